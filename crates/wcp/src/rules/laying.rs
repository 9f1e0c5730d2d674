//! Before the first turn, and laying: halls, tokens, and drawing up to six of each.

use arrayvec::ArrayVec;
use engine::{Audience, Clause, Dice, Log, Pool, Seat, Seats};

use crate::action::{Action, Event};
use crate::board::{Cell, Cells, Fits, LaidHall, LaidToken, Turn};
use crate::content::{Card, Face, Hall, Token};
use crate::rules::{self, Next};
use crate::state::{Draft, FAILSAFE_ROUNDS, HAND_SIZE, Hand, Stage, State, Step};

/// WCP-R03: the last in turn order picks first; WCP-R63: then hands are dealt.
pub(crate) fn pick(state: &mut State, card: Card, dice: &mut Dice, log: &mut Log<Event>) -> Next {
    let Step::Pick(pawn) = state.step else { unreachable!("a pick was checked to be due") };
    let row = state.content.card(card);
    let vehicle = &mut state.vehicles[pawn];
    (vehicle.card, vehicle.armour, vehicle.boosters) = (Some(card), row.armour, row.boosters);
    log.emit(Audience::ALL, Event::Picked { pawn: state.who(pawn), card });
    if pawn.number() > 0 {
        return rules::ask(state, Step::Pick(pawn.right(state.pawns())));
    }
    for seat in Seats::all(state.hands.len()) {
        draw(state, seat, dice, log);
    }
    Next::Begin
}

/// WCP-021, 022: up to six of each, as far as the stacks last.
fn draw(state: &mut State, seat: Seat, dice: &mut Dice, log: &mut Log<Event>) {
    let (hand, stack) = (&mut state.hands[seat], &mut state.stack);
    let mut halls = ArrayVec::<Hall, { HAND_SIZE as usize }>::new();
    for _ in hand.halls.count()..u32::from(HAND_SIZE) {
        let Some(hall) = stack.halls.draw(dice) else { break };
        hand.halls.put(hall);
        halls.push(hall);
    }
    let mut tokens = ArrayVec::<Token, { HAND_SIZE as usize }>::new();
    for _ in hand.tokens.count()..u32::from(HAND_SIZE) {
        let Some(token) = stack.tokens.draw(dice) else { break };
        hand.tokens.put(token);
        tokens.push(token);
    }
    if !halls.is_empty() || !tokens.is_empty() {
        log.emit(Audience::ALL, Event::Drew { seat, halls: halls.len() as u8, tokens: tokens.len() as u8 });
        log.emit(Audience::seat(seat), Event::DrewFaces { halls, tokens });
        log.reveal();
    }
}

// Halls.

/// D09, or WCP-038: no hall if none can be laid.
pub(crate) fn ask_hall(state: &mut State, log: &mut Log<Event>) -> Next {
    let hand = state.hand();
    if hand.halls.is_empty() {
        return Next::LayToken;
    }
    if can_lay(state, hand) {
        return rules::ask(state, Step::LayHall(Draft::Which));
    }
    log.emit(Audience::ALL, Event::NoHall { pawn: state.who(state.turn) });
    Next::LayToken
}

/// Whether a hand holds a hall that can be laid.
pub(crate) fn can_lay(state: &State, hand: &Hand) -> bool {
    let ways = hand.halls.kinds().map(|hall| state.content.hall(hall).ways).fold(Fits::NONE, Fits::or);
    sites(state).any(|(_, fits)| fits.meets(ways))
}

/// Every cell where some hall could be laid, and in which ways.
pub(crate) fn sites(state: &State) -> impl Iterator<Item = (Cell, Fits)> + use<> {
    let survey = state.board.survey();
    survey.frontier().iter().map(move |cell| (cell, survey.fits(cell)))
}

pub(crate) fn may_lay_hall(state: &State, hall: Hall) -> Result<(), Clause> {
    let ways = state.content.hall(hall).ways;
    if state.hand().halls.of(hall) == 0 {
        Err(clause!("WCP-033"))
    } else if sites(state).any(|(_, fits)| fits.meets(ways)) {
        Ok(())
    } else {
        Err(clause!("WCP-038"))
    }
}

