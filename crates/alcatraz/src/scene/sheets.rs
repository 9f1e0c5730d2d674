//! What lies before players and beside the board: sheets, hands, trades, decks.

use engine::{Seat, Seats, Set};
use scene::{Placement, Size};

use super::{open_cards, small_task};
use crate::art::{Area, AreaArt, BadgeArt, Piece, PieceArt};
use crate::rules::ending;
use crate::state::{Ask, Deal, Element, End, Good, Goods};
use crate::text::{Speech, ended};
use crate::view::{StepView, View};

/// A prisoner's sheet: elements, tracks, items, and cards by their number.
pub(super) fn sheet(speech: &Speech<'_>, view: &View, seat: Seat) -> Area {
    let board = &view.board;
    let own = &board.prisoners[seat];
    let texts = speech.texts;
    let mut area = Area::before(seat, format!("seat:{seat}"), AreaArt::Sheet, view.viewer, texts);
    if let Some(turn) = view.turn().filter(|turn| turn.seat == seat) {
        area = area.on_turn(
            speech.say("scene-points", [("count", turn.points.into())]),
            speech.say("turn-of", [("name", speech.name(seat)), ("points", turn.points.into())]),
        );
    }
    if deciding(view).contains(seat) {
        area = area.deciding(texts);
    }
    area = signs(speech, view, seat, area).note(plan_note(speech, view, seat));
    let known = view.hands[seat].known;
    if !view.viewer.is(seat) && !known.is_empty() {
        area = area.note(speech.say("known-cards", [("cards", speech.cards(known).into())]));
    }
    let mut pieces: Vec<Piece> = Element::ALL.into_iter().map(|element| mark(speech, view, seat, element)).collect();
    pieces.push(
        Piece::new(format!("stamina:{seat}"), PieceArt::Stamina, Size::Token, texts.text("scene-stamina"))
            .short(format!("{}/{}", own.stamina, speech.content.sheet.stamina.get()))
            .times(own.stamina),
    );
    pieces.push(
        Piece::new(format!("cash:{seat}"), PieceArt::Cash, Size::Token, texts.text("item-cash"))
            .short(format!("{}/{}", own.goods.cash, speech.content.sheet.cash.get()))
            .times(own.goods.cash),
    );
    pieces.extend(own.goods.items.kinds().map(|item| {
        Piece::new(format!("item:{seat}:{item}"), PieceArt::Item(item), Size::Token, speech.item(item))
            .times(own.goods.items.of(item))
    }));
    let slots = speech.content.sheet.items.get().saturating_sub(own.goods.items.total());
    pieces.extend((0..slots).map(|slot| {
        Piece::new(format!("slot:{seat}:{}", slot + 1), PieceArt::Slot, Size::Token, texts.text("scene-slot"))
    }));
    pieces.extend(cards(speech, view, seat));
    if board.goat == seat {
        pieces.push(
            Piece::new("goat", PieceArt::Goat, Size::Token, texts.text("scene-goat"))
                .short(format!("+{}", board.bonus)),
        );
    }
    pieces.extend(ballot(speech, view, seat));
    area.with(pieces)
}

/// Who is asked outside a turn, or in the turn of another.
fn deciding(view: &View) -> Seats {
    match &view.step {
        StepView::Talk | StepView::Tie(_) => Seats::only(view.board.goat),
        StepView::Vote(votes) | StepView::Stay(_, votes) => votes.pending,
        StepView::Consent(_, _, answers) => answers.pending,
        StepView::Turn(_, Ask::Offer(deal)) => Seats::only(deal.with),
        StepView::Turn(..) | StepView::Keep(..) | StepView::Over(_) => Seats::NONE,
    }
}

/// What a seat is now: the goat, done with a vote, free or left behind.
fn signs(speech: &Speech<'_>, view: &View, seat: Seat, area: Area) -> Area {
    let board = &view.board;
    let mut area = area;
    if board.goat == seat {
        let name = speech.say("goat-is", [("name", speech.name(seat)), ("bonus", board.bonus.into())]);
        area = area.badge(BadgeArt::Goat, speech.texts.text("scene-goat-sign"), name);
    }
    if board.chores[seat] > 0 {
        let count = board.chores[seat];
        let name = speech.say("tell-chores", [("name", speech.name(seat)), ("count", count.into())]);
        area = area.badge(BadgeArt::Chores, speech.say("scene-chores", [("count", count.into())]), name);
    }
    let sign = match view.step {
        StepView::Over(End::Escape { stays }) if stays == seat => "scene-stays",
        StepView::Over(End::Guards) => "scene-stays",
        StepView::Over(End::Escape { .. } | End::Amnesty) => "scene-escapes",
        _ => return area,
    };
    area.badge(BadgeArt::Fate, speech.texts.text(sign), speech.texts.text(sign))
}

