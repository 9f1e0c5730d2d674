//! Checks over many matches: that the parts add up, that luck averages to nothing, and how much of the spread of results
//! it explains.

use engine::{Dice, Judge, Match, Participant, Seat, Seats, Seed, Settings};
use serde::Serialize;

use crate::{Evaluator, MatchReview, ReviewBudget};

/// Sums over the results of one seat.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct SeatSums {
    /// How many.
    pub count: f64,
    luck: f64,
    luck_squares: f64,
    result: f64,
    result_squares: f64,
    rest: f64,
    rest_squares: f64,
}

impl SeatSums {
    fn add(&mut self, result: f64, luck: f64) {
        let rest = result - luck;
        self.count += 1.0;
        self.luck += luck;
        self.luck_squares += luck * luck;
        self.result += result;
        self.result_squares += result * result;
        self.rest += rest;
        self.rest_squares += rest * rest;
    }

    /// The sums of both.
    #[must_use]
    pub fn plus(self, other: SeatSums) -> SeatSums {
        SeatSums {
            count: self.count + other.count,
            luck: self.luck + other.luck,
            luck_squares: self.luck_squares + other.luck_squares,
            result: self.result + other.result,
            result_squares: self.result_squares + other.result_squares,
            rest: self.rest + other.rest,
            rest_squares: self.rest_squares + other.rest_squares,
        }
    }

    /// The mean of luck in parts of a win, and its standard error.
    pub fn luck(self) -> (f64, f64) {
        (self.luck / self.count, (variance(self.luck, self.luck_squares, self.count) / self.count).sqrt())
    }

    /// The variance of results, and of results without luck.
    pub fn variances(self) -> (f64, f64) {
        (variance(self.result, self.result_squares, self.count), variance(self.rest, self.rest_squares, self.count))
    }
}

fn variance(sum: f64, squares: f64, count: f64) -> f64 {
    (squares - sum * sum / count) / (count - 1.0).max(1.0)
}

/// What reviews of many matches showed.
#[derive(Clone, Debug, Default, Serialize)]
pub struct ReviewCheck {
    /// How many matches.
    pub matches: u32,
    /// Seats whose parts did not add up to their result.
    pub broken: u32,
    /// The sums of each seat.
    pub seats: Vec<SeatSums>,
}

impl ReviewCheck {
    /// Adds the review of a match.
    pub fn add(&mut self, review: &MatchReview) {
        self.matches += 1;
        self.seats.resize(self.seats.len().max(usize::from(review.seats())), SeatSums::default());
        for (sums, seat) in self.seats.iter_mut().zip(Seats::all(review.seats()).iter()) {
            let account = review.account(seat);
            let is_whole = account.result - account.expectation == account.luck + account.own + account.others;
            self.broken += u32::from(!is_whole);
            sums.add(f64::from(account.result) / 1e6, f64::from(account.luck) / 1e6);
        }
    }

    /// Both checks together.
    #[must_use]
    pub fn plus(mut self, other: ReviewCheck) -> ReviewCheck {
        self.matches += other.matches;
        self.broken += other.broken;
        self.seats.resize(self.seats.len().max(other.seats.len()), SeatSums::default());
        for (own, more) in self.seats.iter_mut().zip(other.seats) {
            *own = own.plus(more);
        }
        self
    }

    /// All seats together.
    pub fn all_seats(&self) -> SeatSums {
        self.seats.iter().copied().fold(SeatSums::default(), SeatSums::plus)
    }
}

/// Plays a match by the game's instinct in every seat.
pub fn play_by_instinct<G: Judge>(settings: Settings, seed: u64) -> Option<Match<G>> {
    let chairs = Participant::row(settings.seats());
    let mut game = Match::<G>::new(settings, Seed::from_number(seed), chairs).ok()?;
    let mut chance = Dice::seeded(seed ^ (1 << 62));
    while let Some(seat) = game.deciders().first() {
        let menu = game.menu(seat);
        let action = by_instinct::<G>(&game, seat, &menu, &mut chance);
        game.play(seat, action).ok()?;
    }
    Some(game)
}

fn by_instinct<G: Judge>(game: &Match<G>, seat: Seat, menu: &[G::Action], chance: &mut Dice) -> G::Action {
    let world = G::imagine(game.options(), &game.view(engine::Viewer::Seat(seat)), chance);
    menu[G::instinct(&world, seat, menu, chance)]
}

/// Plays and reviews one match.
pub fn check_match<G: Judge>(
    settings: &Settings,
    seed: u64,
    evaluator: &Evaluator<G>,
    budget: ReviewBudget,
) -> ReviewCheck {
    let mut check = ReviewCheck::default();
    if let Some(game) = play_by_instinct::<G>(settings.clone(), seed) {
        check.add(&MatchReview::new(&game, evaluator, budget));
    }
    check
}
