//! The fold: how each log entry changes a host, both in live play and when a log is restored.

use engine::{Abort, BySeat, Seats};
use protocol::{ChatLine, Code, DecidedBy, Fault, Phase};

use crate::clock::Cause;
use crate::running_match::{RunningMatch, TakebackRequest, TakenAction};
use crate::steady::SteadyTime;
use crate::{
    ActionSource, Effects, Finished, Host, LogEntry, LoggedEntry, Occupant, OpenFault, PhaseState, Presence,
    TableSetup, Vote,
};

/// No table lives to see this time, in milliseconds since 1970: it is in the year 36812.
const TIME_MAX_MS: u64 = 1 << 50;

fn check_time(at: u64) -> Result<(), Fault> {
    match at < TIME_MAX_MS {
        true => Ok(()),
        false => Err(Fault::new(Code::BadMessage, format!("{at} ms is too far in the future"))),
    }
}

/// Why a log cannot be folded.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RestoreFault {
    /// The log does not begin with the opening of a table.
    #[error("the log does not begin with the opening of a table")]
    NoOpening,
    /// The table cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenFault),
    /// An entry does not fit those before it.
    #[error("entry {0}: {1}")]
    LogEntry(usize, Fault),
}

impl Host {
    /// Restores the host that wrote a log. Nobody is connected to it until [`Host::resume`].
    pub fn restore(log: impl IntoIterator<Item = LoggedEntry>) -> Result<Host, RestoreFault> {
        let mut log = log.into_iter();
        let Some(LoggedEntry { at, entry: LogEntry::Opened { setup, rules, seed } }) = log.next() else {
            return Err(RestoreFault::NoOpening);
        };
        check_time(at).map_err(|fault| RestoreFault::LogEntry(1, fault))?;
        let settings = setup.settings.clone().with_rules_version(rules);
        let mut host = Host::begin(TableSetup { settings, ..*setup }, seed, at)?;
        for (index, logged) in log.enumerate() {
            host.at = logged.at;
            let applied = check_time(logged.at).and_then(|()| host.apply(&logged.entry));
            applied.map_err(|fault| RestoreFault::LogEntry(index + 2, fault))?;
        }
        Ok(host)
    }

    pub(crate) fn begin(mut setup: TableSetup, seed: engine::Seed, at: u64) -> Result<Host, OpenFault> {
        let game = games::find(&setup.game).ok_or_else(|| OpenFault::NoGame(setup.game.clone(), games::names()))?;
        setup.settings = setup.settings.checked(game.about())?;
        setup.check()?;
        // A trial deal shows whether the settings fit; it is thrown away.
        setup.start_match(game, seed, engine::Participant::row(setup.settings.seats()))?;
        let seats = BySeat::from_fn(setup.settings.seats(), |seat| {
            setup.seats.get(seat.index()).map(Occupant::new).unwrap_or_default()
        });
        let presence = Presence::new(seats.len(), at);
        Ok(Host {
            setup,
            game,
            seed,
            seats,
            phase_state: PhaseState::Gathering,
            revealing_since: None,
            removed: Default::default(),
            chat_log: Default::default(),
            at,
            steady: SteadyTime::resume(at, at),
            presence,
        })
    }

    /// Makes something happen: folds it in and keeps it, or refuses it and changes nothing.
    pub(crate) fn commit(&mut self, entry: LogEntry, effects: &mut Effects) -> Result<(), Fault> {
        self.apply(&entry)?;
        effects.entries.push(LoggedEntry { at: self.at, entry });
        Ok(())
    }

