//! What is told to whom: everything for a viewer is made from that viewer's view, menu and events.

use engine::{BySeat, Record, Seat, Seats, Viewer, fingerprint};
use protocol::{Ending, Message, Phase, ResumePoint, SeatPlayer, SeatState, SeatTime, TableState, Takeback};

use crate::{Effects, Host, Occupant, PhaseState, Player, Recipient, play::RunningMatch};

/// How far everybody was before something happened.
pub(crate) struct SentBefore {
    seats: BySeat<u32>,
    spectator: u32,
    phase: Phase,
}

/// All of a table's state that may change, but for the seats.
#[derive(Hash)]
struct TableSummary<'a> {
    phase: Phase,
    spectators: u32,
    patience_until_ms: Option<u64>,
    takeback: Option<Takeback>,
    abandon: Seats,
    rematch: Seats,
    next: Option<&'a str>,
}

impl Host {
    /// The match, once it was dealt.
    pub(crate) fn dealt(&self) -> Option<&RunningMatch> {
        match &self.stage {
            PhaseState::Gathering => None,
            PhaseState::Playing(play) => Some(play),
            PhaseState::Over(finished) => Some(&finished.play),
        }
    }

    pub(crate) fn before(&self) -> SentBefore {
        let seq = |viewer| self.dealt().map_or(0, |play| play.seq(viewer));
        SentBefore {
            seats: self.seats.map(|seat, _| seq(Viewer::Seat(seat))),
            spectator: seq(Viewer::Spectator),
            phase: self.phase(),
        }
    }

    /// What follows by itself, and what everybody is told.
    pub(crate) fn finish(&mut self, before: SentBefore, effects: &mut Effects) {
        self.deal_if_ready(effects);
        self.rewind_if_agreed(effects);
        self.count_all_votes(effects);
        self.show_updates(&before, effects);
        self.show_table(effects);
        if self.phase() == Phase::Over && before.phase != Phase::Over {
            effects.messages.extend(self.ending().map(|ending| (Recipient::Everyone, Message::Over(ending))));
        }
        self.recount_overdue();
        self.ask_bots(effects);
        effects.wake_at = self.wake_at();
    }

    fn recount_overdue(&mut self) {
        if let PhaseState::Playing(play) = &self.stage {
            self.watch.overdue = play.clocks.overdue(self.at);
        }
    }

    /// Tells everybody what they have not seen.
    fn show_updates(&self, before: &SentBefore, effects: &mut Effects) {
        let Some(play) = self.dealt() else { return };
        let mut show = |to, viewer, seen| {
            if play.seq(viewer) > seen {
                effects.send(to, Message::Update(Box::new(play.update(viewer, seen))));
            }
        };
        for (seat, occupant) in self.seats.iter() {
            if occupant.player().is_some() {
                show(Recipient::Seat(seat), Viewer::Seat(seat), before.seats[seat]);
            }
        }
        if self.setup.spectators && self.watchers() > 0 {
            show(Recipient::Spectators, Viewer::Spectator, before.spectator);
        }
    }

    /// Tells everybody of the table when something about it has changed. Most actions change nothing there, so that it
    /// is not put together before that is known.
    fn show_table(&mut self, effects: &mut Effects) {
        // Only what is shown counts: whoever gets ready with another salt is not seen to do so.
        let places = self.seats.map(|seat, occupant| Some(self.place(seat, occupant)));
        let print = fingerprint(&(self.face(), places));
        if self.watch.shown != print {
            self.watch.shown = print;
            effects.send(Recipient::Everyone, Message::Table(Box::new(self.table_state())));
        }
    }

    /// Tells a client everything that it has not seen.
    pub(crate) fn catch_up(&self, player: &Player, seen: &ResumePoint, effects: &mut Effects) {
        effects.send(Recipient::Asker, Message::Table(Box::new(self.table_state())));
        for viewer in self.viewers(player) {
            let last = seen.updates.iter().find(|(whose, _)| *whose == viewer).map_or(0, |(_, seq)| *seq);
            if let Some(play) = self.dealt() {
                effects.send(Recipient::Asker, Message::Update(Box::new(play.update(viewer, last))));
            }
        }
        let chat: Vec<Message> = self.unheard(player, seen.chat).collect();
        chat.into_iter().for_each(|line| effects.send(Recipient::Asker, line));
        if let Some(ending) = self.ending() {
            effects.send(Recipient::Asker, Message::Over(ending));
        }
    }

    /// Through whose eyes a player sees the match: those of each own seat, or a spectator's.
    pub fn viewers(&self, player: &Player) -> Vec<Viewer> {
        let seats = self.seats_of(player);
        match seats.is_empty() {
            true => self.setup.spectators.then_some(Viewer::Spectator).into_iter().collect(),
            false => seats.iter().map(Viewer::Seat).collect(),
        }
    }

