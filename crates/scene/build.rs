//! Embeds the texts of all languages.

fn main() {
    languages::list("texts");
    languages::embed("texts");
    languages::embed("sample-texts");
}
