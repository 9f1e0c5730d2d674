//! Tournaments: many matches between bots, seats rotated, on all cores.

use std::collections::{BTreeMap, BTreeSet};
use std::marker::PhantomData;

use bots::{Bot, Position, Random};
use engine::{Clause, Dice, Game, Judge, Log, Seat, Settings, Stats, Viewer};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use crate::{Entrant, Interval};

/// Who sits where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lineup {
    /// Entrants side by side, moving on by one seat from match to match.
    Mixed,
    /// The first entrant in one seat, which moves on from match to match, and the second in all others.
    OneAgainstTheRest,
}

/// The matches that are to be played.
#[derive(Clone, Debug)]
pub struct TournamentPlan {
    /// The bots.
    pub entrants: Vec<Entrant>,
    /// Who sits where.
    pub lineup: Lineup,
    /// How many seats.
    pub seats: u8,
    /// The number of the first match: a run can be cut into parts.
    pub first: u32,
    /// How many matches.
    pub matches: u32,
    /// Where the seeds begin; the same seed gives the same matches.
    pub seed: u64,
    /// How many first choices of each seat are random, to try actions that bots would never choose.
    pub openings: u32,
}

impl TournamentPlan {
    /// The number of the deal of a match: in a duel every deal is played once for each seat of the first entrant.
    fn deal(&self, index: u32) -> u32 {
        match self.lineup {
            Lineup::Mixed => index,
            Lineup::OneAgainstTheRest => index / u32::from(self.seats),
        }
    }

    /// The seed of the dice of a match; the bots' own dice follow it.
    pub fn dice_seed(&self, index: u32) -> u64 {
        self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(u64::from(self.deal(index)) << 8)
    }

    /// The entrant in each seat of a match, by its number among the entrants.
    pub fn lineup(&self, index: u32) -> Vec<usize> {
        let seats = u32::from(self.seats);
        (0..seats)
            .map(|seat| match self.lineup {
                Lineup::Mixed => (seat + index + index / seats) as usize % self.entrants.len(),
                Lineup::OneAgainstTheRest => usize::from(seat != index % seats),
            })
            .collect()
    }
}

/// The result of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchResult {
    /// Its number in the plan.
    pub index: u32,
    /// The entrant in each seat.
    pub lineup: Vec<usize>,
    /// The place of each seat.
    pub ranks: Vec<u8>,
    /// Which seats won.
    pub won: Vec<bool>,
    /// Why it ended.
    pub reason: String,
    /// How many actions it took.
    pub actions: u32,
    /// How many days, rounds or turns it took, as its game counts.
    #[serde(rename = "beats")]
    pub rounds: u32,
    /// The seats in the order in which they first decided something.
    pub order: Vec<u8>,
    /// The items that each seat had at some time: indices of kinds, and of items within a kind.
    pub held: Vec<Vec<(usize, usize)>>,
    /// How often events cited each clause.
    pub clauses: BTreeMap<String, u32>,
    /// After how many actions a seat that won had better chances than all others by the game's judge, and kept them. Runs of
    /// before do not say it.
    #[serde(default)]
    pub decided: Option<u32>,
}

/// Gives the clauses that an event cites.
pub type EventClauses<G> = fn(&<G as Game>::Options, &<G as Game>::Event) -> Vec<Clause>;

/// Plays the matches of a plan that are not `done` yet, and calls `show` with each result.
pub fn play<G: Judge + Stats>(
    plan: &TournamentPlan,
    (settings, options): (&Settings, &G::Options),
    clauses: EventClauses<G>,
    done: &[MatchResult],
    show: impl Fn(&MatchResult) + Sync,
) -> Vec<MatchResult> {
    let open: Vec<u32> = (plan.first..plan.first + plan.matches)
        .filter(|index| done.iter().all(|result| result.index != *index))
        .collect();
    let mut results: Vec<MatchResult> = open
        .into_par_iter()
        .map(|index| {
            let result = play_one::<G>(plan, (settings, options), clauses, index);
            show(&result);
            result
        })
        .collect();
    results.extend_from_slice(done);
    results.sort_by_key(|result| result.index);
    results
}

