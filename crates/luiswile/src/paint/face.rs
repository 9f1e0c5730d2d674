//! Mug shots: a face for every number, the same every time. All parts are paths in one square of 24 by 24.

use draw::{Canvas, Paint};

use super::features::{
    BADGES, BEARDS, BULL_NECK, BUST_BROAD, BUST_SLIM, CAP, CHEEK, CHIN, COLLAR, EYES, HAIRS, HAT_BAND, HATS, HEADS,
    HEIGHTS, MONOCLE, MOUTHS, NECK, NOSES, PEAK, SCARS, SPECTACLES, STRIPES_BROAD, STRIPES_CAP, STRIPES_SLIM, TIE,
};
use super::{CHALK, CLOTH, DARK, PHOTO, SHADE, SKINS, STRIPE};
use crate::art::Values;
use crate::cards::Rank;

/// What hats, hair and beards follow from.
pub(super) fn seed(label: &str) -> u32 {
    // Neighbouring numbers should not look alike.
    let hash = label.bytes().fold(2_166_136_261_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(16_777_619));
    hash ^ (hash >> 15)
}

/// A chooser of features: the same seed always chooses the same.
struct Chooser(u32);

impl Chooser {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        (self.0 >> 16) as usize % count
    }

    /// One of them, or none as often as `blanks` more would be chosen.
    fn maybe(&mut self, count: usize, blanks: usize) -> Option<usize> {
        let index = self.below(count + blanks);
        (index < count).then_some(index)
    }
}

/// What somebody wears.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Dress {
    Suit,
    Stripes,
    Uniform,
}

/// What somebody looks like.
pub(super) struct Look {
    is_broad: bool,
    dress: Dress,
    coat: Paint,
    skin: Paint,
    head: usize,
    hair: Option<usize>,
    tone: Paint,
    beard: Option<usize>,
    eyes: usize,
    nose: usize,
    mouth: usize,
    has_spectacles: bool,
    scar: Option<usize>,
    hat: Option<usize>,
}

/// The fedora of the bosses.
const FEDORA: usize = 0;
const PRISON_CAP: usize = 2;
/// A shadow on the chin, and the beards that hide the mouth.
const STUBBLE: usize = 5;
const WALRUS: usize = 2;
const SMIRK: usize = 1;
const ANGRY: usize = 1;
const WIDE_EYES: usize = 3;

impl Look {
    /// A prisoner. The strong are broad, the bright wear glasses, the cunning smirk, and those who see much stare.
    pub(super) fn prisoner(seed: u32, rank: Rank, values: Values) -> Look {
        let mut chooser = Chooser(seed);
        let [_, _, bulb, cunning, strength, observation] = values;
        let hat = match rank {
            Rank::Boss => Some(FEDORA),
            Rank::Specialist => chooser.maybe(HATS.len() - 1, 4).map(|hat| hat + 1).filter(|&hat| hat != PRISON_CAP),
            Rank::Ordinary => chooser.maybe(HATS.len() - 1, 5).map(|hat| hat + 1),
        };
        let tones = [DARK, DARK, Paint::Accent(15), Paint::Accent(16), CLOTH];
        let eyes = match (strength, observation) {
            (_, 4..) => WIDE_EYES,
            (4.., _) if rank != Rank::Boss => ANGRY,
            _ => chooser.below(EYES.len()),
        };
        Look {
            is_broad: strength >= 3,
            dress: if rank == Rank::Ordinary { Dress::Stripes } else { Dress::Suit },
            coat: match rank {
                Rank::Boss => Paint::Accent(17),
                Rank::Specialist => Paint::Accent(18),
                Rank::Ordinary => CLOTH,
            },
            skin: SKINS[chooser.below(SKINS.len())],
            head: if strength >= 4 { 1 } else { chooser.below(HEADS.len()) },
            hair: chooser.maybe(HAIRS.len(), 1),
            tone: tones[chooser.below(tones.len())],
            beard: chooser.maybe(BEARDS.len(), 5),
            eyes,
            nose: chooser.below(NOSES.len()),
            mouth: if cunning >= 4 { SMIRK } else { chooser.below(MOUTHS.len()) },
            has_spectacles: bulb >= 3 && eyes != 4,
            scar: chooser.maybe(SCARS.len(), 5),
            hat,
        }
    }

