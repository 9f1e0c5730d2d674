//! What we take from others: every crate comes from the registry, has a licence that we can live with, and stands in the
//! tree once, but for a few. Known faults of crates are another matter: that list is on the network, see SECURITY.md.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::sources::cargo;

/// How the source of every crate begins: the registry of Rust itself.
const REGISTRY: &str = "registry+https://github.com/rust-lang/";

/// Licences that ask for nothing but to be named, or leave the rest of a program alone.
const LICENCES: [&str; 10] = [
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Zlib",
];

/// How many crates may stand in the tree in several versions. A lower number is welcome; krilla-svg takes usvg with its
/// features for fonts of the system, which we never use, and with them a second roxmltree.
const REPEATED_MAX: usize = 19;

/// Checks every crate in the tree.
pub(crate) fn check() -> Result<()> {
    let output = cargo().args(["metadata", "--format-version", "1", "--locked"]).output()?;
    ensure!(output.status.success(), "cargo metadata failed:\n{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout)?;
    let packages = metadata["packages"].as_array().context("cargo lists no crates")?;
    let faults = faults(packages);
    ensure!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    let repeated = repeated(packages);
    let list: Vec<String> = repeated.iter().map(|(name, versions)| format!("{name} {}", versions.join(", "))).collect();
    ensure!(
        repeated.len() <= REPEATED_MAX,
        "{} crates stand in the tree in several versions, at most {REPEATED_MAX} may:\n{}",
        repeated.len(),
        list.join("\n")
    );
    println!("{} crates; {} in several versions: {}", packages.len(), list.len(), list.join("; "));
    Ok(())
}

fn text<'a>(package: &'a Value, key: &str) -> &'a str {
    package[key].as_str().unwrap_or_default()
}

/// What is wrong with the sources and licences of others' crates.
fn faults(packages: &[Value]) -> Vec<String> {
    let mut faults = Vec::new();
    for package in packages.iter().filter(|package| !package["source"].is_null()) {
        let label = format!("{} {}", text(package, "name"), text(package, "version"));
        if !text(package, "source").starts_with(REGISTRY) {
            faults.push(format!("{label} comes from {}", text(package, "source")));
        }
        let licence = text(package, "license");
        if !is_allowed(licence) {
            faults.push(format!("{label} has the licence `{licence}`, which is not on our list"));
        }
    }
    faults
}

/// The crates of others with several versions.
fn repeated(packages: &[Value]) -> BTreeMap<&str, Vec<&str>> {
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in packages.iter().filter(|package| !package["source"].is_null()) {
        versions.entry(text(package, "name")).or_default().insert(text(package, "version"));
    }
    let several = versions.into_iter().filter(|(_, versions)| versions.len() > 1);
    several.map(|(name, versions)| (name, versions.into_iter().collect())).collect()
}

/// Whether an expression of licences can be met with ours alone: `A OR B`, `A AND B`, brackets, and `A/B` as of old.
fn is_allowed(expression: &str) -> bool {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let mut words = spaced.split_whitespace().peekable();
    any_of(&mut words) == Some(true) && words.next().is_none()
}

type Words<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

/// Whether one of several is allowed; nothing if it cannot be read.
fn any_of(words: &mut Words) -> Option<bool> {
    let mut allowed = all_of(words)?;
    while words.next_if_eq(&"OR").is_some() {
        allowed |= all_of(words)?;
    }
    Some(allowed)
}

fn all_of(words: &mut Words) -> Option<bool> {
    let mut allowed = one_of(words)?;
    while words.next_if_eq(&"AND").is_some() {
        allowed &= one_of(words)?;
    }
    Some(allowed)
}

fn one_of(words: &mut Words) -> Option<bool> {
    let name = words.next()?;
    if name == "(" {
        let allowed = any_of(words);
        return words.next_if_eq(&")").and(allowed);
    }
    match words.next_if_eq(&"WITH") {
        Some(_) => Some(LICENCES.contains(&format!("{name} WITH {}", words.next()?).as_str())),
        None => Some(LICENCES.contains(&name)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn licences_are_read_as_they_are_meant() {
        for good in [
            "MIT",
            "MIT OR Apache-2.0",
            "MIT/Apache-2.0",
            "GPL-3.0 OR MIT",
            "(MIT OR Apache-2.0) AND Unicode-3.0",
            "Apache-2.0 WITH LLVM-exception OR Apache-2.0 OR MIT",
        ] {
            assert!(is_allowed(good), "{good}");
        }
        for bad in ["", "GPL-3.0", "MIT AND GPL-3.0", "MIT WITH nonsense", "(MIT", "MIT MIT", "MIT OR", "mit"] {
            assert!(!is_allowed(bad), "{bad}");
        }
    }

    #[test]
    fn strange_crates_are_found() {
        let of = |name: &str, version: &str, source: &str, license: &str| json!({ "name": name, "version": version, "source": source, "license": license });
        let own = json!({ "name": "escapade", "version": "0.1.0", "source": null, "license": "none" });
        let packages = [
            own,
            of("good", "1.0.0", REGISTRY, "MIT"),
            of("twice", "1.0.0", REGISTRY, "MIT"),
            of("twice", "2.0.0", REGISTRY, "MIT"),
            of("elsewhere", "1.0.0", "git+https://example.org/elsewhere", "MIT"),
            of("greedy", "1.0.0", REGISTRY, "AGPL-3.0"),
        ];
        let faults = faults(&packages);
        assert_eq!(faults.len(), 2, "{faults:?}");
        assert!(faults[0].starts_with("elsewhere 1.0.0 comes from git+") && faults[1].contains("`AGPL-3.0`"));
        assert_eq!(repeated(&packages), [("twice", vec!["1.0.0", "2.0.0"])].into());
    }
}
