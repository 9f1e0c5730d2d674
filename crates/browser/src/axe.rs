//! Accessibility checks with axe-core.

use std::path::Path;

use anyhow::{Context, Result, bail};
use serde_json::json;

use crate::Person;

/// The source of axe-core, which is run in pages.
pub struct Axe {
    source: String,
}

impl Axe {
    /// Reads axe from where `cargo xtask test` puts it.
    pub fn load() -> Result<Axe> {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/axe/node_modules/axe-core/axe.min.js");
        let source = std::fs::read_to_string(&file)
            .with_context(|| format!("{} is missing; `cargo xtask test` installs it", file.display()))?;
        Ok(Axe { source })
    }

    /// Fails if the page has a serious or critical violation now; `what` names the page in the message.
    pub async fn check(&self, person: &Person, what: &str) -> Result<()> {
        self.check_part(person, what, "html").await
    }

    /// The same for the part of the page that a selector finds.
    pub async fn check_part(&self, person: &Person, what: &str, css: &str) -> Result<()> {
        if person.run("return !window.axe;", vec![]).await? == json!(true) {
            person.run(&self.source, vec![]).await?;
        }
        // The label of a piece is its name, while its picture has more text; the outline repeats that text.
        // So the rule that compares the two is not applied to pieces.
        let run = "const [css, done] = arguments;
            const label = 'label-content-name-mismatch';
            const rest = { resultTypes: ['violations'], rules: { [label]: { enabled: false } } };
            const besides = { include: [css], exclude: [['[data-board] [data-id]']] };
            const named = () => axe.run(besides, { runOnly: { type: 'rule', values: [label] } });
            axe.run(css, rest).then((found) => named().then((more) => found.violations.concat(more.violations))).then(
                (found) => done(found
                    .filter((one) => ['serious', 'critical'].includes(one.impact))
                    .map((one) => `${one.id}: ${one.help}: ` + one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | '))),
                (fault) => done(['axe failed: ' + fault]));";
        let found: Vec<String> = serde_json::from_value(person.run_async(run, vec![json!(css)]).await?)?;
        match found.is_empty() {
            true => Ok(()),
            false => bail!("{what}:\n{}", found.join("\n")),
        }
    }
}
