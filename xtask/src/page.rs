//! `cargo xtask web`: the page, from Rust and a few static files to a folder that the server shows.
//!
//! Files name each other as `/assets/NAME`. Each such name gets a part that depends on the content, so that browsers keep
//! a file for ever. The page that is shipped is also cut into parts and compressed; the page for trying is not, since
//! that takes minutes.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Instant, SystemTime};

use anyhow::{Context, Result, bail};

use crate::progress::{self, Build};
use crate::sources::{cargo, files, files_ending, games, read, root, succeed};

const WASM: &str = "wasm32-unknown-unknown";

/// The most that the first table page of any game may load, compressed.
const BYTES_MAX: usize = 600 * 1000;

/// Files under `/assets` that name no others.
const LEAVES: [&str; 4] = ["regular.ttf", "bold.ttf", "style.css", "web_bg.wasm"];
/// The JavaScript of the program. The part that loads parts exists only in a page that is cut.
const GLUE: [&str; 2] = ["web.js", "split.js"];
/// Files under `/assets` that name others.
const ASSETS: [&str; 3] = ["worker.js", "boot.js", "early.js"];
/// Files with names that stay, each after those that it names.
const PAGES: [&str; 7] =
    ["favicon.svg", "icon-192.png", "icon-512.png", "icon-mask.png", "manifest.webmanifest", "index.html", "sw.js"];
/// Asked for by a page that reloads itself when it was built again; see [`Kind::Watched`].
const RELOAD: &str = "\n<script type=\"module\" src=\"/assets/reload.js\"></script>";

/// What a page is built for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// To be tried on this machine: quick to build.
    Try,
    /// The same, and it reloads itself when it was built again.
    Watched,
    /// To be shipped: small.
    Release,
}

impl Kind {
    fn is_release(self) -> bool {
        self == Kind::Release
    }

    /// Where the compiler leaves the module.
    fn module(self) -> PathBuf {
        let profile = if self.is_release() { "wasm-release" } else { "debug" };
        root().join("target/web").join(WASM).join(profile).join("web.wasm")
    }

    /// Where the module and its JavaScript are kept.
    fn package(self) -> PathBuf {
        root().join("target/web").join(if self.is_release() { "package-release" } else { "package" })
    }
}

/// Builds the page with the tools that it needs.
pub(crate) fn build(kind: Kind) -> Result<()> {
    let builds = vec![compile(kind)?, Build::new("the page's tools", &[&["build"], tools(kind)].concat())];
    progress::build("page", builds)?;
    write(kind)
}

/// The page as the compiler makes it.
pub(crate) fn compile(kind: Kind) -> Result<Build> {
    let words: &[&str] = match kind.is_release() {
        // The module is cut into parts by what the linker says of it.
        true => &[
            "rustc",
            "--lib",
            "--profile",
            "wasm-release",
            "--features",
            "split",
            "--",
            "-C",
            "link-arg=--emit-relocs",
        ],
        // Names would be half of the module. The section that is kept says what the processor can do.
        false => &["rustc", "--lib", "--", "-C", "strip=symbols", "-C", "link-arg=--keep-section=target_features"],
    };
    let mut command = wasm(words)?;
    if kind.is_release() {
        command.env("CARGO_ENCODED_RUSTFLAGS", release_flags()?);
    }
    Ok(Build { what: "the page", command })
}

/// The flags of `.cargo/config.toml`, which the environment would replace, and such as keep the folders of this machine
/// out of the page.
fn release_flags() -> Result<String> {
    let config: toml::Table = read(&root().join(".cargo/config.toml"))?.parse()?;
    let flags = config["target"][WASM]["rustflags"].as_array().context(".cargo/config.toml has flags for the page")?;
    let mut flags: Vec<String> = flags.iter().filter_map(|flag| Some(flag.as_str()?.to_owned())).collect();
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo")));
    let folders = home.map(|home| home.join("registry/src")).into_iter().chain([root().to_path_buf()]);
    flags.extend(folders.map(|folder| format!("--remap-path-prefix={}=", folder.display())));
    Ok(flags.join("\x1f"))
}

