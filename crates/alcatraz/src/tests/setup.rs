//! Setup and what never changes: ALC-001 to ALC-023.

use engine::scenario::Scenario;
use engine::{Clause, Dice, Settings, fingerprint};

use super::*;
use crate::state::Options;

fn settings(seats: u8, chosen: &[(&str, &str)]) -> Result<Options, engine::BadOptions> {
    let settings = Settings::read(Alcatraz::ABOUT.options, 3..=4, seats, chosen.iter().copied());
    settings.and_then(|settings| Alcatraz::options(&settings))
}

/// The first of everything: guards twice in rooms 1 to 4; `a` in the Yard, `b` and `c` in the Visiting Area; A1, then
/// A2 (whose letter is out, so it goes under the deck), B1 and C1; rooms 12, 11 and 10 for them; the goat is `b`.
const DEAL: [u32; 19] = [0, 0, 0, 0, 0, 0, 0, 0, 4, 5, 5, 0, 0, 3, 7, 11, 10, 9, 1];

fn dealt() -> Prison {
    Prison(Scenario::deal(3, [("layout", "numbered")], DEAL))
}

#[test]
fn alc_001_three_or_four_play() {
    for seats in [1, 2, 5, 6] {
        let faults = Alcatraz::options(&Settings::new(Alcatraz::ABOUT.options, seats)).unwrap_err();
        assert_eq!(faults.0[0].clause, Some(Clause::new("ALC-001")), "{seats}");
        assert!(settings(seats, &[]).is_err());
    }
    for seats in [3, 4] {
        assert_eq!(Alcatraz::setup(&settings(seats, &[]).unwrap(), &mut Dice::seeded(1)).board.seats(), seats);
    }
}

#[test]
fn alc_002_each_has_a_pawn_and_a_sheet() {
    let game = Prison::new(4).at("d", "yard").stamina("d", 3).holds("d", "key knife gun cash cash cash");
    let game = game.marks("d", "ABCDEF");
    assert_eq!(game.state.board.prisoners.len(), 4);
    assert_eq!((game.where_is("d"), game.goods("d").as_str()), ("yard", "key knife gun cash cash cash"));
    assert_eq!(game.marked("d"), "ABCDEF");
    let sheet = &game.state.content.sheet;
    assert_eq!((sheet.stamina.get(), sheet.cash.get(), sheet.items.get()), (3, 3, 3));
}

/// ALC-006, ALC-R13: five of each common item and one gun make 26, and nothing else is a token.
#[test]
fn alc_006_r13_twenty_six_items() {
    let board = dealt().0.state.board;
    for item in Item::ALL {
        let count: u8 = board.tokens.iter().map(|tokens| tokens.of(item)).sum();
        assert_eq!(count, if item == Item::Gun { 1 } else { 5 }, "{item}");
    }
    let content = Prison::new(3).state.content;
    assert_eq!(Room::ALL.map(|room| content.holds(room).total()).iter().sum::<u8>(), 26);
}

/// ALC-010: the room that was drawn can be drawn again at once.
#[test]
fn alc_010_room_cards_go_back() {
    let mut game = Prison::new(3);
    game.dice([4, 4]).play("b end\nc end");
    assert_eq!(game.guards_in("yard"), 1);
    game.dice([4]).play("a call-vote\na vote a\nb vote a\nc vote a\na end\nb end\nc end");
    assert_eq!(game.guards_in("yard"), 2);
}

/// ALC-011: along edges and at corners, without wrap-around.
#[test]
fn alc_011_v57_adjacent_rooms_touch() {
    let layout = Prison::new(3).0.state.board.layout;
    let near = |number: usize| {
        let mut near: Vec<usize> = layout.near(Room::ALL[number - 1]).map(|room| room.index() + 1).collect();
        near.sort_unstable();
        near
    };
    assert_eq!(near(1), [2, 5, 6]);
    assert_eq!(near(6), [1, 2, 3, 5, 7, 9, 10, 11]);
    assert_eq!(near(12), [7, 8, 11]);
    for one in Room::ALL {
        for other in Room::ALL {
            assert_eq!(layout.touch(one, other), layout.near(one).any(|near| near == other), "{one} {other}");
        }
    }
}

