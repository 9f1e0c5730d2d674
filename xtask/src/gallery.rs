//! `cargo xtask gallery`: golden records as pictures, on one page.

use std::fmt::Write;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::sources::{cargo, games, read, root, succeed};

/// A phone, a tablet, a desktop with a log beside the board, and a whole desktop.
const WIDTHS: [&str; 4] = ["390", "780", "1000", "1440"];
/// The width of the pictures in the README.
const README_WIDTH: &str = "1200";
const THEMES: [&str; 2] = ["light", "dark"];
const LANGUAGES: [&str; 2] = ["en", "pl"];

/// Draws every game early, in the middle and at the end, for a seat and for a spectator, at four widths, in two themes
/// and two languages, and writes a page that shows them all. Also replaces the pictures of the README.
pub(crate) fn run() -> Result<()> {
    succeed(cargo().args(["build", "-q", "--release", "-p", "escapade"]))?;
    let folder = root().join("target/gallery");
    if folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    std::fs::create_dir_all(&folder)?;
    let mut page = String::from(
        "<!doctype html><meta charset=\"utf-8\"><title>Escapade: gallery</title>\
         <style>body{font-family:sans-serif;background:#777;color:#fff}img{margin:6px;vertical-align:top;max-width:48%}</style>\n",
    );
    for game in games()? {
        writeln!(page, "<h1>{game}</h1>")?;
        // Three seats are enough to see everything, and every game can be played by three.
        let record = root().join(format!("crates/games/tests/records/{game}-3.record"));
        let actions = read(&record)?.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).count();
        let shown = draw(&record, actions * 6 / 10, Some("a"), [README_WIDTH, "light", "en"], &folder)?;
        std::fs::copy(folder.join(shown), root().join(format!("docs/pictures/{game}.png")))?;
        for at in [actions / 10, actions / 2, actions] {
            for seat in [Some("a"), None] {
                draw_step(&record, at, seat, &folder, &mut page)?;
            }
        }
    }
    let index = folder.join("index.html");
    std::fs::write(&index, page)?;
    println!("{}", index.display());
    Ok(())
}

fn draw_step(record: &Path, at: usize, seat: Option<&str>, folder: &Path, page: &mut String) -> Result<()> {
    writeln!(page, "<h2>after {at} actions, {}</h2>", seat.unwrap_or("spectator"))?;
    for width in WIDTHS {
        for theme in THEMES {
            for lang in LANGUAGES {
                let name = draw(record, at, seat, [width, theme, lang], folder)?;
                writeln!(page, "<img loading=\"lazy\" src=\"{name}\" alt=\"{name}\">")?;
            }
        }
    }
    Ok(())
}

/// Draws one picture and gives the name of its file.
fn draw(record: &Path, at: usize, seat: Option<&str>, style: [&str; 3], folder: &Path) -> Result<String> {
    let [width, theme, lang] = style;
    let mut command = Command::new(root().join("target/release/escapade"));
    command.args(["replay", "--width", width, "--theme", theme, "--lang", lang, "--at", &at.to_string()]);
    command.arg("--png").arg(folder).arg(record);
    if let Some(seat) = seat {
        command.args(["--seat", seat]);
    }
    let output = command.output().context("cannot run escapade")?;
    anyhow::ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let file = String::from_utf8_lossy(&output.stdout);
    Ok(Path::new(file.trim()).file_name().context("a picture has a name")?.to_string_lossy().into_owned())
}
