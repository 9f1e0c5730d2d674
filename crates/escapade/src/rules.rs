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
    #[arg(long, env = "ESCAPADE_LANG", default_value_t = crate::language::of_environment())]
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
            scene::clause_text(rules, id).ok_or_else(|| anyhow!("{} has no clause {id}", args.game))?
        }
    };
    use std::io::Write;
    Ok(std::io::stdout().write_all(format!("{}\n", text.trim_end()).as_bytes())?)
}
