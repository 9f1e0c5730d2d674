//! What is due by time: takeback requests lapse, automatic actions are taken, clocks run out, bots replace absent
//! players.

use engine::Seats;
use protocol::StandInReason;

use crate::{ActionSource, Clock, Effects, Host, LogEntry, PhaseState};

/// The most decisions that are taken at one time for seats whose time has run out.
const TIMEOUT_ACTIONS_MAX: usize = 100;
/// A takeback request lapses after this.
const TAKEBACK_REQUEST_MS: u64 = 60_000;
/// The same in a match of days, where players come by now and then.
const TAKEBACK_REQUEST_SLOW_MS: u64 = 24 * 3600 * 1000;

impl Host {
    /// Does what is due now.
    pub(crate) fn tick(&mut self, effects: &mut Effects) {
        self.free_squatted(effects);
        self.drop_takeback_request(effects);
        self.take_auto_action(effects);
        self.take_timeout_actions(effects);
        self.replace_absent(effects);
    }

    /// Decides for seats whose time has run out where the rules say how. All others are left to bots.
    fn take_timeout_actions(&mut self, effects: &mut Effects) {
        // A seat without any time left may be asked again at once, so this is bounded.
        for _ in 0..TIMEOUT_ACTIONS_MAX {
            let PhaseState::Playing(running) = &self.phase_state else {
                self.presence.overdue = Seats::NONE;
                return;
            };
            self.presence.overdue = running.clocks.overdue(self.at);
            let decided = self.presence.overdue.and(running.table.deciders()).and(self.in_charge());
            let action = |seat| Some((seat, running.table.question(seat), running.table.timeout_action(seat)?));
            let Some((seat, question, action)) = decided.iter().find_map(action) else { return };
            self.commit(LogEntry::Played { seat, question, action, by: ActionSource::Clock }, effects)
                .expect("the rules name a listed action for a time-out");
        }
    }

    fn drop_takeback_request(&mut self, effects: &mut Effects) {
        if self.takeback_lapses_at().is_some_and(|at| at <= self.at) {
            self.commit(LogEntry::TakebackLapsed, effects).expect("a pending request can lapse");
        }
    }

    fn takeback_lapses_at(&self) -> Option<u64> {
        let PhaseState::Playing(play) = &self.phase_state else { return None };
        let is_slow = matches!(self.setup.clock, Clock::Days { .. });
        let time = if is_slow { TAKEBACK_REQUEST_SLOW_MS } else { TAKEBACK_REQUEST_MS };
        Some(play.takeback_request?.asked_at + time)
    }

    fn take_auto_action(&mut self, effects: &mut Effects) {
        let at = self.at;
        let PhaseState::Playing(play) = &self.phase_state else { return };
        let Some(auto_action) = play.auto_action.clone().filter(|auto_action| auto_action.deadline() <= at) else {
            return;
        };
        let (seat, action) = (auto_action.seat, auto_action.action);
        let question = play.table.question(seat);
        let refused =
            self.commit(LogEntry::Played { seat, question, action, by: ActionSource::Patience }, effects).is_err();
        if refused && let Ok(play) = self.playing() {
            // Retrying at once would be an endless loop.
            play.restart_auto_action(at);
        }
    }

    /// Seats whose players are away, with the time when a bot takes over.
    fn absent_past_grace(&self) -> Vec<(engine::Seat, u64)> {
        let PhaseState::Playing(_) = &self.phase_state else { return Vec::new() };
        let Some(grace_ms) = self.setup.grace_ms else { return Vec::new() };
        let (present, in_charge) = (self.present_people(), self.in_charge());
        // If nobody is connected, do not replace absent players.
        if present.is_empty() {
            return Vec::new();
        }
        let away = in_charge.minus(present).iter();
        away.filter_map(|seat| Some((seat, self.presence.absent_since[seat]? + grace_ms))).collect()
    }

    fn replace_absent(&mut self, effects: &mut Effects) {
        for (seat, due) in self.absent_past_grace() {
            if due <= self.at {
                self.commit(LogEntry::HandedOver { seat, hand: StandInReason::Deserted }, effects)
                    .expect("a bot can take over in play");
            }
        }
    }

    /// When something will be due.
    pub(crate) fn wake_at(&self) -> Option<u64> {
        let PhaseState::Playing(play) = &self.phase_state else {
            let squatted = self.squatted().into_iter().map(|(_, due)| due).min();
            return [self.reveal_deadline(), squatted].into_iter().flatten().min();
        };
        let takeback_request = self.takeback_lapses_at();
        let auto_action = play.auto_action.as_ref().map(|auto_action| auto_action.deadline());
        let running = Seats::all(self.seats.len()).minus(self.presence.overdue);
        let clock = play.clocks.next_deadline(running);
        let absent_past_grace = self.absent_past_grace().into_iter().map(|(_, due)| due).min();
        let abandon = self.abandon_deadline();
        [takeback_request, auto_action, clock, absent_past_grace, abandon].into_iter().flatten().min()
    }
}
