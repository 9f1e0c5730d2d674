//! Aimless play: steps that lead back to where they began, several steps for what one does, offers that are refused,
//! and turns without an effect although something useful could be done.

use std::ops::AddAssign;

use engine::{BySeat, Dice, FORMER_WORTH_MAX, Judge, Log, SEATS_MAX, Seat, Stats};

/// How often bots decided, and how often without aim.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AimlessCounts {
    /// Decisions with a choice.
    pub decisions: u64,
    /// Runs of decisions of one seat.
    pub turns: u64,
    /// A seat's own steps led back to a position of the same turn.
    pub back: u64,
    /// Several steps achieved what one choice would have.
    pub detours: u64,
    /// The answers of others led back: an offer was refused.
    pub refused: u64,
    /// A whole turn achieved nothing, at most the pawn moved about, although a choice would have achieved something and
    /// been better by a hundredth of a win.
    pub empty: u64,
}

impl AimlessCounts {
    /// What no sensible player does. A refused offer is no fault: it may have been worth the try.
    pub fn faults(&self) -> u64 {
        self.back + self.detours + self.empty
    }
}

impl AddAssign for AimlessCounts {
    fn add_assign(&mut self, other: AimlessCounts) {
        self.decisions += other.decisions;
        self.turns += other.turns;
        self.back += other.back;
        self.detours += other.detours;
        self.refused += other.refused;
        self.empty += other.empty;
    }
}

/// How many earlier positions of a turn are compared.
const MEMORY: usize = 6;

/// A position in which a seat decided.
struct TurnPosition<G: Judge> {
    state: G::State,
    footprint: [u64; 2],
    menu: Vec<G::Action>,
}

/// A decision that is followed: the states before and after it, who decided among which choices, what was chosen, and the
/// dice before it, by which other choices can be tried.
pub struct FollowedDecision<'a, G: Judge> {
    /// The state before it.
    pub before: &'a G::State,
    /// The state after it.
    pub after: &'a G::State,
    /// Who decided.
    pub seat: Seat,
    /// The choices.
    pub menu: &'a [G::Action],
    /// What was chosen.
    pub action: G::Action,
    /// The dice before it.
    pub dice: &'a Dice,
}

/// Follows a match and counts what was aimless.
pub struct AimlessWatch<G: Judge + Stats> {
    /// The seat whose turn it seems to be, and the positions in which it decided.
    turn: Option<Seat>,
    moments: Vec<TurnPosition<G>>,
    /// From this moment on nobody else has answered: earlier ones lead here by way of others.
    since_answer: usize,
    /// The footprints of each seat's last run of decisions: where an offer began that others answer.
    before_answer: BySeat<Vec<[u64; 2]>>,
    /// What was counted.
    pub counts: AimlessCounts,
}

impl<G: Judge + Stats> Default for AimlessWatch<G> {
    fn default() -> AimlessWatch<G> {
        AimlessWatch {
            turn: None,
            moments: Vec::new(),
            since_answer: 0,
            before_answer: BySeat::new(SEATS_MAX),
            counts: AimlessCounts::default(),
        }
    }
}

impl<G: Judge + Stats> AimlessWatch<G> {
    /// Follows one decision. Gives what was aimless about it.
    pub fn follow(&mut self, decision: &FollowedDecision<'_, G>) -> Option<&'static str> {
        let FollowedDecision { before, after, seat, menu, .. } = *decision;
        let (Some(from), Some(to)) = (G::footprint(before, seat), G::footprint(after, seat)) else { return None };
        self.counts.decisions += u64::from(menu.len() > 1);
        let owner = G::turn_owner(before);
        if owner.is_some_and(|owner| owner != seat) {
            // It answers in the turn of another, who goes on then.
            self.since_answer = self.moments.len();
            return None;
        }
        if self.turn != Some(seat) {
            self.turn = Some(seat);
            self.moments.clear();
            self.since_answer = 0;
        }
        if self.moments.len() == self.since_answer && self.before_answer[seat].contains(&from) {
            // It waited for an answer only, and that changed nothing.
            self.counts.refused += 1;
        }
        self.moments.push(TurnPosition { state: before.clone(), footprint: from, menu: menu.to_vec() });
        if G::deciders(after).contains(seat) && (owner.is_none() || G::turn_owner(after) == owner) {
            return self.judge_step(to, decision);
        }
        self.before_answer[seat] = self.moments[self.since_answer..].iter().map(|moment| moment.footprint).collect();
        if owner.is_some() && G::turn_owner(after) == owner && G::outcome(after).is_none() {
            // Others are asked; the turn is not over.
            return None;
        }
        self.turn = None;
        self.counts.turns += 1;
        let is_empty = self.is_empty_turn(decision);
        self.moments.clear();
        self.counts.empty += u64::from(is_empty);
        is_empty.then_some("the turn changed nothing")
    }

    fn judge_step(&mut self, to: [u64; 2], decision: &FollowedDecision<'_, G>) -> Option<&'static str> {
        let FollowedDecision { after, seat, dice, .. } = *decision;
        let last = self.moments.len() - 1;
        let earlier = &self.moments[last.saturating_sub(MEMORY).max(self.since_answer)..];
        if earlier.iter().any(|moment| moment.footprint == to) {
            self.counts.back += 1;
            return Some("back to an earlier position");
        }
        // The counters may differ: one step that costs more is no better way.
        let now = G::former_judge(after, seat);
        let reaches = |moment: &TurnPosition<G>| {
            moment.menu.iter().any(|&action| {
                try_action::<G>(moment, seat, action, dice)
                    .is_some_and(|state| G::footprint(&state, seat) == Some(to) && G::former_judge(&state, seat) >= now)
            })
        };
        if earlier[..earlier.len() - 1].iter().any(reaches) {
            self.counts.detours += 1;
            return Some("one step would have done");
        }
        None
    }

    /// Whether the turn that ends now achieved nothing, though the pawn may have moved about, while another choice in it
    /// would have achieved something and been better.
    fn is_empty_turn(&self, decision: &FollowedDecision<'_, G>) -> bool {
        let FollowedDecision { before, after, seat, dice, action, .. } = *decision;
        // What follows the end of a turn is not its doing.
        let end = if G::is_pass(&action) { before } else { after };
        let Some(first) = self.moments.first() else { return false };
        let achieved = |state: &G::State| G::achievement(state, seat);
        let nothing = achieved(&first.state);
        if achieved(end) != nothing {
            return false;
        }
        let now = G::former_judge(end, seat) + FORMER_WORTH_MAX / 100;
        self.moments.iter().any(|moment| {
            moment.menu.iter().filter(|action| !G::is_pass(action)).any(|&action| {
                try_action::<G>(moment, seat, action, dice)
                    .is_some_and(|state| achieved(&state) != nothing && G::former_judge(&state, seat) > now)
            })
        })
    }
}

/// Where another choice would have led, if that is certain: nobody can be blamed for dice that were not rolled.
fn try_action<G: Judge>(moment: &TurnPosition<G>, seat: Seat, action: G::Action, dice: &Dice) -> Option<G::State> {
    let (mut state, mut dice) = (moment.state.clone(), dice.clone());
    let rolled = dice.rolled();
    G::apply(&mut state, seat, action, &mut dice, &mut Log::silent()).ok()?;
    (dice.rolled() == rolled).then_some(state)
}
