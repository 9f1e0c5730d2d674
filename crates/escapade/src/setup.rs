//! The arguments of every command that starts a match: the game, its seats, options and content.

use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use engine::{About, BadOptions, OptionKind, SettingFault, Settings};
use scene::{GameText, Lang, Texts};

use crate::language;

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
    /// The settings, checked by the game; every fault is reported at once, in the language of the system.
    pub(crate) fn settings<G: GameText>(&self) -> Result<Settings> {
        self.settings_for::<G>(language::of_person())
    }

    /// The same for a reader of a language.
    pub(crate) fn settings_for<G: GameText>(&self, lang: Lang) -> Result<Settings> {
        let words = language::texts(lang);
        let bad_shape = |option: &str| words.with("settings-shape", [("option", option.to_owned().into())]);
        let chosen: Vec<(&str, &str)> = self
            .options
            .iter()
            .map(|option| option.split_once('=').ok_or_else(|| anyhow!(bad_shape(option))))
            .collect::<Result<_>>()?;
        let about = G::ABOUT;
        let seats = self.seats.unwrap_or(*about.seats.start());
        let bad = |faults: BadOptions| {
            let faults =
                faults.0.iter().map(|fault| fault_text::<G>(fault, lang, &words)).collect::<Vec<_>>().join("\n");
            anyhow!("{}\n{faults}", words.with("settings-bad", [("game", about.name.into())]))
        };
        let mut settings = Settings::read(about.options, about.seats.clone(), seats, chosen).map_err(bad)?;
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
                bail!("{file}{}", bad(faults))
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

/// A fault of settings in words. What a rule of the game demands is said by the clause.
fn fault_text<G: GameText>(fault: &SettingFault, lang: Lang, words: &Texts) -> String {
    let SettingFault { key, value, problem, clause } = fault;
    let problem = match clause {
        Some(clause) => {
            let text = Texts::of::<G>(lang, Vec::new()).clause(*clause);
            words.bracketed(text.trim_end_matches(['.', '。']), &clause.to_string())
        }
        None => plain_fault(key, value, G::ABOUT, words).unwrap_or_else(|| problem.clone()),
    };
    words.colon(key, &problem)
}

/// What an option demands, from its description. Faults of content have words of their own.
fn plain_fault(key: &str, value: &str, about: &About, words: &Texts) -> Option<String> {
    let value_of = |value: &str| ("value", value.to_owned().into());
    let range = |least: i64, most: i64| {
        words.with("settings-range", [value_of(value), ("least", least.into()), ("most", most.into())])
    };
    let names = |names: Vec<String>| words.row(&names).into();
    match about.options.iter().find(|option| option.key == key).map(|option| option.kind) {
        _ if value.is_empty() && (key == "content" || key == "rules" || key == "seats") => None,
        Some(OptionKind::Number { min, max }) => Some(range(min, max)),
        Some(OptionKind::Choice(known)) => {
            let known = names(known.iter().map(|&word| word.to_owned()).collect());
            Some(words.with("settings-words", [value_of(value), ("words", known)]))
        }
        Some(OptionKind::Text(_)) => Some(words.text("settings-line")),
        None if key == "seats" => Some(range(i64::from(*about.seats.start()), i64::from(*about.seats.end()))),
        None => {
            let known: Vec<String> = about.options.iter().map(|option| option.key.to_owned()).collect();
            Some(match known.is_empty() {
                true => words.text("settings-unknown.none"),
                false => words.with("settings-unknown", [("options", names(known))]),
            })
        }
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
