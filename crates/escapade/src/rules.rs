//! `escapade rules`: the rules of a game, or one clause of them.

use anyhow::{Result, anyhow};
use engine::Clause;
use games::Playable;
use scene::Lang;

#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  escapade rules alcatraz\n  escapade rules alcatraz ALC-042\n  escapade rules wcp --lang pl"
)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// The id of a clause or ruling, such as ALC-042 or ALC-R07
    clause: Option<String>,
    /// The language
    #[arg(long, env = "ESCAPADE_LANG", default_value = "en")]
    lang: Lang,
}

/// Gives the rules of the visited game.
struct GetRules(Lang);

impl games::Visitor for GetRules {
    type Out = &'static str;

    fn visit<G: Playable>(self) -> &'static str {
        G::rules_in(self.0)
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let rules = games::visit(&args.game, GetRules(args.lang))
        .ok_or_else(|| anyhow!("there is no game `{}`; there are: {}", args.game, games::names()))?;
    let text = match &args.clause {
        None => rules.to_owned(),
        Some(id) => {
            let id: Clause = id.to_uppercase().parse().map_err(|fault: String| anyhow!(fault))?;
            clause(rules, id).ok_or_else(|| anyhow!("{} has no clause {id}", args.game))?
        }
    };
    use std::io::Write;
    Ok(std::io::stdout().write_all(format!("{}\n", text.trim_end()).as_bytes())?)
}

/// What `RULES.md` says under a clause's id: a list item, a cell of a table, or the row that the id begins.
pub(crate) fn clause(rules: &str, id: Clause) -> Option<String> {
    let mark = format!("**{id}");
    let line =
        rules.lines().find(|line| line.starts_with(&format!("- {mark}")) || line.contains(&format!("| {mark}")))?;
    let text = match line.strip_prefix('|') {
        None => line.trim_start_matches("- ").to_owned(),
        Some(row) => {
            let cells: Vec<&str> = row.split('|').map(str::trim).filter(|cell| !cell.is_empty()).collect();
            let own = cells.iter().position(|cell| cell.starts_with(&mark))?;
            // A row that begins with the id is all about it; otherwise each cell is a clause of its own.
            if own == 0 { cells.join("\n") } else { format!("{}: {}", cells[0], cells[own]) }
        }
    };
    Some(text.replace("**", ""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_are_found_in_lists_and_tables() {
        let rules = "- **ABC-001** One.\n| **ABC-R01** | A question? | An answer. | Why. |\n- **ABC-R02 Short?** Yes.";
        assert_eq!(clause(rules, Clause::new("ABC-001")).unwrap(), "ABC-001 One.");
        assert_eq!(clause(rules, Clause::new("ABC-R01")).unwrap(), "ABC-R01\nA question?\nAn answer.\nWhy.");
        assert_eq!(clause(rules, Clause::new("ABC-R02")).unwrap(), "ABC-R02 Short? Yes.");
        assert_eq!(clause(rules, Clause::new("ABC-002")), None);
        let table = "| 1 Chapel | **ABC-106** Choose. | **ABC-107** Pay. |";
        assert_eq!(clause(table, Clause::new("ABC-107")).unwrap(), "1 Chapel: ABC-107 Pay.");
    }
}
