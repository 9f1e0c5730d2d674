//! What is staged: the headline of every event, to whom it speaks, and what it never says.

use engine::{Game, Seat, Settings};
use scene::{GameScene, Lang, MomentKind, Texts, Tone};

use crate::Blackgate;
use crate::cards::{Cards, Kind, Kinds, Tool};
use crate::content::{Ability, Area, Background, MichelCard, Recipe};
use crate::event::{Event, Parcel};
use crate::state::Options;

const ANA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);
const CYD: Seat = Seat::new(2);

fn options(seats: u8, mode: &str) -> Options {
    let about = Blackgate::ABOUT;
    let settings = Settings::read(about.options, about.seats.clone(), seats, [("mode", mode)]).unwrap();
    Blackgate::options(&settings).unwrap()
}

fn texts(lang: Lang, reader: Option<Seat>) -> Texts {
    let mut texts = Texts::of::<Blackgate>(lang, ["ana", "ben", "cyd", "dan"].map(str::to_owned).to_vec());
    texts.set_reader(reader);
    texts
}

/// The headline of an event for a reader, in English; empty if it is not staged.
fn headline(event: Event, reader: Option<Seat>) -> String {
    let moment = Blackgate::moment(&options(4, "solo"), &event, &texts(Lang::EN, reader));
    moment.map(|moment| moment.headline).unwrap_or_default()
}

fn bag(kinds: &[Kind]) -> Cards {
    kinds.iter().copied().collect()
}

#[test]
fn every_kind_of_event_has_its_headline_or_none() {
    let parcel = Parcel { cards: 2, cigarettes: 1 };
    let expected = [
        (Event::Turn(ANA), "ana’s turn"),
        (Event::Drew(ANA, 2), "ana draws 2 Search cards"),
        (Event::DrewCards(bag(&[Kind::Riot, Kind::Knife])), "2 new cards"),
        (Event::Reshuffled, ""),
        (Event::Rolled(ANA, 4), "ana rolls a 4"),
        (Event::Moved(ANA, Area::Showers), ""),
        (Event::Sent(ANA, Area::Solitary), "ana is locked up in Solitary"),
        (Event::Sent(ANA, Area::CellBlock), ""),
        (Event::Discarded(ANA, Kind::Riot), ""),
        (Event::LostAtRandom(ANA, Kind::GoldWatch), "ana loses a Gold Watch"),
        (Event::Joined(ANA, Ability::Lookouts.printed()), "ana joins the Crew"),
        (Event::LeftGang(ANA, Ability::Lookouts.printed()), ""),
        (Event::Played(ANA, Kind::Shakedown), "ana plays a Shakedown"),
        (Event::Revealed(ANA, Background::Smuggler), "ana reveals a Background: Smuggler"),
        (Event::RevealedInGang(ANA, Background::Smuggler), "ana reveals a Background: Smuggler"),
        (Event::Beaten(ANA), "ana takes a Beating"),
        (Event::Unmoved(ANA), "ana does not bat an eyelid"),
        (Event::Healed(ANA, 0), "ana is patched up"),
        (Event::GotCigarettes(ANA, 3), ""),
        (Event::TookCigarettes(ANA, BEN, 1), "ana takes 1 cigarette from ben"),
        (Event::TookFromBoard(ANA, Kind::Pick, 1), "ana takes a Pick from the board"),
        (Event::TookFromBoard(ANA, Kind::Knife, 2), "ana takes 2 × Knife from the board"),
        (Event::Crafted(ANA, Recipe::P1), "ana crafts a Pick"),
        (Event::Sold(ANA, Kind::GoldWatch, 3), ""),
        (Event::Paid(ANA, 6), ""),
        (Event::Dug(ANA, Tool::Pick, 3, 5), "ana digs with a Pick: +3"),
        (Event::MoreActions(ANA, 1), "ana has 1 more action"),
        (Event::Extorts(ANA, BEN), "ana extorts ben"),
        (Event::Names(ANA, Tool::Shovel), "ana demands a Shovel"),
        (Event::Laid(ANA, Kind::ChairLeg), "ana lays a Chair Leg"),
        (Event::Helped(ANA, Kind::Knife), "ana steps in with a Knife"),
        (Event::Swung(ANA), "ana swings the chain"),
        (Event::Gave(ANA, BEN, Tool::Pick), "ana gives ben a Pick"),
        (Event::Refused(ANA), "ana refuses"),
        (Event::Passed(ANA), "ana plays no Weapon"),
        (Event::Declined(ANA), ""),
        (Event::WonFight(ANA, BEN), "ana wins the fight against ben"),
        (Event::TookCard(ANA, BEN), "ana takes a card from ben"),
        (Event::TookThisCard(ANA, BEN, Kind::Riot), "ana takes a Riot from ben"),
        (Event::WeaponsDiscarded(bag(&[Kind::Knife])), ""),
        (Event::WeaponsBack(ANA, bag(&[Kind::Knife])), "ana takes the Weapons back"),
        (Event::Looked(ANA, BEN), "ana looks at the hand of ben"),
        (Event::Saw(BEN, bag(&[Kind::Riot])), "The hand of ben"),
        (Event::HandsDealt, "All hands are dealt anew"),
        (Event::NewHand(bag(&[Kind::Riot])), "A new hand of 1 card"),
        (Event::HandedCard(ANA, BEN), ""),
        (Event::HandedThisCard(ANA, BEN, Kind::Riot), ""),
        (Event::HandedCigarettes(ANA, BEN, 2), ""),
        (Event::Exchanged(ANA, CYD, parcel, parcel), "ana exchanges with cyd"),
        (Event::MichelRolled(ANA, 6), "ana rolls a 6 for Michel(le)"),
        (Event::MichelMoved(Area::Showers), "Michel(le) goes to the Showers"),
        (Event::MichelShown(ANA, MichelCard::Mi4), "Michel(le) shows ana a Knife"),
        (Event::MichelShown(ANA, MichelCard::Mi6), ""),
        (Event::MichelAvoided(ANA), "ana gets past Michel(le)"),
        (Event::MichelPaid(ANA, Tool::Spoon), "ana gives Michel(le) a Spoon"),
        (Event::MichelBeaten(ANA), "ana beats Michel(le)"),
        (Event::MichelWon(ANA), "Michel(le) beats ana"),
        (Event::MichelReshuffled, ""),
        (Event::Escaped(ANA), "ana is out: the tunnel is open!"),
        (Event::Lockdown(ANA), "The wing is locked down"),
    ];
    for (event, expected) in expected {
        assert_eq!(headline(event, None), expected, "{event:?}");
    }
}

