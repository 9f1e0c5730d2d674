//! The course of play: who decides, what is allowed, and what follows up to the next decision.

mod encounter;
mod fleeing;
pub(crate) mod laying;
pub(crate) mod moving;
mod setup;

use engine::{
    About, BadOptions, Census, Dice, Game, Illegal, Log, OptionSpec, Outcome, Pool, Seat, Seats, Settings, Viewer,
    refuse,
};

use crate::board::{Cell, Rotation};
use crate::content::{Card, Hall, TOKENS, Token};
use crate::state::{Draft, End, Gift, Location, PROPOSALS_MAX, Pawn, Stage, Step, Terms};
use crate::{Action, Event, Options, State, View, Wcp};

/// WCP-R57: no match has more turns.
const TURNS_MAX: u32 = 2_000;

/// The most actions in a turn: resigning or not, the move and the encounter, three proposals that name every token
/// with their answers, each after a counter-offer that was given up, three choices for the hall, three for the token, and
/// the destruction.
const TURN_ACTIONS_MAX: u32 = 3 + PROPOSALS_MAX as u32 * 2 * (TOKENS as u32 + 2) + 3 + 3 + 1;

impl Game for Wcp {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ABOUT: &'static About = &About {
        name: "wcp",
        prefix: "WCP",
        rules_version: 3,
        rules_version_oldest: 1,
        seats: 2..=6,
        actions_max: 6 + TURNS_MAX * TURN_ACTIONS_MAX,
        options: &[OptionSpec::toggle("teams", false)],
    };

    fn rules() -> &'static str {
        include_str!("../RULES.md")
    }

    fn own_content() -> &'static str {
        crate::content::OWN_TEXT
    }

    fn options(settings: &Settings) -> Result<Options, BadOptions> {
        Options::read(settings)
    }

    fn setup(options: &Options, dice: &mut Dice) -> State {
        setup::setup(options, dice)
    }

    fn deciders(state: &State) -> Seats {
        decider(state).map_or(Seats::NONE, Seats::only)
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if decider(state) != Some(seat) {
            return;
        }
        match &state.step {
            Step::Pick(_) => actions.extend(setup::free_cards(state).map(Action::Pick)),
            Step::Resign => actions.extend([Action::GoOn, Action::Resign]),
            Step::Move => moving::legal(state, actions),
            Step::Encounter => actions.extend(encounter::choices(state)),
            Step::Propose(terms) => encounter::legal_terms(state, terms, actions),
            Step::Answer(terms) => encounter::legal_answers(state, terms, actions),
            Step::Give(gift) => encounter::legal_gifts(state, gift, actions),
            Step::Loot { loser, .. } => actions.extend(state.vehicles[*loser].goods.kinds().map(Action::Loot)),
            Step::LayHall(draft) => laying::legal_hall(state, *draft, actions),
            Step::LayToken(draft) => laying::legal_token(state, *draft, actions),
            Step::Destroy => actions.extend(fleeing::destroyable(state).iter().map(Action::Destroy)),
            Step::Over(_) => {}
        }
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        action: Action,
        dice: &mut Dice,
        log: &mut Log<Event>,
    ) -> Result<(), Illegal> {
        let allowed = check(state, seat, action)?;
        let next = perform(state, allowed, dice, log);
        advance(state, next, dice, log);
        Ok(())
    }

    /// The most valuable trophies that got out win; among equals, those that were out first (WCP-118, 119, R62).
    fn outcome(state: &State) -> Option<Outcome> {
        let Step::Over(end) = state.step else { return None };
        let players = state.hands.len();
        let score = |seat| fleeing::score(state, seat);
        if Seats::all(players).iter().all(|seat| score(seat).is_none()) {
            return Some(Outcome::all_lose(players, "end-nobody-left"));
        }
        let reason = match end {
            End::NobodyInside => "end-all-out",
            End::Collapse => "end-collapse",
        };
        Some(Outcome::ranked(players, score, reason))
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::new(state, viewer)
    }

    fn imagine(options: &Options, view: &View, dice: &mut Dice) -> State {
        view.imagine(options, dice)
    }

    fn census(state: &State) -> Census {
        let board = &state.board;
        let laid = board.intact().or(board.rubble()).iter().filter(|&cell| board.hall(cell).is_some());
        let (mut halls, mut tokens) = (laid.count() as u32, u32::from(board.stocked().len()));
        for hand in state.hands.values().iter().chain([&state.stack]) {
            halls += hand.halls.count();
            tokens += hand.tokens.count();
        }
        tokens += state.vehicles.values().iter().map(|vehicle| vehicle.goods.count()).sum::<u32>();
        vec![("halls", halls), ("tokens", tokens)]
    }
}

/// Who must decide now.
fn decider(state: &State) -> Option<Seat> {
    let pawn = match &state.step {
        Step::Pick(pawn) => *pawn,
        Step::Propose(terms) => terms.proposer,
        Step::Answer(terms) => terms.partner,
        Step::Loot { winner, .. } => *winner,
        Step::Over(_) => return None,
        Step::Resign
        | Step::Move
        | Step::Encounter
        | Step::Give(_)
        | Step::LayHall(_)
        | Step::LayToken(_)
        | Step::Destroy => state.turn,
    };
    Some(state.owner(pawn))
}