    fn apply(&mut self, entry: &LogEntry) -> Result<(), Fault> {
        let (at, in_charge) = (self.at, self.in_charge());
        match entry {
            LogEntry::Opened { .. } => return Err(Fault::new(Code::WrongPhase, "a table is opened once")),
            LogEntry::Sat { seat, player, name, salt, bot } => {
                self.seats[*seat] = Occupant::Person {
                    player: player.clone(),
                    name: name.clone(),
                    bot: *bot,
                    salt: *salt,
                    promise: None,
                    ready: false,
                    stand_in: None,
                };
            }
            LogEntry::BotSat { seat, level } => self.seats[*seat] = Occupant::Bot(*level),
            LogEntry::Renamed { seats, name } => {
                for seat in seats.iter() {
                    if let Occupant::Person { name: own, .. } = &mut self.seats[seat] {
                        own.clone_from(name);
                    }
                }
            }
            LogEntry::Stood { seat } => self.seats[*seat] = Occupant::Free,
            LogEntry::Ready { seat, ready, salt } => {
                if let Occupant::Person { ready: own, salt: own_salt, promise, .. } = &mut self.seats[*seat] {
                    *own = *ready;
                    *own_salt = salt.unwrap_or(*own_salt);
                    *promise = promise.filter(|_| salt.is_none());
                }
            }
            LogEntry::Promised { seat, promise } => {
                if let Occupant::Person { salt, promise: own, .. } = &mut self.seats[*seat] {
                    (*salt, *own) = (Default::default(), Some(*promise));
                }
            }
            LogEntry::Revealing => self.revealing_since = Some(at),
            LogEntry::Revealed { seat, salt } => {
                if let Occupant::Person { salt: own, .. } = &mut self.seats[*seat] {
                    *own = *salt;
                }
            }
            LogEntry::Removed { seat } => {
                self.removed.extend(self.seats[*seat].player().cloned());
                self.seats[*seat] = Occupant::Free;
            }
            LogEntry::Dealt => self.deal()?,
            LogEntry::Played { seat, question, action, by } => {
                let forced = *by == ActionSource::Forced;
                let by = self.decided_by(*seat, *by);
                let taken = TakenAction { seat: *seat, question: *question, action, by, forced };
                self.playing()?.act(taken, in_charge, at)?;
                self.end_if_over();
            }
            LogEntry::Undone { seat } => self.playing()?.undo(*seat, in_charge, at)?,
            LogEntry::TakebackAsked { seat, to, pending } => {
                self.playing()?.takeback_request =
                    Some(TakebackRequest { seat: *seat, to: *to, pending: *pending, asked_at: at });
            }
            LogEntry::TakebackAnswered { seat, agree } => {
                let play = self.playing()?;
                play.takeback_request = play.takeback_request.filter(|_| *agree);
                if let Some(takeback_request) = &mut play.takeback_request {
                    takeback_request.pending = takeback_request.pending.without(*seat);
                }
            }
            LogEntry::TakebackLapsed => self.playing()?.takeback_request = None,
            LogEntry::Rewound { to } => self.playing()?.go_back(|table| table.rewind(*to as usize), in_charge, at),
            LogEntry::WentBack { to } => self.playing()?.go_back(|table| table.take_back(*to as usize), in_charge, at),
            LogEntry::Chatted { player, id, seat, name, room, say } => {
                let (name, say) = (name.clone(), say.clone());
                let line = ChatLine { number: 0, room: *room, seat: *seat, name, say, at_ms: at };
                self.chat_log.add(player.clone(), *id, line);
            }
            LogEntry::HandedOver { seat, hand } => self.stand_in(*seat, Some(*hand))?,
            LogEntry::TakenBack { seat } => self.stand_in(*seat, None)?,
            LogEntry::Voted { seats, vote, agree } => self.count_votes(*seats, *vote, *agree)?,
            LogEntry::DoneTalking { seats } => self.playing()?.note_done_talking(*seats),
            LogEntry::Abandoned => self.abort(Abort::Agreed(Seats::NONE))?,
            LogEntry::Aborted { why } => self.abort(*why)?,
            LogEntry::Next { table } => match &mut self.phase_state {
                PhaseState::Over(finished) => finished.next = Some(table.clone()),
                PhaseState::Gathering | PhaseState::Playing(_) => return Err(self.wrong_phase()),
            },
            LogEntry::Resumed => self.playing()?.resume(at),
        }
        Ok(())
    }

    fn deal(&mut self) -> Result<(), Fault> {
        let chairs = self.seats.values().iter().map(Occupant::chair).collect();
        let table = self
            .setup
            .start_match(self.game, self.seed, chairs)
            .map_err(|fault| Fault::new(Code::Unavailable, fault.to_string()))?;
        self.phase_state =
            PhaseState::Playing(Box::new(RunningMatch::new(table, self.setup.clock, self.in_charge(), self.at)));
        self.end_if_over();
        Ok(())
    }

