//! What is told to whom: everything for a viewer is made from that viewer's view, menu and events.

use std::hash::{DefaultHasher, Hash, Hasher};

use engine::{BySeat, Record, Viewer};
use protocol::{Ending, Message, Minder, Phase, Place, Seen, TableState, Takeback};

use crate::{Effects, Host, Occupant, Player, Stage, To, play::Play};

/// How far everybody was before something happened.
pub(crate) struct Before {
    seats: BySeat<u32>,
    spectator: u32,
    phase: Phase,
}

impl Host {
    /// The match, once it was dealt.
    pub(crate) fn dealt(&self) -> Option<&Play> {
        match &self.stage {
            Stage::Gathering => None,
            Stage::Playing(play) => Some(play),
            Stage::Over(finished) => Some(&finished.play),
        }
    }

    pub(crate) fn before(&self) -> Before {
        let seq = |viewer| self.dealt().map_or(0, |play| play.seq(viewer));
        Before {
            seats: self.seats.map(|seat, _| seq(Viewer::Seat(seat))),
            spectator: seq(Viewer::Spectator),
            phase: self.phase(),
        }
    }

    /// What follows by itself, and what everybody is told.
    pub(crate) fn finish(&mut self, before: Before, effects: &mut Effects) {
        self.deal_if_ready(effects);
        self.rewind_if_agreed(effects);
        self.count_all_votes(effects);
        self.show_updates(&before, effects);
        self.show_table(effects);
        if self.phase() == Phase::Over && before.phase != Phase::Over {
            effects.messages.extend(self.ending().map(|ending| (To::Everyone, Message::Over(ending))));
        }
        self.tire();
        self.recount_overdue();
        self.ask_bots(effects);
        effects.wake_at = self.wake_at();
    }

    fn recount_overdue(&mut self) {
        if let Stage::Playing(play) = &self.stage {
            self.watch.overdue = play.clocks.overdue(self.at);
        }
    }

    fn show_updates(&self, before: &Before, effects: &mut Effects) {
        let Some(play) = self.dealt() else { return };
        for (seat, &seen) in before.seats.iter() {
            let viewer = Viewer::Seat(seat);
            if self.seats[seat].player().is_some() && play.seq(viewer) > seen {
                effects.send(To::Seat(seat), Message::Update(Box::new(play.update(viewer, seen))));
            }
        }
        if self.setup.spectators && play.seq(Viewer::Spectator) > before.spectator {
            let update = play.update(Viewer::Spectator, before.spectator);
            effects.send(To::Spectators, Message::Update(Box::new(update)));
        }
    }

    fn show_table(&mut self, effects: &mut Effects) {
        let mut state = self.table_state();
        let now_ms = std::mem::take(&mut state.now_ms);
        let mut hasher = DefaultHasher::new();
        let message = Message::Table(Box::new(TableState { now_ms: 0, ..state.clone() }));
        message.to_json().hash(&mut hasher);
        let print = hasher.finish();
        if self.watch.shown != print {
            self.watch.shown = print;
            effects.send(To::Everyone, Message::Table(Box::new(TableState { now_ms, ..state })));
        }
    }

    /// Tells a client everything that it has not seen.
    pub(crate) fn catch_up(&self, player: &Player, seen: &Seen, effects: &mut Effects) {
        effects.send(To::Asker, Message::Table(Box::new(self.table_state())));
        for viewer in self.viewers(player) {
            let last = seen.updates.iter().find(|(whose, _)| *whose == viewer).map_or(0, |(_, seq)| *seq);
            if let Some(play) = self.dealt() {
                effects.send(To::Asker, Message::Update(Box::new(play.update(viewer, last))));
            }
        }
        let chat: Vec<Message> = self.unheard(player, seen.chat).collect();
        chat.into_iter().for_each(|line| effects.send(To::Asker, line));
        if let Some(ending) = self.ending() {
            effects.send(To::Asker, Message::Over(ending));
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
            Stage::Over(finished) => {
                Some(Ending { outcome: finished.outcome.clone(), record: finished.outcome.is_some() })
            }
            Stage::Gathering | Stage::Playing(_) => None,
        }
    }

    /// The record of a match that was played to its end.
    pub fn record(&self) -> Option<Record> {
        match &self.stage {
            Stage::Over(finished) if finished.outcome.is_some() => Some(finished.play.table.record()),
            Stage::Gathering | Stage::Playing(_) | Stage::Over(_) => None,
        }
    }

    /// The table's id.
    pub fn table(&self) -> &str {
        &self.setup.table
    }

    /// What the table was opened with.
    pub fn setup(&self) -> &crate::Setup {
        &self.setup
    }

    /// The table as everybody sees it.
    pub fn table_state(&self) -> TableState {
        let play = self.dealt();
        let (abandon, rematch, next) = match &self.stage {
            Stage::Gathering => Default::default(),
            Stage::Playing(play) => (play.abandon, Default::default(), None),
            Stage::Over(finished) => (Default::default(), finished.rematch, finished.next.clone()),
        };
        let is_seated = |player: &&Player| !self.seats_of(player).is_empty();
        let spectators = self.watch.present.keys().filter(|player| !is_seated(player)).count() as u32;
        let settings = &self.setup.settings;
        TableState {
            table: self.setup.table.clone(),
            game: self.setup.game.clone(),
            rules: self.game.about.rules_version,
            options: settings.iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
            phase: self.phase(),
            commitment: self.seed.commitment(),
            seats: self.seats.iter().map(|(seat, occupant)| self.place(seat, occupant)).collect(),
            spectators,
            spectators_allowed: self.setup.spectators,
            clock: self.setup.clock.kind(),
            patience_until_ms: play.and_then(|play| Some(play.patience.as_ref()?.deadline())),
            takeback: play.and_then(|play| {
                let wish = play.wish?;
                Some(Takeback { seat: wish.seat, to: wish.to, pending: wish.pending })
            }),
            abandon,
            rematch,
            next,
            now_ms: self.at,
        }
    }

    fn place(&self, seat: engine::Seat, occupant: &Occupant) -> Place {
        let minder = match occupant {
            Occupant::Free => Minder::Free,
            Occupant::Person { stand_in: Some(hand), .. } => Minder::StandIn(*hand),
            Occupant::Person { stand_in: None, .. } => Minder::Person,
            Occupant::Bot(level) => Minder::Bot(level.word().to_owned()),
        };
        let present = match occupant {
            Occupant::Free => false,
            Occupant::Person { player, .. } => self.watch.present.contains_key(player),
            Occupant::Bot(_) => true,
        };
        let time = self.dealt().and_then(|play| play.clocks.time(seat)).filter(|_| occupant.player().is_some());
        Place { seat, minder, name: occupant.name(), ready: occupant.is_ready(), present, time }
    }
}
