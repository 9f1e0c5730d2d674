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
    /// The rating; 25 is where everybody begins.
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
        // All seats of an entrant are one team, which is as good as its best seat.
        let places: Vec<(usize, usize)> = (0..entrants.len())
            .filter_map(|entrant| {
                let seats = result.lineup.iter().zip(&result.ranks).filter(|(who, _)| **who == entrant);
                seats.map(|(_, rank)| usize::from(*rank)).min().map(|rank| (entrant, rank))
            })
            .collect();
        let teams: Vec<[WengLinRating; 1]> = places.iter().map(|&(entrant, _)| [ratings[entrant]]).collect();
        let played: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
            .iter()
            .zip(&places)
            .map(|(team, &(_, rank))| (team.as_slice(), MultiTeamOutcome::new(rank)))
            .collect();
        for (&(entrant, _), new) in places.iter().zip(weng_lin_multi_team(&played, &config)) {
            ratings[entrant] = new[0];
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
