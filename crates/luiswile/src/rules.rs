//! The course of a day: who decides, what is allowed, and what an action does. Each phase has its own file.

mod changes;
pub(crate) mod day_event;
pub(crate) mod fallback;
pub(crate) mod night;
pub(crate) mod patrol;
pub(crate) mod reveille;
mod rivalry;
pub(crate) mod setup;
mod warden;

use engine::{
    About, Audience, BadOptions, Census, Clause, Dice, Game, Illegal, Log, OptionSpec, Outcome, Seat, Seats, Settings,
    Viewer,
};

use crate::cards::{Number, Prisoner};
use crate::event::Defended;
use crate::state::{End, Listed, Newcomer, Order, Step, TransferResult, Verdict};
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
        rules_version: 1,
        rules_version_oldest: 1,
        seats: 2..=5,
        // At most 25 days (20 events, 5 final events). In a day each of at most 128 prisoners is placed once and
        // gets at most three entries or one order in Phase 1 and again after the event; besides there are the
        // blanks, the moves and the answers of five seats: fewer than 128 × 7 + 100 actions.
        actions_max: 25_000,
        options: &[
            OptionSpec::choice("goal_mode", &["sum", "per_way"]),
            OptionSpec::choice("transfer_result", &["nobody", "leader"]),
        ],
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
        check(state, seat, action)?;
        let content = state.content();
        let who = |number: Number| -> Prisoner { content.find(number).expect("check found the prisoner") };
        match action {
            Action::Place(member, pile) => reveille::place(state, seat, who(member), pile),
            Action::PlaceBlank(pile) => state.plans.draft(seat).blanks[pile.index()] += 1,
            Action::Ready => ready(state, seat, dice, log),
            Action::Sabotage(saboteur, gang, way) => *state.order_mut(who(saboteur)) = Order::Sabotage(gang, way),
            Action::Recruit(recruiter, target) => {
                reveille::list_entry(state, who(recruiter), Listed::Prisoner(who(target)));
            }
            Action::Stop(..) => day_event::decide(state, seat, Verdict::Stopped, dice, log),
            Action::LetFight(..) => day_event::decide(state, seat, Verdict::Breaks, dice, log),
            Action::Claim(recruiter, newcomer) => changes::claim(state, who(recruiter), newcomer, None),
            Action::ClaimInstead(recruiter, newcomer, entry) => {
                changes::claim(state, who(recruiter), newcomer, Some(entry));
            }
            Action::Move(member, pile) => changes::move_member(state, seat, who(member), pile),
            Action::Talk(watcher) => patrol::defend(state, seat, who(watcher), Defended::Talk, dice, log),
            Action::Bribe(watcher) => {
                let how = bribe(state, who(watcher));
                patrol::defend(state, seat, who(watcher), how, dice, log);
            }
            Action::Blame(watcher) => patrol::defend(state, seat, who(watcher), Defended::Blame, dice, log),
            Action::LastResort(worker) => patrol::defend(state, seat, who(worker), Defended::LastResort, dice, log),
        }
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

    fn view(state: &State, viewer: Viewer) -> View {
        View::new(state, viewer)
    }

    fn imagine(options: &Options, view: &View, dice: &mut Dice) -> State {
        view.imagine(options, dice)
    }

    fn census(state: &State) -> Census {
        let gangs: u32 = state.gangs.values().iter().map(|gang| u32::from(gang.members.len())).sum();
        // A newcomer whom nobody has seen is still counted in the deck.
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

/// A refusal by a clause.
pub(crate) fn rule(clause: &'static str) -> Result<(), Illegal> {
    Err(Illegal::Rule(Clause::new(clause)))
}

/// Whether a seat may do this now; if not, which clause forbids it.
fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    if let Step::Over(_) = state.step {
        return Err(Illegal::Over);
    }
    if !Luiswile::deciders(state).contains(seat) {
        return Err(Illegal::NotAsked(seat));
    }
    match (&state.step, action) {
        (Step::Place | Step::Orders | Step::Changes, Action::Ready) => Ok(()),
        (Step::Place, Action::Place(member, _)) => reveille::check_place(state, seat, member),
        (Step::Place, Action::PlaceBlank(_)) => reveille::check_place_blank(state, seat),
        (Step::Orders, Action::Sabotage(saboteur, gang, _)) => reveille::check_sabotage(state, seat, saboteur, gang),
        (Step::Orders, Action::Recruit(recruiter, target)) => reveille::check_recruit(state, seat, recruiter, target),
        (Step::Stop(fights), Action::Stop(a, b) | Action::LetFight(a, b)) => {
            day_event::check_fight(state, fights, seat, a, b)
        }
        (Step::Changes, Action::Claim(recruiter, newcomer)) => changes::check_claim(state, seat, recruiter, newcomer),
        (Step::Changes, Action::ClaimInstead(recruiter, newcomer, entry)) => {
            changes::check_claim_instead(state, seat, recruiter, newcomer, entry)
        }
        (Step::Changes, Action::Move(member, pile)) => changes::check_move(state, seat, member, pile),
        (Step::Changes, Action::Sabotage(saboteur, gang, _)) => {
            changes::check_new_sabotage(state, seat, saboteur, gang)
        }
        (Step::Changes, Action::Recruit(recruiter, target)) => {
            changes::check_new_recruit(state, seat, recruiter, target)
        }
        (Step::Defend(search), Action::Talk(watcher)) => patrol::check_talk(state, search, seat, watcher),
        (Step::Defend(search), Action::Bribe(watcher)) => patrol::check_bribe(state, search, seat, watcher),
        (Step::Defend(_), Action::Blame(watcher)) => patrol::check_blame(state, seat, watcher),
        (Step::Defend(search), Action::LastResort(worker)) => patrol::check_last_resort(state, search, seat, worker),
        (_, action) => rule(home(action)),
    }
}

/// The clause that says when an action belongs, for one that comes at another time.
fn home(action: Action) -> &'static str {
    match action {
        Action::Place(..) | Action::PlaceBlank(_) | Action::Sabotage(..) | Action::Recruit(..) => "LUI-R07",
        Action::Stop(..) | Action::LetFight(..) => "LUI-090",
        Action::Claim(..) | Action::ClaimInstead(..) | Action::Move(..) => "LUI-R14",
        Action::Talk(_) | Action::Bribe(_) | Action::Blame(_) | Action::LastResort(_) => "LUI-059",
        // Fights and detected ways ask for an answer of their own.
        Action::Ready => "LUI-R58",
    }
}

fn bribe(state: &State, watcher: Prisoner) -> Defended {
    match &state.step {
        Step::Defend(search) if patrol::bribes(state, search, watcher) == Some(true) => Defended::Bribe,
        _ => Defended::FailedBribe,
    }
}

/// Seals what a seat has planned in this step, and goes on when everybody has.
fn ready(state: &mut State, seat: Seat, dice: &mut Dice, log: &mut Log<Event>) {
    log.emit(Audience::ALL, Event::Ready(seat));
    match state.step {
        Step::Place => reveille::ready(state, seat, dice, log),
        Step::Orders => {
            state.plans.seal(seat);
            if state.plans.pending().is_empty() {
                day_event::begin(state, dice, log);
            }
        }
        Step::Changes => {
            state.plans.seal(seat);
            if state.plans.pending().is_empty() {
                rivalry::begin(state, dice, log);
            }
        }
        Step::Stop(_) | Step::Defend(_) | Step::Over(_) => unreachable!("check let `ready` pass"),
    }
}
