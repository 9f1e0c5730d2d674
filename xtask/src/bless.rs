//! `cargo xtask bless`: writes golden files again.

use anyhow::Result;

use crate::checks::OPENAPI;
use crate::sources::{cargo, succeed};

/// Runs the tests that compare golden files, and lets them write what they find.
pub(crate) fn run() -> Result<()> {
    succeed(
        cargo()
            .args(["test", "-q", "-p", "games", "--test", "golden", "--test", "scenes", "--test", "drawings"])
            .env("ESCAPADE_BLESS", "1"),
    )?;
    succeed(cargo().args(["test", "-q"]).args(OPENAPI).env("ESCAPADE_BLESS", "1"))
}
