//! The cards (sections 3 and 6) and what is wrong with a file.

use engine::{Game, Set, Settings};

use crate::cards::{Nation, Prisoner, Rank, Trait, Way};
use crate::content::{Content, Effect, EventCard, ManyGangs, PrisonerCard, Special};
use crate::{Luiswile, Number};

const FILE: &str = include_str!("../../content/luiswile.toml");

fn built_in() -> &'static Content {
    Luiswile::options(&Settings::new(Luiswile::ABOUT.options, 3)).unwrap().content()
}

fn card(number: &str) -> &'static PrisonerCard {
    let content = built_in();
    content.prisoner(content.find(number.parse().unwrap()).unwrap())
}

/// LUI-018: the groups of cards and how many there are of each.
#[test]
fn lui_018_all_cards_are_there() {
    let content = built_in();
    assert_eq!((content.bosses.len(), content.specialists.len(), content.ordinary.len()), (8, 18, 72));
    assert_eq!((content.events.len(), content.finals.len()), (40, 5));
    assert_eq!((content.patrols.len(), content.punishments.len()), (24, 14));
}

/// LUI-010, LUI-074, LUI-R53: a card has a name, a number of four digits of its own, a nation and a type.
#[test]
fn lui_010_074_prisoner_cards_are_complete() {
    let content = built_in();
    for (index, card) in content.prisoners.iter().enumerate() {
        assert!(!card.name.is_empty());
        assert_eq!(card.number.to_string().len(), 4);
        assert_eq!(content.find(card.number), Some(Prisoner(index as u8)));
    }
    assert!(content.prisoners.is_sorted_by_key(|card| card.number));
    assert_eq!("0189".parse::<Number>().unwrap().to_string(), "0189");
    assert!("189".parse::<Number>().is_err());
    assert!("+189".parse::<Number>().is_err());
}

/// LUI-R51: the nations are a closed list of eight, and every one is in the game.
#[test]
fn lui_r51_nations_are_a_closed_list() {
    let nations: Set<Nation> = built_in().prisoners.iter().map(|card| card.nation).collect();
    assert_eq!(usize::from(nations.len()), Nation::COUNT);
    let texts = ["PL", "DE", "RU", "IT", "IE", "US", "FR", "MX"];
    assert_eq!(Nation::ALL.map(Nation::word), texts);
}

/// LUI-100, LUI-101: Czarny Olo as printed, with his aversion.
#[test]
fn lui_100_101_czarny_olo() {
    let olo = card("2301");
    assert_eq!((olo.name.as_str(), olo.nation, olo.rank), ("Czarny Olo", Nation::Poland, Rank::Boss));
    assert_eq!((olo.work, olo.traits), ([3, 4, 1], [2, 5, 2]));
    assert_eq!(olo.special, [Special::Aversion { nat: Nation::Germany }]);
    let content = built_in();
    let germans = content.prisoners.iter().filter(|card| card.nation == Nation::Germany);
    assert!(germans.map(|card| content.find(card.number).unwrap()).all(|who| !olo.may_hold.contains(who)));
    assert!(olo.may_hold.contains(content.find(card("0189").number).unwrap()));
}

/// LUI-102, LUI-103: Hans Josenbau as printed.
#[test]
fn lui_102_103_hans_josenbau() {
    let hans = card("4175");
    assert_eq!((hans.name.as_str(), hans.nation, hans.rank), ("Hans Josenbau", Nation::Germany, Rank::Specialist));
    assert_eq!((hans.work, hans.traits), ([4, 3, 4], [3, 1, 3]));
    assert_eq!(hans.special, [Special::Engineer { way: Way::Tunnel, per: 10, bonus: 2 }]);
}

/// LUI-104: Zenon Śmietański as printed.
#[test]
fn lui_104_zenon() {
    let zenon = card("0189");
    assert_eq!((zenon.nation, zenon.rank), (Nation::Poland, Rank::Ordinary));
    assert_eq!((zenon.work, zenon.traits), ([1, 2, 4], [4, 1, 2]));
    assert_eq!(zenon.special, [Special::Bribery { level: 5 }, Special::SmoothTalk { level: 4 }]);
}

/// LUI-005, LUI-006, LUI-007, LUI-075, LUI-076, LUI-077, LUI-078, LUI-079, LUI-080: which value is which.
#[test]
fn lui_075_080_the_six_values() {
    let grosjean = card("1290");
    assert_eq!(grosjean.work, [1, 1, 0]);
    let nico = card("0840");
    assert_eq!(nico.traits[Trait::Cunning.index()], 5);
    assert_eq!(grosjean.traits[Trait::Strength.index()], 4);
    assert_eq!(card("6112").traits[Trait::Observation.index()], 5);
    assert_eq!(card("0362").work[Way::Tunnel.index()], 4);
    assert_eq!(card("1852").work[Way::Force.index()], 4);
    assert_eq!(card("0452").work[Way::Finesse.index()], 4);
}

