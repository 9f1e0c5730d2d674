//! The command `escapade`: play, simulate, verify, read rules, measure.

mod admin;
#[cfg(feature = "tools")]
mod allocator;
#[cfg(feature = "tools")]
mod bench;
#[cfg(feature = "tools")]
mod content;
mod db;
mod help;
#[cfg(feature = "terminal")]
mod home;
#[cfg(feature = "terminal")]
mod join;
#[cfg(feature = "tools")]
mod lab;
mod language;
#[cfg(feature = "terminal")]
mod play;
#[cfg(feature = "tools")]
mod print;
mod progress;
#[cfg(feature = "tools")]
mod random;
#[cfg(feature = "tools")]
mod replay;
#[cfg(feature = "tools")]
mod review;
mod rules;
mod serve;
mod setup;
#[cfg(feature = "tools")]
mod sim;
mod verify;

use std::process::ExitCode;
use std::sync::LazyLock;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

/// Four escape board games at one table.
#[derive(Parser)]
#[command(name = "escapade", version = VERSION.as_str())]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

/// The version, the commit and the rules of each game: everything that a report of a bug needs.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let rules = games::LIST.iter().map(|listed| format!("{} {}", listed.about.name, listed.about.rules_version));
    let rules = rules.collect::<Vec<_>>().join(", ");
    format!("{} ({}; rules: {rules})", env!("CARGO_PKG_VERSION"), env!("ESCAPADE_COMMIT"))
});

#[derive(Subcommand)]
enum Command {
    /// Play a match in the terminal, alone against bots or with others at one keyboard
    #[cfg(feature = "terminal")]
    Play(play::Args),
    /// Sit down at a table of a server, by its link
    #[cfg(feature = "terminal")]
    Join(join::Args),
    /// Watch a table of a server, by its link
    #[cfg(feature = "terminal")]
    Watch(join::WatchArgs),
    /// List the open tables of a server
    #[cfg(feature = "terminal")]
    Tables(join::TablesArgs),
    /// Play many matches without much thought and print figures
    #[cfg(feature = "tools")]
    Sim(sim::Args),
    /// Step through a record, or write it as pictures or as a film
    #[cfg(feature = "tools")]
    Replay(replay::Args),
    /// Say what was luck in a finished match, and what would have been better
    #[cfg(feature = "tools")]
    Review(review::Args),
    /// Check records of finished matches: seed, dice, every action, result
    Verify(verify::Args),
    /// Print the rules of a game, or one clause of them
    Rules(rules::Args),
    /// Export, check and compare the files that games play with
    #[cfg(feature = "tools")]
    #[command(subcommand)]
    Content(content::Command),
    /// Print a game: cards, tiles and boards to cut out, and the rules
    #[cfg(feature = "tools")]
    Print(print::Args),
    /// Let friends play by a link: a server with sockets, REST and a log on disk
    Serve(serve::Args),
    /// Print the settings that `serve` would use, with the same flags
    Config(serve::Args),
    /// Copy or check what a server keeps
    Db(db::Args),
    /// List, close and delete a server's tables; list, rename, ban and erase its people; announce; forget what is old
    Admin(admin::Args),
    /// Measure how fast games play at random
    #[cfg(feature = "tools")]
    Bench(bench::Args),
    /// Let bots play against each other and measure
    #[cfg(feature = "tools")]
    #[command(subcommand)]
    Lab(lab::Command),
    /// Print completions for a shell
    #[cfg(feature = "tools")]
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Write the manual pages
    #[cfg(feature = "tools")]
    #[command(hide = true)]
    Man {
        /// The folder for them
        folder: std::path::PathBuf,
    },
}

fn main() -> ExitCode {
    let texts = match serve::with_file(std::env::args_os().collect()) {
        Ok(texts) => texts,
        Err(fault) => {
            eprintln!("escapade: {fault:#}");
            return ExitCode::FAILURE;
        }
    };
    let command = help::translated(Cli::command(), language::of_arguments(&texts));
    let parsed = Cli::from_arg_matches(&command.clone().get_matches_from(texts));
    let result = match parsed.unwrap_or_else(|fault| fault.exit()).command {
        Some(command) => run(command),
        #[cfg(feature = "terminal")]
        None if play::has_screen() => home::run(),
        None => {
            eprint!("{}", command.clone().render_help());
            return ExitCode::from(2);
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // A reader such as `head` may close the pipe early; that is not a failure.
        Err(fault) if is_broken_pipe(&fault) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("escapade: {fault:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> anyhow::Result<()> {
    match command {
        #[cfg(feature = "terminal")]
        Command::Play(args) => play::run(&args),
        #[cfg(feature = "terminal")]
        Command::Join(args) => join::join(&args),
        #[cfg(feature = "terminal")]
        Command::Watch(args) => join::watch(&args),
        #[cfg(feature = "terminal")]
        Command::Tables(args) => join::tables(&args),
        #[cfg(feature = "tools")]
        Command::Sim(args) => sim::run(&args),
        #[cfg(feature = "tools")]
        Command::Replay(args) => replay::run(&args),
        #[cfg(feature = "tools")]
        Command::Review(args) => review::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Rules(args) => rules::run(&args),
        #[cfg(feature = "tools")]
        Command::Content(command) => content::run(&command),
        #[cfg(feature = "tools")]
        Command::Print(args) => print::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Config(args) => serve::print(&args),
        Command::Db(args) => db::run(&args),
        Command::Admin(args) => admin::run(&args),
        #[cfg(feature = "tools")]
        Command::Bench(args) => bench::run(&args),
        #[cfg(feature = "tools")]
        Command::Lab(command) => lab::run(&command),
        #[cfg(feature = "tools")]
        Command::Man { folder } => {
            std::fs::create_dir_all(&folder)?;
            let notes = help::root_notes(&language::texts(scene::Lang::EN));
            Ok(clap_mangen::generate_to(Cli::command().after_help(notes), &folder)?)
        }
        #[cfg(feature = "tools")]
        Command::Completions { shell } => {
            clap_complete::generate(shell, &mut Cli::command(), "escapade", &mut std::io::stdout());
            Ok(())
        }
    }
}

fn is_broken_pipe(fault: &anyhow::Error) -> bool {
    fault
        .chain()
        .filter_map(|cause| cause.downcast_ref::<std::io::Error>())
        .any(|cause| cause.kind() == std::io::ErrorKind::BrokenPipe)
}
