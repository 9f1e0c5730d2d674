//! Why not: the clause that forbids what somebody wants to do, found in an imagined world.

use engine::{Clause, Illegal, NoUndo, Viewer};
use protocol::{Code, Fault, Phase};
use scene::{Hindrance, Wish, Words};

use crate::{Desk, Reader};

/// Why something cannot be done now, for a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// The clause that forbids it, if one does.
    pub clause: Option<Clause>,
    /// What the clause says, or what else stands against it, in plain words.
    pub text: String,
}

impl Reader {
    /// Why a thing of the scene cannot be touched now.
    pub fn why(&mut self, desk: &Desk, thing: &str) -> Why {
        self.refuse(desk, Wish::Touch(thing))
    }

    /// Why an action in notation cannot be taken now.
    pub fn why_not(&mut self, desk: &Desk, action: &str) -> Why {
        self.refuse(desk, Wish::Say(action))
    }

    /// A host's refusal in the reader's language: what its clause says, if it has one.
    pub fn fault(&mut self, desk: &Desk, fault: &Fault) -> Why {
        let Some(book) = self.open(desk) else { return Why { clause: None, text: fault.text.clone() } };
        match fault.clause {
            Some(clause) => Why { clause: Some(clause), text: book.words.clause(clause) },
            None => Why { clause: None, text: without_clause(fault, &book.words) },
        }
    }

    fn refuse(&mut self, desk: &Desk, wish: Wish<'_>) -> Why {
        let (viewer, deciders, phase) = (desk.viewer(), desk.deciders(), desk.phase());
        let plain = |text: String| Why { clause: None, text };
        let Some(book) = self.open(desk) else { return plain(String::new()) };
        let words = &book.words;
        match viewer {
            _ if phase == Some(Phase::Gathering) => plain(words.text("why-not-begun")),
            _ if deciders.is_empty() => plain(words.text("match-over")),
            None | Some(Viewer::Spectator) => plain(words.text("why-only-watching")),
            Some(Viewer::Seat(seat)) if !deciders.contains(seat) => {
                let names: Vec<String> = deciders.iter().map(|seat| words.seat(seat).to_owned()).collect();
                plain(words.with("waiting-for", [("names", words.list(&names).into())]))
            }
            Some(Viewer::Seat(seat)) => {
                let eye = desk.eye(Viewer::Seat(seat));
                let found = eye.and_then(|eye| book.game.face.hindrance(&book.sight(&eye.update), wish, words));
                found.map_or_else(|| plain(words.text("why-nothing")), |hindrance| explain(hindrance, words))
            }
        }
    }
}

/// A refusal that no rule of the game speaks in. What people seldom meet stays in the host's own words.
fn without_clause(fault: &Fault, words: &Words) -> String {
    let undo = [
        (NoUndo::Nothing, "play-no-undo-nothing"),
        (NoUndo::Dice, "play-no-undo-dice"),
        (NoUndo::Revealed, "play-no-undo-revealed"),
        (NoUndo::OthersMoved, "play-no-undo-others"),
    ];
    let id = match fault.code {
        Code::NoUndo => undo.iter().find(|(why, _)| why.to_string() == fault.text).map(|&(_, id)| id.to_owned()),
        code => Some(format!("fault-{code}")).filter(|id| words.has(id)),
    };
    id.map_or_else(|| fault.text.clone(), |id| words.text(&id))
}

/// What stands against a wish, in plain words.
fn explain(hindrance: Hindrance, words: &Words) -> Why {
    let clause = match hindrance {
        Hindrance::Illegal(Illegal::Rule(clause)) => Some(clause),
        _ => None,
    };
    let text = match hindrance {
        Hindrance::Nothing(label) => words.with("why-possible", [("action", label.into())]),
        Hindrance::Unreadable(problem) => words.with("play-unreadable", [("problem", problem.into())]),
        Hindrance::Illegal(Illegal::Rule(clause)) => words.clause(clause),
        Hindrance::Illegal(Illegal::Over) => words.text("match-over"),
        Hindrance::Illegal(Illegal::NotAsked(seat)) => {
            words.with("play-not-asked", [("name", words.seat(seat).into())])
        }
    };
    Why { clause, text }
}