/// An action that is allowed, with what the check found: all that is needed to carry it out.
enum Allowed {
    /// The pawn gets this vehicle.
    Pick(Pawn, Card),
    /// The pawn plays on although it is cut off.
    GoOn,
    /// The pawn resigns.
    Resign,
    /// A move of one step, or of two with a booster.
    Drive(moving::Drive),
    /// The pawn leaves for good from outside.
    DriveOff,
    /// The button is pressed.
    Press,
    /// The pawn ignores the others in its hall.
    Ignore,
    /// This pawn is attacked.
    Attack(Pawn),
    /// The terms are put to the partner.
    Propose(Terms),
    /// The trade is given up.
    Cancel,
    /// The trade is made.
    Accept(Terms),
    /// This pawn refuses, or gives up a counter-offer; so many proposals are left.
    Decline { pawn: Pawn, proposals_left: u8 },
    /// A token changes hands within a team.
    HandOver { gift: Gift, from: Pawn, to: Pawn, token: Token },
    /// The gift is complete.
    EndGift,
    /// The winner of a fight takes a token.
    Loot { winner: Pawn, loser: Pawn, token: Token },
    /// A hall is laid.
    LayHall { hall: Hall, cell: Cell, rotation: Rotation },
    /// A token is laid.
    LayToken { token: Token, cell: Cell, rotation: Rotation },
    /// A hall is destroyed.
    Destroy(Cell),
    /// The choice is noted, and the next one is asked.
    Ask(Step),
}

/// The one place that says what may be done.
fn check(state: &State, seat: Seat, action: Action) -> Result<Allowed, Illegal> {
    match decider(state) {
        None => Err(Illegal::Over),
        Some(asked) if asked != seat => Err(Illegal::NotAsked(seat)),
        Some(_) => check_action(state, action),
    }
}

/// What the seat that is asked may do.
fn check_action(state: &State, action: Action) -> Result<Allowed, Illegal> {
    match (&state.step, action) {
        (Step::Pick(pawn), Action::Pick(card)) => setup::check_pick(state, *pawn, card),
        (Step::Resign, Action::GoOn) => Ok(Allowed::GoOn),
        (Step::Resign, Action::Resign) => Ok(Allowed::Resign),
        (Step::Move, Action::Move(dir)) => moving::check_move(state, dir),
        (Step::Move, Action::Boost(first, second)) => moving::check_boost(state, first, second),
        (Step::Move, Action::DriveOff) => moving::check_drive_off(state),
        (Step::Encounter, Action::Press) => encounter::check_press(state),
        (Step::Encounter, Action::Ignore) => Ok(Allowed::Ignore),
        (Step::Encounter, Action::Trade(pawn)) => encounter::check_trade(state, pawn),
        (Step::Encounter, Action::Attack(pawn)) => encounter::check_attack(state, pawn),
        (Step::Encounter, Action::Give(pawn)) => encounter::check_give(state, pawn),
        (Step::Propose(terms), Action::Offer(token)) => encounter::check_offer(state, terms, token),
        (Step::Propose(terms), Action::Ask(token)) => encounter::check_ask(state, terms, token),
        (Step::Propose(terms), Action::Propose) => encounter::check_propose(state, terms),
        (Step::Propose(terms), Action::Cancel) => Ok(encounter::cancelled(state, terms)),
        (Step::Answer(terms), Action::Accept) => Ok(Allowed::Accept(terms.clone())),
        (Step::Answer(Terms { partner, proposals_left, .. }), Action::Decline) => {
            Ok(Allowed::Decline { pawn: *partner, proposals_left: *proposals_left - 1 })
        }
        (Step::Answer(terms), Action::Counter) => encounter::check_counter(state, terms),
        (Step::Give(gift), Action::HandOver(token)) => encounter::check_hand_over(state, gift, token),
        (Step::Give(gift), Action::Take(token)) => encounter::check_take(state, gift, token),
        (Step::Give(_), Action::Done) => Ok(Allowed::EndGift),
        (&Step::Loot { winner, loser }, Action::Loot(token)) => encounter::check_loot(state, winner, loser, token),
        (Step::LayHall(Draft::Which), Action::LayHall(hall)) => laying::check_hall(state, hall),
        (Step::LayHall(Draft::Where(hall)), Action::On(cell)) => laying::check_hall_cell(state, *hall, cell),
        (&Step::LayHall(Draft::Turned(hall, cell)), Action::Turn(rotation)) => {
            laying::check_hall_rotation(state, hall, cell, rotation)
        }
        (Step::LayToken(Draft::Which), Action::LayToken(token)) => laying::check_token(state, token),
        (Step::LayToken(Draft::Where(token)), Action::On(cell)) => laying::check_token_cell(state, *token, cell),
        (&Step::LayToken(Draft::Turned(token, cell)), Action::Turn(rotation)) => {
            laying::check_token_rotation(state, token, cell, rotation)
        }
        (Step::Destroy, Action::Destroy(cell)) => fleeing::check_destroy(state, cell),
        (_, action) => refuse_now(state, action),
    }
}

