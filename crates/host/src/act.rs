//! In play: actions, undo, takebacks, and the bots' answers.

use engine::{Seat, Seats};
use protocol::{Code, Fault, Phase};

use crate::{By, Effects, Entry, Host, Occupant, Player, Stage, Thinking};

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
        let retry = match &self.stage {
            Stage::Gathering => false,
            Stage::Playing(play) => play.is_retry(seat, question, action),
            Stage::Over(finished) => finished.play.is_retry(seat, question, action),
        };
        if retry {
            return Ok(());
        }
        self.playing()?.check_question(seat, question)?;
        if !self.seats[seat].is_in_charge() {
            return Err(Fault::new(Code::HandedOver, "a bot plays for this seat; take it back first"));
        }
        self.commit(Entry::Played { seat, question, action: action.to_owned(), by: By::Person }, effects)
    }

    pub(crate) fn undo(&mut self, player: &Player, seat: Seat, effects: &mut Effects) -> Result<(), Fault> {
        self.check_own(player, seat)?;
        self.commit(Entry::Undone { seat }, effects)
    }

    pub(crate) fn ask_takeback(&mut self, player: &Player, seat: Seat, effects: &mut Effects) -> Result<(), Fault> {
        self.check_own(player, seat)?;
        let pending = self.in_charge().minus(self.seats_of(player));
        let play = self.playing()?;
        match play.wish {
            Some(wish) if wish.seat == seat => return Ok(()),
            Some(_) => return Err(Fault::new(Code::NoTakeback, "another wish is being answered")),
            None => {}
        }
        let moves = play.table.record().moves;
        let last = moves.iter().rposition(|played| played.seat == seat);
        let to = last.ok_or(engine::NoUndo::Nothing)? as u32;
        self.commit(Entry::TakebackAsked { seat, to, pending }, effects)
    }

    pub(crate) fn answer_takeback(
        &mut self,
        player: &Player,
        seat: Seat,
        agree: bool,
        effects: &mut Effects,
    ) -> Result<(), Fault> {
        self.check_own(player, seat)?;
        match self.playing()?.wish {
            Some(wish) if wish.pending.contains(seat) => self.commit(Entry::TakebackAnswered { seat, agree }, effects),
            _ => Err(Fault::new(Code::NoTakeback, "nobody is waiting for that answer")),
        }
    }

    /// The match goes back when everybody has agreed.
    pub(crate) fn rewind_if_agreed(&mut self, effects: &mut Effects) {
        if let Stage::Playing(play) = &self.stage
            && let Some(wish) = play.wish
            && wish.pending.is_empty()
        {
            self.commit(Entry::Rewound { to: wish.to }, effects).expect("a match can go back");
        }
    }

    /// A bot has answered.
    pub fn thought(&mut self, seat: Seat, question: u32, action: &str, now: u64) -> Effects {
        self.during(now, |host, effects| host.take_thought(seat, question, action, effects))
    }

    fn take_thought(&mut self, seat: Seat, question: u32, action: &str, effects: &mut Effects) {
        if self.watch.asked[seat] != Some(question) {
            return;
        }
        self.watch.asked[seat] = None;
        let wanted = self.wants_bot(seat);
        let Stage::Playing(play) = &self.stage else { return };
        // While a wish is answered nothing is played; the bots are asked anew after it.
        if play.wish.is_some() || play.table.question(seat) != question {
            return;
        }
        let Some(by) = wanted else { return };
        let first = play.table.menu(seat).into_iter().next();
        let played = |action: &str| Entry::Played { seat, question, action: action.to_owned(), by };
        if self.commit(played(action), effects).is_err()
            && let Some(first) = first
        {
            // A bot that answers nonsense must not stop the match.
            self.commit(played(&first), effects).expect("a listed action applies");
        }
    }

    /// Whether a bot has to decide for a seat that is asked, and why.
    fn wants_bot(&self, seat: Seat) -> Option<By> {
        match &self.seats[seat] {
            Occupant::Free => None,
            Occupant::Bot(_) | Occupant::Person { stand_in: Some(_), .. } => Some(By::Bot),
            Occupant::Person { stand_in: None, .. } => self.watch.overdue.contains(seat).then_some(By::Clock),
        }
    }

    /// Asks bots for every seat that one has to decide for, once for each question.
    pub(crate) fn ask_bots(&mut self, effects: &mut Effects) {
        let Stage::Playing(play) = &self.stage else {
            return;
        };
        if play.wish.is_some() {
            return;
        }
        let asked: Seats = play.table.deciders().iter().filter(|&seat| self.wants_bot(seat).is_some()).collect();
        for seat in asked {
            let question = play.table.question(seat);
            if self.watch.asked[seat] == Some(question) {
                continue;
            }
            self.watch.asked[seat] = Some(question);
            let level = match &self.seats[seat] {
                Occupant::Bot(level) => *level,
                Occupant::Free | Occupant::Person { .. } => self.setup.level,
            };
            effects.thinking.push(Thinking::new(
                (seat, question),
                level,
                (self.game.about.name, &self.setup.settings),
                (play.table.view(engine::Viewer::Seat(seat)), play.table.menu(seat)),
                &self.seed,
            ));
        }
    }

    /// How far the table is.
    pub fn phase(&self) -> Phase {
        match &self.stage {
            Stage::Gathering => Phase::Gathering,
            Stage::Playing(_) => Phase::Playing,
            Stage::Over(_) => Phase::Over,
        }
    }
}
