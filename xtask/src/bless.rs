//! `cargo xtask bless`: writes golden files again.

use anyhow::Result;

use crate::checks::OPENAPI;
use crate::sources::{cargo, succeed};

/// Runs the tests that compare golden files, and lets them write what they find. Golden records come first: the other
/// files are made from them.
pub(crate) fn run() -> Result<()> {
    for tests in [&["golden"][..], &["clauses", "drawings", "numbers", "perft", "scenes", "story"]] {
        let chosen = tests.iter().flat_map(|test| ["--test", test]);
        succeed(cargo().args(["test", "-q", "-p", "games"]).args(chosen).env("ESCAPADE_BLESS", "1"))?;
    }
    for (package, test) in [("terminal", "keys"), ("escapade", "transcript")] {
        succeed(cargo().args(["test", "-q", "-p", package, "--test", test]).env("ESCAPADE_BLESS", "1"))?;
    }
    succeed(cargo().args(["test", "-q"]).args(OPENAPI).env("ESCAPADE_BLESS", "1"))
}
