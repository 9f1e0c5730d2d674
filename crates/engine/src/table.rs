//! Tables: a match with its game erased, for servers, clients and tools. Text and JSON in, text and JSON out.

use std::hash::Hash;

use serde::Serialize;

use crate::{
    Abort, About, AddressedEvent, Audience, AutoAction, Game, Illegal, Match, Outcome, Participant, Record, Seat,
    Seats, Settings, UndoRefusal, Unreadable, Viewer, fingerprint,
};

/// Why a table refuses a text. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// The text is not an action of this game.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// The action is not allowed now.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

/// An event as JSON, and who may have it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventNotice {
    /// Who is told.
    pub to: Audience,
    /// The event as JSON.
    pub event: String,
}

/// A view of some game.
pub trait AnyView: Send + Sync {
    /// A hash of the view, which takes much less time than its JSON.
    fn fingerprint(&self) -> u64;

    /// The view as JSON.
    fn to_json(&self) -> String;
}

impl<V: Hash + Serialize + Send + Sync> AnyView for V {
    fn fingerprint(&self) -> u64 {
        fingerprint(self)
    }

    fn to_json(&self) -> String {
        json(self, VIEW_BYTES)
    }
}

/// A match of some game.
pub trait Table: Send {
    /// What is fixed about the game.
    fn about(&self) -> &'static About;

    /// What was chosen before the match.
    fn settings(&self) -> &Settings;

    /// Who sits where.
    fn chairs(&self) -> &[Participant];

    /// Who must decide now; nobody when the match is over.
    fn deciders(&self) -> Seats;

    /// The number of the question that a seat was asked last. An answer to an older one is stale.
    fn question(&self, seat: Seat) -> u32;

    /// Every choice of a seat in notation. It is as secret as the seat's view.
    fn menu(&self, seat: Seat) -> Vec<String>;

    /// Takes an action given in notation, and tells what happened.
    fn play(&mut self, seat: Seat, action: &str) -> Result<Vec<EventNotice>, Refusal>;

    /// The same for a seat that has nothing to decide: undo takes it back together with the action before it.
    fn play_forced(&mut self, seat: Seat, action: &str) -> Result<Vec<EventNotice>, Refusal>;

    /// The action of a seat that has nothing to decide, in notation, where everybody knows that.
    fn forced(&self, seat: Seat) -> Option<String>;

    /// Why an action given in notation would be refused, if it would be.
    fn check(&self, seat: Seat, action: &str) -> Result<(), Refusal>;

    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> Box<dyn AnyView>;

    /// Everything that was told since the deal, for each action that stands. It takes as long as playing the match again.
    fn story(&self) -> Vec<Vec<EventNotice>>;

    /// How the match ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// The action that is taken for a seat whose time has run out, where the rules name one, in notation.
    fn timeout_action(&self, seat: Seat) -> Option<String>;

    /// An action that the host takes by itself after a time, in notation.
    fn auto_action(&self) -> Option<AutoAction<String>>;

    /// How many actions were taken.
    fn len(&self) -> usize;

    /// The index of the last action that a seat decided.
    fn last_action(&self, seat: Seat) -> Option<usize>;

    /// Whether no action was taken yet.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Takes a seat's last action back where that is free.
    fn undo(&mut self, seat: Seat) -> Result<(), UndoRefusal>;

    /// Looks at the moment when `count` actions had been taken; whatever is done again from there falls as it fell.
    fn rewind(&mut self, count: usize);

    /// Goes back to the moment when `count` actions had been taken, by everybody's consent. The record says so, and dice
    /// that had fallen since do not fall the same way again.
    fn take_back(&mut self, count: usize);

    /// The record so far; the seed and the dice are in it once the match is over.
    fn record(&self) -> Record;

    /// The record of a match that ends here, without an outcome.
    fn aborted_record(&self, why: Abort) -> Record;
}

/// The size of most views: a buffer of this size seldom has to grow.
const VIEW_BYTES: usize = 2048;
/// The same for events.
const EVENT_BYTES: usize = 96;

fn json(value: &impl serde::Serialize, room: usize) -> String {
    let mut bytes = Vec::with_capacity(room);
    serde_json::to_writer(&mut bytes, value).expect("views and events are plain data");
    String::from_utf8(bytes).expect("JSON is text")
}

fn notices<G: Game>(told: &[AddressedEvent<G::Event>]) -> Vec<EventNotice> {
    let notice = |told: &AddressedEvent<G::Event>| {
        // Notices are kept for clients that reconnect, so they must not take spare capacity.
        let mut event = json(&told.event, EVENT_BYTES);
        event.shrink_to_fit();
        EventNotice { to: told.to, event }
    };
    told.iter().map(notice).collect()
}

impl<G: Game> Table for Match<G> {
    fn about(&self) -> &'static About {
        G::ABOUT
    }

    fn settings(&self) -> &Settings {
        self.settings()
    }

    fn chairs(&self) -> &[Participant] {
        self.chairs()
    }

    fn deciders(&self) -> Seats {
        self.deciders()
    }

    fn question(&self, seat: Seat) -> u32 {
        self.question(seat)
    }

    fn menu(&self, seat: Seat) -> Vec<String> {
        self.menu(seat).iter().map(ToString::to_string).collect()
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<Vec<EventNotice>, Refusal> {
        Ok(notices::<G>(&self.play(seat, action.parse::<G::Action>()?)?))
    }

    fn play_forced(&mut self, seat: Seat, action: &str) -> Result<Vec<EventNotice>, Refusal> {
        Ok(notices::<G>(&self.play_forced(seat, action.parse::<G::Action>()?)?))
    }

    fn forced(&self, seat: Seat) -> Option<String> {
        self.forced(seat).map(|action| action.to_string())
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), Refusal> {
        Ok(self.check(seat, action.parse::<G::Action>()?)?)
    }

    fn view(&self, viewer: Viewer) -> Box<dyn AnyView> {
        Box::new(self.view(viewer))
    }

    fn last_action(&self, seat: Seat) -> Option<usize> {
        self.last_decision(seat)
    }

    fn story(&self) -> Vec<Vec<EventNotice>> {
        self.story().iter().map(|told| notices::<G>(told)).collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome()
    }

    fn timeout_action(&self, seat: Seat) -> Option<String> {
        self.timeout_action(seat).map(|action| action.to_string())
    }

    fn auto_action(&self) -> Option<AutoAction<String>> {
        let AutoAction { seconds, seat, action } = self.auto_action()?;
        Some(AutoAction { seconds, seat, action: action.to_string() })
    }

    fn len(&self) -> usize {
        self.played().len()
    }

    fn undo(&mut self, seat: Seat) -> Result<(), UndoRefusal> {
        self.undo(seat)
    }

    fn rewind(&mut self, count: usize) {
        self.rewind(count);
    }

    fn take_back(&mut self, count: usize) {
        self.take_back(count);
    }

    fn record(&self) -> Record {
        self.record()
    }

    fn aborted_record(&self, why: Abort) -> Record {
        self.aborted_record(why)
    }
}
