//! Icons of the page: paths in a square of 24 by 24, drawn with a line.

use leptos::prelude::*;

/// An icon beside a text; screen readers skip it.
pub(crate) fn icon(path: &'static str) -> impl IntoView {
    view! {
        <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d=path></path>
        </svg>
    }
}

/// Play.
pub(crate) const PLAY: &str = "M7 4.5v15l12-7.5z";
/// Pause.
pub(crate) const PAUSE: &str = "M8 5v14M16 5v14";
/// People.
pub(crate) const PEOPLE: &str =
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20a6 6 0 0 1 12 0M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5a6 6 0 0 1 3 5.5";
/// Time.
pub(crate) const CLOCK: &str = "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2";
/// The other theme.
pub(crate) const SUN: &str = "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4";
/// Settings.
pub(crate) const GEAR: &str = "M4 7h10M18 7h2M4 17h2M10 17h10M16 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z";
/// Close or remove.
pub(crate) const CROSS: &str = "M6 6l12 12M18 6L6 18";
/// One step back.
pub(crate) const BACK: &str = "M9 7L4 12l5 5M4 12h11a5 5 0 0 1 0 10h-2";
/// Done.
pub(crate) const CHECK: &str = "M5 12.5l4.5 4.5L19 7.5";
/// Hint.
pub(crate) const BULB: &str =
    "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5.9 1.1.9 1.8v.3h5.2v-.3c0-.7.3-1.3.9-1.8A6 6 0 0 0 12 3z";
/// Online.
pub(crate) const GLOBE: &str = "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c2.5 2.5 3.8 5.5 3.8 9s-1.3 6.5-3.8 9c-2.5-2.5-3.8-5.5-3.8-9S9.5 5.5 12 3z";
/// To the first.
pub(crate) const FIRST: &str = "M6 5v14M19 5l-9 7 9 7z";
/// To the one before.
pub(crate) const PREVIOUS: &str = "M15 5l-8 7 8 7";
/// To the next.
pub(crate) const NEXT: &str = "M9 5l8 7-8 7";
/// To the last.
pub(crate) const LAST: &str = "M18 5v14M5 5l9 7-9 7z";
/// A question to the others.
pub(crate) const ASK: &str = "M4 5h16v11H11l-4 4v-4H4zM12 8.5v2M12 13v.1";
/// Help.
pub(crate) const HELP: &str =
    "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.8M12 16.5v.1";
/// Share.
pub(crate) const SHARE: &str = "M12 15V4M8 7.5L12 4l4 3.5M5 12v7h14v-7";
/// To the turn before.
pub(crate) const TURN_BEFORE: &str = "M18 5l-7 7 7 7M11 5l-7 7 7 7";
/// To the next turn.
pub(crate) const TURN_AFTER: &str = "M6 5l7 7-7 7M13 5l7 7-7 7";
/// Larger.
pub(crate) const ZOOM: &str = "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L21 21M7.5 10.5h6M10.5 7.5v6";
/// All of it.
pub(crate) const FIT: &str = "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5";
/// The board.
pub(crate) const BOARD: &str = "M4 4h16v16H4zM4 10h16M11 10v10";
/// What the others have.
pub(crate) const CARDS: &str = "M5 7h9v13H5zM9 7V4h10v13h-5";
/// All choices.
pub(crate) const LIST: &str = "M9 6h11M9 12h11M9 18h11M4 6h.1M4 12h.1M4 18h.1";
/// The log.
pub(crate) const SCROLL: &str = "M6 3h10l3 3v15H6zM9 9h7M9 13h7M9 17h4";
/// In words.
pub(crate) const WORDS: &str = "M4 19L9 5l5 14M6 14h6M16 12h4M16 16h4";
/// Turn it.
pub(crate) const TURN: &str = "M20 12a8 8 0 1 1-3-6.2M20 3v5h-5";
/// The faces of a die, from one to six.
pub(crate) const PIPS: [&str; 6] = [
    "M12 12h0",
    "M7 7h0M17 17h0",
    "M7 7h0M12 12h0M17 17h0",
    "M7 7h0M17 7h0M7 17h0M17 17h0",
    "M7 7h0M17 7h0M12 12h0M7 17h0M17 17h0",
    "M7 7h0M17 7h0M7 12h0M17 12h0M7 17h0M17 17h0",
];
