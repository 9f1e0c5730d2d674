//! `cargo xtask web`: the page, from Rust and a few static files to a folder that the server embeds.
//!
//! Files name each other as `/assets/NAME`. In release each such name gets a part that depends on the content, so that
//! browsers keep a file for ever, and each file gets a `.br` beside it.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, anyhow, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::sources::{cargo, files, files_ending, games, read, root, succeed};

const WASM: &str = "wasm32-unknown-unknown";

/// The most that the first table page of any game may load, compressed.
const BYTES_MAX: usize = 600 * 1000;

/// Files under `/assets` that name no others.
const LEAVES: [&str; 4] = ["regular.ttf", "bold.ttf", "style.css", "web_bg.wasm"];
/// The glue of the program, whose two halves name each other.
const GLUE: [&str; 2] = ["web.js", "split.js"];
/// Files under `/assets` that name others.
const ASSETS: [&str; 3] = ["worker.js", "boot.js", "early.js"];
/// Files with names that stay, each after those that it names.
const PAGES: [&str; 7] =
    ["favicon.svg", "icon-192.png", "icon-512.png", "icon-mask.png", "manifest.webmanifest", "index.html", "sw.js"];

/// Builds the page; in release small, with names that can be cached for ever.
pub(crate) fn build(release: bool) -> Result<()> {
    let start = Instant::now();
    let Compiled { mut parts, games } = compile(release)?;
    let compiled = start.elapsed();
    collect(&mut parts)?;
    let mut dist = Dist { release, parts, games, names: BTreeMap::new(), written: Vec::new() };
    if dist.folder().exists() {
        for path in files(&dist.folder())?.iter().filter(|path| !path.ends_with(".gitignore")) {
            std::fs::remove_file(path)?;
        }
    }
    LEAVES.iter().try_for_each(|name| dist.asset(name))?;
    let brought: BTreeSet<String> = dist.games.values().flatten().cloned().collect();
    brought.iter().try_for_each(|name| dist.asset(name))?;
    dist.glue()?;
    ASSETS.iter().try_for_each(|name| dist.asset(name))?;
    PAGES.iter().try_for_each(|name| dist.page(name))?;
    dist.rules()?;
    dist.report()?;
    println!("   compiled in {:.1} s, all in {:.1} s", compiled.as_secs_f64(), start.elapsed().as_secs_f64());
    Ok(())
}

/// A toolchain that was not installed by rustup has to bring the target along.
pub(crate) fn add_wasm_target() -> Result<()> {
    let Ok(installed) = Command::new("rustup").args(["target", "list", "--installed"]).current_dir(root()).output()
    else {
        return Ok(());
    };
    match String::from_utf8_lossy(&installed.stdout).lines().any(|line| line == WASM) {
        true => Ok(()),
        false => succeed(Command::new("rustup").args(["target", "add", WASM]).current_dir(root())),
    }
}

/// What the compiler made: files by their names, and for each game those that come with it.
#[derive(Default)]
struct Compiled {
    parts: BTreeMap<String, Vec<u8>>,
    games: BTreeMap<String, Vec<String>>,
}

