//! What is inside: the crates of the binary and of the page, as an SBOM and with their licences.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::{Value, json};

use super::TARGET;
use super::tools::{array, output, string};
use crate::sources::{cargo, read, root};

/// The crates of the workspace and their normal dependencies.
pub(super) struct Graph<'a> {
    root: &'a str,
    packages: BTreeMap<&'a str, &'a Value>,
    dependencies: BTreeMap<&'a str, Vec<&'a str>>,
}

impl<'a> Graph<'a> {
    pub(super) fn new(metadata: &'a Value) -> Result<Graph<'a>> {
        let mut graph = Graph {
            root: string(&metadata["workspace_root"])?,
            packages: BTreeMap::new(),
            dependencies: BTreeMap::new(),
        };
        for package in array(&metadata["packages"])? {
            graph.packages.insert(string(&package["id"])?, package);
        }
        for node in array(&metadata["resolve"]["nodes"])? {
            let mut normal = BTreeSet::new();
            for dependency in array(&node["deps"])? {
                if array(&dependency["dep_kinds"])?.iter().any(|kind| kind["kind"].is_null()) {
                    normal.insert(string(&dependency["pkg"])?);
                }
            }
            graph.dependencies.insert(string(&node["id"])?, normal.into_iter().collect());
        }
        Ok(graph)
    }

    /// Forgets all crates but these, given as `name version`.
    pub(super) fn restrict(&mut self, used: &BTreeSet<String>) -> Result<()> {
        for (id, package) in std::mem::take(&mut self.packages) {
            if used.contains(&label(package)?) {
                self.packages.insert(id, package);
            }
        }
        for needed in self.dependencies.values_mut() {
            needed.retain(|id| self.packages.contains_key(id));
        }
        Ok(())
    }

    /// A crate of the workspace.
    pub(super) fn own(&self, name: &str) -> Result<&'a Value> {
        let mut own = self.packages.values().filter(|package| package["source"].is_null());
        let found = own.find(|package| package["name"] == name);
        found.copied().with_context(|| format!("there is no crate {name} in the workspace"))
    }

    /// All crates that a crate of the workspace needs, by id, and whether the crate is linked. What only procedural
    /// macros need is not linked: it runs in the compiler.
    fn reach(&self, name: &str) -> Result<BTreeMap<&'a str, bool>> {
        let mut reached = BTreeMap::new();
        let mut waiting = vec![(string(&self.own(name)?["id"])?, true)];
        while let Some((id, is_linked)) = waiting.pop() {
            let targets = array(&self.package(id)?["targets"])?;
            let is_macro = targets.iter().any(|target| target["kind"][0] == "proc-macro");
            let is_linked = is_linked && !is_macro;
            // A crate that was reached as a part of a macro may be linked as well.
            if reached.get(id).is_some_and(|was_linked| *was_linked || !is_linked) {
                continue;
            }
            reached.insert(id, is_linked);
            waiting.extend(self.dependencies.get(id).into_iter().flatten().map(|next| (*next, is_linked)));
        }
        Ok(reached)
    }

    fn package(&self, id: &str) -> Result<&'a Value> {
        self.packages.get(id).copied().with_context(|| format!("there is no crate {id}"))
    }

    /// The package URL of a crate. Our crates are not published: they are parts of escapade.
    fn purl(&self, id: &str) -> Result<String> {
        let package = self.package(id)?;
        let (name, version) = (string(&package["name"])?, string(&package["version"])?.replace('+', "%2B"));
        if !package["source"].is_null() || name == "escapade" {
            return Ok(format!("pkg:cargo/{name}@{version}"));
        }
        let folder = Path::new(string(&package["manifest_path"])?).parent().context("a crate without a folder")?;
        Ok(format!("pkg:cargo/escapade@{version}#{}", folder.strip_prefix(self.root)?.display()))
    }
}

/// Name and version of a crate.
fn label(package: &Value) -> Result<String> {
    Ok(format!("{} {}", string(&package["name"])?, string(&package["version"])?))
}