fn play_one<G: Judge + Stats>(
    plan: &TournamentPlan,
    (settings, options): (&Settings, &G::Options),
    clauses: EventClauses<G>,
    index: u32,
) -> MatchResult {
    let lineup = plan.lineup(index);
    let mut bots: Vec<Box<dyn Bot<G>>> =
        lineup.iter().map(|&entrant| plan.entrants[entrant].bot_for(settings)).collect();
    let seed = plan.dice_seed(index);
    let mut dice = Dice::seeded(seed);
    // Each bot has its own dice, so its amount of thinking does not change the luck of the others.
    let mut bot_dice: Vec<Dice> = (0..plan.seats).map(|seat| Dice::seeded(seed + 1 + u64::from(seat))).collect();
    let mut state = G::setup(options, &mut dice);
    let mut counts = MatchCounts::<G>::new(&state, plan.seats);
    let mut menu = Vec::new();
    let mut openings = vec![plan.openings; usize::from(plan.seats)];
    while let Some(seat) = G::deciders(&state).first() {
        menu.clear();
        G::legal(&state, seat, &mut menu);
        let view = G::view(&state, Viewer::Seat(seat));
        let question = Position { options, view: &view, seat, menu: &menu };
        let own_dice = &mut bot_dice[seat.index()];
        let action = match &mut openings[seat.index()] {
            left @ 1.. if menu.len() > 1 => {
                *left -= 1;
                Random.decide(&question, own_dice).action
            }
            _ => bots[seat.index()].decide(&question, own_dice).action,
        };
        let mut log = Log::new();
        G::apply(&mut state, seat, action, &mut dice, &mut log).expect("bots choose from the menu");
        counts.add_action(&state, seat);
        log.events().iter().for_each(|logged| counts.add_clauses(clauses(options, &logged.event)));
    }
    let outcome = G::outcome(&state).expect("a match without deciders is over");
    MatchResult {
        index,
        lineup,
        ranks: outcome.ranks.values().to_vec(),
        won: (0..plan.seats).map(|seat| outcome.winners.contains(Seat::new(seat))).collect(),
        reason: outcome.reason.into_owned(),
        actions: counts.actions,
        rounds: counts.rounds,
        order: counts.order.iter().map(|seat| seat.number()).collect(),
        held: counts.held.into_iter().map(|held| held.into_iter().collect()).collect(),
        clauses: counts.clauses,
        decided: Some(match counts.leader {
            Some((seat, since)) if outcome.winners.contains(seat) => since,
            _ => counts.actions,
        }),
    }
}

/// What is counted while a match is played.
struct MatchCounts<G: Judge + Stats> {
    actions: u32,
    rounds: u32,
    round: Option<(&'static str, u32)>,
    order: Vec<Seat>,
    held: Vec<BTreeSet<(usize, usize)>>,
    clauses: BTreeMap<String, u32>,
    /// The seat with the best chances, and after how many actions it took the lead.
    leader: Option<(Seat, u32)>,
    game: PhantomData<G>,
}

impl<G: Judge + Stats> MatchCounts<G> {
    fn new(state: &G::State, seats: u8) -> MatchCounts<G> {
        MatchCounts {
            actions: 0,
            rounds: 1,
            round: G::round_counter(state),
            order: Vec::new(),
            held: vec![BTreeSet::new(); usize::from(seats)],
            clauses: BTreeMap::new(),
            leader: None,
            game: PhantomData,
        }
    }

    /// Counts an action and the state after it.
    fn add_action(&mut self, state: &G::State, seat: Seat) {
        self.actions += 1;
        if !self.order.contains(&seat) {
            self.order.push(seat);
        }
        if !G::deciders(state).is_empty() {
            self.note_leader(state);
        }
        let round = G::round_counter(state);
        self.rounds += u32::from(round != self.round);
        self.round = round;
        for (index, held) in self.held.iter_mut().enumerate() {
            G::held_items(state, Seat::new(index as u8), &mut |kind, item| {
                held.insert((kind, item));
            });
        }
    }

    /// Notes who has the best chances now, if somebody has better ones than all others.
    fn note_leader(&mut self, state: &G::State) {
        let worth = |seat: usize| G::judge(state, Seat::new(seat as u8));
        let all: Vec<u32> = (0..self.held.len()).map(worth).collect();
        let best = all.iter().max();
        let mut first = (0..all.len()).filter(|seat| all.get(*seat) == best);
        let leader = first.next().filter(|_| first.next().is_none()).map(|seat| Seat::new(seat as u8));
        if self.leader.map(|(seat, _)| seat) != leader {
            self.leader = leader.map(|seat| (seat, self.actions));
        }
    }

    fn add_clauses(&mut self, clauses: Vec<Clause>) {
        for clause in clauses {
            *self.clauses.entry(clause.to_string()).or_default() += 1;
        }
    }
}

/// The results of an entrant.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// The bot.
    pub entrant: String,
    /// How many seats it had in all matches.
    pub seats: u64,
    /// How many times it won, alone or with others.
    pub wins: u64,
    /// The share of its seats that won.
    pub rate: Interval,
    /// Its share of all wins, over its share of all seats: 1 is fair.
    pub fair_share: f64,
}

