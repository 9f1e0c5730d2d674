//! Fifty mistakes that designers make, and what they are told: `content-mistakes.txt` has the files and the messages.
#![allow(clippy::unwrap_used)]

use std::path::PathBuf;
use std::process::Command;

/// What is changed in a game's own file: the game, a text in it, and what stands there instead.
const MISTAKES: &str = include_str!("content-mistakes.txt");

fn escapade(arguments: &[&str]) -> (bool, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_escapade")).args(arguments).output().unwrap();
    let both = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(both).unwrap())
}

fn folder() -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("content");
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// A text in one line.
fn shown(text: &str) -> String {
    text.replace('\n', "⏎")
}

#[test]
fn fifty_mistakes_get_messages_in_a_designers_words() {
    let mut told = String::new();
    let mut count = 0;
    for block in MISTAKES.split("\n\n").filter(|block| !block.trim().is_empty()) {
        let lines: Vec<&str> = block.trim_end().lines().collect();
        let [game, from, to, ..] = lines[..] else { panic!("game, from, to: {block}") };
        let own = escapade(&["content", "export", game]).1;
        let (from, to) = (from.trim_start_matches("- "), to.trim_start_matches('+').trim_start());
        let file = own.replacen(&from.replace('⏎', "\n"), &to.replace('⏎', "\n"), 1);
        assert_ne!(file, own, "{game}: `{from}` is not in the file");
        let path = folder().join("mistake.toml");
        std::fs::write(&path, file).unwrap();
        let (is_good, message) = escapade(&["content", "check", game, path.to_str().unwrap()]);
        assert!(!is_good, "{game}: {to} is no mistake");
        let message = message.split_once(" faults\n").map_or_else(
            || message.split_once("mistake.toml: ").map_or(message.as_str(), |(_, rest)| rest),
            |(_, rest)| rest,
        );
        for word in ["u8", "u16", "i64", "struct ", "invalid type", "missing field", "unknown variant", "serde"] {
            assert!(!message.contains(word), "{game}: {to}: not a designer's words: {message}");
        }
        told += &format!("{game}\n- {}\n+ {}\n", shown(from), shown(to));
        message.trim_end().lines().for_each(|line| told += &format!("= {line}\n"));
        told.push('\n');
        count += 1;
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/content-mistakes.txt");
    if std::env::var_os("ESCAPADE_BLESS").is_some() {
        std::fs::write(path, &told).unwrap();
    }
    assert_eq!(count, 50);
    assert!(std::fs::read_to_string(path).unwrap() == told, "the messages changed; ESCAPADE_BLESS=1 writes them");
}

#[test]
fn all_mistakes_of_a_file_are_reported_at_once() {
    let own = escapade(&["content", "export", "wcp"]).1;
    let mut file =
        own.replacen("boosters = 1", "boosters = 100", 1).replacen("failsafe_rounds = 90", "failsafe_rounds = 0", 1);
    file = file.replacen("name = \"Gallery\"", "nmae = \"Gallery\"", 1).replacen(
        "passages = [0, 1, 2]",
        "passages = [0, 9]",
        1,
    );
    let path = folder().join("many.toml");
    std::fs::write(&path, file).unwrap();
    let (is_good, message) = escapade(&["content", "check", "wcp", path.to_str().unwrap()]);
    assert!(!is_good);
    for part in
        ["Mammoth (v01): boosters: 100 is too high", "failsafe_rounds: 0 is not from 1", "nmae", "Fan (h01): passages"]
    {
        assert!(message.contains(part), "`{part}` is missing:\n{message}");
    }
}

#[test]
fn a_change_is_exported_edited_as_csv_imported_and_compared() {
    let folder = folder();
    let (csv, changed) = (folder.join("vehicles.csv"), folder.join("changed.toml"));
    let (csv, changed) = (csv.to_str().unwrap(), changed.to_str().unwrap());
    assert!(escapade(&["content", "export", "wcp", "--table", "vehicles", "--out", csv]).0);
    let table = std::fs::read_to_string(csv).unwrap();
    assert!(table.starts_with("id,name,fire,armour,boosters\nv01,Mammoth,2,10,1\n"), "{table}");
    std::fs::write(csv, table.replace("v01,Mammoth,2,10,1", "v01,Mammoth,3,9,1")).unwrap();
    let (is_good, message) = escapade(&["content", "import", "wcp", csv, "--table", "vehicles", "--out", changed]);
    assert!(is_good, "{message}");
    let (_, message) = escapade(&["content", "diff", "wcp", changed]);
    assert_eq!(message, "vehicles: Mammoth (v01): fire: 2 → 3\nvehicles: Mammoth (v01): armour: 10 → 9\n");
    assert!(escapade(&["content", "check", "wcp", changed]).1.contains("2 differences from its own"));
    let (_, schema) = escapade(&["content", "schema", "wcp"]);
    let schema: serde_json::Value = serde_json::from_str(&schema).unwrap();
    let fire = &schema["properties"]["vehicles"]["items"]["properties"]["fire"];
    assert_eq!(fire["type"], "integer");
    assert!(fire["description"].as_str().unwrap().contains("from 1 to 30"));
}

#[test]
fn the_commands_of_the_designers_page_work_one_after_the_other() {
    let page = include_str!("../../../docs/design-a-change.md");
    let folder = folder().join("page");
    std::fs::create_dir_all(&folder).unwrap();
    let blocks = page.split("```sh\n").skip(1).map(|block| block.split_once("```").unwrap().0);
    let commands: Vec<&str> = blocks.flat_map(str::lines).collect();
    assert!(commands.len() >= 9, "{commands:?}");
    for command in commands {
        let words: Vec<&str> = command.split_whitespace().collect();
        assert_eq!(words[0], "escapade", "{command}");
        let run = Command::new(env!("CARGO_BIN_EXE_escapade")).args(&words[1..]).current_dir(&folder).output().unwrap();
        assert!(run.status.success(), "{command}\n{}", String::from_utf8_lossy(&run.stderr));
    }
    assert!(folder.join("paper/wcp-sheets.pdf").exists());
}

#[test]
fn a_server_starts_with_changed_content_and_refuses_what_is_none() {
    use std::io::{BufRead, BufReader};
    use std::process::Stdio;

    let folder = folder().join("hosted");
    std::fs::create_dir_all(&folder).unwrap();
    let serve = |file: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_escapade"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--data", "data", "--content", file]).current_dir(&folder);
        command
    };
    let own = escapade(&["content", "export", "wcp"]).1;
    std::fs::write(folder.join("mine.toml"), own.replace("failsafe_rounds = 90", "failsafe_rounds = 80")).unwrap();
    std::fs::write(folder.join("wrong.toml"), own.replace("failsafe_rounds = 90", "failsafe_rounds = 0")).unwrap();
    std::fs::write(folder.join("other.toml"), "title = 'other'").unwrap();

    let mut server = serve("mine.toml").stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    server.kill().unwrap();
    server.wait().unwrap();
    assert!(line.starts_with("Escapade is at http://"), "{line}");
    for (file, expected) in [
        ("wrong.toml", "--content wrong.toml: this is no content of wcp"),
        ("other.toml", "--content other.toml: no game has any of its parts"),
        ("missing.toml", "cannot read missing.toml"),
        ("mine.toml,mine.toml", "there are two files with content of wcp"),
    ] {
        let output = serve(file).output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.code() == Some(1) && said.contains(expected), "{expected}: {said}");
    }
}
