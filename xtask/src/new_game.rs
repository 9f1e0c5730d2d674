//! `cargo xtask new-game`: a folder for a new game, which compiles and obeys the laws from the first minute.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::sources::{cargo, files, read, root};

/// Makes a new game and registers it.
pub(crate) fn run(name: &str) -> Result<()> {
    create(root(), name)?;
    println!(
        "crates/{name} is made and registered. It is a tiny complete game; write yours over it:\n\
         1. RULES.md, the numbered clauses\n\
         2. content/{name}.toml and src/content.rs\n\
         3. src/state.rs, src/action.rs, src/event.rs, src/rules.rs, src/view.rs\n\
         4. src/text.rs and texts/, src/scene.rs, src/art.rs\n\
         5. tests/clauses.rs, a test for each clause\n\
         Then: cargo xtask bless, which records matches of it, and cargo xtask test"
    );
    Ok(())
}

/// Makes a new game in a copy of the project, and runs its tests there.
pub(crate) fn trial(run: impl Fn(&mut Command) -> Result<()>) -> Result<()> {
    let copy = copy_project("new-game")?;
    create(&copy, "fifth")?;
    let target = root().join("target");
    for words in [["test", "-q", "-p", "fifth"], ["check", "-q", "-p", "games"]] {
        run(cargo().current_dir(&copy).args(words).arg("--offline").arg("--target-dir").arg(&target))?;
    }
    std::fs::remove_dir_all(&copy)?;
    Ok(())
}

/// Copies the project's files to a folder of this name in the target folder.
pub(crate) fn copy_project(name: &str) -> Result<PathBuf> {
    let copy = root().join("target").join(name);
    if copy.exists() {
        std::fs::remove_dir_all(&copy)?;
    }
    let listed = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .current_dir(root())
        .output()?;
    for file in String::from_utf8_lossy(&listed.stdout).lines() {
        let (from, to) = (root().join(file), copy.join(file));
        if from.is_file() {
            std::fs::create_dir_all(to.parent().context("a file has a folder")?)?;
            std::fs::copy(&from, &to).with_context(|| format!("cannot copy {file}"))?;
        }
    }
    Ok(copy)
}

fn create(project: &Path, name: &str) -> Result<()> {
    let is_word = name.len() >= 3 && name.bytes().all(|byte| byte.is_ascii_lowercase());
    if !is_word {
        bail!("`{name}`: a game's name is one word of at least three lower-case letters");
    }
    let folder = project.join("crates").join(name);
    if folder.exists() {
        bail!("there is a crate `{name}` already");
    }
    let capital = name[..1].to_uppercase() + &name[1..];
    let prefix = name[..3].to_uppercase();
    register(
        &project.join("crates/games/Cargo.toml"),
        "[dependencies]\n",
        &format!("{name} = {{ path = \"../{name}\" }}\n"),
    )?;
    register(&project.join("crates/games/src/lib.rs"), "registry! {\n", &format!("    {name}::{capital},\n"))?;
    let template = root().join("xtask/template");
    for from in files(&template)? {
        let inside = from.strip_prefix(&template)?.to_string_lossy().replace("NAME", name);
        let to = folder.join(inside.trim_end_matches(".template"));
        std::fs::create_dir_all(to.parent().context("a file has a folder")?)?;
        let text = read(&from)?.replace("NAME", name).replace("Name", &capital).replace("PRE-", &format!("{prefix}-"));
        std::fs::write(
            &to,
            text.replace("pre_0", &format!("{}_0", prefix.to_lowercase())).replace("\"PRE\"", &format!("\"{prefix}\"")),
        )?;
    }
    Ok(())
}

/// Adds one line behind a mark.
fn register(path: &Path, mark: &str, line: &str) -> Result<()> {
    let text = read(path)?;
    let at = text.find(mark).with_context(|| format!("{} has no `{}`", path.display(), mark.trim()))? + mark.len();
    Ok(std::fs::write(path, format!("{}{line}{}", &text[..at], &text[at..]))?)
}