#[test]
fn alc_013_rooms_lie_in_any_order() {
    let mut orders = std::collections::HashSet::new();
    for seed in 0..50 {
        let state = Alcatraz::setup(&settings(3, &[]).unwrap(), &mut Dice::seeded(seed));
        let mut rooms = *state.board.layout.rooms();
        orders.insert(rooms);
        rooms.sort_unstable();
        assert_eq!(rooms, Room::ALL);
    }
    assert!(orders.len() > 40);
    let numbered = settings(3, &[("layout", "numbered")]).unwrap();
    assert_eq!(*Alcatraz::setup(&numbered, &mut Dice::seeded(1)).board.layout.rooms(), Room::ALL);
}

/// ALC-014: silver is the default; copper, a mixture by dice, or a mixture on purpose can be chosen.
#[test]
fn alc_014_sides_are_chosen() {
    let sides = |chosen: &[(&str, &str)], seed| {
        Alcatraz::setup(&settings(3, chosen).unwrap(), &mut Dice::seeded(seed)).board.sides
    };
    assert_eq!(sides(&[], 1), [Side::Silver; 12]);
    assert_eq!(sides(&[("sides", "copper")], 1), [Side::Copper; 12]);
    let mixed: std::collections::HashSet<_> = (0..20).map(|seed| sides(&[("sides", "random")], seed)).collect();
    assert!(mixed.len() > 15);
    assert!(mixed.iter().any(|sides| sides.contains(&Side::Silver) && sides.contains(&Side::Copper)));
}

/// ALC-R66: custom sides and a custom layout, and faults in others.
#[test]
fn alc_r66_custom_prisons() {
    let chosen = [
        ("sides", "custom"),
        ("custom_sides", "csssssssssss"),
        ("layout", "custom"),
        ("custom_layout", "12,11,10,9,8,7,6,5,4,3,2,1"),
    ];
    let board = Alcatraz::setup(&settings(3, &chosen).unwrap(), &mut Dice::seeded(1)).board;
    assert_eq!(board.sides[0], Side::Copper);
    assert_eq!(board.sides[1..], [Side::Silver; 11]);
    assert_eq!(board.layout.rooms()[0], Room::Warden);
    let wrong = [
        ("sides", "custom"),
        ("custom_sides", "csx"),
        ("layout", "custom"),
        ("custom_layout", "1,1,2,3,4,5,6,7,8,9,10,11"),
    ];
    let faults = settings(3, &wrong).unwrap_err();
    assert_eq!(
        faults.to_string(),
        "custom_sides: `csx` is not twelve letters s or c (ALC-R66)\n\
         custom_layout: `1,1,2,3,4,5,6,7,8,9,10,11` does not name each room from 1 to 12 once (ALC-R66)"
    );
    for layout in ["", "0,1,2,3,4,5,6,7,8,9,10,11", "13", "1,2,3,4,5,6,7,8,9,10,11,12,12"] {
        assert!(settings(3, &[("layout", "custom"), ("custom_layout", layout)]).is_err(), "{layout}");
    }
}

/// ALC-015, ALC-R21: every room gets the tokens that it shows.
#[test]
fn alc_015_r21_rooms_get_their_items() {
    let game = dealt();
    for (place, item) in
        [("infirmary", "drug"), ("workshop", "tool"), ("cells", "knife"), ("laundry", "clothes"), ("guards", "key")]
    {
        assert_eq!(game.tokens(place, item), 3, "{place}");
        assert_eq!((game.tokens("yard", item), game.tokens("visiting", item)), (1, 1), "{item}");
    }
    assert_eq!((game.tokens("yard", "gun"), game.tokens("visiting", "gun")), (0, 1));
    for empty in ["chapel", "radio", "dining", "recreation", "warden"] {
        assert!(game.state.board.tokens[room(empty).index()].is_empty());
    }
}

#[test]
fn alc_016_eight_guards_in_two_draws_of_four() {
    let game = dealt();
    assert_eq!(game.state.board.guards, [2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0]);
    for seed in 0..200 {
        let board = Scenario::<Alcatraz>::deal_any(4, [], seed).state.board;
        assert_eq!(board.guards_total(), 8);
        assert!(board.guards.iter().all(|&guards| guards <= 2));
    }
}

