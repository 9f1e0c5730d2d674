//! The command as a person uses it: through its arguments, its input and what it prints.
#![allow(clippy::unwrap_used)]

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

fn escapade(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_escapade"))
        .args(arguments)
        .env("XDG_STATE_HOME", folder("state"))
        .env("LC_ALL", "C")
        .env_remove("ESCAPADE_LANG")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that stops early does not read all of its input.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// A finished match of the sample game, played by always taking the first choice.
fn record(name: &str) -> PathBuf {
    let file = folder(name).join("match.record");
    let input = "1\n".repeat(100);
    let output =
        escapade(&["play", "sample", "--seed", "5", "--people", "2", "--record", file.to_str().unwrap()], &input);
    assert!(output.status.success(), "{}", text(&output.stderr));
    file
}

#[test]
fn a_match_can_be_played_over_a_pipe() {
    let output = escapade(&["play", "sample", "--level", "random", "--seed", "5"], &"1\n".repeat(100));
    assert!(output.status.success());
    let out = text(&output.stdout);
    assert!(out.contains("Which card do you bid?"), "{out}");
    assert!(out.contains("The match is over."), "{out}");
    assert!(!out.contains('\x1b'), "no colours in a pipe");
}

#[test]
fn people_at_one_keyboard_hand_it_over_without_seeing_each_others_cards() {
    let output = escapade(&["play", "sample", "--seed", "5", "--people", "2"], "\n1\n\nquit\n");
    let out = text(&output.stdout);
    let (ana, ben) = out.split_once("Pass the keyboard to ben.").unwrap();
    assert!(ana.contains("Pass the keyboard to ana."), "{out}");
    assert!(!ben.contains("ana, it is your decision"), "{out}");
    assert!(ben.contains("ana has bid."), "{out}");
    assert!(!ben.contains("The bids:"), "{out}");
}

#[test]
fn a_bot_waits_for_people_who_talk() {
    // Both people vote for the bot and end their turns; lines that do not fit are answered and asked again.
    let input = "\nend\nvote c\npick c\n".repeat(60) + "quit\n";
    let play = |people| {
        let table = ["play", "alcatraz", "--seats", "3", "--level", "random", "--seed", "5", "--people", people];
        text(&escapade(&table, &input).stdout)
    };
    let out = play("2");
    assert!(out.contains("left. Still talking: ana and ben."), "{out}");
    assert!(!play("1").contains("Time to talk"), "one alone has nobody to talk with");
}

#[test]
fn a_refusal_names_the_clause_in_the_players_language() {
    let output =
        escapade(&["play", "sample", "--seed", "5", "--lang", "pl"], "why roll\nwhy\nroll\n77\nhop\nundo\nquit\n");
    assert!(output.status.success());
    let out = text(&output.stdout);
    assert!(out.contains("Teraz nie można. SMP-002: Najpierw wszyscy licytują"), "{out}");
    assert!(out.contains("Dlaczego co?"), "{out}");
    assert!(out.contains("numeru 77"), "{out}");
    assert!(out.contains("`hop`"), "{out}");
    assert!(out.contains("Nie ma czego cofnąć"), "{out}");
}

#[test]
fn a_hint_says_what_a_bot_would_do_and_why() {
    let output = escapade(&["play", "sample", "--level", "easy", "--seed", "5"], "hint\nquit\n");
    let out = text(&output.stdout);
    assert!(out.contains("That should win"), "{out}");
}

#[test]
fn a_saved_match_goes_on() {
    let file = folder("saved").join("half.record");
    let save = format!("1\nsave {}\nquit\n", file.display());
    assert!(escapade(&["play", "sample", "--level", "random", "--seed", "5"], &save).status.success());
    let half = std::fs::read_to_string(&file).unwrap();
    assert!(half.contains("\n1 "), "{half}");
    let output =
        escapade(&["play", "sample", "--level", "easy", "--resume", file.to_str().unwrap()], &"1\n".repeat(100));
    assert!(text(&output.stdout).contains("The match is over."));
    let output = escapade(&["verify", file.to_str().unwrap()], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("the match is not over"), "{}", text(&output.stderr));
}

#[test]
fn a_match_with_other_content_goes_on_with_that_content() {
    let folder = folder("content");
    let content = folder.join("my.toml");
    let own = concat!(env!("CARGO_MANIFEST_DIR"), "/../luiswile/content/luiswile.toml");
    std::fs::write(&content, format!("# mine\n{}", std::fs::read_to_string(own).unwrap())).unwrap();
    let (content, saved) = (content.to_str().unwrap(), folder.join("half.record"));
    let saved = saved.to_str().unwrap();
    // The first row says the whole plan that the game proposes.
    let save = format!("1\nsave {saved}\nquit\n");
    let play = ["play", "luiswile", "--level", "random", "--content", content];
    assert!(escapade(&play, &save).status.success());
    let resume = ["play", "luiswile", "--level", "random", "--resume", saved];
    let replay = ["replay", saved, "--at", "1"];
    // The record holds the content; the file is as good.
    for with in [&[][..], &["--content", content]] {
        let output = escapade(&[&resume[..], with].concat(), "quit\n");
        assert!(output.status.success(), "{}", text(&output.stderr));
        let output = escapade(&[&replay[..], with].concat(), "");
        assert!(output.status.success(), "{}", text(&output.stderr));
    }
    std::fs::write(content, std::fs::read_to_string(own).unwrap().replace("goal = 250", "goal = 240")).unwrap();
    let output = escapade(&[&resume[..], &["--content", content]].concat(), "quit\n");
    assert!(text(&output.stderr).contains("give that file"), "{}", text(&output.stderr));
}

#[test]
fn input_that_ends_too_early_is_said_on_standard_error() {
    let output = escapade(&["play", "sample"], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("The input ended before the match did."));
}

#[test]
fn good_records_verify_and_forged_ones_are_named_by_their_line() {
    let file = record("verified");
    let path = file.to_str().unwrap();
    let output = escapade(&["verify", path], "");
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("actions of sample verified"));
    let good = std::fs::read_to_string(&file).unwrap();
    let line = good.lines().position(|line| line.starts_with("1 ")).unwrap() + 1;
    for (from, to, expected) in [
        ("\n1 a bid", "\n1 a bid 99", format!("line {line},")),
        ("seed: 05", "seed: 06", "is not the one that was promised".to_owned()),
        (" won, places", " win, places", "the result is".to_owned()),
        ("seat a: 00", "seat a: 01", "the header was changed".to_owned()),
    ] {
        assert!(good.contains(from), "{from}");
        let forged = folder("verified").join("forged.record");
        std::fs::write(&forged, good.replacen(from, to, 1)).unwrap();
        let output = escapade(&["verify", forged.to_str().unwrap()], "");
        assert_eq!(output.status.code(), Some(1));
        assert!(text(&output.stderr).contains(&expected), "{}", text(&output.stderr));
    }
}