/// LUI-009, LUI-R13: bosses are prisoners with a number, but no gang may hold another one's.
#[test]
fn lui_009_bosses_are_prisoners_that_cannot_be_won() {
    let content = built_in();
    for boss in content.bosses.iter() {
        assert!(content.bosses.and(content.prisoner(boss).may_hold).is_empty());
        assert_eq!(content.prisoner(boss).traits[Trait::Strength.index()], 5);
    }
}

/// LUI-012, LUI-013, LUI-086: events are reserved for their part of the game; one final event is the move.
#[test]
fn lui_012_013_086_event_cards() {
    let content = built_in();
    let moves = |event| content.event(event).effects.contains(&Effect::MoveOut {});
    assert!(content.events.iter().all(|event| content.event(event).id.starts_with('E') && !moves(event)));
    let last: Vec<&str> =
        content.finals.iter().filter(|&event| moves(event)).map(|e| content.event(e).id.as_str()).collect();
    assert_eq!(last, ["F05"]);
    let flood = content.events.iter().map(|event| content.event(event)).find(|card| card.id == "E10").unwrap();
    assert!(!flood.fights.is_empty() && !flood.out.is_empty() && flood.ordinary_in == 2 && flood.one_time.len() == 1);
}

/// LUI-014, LUI-082, LUI-083, LUI-084, LUI-085: a patrol has a number, three efficacies and two resistances.
#[test]
fn lui_082_085_patrol_cards() {
    let patrols = &built_in().patrols;
    assert!(patrols.iter().map(|card| card.number).eq(1..=24));
    let crowe = &patrols[19];
    assert_eq!((crowe.efficacy, crowe.talk, crowe.bribe), ([4, 5, 4], 3, 5));
}

/// LUI-015: every punishment has an effect, and only known kinds exist (6.3).
#[test]
fn lui_015_punishment_cards() {
    assert!(built_in().punishments.iter().all(|card| !card.effects.is_empty()));
}

/// LUI-081: only the kinds of 6.1 exist.
#[test]
fn lui_081_special_rules_are_a_closed_list() {
    let text = FILE.replacen("engineer = {", "architect = {", 1);
    let fault = Content::read(&text).unwrap_err();
    assert!(fault.problem.contains("there is no `architect`"), "{fault:?}");
    assert!(fault.line > 1);
}

/// LUI-087, LUI-105, LUI-R21: E01 as printed; a fight without a weight has weight 3.
#[test]
fn lui_087_105_event_e01() {
    let content = built_in();
    let card = content.event(crate::EventId(0));
    assert_eq!(card.id, "E01");
    let number = |who: Prisoner| content.prisoner(who).number.to_string();
    let fights: Vec<_> = card.fights.iter().map(|&(a, b, weight)| (number(a), number(b), weight)).collect();
    let printed = [("2001", "3309", 3), ("0362", "1409", 3)];
    assert_eq!(fights, printed.map(|(a, b, weight)| (a.to_owned(), b.to_owned(), weight)));
    assert_eq!(card.out.iter().map(|&who| number(who)).collect::<Vec<_>>(), ["0389", "1245", "5081"]);
    assert_eq!((card.ordinary_in, card.specialists_in), (2, 1));
    assert_eq!((card.conditions.way, card.conditions.efficacy), ([-2, 0, -2], [-1, -1, -1]));
    assert_eq!((card.conditions.patrols, card.conditions.patrol_number), (1, 0));
    assert!(card.one_time.is_empty());
}

/// LUI-106, LUI-107: E02 as printed, with its new guard.
#[test]
fn lui_106_107_event_e02() {
    let card = built_in().event(crate::EventId(1));
    assert_eq!((card.id.as_str(), card.fights.len(), card.out.len()), ("E02", 3, 1));
    assert_eq!((card.ordinary_in, card.specialists_in), (2, 0));
    let day = &card.conditions;
    assert_eq!((day.patrol_number, day.efficacy, day.talk, day.bribe), (1, [1, 0, 0], -2, 2));
    assert_eq!(day.way, [0; 3]);
}

/// What 6.12 says about the numbers on event cards.
#[test]
fn nobody_stands_twice_on_a_card() {
    for card in &built_in().event_cards {
        let named = card.fights.iter().flat_map(|&(a, b, _)| [a, b]).chain(card.out.iter().copied());
        let count = named.clone().count();
        assert_eq!(named.collect::<Set<Prisoner>>().len() as usize, count, "{}", card.id);
    }
}

