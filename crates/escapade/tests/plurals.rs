//! Every message that counts something, in every language, with numbers that need each of its forms.

use std::path::{Path, PathBuf};

use scene::{Lang, TextValue, Texts};

/// Numbers that need all forms of whole numbers in our languages.
const NUMBERS: [u32; 6] = [0, 1, 2, 5, 12, 22];
/// Words for plurals, as CLDR has them.
const FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
/// The most values that a message is given.
const VALUES_MAX: usize = 12;

/// The forms that a language needs for whole numbers below a million.
fn needed(lang: &str) -> &'static [&'static str] {
    match lang {
        "ja" => &["other"],
        "pl" => &["few", "many", "one"],
        _ => &["one", "other"],
    }
}

/// The folders with texts of a language, one for each crate that speaks.
fn folders(lang: &str) -> Vec<PathBuf> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("crates are in a folder");
    let all = std::fs::read_dir(crates).expect("the folder is there").map(|entry| entry.expect("it is").path());
    all.map(|folder| folder.join("texts").join(lang)).filter(|folder| folder.is_dir()).collect()
}

/// All messages of a folder.
fn text_of(folder: &Path) -> String {
    let files = std::fs::read_dir(folder).expect("the folder is there").map(|entry| entry.expect("it is").path());
    let files = files.filter(|path| path.extension().is_some_and(|kind| kind == "ftl"));
    files.map(|path| std::fs::read_to_string(path).expect("the file is text") + "\n").collect()
}

/// A choice in a message: the value that it goes by, and the words that it knows.
struct Choice {
    value: String,
    words: Vec<String>,
}

/// The choices of a message, also those within others.
fn choices(text: &str) -> Vec<Choice> {
    let mut all = Vec::new();
    for (at, _) in text.match_indices("->") {
        let head = &text[..at];
        let value = head.rsplit('$').next().unwrap_or_default();
        let value: String = value.chars().take_while(|c| c.is_ascii_alphanumeric() || "-_".contains(*c)).collect();
        let (mut depth, mut words) = (0, Vec::new());
        let mut rest = &text[at + 2..];
        while let Some(c) = rest.chars().next() {
            match c {
                '{' => depth += 1,
                '}' if depth == 0 => break,
                '}' => depth -= 1,
                '[' if depth == 0 => words.extend(rest[1..].split_once(']').map(|(word, _)| word.to_owned())),
                _ => {}
            }
            rest = &rest[c.len_utf8()..];
        }
        all.push(Choice { value, words });
    }
    all
}

/// The names of all values of a message.
fn values(text: &str) -> Vec<String> {
    let name = |rest: &str| rest.chars().take_while(|c| c.is_ascii_alphanumeric() || "-_".contains(*c)).collect();
    let mut all: Vec<String> = text.split('$').skip(1).map(name).collect();
    all.sort();
    all.dedup();
    all
}

/// The ids of messages and of their attributes, with the texts of the whole messages.
fn messages(text: &str) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        match line.split_once('=') {
            Some((id, _)) if line.starts_with(|c: char| c.is_ascii_lowercase()) => {
                all.push((id.trim().to_owned(), format!("{line}\n")));
            }
            _ if line.starts_with('-') => all.push((String::new(), String::new())),
            _ => all.last_mut().into_iter().for_each(|(_, text)| *text += &format!("{line}\n")),
        }
    }
    all.retain(|(id, _)| !id.is_empty());
    all
}

/// Says a message with a number for all that it counts, and a name for all else.
fn say(texts: &Texts, id: &str, text: &str, number: u32) -> String {
    let choices = choices(text);
    let is_counted = |value: &str| {
        let words = choices.iter().filter(|choice| choice.value == value).flat_map(|choice| &choice.words);
        words.into_iter().any(|word| FORMS[..5].contains(&word.as_str()) || word.parse::<u32>().is_ok())
    };
    let names = values(text);
    assert!(names.len() <= VALUES_MAX, "{id} has more values than this test gives");
    let given: [(&str, TextValue<'_>); VALUES_MAX] = std::array::from_fn(|at| match names.get(at) {
        Some(name) if is_counted(name) => (name.as_str(), number.into()),
        Some(name) => (name.as_str(), "ana".into()),
        None => ("nothing", "".into()),
    });
    texts.with(id, given)
}

#[test]
fn every_form_of_every_number_is_there() {
    let mut counted = 0;
    for lang in Lang::all() {
        let needed = needed(lang.word());
        for folder in folders(lang.word()) {
            let text = text_of(&folder);
            // The messages that belong to no game are there already.
            let is_common = folder.parent().is_some_and(|folder| folder.ends_with("scene/texts"));
            let texts = Texts::beside(lang, if is_common { "" } else { text.clone().leak() });
            for (id, message) in messages(&text) {
                let place = format!("{}: {id}", folder.display());
                let plural = |choice: &Choice| choice.words.iter().any(|word| FORMS[..5].contains(&word.as_str()));
                let plurals: Vec<Choice> = choices(&message).into_iter().filter(plural).collect();
                for Choice { value, words } in &plurals {
                    let missing = needed.iter().filter(|form| !words.iter().any(|word| word == *form));
                    let missing: Vec<_> = missing.collect();
                    assert!(missing.is_empty(), "{place}: ${value} lacks {missing:?}");
                    let strange = words.iter().filter(|word| FORMS.contains(&word.as_str()));
                    let strange: Vec<_> = strange.filter(|word| !needed.contains(&word.as_str())).collect();
                    assert!(strange.iter().all(|word| *word == "other" || *word == "many"), "{place}: {strange:?}");
                }
                if plurals.is_empty() {
                    continue;
                }
                counted += 1;
                for number in NUMBERS {
                    let said = say(&texts, &id, &message, number);
                    assert!(!said.contains(['⟦', '{']) && !said.trim().is_empty(), "{place} with {number}: {said}");
                }
            }
        }
    }
    assert!(counted > 100, "only {counted} messages count something");
}
