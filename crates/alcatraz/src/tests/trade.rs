//! Trade: ALC-059 to ALC-061, ALC-R38, ALC-R68.

use super::*;

/// ALC-059, ALC-R38: items and cash, with a prisoner in the same room, in the own turn.
#[test]
fn alc_059_r38_with_whom_and_what() {
    let mut game = Prison::new(3).holds("b", "key cash").holds("c", "knife").hand("b", "cell-toss").stamina("b", 2);
    game.refuses("b trade a", "ALC-059").refuses("b trade b", "ALC-059").refuses("b trade d", "ALC-059");
    game.not_asked("c trade b");
    game.play("b trade c").offers("b", &["give key", "give cash", "get knife", "cancel"]);
    game.refuses("b give knife", "ALC-059").refuses("b get key", "ALC-059").refuses("b end", "ALC-R64");
    game.play("b give key").refuses("b give key", "ALC-059");
}

/// ALC-060: any number on either side, or nothing.
#[test]
fn alc_060_any_number_on_either_side() {
    let mut game = Prison::new(3).holds("b", "key key cash cash").holds("c", "knife");
    game.play("b trade c\nb give key\nb give key\nb give cash\nb give cash\nb propose\nc accept");
    assert_eq!((game.goods("b").as_str(), game.goods("c").as_str()), ("", "key key knife cash cash"));
    let mut game = Prison::new(3).holds("c", "knife");
    game.play("b trade c\nb get knife\nb propose\nc accept");
    assert_eq!((game.goods("b").as_str(), game.points()), ("knife", 3));
}

/// ALC-061, ALC-R38: both must agree; after a refusal there may be another proposal.
#[test]
fn alc_061_r38_both_agree() {
    let mut game = Prison::new(3).holds("b", "key").holds("c", "knife");
    game.play("b trade c\nb give key\nb get knife\nb propose");
    game.not_asked("b cancel").offers("c", &["accept", "decline", "counter"]).refuses("c give knife", "ALC-061");
    game.play("c decline");
    assert_eq!((game.goods("b").as_str(), game.goods("c").as_str()), ("key", "knife"));
    game.play("b trade c\nb give key\nb get knife\nb propose\nc accept");
    assert_eq!((game.goods("b").as_str(), game.goods("c").as_str()), ("knife", "key"));
}

/// ALC-R69: an offer is answered with another one, and that with one more; then it is yes or no.
#[test]
fn alc_r69_counter_offers() {
    let mut game = Prison::new(3).holds("b", "key cash").holds("c", "knife");
    game.play("b trade c\nb give key\nb get knife\nb propose\nc counter");
    game.not_asked("b cancel").offers("c", &["give knife", "get key", "get cash", "cancel"]);
    game.refuses("c propose", "ALC-R68").refuses("c accept", "ALC-R64");
    game.play("c give knife\nc get key\nc get cash\nc propose");
    game.not_asked("c cancel").offers("b", &["accept", "decline", "counter"]);
    game.play("b counter\nb give key\nb get knife\nb propose");
    game.offers("c", &["accept", "decline"]).refuses("c counter", "ALC-R69");
    game.play("c accept");
    assert_eq!((game.goods("b").as_str(), game.goods("c").as_str(), game.points()), ("knife cash", "key", 3));
}

/// ALC-R69, ALC-061: an accepted counter-offer changes hands as its proposer said; a cancelled one ends the trade.
#[test]
fn alc_r69_a_counter_offer_is_accepted_or_given_up() {
    let mut game = Prison::new(3).holds("b", "key cash").holds("c", "knife");
    game.play(
        "b trade c\nb give key\nb get knife\nb propose\nc counter\nc give knife\nc get cash\nc propose\nb accept",
    );
    assert_eq!((game.goods("b").as_str(), game.goods("c").as_str()), ("key knife", "cash"));
    game.play("b trade c\nb give key\nb propose\nc counter");
    assert_eq!(Alcatraz::timeout_action(&game.state, seat("c")), Some(crate::Action::Cancel), "ALC-R62");
    game.play("c cancel").lists("b trade c");
    assert_eq!(game.goods("b"), "key knife");
}

/// ALC-R69: matches of earlier versions know no counter-offers.
#[test]
fn alc_r69_not_before_version_3() {
    let settings = engine::Settings::new(Alcatraz::ABOUT.options, 3).with_rules_version(2);
    let mut game = Prison::of(settings).holds("b", "key").holds("c", "knife");
    game.play("b trade c\nb give key\nb get knife\nb propose");
    game.offers("c", &["accept", "decline"]).refuses("c counter", "ALC-R69");
}

/// ALC-R38, ALC-003: both sheets must fit afterwards, all at once.
#[test]
fn v53_alc_r38_both_sheets_fit() {
    let mut game = Prison::new(3).holds("b", "cash cash").holds("c", "cash cash");
    game.play("b trade c\nb give cash").lists("b propose").play("b give cash").refuses("b propose", "ALC-R38");
    // Three items for three items: neither sheet has a free slot, and none is needed.
    let mut game = Prison::new(3).holds("b", "key key key").holds("c", "knife knife knife");
    game.play("b trade c\nb give key").refuses("b propose", "ALC-R38").play("b get knife\nb propose\nc accept");
    assert_eq!(game.goods("b"), "key key knife");
}

/// ALC-R38, ALC-070, ALC-072: possible with three guards, not with four.
#[test]
fn alc_r38_guards_and_trades() {
    let mut game = Prison::new(3).holds("b", "key").guards("warden", 3);
    game.lists("b trade c");
    let mut game = Prison::new(3).holds("b", "key").guards("warden", 4);
    game.refuses("b trade c", "ALC-072");
}

/// ALC-R38, ALC-R60: six trades a turn, cancelled and declined ones included; the refusal speaks of the number alone.
#[test]
fn alc_r38_r60_six_trades_a_turn() {
    let mut game = Prison::new(3).holds("b", "key");
    for _ in 0..3 {
        game.play("b trade c\nb cancel\nb trade c\nb give key\nb propose\nc decline");
    }
    game.refuses("b trade c", "ALC-R60");
    game.next_round("a").play("a end").lists("b trade c");
}

/// ALC-R68: a trade that changes nothing cannot be proposed, nor opened when there is nothing to trade.
#[test]
fn alc_r68_no_empty_trades() {
    let mut game = Prison::new(3).holds("b", "key").holds("c", "key");
    game.play("b trade c").refuses("b propose", "ALC-R68");
    game.play("b give key\nb get key").refuses("b propose", "ALC-R68").play("b cancel");
    let mut game = Prison::new(3);
    game.refuses("b trade c", "ALC-R68");
}

/// ALC-R62: an offer that is not answered in time is declined; a turn is left to a bot.
#[test]
fn alc_r62_an_offer_times_out() {
    let mut game = Prison::new(3).holds("b", "key").holds("c", "knife");
    assert_eq!(Alcatraz::timeout_action(&game.state, seat("b")), None);
    game.play("b trade c\nb give key\nb get knife\nb propose");
    assert_eq!(Alcatraz::timeout_action(&game.state, seat("c")), Some(crate::Action::Decline));
    assert_eq!(Alcatraz::timeout_action(&game.state, seat("b")), None, "only the seat that is asked times out");
}
