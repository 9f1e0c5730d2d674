//! The questions: what a seat is asked now, and what it costs.

use scene::Texts;

use super::words::{Value, Words};
use crate::View;
use crate::board::{Cell, Rotation};
use crate::content::{Hall, Token, TokenKind};
use crate::state::{Draft, Location, Pawn, Stage, Terms};
use crate::view::StepView;

pub(super) fn question(words: Words<'_>, view: &View) -> String {
    let texts = words.texts;
    let pawn = |pawn| words.who(view.who(pawn)).into();
    match &view.step {
        StepView::Pick(picks) => texts.with("ask-pick", [words.asked(*picks)]),
        StepView::Resign => resign(words, view),
        StepView::Move => {
            let vehicle = &view.vehicles[view.turn];
            let place = match vehicle.place {
                Location::Outside if view.exits_open() => "outside",
                _ => "inside",
            };
            let values = [words.asked(view.turn), ("boosters", vehicle.boosters.into()), ("place", place.into())];
            texts.with("ask-move", values)
        }
        StepView::Encounter => encounter(words, view),
        StepView::Propose(terms) => {
            let [offered, asked] = offers(words, terms);
            let left = ("left", terms.proposals_left.into());
            let id = if terms.proposer == view.turn { "ask-propose" } else { "ask-counter" };
            texts.with(id, [("partner", pawn(terms.partner)), offered, asked, left])
        }
        StepView::Answer(terms) => {
            let [offered, asked] = offers(words, terms);
            let id = if terms.proposer == view.turn { "ask-answer" } else { "ask-answer-counter" };
            texts.with(id, [("who", pawn(terms.proposer)), offered, asked])
        }
        StepView::Give(gift) => {
            let partner = ("partner", gift.partner.to_string().into());
            texts.with("ask-give", [words.asked(view.turn), partner])
        }
        StepView::Loot { loser, .. } => texts.with("ask-loot", [("loser", pawn(*loser))]),
        StepView::LayHall(draft) => {
            let is_forced = |hall, cell| hall_rotations(words, view, hall, cell) == 1;
            ask_draft(*draft, words, "ask-hall", |hall| words.hall_object(hall), is_forced)
        }
        StepView::LayToken(draft) => {
            let is_forced = |token, _| guard_rotations(words, token) == 1;
            ask_draft(*draft, words, "ask-token", |token| words.token_object(token), is_forced)
        }
        StepView::Destroy => texts.text("ask-destroy"),
        StepView::Over(_) => texts.text("ask-over"),
    }
}

/// Both sides of a trade, as values of a message.
fn offers(words: Words<'_>, terms: &Terms) -> [Value; 2] {
    [("offered", words.token_objects(&terms.offered).into()), ("asked", words.token_objects(&terms.asked).into())]
}

/// WCP-R53: why the question is asked, and whether a new hall could still help.
fn resign(words: Words<'_>, view: &View) -> String {
    let hope = if view.is_trapped(view.turn) { "none" } else { "some" };
    let cell = view.vehicles[view.turn].cell().unwrap_or(Cell::CENTRE);
    words.texts.with("ask-resign", [words.asked(view.turn), words.cell(cell), ("hope", hope.into())])
}

/// What is in the hall: the button, other pawns, or both.
fn encounter(words: Words<'_>, view: &View) -> String {
    let cell = view.vehicles[view.turn].cell().unwrap_or(Cell::CENTRE);
    let others: Vec<Pawn> = view.pawns_in(cell).filter(|&pawn| pawn != view.turn).collect();
    let names: Vec<String> = others.iter().map(|&pawn| words.who(view.who(pawn))).collect();
    let others = ("others", words.texts.list(&names).into());
    match (may_press(view), names.is_empty()) {
        (true, true) => words.texts.with("ask-press", [words.asked(view.turn)]),
        (true, false) => words.texts.with("ask-press-or-meet", [words.asked(view.turn), others]),
        (false, _) => words.texts.with("ask-meet", [words.asked(view.turn), others, words.cell(cell)]),
    }
}

/// Whether the pawn on turn, having entered a hall, may press the button there (WCP-079, 080).
pub(crate) fn may_press(view: &View) -> bool {
    let nothing_to_lay = || view.hand_sizes[view.owner(view.turn)].halls == 0 && view.stack.halls == 0;
    view.vehicles[view.turn].cell() == Some(Cell::CENTRE)
        && match view.stage {
            Stage::Closed { .. } => true,
            Stage::Looting { .. } => nothing_to_lay(),
            Stage::Pressed { .. } | Stage::Opening | Stage::Fleeing { .. } => false,
        }
}

/// In how many ways a hall can be turned on a cell.
fn hall_rotations(words: Words<'_>, view: &View, hall: Hall, cell: Cell) -> usize {
    let row = words.content().hall(hall);
    let fits = view.board.survey().fits(cell);
    (0..row.rotations).filter(|&sixths| fits.contains(row.passages.rotated(Rotation::new(sixths)))).count()
}

/// In how many ways a guard can be turned.
fn guard_rotations(words: Words<'_>, token: Token) -> u8 {
    match words.content().kind(token) {
        TokenKind::Guard { rotations, .. } => rotations,
        TokenKind::Trophy { .. } | TokenKind::Upgrade { .. } => 1,
    }
}

/// The next question about a hall or token that is being laid.
fn ask_draft<T: Copy>(
    draft: Option<Draft<T>>,
    words: Words<'_>,
    which: &str,
    name: impl Fn(T) -> String,
    is_forced: impl Fn(T, Cell) -> bool,
) -> String {
    let texts: &Texts = words.texts;
    match draft {
        None | Some(Draft::Which) => texts.text(which),
        Some(Draft::Where(what)) => texts.with("ask-where", [("what", name(what).into())]),
        Some(Draft::Turned(what, cell)) => {
            let id = if is_forced(what, cell) { "ask-turn-only" } else { "ask-turn" };
            texts.with(id, [("what", name(what).into()), words.cell(cell)])
        }
    }
}
