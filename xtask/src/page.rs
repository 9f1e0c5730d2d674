//! `cargo xtask web`: builds the page from Rust and static files into the folder that the server shows.
//!
//! Files name each other as `/assets/NAME`. A hash of the content is added to each such name, and browsers may cache the
//! file for ever. A release page is also cut into parts and compressed; the page for trying is not, since that takes
//! minutes.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Instant, SystemTime};

use anyhow::{Context, Result, bail};

use crate::guides;
use crate::lessons;
use crate::progress::{self, Build};
use crate::sources::{self, cargo, games, read, root, succeed};

const WASM: &str = "wasm32-unknown-unknown";

/// The most that the first table page of any game may load, compressed.
const BYTES_MAX: usize = 700 * 1000;

/// Files under `/assets` that name no others.
const LEAVES: [&str; 4] = ["regular.woff2", "bold.woff2", "style.css", "web_bg.wasm"];
/// Files that a page asks for some seconds after it was shown.
const LATER: [&str; 2] = ["/manifest.webmanifest", "/sw.js"];
/// The JavaScript of the module. `split.js` loads parts and exists in a release page only.
const GLUE: [&str; 2] = ["web.js", "split.js"];
/// Files under `/assets` that name others.
const ASSETS: [&str; 3] = ["worker.js", "boot.js", "early.js"];
/// Files without a hash in their names, each after those that it names.
const PAGES: [&str; 7] =
    ["favicon.svg", "icon-192.png", "icon-512.png", "icon-mask.png", "manifest.webmanifest", "index.html", "sw.js"];
/// The characters of fonts that belong to one language: those of scripts without spaces.
const WIDE_RANGE: &str = "U+2E80-FFEF";
/// The messages that the page shows before its texts are loaded.
const BOOT_MESSAGES: [&str; 3] = ["boot-loading", "boot-old", "boot-gone"];
/// The script of a page that reloads itself after a build; see [`PageKind::Watched`].
const RELOAD: &str = "\n<script type=\"module\" src=\"/assets/reload.js\"></script>";

/// The purpose of a page.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum PageKind {
    /// To be tried on this machine: quick to build.
    Try,
    /// The same, and it reloads itself after a build.
    Watched,
    /// A release: small.
    Release,
}

impl PageKind {
    fn is_release(self) -> bool {
        self == PageKind::Release
    }

    /// The compiled module.
    fn module_path(self) -> PathBuf {
        let profile = if self.is_release() { "wasm-release" } else { "debug" };
        root().join("target/web").join(WASM).join(profile).join("web.wasm")
    }

    /// The folder for the module with its JavaScript.
    fn package_folder(self) -> PathBuf {
        root().join("target/web").join(if self.is_release() { "package-release" } else { "package" })
    }
}

/// Builds the page with the tools that it needs.
pub(crate) fn build(kind: PageKind) -> Result<()> {
    let builds = vec![compile(kind)?, Build::new("the page's tools", &[&["build"], tools(kind)].concat())];
    progress::build("page", builds)?;
    write(kind)
}

/// The command that compiles the page.
pub(crate) fn compile(kind: PageKind) -> Result<Build> {
    let arguments: &[&str] = match kind.is_release() {
        // The tool that cuts the module needs the linker's relocations.
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
        // Names would be half of the module. The kept section lists the wasm features that the module uses.
        false => &["rustc", "--lib", "--", "-C", "strip=symbols", "-C", "link-arg=--keep-section=target_features"],
    };
    let mut command = wasm(arguments)?;
    if kind.is_release() {
        command.env("CARGO_ENCODED_RUSTFLAGS", release_flags()?);
    }
    Ok(Build { what: "the page", command })
}

/// The flags of `.cargo/config.toml`, which the environment variable replaces, and flags that keep the paths of this
/// machine out of the page.
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

