//! The description of the REST interface is whole, and the server does what it says.

mod common;

use std::collections::BTreeSet;
use std::net::SocketAddr;

use common::{Answer, Person, Running, Socket, folder, http};
use engine::{Salt, Seat};
use protocol::rest::{BODY_BYTES_MAX, OPEN_BODY_BYTES_MAX, RECORD_BODY_BYTES_MAX};
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

/// Whether the schema of an object leaves open what else may be in it.
fn is_open(schema: &Value) -> bool {
    let rest = &schema["additionalProperties"];
    let is_map = rest.is_object() && schema["propertyNames"].is_object() && schema["maxProperties"].is_u64();
    schema["type"] == "object" && *rest != false && !is_map
}

/// Whether a schema has no bound for the size of what it describes.
fn is_unbounded(schema: &Value) -> bool {
    let has = |names: &[&str]| names.iter().any(|name| schema.get(name).is_some());
    match schema["type"].as_str() {
        Some("string") => {
            !has(&["maxLength", "enum", "pattern"]) || schema["pattern"] == "^esc_" && !has(&["maxLength"])
        }
        Some("integer" | "number") => !(has(&["minimum"]) && has(&["maximum"])),
        Some("array") => !has(&["maxItems"]),
        _ => false,
    }
}

/// What is sent and answered is described whole and has bounds. Only three forms are not ours to close: the view of a game,
/// a description of an interface, and a text, which is as long as what it tells.
#[test]
fn schemas_are_closed_and_bounded() {
    let mut description = description();
    let view = description["components"]["schemas"]["View"].take();
    assert!(is_open(&view), "{view}");
    let own =
        description["paths"]["/api/openapi.json"]["get"]["responses"]["200"]["content"]["application/json"].take();
    assert!(is_open(&own["schema"]), "{own}");
    for (_, methods) in description["paths"].as_object_mut().expect("there are paths") {
        for operation in methods.as_object_mut().expect("a path has methods").values_mut() {
            for response in operation["responses"].as_object_mut().expect("there are responses").values_mut() {
                let contents = response.get_mut("content").and_then(Value::as_object_mut);
                contents.into_iter().for_each(|contents| contents.retain(|media, _| media == "application/json"));
            }
        }
    }
    let mut seen = 0;
    walk(&description, &mut |value| {
        assert!(!is_open(value), "it may hold anything: {value}");
        assert!(!is_unbounded(value), "it has no bound: {value}");
        seen += usize::from(value["type"].is_string());
    });
    assert!(seen > 100, "{seen} schemas");
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
                let fits = is_within(items.len(), &schema["minItems"], &schema["maxItems"]);
                fits.then_some(()).ok_or_else(|| format!("{} items do not fit {schema}", items.len()))?;
                return items.iter().try_for_each(|item| self.check(item, &schema["items"]));
            }
            Some("string") => value.as_str().is_some_and(|text| {
                is_within(text.chars().count(), &schema["minLength"], &schema["maxLength"])
                    && fits_pattern(text, schema["pattern"].as_str())
            }),
            Some("integer") => {
                let least = schema["minimum"].as_i64().unwrap_or(i64::MIN);
                let most = schema["maximum"].as_i64().unwrap_or(i64::MAX);
                value.as_i64().is_some_and(|number| (least..=most).contains(&number))
            }
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
            if !rest.is_object() {
                return Ok(());
            }
            let fits = is_within(fields.len(), &Value::Null, &schema["maxProperties"]);
            fits.then_some(()).ok_or_else(|| format!("{} fields do not fit {schema}", fields.len()))?;
            return fields.iter().try_for_each(|(name, field)| {
                self.check(&json!(name), &schema["propertyNames"])?;
                self.check(field, rest)
            });
        };
        for (name, field) in fields {
            let known = known.get(name).ok_or_else(|| format!("{name} is not described"))?;
            self.check(field, known).map_err(|problem| format!("{name}: {problem}"))?;
        }
        Ok(())
    }
}

/// Whether a length keeps to bounds, where there are any.
fn is_within(length: usize, least: &Value, most: &Value) -> bool {
    let length = length as u64;
    least.as_u64().is_none_or(|least| length >= least) && most.as_u64().is_none_or(|most| length <= most)
}