#[test]
fn headlines_speak_to_the_reader() {
    assert_eq!(headline(Event::Turn(BEN), Some(BEN)), "Your turn");
    assert_eq!(headline(Event::Extorts(ANA, BEN), Some(BEN)), "ana extorts you");
    assert_eq!(headline(Event::Extorts(ANA, BEN), Some(ANA)), "You extort ben");
    assert_eq!(headline(Event::TookThisCard(ANA, BEN, Kind::Riot), Some(BEN)), "ana takes a Riot from you");
    assert_eq!(headline(Event::HandedThisCard(ANA, BEN, Kind::Riot), Some(BEN)), "ana hands you a Riot");
    assert_eq!(headline(Event::HandedCigarettes(ANA, BEN, 2), Some(BEN)), "ana hands you 2 cigarettes");
    assert_eq!(headline(Event::Escaped(ANA), Some(ANA)), "You are out: your tunnel is open!");
}

#[test]
fn what_is_told_twice_is_staged_once() {
    assert_eq!(headline(Event::Drew(ANA, 2), Some(ANA)), "", "the cards are shown instead");
    assert_eq!(headline(Event::TookCard(ANA, BEN), Some(BEN)), "", "the card is shown instead");
    assert_eq!(headline(Event::Looked(ANA, BEN), Some(ANA)), "", "the hand is shown instead");
}

#[test]
fn details_say_what_it_means() {
    let details = |event: Event| {
        let moment = Blackgate::moment(&options(4, "solo"), &event, &texts(Lang::EN, None)).unwrap();
        moment.details
    };
    let shakedown = ["The card says: take a random card from somebody in your area."];
    assert_eq!(details(Event::Played(ANA, Kind::Shakedown)), shakedown);
    assert_eq!(details(Event::Rolled(ANA, 4)), ["A 4 leads to the Cafeteria or to the Recreation Room."]);
    assert_eq!(details(Event::Joined(ANA, Ability::Lookouts.printed())), ["Lookouts: a Search finds 1 card more."]);
    assert_eq!(details(Event::Crafted(ANA, Recipe::P1)), ["The recipe asks for Broom Handle and Scissors."]);
    assert_eq!(details(Event::Dug(ANA, Tool::Pick, 3, 5)), ["The Tunnel: from 2 to 5 of 10 points."]);
    assert_eq!(details(Event::DrewCards(bag(&[Kind::Riot, Kind::Knife]))), ["Riot and Knife"]);
}

#[test]
fn a_team_is_free_together() {
    let options = options(4, "team");
    let moment = |reader| Blackgate::moment(&options, &Event::Escaped(ANA), &texts(Lang::EN, reader)).unwrap();
    assert_eq!(moment(Some(CYD)).headline, "Your team is out: the tunnel is open!");
    assert_eq!(moment(Some(BEN)).headline, "Team A is out: the tunnel is open!");
    let moment = moment(None);
    assert_eq!((moment.kind, moment.tone, moment.seats.to_string().as_str()), (MomentKind::Ending, Tone::Good, "ac"));
    let passed = Blackgate::moment(&options, &Event::Passed(BEN), &texts(Lang::EN, None)).unwrap();
    assert!(passed.details[0].contains("team-mate in the area may still step in"), "{:?}", passed.details);
}

/// Names in moments are the longest that the game has; those of players are short here, as they are for most.
#[test]
fn headlines_are_short_with_every_card_gang_and_area() {
    let cards = Kind::ALL.into_iter().flat_map(|kind| {
        let laid = [Event::Laid(ANA, kind), Event::Helped(ANA, kind)];
        let lost = [Event::LostAtRandom(ANA, kind), Event::TookThisCard(ANA, BEN, kind)];
        laid.into_iter().chain(lost).chain([Event::TookFromBoard(ANA, kind, 2)])
    });
    let played = Kinds::ACTIONS.iter().map(|kind| Event::Played(ANA, kind));
    let backgrounds = Background::ALL.into_iter().map(|card| Event::RevealedInGang(ANA, card));
    let gangs = Ability::ALL.into_iter().map(|ability| Event::Joined(ANA, ability.printed()));
    let areas = Area::ALL.into_iter().map(Event::MichelMoved);
    let events: Vec<Event> = cards.chain(played).chain(backgrounds).chain(gangs).chain(areas).collect();
    for lang in Lang::all() {
        for reader in [None, Some(ANA), Some(BEN)] {
            let texts = texts(lang, reader);
            for event in &events {
                let Some(moment) = Blackgate::moment(&options(4, "solo"), event, &texts) else { continue };
                assert!(moment.headline.chars().count() <= 60, "{} is too long", moment.headline);
                let all: Vec<&String> = std::iter::once(&moment.headline).chain(&moment.details).collect();
                assert!(all.iter().all(|line| !line.contains('⟦')), "{all:?}");
            }
        }
    }
}
