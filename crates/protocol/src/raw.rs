//! JSON that is passed on as it is.

use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;

/// A piece of JSON that is passed on as it is, without being taken apart: a view or an event of some game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RawJson(String);

impl RawJson {
    /// This text, if it is JSON.
    pub fn new(json: String) -> Result<RawJson, serde_json::Error> {
        RawValue::from_string(json).map(|value| RawJson(Box::<str>::from(value).into()))
    }

    /// A text that a game wrote as JSON. It is not checked: parsing it for every viewer would cost more than writing it.
    pub fn written(json: String) -> RawJson {
        RawJson(json)
    }

    /// The text.
    pub fn get(&self) -> &str {
        &self.0
    }

    pub(crate) fn into_text(self) -> String {
        self.0
    }
}

impl Serialize for RawJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let value: &RawValue = serde_json::from_str(&self.0).map_err(S::Error::custom)?;
        value.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for RawJson {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RawJson, D::Error> {
        Box::<RawValue>::deserialize(deserializer).map(|value| RawJson(Box::<str>::from(value).into()))
    }
}