/// Rust to wasm and its glue, cut into what every page needs and what each game brings. Its own target folder keeps
/// flags and locks apart from other builds.
fn compile(release: bool) -> Result<Compiled> {
    add_wasm_target()?;
    let profile = if release { "wasm-release" } else { "wasm-dev" };
    let build = ["build", "-q", "-p", "web", "--lib", "--target", WASM, "--target-dir", "target/web", "--profile"];
    succeed(cargo().args(build).arg(profile).env("ESCAPADE_CONTENT", content()?))?;
    let folder = root().join("target/web/pkg");
    if folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    let whole = std::fs::read(root().join("target/web").join(WASM).join(profile).join("web.wasm"))?;
    let main = folder.join("web.wasm");
    let mut options = wasm_split_cli_support::Options::new(&whole);
    (options.output_dir, options.main_out_path) = (&folder, &main);
    (options.link_name, options.main_module) = ("./split.js", "./web.js");
    let split = wasm_split_cli_support::transform(options).map_err(|fault| anyhow!("{fault:?}"))?;
    Bindgen::new()
        .input_path(&main)
        .web(true)?
        .keep_lld_exports(true)
        .typescript(false)
        .remove_producers_section(true)
        .remove_name_section(release)
        .generate(&folder)?;
    let mut compiled = Compiled::default();
    for name in ["web.js", "split.js"] {
        // Whoever asks for a part asks for it by its path; within the program its name stays.
        let text = read(&folder.join(name))?;
        let text = ["from \"", "new URL(\""]
            .iter()
            .fold(text, |text, before| text.replace(&format!("{before}./"), &format!("{before}/assets/")));
        compiled.parts.insert(name.to_owned(), text.into_bytes());
    }
    compiled.parts.insert("web_bg.wasm".to_owned(), std::fs::read(folder.join("web_bg.wasm"))?);
    for path in split.split_modules {
        let name = path.file_name().context("a file has a name")?.to_string_lossy().into_owned();
        compiled.parts.insert(name, compact(&path)?);
    }
    for (game, parts) in split.prefetch_map {
        compiled.games.insert(game, parts.iter().map(|part| format!("{part}.wasm")).collect());
    }
    Ok(compiled)
}

/// The games' own content as JSON, for programs that are too small to read TOML. Gives the folder.
fn content() -> Result<PathBuf> {
    let folder = root().join("target/web/content");
    std::fs::create_dir_all(&folder)?;
    for game in games()? {
        let text = read(&root().join("crates").join(&game).join("content").join(format!("{game}.toml")))?;
        let table: toml::Table = text.parse().with_context(|| format!("content/{game}.toml"))?;
        let json = serde_json::to_string(&table)?;
        // What has not changed need not be compiled anew.
        let path = folder.join(format!("{game}.json"));
        if std::fs::read(&path).ok().as_deref() != Some(json.as_bytes()) {
            std::fs::write(&path, json)?;
        }
    }
    Ok(folder)
}

/// A part without the names of its functions, and with numbers that take as little room as they can.
fn compact(part: &Path) -> Result<Vec<u8>> {
    let mut config = walrus::ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    Ok(config.parse_file(part)?.emit_wasm())
}

/// The static files and the fonts.
fn collect(parts: &mut BTreeMap<String, Vec<u8>>) -> Result<()> {
    for path in files(&root().join("crates/web/static"))? {
        let name = path.file_name().context("a file has a name")?.to_string_lossy().into_owned();
        parts.insert(name, std::fs::read(&path)?);
    }
    for (name, file) in [("regular.ttf", "BIZUDPGothic-Regular.ttf"), ("bold.ttf", "BIZUDPGothic-Bold.ttf")] {
        parts.insert(name.to_owned(), std::fs::read(root().join("crates/draw/fonts").join(file))?);
    }
    Ok(())
}

/// The folder that the server embeds, as far as it is written.
struct Dist {
    release: bool,
    parts: BTreeMap<String, Vec<u8>>,
    /// The files that come with each game.
    games: BTreeMap<String, Vec<String>>,
    /// What each name became.
    names: BTreeMap<String, String>,
    /// Path and compressed size of each file.
    written: Vec<(String, usize)>,
}

impl Dist {
    fn folder(&self) -> PathBuf {
        root().join("crates/web/dist")
    }

