//! The registry: every game that can be played. Nothing else in the project lists games.
//!
//! In a page that is built to be small (feature `split`) each game is a file of its own, which [`load`] fetches.
//! Everywhere else all games are part of the program.

mod handle;
mod merge;

use bots::{BotAnswer, BotQuestion, BudgetKind, Decision};
use engine::About;
#[cfg(not(feature = "split"))]
use engine::{Game, sample::Sample};
use scene::{EmbeddedTexts, GameText, Lang, TextFiles, Texts};
use thiserror::Error;

pub use handle::{
    Attempt, DescribedEvent, Display, GameHandle, MatchOptions, Preview, ReviewHandle, ScoreNumber, SeatScore, Verdict,
    ViewerSnapshot,
};

use handle::Erased;

/// What lists say of a game, whether it is loaded or not.
#[derive(Clone, Copy)]
pub struct GameListing {
    /// What is fixed about it.
    pub about: &'static About,
    embedded_texts: EmbeddedTexts,
}

impl GameListing {
    const fn of<G: GameText>() -> GameListing {
        GameListing { about: G::ABOUT, embedded_texts: G::EMBEDDED_TEXTS }
    }

    /// Its title, a line about it, and its length.
    pub fn texts(&self, lang: Lang) -> Texts {
        Texts::beside(lang, TextFiles::find(self.embedded_texts, self.about.name, lang).about)
    }
}

/// All that a game can do.
pub trait Playable: draw::GameArt + engine::Foresee + engine::Judge + engine::Numbered + engine::Stats {}

impl<G: draw::GameArt + engine::Foresee + engine::Judge + engine::Numbered + engine::Stats> Playable for G {}

/// Code that works for any game, for which [`visit`] chooses the game by its name.
#[cfg(not(feature = "split"))]
pub trait Visitor {
    /// What it gives.
    type Out;

    /// Runs for one game.
    fn visit<G: Playable>(self) -> Self::Out;
}

/// A game did not come over the line. Asking again tries again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the game could not be loaded; check the connection and try again")]
pub struct NotLoaded;

macro_rules! registry {
    ($($folder:ident::$game:ident),* $(,)?) => {
        /// Every game that can be played, for lists.
        pub static LIST: &[GameListing] = &[$(GameListing::of::<$folder::$game>()),*];

        /// Every game that can be played.
        #[cfg(not(feature = "split"))]
        pub static GAMES: &[&dyn GameHandle] = &[$(&Erased::<$folder::$game>::NEW),*];

        #[cfg(not(feature = "split"))]
        static REVIEWS: &[&dyn ReviewHandle] = &[$(&Erased::<$folder::$game>::NEW),*];

        /// Runs code for the game with this name, if there is one.
        #[cfg(not(feature = "split"))]
        pub fn visit<V: Visitor>(name: &str, visitor: V) -> Option<V::Out> {
            $(if name == <$folder::$game>::ABOUT.name {
                return Some(visitor.visit::<$folder::$game>());
            })*
            (name == Sample::ABOUT.name).then(|| visitor.visit::<Sample>())
        }

        #[cfg(feature = "split")]
        mod parts {
            use super::{Erased, GameHandle, NotLoaded};

            impl From<wasm_split_helpers::SplitLoaderError> for NotLoaded {
                fn from(_: wasm_split_helpers::SplitLoaderError) -> NotLoaded {
                    NotLoaded
                }
            }

            // What only one of these functions can reach is split from the rest.
            $(
                #[allow(unsafe_code, improper_ctypes, improper_ctypes_definitions)]
                #[wasm_split_helpers::wasm_split($folder, fallible)]
                fn $folder() -> Result<&'static dyn GameHandle, NotLoaded> {
                    static HANDLE: Erased<$folder::$game> = Erased::NEW;
                    Ok(&HANDLE)
                }
            )*

            pub(crate) async fn part(name: &str) -> Result<Option<&'static dyn GameHandle>, NotLoaded> {
                match name {
                    $(stringify!($folder) => $folder().await.map(Some),)*
                    _ => Ok(None),
                }
            }
        }
    };
}

registry! {
    alcatraz::Alcatraz,
    blackgate::Blackgate,
    luiswile::Luiswile,
    wcp::Wcp,
}

/// The game with this name. The engine's sample game can be found, but is not listed.
#[cfg(not(feature = "split"))]
pub fn find(name: &str) -> Option<&'static dyn GameHandle> {
    GAMES.iter().copied().chain([SAMPLE]).find(|game| game.about().name == name)
}

#[cfg(not(feature = "split"))]
static SAMPLE: &dyn GameHandle = &Erased::<Sample>::NEW;

/// Sees to it that the game with this name can be found, if there is one.
#[cfg(not(feature = "split"))]
#[expect(clippy::unused_async, reason = "with `split` it waits")]
pub async fn load(_name: &str) -> Result<(), NotLoaded> {
    Ok(())
}

#[cfg(feature = "split")]
static LOADED: std::sync::RwLock<Vec<&'static dyn GameHandle>> = std::sync::RwLock::new(Vec::new());

/// The game with this name, if it was loaded.
#[cfg(feature = "split")]
pub fn find(name: &str) -> Option<&'static dyn GameHandle> {
    LOADED.read().ok()?.iter().find(|game| game.about().name == name).copied()
}

/// Sees to it that the game with this name can be found, if there is one.
#[cfg(feature = "split")]
pub async fn load(name: &str) -> Result<(), NotLoaded> {
    if find(name).is_none()
        && let Some(game) = parts::part(name).await?
        && let Ok(mut loaded) = LOADED.write()
    {
        loaded.push(game);
    }
    Ok(())
}

/// What reviews ask of the game with this name. The small page has none: with reviews its first table would weigh too much.
#[cfg(not(feature = "split"))]
pub fn find_review(name: &str) -> Option<&'static dyn ReviewHandle> {
    static SAMPLE_REVIEW: &dyn ReviewHandle = &Erased::<Sample>::NEW;
    REVIEWS.iter().copied().chain([SAMPLE_REVIEW]).find(|game| game.about().name == name)
}

/// A bot's answer. A question from another version of the game is answered with its first choice.
pub fn answer(question: &BotQuestion, budget: BudgetKind) -> BotAnswer {
    let decision = find(&question.game).and_then(|game| game.decide(question, budget));
    let first = || Decision::without_search(question.menu.first().cloned().unwrap_or_default());
    question.answer(decision.unwrap_or_else(first))
}

/// What lists say of the game with this name.
pub fn listed(name: &str) -> Option<&'static GameListing> {
    LIST.iter().find(|listed| listed.about.name == name)
}

/// The names of all games, for messages.
pub fn names() -> String {
    LIST.iter().map(|listed| listed.about.name).collect::<Vec<_>>().join(", ")
}
