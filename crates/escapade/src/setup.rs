//! The arguments of every command that starts a match: the game, its seats, options and content.

use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use engine::{Game, Settings};

/// The choices before a match.
#[derive(clap::Args, Clone)]
pub(crate) struct MatchArgs {
    /// The game, by its name; a wrong one is answered with all names
    pub game: String,
    /// How many seats; the fewest that the game allows unless given
    #[arg(short, long)]
    seats: Option<u8>,
    /// An option of the game, such as `sides=copper`; may be given several times
    #[arg(short, long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// A content file in place of the game's own
    #[arg(long, value_name = "FILE")]
    content: Option<std::path::PathBuf>,
}

impl MatchArgs {
    /// The settings, checked by the game; every fault is reported at once.
    pub(crate) fn settings<G: Game>(&self) -> Result<Settings> {
        let chosen: Vec<(&str, &str)> = self
            .options
            .iter()
            .map(|option| option.split_once('=').ok_or_else(|| anyhow!("--option {option}: expected KEY=VALUE")))
            .collect::<Result<_>>()?;
        let about = G::ABOUT;
        let seats = self.seats.unwrap_or(*about.seats.start());
        let mut settings = Settings::read(about.options, about.seats.clone(), seats, chosen)
            .map_err(|faults| anyhow!("these settings do not fit {}:\n{faults}", about.name))?;
        if let Some(toml) = self.content()? {
            settings = settings.with_content(toml);
        }
        match G::options(&settings) {
            // A record can hold content as JSON, so that it can be played again without the file.
            Ok(_) => match settings.content() {
                Some(toml) => Ok(settings.clone().with_content(engine::content::as_json(toml)?)),
                None => Ok(settings),
            },
            Err(faults) => {
                let file = self.content.as_ref().map(|path| format!("{}: ", path.display())).unwrap_or_default();
                bail!("{file}these settings do not fit {}:\n{faults}", about.name)
            }
        }
    }

    /// The content file, if one was given.
    pub(crate) fn content(&self) -> Result<Option<String>> {
        self.content.as_deref().map(read).transpose()
    }

    /// Which content the match is played with, for people.
    #[cfg(feature = "tools")]
    pub(crate) fn content_name(&self) -> String {
        self.content.as_ref().map_or_else(|| "the game's own".to_owned(), |path| path.display().to_string())
    }

    /// Runs code for the chosen game.
    pub(crate) fn visit<V: games::Visitor>(&self, visitor: V) -> Result<V::Out> {
        visit(&self.game, visitor)
    }
}

/// The text of a file.
pub(crate) fn read(path: &Path) -> Result<String> {
    std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

/// Runs code for the game with this name, or says which games there are.
pub(crate) fn visit<V: games::Visitor>(name: &str, visitor: V) -> Result<V::Out> {
    games::visit(name, visitor).ok_or_else(|| anyhow!("there is no game `{name}`; there are: {}", games::names()))
}
