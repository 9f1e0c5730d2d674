//! Hints: what a bot would do in a person's place.

use bots::{BotAnswer, BotQuestion, Level, Purpose};
use engine::Viewer;

use crate::{ClientState, Presenter};

impl ClientState {
    /// The question for a bot that advises a person, made from that person's view. `None` if no own seat must decide.
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
    /// A bot's advice in one sentence. `None` if the question has changed since the bot was asked.
    pub fn advice(&mut self, client_state: &ClientState, answer: &BotAnswer) -> Option<String> {
        let asked = client_state.question().filter(|&asked| asked == (answer.seat, answer.number));
        let update = &client_state.feed(Viewer::Seat(asked?.0))?.update;
        let match_texts = self.match_texts(client_state)?;
        match_texts.game.advice(&match_texts.snapshot(update), &answer.decision, &match_texts.texts)
    }
}
