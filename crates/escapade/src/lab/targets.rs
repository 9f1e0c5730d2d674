//! Targets that docs/lab.md states, each held by a short share of what it measures.
#![allow(clippy::unwrap_used)]

use ::lab::{Lineup, TournamentPlan};
use engine::Settings;
use games::{Playable, Visitor};

/// How often matches of bots end for a reason, by the id of its message.
struct Endings<'a> {
    bots: &'a [&'a str],
    matches: u32,
    reason: &'a str,
}

impl Visitor for Endings<'_> {
    type Out = usize;

    fn visit<G: Playable>(self) -> usize {
        let settings = Settings::new(G::ABOUT.options, self.bots.len() as u8);
        let plan = TournamentPlan {
            entrants: self.bots.iter().map(|name| name.parse().unwrap()).collect(),
            lineup: Lineup::Mixed,
            seats: settings.seats(),
            first: 0,
            matches: self.matches,
            seed: 1,
            openings: 0,
        };
        let options = G::options(&settings).unwrap();
        let results = ::lab::play::<G>(&plan, (&settings, &options), |_, _| Vec::new(), &[], |_| ());
        results.iter().filter(|result| result.reason == self.reason).count()
    }
}

/// Three bots that people play with and one who thinks longer, as a person would: most plans of escape succeed. The target
/// is seven in ten with the futures of the levels; these have fewer, and are held to ten of sixteen.
#[test]
fn prisoners_of_alcatraz_escape_with_a_thoughtful_one_among_them() {
    let bots = ["hard@150", "normal@150", "normal@150", "normal@150"];
    let escaped = games::visit("alcatraz", Endings { bots: &bots, matches: 16, reason: "end-escape" }).unwrap();
    assert!(escaped >= 10, "{escaped} of 16 matches end in an escape");
}
