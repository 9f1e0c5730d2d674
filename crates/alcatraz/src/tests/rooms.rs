//! Rooms and the way back of items: ALC-073 to ALC-076, ALC-101 to ALC-129.

use super::*;

const MAIN: [(&str, &str); 5] =
    [("infirmary", "drug"), ("workshop", "tool"), ("cells", "knife"), ("laundry", "clothes"), ("guards", "key")];

/// ALC-073, ALC-074, ALC-075: main room, Yard, Visiting Area, in this order.
#[test]
fn alc_073_074_075_items_return_in_order() {
    for (place, item) in MAIN {
        let mut game = Prison::new(3).holds("b", &format!("{item} {item} {item}"));
        assert_eq!(game.tokens(place, item), 0);
        game.play(&format!("b discard {item}"));
        assert_eq!(game.tokens(place, item), 1, "{item}");
        assert!(game.told(&Event::Returned(item.parse().unwrap(), room(place))).is_some());
    }
}

/// ALC-076, ALC-074: clothes go to the Laundry, if that is full to the Yard, if that is full to the Visiting Area.
#[test]
fn v26_alc_076_clothes_find_a_place() {
    let mut game = Prison::new(3);
    // Two clothes are missing: one from the Yard, one from the Visiting Area.
    game.state.board.tokens[Room::Yard.index()].remove(Item::Clothes);
    game.state.board.tokens[Room::Visiting.index()].remove(Item::Clothes);
    game.state.board.prisoners[seat("b")].goods.items = [Item::Clothes; 2].into_iter().collect();
    game.play("b discard clothes");
    assert_eq!((game.tokens("yard", "clothes"), game.tokens("visiting", "clothes")), (1, 0));
    game.play("b discard clothes");
    assert_eq!((game.tokens("laundry", "clothes"), game.tokens("visiting", "clothes")), (3, 1));
}

/// ALC-008, ALC-R23: there is an icon for every token, also for the last one.
#[test]
fn alc_008_r23_every_token_has_an_icon() {
    for item in Item::ALL {
        let content = Prison::new(3).state.content.get();
        let tokens = if item == Item::Gun { 1 } else { 5 };
        assert_eq!(content.returns(item).iter().map(|&room| content.holds(room).of(item)).sum::<u8>(), tokens);
        let held = vec![item.word(); usize::from(tokens.min(3))].join(" ");
        let rest = vec![item.word(); usize::from(tokens.saturating_sub(3))].join(" ");
        let mut game = Prison::new(3).holds("b", &held).holds("c", &rest);
        for who in ["b", "c"] {
            game = game.turn(who, 9);
            while !game.goods(who).is_empty() {
                game.play(&format!("{who} discard {item}"));
                for place in Room::ALL {
                    let here = game.state.board.tokens[place.index()];
                    assert!(Item::ALL.iter().all(|&kind| here.of(kind) <= content.holds(place).of(kind)));
                }
            }
        }
        assert_eq!(game.state.board.tokens, Prison::new(3).state.board.tokens);
    }
}

/// ALC-101: nothing lies there, so the room cannot be used.
#[test]
fn alc_101_an_empty_room_gives_nothing() {
    for (place, item) in MAIN {
        let mut game = Prison::new(3).at("b", place).holds("c", &format!("{item} {item} {item}"));
        game.refuses("b use", "ALC-101");
    }
    let mut game = Prison::new(3).at("b", "visiting").copper("visiting").holds("c", "gun").holds("b", "cash");
    game.refuses("b use", "ALC-101");
    let mut game = Prison::new(3).at("b", "yard").holds("b", "cash");
    game.state.board.tokens[Room::Yard.index()] = crate::Items::NONE;
    game.refuses("b use", "ALC-101");
    let mut game = Prison::new(3).at("b", "yard").holds("b", "cash");
    game.play("b use").refuses("b take gun", "ALC-101");
}

/// ALC-102, ALC-R54: one where two would be taken.
#[test]
fn v27_alc_102_r54_one_is_taken_if_only_one_is_there() {
    let mut game = Prison::new(3).at("b", "infirmary").copper("infirmary").holds("c", "drug drug").holds("b", "cash");
    game.play("b use");
    assert_eq!((game.goods("b").as_str(), game.tokens("infirmary", "drug")), ("drug", 0));
}

