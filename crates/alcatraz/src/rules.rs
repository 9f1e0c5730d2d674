//! The course of play: who decides, what is allowed, and what happens.

pub(crate) mod actions;
mod blackmail;
pub(crate) mod ending;
pub(crate) mod rooms;
mod round;
mod setup;
pub(crate) mod tasks;
mod trade;
mod turn;

use engine::{
    About, Audience, AutoAction, BadOptions, Census, Dice, Game, Illegal, Log, Outcome, Sealed, Seat, Seats, Set,
    Settings, Viewer, refuse,
};

use self::tasks::Request;
use self::turn::TurnStep;
use crate::Alcatraz;
use crate::action::Action;
use crate::event::Event;
use crate::state::{Ask, Blackmail, End, Options, SPECS, State, Step, Turn};
use crate::view::View;

impl Game for Alcatraz {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ABOUT: &'static About = &About {
        name: "alcatraz",
        prefix: "ALC",
        rules_version: 4,
        rules_version_oldest: 1,
        seats: 3..=4,
        // No turn takes 630 actions, whatever the content: 6 trades of at most 63 (open or counter, 9 goods from each
        // side, offer, answer, three times), 17 action points for steps of at most 7 answers, 12 free rooms of 5, 30
        // coins to bribe with, 3 declined requests of 7, stamina and the end. Four turns in 20 rounds, with 6 actions
        // for the vote and 4 for the last tie, are below this.
        actions_max: 51_000,
        options: SPECS,
    };

    fn rules() -> &'static str {
        include_str!("../RULES.md")
    }

    fn own_content() -> &'static str {
        crate::content::TOML
    }

    fn options(settings: &Settings) -> Result<Options, BadOptions> {
        Options::read(settings)
    }

    fn setup(options: &Options, dice: &mut Dice) -> State {
        setup::setup(options, dice)
    }

    fn deciders(state: &State) -> Seats {
        match &state.step {
            Step::Talk | Step::Tie(_) => Seats::only(state.board.goat),
            Step::Vote(votes) | Step::Stay(_, votes) => votes.pending(),
            Step::Turn(turn, ask) => Seats::only(turn::asked(turn, ask, state.board.seats())),
            Step::Keep(turn, _) => Seats::only(turn.seat),
            Step::Consent(_, _, answers) => answers.pending(),
            Step::Over(_) => Seats::NONE,
        }
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if !Self::deciders(state).contains(seat) {
            return;
        }
        let seats = Seats::all(state.board.seats());
        let mut offer = |action: Action| {
            if check_asked(state, seat, action).is_ok() {
                actions.push(action);
            }
        };
        match &state.step {
            Step::Talk => offer(Action::CallVote),
            Step::Vote(_) => seats.iter().map(Action::Vote).for_each(offer),
            Step::Tie(_) => seats.iter().map(Action::Pick).for_each(offer),
            Step::Stay(..) => seats.iter().map(Action::Stay).for_each(offer),
            Step::Turn(turn, ask) => turn::choices(state, turn, ask, seat, &mut |action, _| actions.push(action)),
            Step::Keep(_, cards) => cards.iter().map(Action::Keep).for_each(offer),
            Step::Consent(..) => [Action::Accept, Action::Decline].into_iter().for_each(offer),
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
        perform(state, allowed, dice, log);
        while let Step::Turn(turn, ask) = &state.step
            && let Some(step) = turn::forced(state, turn, ask)
        {
            let turn = turn.clone();
            state.step = turn::perform(state, turn, step, dice, log);
        }
        Ok(())
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let Step::Over(end) = state.step else { return None };
        let seats = state.board.seats();
        Some(match end {
            End::Guards => Outcome::all_lose(seats, "end-guards"),
            End::Escape { stays } => Outcome::won(seats, Seats::all(seats).without(stays), "end-escape"),
            End::Amnesty => Outcome::won(seats, Seats::all(seats), "end-amnesty"),
        })
    }

    /// ALC-R62: a request or an offer that is not answered in time is declined; a counter-offer that is not made in time
    /// is given up.
    fn timeout_action(state: &State, seat: Seat) -> Option<Action> {
        let action = match &state.step {
            Step::Consent(..) | Step::Turn(_, Ask::Offer(_)) => Action::Decline,
            Step::Turn(turn, Ask::Deal(deal)) if deal.from != turn.seat => Action::Cancel,
            _ => return None,
        };
        Self::deciders(state).contains(seat).then_some(action)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::new(state, viewer)
    }

    fn imagine(options: &Options, view: &View, dice: &mut Dice) -> State {
        view.imagine(options, dice)
    }

    fn census(state: &State) -> Census {
        let board = &state.board;
        let on_board: u32 = board.tokens.iter().map(|items| u32::from(items.total())).sum();
        let on_sheets: u32 = board.prisoners.values().iter().map(|own| u32::from(own.goods.items.total())).sum();
        let in_payment = matches!(state.step, Step::Turn(_, Ask::Take { paid: Some(_), .. }));
        let in_hands: u32 = state.hands.values().iter().map(|hand| u32::from(hand.len())).sum();
        let shown = if let Step::Keep(_, cards) = &state.step { u32::from(cards.len()) } else { 0 };
        let tasks = u32::from(board.tasks.count()) + board.display.len() as u32 + u32::from(board.removed.len());
        vec![
            ("items", on_board + on_sheets + u32::from(in_payment)),
            ("blackmail", u32::from(state.pile.len()) + u32::from(board.discard.len()) + in_hands + shown),
            ("tasks", tasks),
        ]
    }

    /// ALC-R30: when the time is over, the vote is called in the old goat's name.
    fn auto_action(state: &State) -> Option<AutoAction<Action>> {
        let call = AutoAction { seconds: round::TALK_SECONDS, seat: state.board.goat, action: Action::CallVote };
        matches!(state.step, Step::Talk).then_some(call)
    }
}

