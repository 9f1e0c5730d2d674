//! Rust, steel and lamplight, and a red that only the button and the alarm have.

use draw::{BaseColors, Paint, Palette};

/// Shadows of steel, dark in both themes.
pub(super) const STEEL: Paint = Paint::Accent(0);
pub(super) const ROAD: Paint = Paint::Accent(2);
/// Rubble and the hole: dark in both themes.
pub(super) const VOID: Paint = Paint::Accent(4);
pub(super) const ARMOUR: Paint = Paint::Accent(5);
pub(super) const BOOSTER: Paint = Paint::Accent(6);
pub(super) const TROPHY: Paint = Paint::Accent(7);
/// The button and the alarm, and nothing else.
pub(super) const RED: Paint = Paint::Accent(8);
pub(super) const FIRE: Paint = Paint::Accent(3);
pub(super) const HAZARD: Paint = Paint::Accent(9);
/// Steel plates in the light.
pub(super) const PLATE: Paint = Paint::Accent(10);
/// Print on steel.
pub(super) const CHALK: Paint = Paint::Accent(11);
/// Outlines that stay dark in both themes.
pub(super) const DARK: Paint = Paint::Accent(12);
pub(super) const SHADE: Paint = Paint::Accent(13);
pub(super) const SHINE: Paint = Paint::Accent(14);
pub(super) const LAMP: Paint = Paint::Accent(15);
pub(super) const FLOOR: Paint = Paint::Accent(16);
/// Floor, road and stripes while the alarm sounds.
pub(super) const ALARM_FLOOR: Paint = Paint::Accent(17);
pub(super) const ALARM_ROAD: Paint = Paint::Accent(18);
pub(super) const ALARM_STRIPES: Paint = Paint::Accent(19);
pub(super) const ROCK: Paint = Paint::Accent(20);
pub(super) const METAL: Paint = Paint::Accent(21);
pub(super) const DOME: Paint = Paint::Accent(22);
pub(super) const GLOW: Paint = Paint::Accent(23);
pub(super) const GARAGE: Paint = Paint::Accent(24);
pub(super) const RUST: Paint = Paint::Accent(25);
/// Fire and armour in print on steel.
pub(super) const FIRE_ON_STEEL: Paint = Paint::Accent(26);
pub(super) const ARMOUR_ON_STEEL: Paint = Paint::Accent(27);
pub(super) const FLOODLIGHT: Paint = Paint::Accent(28);
/// Halls are darker towards their walls.
pub(super) const DUSK: Paint = Paint::Accent(29);
/// What lies on the floor of a hall that can fall next.
pub(super) const HATCH: Paint = Paint::Accent(40);
/// The first of the ten colours of loot.
pub(super) const LOOT: u8 = 30;

/// Gradients and patterns that are the same by day and by night.
macro_rules! steel {
    () => {
        concat!(
            r##"<linearGradient id="wcp-plate" x2=".6" y2="1"><stop stop-color="#6c7a82"/><stop offset=".5" stop-color="#434e55"/><stop offset="1" stop-color="#2b3237"/></linearGradient>"##,
            r##"<radialGradient id="wcp-dome" cx=".4" cy=".3" r=".75"><stop stop-color="#ff7a63"/><stop offset=".45" stop-color="#db1f14"/><stop offset="1" stop-color="#7c0a06"/></radialGradient>"##,
            r##"<radialGradient id="wcp-glow"><stop offset=".2" stop-color="#ff3a24" stop-opacity=".85"/><stop offset="1" stop-color="#ff3a24" stop-opacity="0"/></radialGradient>"##,
            r##"<pattern id="wcp-hazard" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0h10v10H0z" fill="#e8b62c"/><path d="M0 0h5v10H0z" fill="#1d1a17"/></pattern>"##,
            r##"<pattern id="wcp-stripes" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0h10v10H0z" fill="#d3261a"/><path d="M0 0h5v10H0z" fill="#1d1a17"/></pattern>"##,
        )
    };
}