/// The list of the crates in the binary, as CycloneDX 1.5. `hash` is the SHA-256 of the binary.
pub(super) fn sbom(graph: &Graph, hash: &str) -> Result<Value> {
    let reached = graph.reach("escapade")?;
    let own = string(&graph.own("escapade")?["id"])?;
    let mut components = Vec::new();
    let mut dependencies = Vec::new();
    for (id, is_linked) in &reached {
        let purl = graph.purl(id)?;
        let on = graph.dependencies.get(id).into_iter().flatten().map(|next| graph.purl(next));
        dependencies.push(json!({ "ref": purl, "dependsOn": on.collect::<Result<Vec<_>>>()? }));
        if *id != own {
            components.push(component(graph.package(id)?, &purl, *is_linked));
        }
    }
    components.sort_by_key(|component| component["purl"].to_string());
    dependencies.sort_by_key(|dependency| dependency["ref"].to_string());
    let mut main = component(graph.package(own)?, &graph.purl(own)?, true);
    main["type"] = json!("application");
    main["hashes"] = json!([{ "alg": "SHA-256", "content": hash }]);
    Ok(json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": { "component": main },
        "components": components,
        "dependencies": dependencies,
    }))
}

fn component(package: &Value, purl: &str, is_linked: bool) -> Value {
    let mut component = json!({
        "type": "library",
        "bom-ref": purl,
        "name": package["name"],
        "version": package["version"],
        // CycloneDX calls parts that are not reachable at run time excluded.
        "scope": if is_linked { "required" } else { "excluded" },
        "purl": purl,
    });
    if let Some(licence) = package["license"].as_str() {
        // Old manifests say `MIT/Apache-2.0`.
        component["licenses"] = json!([{ "expression": licence.replace('/', " OR ") }]);
    }
    component
}

/// Our licences and those of all crates in the binary and in the page. Equal texts are printed once.
pub(super) fn licences(graph: &Graph) -> Result<String> {
    let mut text = String::new();
    for file in ["NOTICE", "LICENSE-MIT", "LICENSE-APACHE", "crates/draw/fonts/OFL.txt"] {
        text += &format!("{}\n\n", read(&root().join(file))?.trim_end());
    }
    let mut reached = graph.reach("escapade")?;
    reached.extend(graph.reach("web")?);
    let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for id in reached.keys() {
        let package = graph.package(id)?;
        if package["source"].is_null() {
            continue;
        }
        let label = label(package)?;
        let folder = Path::new(string(&package["manifest_path"])?).parent().context("a crate without a folder")?;
        let mut found = licence_files(folder)?;
        if found.is_empty() {
            found.push(format!("Licence: {}", package["license"].as_str().unwrap_or("not stated")));
        }
        for licence in found {
            texts.entry(licence).or_default().insert(label.clone());
        }
    }
    let mut parts: Vec<(String, String)> =
        texts.into_iter().map(|(licence, crates)| (Vec::from_iter(crates).join(", "), licence)).collect();
    parts.sort();
    for (crates, licence) in parts {
        text += &format!("{}\n{crates}\n\n{licence}\n\n", "-".repeat(80));
    }
    Ok(text)
}

/// The texts of a crate's licence files, without the differences that spaces at line ends make.
fn licence_files(folder: &Path) -> Result<Vec<String>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        let is_licence =
            ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"].iter().any(|word| name.starts_with(word));
        if is_licence && path.is_file() {
            let text = String::from_utf8_lossy(&fs::read(&path)?).into_owned();
            found.push(text.trim().lines().map(str::trim_end).collect::<Vec<_>>().join("\n"));
        }
    }
    Ok(found)
}