/// A cargo command for the page. With its own target folder it can run beside native builds.
pub(crate) fn wasm(arguments: &[&str]) -> Result<Command> {
    add_wasm_target()?;
    let mut command = cargo();
    command
        .args(&arguments[..1])
        .args(["-p", "web", "--target", WASM, "--target-dir", "target/web"])
        .args(&arguments[1..]);
    command.env("ESCAPADE_CONTENT", write_content()?);
    Ok(command)
}

/// The arguments of `cargo build` for the tool that turns the compiled page into files.
pub(crate) fn tools(kind: PageKind) -> &'static [&'static str] {
    match kind.is_release() {
        true => &["-p", "glue", "--features", "glue/release"],
        false => &["-p", "glue"],
    }
}

/// Adds the wasm target by rustup, if it is missing. Other toolchains must have the target already.
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

/// Writes the content of each game as JSON, which the page can read without a TOML parser. Gives the folder.
fn write_content() -> Result<PathBuf> {
    let folder = root().join("target/web/content");
    std::fs::create_dir_all(&folder)?;
    for game in games()? {
        let text = read(&root().join("crates").join(&game).join("content").join(format!("{game}.toml")))?;
        let table: toml::Table = text.parse().with_context(|| format!("content/{game}.toml"))?;
        let json = serde_json::to_string(&table)?;
        // Writing an unchanged file would compile its game again.
        let path = folder.join(format!("{game}.json"));
        if std::fs::read(&path).ok().as_deref() != Some(json.as_bytes()) {
            std::fs::write(&path, json)?;
        }
    }
    Ok(folder)
}

/// Writes the page's files into the folder that the server shows. The tool must be built.
pub(crate) fn write(kind: PageKind) -> Result<()> {
    let start = Instant::now();
    let Package { mut files, parts } = package(kind)?;
    add_static_files(&mut files)?;
    let mut dist = PageFolder {
        kind,
        files,
        parts,
        names: BTreeMap::new(),
        written: Vec::new(),
        texts: BTreeMap::new(),
        boot: BTreeMap::new(),
        font_faces: Vec::new(),
    };
    if dist.folder().exists() {
        for path in sources::files(&dist.folder())?.iter().filter(|path| !path.ends_with(".gitignore")) {
            std::fs::remove_file(path)?;
        }
    }
    dist.write_texts()?;
    dist.write_rules()?;
    dist.write_styles()?;
    dist.write_lessons()?;
    LEAVES.iter().try_for_each(|name| dist.write_asset(name))?;
    let part_files: BTreeSet<String> = dist.parts.values().flatten().cloned().collect();
    part_files.iter().try_for_each(|name| dist.write_asset(name))?;
    dist.write_glue()?;
    ASSETS.iter().try_for_each(|name| dist.write_asset(name))?;
    if kind == PageKind::Watched {
        dist.write_asset("reload.js")?;
    }
    PAGES.iter().try_for_each(|name| dist.write_page(name))?;
    dist.write_translated_pages()?;
    if kind.is_release() {
        run_glue(&["compress".as_ref(), dist.folder().as_os_str()])?;
        dist.report_sizes()?;
    }
    if kind == PageKind::Watched {
        // The page polls this file, and reloads when it has changed.
        std::fs::write(dist.folder().join("assets/built.txt"), format!("{:?}", SystemTime::now()))?;
    }
    println!("   the page's files: {}", progress::format_time(start.elapsed()));
    Ok(())
}

/// The module with its JavaScript: files by their names, and the names of the files of each part.
#[derive(Default)]
struct Package {
    files: BTreeMap<String, Vec<u8>>,
    parts: BTreeMap<String, Vec<String>>,
}

