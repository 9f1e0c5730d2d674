//! Printing inks, old photographs and the patterns of the press.

use draw::{BaseColors, Paint, Palette};

/// Photographs keep their darks in both themes.
pub(super) const DARK: Paint = Paint::Accent(8);
pub(super) const PHOTO: Paint = Paint::Accent(9);
pub(super) const SKINS: [Paint; 3] = [Paint::Accent(10), Paint::Accent(11), Paint::Accent(12)];
/// White cloth, and the stripes on it.
pub(super) const CLOTH: Paint = Paint::Accent(13);
pub(super) const STRIPE: Paint = Paint::Accent(14);
pub(super) const SHADE: Paint = Paint::Accent(21);
/// Halftone dots.
pub(super) const DOTS: Paint = Paint::Accent(22);
/// The texture of each way in the race.
pub(super) const HATCHES: [Paint; 3] = [Paint::Accent(23), Paint::Accent(24), Paint::Accent(25)];
pub(super) const BRICK: Paint = Paint::Accent(26);
pub(super) const MORTAR: Paint = Paint::Accent(27);
pub(super) const SKY: Paint = Paint::Accent(28);
pub(super) const NIGHT: Paint = Paint::Accent(29);
pub(super) const RAIN: Paint = Paint::Accent(30);
pub(super) const SNOW: Paint = Paint::Accent(31);
pub(super) const LAMP: Paint = Paint::Accent(32);
pub(super) const MIST: Paint = Paint::Accent(33);
/// The board that a prisoner holds, and the chalk on it.
pub(super) const PLATE: Paint = Paint::Accent(34);
pub(super) const CHALK: Paint = Paint::Accent(35);
/// The texture of paper.
pub(super) const FIBRES: Paint = Paint::Accent(36);
pub(super) const GLOW: Paint = Paint::Accent(37);
pub(super) const LAMPLIGHT: Paint = Paint::Accent(38);

/// Patterns that are the same by day and by night.
macro_rules! patterns {
    () => {
        concat!(
            r##"<pattern id="luiswile-dots" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><circle cx="2" cy="2" r=".8" fill="#2b1d10" fill-opacity=".2"/></pattern>"##,
            r##"<pattern id="luiswile-brick" width="16" height="10" patternUnits="userSpaceOnUse"><path d="M0 .5h16M0 5.5h16M4 .5v5M12 5.5v5" stroke="#2b1d10" stroke-opacity=".45" fill="none"/></pattern>"##,
            r##"<pattern id="luiswile-rain" width="9" height="14" patternUnits="userSpaceOnUse"><path d="M6 0 3 8M1 8l-2 6M10 8l-2 6" stroke="#241a10" stroke-opacity=".55" fill="none"/></pattern>"##,
            r##"<pattern id="luiswile-snow" width="17" height="19" patternUnits="userSpaceOnUse"><circle cx="4" cy="4" r="1.8" fill="#fffaec"/><circle cx="12" cy="12" r="1.3" fill="#fffaec"/></pattern>"##,
            r##"<pattern id="luiswile-earth" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v6" stroke="#fff3d6" stroke-opacity=".4" stroke-width="2" fill="none"/></pattern>"##,
            r##"<pattern id="luiswile-notes" width="7" height="7" patternUnits="userSpaceOnUse"><circle cx="3.5" cy="3.5" r="1.3" fill="#fff3d6" fill-opacity=".45"/></pattern>"##,
            r##"<pattern id="luiswile-light" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 1h5" stroke="#fff3d6" stroke-opacity=".4" stroke-width="1.5" fill="none"/></pattern>"##,
        )
    };
}

