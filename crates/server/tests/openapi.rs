//! The description of the REST interface is whole, and the server does what it says.

mod common;

use std::collections::BTreeSet;

use common::{Person, Running, Socket, folder, http};
use engine::{Salt, Seat};
use protocol::{Message, Request};
use serde_json::{Value, json};
use server::Config;

fn description() -> Value {
    serde_json::from_str(include_str!("../src/openapi.json")).expect("the description is JSON")
}

/// Every operation with its path and method.
fn operations(description: &Value) -> Vec<(&str, &str, &Value)> {
    let paths = description["paths"].as_object().expect("there are paths");
    let each = paths.iter().flat_map(|(path, methods)| {
        let methods = methods.as_object().expect("a path has methods");
        methods.iter().map(move |(method, operation)| (path.as_str(), method.as_str(), operation))
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

/// Compares values with schemas, as far as our schemas go, and remembers which schemas were met.
struct Checker<'a> {
    root: &'a Value,
    met: BTreeSet<&'a str>,
}

impl<'a> Checker<'a> {
    fn new(root: &'a Value) -> Checker<'a> {
        Checker { root, met: BTreeSet::new() }
    }

    /// Fails the test unless the value has the form that the schema describes.
    fn expect(&mut self, value: &Value, schema: &'a Value, at: &str) {
        if let Err(problem) = self.check(value, schema) {
            panic!("{at}: {problem} in {value}");
        }
    }

    fn check(&mut self, value: &Value, schema: &'a Value) -> Result<(), String> {
        if let Some(name) = schema["$ref"].as_str() {
            self.met.insert(name.strip_prefix("#/components/schemas/").ok_or("not a schema")?);
            return self.check(value, resolve(schema, self.root));
        }
        if let Some(variants) = schema["oneOf"].as_array() {
            return self.check_variants(value, variants);
        }
        if let Some(words) = schema["enum"].as_array() {
            let is_known = words.contains(value);
            return is_known.then_some(()).ok_or_else(|| format!("{value} is not one of {words:?}"));
        }
        let fits = match schema["type"].as_str() {
            Some("object") => return self.check_object(value, schema),
            Some("array") => {
                let items = value.as_array().ok_or_else(|| format!("{value} is not an array"))?;
                return items.iter().try_for_each(|item| self.check(item, &schema["items"]));
            }
            Some("string") => value.as_str().is_some_and(|text| fits_pattern(text, schema["pattern"].as_str())),
            Some("integer") => value.is_i64() || value.is_u64(),
            Some("boolean") => value.is_boolean(),
            other => return Err(format!("the schema has the type {other:?}")),
        };
        fits.then_some(()).ok_or_else(|| format!("{value} does not fit {schema}"))
    }

    fn check_variants(&mut self, value: &Value, variants: &'a [Value]) -> Result<(), String> {
        let mut fitting = Vec::new();
        for variant in variants {
            let mut inner = Checker::new(self.root);
            if inner.check(value, variant).is_ok() {
                fitting.push(inner.met);
            }
        }
        match fitting.pop() {
            Some(met) if fitting.is_empty() => {
                self.met.extend(met);
                Ok(())
            }
            _ => Err(format!("{value} does not fit exactly one of {variants:?}")),
        }
    }

    fn check_object(&mut self, value: &Value, schema: &'a Value) -> Result<(), String> {
        let fields = value.as_object().ok_or_else(|| format!("{value} is not an object"))?;
        for name in schema["required"].as_array().into_iter().flatten() {
            let is_there = fields.contains_key(name.as_str().unwrap_or_default());
            is_there.then_some(()).ok_or_else(|| format!("{name} is missing"))?;
        }
        let Some(known) = schema.get("properties") else {
            let rest = &schema["additionalProperties"];
            return if rest.is_object() {
                fields.values().try_for_each(|field| self.check(field, rest))
            } else {
                Ok(())
            };
        };
        for (name, field) in fields {
            let known = known.get(name).ok_or_else(|| format!("{name} is not described"))?;
            self.check(field, known).map_err(|problem| format!("{name}: {problem}"))?;
        }
        Ok(())
    }
}

fn fits_pattern(text: &str, pattern: Option<&str>) -> bool {
    match pattern {
        None => true,
        Some("^[a-f]$") => matches!(text, "a" | "b" | "c" | "d" | "e" | "f"),
        Some("^esc_") => text.starts_with("esc_"),
        Some(other) => panic!("this test does not know the pattern {other}"),
    }
}

/// Every example of a body fits its schema.
#[test]
fn examples_fit_their_schemas() {
    let description = description();
    let mut checker = Checker::new(&description);
    walk(&description, &mut |value| {
        if let (Some(example), Some(schema)) = (value.get("example"), value.get("schema")) {
            checker.expect(example, schema, "an example");
        }
    });
}

/// The checker itself finds what does not fit.
#[test]
fn values_that_do_not_fit_are_found() {
    let description = description();
    let mut checker = Checker::new(&description);
    let mut problem = |name: &str, value: Value| {
        let schema = &description["components"]["schemas"][name];
        checker.check(&value, schema).expect_err("it does not fit")
    };
    assert_eq!(problem("Me", json!({})), "\"name\" is missing");
    assert_eq!(problem("Me", json!({ "name": "ana", "age": 9 })), "age is not described");
    assert!(problem("Me", json!({ "name": 9 })).contains("does not fit"));
    assert!(problem("Phase", json!("asleep")).contains("is not one of"));
    assert!(problem("Seat", json!("z")).contains("does not fit"));
    assert!(problem("Clock", json!({ "decision": { "minutes": 1 } })).contains("exactly one"));
}

/// Every path is tried with its example, and answers with a status and a form that the description knows. Every schema
/// of the description is met in a real answer, or in a body that the server accepts.
#[tokio::test(flavor = "multi_thread")]
async fn the_server_does_what_it_says() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let ana = Person::new(server.address).await;
    let (table, _) = ana.open(r#"{"game":"sample","bots":["easy","easy"],"open":true}"#).await;
    // Bots play for somebody who watches.
    let mut watching = ana.connect().await;
    watching.hello(&table, None).await.unwrap();
    for _ in 0..200 {
        if ana.get(&format!("/api/tables/{table}")).await.json()["phase"] == "over" {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    // So that lists are not empty.
    let (own, _) = ana.open(r#"{"game":"sample","open":true}"#).await;
    let mut socket = ana.connect().await;
    socket.hello(&own, None).await.unwrap();
    socket.ask(sit("ana", 0)).await.unwrap();
    let description = description();
    let mut checker = Checker::new(&description);
    for (path, method, operation) in operations(&description) {
        // These two never end by themselves; other tests try them.
        if path == "/ws" || path.ends_with("/stream") {
            continue;
        }
        let body = &operation["requestBody"]["content"]["application/json"];
        let text = match (&body["example"], method) {
            (Value::Null, "post") => "{}".to_owned(),
            (Value::Null, _) => String::new(),
            (body, _) => body.to_string(),
        };
        let address = format!("{} {}", method.to_uppercase(), path.replace("{id}", &table));
        let answer = http(server.address, &address, &[("cookie", &ana.cookie)], &text).await;
        let known = resolve(&operation["responses"][answer.status.to_string()], &description);
        assert!(!known.is_null(), "{address} answers {}, which is not described: {}", answer.status, answer.body);
        if let Some(content) = known["content"].get("application/json") {
            checker.expect(&answer.json(), &content["schema"], &address);
        }
        if answer.status < 300 && !body.is_null() {
            checker.expect(&body["example"], &body["schema"], &address);
        }
        // Nobody has the secrets of these examples, and the record of one is only its beginning.
        let refused_by_example =
            ["/api/recover", "/api/tokens/forget", "/api/sessions/forget", "/api/review"].contains(&path);
        assert!(answer.status < 300 || refused_by_example, "{address}: {}", answer.body);
    }
    let record = ana.get(&format!("/api/tables/{table}/record")).await.body;
    let body = json!({ "record": record, "lang": "en" });
    checker.expect(&body, &description["components"]["schemas"]["ReviewRecord"], "a record to be reviewed");
    checker.met.insert("ReviewRecord");
    assert_eq!(ana.post("/api/review", &body.to_string()).await.status, 200);
    meet_rare_schemas(&ana, &mut checker).await;
    let all: BTreeSet<&str> =
        description["components"]["schemas"].as_object().unwrap().keys().map(String::as_str).collect();
    let missed: Vec<_> = all.difference(&checker.met).collect();
    assert!(missed.is_empty(), "no real answer has {missed:?}");
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

fn sit(name: &str, seat: u8) -> Request {
    Request::Sit { seat: Some(Seat::new(seat)), name: name.to_owned(), salt: Salt::default(), bot: false }
}

/// A match with a clock, a refused undo, a wish for a takeback and a bot that stands in.
async fn meet_rare_schemas(ana: &Person, checker: &mut Checker<'_>) {
    let wish = r#"{"game":"sample","seats":2,"open":true,"clock":{"decision":{"seconds":600}}}"#;
    let (table, _) = ana.open(wish).await;
    let ben = Person::new(ana.address).await;
    let (mut a, mut b) = (ana.connect().await, ben.connect().await);
    for (socket, name, number) in [(&mut a, "ana", 0), (&mut b, "ben", 1)] {
        let seat = Seat::new(number);
        socket.hello(&table, None).await.expect("the host does it");
        socket.ask(sit(name, number)).await.expect("the host does it");
        socket.ask(Request::Ready { seat, ready: true, salt: None }).await.expect("the host does it");
    }
    let schemas = &checker.root["components"]["schemas"];
    let refused = a.ask(Request::Undo { seat: Seat::new(0) }).await.expect_err("nothing was done yet");
    assert!(refused.undo.is_some(), "{refused}");
    checker.expect(&serde_json::to_value(refused).expect("a fault is plain data"), &schemas["Fault"], "a refused undo");
    for (socket, number) in [(&mut a, 0), (&mut b, 1)] {
        let action = first_choice(socket).await;
        socket.ask(Request::Play { seat: Seat::new(number), question: 1, action }).await.expect("the host does it");
    }
    a.ask(Request::AskTakeback { seat: Seat::new(0) }).await.expect("the host does it");
    let state = ana.get(&format!("/api/tables/{table}")).await.json();
    assert!(state["takeback"].is_object() && state["seats"][0]["time"].is_object(), "{state}");
    checker.expect(&state, &schemas["TableState"], "a wish for a takeback");
    b.ask(Request::HandOver { seat: Seat::new(1), bot: true }).await.expect("the host does it");
    let state = ana.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(state["seats"][1]["minder"]["stand-in"], "asked", "{state}");
    checker.expect(&state, &schemas["TableState"], "a bot that stands in");
    let sessions = ana.get("/api/sessions").await.json();
    let token = sessions.as_array().expect("a list").iter().find(|session| session["kind"] == "token");
    let forget = json!({ "session": token.expect("a token was made")["session"] });
    let root = checker.root;
    let body = &root["paths"]["/api/sessions/forget"]["post"]["requestBody"]["content"]["application/json"];
    checker.expect(&forget, &body["schema"], "a session to be ended");
    assert_eq!(ana.post("/api/sessions/forget", &forget.to_string()).await.status, 204);
}

/// The first choice of the seat that the socket holds.
async fn first_choice(socket: &mut Socket) -> String {
    loop {
        if let Some(Message::Update(update)) = socket.hear().await
            && let Some(action) = update.menu.first()
        {
            return action.clone();
        }
    }
}
