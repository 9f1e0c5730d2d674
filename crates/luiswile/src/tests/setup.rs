//! Setup (4.3), options and the end of the game as they are chosen before it.

use engine::scenario::Scenario;
use engine::{Dice, Game, Set, Settings};

use super::*;
use crate::state::{GoalMode, TransferResult};

fn deal(seats: u8, seed: u64) -> State {
    Scenario::<Luiswile>::deal_any(seats, [], seed).state
}

/// LUI-001, LUI-019, LUI-020, LUI-021, LUI-022: a boss, a specialist and four prisoners each.
#[test]
fn lui_019_022_every_gang_is_dealt_six_cards() {
    for seed in 0..50 {
        let state = deal(5, seed);
        let content = state.content();
        let mut all = Set::EMPTY;
        for gang in state.gangs.values() {
            assert!(content.bosses.contains(gang.boss));
            let of = |deck: Set<Prisoner>| gang.members.and(deck).len();
            assert_eq!([of(content.bosses), of(content.specialists), of(content.ordinary)], [1, 1, 4]);
            assert!(gang.members.without(gang.boss).minus(content.prisoner(gang.boss).may_hold).is_empty());
            assert!(all.and(gang.members).is_empty());
            all = all.or(gang.members);
        }
    }
}

/// LUI-023, LUI-R02: 3 and 22 neutrals, for two players 2 and 8; and only two to five can play.
#[test]
fn lui_023_r02_neutrals_by_number_of_players() {
    for (seats, expected) in [(2, (2, 8)), (3, (3, 22)), (4, (3, 22)), (5, (3, 22))] {
        let state = deal(seats, 3);
        let content = state.content();
        let neutrals = state.neutrals;
        assert_eq!((neutrals.and(content.specialists).len(), neutrals.and(content.ordinary).len()), expected);
        assert_eq!(state.ordinary.len(), 72 - 4 * seats - expected.1);
        assert_eq!(state.specialists.len(), 18 - seats - expected.0);
    }
    let printed = Scenario::<Luiswile>::deal_any(2, [("neutrals_for_two", "printed")], 3).state;
    assert_eq!(printed.neutrals.len(), 25);
    assert_eq!(Luiswile::ABOUT.seats, 2..=5);
    assert!(Settings::read(Luiswile::ABOUT.options, Luiswile::ABOUT.seats.clone(), 6, []).is_err());
}

/// LUI-027: pools at 0, solitary empty, no newcomers, day 1, and everybody places cards.
#[test]
fn lui_027_the_first_morning() {
    let state = deal(3, 4);
    assert!(state.gangs.values().iter().all(|gang| gang.pools == [0; 3]));
    assert!(state.solitary.inside().is_empty() && state.today.newcomers.is_empty() && state.gone.is_empty());
    assert_eq!(state.day, 1);
    assert_eq!(Luiswile::deciders(&state), engine::Seats::all(3));
}

/// LUI-R03: Hans is set aside for Olo, dealt to nobody after him, and back before the neutrals are drawn.
#[test]
fn t62_r03_a_card_that_a_gang_may_not_hold_is_redrawn() {
    let options = deal(2, 1).options;
    let content = options.content();
    let rank = |deck: Set<Prisoner>, number: &str| {
        let who = content.find(number.parse().unwrap()).unwrap();
        deck.iter().position(|card| card == who).unwrap() as u32
    };
    let olo = rank(content.bosses, "2301");
    let hans = rank(content.specialists, "4175");
    // Olo, any other boss; Hans for Olo, then the lowest specialist of another nation, and one for seat b.
    let mut dice = vec![olo, 0, hans, 0, 0];
    // Four prisoners each: 0158 0189 0264 0277 are no Germans and refuse nobody.
    dice.extend([0; 8]);
    // Hans is back in the deck: he is the lowest specialist again.
    dice.push(0);
    dice.extend([0; 9]);
    let state = Scenario::<Luiswile>::deal(2, [], dice).state;
    let hans = content.find("4175".parse().unwrap()).unwrap();
    assert!(state.gangs.values().iter().all(|gang| !gang.members.contains(hans) && gang.members.len() == 6));
    assert!(state.neutrals.contains(hans));
}

