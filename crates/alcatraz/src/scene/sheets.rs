//! What lies before players and beside the board: sheets, hands, trades, decks.

use engine::{Seat, Seats};
use scene::{Placement, Size};

use super::{open_cards, small_task};
use crate::art::{Area, AreaArt, BadgeArt, Piece, PieceArt};
use crate::state::{Ask, Deal, Element, End, Good, Goods};
use crate::text::Words;
use crate::view::{StepView, View};

/// A prisoner's sheet: elements, tracks, items, and cards by their number.
pub(super) fn sheet(words: &Words<'_>, view: &View, seat: Seat) -> Area {
    let board = &view.board;
    let own = &board.prisoners[seat];
    let texts = words.texts;
    let mut area =
        Area::before(seat, format!("seat:{seat}"), AreaArt::Sheet { goat: board.goat == seat }, view.viewer, texts);
    if let Some(turn) = view.turn().filter(|turn| turn.seat == seat) {
        area = area.on_turn(
            words.say("scene-points", [("count", turn.points.into())]),
            words.say("turn-of", [("name", words.name(seat)), ("points", turn.points.into())]),
        );
    }
    if deciding(view).contains(seat) {
        area = area.deciding(texts);
    }
    area = with_badges(words, view, seat, area).note(words.plan(board, seat));
    let known = view.hands[seat].known;
    if !view.viewer.is(seat) && !known.is_empty() {
        area = area.note(words.say("known-cards", [("cards", words.cards(known).into())]));
    }
    let mut pieces: Vec<Piece> = Element::ALL.into_iter().map(|element| mark(words, view, seat, element)).collect();
    pieces.push(
        Piece::new(format!("stamina:{seat}"), PieceArt::Stamina, Size::Token, texts.text("scene-stamina"))
            .short(format!("{}/{}", own.stamina, words.content.sheet.stamina.get()))
            .times(own.stamina),
    );
    pieces.push(
        Piece::new(format!("cash:{seat}"), PieceArt::Cash, Size::Token, texts.text("item-cash"))
            .short(format!("{}/{}", own.goods.cash, words.content.sheet.cash.get()))
            .times(own.goods.cash),
    );
    pieces.extend(own.goods.items.kinds().map(|item| {
        Piece::new(format!("item:{seat}:{item}"), PieceArt::Item(item), Size::Token, words.item(item))
            .times(own.goods.items.of(item))
    }));
    let slots = words.content.sheet.items.get().saturating_sub(own.goods.items.total());
    pieces.extend((0..slots).map(|slot| {
        Piece::new(format!("slot:{seat}:{}", slot + 1), PieceArt::Slot, Size::Token, texts.text("scene-slot"))
    }));
    pieces.extend(cards(words, view, seat));
    if board.goat == seat {
        pieces.push(
            Piece::new("goat", PieceArt::Goat, Size::Token, texts.text("scene-goat"))
                .short(format!("+{}", board.bonus)),
        );
    }
    pieces.extend(ballot(words, view, seat));
    area.with(pieces)
}

/// Who is asked outside a turn, or in the turn of another.
fn deciding(view: &View) -> Seats {
    match &view.step {
        StepView::Talk | StepView::Tie(_) => Seats::only(view.board.goat),
        StepView::Vote(votes) | StepView::Stay(_, votes) => votes.pending,
        StepView::Consent(_, _, answers) => answers.pending,
        StepView::Turn(_, Ask::Offer(deal)) => Seats::only(deal.with),
        StepView::Turn(turn, Ask::Deal(deal)) if deal.from != turn.seat => Seats::only(deal.from),
        StepView::Turn(..) | StepView::Keep(..) | StepView::Over(_) => Seats::NONE,
    }
}

