//! In play: actions, undo, takebacks, and the bots' answers.

use bots::{BotAnswer, BotQuestion, Purpose};
use engine::{Hash256, Seat, Seats, Viewer};
use protocol::{Code, Fault, Phase};

use crate::{ActionSource, Clock, Effects, Host, LogEntry, Occupant, PhaseState, Player};

/// The most actions that are taken at one time for seats that have nothing to decide.
const FORCED_ACTIONS_MAX: usize = 100;

impl Host {
    pub(crate) fn play(
        &mut self,
        player: &Player,
        seat: Seat,
        (question, action): (u32, &str),
        effects: &mut Effects,
    ) -> Result<(), Fault> {
        self.check_own(player, seat)?;
        let action = action.trim();
        // An accepted action is accepted for good, even if it was the last one.
        let retry = match &self.phase_state {
            PhaseState::Gathering => false,
            PhaseState::Playing(play) => play.is_retry(seat, question, action),
            PhaseState::Over(finished) => finished.play.is_retry(seat, question, action),
        };
        if retry {
            return Ok(());
        }
        self.playing()?.check_question(seat, question)?;
        if !self.seats[seat].is_in_charge() {
            return Err(Fault::new(Code::HandedOver, "a bot plays for this seat; take it back first"));
        }
        self.commit(LogEntry::Played { seat, question, action: action.to_owned(), by: ActionSource::Person }, effects)
    }

    pub(crate) fn undo(&mut self, player: &Player, seat: Seat, effects: &mut Effects) -> Result<(), Fault> {
        self.check_own(player, seat)?;
        self.commit(LogEntry::Undone { seat }, effects)
    }

    pub(crate) fn ask_takeback(&mut self, player: &Player, seat: Seat, effects: &mut Effects) -> Result<(), Fault> {
        self.check_own(player, seat)?;
        // Everybody else has to agree: also those who are away, and those for whom a bot plays.
        let pending = self.people().minus(self.seats_of(player));
        let play = self.playing()?;
        match play.takeback_request {
            Some(takeback_request) if takeback_request.seat == seat => return Ok(()),
            Some(_) => return Err(Fault::new(Code::NoTakeback, "another wish is being answered")),
            None => {}
        }
        let to = play.table.last_action(seat).ok_or(engine::UndoRefusal::Nothing)? as u32;
        self.commit(LogEntry::TakebackAsked { seat, to, pending }, effects)
    }

    pub(crate) fn answer_takeback(
        &mut self,
        player: &Player,
        seat: Seat,
        agree: bool,
        effects: &mut Effects,
    ) -> Result<(), Fault> {
        self.check_own(player, seat)?;
        match self.playing()?.takeback_request {
            Some(takeback_request) if takeback_request.pending.contains(seat) => {
                self.commit(LogEntry::TakebackAnswered { seat, agree }, effects)
            }
            _ => Err(Fault::new(Code::NoTakeback, "nobody is waiting for that answer")),
        }
    }

    /// The match goes back when everybody has agreed.
    pub(crate) fn rewind_if_agreed(&mut self, effects: &mut Effects) {
        if let PhaseState::Playing(play) = &self.phase_state
            && let Some(takeback_request) = play.takeback_request
            && takeback_request.pending.is_empty()
        {
            self.commit(LogEntry::WentBack { to: takeback_request.to }, effects).expect("a match can go back");
        }
    }

    /// Takes the actions of seats that have nothing to decide. While a takeback is asked for, nothing moves.
    pub(crate) fn take_forced_actions(&mut self, effects: &mut Effects) {
        for _ in 0..FORCED_ACTIONS_MAX {
            let PhaseState::Playing(play) = &self.phase_state else { return };
            if play.takeback_request.is_some() {
                return;
            }
            let forced = |seat| Some((seat, play.table.question(seat), play.table.forced(seat)?));
            let Some((seat, question, action)) = play.table.deciders().iter().find_map(forced) else { return };
            self.commit(LogEntry::Played { seat, question, action, by: ActionSource::Forced }, effects)
                .expect("a listed action applies");
        }
    }