/// An action that is allowed, with what the check found: all that is needed to carry it out.
pub(crate) enum Allowed {
    /// End the talk.
    CallVote,
    /// A seat votes; its vote is among these.
    Vote(Sealed<Option<Seat>>, Seat),
    /// Break a tie for a seat.
    Pick(Seat),
    /// A step in a turn.
    InTurn(Turn, TurnStep),
    /// Keep a card; the others go to the discard pile.
    Keep { turn: Turn, card: Blackmail, others: Set<Blackmail> },
    /// A seat answers a request for its items; its answer is among these.
    Answer { turn: Turn, request: Request, answers: Sealed<Option<bool>>, seat: Seat },
    /// A seat votes for which of the tied stays; its vote is among these.
    Stay { tied: Seats, votes: Sealed<Option<Seat>>, voter: Seat },
}

/// Whether a seat may do this now, and the clause that forbids it if not.
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<Allowed, Illegal> {
    if let Step::Over(_) = state.step {
        return Err(Illegal::Over);
    }
    if !Alcatraz::deciders(state).contains(seat) {
        return Err(Illegal::NotAsked(seat));
    }
    check_asked(state, seat, action)
}

/// The same for a seat that is asked.
fn check_asked(state: &State, seat: Seat, action: Action) -> Result<Allowed, Illegal> {
    match (&state.step, action) {
        (Step::Talk, Action::CallVote) => Ok(Allowed::CallVote),
        (Step::Talk, Action::Vote(_)) => refuse!("ALC-032"),
        (Step::Vote(votes), Action::Vote(goat)) if goat.number() < state.board.seats() => {
            Ok(Allowed::Vote(with_choice(votes, seat, goat), seat))
        }
        (Step::Vote(_), Action::Vote(_)) => refuse!("ALC-033"),
        (Step::Tie(tied), Action::Pick(goat)) => {
            round::check_pick(state, *tied, goat)?;
            Ok(Allowed::Pick(goat))
        }
        (Step::Stay(tied, votes), Action::Stay(stays)) if tied.contains(stays) => {
            Ok(Allowed::Stay { tied: *tied, votes: with_choice(votes, seat, stays), voter: seat })
        }
        (Step::Stay(..), _) => refuse!("ALC-R46"),
        (Step::Talk | Step::Vote(_) | Step::Tie(_), _) => refuse!("ALC-024"),
        (Step::Turn(turn, ask), _) => Ok(Allowed::InTurn(turn.clone(), turn::check(state, turn, ask, seat, action)?)),
        (Step::Keep(turn, cards), Action::Keep(card)) if cards.contains(card) => {
            Ok(Allowed::Keep { turn: turn.clone(), card, others: cards.without(card) })
        }
        (Step::Keep(..), Action::Keep(_)) => refuse!("ALC-129"),
        (Step::Keep(..), _) => refuse!("ALC-R64"),
        (Step::Consent(turn, sources, answers), _) => {
            let (request, agrees) = tasks::check_answer(state, turn, sources, action)?;
            Ok(Allowed::Answer { turn: turn.clone(), request, answers: with_choice(answers, seat, agrees), seat })
        }
        (Step::Over(_), _) => Err(Illegal::Over),
    }
}

/// Sealed choices together with that of a seat.
fn with_choice<T: Clone>(choices: &Sealed<Option<T>>, seat: Seat, choice: T) -> Sealed<Option<T>> {
    let mut choices = choices.clone();
    choices.put(seat, Some(choice));
    choices
}

/// Carries out an action that is allowed.
fn perform(state: &mut State, allowed: Allowed, dice: &mut Dice, log: &mut Log<Event>) {
    state.step = match allowed {
        Allowed::CallVote => round::call_vote(&state.board, log),
        Allowed::Vote(votes, voter) => round::vote(state, votes, voter, log),
        Allowed::Pick(goat) => round::pick(state, goat, log),
        Allowed::InTurn(turn, step) => turn::perform(state, turn, step, dice, log),
        Allowed::Keep { turn, card, others } => rooms::keep(state, turn, card, others, log),
        Allowed::Answer { turn, request, answers, seat } => {
            tasks::answer(state, turn, request, answers, seat, dice, log)
        }
        Allowed::Stay { tied, votes, voter } => ending::vote(state, tied, votes, voter, log),
    };
}

/// Tells everybody.
fn announce(log: &mut Log<Event>, event: Event) {
    log.emit(Audience::ALL, event);
}
