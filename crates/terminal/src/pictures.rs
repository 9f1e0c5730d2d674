//! Pictures of things in terminals that can show them, for people who ask for them.
//!
//! The terminal is never asked what it can do: not all of them answer, and keys that are typed meanwhile would be lost.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::str::FromStr;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use draw::{Drawing, Palette, Sprite};

/// How pictures are sent to the terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureProtocol {
    /// That of kitty, which WezTerm, Ghostty and Konsole have, too.
    Kitty,
    /// Sixel, as foot, xterm, mlterm and Windows Terminal have it.
    Sixel,
}

impl FromStr for PictureProtocol {
    type Err = String;

    fn from_str(text: &str) -> Result<PictureProtocol, String> {
        match text {
            "kitty" => Ok(PictureProtocol::Kitty),
            "sixel" => Ok(PictureProtocol::Sixel),
            _ => Err(format!("`{text}` is none of kitty, sixel")),
        }
    }
}

/// A picture of three bytes a pixel, red, green and blue, line by line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// The pixels in a line.
    pub width: u32,
    /// The lines.
    pub height: u32,
    /// All bytes.
    pub rgb: Vec<u8>,
}

/// Makes pixels of a drawing, so many times as large as its units.
pub type PicturePainter = Box<dyn Fn(&Drawing, &'static Palette, f32) -> Pixels>;

/// The pictures that somebody asked for.
pub(crate) struct Pictures {
    pub(crate) protocol: PictureProtocol,
    pub(crate) paint: PicturePainter,
}

/// The part of a drawing that shows a thing with all that lies on it.
pub(crate) fn drawing_of(drawing: &Drawing, thing: &str) -> Option<Drawing> {
    let at = drawing.sprites.iter().position(|sprite| sprite.id == thing)?;
    let ([left, top], [width, height]) = (drawing.sprites[at].at, drawing.sprites[at].size);
    let is_on_it = |sprite: &&Sprite| {
        let ([x, y], [w, h]) = (sprite.at, sprite.size);
        x >= left - 1.0 && y >= top - 1.0 && x + w <= left + width + 1.0 && y + h <= top + height + 1.0
    };
    let moved = |sprite: &Sprite| Sprite { at: [sprite.at[0] - left, sprite.at[1] - top], ..sprite.clone() };
    let sprites = drawing.sprites[at..].iter().filter(is_on_it).map(moved).collect();
    let is_empty = width < 1.0 || height < 1.0;
    (!is_empty).then(|| Drawing { width, height, backdrop: Vec::new(), sprites, overflows: Vec::new() })
}

/// What shows a picture at the cursor, in so many columns and lines.
pub(crate) fn show(protocol: PictureProtocol, pixels: &Pixels, (columns, lines): (u16, u16)) -> String {
    match protocol {
        PictureProtocol::Kitty => kitty(pixels, columns, lines),
        PictureProtocol::Sixel => sixel(pixels),
    }
}

/// What takes all pictures away, if the terminal can do that alone.
pub(crate) fn hide(protocol: PictureProtocol) -> Option<&'static str> {
    match protocol {
        PictureProtocol::Kitty => Some("\x1b_Ga=d,d=A,q=2\x1b\\"),
        PictureProtocol::Sixel => None,
    }
}

/// The longest part of a picture in one command of kitty's protocol.
const KITTY_PART: usize = 4096;

fn kitty(pixels: &Pixels, columns: u16, lines: u16) -> String {
    let data = STANDARD.encode(&pixels.rgb);
    let mut text = String::new();
    let mut parts = data.as_bytes().chunks(KITTY_PART).peekable();
    let mut head = format!("a=T,f=24,s={},v={},c={columns},r={lines},q=2,C=1,", pixels.width, pixels.height);
    while let Some(part) = parts.next() {
        let more = u8::from(parts.peek().is_some());
        // Base64 is ASCII.
        let part = String::from_utf8_lossy(part);
        text.push_str(&format!("\x1b_G{head}m={more};{part}\x1b\\"));
        head.clear();
    }
    text
}

/// How many colours a picture in sixels may have.
const SIXEL_COLOURS: usize = 255;

/// A colour in few steps, so that equal ones are counted together.
fn coarse([red, green, blue]: [u8; 3]) -> [u8; 3] {
    [red & 0xf8, green & 0xf8, blue & 0xf8]
}

/// The commonest colours of a picture. Drawings have few, beside the mixed ones at their edges.
fn palette(pixels: &Pixels) -> Vec<[u8; 3]> {
    let mut counts: BTreeMap<[u8; 3], u32> = BTreeMap::new();
    for pixel in pixels.rgb.as_chunks::<3>().0 {
        *counts.entry(coarse(*pixel)).or_default() += 1;
    }
    let mut colours: Vec<([u8; 3], u32)> = counts.into_iter().collect();
    colours.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    colours.into_iter().take(SIXEL_COLOURS).map(|(colour, _)| colour).collect()
}

/// The number of the colour in a palette that is nearest.
fn nearest(palette: &[[u8; 3]], colour: [u8; 3]) -> usize {
    let distance = |other: &[u8; 3]| -> i32 {
        other.iter().zip(colour).map(|(one, two)| (i32::from(*one) - i32::from(two)).pow(2)).sum()
    };
    (0..palette.len()).min_by_key(|&at| distance(&palette[at])).unwrap_or(0)
}

