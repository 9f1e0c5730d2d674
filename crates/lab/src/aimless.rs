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
    /// The turn changed nothing, although a choice would have been better by a hundredth of a win.
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

/// Follows a match and counts what was aimless.
pub struct AimlessWatch<G: Judge + Stats> {
    /// The seat whose turn it seems to be, and the positions in which it decided.
    turn: Option<Seat>,
    moments: Vec<TurnPosition<G>>,
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
            before_answer: BySeat::new(SEATS_MAX),
            counts: AimlessCounts::default(),
        }
    }
}

impl<G: Judge + Stats> AimlessWatch<G> {
    /// Follows one decision: the state before it, who decided with which choices, the state after it, and the dice
    /// before it, by which other choices can be tried. Gives what was aimless about it.
    pub fn follow(
        &mut self,
        (before, after): (&G::State, &G::State),
        seat: Seat,
        menu: &[G::Action],
        dice: &Dice,
    ) -> Option<&'static str> {
        let (Some(from), Some(to)) = (G::footprint(before, seat), G::footprint(after, seat)) else { return None };
        self.counts.decisions += u64::from(menu.len() > 1);
        if self.turn != Some(seat) {
            self.begin_turn(seat, from);
        }
        self.moments.push(TurnPosition { state: before.clone(), footprint: from, menu: menu.to_vec() });
        if G::deciders(after).contains(seat) {
            return self.judge_step(seat, to, after, dice);
        }
        self.turn = None;
        self.counts.turns += 1;
        let is_empty = self.is_empty_turn(seat, to[0], after, dice);
        self.before_answer[seat] = self.moments.drain(..).map(|moment| moment.footprint).collect();
        self.counts.empty += u64::from(is_empty);
        is_empty.then_some("the turn changed nothing")
    }

    fn begin_turn(&mut self, seat: Seat, from: [u64; 2]) {
        // The seat may have waited for an answer only; its turn goes on then.
        self.counts.refused += u64::from(self.before_answer[seat].contains(&from));
        self.turn = Some(seat);
        self.moments.clear();
    }

    fn judge_step(&mut self, seat: Seat, to: [u64; 2], after: &G::State, dice: &Dice) -> Option<&'static str> {
        let last = self.moments.len() - 1;
        let earlier = &self.moments[last.saturating_sub(MEMORY)..];
        if earlier.iter().any(|moment| moment.footprint == to) {
            self.counts.back += 1;
            return Some("back to an earlier position");
        }
        // The counters may differ: one step that costs more is no better way.
        let now = G::former_judge(after, seat);
        let reaches = |moment: &TurnPosition<G>| {
            moment.menu.iter().any(|&action| {
                try_action::<G>(moment, seat, action, dice)
                    .is_some_and(|(state, there)| there == to && G::former_judge(&state, seat) >= now)
            })
        };
        if earlier[..earlier.len() - 1].iter().any(reaches) {
            self.counts.detours += 1;
            return Some("one step would have done");
        }
        None
    }

    /// Whether the turn that ends now changed nothing on the table, while another choice would have been better.
    fn is_empty_turn(&self, seat: Seat, table: u64, after: &G::State, dice: &Dice) -> bool {
        let Some(first) = self.moments.first().filter(|first| first.footprint[0] == table) else { return false };
        let now = G::former_judge(after, seat) + FORMER_WORTH_MAX / 100;
        first.menu.iter().any(|&action| {
            try_action::<G>(first, seat, action, dice)
                .is_some_and(|(state, there)| there[0] != table && G::former_judge(&state, seat) > now)
        })
    }
}

fn try_action<G: Judge + Stats>(
    moment: &TurnPosition<G>,
    seat: Seat,
    action: G::Action,
    dice: &Dice,
) -> Option<(G::State, [u64; 2])> {
    let mut state = moment.state.clone();
    G::apply(&mut state, seat, action, &mut dice.clone(), &mut Log::silent()).ok()?;
    let footprint = G::footprint(&state, seat)?;
    Some((state, footprint))
}
