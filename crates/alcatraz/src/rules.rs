//! The course of play: who decides, what is allowed, and what happens.

mod blackmail;
pub(crate) mod ending;
pub(crate) mod rooms;
mod round;
mod setup;
mod tasks;
mod trade;
pub(crate) mod turn;

use engine::{
    About, Audience, AutoAction, BadOptions, Census, Dice, Game, Illegal, Log, Outcome, Seat, Seats, Settings, Viewer,
    refuse,
};

use crate::Alcatraz;
use crate::action::Action;
use crate::event::Event;
use crate::state::{Ask, End, Item, Options, Room, SPECS, State, Step, Turn};
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
        rules_version: 2,
        rules_version_oldest: 1,
        seats: 3..=4,
        // No turn takes 370 actions, whatever the content: 6 trades of at most 21 (open, 9 goods from each side,
        // offer, answer), 17 action points for steps of at most 7 answers, 12 free rooms of 5, 30 coins to bribe
        // with, 3 declined requests of 7, stamina and the end. Four turns in 20 rounds, with 6 actions for the
        // vote and 4 for the last tie, are below this.
        actions_max: 30_000,
        options: SPECS,
    };

    fn rules() -> &'static str {
        include_str!("../RULES.md")
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
            Step::Turn(turn, ask) => Seats::only(asked(turn, ask, state.board.seats())),
            Step::Keep(turn, _) => Seats::only(turn.seat),
            Step::Consent(_, _, answers) => answers.pending(),
            Step::Over(_) => Seats::NONE,
        }
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if Self::deciders(state).contains(seat) {
            choices(state, seat, &mut |action| actions.push(action));
        }
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        action: Action,
        dice: &mut Dice,
        log: &mut Log<Event>,
    ) -> Result<(), Illegal> {
        check(state, seat, action)?;
        perform(state, seat, action, dice, log);
        while let Some((seat, action)) = forced(state) {
            perform(state, seat, action, dice, log);
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

/// Tells everybody.
pub(crate) fn announce(log: &mut Log<Event>, event: Event) {
    log.emit(Audience::ALL, event);
}

/// Whom a question in a turn is for: the active player, but for trades and roll calls.
pub(crate) fn asked(turn: &Turn, ask: &Ask, seats: u8) -> Seat {
    match ask {
        Ask::Offer(deal) => deal.with,
        Ask::GiveUp(pending) => {
            turn.seat.around(seats).find(|&seat| pending.contains(seat)).expect("somebody has yet to give something up")
        }
        _ => turn.seat,
    }
}

/// Whether a seat may do this now, and the clause that forbids it if not.
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    if let Step::Over(_) = state.step {
        return Err(Illegal::Over);
    }
    if !Alcatraz::deciders(state).contains(seat) {
        return Err(Illegal::NotAsked(seat));
    }
    check_asked(state, seat, action)
}

/// The same for a seat that is asked.
fn check_asked(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    match (&state.step, action) {
        (Step::Talk, Action::CallVote) => Ok(()),
        (Step::Talk, Action::Vote(_)) => refuse!("ALC-032"),
        (Step::Vote(_), Action::Vote(goat)) if goat.number() < state.board.seats() => Ok(()),
        (Step::Vote(_), Action::Vote(_)) => refuse!("ALC-033"),
        (Step::Tie(tied), Action::Pick(goat)) => round::check_pick(state, *tied, goat),
        (Step::Stay(tied, _), Action::Stay(stays)) if tied.contains(stays) => Ok(()),
        (Step::Stay(..), _) => refuse!("ALC-R46"),
        (Step::Talk | Step::Vote(_) | Step::Tie(_), _) => refuse!("ALC-024"),
        (Step::Turn(turn, ask), _) => check_turn(state, turn, ask, seat, action),
        (Step::Keep(_, cards), Action::Keep(card)) if cards.contains(card) => Ok(()),
        (Step::Keep(..), Action::Keep(_)) => refuse!("ALC-129"),
        (Step::Keep(..), _) => refuse!("ALC-R64"),
        (Step::Consent(..), Action::Accept | Action::Decline) => Ok(()),
        (Step::Consent(..), _) => refuse!("ALC-R40"),
        (Step::Over(_), _) => Err(Illegal::Over),
    }
}

fn check_turn(state: &State, turn: &Turn, ask: &Ask, seat: Seat, action: Action) -> Result<(), Illegal> {
    match (ask, action) {
        (Ask::Step, _) => turn::check(state, turn, action),
        (Ask::Pay, Action::Pay(good)) => rooms::check_pay(state, turn, good),
        (Ask::Take { .. }, Action::Take(item)) => rooms::check_take(state, turn, item),
        (Ask::Holder, Action::Victim(victim)) => rooms::check_holder(state, turn, victim),
        (Ask::GuardFrom { .. }, Action::GuardFrom(room)) => rooms::check_guard_from(state, room),
        (Ask::GuardFrom { moved, .. } | Ask::Lure { moved, .. }, Action::Stop) => {
            if *moved == 0 {
                refuse!("ALC-R61")
            } else {
                Ok(())
            }
        }
        (Ask::GuardTo { from, .. }, Action::GuardTo(room)) => rooms::check_guard_to(state, *from, room),
        (Ask::Drop, Action::Drop(card)) => {
            if state.hands[turn.seat].contains(card) {
                Ok(())
            } else {
                refuse!("ALC-R56")
            }
        }
        (Ask::Source(sources), Action::Source(owner, item)) => tasks::check_source(state, turn, sources, owner, item),
        (Ask::Source(sources), Action::Cancel) => tasks::check_cancel(turn, sources),
        (Ask::Deal(deal), _) => trade::check_deal(state, turn, deal, action),
        (Ask::Offer(_), Action::Accept | Action::Decline) => Ok(()),
        (Ask::Offer(_), _) => refuse!("ALC-061"),
        (Ask::Victim(card), Action::Victim(victim)) => blackmail::check_victim(state, turn, *card, victim),
        (Ask::Loot(_, victim), Action::Item(item)) => blackmail::check_loot(state, *victim, item),
        (Ask::Target(card), Action::Room(room)) => blackmail::check_target(state, turn, *card, room),
        (Ask::Lure { to, .. }, Action::GuardFrom(room)) => blackmail::check_lure(state, *to, room),
        (Ask::Exile(victim), Action::Room(room)) => blackmail::check_exile(state, *victim, room),
        (Ask::Rehide(from), Action::Room(room)) => blackmail::check_rehide(state, *from, room),
        (Ask::GiveUp(_), Action::GiveUp(item)) => blackmail::check_loot(state, seat, item),
        _ => refuse!("ALC-R64"),
    }
}

/// Gives every choice of a seat that is asked: candidates that pass the check.
fn choices(state: &State, seat: Seat, put: &mut impl FnMut(Action)) {
    let seats = Seats::all(state.board.seats());
    let mut offer = |action: Action| {
        if check_asked(state, seat, action).is_ok() {
            put(action);
        }
    };
    match &state.step {
        Step::Talk => offer(Action::CallVote),
        Step::Vote(_) => seats.iter().map(Action::Vote).for_each(offer),
        Step::Tie(_) => seats.iter().map(Action::Pick).for_each(offer),
        Step::Stay(..) => seats.iter().map(Action::Stay).for_each(offer),
        Step::Turn(turn, ask) => match ask {
            Ask::Step => turn::choices(state, turn, put),
            _ => parameters(state, turn, ask, seat, &mut offer),
        },
        Step::Keep(_, cards) => cards.iter().map(Action::Keep).for_each(offer),
        Step::Consent(..) => [Action::Accept, Action::Decline].into_iter().for_each(offer),
        Step::Over(_) => {}
    }
}

/// Gives every answer that a question in the middle of a step could have.
fn parameters(state: &State, turn: &Turn, ask: &Ask, seat: Seat, offer: &mut impl FnMut(Action)) {
    let board = &state.board;
    let own = &board.prisoners[seat];
    match ask {
        Ask::Step => {}
        Ask::Pay => own.goods.kinds().map(Action::Pay).for_each(offer),
        Ask::Take { .. } => board.tokens[own.room.index()].kinds().map(Action::Take).for_each(offer),
        Ask::Holder | Ask::Victim(_) => Seats::all(board.seats()).iter().map(Action::Victim).for_each(offer),
        Ask::GuardFrom { .. } | Ask::Lure { .. } => {
            Room::ALL.into_iter().map(Action::GuardFrom).for_each(&mut *offer);
            offer(Action::Stop);
        }
        Ask::GuardTo { .. } => Room::ALL.into_iter().map(Action::GuardTo).for_each(offer),
        Ask::Drop => state.hands[seat].iter().map(Action::Drop).for_each(offer),
        Ask::Source(sources) => {
            let icon = tasks::icon(state, turn, sources);
            for owner in board.prisoners_in(own.room) {
                offer(Action::Source(owner, icon));
                offer(Action::Source(owner, Item::Gun));
            }
            offer(Action::Cancel);
        }
        Ask::Deal(deal) => {
            own.goods.kinds().map(Action::Give).for_each(&mut *offer);
            board.prisoners[deal.with].goods.kinds().map(Action::Get).for_each(&mut *offer);
            offer(Action::Propose);
            offer(Action::Cancel);
        }
        Ask::Offer(_) => [Action::Accept, Action::Decline].into_iter().for_each(offer),
        Ask::Loot(_, victim) => board.prisoners[*victim].goods.items.kinds().map(Action::Item).for_each(offer),
        Ask::Target(_) => Room::ALL.into_iter().map(Action::Room).for_each(offer),
        Ask::Exile(victim) => board.layout.near(board.prisoners[*victim].room).map(Action::Room).for_each(offer),
        Ask::Rehide(from) => board.layout.near(*from).map(Action::Room).for_each(offer),
        Ask::GiveUp(_) => own.goods.items.kinds().map(Action::GiveUp).for_each(offer),
    }
}

/// ALC-R64: the only answer to a question in the middle of a step, which is then given without asking.
fn forced(state: &State) -> Option<(Seat, Action)> {
    let Step::Turn(turn, ask) = &state.step else { return None };
    let seat = match ask {
        // A card too many, trades and offers are never forced, and a turn is ended by its player.
        Ask::Step | Ask::Drop | Ask::Deal(_) | Ask::Offer(_) => return None,
        _ => asked(turn, ask, state.board.seats()),
    };
    let (mut count, mut only) = (0, None);
    choices(state, seat, &mut |action| {
        // That a request could be taken back makes its last token no choice.
        if action != Action::Cancel {
            count += 1;
            only = Some((seat, action));
        }
    });
    only.filter(|_| count == 1)
}

fn perform(state: &mut State, seat: Seat, action: Action, dice: &mut Dice, log: &mut Log<Event>) {
    match action {
        Action::CallVote => round::call_vote(state, log),
        Action::Vote(goat) => round::vote(state, seat, goat, log),
        Action::Pick(goat) => round::pick(state, goat, log),
        Action::Move(room) => turn::go(state, room, log),
        Action::Use => rooms::enter_use(state, dice, log),
        Action::Steal(victim, good) => turn::steal(state, victim, good, log),
        Action::Riot(from) => turn::riot(state, from, log),
        Action::Complete => tasks::begin(state),
        Action::Discard(item) => turn::discard(state, item, log),
        Action::Blackmail(card) => blackmail::play(state, card, log),
        Action::Trade(with) => trade::open(state, with),
        Action::Bribe => turn::bribe(state, log),
        Action::Stamina => turn::exert(state, log),
        Action::End => round::end_turn(state, dice, log),
        Action::Pay(good) => rooms::pay(state, good, dice, log),
        Action::Take(item) => rooms::take(state, item, log),
        Action::Victim(victim) => match open_question(state) {
            Ask::Victim(card) => blackmail::on_victim(state, card, victim, log),
            _ => rooms::on_holder(state, victim, dice, log),
        },
        Action::GuardFrom(room) => match open_question(state) {
            Ask::Lure { to, moved, left } => blackmail::lure(state, room, to, moved, left, log),
            _ => rooms::guard_from(state, room),
        },
        Action::GuardTo(room) => rooms::guard_to(state, room, log),
        Action::Stop => state.ask(Ask::Step),
        Action::Source(owner, item) => tasks::source(state, owner, item, dice, log),
        Action::Keep(card) => rooms::keep(state, card, log),
        Action::Drop(card) => rooms::drop_card(state, card, log),
        Action::Give(good) => trade::give(state, good),
        Action::Get(good) => trade::get(state, good),
        Action::Propose => trade::propose(state, log),
        Action::Cancel => match open_question(state) {
            Ask::Source(_) => tasks::cancel(state, log),
            _ => trade::cancel(state, log),
        },
        Action::Accept | Action::Decline => match &state.step {
            Step::Consent(..) => tasks::answer(state, seat, action == Action::Accept, dice, log),
            _ => trade::answer(state, action == Action::Accept, log),
        },
        Action::Room(room) => match open_question(state) {
            Ask::Exile(victim) => blackmail::exile(state, victim, room, log),
            Ask::Rehide(from) => blackmail::rehide(state, from, room, log),
            _ => blackmail::on_target(state, room, dice, log),
        },
        Action::Item(item) => blackmail::on_loot(state, item, log),
        Action::GiveUp(item) => blackmail::give_up(state, seat, item, log),
        Action::Stay(stays) => ending::vote(state, seat, stays, log),
    }
}

/// The question that is open in a turn.
fn open_question(state: &State) -> Ask {
    match &state.step {
        Step::Turn(_, ask) => ask.clone(),
        _ => Ask::Step,
    }
}
