//! The course of play: who decides, what is allowed, and what happens.

use engine::{
    About, Audience, BadOptions, Census, Dice, Game, Illegal, Log, Outcome, Seat, Seats, Settings, Viewer, refuse,
};

use crate::{Action, Event, Name, Options, State, View};

impl Game for Name {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ABOUT: &'static About = &About {
        name: "NAME",
        prefix: "PRE",
        rules_version: 1,
        rules_version_oldest: 1,
        seats: 2..=6,
        actions_max: 6,
        options: &[],
    };

    fn rules() -> &'static str {
        include_str!("../RULES.md")
    }

    fn options(settings: &Settings) -> Result<Options, BadOptions> {
        Options::read(settings)
    }

    fn setup(options: &Options, _: &mut Dice) -> State {
        State::new(options)
    }

    fn deciders(state: &State) -> Seats {
        state.picks.pending()
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let candidates = (1..=state.content.doors).map(Action::Pick);
        actions.extend(candidates.filter(|&action| check(state, seat, action).is_ok()));
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        action: Action,
        dice: &mut Dice,
        log: &mut Log<Event>,
    ) -> Result<(), Illegal> {
        let step = check(state, seat, action)?;
        perform(state, step, dice, log);
        Ok(())
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let (opened, picks) = (state.opened?, state.picks.open()?);
        let winners: Seats = picks.iter().filter(|(_, pick)| **pick == Some(opened)).map(|(seat, _)| seat).collect();
        // PRE-003: if nobody stands before the open door, all lose.
        Some(match winners.is_empty() {
            true => Outcome::all_lose(picks.len(), "nobody-escaped"),
            false => Outcome::won(picks.len(), winners, "escaped"),
        })
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::new(state, viewer)
    }

    fn imagine(options: &Options, view: &View, dice: &mut Dice) -> State {
        view.imagine(options, dice)
    }

    fn census(_: &State) -> Census {
        Census::new()
    }
}

/// An action that is allowed, with what the check found: all that is needed to carry it out.
enum Allowed {
    /// A seat picks a door.
    Pick(Seat, u8),
}

/// The one place that says what may be done.
fn check(state: &State, seat: Seat, action: Action) -> Result<Allowed, Illegal> {
    if state.opened.is_some() {
        return Err(Illegal::Over);
    }
    if !Name::deciders(state).contains(seat) {
        return Err(Illegal::NotAsked(seat));
    }
    match action {
        Action::Pick(door) if (1..=state.content.doors).contains(&door) => Ok(Allowed::Pick(seat, door)),
        Action::Pick(_) => refuse!("PRE-002"),
    }
}

fn perform(state: &mut State, allowed: Allowed, dice: &mut Dice, log: &mut Log<Event>) {
    match allowed {
        Allowed::Pick(seat, door) => {
            state.picks.put(seat, Some(door));
            log.emit(Audience::ALL, Event::HasPicked(seat));
        }
    }
    if state.picks.open().is_some() {
        let door = dice.die(u32::from(state.content.doors)) as u8;
        state.opened = Some(door);
        log.emit(Audience::ALL, Event::Opened(door));
        log.reveal();
    }
}
