//! Why not: the clause that forbids what somebody wants to do, found in an imagined world.

use draw::Look;
use engine::{Clause, Dice, Illegal, Seat, Silent, Viewer};
use games::Visitor;
use protocol::{Fault, Phase};

use crate::reader::Book;
use crate::{Desk, Reader};

/// Why something cannot be done now, for a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// The clause that forbids it, if one does.
    pub clause: Option<Clause>,
    /// What the clause says, or what else stands against it, in plain words.
    pub text: String,
}

/// What somebody wants to do.
enum Wish<'a> {
    /// Something with a thing of the scene.
    Touch(&'a str),
    /// An action in notation.
    Say(&'a str),
}

impl Reader {
    /// Why a thing of the scene cannot be touched now.
    pub fn why(&mut self, desk: &Desk, thing: &str) -> Why {
        self.refuse(desk, &Wish::Touch(thing))
    }

    /// Why an action in notation cannot be taken now.
    pub fn why_not(&mut self, desk: &Desk, action: &str) -> Why {
        self.refuse(desk, &Wish::Say(action))
    }

    /// A host's refusal in the reader's language: what its clause says, if it has one.
    pub fn fault(&mut self, desk: &Desk, fault: &Fault) -> Why {
        let (Some(clause), Some(book)) = (fault.clause, self.open(desk)) else {
            return Why { clause: None, text: fault.text.clone() };
        };
        Why { clause: Some(clause), text: book.words.clause(clause) }
    }

    fn refuse(&mut self, desk: &Desk, wish: &Wish<'_>) -> Why {
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
                let view = desk.eye(Viewer::Seat(seat)).map_or("", |eye| eye.update.view.get());
                let nothing = || plain(words.text("why-nothing"));
                games::visit(book.game, Refusing { book, seat, view, wish }).flatten().unwrap_or_else(nothing)
            }
        }
    }
}

struct Refusing<'a> {
    book: &'a Book,
    seat: Seat,
    view: &'a str,
    wish: &'a Wish<'a>,
}

impl Visitor for Refusing<'_> {
    type Out = Option<Why>;

    fn visit<G: Look>(self) -> Option<Why> {
        let Refusing { book, seat, view, wish } = self;
        let words = &book.words;
        let options = G::options(&book.settings).ok()?;
        let view: G::View = serde_json::from_str(view).ok()?;
        let wishes = match wish {
            Wish::Touch(thing) => G::wishes(&options, &view, seat, thing),
            Wish::Say(text) => match text.parse::<G::Action>() {
                Ok(action) => vec![action],
                Err(fault) => {
                    let text = words.with("play-unreadable", [("problem", fault.to_string().into())]);
                    return Some(Why { clause: None, text });
                }
            },
        };
        // Legality leaks nothing, so that any world which the view allows gives the same answer.
        let mut dice = Dice::seeded(1);
        let state = G::imagine(&options, &view, &mut dice);
        let mut refused = None;
        for action in wishes {
            match G::apply(&mut state.clone(), seat, action, &mut dice, &mut Silent) {
                Ok(()) => {
                    let label = G::label(&options, &view, action, words);
                    return Some(Why { clause: None, text: words.with("why-possible", [("action", label.into())]) });
                }
                Err(illegal) => refused = refused.or(Some(illegal)),
            }
        }
        Some(match refused? {
            Illegal::Rule(clause) => Why { clause: Some(clause), text: words.clause(clause) },
            Illegal::Over => Why { clause: None, text: words.text("match-over") },
            Illegal::NotAsked(seat) => {
                Why { clause: None, text: words.with("play-not-asked", [("name", words.seat(seat).into())]) }
            }
        })
    }
}
