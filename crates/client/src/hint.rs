//! Hints: what a bot would do in a person's place.

use bots::{BotAnswer, BotQuestion, Level, Purpose};
use engine::Viewer;

use crate::{ClientState, Presenter};

impl ClientState {
    /// What to ask a bot when a person wants advice, made from what that person sees. None if no own seat has to decide.
    pub fn hint(&self, level: Level) -> Option<BotQuestion> {
        let (seat, number) = self.question()?;
        let update = &self.feed(Viewer::Seat(seat))?.update;
        Some(BotQuestion {
            purpose: Purpose::Hint,
            game: self.table()?.game.clone(),
            settings: self.settings()?,
            seat,
            number,
            level,
            view: update.view.get().to_owned(),
            menu: update.menu.clone(),
            chance: u64::from(number),
        })
    }
}

impl Presenter {
    /// A bot's advice in one sentence, as long as the question is the one that it was asked about.
    pub fn advice(&mut self, client_state: &ClientState, answer: &BotAnswer) -> Option<String> {
        let asked = client_state.question().filter(|&asked| asked == (answer.seat, answer.number));
        let update = &client_state.feed(Viewer::Seat(asked?.0))?.update;
        let texts = self.open(client_state)?;
        texts.game.advice(&texts.snapshot(update), &answer.decision, &texts.texts)
    }
}
