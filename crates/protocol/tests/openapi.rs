//! The description of the REST interface that the server serves is the one that the code writes.

#[test]
fn the_longest_name_is_described() {
    let document: serde_json::Value = serde_json::from_str(&protocol::openapi::document()).expect("it is JSON");
    let name = &document["components"]["schemas"]["NewName"]["properties"]["name"];
    assert_eq!(name["maxLength"], protocol::NAME_CHARS_MAX);
}

#[test]
fn the_served_description_is_up_to_date() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../server/src/openapi.json");
    let document = protocol::openapi::document();
    if std::env::var_os("ESCAPADE_BLESS").is_some() {
        std::fs::write(path, &document).expect("the file can be written");
    }
    let served = std::fs::read_to_string(path).expect("the server has a description");
    assert!(
        served == document,
        "crates/server/src/openapi.json is out of date; run \
         ESCAPADE_BLESS=1 cargo test -p protocol --features openapi --test openapi"
    );
}