/// LUI-R03, LUI-R56: when only cards are left that were set aside, they come back and the deal ends.
#[test]
fn lui_r56_a_deal_ends_even_if_the_deck_runs_out() {
    let file = include_str!("../../content/luiswile.toml");
    // All but five specialists are Germans, whom Olo and Verlaque may not hold.
    let mut kept = 0;
    let german = |line: &str| {
        let nation = line.split(r#"nat = ""#).nth(1).map(|rest| &rest[..2]).unwrap_or_default().to_owned();
        line.replacen(&format!(r#"nat = "{nation}""#), r#"nat = "DE""#, 1)
    };
    let lines = file.lines().map(|line| {
        if !line.contains(r#"type = "specialist""#) {
            return line.to_owned();
        }
        kept += 1;
        if kept <= 6 { line.to_owned() } else { german(line) }
    });
    let text = lines.collect::<Vec<_>>().join("\n");
    let settings = Settings::new(Luiswile::ABOUT.options, 5).with_content(text);
    let options = Luiswile::options(&settings).unwrap();
    for seed in 0..200 {
        let state = Luiswile::setup(&options, &mut Dice::seeded(seed));
        assert!(state.gangs.values().iter().all(|gang| gang.members.len() == 6));
    }
}

/// LUI-024, LUI-025, LUI-R05: twenty events, then the final ones; the move comes on any of days 21 to 25.
#[test]
fn lui_024_025_r05_the_event_deck() {
    let mut days = Set::<crate::Patrol>::EMPTY;
    for seed in 0..60 {
        let mut state = deal(2, seed);
        let mut dice = Dice::seeded(seed);
        while state.day < 26 && Luiswile::outcome(&state).is_none() {
            let asked = Luiswile::deciders(&state).first().unwrap();
            state.gangs[asked].pools = [0; 3];
            let action = Luiswile::timeout_action(&state, asked).unwrap();
            Luiswile::apply(&mut state, asked, action, &mut dice, &mut engine::Log::silent()).unwrap();
            if let Some(event) = state.today.event {
                assert_eq!(state.content().finals.contains(event), state.day > 20);
            }
        }
        assert!((21..=25).contains(&state.day));
        assert_eq!(state.events.len(), 20);
        days.insert(engine::Id::from_index(state.day));
    }
    assert_eq!(days.len(), 5);
}

/// LUI-026: no view tells more of the event deck than which events have come.
#[test]
fn lui_026_nobody_looks_into_the_event_deck() {
    let state = deal(3, 5);
    let view = Luiswile::view(&state, engine::Viewer::Seat(seat("a")));
    assert_eq!(view.events, state.content().events);
    assert_eq!(view.finals, state.content().finals);
}

/// LUI-R04: all gangs and neutrals are open to everybody.
#[test]
fn lui_r04_gangs_and_neutrals_are_open() {
    let state = deal(4, 6);
    for viewer in engine::Viewer::all(4) {
        let view = Luiswile::view(&state, viewer);
        assert_eq!((view.gangs, view.neutrals), (state.gangs.clone(), state.neutrals));
    }
}

/// LUI-R54, LUI-R59: the same dice deal the same table, and nothing is settled before it is seen.
#[test]
fn lui_r54_r59_chance_is_the_dice_alone() {
    let options = deal(3, 1).options;
    let one = Luiswile::setup(&options, &mut Dice::seeded(8));
    let two = Luiswile::setup(&options, &mut Dice::seeded(8));
    assert!(one == two);
    let mut dice = Dice::seeded(8);
    let state = Luiswile::setup(&options, &mut dice);
    // Three bosses, and then only cards that are dealt or set aside: the event deck asks for no dice.
    assert!(dice.rolled() >= 3 + 3 + 12 + 25);
    assert_eq!((state.events.len(), state.finals.len(), state.patrols.deck.len()), (40, 5, 24));
}

/// LUI-R01, LUI-R50: the options and their standard.
#[test]
fn lui_r01_r50_options() {
    let standard = deal(2, 1).options;
    assert_eq!((standard.goal_mode, standard.transfer_result), (GoalMode::Sum, TransferResult::Nobody));
    let chosen = [("goal_mode", "per_way"), ("transfer_result", "leader")];
    let other = Scenario::<Luiswile>::deal_any(2, chosen, 1).state.options;
    assert_eq!((other.goal_mode, other.transfer_result), (GoalMode::PerWay, TransferResult::Leader));
}
