//! Setup, goal and points (BLK-001 to BLK-018).

use engine::{Clause, Game, Settings, Viewer};

use super::*;
use crate::Ability;
use crate::content::{Area, Content, OWN, OWN_TEXT};
use crate::state::{Bully, Mode};

fn settings(seats: u8, chosen: &[(&str, &str)]) -> Result<Settings, engine::BadOptions> {
    Settings::read(Blackgate::ABOUT.options, Blackgate::ABOUT.seats.clone(), seats, chosen.iter().copied())
}

#[test]
fn blk_001_two_to_six_play() {
    for seats in 2..=6 {
        assert_eq!(Table::deal_any(seats, [], 3).state.seats(), seats);
    }
    assert!(settings(1, &[]).is_err());
    assert!(settings(7, &[]).is_err());
}

/// BLK-002, BLK-135, BLK-R51: teams of 2 against 2 and 3 against 3, and no others.
#[test]
fn blk_002_135_r51_teams_need_four_or_six() {
    for seats in 2..=6 {
        let options = Blackgate::options(&settings(seats, &[("mode", "team")]).unwrap());
        match seats {
            4 | 6 => assert_eq!(options.unwrap().mode, Mode::Team),
            _ => assert_eq!(options.unwrap_err().0[0].clause, Some(Clause::new("BLK-135"))),
        }
        assert_eq!(Blackgate::options(&settings(seats, &[]).unwrap()).unwrap().mode, Mode::Solo);
    }
}

#[test]
fn blk_003_each_mode_has_its_side_of_the_board() {
    solo(2).at("a", "infirmary").refuses("a careful block-a", "BLK-003").lists("a careful cell");
    let mut table = team(4);
    table.at("a", "infirmary").refuses("a careful cell", "BLK-003");
    table.lists("a careful block-a").lists("a careful block-b");
}

/// BLK-004, BLK-R07: four piles, 33 cards in all, and everybody sees them.
#[test]
fn blk_004_r07_four_piles_lie_open() {
    let table = Table::deal_any(3, [], 5);
    let piles = ["spoon", "pick", "shovel", "knife"].map(|card| table.pile_of(card));
    assert_eq!(piles, [10, 7, 6, 10]);
    assert_eq!(table.view("spectator").piles.count(), 33);
}

/// BLK-005, BLK-R06: 77 Search cards, of which the deal takes three for each.
#[test]
fn blk_005_r06_the_search_deck_has_77_cards() {
    let table = Table::deal_any(4, [], 5);
    assert_eq!(table.state.deck.count(), 77 - 4 * 3);
    assert!(table.state.discard.is_empty());
    assert_eq!(table.view("a").deck, 65);
}

/// BLK-006, BLK-R03, BLK-R13: six decks of four, in no order that anybody could know.
#[test]
fn blk_006_r03_r13_six_gang_decks_without_order() {
    let table = Table::deal_any(2, [], 5);
    assert_eq!(Gang::PRINTED.map(Gang::word), ["crew", "cartel", "bikers", "mafia", "triad", "odessa"]);
    for gang in Gang::PRINTED {
        assert_eq!(gang_deck(&table, gang).count(), 4);
        assert!(gang_deck(&table, gang).under.is_empty());
        assert_eq!(gang_deck(&table, gang).shuffled.iter().filter(|card| card.gang() == gang).count(), 4);
    }
    assert_eq!(Ability::COUNT, 24);
}

#[test]
fn blk_007_figures_start_at_home() {
    let table = Table::deal_any(4, [], 5);
    assert!(["a", "b", "c", "d"].iter().all(|seat| table.area(seat) == "cell"));
    let table = Table::deal_any(4, [("mode", "team")], 5);
    assert_eq!(["a", "b", "c", "d"].map(|seat| table.area(seat)), ["block-a", "block-b", "block-a", "block-b"]);
}

#[test]
fn blk_008_everybody_is_dealt_three_search_cards() {
    let table = Table::deal_any(6, [], 5);
    for seat in Seats::all(6) {
        let hand = table.state.players[seat].hand;
        assert_eq!((hand.count(), hand.among(Kinds::SEARCH).count()), (3, 3));
    }
}

#[test]
fn blk_009_everybody_has_another_background() {
    let table = Table::deal_any(6, [], 5);
    let dealt: Vec<Background> = table.state.players.values().iter().map(|player| player.background).collect();
    assert!((1..6).all(|index| !dealt[..index].contains(&dealt[index])));
    assert!(table.state.players.values().iter().all(|player| !player.revealed));
    assert!(table.view("a").players.values().iter().all(|player| player.background.is_none()));
    assert_eq!(table.view("a").own.unwrap().background, dealt[0]);
}

/// BLK-010, BLK-011: nobody has anything but cards; a token is one or two Beatings for each player.
#[test]
fn blk_010_011_nobody_starts_with_anything_else() {
    let table = Table::deal_any(5, [], 5);
    for player in table.state.players.values() {
        assert_eq!((player.cigarettes, player.beatings, player.points), (0, 0, 0));
        assert_eq!(player.gang, None);
    }
    let mut table = solo(2);
    table.hand("a", "ambush ambush").actions(3).dice([]);
    table.play("a play ambush").play("a target b");
    assert_eq!((table.beatings_of("a"), table.beatings_of("b")), (0, 1));
    table.play("a play ambush").play("a target b");
    assert_eq!(table.beatings_of("b"), 2);
}

