//! Why not: the clause that forbids what somebody wants to do, found in an imagined world.

use engine::{Clause, Illegal, Refusal, UndoRefusal, Viewer};
use games::{Attempt, Verdict};
use protocol::{Code, Fault, Phase};
use scene::Texts;

use crate::{ClientState, Presenter};

/// Why something cannot be done now, for a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The clause that forbids it, if one does.
    pub clause: Option<Clause>,
    /// What the clause says, or what else stands against it, in plain words.
    pub text: String,
}

impl Presenter {
    /// Why a thing of the scene cannot be touched now.
    pub fn why(&mut self, client_state: &ClientState, thing: &str) -> Explanation {
        self.refuse(client_state, Attempt::Touch(thing))
    }

    /// Why an action in notation cannot be taken now.
    pub fn why_not(&mut self, client_state: &ClientState, action: &str) -> Explanation {
        self.refuse(client_state, Attempt::Say(action))
    }

    /// A host's refusal in the reader's language: what its clause says, if it has one.
    pub fn fault(&mut self, client_state: &ClientState, fault: &Fault) -> Explanation {
        let Some(book) = self.open(client_state) else { return Explanation { clause: None, text: fault.text.clone() } };
        match fault.clause {
            Some(clause) => Explanation { clause: Some(clause), text: book.texts.clause(clause) },
            None => Explanation { clause: None, text: without_clause(fault, &book.texts) },
        }
    }

    fn refuse(&mut self, client_state: &ClientState, attempt: Attempt<'_>) -> Explanation {
        let (viewer, deciders, phase) = (client_state.viewer(), client_state.deciders(), client_state.phase());
        let plain = |text: String| Explanation { clause: None, text };
        let Some(book) = self.open(client_state) else { return plain(String::new()) };
        let texts = &book.texts;
        match viewer {
            _ if phase == Some(Phase::Gathering) => plain(texts.text("why-not-begun")),
            _ if deciders.is_empty() => plain(texts.text("match-over")),
            None | Some(Viewer::Spectator) => plain(texts.text("why-only-watching")),
            Some(Viewer::Seat(seat)) if !deciders.contains(seat) => {
                let names: Vec<String> = deciders.iter().map(|seat| texts.seat(seat).to_owned()).collect();
                plain(texts.with("waiting-for", [("names", texts.list(&names).into())]))
            }
            Some(Viewer::Seat(seat)) => {
                let feed = client_state.feed(Viewer::Seat(seat));
                let found = feed.and_then(|feed| book.game.judge_attempt(&book.snapshot(&feed.update), attempt, texts));
                found.map_or_else(|| plain(texts.text("why-nothing")), |verdict| explain(verdict, texts))
            }
        }
    }
}

/// A refusal that no rule of the game speaks in. What people seldom meet stays in the host's own words.
fn without_clause(fault: &Fault, texts: &Texts) -> String {
    let undo = [
        (UndoRefusal::Nothing, "play-no-undo-nothing"),
        (UndoRefusal::Dice, "play-no-undo-dice"),
        (UndoRefusal::Revealed, "play-no-undo-revealed"),
        (UndoRefusal::OthersMoved, "play-no-undo-others"),
    ];
    let id = match fault.code {
        Code::NoUndo => undo.iter().find(|(why, _)| why.to_string() == fault.text).map(|&(_, id)| id.to_owned()),
        code => Some(format!("fault-{code}")).filter(|id| texts.has(id)),
    };
    id.map_or_else(|| fault.text.clone(), |id| texts.text(&id))
}

/// What comes of an attempt, in plain words.
fn explain(verdict: Verdict, texts: &Texts) -> Explanation {
    let clause = match verdict {
        Verdict::Refused(Refusal::Illegal(Illegal::Rule(clause))) => Some(clause),
        _ => None,
    };
    let text = match verdict {
        Verdict::Allowed(label) => texts.with("why-possible", [("action", label.into())]),
        Verdict::Refused(Refusal::Unreadable(problem)) => {
            texts.with("play-unreadable", [("problem", problem.to_string().into())])
        }
        Verdict::Refused(Refusal::Illegal(Illegal::Rule(clause))) => texts.clause(clause),
        Verdict::Refused(Refusal::Illegal(Illegal::Over)) => texts.text("match-over"),
        Verdict::Refused(Refusal::Illegal(Illegal::NotAsked(seat))) => {
            texts.with("play-not-asked", [("name", texts.seat(seat).into())])
        }
    };
    Explanation { clause, text }
}
