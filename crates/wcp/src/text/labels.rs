//! The choices in words, with what will happen.

use super::map;
use super::words::Words;
use crate::board::{Cell, Dir, Edges, Rotation};
use crate::content::TokenKind;
use crate::event::Fight;
use crate::rules::moving::guard_fight;
use crate::state::{Draft, entrance};
use crate::view::StepView;
use crate::{Action, View};

pub(super) fn label(words: Words<'_>, view: &View, action: Action) -> String {
    let (texts, content) = (words.texts, words.content());
    let pawn = |pawn| words.who(view.who(pawn));
    let token = |token| words.token_object(token);
    match action {
        Action::Pick(card) => {
            let row = content.card(card);
            format!("{} ▲{} ■{} ●{}", texts.called(&row.name), row.fire, row.armour, row.boosters)
        }
        Action::GoOn => texts.text("do-go-on"),
        Action::Resign => texts.text("do-resign"),
        Action::Move(dir) => move_label(words, view, &[dir]),
        Action::Boost(first, second) => move_label(words, view, &[first, second]),
        Action::DriveOff => texts.text("do-drive-off"),
        Action::Press => texts.text("do-press"),
        Action::Ignore => texts.text(ignore(view)),
        Action::Trade(with) => texts.with("do-trade", [("who", pawn(with).into())]),
        Action::Attack(defender) => texts.with("do-attack", [("who", pawn(defender).into())]),
        Action::Give(to) => texts.with("do-give", [("who", pawn(to).into())]),
        Action::Offer(offered) => texts.with("do-offer", [("token", token(offered).into())]),
        Action::Ask(asked) => texts.with("do-ask", [("token", token(asked).into())]),
        Action::Propose => texts.text("do-propose"),
        Action::Cancel => texts.text("do-cancel"),
        Action::Accept => accept_label(words, view),
        Action::Decline => texts.text("do-decline"),
        Action::Counter => texts.text("do-counter"),
        Action::HandOver(given) => texts.with("do-hand", [("token", token(given).into())]),
        Action::Take(taken) => texts.with("do-take", [("token", token(taken).into())]),
        Action::Done => texts.text("do-done"),
        Action::Loot(looted) => texts.with("do-loot", [("token", token(looted).into())]),
        Action::LayHall(hall) => {
            let passages = content.hall(hall).passages.len();
            texts.with("do-lay-hall", [("hall", words.hall(hall).into()), ("count", passages.into())])
        }
        Action::LayToken(laid) => texts.with("do-lay-token", [("token", token(laid).into())]),
        Action::On(cell) => {
            let id = if view.board.intact().contains(cell) { "do-on-hall" } else { "do-on-free" };
            texts.with(id, [words.cell(cell)])
        }
        Action::Destroy(cell) => match view.board.token(cell) {
            Some(laid) => {
                let token = ("token", words.token(laid.token).into());
                texts.with("do-destroy-with", [words.cell(cell), token])
            }
            None => texts.with("do-destroy", [words.cell(cell)]),
        },
        Action::Turn(rotation) => rotation_label(words, view, rotation),
    }
}

/// The message for doing nothing in a hall: what it refuses depends on what is there.
pub(crate) fn ignore(view: &View) -> &'static str {
    let is_alone = |cell| view.pawns_in(cell).all(|pawn| pawn == view.turn);
    if view.vehicles[view.turn].cell().is_some_and(is_alone) { "do-not-press" } else { "do-ignore" }
}

/// Where a move of one or two steps ends, and what happens there.
fn move_label(words: Words<'_>, view: &View, dirs: &[Dir]) -> String {
    let texts = words.texts;
    let mut at = view.vehicles[view.turn].cell();
    let mut last = Dir::East;
    for &dir in dirs {
        let next = match at {
            Some(cell) => cell.neighbour(dir),
            None => Some(Cell::corner(entrance(view.board.active(), view.turn))),
        };
        let Some(next) = next else {
            let from = words.cell(at.unwrap_or(Cell::CENTRE));
            let id = if dirs.len() == 1 { "do-leave" } else { "do-leave-boosted" };
            return texts.with(id, [("exit", map::entrance_name(dir).into()), from]);
        };
        (at, last) = (Some(next), dir);
    }
    let Some(cell) = at else { return words.dir(last) };
    let way: Vec<String> = dirs.iter().map(|&dir| words.dir(dir)).collect();
    let way = [("way", texts.row(&way).into()), words.cell(cell)];
    let step = texts.with(if dirs.len() == 1 { "do-move" } else { "do-boost" }, way);
    match prospect(words, view, cell, last) {
        Some(prospect) => texts.with("do-move-and", [("move", step.into()), ("prospect", prospect.into())]),
        None => step,
    }
}

/// What happens to the pawn on turn in a hall that it enters by a step in this direction.
fn prospect(words: Words<'_>, view: &View, cell: Cell, dir: Dir) -> Option<String> {
    let (texts, content) = (words.texts, words.content());
    let Some(laid) = view.board.token(cell) else {
        let others = view.pawns_in(cell).filter(|&pawn| pawn != view.turn);
        let others: Vec<String> = others.map(|pawn| words.who(view.who(pawn))).collect();
        return (!others.is_empty()).then(|| texts.with("prospect-meet", [("who", texts.list(&others).into())]));
    };
    let vehicle = &view.vehicles[view.turn];
    let (token, object) = (words.token(laid.token), words.token_object(laid.token));
    Some(match content.kind(laid.token) {
        TokenKind::Trophy { .. } | TokenKind::Upgrade { .. } => texts.with("prospect-take", [("token", object.into())]),
        TokenKind::Guard { fire, armour, protects, .. } if protects.rotated(laid.rotation).contains(dir.opposite()) => {
            match guard_fight(vehicle.fire(content), vehicle.armour, fire, armour) {
                Fight::Won { armour } => {
                    texts.with("prospect-win", [("token", object.into()), ("armour", armour.into())])
                }
                Fight::Draw => texts.with("prospect-draw", [("token", token.into())]),
                Fight::Lost => texts.with("prospect-lose", [("token", token.into())]),
            }
        }
        TokenKind::Guard { .. } => texts.with("prospect-capture", [("token", object.into())]),
    })
}

/// The edges of the hall or guard that is being laid, when it is rotated.
fn rotation_label(words: Words<'_>, view: &View, rotation: Rotation) -> String {
    let edges = match view.step {
        StepView::LayHall(Some(Draft::Turned(hall, _))) => words.content().hall(hall).passages,
        StepView::LayToken(Some(Draft::Turned(token, _))) => words.content().protects(token),
        _ => Edges::NONE,
    };
    let edges = words.edges(edges.rotated(rotation));
    words.texts.with("do-turn", [("sixths", rotation.sixths().into()), ("edges", edges.into())])
}

/// Agreeing to a trade, with what one gives and gets.
fn accept_label(words: Words<'_>, view: &View) -> String {
    let StepView::Answer(terms) = &view.step else { return words.texts.text("do-accept") };
    let [gives, gets] = [&terms.asked, &terms.offered].map(|tokens| words.token_objects(tokens));
    words.texts.with("do-accept-trade", [("gives", gives.into()), ("gets", gets.into())])
}