/// Refuses an action that does not belong to the step, by the clause that asks for something else.
fn refuse_now(state: &State, action: Action) -> Result<Allowed, Illegal> {
    match (&state.step, action) {
        (Step::Pick(_), _) | (_, Action::Pick(_)) => refuse!("WCP-003"),
        (Step::Resign, _) | (_, Action::GoOn | Action::Resign) => refuse!("WCP-R53"),
        (_, Action::Press) => refuse!("WCP-079"),
        (_, Action::Ignore | Action::Trade(_) | Action::Attack(_) | Action::Give(_)) => refuse!("WCP-058"),
        (_, Action::Destroy(_)) => refuse!("WCP-112"),
        (Step::Destroy, _) => refuse!("WCP-108"),
        (Step::Move, _) => refuse!("WCP-017"),
        // Alone with the button there is only that to decide.
        (Step::Encounter, _) if !encounter::has_company(state) => refuse!("WCP-083"),
        (Step::Encounter, _) => refuse!("WCP-053"),
        (Step::Loot { .. }, _) => refuse!("WCP-R33"),
        (Step::Propose(_) | Step::Answer(_) | Step::Give(_), _) => refuse!("WCP-R68"),
        (Step::LayHall(_), _) => refuse!("WCP-019"),
        (Step::LayToken(_), _) => refuse!("WCP-020"),
        (Step::Over(_), _) => refuse!("WCP-117"),
    }
}

/// Carries out an action, and returns the phase that follows.
fn perform(state: &mut State, allowed: Allowed, dice: &mut Dice, log: &mut Log<Event>) -> Next {
    match allowed {
        Allowed::Pick(pawn, card) => setup::pick(state, pawn, card, dice, log),
        Allowed::GoOn => Next::Move,
        Allowed::Resign => fleeing::resign(state, log),
        Allowed::Drive(drive) => moving::drive(state, drive, log),
        Allowed::DriveOff => moving::drive_off(state, log),
        Allowed::Press => encounter::press(state, log),
        Allowed::Ignore => encounter::ignore(state, log),
        Allowed::Attack(defender) => encounter::attack(state, defender, log),
        Allowed::Propose(terms) => encounter::propose(state, terms, log),
        Allowed::Cancel => encounter::cancel(state, log),
        Allowed::Accept(terms) => encounter::accept(state, &terms, log),
        Allowed::Decline { pawn, proposals_left } => encounter::decline(state, pawn, proposals_left, log),
        Allowed::HandOver { gift, from, to, token } => encounter::hand_over(state, gift, from, to, token, log),
        Allowed::EndGift => Next::AfterMove,
        Allowed::Loot { winner, loser, token } => encounter::loot(state, winner, loser, token, log),
        Allowed::LayHall { hall, cell, rotation } => laying::lay_hall(state, hall, cell, rotation, log),
        Allowed::LayToken { token, cell, rotation } => laying::lay_token(state, token, cell, rotation, log),
        Allowed::Destroy(cell) => fleeing::destroy(state, cell, log),
        Allowed::Ask(step) => ask(state, step),
    }
}

/// The next phase of a turn (section 9.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// The turn of the pawn begins.
    Begin,
    /// Its move (D03).
    Move,
    /// Other pawns or the button in the hall that it entered (D04).
    Encounter,
    /// The move and all its consequences are over.
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
    /// A decision, or the end of the match.
    Wait,
}

/// The base collapses before this many phases have passed without a decision (WCP-R57).
const PHASES_MAX: u32 = 20_000;

/// Goes on until a seat must decide.
pub(crate) fn advance(state: &mut State, mut next: Next, dice: &mut Dice, log: &mut Log<Event>) {
    let mut phases = 0;
    while next != Next::Wait {
        assert!(phases < PHASES_MAX, "a turn has at most ten phases, and a match at most 2,000 turns");
        phases += 1;
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
            Next::Wait => Next::Wait,
        }
    }
}

/// Waits for a decision.
fn ask(state: &mut State, step: Step) -> Next {
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
        Location::Resigned => Next::Pass,
        // WCP-096, R52: a pawn that has left only destroys.
        Location::Left(_) | Location::Lost => Next::Duty,
        Location::Inside(_) if state.exits_open() && state.is_cut_off(pawn) => ask(state, Step::Resign),
        Location::Inside(_) | Location::Outside => Next::Move,
    }
}

/// WCP-R28, R51: a vehicle that has left lays nothing any more; one that was only put outside goes on with its turn.
fn after_move(state: &State) -> Next {
    match state.vehicle().place {
        Location::Outside | Location::Inside(_) => Next::LayHall,
        Location::Left(_) | Location::Lost | Location::Resigned => Next::Duty,
    }
}

fn pass(state: &mut State) -> Next {
    state.turn = state.turn.next(state.pawns());
    Next::Begin
}
