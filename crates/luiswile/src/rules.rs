//! The course of a day: who decides, what is allowed, and what an action does. Each phase has its own file.

use engine::{Audience, Census, Clause, Dice, Illegal, Log, Seat, Seats};

use crate::action::{Action, Defended, Event};
use crate::cards::{Number, Prisoner};
use crate::state::{Listed, Newcomer, Order, State, Step, Verdict};
use crate::{changes, event, patrol, reveille, rivalry};

/// A refusal by a clause.
pub(crate) fn rule(clause: &'static str) -> Result<(), Illegal> {
    Err(Illegal::Rule(Clause::new(clause)))
}

pub(crate) fn deciders(state: &State) -> Seats {
    match &state.step {
        Step::Place | Step::Orders | Step::Changes => state.plans.pending(),
        Step::Stop(fights) => event::deciders(fights),
        Step::Defend(search) => search.deciders(),
        Step::Over(_) => Seats::NONE,
    }
}

/// Whether a seat may do this now; if not, which clause forbids it.
fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    if let Step::Over(_) = state.step {
        return Err(Illegal::Over);
    }
    if !deciders(state).contains(seat) {
        return Err(Illegal::NotAsked(seat));
    }
    match (&state.step, action) {
        (Step::Place | Step::Orders | Step::Changes, Action::Ready) => Ok(()),
        (Step::Place, Action::Place(member, _)) => reveille::check_place(state, seat, member),
        (Step::Place, Action::PlaceBlank(_)) => reveille::check_place_blank(state, seat),
        (Step::Orders, Action::Sabotage(saboteur, gang, _)) => reveille::check_sabotage(state, seat, saboteur, gang),
        (Step::Orders, Action::Recruit(recruiter, target)) => reveille::check_recruit(state, seat, recruiter, target),
        (Step::Stop(fights), Action::Stop(a, b) | Action::LetFight(a, b)) => {
            event::check_fight(state, fights, seat, a, b)
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

pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    if !deciders(state).contains(seat) {
        return;
    }
    match &state.step {
        Step::Place => reveille::list_placements(state, seat, actions),
        Step::Orders => {
            reveille::list_orders(state, seat, state.plans.own(seat).placed(), actions);
            actions.push(Action::Ready);
        }
        Step::Stop(fights) => event::list_verdicts(state, fights, seat, actions),
        Step::Changes => changes::list_changes(state, seat, actions),
        Step::Defend(search) => patrol::list_defences(state, search, seat, actions),
        Step::Over(_) => {}
    }
}

pub(crate) fn apply(
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
        Action::Stop(..) => event::decide(state, seat, Verdict::Stopped, dice, log),
        Action::LetFight(..) => event::decide(state, seat, Verdict::Breaks, dice, log),
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
                event::begin(state, dice, log);
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

pub(crate) fn census(state: &State) -> Census {
    let gangs: u32 = state.gangs.values().iter().map(|gang| u32::from(gang.members.len())).sum();
    // A newcomer whom nobody has seen is still counted in the deck.
    let seen = state.today.newcomers.iter().filter(|newcomer| !matches!(newcomer, Newcomer::Unknown)).count() as u32;
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
