//! A content file as a tree of values with their places, and how rows are read from it.
//!
//! Every game reads its rows through this one small deserializer. Reading them straight from TOML would compile all of
//! TOML's deserializer again for each type of row, which took longer than compiling the rules.

use std::collections::BTreeMap;
use std::fmt::Display;

use serde::de::{
    self, DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Expected, IntoDeserializer, MapAccess,
    SeqAccess, Unexpected, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;

/// The name by which [`super::Spanned`] asks for the place of a value, too.
pub(super) const SPANNED: &str = "engine::content::Spanned";

/// A value and where it begins, as the offset of a byte.
pub(super) struct Node {
    pub(super) start: usize,
    pub(super) value: Value,
}

/// What can stand in a content file.
pub(super) enum Value {
    Bool(bool),
    Number(i64),
    Text(String),
    List(Vec<Node>),
    /// Keys with their places, and their values.
    Table(Vec<(Node, Node)>),
}

/// What is wrong, and where if that is known.
#[derive(Debug)]
pub(super) struct Problem {
    pub(super) start: Option<usize>,
    pub(super) text: String,
}

impl Problem {
    fn at(self, start: usize) -> Problem {
        Problem { start: self.start.or(Some(start)), ..self }
    }
}

impl Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::error::Error for Problem {}

impl de::Error for Problem {
    fn custom<T: Display>(text: T) -> Problem {
        Problem { start: None, text: text.to_string() }
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Problem {
        de::Error::custom(format_args!("{} stands here; expected {}", Found(found), in_words(&expected.to_string())))
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Problem {
        de::Error::invalid_type(found, expected)
    }

    fn invalid_length(length: usize, expected: &dyn Expected) -> Problem {
        let expected = in_words(&expected.to_string());
        de::Error::custom(format_args!("there are {length} here; expected {expected}"))
    }

    fn unknown_variant(variant: &str, expected: &'static [&'static str]) -> Problem {
        let known = expected.join(", ");
        de::Error::custom(format_args!("there is no `{variant}`: a new one needs code; these exist: {known}"))
    }

    fn missing_field(field: &'static str) -> Problem {
        de::Error::custom(format_args!("`{field}` is missing"))
    }
}

/// What was found, in a designer's words.
struct Found<'a>(Unexpected<'a>);

impl Display for Found<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0 {
            Unexpected::Bool(value) => write!(f, "{value}"),
            Unexpected::Unsigned(number) => write!(f, "{number}"),
            Unexpected::Signed(number) => write!(f, "{number}"),
            Unexpected::Str(text) => write!(f, "the text \"{text}\""),
            Unexpected::Seq => f.write_str("a list"),
            Unexpected::Map => f.write_str("a table"),
            other => write!(f, "{other}"),
        }
    }
}

/// What a type of Rust means for somebody who edits a file.
fn in_words(expected: &str) -> String {
    let words = match expected {
        "u8" => "a whole number from 0 to 255",
        "u16" => "a whole number from 0 to 65535",
        "i8" => "a whole number from -128 to 127",
        "i64" | "u32" | "u64" | "i16" | "i32" => "a whole number",
        "a string" | "a borrowed string" => "a text in quotes",
        "a boolean" => "true or false",
        "a sequence" => "a list such as [1, 2]",
        "a map" => "a table such as { a = 1 }",
        _ if expected.starts_with("struct ") || expected.starts_with("enum ") => "a table such as { a = 1 }",
        _ => match expected.strip_prefix("an array of length ") {
            Some(length) => return format!("a list of {length}"),
            None => expected,
        },
    };
    words.to_owned()
}

/// Reads rows from the root of a tree.
pub(super) fn rows<T: DeserializeOwned>(root: &Node) -> Result<T, Problem> {
    T::deserialize(root).map_err(|problem| problem.at(root.start))
}

impl<'de> Deserializer<'de> for &'de Node {
    type Error = Problem;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        match &self.value {
            Value::Bool(value) => visitor.visit_bool(*value),
            Value::Number(value) => visitor.visit_i64(*value),
            Value::Text(text) => visitor.visit_borrowed_str(text),
            Value::List(nodes) => visitor.visit_seq(Items(nodes.iter())),
            Value::Table(entries) => visitor.visit_map(Entries { left: entries.iter(), value: None }),
        }
        .map_err(|problem| problem.at(self.start))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, name: &'static str, visitor: V) -> Result<V::Value, Problem> {
        match name {
            SPANNED => visitor.visit_seq(Placed { start: Some(self.start), node: Some(self) }),
            _ => visitor.visit_newtype_struct(self),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Problem> {
        let (name, content) = match &self.value {
            Value::Text(_) => (self, None),
            Value::Table(entries) if entries.len() == 1 => (&entries[0].0, Some(&entries[0].1)),
            _ => return Err(de::Error::custom("expected a name, or a table with one name")),
        };
        visitor.visit_enum(Variant { name, content }).map_err(|problem: Problem| problem.at(self.start))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map struct identifier ignored_any
    }
}

/// The items of a list.
struct Items<'de>(std::slice::Iter<'de, Node>);

impl<'de> SeqAccess<'de> for Items<'de> {
    type Error = Problem;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Problem> {
        self.0.next().map(|node| seed.deserialize(node).map_err(|problem| problem.at(node.start))).transpose()
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

/// The entries of a table.
struct Entries<'de> {
    left: std::slice::Iter<'de, (Node, Node)>,
    value: Option<&'de Node>,
}

impl<'de> MapAccess<'de> for Entries<'de> {
    type Error = Problem;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Problem> {
        let Some((key, value)) = self.left.next() else { return Ok(None) };
        self.value = Some(value);
        seed.deserialize(key).map(Some).map_err(|problem| problem.at(key.start))
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Problem> {
        let value = self.value.take().ok_or_else(|| <Problem as de::Error>::custom("a value comes after its key"))?;
        seed.deserialize(value).map_err(|problem| problem.at(value.start))
    }
}

