//! The rules for players: what `RULES.md` says to them, without what it says to those who write the program.
//!
//! `RULES.md` is the authority for both. Parts for developers stand between the lines `<!-- developers -->` and
//! `<!-- players -->`. The sources of a clause stand in brackets at the beginning or at the end of its line, or in columns
//! of their own; a ruling's reasons stand behind *Why*, or in italics at its end.

/// Begins a part for developers.
const DEVELOPERS: &str = "<!-- developers -->";
/// Ends it.
const PLAYERS: &str = "<!-- players -->";
/// The heads of columns that say where something comes from, and why.
const SOURCE_COLUMNS: [&str; 5] = ["Mark", "Source", "Count from", "Details from", "Why"];
/// What begins the reasons of a ruling.
const REASONS: [&str; 3] = [" *Why:*", " **Why:**", " *Why.*"];

/// What `RULES.md` says to players: every clause under its id, without sources, reasons and parts for developers.
pub fn player_rules(rules: &str) -> String {
    let (mut kept, mut is_for_players, mut dropped) = (Vec::<String>::new(), true, Vec::new());
    for line in rules.lines() {
        match line {
            DEVELOPERS => is_for_players = false,
            PLAYERS => is_for_players = true,
            _ if !is_for_players => {}
            _ if line.starts_with('|') => {
                if !kept.last().is_some_and(|above| above.starts_with('|')) {
                    dropped = source_columns(line);
                }
                kept.push(without_columns(line, &dropped));
            }
            _ if line.starts_with("- **") => kept.push(clause(line)),
            // What stood between two empty lines may be gone.
            "" if kept.last().is_none_or(String::is_empty) => {}
            _ => kept.push(without_reasons(line).to_owned()),
        }
    }
    let end = kept.iter().rposition(|line| !line.is_empty()).map_or(0, |last| last + 1);
    kept[..end].join("\n") + "\n"
}

/// The places of the columns of sources in the head of a table.
fn source_columns(head: &str) -> Vec<usize> {
    let cells = head.split('|').enumerate();
    cells.filter(|(_, cell)| SOURCE_COLUMNS.contains(&cell.trim())).map(|(place, _)| place).collect()
}

fn without_columns(row: &str, dropped: &[usize]) -> String {
    let cells = row.split('|').enumerate().filter(|(place, _)| !dropped.contains(place));
    without_talk(&cells.map(|(_, cell)| cell).collect::<Vec<_>>().join("|"))
}

/// The line of a clause or ruling without its sources and reasons.
fn clause(line: &str) -> String {
    let line = without_talk(without_reasons(line));
    let (head, text) =
        line[4..].split_once("** ").map_or((line.as_str(), ""), |(id, text)| (&line[..id.len() + 6], text));
    // WCP-001 and LUI-001 begin with their sources.
    let text = match text.strip_prefix('[').and_then(|rest| rest.split_once("] ")) {
        Some((_, text)) => text,
        None => text,
    };
    let (text, source) = split_source(text);
    let ids: Vec<&str> = source.split([' ', ',', ';', ':']).filter(|word| is_id(word)).collect();
    let cites = if ids.is_empty() { String::new() } else { format!(" ({})", ids.join(", ")) };
    if text.is_empty() { line } else { format!("{head} {text}{cites}") }
}

/// A text, and the sources in brackets at its end.
fn split_source(text: &str) -> (&str, &str) {
    let bracketed = |open, close| text.strip_suffix(close).and_then(|text: &str| text.rsplit_once(open));
    let named = || bracketed(" (", ')').filter(|(_, source)| is_source(source));
    bracketed(" [", ']').or_else(named).unwrap_or((text, ""))
}

/// Whether a text in round brackets names sources: sections (`S:Craft`), public facts (`P12`), or us as authors (`A`).
fn is_source(text: &str) -> bool {
    let is_fact = |word: &str| word.strip_prefix('P').is_some_and(|number| number.parse::<u8>().is_ok());
    text.split([' ', ',', ';']).any(|word| word == "A" || word.starts_with("S:") || is_fact(word))
}

/// Whether a word is the id of a clause or ruling, such as `ALC-042` or `ALC-R07`.
fn is_id(word: &str) -> bool {
    let Some((prefix, number)) = word.split_once('-') else { return false };
    let number = number.strip_prefix('R').unwrap_or(number);
    prefix.len() == 3
        && prefix.bytes().all(|byte| byte.is_ascii_uppercase())
        && (2..=3).contains(&number.len())
        && number.bytes().all(|byte| byte.is_ascii_digit())
}

fn without_reasons(line: &str) -> &str {
    if let Some(at) = REASONS.iter().filter_map(|reason| line.find(reason)).min() {
        return line[..at].trim_end();
    }
    // A ruling that is told by an arrow has its reasons in italics at its end.
    match line.contains(" → ") && line.ends_with('*') && !line.ends_with("**") {
        true => line[..line.len() - 1].rfind(" *").map_or(line, |at| &line[..at]),
        false => line,
    }
}

/// The line without the remark why no program can test it.
fn without_talk(line: &str) -> String {
    match line.split_once(" (table talk: ") {
        Some((before, rest)) => format!("{before}{}", rest.split_once(')').map_or("", |(_, after)| after)),
        None => line.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(rules: &str, expected: &str) {
        assert_eq!(player_rules(rules), format!("{expected}\n"));
    }

    #[test]
    fn parts_for_developers_are_left_out() {
        let rules = "# A\n\n<!-- developers -->\n\n## Header\n\nx\n\n<!-- players -->\n\n## Clauses\n\ny\n\n<!-- developers -->\n\nz";
        check(rules, "# A\n\n## Clauses\n\ny");
    }

    #[test]
    fn clauses_lose_their_sources_in_every_form() {
        check("- **ABC-001** One. [003 Räume; 002 区域]", "- **ABC-001** One.");
        check("- **ABC-002** [Ruch L77; Trofea L98] Two [sic] words.", "- **ABC-002** Two [sic] words.");
        check("- **ABC-003** Three (or four). (S:Craft, P12)", "- **ABC-003** Three (or four).");
        check("- **ABC-004** Four. (A)", "- **ABC-004** Four.");
        check("- **ABC-005** Five. (1: S:Move; rest A within P2, ABC-R09)", "- **ABC-005** Five. (ABC-R09)");
        check("- **ABC-006** Six (see ABC-001).", "- **ABC-006** Six (see ABC-001).");
        check("- **ABC-007** Talk. (table talk: nobody can check) [x]", "- **ABC-007** Talk.");
    }

    #[test]
    fn rulings_lose_their_reasons_in_every_form() {
        check("- **ABC-R01 May I?** Yes. *Why:* L72 says so.", "- **ABC-R01 May I?** Yes.");
        check("- **ABC-R02** *May I?* **Ruling:** No. **Why:** Because.", "- **ABC-R02** *May I?* **Ruling:** No.");
        check("- **ABC-R03** May I? → Never. *The seed says \"no\".*", "- **ABC-R03** May I? → Never.");
        check("- **ABC-R04** May I? → **Never.**", "- **ABC-R04** May I? → **Never.**");
        let table = "| Id | Question | Why |\n|---|---|---|\n| **ABC-R05** | May I? | 003. |";
        check(table, "| Id | Question |\n|---|---|\n| **ABC-R05** | May I? |");
    }
}
