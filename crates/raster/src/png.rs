//! Drawings as PNG, with our own fonts only, which makes them the same on every machine.

use std::sync::{Arc, LazyLock};

use draw::{Drawing, Palette, Theme, fonts, svg};
use resvg::{tiny_skia, usvg};

static FONTS: LazyLock<Arc<usvg::fontdb::Database>> = LazyLock::new(|| {
    let mut database = usvg::fontdb::Database::new();
    fonts().into_iter().for_each(|font| database.load_font_data(font.to_vec()));
    Arc::new(database)
});

/// The drawing as a PNG file, `scale` times as large.
///
/// # Panics
/// When the drawing is empty or larger than any screen, which no layout makes.
pub fn png(drawing: &Drawing, theme: Theme, palette: &Palette, scale: f32) -> Vec<u8> {
    render(drawing, theme, palette, scale).encode_png().expect("a picture in memory can be written")
}

/// The drawing as width, height and pixels of three bytes, red, green and blue, `scale` times as large.
///
/// # Panics
/// When the drawing is empty or larger than any screen, which no layout makes.
pub fn rgb(drawing: &Drawing, theme: Theme, palette: &Palette, scale: f32) -> (u32, u32, Vec<u8>) {
    let pixels = render(drawing, theme, palette, scale);
    let colours = pixels.pixels().iter().flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect();
    (pixels.width(), pixels.height(), colours)
}

/// The pixels of the drawing, all of them opaque.
pub(crate) fn render(drawing: &Drawing, theme: Theme, palette: &Palette, scale: f32) -> tiny_skia::Pixmap {
    let options = usvg::Options { fontdb: FONTS.clone(), ..usvg::Options::default() };
    let tree = usvg::Tree::from_str(&svg(drawing, theme, palette), &options).expect("our own SVG is SVG");
    let (width, height) = ((drawing.width * scale) as u32, (drawing.height * scale) as u32);
    let mut pixels = tiny_skia::Pixmap::new(width, height).expect("a drawing has a size");
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels
}
