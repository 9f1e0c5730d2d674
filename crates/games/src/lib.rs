//! The registry: every game that can be played. Nothing else in the project lists games.

use draw::Look;
use engine::sample::Sample;
use engine::{Entry, Game};

/// Code that works for any game, for which [`visit`] chooses the game by its name.
pub trait Visitor {
    /// What it gives.
    type Out;

    /// Runs for one game.
    fn visit<G: Look>(self) -> Self::Out;
}

macro_rules! registry {
    ($($game:ty),* $(,)?) => {
        /// Every game that can be played.
        pub static GAMES: &[Entry] = &[$(Entry::of::<$game>()),*];

        /// Runs code for the game with this name, if there is one.
        pub fn visit<V: Visitor>(name: &str, visitor: V) -> Option<V::Out> {
            $(if name == <$game>::ABOUT.name {
                return Some(visitor.visit::<$game>());
            })*
            (name == Sample::ABOUT.name).then(|| visitor.visit::<Sample>())
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
pub fn find(name: &str) -> Option<&'static Entry> {
    static SAMPLE: Entry = Entry::of::<Sample>();
    GAMES.iter().chain([&SAMPLE]).find(|entry| entry.about.name == name)
}

/// The names of all games, for messages.
pub fn names() -> String {
    GAMES.iter().map(|entry| entry.about.name).collect::<Vec<_>>().join(", ")
}
