//! The project's own files.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

/// The root of the project.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is a folder of the project")
}

/// Every file below a folder, in alphabetical order.
pub(crate) fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let entries = std::fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() { found.extend(files(&path)?) } else { found.push(path) }
    }
    found.sort();
    Ok(found)
}

/// The files below a folder whose names end like this.
pub(crate) fn files_ending(folder: &Path, ending: &str) -> Result<Vec<PathBuf>> {
    Ok(files(folder)?.into_iter().filter(|path| path.to_string_lossy().ends_with(ending)).collect())
}

/// The text of a file.
pub(crate) fn read(path: &Path) -> Result<String> {
    std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

/// A path as it is written from the root.
pub(crate) fn short(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string()
}

/// The names of the crates, which are the names of their folders.
pub(crate) fn crates() -> Result<Vec<String>> {
    let mut names: Vec<String> = std::fs::read_dir(root().join("crates"))?
        .map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()))
        .collect::<Result<_>>()?;
    names.sort();
    Ok(names)
}

/// The crates that are games: those with a `RULES.md`.
pub(crate) fn games() -> Result<Vec<String>> {
    Ok(crates()?.into_iter().filter(|name| root().join("crates").join(name).join("RULES.md").exists()).collect())
}

/// Cargo, as it runs us, in the project's root.
///
/// Incremental compilation makes a first build of the server 7 % slower and each later one much quicker. It begins with
/// the first `--watch` or `--quick` ([`compile_incrementally`]), and then holds for all commands: switching back and
/// forth would compile every crate of ours again. `CARGO_INCREMENTAL` would do the same to release profiles, whose
/// link-time optimisation rustc refuses to do incrementally.
pub(crate) fn cargo() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root());
    if incremental_marker().exists() {
        command.env("CARGO_PROFILE_DEV_INCREMENTAL", "true");
    }
    command
}

/// A folder whose existence turns incremental compilation on.
fn incremental_marker() -> PathBuf {
    root().join("target/incremental")
}

/// Compiles incrementally from now on.
pub(crate) fn compile_incrementally() -> Result<()> {
    Ok(std::fs::create_dir_all(incremental_marker())?)
}

/// Runs a command, and fails if the command fails.
pub(crate) fn succeed(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot run {:?}", command.get_program()))?;
    if !status.success() {
        bail!("failed: {}", command_line(command));
    }
    Ok(())
}

/// A command as one types it.
pub(crate) fn command_line(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or(command.get_program());
    let arguments = std::iter::once(program).chain(command.get_args()).map(|part| part.to_string_lossy().into_owned());
    arguments.collect::<Vec<_>>().join(" ")
}
