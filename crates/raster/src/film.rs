//! Films: a sequence of drawings as an animated PNG, which browsers and code hosts show like any picture.
//!
//! The art is flat, so one small palette serves the whole film. After the first frame only the
//! rectangle that changed is written, and the pixels in it that did not change are transparent, since long runs of one
//! value compress best.

use std::collections::BTreeMap;

use ::png::{BitDepth, BlendOp, ColorType, Compression, Encoder, EncodingError, Filter};
use draw::{Drawing, Palette, Theme};

use crate::png::render;

/// Red, green and blue.
pub(crate) type Rgb = [u8; 3];

/// The index of the transparent entry in a film's palette.
const TRANSPARENT: u8 = 0;

/// How many colours a film has at most. With 255, the most that the format allows, films are a tenth larger and look
/// the same: only shades of soft edges differ.
const COLOURS_MAX: usize = 96;

/// How many times as long as the others the last frame stays.
const LAST_FRAME_TIMES: f32 = 3.0;

/// The drawings as one animated PNG file, `scale` times as large, which shows each for `seconds` and repeats for ever.
/// The last one stays three times as long. Lower drawings than the highest one get empty ground below.
///
/// # Panics
/// When there is no drawing, or one is empty or larger than any screen, which no layout makes.
pub fn film(drawings: &[Drawing], theme: Theme, palette: &Palette, scale: f32, seconds: f32) -> Vec<u8> {
    let (changes, size) = changes(drawings, theme, palette, scale);
    let colours = choose_colours(&count_colours(&changes), COLOURS_MAX);
    encode(&changes, size, &colours, seconds).expect("a film in memory can be written")
}

/// The part of a frame that differs from the frame before it.
struct FrameChange {
    left: u32,
    top: u32,
    width: u32,
    height: u32,
    /// Row by row; none where the frame before shows the same.
    pixels: Vec<Option<Rgb>>,
}

/// What changes from frame to frame, and the width and height of the film. The first change is a whole frame.
fn changes(drawings: &[Drawing], theme: Theme, palette: &Palette, scale: f32) -> (Vec<FrameChange>, [u32; 2]) {
    let width = drawings.iter().map(|drawing| drawing.width).fold(0.0, f32::max);
    let height = drawings.iter().map(|drawing| drawing.height).fold(0.0, f32::max);
    let size = [(width * scale) as u32, (height * scale) as u32];
    let mut before = None;
    let changes = drawings.iter().map(|drawing| {
        let frame = render(&Drawing { width, height, ..drawing.clone() }, theme, palette, scale);
        let frame: Vec<Rgb> =
            frame.data().as_chunks().0.iter().map(|&[red, green, blue, _]| [red, green, blue]).collect();
        let change = difference(before.as_deref(), &frame, size);
        before = Some(frame);
        change
    });
    (changes.collect(), size)
}

fn difference(before: Option<&[Rgb]>, frame: &[Rgb], [width, height]: [u32; 2]) -> FrameChange {
    let pixel = |x: u32, y: u32| {
        let at = (y * width + x) as usize;
        before.is_none_or(|before| before[at] != frame[at]).then(|| frame[at])
    };
    let changed = |y: u32| (0..width).filter(move |&x| pixel(x, y).is_some());
    let rows = (0..height).filter(|&y| changed(y).next().is_some());
    let (top, bottom) = rows.fold((height, 0), |(top, bottom), y| (top.min(y), bottom.max(y + 1)));
    let columns = (top..bottom).flat_map(changed);
    let (left, right) = columns.fold((width, 0), |(left, right), x| (left.min(x), right.max(x + 1)));
    if left >= right {
        // A frame must have a pixel, even where nothing changed.
        return FrameChange { left: 0, top: 0, width: 1, height: 1, pixels: vec![None] };
    }
    let pixels = (top..bottom).flat_map(|y| (left..right).map(move |x| pixel(x, y))).collect();
    FrameChange { left, top, width: right - left, height: bottom - top, pixels }
}

/// How many pixels have each colour.
fn count_colours(changes: &[FrameChange]) -> BTreeMap<Rgb, u64> {
    let mut counts = BTreeMap::new();
    for run in changes.iter().flat_map(|change| change.pixels.chunk_by(|a, b| a == b)) {
        if let Some(colour) = run[0] {
            *counts.entry(colour).or_default() += run.len() as u64;
        }
    }
    counts
}

/// A palette of at most `max` entries for these colours. The next colour is always the one with the largest error without it: its number of pixels
/// times its distance from those already chosen. Grounds and texts keep their exact colours, and the shades of soft edges
/// share the rest.
pub(crate) fn choose_colours(counts: &BTreeMap<Rgb, u64>, max: usize) -> Vec<Rgb> {
    let farthest = distance([0; 3], [u8::MAX; 3]);
    let mut left: Vec<(Rgb, u64, u64)> = counts.iter().map(|(&colour, &count)| (colour, count, farthest)).collect();
    let mut chosen = Vec::new();
    while chosen.len() < max {
        let Some(&(next, ..)) = left.iter().max_by_key(|(_, count, distance)| count * distance) else { break };
        chosen.push(next);
        left.iter_mut().for_each(|(colour, _, near)| *near = distance(*colour, next).min(*near));
        left.retain(|&(_, _, near)| near > 0);
    }
    chosen
}

