//! The course of play: who decides, what is allowed, and what follows by itself up to the next decision.

pub(crate) mod encounter;
pub(crate) mod fleeing;
pub(crate) mod laying;
pub(crate) mod moving;

use engine::{Clause, Dice, Illegal, Log, Seat};

use crate::action::{Action, Event};
use crate::content::Card;
use crate::state::{Draft, Place, Stage, State, Step};

/// What comes next in a turn (section 9.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// The turn of the pawn begins.
    Begin,
    /// Its move (D03).
    Move,
    /// Other pawns or the button in the hall that it entered (D04).
    Encounter,
    /// The move and all that came of it is over.
    AfterMove,
    /// A hall to lay (D09).
    LayHall,
    /// A token to lay (D12).
    LayToken,
    /// Drawing up to six halls and six tokens.
    Refill,
    /// The opening of the exits, or a hall to destroy (D15).
    Duty,
    /// The check of the end.
    Finish,
    /// The next pawn's turn.
    Pass,
    /// Somebody must decide, or the match is over.
    Wait,
}

/// Even if nobody can decide anything, the base collapses before so many phases have passed (WCP-R57).
const PHASES_MAX: u32 = 20_000;

/// Goes on until somebody must decide.
pub(crate) fn advance(state: &mut State, mut next: Next, dice: &mut Dice, log: &mut Log<Event>) {
    for _ in 0..PHASES_MAX {
        next = match next {
            Next::Begin => begin(state, log),
            Next::Move => moving::ask(state, log),
            Next::Encounter => encounter::ask(state),
            Next::AfterMove => after_move(state),
            Next::LayHall => laying::ask_hall(state, log),
            Next::LayToken => laying::ask_token(state),
            Next::Refill => laying::refill(state, dice, log),
            Next::Duty => fleeing::duty(state, log),
            Next::Finish => fleeing::finish(state),
            Next::Pass => pass(state),
            Next::Wait => return,
        }
    }
    unreachable!("a turn has at most ten phases, and a match at most 2,000 turns");
}

/// Waits for a decision.
pub(crate) fn ask(state: &mut State, step: Step) -> Next {
    state.step = step;
    Next::Wait
}

fn begin(state: &mut State, log: &mut Log<Event>) -> Next {
    let pawn = state.turn;
    match &mut state.stage {
        Stage::Looting { idle } => *idle += 1,
        Stage::Pressed { presser } if *presser == pawn => {
            state.stage = Stage::Opening;
            log.emit(engine::Audience::ALL, Event::StageTwo { pawn: state.who(pawn) });
        }
        Stage::Closed { .. } | Stage::Pressed { .. } | Stage::Opening | Stage::Fleeing { .. } => {}
    }
    match state.vehicle().place {
        Place::Resigned => Next::Pass,
        // WCP-096, R52: whoever has left only destroys.
        Place::Left(_) | Place::Lost => Next::Duty,
        Place::Inside(_) if state.exits_open() && state.is_cut_off(pawn) => ask(state, Step::Resign),
        Place::Inside(_) | Place::Outside => Next::Move,
    }
}

/// WCP-R28, R51: with the exits open a vehicle that is out lays nothing any more; before, the turn goes on.
fn after_move(state: &State) -> Next {
    match state.vehicle().place {
        Place::Outside | Place::Inside(_) => Next::LayHall,
        Place::Left(_) | Place::Lost | Place::Resigned => Next::Duty,
    }
}

fn pass(state: &mut State) -> Next {
    state.turn = state.turn.next(state.pawns());
    Next::Begin
}

/// Who must decide now.
pub(crate) fn decider(state: &State) -> Option<Seat> {
    let pawn = match &state.step {
        Step::Pick(pawn) => *pawn,
        Step::Answer(terms) => terms.partner,
        Step::Loot { winner, .. } => *winner,
        Step::Over(_) => return None,
        Step::Resign
        | Step::Move
        | Step::Encounter
        | Step::Propose(_)
        | Step::Give(_)
        | Step::LayHall(_)
        | Step::LayToken(_)
        | Step::Destroy => state.turn,
    };
    Some(state.owner(pawn))
}

