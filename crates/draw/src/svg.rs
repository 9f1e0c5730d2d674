//! Drawings as SVG.

use std::fmt::Write;

use crate::font::FAMILY;
use crate::{Anchor, Drawing, Paint, Palette, Shape, Sprite, Theme, Weight};

/// The drawing as an SVG document in a theme.
pub fn svg(drawing: &Drawing, theme: Theme, palette: &Palette) -> String {
    document(drawing, theme, palette, true)
}

/// The same without ids and labels, for a picture in a page: the page says what it shows.
pub fn unnamed_svg(drawing: &Drawing, theme: Theme, palette: &Palette) -> String {
    document(drawing, theme, palette, false)
}

fn document(drawing: &Drawing, theme: Theme, palette: &Palette, has_names: bool) -> String {
    let mut out = String::new();
    let pen = Pen { theme, palette };
    let (w, h) = (drawing.width, drawing.height);
    let _ = write!(
        out,
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{w:.0}" height="{h:.0}" viewBox="0 0 {w:.0} {h:.0}" font-family="{FAMILY}, sans-serif">"#
    );
    let _ = write!(out, r#"<rect width="{w:.0}" height="{h:.0}" fill="{}"/>"#, pen.value(Paint::Ground));
    out.push_str(&definitions(theme, palette));
    out.push_str(&backdrop(drawing, theme, palette));
    for sprite in &drawing.sprites {
        pen.sprite(&mut out, sprite, has_names);
    }
    out.push_str("</svg>");
    out
}

/// The shapes of one sprite as SVG, in the sprite's own coordinates: what stands inside its group.
pub fn inside(sprite: &Sprite, theme: Theme, palette: &Palette) -> String {
    let mut out = String::new();
    let pen = Pen { theme, palette };
    sprite.shapes.iter().for_each(|shape| pen.shape(&mut out, shape));
    out
}

/// The definitions of a palette as an SVG element: gradients and patterns that its colours name.
pub fn definitions(theme: Theme, palette: &Palette) -> String {
    match theme.choose(palette.definitions) {
        "" => String::new(),
        definitions => format!("<defs>{definitions}</defs>"),
    }
}

/// What lies behind the sprites, as SVG.
pub fn backdrop(drawing: &Drawing, theme: Theme, palette: &Palette) -> String {
    let mut out = String::new();
    let pen = Pen { theme, palette };
    drawing.backdrop.iter().for_each(|shape| pen.shape(&mut out, shape));
    out
}

struct Pen<'a> {
    theme: Theme,
    palette: &'a Palette,
}

// Writing into a String cannot fail, so the results are ignored.
impl Pen<'_> {
    fn value(&self, paint: Paint) -> &'static str {
        self.theme.value(paint, self.palette)
    }

    fn sprite(&self, out: &mut String, sprite: &Sprite, has_names: bool) {
        let ([x, y], [w, h]) = (sprite.at, sprite.size);
        out.push_str("<g");
        if has_names {
            let _ = write!(out, r#" id="{}""#, escape(&sprite.id));
        }
        let _ = write!(out, r#" transform="translate({x:.1} {y:.1})"#);
        if sprite.turned > 0 {
            let _ = write!(out, " rotate({} {:.1} {:.1})", u16::from(sprite.turned) * 60, w / 2.0, h / 2.0);
        }
        out.push('"');
        if has_names {
            let _ = write!(out, r#" aria-label="{}""#, escape(&sprite.label));
        }
        out.push('>');
        for shape in &sprite.shapes {
            self.shape(out, shape);
        }
        out.push_str("</g>");
    }

    fn paint(&self, out: &mut String, fill: Paint, stroke: (Paint, f32)) {
        let _ = write!(out, r#" fill="{}""#, self.value(fill));
        if stroke.0 != Paint::None {
            let _ = write!(
                out,
                r#" stroke="{}" stroke-width="{:.2}" stroke-linejoin="round" stroke-linecap="round""#,
                self.value(stroke.0),
                stroke.1
            );
        }
    }

    fn shape(&self, out: &mut String, shape: &Shape) {
        match shape {
            Shape::Rect { at: [x, y, w, h], round, fill, stroke } => {
                let _ = write!(out, r#"<rect x="{x:.1}" y="{y:.1}" width="{w:.1}" height="{h:.1}" rx="{round:.1}""#);
                self.paint(out, *fill, *stroke);
                out.push_str("/>");
            }
            Shape::Circle { at: [x, y, r], fill, stroke } => {
                let _ = write!(out, r#"<circle cx="{x:.1}" cy="{y:.1}" r="{r:.1}""#);
                self.paint(out, *fill, *stroke);
                out.push_str("/>");
            }
            Shape::Polygon { points, fill, stroke } => {
                out.push_str(r#"<polygon points=""#);
                for [x, y] in points {
                    let _ = write!(out, "{x:.1},{y:.1} ");
                }
                out.push('"');
                self.paint(out, *fill, *stroke);
                out.push_str("/>");
            }
            Shape::Icon { path, at: [x, y, side], fill, stroke } => {
                let scale = side / 24.0;
                let _ = write!(out, r#"<path d="{path}" transform="translate({x:.1} {y:.1}) scale({scale:.3})""#);
                self.paint(out, *fill, *stroke);
                out.push_str("/>");
            }
            Shape::Text { at: [x, y], text, size, weight, anchor, fill } => {
                let anchor = match anchor {
                    Anchor::Start => "start",
                    Anchor::Middle => "middle",
                    Anchor::End => "end",
                };
                let _ = write!(out, r#"<text x="{x:.1}" y="{y:.1}" font-size="{size:.1}" text-anchor="{anchor}""#);
                if *weight == Weight::Bold {
                    out.push_str(r#" font-weight="700""#);
                }
                let _ = write!(out, r#" fill="{}">{}</text>"#, self.value(*fill), escape(text));
            }
        }
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
