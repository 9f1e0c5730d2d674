//! The content file: what it holds, and how its faults are reported.

use engine::{Game, Settings};

use super::*;
use crate::content::{Content, OWN, OWN_TEXT};

#[track_caller]
fn fault(from: &str, to: &str, expected: &str) {
    assert!(OWN_TEXT.contains(from), "nothing to replace: {from}");
    let found = Content::read(&OWN_TEXT.replacen(from, to, 1)).unwrap_err().to_string();
    assert!(found.contains(expected), "{found}");
}

#[test]
fn the_built_in_content_has_the_cards_of_the_rules() {
    let content = &*OWN;
    assert_eq!((content.deck.count(), content.piles.count()), (77, 33));
    let count = |kinds: Kinds| content.deck.among(kinds).count();
    assert_eq!(
        (count(Kinds::MATERIALS), count(Kinds::ACCESSORIES), count(Kinds::WEAPONS), count(Kinds::ACTIONS)),
        (25, 18, 10, 14)
    );
    let worth: u32 =
        content.deck.kinds().map(|kind| u32::from(content.deck.of(kind) * content.values[kind.index()])).sum();
    assert_eq!(worth, 99);
    assert_eq!(content.michel_deck, [2, 2, 1, 1, 1, 5]);
    for gang in Gang::PRINTED {
        let named = Background::ALL.into_iter().filter(|card| content.backgrounds[card.index()].gang == gang);
        assert_eq!(named.count(), 3, "{gang}");
    }
}

#[test]
fn faults_say_where_and_what() {
    fault("id = \"tape\"", "id = \"rope\"", "line");
    fault("id = \"pan\"\ncount = 4", "id = \"tape\"\ncount = 4", "`tape` stands twice");
    fault("id = \"pan\"\ncount = 4", "id = \"pan\"\ncount = 16", "expected 1 to 15 cards of `pan`");
    fault("id = \"pan\"\ncount = 4", "id = \"knife\"\ncount = 4", "`knife` does not belong into `card`");
    fault("actions = 2", "actions = 2\nnaps = 1", "unknown field `naps`");
    fault("actions = 2", "actions = 9", "expected 1 to 4 actions");
    fault("rounds_max = 100", "rounds_max = 1000", "rounds_max from 1 to 100");
    fault("die = [2, 6]", "die = [2, 7]", "7 is not a result of the die");
    fault("die = [2, 6]", "die = [2]", "result 6 must lead to two areas");
    fault("knife = false", "knife = true", "without a Knife");
    fault("lookouts = 1", "lookouts = 16", "expected at most 15 for `lookouts`");
    fault("search = 3", "search = 16", "a search of at most 15");
    fault("amount = 2\nbonus = 3", "amount = 2\nbonus = 99", "figures of at most 15");
    fault("lookouts = 1", "lookouts = 0", "expected a figure of 1 or more for `lookouts`");
    fault("accepts = [\"bandana\", \"chain\", \"cap\"]", "accepts = [\"tape\", \"cap\"]", "different Accessories");
    fault("points = 4", "points = 0", "every Tool has points");
    fault("start = \"showers\"", "start = \"solitary\"", "the die leads to");
    fault("discard = [\"brush\", \"tape\"]", "discard = []", "1 to 4 cards");
    fault(
        "gang = \"crew\"\namount = 1\nbonus = 1",
        "gang = \"crew\"",
        "expected amount of 1 or more, bonus of 1 or more",
    );
    fault("hand_limit = 10", "hand_limit = 2", "a hand within it");
    let fault = Content::read(&OWN_TEXT.replace("search = 3", "search = true")).unwrap_err();
    assert!(fault.line > 1 && fault.column > 1, "{fault}");
}

#[test]
fn other_content_changes_the_game() {
    let settings = Settings::new(Blackgate::ABOUT.options, 2);
    let other = settings.clone().with_content(OWN_TEXT.replace("hand = 3", "hand = 5"));
    let options = Blackgate::options(&other).unwrap();
    let state = Blackgate::setup(&options, &mut engine::Dice::seeded(1));
    assert_eq!(state.players[seat("a")].hand.count(), 5);
    let faults = Blackgate::options(&settings.with_content("actions = 2")).unwrap_err();
    assert_eq!(faults.0[0].key, "content");
    assert!(faults.0[0].problem.starts_with("line "), "{faults}");
}

/// Every clause that a refusal can cite has a sentence for players, in every language.
#[test]
fn every_refusal_can_be_explained() {
    let sources = [
        include_str!("../rules/act.rs"),
        include_str!("../rules/action_cards.rs"),
        include_str!("../rules/backgrounds.rs"),
        include_str!("../rules/exchange.rs"),
        include_str!("../rules/extortion.rs"),
        include_str!("../rules/fight.rs"),
        include_str!("../rules/gangs.rs"),
        include_str!("../rules/michel.rs"),
        include_str!("../rules/moving.rs"),
        include_str!("../rules/trade.rs"),
        include_str!("../rules/turns.rs"),
    ];
    for lang in scene::Lang::all() {
        let texts = scene::Texts::of::<Blackgate>(lang, Vec::new());
        let mut cited = 0;
        for source in sources {
            for (start, _) in source.match_indices("\"BLK-") {
                let id = source[start + 1..].split('"').next().unwrap();
                assert!(texts.has(&format!("clause-{id}")), "{lang}: {id}");
                cited += 1;
            }
        }
        assert!(cited > 80, "the sources cite clauses");
    }
}
