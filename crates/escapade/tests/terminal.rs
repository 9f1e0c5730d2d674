//! The table in a real pseudo-terminal: played by keys and by mouse, stopped, left and taken up again.
#![cfg(unix)]
#![allow(clippy::unwrap_used)]

mod pty;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use pty::{PseudoTerminal, SCREENS};

const PLAY: [&str; 8] = ["play", "sample", "--level", "random", "--seed", "5", "--pace", "instant"];

#[test]
fn a_match_is_played_by_keys_at_three_sizes_and_colours() {
    for (size, variable) in SCREENS {
        let mut terminal = PseudoTerminal::start(&PLAY, size, &[variable]);
        terminal.wait_for(&["Which card do you bid?"]);
        terminal.play_to_the_end();
        terminal.press("q\r");
        let (is_content, written) = terminal.end();
        assert!(is_content, "{written}");
        assert!(written.contains("\x1b[?1049h") && written.contains("\x1b[?1049l"), "the screen is given back");
        let has_true = written.contains("38;2;");
        assert_eq!(has_true, variable == ("COLORTERM", "truecolor"));
        if variable.0 == "NO_COLOR" {
            assert!(!written.contains("[38;5;") && !written.contains("[33"), "no colours");
        }
    }
}

#[test]
fn a_match_that_is_ended_from_outside_is_kept_and_goes_on() {
    let state = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("pty-kept");
    let _ = std::fs::remove_dir_all(&state);
    let variable = [("XDG_STATE_HOME", state.to_str().unwrap())];
    let mut terminal = PseudoTerminal::start(&PLAY, (80, 24), &variable);
    terminal.wait_for(&["Which card do you bid?"]);
    terminal.press("1");
    let file = state.join("escapade").join("sample.record");
    let until = Instant::now() + Duration::from_secs(60);
    while !std::fs::read_to_string(&file).unwrap_or_default().contains(" a bid") {
        assert!(Instant::now() < until, "{}", terminal.text());
        std::thread::sleep(Duration::from_millis(20));
    }
    let id = terminal.child.process_id().unwrap().to_string();
    assert!(std::process::Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    assert!(terminal.end().1.contains("\x1b[?1049l"), "the screen is given back");
    let mut terminal = PseudoTerminal::start(
        &["play", "sample", "--resume", "--level", "random", "--pace", "instant"],
        (80, 24),
        &variable,
    );
    terminal.play_to_the_end();
    terminal.press("q\r");
    assert!(terminal.end().0, "{}", terminal.text());
    assert!(!file.exists(), "a match that is over is not kept");
}

#[test]
fn every_game_is_played_to_the_end_by_keys() {
    // Each game at one size and with its colours.
    play_games(|game, screen| game % SCREENS.len() == screen);
}

/// `cargo xtask test long` plays all games at all sizes.
mod long {
    #[test]
    fn every_game_is_played_to_the_end_by_keys_at_all_sizes() {
        super::play_games(|_, _| true);
    }
}

/// Plays games to their end at the screens that are wanted, by the places of both.
fn play_games(is_wanted: fn(usize, usize) -> bool) {
    let games: Vec<&str> = games::LIST.iter().map(|listed| listed.about.name).collect();
    let pairs = games
        .iter()
        .enumerate()
        .flat_map(|(index, game)| SCREENS.into_iter().enumerate().map(move |screen| (index, game, screen)));
    let chosen = pairs.filter(|(index, _, (screen, _))| is_wanted(*index, *screen));
    let threads: Vec<_> = chosen
        .map(|(_, game, (_, (size, colours)))| {
            let game = (*game).to_owned();
            std::thread::spawn(move || {
                let arguments = ["play", &game, "--level", "random", "--seed", "5", "--pace", "instant"];
                let state = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("pty-{game}-{}", size.0));
                // A run that was stopped may have left a match there.
                drop(std::fs::remove_dir_all(&state));
                let variables = [("XDG_STATE_HOME", state.to_str().unwrap()), colours];
                let mut terminal = PseudoTerminal::start(&arguments, size, &variables);
                terminal.wait_for(&["? keys"]);
                terminal.press_anything_to_the_end();
                std::thread::sleep(Duration::from_millis(300));
                terminal.press("q\r");
                assert!(terminal.child.wait().unwrap().success(), "{game}");
                assert!(
                    !state.join(format!("escapade/{game}.record")).exists(),
                    "{game}: a match that is over is kept: {}",
                    terminal.text()
                );
            })
        })
        .collect();
    threads.into_iter().for_each(|thread| thread.join().unwrap());
}