/// Makes the package, unless the existing one is newer than the module.
fn package(kind: PageKind) -> Result<Package> {
    let (module, folder) = (kind.module_path(), kind.package_folder());
    let modified = |path: &Path| std::fs::metadata(path).and_then(|about| about.modified());
    let is_current =
        modified(&folder.join("web.js")).is_ok_and(|made| modified(&module).is_ok_and(|module| module < made));
    if !is_current {
        if folder.exists() {
            std::fs::remove_dir_all(&folder)?;
        }
        std::fs::create_dir_all(&folder)?;
        let command = if kind.is_release() { "release" } else { "try" };
        run_glue(&[command.as_ref(), module.as_os_str(), folder.as_os_str()])?;
    }
    let mut package = Package::default();
    for path in sources::files(&folder)? {
        let name = path.file_name().context("a file has a name")?.to_string_lossy().into_owned();
        if name == "parts.json" {
            package.parts = serde_json::from_str(&read(&path)?)?;
        } else if name.ends_with(".js") {
            // Relative names become paths, which get their hashes later.
            let text = ["from \"", "new URL(\""]
                .iter()
                .fold(read(&path)?, |text, before| text.replace(&format!("{before}./"), &format!("{before}/assets/")));
            package.files.insert(name, text.into_bytes());
        } else {
            package.files.insert(name, std::fs::read(&path)?);
        }
    }
    Ok(package)
}

/// Runs the page's tool.
fn run_glue(arguments: &[&std::ffi::OsStr]) -> Result<()> {
    succeed(Command::new(root().join("target/debug/glue")).args(arguments))
}

/// Adds the static files and the fonts.
fn add_static_files(found: &mut BTreeMap<String, Vec<u8>>) -> Result<()> {
    for path in sources::files(&root().join("crates/web/static"))? {
        let name = path.file_name().context("a file has a name")?.to_string_lossy().into_owned();
        found.insert(name, std::fs::read(&path)?);
    }
    for (name, file) in [("regular.woff2", "BIZUDPGothic-Regular.woff2"), ("bold.woff2", "BIZUDPGothic-Bold.woff2")] {
        found.insert(name.to_owned(), std::fs::read(root().join("crates/draw/fonts").join(file))?);
    }
    Ok(())
}

/// The folder that the server embeds, while it is written.
struct PageFolder {
    kind: PageKind,
    files: BTreeMap<String, Vec<u8>>,
    /// The files of each part that is loaded on demand.
    parts: BTreeMap<String, Vec<String>>,
    /// The path for each name of a file under `/assets`.
    names: BTreeMap<String, String>,
    /// The paths of all files so far, but for texts.
    written: Vec<String>,
    /// The paths of texts and fonts: by language, and in it by game. The page's own are called `page`.
    texts: BTreeMap<String, BTreeMap<String, String>>,
    /// The texts of [`BOOT_MESSAGES`] in each language.
    boot: BTreeMap<String, Vec<String>>,
    /// The fonts of languages, as rules of a style sheet.
    font_faces: Vec<String>,
}

impl PageFolder {
    fn folder(&self) -> PathBuf {
        root().join("crates/web/dist")
    }

