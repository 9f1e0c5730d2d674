//! Embeds the texts of all languages.

fn main() {
    languages::embed("texts");
}
