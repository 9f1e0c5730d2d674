//! Cards that explain things: what it is, what it is for, and which rules speak of it.

use engine::Clause;

use crate::{Art, Scene, Texts};

/// What a person reads who points at a thing.
#[derive(Clone, Debug, PartialEq)]
pub struct ThingCard {
    /// Its name.
    pub title: String,
    /// What can be seen of it now, in lines.
    pub lines: Vec<String>,
    /// What it is for, in a few sentences.
    pub purpose: Vec<String>,
    /// The rules that speak of it, the most useful first.
    pub clauses: Vec<Clause>,
}

impl ThingCard {
    /// The card of an area or a piece of a scene: its details, and what the message `thing-KIND-NAME` or `thing-KIND`
    /// says of a thing with the id `KIND:NAME`. The attribute `clauses` of the message lists clauses.
    pub fn of_scene<A: Art>(scene: &Scene<A>, thing: &str, texts: &Texts) -> Option<ThingCard> {
        let mut details = scene.details(thing)?.into_iter();
        let title = details.next()?;
        let mut lines: Vec<String> = Vec::new();
        for line in details {
            if !line.is_empty() && line != title && !lines.contains(&line) {
                lines.push(line);
            }
        }
        let mut card = ThingCard { title, lines, purpose: Vec::new(), clauses: Vec::new() };
        if let Some(message) = message(thing, texts) {
            card = card.says(&message, texts);
        }
        Some(card)
    }

    /// The same card with what a message says of the thing.
    #[must_use]
    pub fn says(mut self, message: &str, texts: &Texts) -> ThingCard {
        self.purpose.push(texts.text(message));
        let clauses = format!("{message}.clauses");
        if texts.has_attribute(&clauses) {
            let clauses = texts.text(&clauses);
            let known = clauses.split_whitespace().filter_map(|word| word.parse().ok());
            self.clauses.extend(known.filter(|clause: &Clause| texts.has(&format!("clause-{clause}"))));
        }
        self
    }
}

/// The message about a thing, if there is one.
fn message(thing: &str, texts: &Texts) -> Option<String> {
    // Things that only one seat had are shown to others with that seat's letter before the id.
    let thing = thing.split_once('/').map_or(thing, |(_, own)| own);
    let kind = thing.split(':').next().unwrap_or(thing);
    let candidates = [format!("thing-{}", thing.replace(':', "-")), format!("thing-{kind}")];
    candidates.into_iter().find(|id| texts.has(id))
}