/// A command of cargo about the page. Its own target folder lets it run beside those about native programs.
pub(crate) fn wasm(words: &[&str]) -> Result<Command> {
    add_wasm_target()?;
    let mut command = cargo();
    command.args(&words[..1]).args(["-p", "web", "--target", WASM, "--target-dir", "target/web"]).args(&words[1..]);
    command.env("ESCAPADE_CONTENT", content()?);
    Ok(command)
}

/// What builds the tools that turn the compiled page into files, after `cargo build`.
pub(crate) fn tools(kind: Kind) -> &'static [&'static str] {
    match kind.is_release() {
        true => &["-p", "glue", "--features", "glue/release"],
        false => &["-p", "glue"],
    }
}

/// A toolchain that was not installed by rustup has to bring the target along.
fn add_wasm_target() -> Result<()> {
    let mut ask = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    ask.args(["--print", "target-libdir", "--target", WASM]).current_dir(root());
    let folder = ask.output().map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    if folder.is_ok_and(|folder| Path::new(&folder).is_dir()) {
        return Ok(());
    }
    println!("   adding Rust's target {WASM}, for the page");
    let advice = "the page needs Rust's target wasm32-unknown-unknown; install it with `rustup target add \
                  wasm32-unknown-unknown`, or with your system's package for it, and try again";
    succeed(Command::new("rustup").args(["target", "add", WASM]).current_dir(root())).context(advice)
}

/// The games' own content as JSON, for programs that are too small to read TOML. Gives the folder.
fn content() -> Result<PathBuf> {
    let folder = root().join("target/web/content");
    std::fs::create_dir_all(&folder)?;
    for game in games()? {
        let text = read(&root().join("crates").join(&game).join("content").join(format!("{game}.toml")))?;
        let table: toml::Table = text.parse().with_context(|| format!("content/{game}.toml"))?;
        let json = serde_json::to_string(&table)?;
        // A file that has not changed is not written, or it would be compiled again.
        let path = folder.join(format!("{game}.json"));
        if std::fs::read(&path).ok().as_deref() != Some(json.as_bytes()) {
            std::fs::write(&path, json)?;
        }
    }
    Ok(folder)
}

/// Turns the compiled module into files in the folder that the server shows. Needs the tools.
pub(crate) fn write(kind: Kind) -> Result<()> {
    let start = Instant::now();
    let Package { mut parts, games } = package(kind)?;
    collect(&mut parts)?;
    let mut dist = Dist { kind, parts, games, names: BTreeMap::new(), written: Vec::new() };
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
    if kind == Kind::Watched {
        dist.asset("reload.js")?;
    }
    PAGES.iter().try_for_each(|name| dist.page(name))?;
    dist.rules()?;
    if kind.is_release() {
        glue(&["compress".as_ref(), dist.folder().as_os_str()])?;
        dist.report()?;
    }
    if kind == Kind::Watched {
        // The page asks for this file, and reloads when it has changed.
        std::fs::write(dist.folder().join("assets/built.txt"), format!("{:?}", SystemTime::now()))?;
    }
    println!("   the page's files: {}", progress::spoken(start.elapsed()));
    Ok(())
}

/// The module with its JavaScript: files by their names, and for each part of the program those that come with it.
#[derive(Default)]
struct Package {
    parts: BTreeMap<String, Vec<u8>>,
    games: BTreeMap<String, Vec<String>>,
}

/// Makes the package, unless the one that is there is newer than the module.
fn package(kind: Kind) -> Result<Package> {
    let (module, folder) = (kind.module(), kind.package());
    let changed = |path: &Path| std::fs::metadata(path).and_then(|about| about.modified());
    let is_new = changed(&folder.join("web.js")).is_ok_and(|made| changed(&module).is_ok_and(|module| module < made));
    if !is_new {
        if folder.exists() {
            std::fs::remove_dir_all(&folder)?;
        }
        std::fs::create_dir_all(&folder)?;
        let way = if kind.is_release() { "release" } else { "try" };
        glue(&[way.as_ref(), module.as_os_str(), folder.as_os_str()])?;
    }
    let mut package = Package::default();
    for path in files(&folder)? {
        let name = path.file_name().context("a file has a name")?.to_string_lossy().into_owned();
        if name == "parts.json" {
            package.games = serde_json::from_str(&read(&path)?)?;
        } else if name.ends_with(".js") {
            // Programs ask for files by their path.
            let text = ["from \"", "new URL(\""]
                .iter()
                .fold(read(&path)?, |text, before| text.replace(&format!("{before}./"), &format!("{before}/assets/")));
            package.parts.insert(name, text.into_bytes());
        } else {
            package.parts.insert(name, std::fs::read(&path)?);
        }
    }
    Ok(package)
}

