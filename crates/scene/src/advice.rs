//! Advice: what a bot would do in a person's place, in one sentence.

use crate::{GameText, Texts};

/// What a bot would do in a person's place and what it expects of it, from 0 (lost) to 1 (won), if it looked ahead;
/// compared with its next best choice if it has one.
pub fn advice<G: GameText>(
    options: &G::Options,
    view: &G::View,
    (action, worth): (G::Action, Option<f64>),
    second: Option<(G::Action, f64)>,
    texts: &Texts,
) -> String {
    let label = |action: G::Action| G::label(options, view, action, texts);
    let percent = |worth: f64| (worth * 100.0).round() as u32;
    match (worth, second) {
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
    }
}
