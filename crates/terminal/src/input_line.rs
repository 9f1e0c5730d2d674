//! A line that is typed: actions in notation, chat, a name.

use ratatui::crossterm::event::KeyCode;

/// What a line is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LinePurpose {
    Notation,
    Chat,
    Name,
    /// The link of a table.
    Link,
}

/// A line with a cursor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct InputLine {
    purpose: LinePurpose,
    text: String,
    /// How many characters stand before the cursor.
    at: usize,
    /// How far back in the history the line is; 0 is the line itself.
    back: usize,
}

impl InputLine {
    pub(crate) fn new(purpose: LinePurpose) -> InputLine {
        InputLine { purpose, text: String::new(), at: 0, back: 0 }
    }

    pub(crate) fn purpose(&self) -> LinePurpose {
        self.purpose
    }

    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// The text before the cursor.
    pub(crate) fn before_cursor(&self) -> &str {
        &self.text[..self.byte(self.at)]
    }

    fn byte(&self, at: usize) -> usize {
        self.text.char_indices().nth(at).map_or(self.text.len(), |(byte, _)| byte)
    }

    pub(crate) fn insert(&mut self, c: char) {
        let byte = self.byte(self.at);
        self.text.insert(byte, c);
        self.at += 1;
    }

    /// Handles a key that edits the line.
    pub(crate) fn key(&mut self, code: KeyCode) {
        let count = self.text.chars().count();
        match code {
            KeyCode::Char(c) => self.insert(c),
            KeyCode::Left => self.at = self.at.saturating_sub(1),
            KeyCode::Right => self.at = (self.at + 1).min(count),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = count,
            KeyCode::Backspace if self.at > 0 => {
                self.at -= 1;
                self.remove();
            }
            KeyCode::Delete if self.at < count => self.remove(),
            _ => {}
        }
    }

    fn remove(&mut self) {
        let byte = self.byte(self.at);
        self.text.remove(byte);
    }

    fn set(&mut self, text: &str) {
        text.clone_into(&mut self.text);
        self.at = self.text.chars().count();
    }

    /// Writes what all these texts begin with.
    pub(crate) fn complete(&mut self, texts: &[String]) {
        let Some((first, others)) = texts.split_first() else { return };
        let shared = |known: usize, text: &String| {
            first.chars().zip(text.chars()).take(known).take_while(|(one, other)| one == other).count()
        };
        let count = others.iter().fold(first.chars().count(), shared);
        let text: String = first.chars().take(count).collect();
        self.set(&text);
    }

    /// Shows the line before in the history.
    pub(crate) fn older(&mut self, history: &[String]) {
        if self.back < history.len() {
            self.back += 1;
            self.set(&history[history.len() - self.back]);
        }
    }

    /// Shows the line after in the history.
    pub(crate) fn newer(&mut self, history: &[String]) {
        self.back = self.back.saturating_sub(1);
        match self.back {
            0 => self.set(""),
            back => self.set(&history[history.len() - back]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_edited_completed_and_repeated() {
        let mut line = InputLine::new(LinePurpose::Notation);
        "mowe".chars().for_each(|c| line.key(KeyCode::Char(c)));
        for code in [KeyCode::Left, KeyCode::Backspace, KeyCode::Char('v'), KeyCode::End] {
            line.key(code);
        }
        assert_eq!((line.text(), line.before_cursor()), ("move", "move"));
        line.complete(&["move yard".to_owned(), "move yucca".to_owned()]);
        assert_eq!(line.text(), "move y");
        let history = ["end".to_owned(), "press".to_owned()];
        line.older(&history);
        line.older(&history);
        line.older(&history);
        assert_eq!(line.text(), "end");
        line.newer(&history);
        assert_eq!(line.text(), "press");
        line.newer(&history);
        assert_eq!(line.text(), "");
    }
}
