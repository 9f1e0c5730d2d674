//! The fold: what each entry does to a host. Live play and restoring from a log both go through here.

use engine::{BySeat, Seats};
use protocol::{ChatLine, Code, Fault, Phase};

use crate::clock::Cause;
use crate::play::{Act, Play, Wish};
use crate::{Effects, Entry, Finished, Host, Logged, Occupant, OpenFault, Setup, Stage, Vote, Watch};

/// Why a log cannot be folded.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RestoreFault {
    /// The log does not begin with the opening of a table.
    #[error("the log does not begin with the opening of a table")]
    NoOpening,
    /// The table cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenFault),
    /// The match was begun by another version of the rules.
    #[error("the match is played by version {0} of the rules; this program knows version {1}")]
    Rules(u32, u32),
    /// An entry does not fit those before it.
    #[error("entry {0}: {1}")]
    Entry(usize, Fault),
}

impl Host {
    /// Folds a log back into the host that wrote it. Nobody is connected to it; [`Host::resume`] lets it go on.
    pub fn restore(log: impl IntoIterator<Item = Logged>) -> Result<Host, RestoreFault> {
        let mut log = log.into_iter();
        let Some(Logged { at, entry: Entry::Opened { setup, rules, seed } }) = log.next() else {
            return Err(RestoreFault::NoOpening);
        };
        let mut host = Host::begin(*setup, seed, at)?;
        if rules != host.game.about.rules_version {
            return Err(RestoreFault::Rules(rules, host.game.about.rules_version));
        }
        for (index, logged) in log.enumerate() {
            host.at = logged.at;
            host.apply(&logged.entry).map_err(|fault| RestoreFault::Entry(index + 2, fault))?;
        }
        Ok(host)
    }

    pub(crate) fn begin(setup: Setup, seed: engine::Seed, at: u64) -> Result<Host, OpenFault> {
        let game = games::find(&setup.game).ok_or_else(|| OpenFault::NoGame(setup.game.clone(), games::names()))?;
        setup.check()?;
        // Dealing once shows whether the settings fit; nobody sees that match.
        setup.lay(game, seed, engine::Chair::row(setup.settings.seats()))?;
        let seats = BySeat::from_fn(setup.settings.seats(), |seat| {
            setup.seats.get(seat.index()).map(Occupant::new).unwrap_or_default()
        });
        let watch = Watch::new(seats.len(), at);
        Ok(Host { setup, game, seed, seats, stage: Stage::Gathering, talk: Default::default(), at, watch })
    }

    /// Makes something happen: folds it in and keeps it, or refuses it and changes nothing.
    pub(crate) fn commit(&mut self, entry: Entry, effects: &mut Effects) -> Result<(), Fault> {
        self.apply(&entry)?;
        effects.entries.push(Logged { at: self.at, entry });
        Ok(())
    }

    fn apply(&mut self, entry: &Entry) -> Result<(), Fault> {
        let (at, in_charge) = (self.at, self.in_charge());
        match entry {
            Entry::Opened { .. } => return Err(Fault::new(Code::WrongPhase, "a table is opened once")),
            Entry::Sat { seat, player, name, salt } => {
                self.seats[*seat] = Occupant::Person {
                    player: player.clone(),
                    name: name.clone(),
                    salt: *salt,
                    ready: false,
                    stand_in: None,
                };
            }
            Entry::BotSat { seat, level } => self.seats[*seat] = Occupant::Bot(*level),
            Entry::Stood { seat } => self.seats[*seat] = Occupant::Free,
            Entry::Ready { seat, ready, salt } => {
                if let Occupant::Person { ready: own, salt: own_salt, .. } = &mut self.seats[*seat] {
                    *own = *ready;
                    *own_salt = salt.unwrap_or(*own_salt);
                }
            }
            Entry::Dealt => self.deal()?,
            Entry::Played { seat, question, action, by } => {
                self.playing()?.act(Act { seat: *seat, question: *question, action, by: *by }, in_charge, at)?;
                self.end_if_over();
            }
            Entry::Undone { seat } => self.playing()?.undo(*seat, in_charge, at)?,
            Entry::TakebackAsked { seat, to, pending } => {
                self.playing()?.wish = Some(Wish { seat: *seat, to: *to, pending: *pending, asked_at: at });
            }
            Entry::TakebackAnswered { seat, agree } => {
                let play = self.playing()?;
                play.wish = play.wish.filter(|_| *agree);
                if let Some(wish) = &mut play.wish {
                    wish.pending = wish.pending.without(*seat);
                }
            }
            Entry::TakebackLapsed => self.playing()?.wish = None,
            Entry::Rewound { to } => self.playing()?.rewind(*to, in_charge, at),
            Entry::Chatted { player, id, seat, name, room, say } => {
                let (name, say) = (name.clone(), say.clone());
                let line = ChatLine { number: 0, room: *room, seat: *seat, name, say, at_ms: at };
                self.talk.add(player.clone(), *id, line);
            }
            Entry::HandedOver { seat, hand } => self.stand_in(*seat, Some(*hand))?,
            Entry::TakenBack { seat } => self.stand_in(*seat, None)?,
            Entry::Voted { seats, vote, agree } => self.count_votes(*seats, *vote, *agree)?,
            Entry::Abandoned => {
                self.playing()?.clocks.stop(at);
                self.end(None);
            }
            Entry::Next { table } => match &mut self.stage {
                Stage::Over(finished) => finished.next = Some(table.clone()),
                Stage::Gathering | Stage::Playing(_) => return Err(self.wrong_phase()),
            },
            Entry::Resumed => self.playing()?.resume(at),
        }
        Ok(())
    }

