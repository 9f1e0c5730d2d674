//! The description of the REST interface is whole, and the server does what it says.

mod common;

use std::collections::BTreeSet;

use common::{Person, Running, folder, http};
use serde_json::Value;
use server::Config;

fn description() -> Value {
    serde_json::from_str(include_str!("../src/openapi.json")).expect("the description is JSON")
}

/// Every operation with its path and method.
fn operations(description: &Value) -> Vec<(String, String, Value)> {
    let paths = description["paths"].as_object().expect("there are paths");
    let each = paths.iter().flat_map(|(path, methods)| {
        let methods = methods.as_object().expect("a path has methods");
        methods.iter().map(move |(method, operation)| (path.clone(), method.clone(), operation.clone()))
    });
    each.collect()
}

/// What a value stands for: another one where it only refers to it.
fn resolve<'a>(value: &'a Value, root: &'a Value) -> &'a Value {
    match value["$ref"].as_str() {
        Some(name) => root.pointer(&name[1..]).unwrap_or_else(|| panic!("{name} is not there")),
        None => value,
    }
}

/// Every object in a tree of JSON.
fn walk<'a>(value: &'a Value, visit: &mut impl FnMut(&'a Value)) {
    visit(value);
    match value {
        Value::Array(items) => items.iter().for_each(|item| walk(item, visit)),
        Value::Object(fields) => fields.values().for_each(|field| walk(field, visit)),
        _ => {}
    }
}

#[test]
fn the_description_is_whole() {
    let description = description();
    assert_eq!(description["openapi"], "3.1.0");
    let tags: BTreeSet<&str> =
        description["tags"].as_array().unwrap().iter().filter_map(|tag| tag["name"].as_str()).collect();
    let mut ids = BTreeSet::new();
    for (path, method, operation) in operations(&description) {
        let at = format!("{method} {path}");
        assert!(ids.insert(operation["operationId"].as_str().expect(&at).to_owned()), "{at}: the id is used twice");
        assert!(!operation["summary"].as_str().unwrap_or_default().is_empty(), "{at} has no summary");
        assert!(operation["tags"].as_array().unwrap().iter().all(|tag| tags.contains(tag.as_str().unwrap())), "{at}");
        let named: Vec<&Value> = operation["parameters"].as_array().into_iter().flatten().collect();
        assert_eq!(path.contains("{id}"), named.iter().any(|parameter| parameter["in"] == "path"), "{at}");
        for parameter in named {
            assert!(parameter.get("example").is_some() && parameter.get("description").is_some(), "{at}: {parameter}");
        }
        for (status, response) in operation["responses"].as_object().expect(&at) {
            let response = resolve(response, &description);
            assert!(response["description"].is_string(), "{at} {status}");
            let contents = response["content"].as_object().into_iter().flat_map(|content| content.values());
            assert!(contents.into_iter().all(|content| content.get("example").is_some()), "{at} {status}: no example");
        }
        if let Some(body) = operation.get("requestBody") {
            assert!(body["content"]["application/json"].get("example").is_some(), "{at}: no example of the body");
        }
    }
    walk(&description, &mut |value| {
        if let Some(name) = value.get("$ref").and_then(Value::as_str) {
            let pointer = name.strip_prefix('#').expect("we refer to ourselves only");
            assert!(description.pointer(pointer).is_some(), "{name} is not there");
        }
    });
}

/// Every address of the server that is not the page's is described, and nothing else is.
#[test]
fn the_description_knows_every_route() {
    let mut routes = BTreeSet::new();
    for file in std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/src")).unwrap() {
        let path = file.unwrap().path();
        if path.extension().is_none_or(|kind| kind != "rs") || path.ends_with("assets.rs") {
            continue;
        }
        let code = std::fs::read_to_string(path).unwrap();
        routes.extend(code.split(".route(\"").skip(1).map(|rest| rest.split('"').next().unwrap().to_owned()));
    }
    let described = description()["paths"].as_object().unwrap().keys().cloned().collect();
    assert_eq!(routes, described);
}

/// Whether a value has the form that a schema asks for, as far as our schemas go.
fn check(value: &Value, schema: &Value, root: &Value, at: &str) {
    let schema = resolve(schema, root);
    match schema["type"].as_str() {
        Some("object") => {
            let fields = value.as_object().unwrap_or_else(|| panic!("{at}: {value} is no object"));
            for name in schema["required"].as_array().into_iter().flatten() {
                assert!(fields.contains_key(name.as_str().unwrap_or_default()), "{at}: {name} is missing in {value}");
            }
            for (name, field) in fields {
                let is_open = schema.get("properties").is_none() || schema["additionalProperties"].is_object();
                match schema["properties"].get(name) {
                    Some(known) => check(field, known, root, &format!("{at}.{name}")),
                    None => assert!(is_open, "{at}: {name} is not described"),
                }
            }
        }
        Some("array") => value
            .as_array()
            .unwrap_or_else(|| panic!("{at}: {value} is no array"))
            .iter()
            .for_each(|item| check(item, &schema["items"], root, &format!("{at}[]"))),
        Some("string") => assert!(value.is_string(), "{at}: {value} is no string"),
        Some("integer") => assert!(value.is_i64() || value.is_u64(), "{at}: {value} is no integer"),
        Some("boolean") => assert!(value.is_boolean(), "{at}: {value} is not true or false"),
        _ => {}
    }
}

/// Every example of a body fits its schema.
#[test]
fn examples_fit_their_schemas() {
    let description = description();
    walk(&description, &mut |value| {
        if let (Some(example), Some(schema)) = (value.get("example"), value.get("schema")) {
            check(example, schema, &description, &example.to_string());
        }
    });
}

/// Every path is tried with its example, and answers with a status and a form that the description knows.
#[tokio::test(flavor = "multi_thread")]
async fn the_server_does_what_it_says() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let ana = Person::new(server.address).await;
    let (table, _) = ana.open(r#"{"game":"sample","bots":["easy","easy"],"open":true}"#).await;
    for _ in 0..200 {
        if ana.get(&format!("/api/tables/{table}")).await.json()["phase"] == "over" {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    let description = description();
    for (path, method, operation) in operations(&description) {
        // These two never end by themselves; other tests try them.
        if path == "/ws" || path.ends_with("/stream") {
            continue;
        }
        let body = &operation["requestBody"]["content"]["application/json"]["example"];
        let body = match (body, method.as_str()) {
            (Value::Null, "post") => "{}".to_owned(),
            (Value::Null, _) => String::new(),
            (body, _) => body.to_string(),
        };
        let address = format!("{} {}", method.to_uppercase(), path.replace("{id}", &table));
        let answer = http(server.address, &address, &[("cookie", &ana.cookie)], &body).await;
        let known = resolve(&operation["responses"][answer.status.to_string()], &description);
        assert!(!known.is_null(), "{address} answers {}, which is not described: {}", answer.status, answer.body);
        if let Some(content) = known["content"].get("application/json") {
            check(&answer.json(), &content["schema"], &description, &address);
        }
        // Nobody has the secrets of these examples.
        let refused_by_example = ["/api/recover", "/api/tokens/forget"].contains(&path.as_str());
        assert!(answer.status < 300 || refused_by_example, "{address}: {}", answer.body);
    }
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}
