//! Ratings by Weng and Lin's method, which serves any number of players and teams.

use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::{Entrant, MatchResult};

/// An entrant's rating with its interval.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// The bot.
    pub entrant: String,
    /// The rating; it begins at 25.
    pub rating: f64,
    /// The lower end of the interval that holds it in 95 of 100 cases.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The ratings of the entrants after these matches, in the order in which they were played.
pub fn ratings(entrants: &[Entrant], results: &[MatchResult]) -> Vec<Rating> {
    let mut ratings = vec![WengLinRating::new(); entrants.len()];
    let config = WengLinConfig::new();
    for result in results {
        // Every seat is rated as one player, and an entrant gets the mean of its seats. As a team the seats would be as
        // good as the best of them, and three weak bots would look better than one stronger bot.
        let seats: Vec<[WengLinRating; 1]> = result.lineup.iter().map(|&entrant| [ratings[entrant]]).collect();
        let played: Vec<(&[WengLinRating], MultiTeamOutcome)> = seats
            .iter()
            .zip(&result.ranks)
            .map(|(seat, &rank)| (seat.as_slice(), MultiTeamOutcome::new(usize::from(rank))))
            .collect();
        let updated = weng_lin_multi_team(&played, &config);
        for (entrant, rating) in ratings.iter_mut().enumerate() {
            let own = result.lineup.iter().zip(&updated).filter(|(who, _)| **who == entrant);
            let own: Vec<WengLinRating> = own.map(|(_, new)| new[0]).collect();
            if own.is_empty() {
                continue;
            }
            let mean = |of: fn(&WengLinRating) -> f64| own.iter().map(of).sum::<f64>() / own.len() as f64;
            *rating = WengLinRating { rating: mean(|new| new.rating), uncertainty: mean(|new| new.uncertainty) };
        }
    }
    entrants
        .iter()
        .zip(ratings)
        .map(|(entrant, rating)| Rating {
            entrant: entrant.to_string(),
            rating: rating.rating,
            low: rating.rating - 1.96 * rating.uncertainty,
            high: rating.rating + 1.96 * rating.uncertainty,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_that_wins_more_than_its_share_is_rated_above_the_rest() {
        // It wins two of five matches against three others, each of whom wins one.
        let result = |index: u32| {
            let winner = [0, 0, 1, 2, 3][index as usize % 5];
            MatchResult {
                index,
                lineup: vec![0, 1, 1, 1],
                ranks: (0..4).map(|seat| if seat == winner { 1 } else { 2 }).collect(),
                won: (0..4).map(|seat| seat == winner).collect(),
                reason: String::new(),
                actions: 1,
                rounds: 1,
                order: vec![0, 1, 2, 3],
                held: vec![Vec::new(); 4],
                clauses: Default::default(),
                decided: None,
            }
        };
        let results: Vec<MatchResult> = (0..400).map(result).collect();
        let ratings = ratings(&["greedy".parse().unwrap(), "random".parse().unwrap()], &results);
        assert!(ratings[0].rating > ratings[1].rating + 1.0, "{ratings:?}");
    }
}
