//! Counts what a person in the first seat is asked in matches of quick bots, before and after forced actions are taken
//! for them: `cargo run --release -p games --example asked`.

use std::collections::BTreeMap;

use engine::{Dice, Match, Participant, Seat, Seed, Settings, Viewer};
use games::{Playable, Visitor};

const MATCHES: u64 = 40;

struct Count;

#[derive(Default)]
struct Tally {
    decisions: u32,
    /// Decisions with one choice, or with choices that are all alike.
    none: u32,
    /// Decisions that are taken for the person.
    taken: u32,
    /// Decisions with fewer choices than the menu has, because some are alike.
    shorter: u32,
    /// Decisions without a choice that are left to the person: the word of the action and why.
    left: BTreeMap<(String, &'static str), u32>,
}

impl Visitor for Count {
    type Out = Tally;

    fn visit<G: Playable>(self) -> Tally {
        let mut chance = Dice::seeded(3);
        let mut tally = Tally::default();
        let seats = 4;
        for number in 0..MATCHES {
            let settings = Settings::new(G::ABOUT.options, seats);
            let mut game = Match::<G>::new(settings, Seed::from_number(number), Participant::row(seats))
                .expect("every game has four seats");
            while let Some(seat) = game.deciders().first() {
                let menu = game.menu(seat);
                if seat == Seat::new(0) {
                    count(&mut tally, &game, &menu);
                }
                match game.forced(seat) {
                    Some(action) => game.play_forced(seat, action),
                    None => {
                        let world =
                            G::imagine(game.options(), &game.view(Viewer::Seat(seat)), &mut Dice::seeded(number));
                        game.play(seat, menu[G::instinct(&world, seat, &menu, &mut chance)])
                    }
                }
                .expect("a listed action applies");
            }
        }
        tally
    }
}

fn count<G: Playable>(tally: &mut Tally, game: &Match<G>, menu: &[G::Action]) {
    let seat = Seat::new(0);
    let firsts = engine::alike::<G>(game.options(), &game.view(Viewer::Seat(seat)), seat, menu);
    tally.decisions += 1;
    if firsts.iter().all(|&first| first == 0) {
        tally.none += 1;
        if game.forced(seat).is_none() {
            let word = menu[0].to_string().split(' ').next().unwrap_or_default().to_owned();
            let why = match game.auto_action().is_some_and(|auto_action| auto_action.seat == seat) {
                true => "it ends a talk",
                false if game.clone().undo(seat).is_ok() => "it ends an undo, or is a secret",
                false => "it is a secret",
            };
            *tally.left.entry((word, why)).or_default() += 1;
        }
    }
    tally.taken += u32::from(game.forced(seat).is_some());
    tally.shorter += u32::from(firsts.iter().enumerate().any(|(index, &first)| index != first && first > 0));
}

fn main() {
    println!("a match of four, one person: decisions, without a real choice, of those taken by themselves, shortened");
    for name in games::names().split(", ") {
        let Some(about) = games::find(name).map(|game| game.about()) else { continue };
        if !about.seats.contains(&4) {
            continue;
        }
        let tally = games::visit(name, Count).expect("a game of the registry");
        let each = |count: u32| f64::from(count) / MATCHES as f64;
        let Tally { decisions, none, taken, shorter, left } = tally;
        println!("{name:10} {:7.1} {:7.1} {:7.1} {:7.1}", each(decisions), each(none), each(taken), each(shorter));
        for ((word, why), count) in left {
            println!("{:15} {:5.2} left: {why}", word, each(count));
        }
    }
}
