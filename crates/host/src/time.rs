//! What the time brings: wishes lapse, auto_action ends, clocks run out, deserted seats go to bots.

use engine::Seats;
use protocol::StandInReason;

use crate::{ActionSource, Effects, Host, LogEntry, PhaseState};

/// A wish to take something back lapses after this.
const WISH_MS: u64 = 60_000;

impl Host {
    /// Does what is due now.
    pub(crate) fn tick(&mut self, effects: &mut Effects) {
        self.drop_wish(effects);
        self.take_auto_action(effects);
        self.watch.overdue = match &self.stage {
            PhaseState::Playing(play) => play.clocks.overdue(self.at),
            PhaseState::Gathering | PhaseState::Over(_) => Seats::NONE,
        };
        self.replace_deserters(effects);
    }

    fn drop_wish(&mut self, effects: &mut Effects) {
        if let PhaseState::Playing(play) = &self.stage
            && play.wish.is_some_and(|wish| wish.asked_at + WISH_MS <= self.at)
        {
            self.commit(LogEntry::TakebackLapsed, effects).expect("a wish can lapse");
        }
    }

    fn take_auto_action(&mut self, effects: &mut Effects) {
        let at = self.at;
        let PhaseState::Playing(play) = &self.stage else { return };
        let Some(auto_action) = play.auto_action.clone().filter(|auto_action| auto_action.deadline() <= at) else {
            return;
        };
        let (seat, action) = (auto_action.seat, auto_action.action);
        let question = play.table.question(seat);
        let refused =
            self.commit(LogEntry::Played { seat, question, action, by: ActionSource::Patience }, effects).is_err();
        if refused && let Ok(play) = self.playing() {
            // A game that asks for the impossible is asked again later, or the host would never rest.
            play.restart_auto_action(at);
        }
    }

    /// Seats whose players are away, with the time when a bot takes over.
    fn deserters(&self) -> Vec<(engine::Seat, u64)> {
        let PhaseState::Playing(_) = &self.stage else { return Vec::new() };
        let Some(grace_ms) = self.setup.grace_ms else { return Vec::new() };
        let (present, in_charge) = (self.present_people(), self.in_charge());
        // Where nobody waits, nobody is kept waiting: a table that all have left sleeps.
        if present.is_empty() {
            return Vec::new();
        }
        let away = in_charge.minus(present).iter();
        away.filter_map(|seat| Some((seat, self.watch.absent_since[seat]? + grace_ms))).collect()
    }

    fn replace_deserters(&mut self, effects: &mut Effects) {
        for (seat, due) in self.deserters() {
            if due <= self.at {
                self.commit(LogEntry::HandedOver { seat, hand: StandInReason::Deserted }, effects)
                    .expect("a bot can take over in play");
            }
        }
    }

    /// When something will be due.
    pub(crate) fn wake_at(&self) -> Option<u64> {
        let PhaseState::Playing(play) = &self.stage else { return None };
        let wish = play.wish.map(|wish| wish.asked_at + WISH_MS);
        let auto_action = play.auto_action.as_ref().map(|auto_action| auto_action.deadline());
        let running = Seats::all(self.seats.len()).minus(self.watch.overdue);
        let clock = play.clocks.next_deadline(running);
        let deserters = self.deserters().into_iter().map(|(_, due)| due).min();
        [wish, auto_action, clock, deserters].into_iter().flatten().min()
    }
}