    /// The content of a file, with names and placeholders replaced.
    fn content(&self, name: &str) -> Result<Vec<u8>> {
        let bytes = self.files.get(name).with_context(|| format!("crates/web/static/{name} is missing"))?.clone();
        if [".woff2", ".wasm", ".png"].iter().any(|ending| name.ends_with(ending)) {
            return Ok(bytes);
        }
        let mut text = String::from_utf8(bytes).with_context(|| format!("{name} is not UTF-8"))?;
        for (from, to) in &self.names {
            text = text.replace(&format!("/assets/{from}"), to);
        }
        let wasm_bytes = self.files.get("web_bg.wasm").map_or(0, Vec::len);
        text = text
            .replace("0 /* BYTES */", &wasm_bytes.to_string())
            .replace("<!-- GAMES -->", &static_games(languages::SOURCE)?);
        if self.kind == PageKind::Watched {
            let script =
                self.names.get("reload.js").map_or_else(String::new, |path| RELOAD.replace("/assets/reload.js", path));
            text = text.replace("\n</head>", &format!("{script}\n</head>"));
        }
        // Browsers request the page itself as `/` only.
        let requested = |path: &str| if path == "/index.html" { "/".to_owned() } else { path.to_owned() };
        let paths: Vec<String> = self.written.iter().map(|path| format!("{:?}", requested(path))).collect();
        text = text.replace("[/* FILES */]", &format!("[{}]", paths.join(", ")));
        let languages: Vec<&str> = self.texts.keys().map(String::as_str).collect();
        text = text.replace("{/* KEPT */}", &serde_json::to_string(&self.texts)?);
        text = text.replace("{/* TEXTS */}", &serde_json::to_string(&self.loaded_texts())?);
        text = text.replace("[/* LANGUAGES */]", &serde_json::to_string(&languages)?);
        text = text.replace("{/* BOOT */}", &serde_json::to_string(&self.boot)?);
        let old: BTreeMap<&String, &String> = self.boot.iter().map(|(lang, texts)| (lang, &texts[1])).collect();
        text = text.replace("{/* OLD */}", &serde_json::to_string(&old)?);
        text = text.replace("/* FONTS */", &self.font_faces.concat());
        let alternate = |(lang, address): (&str, String)| {
            format!("<link rel=\"alternate\" hreflang=\"{lang}\" href=\"{address}\">")
        };
        // Who comes without a wish gets the page in the language that the browser asks for.
        let addresses = languages.iter().map(|&lang| (lang, format!("/?lang={lang}")));
        let links = addresses.chain([("x-default", "/".to_owned())]).map(alternate);
        text = text.replace("<!-- LANGUAGES -->", &links.collect::<Vec<_>>().join("\n"));
        text = text.replace("VERSION", &format!("{:016x}", hash(paths.join("\n").as_bytes())));
        Ok(if self.kind.is_release() { squeezed(name, text) } else { text }.into_bytes())
    }

    /// The texts that the page loads by itself: not those that are pages to read.
    fn loaded_texts(&self) -> BTreeMap<&str, BTreeMap<&str, &str>> {
        let is_loaded = |path: &&str| path.starts_with("/assets/") && !path.ends_with(".woff2");
        self.texts
            .iter()
            .map(|(lang, texts)| {
                let texts = texts.iter().map(|(owner, path)| (owner.as_str(), path.as_str()));
                (lang.as_str(), texts.filter(|(_, path)| is_loaded(path)).collect())
            })
            .collect()
    }

    /// Writes a file under `/assets`, with a hash in its name.
    fn write_asset(&mut self, name: &str) -> Result<()> {
        let bytes = self.content(name)?;
        let path = self.add_name(name, &bytes);
        self.write(path, &bytes)
    }

    /// Writes the JavaScript files. They name each other, so both get the hash of their common content.
    fn write_glue(&mut self) -> Result<()> {
        let names: Vec<&str> = GLUE.into_iter().filter(|name| self.files.contains_key(*name)).collect();
        let both = names.iter().map(|name| self.content(name)).collect::<Result<Vec<_>>>()?.concat();
        let paths: Vec<String> = names.iter().map(|name| self.add_name(name, &both)).collect();
        for (name, path) in names.into_iter().zip(paths) {
            let bytes = self.content(name)?;
            self.write(path, &bytes)?;
        }
        Ok(())
    }

    /// Adds and gives the path of a file under `/assets`, with the hash of its content.
    fn add_name(&mut self, name: &str, content: &[u8]) -> String {
        let (stem, ending) = name.split_once('.').unwrap_or((name, ""));
        let path = format!("/assets/{stem}-{:016x}.{ending}", hash(content));
        self.names.insert(name.to_owned(), path.clone());
        path
    }

    /// Writes a file at the root, without a hash in its name.
    fn write_page(&mut self, name: &str) -> Result<()> {
        let bytes = self.content(name)?;
        self.write(format!("/{name}"), &bytes)
    }