/// BLK-012, BLK-R12, BLK-156: any player may be the first, as the dice say.
#[test]
fn blk_012_156_r12_the_dice_choose_the_first_player() {
    let mut first = [0; 3];
    for seed in 0..300 {
        first[Table::deal_any(3, [], seed).state.turn.seat.index()] += 1;
    }
    assert!(first.iter().all(|count| (70..130).contains(count)), "{first:?}");
}

/// BLK-012, BLK-R12: or the first seat begins, and no die is cast for it.
#[test]
fn blk_012_r12_the_first_seat_begins() {
    for seed in 0..20 {
        assert_eq!(Table::deal_any(3, [("first", "seat")], seed).state.turn.seat, seat("a"));
    }
}

/// BLK-007, BLK-R43: figures are a matter of looks; front, back or in turn, Michel or Michelle.
#[test]
fn blk_007_r43_figures_are_chosen() {
    let options = |chosen: &[(&str, &str)]| {
        Blackgate::options(&Blackgate::ABOUT.settings(4, chosen.iter().copied()).unwrap()).unwrap()
    };
    let backs = |chosen: &[(&str, &str)]| {
        let options = options(chosen);
        Seats::all(4).iter().filter(|&seat| options.is_back(seat)).collect::<Seats>().to_string()
    };
    assert_eq!([backs(&[]), backs(&[("figures", "back")]), backs(&[("figures", "mixed")])], ["-", "abcd", "bd"]);
    assert_eq!(options(&[]).bully, Bully::Michel);
    assert_eq!(options(&[("bully", "michelle")]).bully, Bully::Michelle);
    // The same dice deal the same table, whatever it looks like.
    let dealt = |chosen: &[(&str, &str)]| Table::deal_any(4, chosen.iter().copied(), 7).state;
    assert!(dealt(&[]) == dealt(&[("figures", "back"), ("bully", "michelle")]));
}

/// BLK-013, BLK-R44: Michel(le) starts in the Showers with twelve cards.
#[test]
fn blk_013_r44_michel_starts_in_the_showers() {
    let table = Table::deal_any(3, [("michel", "on")], 5);
    let michel = table.state.michel.as_ref().unwrap();
    assert_eq!(michel.area, Area::Showers);
    assert_eq!((michel.deck.count(), michel.discard.count()), (12, 0));
}

/// BLK-014, BLK-R43: in play with two unless asked otherwise, and never else unless asked.
#[test]
fn blk_014_r43_michel_is_an_option() {
    for seats in 2..=6 {
        assert_eq!(Table::deal_any(seats, [], 5).state.michel.is_some(), seats == 2);
        assert!(Table::deal_any(seats, [("michel", "on")], 5).state.michel.is_some());
        assert!(Table::deal_any(seats, [("michel", "off")], 5).state.michel.is_none());
    }
}

/// BLK-015, BLK-R01: 12, 12, 10, 8, 8.
#[test]
fn blk_015_r01_targets_by_number_of_players() {
    let targets: Vec<u8> = (2..=6).map(|seats| solo(seats).state.target()).collect();
    assert_eq!(targets, [12, 12, 10, 8, 8]);
}

/// BLK-016, BLK-017: the Dig that reaches the target ends the match, and all others share the place behind.
#[test]
fn blk_016_017_the_first_out_wins_alone() {
    let mut table = solo(4);
    table.hand("a", "shovel").points("a", 6).points("b", 9);
    table.play("a dig shovel");
    let outcome = table.outcome();
    assert_eq!(outcome.to_string(), "a won, places 1 2 2 2, ending-tunnel");
    assert_eq!(table.asked(), "-");
    assert!(table.menu("a").is_empty());
}

#[test]
fn blk_018_points_are_the_sum_of_digs() {
    let mut table = solo(2);
    table.hand("a", "spoon shovel");
    table.play("a dig spoon").play("a dig shovel");
    assert_eq!(table.points_of("a"), 5);
    table.play("a end");
    assert_eq!((table.points_of("a"), table.points_of("b")), (5, 0));
}

/// BLK-R11: the team targets are numbers of the content.
#[test]
fn blk_r11_team_targets_are_settings() {
    let content = Content::read(&OWN_TEXT.replace("team = [14, 16]", "team = [9, 11]")).unwrap();
    assert_eq!((content.team_target(4), content.team_target(6)), (9, 11));
    assert_eq!((OWN.team_target(4), OWN.team_target(6)), (14, 16));
}

#[test]
fn a_view_of_a_spectator_holds_no_hand() {
    let table = Table::deal_any(3, [], 5);
    let view = Blackgate::view(&table.state, Viewer::Spectator);
    assert!(view.own.is_none());
    assert!(view.players.values().iter().all(|player| player.cards == 3));
}