#[test]
fn the_independent_verifier_agrees() {
    let file = record("python");
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/verify.py");
    let verify = |path: &str| Command::new("python3").args([script, path]).output().unwrap();
    let output = verify(file.to_str().unwrap());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let good = std::fs::read_to_string(&file).unwrap();
    for (from, to) in [
        ("seed: 05", "seed: 06"),
        ("deal: 6/12", "deal: 5/12"),
        ("\n2 b bid", "\n2 b bid 1"),
        ("seat a: 00", "seat a: 01"),
    ] {
        assert!(good.contains(from), "{from} in\n{good}");
        let forged = folder("python").join("forged.record");
        std::fs::write(&forged, good.replacen(from, to, 1)).unwrap();
        let output = verify(forged.to_str().unwrap());
        assert_eq!(output.status.code(), Some(1), "{from}");
        assert!(text(&output.stderr).contains("line "), "{}", text(&output.stderr));
    }
}

/// A signed match that went back behind dice, and one that was aborted.
fn signed_matches() -> [engine::Record; 2] {
    use engine::sample::Sample;
    use engine::{Abort, Game, Match, Participant, RecordKey, Salt, Seats, Seed, Settings};
    let mut chairs = Participant::row(2);
    chairs[0].salt = Salt::new([7; 16]);
    chairs[0].promise = Some(chairs[0].salt.promise());
    chairs[1].promise = Some(Salt::new([8; 16]).promise());
    chairs[1].salt = Salt::unrevealed(&chairs[1].promise.unwrap());
    let settings = Settings::new(Sample::ABOUT.options, 2);
    let mut game = Match::<Sample>::new(settings, Seed::from_number(5), chairs).unwrap();
    let play = |game: &mut Match<Sample>, steps: usize| {
        for _ in 0..steps {
            let Some(seat) = game.deciders().first() else { return };
            game.play(seat, *game.menu(seat).last().unwrap()).unwrap();
        }
    };
    play(&mut game, 4);
    game.take_back(2);
    play(&mut game, 1);
    game.take_back(3);
    let key = RecordKey::new([9; 32]);
    let aborted = game.aborted_record(Abort::Agreed(Seats::NONE)).signed(&key);
    play(&mut game, 500);
    [game.record().signed(&key), aborted]
}