    /// A bot has answered.
    pub fn bot_answered(&mut self, answer: &BotAnswer, now: u64) -> Effects {
        self.during(now, |host, effects| {
            host.take_bot_answer(answer.seat, answer.number, &answer.decision.action, effects);
        })
    }

    fn take_bot_answer(&mut self, seat: Seat, question: u32, action: &str, effects: &mut Effects) {
        if self.presence.asked[seat] != Some(question) {
            return;
        }
        self.presence.asked[seat] = None;
        let wanted = self.wants_bot(seat);
        let waits = self.bots_wait();
        let PhaseState::Playing(play) = &self.phase_state else { return };
        // Bots play nothing while a takeback is pending or people talk; they are asked again afterwards.
        let is_early = waits && wanted != Some(ActionSource::Clock) || self.waits_for_talk(seat);
        if is_early || play.table.question(seat) != question {
            return;
        }
        let Some(by) = wanted else { return };
        let first = play.table.menu(seat).into_iter().next();
        let played = |action: &str| LogEntry::Played { seat, question, action: action.to_owned(), by };
        if self.commit(played(action), effects).is_err()
            && let Some(first) = first
        {
            // A bot that answers nonsense must not stop the match.
            self.commit(played(&first), effects).expect("a listed action applies");
        }
    }

    /// Whether a bot has to decide for a seat that is asked, and why.
    fn wants_bot(&self, seat: Seat) -> Option<ActionSource> {
        match &self.seats[seat] {
            Occupant::Free => None,
            Occupant::Bot(_) | Occupant::Person { stand_in: Some(_), .. } => Some(ActionSource::Bot),
            Occupant::Person { stand_in: None, .. } => {
                self.presence.overdue.contains(seat).then_some(ActionSource::Clock)
            }
        }
    }

    /// Whether bots wait for the answer to a takeback request. In a match of days that would take too long.
    fn bots_wait(&self) -> bool {
        let is_slow = matches!(self.setup.clock, Clock::Days { .. });
        !is_slow && matches!(&self.phase_state, PhaseState::Playing(play) if play.takeback_request.is_some())
    }

    /// Asks bots for every seat that one has to decide for, once for each question.
    pub(crate) fn ask_bots(&mut self, effects: &mut Effects) {
        let PhaseState::Playing(play) = &self.phase_state else {
            return;
        };
        let waits = self.bots_wait();
        let asks = |by| !waits || by == ActionSource::Clock;
        let is_asked = |seat: &Seat| self.wants_bot(*seat).is_some_and(asks) && !self.waits_for_talk(*seat);
        let asked: Seats = play.table.deciders().iter().filter(is_asked).collect();
        for seat in asked {
            let question = play.table.question(seat);
            if self.presence.asked[seat] == Some(question) {
                continue;
            }
            self.presence.asked[seat] = Some(question);
            let level = match &self.seats[seat] {
                Occupant::Bot(level) => *level,
                Occupant::Free | Occupant::Person { .. } => self.setup.level,
            };
            effects.bot_questions.push(BotQuestion {
                purpose: Purpose::Play,
                game: self.game.about().name.to_owned(),
                settings: self.setup.settings.clone(),
                seat,
                number: question,
                level,
                view: play.table.view(Viewer::Seat(seat)).to_json(),
                menu: play.table.menu(seat),
                chance: self.bot_chance(seat, question),
            });
        }
    }

    /// The seed of a bot's own chance. The match's seed cannot be guessed from it, and folding the log gives it again.
    fn bot_chance(&self, seat: Seat, question: u32) -> u64 {
        let text = format!("{} {seat} {question}", self.seed);
        let hash = Hash256::of(&[b"escapade bot", text.as_bytes()]);
        hash.bytes().iter().take(8).fold(0, |number, &byte| number << 8 | u64::from(byte))
    }

    /// How far the table is.
    pub fn phase(&self) -> Phase {
        match &self.phase_state {
            PhaseState::Gathering => Phase::Gathering,
            PhaseState::Playing(_) => Phase::Playing,
            PhaseState::Over(_) => Phase::Over,
        }
    }
}
