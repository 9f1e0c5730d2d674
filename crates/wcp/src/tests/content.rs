//! Content: what section 7 says, and what a content file must not say.

use super::*;
use crate::content::{Card, Symbol, TokenKind};

const BUILT_IN: &str = include_str!("../../content/wcp.toml");

/// WCP-009: 36 halls; section 7.1.
#[test]
fn halls_are_those_of_the_table() {
    let expected =
        [(7, 6, 1), (11, 6, 2), (13, 6, 2), (21, 2, 3), (15, 6, 5), (23, 6, 6), (27, 3, 6), (31, 6, 6), (63, 1, 5)];
    for (hall, (mask, rotations, count)) in Hall::PRINTED.into_iter().zip(expected) {
        let row = built_in().get().hall(hall);
        assert_eq!(
            (row.passages.bits(), row.rotations, built_in().all_halls.of(hall)),
            (mask, rotations, count),
            "{hall}"
        );
    }
    assert_eq!(built_in().all_halls.count(), 36);
}

/// WCP-044, WCP-010: 48 trophies worth 128; 108 tokens in all.
#[test]
fn wcp_044_trophies_bear_their_value() {
    let value = |token| match built_in().kind(token) {
        TokenKind::Trophy { value } => Some(u32::from(value) * u32::from(built_in().all_tokens.of(token))),
        TokenKind::Upgrade { .. } | TokenKind::Guard { .. } => None,
    };
    assert_eq!(Token::PRINTED.into_iter().filter_map(value).sum::<u32>(), 128);
    assert_eq!(built_in().all_tokens.count(), 108);
}

/// WCP-007, WCP-046: upgrades carry the three symbols of the cards, and those of fire are the rarest.
#[test]
fn wcp_007_046_fire_upgrades_are_the_rarest() {
    let tokens = |symbol| {
        let is =
            |token: &Token| matches!(built_in().kind(*token), TokenKind::Upgrade { raises, .. } if raises == symbol);
        Token::PRINTED.into_iter().filter(is).map(|token| built_in().all_tokens.of(token)).sum::<u8>()
    };
    assert_eq!(Symbol::ALL.map(tokens), [4, 13, 13]);
    let sums = Symbol::ALL.map(|symbol| crate::state::sum_of(&built_in(), &built_in().all_tokens, symbol));
    assert_eq!(sums, [4, 18, 18]);
}

/// WCP-047, WCP-048: guards show fire, armour and arrows; section 7.4.
#[test]
fn wcp_047_guards_are_those_of_the_table() {
    let expected = [
        (1, 1, 63, 1),
        (1, 2, 31, 6),
        (2, 1, 15, 6),
        (2, 2, 27, 3),
        (1, 3, 21, 2),
        (1, 5, 13, 6),
        (3, 2, 7, 6),
        (2, 4, 11, 6),
        (3, 4, 9, 3),
        (4, 6, 3, 6),
    ];
    for (token, (fire, armour, mask, rotations)) in Token::PRINTED.into_iter().skip(15).zip(expected) {
        let kind = TokenKind::Guard { fire, armour, protects: Edges::new(mask), rotations };
        assert_eq!((built_in().kind(token), built_in().all_tokens.of(token)), (kind, 3), "{token}");
    }
}

/// WCP-004: section 7.5, one price for all.
#[test]
fn wcp_004_vehicles_are_those_of_the_table() {
    let row = |card| (built_in().card(card).fire, built_in().card(card).armour, built_in().card(card).boosters);
    assert_eq!(row(Card::Mammoth), (2, 10, 1));
    assert_eq!(row(Card::Anvil), (4, 7, 0));
    for card in Card::PRINTED {
        let (fire, armour, boosters) = row(card);
        assert!([30, 31].contains(&(4 * fire + 2 * armour + 3 * boosters)), "{card}");
    }
}

#[track_caller]
fn fault(from: &str, to: &str, expected: &str) {
    assert!(BUILT_IN.contains(from), "{from}");
    let text = BUILT_IN.replacen(from, to, 1);
    let fault = Content::read(&text).unwrap_err();
    assert!(fault.to_string().contains(expected), "{fault}");
    let settings = Settings::new(Wcp::ABOUT.options, 2).with_content(text);
    assert_eq!(Wcp::options(&settings).unwrap_err().0[0].key, "content");
}

/// WCP-R27: a vehicle without fire or a guard without armour would make an endless fight.
#[test]
fn wcp_r27_content_that_cannot_be_played_is_refused() {
    fault("fire = 2\narmour = 10", "fire = 0\narmour = 10", "0 is too low, expected 1 to 30");
    fault("armour = 6\nprotects", "armour = 0\nprotects", "0 is too low, expected 1 to 30");
    fault("passages = [0, 1, 2]\ncount = 1", "passages = [0, 1, 2]\ncount = 2", "37 halls in all, expected 36");
    fault("value = 5\ncount = 3", "value = 5\ncount = 4", "109 tokens in all, expected 108");
    let (few, many) = ("count = 6\n\n[[trophies]]\nid = \"t2a\"", "count = 108\n\n[[trophies]]\nid = \"t2a\"");
    fault(few, many, "210 tokens in all, expected 108");
    fault("passages = [0, 1, 2]", "passages = [0, 1, 6]", "line 19, column 12: [0, 1, 6] is not a list of edges");
    fault("passages = [0, 1, 2]", "passages = [0, 1, 1]", "expected different numbers");
    fault("id = \"h02\"", "id = \"h01\"", "`h01` stands here again");
    fault("id = \"t1a\"", "id = \"g10\"", "`g10` does not belong here");
    fault("id = \"v10\"", "id = \"v11\"", "`v11` is not one of");
    fault("id = \"h09\"", "id = \"h09-2\"", "`h09` is missing; with `count = 0` there is none of it");
    fault("raises = \"fire\"\nby = 1", "raises = \"fire\"\nby = 51", "expected 1 to 30");
    fault("count = 8", "count = 8\ncolour = \"red\"", "unknown field `colour`");
}

/// WCP-R39: the failsafe waits for 1 to 100 rounds; a file that does not say it is from before version 3.
#[test]
fn wcp_r39_the_failsafe_is_a_figure_of_the_content() {
    let own = format!("failsafe_rounds = {}\n", built_in().failsafe_rounds);
    fault(&own, "failsafe_rounds = 0\n", "0 is not from 1 to 100");
    fault(&own, "failsafe_rounds = 101\n", "101 is not from 1 to 100");
    assert_eq!(Content::read(&BUILT_IN.replacen(&own, "", 1)).unwrap().failsafe_rounds, 12);
}

#[test]
fn other_content_takes_the_place_of_the_built_in() {
    let text = BUILT_IN.replacen("fire = 2\narmour = 10", "fire = 2\narmour = 12", 1);
    let settings = Settings::new(Wcp::ABOUT.options, 2).with_content(text);
    let options = Wcp::options(&settings).unwrap();
    let mut game = Play::from_state(Wcp::setup(&options, &mut Dice::scripted([0])));
    game.play("b pick v01");
    assert_eq!(values(&game, P2), (2, 12, 1));
}