pub(crate) fn may_lay_hall_on(state: &State, hall: Hall, cell: Cell) -> Result<(), Clause> {
    let board = &state.board;
    if board.rubble().contains(cell) || cell == Cell::CENTRE {
        return Err(clause!("WCP-100"));
    }
    if board.intact().contains(cell) {
        return Err(clause!("WCP-033"));
    }
    let survey = board.survey();
    let row = state.content.hall(hall);
    if survey.fits(cell).meets(row.ways) {
        return Ok(());
    }
    // What forbids it as printed stands for all its turns; where any of them links up, it is the cutting off.
    let reasons = (0..row.turns).filter_map(|turn| survey.why_not(cell, row.passages.turned(Turn::new(turn))));
    Err(reasons.max_by_key(|&reason| reason != clause!("WCP-034")).unwrap_or(clause!("WCP-034")))
}

pub(crate) fn may_lay_hall_turned(state: &State, hall: Hall, cell: Cell, turn: Turn) -> Result<(), Clause> {
    let row = state.content.hall(hall);
    if turn.sixths() >= row.turns {
        return Err(clause!("WCP-R64"));
    }
    state.board.survey().why_not(cell, row.passages.turned(turn)).map_or(Ok(()), Err)
}

pub(crate) fn legal_hall(state: &State, draft: Draft<Hall>, actions: &mut Vec<Action>) {
    match draft {
        Draft::Which => {
            let hand = &state.hand().halls;
            let all_lie = |fits: Fits| hand.kinds().all(|hall| state.content.hall(hall).ways.meets(fits));
            let mut fits = Fits::NONE;
            for (_, more) in sites(state) {
                fits = fits.or(more);
                if all_lie(fits) {
                    break;
                }
            }
            let fitting = hand.kinds().filter(|&hall| state.content.hall(hall).ways.meets(fits));
            actions.extend(fitting.map(Action::LayHall));
        }
        Draft::Where(hall) => {
            let ways = state.content.hall(hall).ways;
            actions.extend(sites(state).filter(|(_, fits)| fits.meets(ways)).map(|(cell, _)| Action::On(cell)));
        }
        Draft::Turned(hall, cell) => {
            let row = state.content.hall(hall);
            let fits = state.board.survey().fits(cell);
            let turns = (0..row.turns).map(Turn::new).filter(|&turn| fits.contains(row.passages.turned(turn)));
            actions.extend(turns.map(Action::Turn));
        }
    }
}

// Tokens.

/// The halls that are empty in the sense of WCP-040: no token, no pawn, no button.
pub(crate) fn empty_halls(state: &State) -> Cells {
    let board = &state.board;
    board.intact().minus(board.stocked()).minus(state.occupied()).without(Cell::CENTRE)
}

/// D12, unless there is no token or no empty hall (WCP-R21).
pub(crate) fn ask_token(state: &mut State) -> Next {
    if state.hand().tokens.is_empty() || empty_halls(state).is_empty() {
        return Next::Refill;
    }
    rules::ask(state, Step::LayToken(Draft::Which))
}

pub(crate) fn may_lay_token(state: &State, token: Token) -> Result<(), Clause> {
    if state.hand().tokens.of(token) > 0 { Ok(()) } else { Err(clause!("WCP-039")) }
}

pub(crate) fn may_lay_token_on(state: &State, cell: Cell) -> Result<(), Clause> {
    if empty_halls(state).contains(cell) {
        Ok(())
    } else if state.board.rubble().contains(cell) {
        Err(clause!("WCP-101"))
    } else if state.board.intact().contains(cell) {
        Err(clause!("WCP-040"))
    } else {
        Err(clause!("WCP-039"))
    }
}

/// How many turns of a token look different; none but guards are turned (WCP-R23).
fn token_turns(state: &State, token: Token) -> Option<u8> {
    match state.content.face(token) {
        Face::Guard { turns, .. } => Some(turns),
        Face::Trophy { .. } | Face::Upgrade { .. } => None,
    }
}

