//! The description of the REST interface as an OpenAPI document, made from the types of [`rest`](crate::rest).
//!
//! The server serves the checked-in file `crates/server/src/openapi.json`. `tests/openapi.rs` compares it with this
//! module; `ESCAPADE_BLESS=1` writes it again.

mod endpoint;
mod examples;
mod paths;
pub(crate) mod schemas;

use serde_json::{Value, json};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{ComponentsBuilder, InfoBuilder, LicenseBuilder, OpenApiBuilder, PathsBuilder, Server, tag::Tag};

use crate::ID_MAX;
use crate::rest::{OPTIONS_MAX, VALUE_BYTES_MAX, WORD_BYTES_MAX};

use endpoint::Refused;

const TAGS: [(&str, &str); 6] = [
    ("games", "The games that can be played"),
    ("tables", "Where they are played"),
    ("play", "Taking part"),
    ("records", "Finished matches"),
    ("players", "The player behind a cookie or token"),
    ("operations", "For those who run the server"),
];

/// The document, as pretty JSON.
pub fn document() -> String {
    let license = LicenseBuilder::new().name("MIT OR Apache-2.0").identifier(Some("MIT OR Apache-2.0")).build();
    let about = "Tables of escape board games: open, watch, replay. Matches are played over the socket at /ws, \
                 which docs/protocol.md describes. Optional fields are left out, never null.";
    let info = InfoBuilder::new().title("Escapade").version("1").description(Some(about)).license(Some(license));
    let tags = TAGS.map(|(name, description)| {
        let mut tag = Tag::new(name);
        tag.description = Some(description.to_owned());
        tag
    });
    let mut components = ComponentsBuilder::new()
        .security_scheme("cookie", SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new("escapade"))))
        .security_scheme("token", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
    let mut paths = PathsBuilder::new();
    for endpoint in paths::all() {
        components = components.schemas_from_iter(endpoint.schemas);
        paths = paths.path(endpoint.path, endpoint.item);
    }
    for refused in Refused::ALL {
        components = components.response(refused.name(), refused.response());
    }
    components = components.schemas_from_iter(schemas::collect::<crate::Fault>());
    let document = OpenApiBuilder::new()
        .info(info)
        .servers(Some([Server::new("/")]))
        .tags(Some(tags))
        .paths(paths)
        .components(Some(components.build()))
        .build();
    let mut document = serde_json::to_value(document).expect("a document is plain data");
    remove_null(&mut document);
    // Derived schemas of answers and of enums are open. What we send is described whole.
    deny_unknown_fields(&mut document["components"]["schemas"]);
    bound_variants(&mut document["components"]["schemas"]);
    serde_json::to_string_pretty(&document).expect("a document is plain data") + "\n"
}

/// Adds the bounds of variants with a single field, of which a derived schema cannot say any.
fn bound_variants(schemas: &mut Value) {
    let word = json!({ "type": "string", "maxLength": WORD_BYTES_MAX });
    let moment = json!({ "minimum": 0, "maximum": ID_MAX });
    for (name, field, bounds) in [
        ("OptionValues", "choice", json!({ "items": word, "maxItems": OPTIONS_MAX })),
        ("OptionValues", "text", json!({ "maxLength": VALUE_BYTES_MAX })),
        ("SeatPlayer", "bot", json!({ "maxLength": WORD_BYTES_MAX })),
        ("SeatTime", "left-ms", moment.clone()),
        ("SeatTime", "until-ms", moment),
    ] {
        for variant in schemas[name]["oneOf"].as_array_mut().into_iter().flatten() {
            let field = variant.get_mut("properties").and_then(|fields| fields.get_mut(field));
            if let (Some(Value::Object(field)), Value::Object(bounds)) = (field, &bounds) {
                field.extend(bounds.clone());
            }
        }
    }
}

/// Lets the schema of an object, and of all objects within it, refuse fields that it does not describe.
fn deny_unknown_fields(schema: &mut Value) {
    if let Value::Object(fields) = schema {
        if fields.contains_key("properties") {
            fields.insert("additionalProperties".to_owned(), false.into());
        }
        fields.values_mut().for_each(deny_unknown_fields);
    } else if let Value::Array(items) = schema {
        items.iter_mut().for_each(deny_unknown_fields);
    }
}

/// An optional field is left out when it has no value, so its schema needs no `null`.
fn remove_null(value: &mut Value) {
    if let Value::Object(fields) = value {
        if let Some(Value::Array(types)) = fields.get_mut("type") {
            types.retain(|word| word != "null");
            if let [only] = &mut types[..] {
                let only = only.take();
                fields.insert("type".to_owned(), only);
            }
        }
        if let Some(Value::Array(schemas)) = fields.get_mut("oneOf") {
            schemas.retain(|schema| schema["type"] != "null");
            if let [Value::Object(only)] = &mut schemas[..] {
                let only = std::mem::take(only);
                fields.remove("oneOf");
                fields.extend(only);
            }
        }
        fields.values_mut().for_each(remove_null);
    } else if let Value::Array(items) = value {
        items.iter_mut().for_each(remove_null);
    }
}
