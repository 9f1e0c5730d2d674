//! The command's help in the reader's language. What players use is translated, and the list of all commands; what only
//! designers, researchers and operators use is explained in English.

use clap::{Arg, Command};
use scene::{Lang, Texts};

use crate::language;

/// The message with what several commands say of an argument.
const SHARED: &str = "help-shared";

/// The command with help in a language.
pub(crate) fn translated(mut command: Command, lang: Lang) -> Command {
    let texts = language::texts(lang);
    // Its own flags are added when it is built.
    command.build();
    let command = translate(command, "help-escapade", &texts);
    command.mut_subcommands(|command| match command.get_name() {
        "help" => command.about(texts.text("help-subcommand-help")),
        name => {
            let id = format!("help-{name}");
            translate(command, &id, &texts)
        }
    })
}

/// The examples and notes below the list of commands.
pub(crate) fn root_notes(texts: &Texts) -> String {
    let examples = texts.text("help-escapade.examples");
    let lines: Vec<String> = examples.lines().map(|line| format!("  {line}")).collect();
    let notes = texts.text("help-escapade.notes");
    format!("{}\n{}\n\n{notes}", texts.text("help-examples"), lines.join("\n"))
}

fn translate(command: Command, id: &str, texts: &Texts) -> Command {
    let style = *command.get_styles().get_usage();
    // clap wants headings that stay until the program ends.
    let heading = |id: &str| -> &'static str { texts.text(id).leak() };
    let usage = texts.text("help-usage");
    let template = format!("{{about-with-newline}}\n{style}{usage}{style:#} {{usage}}\n\n{{all-args}}{{after-help}}");
    let mut command =
        command.help_template(template).subcommand_help_heading(heading("help-commands")).mut_args(|arg| {
            let heading = heading(if arg.is_positional() { "help-arguments" } else { "help-options" });
            match arg.get_id().as_str() {
                "help" => arg.help(texts.text("help-help")).help_heading(heading),
                "version" => arg.help(texts.text("help-version")).help_heading(heading),
                _ => arg.help_heading(heading),
            }
        });
    if !texts.has(id) {
        return command;
    }
    command = command.about(texts.text(id));
    let notes = match id {
        "help-escapade" => Some(root_notes(texts)),
        _ => command.get_after_help().map(|notes| translate_notes(&notes.to_string(), id, texts)),
    };
    if let Some(notes) = notes {
        command = command.after_help(notes);
    }
    // Half of a page in English would be worse than all of it.
    let own = |arg: &Arg| !["help", "version"].contains(&arg.get_id().as_str());
    if command.get_arguments().filter(|arg| own(arg)).all(|arg| argument_text(arg, id, texts).is_some()) {
        command = command.mut_args(|arg| match argument_text(&arg, id, texts).filter(|_| own(&arg)) {
            Some(text) => arg.help(text).hide_default_value(true).hide_env(true),
            None => arg,
        });
    }
    command
}

/// What an argument is for, with its default value and the variable that stands for it.
fn argument_text(arg: &Arg, id: &str, texts: &Texts) -> Option<String> {
    // The language has two names.
    let name = if arg.get_id() == "language" { "lang" } else { arg.get_id().as_str() };
    let found = [id, SHARED].map(|message| format!("{message}.{name}"));
    let mut text = texts.text(found.iter().find(|id| texts.has_attribute(id))?);
    if let Some(variable) = arg.get_env() {
        text += &format!(" {}", texts.with("help-env", [("name", variable.to_string_lossy().into())]));
    }
    if let ([value], true) = (arg.get_default_values(), arg.get_action().takes_values()) {
        text += &format!(" {}", texts.with("help-default", [("value", value.to_string_lossy().into())]));
    }
    Some(text)
}

/// The examples of a command, which are the same in every language, and its notes.
fn translate_notes(english: &str, id: &str, texts: &Texts) -> String {
    let (examples, notes) = english.split_once("\n\n").unwrap_or((english, ""));
    let (heading, examples) = examples.split_once('\n').unwrap_or((examples, ""));
    let heading = texts.text(if heading == "Example:" { "help-example" } else { "help-examples" });
    match notes.is_empty() {
        true => format!("{heading}\n{examples}"),
        false => format!("{heading}\n{examples}\n\n{}", texts.text(&format!("{id}.notes"))),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;
    use crate::Cli;

    /// What players use.
    const FOR_PLAYERS: [&str; 9] = ["play", "join", "watch", "tables", "replay", "review", "verify", "rules", "print"];

    /// The help of a command, as wide as it wants to be.
    fn help(command: &Command, name: &str) -> String {
        let mut command = command.find_subcommand(name).expect("it is a command").clone().term_width(0);
        command.render_help().to_string()
    }

    #[test]
    fn english_says_what_the_code_says() {
        let mut plain = Cli::command();
        plain.build();
        let english = translated(Cli::command(), Lang::EN);
        for name in FOR_PLAYERS {
            let (plain, english) = (plain.find_subcommand(name).unwrap(), english.find_subcommand(name).unwrap());
            assert_eq!(plain.get_about().map(ToString::to_string), english.get_about().map(ToString::to_string));
            assert_eq!(
                plain.get_after_help().map(ToString::to_string),
                english.get_after_help().map(ToString::to_string)
            );
            for arg in plain.get_arguments() {
                let said = english.get_arguments().find(|other| other.get_id() == arg.get_id()).unwrap();
                let [plain, said] = [arg, said].map(|arg| arg.get_help().unwrap().to_string());
                let is_same = said == plain || said.starts_with(&format!("{plain} ["));
                assert!(is_same, "{name}, {}: the code says {plain:?}, the message {said:?}", arg.get_id());
            }
        }
        let about = |command: &Command| {
            let all = command.get_subcommands().filter(|one| !one.is_hide_set() && one.get_name() != "help");
            all.map(|one| format!("{} {}", one.get_name(), one.get_about().unwrap())).collect::<Vec<_>>()
        };
        assert_eq!(about(&english), about(&plain));
    }

    #[test]
    fn no_english_is_left_in_what_players_use() {
        let mut plain = Cli::command();
        plain.build();
        for lang in Lang::all().skip(1) {
            let translated = translated(Cli::command(), lang);
            for name in FOR_PLAYERS {
                let said = help(&translated, name);
                assert!(!said.contains('⟦'), "{lang}: {said}");
                let plain = plain.find_subcommand(name).unwrap();
                let helps = plain.get_arguments().filter_map(|arg| arg.get_help()).chain(plain.get_about());
                let headings = ["Usage:", "[default"].map(str::to_owned);
                for english in helps.map(ToString::to_string).chain(headings) {
                    let is_left =
                        said.lines().any(|line| line.trim() == english || line.contains(&format!(" {english}")));
                    assert!(!is_left, "{lang}, {name}: {english}\n{said}");
                }
            }
            let all = translated.clone().term_width(0).render_help().to_string();
            for command in plain.get_subcommands().filter(|one| !one.is_hide_set()) {
                let english = command.get_about().unwrap().to_string();
                assert!(!all.contains(&english), "{lang}: {english}\n{all}");
            }
        }
    }
}