/// What the others would lack without this prisoner.
fn plan_note(speech: &Speech<'_>, view: &View, seat: Seat) -> String {
    let board = &view.board;
    if ending::dispensable(board).contains(seat) {
        return speech.say("plan-spare", [("name", speech.name(seat))]);
    }
    let lacking = Set::first(Element::COUNT as u8).minus(held_by(view, Seats::all(board.seats()).without(seat)));
    speech.say("plan-lacks", [("name", speech.name(seat)), ("letters", speech.letters(lacking).into())])
}

/// The elements that some prisoners hold together.
fn held_by(view: &View, seats: Seats) -> Set<Element> {
    seats.iter().fold(Set::EMPTY, |sum, seat| view.board.prisoners[seat].marks.or(sum))
}

/// The space of an element on a sheet: face up when it is marked.
fn mark(speech: &Speech<'_>, view: &View, seat: Seat, element: Element) -> Piece {
    let marked = view.board.prisoners[seat].marks.contains(element);
    let alone = !held_by(view, Seats::all(view.board.seats()).without(seat)).contains(element);
    let caption = speech.texts.text(&format!("element-{element}"));
    let id = if marked { "scene-marked" } else { "scene-unmarked" };
    let name = speech.say(id, [("element", element.word().into()), ("caption", caption.into())]);
    let piece = Piece::new(format!("mark:{seat}:{element}"), PieceArt::Mark, Size::Chip, name).short(element.word());
    match (marked, alone) {
        (false, _) => piece.face_down(),
        (true, true) => piece.badge(BadgeArt::OnlyHolder, "", speech.texts.text("scene-alone")),
        (true, false) => piece,
    }
}

/// Blackmail cards before a player who is not the viewer, or before a spectator.
fn cards(speech: &Speech<'_>, view: &View, seat: Seat) -> Vec<Piece> {
    let hand = &view.hands[seat];
    if view.viewer.is(seat) {
        return Vec::new();
    }
    let hidden = hand.count.saturating_sub(hand.known.len());
    let back = |place: u8| {
        Piece::new(
            format!("hand:{seat}:{}", place + 1),
            PieceArt::BlackmailBack,
            Size::Token,
            speech.texts.text("scene-card"),
        )
        .face_down()
    };
    let mut pieces = open_cards(speech, hand.known, Size::Token);
    pieces.extend((0..hidden).map(back));
    pieces
}

/// A vote or an answer that is in, closed for everybody but the voter.
fn ballot(speech: &Speech<'_>, view: &View, seat: Seat) -> Option<Piece> {
    let seats = Seats::all(view.board.seats());
    let (done, own) = match &view.step {
        StepView::Vote(votes) => (seats.minus(votes.pending), votes.own.flatten()),
        StepView::Stay(tied, votes) => (seats.minus(*tied).minus(votes.pending), votes.own.flatten()),
        StepView::Consent(turn, sources, answers) => {
            let asked: Seats = sources.iter().map(|&(owner, _)| owner).filter(|&owner| owner != turn.seat).collect();
            (asked.minus(answers.pending), None)
        }
        _ => return None,
    };
    if !done.contains(seat) {
        return None;
    }
    let piece = |name: String| Piece::new(format!("vote:{seat}"), PieceArt::Vote, Size::Token, name).of(seat);
    Some(match own.filter(|_| view.viewer.is(seat)) {
        Some(vote) => piece(speech.say("scene-own-vote", [("name", speech.name(vote))]))
            .short(vote.letter().to_ascii_uppercase().to_string()),
        None => piece(speech.say("scene-voted", [("name", speech.name(seat))])).face_down(),
    })
}

