//! Laying halls and tokens, and drawing up to six of each.

use engine::{Audience, Clause, Dice, Illegal, Log, Pool, refuse};

use super::{Allowed, Next, setup};
use crate::board::{Cell, Cells, Fits, LaidHall, LaidToken, Rotation};
use crate::content::{Hall, Token, TokenKind};
use crate::state::{Draft, Hand, Stage, Step};
use crate::{Action, Event, State};

// Halls.

/// D09, or WCP-038: no hall if none can be laid.
pub(super) fn ask_hall(state: &mut State, log: &mut Log<Event>) -> Next {
    let hand = state.hand();
    if hand.halls.is_empty() {
        return Next::LayToken;
    }
    if can_lay(state, hand) {
        return super::ask(state, Step::LayHall(Draft::Which));
    }
    log.emit(Audience::ALL, Event::NoHall { pawn: state.who(state.turn) });
    Next::LayToken
}

/// Whether a hand holds a hall that can be laid.
pub(crate) fn can_lay(state: &State, hand: &Hand) -> bool {
    let ways = hand.halls.kinds().map(|hall| state.content.hall(hall).ways).fold(Fits::NONE, Fits::or);
    has_site(state, ways)
}

/// Every cell where some hall could be laid, and in which ways.
pub(crate) fn sites(state: &State) -> impl Iterator<Item = (Cell, Fits)> + use<> {
    let survey = state.board.survey();
    survey.frontier().iter().map(move |cell| (cell, survey.fits(cell)))
}

fn has_site(state: &State, ways: Fits) -> bool {
    sites(state).any(|(_, fits)| fits.meets(ways))
}

pub(super) fn check_hall(state: &State, hall: Hall) -> Result<Allowed, Illegal> {
    if state.hand().halls.of(hall) == 0 {
        refuse!("WCP-033")
    } else if has_site(state, state.content.hall(hall).ways) {
        Ok(Allowed::Ask(Step::LayHall(Draft::Where(hall))))
    } else {
        refuse!("WCP-038")
    }
}

pub(super) fn check_hall_cell(state: &State, hall: Hall, cell: Cell) -> Result<Allowed, Illegal> {
    let board = &state.board;
    if board.rubble().contains(cell) || cell == Cell::CENTRE {
        return refuse!("WCP-100");
    }
    if board.intact().contains(cell) {
        return refuse!("WCP-033");
    }
    let survey = board.survey();
    let row = state.content.hall(hall);
    if survey.fits(cell).meets(row.ways) {
        return Ok(Allowed::Ask(Step::LayHall(Draft::Turned(hall, cell))));
    }
    // One refusal stands for all rotations: if any of them links up, the reason is that it cuts something off.
    let no_link = const { Illegal::Rule(Clause::new("WCP-034")) };
    let looks = (0..row.rotations).map(|sixths| row.passages.rotated(Rotation::new(sixths)));
    let refusals = looks.filter_map(|passages| survey.check(cell, passages).err());
    Err(refusals.max_by_key(|&refusal| refusal != no_link).unwrap_or(no_link))
}

pub(super) fn check_hall_rotation(
    state: &State,
    hall: Hall,
    cell: Cell,
    rotation: Rotation,
) -> Result<Allowed, Illegal> {
    let row = state.content.hall(hall);
    if rotation.sixths() >= row.rotations {
        return refuse!("WCP-R64");
    }
    state.board.survey().check(cell, row.passages.rotated(rotation))?;
    Ok(Allowed::LayHall { hall, cell, rotation })
}

