//! The pure core of Escapade: games, dice, matches, records, and the laws that every game obeys.
//!
//! Nothing here reads a clock, a file or a socket, and nothing here knows any particular game.

pub mod content;
pub mod foresight;
pub mod laws;
pub mod learned;
pub mod numbers;
pub mod sample;
pub mod scenario;

mod alike;
mod clause;
mod deck;
mod dice;
mod fair;
mod fingerprint;
mod game;
mod ids;
mod level;
mod matches;
mod notation;
mod observe;
mod open_ids;
mod order;
mod outcome;
mod record;
mod sealed;
mod seat;
mod settings;
mod table;

pub use alike::{alike, hold_alike};
pub use clause::{Clause, Illegal};
pub use deck::{Bag, Deck, DeckView, Known, Pool, SeenCard};
pub use dice::{Dice, Roll};
pub use fair::{Hash256, Salt, Seed};
pub use fingerprint::fingerprint;
pub use foresight::{Change, Forecast, Foresee, Gauge, GaugeKind, Outlook, Reading, Trials};
pub use game::{
    About, AddressedEvent, AutoAction, Census, FORMER_WORTH_MAX, Game, Judge, Log, SearchSettings, Stats, TrackedItems,
    WORTH_MAX,
};
pub use ids::{Id, Set};
pub use level::Level;
pub use matches::{Match, Participant, PlayedAction, RetracedStep, UndoRefusal};
pub use notation::{Unreadable, WordFault, WordReader};
pub use numbers::{ActionNumbers, ActionRow, Domain, Enumerated, FIELDS_MAX, Numbered};
pub use observe::{ObservationLayout, ObservationSlice, ObservationWriter, Observe, ObservedKind, put_bits, words};
pub use open_ids::{FURTHER, OpenId};
pub use order::{collect_short, sort_short_by, sort_short_by_key};
pub use outcome::Outcome;
#[cfg(not(target_arch = "wasm32"))]
pub use record::RecordKey;
pub use record::{Abort, Record, RecordFault, RecordSignature, RecordedTakeback};
pub use sealed::{Sealed, SealedView};
pub use seat::{Audience, BySeat, SEATS_MAX, Seat, Seats, SeatsIter, Viewer};
pub use settings::{BadOptions, OptionKind, OptionSpec, SettingFault, Settings};
pub use table::{AnyView, EventNotice, Refusal, Table};

#[doc(hidden)]
pub use observe::observed_name;
#[doc(hidden)]
pub use open_ids::printed_words;
#[doc(hidden)]
pub use serde;