pub(crate) fn may_lay_token_turned(state: &State, token: Token, turn: Turn) -> Result<(), Clause> {
    match token_turns(state, token) {
        Some(turns) if turn.sixths() < turns => Ok(()),
        Some(_) => Err(clause!("WCP-R64")),
        None => Err(clause!("WCP-R23")),
    }
}

pub(crate) fn legal_token(state: &State, draft: Draft<Token>, actions: &mut Vec<Action>) {
    match draft {
        Draft::Which => actions.extend(state.hand().tokens.kinds().map(Action::LayToken)),
        Draft::Where(_) => actions.extend(empty_halls(state).iter().map(Action::On)),
        Draft::Turned(token, _) => {
            let turns = token_turns(state, token).unwrap_or_default();
            actions.extend((0..turns).map(|turn| Action::Turn(Turn::new(turn))));
        }
    }
}

// The choices one after another.

pub(crate) fn on(state: &mut State, cell: Cell, log: &mut Log<Event>) -> Next {
    match state.step {
        Step::LayHall(Draft::Where(hall)) => rules::ask(state, Step::LayHall(Draft::Turned(hall, cell))),
        Step::LayToken(Draft::Where(token)) if token_turns(state, token).is_some() => {
            rules::ask(state, Step::LayToken(Draft::Turned(token, cell)))
        }
        Step::LayToken(Draft::Where(token)) => lay_token(state, token, cell, Turn::NONE, log),
        _ => unreachable!("a laying was checked to be on its way"),
    }
}

pub(crate) fn turned(state: &mut State, turn: Turn, log: &mut Log<Event>) -> Next {
    match state.step {
        Step::LayHall(Draft::Turned(hall, cell)) => lay_hall(state, hall, cell, turn, log),
        Step::LayToken(Draft::Turned(token, cell)) => lay_token(state, token, cell, turn, log),
        _ => unreachable!("a laying was checked to be on its way"),
    }
}

fn lay_hall(state: &mut State, hall: Hall, cell: Cell, turn: Turn, log: &mut Log<Event>) -> Next {
    state.hand_mut().halls.take(hall);
    let passages = state.content.hall(hall).passages.turned(turn);
    state.board.lay_hall(cell, LaidHall { hall, turn }, passages);
    if let Stage::Looting { idle } = &mut state.stage {
        *idle = 0;
    }
    log.emit(Audience::ALL, Event::LaidHall { pawn: state.who(state.turn), hall, cell, turn });
    log.reveal();
    Next::LayToken
}

fn lay_token(state: &mut State, token: Token, cell: Cell, turn: Turn, log: &mut Log<Event>) -> Next {
    state.hand_mut().tokens.take(token);
    state.board.lay_token(cell, LaidToken { token, turn });
    log.emit(Audience::ALL, Event::LaidToken { pawn: state.who(state.turn), token, cell, turn });
    log.reveal();
    Next::Refill
}

/// The end of laying: drawing, then in stage I the clock of the button (WCP-R37, R39).
pub(crate) fn refill(state: &mut State, dice: &mut Dice, log: &mut Log<Event>) -> Next {
    draw(state, state.owner(state.turn), dice, log);
    match &mut state.stage {
        Stage::Looting { idle } => {
            let idle = *idle;
            if idle >= state.pawns() || no_halls_left(state) {
                state.stage = Stage::Closed { turns: 0 };
                log.emit(Audience::ALL, Event::Closed);
            }
        }
        Stage::Closed { turns } => {
            *turns += 1;
            if *turns >= FAILSAFE_ROUNDS * state.vehicles.len() {
                state.stage = Stage::Pressed { presser: state.turn };
                log.emit(Audience::ALL, Event::Failsafe { pawn: state.who(state.turn) });
            }
        }
        Stage::Pressed { .. } | Stage::Opening | Stage::Fleeing { .. } => {}
    }
    Next::Duty
}

fn no_halls_left(state: &State) -> bool {
    state.stack.halls.is_empty() && state.hands.values().iter().all(|hand| hand.halls.is_empty())
}