    /// A guard of a patrol, by its number.
    fn guard(number: u8) -> Look {
        let mut chooser = Chooser(u32::from(number) * 977 + 5);
        Look {
            is_broad: chooser.below(2) == 0,
            dress: Dress::Uniform,
            coat: Paint::Accent(17),
            skin: SKINS[chooser.below(SKINS.len())],
            head: chooser.below(HEADS.len()),
            hair: None,
            tone: DARK,
            beard: chooser.maybe(3, 2),
            eyes: chooser.below(EYES.len() - 1),
            nose: chooser.below(NOSES.len()),
            mouth: chooser.below(3),
            has_spectacles: false,
            scar: None,
            hat: None,
        }
    }

    /// The warden.
    fn warden() -> Look {
        Look {
            is_broad: true,
            dress: Dress::Uniform,
            coat: Paint::Accent(18),
            skin: SKINS[0],
            head: 3,
            hair: Some(0),
            tone: Paint::Accent(16),
            beard: Some(WALRUS),
            eyes: ANGRY,
            nose: 3,
            mouth: 2,
            has_spectacles: false,
            scar: None,
            hat: None,
        }
    }
}

/// A square to draw a person in, by its left and upper edge and its side.
struct Sitter<'a> {
    canvas: &'a mut Canvas,
    at: [f32; 3],
}

impl Sitter<'_> {
    fn fill(&mut self, path: &'static str, fill: Paint) {
        self.canvas.figure(path, self.at, fill, (Paint::None, 0.0));
    }

    fn inked(&mut self, path: &'static str, fill: Paint, line: f32) {
        self.canvas.figure(path, self.at, fill, (DARK, line));
    }

    fn person(&mut self, look: &Look) {
        self.bust(look);
        self.inked(if look.is_broad { BULL_NECK } else { NECK }, look.skin, 0.4);
        self.fill(CHIN, SHADE);
        self.inked(HEADS[look.head], look.skin, 0.5);
        self.fill(CHEEK, SHADE);
        if let Some(hair) = look.hair {
            self.fill(HAIRS[hair], look.tone);
        }
        if let Some(beard) = look.beard {
            self.fill(BEARDS[beard], if beard == STUBBLE { SHADE } else { look.tone });
        }
        self.fill(EYES[look.eyes], DARK);
        self.inked(NOSES[look.nose], Paint::None, 0.6);
        if look.beard.is_none_or(|beard| beard < WALRUS || beard == STUBBLE) {
            self.inked(MOUTHS[look.mouth], Paint::None, 0.7);
        }
        if look.has_spectacles {
            self.inked(SPECTACLES, Paint::None, 0.55);
        }
        if let Some(scar) = look.scar {
            self.canvas.figure(SCARS[scar], self.at, Paint::None, (Paint::Accent(19), 0.55));
        }
        if let Some(hat) = look.hat {
            self.hat(hat);
        }
    }

    fn bust(&mut self, look: &Look) {
        self.inked(if look.is_broad { BUST_BROAD } else { BUST_SLIM }, look.coat, 0.5);
        match look.dress {
            Dress::Stripes => self.fill(if look.is_broad { STRIPES_BROAD } else { STRIPES_SLIM }, STRIPE),
            Dress::Suit => {
                self.fill(COLLAR, CLOTH);
                self.fill(TIE, DARK);
            }
            Dress::Uniform => self.fill(BADGES, Paint::Accent(20)),
        }
    }

    fn hat(&mut self, hat: usize) {
        let felt = [Paint::Accent(17), STRIPE, CLOTH, DARK, Paint::Accent(18)];
        self.inked(HATS[hat], felt[hat], 0.5);
        match hat {
            FEDORA => self.fill(HAT_BAND, DARK),
            PRISON_CAP => self.fill(STRIPES_CAP, STRIPE),
            _ => {}
        }
    }
}

