//! The newspaper of the day: its headline, and what its picture shows.

use super::SceneBuilder;
use crate::art::{FrontPage, Subject, Weather};
use crate::cards::EventId;
use crate::content::{Effect, EventCard};

impl SceneBuilder<'_> {
    pub(super) fn front_page(&self) -> FrontPage {
        self.page_of(self.view.event, self.texts.with("day", [("day", self.view.day.into())]))
    }

    /// The front page of a day with this event, or before any.
    pub(super) fn page_of(&self, event: Option<EventId>, day: String) -> FrontPage {
        let texts = self.texts;
        let event = event.map(|event| (event, self.wording.content.event(event)));
        let (weather, subject) = event.map_or((Weather::Sun, None), |(_, card)| picture(card));
        FrontPage {
            paper: texts.text("scene-paper"),
            price: texts.text("scene-paper.price"),
            day,
            headline: event.map_or_else(|| texts.text("scene-morning"), |(event, _)| self.wording.event(event)),
            has_lead: event.is_some_and(|(_, card)| texts.has(&format!("event-{}", card.id.to_lowercase()))),
            weather,
            subject,
        }
    }
}

/// What the picture of an event shows: by its id for our own, and by what it does for others.
fn picture(card: &EventCard) -> (Weather, Option<Subject>) {
    let (weather, subject) = match card.id.as_str() {
        "E01" | "E10" => return (Weather::Rain, None),
        "E04" => return (Weather::Fog, None),
        "E05" => return (Weather::Sun, None),
        "E06" | "E31" => return (Weather::Snow, None),
        "E14" | "E21" => return (Weather::Storm, None),
        "E32" => return (Weather::Dust, None),
        "E38" => return (Weather::Night, None),
        "E02" => (Weather::Clear, Subject::Guard),
        "E03" | "E33" => (Weather::Sun, Subject::Cake),
        "E07" | "E36" => (Weather::Clear, Subject::Inspection),
        "E08" | "E17" | "F02" => (Weather::Clear, Subject::List),
        "E09" => (Weather::Rain, Subject::Book),
        "E11" => (Weather::Sun, Subject::Key),
        "E12" | "E24" => (Weather::Clear, Subject::Lock),
        "E13" => (Weather::Sun, Subject::Radio),
        "E15" | "E22" => (Weather::Clear, Subject::Lorry),
        "E16" => (Weather::Rain, Subject::Letter),
        "E25" => (Weather::Clear, Subject::Letter),
        "F04" => (Weather::Sun, Subject::Letter),
        "E18" => (Weather::Sun, Subject::Coins),
        "E19" => (Weather::Rain, Subject::Coins),
        "E40" => (Weather::Snow, Subject::Coins),
        "E20" => (Weather::Fog, Subject::Guard),
        "E23" => (Weather::Clear, Subject::Hound),
        "E26" => (Weather::Rain, Subject::Medicine),
        "E27" => (Weather::Sun, Subject::Spade),
        "E28" | "E35" => (Weather::Clear, Subject::Song),
        "E29" => (Weather::Sun, Subject::Camera),
        "E30" => (Weather::Night, Subject::Fire),
        "E34" => (Weather::Clear, Subject::Cigarette),
        "E37" => (Weather::Clear, Subject::Rat),
        "E39" => (Weather::Fog, Subject::Boat),
        "F01" => (Weather::Clear, Subject::Boat),
        "F03" => (Weather::Storm, Subject::Inspection),
        "F05" => (Weather::Night, Subject::Boat),
        _ => (Weather::Clear, card.effects.first().map_or(Subject::Fire, subject)),
    };
    (weather, Some(subject))
}

/// What an effect is about.
const fn subject(effect: &Effect) -> Subject {
    match effect {
        Effect::WayMod { .. } | Effect::WorkerMod { .. } => Subject::Spade,
        Effect::Crowded { .. } | Effect::Suspicion { .. } | Effect::RecruitLimit { .. } | Effect::OpenArrivals {} => {
            Subject::List
        }
        Effect::PatrolMod { .. } => Subject::Guard,
        Effect::WardenMod { .. } | Effect::Amnesty { .. } => Subject::Key,
        Effect::CharMod { .. } => Subject::Medicine,
        Effect::Ban { .. } | Effect::NoDefence { .. } => Subject::Lock,
        Effect::Reassign { .. } => Subject::Radio,
        Effect::SingleOut { .. } => Subject::Letter,
        Effect::PoolLoss { .. } | Effect::LeaderLoss { .. } => Subject::Inspection,
        Effect::TransferLargest { .. } => Subject::Lorry,
        Effect::MoveOut {} => Subject::Boat,
    }
}