pub(super) fn legal_hall(state: &State, draft: Draft<Hall>, actions: &mut Vec<Action>) {
    match draft {
        Draft::Which => {
            let hand = &state.hand().halls;
            let all_fit = |fits: Fits| hand.kinds().all(|hall| state.content.hall(hall).ways.meets(fits));
            let mut fits = Fits::NONE;
            for (_, more) in sites(state) {
                fits = fits.or(more);
                if all_fit(fits) {
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
            let rotations = (0..row.rotations).map(Rotation::new);
            let fitting = rotations.filter(|&rotation| fits.contains(row.passages.rotated(rotation)));
            actions.extend(fitting.map(Action::Turn));
        }
    }
}

pub(super) fn lay_hall(state: &mut State, hall: Hall, cell: Cell, rotation: Rotation, log: &mut Log<Event>) -> Next {
    state.hand_mut().halls.take(hall);
    let passages = state.content.hall(hall).passages.rotated(rotation);
    state.board.lay_hall(cell, LaidHall { hall, rotation }, passages);
    if let Stage::Looting { idle } = &mut state.stage {
        *idle = 0;
    }
    log.emit(Audience::ALL, Event::LaidHall { pawn: state.who(state.turn), hall, cell, rotation });
    log.reveal();
    Next::LayToken
}

// Tokens.

/// The halls that are empty in the sense of WCP-040: no token, no pawn, no button.
fn empty_halls(state: &State) -> Cells {
    let board = &state.board;
    board.intact().minus(board.stocked()).minus(state.occupied()).without(Cell::CENTRE)
}

/// D12, unless there is no token or no empty hall (WCP-R21).
pub(super) fn ask_token(state: &mut State) -> Next {
    if state.hand().tokens.is_empty() || empty_halls(state).is_empty() {
        return Next::Refill;
    }
    super::ask(state, Step::LayToken(Draft::Which))
}

pub(super) fn check_token(state: &State, token: Token) -> Result<Allowed, Illegal> {
    match state.hand().tokens.of(token) {
        0 => refuse!("WCP-039"),
        _ => Ok(Allowed::Ask(Step::LayToken(Draft::Where(token)))),
    }
}

pub(super) fn check_token_cell(state: &State, token: Token, cell: Cell) -> Result<Allowed, Illegal> {
    if empty_halls(state).contains(cell) {
        // WCP-R23: a rotation is chosen for guards only.
        Ok(match state.content.kind(token) {
            TokenKind::Guard { .. } => Allowed::Ask(Step::LayToken(Draft::Turned(token, cell))),
            TokenKind::Trophy { .. } | TokenKind::Upgrade { .. } => {
                Allowed::LayToken { token, cell, rotation: Rotation::NONE }
            }
        })
    } else if state.board.rubble().contains(cell) {
        refuse!("WCP-101")
    } else if state.board.intact().contains(cell) {
        refuse!("WCP-040")
    } else {
        refuse!("WCP-039")
    }
}

pub(super) fn check_token_rotation(
    state: &State,
    token: Token,
    cell: Cell,
    rotation: Rotation,
) -> Result<Allowed, Illegal> {
    match state.content.kind(token) {
        TokenKind::Guard { rotations, .. } if rotation.sixths() < rotations => {
            Ok(Allowed::LayToken { token, cell, rotation })
        }
        TokenKind::Guard { .. } => refuse!("WCP-R64"),
        TokenKind::Trophy { .. } | TokenKind::Upgrade { .. } => refuse!("WCP-R23"),
    }
}

pub(super) fn legal_token(state: &State, draft: Draft<Token>, actions: &mut Vec<Action>) {
    match draft {
        Draft::Which => actions.extend(state.hand().tokens.kinds().map(Action::LayToken)),
        Draft::Where(_) => actions.extend(empty_halls(state).iter().map(Action::On)),
        Draft::Turned(token, _) => {
            if let TokenKind::Guard { rotations, .. } = state.content.kind(token) {
                actions.extend((0..rotations).map(Rotation::new).map(Action::Turn));
            }
        }
    }
}

pub(super) fn lay_token(state: &mut State, token: Token, cell: Cell, rotation: Rotation, log: &mut Log<Event>) -> Next {
    state.hand_mut().tokens.take(token);
    state.board.lay_token(cell, LaidToken { token, rotation });
    log.emit(Audience::ALL, Event::LaidToken { pawn: state.who(state.turn), token, cell, rotation });
    log.reveal();
    Next::Refill
}

// The end of laying.

/// Draws, and in stage I counts the turns until the button is free or fires (WCP-R37, R39).
pub(super) fn refill(state: &mut State, dice: &mut Dice, log: &mut Log<Event>) -> Next {
    setup::fill_hand(state, state.owner(state.turn), dice, log);
    let failsafe_turns = state.rules.failsafe_turns(&state.content, state.pawns());
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
            if *turns >= failsafe_turns {
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