/// The faults of a file with one change, in which the text must stand.
fn faults(old: &str, new: &str) -> String {
    assert!(FILE.contains(old), "{old}");
    let text = FILE.replacen(old, new, 1);
    let settings = Settings::new(Luiswile::ABOUT.options, 3).with_content(text);
    Luiswile::options(&settings).map(|_| ()).unwrap_err().to_string()
}

#[test]
fn a_faulty_file_is_refused_with_the_place_and_what_was_expected() {
    let line = |number: &str| 1 + FILE.lines().position(|line| line.contains(number)).unwrap();
    let doubled = faults(r#"number = "0158""#, r#"number = "0189""#);
    assert!(
        doubled.starts_with(&format!("content: line {}, column 14: 0189 stands twice", line("\"0189\"")))
            || doubled.starts_with(&format!("content: line {}, column 14: 0189 stands twice", line("\"0158\""))),
        "{doubled}"
    );
    assert!(faults("goal = 250", "gaol = 250").contains("unknown field `gaol`"));
    assert!(faults("goal = 250", "goal = 0").contains("expected a goal from 1"));
    assert!(faults("observation = 2", "observation = 99").contains("expected a number from 0 to 20"));
    assert!(faults(r#"nat = "PL""#, r#"nat = "XX""#).contains("`XX` is not one of PL, DE"));
    assert!(faults(r#"out = ["0389""#, r#"out = ["9999""#).contains("no prisoner has the number 9999"));
    assert!(faults(r#"out = ["0389""#, r#"out = ["2001""#).contains("2001 stands twice on this card"));
    assert!(faults(r#", special = [{ move_out = {} }]"#, "").contains("exactly one `move_out`"));
    assert!(faults("neutrals = { specialists = 3", "neutrals = { specialists = 30").contains("fewer neutrals"));
    assert!(faults("bribery = { level = 5", "quell = { n = 5").contains("only a boss"));
    assert!(faults("per = 10", "per = 0").contains("expected at least 1"));
    assert!(faults("events = 20", "events = 41").contains("expected a number from 1 to 20"));
}

#[test]
fn a_designer_can_change_a_number() {
    let text = FILE.replacen("goal = 250", "goal = 100", 1);
    let settings = Settings::new(Luiswile::ABOUT.options, 3).with_content(text);
    let options = Luiswile::options(&settings).unwrap();
    assert_eq!(options.content().numbers.goal, 100);
}

/// LUI-R64: with four and five gangs a crowd loses less, more newcomers arrive and patrols find less, and the cards say
/// so; by versions 1 and 2 they do not, and the printed cards never change.
#[test]
fn lui_r64_event_cards_for_many_gangs() {
    let content = |seats: u8, version: u32| {
        let settings = Luiswile::ABOUT.settings(seats, []).unwrap().with_rules_version(version);
        Luiswile::options(&settings).unwrap().content()
    };
    let crowds = |card: &EventCard| card.conditions.crowded.iter().map(|(_, n)| *n).collect::<Vec<_>>();
    let told = |card: &EventCard| {
        let n = |effect: &Effect| if let Effect::Crowded { n, .. } = effect { Some(*n) } else { None };
        card.effects.iter().filter_map(n).collect::<Vec<_>>()
    };
    let numbers = &built_in().numbers;
    let none = ManyGangs::default();
    let tables = [
        (2, 3, none),
        (3, 3, none),
        (4, 3, numbers.four_gangs),
        (5, 3, numbers.five_gangs),
        (4, 2, none),
        (5, 1, none),
    ];
    for (seats, version, many) in tables {
        for (patrol, three) in content(seats, version).patrols.iter().zip(&built_in().patrols) {
            assert_eq!(patrol.efficacy, three.efficacy.map(|value| value.saturating_sub(many.patrols)));
            assert_eq!((patrol.talk, patrol.bribe), (three.talk, three.bribe));
        }
        for (card, three) in content(seats, version).event_cards.iter().zip(&built_in().event_cards) {
            let many = if card.printed { none } else { many };
            let left = crowds(three).into_iter().map(|n| n.saturating_sub(many.relief)).filter(|n| *n > 0);
            assert_eq!((crowds(card), told(card)), (left.clone().collect(), left.collect()), "{seats} {}", card.id);
            let arrive = if three.ordinary_in > 0 { three.ordinary_in + many.newcomers } else { 0 };
            assert_eq!((card.ordinary_in, card.specialists_in), (arrive, three.specialists_in), "{seats} {}", card.id);
        }
    }
    let printed = built_in().event_cards.iter().filter(|card| card.printed).map(|card| card.id.as_str());
    assert_eq!(printed.collect::<Vec<_>>(), ["E01", "E02"]);
    assert_ne!((numbers.four_gangs, numbers.five_gangs), (none, none));
}
