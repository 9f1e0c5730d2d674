//! JSON that is passed on as it is.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;

/// A piece of JSON that is passed on as it is, without being taken apart: a view or an event of some game.
#[derive(Clone, Debug)]
pub struct Raw(Box<RawValue>);

impl Raw {
    /// This text, if it is JSON.
    pub fn new(json: String) -> Result<Raw, serde_json::Error> {
        RawValue::from_string(json).map(Raw)
    }

    /// The text.
    pub fn get(&self) -> &str {
        self.0.get()
    }
}

impl PartialEq for Raw {
    fn eq(&self, other: &Raw) -> bool {
        self.get() == other.get()
    }
}

impl Serialize for Raw {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Raw {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Raw, D::Error> {
        Box::<RawValue>::deserialize(deserializer).map(Raw)
    }
}