/// ALC-017, ALC-R25: start rooms are drawn one by one, and pawns may share one.
#[test]
fn alc_017_r25_start_rooms_are_independent() {
    let game = dealt();
    assert_eq!([game.where_is("a"), game.where_is("b"), game.where_is("c")], ["yard", "visiting", "visiting"]);
}

#[test]
fn alc_018_anybody_can_be_named() {
    let mut game = Prison::new(4);
    game.next_round("a").any_dice(1).play("a end\nb end\nc end\nd end\na call-vote");
    for voter in ["a", "b", "c", "d"] {
        game.offers(voter, &["vote a", "vote b", "vote c", "vote d"]);
    }
}

/// ALC-019, ALC-R25: everybody starts with nothing.
#[test]
fn alc_019_r25_everybody_starts_with_nothing() {
    let game = dealt();
    for prisoner in game.state.board.prisoners.values() {
        assert_eq!((prisoner.stamina, prisoner.goods.is_empty(), prisoner.marks.is_empty()), (0, true, true));
    }
    assert!(game.state.hands.values().iter().all(|hand| hand.is_empty()));
}

#[test]
fn alc_020_the_task_deck_has_no_order_yet() {
    let board = dealt().0.state.board;
    assert_eq!(board.tasks.unseen.len(), 30 - 4);
    assert_eq!(board.tasks.count(), 27);
}

/// ALC-021, ALC-R26: three letters on three rooms; a second card of a letter goes under the deck.
#[test]
fn alc_021_r26_three_tasks_with_three_letters() {
    let game = dealt();
    assert_eq!(game.display(), ["warden A1", "guards B1", "laundry C1"]);
    let under: Vec<String> = game.state.board.tasks.under.iter().map(ToString::to_string).collect();
    assert_eq!(under, ["A2"]);
}

/// ALC-022, ALC-R27: the first goat is drawn and has a bonus of 1.
#[test]
fn alc_022_r27_the_first_goat_is_random() {
    let game = dealt();
    assert_eq!((game.state.board.goat, game.state.board.bonus), (seat("b"), 1));
    let goats: Seats = (0..40).map(|seed| Scenario::<Alcatraz>::deal_any(4, [], seed).state.board.goat).collect();
    assert_eq!(goats, Seats::all(4));
}

#[test]
fn alc_023_eleven_blackmail_cards_lie_face_down() {
    let state = dealt().0.state;
    assert_eq!((state.pile.len(), state.board.discard.len()), (11, 0));
}

/// ALC-R63: the same dice deal the same prison; other dice another.
#[test]
fn alc_r63_all_chance_comes_from_the_dice() {
    let deal = |seed| fingerprint(&Scenario::<Alcatraz>::deal_any(4, [("sides", "random")], seed).state);
    assert_eq!(deal(5), deal(5));
    assert_ne!(deal(5), deal(6));
    // The script of the deal is in the order of section 8.3 and is used up.
    assert_eq!(fingerprint(&dealt().state), fingerprint(&dealt().state));
}

/// ALC-016, ALC-015, ALC-019, ALC-021, ALC-025: a fresh setup with any seed.
#[test]
fn v01_fresh_setup() {
    for seed in 0..50 {
        for seats in [3, 4] {
            let game = Prison(Scenario::deal_any(seats, [("sides", "random")], seed));
            let board = &game.state.board;
            assert_eq!(board.guards_total(), 8);
            assert!(board.guards.iter().all(|&guards| guards <= 2));
            assert_eq!(game.tokens("infirmary", "drug"), 3);
            assert_eq!(board.tokens[Room::Yard.index()].total(), 5);
            assert_eq!(board.tokens[Room::Visiting.index()].total(), 6);
            let letters: Set<Element> = board.display.iter().map(|posted| posted.task.element()).collect();
            let rooms: Set<Room> = board.display.iter().map(|posted| posted.room).collect();
            assert_eq!((board.display.len(), letters.len(), rooms.len()), (3, 3, 3));
            assert_eq!((board.round, game.state.turn().seat), (1, board.goat));
        }
    }
}