/// Whether a seat may take an action now, or why not.
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    match decider(state) {
        None => Err(Illegal::Over),
        Some(asked) if asked != seat => Err(Illegal::NotAsked(seat)),
        Some(_) => allow(state, action).map_err(Illegal::Rule),
    }
}

/// Whether whoever is asked may do this, or which clause forbids it.
pub(crate) fn allow(state: &State, action: Action) -> Result<(), Clause> {
    match (&state.step, action) {
        (Step::Pick(_), Action::Pick(card)) => free_card(state, card),
        (Step::Resign, Action::GoOn | Action::Resign) => Ok(()),
        (Step::Move, Action::Move(dir)) => moving::step(state, state.vehicle().place, dir).map(drop),
        (Step::Move, Action::Boost(first, second)) => moving::boost(state, first, second).map(drop),
        (Step::Move, Action::DriveOff) => moving::drive_off(state),
        (Step::Encounter, Action::Press) => encounter::may_press(state),
        (Step::Encounter, Action::Ignore) => Ok(()),
        (Step::Encounter, Action::Trade(pawn)) => encounter::may_trade(state, pawn),
        (Step::Encounter, Action::Attack(pawn)) => encounter::may_attack(state, pawn),
        (Step::Encounter, Action::Give(pawn)) => encounter::may_give(state, pawn),
        (Step::Propose(terms), Action::Offer(token)) => encounter::may_add(state.vehicle(), &terms.offered, token),
        (Step::Propose(terms), Action::Ask(token)) => {
            encounter::may_add(&state.vehicles[terms.partner], &terms.asked, token)
        }
        (Step::Propose(terms), Action::Propose) => encounter::may_propose(state, terms),
        (Step::Propose(_), Action::Cancel) => Ok(()),
        (Step::Answer(_), Action::Accept | Action::Decline) => Ok(()),
        (Step::Give(gift), Action::HandOver(token)) => {
            encounter::may_hand_over(state, state.vehicle(), &gift.taken, token)
        }
        (Step::Give(gift), Action::Take(token)) => {
            encounter::may_hand_over(state, &state.vehicles[gift.partner], &gift.given, token)
        }
        (Step::Give(_), Action::Done) => Ok(()),
        (Step::Loot { loser, .. }, Action::Loot(token)) => encounter::may_loot(&state.vehicles[*loser], token),
        (Step::LayHall(Draft::Which), Action::LayHall(hall)) => laying::may_lay_hall(state, hall),
        (Step::LayHall(Draft::Where(hall)), Action::On(cell)) => laying::may_lay_hall_on(state, *hall, cell),
        (Step::LayHall(Draft::Turned(hall, cell)), Action::Turn(turn)) => {
            laying::may_lay_hall_turned(state, *hall, *cell, turn)
        }
        (Step::LayToken(Draft::Which), Action::LayToken(token)) => laying::may_lay_token(state, token),
        (Step::LayToken(Draft::Where(_)), Action::On(cell)) => laying::may_lay_token_on(state, cell),
        (Step::LayToken(Draft::Turned(token, _)), Action::Turn(turn)) => {
            laying::may_lay_token_turned(state, *token, turn)
        }
        (Step::Destroy, Action::Destroy(cell)) => fleeing::may_destroy(state, cell),
        (step, action) => Err(out_of_place(step, action)),
    }
}