#[test]
fn both_verifiers_follow_takebacks_and_refuse_what_is_forged() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/verify.py");
    let file = folder("signed").join("match.record");
    let path = file.to_str().unwrap();
    let key = "fd1724385aa0c75b64fb78cd602fa1d991fdebf76b13c58ed702eac835e9f618";
    let both = |record: &str| {
        std::fs::write(&file, record).unwrap();
        let python = Command::new("python3").args([script, path, key]).output().unwrap();
        (escapade(&["verify", path, "--key", key], ""), python)
    };
    for record in signed_matches() {
        let good = record.to_string();
        let (ours, theirs) = both(&good);
        assert!(ours.status.success(), "{}\n{good}", text(&ours.stderr));
        assert!(theirs.status.success(), "{}\n{good}", text(&theirs.stderr));
        assert!(text(&ours.stdout).contains("2 takebacks; seats b did not show their salt; signed by that key"));
        let said = text(&theirs.stdout);
        assert!(said.contains("2 takebacks") && said.contains("seats b did not show"), "{said}");
        assert!(said.contains(&format!("it is signed by {key}")), "{said}");

        let lines: Vec<&str> = good.lines().collect();
        let header = lines.iter().position(|line| line.is_empty()).unwrap();
        let cut = (header..lines.len()).map(|kept| lines[..kept].join("\n"));
        let changed = [
            (" ana\n", " eve\n"),
            ("takeback 2", "takeback 1"),
            ("seed: 05", "seed: 06"),
            ("promise a: ", "promise a: 0"),
        ];
        let ended = [("aborted: agreed", "aborted: left by a"), (" won, ", " won,  ")];
        let unsigned = lines[..lines.len() - 1].join("\n");
        let other_key = good.replace("signed: fd", "signed: fe");
        let digit = if good.trim_end().ends_with('0') { "1" } else { "0" };
        let other_signature = format!("{}{digit}\n", &good.trim_end()[..good.trim_end().len() - 1]);
        let forged = changed.iter().chain(&ended).filter(|(from, _)| good.contains(from));
        let forged = forged.map(|(from, to)| good.replacen(from, to, 1));
        for forged in forged.chain(cut).chain([unsigned, other_key, other_signature]) {
            let (ours, theirs) = both(&forged);
            assert_eq!((ours.status.code(), theirs.status.code()), (Some(1), Some(1)), "{forged}");
        }
    }
}

#[test]
fn simulations_are_reproducible() {
    let figures = || text(&escapade(&["sim", "sample", "-n", "500", "--seed", "7", "--json"], "").stdout);
    assert_eq!(figures(), figures());
    let json: serde_json::Value = serde_json::from_str(&figures()).unwrap();
    assert_eq!(json["matches"], 500);
}

#[test]
fn mistakes_are_explained() {
    let error = |arguments: &[&str]| {
        let output = escapade(arguments, "");
        (output.status.code().unwrap(), text(&output.stderr))
    };
    let (code, said) = error(&["play", "chess"]);
    assert_eq!(code, 1);
    assert!(said.contains("there is no game `chess`; there are: alcatraz"), "{said}");
    let (code, said) = error(&["play", "sample", "--seats", "9", "--option", "rounds=8", "--option", "speed=1"]);
    assert_eq!(code, 1);
    for fault in [
        "seats: “9” is not a whole number from 2 to 4",
        "rounds: “8” is not a whole number from",
        "speed: there is no such option; there are: ",
    ] {
        assert!(said.contains(fault), "{said}");
    }
    let (_, said) = error(&["play", "blackgate", "--option", "mode=team", "--seats", "3", "--lang", "de"]);
    assert!(said.contains("zu blackgate:\nmode: In Teams spielen nur vier oder sechs Personen (BLK-135)"), "{said}");
    let wrong = ["play", "sample", "--seats", "9", "--option", "speed=1", "--lang"];
    for lang in scene::Lang::all().skip(1) {
        let (_, said) = error(&[&wrong[..], &[lang.word()]].concat());
        let faults = said.lines().filter(|line| line.starts_with("seats") || line.starts_with("speed"));
        assert_eq!(faults.count(), 2, "{said}");
        assert!(!said.contains("there") && !said.contains("whole") && !said.contains('⟦'), "{lang}: {said}");
    }
    assert_eq!(error(&["verify", "nowhere.record"]).0, 1);
    assert_eq!(error(&["rules", "sample", "SMP-099"]), (1, "escapade: sample has no clause SMP-099\n".to_owned()));
    assert_eq!(error(&["play"]).0, 2);
}