/// Runs the page's tool.
fn glue(arguments: &[&std::ffi::OsStr]) -> Result<()> {
    succeed(Command::new(root().join("target/debug/glue")).args(arguments))
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
    kind: Kind,
    parts: BTreeMap<String, Vec<u8>>,
    /// The files that come with each game.
    games: BTreeMap<String, Vec<String>>,
    /// What each name became.
    names: BTreeMap<String, String>,
    /// The path of each file.
    written: Vec<String>,
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
        if self.kind == Kind::Watched {
            let script =
                self.names.get("reload.js").map_or_else(String::new, |path| RELOAD.replace("/assets/reload.js", path));
            text = text.replace("\n</head>", &format!("{script}\n</head>"));
        }
        // The page itself is asked for as `/`, and under no other name.
        let asked = |path: &str| if path == "/index.html" { "/".to_owned() } else { path.to_owned() };
        let paths: Vec<String> = self.written.iter().map(|path| format!("{:?}", asked(path))).collect();
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
        let names: Vec<&str> = GLUE.into_iter().filter(|name| self.parts.contains_key(*name)).collect();
        let both = names.iter().map(|name| self.part(name)).collect::<Result<Vec<_>>>()?.concat();
        let paths: Vec<String> = names.iter().map(|name| self.name_by(name, &both)).collect();
        for (name, path) in names.into_iter().zip(paths) {
            let bytes = self.part(name)?;
            self.write(path, &bytes)?;
        }
        Ok(())
    }

    /// The path of a file with this content, by which others find it from now on.
    fn name_by(&mut self, name: &str, content: &[u8]) -> String {
        let (stem, ending) = name.split_once('.').unwrap_or((name, ""));
        let path = format!("/assets/{stem}-{:016x}.{ending}", hash(content));
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
        let file = self.file(&path);
        std::fs::create_dir_all(file.parent().unwrap_or(Path::new("")))?;
        std::fs::write(&file, bytes)?;
        self.written.push(path);
        Ok(())
    }

    /// The file at a path of the page.
    fn file(&self, path: &str) -> PathBuf {
        self.folder().join(path.trim_start_matches('/'))
    }

    /// How many bytes a file takes on its way to a browser.
    fn size(&self, path: &str) -> Result<usize> {
        let small = self.file(&format!("{path}.br"));
        let file = if small.exists() { small } else { self.file(path) };
        Ok(usize::try_from(std::fs::metadata(file)?.len())?)
    }

    /// Prints sizes, and refuses a page that is too heavy. Icons and rules are not loaded to play.
    fn report(&self) -> Result<()> {
        let brought: BTreeSet<&str> = self.games.values().flatten().filter_map(|name| self.path(name)).collect();
        let is_common = |path: &str| !path.contains("icon-") && !path.starts_with("/texts") && !brought.contains(path);
        let mut common = 0;
        for path in self.written.iter().filter(|path| is_common(path)) {
            let size = self.size(path)?;
            println!("   {:>7.1} KB  {path}", size as f64 / 1000.0);
            common += size;
        }
        let (mut heaviest, playable) = (common, games()?);
        for (game, parts) in &self.games {
            let own: usize =
                parts.iter().filter_map(|name| self.path(name)).map(|path| self.size(path)).sum::<Result<usize>>()?;
            let sum = common + own;
            println!("   {:>7.1} KB  {game}, in all {:.1} KB, brotli", own as f64 / 1000.0, sum as f64 / 1000.0);
            // Parts that are not games are not loaded with a table.
            if playable.contains(game) {
                heaviest = heaviest.max(sum);
            }
        }
        if heaviest > BYTES_MAX {
            bail!("the first table page weighs {heaviest} bytes; {BYTES_MAX} are allowed");
        }
        Ok(())
    }

    fn path(&self, name: &str) -> Option<&str> {
        self.names.get(name).map(String::as_str)
    }
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