/// Badges for the goat, lost action points, and the end.
fn with_badges(words: &Words<'_>, view: &View, seat: Seat, area: Area) -> Area {
    let board = &view.board;
    let mut area = area;
    if board.goat == seat {
        let name = words.say("goat-is", [("name", words.name(seat)), ("bonus", board.bonus.into())]);
        area = area.badge(BadgeArt::Goat, words.texts.text("scene-goat-sign"), name);
    }
    if board.chores[seat] > 0 {
        let count = board.chores[seat];
        let name = words.to_seat_with("tell-chores", seat, ("count", count.into()));
        area = area.badge(BadgeArt::Chores, words.say("scene-chores", [("count", count.into())]), name);
    }
    let sign = match view.step {
        StepView::Over(End::Escape { stays }) if stays == seat => "scene-stays",
        StepView::Over(End::Guards) => "scene-stays",
        StepView::Over(End::Escape { .. } | End::Amnesty) => "scene-escapes",
        _ => return area,
    };
    area.badge(BadgeArt::Fate, words.texts.text(sign), words.texts.text(sign))
}

/// The space of an element on a sheet: face up when it is marked.
fn mark(words: &Words<'_>, view: &View, seat: Seat, element: Element) -> Piece {
    let marked = view.board.prisoners[seat].marks.contains(element);
    let is_only_holder = !view.board.marks_without(seat).contains(element);
    let caption = words.texts.text(&format!("element-{element}"));
    let id = if marked { "scene-marked" } else { "scene-unmarked" };
    let name = words.say(id, [("element", element.word().into()), ("caption", caption.into())]);
    let piece = Piece::new(format!("mark:{seat}:{element}"), PieceArt::Mark, Size::Chip, name).short(element.word());
    match (marked, is_only_holder) {
        (false, _) => piece.face_down(),
        (true, true) => piece.badge(BadgeArt::OnlyHolder, "", words.texts.text("scene-alone")),
        (true, false) => piece,
    }
}

/// Blackmail cards before a player who is not the viewer, or before a spectator.
fn cards(words: &Words<'_>, view: &View, seat: Seat) -> Vec<Piece> {
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
            words.texts.text("scene-card"),
        )
        .face_down()
    };
    let mut pieces = open_cards(words, hand.known, Size::Token);
    pieces.extend((0..hidden).map(back));
    pieces
}

/// A vote or an answer that is in, closed for everybody but the voter.
fn ballot(words: &Words<'_>, view: &View, seat: Seat) -> Option<Piece> {
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
        Some(vote) => piece(words.say("scene-own-vote", [("name", words.name(vote))]))
            .short(vote.letter().to_ascii_uppercase().to_string()),
        None => piece(words.say("scene-voted", [("name", words.name(seat))])).face_down(),
    })
}

/// The areas before the viewer: the result, a trade, a request, own cards.
pub(super) fn own_areas(words: &Words<'_>, view: &View) -> Vec<Area> {
    let mut areas = Vec::new();
    match &view.step {
        StepView::Over(end) => {
            let title = words.texts.text("scene-result");
            areas.push(Area::new("result", AreaArt::Panel, Placement::Own, title).note(words.end(*end)));
        }
        StepView::Turn(_, Ask::Deal(deal) | Ask::Offer(deal)) => areas.push(trade(words, deal)),
        StepView::Turn(turn, Ask::Source(sources)) | StepView::Consent(turn, sources, _) => {
            let title = words.say("scene-request", [("name", words.name(turn.seat))]);
            let token = |(place, &(owner, item)): (usize, &(Seat, _))| {
                let name = words.say("label-source", [("item", words.item(item).into()), ("name", words.name(owner))]);
                Piece::new(format!("source:{}", place + 1), PieceArt::Item(item), Size::Token, name).of(owner)
            };
            let pieces: Vec<Piece> = sources.iter().enumerate().map(token).collect();
            areas.push(Area::new("request", AreaArt::Panel, Placement::Own, title).with(pieces));
        }
        StepView::Keep(_, _, Some(cards)) => {
            let title = words.texts.text("scene-drawn");
            areas.push(Area::new("drawn", AreaArt::Panel, Placement::Own, title).with(open_cards(
                words,
                *cards,
                Size::Large,
            )));
        }
        _ => {}
    }
    if let Some(seat) = view.viewer.seat() {
        let cards = view.hands[seat].known;
        let mut hand = Area::new("hand", AreaArt::Hand, Placement::Own, words.texts.text("outline-cards")).of(seat);
        let say = |id: &str| words.texts.text(id);
        if cards.is_empty() {
            hand = hand.note(say("scene-no-cards"));
        } else if view.board.goat != seat {
            hand = hand.note(say("scene-cards-wait"));
        }
        areas.push(hand.with(open_cards(words, cards, Size::Large)));
    }
    areas
}

