//! The course of a day: who decides, what is allowed, and what an action does. Each phase has its own file.

mod changes;
pub(crate) mod day_event;
pub(crate) mod night;
pub(crate) mod patrol;
pub(crate) mod reveille;
pub(crate) mod rivalry;
mod setup;
mod timeout;
mod warden;

use engine::{
    About, Audience, BadOptions, Census, Dice, Game, Illegal, Log, OptionSpec, Outcome, Seat, Seats, Settings, Viewer,
    refuse,
};

use self::day_event::AllowedVerdict;
use self::patrol::AllowedDefence;
use crate::cards::{Pile, Prisoner, Way};
use crate::state::{End, Listed, Newcomer, Order, Step, TransferResult};
use crate::{Action, Event, Luiswile, Options, State, View};

impl Game for Luiswile {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ABOUT: &'static About = &About {
        name: "luiswile",
        prefix: "LUI",
        rules_version: 3,
        rules_version_oldest: 1,
        seats: 2..=5,
        // At most 25 days (20 events, 5 final events). In a day each of at most 128 prisoners is placed once and
        // gets at most three entries or one order in Phase 1 and again after the event; then there are the
        // blanks, the moves and the answers of five seats: fewer than 128 × 7 + 100 actions.
        actions_max: 25_000,
        options: &[
            OptionSpec::choice("goal_mode", &["sum", "per_way"]),
            OptionSpec::choice("transfer_result", &["nobody", "leader"]),
            OptionSpec::choice("neutrals_for_two", &["few", "printed"]),
        ],
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
        match &state.step {
            Step::Place | Step::Orders | Step::Changes => state.plans.pending(),
            Step::Stop(fights) => day_event::deciders(fights),
            Step::Defend(search) => search.deciders(),
            Step::Over(_) => Seats::NONE,
        }
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if !Self::deciders(state).contains(seat) {
            return;
        }
        match &state.step {
            Step::Place => reveille::list_placements(state, seat, actions),
            Step::Orders => {
                reveille::list_orders(state, seat, state.plans.own(seat).placed(), actions);
                actions.push(Action::Ready);
            }
            Step::Stop(fights) => day_event::list_verdicts(state, fights, seat, actions),
            Step::Changes => changes::list_changes(state, seat, actions),
            Step::Defend(search) => patrol::list_defences(state, search, seat, actions),
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
        perform(state, seat, allowed, dice, log);
        Ok(())
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let Step::Over(end) = state.step else {
            return None;
        };
        let ranked = |reason| Outcome::ranked(state.options.seats, |seat| night::standing(state, seat), reason);
        Some(match (end, state.options.transfer_result) {
            (End::Escape, _) => ranked("outcome-escape"),
            (End::Move, TransferResult::Nobody) => ranked("outcome-move").without_winner(),
            (End::Move, TransferResult::Leader) => ranked("outcome-leader"),
        })
    }

    fn timeout_action(state: &State, seat: Seat) -> Option<Action> {
        timeout::action(state, seat)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::new(state, viewer)
    }

    fn imagine(options: &Options, view: &View, dice: &mut Dice) -> State {
        view.imagine(options, dice)
    }

    fn census(state: &State) -> Census {
        let gangs: u32 = state.gangs.values().iter().map(|gang| u32::from(gang.members.len())).sum();
        // An unknown newcomer is still counted in the deck.
        let seen =
            state.today.newcomers.iter().filter(|newcomer| !matches!(newcomer, Newcomer::Unknown)).count() as u32;
        let piles = [state.specialists, state.ordinary, state.neutrals, state.gone];
        let prisoners = gangs + seen + piles.iter().map(|pile| u32::from(pile.len())).sum::<u32>();
        let (patrols, punishments) = (&state.patrols, &state.punishments);
        let days = u32::from(state.day) - u32::from(state.today.event.is_none());
        vec![
            ("prisoners", prisoners),
            ("patrols", u32::from(patrols.deck.len() + patrols.discard.len())),
            ("punishments", u32::from(punishments.deck.len() + punishments.discard.len())),
            ("events", days + u32::from(state.events.len() + state.finals.len())),
        ]
    }
}

/// An action that is allowed, with what the check found: all that is needed to carry it out.
enum Allowed {
    Place(Prisoner, Pile),
    PlaceBlank(Pile),
    ClosePlacement,
    CloseOrders,
    CloseChanges,
    Sabotage(Prisoner, Seat, Way),
    /// A new entry at the end of a recruiter's list.
    AppendEntry(Prisoner, Listed),
    /// A new entry in place of another one, from 1.
    ReplaceEntry(Prisoner, Listed, u8),
    Move(Prisoner, Pile),
    Decide(AllowedVerdict),
    Defend(AllowedDefence),
}

