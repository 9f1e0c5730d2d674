//! What we take from others: every crate comes from the registry, has a licence that we can live with, and stands in the
//! tree once, but for those that `deny.toml` names with a reason. That file is cargo-deny's own; this check needs neither
//! that tool nor the network. Known faults of crates are another matter: that list is on the network, see SECURITY.md.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::sources::{cargo, root};

/// How the source of every crate begins: the registry of Rust itself.
const REGISTRY: &str = "registry+https://github.com/rust-lang/";

/// What `deny.toml` allows.
struct Allowed {
    licences: Vec<String>,
    /// Versions that stand in the tree beside another one, such as `sha1@0.10.7`.
    beside_others: BTreeSet<String>,
}

impl Allowed {
    fn read(text: &str) -> Result<Allowed> {
        let table: toml::Table = text.parse()?;
        let list = |section: &str, key: &str| {
            let list = table.get(section).and_then(|section| section.get(key)?.as_array());
            list.with_context(|| format!("deny.toml has no list `{key}` in [{section}]"))
        };
        let licences = list("licenses", "allow")?.iter().filter_map(|licence| licence.as_str()).map(str::to_owned);
        let mut beside_others = BTreeSet::new();
        for entry in list("bans", "skip")? {
            let text = |key: &str| entry.get(key).and_then(toml::Value::as_str).unwrap_or_default();
            ensure!(text("reason").len() > 3, "deny.toml gives no reason for {entry}");
            ensure!(beside_others.insert(text("crate").to_owned()), "deny.toml names {entry} twice");
        }
        Ok(Allowed { licences: licences.collect(), beside_others })
    }
}

/// Checks every crate in the tree.
pub(crate) fn check() -> Result<()> {
    let output = cargo().args(["metadata", "--format-version", "1", "--locked", "--all-features"]).output()?;
    ensure!(output.status.success(), "cargo metadata failed:\n{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout)?;
    let packages = metadata["packages"].as_array().context("cargo lists no crates")?;
    let allowed = Allowed::read(&std::fs::read_to_string(root().join("deny.toml")).context("there is no deny.toml")?)?;
    let faults = faults(packages, &allowed);
    ensure!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    println!("{} crates, {} of them beside another version", packages.len(), allowed.beside_others.len());
    Ok(())
}

fn text<'a>(package: &'a Value, key: &str) -> &'a str {
    package[key].as_str().unwrap_or_default()
}

/// What is wrong with the sources, licences and versions of others' crates.
fn faults(packages: &[Value], allowed: &Allowed) -> Vec<String> {
    let mut faults = faults_of_versions(packages, allowed);
    for package in packages.iter().filter(|package| !package["source"].is_null()) {
        let label = format!("{} {}", text(package, "name"), text(package, "version"));
        if !text(package, "source").starts_with(REGISTRY) {
            faults.push(format!("{label} comes from {}", text(package, "source")));
        }
        let licence = text(package, "license");
        if !is_allowed(licence, &allowed.licences) {
            faults.push(format!("{label} has the licence `{licence}`, which is not on our list"));
        }
    }
    faults
}

/// Of several versions of a crate all but one must be named, and none that stands alone.
fn faults_of_versions(packages: &[Value], allowed: &Allowed) -> Vec<String> {
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in packages.iter().filter(|package| !package["source"].is_null()) {
        versions.entry(text(package, "name")).or_default().insert(text(package, "version"));
    }
    let mut spare = allowed.beside_others.clone();
    let mut faults = Vec::new();
    for (name, versions) in versions.into_iter().filter(|(_, versions)| versions.len() > 1) {
        let unnamed: Vec<&str> =
            versions.into_iter().filter(|version| !spare.remove(&format!("{name}@{version}"))).collect();
        if unnamed.len() != 1 {
            faults
                .push(format!("{name} stands in the tree as {}; deny.toml must name all but one", unnamed.join(", ")));
        }
    }
    faults.extend(spare.iter().map(|entry| format!("deny.toml names {entry}, which stands beside no other version")));
    faults
}

/// Whether an expression of licences can be met with ours alone: `A OR B`, `A AND B`, brackets, and `A/B` as of old.
fn is_allowed(expression: &str, licences: &[String]) -> bool {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let mut words = spaced.split_whitespace().peekable();
    any_of(&mut words, licences) == Some(true) && words.next().is_none()
}

type Words<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

/// Whether one of several is allowed; nothing if it cannot be read.
fn any_of(words: &mut Words, licences: &[String]) -> Option<bool> {
    let mut allowed = all_of(words, licences)?;
    while words.next_if_eq(&"OR").is_some() {
        allowed |= all_of(words, licences)?;
    }
    Some(allowed)
}

fn all_of(words: &mut Words, licences: &[String]) -> Option<bool> {
    let mut allowed = one_of(words, licences)?;
    while words.next_if_eq(&"AND").is_some() {
        allowed &= one_of(words, licences)?;
    }
    Some(allowed)
}

fn one_of(words: &mut Words, licences: &[String]) -> Option<bool> {
    let name = words.next()?;
    if name == "(" {
        let allowed = any_of(words, licences);
        return words.next_if_eq(&")").and(allowed);
    }
    let licence = match words.next_if_eq(&"WITH") {
        Some(_) => format!("{name} WITH {}", words.next()?),
        None => name.to_owned(),
    };
    Some(licences.contains(&licence))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const SOME: &str = r#"
[licenses]
allow = ["Apache-2.0", "Apache-2.0 WITH LLVM-exception", "MIT", "Unicode-3.0"]
[bans]
skip = [{ crate = "twice@1.0.0", reason = "somebody asks for it" }, { crate = "once@1.0.0", reason = "long ago" }]
"#;

    fn some() -> Allowed {
        Allowed::read(SOME).expect("it has both lists")
    }

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
            assert!(is_allowed(good, &some().licences), "{good}");
        }
        for bad in ["", "GPL-3.0", "MIT AND GPL-3.0", "MIT WITH nonsense", "(MIT", "MIT MIT", "MIT OR", "mit"] {
            assert!(!is_allowed(bad, &some().licences), "{bad}");
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
            of("thrice", "1.0.0", REGISTRY, "MIT"),
            of("thrice", "2.0.0", REGISTRY, "MIT"),
            of("once", "1.0.0", REGISTRY, "MIT"),
            of("elsewhere", "1.0.0", "git+https://example.org/elsewhere", "MIT"),
            of("greedy", "1.0.0", REGISTRY, "AGPL-3.0"),
        ];
        let faults = faults(&packages, &some());
        let expected = [
            "thrice stands in the tree as 1.0.0, 2.0.0; deny.toml must name all but one",
            "deny.toml names once@1.0.0, which stands beside no other version",
            "elsewhere 1.0.0 comes from git+https://example.org/elsewhere",
            "greedy 1.0.0 has the licence `AGPL-3.0`, which is not on our list",
        ];
        assert_eq!(faults, expected);
        let without_reason = SOME.replace("long ago", "");
        assert!(Allowed::read(&without_reason).is_err());
    }
}