    /// Writes the page itself as readers of the other languages get it, before its program runs: search engines and screen
    /// readers go by it.
    fn write_translated_pages(&self) -> Result<()> {
        let source = String::from_utf8(self.content("index.html")?)?;
        let texts = |owner: &str| root().join("crates").join(owner).join("texts");
        for lang in self.boot.keys().filter(|lang| *lang != languages::SOURCE) {
            let own = messages(&texts("client"), lang, "messages.ftl")?;
            let english = messages(&texts("client"), languages::SOURCE, "messages.ftl")?;
            let mut text = replaced(source.clone(), "<html lang=\"en\">", &format!("<html lang=\"{lang}\">"))?;
            for id in ["home-title", "home-line", "boot-loading"] {
                text = replaced(text, &message_value(&english, id), &message_value(&own, id))?;
            }
            text = replaced(text, &static_games(languages::SOURCE)?, &static_games(lang)?)?;
            std::fs::write(self.file(&format!("/index.{lang}.html")), text)?;
        }
        Ok(())
    }

    /// Writes the texts of each language: the page's own with what lists say of the games, and those of each game.
    fn write_texts(&mut self) -> Result<()> {
        let folder = |owner: &str| root().join("crates").join(owner).join("texts");
        for (lang, _) in languages::offered(&folder("scene"))? {
            let mut about = BTreeMap::new();
            for game in games()? {
                about.insert(game.clone(), messages(&folder(&game), &lang, "about.ftl")?);
                let text = messages(&folder(&game), &lang, "messages.ftl")?;
                self.write_text(&lang, &game, &format!("{game}-{lang}.ftl"), text.as_bytes())?;
            }
            let common = messages(&folder("scene"), &lang, "messages.ftl")?;
            let page = messages(&folder("client"), &lang, "messages.ftl")?;
            let text = serde_json::json!({ "common": common, "page": page, "about": about }).to_string();
            self.write_text(&lang, "page", &format!("page-{lang}.json"), text.as_bytes())?;
            let boot = BOOT_MESSAGES.map(|id| message_value(&page, id));
            self.boot.insert(lang.clone(), boot.to_vec());
            self.write_fonts(&lang)?;
        }
        Ok(())
    }

    /// Writes the fonts that a language has for itself. Browsers load them where a character of it is shown, and keep them
    /// with its texts.
    fn write_fonts(&mut self, lang: &str) -> Result<()> {
        for (weight, file) in [(400, "Regular"), (700, "Bold")] {
            let path = root().join(format!("crates/draw/fonts/BIZUDPGothic-{file}-{lang}.woff2"));
            if !path.exists() {
                continue;
            }
            let name = format!("font-{weight}-{lang}.woff2");
            self.write_text(lang, &format!("font-{weight}"), &name, &std::fs::read(path)?)?;
            let source = self.path(&name).unwrap_or_default();
            self.font_faces.push(format!(
                "@font-face {{ font-family: \"BIZ UDPGothic\"; src: url(\"{source}\"); font-weight: {weight}; font-display: \
                 swap; unicode-range: {WIDE_RANGE}; }}\n"
            ));
        }
        Ok(())
    }

    fn write_text(&mut self, lang: &str, owner: &str, name: &str, text: &[u8]) -> Result<()> {
        let path = self.add_name(name, text);
        std::fs::create_dir_all(self.folder().join("assets"))?;
        std::fs::write(self.file(&path), text)?;
        self.texts.entry(lang.to_owned()).or_default().insert(owner.to_owned(), path);
        Ok(())
    }

    /// Writes the rules of each game and the guide to it in each language, and the records of the guides' pictures.
    fn write_rules(&mut self) -> Result<()> {
        let mut records = BTreeSet::new();
        for game in games()? {
            let folder = root().join("crates").join(&game);
            let english = languages::player_rules(&read(&folder.join("RULES.md"))?);
            self.write_page_of(languages::SOURCE, &format!("rules-{game}"), "md", &english)?;
            for lang in languages::languages(&folder.join("texts"))? {
                for kind in ["rules", "guide"] {
                    let path = folder.join("texts").join(&lang).join(format!("{kind}.md"));
                    if path.exists() {
                        let text = read(&path)?;
                        records.extend(guides::records(&text).map(str::to_owned));
                        self.write_page_of(&lang, &format!("{kind}-{game}"), "md", &text)?;
                    }
                }
            }
        }
        for name in records {
            let text = read(&guides::record_path(&name))?;
            self.write(format!("/texts/{name}.record"), text.as_bytes())?;
        }
        Ok(())
    }