/// The results of all entrants in these matches.
pub fn standings(plan: &TournamentPlan, results: &[MatchResult]) -> Vec<Standing> {
    let (mut seats, mut wins) = (vec![0_u64; plan.entrants.len()], vec![0_u64; plan.entrants.len()]);
    for result in results {
        for (&entrant, &won) in result.lineup.iter().zip(&result.won) {
            seats[entrant] += 1;
            wins[entrant] += u64::from(won);
        }
    }
    let (all_seats, all_wins) = (seats.iter().sum::<u64>().max(1) as f64, wins.iter().sum::<u64>().max(1) as f64);
    let standing = |(index, entrant): (usize, &Entrant)| Standing {
        entrant: entrant.to_string(),
        seats: seats[index],
        wins: wins[index],
        rate: Interval::wilson(wins[index], seats[index]),
        fair_share: (wins[index] as f64 / all_wins) / (seats[index].max(1) as f64 / all_seats),
    };
    plan.entrants.iter().enumerate().map(standing).collect()
}

/// For each pair of entrants, how often the one of the row came before the one of the column when both sat at a table; a
/// tie counts half. None, if they never met.
pub fn payoffs(entrants: usize, results: &[MatchResult]) -> Vec<Vec<Option<f64>>> {
    let mut points = vec![vec![(0.0, 0_u32); entrants]; entrants];
    for result in results {
        for (&one, own) in result.lineup.iter().zip(&result.ranks) {
            for (&other, theirs) in result.lineup.iter().zip(&result.ranks).filter(|(other, _)| **other != one) {
                let (sum, met) = &mut points[one][other];
                *sum += match own.cmp(theirs) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
                *met += 1;
            }
        }
    }
    let share = |&(sum, met): &(f64, u32)| (met > 0).then(|| sum / f64::from(met));
    points.iter().map(|row| row.iter().map(share).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::sample::Sample;

    fn plan(lineup: Lineup) -> TournamentPlan {
        TournamentPlan {
            entrants: vec!["search:60".parse().unwrap(), "random".parse().unwrap()],
            lineup,
            seats: 3,
            first: 0,
            matches: 60,
            seed: 1,
            openings: 0,
        }
    }

    #[test]
    fn a_tournament_can_be_repeated_and_resumed() {
        let settings = Settings::new(Sample::ABOUT.options, 3);
        let options = Sample::options(&settings).unwrap();
        let setup = (&settings, &options);
        let plan = plan(Lineup::Mixed);
        let whole = play::<Sample>(&plan, setup, |_, _| Vec::new(), &[], |_| ());
        assert_eq!(whole, play::<Sample>(&plan, setup, |_, _| Vec::new(), &[], |_| ()));
        assert_eq!(whole, play::<Sample>(&plan, setup, |_, _| Vec::new(), &whole[..20], |_| ()));
        let part = |first, matches| TournamentPlan { first, matches, ..plan.clone() };
        let cut = [part(0, 25), part(25, 35)].map(|part| play::<Sample>(&part, setup, |_, _| Vec::new(), &[], |_| ()));
        assert_eq!(whole, cut.concat());
    }

    #[test]
    fn one_sits_against_the_rest_in_every_seat_in_turn() {
        let plan = plan(Lineup::OneAgainstTheRest);
        assert_eq!(plan.lineup(0), [0, 1, 1]);
        assert_eq!(plan.lineup(2), [1, 1, 0]);
        let settings = Settings::new(Sample::ABOUT.options, 3);
        let options = Sample::options(&settings).unwrap();
        let setup = (&settings, &options);
        let results = play::<Sample>(&plan, setup, |_, _| Vec::new(), &[], |_| ());
        let standings = standings(&plan, &results);
        assert_eq!(standings[0].seats, 60);
        assert_eq!(standings[1].seats, 120);
        assert!(standings[0].fair_share > 1.2, "{standings:?}");
        let ratings = crate::ratings(&plan.entrants, &results);
        assert!(ratings[0].rating > ratings[1].rating, "{ratings:?}");
        let payoffs = payoffs(2, &results);
        let (better, worse) = (payoffs[0][1].unwrap(), payoffs[1][0].unwrap());
        assert!(better > 0.5 && (better + worse - 1.0).abs() < 1e-9, "{payoffs:?}");
        assert_eq!(payoffs[0][0], None, "it never met itself");
    }
}