/// ALC-103, ALC-074: an item that is handed in goes where it is missing, not simply into this room.
#[test]
fn alc_103_the_price_goes_back_where_it_belongs() {
    let mut game = Prison::new(3).at("b", "yard").holds("b", "key");
    game.play("b use\nb take drug");
    assert_eq!((game.tokens("guards", "key"), game.tokens("yard", "key"), game.tokens("yard", "drug")), (3, 1, 0));
}

/// ALC-104: one item of any kind or one cash, as the user likes; without either the room cannot be used.
#[test]
fn alc_104_pay_an_item_or_cash() {
    let mut game = Prison::new(3).at("b", "warden").copper("warden").holds("b", "key gun cash");
    game.play("b use").offers("b", &["pay key", "pay gun", "pay cash"]).refuses("b pay drug", "ALC-104");
    game.any_dice(1).play("b pay gun");
    assert_eq!((game.goods("b").as_str(), game.tokens("visiting", "gun")), ("key cash", 1));
    for place in ["chapel", "infirmary", "yard", "visiting", "workshop", "cells", "laundry", "guards", "warden"] {
        let mut game = Prison::new(3).at("b", place).copper(place).hand("c", "cell-toss");
        game.refuses("b use", "ALC-104");
    }
}

/// ALC-105, ALC-112, ALC-118, ALC-122, ALC-124, ALC-126: the main rooms give one of their item, to the user's sheet.
#[test]
fn alc_105_112_118_122_124_126_take_one() {
    for (place, item) in MAIN {
        let mut game = Prison::new(3).at("b", place);
        game.play("b use");
        assert_eq!((game.goods("b").as_str(), game.tokens(place, item), game.points()), (item, 2, 2));
    }
}

/// ALC-113, ALC-119, ALC-123, ALC-125, ALC-127: for a price, two.
#[test]
fn alc_113_119_123_125_127_pay_and_take_two() {
    for (place, item) in MAIN {
        let mut game = Prison::new(3).at("b", place).copper(place).holds("b", "cash");
        game.play("b use");
        assert_eq!((game.goods("b"), game.tokens(place, item), game.points()), (format!("{item} {item}"), 1, 2));
    }
}

/// ALC-004, ALC-R52: with three items nothing more fits.
#[test]
fn alc_004_r52_full_slots() {
    for place in ["infirmary", "visiting", "workshop"] {
        let mut game = Prison::new(3).at("b", place).holds("b", "key key gun");
        game.refuses("b use", "ALC-004");
    }
}

/// ALC-R54: the payment must leave a slot; as many are taken as fit.
#[test]
fn alc_r54_slots_after_paying() {
    let mut game = Prison::new(3).at("b", "infirmary").copper("infirmary").holds("b", "key key knife cash");
    game.play("b use").offers("b", &["pay key", "pay knife"]).refuses("b pay cash", "ALC-R54").play("b pay knife");
    assert_eq!(game.goods("b"), "key key drug cash");
    let mut game = Prison::new(3).at("b", "infirmary").copper("infirmary").holds("b", "key key cash");
    game.play("b use\nb pay key");
    assert_eq!(game.goods("b"), "key drug drug cash", "two are taken if they fit");
    // Where no items are taken, a full sheet does not matter.
    let mut game = Prison::new(3).at("b", "warden").copper("warden").holds("b", "key key key cash");
    game.play("b use").lists("b pay cash");
}

