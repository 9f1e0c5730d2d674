//! Content of games in place of their own: what an operator starts the server with, and what comes with a new table.

use std::collections::BTreeMap;

use engine::content::as_json;
use engine::{BadOptions, SettingFault, Settings};
use games::{Playable, Visitor};
use protocol::rest::CONTENT_BYTES_MAX;

use crate::Error;

/// Asks the game with this name whether settings fit it.
struct Check<'a>(&'a Settings);

impl Visitor for Check<'_> {
    type Out = Result<(), BadOptions>;

    fn visit<G: Playable>(self) -> Result<(), BadOptions> {
        G::options(self.0).map(drop)
    }
}

fn check(game: &str, settings: &Settings) -> Result<(), BadOptions> {
    games::visit(game, Check(settings)).unwrap_or(Ok(()))
}

/// Settings with this content in the form in which a match and its record keep it, if the game accepts it.
pub(crate) async fn play_with(game: &str, settings: Settings, text: String) -> Result<Settings, Error> {
    let game = game.to_owned();
    // Reading a file takes too long for the async threads.
    let checked = tokio::task::spawn_blocking(move || with_content(&game, settings, &text));
    let checked = checked.await.map_err(|fault| Error::Internal(fault.to_string()))?;
    checked.map_err(|faults| Error::bad_request(faults.to_string()))
}

fn with_content(game: &str, settings: Settings, text: &str) -> Result<Settings, BadOptions> {
    let json = as_json(text).map_err(|fault| BadOptions(vec![SettingFault::new("content", fault.to_string())]))?;
    let changed = settings.clone().with_content(json);
    match check(game, &changed) {
        Ok(()) => Ok(changed),
        // The text that came has lines, which its faults can name.
        Err(faults) => Err(check(game, &settings.with_content(text)).err().unwrap_or(faults)),
    }
}

/// Asks a game for its own content.
struct OwnContent;

impl Visitor for OwnContent {
    type Out = &'static str;

    fn visit<G: Playable>(self) -> &'static str {
        G::own_content()
    }
}

/// The contents that a server is started with, as JSON, by game.
pub fn read_contents<'a>(texts: impl IntoIterator<Item = &'a str>) -> Result<BTreeMap<String, String>, String> {
    let mut contents = BTreeMap::new();
    for text in texts {
        // As for a file that comes with a table: everybody at a table is sent its content.
        if text.len() > CONTENT_BYTES_MAX {
            return Err(format!("a file has at most {CONTENT_BYTES_MAX} bytes, not {}", text.len()));
        }
        let json = as_json(text).map_err(|fault| fault.to_string())?;
        let game = game_of(&json)
            .ok_or("no game has any of its parts; `escapade content export GAME` shows what a game plays with")?;
        let about = games::find(&game).ok_or("the game is gone")?.about();
        for seats in about.seats.clone() {
            with_content(&game, Settings::new(about.options, seats), text)
                .map_err(|faults| format!("this is no content of {game}:\n{faults}"))?;
        }
        if contents.insert(game.clone(), json).is_some() {
            return Err(format!("there are two files with content of {game}"));
        }
    }
    Ok(contents)
}

/// The game that content belongs to: a file names none, so it is the one whose own content has the most parts of the same
/// names.
fn game_of(json: &str) -> Option<String> {
    let found = parts(json);
    let shared = |game: &&str| {
        let own = games::visit(game, OwnContent).and_then(|own| as_json(own).ok()).unwrap_or_default();
        parts(&own).iter().filter(|part| found.contains(part)).count()
    };
    let games = games::LIST.iter().map(|listed| listed.about.name);
    games.filter(|game| shared(game) > 0).max_by_key(shared).map(str::to_owned)
}

/// The names of the parts of content.
fn parts(json: &str) -> Vec<String> {
    let root: serde_json::Map<String, serde_json::Value> = serde_json::from_str(json).unwrap_or_default();
    root.into_iter().map(|(part, _)| part).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_content_of_the_game_that_has_its_parts() {
        for listed in games::LIST {
            let own = games::visit(listed.about.name, OwnContent).unwrap();
            let contents = read_contents([own]).unwrap();
            assert_eq!(contents.keys().collect::<Vec<_>>(), [listed.about.name]);
            let twice = read_contents([own, own]).unwrap_err();
            assert!(twice.starts_with("there are two files"), "{twice}");
        }
        assert!(read_contents(["title = 'other'"]).unwrap_err().starts_with("no game has any"));
        assert!(read_contents(["title ="]).unwrap_err().starts_with("line 1, column"));
    }
}