/// What is on the table for the viewer just now: the end, a trade, a request, own cards.
pub(super) fn matters(speech: &Speech<'_>, view: &View) -> Vec<Area> {
    let mut areas = Vec::new();
    match &view.step {
        StepView::Over(end) => {
            let title = speech.texts.text("scene-result");
            areas.push(Area::new("result", AreaArt::Panel, Placement::Own, title).note(ended(speech, *end)));
        }
        StepView::Turn(turn, Ask::Deal(deal) | Ask::Offer(deal)) => areas.push(trade(speech, turn.seat, deal)),
        StepView::Turn(turn, Ask::Source(sources)) | StepView::Consent(turn, sources, _) => {
            let title = speech.say("scene-request", [("name", speech.name(turn.seat))]);
            let token = |(place, &(owner, item)): (usize, &(Seat, _))| {
                let name =
                    speech.say("label-source", [("item", speech.item(item).into()), ("name", speech.name(owner))]);
                Piece::new(format!("source:{}", place + 1), PieceArt::Item(item), Size::Token, name).of(owner)
            };
            let pieces: Vec<Piece> = sources.iter().enumerate().map(token).collect();
            areas.push(Area::new("request", AreaArt::Panel, Placement::Own, title).with(pieces));
        }
        StepView::Keep(_, _, Some(cards)) => {
            let title = speech.texts.text("scene-drawn");
            areas.push(Area::new("drawn", AreaArt::Panel, Placement::Own, title).with(open_cards(
                speech,
                *cards,
                Size::Large,
            )));
        }
        _ => {}
    }
    if let Some(seat) = view.viewer.seat() {
        let cards = view.hands[seat].known;
        let mut hand = Area::new("hand", AreaArt::Hand, Placement::Own, speech.texts.text("outline-cards")).of(seat);
        let say = |id: &str| speech.texts.text(id);
        if cards.is_empty() {
            hand = hand.note(say("scene-no-cards"));
        } else if view.board.goat != seat {
            hand = hand.note(say("scene-cards-wait"));
        }
        areas.push(hand.with(open_cards(speech, cards, Size::Large)));
    }
    areas
}

/// A trade that is being put together or offered.
fn trade(speech: &Speech<'_>, seat: Seat, deal: &Deal) -> Area {
    let names = [("name", speech.name(seat)), ("other", speech.name(deal.with))];
    let side = |id: &str, goods: Goods, owner: Seat, say: &str| {
        let piece = |good: Good| {
            let art = match good {
                Good::Item(item) => PieceArt::Item(item),
                Good::Cash => PieceArt::Cash,
            };
            let name = speech.say(say, [("item", speech.good(good).into()), ("name", speech.name(owner))]);
            Piece::new(format!("{id}:{good}"), art, Size::Token, name).of(owner).times(goods.of(good))
        };
        goods.kinds().map(piece).collect::<Vec<_>>()
    };
    let line = speech.say(
        "scene-deal",
        [
            ("name", speech.name(seat)),
            ("other", speech.name(deal.with)),
            ("give", speech.goods(deal.give).into()),
            ("get", speech.goods(deal.get).into()),
        ],
    );
    Area::new("deal", AreaArt::Panel, Placement::Own, speech.say("scene-trade", names))
        .note(line)
        .with(side("give", deal.give, seat, "label-source"))
        .with(side("get", deal.get, deal.with, "label-source"))
}

/// The six elements, and who has each of them.
fn plan(speech: &Speech<'_>, view: &View) -> Area {
    let area = Area::new("plan", AreaArt::Panel, Placement::Aside, speech.texts.text("scene-plan"));
    Element::ALL.into_iter().fold(area, |area, element| {
        let holders: Seats =
            view.board.prisoners.iter().filter(|(_, own)| own.marks.contains(element)).map(|(seat, _)| seat).collect();
        let values = [
            ("letter", element.word().into()),
            ("caption", speech.texts.text(&format!("element-{element}")).into()),
            ("count", holders.len().into()),
            ("names", speech.names(holders).into()),
        ];
        area.note(speech.say("plan-element", values))
    })
}

/// The plan, decks and discards.
pub(super) fn piles(speech: &Speech<'_>, view: &View) -> Vec<Area> {
    let (board, texts) = (&view.board, speech.texts);
    let deck = |id: &str, art: PieceArt, name: &str, count: u8| {
        Piece::new(id, art, Size::Card, texts.text(name)).face_down().times(count)
    };
    let mut tasks = Area::new("tasks", AreaArt::Panel, Placement::Aside, texts.text("outline-tasks"))
        .note(speech.say("task-deck", [("count", board.tasks.count().into())]));
    if !board.tasks.under.is_empty() {
        let under: Vec<String> = board.tasks.under.iter().map(ToString::to_string).collect();
        tasks = tasks.note(speech.say("scene-under", [("tasks", under.join(", ").into())]));
    }
    if !board.removed.is_empty() {
        tasks = tasks.note(texts.text("scene-removed"));
    }
    let tasks = tasks
        .with([deck("task-deck", PieceArt::TaskBack, "scene-task-back", board.tasks.count())])
        .with(board.removed.iter().map(|task| small_task(speech, task)));
    let blackmail = Area::new("blackmail", AreaArt::Panel, Placement::Aside, texts.text("scene-blackmail"))
        .note(
            speech
                .say("blackmail-deck", [("count", view.pile.into()), ("discard", speech.cards(board.discard).into())]),
        )
        .with([deck("blackmail-deck", PieceArt::BlackmailBack, "scene-card-back", view.pile)])
        .with(open_cards(speech, board.discard, Size::Token));
    vec![plan(speech, view), tasks, blackmail]
}