fn fits_pattern(text: &str, pattern: Option<&str>) -> bool {
    match pattern {
        None => true,
        Some("^[a-f]$") => matches!(text, "a" | "b" | "c" | "d" | "e" | "f"),
        Some("^esc_") => text.starts_with("esc_"),
        Some("^[0-9a-f]{64}$") => {
            text.len() == 64 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
        }
        Some("^[A-Z]{3}-R?[0-9]{2,5}$") => text.parse::<engine::Clause>().is_ok(),
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
    assert!(problem("Clock", json!({ "decision": { "seconds": 4 } })).contains("exactly one"));
    assert!(problem("Me", json!({ "name": "x".repeat(25) })).contains("does not fit"));
    assert!(problem("Milliseconds", json!(-1)).contains("does not fit"));
    assert!(problem("Seats", json!(["a", "b", "c", "d", "e", "f", "a"])).contains("7 items"));
    assert!(problem("ChosenOptions", json!({ "x".repeat(65): "1" })).contains("does not fit"));
    assert!(problem("Hash", json!("0".repeat(63))).contains("does not fit"));
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
    meet_a_clause(&ana, &mut checker).await;
    // No game has an option with a number now, but the example has.
    let games = &description["paths"]["/api/games"]["get"]["responses"]["200"]["content"]["application/json"];
    checker.expect(&games["example"], &games["schema"], "the example of a game");
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

/// A refusal by the rules.
async fn meet_a_clause(ana: &Person, checker: &mut Checker<'_>) {
    let (table, _) = ana.open(r#"{"game":"sample","bots":["easy"]}"#).await;
    let (mut socket, seat) = (ana.connect().await, Seat::new(0));
    socket.hello(&table, None).await.expect("the host does it");
    socket.ask(sit("ana", 0)).await.expect("the host does it");
    socket.ask(Request::Ready { seat, ready: true, salt: None }).await.expect("the host does it");
    first_choice(&mut socket).await;
    for card in 1..=12 {
        let play = Request::Play { seat, question: 1, action: format!("bid {card}") };
        if let Err(fault) = socket.ask(play).await
            && fault.clause.is_some()
        {
            let fault = serde_json::to_value(fault).expect("a fault is plain data");
            return checker.expect(&fault, &checker.root["components"]["schemas"]["Fault"], "a refusal by the rules");
        }
    }
    panic!("ana holds every card");
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

/// What it takes to be refused in every way.
struct Refused<'a> {
    description: &'a Value,
    address: SocketAddr,
    ana: Person,
    /// Somebody who never sat anywhere.
    eve: Person,
    banned: Person,
    /// Headers of tools that may only watch, and only play.
    tools: [String; 2],
    /// A table before its deal.
    gathering: String,
    /// A finished match without spectators.
    over: String,
    /// A record without its seed.
    unfinished: String,
}

impl<'a> Refused<'a> {
    async fn new(server: &Running, description: &'a Value) -> Refused<'a> {
        let address = server.address;
        let [ana, eve, banned] = [Person::new(address).await, Person::new(address).await, Person::new(address).await];
        let (gathering, _) = ana.open(r#"{"game":"sample"}"#).await;
        let (over, _) = ana.open(r#"{"game":"sample","bots":["easy"],"spectators":false}"#).await;
        let mut socket = ana.connect().await;
        socket.hello(&over, None).await.expect("the table is there");
        socket.ask(sit("ana", 0)).await.expect("the seat is free");
        let ready = Request::Ready { seat: Seat::new(0), ready: true, salt: None };
        socket.ask(ready).await.expect("who sits gets ready");
        socket.play_to_the_end(|_| 0).await;
        let text = ana.get(&format!("/api/tables/{over}/record")).await.body;
        let mut record: engine::Record = text.parse().unwrap_or_else(|fault| panic!("{fault}: {text}"));
        record.seed = None;
        let operator = format!("Bearer {OPERATOR}");
        let operator = [("authorization", operator.as_str())];
        assert_eq!(banned.post("/api/me", r#"{"name":"eve"}"#).await.status, 200);
        let people = http(address, "GET /api/operator/people?text=eve", &operator, "").await.json();
        let ban = format!("POST /api/operator/people/{}/ban", people["rows"][0]["player"].as_str().expect("an id"));
        assert_eq!(http(address, &ban, &operator, r#"{"banned":true}"#).await.status, 204);
        let mut tools = Vec::new();
        for scope in ["watch", "play"] {
            let token = ana.post("/api/tokens", &json!({ "scopes": [scope] }).to_string()).await.json();
            tools.push(format!("Bearer {}", token["token"].as_str().expect("a token")));
        }
        let tools = tools.try_into().expect("two tools");
        let unfinished = json!({ "record": record.to_string(), "lang": "en" }).to_string();
        Refused { description, address, ana, eve, banned, tools, gathering, over, unfinished }
    }

    /// Asks for an operation in a way that must be refused with this status.
    async fn provoke(&self, path: &str, method: &str, status: &str) -> Answer {
        let operation = &self.description["paths"][path][method];
        let example = &operation["requestBody"]["content"]["application/json"]["example"];
        let mut body = if example.is_null() { String::new() } else { example.to_string() };
        let cookie = |person: &Person| ("cookie", person.cookie.clone());
        let tool = |number: usize| ("authorization", self.tools[number].clone());
        let (mut table, mut query, mut headers) = (&self.over[..], "", vec![cookie(&self.ana)]);
        match (status, path) {
            ("400", "/api/tables/{id}/record") => query = "?format=song",
            ("400", "/api/tables/{id}/replay") => query = "?at=-1",
            ("400", "/ws") => {}
            ("400", _) => body = "{".to_owned(),
            ("401", _) => headers.clear(),
            ("403", "/api/me") if method == "get" => headers = vec![cookie(&self.banned)],
            ("403", "/api/sessions") => headers = vec![tool(0)],
            ("403", "/api/me/tables" | "/api/me/stream" | "/api/tables/{id}/stream") => headers = vec![tool(1)],
            ("403", "/api/tables/{id}/record" | "/api/tables/{id}/replay") => headers = vec![cookie(&self.eve)],
            ("403", _) => headers.push(("origin", "http://elsewhere.example".to_owned())),
            ("404", "/metrics") => headers.push(("x-forwarded-for", "192.0.2.1".to_owned())),
            ("404", _) => table = "notableatall",
            ("408", _) => headers.push(("content-length", "20".to_owned())),
            ("409", "/api/review") => body = self.unfinished.clone(),
            ("409", _) => table = &self.gathering,
            ("413", "/api/tables") => body = " ".repeat(OPEN_BODY_BYTES_MAX + 1),
            ("413", "/api/review") => body = " ".repeat(RECORD_BODY_BYTES_MAX + 1),
            ("413", _) => body = " ".repeat(BODY_BYTES_MAX + 1),
            _ => panic!("{method} {path} may be refused with {status}, and this test does not know how"),
        }
        if status == "408" {
            headers.push(("content-type", "application/json".to_owned()));
            body.clear();
        }
        let head = format!("{} {}{query}", method.to_uppercase(), path.replace("{id}", table));
        let headers: Vec<(&str, &str)> = headers.iter().map(|(name, value)| (*name, value.as_str())).collect();
        http(self.address, &head, &headers, &body).await
    }
}

const OPERATOR: &str = "a token that is long enough for everybody";

/// Every refusal that is described for some operation is given by the server, as a fault in the form that is described.
#[tokio::test(flavor = "multi_thread")]
async fn every_described_refusal_is_given() {
    let folder = folder();
    let operator_token = Some(server::operator_hash(OPERATOR));
    // Long bodies are read at a pace of their own.
    let config = Config { client_timeout_ms: 6000, operator_token, ..Config::default() };
    let server = Running::start(&folder, config).await;
    let description = description();
    let refused = Refused::new(&server, &description).await;
    let mut provoked = Vec::new();
    for (path, method, operation) in operations(&description) {
        for status in operation["responses"].as_object().expect("there are responses").keys() {
            // Those for whom there is no room are turned away before they have asked; the next test has them.
            if status.as_str() >= "400" && !["429", "503"].contains(&status.as_str()) {
                provoked.push((path, method, status));
            }
        }
    }
    let mut checker = Checker::new(&description);
    let answers = provoked.iter().map(|(path, method, status)| refused.provoke(path, method, status));
    for (answer, (path, method, status)) in futures_util::future::join_all(answers).await.iter().zip(&provoked) {
        let at = format!("{method} {path} {status}");
        assert_eq!(answer.status.to_string(), **status, "{at}: {}", answer.body);
        checker.expect(&answer.json(), &description["components"]["schemas"]["Fault"], &at);
    }
    println!("{} refusals of {} operations", provoked.len(), operations(&description).len());
    assert!(provoked.len() > 70, "{} refusals", provoked.len());
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

/// Every request may be one too many for its address, or come when the server is full.
#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_asked_may_find_no_room() {
    let folder = folder();
    let description = description();
    let by_address = Config { sockets_per_address_max: 1, ..Config::default() };
    let in_all = Config { sockets_max: 4, sockets_per_address_max: 100, ..Config::default() };
    for (config, most, status) in [(by_address, 64, 429), (in_all, 4 + 1 + 64, 503)] {
        let server = Running::start(&folder, config).await;
        let mut idle = Vec::new();
        for _ in 0..most {
            idle.push(tokio::net::TcpStream::connect(server.address).await.expect("the server listens"));
        }
        let mut checker = Checker::new(&description);
        for (path, method, operation) in operations(&description) {
            let head = format!("{} {}", method.to_uppercase(), path.replace("{id}", "abc"));
            assert!(operation["responses"].get(status.to_string()).is_some(), "{head} {status} is not described");
            let mut answer = http(server.address, &head, &[], "").await;
            // Connections are counted when they are accepted, which takes a moment.
            for _ in 0..100 {
                if answer.status == status {
                    break;
                }
                answer = http(server.address, &head, &[], "").await;
            }
            assert_eq!(answer.status, status, "{head}: {}", answer.body);
            checker.expect(&answer.json(), &description["components"]["schemas"]["Fault"], &head);
        }
        server.stop().await;
    }
    std::fs::remove_dir_all(folder).unwrap();
}

/// What a fault repeats of a request is cut.
#[tokio::test(flavor = "multi_thread")]
async fn a_fault_is_never_long() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let ana = Person::new(server.address).await;
    let description = description();
    let mut checker = Checker::new(&description);
    for letter in ["x", "ż"] {
        let answer = ana.post("/api/tokens", &format!(r#"{{"{}":1}}"#, letter.repeat(7000))).await;
        assert_eq!(answer.status, 400);
        let fault = answer.json();
        assert!(fault["text"].as_str().is_some_and(|text| text.ends_with('…')), "{fault}");
        checker.expect(&fault, &description["components"]["schemas"]["Fault"], "a fault about a long word");
    }
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}
