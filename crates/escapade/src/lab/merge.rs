//! `escapade lab merge`: the parts of a run as one file.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::runs::write_lines;

#[derive(clap::Args)]
#[command(after_help = "Examples:\n  escapade lab duel wcp -n 100 --results a.jsonl\n  \
    escapade lab duel wcp -n 100 --first 100 --results b.jsonl   on another machine\n  \
    escapade lab merge all.jsonl a.jsonl b.jsonl\n\n\
    Parts may overlap where they agree. Results and data sets can be merged, each with their own kind.")]
pub(crate) struct Args {
    /// The file to write
    output: PathBuf,
    /// The parts
    #[arg(required = true)]
    parts: Vec<PathBuf>,
}

pub(super) fn run(args: &Args) -> Result<()> {
    let texts: Vec<(&Path, String)> =
        args.parts.iter().map(|path| Ok((path.as_path(), crate::setup::read(path)?))).collect::<Result<_>>()?;
    let lines = merge(texts.iter().map(|(path, text)| (*path, text.as_str())))?;
    let count = lines.len();
    write_lines(&args.output, lines)?;
    println!("{}: {count} lines", args.output.display());
    Ok(())
}

/// All lines of the parts, in the order of matches and of the decisions in them. The header comes first.
fn merge<'a>(parts: impl IntoIterator<Item = (&'a Path, &'a str)>) -> Result<Vec<String>> {
    let mut header: Option<(&Path, &str)> = None;
    let mut lines: BTreeMap<(u64, u64), (&Path, &str)> = BTreeMap::new();
    let mut has_header = None;
    for (path, text) in parts {
        let first = text.lines().next().unwrap_or_default();
        let own: Option<Value> = serde_json::from_str(first).ok().filter(|line: &Value| line["run"].is_object());
        if *has_header.get_or_insert(own.is_some()) != own.is_some() {
            bail!(
                "{}: a part of another kind; results begin with a line about the run, data sets do not",
                path.display()
            );
        }
        match header {
            Some((other, header)) if own.is_some() && header != first => {
                bail!("{} and {} are of different runs:\n{first}\n{header}", path.display(), other.display());
            }
            _ if own.is_some() => header = Some((path, first)),
            _ => {}
        }
        for (number, line) in text.lines().enumerate().skip(usize::from(own.is_some())) {
            let place = || format!("{}, line {}", path.display(), number + 1);
            let value: Value = serde_json::from_str(line).with_context(|| format!("{}: no JSON", place()))?;
            let index = value["index"].as_u64().or(value["match"].as_u64());
            let index =
                index.with_context(|| format!("{}: expected the number of a match as `index` or `match`", place()))?;
            let key = (index, value["step"].as_u64().unwrap_or_default());
            let (other, former) = *lines.entry(key).or_insert((path, line));
            if former != line {
                bail!("{}: match {index} differs from that in {}", place(), other.display());
            }
        }
    }
    let header = header.map(|(_, line)| line.to_owned());
    Ok(header.into_iter().chain(lines.into_values().map(|(_, line)| line.to_owned())).collect())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn parts_become_the_whole() {
        let (a, b) = (Path::new("a"), Path::new("b"));
        let one = "{\"run\":{}}\n{\"index\":2}\n{\"index\":0}\n";
        let other = "{\"run\":{}}\n{\"index\":1}\n{\"index\":2}\n";
        let whole = ["{\"run\":{}}", "{\"index\":0}", "{\"index\":1}", "{\"index\":2}"];
        assert_eq!(merge([(a, one), (b, other)]).unwrap(), whole);
        assert_eq!(merge([(b, other), (a, one)]).unwrap(), whole);
        let steps = "{\"match\":0,\"step\":1}\n{\"match\":0,\"step\":0}\n";
        assert_eq!(merge([(a, steps)]).unwrap(), ["{\"match\":0,\"step\":0}", "{\"match\":0,\"step\":1}"]);
    }

    #[test]
    fn parts_that_do_not_fit_are_named() {
        let (a, b) = (Path::new("a"), Path::new("b"));
        let fault = |one: &str, other: &str| merge([(a, one), (b, other)]).unwrap_err().to_string();
        assert!(fault("{\"run\":{\"seed\":1}}", "{\"run\":{\"seed\":2}}").starts_with("b and a are of different runs"));
        assert!(fault("{\"run\":{}}", "{\"match\":1}").starts_with("b: a part of another kind"));
        assert_eq!(fault("{\"index\":1}", "{\"index\":1,\"x\":1}"), "b, line 1: match 1 differs from that in a");
        assert_eq!(fault("{\"index\":1}", "{}"), "b, line 1: expected the number of a match as `index` or `match`");
        assert_eq!(fault("{\"index\":1}", "x"), "b, line 1: no JSON");
    }
}