    /// Writes the style sheets of pages that few visits need.
    fn write_styles(&mut self) -> Result<()> {
        for name in ["lessons.css", "review.css"] {
            let style = self.content(name)?;
            self.write(format!("/texts/{name}"), &style)?;
        }
        Ok(())
    }

    /// Writes the lessons of each game with their messages in each language.
    fn write_lessons(&mut self) -> Result<()> {
        let texts = |owner: &str| root().join("crates").join(owner).join("texts");
        for game in games()? {
            let lessons = lessons::of_game(&game)?;
            for (lang, _) in languages::offered(&texts("scene"))? {
                let coach = messages(&texts("client"), &lang, lessons::MESSAGES)?;
                let own = messages(&texts(&game), &lang, lessons::MESSAGES)?;
                let course = serde_json::json!({ "lessons": lessons, "messages": coach + &own }).to_string();
                self.write_page_of(&lang, &format!("lessons-{game}"), "json", &course)?;
            }
        }
        Ok(())
    }

    /// Writes a page to read, without a hash in its name. It is kept with the texts of its language.
    fn write_page_of(&mut self, lang: &str, name: &str, ending: &str, text: &str) -> Result<()> {
        let path = format!("/texts/{name}-{lang}.{ending}");
        std::fs::create_dir_all(self.folder().join("texts"))?;
        std::fs::write(self.file(&path), text)?;
        self.texts.entry(lang.to_owned()).or_default().insert(name.to_owned(), path);
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

    /// The bytes of a file as it is sent, compressed if possible.
    fn sent_size(&self, path: &str) -> Result<usize> {
        let compressed = self.file(&format!("{path}.br"));
        let file = if compressed.exists() { compressed } else { self.file(path) };
        Ok(usize::try_from(std::fs::metadata(file)?.len())?)
    }

    /// Prints sizes, and fails if a table page is too large. Icons and rules are not loaded with a table.
    fn report_sizes(&self) -> Result<()> {
        let part_files: BTreeSet<&str> = self.parts.values().flatten().filter_map(|name| self.path(name)).collect();
        // The service worker and what belongs to an installed page are asked for when the table has long been shown.
        let is_later = |path: &str| path.contains("icon-") || path.starts_with("/texts") || LATER.contains(&path);
        let is_common = |path: &str| !is_later(path) && !part_files.contains(path);
        let mut common = 0;
        for path in self.written.iter().filter(|path| is_common(path)) {
            let size = self.sent_size(path)?;
            println!("   {:>7.1} KB  {path}", size as f64 / 1000.0);
            common += size;
        }
        for (lang, texts) in &self.texts {
            let sizes =
                texts.iter().map(|(owner, path)| Ok(format!("{owner} {:.1}", self.sent_size(path)? as f64 / 1000.0)));
            println!("   texts in {lang}, KB: {}", sizes.collect::<Result<Vec<_>>>()?.join(", "));
        }
        let (mut heaviest, playable) = (common, games()?);
        let size_of = |names: &[String]| {
            let paths = names.iter().filter_map(|name| self.path(name));
            paths.map(|path| self.sent_size(path)).sum::<Result<usize>>()
        };
        for (part, names) in &self.parts {
            let own = size_of(names)?;
            let sum = common + own + self.texts_size(part)?;
            println!("   {:>7.1} KB  {part}, in all {:.1} KB, brotli", own as f64 / 1000.0, sum as f64 / 1000.0);
            // Other parts that are not games are not loaded with a table.
            if playable.contains(part) {
                heaviest = heaviest.max(sum);
            }
        }
        if heaviest > BYTES_MAX {
            bail!("the first table page weighs {heaviest} bytes; {BYTES_MAX} are allowed");
        }
        Ok(())
    }

    /// What the texts of the page and of a part weigh, in the language in which they weigh most.
    fn texts_size(&self, part: &str) -> Result<usize> {
        let size = |texts: &BTreeMap<String, String>| {
            let paths = ["page", part].into_iter().filter_map(|owner| texts.get(owner));
            paths.map(|path| self.sent_size(path)).sum::<Result<usize>>()
        };
        Ok(self.texts.values().map(size).collect::<Result<Vec<_>>>()?.into_iter().max().unwrap_or_default())
    }

    fn path(&self, name: &str) -> Option<&str> {
        self.names.get(name).map(String::as_str)
    }
}

/// A text with all places of another one replaced, of which there must be some.
fn replaced(text: String, from: &str, to: &str) -> Result<String> {
    match !from.is_empty() && !to.is_empty() && text.contains(from) {
        true => Ok(text.replace(from, to)),
        false => bail!("crates/web/static/index.html lacks `{from}`, or there is nothing to take its place"),
    }
}

/// The messages of a language for the page, without comments. What the language lacks is in English.
fn messages(texts: &Path, lang: &str, file: &str) -> Result<String> {
    let text = |lang: &str| {
        let path = texts.join(lang).join(file);
        if path.exists() { read(&path) } else { Ok(String::new()) }
    };
    Ok(languages::with_fallback(&text(languages::SOURCE)?, &text(lang)?))
}

/// The text of a message of one line.
fn message_value(messages: &str, id: &str) -> String {
    let value = |line: &str| Some(line.strip_prefix(id)?.trim_start().strip_prefix('=')?.trim().to_owned());
    messages.lines().find_map(value).unwrap_or_default()
}

/// A script or a style sheet without comments and indentation.
fn squeezed(name: &str, text: String) -> String {
    let mut is_comment = false;
    let keeps = |line: &&str| {
        let begins = line.starts_with("/*");
        let was_comment = is_comment || begins;
        is_comment = was_comment && !line.contains("*/");
        // What stands behind a comment on its line is kept, with the comment.
        let is_whole = was_comment && (is_comment || line.ends_with("*/"));
        !line.is_empty() && !is_whole && !line.starts_with("//")
    };
    if !name.ends_with(".js") && !name.ends_with(".css") {
        return text;
    }
    let lines: Vec<&str> = text.lines().map(str::trim).filter(keeps).collect();
    match name.ends_with(".css") {
        // In a style sheet a line break is a space, and none is needed around these signs.
        true => [" {", "{ ", "; ", " }", "} ", ", ", ": "]
            .iter()
            .fold(lines.join(" "), |text, sign| text.replace(sign, sign.trim())),
        false => lines.join("\n") + "\n",
    }
}

/// FNV-1a, for names of files only; it is not secure.
fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

/// The list of games in the static page, which is shown before the program is loaded: title and one line of each.
fn static_games(lang: &str) -> Result<String> {
    let mut list = String::new();
    for game in games()? {
        let texts = messages(&root().join("crates").join(&game).join("texts"), lang, "about.ftl")?;
        let message = |id: &str| {
            let text = Some(message_value(&texts, id)).filter(|text| !text.is_empty());
            text.with_context(|| format!("{game}/texts/en/about.ftl has no `{id}`"))
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
    fn scripts_and_styles_are_squeezed() {
        let script = "// One.\n/**\n * @returns {number}\n */\n  const a = 1; // two\n\nb(a);\n";
        assert_eq!(squeezed("a.js", script.to_owned()), "const a = 1; // two\nb(a);\n");
        let style = "/* Bar. */\n.bar { top: 0; left: calc(1px - 2px); }\n.a > .b, .c:hover { color: red; }\n";
        assert_eq!(
            squeezed("a.css", style.to_owned()),
            ".bar{top:0;left:calc(1px - 2px);}.a > .b,.c:hover{color:red;}"
        );
        assert_eq!(squeezed("index.html", script.to_owned()), script);
    }

    #[test]
    fn every_game_has_a_title_and_a_line() {
        let list = static_games(languages::SOURCE).unwrap();
        assert_eq!(list.matches("<li").count(), games().unwrap().len());
    }
}
