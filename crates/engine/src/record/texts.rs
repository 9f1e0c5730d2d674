//! Which texts a record may hold: those that can be written into a line and read back. JSON could hold others, and
//! whoever wrote them into a text would write lines of their own.

use super::{Record, RecordFault};
use crate::SEATS_MAX;
use crate::content::is_json;

/// Whether a text stays the same when it is written at the end of a line and read again.
pub(crate) fn is_line(text: &str) -> bool {
    text.trim() == text && !text.contains(['\n', '#'])
}

impl Record {
    /// Refuses what the text of a record cannot hold.
    pub(super) fn check_texts(&self) -> Result<(), RecordFault> {
        let header = |is_good: bool, what: &str| match is_good {
            true => Ok(()),
            false => Err(RecordFault::new(self.lines.header_end, 1, format!("{what} cannot stand in a record"))),
        };
        header(self.chairs.len() <= usize::from(SEATS_MAX), "this many seats")?;
        header(is_line(&self.game), "this game")?;
        header(is_line(&self.check), "this check of the header")?;
        header(self.result.as_deref().is_none_or(is_line), "this result")?;
        let is_content = |text: &str| is_line(text) && self.content.is_some() && is_json(text);
        header(self.content_text.as_deref().is_none_or(is_content), "this content")?;
        for chair in &self.chairs {
            header(is_line(&chair.name), "a name")?;
        }
        for (key, value) in &self.options {
            let is_key = is_line(key) && !key.is_empty() && !key.contains(':');
            header(is_key && is_line(value), "an option")?;
        }
        for told in self.told() {
            let is_check = is_line(told.check()) && !told.check().contains('{');
            let is_action = match told {
                super::Told::Action(_, played) => is_line(&played.action) && !played.action.contains('['),
                super::Told::Takeback(_) => true,
            };
            if !is_check || !is_action {
                return Err(RecordFault::new(told.line(), 1, "this action cannot stand in a record"));
            }
        }
        match &self.signature {
            Some(signed) if !signed.is_writable() => {
                Err(RecordFault::new(self.lines.signature, 1, "this signature cannot stand in a record"))
            }
            None | Some(_) => Ok(()),
        }
    }
}

impl super::RecordSignature {
    fn is_writable(&self) -> bool {
        let is_word = |text: &str| !text.is_empty() && is_line(text) && !text.contains(char::is_whitespace);
        is_word(&self.key) && is_word(&self.signature)
    }
}