/// The clause that asks for something else than this action now.
fn out_of_place(step: &Step, action: Action) -> Clause {
    match (step, action) {
        (Step::Pick(_), _) | (_, Action::Pick(_)) => clause!("WCP-003"),
        (Step::Resign, _) | (_, Action::GoOn | Action::Resign) => clause!("WCP-R53"),
        (_, Action::Press) => clause!("WCP-079"),
        (_, Action::Ignore | Action::Trade(_) | Action::Attack(_) | Action::Give(_)) => clause!("WCP-058"),
        (_, Action::Destroy(_)) => clause!("WCP-112"),
        (Step::Destroy, _) => clause!("WCP-108"),
        (Step::Move, _) => clause!("WCP-017"),
        (Step::Encounter, _) => clause!("WCP-053"),
        (Step::Loot { .. }, _) => clause!("WCP-R33"),
        (Step::Propose(_) | Step::Answer(_), _) => clause!("WCP-R31"),
        (Step::Give(_), _) => clause!("WCP-R60"),
        (Step::LayHall(_), _) => clause!("WCP-019"),
        (Step::LayToken(_), _) => clause!("WCP-020"),
        (Step::Over(_), _) => clause!("WCP-117"),
    }
}

/// WCP-R03: each card once.
fn free_card(state: &State, card: Card) -> Result<(), Clause> {
    let taken = state.vehicles.values().iter().any(|vehicle| vehicle.card == Some(card));
    if taken { Err(clause!("WCP-R03")) } else { Ok(()) }
}

/// Adds every choice of whoever is asked.
pub(crate) fn legal(state: &State, actions: &mut Vec<Action>) {
    match &state.step {
        Step::Pick(_) => {
            let free = Card::ALL.into_iter().filter(|&card| free_card(state, card).is_ok());
            actions.extend(free.map(Action::Pick));
        }
        Step::Resign => actions.extend([Action::GoOn, Action::Resign]),
        Step::Move => moving::legal(state, actions),
        Step::Encounter => actions.extend(encounter::choices(state)),
        Step::Propose(terms) => encounter::legal_terms(state, terms, actions),
        Step::Answer(_) => actions.extend([Action::Accept, Action::Decline]),
        Step::Give(gift) => encounter::legal_gifts(state, gift, actions),
        Step::Loot { loser, .. } => actions.extend(state.vehicles[*loser].goods.kinds().map(Action::Loot)),
        Step::LayHall(draft) => laying::legal_hall(state, *draft, actions),
        Step::LayToken(draft) => laying::legal_token(state, *draft, actions),
        Step::Destroy => actions.extend(fleeing::destroyable(state).iter().map(Action::Destroy)),
        Step::Over(_) => {}
    }
}

/// Carries out an allowed action, and tells what comes next.
pub(crate) fn carry_out(state: &mut State, action: Action, dice: &mut Dice, log: &mut Log<Event>) -> Next {
    match action {
        Action::Pick(card) => laying::pick(state, card, dice, log),
        Action::GoOn => Next::Move,
        Action::Resign => fleeing::resign(state, log),
        Action::Move(dir) => moving::take_step(state, dir, log),
        Action::Boost(first, second) => moving::take_boost(state, first, second, log),
        Action::DriveOff => moving::take_off(state, log),
        Action::Press => encounter::press(state, log),
        Action::Ignore => encounter::ignore(state, log),
        Action::Trade(partner) => encounter::trade(state, partner),
        Action::Attack(defender) => encounter::attack(state, defender, log),
        Action::Give(partner) => encounter::give(state, partner),
        Action::Offer(token) => encounter::offer(state, token),
        Action::Ask(token) => encounter::ask_for(state, token),
        Action::Propose => encounter::propose(state, log),
        Action::Cancel => encounter::cancel(state, log),
        Action::Accept => encounter::accept(state, log),
        Action::Decline => encounter::decline(state, log),
        Action::HandOver(token) => encounter::hand_over(state, token, log),
        Action::Take(token) => encounter::take(state, token, log),
        Action::Done => Next::AfterMove,
        Action::Loot(token) => encounter::loot(state, token, log),
        Action::LayHall(hall) => ask(state, Step::LayHall(Draft::Where(hall))),
        Action::LayToken(token) => ask(state, Step::LayToken(Draft::Where(token))),
        Action::On(cell) => laying::on(state, cell, log),
        Action::Turn(turn) => laying::turned(state, turn, log),
        Action::Destroy(cell) => fleeing::destroy(state, cell, log),
    }
}