    /// A bot stands in for a person from now on, or does not any more.
    fn stand_in(&mut self, seat: engine::Seat, hand: Option<protocol::StandInReason>) -> Result<(), Fault> {
        if let Occupant::Person { stand_in, .. } = &mut self.seats[seat] {
            *stand_in = hand;
        }
        let (at, in_charge) = (self.at, self.in_charge());
        self.playing()?.update_clocks(in_charge, Cause::Other, at);
        Ok(())
    }

    fn count_votes(&mut self, seats: Seats, vote: Vote, agree: bool) -> Result<(), Fault> {
        let wrong_phase = self.wrong_phase();
        let votes = match (&mut self.phase_state, vote) {
            (PhaseState::Playing(play), Vote::Abandon) => &mut play.abandon,
            (PhaseState::Over(finished), Vote::Rematch) => &mut finished.rematch,
            _ => return Err(wrong_phase),
        };
        *votes = match (agree, vote) {
            (true, _) => votes.or(seats),
            // A no of somebody who has not agreed before ends the vote; one who has takes theirs back.
            (false, Vote::Abandon) if seats.and(*votes).is_empty() => Seats::NONE,
            (false, Vote::Abandon | Vote::Rematch) => votes.minus(seats),
        };
        Ok(())
    }

    fn decided_by(&self, seat: engine::Seat, by: ActionSource) -> DecidedBy {
        match (by, &self.seats[seat]) {
            (ActionSource::Person, _) => DecidedBy::Person,
            (ActionSource::Clock, _) => DecidedBy::Clock,
            (ActionSource::Patience | ActionSource::Forced, _) => DecidedBy::Automatic,
            (ActionSource::Bot, Occupant::Person { .. }) => DecidedBy::StandIn,
            (ActionSource::Bot, Occupant::Bot(_) | Occupant::Free) => DecidedBy::Bot,
        }
    }

    fn abort(&mut self, why: Abort) -> Result<(), Fault> {
        let at = self.at;
        self.playing()?.clocks.stop(at);
        self.end(None, Some(why));
        Ok(())
    }

    fn end_if_over(&mut self) {
        if let PhaseState::Playing(play) = &mut self.phase_state
            && let Some(outcome) = play.table.outcome()
        {
            play.clocks.stop(self.at);
            self.end(Some(outcome), None);
        }
    }

    fn end(&mut self, outcome: Option<engine::Outcome>, aborted: Option<Abort>) {
        self.phase_state = match std::mem::replace(&mut self.phase_state, PhaseState::Gathering) {
            PhaseState::Playing(play) => {
                let (rematch, next) = (Seats::NONE, None);
                PhaseState::Over(Box::new(Finished { play: *play, outcome, aborted, rematch, next }))
            }
            other => other,
        };
    }

    pub(crate) fn playing(&mut self) -> Result<&mut RunningMatch, Fault> {
        let wrong_phase = self.wrong_phase();
        match &mut self.phase_state {
            PhaseState::Playing(play) => Ok(play),
            PhaseState::Gathering | PhaseState::Over(_) => Err(wrong_phase),
        }
    }

    pub(crate) fn wrong_phase(&self) -> Fault {
        let problem = match self.phase() {
            Phase::Gathering => "the match has not begun",
            Phase::Playing => "the match is being played",
            Phase::Over => "the match is over",
        };
        Fault::new(Code::WrongPhase, problem)
    }

    /// Everything that a restored host must agree on, as text: all but connections and bot questions.
    pub fn digest(&self) -> String {
        let Host {
            setup,
            game,
            seed,
            seats,
            phase_state,
            revealing_since,
            removed,
            chat_log,
            at: _,
            steady: _,
            presence: _,
        } = self;
        let players: Vec<&str> = seats.values().iter().filter_map(|occupant| Some(occupant.player()?.id())).collect();
        let phase = match phase_state {
            PhaseState::Gathering => "gathering".to_owned(),
            PhaseState::Playing(play) => play.digest(),
            PhaseState::Over(finished) => {
                let Finished { play, outcome, aborted, rematch, next } = &**finished;
                format!("{outcome:?} {aborted:?} {rematch} {next:?}\n{}", play.digest())
            }
        };
        let gathering = format!("{revealing_since:?} {}", removed.len());
        format!("{setup:?} {} {seed} {seats:?} {players:?} {gathering}\n{chat_log:?}\n{phase}", game.about().name)
    }
}
