//! Bots play the sample game: legally, reproducibly, and better the more they think.
#![allow(clippy::unwrap_used)]

use bots::{Bot, Budget, Greedy, Position, Random, Search};
use engine::sample::Sample;
use engine::{Dice, Game, Match, Participant, Seed, Settings, Viewer};

/// Plays a match and tells whether the bot in the given seat won.
fn wins(bot: &mut impl Bot<Sample>, others: &mut impl Bot<Sample>, bot_seat: u8, seed: u64) -> bool {
    let settings = Settings::new(Sample::ABOUT.options, 3);
    let mut game = Match::<Sample>::new(settings, Seed::from_number(seed), Participant::row(3)).unwrap();
    let mut dice = Dice::seeded(seed);
    while let Some(seat) = game.deciders().first() {
        let (view, menu) = (game.view(Viewer::Seat(seat)), game.menu(seat));
        let question = Position { options: game.options(), view: &view, seat, menu: &menu };
        let thought = match seat.number() == bot_seat {
            true => bot.decide(&question, &mut dice),
            false => others.decide(&question, &mut dice),
        };
        let action = thought.action;
        assert!(menu.contains(&action));
        game.play(seat, action).unwrap();
    }
    game.outcome().unwrap().winners.iter().any(|seat| seat.number() == bot_seat)
}

fn rate(mut bot: impl Bot<Sample>, mut others: impl Bot<Sample>, matches: u64) -> f64 {
    let won = (0..matches).filter(|&seed| wins(&mut bot, &mut others, (seed % 3) as u8, seed)).count();
    won as f64 / matches as f64
}

#[test]
fn search_beats_random() {
    let random = rate(Random, Random, 150);
    let search = rate(Search::new(Budget::futures(300)), Random, 150);
    assert!(search > random + 0.2, "search wins {search}, random {random}");
}

#[test]
fn the_same_dice_give_the_same_thoughts() {
    let options = Sample::options(&Settings::new(Sample::ABOUT.options, 3)).unwrap();
    let state = Sample::setup(&options, &mut Dice::seeded(1));
    let seat = Sample::deciders(&state).first().unwrap();
    let view = Sample::view(&state, Viewer::Seat(seat));
    let mut menu = Vec::new();
    Sample::legal(&state, seat, &mut menu);
    let question = Position::<Sample> { options: &options, view: &view, seat, menu: &menu };
    let decide = || Search::new(Budget::futures(500)).with_trees(2).decide(&question, &mut Dice::seeded(9));
    let thought = decide();
    assert_eq!(thought, decide());
    assert_eq!(thought.futures, 500);
    assert!(thought.worth.is_some_and(|worth| (0.0..=1.0).contains(&worth)));
}

#[test]
fn greedy_chooses_from_the_menu() {
    assert!(rate(Greedy::default(), Random, 30) > 0.0);
}
