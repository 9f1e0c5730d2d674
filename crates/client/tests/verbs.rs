//! Verbs: every kind of choice that has a button is found by it, in every game and language.
#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};

use client::{ClientState, Local, LocalPlayer, LocalSetup, PickStep, Presenter, ScreenState};
use engine::{Dice, Seed, Settings};
use scene::{Choice, Lang, Pick};

/// How many matches of each game are played at most until all verbs but the rarest were met.
const MATCHES_MAX: u64 = 40;
/// How many verbs of a game such matches may miss: those that need a task to be brought to its end together, or a rare
/// option. The games' own tests find them.
const RARE_MAX: usize = 2;

/// The words of a game's messages that begin with `verb-`.
fn verb_messages(game: &str, lang: Lang) -> BTreeSet<String> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game).join("texts");
    let text = std::fs::read_to_string(folder.join(lang.word()).join("messages.ftl")).unwrap();
    let ids = text.lines().filter_map(|line| line.strip_prefix("verb-")?.split_once('='));
    ids.map(|(word, _)| word.trim().to_owned()).collect()
}

#[test]
fn every_choice_with_a_verb_is_found_by_its_button() {
    for entry in games::GAMES {
        let game = entry.about().name;
        let expected = verb_messages(game, Lang::EN);
        let mut found = BTreeSet::new();
        let mut matches = 0;
        while matches < MATCHES_MAX && found.len() + RARE_MAX < expected.len() {
            play(game, matches, &mut found);
            matches += 1;
        }
        assert!(found.is_subset(&expected), "{game}: {found:?} of {expected:?}");
        let missing: Vec<&String> = expected.difference(&found).collect();
        assert!(missing.len() <= RARE_MAX, "{game}: not met in {matches} matches: {missing:?}");
    }
}

/// The word of a verb, without what stands behind its colon.
fn word(verb: &str) -> String {
    verb.split(':').next().unwrap_or_default().to_owned()
}

/// Plays a match with all seats at one screen, and adds the verbs that had a button. What was met less often is chosen
/// first, and otherwise chance decides.
fn play(game: &str, seed: u64, found: &mut BTreeSet<String>) {
    let about = games::find(game).unwrap().about();
    let all_seats: Vec<u8> = about.seats.clone().collect();
    let seats = all_seats[usize::try_from(seed).unwrap() % all_seats.len()];
    let mut chance = Dice::seeded(seed);
    let players = (0..seats).map(|seat| LocalPlayer::Person(format!("player {seat}"))).collect();
    let setup = LocalSetup {
        table: "t1".to_owned(),
        game: game.to_owned(),
        // Every second match has other options.
        settings: match seed % 2 {
            0 => Settings::new(about.options, seats),
            _ => Settings::random(about.options, seats, &mut chance),
        },
        players,
    };
    // Some options exclude others.
    let Ok(mut local) = Local::open(setup, Seed::from_number(seed), 0) else { return };
    let mut state = ClientState::new("t1", 0);
    state.connected();
    local.serve(&mut state, 0);
    let mut presenter = Presenter::new(if seed.is_multiple_of(2) { Lang::EN } else { Lang::named("pl") });
    let mut met: BTreeMap<String, usize> = BTreeMap::new();
    while state.ending().is_none() {
        let screen = match presenter.show(&state) {
            ScreenState::Table(screen) => screen,
            ScreenState::PassScreen(_) => {
                state.take_screen();
                continue;
            }
            other => panic!("{game}: {other:?}"),
        };
        let picking = screen.picking();
        for button in picking.verbs() {
            assert!(!button.label.contains('⟦'), "{game}: {}", button.label);
            let mut pressed = picking.clone();
            match pressed.press_verb(&button.verb) {
                PickStep::Play(_) => assert_eq!(button.choices, 1),
                PickStep::More => assert_eq!(pressed.remaining().count(), button.choices, "{game}: {}", button.verb),
                other => panic!("{game}: {} leads to {other:?}", button.verb),
            }
            found.insert(word(&button.verb));
        }
        // Choices that begin with a button need no verb, and all others of the verb have it.
        for choice in picking.choices().iter().filter(|choice| choice.verb.is_some()) {
            let begins_with_thing = matches!(choice.picks.first(), Some(Pick::Thing(_)));
            let has_button = picking.verbs().iter().any(|button| Some(&button.verb) == choice.verb.as_ref());
            assert!(!begins_with_thing || has_button, "{game}: {} has no button", choice.action);
            found.insert(word(choice.verb.as_ref().unwrap()));
        }
        let choice = curious_choice(picking.choices(), &mut met, &mut chance);
        state.play(&choice);
        local.serve(&mut state, 0);
    }
}

/// The first word of an action's notation: its kind.
fn kind(choice: &Choice) -> &str {
    choice.action.split(' ').next().unwrap_or_default()
}

/// Half of the time a choice of the kind that was made least often, otherwise any choice.
fn curious_choice(choices: &[Choice], met: &mut BTreeMap<String, usize>, chance: &mut Dice) -> String {
    let times = |choice: &Choice| met.get(kind(choice)).copied().unwrap_or_default();
    let rarest = choices.iter().map(times).min().unwrap_or_default();
    let rare: Vec<&Choice> = choices.iter().filter(|choice| times(choice) == rarest).collect();
    let all: Vec<&Choice> = choices.iter().collect();
    let is_curious = chance.die(2) == 1;
    let chosen = *chance.pick(if is_curious { &rare } else { &all });
    *met.entry(kind(chosen).to_owned()).or_default() += 1;
    chosen.action.clone()
}