    fn part(&self, name: &str) -> Result<Vec<u8>> {
        let bytes = self.parts.get(name).with_context(|| format!("crates/web/static/{name} is missing"))?.clone();
        if [".ttf", ".wasm", ".png"].iter().any(|ending| name.ends_with(ending)) {
            return Ok(bytes);
        }
        let mut text = String::from_utf8(bytes).with_context(|| format!("{name} is not UTF-8"))?;
        for (from, to) in &self.names {
            text = text.replace(&format!("/assets/{from}"), to);
        }
        let wasm_bytes = self.parts.get("web_bg.wasm").map_or(0, Vec::len);
        text = text.replace("0 /* BYTES */", &wasm_bytes.to_string()).replace("<!-- GAMES -->", &static_games()?);
        // The page itself is asked for as `/`, and under no other name.
        let asked = |path: &str| if path == "/index.html" { "/".to_owned() } else { path.to_owned() };
        let paths: Vec<String> = self.written.iter().map(|(path, _)| format!("{:?}", asked(path))).collect();
        text = text.replace("[/* FILES */]", &format!("[{}]", paths.join(", ")));
        Ok(text.replace("VERSION", &format!("{:016x}", hash(paths.join("\n").as_bytes()))).into_bytes())
    }

    /// A file under `/assets`, named by its content.
    fn asset(&mut self, name: &str) -> Result<()> {
        let bytes = self.part(name)?;
        let path = self.name_by(name, &bytes);
        self.write(path, &bytes)
    }

    /// Two files that name each other are named by what both hold.
    fn glue(&mut self) -> Result<()> {
        let both = GLUE.iter().map(|name| self.part(name)).collect::<Result<Vec<_>>>()?.concat();
        let paths = GLUE.map(|name| self.name_by(name, &both));
        for (name, path) in GLUE.into_iter().zip(paths) {
            let bytes = self.part(name)?;
            self.write(path, &bytes)?;
        }
        Ok(())
    }

    /// The path of a file with this content, by which others find it from now on.
    fn name_by(&mut self, name: &str, content: &[u8]) -> String {
        let path = match (self.release, name.split_once('.')) {
            (true, Some((stem, ending))) => format!("/assets/{stem}-{:016x}.{ending}", hash(content)),
            _ => format!("/assets/{name}"),
        };
        self.names.insert(name.to_owned(), path.clone());
        path
    }

    /// A file at the root, with its own name.
    fn page(&mut self, name: &str) -> Result<()> {
        let bytes = self.part(name)?;
        self.write(format!("/{name}"), &bytes)
    }

    /// The rules of each game in each language, which are loaded when somebody reads them.
    fn rules(&mut self) -> Result<()> {
        for game in games()? {
            let folder = root().join("crates").join(&game);
            let english = rules_for_readers(&read(&folder.join("RULES.md"))?);
            self.write(format!("/texts/rules-{game}-en.md"), english.as_bytes())?;
            for path in files_ending(&folder.join("texts"), ".md")? {
                let name = path.file_stem().unwrap_or_default().to_string_lossy().replace('.', &format!("-{game}-"));
                self.write(format!("/texts/{name}.md"), read(&path)?.as_bytes())?;
            }
        }
        Ok(())
    }

    fn write(&mut self, path: String, bytes: &[u8]) -> Result<()> {
        let file = self.folder().join(path.trim_start_matches('/'));
        std::fs::create_dir_all(file.parent().unwrap_or(Path::new("")))?;
        std::fs::write(&file, bytes)?;
        let mut size = bytes.len();
        if self.release && !path.ends_with(".png") {
            let small = brotli(bytes)?;
            size = small.len();
            std::fs::write(
                file.with_file_name(format!("{}.br", file.file_name().unwrap_or_default().display())),
                small,
            )?;
        }
        self.written.push((path, size));
        Ok(())
    }