fn sixel(pixels: &Pixels) -> String {
    let palette = palette(pixels);
    let mut known: BTreeMap<[u8; 3], usize> = BTreeMap::new();
    let mut number = |pixel: [u8; 3]| {
        let colour = coarse(pixel);
        *known.entry(colour).or_insert_with(|| nearest(&palette, colour))
    };
    let numbers: Vec<usize> = pixels.rgb.as_chunks::<3>().0.iter().map(|pixel| number(*pixel)).collect();
    let mut text = format!("\x1bPq\"1;1;{};{}", pixels.width, pixels.height);
    let percent = |part: u8| u32::from(part) * 100 / 255;
    for (at, [red, green, blue]) in palette.iter().enumerate() {
        // Writing to a text cannot fail.
        let _ = write!(text, "#{at};2;{};{};{}", percent(*red), percent(*green), percent(*blue));
    }
    let width = pixels.width.max(1) as usize;
    for band in numbers.chunks(width * 6) {
        let mut colours: Vec<usize> = band.to_vec();
        colours.sort_unstable();
        colours.dedup();
        for colour in colours {
            let _ = write!(text, "#{colour}");
            let bits = |x: usize| {
                let is_set = |line: &usize| band.get(line * width + x) == Some(&colour);
                (0..6).filter(is_set).map(|line| 1u8 << line).sum::<u8>()
            };
            push_runs(&mut text, (0..width).map(bits));
            text.push('$');
        }
        text.push('-');
    }
    text.push_str("\x1b\\");
    text
}

/// Columns of six pixels; equal ones are counted.
fn push_runs(text: &mut String, columns: impl Iterator<Item = u8>) {
    let mut columns = columns.peekable();
    while let Some(bits) = columns.next() {
        let mut count = 1;
        while columns.next_if_eq(&bits).is_some() {
            count += 1;
        }
        let sign = char::from(b'?' + bits);
        match count {
            1..=3 => text.extend(std::iter::repeat_n(sign, count)),
            // Writing to a text cannot fail.
            _ => _ = write!(text, "!{count}{sign}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A picture of two colours: the left half red, the right half blue.
    fn halves(width: u32, height: u32) -> Pixels {
        let pixel = |at: u32| if at % width < width / 2 { [255, 0, 0] } else { [0, 0, 255] };
        Pixels { width, height, rgb: (0..width * height).flat_map(pixel).collect() }
    }

    #[test]
    fn kitty_gets_all_bytes_in_parts() {
        let pixels = halves(60, 40);
        let text = show(PictureProtocol::Kitty, &pixels, (6, 4));
        let parts: Vec<&str> = text.split("\x1b\\").filter(|part| !part.is_empty()).collect();
        assert!(
            parts.len() > 1 && parts[0].starts_with("\x1b_Ga=T,f=24,s=60,v=40,c=6,r=4,q=2,C=1,m=1;"),
            "{}",
            parts[0]
        );
        assert!(parts[1..].iter().all(|part| part.starts_with("\x1b_Gm=")));
        assert!(parts[parts.len() - 1].starts_with("\x1b_Gm=0;"));
        let data: String = parts.iter().filter_map(|part| Some(part.split_once(';')?.1)).collect();
        assert_eq!(STANDARD.decode(data).unwrap(), pixels.rgb);
    }

    #[test]
    fn sixels_have_a_palette_and_bands_of_six_lines() {
        let text = show(PictureProtocol::Sixel, &halves(20, 12), (2, 1));
        let body = text.strip_prefix("\x1bPq\"1;1;20;12").and_then(|text| text.strip_suffix("\x1b\\")).unwrap();
        assert!(body.contains(";2;97;0;0") && body.contains(";2;0;0;97"), "{body}");
        assert_eq!(body.matches('-').count(), 2, "{body}");
        // All six lines of ten columns of one colour, and nothing in the other ten.
        assert_eq!(body.matches("!10~!10?$").count() + body.matches("!10?!10~$").count(), 4, "{body}");
        // The last band may be lower.
        assert!(show(PictureProtocol::Sixel, &halves(4, 7), (1, 1)).contains("@@??$"), "one line of the last six");
    }

    #[test]
    fn a_thing_is_cut_out_with_what_lies_on_it() {
        let sprite = |id: &str, at: [f32; 2], size: [f32; 2]| Sprite {
            id: id.to_owned(),
            label: String::new(),
            at,
            size,
            turned: 0,
            shapes: Vec::new(),
        };
        let sprites = vec![
            sprite("room", [100.0, 50.0], [80.0, 60.0]),
            sprite("other", [300.0, 50.0], [80.0, 60.0]),
            sprite("pawn", [110.0, 60.0], [10.0, 10.0]),
        ];
        let drawing = Drawing { width: 500.0, height: 400.0, backdrop: Vec::new(), sprites, overflows: Vec::new() };
        let room = drawing_of(&drawing, "room").unwrap();
        assert_eq!((room.width, room.height), (80.0, 60.0));
        let places: Vec<(&str, [f32; 2])> = room.sprites.iter().map(|sprite| (sprite.id.as_str(), sprite.at)).collect();
        assert_eq!(places, [("room", [0.0, 0.0]), ("pawn", [10.0, 10.0])]);
        assert_eq!(drawing_of(&drawing, "nothing"), None);
    }
}