/// The crates that the binary is built from, as `name version`. The metadata lists more: it enables the features that
/// any crate of the workspace asks for, and optional dependencies of features that are off.
pub(super) fn used_crates() -> Result<BTreeSet<String>> {
    let tree = ["tree", "--locked", "-p", "escapade", "-e", "normal", "--target", TARGET];
    let tree = output(cargo().args(tree).args(["--prefix", "none", "--format", "{p}"]))?;
    let label = |line: &str| line.split(' ').take(2).collect::<Vec<_>>().join(" ").replacen(" v", " ", 1);
    Ok(tree.lines().map(label).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// escapade needs engine and serde, serde needs a macro, which needs syn; engine and syn need memchr. Tests need
    /// trybuild; openssl belongs to a feature that is off.
    fn sample() -> Value {
        let package = |name: &str, own: bool, kind: &str| {
            json!({
                "id": format!("id of {name}"),
                "name": name,
                "version": if own { "0.1.0" } else { "2.0.0+1" },
                "license": "MIT/Apache-2.0",
                "source": if own { Value::Null } else { json!("registry") },
                "manifest_path": format!("/project/crates/{name}/Cargo.toml"),
                "targets": [{ "kind": [kind] }],
            })
        };
        let node = |name: &str, needs: &[(&str, Option<&str>)]| {
            let needs = needs.iter().map(|(name, kind)| (format!("id of {name}"), json!([{ "kind": kind }])));
            let needs = needs.map(|(id, kinds)| json!({ "pkg": id, "dep_kinds": kinds }));
            json!({ "id": format!("id of {name}"), "deps": needs.collect::<Vec<_>>() })
        };
        json!({
            "workspace_root": "/project",
            "packages": [
                package("escapade", true, "bin"),
                package("engine", true, "lib"),
                package("serde", false, "lib"),
                package("serde_derive", false, "proc-macro"),
                package("syn", false, "lib"),
                package("memchr", false, "lib"),
                package("openssl", false, "lib"),
                package("trybuild", false, "lib"),
            ],
            "resolve": { "nodes": [
                node("escapade", &[("engine", None), ("serde", None), ("trybuild", Some("dev"))]),
                node("engine", &[("memchr", None), ("openssl", None), ("trybuild", Some("build"))]),
                node("serde", &[("serde_derive", None)]),
                node("serde_derive", &[("syn", None)]),
                node("syn", &[("memchr", None)]),
            ] },
        })
    }

    #[test]
    fn the_sbom_lists_what_is_reached_through_normal_dependencies() {
        let metadata = sample();
        let mut graph = Graph::new(&metadata).unwrap();
        let used = ["escapade 0.1.0", "engine 0.1.0", "serde 2.0.0+1", "serde_derive 2.0.0+1", "syn 2.0.0+1"];
        graph.restrict(&used.iter().chain(&["memchr 2.0.0+1"]).map(|used| used.to_string()).collect()).unwrap();
        let sbom = sbom(&graph, "00ff").unwrap();
        let listed: Vec<(&str, &str)> = array(&sbom["components"])
            .unwrap()
            .iter()
            .map(|component| (component["purl"].as_str().unwrap(), component["scope"].as_str().unwrap()))
            .collect();
        let expected = [
            ("pkg:cargo/escapade@0.1.0#crates/engine", "required"),
            ("pkg:cargo/memchr@2.0.0%2B1", "required"),
            ("pkg:cargo/serde@2.0.0%2B1", "required"),
            ("pkg:cargo/serde_derive@2.0.0%2B1", "excluded"),
            ("pkg:cargo/syn@2.0.0%2B1", "excluded"),
        ];
        assert_eq!(listed, expected);
        assert_eq!(sbom["components"][1]["licenses"][0]["expression"], "MIT OR Apache-2.0");
        assert_eq!(sbom["metadata"]["component"]["purl"], "pkg:cargo/escapade@0.1.0");
        let first = json!({
            "ref": "pkg:cargo/escapade@0.1.0",
            "dependsOn": ["pkg:cargo/escapade@0.1.0#crates/engine", "pkg:cargo/serde@2.0.0%2B1"],
        });
        assert_eq!(sbom["dependencies"][0], first);
    }
}
