//! Advice: what a bot would do in a person's place, in one sentence.

use engine::Seat;

use crate::{GameText, Texts};

/// A number that differs between two choices, on average over what may follow.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GaugeDifference<'a> {
    /// The word of the gauge.
    pub gauge: &'a str,
    /// Whose number it is.
    pub seat: Seat,
    /// After the better choice.
    pub better: f64,
    /// After the other one.
    pub other: f64,
}

/// Why a choice is better for a seat than another one, in a sentence: what it leads to.
pub fn reason_words<'a>(differences: impl Iterator<Item = GaugeDifference<'a>>, seat: Seat, texts: &Texts) -> String {
    let changes: Vec<String> = differences.map(|difference| difference.words(seat, texts)).collect();
    texts.with("reason", [("changes", texts.rows(&changes).into())])
}

impl GaugeDifference<'_> {
    /// The numbers as a reader in a seat sees them: `points: 7.4 instead of 5.9`.
    fn words(&self, seat: Seat, texts: &Texts) -> String {
        let name = texts.text(&format!("gauge-{}.name", self.gauge));
        let name = if self.seat == seat { name } else { texts.bracketed(&name, texts.seat(self.seat)) };
        let decimal = |number: f64| {
            let tenths = (number * 10.0).round() as i64;
            let sign = if tenths < 0 { "−" } else { "" };
            let whole = format!("{sign}{}", tenths.abs() / 10);
            texts.with("reason-decimal", [("whole", whole.into()), ("tenths", (tenths.abs() % 10).into())])
        };
        let (better, other) = (decimal(self.better).into(), decimal(self.other).into());
        texts.with("reason-change", [("gauge", name.into()), ("better", better), ("other", other)])
    }
}

/// What a bot would do in a person's place and what it expects of it, from 0 (lost) to 1 (won), if it looked ahead;
/// compared with its next best choice if it has one, and why it is better, as far as numbers tell.
pub fn advice<G: GameText>(
    options: &G::Options,
    view: &G::View,
    (action, worth): (G::Action, Option<f64>),
    second: Option<(G::Action, f64)>,
    reason: Option<String>,
    texts: &Texts,
) -> String {
    let label = |action: G::Action| G::label(options, view, action, texts);
    let percent = |worth: f64| (worth * 100.0).round() as u32;
    let advice = match (worth, second) {
        (Some(worth), Some((second, less))) => texts.with(
            "advice-compared",
            [
                ("action", label(action).into()),
                ("percent", percent(worth).into()),
                ("other", label(second).into()),
                ("less", percent(less).into()),
            ],
        ),
        (Some(_), None) | (None, _) => texts.with("advice", [("action", label(action).into())]),
    };
    match reason {
        Some(reason) => texts.sentences(&[advice, reason]),
        None => advice,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;
    use engine::sample::Sample;

    #[test]
    fn a_reason_says_what_differs_and_whose_it_is() {
        let texts = Texts::of::<Sample>(Lang::EN, vec!["ana".to_owned(), "ben".to_owned()]);
        let coins = |seat, better, other| GaugeDifference { gauge: "coins", seat: Seat::new(seat), better, other };
        let words =
            |differences: &[GaugeDifference<'_>]| reason_words(differences.iter().copied(), Seat::new(0), &texts);
        let name = texts.text("gauge-coins.name");
        let own = words(&[coins(0, 7.44, -0.25)]);
        assert!(own.contains(&format!("{name}: 7.4 instead of −0.3")), "{own}");
        let both = words(&[coins(0, 2.0, 1.0), coins(1, 0.96, 3.0)]);
        assert!(both.contains("2.0 instead of 1.0") && both.contains("1.0 instead of 3.0"), "{both}");
        assert!(both.contains("ben") && !both.contains("ana"), "{both}");
    }
}