/// Gradients name a colour besides, for browsers that find none in a part of the page that is hidden.
pub(super) const PALETTE: Palette = Palette {
    base: BaseColors {
        ink: ("#1c1a18", "#efe8da"),
        soft: ("#4b4640", "#b8ae9d"),
        ground: ("#c8bfb0", "#0f0d0b"),
        paper: ("#dad2c4", "#1b1815"),
        card: ("#f1ece1", "#27231e"),
        line: ("#9a9082", "#4c443b"),
    },
    accents: &[
        ("#39434a", "#39434a"),
        // Signs beside the board.
        ("#5f4410", "#e3bd6c"),
        ("#fff1c4", "#dca957"),
        ("#dd6a0c", "#ff9f45"),
        ("#2c2621", "#060504"),
        ("#2b5c92", "#84b4ea"),
        ("#e0ac1c", "#f2d04e"),
        ("#23604f", "#74c7ae"),
        ("#c3170f", "#ff5a48"),
        ("url(#wcp-hazard) #e8b62c", "url(#wcp-hazard) #e8b62c"),
        ("url(#wcp-plate) #434e55", "url(#wcp-plate) #434e55"),
        ("#f6f1e6", "#f6f1e6"),
        ("#15181a", "#08090a"),
        ("#00000040", "#00000066"),
        ("#ffffff66", "#ffffff44"),
        ("#ffe59a", "#ffdc85"),
        ("url(#wcp-floor) #b79763", "url(#wcp-floor) #402e19"),
        ("url(#wcp-alarm) #c46c57", "url(#wcp-alarm) #5a1d14"),
        ("#ffdccb", "#cf5b42"),
        ("url(#wcp-stripes) #d3261a", "url(#wcp-stripes) #d3261a"),
        ("url(#wcp-rock)", "url(#wcp-rock)"),
        ("#b9b2a6", "#a39b8e"),
        ("url(#wcp-dome) #db1f14", "url(#wcp-dome) #db1f14"),
        ("url(#wcp-glow)", "url(#wcp-glow)"),
        ("url(#wcp-garage) #dccba6", "url(#wcp-garage) #7d6844"),
        ("#8f4a21", "#b8683a"),
        ("#ffb066", "#ffb066"),
        ("#a3ceff", "#a3ceff"),
        ("url(#wcp-flood)", "url(#wcp-flood)"),
        ("url(#wcp-dusk)", "url(#wcp-dusk)"),
        // Loot: tins, copper, olive, hospital green, slate, battery yellow, parchment, leaf, reactor and violet.
        ("#b4bcbf", "#b4bcbf"),
        ("#c27f3f", "#c98a4c"),
        ("#75834a", "#93a35e"),
        ("#3f8f70", "#55ab89"),
        ("#4a5b6c", "#7d93a8"),
        ("#dfb431", "#e8c148"),
        ("#dcc48a", "#e3cf9a"),
        ("#4f9c4c", "#68b864"),
        ("#2f9fb5", "#4cc0d6"),
        ("#8d6fd0", "#ab8fe6"),
        ("url(#wcp-hatch)", "url(#wcp-hatch)"),
    ],
    definitions: (
        concat!(
            r##"<radialGradient id="wcp-dusk"><stop offset=".5" stop-color="#5a3d14" stop-opacity="0"/><stop offset="1" stop-color="#5a3d14" stop-opacity=".36"/></radialGradient>"##,
            r##"<radialGradient id="wcp-floor"><stop stop-color="#dcbf8a"/><stop offset=".55" stop-color="#b79763"/><stop offset="1" stop-color="#957a50"/></radialGradient>"##,
            r##"<radialGradient id="wcp-alarm"><stop stop-color="#e59c86"/><stop offset=".55" stop-color="#c46c57"/><stop offset="1" stop-color="#a4503f"/></radialGradient>"##,
            r##"<radialGradient id="wcp-garage" cx=".5" cy=".75" r=".7"><stop stop-color="#fff0c2"/><stop offset="1" stop-color="#cdbb97"/></radialGradient>"##,
            r##"<radialGradient id="wcp-flood" cx=".34" cy=".4" r=".55"><stop stop-color="#ece2cc" stop-opacity=".9"/><stop offset="1" stop-color="#c8bfb0" stop-opacity="0"/></radialGradient>"##,
            r##"<pattern id="wcp-rock" width="34" height="31" patternUnits="userSpaceOnUse"><path d="M3 7l5-3 3 4M20 3l4 2-1 4M12 19l4-2 2 4-5 2M27 22l4 1M2 26l3 2M25 14l2 2" stroke="#6b6153" stroke-opacity=".35" fill="none"/></pattern>"##,
            r##"<pattern id="wcp-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path d="M0 0h3v9H0z" fill="#2b0d07" fill-opacity=".5"/></pattern>"##,
            steel!(),
        ),
        concat!(
            r##"<radialGradient id="wcp-dusk"><stop offset=".3" stop-color="#0d0805" stop-opacity="0"/><stop offset="1" stop-color="#0d0805" stop-opacity=".72"/></radialGradient>"##,
            r##"<radialGradient id="wcp-floor"><stop stop-color="#6d4d25"/><stop offset=".55" stop-color="#402e19"/><stop offset="1" stop-color="#231a12"/></radialGradient>"##,
            r##"<radialGradient id="wcp-alarm"><stop stop-color="#a13a26"/><stop offset=".5" stop-color="#5a1d14"/><stop offset="1" stop-color="#280e0a"/></radialGradient>"##,
            r##"<radialGradient id="wcp-garage" cx=".5" cy=".75" r=".7"><stop stop-color="#bb9a63"/><stop offset="1" stop-color="#4a3d2a"/></radialGradient>"##,
            r##"<radialGradient id="wcp-flood" cx=".34" cy=".4" r=".55"><stop stop-color="#3a2d1c" stop-opacity=".9"/><stop offset="1" stop-color="#0f0d0b" stop-opacity="0"/></radialGradient>"##,
            r##"<pattern id="wcp-rock" width="34" height="31" patternUnits="userSpaceOnUse"><path d="M3 7l5-3 3 4M20 3l4 2-1 4M12 19l4-2 2 4-5 2M27 22l4 1M2 26l3 2M25 14l2 2" stroke="#a8937a" stroke-opacity=".2" fill="none"/></pattern>"##,
            r##"<pattern id="wcp-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path d="M0 0h3v9H0z" fill="#ff8a6c" fill-opacity=".42"/></pattern>"##,
            steel!(),
        ),
    ),
};