/// ALC-R53: availability is judged before paying, and the paid item cannot be taken back.
#[test]
fn v29_alc_r53_paying_does_not_fill_the_room() {
    let mut game = Prison::new(3).at("b", "infirmary").copper("infirmary").holds("c", "drug drug").holds("b", "drug");
    game.refuses("b use", "ALC-101");
    let mut game = Prison::new(3).at("b", "infirmary").copper("infirmary").holds("b", "drug drug");
    // One drug lies there: one is taken, and only then the paid one returns.
    game.play("b use");
    assert_eq!((game.goods("b").as_str(), game.tokens("infirmary", "drug")), ("drug drug", 1));
    // A key that would go back to the Yard is not there yet when one takes.
    let mut game = Prison::new(3).at("b", "yard");
    game.state.board.tokens[Room::Yard.index()].remove(Item::Key);
    game.state.board.prisoners[seat("b")].goods.add(Good::Item(Item::Key));
    game.play("b use").refuses("b take key", "ALC-101").play("b take tool");
    assert_eq!((game.goods("b").as_str(), game.tokens("yard", "key")), ("tool", 1));
    let mut game = Prison::new(3).at("b", "yard").copper("yard").holds("b", "gun");
    game.state.board.tokens[Room::Yard.index()] = [Item::Key].into_iter().collect();
    game.play("b use");
    assert_eq!((game.goods("b").as_str(), game.tokens("visiting", "gun")), ("key", 1));
}

/// ALC-106, ALC-R55: a random card of a chosen prisoner, in any room, is discarded for all to see.
#[test]
fn alc_106_r55_chapel_silver() {
    let game = Prison::new(4).at("b", "chapel").hand("c", "cell-toss roll-call").hand("d", "long-fingers");
    let mut game = game.hand("b", "scrapped-idea");
    game.play("b use").offers("b", &["victim c", "victim d"]).refuses("b victim a", "ALC-R55");
    game.refuses("b victim b", "ALC-R55").dice([1]).play("b victim c");
    assert_eq!(game.state.board.discard, cards("roll-call"));
    assert_eq!((game.state.hands[seat("c")], game.points()), (cards("cell-toss"), 2));
    assert_eq!(game.told(&Event::Dropped(seat("c"), Blackmail::RollCall)), Some(Audience::ALL));
    let mut game = Prison::new(3).at("b", "chapel").hand("b", "scrapped-idea");
    game.refuses("b use", "ALC-R52");
}

/// ALC-107, ALC-R55: for a price, a random card of another; only the two see it.
#[test]
fn alc_107_r55_chapel_copper() {
    let game = Prison::new(3).at("b", "chapel").copper("chapel").holds("b", "cash").hand("c", "cell-toss roll-call");
    let mut game = game;
    game.dice([0]).play("b use");
    assert_eq!((game.state.hands[seat("b")], game.state.hands[seat("c")]), (cards("cell-toss"), cards("roll-call")));
    assert_eq!(game.told(&Event::Extorted(seat("b"), seat("c"))), Some(Audience::ALL));
    let two = Audience::seats([seat("b"), seat("c")].into_iter().collect());
    assert_eq!(game.told(&Event::ExtortedCard(Blackmail::CellToss)), Some(two));
    assert_eq!(game.goods("b"), "");
}

/// ALC-108, ALC-R11, ALC-R61: one or two guards, from anywhere to anywhere else, together or apart.
#[test]
fn alc_108_r11_r61_radio_silver() {
    let radio = || Prison::new(3).at("b", "radio").guards("chapel", 1).guards("cells", 1).guards("yard", 4);
    let mut game = radio();
    game.play("b use").refuses("b stop", "ALC-R61").refuses("b guard-from dining", "ALC-R61");
    game.play("b guard-from chapel").refuses("b guard-to chapel", "ALC-R61").refuses("b guard-to yard", "ALC-007");
    game.play("b guard-to warden\nb guard-from cells\nb guard-to dining").lists("b end");
    assert_eq!((game.guards_in("warden"), game.guards_in("dining"), game.guards_in("chapel")), (1, 1, 0));
    assert_eq!(game.points(), 2);
    let mut game = radio();
    game.play("b use\nb guard-from chapel\nb guard-to warden\nb guard-from cells\nb guard-to warden");
    assert_eq!(game.guards_in("warden"), 2);
    let mut game = radio();
    game.play("b use\nb guard-from yard\nb guard-to warden\nb stop").lists("b end");
    assert_eq!((game.guards_in("warden"), game.guards_in("yard")), (1, 3));
}

/// ALC-007, ALC-R61: a target that has become full is offered no more.
#[test]
fn v51_a_room_fills_up() {
    let mut game = Prison::new(3).at("b", "radio").guards("chapel", 1).guards("cells", 1).guards("warden", 3);
    game.play("b use\nb guard-from chapel\nb guard-to warden\nb guard-from cells");
    game.refuses("b guard-to warden", "ALC-007").lists("b guard-to dining");
}

