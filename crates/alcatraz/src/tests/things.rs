//! Things explain themselves, and choices that could be missed have a button with their verb.

use std::collections::BTreeSet;

use engine::Viewer;
use scene::{GameScene, Lang, Presentation, ThingCard};

use super::texts::{options, texts};
use super::*;

fn card(game: &Prison, who: &str, thing: &str, lang: Lang) -> ThingCard {
    let mut texts = texts(lang);
    texts.set_reader(Some(seat(who)));
    Alcatraz::explain(&options(), &game.view(who), thing, &texts).unwrap_or_else(|| panic!("{thing} has no card"))
}

/// The card of a task says what it pays, what is missing, and who could bring it.
#[test]
fn a_task_says_what_is_missing_and_who_could_bring_it() {
    let game = Prison::new(4).task("laundry", "A4").guards("laundry", 3).holds("c", "knife").at("d", "laundry");
    let game = game.holds("d", "clothes");
    let told = card(&game, "b", "task:A4", Lang::EN);
    assert_eq!(told.title, "task A4 “Build Bunk Dummies”");
    let expected = [
        "It pays element A, the riot, to the one who completes it; the scapegoat cannot. A card is drawn for the others.",
        "Missing: 1 prisoner. Could come: ana (2 moves), you (2 moves), cyd (2 moves).",
        "One guard too many: a riot in a room beside it lures one away, the Radio Room moves any. Bribes do not help here.",
        "Missing: knife. cyd could bring it. To be found: Exercise Yard, Visiting Area and Cell Block.",
        "Missing: tool. To be found: Exercise Yard, Visiting Area and Workshop.",
    ];
    assert_eq!(told.purpose, expected);
    let ready = Prison::new(4).task("warden", "A1").holds("b", "key").holds("c", "clothes");
    let told = card(&ready, "b", "task:A1", Lang::EN).purpose;
    assert!(told.last().unwrap().starts_with("Everything is there"), "{told:?}");
}

#[test]
fn rooms_and_sheets_say_how_things_stand() {
    let game = Prison::new(4).guards("laundry", 2).holds("b", "gun").marks("c", "A");
    let last = |thing: &str, lang| card(&game, "b", thing, lang).purpose.pop().unwrap();
    assert!(last("room:laundry", Lang::EN).starts_with("Two guards are here: actions cost 1 AP more"));
    assert!(last("room:laundry", Lang::named("pl")).starts_with("Jest tu dwóch strażników"));
    assert!(last("seat:a", Lang::EN).starts_with("The scapegoat goes first"));
    assert_eq!(last("seat:b", Lang::EN), "You are in the Warden's Office.");
    assert_eq!(last("mark:d:A", Lang::EN), "Marked by cyd.");
    assert!(last("item:b:gun", Lang::EN).starts_with("There is only one gun."));
    let with_clauses = card(&game, "b", "room:chapel", Lang::EN);
    assert!(!with_clauses.clauses.is_empty());
}

/// Plays matches with tasks, trades and requests: everything in a scene says what it is for, no line twice; and every
/// choice that begins with a thing of the own turn is found by its verb.
#[test]
fn everything_is_explained_and_verbs_are_found() {
    let mut chance = Dice::seeded(5);
    let mut texts: Vec<_> = Lang::all().map(texts).collect();
    let (mut kinds, mut verbs) = (BTreeSet::new(), BTreeSet::new());
    for game in 0..12 {
        let options = invariants::options(3 + game % 2, &mut chance);
        let mut dice = Dice::seeded(u64::from(game));
        let mut state = Alcatraz::setup(&options, &mut dice);
        while let Some(seat) = Alcatraz::deciders(&state).first() {
            let mut menu = Vec::new();
            Alcatraz::legal(&state, seat, &mut menu);
            let view = Alcatraz::view(&state, Viewer::Seat(seat));
            let texts = &mut texts[usize::from(chance.below(2) == 0)];
            texts.set_reader(Some(seat));
            if chance.below(if menu.len() < 5 { 8 } else { 40 }) == 0 {
                let scene = Alcatraz::scene(&options, &view, texts);
                let pieces = scene.areas.iter().flat_map(|area| area.pieces.iter().map(|piece| &piece.id));
                for id in scene.areas.iter().map(|area| &area.id).chain(pieces) {
                    let kind = id.split(':').next().unwrap().to_owned();
                    // One card of each kind is enough: a card takes a scene.
                    if chance.below(10) == 0 || !kinds.contains(&kind) {
                        let card = Alcatraz::explain(&options, &view, id, texts).unwrap();
                        assert!(!card.purpose.is_empty(), "{id} says nothing");
                        let lines: BTreeSet<&String> = card.purpose.iter().chain(&card.lines).collect();
                        assert_eq!(lines.len(), card.purpose.len() + card.lines.len(), "{id}: {card:?}");
                    }
                    kinds.insert(kind);
                }
            }
            let choices = menu.iter().map(|action| (action.to_string(), *action)).collect();
            let deciders = Alcatraz::deciders(&state);
            let shown = Presentation::<Alcatraz>::new(&options, &view, Some(seat), deciders, choices, texts);
            verbs.extend(shown.choices.into_iter().filter_map(|choice| choice.verb));
            let action = invariants::eager(&menu, &mut chance);
            Alcatraz::apply(&mut state, seat, action, &mut dice, &mut engine::Log::silent()).unwrap();
        }
    }
    let found = kinds.iter().map(String::as_str).collect::<Vec<_>>().join(" ");
    assert!(kinds.len() >= 24, "only these kinds of things were seen: {found}");
    let found = verbs.iter().map(String::as_str).collect::<Vec<_>>().join(" ");
    assert_eq!(found, "blackmail complete discard get give pick steal trade use vote", "`stay` needs a rare tie");
}
