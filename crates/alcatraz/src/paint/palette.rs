//! Colours of the island: steel, concrete and fog by day; at night navy walls, lamplight and paper under a torch.

use draw::{BaseColors, Paint, Palette};

/// Guards.
pub(super) const BLUE: Paint = Paint::Accent(0);
/// Tasks and signs.
pub(super) const RUST: Paint = Paint::Accent(1);
/// The silver sides of rooms.
pub(super) const SILVER: Paint = Paint::Accent(2);
/// The copper sides of rooms.
pub(super) const COPPER: Paint = Paint::Accent(3);
/// Rooms with two guards.
pub(super) const AMBER: Paint = Paint::Accent(5);
/// Rooms with three or four guards.
pub(super) const ALARM: Paint = Paint::Accent(6);
/// Frames of things that are missing.
pub(super) const FAINT: Paint = Paint::Accent(7);
/// Dark steel, and shadows in pictures.
pub(super) const DEEP: Paint = Paint::Accent(8);
/// Steel.
pub(super) const STEEL: Paint = Paint::Accent(9);
/// Bright steel and concrete.
pub(super) const PALE: Paint = Paint::Accent(10);
/// Dark wood.
pub(super) const WOOD: Paint = Paint::Accent(11);
/// Wood.
pub(super) const PLANK: Paint = Paint::Accent(12);
/// Linen, enamel and paper in pictures.
pub(super) const CLOTH: Paint = Paint::Accent(13);
/// What one sees through a window.
pub(super) const PANE: Paint = Paint::Accent(14);
/// Lamps that burn.
pub(super) const LAMP: Paint = Paint::Accent(15);
/// Red in pictures.
pub(super) const SIGNAL: Paint = Paint::Accent(16);
/// Green in pictures.
pub(super) const MOSS: Paint = Paint::Accent(17);
/// Back walls.
pub(super) const WALL: Paint = Paint::Accent(18);
/// Side walls.
pub(super) const SIDE: Paint = Paint::Accent(19);
/// The oil paint on the lower part of walls.
pub(super) const DADO: Paint = Paint::Accent(20);
/// Floors.
pub(super) const FLOOR: Paint = Paint::Accent(21);
/// The light of a lamp, from its top down.
pub(super) const GLOW: Paint = Paint::Accent(22);
/// The sky over the bay.
pub(super) const SKY: Paint = Paint::Accent(23);
/// Paper of the smuggled plan.
pub(super) const PAGE: Paint = Paint::Accent(24);
/// Ink on that paper, in both themes.
pub(super) const SCRIPT: Paint = Paint::Accent(25);
/// Pencil on that paper.
pub(super) const PENCIL: Paint = Paint::Accent(26);
/// Shadows below things.
pub(super) const SHADE: Paint = Paint::Accent(27);
/// Faces.
pub(super) const SKIN: Paint = Paint::Accent(28);
/// The beam of a searchlight, from left to right.
pub(super) const BEAM: Paint = Paint::Accent(29);
/// The bay.
pub(super) const WATER: Paint = Paint::Accent(30);
/// The island against the sky.
pub(super) const ISLAND: Paint = Paint::Accent(31);
/// Fog, from its top down.
pub(super) const FOG: Paint = Paint::Accent(32);
/// What stands on a guard's uniform or on a dark photograph, in both themes.
pub(super) const CHALK: Paint = Paint::Accent(33);
/// The uniform of guards, in both themes.
pub(super) const UNIFORM: Paint = Paint::Accent(34);
/// The beam of a searchlight, from right to left.
pub(super) const BEAM_BACK: Paint = Paint::Accent(35);
/// A condition that is met, on paper.
pub(super) const READY: Paint = Paint::Accent(36);
/// The ink of rubber stamps.
pub(super) const STAMP: Paint = Paint::Accent(37);
/// The dark of photographs, in both themes.
pub(super) const DARKROOM: Paint = Paint::Accent(38);
/// The searchlight on the scapegoat's file.
pub(super) const SPOT: Paint = Paint::Accent(39);
/// Envelopes.
pub(super) const MANILA: Paint = Paint::Accent(40);
/// The frames of rooms.
pub(super) const FRAME: Paint = Paint::Accent(41);

