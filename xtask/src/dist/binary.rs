//! The static binary.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use super::TARGET;
use super::tools::{array, find_program, is_root, output, string};
use crate::sources::{cargo, read, root, succeed};

/// Builds the static binary and gives its path.
pub(super) fn build(metadata: &Value) -> Result<PathBuf> {
    check_page()?;
    add_target()?;
    install_musl_gcc()?;
    let build = ["build", "--release", "--locked", "-p", "escapade", "--target", TARGET];
    let mut command = cargo();
    command.args(build).env("CC_x86_64_unknown_linux_musl", "musl-gcc");
    // Panic messages name source files: without this they would name folders of this machine.
    let (rust, c) = remap_paths(metadata)?;
    succeed(command.env("CARGO_ENCODED_RUSTFLAGS", rust).env("CFLAGS_x86_64_unknown_linux_musl", c))?;
    let folder = metadata["target_directory"].as_str().context("metadata without a target folder")?;
    Ok(Path::new(folder).join(TARGET).join("release/escapade"))
}

/// Flags for the Rust and the C compiler that shorten the paths of our sources and of the registry's.
fn remap_paths(metadata: &Value) -> Result<(String, String)> {
    let mut folders = BTreeMap::from([(root().to_path_buf(), "escapade")]);
    for package in array(&metadata["packages"])?.iter().filter(|package| !package["source"].is_null()) {
        let registry = Path::new(string(&package["manifest_path"])?).ancestors().nth(2);
        folders.insert(registry.context("a crate without a folder")?.to_path_buf(), "crates");
    }
    let flags = |flag: &str| folders.iter().map(|(from, to)| format!("{flag}={}={to}", from.display())).collect();
    let (rust, c): (Vec<String>, Vec<String>) = (flags("--remap-path-prefix"), flags("-ffile-prefix-map"));
    Ok((rust.join("\x1f"), c.join(" ")))
}

/// The release page is embedded in the binary, so it has to be there before the build.
fn check_page() -> Result<()> {
    let folder = root().join("crates/web/dist");
    let index = read(&folder.join("index.html")).context("there is no page to embed; build the release page first")?;
    let script = boot_script(&index).filter(|script| is_release_name(script));
    let script = script.context("crates/web/dist holds a page for development; build the release page first")?;
    let compressed = folder.join(format!("{}.br", &script[1..]));
    ensure!(compressed.exists(), "{} is missing; build the release page first", compressed.display());
    Ok(())
}

/// The script that a page loads first, such as `/assets/boot.js`.
pub(super) fn boot_script(index: &str) -> Option<&str> {
    let from = &index[index.find("/assets/boot")?..];
    Some(&from[..from.find(['"', '\''])?])
}

/// Release builds put 16 hexadecimal digits of a hash into the name.
pub(super) fn is_release_name(script: &str) -> bool {
    let hash = script.strip_prefix("/assets/boot-").and_then(|rest| rest.strip_suffix(".js"));
    hash.is_some_and(|hash| hash.len() == 16 && hash.bytes().all(|digit| digit.is_ascii_hexdigit()))
}

/// Adds the target with rustup. A toolchain without rustup has to have the target already.
fn add_target() -> Result<()> {
    let Some(rustup) = find_program("rustup") else { return Ok(()) };
    let installed = output(Command::new(&rustup).args(["target", "list", "--installed"]).current_dir(root()))?;
    match installed.lines().any(|line| line == TARGET) {
        true => Ok(()),
        false => succeed(Command::new(&rustup).args(["target", "add", TARGET]).current_dir(root())),
    }
}

/// SQLite and mimalloc are written in C and need a compiler for the target.
fn install_musl_gcc() -> Result<()> {
    if find_program("musl-gcc").is_some() {
        return Ok(());
    }
    if let (Some(apt), true) = (find_program("apt-get"), is_root()?) {
        println!("   installing musl-tools");
        let install = ["install", "-y", "-qq", "--no-install-recommends", "musl-tools"];
        let apt_get = || Command::new(&apt).env("DEBIAN_FRONTEND", "noninteractive").args(install).status();
        // A fresh machine has no package lists yet.
        if !apt_get()?.success() {
            succeed(Command::new(&apt).args(["update", "-qq"]))?;
            apt_get()?;
        }
    }
    ensure!(
        find_program("musl-gcc").is_some(),
        "the static binary needs musl-gcc: install the package musl-tools (Debian, Ubuntu) or musl-gcc (Fedora)"
    );
    Ok(())
}

/// Whether an ELF binary runs without shared libraries: no program header names an interpreter.
pub(super) fn is_static(path: &Path) -> Result<bool> {
    const INTERPRETER: usize = 3;
    let bytes = fs::read(path)?;
    ensure!(bytes.starts_with(b"\x7fELF\x02\x01"), "{} is not a 64-bit Linux program", path.display());
    let number = |at: usize, length: usize| {
        let bytes = bytes.get(at..at + length).unwrap_or_default();
        bytes.iter().rev().fold(0, |number, byte| number << 8 | usize::from(*byte))
    };
    let (start, size, count) = (number(32, 8), number(54, 2), number(56, 2));
    Ok((0..count).all(|index| number(start + index * size, 4) != INTERPRETER))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dist::tools::temporary;

    #[test]
    fn the_first_script_tells_a_release_page() {
        let page = |script: &str| format!("<script type=\"module\" src=\"{script}\"></script>");
        let release = page("/assets/boot-0123456789abcdef.js");
        assert_eq!(boot_script(&release), Some("/assets/boot-0123456789abcdef.js"));
        assert!(boot_script(&release).is_some_and(is_release_name));
        assert!(!boot_script(&page("/assets/boot.js")).is_some_and(is_release_name));
        assert_eq!(boot_script("<h1>There is no page</h1>"), None);
    }

    #[test]
    fn a_program_with_an_interpreter_is_not_static() {
        let folder = temporary("static");
        let mut elf = vec![0; 64 + 56];
        elf[..6].copy_from_slice(b"\x7fELF\x02\x01");
        (elf[32], elf[54], elf[56], elf[64]) = (64, 56, 1, 1);
        let path = folder.join("program");
        fs::write(&path, &elf).unwrap();
        assert!(is_static(&path).unwrap());
        elf[64] = 3;
        fs::write(&path, &elf).unwrap();
        assert!(!is_static(&path).unwrap());
        fs::write(&path, "#!/bin/sh").unwrap();
        assert!(is_static(&path).is_err());
        fs::remove_dir_all(folder).unwrap();
    }
}
