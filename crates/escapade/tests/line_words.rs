//! A match in lines, in each language: no English word is left over, but for those that may stay.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// How many lines are typed: enough for the matches of most games to end, and a share of them.
const LINES: u32 = 400;
const LINES_SHARE: u32 = 160;
/// The words that stand in English messages, too, and that each language has itself: its own words, names, and what is
/// typed, such as `help`.
const MAY_STAY: [(&str, &str); 6] = [("de", DE), ("es", ES), ("fr", FR), ("it", IT), ("ja", JA), ("pl", PL)];

const DE: &str = "alcatraz also am an ap bandana block boss bot captain comic crew crowe deck die finesse finger gang gangs hammer hand \
    hangar help ii in insider le leg links lock luiswile mafia man michel odessa passive pause percival plan \
    pole quote radio road sabotage saboteur sam sergeant so stand still such transport tunnel uniform viper warmer was wcp will wind xxx";
const ES: &str = "alcatraz bandana base bot cable central come crowe decides dice hangar has help ii le luiswile mafia michel nitro no \
    odessa percival plan produce produces radio sam sea wcp xxx";
const FR: &str = "abandon action actions air alcatraz arrive as aversion bandana base bat bikers bot capture captures cartel \
    case chose cigarette cigarettes club codes composite confiscation court crowe double face fine finesse force \
    fusion gang gangs grille hangar help ii inspection le lui luiswile lynx mafia match michel mule nitro \
    observation observe odessa on or pages part passages percival pickpocket pile place plan plans point points poison \
    possible production propose protection radio rats refuse refuses rhino sabotage saboteur saboteurs sam signature silence \
    table tunnel vote votes wcp xxx";
const IT: &str = "alcatraz all bandana base birdwatcher boss bot club come crowe dice far hangar help ii in le lui luiswile mafia \
    michel nitro no odessa per percival produce radio round sam tunnel wcp xxx";
const JA: &str = "ap help";
const PL: &str = "alcatraz bandana bank bot by crowe do gang go hangar help ii le luiswile mafia map michel most nitro odessa patrol \
    percival plan sam to wcp xxx";

fn texts(name: &str, lang: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("crates are in a folder").join(name).join("texts").join(lang)
}

/// The words of a text, in lower case. Single letters are names of seats and things.
fn words(text: &str) -> BTreeSet<String> {
    let all = text.split(|c: char| !c.is_alphabetic()).map(str::to_lowercase);
    all.filter(|word| word.chars().count() > 1).collect()
}

/// The words of all English messages that a match may show, without ids, comments and values.
fn english(game: &str) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for (name, file) in [
        ("scene", "messages.ftl"),
        ("client", "messages.ftl"),
        ("terminal", "messages.ftl"),
        (game, "messages.ftl"),
        (game, "about.ftl"),
    ] {
        let text = std::fs::read_to_string(texts(name, "en").join(file)).expect("the source is there");
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let said = line.split_once(" =").map_or(line, |(_, said)| said);
            let said = said.trim_start().trim_start_matches('*');
            let said = if said.starts_with('[') { said.split_once(']').map_or("", |(_, said)| said) } else { said };
            let outside = said.split('{').map(|part| part.split_once('}').map_or(part, |(_, behind)| behind));
            // The first part stands before any brace.
            outside.for_each(|part| {
                all.extend(words(part).into_iter().filter(|word| !part.contains(&format!("${word}"))))
            });
        }
    }
    all
}

/// What somebody reads who types numbers as they come.
fn played(game: &str, lang: &str, lines: u32) -> String {
    let folder = std::env::temp_dir().join(format!("escapade-words-{game}-{lang}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let mut command = Command::new(env!("CARGO_BIN_EXE_escapade"));
    for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("ESCAPADE_")) {
        command.env_remove(name);
    }
    for name in ["HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"] {
        command.env(name, &folder);
    }
    command.args(["play", game, "--plain", "--lang", lang, "--level", "random", "--pace", "instant", "--seed", "3"]);
    let mut process =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it runs");
    let mut input = process.stdin.take().expect("it is piped");
    let typing = std::thread::spawn(move || {
        let mut state = 7u32;
        for _ in 0..lines {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            // The match may end before.
            _ = writeln!(input, "{}", 1 + (state >> 16) % 5);
        }
    });
    let output = process.wait_with_output().expect("it ends");
    typing.join().expect("nobody panics");
    drop(std::fs::remove_dir_all(folder));
    String::from_utf8(output.stdout).expect("it prints text")
}

/// A text without the notation behind each choice, which is the same in every language.
fn without_notation(text: &str) -> String {
    let mut parts = text.split('[');
    let first = parts.next().unwrap_or_default().to_owned();
    first + &parts.map(|part| part.split_once(']').map_or(part, |(_, behind)| behind)).collect::<Vec<_>>().join(" ")
}

/// The English words that are left over in each language.
fn left_over(game: &str, lines: u32) -> Vec<String> {
    let english = english(game);
    assert!(english.contains("choices") && english.len() > 500, "the words are read");
    // The same words show that the test can fail.
    let in_english = words(&without_notation(&played(game, "en", lines)));
    assert!(in_english.intersection(&english).count() > 100, "{game}: a match in English shows English words");
    let mut left = Vec::new();
    for (lang, may_stay) in MAY_STAY {
        let text = without_notation(&played(game, lang, lines));
        assert!(text.len() > 5000 && !text.contains('⟦'), "{game} in {lang}: {text}");
        let may_stay: BTreeSet<&str> = may_stay.split_whitespace().collect();
        let found = words(&text);
        let english = found.intersection(&english).filter(|word| !may_stay.contains(word.as_str()));
        left.extend(english.map(|word| format!("{game} in {lang}: {word}")));
    }
    left
}

/// Plays every game in every language.
fn no_english_is_left_over(lines: u32) {
    let mut left = Vec::new();
    std::thread::scope(|scope| {
        let play = |game| scope.spawn(move || left_over(game, lines));
        let games: Vec<_> = games::LIST.iter().map(|listed| play(listed.about.name)).collect();
        games.into_iter().for_each(|game| left.extend(game.join().expect("nobody panics")));
    });
    assert!(left.is_empty(), "these English words are left over: {left:#?}");
}

#[test]
fn matches_in_lines_speak_each_language() {
    no_english_is_left_over(LINES_SHARE);
}

/// `cargo xtask test long` plays them longer.
mod long {
    #[test]
    fn long_matches_in_lines_speak_each_language() {
        super::no_english_is_left_over(super::LINES);
    }
}
