//! Film strips: several pictures beside each other, as one PNG with a small palette.

use std::collections::BTreeMap;
use std::io::Cursor;

use ::png::{
    BitDepth, ColorType, Compression, Decoder, DecodingError, Encoder, EncodingError, Filter, Transformations,
};

use crate::film::{PaletteIndex, Rgb, choose_colours};

/// The pixels between two pictures and around all of them.
const GAP: u32 = 12;
/// The ground between them.
const GROUND: Rgb = [110, 104, 98];
/// How many colours a strip has at most.
const COLOURS_MAX: usize = 128;

/// A picture in memory, row by row.
struct Pixels {
    width: u32,
    height: u32,
    pixels: Vec<Rgb>,
}

/// PNG files beside each other, in rows of `columns`, each made `width` pixels wide.
///
/// # Errors
/// When one of them is no PNG file.
pub fn strip(pictures: &[Vec<u8>], columns: u32, width: u32) -> Result<Vec<u8>, DecodingError> {
    let frames: Vec<Pixels> =
        pictures.iter().map(|file| Ok(Pixels::read(file)?.scale(width))).collect::<Result<_, DecodingError>>()?;
    let height = frames.iter().map(|frame| frame.height).max().unwrap_or_default();
    let (columns, rows) = (columns.min(frames.len() as u32), (frames.len() as u32).div_ceil(columns));
    let (whole_width, whole_height) = (GAP + columns * (width + GAP), GAP + rows * (height + GAP));
    let mut whole = Pixels {
        width: whole_width,
        height: whole_height,
        pixels: vec![GROUND; (whole_width * whole_height) as usize],
    };
    for (index, frame) in (0..).zip(&frames) {
        whole.put(frame, GAP + index % columns * (width + GAP), GAP + index / columns * (height + GAP));
    }
    Ok(whole.encode().expect("a picture in memory can be written"))
}

impl Pixels {
    fn read(file: &[u8]) -> Result<Pixels, DecodingError> {
        let mut decoder = Decoder::new(Cursor::new(file));
        decoder.set_transformations(Transformations::normalize_to_color8());
        let mut reader = decoder.read_info()?;
        let mut bytes = vec![0; reader.output_buffer_size().unwrap_or_default()];
        let info = reader.next_frame(&mut bytes)?;
        let samples = info.color_type.samples();
        // Grey pictures have one sample for all three colours.
        let rgb = |pixel: &[u8]| if samples < 3 { [pixel[0]; 3] } else { [pixel[0], pixel[1], pixel[2]] };
        let pixels = bytes[..info.buffer_size()].chunks_exact(samples).map(rgb).collect();
        Ok(Pixels { width: info.width, height: info.height, pixels })
    }

    /// The same picture in another width. Each new pixel is the mean of the old ones that it covers.
    fn scale(&self, width: u32) -> Pixels {
        let factor = f64::from(self.width) / f64::from(width);
        let height = (f64::from(self.height) / factor) as u32;
        let (columns, rows) = (covered(width, self.width, factor), covered(height, self.height, factor));
        let pixels = rows.iter().flat_map(|row| columns.iter().map(|column| self.mean(column, row))).collect();
        Pixels { width, height, pixels }
    }

    /// The mean of the pixels in some columns and rows, each with its weight.
    fn mean(&self, columns: &[(u32, f64)], rows: &[(u32, f64)]) -> Rgb {
        let (mut sums, mut total) = ([0.0; 3], 0.0);
        for &(y, high) in rows {
            for &(x, wide) in columns {
                let weight = high * wide;
                total += weight;
                let pixel = self.pixels[(y * self.width + x) as usize];
                sums.iter_mut().zip(pixel).for_each(|(sum, value)| *sum += weight * f64::from(value));
            }
        }
        sums.map(|sum| (sum / total).round() as u8)
    }

    /// Puts a picture at a place of this one.
    fn put(&mut self, frame: &Pixels, left: u32, top: u32) {
        for (y, row) in (top..).zip(frame.pixels.chunks_exact(frame.width as usize)) {
            let at = (y * self.width + left) as usize;
            self.pixels[at..at + row.len()].copy_from_slice(row);
        }
    }

    fn encode(&self) -> Result<Vec<u8>, EncodingError> {
        let mut counts: BTreeMap<Rgb, u64> = BTreeMap::new();
        for run in self.pixels.chunk_by(|a, b| a == b) {
            *counts.entry(run[0]).or_default() += run.len() as u64;
        }
        let colours = choose_colours(&counts, COLOURS_MAX);
        let mut index = PaletteIndex::new(&colours);
        let indices: Vec<u8> = self.pixels.iter().map(|colour| index.index_of(*colour)).collect();
        let mut file = Vec::new();
        let mut encoder = Encoder::new(&mut file, self.width, self.height);
        encoder.set_color(ColorType::Indexed);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_palette([[0; 3]].iter().chain(&colours).flatten().copied().collect::<Vec<u8>>());
        encoder.set_compression(Compression::High);
        encoder.set_filter(Filter::NoFilter);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&indices)?;
        writer.finish()?;
        Ok(file)
    }
}

/// For each of `count` new rows or columns the old ones that it covers, with how much of each.
fn covered(count: u32, old_count: u32, factor: f64) -> Vec<Vec<(u32, f64)>> {
    let range = |index: u32| {
        let (from, to) = (f64::from(index) * factor, f64::from(index + 1) * factor);
        let part = |old: u32| (to.min(f64::from(old + 1)) - from.max(f64::from(old))).max(1e-9);
        let last = (to.ceil() as u32).clamp(from as u32 + 1, old_count);
        (from as u32..last).map(|old| (old, part(old))).collect()
    };
    (0..count).map(range).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(width: u32, height: u32, colour: impl Fn(u32, u32) -> Rgb) -> Pixels {
        let pixels = (0..height).flat_map(|y| (0..width).map(move |x| (x, y))).map(|(x, y)| colour(x, y)).collect();
        Pixels { width, height, pixels }
    }

    #[test]
    fn pictures_stand_beside_each_other_in_rows() {
        let file = |colour: Rgb| picture(40, 20, |_, _| colour).encode().unwrap();
        let (red, blue) = ([200, 0, 0], [0, 0, 200]);
        let whole = Pixels::read(&strip(&[file(red), file(blue), file(red)], 2, 20).unwrap()).unwrap();
        assert_eq!((whole.width, whole.height), (3 * GAP + 40, 3 * GAP + 20));
        let at = |x: u32, y: u32| whole.pixels[(y * whole.width + x) as usize];
        assert_eq!([at(0, 0), at(GAP, GAP), at(GAP + 20, GAP)], [GROUND, red, GROUND]);
        assert_eq!([at(2 * GAP + 20, GAP), at(GAP, 2 * GAP + 10)], [blue, red]);
        assert!(strip(&[b"no picture".to_vec()], 1, 20).is_err());
    }

    #[test]
    fn a_smaller_picture_is_the_mean_of_the_larger_one() {
        let stripes = picture(6, 2, |x, _| if x % 2 == 0 { [0; 3] } else { [100; 3] });
        assert_eq!(stripes.scale(3).pixels, vec![[50; 3]; 3]);
        assert_eq!(stripes.scale(6).pixels, stripes.pixels);
        assert_eq!(picture(5, 5, |_, _| [7; 3]).scale(2).pixels, vec![[7; 3]; 4]);
    }
}
