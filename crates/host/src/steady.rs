//! The host's own time: it follows the caller's clock, but never jumps with it.
//!
//! A caller's clock may be set forward or back, and a machine may sleep. Neither may cost a player time, and a table must
//! not live in the future until the clock has caught up. So the host keeps how far its own time is ahead of the caller's,
//! and lets its own time stand still whenever the caller's jumps.

/// A wake that comes later than this after it was due was not late: the clock has jumped, or the machine slept.
const LATE_MAX_MS: u64 = 60_000;

/// How the host's time follows the caller's.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct SteadyTime {
    /// How far the host's time is ahead of the caller's.
    ahead_ms: i64,
    /// When the host asked to be woken, in its own time.
    wake_at: Option<u64>,
}

impl SteadyTime {
    /// Time for a host that goes on at `at`, or later if the caller's clock is ahead.
    pub(crate) fn resume(at: u64, now: u64) -> SteadyTime {
        SteadyTime { ahead_ms: at.saturating_sub(now) as i64, wake_at: None }
    }

    /// The host's time when the caller's is `now`.
    pub(crate) fn show(&self, now: u64) -> u64 {
        now.saturating_add_signed(self.ahead_ms)
    }

    /// The host's time when the caller's is `now` and the host's was `at` before. No time passes in a jump.
    pub(crate) fn pass(&mut self, at: u64, now: u64) -> u64 {
        let time = self.show(now);
        let missed_wake = self.wake_at.is_some_and(|due| time > due.max(at).saturating_add(LATE_MAX_MS));
        if time < at || missed_wake {
            self.ahead_ms = at as i64 - now as i64;
            return at;
        }
        time
    }

    /// Keeps when the host asked to be woken, and says it in the caller's time.
    pub(crate) fn wake(&mut self, at: Option<u64>) -> Option<u64> {
        self.wake_at = at;
        at.map(|at| at.saturating_add_signed(-self.ahead_ms))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn jumps_cost_no_time() {
        const DAY: u64 = 24 * 3600 * 1000;
        let mut time = SteadyTime::default();
        assert_eq!(time.pass(1000, 2000), 2000);
        assert_eq!(time.wake(Some(5000)), Some(5000));
        assert_eq!(time.pass(2000, DAY), 2000, "a day forward");
        assert_eq!(time.wake(Some(5000)), Some(DAY + 3000));
        assert_eq!(time.pass(2000, DAY + 500), 2500);
        assert_eq!(time.pass(2500, 2600), 2500, "a day back");
        assert_eq!(time.pass(2500, 2700), 2600);
        assert_eq!(time.show(2800), 2700);
    }

    #[test]
    fn whoever_waits_for_nothing_may_sleep_long() {
        let mut time = SteadyTime::default();
        assert_eq!(time.wake(None), None);
        assert_eq!(time.pass(1000, 10_000_000), 10_000_000);
    }
}
