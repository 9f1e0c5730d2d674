//! Clocks: whose time runs, and when it runs out. They are a fold over the log, like everything else.
//!
//! What a clock shows is public, so it may depend on nothing that is hidden. A decision counts as done when it changed
//! what spectators see; steps of a draft that only their own seat sees leave the clock running.

use engine::{BySeat, Seat, Seats};
use protocol::SeatTime;

use crate::Clock;

/// After a pause of the host, every player has at least this.
const RESUMED_MS: u64 = 60_000;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct SeatClock {
    left_ms: u64,
    running_since: Option<u64>,
}

impl SeatClock {
    fn deadline(self) -> Option<u64> {
        self.running_since.map(|since| since.saturating_add(self.left_ms))
    }
}

/// The clocks of all seats.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Clocks {
    clock: Clock,
    seats: BySeat<SeatClock>,
}

/// Why clocks stop and start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cause {
    /// This seat finished a decision of its own.
    Decided(Seat),
    /// Something was undone, which must not earn time.
    Undone,
    /// Anything else.
    Other,
}

impl Clocks {
    pub(crate) fn new(clock: Clock, seats: u8) -> Clocks {
        Clocks { clock, seats: BySeat::from_fn(seats, |_| SeatClock { left_ms: clock.full_ms(), running_since: None }) }
    }

    /// Stops and starts clocks: exactly those of `running` run.
    pub(crate) fn turn(&mut self, at: u64, running: Seats, cause: Cause) {
        let clock = self.clock;
        if clock == Clock::None {
            return;
        }
        for (seat, own) in self.seats.iter_mut() {
            let did_run = own.running_since.take();
            if let Some(since) = did_run {
                own.left_ms = own.left_ms.saturating_sub(at.saturating_sub(since));
            }
            let decided = cause == Cause::Decided(seat);
            match clock {
                Clock::Player { increment, .. } if decided => own.left_ms += u64::from(increment) * 1000,
                _ => {}
            }
            if !running.contains(seat) {
                continue;
            }
            let per_decision = matches!(clock, Clock::Decision { .. } | Clock::Days { .. });
            if per_decision && cause != Cause::Undone && (did_run.is_none() || decided) {
                own.left_ms = clock.full_ms();
            }
            own.running_since = Some(at);
        }
    }

    /// Gives players whose clock runs time to reconnect after a pause.
    pub(crate) fn resume(&mut self, at: u64) {
        for (_, own) in self.seats.iter_mut() {
            if let Some(deadline) = own.deadline() {
                *own = SeatClock { left_ms: deadline.saturating_sub(at).max(RESUMED_MS), running_since: Some(at) };
            }
        }
    }

    /// Stops all clocks.
    pub(crate) fn stop(&mut self, at: u64) {
        self.turn(at, Seats::NONE, Cause::Other);
    }

    /// When the next clock runs out, among those of `seats`.
    pub(crate) fn next_deadline(&self, seats: Seats) -> Option<u64> {
        seats.iter().filter_map(|seat| self.seats[seat].deadline()).min()
    }

    /// Whose time has run out.
    pub(crate) fn overdue(&self, now: u64) -> Seats {
        let late = |clock: &SeatClock| clock.deadline().is_some_and(|deadline| deadline <= now);
        self.seats.iter().filter(|(_, clock)| late(clock)).map(|(seat, _)| seat).collect()
    }

    /// The time of a seat as everybody sees it.
    pub(crate) fn time(&self, seat: Seat) -> Option<SeatTime> {
        if self.clock == Clock::None {
            return None;
        }
        let own = self.seats[seat];
        Some(own.deadline().map_or(SeatTime::LeftMs(own.left_ms), SeatTime::UntilMs))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);

    #[test]
    fn a_bank_runs_down_and_grows_after_decisions() {
        let mut clocks = Clocks::new(Clock::Player { seconds: 60, increment: 5 }, 2);
        clocks.turn(1000, Seats::only(A), Cause::Other);
        assert_eq!(clocks.time(A), Some(SeatTime::UntilMs(61_000)));
        clocks.turn(11_000, Seats::only(B), Cause::Decided(A));
        assert_eq!(clocks.time(A), Some(SeatTime::LeftMs(55_000)));
        assert_eq!(clocks.time(B), Some(SeatTime::UntilMs(71_000)));
        assert_eq!(clocks.overdue(70_999), Seats::NONE);
        assert_eq!(clocks.overdue(71_000), Seats::only(B));
    }

    #[test]
    fn each_decision_has_its_own_time() {
        let mut clocks = Clocks::new(Clock::Decision { seconds: 30 }, 2);
        clocks.turn(0, Seats::all(2), Cause::Other);
        // A hidden step of a draft.
        clocks.turn(10_000, Seats::all(2), Cause::Other);
        assert_eq!(clocks.time(A), Some(SeatTime::UntilMs(30_000)));
        clocks.turn(20_000, Seats::all(2), Cause::Decided(A));
        assert_eq!(clocks.time(A), Some(SeatTime::UntilMs(50_000)));
        assert_eq!(clocks.time(B), Some(SeatTime::UntilMs(30_000)));
    }

    #[test]
    fn taking_back_wins_no_time() {
        let mut clocks = Clocks::new(Clock::Decision { seconds: 30 }, 2);
        clocks.turn(0, Seats::only(A), Cause::Other);
        clocks.turn(20_000, Seats::only(B), Cause::Decided(A));
        clocks.turn(25_000, Seats::only(A), Cause::Undone);
        assert_eq!(clocks.time(A), Some(SeatTime::UntilMs(35_000)));
    }

    #[test]
    fn a_pause_of_the_host_costs_nobody_the_match() {
        let mut clocks = Clocks::new(Clock::Decision { seconds: 90 }, 2);
        clocks.turn(0, Seats::only(A), Cause::Other);
        clocks.resume(1_000_000);
        assert_eq!(clocks.time(A), Some(SeatTime::UntilMs(1_000_000 + RESUMED_MS)));
        assert_eq!(clocks.time(B), Some(SeatTime::LeftMs(90_000)));
    }
}