/// A place and the value there, for [`super::Spanned`].
struct Placed<'de> {
    start: Option<usize>,
    node: Option<&'de Node>,
}

impl<'de> SeqAccess<'de> for Placed<'de> {
    type Error = Problem;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Problem> {
        if let Some(start) = self.start.take() {
            return seed.deserialize(start.into_deserializer()).map(Some);
        }
        self.node.take().map(|node| seed.deserialize(node)).transpose()
    }
}

/// A variant of an enum: its name, and what stands behind it.
struct Variant<'de> {
    name: &'de Node,
    content: Option<&'de Node>,
}

impl<'de> EnumAccess<'de> for Variant<'de> {
    type Error = Problem;
    type Variant = Variant<'de>;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Variant<'de>), Problem> {
        let value = seed.deserialize(self.name).map_err(|problem| problem.at(self.name.start))?;
        Ok((value, self))
    }
}

impl<'de> Variant<'de> {
    fn content(self) -> Result<&'de Node, Problem> {
        let missing = || <Problem as de::Error>::custom("this name needs values: `name = { … }`").at(self.name.start);
        self.content.ok_or_else(missing)
    }
}

impl<'de> VariantAccess<'de> for Variant<'de> {
    type Error = Problem;

    fn unit_variant(self) -> Result<(), Problem> {
        match self.content {
            None => Ok(()),
            Some(content) => Err(<Problem as de::Error>::custom("this name takes no values").at(content.start)),
        }
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Problem> {
        let content = self.content()?;
        seed.deserialize(content).map_err(|problem| problem.at(content.start))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _len: usize, visitor: V) -> Result<V::Value, Problem> {
        self.content()?.deserialize_any(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Problem> {
        self.content()?.deserialize_any(visitor)
    }
}

/// Reads TOML into a tree.
pub(super) fn parse(text: &str) -> Result<Node, Problem> {
    use toml::de::{DeTable, DeValue};

    fn node(start: usize, value: &DeValue<'_>) -> Result<Node, Problem> {
        let fault = |text: &str| Problem { start: Some(start), text: text.to_owned() };
        let value = match value {
            DeValue::Boolean(value) => Value::Bool(*value),
            DeValue::String(text) => Value::Text(text.clone().into_owned()),
            DeValue::Integer(number) => {
                let value = i64::from_str_radix(number.as_str(), number.radix());
                Value::Number(value.map_err(|_| fault("this number is too large"))?)
            }
            DeValue::Array(values) => {
                let nodes = values.iter().map(|value| node(value.span().start, value.get_ref()));
                Value::List(nodes.collect::<Result<_, _>>()?)
            }
            DeValue::Table(entries) => return table(start, entries),
            DeValue::Float(_) | DeValue::Datetime(_) => return Err(fault("expected a whole number, a text or a list")),
        };
        Ok(Node { start, value })
    }

    fn table(start: usize, entries: &DeTable<'_>) -> Result<Node, Problem> {
        let entry = |(key, value): (&toml::Spanned<_>, &toml::Spanned<_>)| {
            let name: &std::borrow::Cow<'_, str> = key.get_ref();
            let key = Node { start: key.span().start, value: Value::Text(name.clone().into_owned()) };
            Ok((key, node(value.span().start, value.get_ref())?))
        };
        Ok(Node { start, value: Value::Table(entries.iter().map(entry).collect::<Result<_, Problem>>()?) })
    }

    let fault = |fault: toml::de::Error| Problem {
        start: fault.span().map(|span| span.start),
        text: fault.message().to_owned(),
    };
    let root = DeTable::parse(text).map_err(fault)?;
    table(root.span().start, root.get_ref())
}

/// Reads JSON into a tree, without places.
pub(super) fn parse_json(text: &str) -> Result<Node, Problem> {
    fn node(value: serde_json::Value) -> Result<Node, Problem> {
        use serde_json::Value as Json;

        let value = match value {
            Json::Bool(value) => Value::Bool(value),
            Json::String(text) => Value::Text(text),
            Json::Array(values) => Value::List(values.into_iter().map(node).collect::<Result<_, _>>()?),
            Json::Object(entries) => {
                let entry = |(key, value)| Ok((Node { start: 0, value: Value::Text(key) }, node(value)?));
                Value::Table(entries.into_iter().map(entry).collect::<Result<_, Problem>>()?)
            }
            Json::Number(_) | Json::Null => match value.as_i64() {
                Some(number) => Value::Number(number),
                None => return Err(de::Error::custom(format_args!("{value} is not a whole number, a text or a list"))),
            },
        };
        Ok(Node { start: 0, value })
    }

    node(serde_json::from_str(text).map_err(<Problem as de::Error>::custom)?)
}

impl Node {
    /// The same values as JSON.
    pub(super) fn to_json(&self) -> serde_json::Value {
        use serde_json::Value as Json;

        match &self.value {
            Value::Bool(value) => Json::from(*value),
            Value::Number(value) => Json::from(*value),
            Value::Text(text) => Json::from(text.as_str()),
            Value::List(nodes) => nodes.iter().map(Node::to_json).collect(),
            Value::Table(entries) => {
                let entry = |(key, value): &(Node, Node)| match &key.value {
                    Value::Text(key) => Some((key.clone(), value.to_json())),
                    _ => None,
                };
                // In the same order everywhere, whatever the order of the file.
                let sorted: BTreeMap<String, Json> = entries.iter().filter_map(entry).collect();
                Json::Object(sorted.into_iter().collect())
            }
        }
    }
}
