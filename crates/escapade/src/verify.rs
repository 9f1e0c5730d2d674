//! `escapade verify`: checks records of finished matches.

use std::path::PathBuf;

use anyhow::{Context, Result, anyhow, bail};
use engine::{Outcome, Record};

#[derive(clap::Args)]
#[command(after_help = "Examples:\n  escapade verify match.record\n  escapade verify *.record\n  \
    escapade verify match.jsonl --content my.toml\n\n\
    A record is text, or JSON lines if its name ends in .jsonl.\n\
    scripts/verify.py checks the seed, the dice and the chain without any of our code.")]
pub(crate) struct Args {
    /// The records
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The content file of matches that were not played with the game's own
    #[arg(long, value_name = "FILE")]
    content: Option<PathBuf>,
    /// The public key of the server that must have signed the records
    #[arg(long, value_name = "KEY")]
    key: Option<String>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let content = args.content.as_deref().map(crate::setup::read).transpose()?;
    let mut failed = 0;
    for path in &args.files {
        match verify(path, content.as_deref(), args.key.as_deref()) {
            Ok((record, outcome)) => {
                println!("{}: {}", path.display(), praise(&record, &outcome, args.key.as_deref()));
            }
            Err(fault) => {
                failed += 1;
                eprintln!("{}: {fault:#}", path.display());
            }
        }
    }
    if failed > 0 {
        bail!("{failed} of {} did not pass", args.files.len());
    }
    Ok(())
}

/// What is right about a record, in one line.
fn praise(record: &Record, outcome: &Outcome, key: Option<&str>) -> String {
    let (actions, game) = (record.moves.len(), &record.game);
    let ended = match &record.aborted {
        Some(why) => format!("aborted: {why}"),
        None => outcome.to_string(),
    };
    let signed = match (&record.signature, key) {
        (None, _) => "not signed".to_owned(),
        (Some(_), Some(_)) => "signed by that key".to_owned(),
        (Some(signature), None) => format!("signed by {}; compare it with the server's key", signature.key),
    };
    let mut more = String::new();
    if !record.takebacks.is_empty() {
        more += &format!("; {} takebacks", record.takebacks.len());
    }
    if !record.unrevealed().is_empty() {
        more += &format!("; seats {} did not show their salt", record.unrevealed());
    }
    format!("{actions} actions of {game} verified; {ended}{more}; {signed}")
}

fn verify(path: &PathBuf, content: Option<&str>, key: Option<&str>) -> Result<(Record, Outcome)> {
    let text = std::fs::read_to_string(path).context("cannot be read")?;
    let is_json = path.extension().is_some_and(|extension| extension == "jsonl");
    let record: Record = if is_json { Record::from_jsonl(&text)? } else { text.parse()? };
    let entry = games::find(&record.game)
        .ok_or_else(|| anyhow!("there is no game `{}`; there are: {}", record.game, games::names()))?;
    let outcome = entry.verify(&record, content)?;
    let own = record.signature.as_ref().map(|signature| signature.key.as_str());
    if key.is_some() && own != key {
        bail!("the record is {}", own.map_or("not signed".to_owned(), |own| format!("signed by another key, {own}")));
    }
    Ok((record, outcome))
}
