//! A whole match as a screen reader reads it: lines over a pipe, compared with a golden file.
#![allow(clippy::unwrap_used)]

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// What is printed while the first choice is made every time.
fn transcript(game: &str) -> String {
    let arguments = ["play", game, "--plain", "--level", "random", "--seed", "5", "--names", "ana"];
    let state = Path::new(env!("CARGO_TARGET_TMPDIR")).join("transcript-state");
    let mut child = Command::new(env!("CARGO_BIN_EXE_escapade"))
        .args(arguments)
        .env("XDG_STATE_HOME", state)
        .env("LC_ALL", "C")
        .env_remove("ESCAPADE_LANG")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    // The command may end before it has read all of them.
    let typing = std::thread::spawn(move || input.write_all("1\n".repeat(4000).as_bytes()).is_ok());
    let output = child.wait_with_output().unwrap();
    typing.join().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_match_reads_as_it_did() {
    let game = "alcatraz";
    let text = transcript(game);
    assert!(text.contains("The match is over.") && text.contains("What happened:"), "{text}");
    let is_drawn = |c: char| c.is_control() && c != '\n' || ('\u{2500}'..='\u{259f}').contains(&c);
    assert_eq!(text.chars().find(|c| is_drawn(*c)), None, "nothing is drawn and nothing moves");
    let file = format!("{}/tests/transcripts/{game}.txt", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("ESCAPADE_BLESS").is_some() {
        std::fs::create_dir_all(Path::new(&file).parent().unwrap()).unwrap();
        std::fs::write(&file, &text).unwrap();
    }
    let golden = std::fs::read_to_string(&file).unwrap_or_default();
    let differing = golden.lines().zip(text.lines()).position(|(one, other)| one != other);
    assert!(golden == text, "{file} is another match from line {differing:?} on; bless it if that is meant");
}
