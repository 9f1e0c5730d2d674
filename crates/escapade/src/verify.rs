//! `escapade verify`: checks records of finished matches.

use std::path::{Path, PathBuf};

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
    /// Print JSON: a list with what was found in each file
    #[arg(long)]
    json: bool,
}

/// What was found in a file.
#[derive(serde::Serialize)]
struct Finding {
    file: String,
    is_right: bool,
    /// What is right about it, or what is wrong.
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    actions: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    key: Option<String>,
}

impl Finding {
    fn new(path: &Path, verified: Result<(Record, Outcome)>, key: Option<&str>) -> Finding {
        let file = path.display().to_string();
        match verified {
            Ok((record, outcome)) => Finding {
                file,
                is_right: true,
                text: praise(&record, &outcome, key),
                actions: Some(record.moves.len()),
                outcome: Some(outcome.to_string()),
                key: record.signature.map(|signature| signature.key),
                game: Some(record.game),
            },
            Err(fault) => {
                let text = format!("{fault:#}");
                Finding { file, is_right: false, text, game: None, actions: None, outcome: None, key: None }
            }
        }
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let content = args.content.as_deref().map(crate::setup::read).transpose()?;
    let bar = crate::progress::bar(args.files.len() as u64, "records");
    let mut findings = Vec::new();
    for path in &args.files {
        let finding = Finding::new(path, verify(path, content.as_deref(), args.key.as_deref()), args.key.as_deref());
        bar.step();
        if !args.json {
            bar.suspend(|| match finding.is_right {
                true => println!("{}: {}", finding.file, finding.text),
                false => eprintln!("{}: {}", finding.file, finding.text),
            });
        }
        findings.push(finding);
    }
    bar.clear();
    if args.json {
        println!("{}", serde_json::to_string_pretty(&findings)?);
    }
    let failed = findings.iter().filter(|finding| !finding.is_right).count();
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
