//! The game in words: the table, the questions, the choices and the events.

mod events;
mod labels;
pub(crate) mod map;
mod outline;
mod words;

pub(crate) use words::Words;

use engine::Seat;
use scene::{GameText, Section, TextValue, Texts};

use crate::state::{Draft, Terms};
use crate::view::StepView;
use crate::{Action, Event, Options, View, Wcp};

impl GameText for Wcp {
    scene::game_texts!(rules);

    fn outline(options: &Options, view: &View, texts: &Texts) -> Vec<Section> {
        outline::outline(Words { options, texts }, view)
    }

    fn question(options: &Options, view: &View, _: Seat, texts: &Texts) -> String {
        let words = Words { options, texts };
        let pawn = |pawn| words.who(view.who(pawn));
        match &view.step {
            StepView::Pick(picks) => texts.with("ask-pick", [("who", pawn(*picks).into())]),
            StepView::Resign => texts.with("ask-resign", [("who", pawn(view.turn).into())]),
            StepView::Move => texts.with("ask-move", [("who", pawn(view.turn).into())]),
            StepView::Encounter => texts.with("ask-encounter", [("who", pawn(view.turn).into())]),
            StepView::Propose(terms) => {
                let [offered, asked] = offers(words, terms);
                let left = ("left", terms.proposals_left.into());
                texts.with("ask-propose", [("partner", pawn(terms.partner).into()), offered, asked, left])
            }
            StepView::Answer(terms) => {
                let [offered, asked] = offers(words, terms);
                texts.with("ask-answer", [("who", pawn(view.turn).into()), offered, asked])
            }
            StepView::Give(gift) => texts.with("ask-give", [("partner", pawn(gift.partner).into())]),
            StepView::Loot { loser, .. } => texts.with("ask-loot", [("loser", pawn(*loser).into())]),
            StepView::LayHall(draft) => ask_draft(*draft, texts, "ask-hall", |hall| words.hall(hall)),
            StepView::LayToken(draft) => ask_draft(*draft, texts, "ask-token", |token| words.token(token)),
            StepView::Destroy => texts.text("ask-destroy"),
            StepView::Over(_) => texts.text("ask-over"),
        }
    }

    fn label(options: &Options, view: &View, action: Action, texts: &Texts) -> String {
        labels::label(Words { options, texts }, view, action)
    }

    fn describe_event(options: &Options, event: &Event, texts: &Texts) -> String {
        events::describe(Words { options, texts }, event)
    }
}

/// Both sides of a trade, as values of a message.
fn offers(words: Words<'_>, terms: &Terms) -> [(&'static str, TextValue<'static>); 2] {
    [("offered", words.tokens(&terms.offered).into()), ("asked", words.tokens(&terms.asked).into())]
}

/// The next question about a hall or token that is being laid.
fn ask_draft<T>(draft: Option<Draft<T>>, texts: &Texts, which: &str, name: impl Fn(T) -> String) -> String {
    match draft {
        None | Some(Draft::Which) => texts.text(which),
        Some(Draft::Where(what)) => texts.with("ask-where", [("what", name(what).into())]),
        Some(Draft::Turned(what, cell)) => {
            texts.with("ask-turn", [("what", name(what).into()), ("cell", cell.to_string().into())])
        }
    }
}
