//! `cargo xtask dist`: everything that a release ships, in `target/dist`.
//!
//! A static binary, a Debian package, a container image, a list of the crates inside (SBOM), their licences and
//! checksums. Every program is started once from its package before the command succeeds. The container image is put
//! together with `tar`, `gzip` and `sha256sum`, so no container engine is needed.

mod binary;
mod image;
mod inventory;
mod tools;
mod trials;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::sources::{cargo, root, succeed};
use binary::{build, is_static};
use image::write_image;
use inventory::{Graph, licences, sbom, used_crates};
use tools::{fresh_folder, output, sha256, string};

/// The target of the static binary.
const TARGET: &str = "x86_64-unknown-linux-musl";
/// The version of cargo-deb that is installed if there is none in `target/tools`.
const CARGO_DEB: &str = "3.8.0";
/// The folder of the licences in the container.
const DOC: &str = "usr/share/doc/escapade";
/// Size limits of the binary and of the container archive, in bytes.
const BINARY_MAX: u64 = 25_000_000;
const IMAGE_MAX: u64 = 40_000_000;

/// Makes and tries all artefacts. `--binary PATH` packages that binary instead of building one, for tests: sizes are
/// not limited then, and a binary that is not static is not tried in a container.
///
/// Without `--binary` the release page must have been built into `crates/web/dist`.
pub(crate) fn run(words: &[&str]) -> Result<()> {
    let given = match words {
        [] => None,
        ["--binary", path] => Some(PathBuf::from(path)),
        _ => bail!("usage: cargo xtask dist [--binary PATH]"),
    };
    ensure!(cfg!(all(target_os = "linux", target_arch = "x86_64")), "releases are built on Linux on x86-64");
    let start = Instant::now();
    let metadata = metadata()?;
    let is_given = given.is_some();
    let binary = match given {
        Some(path) => path,
        None => build(&metadata)?,
    };
    let built = start.elapsed();
    let dist = Dist::prepare(&metadata, &binary, is_given)?;
    let (image, deb) = (dist.image()?, dist.deb()?);
    dist.checksums()?;
    println!("   built in {:.0} s, packaged in {:.1} s", built.as_secs_f64(), (start.elapsed() - built).as_secs_f64());
    let binary = dist.artefact("-x86_64-linux");
    dist.report(&binary, BINARY_MAX, || dist.try_binary(&binary))?;
    dist.report(&deb, BINARY_MAX, || dist.try_deb(&deb))?;
    dist.report(&image, IMAGE_MAX, || dist.try_image(&image))?;
    dist.report(&dist.artefact(".cdx.json"), u64::MAX, || dist.count_crates())?;
    dist.report(&dist.artefact("-licenses.txt"), u64::MAX, || Ok("licences of all parts".to_owned()))?;
    dist.report(&dist.folder.join("SHA256SUMS"), u64::MAX, || dist.check_checksums())?;
    fs::remove_dir_all(&dist.work)?;
    println!("   all in {:.0} s: {}", start.elapsed().as_secs_f64(), dist.folder.display());
    Ok(())
}

/// The crates of the workspace and their dependencies, as cargo sees them for the target.
fn metadata() -> Result<Value> {
    let filter = ["metadata", "--format-version", "1", "--locked", "--filter-platform", TARGET];
    Ok(serde_json::from_str(&output(cargo().args(filter))?)?)
}

/// One run: where artefacts go, and what they are made from.
struct Dist {
    version: String,
    /// The artefacts: `target/dist`.
    folder: PathBuf,
    /// What artefacts are made from, and the trials: `target/dist-work`.
    work: PathBuf,
    is_given: bool,
    is_static: bool,
}

