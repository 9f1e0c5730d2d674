//! Colours of a comic by lamplight: earth, ember and paper; at night the lamp is all the light there is.

use draw::{BaseColors, Paint, Palette};

/// The backs of cards, and things without an owner.
pub(super) const SLATE: Paint = Paint::Accent(0);
/// Signs of the layout, and embers.
pub(super) const EMBER: Paint = Paint::Accent(1);
/// Materials.
pub(super) const EARTH: Paint = Paint::Accent(2);
/// The inside of a tunnel, and shadows in rooms.
pub(super) const HOLE: Paint = Paint::Accent(3);
/// Gold and cigarettes.
pub(super) const GOLD: Paint = Paint::Accent(4);
/// Weapons and Beatings.
pub(super) const BRICK: Paint = Paint::Accent(5);
/// Tools.
pub(super) const STEEL: Paint = Paint::Accent(6);
/// Accessories and what people are.
pub(super) const PLUM: Paint = Paint::Accent(7);
/// Action cards.
pub(super) const TEAL: Paint = Paint::Accent(8);
/// Walls in lamplight.
pub(super) const WALL: Paint = Paint::Accent(9);
/// Floors.
pub(super) const FLOOR: Paint = Paint::Accent(10);
/// The glow of a lamp.
pub(super) const GLOW: Paint = Paint::Accent(11);
/// The dots of cheap print.
pub(super) const DOTS: Paint = Paint::Accent(12);
/// Wood.
pub(super) const WOOD: Paint = Paint::Accent(13);
/// Linen, enamel, bones.
pub(super) const BONE: Paint = Paint::Accent(14);
/// Moonlight and water.
pub(super) const MOON: Paint = Paint::Accent(15);
/// Iron.
pub(super) const IRON: Paint = Paint::Accent(16);
/// Red in pictures.
pub(super) const RED: Paint = Paint::Accent(17);
/// Green in pictures.
pub(super) const GREEN: Paint = Paint::Accent(18);
/// Skin.
pub(super) const SKIN: Paint = Paint::Accent(19);
/// The ink of tattoos.
pub(super) const TATTOO: Paint = Paint::Accent(20);
/// The upper soil.
pub(super) const LOAM: Paint = Paint::Accent(21);
/// The lower soil.
pub(super) const CLAY: Paint = Paint::Accent(22);
/// The sky above the yard.
pub(super) const SKY: Paint = Paint::Accent(23);
/// Shadows below things.
pub(super) const SHADE: Paint = Paint::Accent(24);
/// The paper of cards and captions, in both themes.
pub(super) const PAGE: Paint = Paint::Accent(25);
/// The ink of the comic, in both themes.
pub(super) const PEN: Paint = Paint::Accent(26);
/// Lamps that burn.
pub(super) const FLAME: Paint = Paint::Accent(27);
/// The second paper of cards, behind pictures.
pub(super) const TINT: Paint = Paint::Accent(28);
/// Daylight at the end of a tunnel.
pub(super) const DAY: Paint = Paint::Accent(29);
/// Lesser text on paper.
pub(super) const FADED: Paint = Paint::Accent(30);
/// The glow over the whole table.
pub(super) const TABLE: Paint = Paint::Accent(31);
/// Dark wood.
pub(super) const TIMBER: Paint = Paint::Accent(32);
/// Cold iron.
pub(super) const CHILL: Paint = Paint::Accent(33);
/// Orange in pictures.
pub(super) const RUST: Paint = Paint::Accent(34);
/// The light below a lamp that hangs in the middle of the upper edge.
pub(super) const LAMPLIGHT: Paint = Paint::Accent(35);
/// Signs in the paper of cards.
pub(super) const WATERMARK: Paint = Paint::Accent(36);

