//! Reviews in words.

use engine::{Judge, Seat, WORTH_MAX};
use scene::{EmbeddedTexts, GameText, GaugeDifference, Lang, TextFiles, Texts, reason_words};

use crate::{DecisionGrade, DecisionQuestion, DecisionVerdict, GaugeReason, SeatAccount, TurningPoint};

/// The messages of reviews, where they are part of the program.
const EMBEDDED_TEXTS: EmbeddedTexts = scene::embedded_texts!("texts");

/// The owner of the messages of reviews, where they are loaded.
pub const REVIEW_TEXTS: &str = "review";

/// The messages of reviews.
pub fn review_texts(lang: Lang) -> Texts {
    Texts::beside(lang, TextFiles::find(EMBEDDED_TEXTS, REVIEW_TEXTS, lang).messages)
}

/// A decision in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecisionWords {
    /// What was done.
    pub taken: String,
    /// How good it was, in a word.
    pub grade: String,
    /// What was better and by how much, if anything was.
    pub better: Option<String>,
    /// Why, in a sentence.
    pub why: Option<String>,
}

impl DecisionWords {
    /// A verdict in the words of a game and those of reviews. `None`, if the question comes from another version of the
    /// game.
    pub fn new<G: Judge + GameText>(
        question: &DecisionQuestion,
        verdict: &DecisionVerdict,
        texts: &Texts,
        words: &Texts,
    ) -> Option<DecisionWords> {
        let options = G::options(&question.settings).ok()?;
        let view: G::View = serde_json::from_str(&question.view).ok()?;
        let label = |action: &str| Some(G::label(&options, &view, action.parse().ok()?, texts));
        let is_better = verdict.grade > DecisionGrade::Fine;
        let other = verdict.other.as_ref().filter(|_| is_better);
        let better = other.and_then(|other| {
            let gain = signed_percent(verdict.gain);
            Some(words.with("review-better", [("other", label(other)?.into()), ("gain", gain.into())]))
        });
        Some(DecisionWords {
            taken: label(&verdict.taken)?,
            grade: words.text(&format!("review-grade-{}", verdict.grade.word())),
            better,
            why: is_better.then(|| why(verdict, texts, words)),
        })
    }
}

fn why(verdict: &DecisionVerdict, texts: &Texts, words: &Texts) -> String {
    if verdict.reasons.is_empty() {
        let (better, taken) = (percent(verdict.taken_worth + verdict.gain), percent(verdict.taken_worth));
        return words.with("review-why-chance", [("better", better.into()), ("taken", taken.into())]);
    }
    reason_words(verdict.reasons.iter().map(difference), verdict.seat, texts)
}

fn difference(reason: &GaugeReason) -> GaugeDifference<'_> {
    let GaugeReason { gauge, seat, better, taken } = reason;
    GaugeDifference { gauge, seat: *seat, better: *better, other: *taken }
}

/// A chance in whole hundredths.
pub fn percent(chance: f64) -> String {
    format!("{} %", (chance * 100.0).round() as i64)
}

/// A change of chances in whole hundredths, with its sign. The minus is as wide as the plus.
pub fn signed_percent(change: f64) -> String {
    let hundredths = (change * 100.0).round() as i64;
    format!("{}{} %", if hundredths < 0 { "−" } else { "+" }, hundredths.abs())
}

/// Where the result of a seat came from: the result, the expectation, luck, its own choices and those of others. The
/// numbers are rounded so that they still add up.
pub fn account_row(account: &SeatAccount, words: &Texts) -> [String; 5] {
    let result = if account.result > 0 { "review-won" } else { "review-lost" };
    let [expectation, luck, own, others] = rounded(account);
    let signed = |hundredths: i32| signed_percent(f64::from(hundredths) / 100.0);
    let expectation = percent(f64::from(expectation) / 100.0);
    [words.text(result), expectation, signed(luck), signed(own), signed(others)]
}

/// The expectation, luck, own choices and those of others in whole hundredths that add up to the result. What is missing
/// goes to those that were rounded the most.
fn rounded(account: &SeatAccount) -> [i32; 4] {
    let unit = WORTH_MAX as i32 / 100;
    let exact = [account.expectation, account.luck, account.own, account.others];
    let mut parts = exact.map(|part| part.div_euclid(unit));
    let mut order = [0, 1, 2, 3];
    order.sort_by_key(|&at| std::cmp::Reverse(exact[at].rem_euclid(unit)));
    let missing = account.result / unit - parts.iter().sum::<i32>();
    order.into_iter().take(missing.max(0) as usize).for_each(|at| parts[at] += 1);
    parts
}

/// A turning point in a sentence. `name` is the name of a seat.
pub fn turning_point_words(point: &TurningPoint, name: &dyn Fn(Seat) -> String, words: &Texts) -> String {
    let id = if point.is_luck { "review-turning-luck" } else { "review-turning-choice" };
    let chance = |millionths: u32| percent(f64::from(millionths) / f64::from(WORTH_MAX));
    words.with(
        id,
        [
            ("step", point.step.into()),
            ("name", name(point.seat).into()),
            ("whose", name(point.concerns).into()),
            ("before", chance(point.before).into()),
            ("after", chance(point.after).into()),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shown_adds_up() {
        for (result, expectation, luck, own) in
            [(1_000_000, 333_333, 222_222, 111_111), (0, 249_900, -99_600, -70_499), (1_000_000, 5_000, 5_000, 985_000)]
        {
            let others = result - expectation - luck - own;
            let account = SeatAccount { result, expectation, luck, own, others };
            let parts = rounded(&account);
            assert_eq!(parts.iter().sum::<i32>(), result / 10_000, "{account:?}");
            for (part, exact) in parts.iter().zip([expectation, luck, own, others]) {
                assert!((part * 10_000 - exact).abs() < 10_000, "{part} is not {exact}");
            }
        }
    }
}
