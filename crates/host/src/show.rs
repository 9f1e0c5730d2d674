//! Which messages go to whom. All that a viewer gets is made from that viewer's view, menu and events.

use std::collections::BTreeSet;

use engine::{BySeat, Record, Seat, Seats, Viewer, fingerprint};
use protocol::{Ending, Message, Phase, ResumePoint, SeatPlayer, SeatState, SeatTime, TableState, Takeback};

use crate::{Effects, Host, Occupant, PhaseState, Player, Recipient, running_match::RunningMatch};

/// What had been sent before an input was handled.
pub(crate) struct SentBefore {
    seats: BySeat<u32>,
    spectator: u32,
    phase: Phase,
}

/// How many of those who are here without a seat are named.
const WAITING_MAX: usize = 20;

/// All of a table's state that may change, except the seats.
#[derive(Hash)]
struct TableSummary<'a> {
    phase: Phase,
    spectators: u32,
    waiting: Vec<String>,
    host: Option<String>,
    patience_until_ms: Option<u64>,
    talking: Seats,
    revealing: Seats,
    takeback: Option<Takeback>,
    abandon: Seats,
    claim_from_ms: Option<u64>,
    rematch: Seats,
    next: Option<&'a str>,
}

impl Host {
    /// The match, once it was dealt.
    pub(crate) fn dealt(&self) -> Option<&RunningMatch> {
        match &self.phase_state {
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

    /// Does what follows without a request, and sends what has changed.
    pub(crate) fn finish(&mut self, before: SentBefore, effects: &mut Effects) {
        self.deal_if_ready(effects);
        self.rewind_if_agreed(effects);
        self.count_all_votes(effects);
        self.take_forced_actions(effects);
        self.show_updates(&before, effects);
        match &mut self.phase_state {
            PhaseState::Gathering => {}
            PhaseState::Playing(running) => running.drop_sent_views(),
            PhaseState::Over(finished) => finished.play.drop_sent_views(),
        }
        self.show_table(effects);
        if self.phase() == Phase::Over && before.phase != Phase::Over {
            effects.messages.extend(self.ending().map(|ending| (Recipient::Everyone, Message::Over(ending))));
        }
        self.recount_overdue();
        self.ask_bots(effects);
        effects.wake_at = self.steady.wake(self.wake_at());
    }

    fn recount_overdue(&mut self) {
        if let PhaseState::Playing(play) = &self.phase_state {
            self.presence.overdue = play.clocks.overdue(self.at);
        }
    }

    /// Sends each viewer the updates since `before`.
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

    /// Sends the table's state if it has changed. Most actions do not change it, so a hash decides before it is built.
    fn show_table(&mut self, effects: &mut Effects) {
        // Only public facts are hashed: getting ready with another salt must not be visible.
        let places = self.seats.map(|seat, occupant| Some(self.place(seat, occupant)));
        let print = fingerprint(&(self.summary(), places));
        if self.presence.shown != print {
            self.presence.shown = print;
            effects.send(Recipient::Everyone, Message::Table(Box::new(self.table_state_at(self.at))));
        }
    }

    /// Sends a client all that it has missed.
    pub(crate) fn catch_up(&self, player: &Player, seen: &ResumePoint, effects: &mut Effects) {
        effects.send(Recipient::Asker, Message::Table(Box::new(self.table_state_at(self.at))));
        for viewer in self.viewers(player) {
            let last = seen.updates.iter().find(|(whose, _)| *whose == viewer).map_or(0, |(_, seq)| *seq);
            if let Some(play) = self.dealt() {
                effects.send(Recipient::Asker, Message::Update(Box::new(play.update(viewer, last))));
            }
        }
        let backlog = self.backlog(player, seen.chat, u32::MAX);
        if !backlog.lines.is_empty() {
            effects.send(Recipient::Asker, Message::Chats(backlog));
        }
        if let Some(ending) = self.ending() {
            effects.send(Recipient::Asker, Message::Over(ending));
        }
    }

    /// The views that a player gets: one for each own seat, or the spectator's.
    pub fn viewers(&self, player: &Player) -> Vec<Viewer> {
        let seats = self.seats_of(player);
        match seats.is_empty() {
            true => self.setup.spectators.then_some(Viewer::Spectator).into_iter().collect(),
            false => seats.iter().map(Viewer::Seat).collect(),
        }
    }

    fn ending(&self) -> Option<Ending> {
        match &self.phase_state {
            PhaseState::Over(finished) => {
                let aborted = finished.aborted;
                Some(Ending { outcome: finished.outcome.clone(), aborted, record: true })
            }
            PhaseState::Gathering | PhaseState::Playing(_) => None,
        }
    }

    /// Whether a player may see other views than their own: everybody at open tables, otherwise only seated players.
    pub fn may_watch(&self, player: Option<&Player>) -> bool {
        self.setup.spectators || player.is_some_and(|player| !self.seats_of(player).is_empty())
    }

    /// Whether a message reaches a player who said hello. Rights are asked for every message: whoever came before the
    /// deal hears nothing more once the match is played and nobody may watch.
    pub fn reaches(&self, to: Recipient, player: &Player) -> bool {
        let seats = self.seats_of(player);
        let may_hear = self.setup.spectators || !seats.is_empty() || self.phase() == Phase::Gathering;
        match to {
            Recipient::Asker => false,
            Recipient::Seat(seat) => seats.contains(seat),
            Recipient::Spectators => seats.is_empty() && may_hear,
            Recipient::Everyone => may_hear,
        }
    }

    /// The record of a match that is over, also of one that was abandoned.
    pub fn record(&self) -> Option<Record> {
        match &self.phase_state {
            PhaseState::Over(finished) => Some(match finished.aborted {
                Some(why) => finished.play.table.aborted_record(why),
                None => finished.play.table.record(),
            }),
            PhaseState::Gathering | PhaseState::Playing(_) => None,
        }
    }

    /// The record so far with its seed, to be saved by those who keep the host themselves: it decides all dice to come.
    pub fn saved_record(&self) -> Option<Record> {
        match &self.phase_state {
            PhaseState::Playing(play) => Some(Record { seed: Some(self.seed), ..play.table.record() }),
            PhaseState::Gathering | PhaseState::Over(_) => self.record(),
        }
    }

    /// The table's id.
    pub fn table(&self) -> &str {
        &self.setup.table
    }

    /// The seats that the match waits for and that a person decides for.
    pub fn awaited(&self) -> Seats {
        match &self.phase_state {
            PhaseState::Playing(play) => play.table.deciders().and(self.in_charge()),
            PhaseState::Gathering | PhaseState::Over(_) => Seats::NONE,
        }
    }

    /// The setup that the table was opened with.
    pub fn setup(&self) -> &crate::TableSetup {
        &self.setup
    }

    /// How many watch.
    fn watchers(&self) -> u32 {
        let is_seated = |player: &&Player| !self.seats_of(player).is_empty();
        self.presence.present.keys().filter(|player| !is_seated(player)).count() as u32
    }

    /// The names of those who are here before the deal and have no seat. People without a name are only counted.
    fn waiting(&self) -> Vec<String> {
        if self.phase() != Phase::Gathering {
            return Vec::new();
        }
        let is_standing = |(player, _): &(&Player, &Option<String>)| self.seats_of(player).is_empty();
        let standing = self.presence.present.iter().filter(is_standing);
        // In the order of the alphabet: the order of ids, which are secret, must not be visible.
        let mut names = BTreeSet::new();
        for (number, (_, name)) in standing.enumerate() {
            if let Some(name) = name {
                names.insert((name.as_str(), number));
            }
        }
        names.into_iter().take(WAITING_MAX).map(|(name, _)| name.to_owned()).collect()
    }

    /// The name of the person who opened the table: in their seat, as they are here, or as they opened it.
    pub(crate) fn opener_name(&self) -> Option<String> {
        let opener = self.setup.opener.as_ref()?;
        let seated = self.seats_of(opener).first().map(|seat| self.seats[seat].name());
        let present = || self.presence.present.get(opener).cloned().flatten();
        let at_first = || Some(self.setup.opener_name.clone()).filter(|name| !name.is_empty());
        seated.or_else(present).or_else(at_first)
    }

    /// All of the table's state that may change, but for the seats.
    fn summary(&self) -> TableSummary<'_> {
        let play = self.dealt();
        let (abandon, rematch, next) = match &self.phase_state {
            PhaseState::Gathering => Default::default(),
            PhaseState::Playing(play) => (play.abandon, Default::default(), None),
            PhaseState::Over(finished) => (Default::default(), finished.rematch, finished.next.as_deref()),
        };
        TableSummary {
            phase: self.phase(),
            spectators: self.watchers(),
            waiting: self.waiting(),
            host: self.opener_name(),
            patience_until_ms: play.and_then(|play| Some(play.auto_action.as_ref()?.deadline())),
            talking: self.talking(),
            takeback: play.and_then(|play| {
                let takeback_request = play.takeback_request?;
                Some(Takeback { seat: takeback_request.seat, pending: takeback_request.pending })
            }),
            revealing: self.revealing(),
            abandon,
            claim_from_ms: self.claim_from(),
            rematch,
            next,
        }
    }

    /// The table as everybody sees it. It says the present time, not when something happened last: that could have been
    /// hidden.
    pub fn table_state(&self, now: u64) -> TableState {
        self.table_state_at(self.steady.show(now))
    }

    fn table_state_at(&self, now_ms: u64) -> TableState {
        let settings = &self.setup.settings;
        let TableSummary {
            phase,
            spectators,
            waiting,
            host,
            patience_until_ms,
            talking,
            revealing,
            takeback,
            abandon,
            claim_from_ms,
            rematch,
            next,
        } = self.summary();
        TableState {
            table: self.setup.table.clone(),
            game: self.setup.game.clone(),
            rules: settings.rules_version(self.game.about()),
            options: engine::collect_short(settings.iter().map(|(key, value)| (key.to_owned(), value.to_owned()))),
            content: settings.content().map(str::to_owned),
            phase,
            commitment: self.seed.commitment(),
            seats: self.seats.iter().map(|(seat, occupant)| self.place(seat, occupant)).collect(),
            revealing,
            spectators,
            spectators_allowed: self.setup.spectators,
            host,
            closed: self.setup.closed,
            waiting,
            clock: self.setup.clock.kind(),
            time_control: self.setup.clock,
            patience_until_ms,
            talking,
            takeback,
            abandon,
            claim_from_ms,
            rematch,
            next: next.map(str::to_owned),
            now_ms,
        }
    }

    fn place(&self, seat: Seat, occupant: &Occupant) -> SeatState {
        SeatState {
            seat,
            minder: self.minder(occupant),
            name: occupant.name(),
            bot: occupant.is_program(),
            ready: occupant.is_ready(),
            promise: occupant.promise(),
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
            Occupant::Person { player, .. } => self.presence.present.contains_key(player),
            Occupant::Bot(_) => true,
        }
    }

    fn time(&self, seat: Seat, occupant: &Occupant) -> Option<SeatTime> {
        self.dealt().and_then(|play| play.clocks.time(seat)).filter(|_| occupant.player().is_some())
    }
}