    fn deal(&mut self) -> Result<(), Fault> {
        let chairs = self.seats.values().iter().map(Occupant::chair).collect();
        let table = self
            .setup
            .lay(self.game, self.seed, chairs)
            .map_err(|fault| Fault::new(Code::Unavailable, fault.to_string()))?;
        self.stage = Stage::Playing(Box::new(Play::new(table, self.setup.clock, self.in_charge(), self.at)));
        self.end_if_over();
        Ok(())
    }

    /// A bot stands in for a person from now on, or does not any more.
    fn stand_in(&mut self, seat: engine::Seat, hand: Option<protocol::Hand>) -> Result<(), Fault> {
        if let Occupant::Person { stand_in, .. } = &mut self.seats[seat] {
            *stand_in = hand;
        }
        let (at, in_charge) = (self.at, self.in_charge());
        let play = self.playing()?;
        if let Some(wish) = &mut play.wish {
            wish.pending = wish.pending.and(in_charge);
        }
        play.turn(in_charge, Cause::Other, at);
        Ok(())
    }

    fn count_votes(&mut self, seats: Seats, vote: Vote, agree: bool) -> Result<(), Fault> {
        let wrong_phase = self.wrong_phase();
        let votes = match (&mut self.stage, vote) {
            (Stage::Playing(play), Vote::Abandon) => &mut play.abandon,
            (Stage::Over(finished), Vote::Rematch) => &mut finished.rematch,
            _ => return Err(wrong_phase),
        };
        *votes = if agree { votes.or(seats) } else { votes.minus(seats) };
        Ok(())
    }

    fn end_if_over(&mut self) {
        if let Stage::Playing(play) = &mut self.stage
            && let Some(outcome) = play.table.outcome()
        {
            play.clocks.stop(self.at);
            self.end(Some(outcome));
        }
    }

    fn end(&mut self, outcome: Option<engine::Outcome>) {
        self.stage = match std::mem::replace(&mut self.stage, Stage::Gathering) {
            Stage::Playing(play) => {
                Stage::Over(Box::new(Finished { play: *play, outcome, rematch: Seats::NONE, next: None }))
            }
            other => other,
        };
    }

    pub(crate) fn playing(&mut self) -> Result<&mut Play, Fault> {
        let wrong_phase = self.wrong_phase();
        match &mut self.stage {
            Stage::Playing(play) => Ok(play),
            Stage::Gathering | Stage::Over(_) => Err(wrong_phase),
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

    /// Everything that a restored host must agree on, as text: all but connections and the bots' thoughts.
    pub fn digest(&self) -> String {
        let Host { setup, game, seed, seats, stage, talk, at: _, watch: _ } = self;
        let players: Vec<&str> = seats.values().iter().filter_map(|occupant| Some(occupant.player()?.id())).collect();
        let stage = match stage {
            Stage::Gathering => "gathering".to_owned(),
            Stage::Playing(play) => play.digest(),
            Stage::Over(finished) => {
                let Finished { play, outcome, rematch, next } = &**finished;
                format!("{outcome:?} {rematch} {next:?}\n{}", play.digest())
            }
        };
        format!("{setup:?} {} {seed} {seats:?} {players:?}\n{talk:?}\n{stage}", game.about.name)
    }
}
