//! `escapade` without arguments: a screen to choose a game or a table from.

use anyhow::Result;
use clap::Parser;
use terminal::{Colours, HomeChoice, HomeScreen};

use crate::Cli;

/// Shows the screen, and comes back to it after each match.
pub(crate) fn run() -> Result<()> {
    let mut home =
        HomeScreen::new(crate::language::of_person(), Colours::from_environment(), crate::play::kept_games());
    while let Some(choice) = terminal::run_home(&mut home)? {
        let words = words(&choice, home.lang().word());
        // What the words mean is said once, by the commands themselves.
        if let Some(command) = Cli::parse_from(words).command
            && let Err(fault) = crate::run(command)
        {
            home.tell(format!("{fault:#}"));
        }
        home.set_kept(crate::play::kept_games());
    }
    Ok(())
}

/// The command that does what was chosen.
fn words(choice: &HomeChoice, lang: &str) -> Vec<String> {
    let mut words: Vec<String> = match choice {
        HomeChoice::Play { game, people } => {
            let least = games::listed(game).map_or(1, |listed| *listed.about.seats.start());
            let (seats, people) = (least.max(*people).to_string(), people.to_string());
            ["play", game, "--people", &people, "--seats", &seats].map(str::to_owned).to_vec()
        }
        HomeChoice::Resume { game } => ["play", game, "--resume"].map(str::to_owned).to_vec(),
        HomeChoice::Join { link } => ["join", link].map(str::to_owned).to_vec(),
    };
    words.insert(0, "escapade".to_owned());
    words.extend(["--lang".to_owned(), lang.to_owned()]);
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Command;

    #[test]
    fn every_choice_is_a_command() {
        for listed in games::LIST {
            let game = listed.about.name;
            for people in 1..=*listed.about.seats.end() {
                let words = words(&HomeChoice::Play { game, people }, "pl");
                assert!(matches!(Cli::try_parse_from(words).unwrap().command, Some(Command::Play(_))));
            }
            let words = words(&HomeChoice::Resume { game }, "ja");
            assert!(matches!(Cli::try_parse_from(words).unwrap().command, Some(Command::Play(_))));
        }
        let words = words(&HomeChoice::Join { link: "http://localhost/t/abc#key".to_owned() }, "en");
        assert!(matches!(Cli::try_parse_from(words).unwrap().command, Some(Command::Join(_))));
    }
}