/// The colours of the game.
pub(super) const PALETTE: Palette = Palette {
    base: BaseColors {
        ink: ("#22130a", "#f7e7cc"),
        soft: ("#5a4029", "#c9ad8a"),
        ground: ("#dcbf90", "#130b06"),
        paper: ("#f1dfba", "#21150c"),
        card: ("#faf0d8", "#302013"),
        line: ("#bd9c6b", "#60452a"),
    },
    accents: &[
        ("#4a4038", "#b8a48c"),
        ("#a8450d", "#f29b4c"),
        ("#83552b", "#cfa171"),
        ("#2c1a0e", "#0a0502"),
        ("#8a6108", "#e6ba50"),
        ("#a23524", "#ee8a70"),
        ("#3c5f78", "#93bcd6"),
        ("#78406c", "#d19cc6"),
        ("#2b665c", "#7cc0b2"),
        ("url(#blackgate-wall)", "url(#blackgate-wall)"),
        ("#94663c", "#2a1a0f"),
        ("url(#blackgate-glow)", "url(#blackgate-glow)"),
        ("url(#blackgate-dots)", "url(#blackgate-dots)"),
        ("#b5793e", "#8a5426"),
        ("#f4e6c6", "#d9bf93"),
        ("#8fb0ba", "#4d7486"),
        ("#8b8478", "#6a6056"),
        ("#c0422c", "#b8412a"),
        ("#6f8a4c", "#56703a"),
        ("#e9b688", "#d59a67"),
        ("#26384d", "#1d2c40"),
        ("#8d5f38", "#4a2e18"),
        ("#6d4526", "#331e0f"),
        ("url(#blackgate-sky)", "url(#blackgate-sky)"),
        ("#2213094d", "#00000080"),
        ("#faefd3", "#e3c998"),
        ("#1f1109", "#180c05"),
        ("#ffcf5c", "#ffc24d"),
        ("url(#blackgate-tint)", "url(#blackgate-tint)"),
        ("url(#blackgate-day)", "url(#blackgate-day)"),
        ("#5a4029", "#4d351f"),
        ("url(#blackgate-table)", "url(#blackgate-table)"),
        ("#7a4d26", "#5e391b"),
        ("#54707d", "#3b5460"),
        ("#cf6a20", "#bb5d1c"),
        ("url(#blackgate-lamp)", "url(#blackgate-lamp)"),
        ("#9a5a1a24", "#6a3a0d2e"),
    ],
    definitions: (
        concat!(
            r##"<radialGradient id="blackgate-wall" cy=".35" r=".8"><stop stop-color="#f7d596"/><stop offset="1" stop-color="#c08a50"/></radialGradient>"##,
            r##"<radialGradient id="blackgate-lamp" cy=".1" r=".8" fx=".5" fy=".1"><stop stop-color="#fff4c4" stop-opacity=".9"/><stop offset=".6" stop-color="#ffd77a" stop-opacity="0"/></radialGradient>"##,
            r##"<radialGradient id="blackgate-glow"><stop stop-color="#fff0b0" stop-opacity=".95"/><stop offset="1" stop-color="#ffd77a" stop-opacity="0"/></radialGradient>"##,
            r##"<pattern id="blackgate-dots" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M1 1.500h1M4 4.500h1" stroke="#7a4414" stroke-opacity=".32" stroke-width="1.700" stroke-linecap="round"/></pattern>"##,
            r##"<linearGradient id="blackgate-sky" x2="0" y2="1"><stop stop-color="#c9825a"/><stop offset="1" stop-color="#f6d08c"/></linearGradient>"##,
            r##"<radialGradient id="blackgate-tint" cy=".45" r=".7"><stop stop-color="#fff3cf"/><stop offset="1" stop-color="#eec585"/></radialGradient>"##,
            r##"<linearGradient id="blackgate-day"><stop stop-color="#fff1bd"/><stop offset="1" stop-color="#a9d3dc"/></linearGradient>"##,
            r##"<radialGradient id="blackgate-table" cy=".4" r=".6"><stop stop-color="#ffedc0" stop-opacity=".8"/><stop offset="1" stop-color="#dcbf90" stop-opacity="0"/></radialGradient>"##,
        ),
        concat!(
            r##"<radialGradient id="blackgate-wall" cy=".35" r=".8"><stop stop-color="#9c6430"/><stop offset="1" stop-color="#34200f"/></radialGradient>"##,
            r##"<radialGradient id="blackgate-lamp" cy=".1" r=".8" fx=".5" fy=".1"><stop stop-color="#ffc861" stop-opacity=".8"/><stop offset=".6" stop-color="#ff9d2e" stop-opacity="0"/></radialGradient>"##,
            r##"<radialGradient id="blackgate-glow"><stop stop-color="#ffc861" stop-opacity=".75"/><stop offset="1" stop-color="#ff9d2e" stop-opacity="0"/></radialGradient>"##,
            r##"<pattern id="blackgate-dots" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M1 1.500h1M4 4.500h1" stroke="#000" stroke-opacity=".3" stroke-width="1.700" stroke-linecap="round"/></pattern>"##,
            r##"<linearGradient id="blackgate-sky" x2="0" y2="1"><stop stop-color="#0e1620"/><stop offset="1" stop-color="#4d3a34"/></linearGradient>"##,
            r##"<radialGradient id="blackgate-tint" cy=".45" r=".7"><stop stop-color="#f0d6a2"/><stop offset="1" stop-color="#c79a58"/></radialGradient>"##,
            r##"<linearGradient id="blackgate-day"><stop stop-color="#ffdf94"/><stop offset="1" stop-color="#6fa3b2"/></linearGradient>"##,
            r##"<radialGradient id="blackgate-table" cy=".4" r=".6"><stop stop-color="#a05a1c" stop-opacity=".5"/><stop offset="1" stop-color="#130b06" stop-opacity="0"/></radialGradient>"##,
        ),
    ),
};
