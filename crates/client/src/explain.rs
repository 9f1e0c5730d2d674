//! Explanations: the clause that forbids an action now, found in an imagined world.

use engine::{Clause, Illegal, Refusal, UndoRefusal, Unreadable, Viewer};
use games::{Attempt, Verdict};
use protocol::{Fault, Phase};
use scene::Texts;

use crate::presenter::MatchTexts;
use crate::{ClientState, Presenter};

/// Why something cannot be done now, for a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The clause that forbids it, if one does.
    pub clause: Option<Clause>,
    /// What the clause says, or another reason, in plain words.
    pub text: String,
}

impl Explanation {
    /// A reason that is no clause.
    pub fn plain(text: String) -> Explanation {
        Explanation { clause: None, text }
    }
}

impl Presenter {
    /// Why a thing of the scene cannot be touched now.
    pub fn explain_touch(&mut self, client_state: &ClientState, thing: &str) -> Explanation {
        self.explain_attempt(client_state, Attempt::Touch(thing)).unwrap_or_else(|_| Explanation::plain(String::new()))
    }

    /// Why an action in notation cannot be taken now.
    ///
    /// # Errors
    /// When the text is no action. Clients that let people write have words for that.
    pub fn explain_action(&mut self, client_state: &ClientState, action: &str) -> Result<Explanation, Unreadable> {
        self.explain_attempt(client_state, Attempt::Say(action))
    }

    /// A host's refusal in the reader's language: what its clause says, if it has one.
    pub fn explain_fault(&mut self, client_state: &ClientState, fault: &Fault) -> Explanation {
        let lang = self.lang;
        let texts = self.match_texts(client_state).map(|MatchTexts { texts, .. }| texts);
        match (fault.clause, texts) {
            (Some(clause), Some(texts)) => Explanation { clause: Some(clause), text: texts.clause(clause) },
            (None, Some(texts)) => Explanation { clause: None, text: fault_text(fault, texts) },
            // No table has come yet.
            (_, None) => Explanation { clause: None, text: fault_text(fault, &Texts::beside(lang, "")) },
        }
    }

    fn explain_attempt(&mut self, client_state: &ClientState, attempt: Attempt<'_>) -> Result<Explanation, Unreadable> {
        let (viewer, deciders, phase) = (client_state.viewer(), client_state.deciders(), client_state.phase());
        let Some(match_texts) = self.match_texts(client_state) else { return Ok(Explanation::plain(String::new())) };
        let (game, texts) = (match_texts.game, &match_texts.texts);
        let text = match viewer {
            _ if phase == Some(Phase::Gathering) => texts.text("why-not-begun"),
            _ if deciders.is_empty() => texts.text("match-over"),
            None | Some(Viewer::Spectator) => texts.text("why-only-watching"),
            Some(Viewer::Seat(seat)) if !deciders.contains(seat) => {
                let names: Vec<String> = deciders.iter().map(|seat| texts.seat(seat).to_owned()).collect();
                texts.with("waiting-for", [("names", texts.list(&names).into())])
            }
            Some(Viewer::Seat(seat)) => {
                let feed = client_state.feed(Viewer::Seat(seat));
                let verdict =
                    feed.and_then(|feed| game.judge_attempt(&match_texts.snapshot(&feed.update), attempt, texts));
                match verdict {
                    Some(verdict) => return explain_verdict(verdict, texts),
                    None => texts.text("why-nothing"),
                }
            }
        };
        Ok(Explanation::plain(text))
    }
}

/// A refusal in words. Each code has a message; the host's own words are for programs.
pub fn fault_text(fault: &Fault, texts: &Texts) -> String {
    let id = match fault.undo {
        Some(UndoRefusal::Nothing) => "play-no-undo-nothing".to_owned(),
        Some(UndoRefusal::Dice) => "play-no-undo-dice".to_owned(),
        Some(UndoRefusal::Revealed) => "play-no-undo-revealed".to_owned(),
        Some(UndoRefusal::OthersMoved) => "play-no-undo-others".to_owned(),
        None => format!("fault-{}", fault.code),
    };
    texts.text(&id)
}

/// What the game says to an attempt, in plain words.
fn explain_verdict(verdict: Verdict, texts: &Texts) -> Result<Explanation, Unreadable> {
    let clause = match verdict {
        Verdict::Refused(Refusal::Illegal(Illegal::Rule(clause))) => Some(clause),
        _ => None,
    };
    let text = match verdict {
        Verdict::Allowed(label) => texts.with("why-possible", [("action", label.into())]),
        Verdict::Refused(Refusal::Unreadable(fault)) => return Err(fault),
        Verdict::Refused(Refusal::Illegal(Illegal::Rule(clause))) => texts.clause(clause),
        Verdict::Refused(Refusal::Illegal(Illegal::Over)) => texts.text("match-over"),
        Verdict::Refused(Refusal::Illegal(Illegal::NotAsked(seat))) => {
            texts.with("play-not-asked", [("name", texts.seat(seat).into())])
        }
    };
    Ok(Explanation { clause, text })
}

#[cfg(test)]
mod tests {
    use protocol::Code;
    use scene::Lang;

    use super::*;

    #[test]
    fn every_refusal_is_said_in_every_language() {
        for lang in Lang::all() {
            let texts = Texts::beside(lang, "");
            let faults = Code::ALL.into_iter().map(|code| Fault::new(code, "words for programs"));
            let undo = [UndoRefusal::Nothing, UndoRefusal::Dice, UndoRefusal::Revealed, UndoRefusal::OthersMoved];
            let undo = undo.map(Fault::from);
            for fault in faults.chain(undo) {
                let said = fault_text(&fault, &texts);
                assert!(said.contains(' ') || said.contains('。'), "{lang}: {fault:?} is said as {said}");
                assert!(!said.contains("words for programs"), "{lang}: {fault:?}");
            }
        }
    }
}
