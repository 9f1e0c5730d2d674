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
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let content = args.content.as_deref().map(crate::setup::read).transpose()?;
    let mut failed = 0;
    for path in &args.files {
        match verify(path, content.as_deref()) {
            Ok((record, outcome)) => {
                println!("{}: {} actions of {} verified; {outcome}", path.display(), record.moves.len(), record.game);
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

fn verify(path: &PathBuf, content: Option<&str>) -> Result<(Record, Outcome)> {
    let text = std::fs::read_to_string(path).context("cannot be read")?;
    let is_json = path.extension().is_some_and(|extension| extension == "jsonl");
    let record: Record = if is_json { Record::from_jsonl(&text)? } else { text.parse()? };
    let entry = games::find(&record.game)
        .ok_or_else(|| anyhow!("there is no game `{}`; there are: {}", record.game, games::names()))?;
    let outcome = entry.verify(&record, content)?;
    Ok((record, outcome))
}