#[test]
fn alc_109_radio_copper() {
    let mut game = Prison::new(3).at("b", "radio").copper("radio").guards("chapel", 2).guards("yard", 1);
    game.play("b use\nb guard-from chapel\nb guard-to radio").lists("b end");
    assert_eq!((game.points(), game.guards_in("radio"), game.guards_in("chapel")), (3, 1, 1));
}

/// ALC-110, ALC-003, ALC-R12, ALC-R20: up to three stamina, as many as fit on the track.
#[test]
fn alc_110_003_r12_r20_dining_silver() {
    for stamina in 0..3 {
        let mut game = Prison::new(3).at("b", "dining").stamina("b", stamina);
        game.play("b use");
        assert_eq!(game.state.board.prisoners[seat("b")].stamina, 3);
        assert!(game.told(&Event::Rested(seat("b"), 3 - stamina)).is_some());
    }
    let mut game = Prison::new(3).at("b", "dining").stamina("b", 3);
    game.refuses("b use", "ALC-003");
}

#[test]
fn alc_111_dining_copper() {
    let mut game = Prison::new(3).at("b", "dining").copper("dining").stamina("b", 1);
    game.play("b use");
    assert_eq!((game.points(), game.state.board.prisoners[seat("b")].stamina), (3, 2));
}

/// ALC-114: a free swap.
#[test]
fn alc_114_yard_silver() {
    let mut game = Prison::new(3).at("b", "yard").holds("b", "key cash").turn("b", 0);
    game.play("b use\nb pay cash").offers("b", &["take key", "take knife", "take clothes", "take drug", "take tool"]);
    game.play("b take tool").lists("b end");
    assert_eq!(game.goods("b"), "key tool");
}

/// ALC-115, ALC-R54: two items, one after the other, obligatory where possible.
#[test]
fn alc_115_yard_copper() {
    let mut game = Prison::new(3).at("b", "yard").copper("yard").holds("b", "cash");
    game.play("b use\nb take tool").refuses("b take tool", "ALC-101").refuses("b end", "ALC-R64").play("b take drug");
    assert_eq!((game.goods("b").as_str(), game.points()), ("drug tool", 2));
    game.lists("b end");
    let mut game = Prison::new(3).at("b", "yard").copper("yard").holds("b", "key knife cash");
    game.play("b use\nb pay cash\nb take tool").lists("b end");
    assert_eq!(game.goods("b"), "key knife tool");
}

/// ALC-116, ALC-R22: any item that lies there, the gun included.
#[test]
fn alc_116_r22_visiting_silver() {
    let mut game = Prison::new(3).at("b", "visiting");
    game.play("b use");
    let all = ["take key", "take knife", "take clothes", "take drug", "take tool", "take gun"];
    game.offers("b", &all).play("b take gun");
    assert_eq!((game.goods("b").as_str(), game.points()), ("gun", 2));
}

/// ALC-117, ALC-R22: only the gun.
#[test]
fn alc_117_r22_visiting_copper() {
    let mut game = Prison::new(3).at("b", "visiting").copper("visiting").holds("b", "cash");
    game.play("b use");
    assert_eq!((game.goods("b").as_str(), game.tokens("visiting", "key"), game.points()), ("gun", 1, 2));
}

/// ALC-120, ALC-003, ALC-R12: up to two cash.
#[test]
fn alc_120_003_r12_recreation_silver() {
    for (before, after) in [("", "cash cash"), ("cash", "cash cash cash"), ("cash cash", "cash cash cash")] {
        let mut game = Prison::new(3).at("b", "recreation").holds("b", before);
        game.play("b use");
        assert_eq!(game.goods("b"), after);
    }
    let mut game = Prison::new(3).at("b", "recreation").holds("b", "cash cash cash");
    game.refuses("b use", "ALC-003");
}

#[test]
fn alc_121_recreation_copper() {
    let mut game = Prison::new(3).at("b", "recreation").copper("recreation");
    game.play("b use");
    assert_eq!((game.goods("b").as_str(), game.points()), ("cash", 3));
}

