//! Builds the server anew when the page that it embeds has changed. A debug build reads the page as it runs.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo:rerun-if-changed=../web/dist");
    }
}