/// The square of the distance between two colours.
fn distance(a: Rgb, b: Rgb) -> u64 {
    a.iter().zip(b).map(|(&a, b)| u64::from(a.abs_diff(b)).pow(2)).sum()
}

/// The palette index for each colour: that of the nearest entry.
pub(crate) struct PaletteIndex<'a> {
    colours: &'a [Rgb],
    known: BTreeMap<Rgb, u8>,
}

impl PaletteIndex<'_> {
    pub(crate) fn new(colours: &[Rgb]) -> PaletteIndex<'_> {
        PaletteIndex { colours, known: BTreeMap::new() }
    }

    /// Entries are counted from 1, after the transparent one.
    pub(crate) fn index_of(&mut self, colour: Rgb) -> u8 {
        *self.known.entry(colour).or_insert_with(|| {
            let nearest = (TRANSPARENT + 1..=u8::MAX).zip(self.colours).min_by_key(|(_, own)| distance(**own, colour));
            nearest.map_or(TRANSPARENT, |(index, _)| index)
        })
    }

    /// The pixels of a change as palette indices.
    fn pixels(&mut self, change: &FrameChange) -> Vec<u8> {
        let mut indices = Vec::with_capacity(change.pixels.len());
        for run in change.pixels.chunk_by(|a, b| a == b) {
            let index = run[0].map_or(TRANSPARENT, |colour| self.index_of(colour));
            indices.resize(indices.len() + run.len(), index);
        }
        indices
    }
}

fn encode(
    changes: &[FrameChange],
    [width, height]: [u32; 2],
    colours: &[Rgb],
    seconds: f32,
) -> Result<Vec<u8>, EncodingError> {
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, width, height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    // One value of alpha is enough if the transparent entry comes first.
    encoder.set_palette([[0; 3]].iter().chain(colours).flatten().copied().collect::<Vec<u8>>());
    encoder.set_trns(vec![0]);
    encoder.set_compression(Compression::High);
    // Filters compress differences of values, and differences of palette indices mean nothing.
    encoder.set_filter(Filter::NoFilter);
    encoder.set_animated(changes.len() as u32, 0)?;
    let mut writer = encoder.write_header()?;
    let mut palette_index = PaletteIndex::new(colours);
    for (number, change) in (1..).zip(changes) {
        let times = if number == changes.len() { LAST_FRAME_TIMES } else { 1.0 };
        writer.set_frame_delay((seconds * times * 1000.0) as u16, 1000)?;
        writer.set_blend_op(BlendOp::Over)?;
        // The size must fit at the old position, too.
        writer.reset_frame_position()?;
        writer.set_frame_dimension(change.width, change.height)?;
        writer.set_frame_position(change.left, change.top)?;
        writer.write_image_data(&palette_index.pixels(change))?;
    }
    writer.finish()?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_changed_rectangle_is_written() {
        let (old, new) = ([1, 1, 1], [2, 2, 2]);
        let before = vec![old; 20];
        let mut frame = before.clone();
        (frame[6], frame[13]) = (new, new);
        let change = difference(Some(&before), &frame, [5, 4]);
        assert_eq!([change.left, change.top, change.width, change.height], [1, 1, 3, 2]);
        assert_eq!(change.pixels, [Some(new), None, None, None, None, Some(new)]);
        let same = difference(Some(&frame), &frame, [5, 4]);
        assert_eq!(([same.width, same.height], same.pixels), ([1, 1], vec![None]));
        assert_eq!(difference(None, &frame, [5, 4]).pixels.len(), 20);
    }

    #[test]
    fn few_colours_stay_exact_and_many_keep_the_frequent_ones() {
        let few: BTreeMap<Rgb, u64> = (0..96).map(|shade| ([shade, 0, 0], 1)).collect();
        assert_eq!(choose_colours(&few, COLOURS_MAX).len(), COLOURS_MAX);
        let mut many: BTreeMap<Rgb, u64> = (0..=255).flat_map(|a| (0..4).map(move |b| ([a, b, 0], 1))).collect();
        many.insert([7, 3, 0], 1_000_000);
        let chosen = choose_colours(&many, COLOURS_MAX);
        assert_eq!((chosen.len(), chosen[0]), (COLOURS_MAX, [7, 3, 0]));
        let worst = many.keys().map(|&colour| chosen.iter().map(|&own| distance(own, colour)).min()).max();
        assert!(worst <= Some(Some(16)), "{worst:?}");
    }
}