#[test]
fn a_match_is_played_by_mouse_alone() {
    let mut terminal = PseudoTerminal::start(&PLAY, (80, 24), &[]);
    terminal.wait_for(&["Which card do you bid?"]);
    let until = Instant::now() + Duration::from_secs(60);
    while !terminal.has_ended() {
        assert!(Instant::now() < until, "{}", terminal.text());
        let text = terminal.text();
        if let Some(line) = text.lines().position(|line| line.starts_with("1 ")) {
            terminal.click(4, line);
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    // The key that leaves can be clicked as well, and then the question is answered.
    let text = terminal.text();
    let line = text.lines().position(|line| line.contains("q quit")).expect("the footer has a way out");
    let column = text.lines().nth(line).unwrap().chars().collect::<String>().find("q quit").unwrap();
    terminal.click(column, line);
    terminal.wait_for(&["Leave the table?"]);
    terminal.press("\r");
    assert!(terminal.child.wait().unwrap().success());
}

#[test]
fn the_program_stops_and_goes_on_like_any_other() {
    let mut terminal = PseudoTerminal::start(&PLAY, (80, 24), &[]);
    terminal.wait_for(&["Which card do you bid?"]);
    let count = |terminal: &PseudoTerminal, code: &str| terminal.written().matches(code).count();
    let (enter, leave) = ("\x1b[?1049h", "\x1b[?1049l");
    // By its key, and by the signal that others send.
    for round in 0..2 {
        let entered = count(&terminal, enter);
        match round {
            0 => terminal.press("\x1a"),
            _ => terminal.signal("-TSTP"),
        }
        terminal.wait_until("the stop", |terminal| terminal.state().starts_with('T'));
        terminal.wait_until("the shell's screen", |terminal| count(terminal, leave) == round + 1);
        terminal.signal("-CONT");
        terminal.wait_until("the screen", |terminal| count(terminal, enter) > entered);
        terminal.wait_for(&["Which card do you bid?"]);
    }
    // Stopped hard, it could give nothing back, but it draws everything again.
    terminal.signal("-STOP");
    terminal.wait_until("the stop", |terminal| terminal.state().starts_with('T'));
    let entered = count(&terminal, enter);
    terminal.signal("-CONT");
    terminal.wait_until("the screen", |terminal| count(terminal, enter) > entered);
    terminal.wait_for(&["Which card do you bid?"]);
    // Ctrl-L draws everything again, and so does another size.
    let drawn = count(&terminal, "Which card do you bid?");
    terminal.press("\x0c");
    terminal.wait_until("the frame", |terminal| count(terminal, "Which card do you bid?") > drawn);
    terminal.resize((60, 18));
    terminal.wait_for(&["Which card do you bid?"]);
    terminal.play_to_the_end();
    terminal.press("q\r");
    assert!(terminal.child.wait().unwrap().success());
}

#[test]
fn the_command_without_arguments_is_a_screen_to_choose_from() {
    let state = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("pty-home");
    let _ = std::fs::remove_dir_all(&state);
    let state = [("XDG_STATE_HOME", state.to_str().unwrap()), ("LC_ALL", "de_DE.UTF-8"), ("ESCAPADE_PACE", "instant")];
    let mut terminal = PseudoTerminal::start(&[], (80, 24), &state);
    // In the language of the system, until another one is chosen.
    terminal.wait_for(&["Sprache: Deutsch"]);
    for listed in games::LIST {
        let title = listed.texts(scene::Lang::named("de")).text("game-title");
        assert!(terminal.text().contains(&title), "{title}:\n{}", terminal.text());
    }
    let language = games::LIST.len() + 1;
    terminal.press(&"j".repeat(language));
    terminal.press("\x1b[D");
    terminal.wait_for(&["Language: English"]);
    // A link that is none is refused with a sentence, and Esc leads back.
    terminal.press("k\rnothing\r");
    terminal.wait_for(&["There is no such table"]);
    terminal.press("\x1b");
    std::thread::sleep(Duration::from_millis(100));
    // A match is played from here, and left; it can be resumed then.
    terminal.press("1");
    terminal.wait_for(&["Play against bots"]);
    assert!(!terminal.text().contains("Go on with the match"), "{}", terminal.text());
    terminal.press("1");
    terminal.wait_for(&["? keys"]);
    terminal.press("1\r");
    std::thread::sleep(Duration::from_millis(500));
    terminal.press("\x04");
    terminal.wait_for(&["Leave the table?"]);
    terminal.press("\r");
    terminal.wait_for(&["Go on with the match that was left"]);
    terminal.press("\x1b");
    std::thread::sleep(Duration::from_millis(100));
    terminal.press("q");
    let (is_content, written) = terminal.end();
    assert!(is_content && written.contains("\x1b[?1049l"), "the screen is given back");
}

#[test]
#[cfg(target_os = "linux")]
fn a_table_that_waits_takes_no_time_and_writes_nothing() {
    let mut terminal = PseudoTerminal::start(&["play", "alcatraz", "--level", "random", "--seed", "5"], (200, 60), &[]);
    terminal.wait_for(&["1-9 choose"]);
    // The moments of the first turns go by.
    std::thread::sleep(Duration::from_secs(1));
    terminal.press("\x1b");
    std::thread::sleep(Duration::from_secs(1));
    let id = terminal.child.process_id().unwrap();
    // The processor time of the process in hundredths of a second: fields 14 and 15, counted behind the name in brackets.
    let ticks = || {
        let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap();
        let fields: Vec<&str> = stat.rsplit_once(") ").unwrap().1.split(' ').collect();
        fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap()
    };
    let (before, written) = (ticks(), terminal.written().len());
    std::thread::sleep(Duration::from_secs(4));
    assert_eq!(terminal.written().len(), written, "nothing is drawn while nothing happens");
    assert!(ticks() - before <= 2, "{} hundredths of a second in four", ticks() - before);
    terminal.press("q\r");
    assert!(terminal.child.wait().unwrap().success());
}

#[test]
fn pictures_are_shown_only_to_those_who_ask() {
    for (more, sign, hidden) in [
        (Some("kitty"), "\x1b_Ga=T,f=24,", "\x1b_Ga=d,"),
        (Some("sixel"), "\x1bPq\"1;1;", "\x1b[?2026h"),
        (None, "\x1b[?1049h", "\x1b[?2026h"),
    ] {
        let mut arguments = vec!["play", "wcp", "--level", "random", "--seed", "5", "--pace", "instant"];
        arguments.extend(more.into_iter().flat_map(|protocol| ["--pictures", protocol]));
        let mut terminal = PseudoTerminal::start(&arguments, (120, 40), &[]);
        terminal.wait_for(&["1-9 choose"]);
        terminal.press("i");
        terminal.wait_for(&["Esc Close"]);
        terminal.wait_until("the picture", |terminal| terminal.written().contains(sign));
        // With the card the picture goes, too.
        let seen = terminal.written().len();
        terminal.press("\x1b");
        terminal.wait_until("the table", |terminal| !terminal.text().contains("Esc Close"));
        terminal.wait_until("the end of the picture", |terminal| terminal.written()[seen..].contains(hidden));
        terminal.press("q\r");
        let (is_content, written) = terminal.end();
        assert!(is_content);
        let has_pictures = written.contains("\x1b_G") || written.contains("\x1bPq");
        assert_eq!(has_pictures, more.is_some());
    }
    // A protocol that does not exist is refused.
    let mut terminal = PseudoTerminal::start(&["play", "wcp", "--pictures", "paper"], (80, 24), &[]);
    terminal.wait_until("the refusal", |terminal| terminal.text().contains("none of kitty, sixel"));
    assert!(!terminal.child.wait().unwrap().success());
}

#[test]
fn lines_are_pushed_away_or_cleared_before_the_next_person_comes() {
    let kinds = [("TERM", "dumb", "--lang=en"), ("NO_COLOR", "1", "--plain"), ("COLORTERM", "", "--plain")];
    for (name, value, argument) in kinds {
        let arguments = ["play", "sample", "--seed", "5", "--people", "2", "--names", "ana,ben", argument];
        let mut terminal = PseudoTerminal::start(&arguments, (80, 24), &[(name, value)]);
        terminal.wait_for(&["Pass the keyboard to ana"]);
        terminal.press("\n");
        terminal.wait_for(&["Which card do you bid?"]);
        terminal.press("1\n");
        let text = terminal.wait_for(&["Pass the keyboard to ben"]);
        assert!(!text.contains("Which card do you bid?"), "{name}: {text}");
        terminal.press("\n");
        terminal.wait_for(&["Which card do you bid?"]);
        terminal.press("quit\n");
        let (is_content, written) = terminal.end();
        assert!(is_content, "{written}");
        let (is_dumb, is_bold) = (!written.contains('\x1b'), written.contains("\x1b[1m"));
        assert_eq!((is_dumb, is_bold), (name == "TERM", name == "COLORTERM"), "{name}");
    }
}