impl Dist {
    /// Empties the folders, and collects what the packages have in common: binary, SBOM, licences, completions.
    fn prepare(metadata: &Value, binary: &Path, is_given: bool) -> Result<Dist> {
        let mut graph = Graph::new(metadata)?;
        let target = root().join("target");
        let dist = Dist {
            version: string(&graph.own("escapade")?["version"])?.to_owned(),
            folder: target.join("dist"),
            work: target.join("dist-work"),
            is_given,
            is_static: is_static(binary).with_context(|| format!("cannot use {}", binary.display()))?,
        };
        fresh_folder(&dist.work)?;
        fs::create_dir_all(dist.release().join("completions"))?;
        let staged = dist.release().join("escapade");
        fs::copy(binary, &staged)?;
        output(Command::new("chmod").arg("755").arg(&staged))?;
        // The binary may have come from this folder.
        fresh_folder(&dist.folder)?;
        fs::copy(&staged, dist.artefact("-x86_64-linux"))?;
        let licences = licences(&graph)?;
        fs::write(dist.artefact("-licenses.txt"), &licences)?;
        fs::write(dist.release().join("licenses.txt"), &licences)?;
        graph.restrict(&used_crates()?)?;
        let sbom = sbom(&graph, &sha256(&staged)?)?;
        fs::write(dist.artefact(".cdx.json"), serde_json::to_string_pretty(&sbom)? + "\n")?;
        for (shell, file) in [("bash", "escapade.bash"), ("fish", "escapade.fish"), ("zsh", "_escapade")] {
            let text = output(Command::new(&staged).args(["completions", shell]).env_clear())?;
            fs::write(dist.release().join("completions").join(file), text)?;
        }
        let man = dist.release().join("man");
        output(Command::new(&staged).arg("man").arg(&man).env_clear())?;
        Ok(dist)
    }

    /// `escapade-VERSION` with an ending.
    fn artefact(&self, ending: &str) -> PathBuf {
        self.folder.join(format!("escapade-{}{ending}", self.version))
    }

    /// The folder that cargo-deb takes for the release folder of the target.
    fn release(&self) -> PathBuf {
        self.work.join(TARGET).join("release")
    }

    /// The Debian package; `crates/escapade/Cargo.toml` says what is in it.
    fn deb(&self) -> Result<PathBuf> {
        let tools = root().join("target/tools");
        let tool = tools.join("bin/cargo-deb");
        if !tool.exists() {
            println!("   installing cargo-deb");
            let mut install = cargo();
            install.args(["install", "-q", "cargo-deb", "--locked", "--version", CARGO_DEB, "--root"]).arg(&tools);
            // A test packs once, and waits longer for an optimised tool than for its packing.
            succeed(if self.is_given { install.arg("--debug") } else { &mut install })?;
        }
        let path = self.folder.join(format!("escapade_{}-1_amd64.deb", self.version));
        let mut command = Command::new(tool);
        command.args(["-q", "-p", "escapade", "--no-build", "--no-strip", "--target", TARGET, "--output"]);
        command.arg(&path).current_dir(root());
        command.env("CARGO_TARGET_DIR", &self.work).env("SOURCE_DATE_EPOCH", commit_time());
        if self.is_given {
            command.arg("--fast");
        }
        output(&mut command)?;
        Ok(path)
    }

    /// The container image, as an OCI archive.
    fn image(&self) -> Result<PathBuf> {
        let files = self.work.join("image-files");
        fs::create_dir_all(files.join("usr/bin"))?;
        fs::create_dir_all(files.join(DOC))?;
        fs::copy(self.release().join("escapade"), files.join("usr/bin/escapade"))?;
        fs::copy(self.release().join("licenses.txt"), files.join(DOC).join("licenses.txt"))?;
        let archive = self.artefact("-oci.tar");
        write_image(&files, &self.work.join("image"), &self.version, &archive)?;
        Ok(archive)
    }

    /// `SHA256SUMS` over all other artefacts, as `sha256sum -c` reads it.
    fn checksums(&self) -> Result<()> {
        let mut names = BTreeSet::new();
        for entry in fs::read_dir(&self.folder)? {
            names.insert(entry?.file_name());
        }
        let sums = output(Command::new("sha256sum").args(names).current_dir(&self.folder))?;
        Ok(fs::write(self.folder.join("SHA256SUMS"), sums)?)
    }
}

/// The time of the last commit, which dates the files in the Debian package.
fn commit_time() -> String {
    let git =
        || output(Command::new("git").args(["log", "-1", "--format=%ct"]).current_dir(root()).stderr(Stdio::null()));
    std::env::var("SOURCE_DATE_EPOCH").or_else(|_| git()).map_or("0".to_owned(), |time| time.trim().to_owned())
}