/// A trade that is being put together or offered.
fn trade(words: &Words<'_>, deal: &Deal) -> Area {
    let seat = deal.from;
    let names = [("name", words.name(seat)), ("other", words.name(deal.with))];
    let side = |id: &str, goods: Goods, owner: Seat, say: &str| {
        let piece = |good: Good| {
            let art = match good {
                Good::Item(item) => PieceArt::Item(item),
                Good::Cash => PieceArt::Cash,
            };
            let name = words.say(say, [("item", words.good(good).into()), ("name", words.name(owner))]);
            Piece::new(format!("{id}:{good}"), art, Size::Token, name).of(owner).times(goods.of(good))
        };
        goods.kinds().map(piece).collect::<Vec<_>>()
    };
    Area::new("deal", AreaArt::Panel, Placement::Own, words.say("scene-trade", names))
        .note(words.deal("scene-deal", seat, deal))
        .with(side("give", deal.give, seat, "label-source"))
        .with(side("get", deal.get, deal.with, "label-source"))
}

/// The six elements, and who has each of them.
fn plan(words: &Words<'_>, view: &View) -> Area {
    let area = Area::new("plan", AreaArt::Panel, Placement::Aside, words.texts.text("scene-plan"));
    Element::ALL.into_iter().fold(area, |area, element| {
        let holders: Seats =
            view.board.prisoners.iter().filter(|(_, own)| own.marks.contains(element)).map(|(seat, _)| seat).collect();
        let values = [
            ("letter", element.word().into()),
            ("caption", words.texts.text(&format!("element-{element}")).into()),
            ("count", holders.len().into()),
            ("names", words.names(holders).into()),
        ];
        area.note(words.say("plan-element", values))
    })
}

/// The areas beside the board: the plan, decks and discards.
pub(super) fn aside_areas(words: &Words<'_>, view: &View) -> Vec<Area> {
    let (board, texts) = (&view.board, words.texts);
    let deck = |id: &str, art: PieceArt, name: &str, count: u8| {
        Piece::new(id, art, Size::Card, texts.text(name)).face_down().times(count)
    };
    let mut tasks = Area::new("tasks", AreaArt::Panel, Placement::Aside, texts.text("outline-tasks"))
        .note(words.say("task-deck", [("count", board.tasks.count().into())]));
    if !board.tasks.under.is_empty() {
        let under: Vec<String> = board.tasks.under.iter().map(ToString::to_string).collect();
        tasks = tasks.note(words.say("scene-under", [("tasks", texts.row(&under).into())]));
    }
    if !board.removed.is_empty() {
        tasks = tasks.note(texts.text("scene-removed"));
    }
    let tasks = tasks
        .with([deck("task-deck", PieceArt::TaskBack, "scene-task-back", board.tasks.count())])
        .with(board.removed.iter().map(|task| small_task(words, task)));
    let blackmail = Area::new("blackmail", AreaArt::Panel, Placement::Aside, texts.text("scene-blackmail"))
        .note(
            words.say("blackmail-deck", [("count", view.pile.into()), ("discard", words.cards(board.discard).into())]),
        )
        .with([deck("blackmail-deck", PieceArt::BlackmailBack, "scene-card-back", view.pile)])
        .with(open_cards(words, board.discard, Size::Token));
    vec![plan(words, view), tasks, blackmail]
}
