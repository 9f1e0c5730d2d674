//! Limits on requests, and checks of the texts that people write.

use crate::{Code, Fault};

/// The longest name of a player, in characters.
pub const NAME_CHARS_MAX: usize = 24;
/// The longest line of chat, in characters.
pub const CHAT_CHARS_MAX: usize = 300;
/// The longest backlog of chat in one message, in bytes. A client asks for the rest.
pub const CHAT_BACKLOG_BYTES_MAX: usize = 16 * 1024;
/// The longest action in notation, in bytes. The longest of any game is below 60.
pub const ACTION_BYTES_MAX: usize = 200;
/// The longest message from a client, in bytes: the longest chat in four-byte characters, escaped, and its wrapping.
pub const MESSAGE_BYTES_MAX: usize = 4096;
/// The longest id of a table, in bytes.
pub const TABLE_ID_BYTES_MAX: usize = 64;
/// The highest id of a request: what every JSON reader holds without loss.
pub const ID_MAX: u64 = (1 << 53) - 1;
/// The most viewers whose last update a hello can name: six seats and the spectator.
pub const SEEN_MAX: usize = 7;

/// A name at a table of one's own: trimmed, not empty, not too long, in one line. `#` begins a comment in records. Names
/// that others meet are stricter; see [`name`](crate::name).
pub fn plain_name(text: &str) -> Result<String, Fault> {
    let name = line("name", text, NAME_CHARS_MAX)?;
    match name.contains('#') {
        true => Err(Fault::new(Code::BadName, "a name may not contain #")),
        false => Ok(name),
    }
}

/// A line of chat as it is shown: trimmed, not empty, not too long, in one line.
pub fn chat(text: &str) -> Result<String, Fault> {
    line("line of chat", text, CHAT_CHARS_MAX)
}

fn line(what: &str, text: &str, chars_max: usize) -> Result<String, Fault> {
    let code = if what == "name" { Code::BadName } else { Code::BadChat };
    let text = text.trim();
    if text.is_empty() {
        return Err(Fault::new(code, format!("a {what} may not be empty")));
    }
    let chars = text.chars().count();
    if chars > chars_max {
        return Err(Fault::new(code, format!("a {what} has at most {chars_max} characters, not {chars}")));
    }
    if text.chars().any(is_unprintable) {
        return Err(Fault::new(code, format!("a {what} is one line without control characters")));
    }
    Ok(text.to_owned())
}

/// Control characters, and those that change the direction of text: with both, a text could pose as another one.
fn is_unprintable(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_checked() {
        assert_eq!(plain_name("  ana maria "), Ok("ana maria".to_owned()));
        for bad in ["", "   ", "a\nb", "ana # ben", "evil\u{202e}eman", &"x".repeat(25)] {
            assert_eq!(plain_name(bad).unwrap_err().code, Code::BadName, "{bad:?}");
        }
        assert!(plain_name(&"ż".repeat(24)).is_ok());
    }

    #[test]
    fn a_fault_says_what_was_expected() {
        let fault = chat(&"x".repeat(301)).unwrap_err();
        assert_eq!(fault.to_string(), "bad-chat: a line of chat has at most 300 characters, not 301");
    }
}
