//! Hidden information (section 7), and what the counting rulings say.

use engine::{Dice, Game, Log, Viewer};

use super::*;

/// BLK-R22: everybody may look through the discards.
#[test]
fn blk_r22_discards_are_public() {
    let mut table = solo(3);
    table.at("a", "cafeteria").hand("a", "handle scissors").play("a craft p1");
    assert_eq!(words(table.view("c").discard), "handle scissors");
    assert_eq!(words(table.view("spectator").discard), "handle scissors");
}

/// BLK-R61: by counting, the game cannot run dry.
#[test]
fn blk_r61_the_game_cannot_run_dry() {
    let content = &*crate::content::OWN;
    let points: u32 = crate::Tool::ALL
        .map(|tool| u32::from(content.piles.of(tool.kind()) * content.points[tool.index()]))
        .iter()
        .sum();
    assert_eq!(points, 55);
    assert!(points > 6 * u32::from(content.solo_target(6) - 1));
    assert!(content.deck.count() > 5 * content.player.hand_limit + content.ability(crate::Ability::DeepPockets));
}

/// BLK-R68: draws are told by number to all, and by card to the player who drew.
#[test]
fn blk_r68_a_draw_is_told_twice() {
    let mut table = solo(2);
    table.deck("tape").dice([0]).play("a search");
    assert_eq!(table.heard("b"), [Event::Drew(seat("a"), 1)]);
    assert_eq!(table.heard("a"), [Event::Drew(seat("a"), 1), Event::DrewCards(cards("tape"))]);
}

/// A Riot shows each player the own new hand only.
#[test]
fn a_riot_is_told_to_each_alone() {
    let mut table = solo(2);
    table.hand("a", "riot tape").hand("b", "phone").dice([0, 0]).play("a play riot");
    assert!(table.heard("a").contains(&Event::NewHand(cards("tape"))));
    assert!(!table.heard("b").contains(&Event::NewHand(cards("tape"))));
    assert!(table.heard("b").contains(&Event::NewHand(cards("phone"))));
}

/// What was given in an exchange is seen by the two, and counted by all.
#[test]
fn an_exchange_is_seen_by_two() {
    let mut table = team(4);
    table.hand("a", "phone").play("a exchange c").play("a hand phone");
    let this = Event::HandedThisCard(seat("a"), seat("c"), Kind::MobilePhone);
    assert!(table.heard("a").contains(&this) && table.heard("c").contains(&this));
    assert!(!table.heard("b").contains(&this));
    assert_eq!(table.heard("b"), [Event::HandedCard(seat("a"), seat("c"))]);
}

/// A step that needs certain cards is imagined with such cards, for every viewer.
#[test]
fn imagined_players_can_always_go_on() {
    let mut steps = std::collections::BTreeSet::new();
    for seed in 0..90 {
        let (seats, mode) = [(2, "solo"), (3, "solo"), (4, "team"), (6, "solo")][seed as usize % 4];
        let settings =
            engine::Settings::read(Blackgate::ABOUT.options, 2..=6, seats, [("mode", mode), ("michel", "on")]);
        // By version 2 chance spends most of a team's time on exchanges.
        let version = if seed < 60 { 1 } else { 2 };
        let options = Blackgate::options(&settings.unwrap().with_rules_version(version)).unwrap();
        let (mut dice, mut chance) = (Dice::seeded(seed), Dice::seeded(seed + 1000));
        let mut table = Table::from_state(Blackgate::setup(&options, &mut dice));
        // Chance alone hardly ever makes a Card Sharp of the Triad.
        let dealt = table.state.players[seat("a")].background;
        for player in table.state.players.values_mut() {
            if player.background == Background::CardSharp {
                player.background = dealt;
            }
        }
        table.background("a", "card-sharp").gang("a", "stone-face");
        let mut state = table.state;
        while let Some(seat) = Blackgate::deciders(&state).first() {
            steps.insert(format!("{:?}", state.step).split(' ').next().unwrap().to_owned());
            for viewer in Viewer::all(seats) {
                let imagined = Blackgate::imagine(&options, &Blackgate::view(&state, viewer), &mut chance);
                let mut menu = Vec::new();
                Blackgate::legal(&imagined, seat, &mut menu);
                assert!(!menu.is_empty(), "{viewer:?} imagines {seat} without a choice at {:?}", state.step);
                assert_eq!(Blackgate::census(&imagined), Blackgate::census(&state));
            }
            let mut menu = Vec::new();
            Blackgate::legal(&state, seat, &mut menu);
            // Go on for long enough to get everywhere, and never just end.
            let lively: Vec<_> = menu.iter().copied().filter(|action| *action != crate::Action::End).collect();
            let action = *chance.pick(if lively.is_empty() { &menu } else { &lively });
            Blackgate::apply(&mut state, seat, action, &mut dice, &mut Log::silent()).unwrap();
        }
    }
    assert_eq!(steps.len(), 27, "every step comes about: {steps:?}");
}

/// Every way of taking a card out of a hand tells the log that something became known.
#[test]
fn what_becomes_known_is_noted() {
    let mut table = solo(2);
    table.hand("a", "knife tape").hand("b", "tape");
    let mut log = Log::new();
    let action = "extort b".parse().unwrap();
    Blackgate::apply(&mut table.state, seat("a"), action, &mut Dice::scripted([]), &mut log).unwrap();
    assert!(!log.is_revealed(), "naming a target can be taken back");
    log.reveal();
    let mut log = Log::new();
    let name = "name pick".parse().unwrap();
    Blackgate::apply(&mut table.state, seat("a"), name, &mut Dice::scripted([]), &mut log).unwrap();
    let lay = "lay knife".parse().unwrap();
    Blackgate::apply(&mut table.state, seat("a"), lay, &mut Dice::scripted([]), &mut log).unwrap();
    assert!(log.is_revealed());
}