#[test]
fn clauses_can_be_read() {
    let output = escapade(&["rules", "sample", "smp-009"], "");
    assert_eq!(text(&output.stdout), "SMP-009 Nobody may roll for a loot of 12 coins or more.\n");
    assert!(text(&escapade(&["rules", "sample"], "").stdout).contains("# The sample game"));
}

#[test]
fn completions_are_printed() {
    assert!(text(&escapade(&["completions", "bash"], "").stdout).contains("complete -F"));
}

#[test]
fn the_benchmark_says_that_playing_allocates_nothing() {
    let output = escapade(&["bench", "sample", "--seconds", "0.05", "--json"], "");
    let json: serde_json::Value = serde_json::from_str(&text(&output.stdout)).unwrap();
    for figures in json.as_array().unwrap() {
        assert_eq!(figures["allocations"], 0.0, "{figures}");
    }
}

#[test]
fn the_version_names_the_commit_and_the_rules_of_each_game() {
    let output = escapade(&["--version"], "");
    assert!(output.status.success());
    let line = text(&output.stdout);
    let inside = line.strip_prefix(concat!("escapade ", env!("CARGO_PKG_VERSION"), " (")).expect("the version");
    let (commit, rules) = inside.trim_end().strip_suffix(')').unwrap().split_once("; rules: ").unwrap();
    assert!(commit == "unknown" || commit.len() >= 7, "{line}");
    let names: Vec<&str> = rules.split(", ").map(|game| game.split_once(' ').unwrap().0).collect();
    assert_eq!(names.join(", "), games::names());
}

#[test]
fn a_film_shows_a_match_from_its_beginning_to_its_end() {
    let record = record("film");
    let film = folder("film").join("film.png");
    let (record, path) = (record.to_str().unwrap(), film.to_str().unwrap());
    let write = |more: &[&str]| {
        escapade(&[&["replay", record, "--film", path, "--width", "390", "--scale", "0.5"], more].concat(), "")
    };
    let output = write(&["--frames", "4", "--seat", "b", "--theme", "dark", "--lang", "pl"]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("film.png: 4 frames, "), "{}", text(&output.stdout));
    let bytes = std::fs::read(&film).unwrap();
    assert!(bytes.starts_with(b"\x89PNG"));
    assert_eq!(u32::from_be_bytes(bytes[16..20].try_into().unwrap()), 195, "the width");
    let frames = bytes.windows(4).filter(|name| name == b"fcTL").count();
    assert_eq!(frames, 4);
    for (mistake, expected) in [
        (["--frames", "1"], "1 is not in 2..=1000"),
        (["--seconds", "0"], "expected a number from 0.02 to 20"),
        (["--png", "pictures"], "cannot be used with"),
    ] {
        let output = write(&mistake);
        assert_eq!(output.status.code(), Some(2));
        assert!(text(&output.stderr).contains(expected), "{}", text(&output.stderr));
    }
}

/// The command of a bot that answers every question with the same line, after a comment.
fn program(name: &str, answer: &str) -> String {
    let file = folder(name).join("bot.sh");
    let script = format!(
        "while read word rest; do case $word in escapade) echo '# here'; echo ready first;; choose) echo '{answer}';; \
         quit) exit;; esac; done\n"
    );
    std::fs::write(&file, script).unwrap();
    format!("/bin/sh {}", file.display())
}