    /// Prints sizes, and refuses a page that is too heavy. Icons and rules are loaded by nobody who plays.
    fn report(&self) -> Result<()> {
        let brought: BTreeSet<&str> = self.games.values().flatten().filter_map(|name| self.path(name)).collect();
        let is_common = |path: &str| !path.contains("icon-") && !path.starts_with("/texts") && !brought.contains(path);
        let mut common = 0;
        for (path, size) in self.written.iter().filter(|(path, _)| is_common(path)) {
            println!("   {:>7.1} KB  {path}", *size as f64 / 1000.0);
            common += size;
        }
        let (mut heaviest, playable) = (common, games()?);
        for (game, parts) in &self.games {
            let paths: Vec<&str> = parts.iter().filter_map(|name| self.path(name)).collect();
            let own: usize =
                self.written.iter().filter(|(path, _)| paths.contains(&path.as_str())).map(|(_, size)| size).sum();
            let sum = common + own;
            let how = if self.release { ", brotli" } else { "" };
            println!("   {:>7.1} KB  {game}, in all {:.1} KB{how}", own as f64 / 1000.0, sum as f64 / 1000.0);
            // What is no game is no part of a table.
            if playable.contains(game) {
                heaviest = heaviest.max(sum);
            }
        }
        if self.release && heaviest > BYTES_MAX {
            bail!("the first table page weighs {heaviest} bytes; {BYTES_MAX} are allowed");
        }
        Ok(())
    }

    fn path(&self, name: &str) -> Option<&str> {
        self.names.get(name).map(String::as_str)
    }
}

fn brotli(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut writer = brotli::CompressorWriter::new(Vec::new(), 1 << 16, 11, 22);
    writer.write_all(bytes)?;
    Ok(writer.into_inner())
}

/// FNV-1a: a name for a content, nothing that anybody trusts.
fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

/// What players want of `RULES.md`: from the overview to the content, without the sources behind each clause.
fn rules_for_readers(text: &str) -> String {
    let mut sections = text.split("\n## ");
    let title = sections.next().and_then(|head| head.lines().next()).unwrap_or_default();
    let mut out = format!("{title}\n");
    for section in sections {
        let name = section.lines().next().unwrap_or_default();
        if name.contains("Hidden information") {
            break;
        }
        if !name.contains("Header") {
            out += "\n## ";
            out.extend(section.lines().map(|line| without_sources(line) + "\n"));
        }
    }
    out
}

/// The line of a clause without the sources in brackets at its end.
fn without_sources(line: &str) -> String {
    match (line.starts_with("- **"), line.rfind(" [")) {
        (true, Some(at)) if line.ends_with(']') => line[..at].to_owned(),
        _ => line.to_owned(),
    }
}

/// The games as the page shows them before anything is loaded: title and one line of each.
fn static_games() -> Result<String> {
    let mut list = String::new();
    for game in games()? {
        let texts = read(&root().join("crates").join(&game).join("texts/about.en.ftl"))?;
        let message = |id: &str| {
            let line = texts.lines().find_map(|line| line.strip_prefix(id)?.trim_start().strip_prefix('='));
            line.map(|text| text.trim().to_owned()).with_context(|| format!("{game}/texts/about.en.ftl has no `{id}`"))
        };
        let (title, pitch) = (message("game-title")?, message("game-pitch")?);
        list += &format!(
            "<li class=\"game\" data-game=\"{game}\"><div class=\"picture\"></div><h2>{title}</h2><p>{pitch}</p></li>\n"
        );
    }
    Ok(list)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_depend_on_the_content() {
        assert_eq!(format!("{:016x}", hash(b"")), "cbf29ce484222325");
        assert_ne!(hash(b"a"), hash(b"b"));
    }

    #[test]
    fn what_is_compressed_is_smaller() {
        assert!(brotli(&[7; 1000]).unwrap().len() < 40);
    }

    #[test]
    fn readers_get_rules_without_sources() {
        let rules =
            "# A\n\n## 1. Header\n\nx\n\n## 2. Clauses\n\n- **ABC-001** One. [003 L2]\n\n## 3. Hidden information\n\ny";
        assert_eq!(rules_for_readers(rules), "# A\n\n## 2. Clauses\n\n- **ABC-001** One.\n");
    }

    #[test]
    fn every_game_has_a_title_and_a_line() {
        let list = static_games().unwrap();
        assert_eq!(list.matches("<li").count(), games().unwrap().len());
    }
}
