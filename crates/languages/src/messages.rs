//! Fluent files as lists of messages, without understanding what they say.

/// The messages and terms of a file, each with its id and its whole text, comments left out.
pub fn messages(source: &str) -> Vec<(&str, &str)> {
    let mut found: Vec<(&str, &str)> = Vec::new();
    let mut start = None;
    let mut end = 0;
    let mut at = 0;
    for line in source.split_inclusive('\n') {
        let begins = line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-');
        // A message goes on in lines that are indented, and in braces that close at the beginning of a line.
        let goes_on = line.starts_with([' ', '}', '[']) && !line.trim().is_empty();
        if begins || line.starts_with('#') {
            push(&mut found, source, start.take(), end);
        }
        if begins {
            start = Some(at);
        }
        if begins || goes_on {
            end = at + line.len();
        }
        at += line.len();
    }
    push(&mut found, source, start, end);
    found
}

fn push<'a>(found: &mut Vec<(&'a str, &'a str)>, source: &'a str, start: Option<usize>, end: usize) {
    if let Some(start) = start {
        let text = &source[start..end];
        found.push((text.split_once('=').map_or(text, |(id, _)| id).trim(), text));
    }
}

/// The messages of a language, and those of the source that it lacks.
pub fn with_fallback(source: &str, translated: &str) -> String {
    let known: std::collections::BTreeSet<&str> = messages(translated).into_iter().map(|(id, _)| id).collect();
    let missing = messages(source).into_iter().filter(|(id, _)| !known.contains(id));
    let mut all = String::new();
    for (_, text) in messages(translated).into_iter().chain(missing) {
        all.push_str(text);
        if !text.ends_with('\n') {
            all.push('\n');
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "# A comment.\na = One\nb = { $count ->\n    [one] thing\n   *[other] things\n}\n    .name = Many\n\n## More\n-term = Table\n";

    #[test]
    fn messages_have_ids_and_texts() {
        let found = messages(SOURCE);
        assert_eq!(found.iter().map(|(id, _)| *id).collect::<Vec<_>>(), ["a", "b", "-term"]);
        assert!(found[1].1.ends_with(".name = Many\n"));
    }

    #[test]
    fn missing_messages_come_from_the_source() {
        let all = with_fallback(SOURCE, "b = Wiele\n");
        assert_eq!(messages(&all).iter().map(|(id, _)| *id).collect::<Vec<_>>(), ["b", "a", "-term"]);
        assert!(all.starts_with("b = Wiele\na = One\n"));
    }
}
