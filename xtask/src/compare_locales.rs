//! A second opinion about translations: `compare-locales`, Mozilla's own check of Fluent files, in a virtual environment of
//! its own. It reads the same folders as `cargo xtask translations` and shares no code with it.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::python;
use crate::sources::{crates, files, read, root};

/// The package. Another version may find other faults, so it is exact.
const PACKAGE: [&str; 1] = ["compare-locales==9.0.5"];
/// Attributes that a language adds to a message: its other form before certain sounds, and those sounds. English has none.
const OWN_ATTRIBUTES: [&str; 3] = ["changed", "before", "unless"];
/// What is planted in a copy, to see that the check finds it: a piece of a file, what replaces it, and what must be said.
const PLANTED: [(&str, &str, &str); 4] = [
    ("colon = { $left }: { $right }", "colon = { $left }: { $wrong", "Unparsed content"),
    ("list-nothing = ", "list-nothing-else = ", "missingEntity"),
    ("\nsentence-between", "\nlist-between = ;\nsentence-between", "list-between occurs 2 times"),
    ("times = ", "times = { -no-such-term } ", "-no-such-term"),
];

/// Compares all languages with English, and sees that planted faults are found.
pub(crate) fn check(run: impl Fn(&mut Command) -> Result<()>) -> Result<()> {
    let folder = root().join("target").join("compare-locales");
    let python = python::environment(&folder.join("python"), &PACKAGE, &run)?;
    let all = languages::languages(&root().join("crates/scene/texts"))?;
    let others: Vec<&str> = all.iter().map(String::as_str).filter(|lang| *lang != languages::SOURCE).collect();
    let report = compare(&python, root(), &folder, &others)?;
    let faults = faults(&report);
    if !faults.is_empty() {
        bail!("compare-locales finds:\n{}", faults.join("\n"));
    }
    for (lang, counts) in report["summary"].as_object().context("compare-locales counts each language")? {
        let count = |name: &str| counts[name].as_u64().unwrap_or_default();
        let (same, other) = (count("unchanged") + count("keys"), count("changed"));
        println!("   {lang}: {} messages, {same} of them as in English", same + other);
    }
    plant(&python, &folder)
}

/// The report of `compare-locales` on these languages of a project.
fn compare(python: &Path, project: &Path, folder: &Path, locales: &[&str]) -> Result<Value> {
    let settings = format!(
        "basepath = {:?}\nlocales = {locales:?}\n\n[[paths]]\nreference = \"crates/*/texts/{}/*.ftl\"\nl10n = \
         \"crates/*/texts/{{locale}}/*.ftl\"\n",
        project.display().to_string(),
        languages::SOURCE
    );
    let (config, answer) = (folder.join("l10n.toml"), folder.join("report.json"));
    std::fs::write(&config, settings)?;
    // It fails when it finds errors. Those are read in its answer.
    let program = python.with_file_name("compare-locales");
    let said = Command::new(program).args(["--return-zero", "--json"]).arg(&answer).arg(&config).arg(project).output();
    let said = said.context("cannot run compare-locales")?;
    ensure!(said.status.success(), "compare-locales fails: {}", String::from_utf8_lossy(&said.stderr));
    let report: Value = serde_json::from_str(&read(&answer)?)?;
    Ok(report[0].clone())
}

/// The faults of a report, each with its file.
fn faults(report: &Value) -> Vec<String> {
    let mut found = Vec::new();
    collect(&report["details"], "", &mut found);
    found
}

/// Details are folders in folders; at the end of each path is a list of remarks about a file.
fn collect(details: &Value, path: &str, found: &mut Vec<String>) {
    match details {
        Value::Object(inside) => {
            for (name, details) in inside {
                let path = if path.is_empty() { name.clone() } else { format!("{path}/{name}") };
                collect(details, &path, found);
            }
        }
        Value::Array(remarks) => {
            for (kind, text) in remarks.iter().filter_map(Value::as_object).flatten() {
                let text = text.as_str().map_or_else(|| text.to_string(), str::to_owned);
                if !is_own_attribute(&text) {
                    found.push(format!("{path}: {kind}: {text}"));
                }
            }
        }
        _ => {}
    }
}

/// Whether a remark is about an attribute that a language may add.
fn is_own_attribute(remark: &str) -> bool {
    let name = remark.strip_prefix("Obsolete attribute: ").and_then(|rest| rest.split_whitespace().next());
    name.is_some_and(|name| OWN_ATTRIBUTES.contains(&name))
}

/// Plants each fault in a copy of the texts, and expects it to be found there.
fn plant(python: &Path, folder: &Path) -> Result<()> {
    let copy = folder.join("planted");
    let (texts, lang) = ("crates/scene/texts", "de");
    for (from, to, expected) in PLANTED {
        if copy.exists() {
            std::fs::remove_dir_all(&copy)?;
        }
        for name in crates()? {
            let own = root().join("crates").join(name).join("texts");
            let paths = if own.is_dir() { files(&own)? } else { Vec::new() };
            for path in paths.iter().filter(|path| path.extension().is_some_and(|kind| kind == "ftl")) {
                let to = copy.join(path.strip_prefix(root())?);
                std::fs::create_dir_all(to.parent().context("a file has a folder")?)?;
                std::fs::copy(path, to)?;
            }
        }
        let path = copy.join(texts).join(lang).join("messages.ftl");
        let text = read(&path)?;
        ensure!(text.contains(from), "nothing can be planted: {} has no `{}`", path.display(), from.trim());
        std::fs::write(&path, text.replacen(from, to, 1))?;
        let found = faults(&compare(python, &copy, folder, &[lang])?);
        ensure!(
            found.iter().any(|fault| fault.contains(expected)),
            "compare-locales did not find the planted `{}`; it found {found:?}",
            to.trim()
        );
    }
    println!("   {} planted faults were found", PLANTED.len());
    Ok(std::fs::remove_dir_all(&copy)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remarks_are_faults_but_for_the_forms_that_a_language_adds() {
        let report = serde_json::json!({ "details": { "crates": {
            "scene/texts/es/messages.ftl": [
                { "error": "Obsolete attribute: before at line 7, column 5 for list-and" },
                { "error": "Obsolete attribute: beforehand at line 8, column 5 for list-and" },
                { "missingEntity": "colon" },
            ],
        } } });
        let file = "crates/scene/texts/es/messages.ftl";
        let expected = [
            format!("{file}: error: Obsolete attribute: beforehand at line 8, column 5 for list-and"),
            format!("{file}: missingEntity: colon"),
        ];
        assert_eq!(faults(&report), expected);
    }
}