/// Whether a seat may do this now; if not, which clause forbids it.
fn check(state: &State, seat: Seat, action: Action) -> Result<Allowed, Illegal> {
    if let Step::Over(_) = state.step {
        return Err(Illegal::Over);
    }
    if !Luiswile::deciders(state).contains(seat) {
        return Err(Illegal::NotAsked(seat));
    }
    let append = |(recruiter, entry)| Allowed::AppendEntry(recruiter, entry);
    match (&state.step, action) {
        (Step::Place, Action::Place(member, pile)) => {
            Ok(Allowed::Place(reveille::check_place(state, seat, member)?, pile))
        }
        (Step::Place, Action::PlaceBlank(pile)) => {
            reveille::check_place_blank(state, seat).map(|()| Allowed::PlaceBlank(pile))
        }
        (Step::Place, Action::Ready) => Ok(Allowed::ClosePlacement),
        (Step::Orders, Action::Sabotage(saboteur, gang, way)) => {
            Ok(Allowed::Sabotage(reveille::check_sabotage(state, seat, saboteur, gang)?, gang, way))
        }
        (Step::Orders, Action::Recruit(recruiter, target)) => {
            reveille::check_recruit(state, seat, recruiter, target).map(append)
        }
        (Step::Orders, Action::Ready) => Ok(Allowed::CloseOrders),
        (Step::Stop(fights), Action::Stop(a, b)) => {
            day_event::check_verdict(state, fights, seat, [a, b], true).map(Allowed::Decide)
        }
        (Step::Stop(fights), Action::LetFight(a, b)) => {
            day_event::check_verdict(state, fights, seat, [a, b], false).map(Allowed::Decide)
        }
        (Step::Changes, Action::Claim(recruiter, newcomer)) => {
            changes::check_claim(state, seat, recruiter, newcomer).map(append)
        }
        (Step::Changes, Action::ClaimInstead(recruiter, newcomer, place)) => {
            let (recruiter, entry) = changes::check_claim_instead(state, seat, recruiter, newcomer, place)?;
            Ok(Allowed::ReplaceEntry(recruiter, entry, place))
        }
        (Step::Changes, Action::Move(member, pile)) => {
            Ok(Allowed::Move(changes::check_move(state, seat, member, pile)?, pile))
        }
        (Step::Changes, Action::Sabotage(saboteur, gang, way)) => {
            Ok(Allowed::Sabotage(changes::check_new_sabotage(state, seat, saboteur, gang)?, gang, way))
        }
        (Step::Changes, Action::Recruit(recruiter, target)) => {
            changes::check_new_recruit(state, seat, recruiter, target).map(append)
        }
        (Step::Changes, Action::Ready) => Ok(Allowed::CloseChanges),
        (Step::Defend(search), Action::Talk(watcher)) => {
            patrol::check_talk(state, search, seat, watcher).map(Allowed::Defend)
        }
        (Step::Defend(search), Action::Bribe(watcher)) => {
            patrol::check_bribe(state, search, seat, watcher).map(Allowed::Defend)
        }
        (Step::Defend(search), Action::Blame(watcher)) => {
            patrol::check_blame(state, search, seat, watcher).map(Allowed::Defend)
        }
        (Step::Defend(search), Action::LastResort(worker)) => {
            patrol::check_last_resort(state, search, seat, worker).map(Allowed::Defend)
        }
        (_, action) => refuse_now(action),
    }
}

/// Refuses an action that belongs to another step, by the clause that says when it is allowed.
fn refuse_now(action: Action) -> Result<Allowed, Illegal> {
    match action {
        Action::Place(..) | Action::PlaceBlank(_) | Action::Sabotage(..) | Action::Recruit(..) => refuse!("LUI-R07"),
        Action::Stop(..) | Action::LetFight(..) => refuse!("LUI-090"),
        Action::Claim(..) | Action::ClaimInstead(..) | Action::Move(..) => refuse!("LUI-R14"),
        Action::Talk(_) | Action::Bribe(_) | Action::Blame(_) | Action::LastResort(_) => refuse!("LUI-059"),
        // Fights and detected ways ask for an answer of their own.
        Action::Ready => refuse!("LUI-R58"),
    }
}

fn perform(state: &mut State, seat: Seat, allowed: Allowed, dice: &mut Dice, log: &mut Log<Event>) {
    match allowed {
        Allowed::Place(member, pile) => reveille::place(state, seat, member, pile),
        Allowed::PlaceBlank(pile) => state.plans.draft(seat).blanks[pile.index()] += 1,
        Allowed::ClosePlacement => reveille::close_placement(state, seat, dice, log),
        Allowed::CloseOrders => {
            if close_plan(state, seat, log) {
                day_event::begin(state, dice, log);
            }
        }
        Allowed::CloseChanges => {
            if close_plan(state, seat, log) {
                rivalry::begin(state, dice, log);
            }
        }
        Allowed::Sabotage(saboteur, gang, way) => *state.order_mut(saboteur) = Order::Sabotage(gang, way),
        Allowed::AppendEntry(recruiter, entry) => reveille::append_entry(state, recruiter, entry),
        Allowed::ReplaceEntry(recruiter, entry, place) => changes::replace_entry(state, recruiter, entry, place),
        Allowed::Move(member, pile) => changes::move_member(state, seat, member, pile),
        Allowed::Decide(verdict) => day_event::decide(state, seat, verdict, dice, log),
        Allowed::Defend(defence) => patrol::defend(state, seat, defence, dice, log),
    }
}

/// Seals what a seat has planned in this step, and tells whether all have.
fn close_plan(state: &mut State, seat: Seat, log: &mut Log<Event>) -> bool {
    log.emit(Audience::ALL, Event::Ready(seat));
    state.plans.seal(seat);
    state.plans.pending().is_empty()
}