/// Gradients name a colour besides, for browsers that find none in a part of the page that is hidden.
pub(super) const PALETTE: Palette = Palette {
    base: BaseColors {
        ink: ("#241a10", "#f2e6cc"),
        soft: ("#5d4d36", "#bda983"),
        ground: ("#dccba6", "#14100b"),
        paper: ("#efe3c6", "#211a12"),
        card: ("#f9f0da", "#2c2318"),
        line: ("#b79f75", "#584831"),
    },
    accents: &[
        // Earth, slate, banknote green, lamplight, sea, oxblood, plum and stone.
        ("#764522", "#dba067"),
        ("#3c4f66", "#9db6d2"),
        ("#3f6936", "#95c587"),
        ("#8c5900", "#ecc35c"),
        ("#265f64", "#7cbec3"),
        ("#87324a", "#e690a2"),
        ("#604483", "#bba2e2"),
        ("#665a4a", "#b3a68f"),
        // Photographs: darks, ground, three skins, cloth, stripes, brown and grey hair, two suits, a scar, brass.
        ("#2b1d10", "#160e07"),
        ("url(#luiswile-photo) #cfb88a", "url(#luiswile-photo) #998260"),
        ("#e6cba0", "#cdb288"),
        ("#cfa873", "#b59062"),
        ("#9a7147", "#86623d"),
        ("#efe6d2", "#d6cab0"),
        ("#4a3a28", "#3a2c1d"),
        ("#5a4128", "#4b3520"),
        ("#93866d", "#85785f"),
        ("#4b463f", "#3d3830"),
        ("#6e5a43", "#5b4935"),
        ("#7a3a2a", "#6e3022"),
        ("#d9b45e", "#c9a452"),
        // Shade, and the patterns of the press.
        ("#2b1d1033", "#0a060366"),
        ("url(#luiswile-dots)", "url(#luiswile-dots)"),
        ("url(#luiswile-earth)", "url(#luiswile-earth)"),
        ("url(#luiswile-notes)", "url(#luiswile-notes)"),
        ("url(#luiswile-light)", "url(#luiswile-light)"),
        ("url(#luiswile-brick)", "url(#luiswile-brick)"),
        ("#8b7653", "#5b4a33"),
        ("url(#luiswile-sky) #e3d3ab", "url(#luiswile-sky) #947f5a"),
        ("url(#luiswile-night) #5c4b34", "url(#luiswile-night) #33281a"),
        ("url(#luiswile-rain)", "url(#luiswile-rain)"),
        ("url(#luiswile-snow)", "url(#luiswile-snow)"),
        ("#f0d890", "#ffd978"),
        ("#f3e9d1bb", "#d9cba999"),
        ("#26211b", "#0f0b07"),
        ("#f6edd8", "#f0e4c8"),
        ("url(#luiswile-fibres)", "url(#luiswile-fibres)"),
        ("url(#luiswile-glow)", "url(#luiswile-glow)"),
        ("url(#luiswile-lamp)", "url(#luiswile-lamp)"),
    ],
    definitions: (
        concat!(
            r##"<radialGradient id="luiswile-photo" cx=".5" cy=".45" r=".8"><stop stop-color="#eddcb6"/><stop offset="1" stop-color="#a88b5c"/></radialGradient>"##,
            r##"<linearGradient id="luiswile-sky" x2="0" y2="1"><stop stop-color="#c9b388"/><stop offset=".6" stop-color="#f3e7c9"/></linearGradient>"##,
            r##"<linearGradient id="luiswile-night" x2="0" y2="1"><stop stop-color="#2a2118"/><stop offset=".7" stop-color="#8a7350"/></linearGradient>"##,
            r##"<radialGradient id="luiswile-glow"><stop offset=".3" stop-color="#fbf2d5"/><stop offset="1" stop-color="#fbf2d5" stop-opacity="0"/></radialGradient>"##,
            r##"<radialGradient id="luiswile-lamp" cx=".4" cy=".3" r=".6"><stop stop-color="#f6ecd0" stop-opacity=".8"/><stop offset="1" stop-color="#dccba6" stop-opacity="0"/></radialGradient>"##,
            r##"<pattern id="luiswile-fibres" width="61" height="47" patternUnits="userSpaceOnUse"><path d="M5 9l4 1M31 4l2 3M48 18l5-1M17 29l1 4M39 36l4 2M9 42h3M55 41l1 3M26 17h2" stroke="#6b5428" stroke-opacity=".1" fill="none"/></pattern>"##,
            patterns!(),
        ),
        concat!(
            r##"<radialGradient id="luiswile-photo" cx=".5" cy=".45" r=".8"><stop stop-color="#c5b088"/><stop offset="1" stop-color="#6d5838"/></radialGradient>"##,
            r##"<linearGradient id="luiswile-sky" x2="0" y2="1"><stop stop-color="#6f5d3f"/><stop offset=".6" stop-color="#b39c70"/></linearGradient>"##,
            r##"<linearGradient id="luiswile-night" x2="0" y2="1"><stop stop-color="#0d0906"/><stop offset=".7" stop-color="#594629"/></linearGradient>"##,
            r##"<radialGradient id="luiswile-glow"><stop offset=".3" stop-color="#ffe9b0" stop-opacity=".9"/><stop offset="1" stop-color="#ffe9b0" stop-opacity="0"/></radialGradient>"##,
            r##"<radialGradient id="luiswile-lamp" cx=".4" cy=".25" r=".6"><stop stop-color="#5a431f" stop-opacity=".6"/><stop offset="1" stop-color="#14100b" stop-opacity="0"/></radialGradient>"##,
            r##"<pattern id="luiswile-fibres" width="61" height="47" patternUnits="userSpaceOnUse"><path d="M5 9l4 1M31 4l2 3M48 18l5-1M17 29l1 4M39 36l4 2M9 42h3M55 41l1 3M26 17h2" stroke="#e0c48a" stroke-opacity=".06" fill="none"/></pattern>"##,
            patterns!(),
        ),
    ),
};