/// A mug shot before the lines of the height chart, in a box that is higher than wide.
pub(super) fn mug_shot(canvas: &mut Canvas, [x, y, w, h]: [f32; 4], look: &Look) {
    ground(canvas, [x, y, w, h]);
    Sitter { canvas, at: sitting([x, y, w, h]) }.person(look);
    canvas.rect([x, y, w, h], 1.0, Paint::None, (DARK, 0.9));
}

/// Somebody whom no photograph shows yet.
pub(super) fn unknown(canvas: &mut Canvas, [x, y, w, h]: [f32; 4]) {
    ground(canvas, [x, y, w, h]);
    let mut sitter = Sitter { canvas, at: sitting([x, y, w, h]) };
    for path in [BUST_SLIM, NECK, HEADS[0], HATS[1]] {
        sitter.fill(path, DARK);
    }
    canvas.rect([x, y, w, h], 1.0, Paint::None, (DARK, 0.9));
}

/// The square of a person whose shoulders fill a photograph.
fn sitting([x, y, w, h]: [f32; 4]) -> [f32; 3] {
    let side = (w * 1.27).min(h);
    [x + (w - side) / 2.0, y + h - side, side]
}

fn ground(canvas: &mut Canvas, [x, y, w, h]: [f32; 4]) {
    canvas.rect([x, y, w, h], 1.0, PHOTO, (Paint::None, 0.0));
    canvas.figure(HEIGHTS, [x, y + h - w, w], Paint::None, (SHADE, 0.5));
    if h - w > w * 0.18 {
        canvas.rect([x, y + h - w * 1.1, w, w * 0.02], 0.0, SHADE, (Paint::None, 0.0));
    }
}

/// The number that somebody holds before his chest.
pub(super) fn plate(canvas: &mut Canvas, [x, y, w, h]: [f32; 4], text: &str, ground: Paint) {
    canvas.rect([x, y, w, h], h * 0.12, ground, (CHALK, 0.8));
    let size = h * 0.8;
    let at = [x + w / 2.0, y + h * 0.78];
    canvas.text(at, w * 0.94, text, size, draw::Weight::Bold, draw::Anchor::Middle, CHALK);
}

/// A guard in a round frame: his face once the patrol has come, and before that a shadow with a lantern.
pub(super) fn patrol(canvas: &mut Canvas, at: [f32; 3], number: Option<u8>) {
    let [x, y, side] = at;
    medallion(canvas, at);
    let mut sitter = Sitter { canvas, at: [x - side * 0.02, y - side * 0.04, side * 1.04] };
    match number {
        Some(number) => sitter.person(&Look::guard(number)),
        None => {
            for path in [BUST_BROAD, BULL_NECK, HEADS[1]] {
                sitter.fill(path, DARK);
            }
        }
    }
    sitter.inked(CAP, if number.is_some() { Paint::Accent(17) } else { DARK }, 0.5);
    sitter.fill(PEAK, Paint::Accent(20));
    rim(canvas, at);
}

/// The warden with his monocle, in a round frame.
pub(super) fn warden(canvas: &mut Canvas, at: [f32; 3]) {
    let [x, y, side] = at;
    medallion(canvas, at);
    let mut sitter = Sitter { canvas, at: [x - side * 0.02, y - side * 0.04, side * 1.04] };
    sitter.person(&Look::warden());
    sitter.inked(MONOCLE, Paint::None, 0.5);
    rim(canvas, at);
}

fn medallion(canvas: &mut Canvas, [x, y, side]: [f32; 3]) {
    canvas.rect([x, y, side, side], side * 0.06, PHOTO, (Paint::None, 0.0));
}

fn rim(canvas: &mut Canvas, [x, y, side]: [f32; 3]) {
    canvas.rect([x, y, side, side], side * 0.06, super::DOTS, (DARK, side * 0.025));
}