#[cfg(unix)]
#[test]
fn any_program_is_a_bot_in_the_lab_and_at_the_keyboard() {
    let bot = program("program", "choose 0");
    let output = escapade(&["lab", "duel", "sample", "--bots", &format!("{bot},random"), "-n", "4", "--json"], "");
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains(&format!("\"entrant\": \"{bot}\"")), "{}", text(&output.stdout));
    let output = escapade(&["play", "sample", "--bots", &bot, "--seed", "5"], &"1\n".repeat(100));
    assert!(text(&output.stdout).contains("The match is over."), "{}", text(&output.stderr));
    // Also by notation, and whatever is wrong is said.
    for (answer, expected) in
        [("choose 99", "expected `choose` and a place from 0 to"), ("", "ended before it answered")]
    {
        let bot = match answer {
            "" => "/bin/true".to_owned(),
            answer => program("faulty-program", answer),
        };
        let output = escapade(&["lab", "duel", "sample", "--bots", &format!("{bot},random"), "-n", "2"], "");
        assert!(!output.status.success());
        assert!(text(&output.stderr).contains(expected), "{}", text(&output.stderr));
    }
    let output = escapade(&["lab", "duel", "sample", "--bots", "./nothing-here,random", "-n", "2"], "");
    assert!(text(&output.stderr).contains("./nothing-here: cannot be started"), "{}", text(&output.stderr));
}

#[test]
fn a_gate_reports_both_bots() {
    let report = folder("gate").join("report");
    let path = report.to_str().unwrap();
    let gate = ["lab", "gate", "sample", "random", "search:20", "-n", "24", "--json", "--report", path];
    let output = escapade(&gate, "");
    assert!(output.status.success(), "{}", text(&output.stderr));
    let json: serde_json::Value = serde_json::from_str(&text(&output.stdout)).unwrap();
    let bots: Vec<&str> =
        json["standings"].as_array().unwrap().iter().map(|row| row["entrant"].as_str().unwrap()).collect();
    assert_eq!(bots, ["search:20", "random"]);
    assert!(json["figures"]["new"]["share"].as_f64() > json["figures"]["old"]["share"].as_f64(), "{json:#}");
    assert!(["stronger", "not-stronger", "open"].contains(&json["verdict"].as_str().unwrap()), "{json:#}");
    let read = |name: &str| std::fs::read_to_string(report.join(name)).unwrap();
    assert_eq!(serde_json::from_str::<serde_json::Value>(&read("report.json")).unwrap(), json);
    for name in ["report.html", "report.csv"] {
        assert!(bots.iter().all(|bot| read(name).contains(bot)), "{name}");
    }
}

#[test]
fn a_run_in_parts_gives_the_same_bytes_as_one_run() {
    let folder = folder("parts");
    let file = |name: &str| {
        let path = folder.join(name);
        let _ = std::fs::remove_file(&path);
        path.to_str().unwrap().to_owned()
    };
    let run = |arguments: &[&str]| {
        let output = escapade(arguments, "");
        assert!(output.status.success(), "{}", text(&output.stderr));
    };
    let (whole, a, b, merged) = (file("whole.jsonl"), file("a.jsonl"), file("b.jsonl"), file("merged.jsonl"));
    let duel = ["lab", "duel", "sample", "--bots", "greedy,random"];
    run(&[&duel[..], &["-n", "9", "--results", &whole]].concat());
    run(&[&duel[..], &["-n", "5", "--results", &a]].concat());
    run(&[&duel[..], &["-n", "4", "--first", "5", "--results", &b]].concat());
    run(&["lab", "merge", &merged, &b, &a]);
    assert_eq!(std::fs::read(&merged).unwrap(), std::fs::read(&whole).unwrap());
    // A run can grow.
    run(&[&duel[..], &["-n", "9", "--results", &a]].concat());
    assert_eq!(std::fs::read(&a).unwrap(), std::fs::read(&whole).unwrap());
    let other = escapade(&["lab", "duel", "sample", "--bots", "random,random", "--results", &whole], "");
    assert!(text(&other.stderr).contains("results of another run"), "{}", text(&other.stderr));

    let data = ["lab", "dataset", "sample", "--bots", "greedy,random"];
    run(&[&data[..], &["-n", "6", "--output", &whole]].concat());
    run(&[&data[..], &["-n", "2", "--output", &a]].concat());
    run(&[&data[..], &["-n", "4", "--first", "2", "--output", &b]].concat());
    run(&["lab", "merge", &merged, &a, &b]);
    assert_eq!(std::fs::read(&merged).unwrap(), std::fs::read(&whole).unwrap());
    let lines = std::fs::read_to_string(&whole).unwrap();
    let layout: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(folder.join("whole.layout.json")).unwrap()).unwrap();
    for line in lines.lines() {
        let line: serde_json::Value = serde_json::from_str(line).unwrap();
        assert!(line["legal"].as_array().unwrap().contains(&line["choice"]), "{line}");
        assert_eq!(line["observation"].as_array().unwrap().len() as u64, layout["width"].as_u64().unwrap());
        assert!([1, -1].contains(&line["reward"].as_i64().unwrap()));
    }
    run(&[&data[..], &["-n", "2", "--records", "--output", &a]].concat());
    let first: serde_json::Value =
        serde_json::from_str(std::fs::read_to_string(&a).unwrap().lines().next().unwrap()).unwrap();
    let record = folder.join("match.record");
    std::fs::write(&record, first["record"].as_str().unwrap()).unwrap();
    run(&["verify", record.to_str().unwrap()]);
}