    fn ending(&self) -> Option<Ending> {
        match &self.stage {
            PhaseState::Over(finished) => {
                Some(Ending { outcome: finished.outcome.clone(), record: finished.outcome.is_some() })
            }
            PhaseState::Gathering | PhaseState::Playing(_) => None,
        }
    }

    /// Whether somebody may see the match through other eyes than their own: all, or only those who sit at the table.
    pub fn may_watch(&self, player: Option<&Player>) -> bool {
        self.setup.spectators || player.is_some_and(|player| !self.seats_of(player).is_empty())
    }

    /// The record of a match that was played to its end.
    pub fn record(&self) -> Option<Record> {
        match &self.stage {
            PhaseState::Over(finished) if finished.outcome.is_some() => Some(finished.play.table.record()),
            PhaseState::Gathering | PhaseState::Playing(_) | PhaseState::Over(_) => None,
        }
    }

    /// The table's id.
    pub fn table(&self) -> &str {
        &self.setup.table
    }

    /// The seats that the match waits for, where a person has to decide and no bot in their place.
    pub fn awaited(&self) -> Seats {
        match &self.stage {
            PhaseState::Playing(play) => play.table.deciders().and(self.in_charge()),
            PhaseState::Gathering | PhaseState::Over(_) => Seats::NONE,
        }
    }

    /// What the table was opened with.
    pub fn setup(&self) -> &crate::TableSetup {
        &self.setup
    }

    /// How many watch.
    fn watchers(&self) -> u32 {
        let is_seated = |player: &&Player| !self.seats_of(player).is_empty();
        self.watch.present.keys().filter(|player| !is_seated(player)).count() as u32
    }

    /// All of the table's state that may change, but for the seats.
    fn face(&self) -> TableSummary<'_> {
        let play = self.dealt();
        let (abandon, rematch, next) = match &self.stage {
            PhaseState::Gathering => Default::default(),
            PhaseState::Playing(play) => (play.abandon, Default::default(), None),
            PhaseState::Over(finished) => (Default::default(), finished.rematch, finished.next.as_deref()),
        };
        TableSummary {
            phase: self.phase(),
            spectators: self.watchers(),
            patience_until_ms: play.and_then(|play| Some(play.auto_action.as_ref()?.deadline())),
            takeback: play.and_then(|play| {
                let wish = play.wish?;
                Some(Takeback { seat: wish.seat, to: wish.to, pending: wish.pending })
            }),
            abandon,
            rematch,
            next,
        }
    }

    /// The table as everybody sees it.
    pub fn table_state(&self) -> TableState {
        let settings = &self.setup.settings;
        let TableSummary { phase, spectators, patience_until_ms, takeback, abandon, rematch, next } = self.face();
        TableState {
            table: self.setup.table.clone(),
            game: self.setup.game.clone(),
            rules: settings.rules_version(self.game.about()),
            options: settings.iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
            phase,
            commitment: self.seed.commitment(),
            seats: self.seats.iter().map(|(seat, occupant)| self.place(seat, occupant)).collect(),
            spectators,
            spectators_allowed: self.setup.spectators,
            clock: self.setup.clock.kind(),
            patience_until_ms,
            takeback,
            abandon,
            rematch,
            next: next.map(str::to_owned),
            now_ms: self.at,
        }
    }

    fn place(&self, seat: Seat, occupant: &Occupant) -> SeatState {
        SeatState {
            seat,
            minder: self.minder(occupant),
            name: occupant.name(),
            ready: occupant.is_ready(),
            present: self.is_present(occupant),
            time: self.time(seat, occupant),
        }
    }

    fn minder(&self, occupant: &Occupant) -> SeatPlayer {
        match occupant {
            Occupant::Free => SeatPlayer::Free,
            Occupant::Person { stand_in: Some(hand), .. } => SeatPlayer::StandIn(*hand),
            Occupant::Person { stand_in: None, .. } => SeatPlayer::Person,
            Occupant::Bot(level) => SeatPlayer::Bot(level.word().to_owned()),
        }
    }

    fn is_present(&self, occupant: &Occupant) -> bool {
        match occupant {
            Occupant::Free => false,
            Occupant::Person { player, .. } => self.watch.present.contains_key(player),
            Occupant::Bot(_) => true,
        }
    }

    fn time(&self, seat: Seat, occupant: &Occupant) -> Option<SeatTime> {
        self.dealt().and_then(|play| play.clocks.time(seat)).filter(|_| occupant.player().is_some())
    }
}