/// The colours of the game.
pub(super) const PALETTE: Palette = Palette {
    base: BaseColors {
        ink: ("#14202a", "#e9eff3"),
        soft: ("#455763", "#a9bac7"),
        ground: ("#cbd5db", "#0a1017"),
        paper: ("#e4e9eb", "#121c27"),
        card: ("#f6f7f4", "#1e2b39"),
        line: ("#a3b2bc", "#3c4d5d"),
    },
    accents: &[
        ("#24425f", "#8db4e2"),
        ("#8f3f1c", "#f0a06a"),
        ("#bdc8cf", "#465462"),
        ("#dda273", "#7b4a2b"),
        ("#5b3357", "#d6a0cd"),
        ("#f0b41a80", "#d8961c4d"),
        ("#dd4a3580", "#d8412e66"),
        ("#c2b597", "#a3936c"),
        ("#3b4d5a", "#0b131b"),
        ("#6d8391", "#33475a"),
        ("#aebdc5", "#5b7186"),
        ("#7f6145", "#553e2d"),
        ("#b08a61", "#7b5b3c"),
        ("#eef0ea", "#aab5ba"),
        ("#d5e6ec", "#16304a"),
        ("#ffe08a", "#ffd873"),
        ("#b5402b", "#d9573c"),
        ("#557a66", "#3f6f5a"),
        ("url(#alcatraz-wall)", "url(#alcatraz-wall)"),
        ("#b3c0c5", "#101b26"),
        ("#7d989866", "#1f4a4a59"),
        ("url(#alcatraz-floor)", "url(#alcatraz-floor)"),
        ("url(#alcatraz-glow)", "url(#alcatraz-glow)"),
        ("url(#alcatraz-sky)", "url(#alcatraz-sky)"),
        ("#f5ecd6", "#d3c5a0"),
        ("#231f1a", "#1d1913"),
        ("#6f675c", "#5b5140"),
        ("#0b16203d", "#00000080"),
        ("#e0b48f", "#c99d78"),
        ("url(#alcatraz-beam)", "url(#alcatraz-beam)"),
        ("#9fb3bf", "#0f1e2d"),
        ("#5b6f7c", "#060b11"),
        ("url(#alcatraz-fog)", "url(#alcatraz-fog)"),
        ("#f2f4f0", "#e6ecef"),
        ("#22364d", "#24405f"),
        ("url(#alcatraz-back)", "url(#alcatraz-back)"),
        ("#2f6b47", "#2b6442"),
        ("#a3301c", "#98290f"),
        ("url(#alcatraz-photo)", "url(#alcatraz-photo)"),
        ("#e5a50a40", "#ffd87324"),
        ("#c79f62", "#a07c45"),
        ("#14202a", "#6b8297"),
    ],
    definitions: (
        concat!(
            r##"<linearGradient id="alcatraz-wall" x2="0" y2="1"><stop stop-color="#c3ced2"/><stop offset="1" stop-color="#e6eae6"/></linearGradient>"##,
            r##"<linearGradient id="alcatraz-floor" x2="0" y2="1"><stop stop-color="#a8b2b3"/><stop offset="1" stop-color="#c9cfcd"/></linearGradient>"##,
            r##"<linearGradient id="alcatraz-glow" x2="0" y2="1"><stop stop-color="#fff2c0" stop-opacity=".8"/><stop offset="1" stop-color="#fff6d8" stop-opacity="0"/></linearGradient>"##,
            r##"<linearGradient id="alcatraz-sky" x2="0" y2="1"><stop stop-color="#a9bbc7"/><stop offset="1" stop-color="#eef0ea"/></linearGradient>"##,
            r##"<linearGradient id="alcatraz-beam"><stop stop-color="#fffbe6" stop-opacity=".9"/><stop offset="1" stop-color="#fffbe6" stop-opacity="0"/></linearGradient>"##,
            r##"<linearGradient id="alcatraz-back" x1="1" x2="0"><stop stop-color="#fffbe6" stop-opacity=".9"/><stop offset="1" stop-color="#fffbe6" stop-opacity="0"/></linearGradient>"##,
            r##"<radialGradient id="alcatraz-photo" cy=".4" r=".75"><stop stop-color="#77838a"/><stop offset="1" stop-color="#171d22"/></radialGradient>"##,
            r##"<linearGradient id="alcatraz-fog" x2="0" y2="1"><stop stop-color="#eef2f2" stop-opacity="0"/><stop offset=".5" stop-color="#eef2f2" stop-opacity=".75"/><stop offset="1" stop-color="#eef2f2" stop-opacity="0"/></linearGradient>"##,
        ),
        concat!(
            r##"<linearGradient id="alcatraz-wall" x2="0" y2="1"><stop stop-color="#131f2b"/><stop offset="1" stop-color="#24384a"/></linearGradient>"##,
            r##"<linearGradient id="alcatraz-floor" x2="0" y2="1"><stop stop-color="#1a2733"/><stop offset="1" stop-color="#0f1821"/></linearGradient>"##,
            r##"<linearGradient id="alcatraz-glow" x2="0" y2="1"><stop stop-color="#ffd873" stop-opacity=".75"/><stop offset="1" stop-color="#ffd873" stop-opacity="0"/></linearGradient>"##,
            r##"<linearGradient id="alcatraz-sky" x2="0" y2="1"><stop stop-color="#0a121b"/><stop offset="1" stop-color="#27425b"/></linearGradient>"##,
            r##"<linearGradient id="alcatraz-beam"><stop stop-color="#fff0b8" stop-opacity=".6"/><stop offset="1" stop-color="#fff0b8" stop-opacity="0"/></linearGradient>"##,
            r##"<linearGradient id="alcatraz-back" x1="1" x2="0"><stop stop-color="#fff0b8" stop-opacity=".6"/><stop offset="1" stop-color="#fff0b8" stop-opacity="0"/></linearGradient>"##,
            r##"<radialGradient id="alcatraz-photo" cy=".4" r=".75"><stop stop-color="#6a757c"/><stop offset="1" stop-color="#12171b"/></radialGradient>"##,
            r##"<linearGradient id="alcatraz-fog" x2="0" y2="1"><stop stop-color="#5f7d96" stop-opacity="0"/><stop offset=".5" stop-color="#5f7d96" stop-opacity=".28"/><stop offset="1" stop-color="#5f7d96" stop-opacity="0"/></linearGradient>"##,
        ),
    ),
};