#[test]
fn the_language_follows_the_system_unless_one_is_named() {
    let first_line = |variables: &[(&str, &str)], arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_escapade"));
        command.args(["rules", "wcp"]).args(arguments);
        ["ESCAPADE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"].into_iter().for_each(|name| _ = command.env_remove(name));
        let output = command.envs(variables.iter().copied()).output().unwrap();
        assert!(output.status.success(), "{}", text(&output.stderr));
        text(&output.stdout)
    };
    let (english, german) = (first_line(&[], &["--lang", "en"]), first_line(&[], &["--lang", "de"]));
    assert_ne!(english, german);
    assert_eq!(first_line(&[], &[]), english);
    assert_eq!(first_line(&[("LANG", "de_DE.UTF-8")], &[]), german);
    assert_eq!(first_line(&[("LANG", "pl_PL.UTF-8"), ("LC_ALL", "de_AT.UTF-8")], &[]), german);
    assert_eq!(first_line(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "C")], &[]), english);
    assert_eq!(first_line(&[("LC_ALL", "pl_PL.UTF-8"), ("ESCAPADE_LANG", "de")], &[]), german);
    assert_eq!(first_line(&[("LC_ALL", "pl_PL.UTF-8")], &["--lang", "de"]), german);
}

#[test]
fn without_a_terminal_the_command_alone_lists_its_words() {
    let output = escapade(&[], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("escapade play alcatraz"), "{}", text(&output.stderr));
}

#[test]
fn tools_get_json() {
    let file = record("json");
    let path = file.to_str().unwrap();
    let wrong = folder("json").join("wrong.record");
    std::fs::write(&wrong, "no record").unwrap();
    let output = escapade(&["verify", path, wrong.to_str().unwrap(), "--json"], "");
    assert!(!output.status.success(), "one of them is wrong");
    let found: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&found[0]["is_right"], &found[0]["game"]), (&true.into(), &"sample".into()), "{found}");
    assert!(found[0]["actions"].as_u64() > Some(3) && found[1]["is_right"] == false, "{found}");
    let own = escapade(&["content", "export", "wcp"], "");
    let changed = text(&own.stdout).replacen("fire = 2", "fire = 3", 1);
    assert_ne!(changed, text(&own.stdout));
    let content = folder("json").join("wcp.toml");
    std::fs::write(&content, &changed).unwrap();
    let content = content.to_str().unwrap();
    let diff = escapade(&["content", "diff", "wcp", content, "--json"], "");
    let diff: Vec<String> = serde_json::from_slice(&diff.stdout).unwrap();
    assert_eq!(diff.len(), 1, "{diff:?}");
    let check = escapade(&["content", "check", "wcp", content, "--json"], "");
    let report: serde_json::Value = serde_json::from_slice(&check.stdout).unwrap();
    assert_eq!(report["differences"].as_array().map(Vec::len), Some(1), "{report}");
    std::fs::write(content, changed.replacen("fire = 3", "fire = -3", 1)).unwrap();
    let check = escapade(&["content", "check", "wcp", content, "--json"], "");
    let report: serde_json::Value = serde_json::from_slice(&check.stdout).unwrap();
    assert!(
        !check.status.success() && report["faults"].as_array().is_some_and(|faults| !faults.is_empty()),
        "{report}"
    );
}

#[test]
fn every_command_has_a_manual_page() {
    let folder = folder("man");
    let output = escapade(&["man", folder.to_str().unwrap()], "");
    assert!(output.status.success(), "{}", text(&output.stderr));
    for name in ["escapade", "escapade-play", "escapade-join", "escapade-lab-duel", "escapade-content-check"] {
        let page =
            std::fs::read_to_string(folder.join(format!("{name}.1"))).unwrap_or_else(|_| panic!("no page {name}"));
        assert!(page.contains(".SH NAME") && page.contains(".SH SYNOPSIS"), "{page}");
    }
    assert!(!folder.join("escapade-man.1").exists(), "what is hidden has no page");
}
