//! Records of matches in which events happen that no golden record has.

use std::collections::BTreeSet;

use engine::{Dice, Match, Participant, Seed, Settings, Viewer};
use games::{Playable, Visitor};

use crate::GoldenRecord;
use crate::story::event_word;

/// How many matches are played at most.
const MATCHES_MAX: u64 = 5000;

/// Plays matches of a game by instinct and at random, until each of these kinds of events has happened. Gives a record for
/// those that have.
pub fn records_with(game: &str, events: &BTreeSet<String>) -> Vec<GoldenRecord> {
    games::visit(game, Search(events.clone())).unwrap_or_default()
}

/// The kinds of events that are looked for.
struct Search(BTreeSet<String>);

impl Visitor for Search {
    type Out = Vec<GoldenRecord>;

    fn visit<G: Playable>(mut self) -> Vec<GoldenRecord> {
        let mut chance = Dice::seeded(7);
        let mut records = Vec::new();
        for number in 0..MATCHES_MAX {
            if self.0.is_empty() {
                break;
            }
            let seats = *chance.pick(&G::ABOUT.seats.clone().collect::<Vec<_>>());
            let settings = Settings::random(G::ABOUT.options, seats, &mut chance);
            let Ok(mut played) = Match::<G>::new(settings, Seed::from_number(number), Participant::row(seats)) else {
                continue;
            };
            let found = self.play(&mut played, &mut chance);
            if !found.is_empty() {
                self.0.retain(|event| !found.contains(event));
                let name = format!("{}-rare-{number}", G::ABOUT.name);
                let text = played.record().to_string();
                records.push(GoldenRecord { name, game: G::ABOUT.name.to_owned(), text });
            }
        }
        records
    }
}

impl Search {
    /// Plays a match to its end, and gives those of the wanted kinds that have happened.
    fn play<G: Playable>(&self, played: &mut Match<G>, chance: &mut Dice) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        while let Some(seat) = played.deciders().first() {
            let menu = played.menu(seat);
            let choice = match chance.below(3) {
                0 => chance.below(menu.len() as u32) as usize,
                _ => {
                    let view = played.view(Viewer::Seat(seat));
                    let world = G::imagine(played.options(), &view, chance);
                    G::instinct(&world, seat, &menu, chance)
                }
            };
            let told = played.play(seat, menu[choice]).expect("what is in the menu is allowed");
            for told in told {
                let word = serde_json::to_string(&told.event).ok().and_then(|event| event_word(&event));
                found.extend(word.filter(|word| self.0.contains(word)));
            }
        }
        found
    }
}