#[test]
fn alc_128_warden_silver() {
    let mut game = Prison::new(3);
    game.dice([1]).play("b use");
    assert_eq!((game.state.hands[seat("b")], game.state.pile.len(), game.points()), (cards("cell-toss"), 10, 2));
    assert_eq!(game.told(&Event::DrewCards(cards("cell-toss"))), Some(Audience::seat(seat("b"))));
}

/// ALC-129: three are drawn, one is kept, the other two are discarded for all to see.
#[test]
fn alc_129_warden_copper() {
    let mut game = Prison::new(3).copper("warden").holds("b", "cash");
    game.dice([0, 0, 0]).play("b use");
    game.offers("b", &["keep loose-tongue", "keep cell-toss", "keep long-fingers"]);
    game.refuses("b keep roll-call", "ALC-129").refuses("b end", "ALC-R64").play("b keep cell-toss");
    assert_eq!(game.state.hands[seat("b")], cards("cell-toss"));
    assert_eq!(game.state.board.discard, cards("loose-tongue long-fingers"));
    assert_eq!((game.state.pile.len(), game.points()), (8, 2));
}

/// ALC-005, ALC-R56: with two cards in hand one is drawn, and one of the three discarded; others see only that.
#[test]
fn v49_alc_005_r56_one_card_too_many() {
    let mut game = Prison::new(3).hand("b", "cell-toss roll-call");
    game.dice([0]).play("b use");
    let drew = game.told(&Event::DrewCards(cards("loose-tongue")));
    game.offers("b", &["drop loose-tongue", "drop cell-toss", "drop roll-call"]);
    game.refuses("b drop long-fingers", "ALC-R56").refuses("b end", "ALC-R64").play("b drop roll-call");
    assert_eq!(game.state.hands[seat("b")], cards("loose-tongue cell-toss"));
    assert_eq!(game.told(&Event::Dropped(seat("b"), Blackmail::RollCall)), Some(Audience::ALL));
    assert_eq!(drew, Some(Audience::seat(seat("b"))));
}

/// ALC-R57, ALC-R56, ALC-129: the discard pile becomes the deck in the middle of a draw.
#[test]
fn v50_alc_r57_reshuffle() {
    let mut game = Prison::new(4).copper("warden").holds("b", "cash");
    game = game.hand("a", "loose-tongue cell-toss").hand("b", "long-fingers protection-money");
    game = game.hand("c", "change-of-block extra-chores").hand("d", "closed-for-repairs new-hiding-place");
    game.state.pile = cards("scrapped-idea");
    game.state.board.discard = cards("roll-call called-in-favour");
    game.dice([0, 1, 0]).play("b use");
    assert_eq!(game.told(&Event::Reshuffled), Some(Audience::ALL));
    assert!(game.state.pile.is_empty() && game.state.board.discard.is_empty());
    game.offers("b", &["keep scrapped-idea", "keep roll-call", "keep called-in-favour"]).play("b keep scrapped-idea");
    game.offers("b", &["drop long-fingers", "drop protection-money", "drop scrapped-idea"]);
    game.play("b drop long-fingers");
    assert_eq!(game.state.board.discard, cards("roll-call called-in-favour long-fingers"));
}

/// ALC-R19: the four free sides are Yard silver and Radio, Dining and Recreation copper.
#[test]
fn alc_r19_silver_is_the_first_column() {
    let content = Prison::new(3).state.content.get();
    let free: Vec<String> = Room::ALL
        .iter()
        .flat_map(|&room| Side::ALL.map(|side| (room, side)))
        .filter(|&(room, side)| content.side(room, side).free)
        .map(|(room, side)| format!("{room} {side}"))
        .collect();
    assert_eq!(free, ["radio copper", "dining copper", "yard silver", "recreation copper"]);
}

/// ALC-R14: room 7 and its item have one name, by whichever source.
#[test]
fn alc_r14_one_name_for_each_thing() {
    assert_eq!(Room::ALL[6].word(), "workshop");
    assert!("quarry".parse::<Room>().is_err() && "shovel".parse::<Item>().is_err());
}
