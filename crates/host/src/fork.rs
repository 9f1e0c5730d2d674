//! Forks: a table whose match goes on from some point of a finished one.

use engine::{Participant, Record, Seat, Seed, Table};
use games::GameHandle;
use serde::{Deserialize, Serialize};

use crate::{OpenFault, TableSetup};

/// The beginning of a match that goes on at this table: its participants and their actions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ForkPoint {
    chairs: Vec<Participant>,
    actions: Vec<(Seat, String)>,
    /// How many actions came before each takeback among them, and how many remained.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    takebacks: Vec<(usize, usize)>,
}

impl TableSetup {
    /// The same setup for a table where these actions were taken already, by players without a part in the dice.
    #[must_use]
    pub fn after(self, actions: Vec<(Seat, String)>) -> TableSetup {
        let beginning = ForkPoint { chairs: Participant::row(self.settings.seats()), actions, takebacks: Vec::new() };
        TableSetup { beginning: Some(Box::new(beginning)), ..self }
    }

    /// The setup and the seed of a table where a match goes on after `kept` of its actions, with the same dice. Its record
    /// shows the seed; its content is given if it is neither the game's own nor in the record.
    pub fn fork(
        table: impl Into<String>,
        record: &Record,
        kept: usize,
        content: Option<&str>,
    ) -> Result<(TableSetup, Seed), OpenFault> {
        let other = |problem: String| OpenFault::Other(problem);
        let game = games::find(&record.game).ok_or_else(|| OpenFault::NoGame(record.game.clone(), games::names()))?;
        let seed = record.seed.ok_or_else(|| other("the match is not over: its record shows no seed".to_owned()))?;
        let content = content.or(record.content_text.as_deref());
        if record.content.is_some() || content.is_some() {
            game.resume(record, seed, content).map_err(|fault| other(fault.to_string()))?;
        }
        let standing = record.standing().len();
        if kept > standing {
            return Err(other(format!("the match has {standing} actions, not {kept}")));
        }
        let record = &record.prefix(kept);
        let chosen = record.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let seats = u8::try_from(record.chairs.len()).unwrap_or(u8::MAX);
        let mut settings = game.about().settings(seats, chosen)?.with_rules_version(record.rules_version);
        if let Some(content) = content {
            settings = settings.with_content(content);
        }
        let actions = record.moves.iter().map(|played| (played.seat, played.action.clone())).collect();
        let takebacks = record.takebacks.iter().map(|takeback| (takeback.after, takeback.to)).collect();
        let beginning = ForkPoint { chairs: record.chairs.clone(), actions, takebacks };
        let setup =
            TableSetup { beginning: Some(Box::new(beginning)), ..TableSetup::new(table, &record.game, settings) };
        setup.start_match(game, seed, Vec::new())?;
        Ok((setup, seed))
    }

    /// Deals the match, and plays the actions that a fork begins with.
    pub(crate) fn start_match(
        &self,
        game: &dyn GameHandle,
        seed: Seed,
        chairs: Vec<Participant>,
    ) -> Result<Box<dyn Table>, OpenFault> {
        let settings = self.settings.clone();
        let Some(beginning) = &self.beginning else { return Ok(game.open(settings, seed, chairs)?) };
        let mut table = game.open(settings, seed, beginning.chairs.clone())?;
        for (index, (seat, action)) in beginning.actions.iter().enumerate() {
            for (_, to) in beginning.takebacks.iter().filter(|(after, _)| *after == index) {
                table.take_back(*to);
            }
            table
                .play(*seat, action)
                .map_err(|refusal| OpenFault::Other(format!("action {} is refused: {refusal}", index + 1)))?;
        }
        Ok(table)
    }
}
