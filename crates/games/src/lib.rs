//! The registry: every game that can be played. Nothing else in the project lists games.
//!
//! In a page that is built to be small (feature `split`) each game is a file of its own, which [`load`] fetches.
//! Everywhere else all games are part of the program.

use bots::Mind;
use draw::{Art, Look};
use engine::{About, Entry};
#[cfg(not(feature = "split"))]
use engine::{Game, sample::Sample};
use scene::{Face, Lang, Show, Words};
use thiserror::Error;

/// A game with all that programs do with it by its name.
#[derive(Clone, Copy)]
pub struct Program {
    /// Its matches and records.
    pub entry: Entry,
    /// What people read and touch of it.
    pub face: Face,
    /// How it looks.
    pub art: Art,
    /// Its bots.
    pub mind: Mind,
}

impl Program {
    const fn of<G: Look>() -> Program {
        Program { entry: Entry::of::<G>(), face: Face::of::<G>(), art: Art::of::<G>(), mind: Mind::of::<G>() }
    }
}

/// What lists say of a game, whether it is loaded or not.
#[derive(Clone, Copy)]
pub struct Listed {
    /// What is fixed about it.
    pub about: &'static About,
    texts: fn(Lang) -> &'static str,
}

impl Listed {
    const fn of<G: Show>() -> Listed {
        Listed { about: G::ABOUT, texts: G::about }
    }

    /// Its title, a line about it, and its length.
    pub fn words(&self, lang: Lang) -> Words {
        Words::beside(lang, (self.texts)(lang))
    }
}

/// Code that works for any game, for which [`visit`] chooses the game by its name.
#[cfg(not(feature = "split"))]
pub trait Visitor {
    /// What it gives.
    type Out;

    /// Runs for one game.
    fn visit<G: Look>(self) -> Self::Out;
}

/// A game did not come over the line. Asking again tries again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the game could not be loaded; check the connection and try again")]
pub struct NotLoaded;

macro_rules! registry {
    ($($folder:ident::$game:ident),* $(,)?) => {
        /// Every game that can be played, for lists.
        pub static LIST: &[Listed] = &[$(Listed::of::<$folder::$game>()),*];

        /// Every game that can be played.
        #[cfg(not(feature = "split"))]
        pub static GAMES: &[Entry] = &[$(Entry::of::<$folder::$game>()),*];

        /// Runs code for the game with this name, if there is one.
        #[cfg(not(feature = "split"))]
        pub fn visit<V: Visitor>(name: &str, visitor: V) -> Option<V::Out> {
            $(if name == <$folder::$game>::ABOUT.name {
                return Some(visitor.visit::<$folder::$game>());
            })*
            (name == Sample::ABOUT.name).then(|| visitor.visit::<Sample>())
        }

        #[cfg(not(feature = "split"))]
        static PROGRAMS: &[Program] = &[$(Program::of::<$folder::$game>(),)* Program::of::<Sample>()];

        #[cfg(feature = "split")]
        mod parts {
            use super::{NotLoaded, Program};

            impl From<wasm_split_helpers::SplitLoaderError> for NotLoaded {
                fn from(_: wasm_split_helpers::SplitLoaderError) -> NotLoaded {
                    NotLoaded
                }
            }

            // What only one of these functions can reach is split from the rest.
            $(
                #[allow(unsafe_code, improper_ctypes, improper_ctypes_definitions)]
                #[wasm_split_helpers::wasm_split($folder, fallible)]
                fn $folder() -> Result<&'static Program, NotLoaded> {
                    static PROGRAM: Program = Program::of::<$folder::$game>();
                    Ok(&PROGRAM)
                }
            )*

            pub(crate) async fn part(name: &str) -> Result<Option<&'static Program>, NotLoaded> {
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
pub fn program(name: &str) -> Option<&'static Program> {
    PROGRAMS.iter().find(|program| program.entry.about.name == name)
}

/// Sees to it that the game with this name can be found, if there is one.
#[cfg(not(feature = "split"))]
#[expect(clippy::unused_async, reason = "with `split` it waits")]
pub async fn load(_name: &str) -> Result<(), NotLoaded> {
    Ok(())
}

#[cfg(feature = "split")]
static LOADED: std::sync::RwLock<Vec<&'static Program>> = std::sync::RwLock::new(Vec::new());

/// The game with this name, if it was loaded.
#[cfg(feature = "split")]
pub fn program(name: &str) -> Option<&'static Program> {
    LOADED.read().ok()?.iter().find(|program| program.entry.about.name == name).copied()
}

/// Sees to it that the game with this name can be found, if there is one.
#[cfg(feature = "split")]
pub async fn load(name: &str) -> Result<(), NotLoaded> {
    if program(name).is_none()
        && let Some(program) = parts::part(name).await?
        && let Ok(mut loaded) = LOADED.write()
    {
        loaded.push(program);
    }
    Ok(())
}

/// The matches and records of the game with this name.
pub fn find(name: &str) -> Option<&'static Entry> {
    program(name).map(|program| &program.entry)
}

/// What lists say of the game with this name.
pub fn listed(name: &str) -> Option<&'static Listed> {
    LIST.iter().find(|listed| listed.about.name == name)
}

/// The names of all games, for messages.
pub fn names() -> String {
    LIST.iter().map(|listed| listed.about.name).collect::<Vec<_>>().join(", ")
}
