//! Faces: one side of a component with its border and its bleed, as SVG.

use std::collections::BTreeMap;
use std::fmt::Write;

use draw::{Drawing, DrawnFace, Edge, Form, Paint, Palette, PrintedComponent, Shape, Theme};

use crate::ink::Ink;
use crate::sizes::Sizes;

/// Drawings have this many units to a millimetre: the smallest print of a drawing is 7 units, which are 6.6 points.
pub(crate) const UNITS: f32 = 3.0;
/// Points of print in a unit of a drawing.
pub(crate) const POINTS: f32 = 72.0 / 25.4 / UNITS;
/// The smallest print, in points.
pub(crate) const PRINT_MIN: f32 = 6.5;

/// The shape along which a component is cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Outline {
    Rect,
    Round,
    Hex,
}

impl Outline {
    pub(crate) fn of(form: Form) -> Outline {
        match form {
            Form::Hex => Outline::Hex,
            Form::Token | Form::Chip => Outline::Round,
            Form::Card
            | Form::WideCard
            | Form::LargeCard
            | Form::MiniCard
            | Form::Tile
            | Form::RoomTile
            | Form::SquareToken
            | Form::Pawn
            | Form::Sheet
            | Form::Board => Outline::Rect,
        }
    }

    /// The outline about the middle of a box, `more` millimetres larger on every side, as SVG.
    fn svg(self, [w, h]: [f32; 2], middle: [f32; 2], more: f32) -> String {
        let [x, y] = middle;
        match self {
            Outline::Rect => {
                let (w, h) = (w + 2.0 * more, h + 2.0 * more);
                format!(r#"<rect x="{}" y="{}" width="{w}" height="{h}"/>"#, x - w / 2.0, y - h / 2.0)
            }
            Outline::Round => format!(r#"<circle cx="{x}" cy="{y}" r="{}"/>"#, w.min(h) / 2.0 + more),
            Outline::Hex => {
                let points = corners([w, h], middle, more);
                let points: Vec<String> = points.iter().map(|[x, y]| format!("{x},{y}")).collect();
                format!(r#"<polygon points="{}"/>"#, points.join(" "))
            }
        }
    }
}

/// The corners of a hexagon with a point on top, whose edges are `more` away from those that fill the box.
pub(crate) fn corners([w, h]: [f32; 2], [x, y]: [f32; 2], more: f32) -> [[f32; 2]; 6] {
    let radius = h / 2.0 + more * 2.0 / 3.0_f32.sqrt();
    let across = (w / 2.0 + more) / (3.0_f32.sqrt() / 2.0);
    [0.0_f32, 1.0, 2.0, 3.0, 4.0, 5.0].map(|corner| {
        let angle = std::f32::consts::TAU * corner / 6.0;
        [x + across * angle.sin(), y - radius * angle.cos()]
    })
}

/// What is wrong with a component, for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintFault {
    /// The component.
    pub component: String,
    /// What is wrong with it.
    pub problem: String,
}

/// One side of a component, bleed and all, as SVG in units of drawings.
#[derive(Clone, Debug)]
pub(crate) struct Face {
    pub(crate) svg: String,
    /// Its size with the bleed, in millimetres.
    pub(crate) size: [f32; 2],
}

/// Makes faces for one print.
pub(crate) struct FaceMaker<'a> {
    pub(crate) sizes: &'a Sizes,
    pub(crate) palette: &'a Palette,
    pub(crate) ink: Ink,
    /// How large what stands on components of each kind is.
    pub(crate) zooms: BTreeMap<(Form, String), f32>,
    pub(crate) faults: Vec<PrintFault>,
}

impl FaceMaker<'_> {
    /// The front of a component.
    pub(crate) fn front(&mut self, component: &PrintedComponent) -> Face {
        let zoom = self.zooms.get(&kind(component)).copied().unwrap_or(1.0);
        match component.form {
            Form::Pawn => self.standing(component, zoom),
            _ => self.flat(component, &component.front, zoom),
        }
    }

    /// The back of a component. Backs have pictures, and no print that must be large.
    pub(crate) fn back(&mut self, component: &PrintedComponent, back: &DrawnFace) -> Face {
        self.flat(component, back, 1.0)
    }

    fn flat(&mut self, component: &PrintedComponent, side: &DrawnFace, zoom: f32) -> Face {
        let [w, h] = self.sizes.trim(component);
        let bleed = self.sizes.bleed;
        let art_size = self.art_size(component);
        let (inset, art) = ((w - art_size[0]) / 2.0, self.art(component, side, art_size, zoom));
        let mut inside = String::new();
        match component.edge {
            Edge::Border(paint) => inside.push_str(&self.ground(paint)),
            // What is beyond the cut is the picture again, a little larger.
            Edge::Picture => {
                let scale = [(w + 2.0 * bleed) / w, (h + 2.0 * bleed) / h];
                let _ = write!(inside, r#"<g transform="scale({} {})">{art}</g>"#, scale[0], scale[1]);
            }
        }
        let at = (bleed + inset) * UNITS;
        let _ = write!(inside, r#"<g transform="translate({at} {at})">{art}</g>"#);
        self.whole(Outline::of(component.form), [w, h], &inside)
    }

    /// A figure that is folded along its middle: the picture upright, the same picture above it upside down, and a flap
    /// to stand on at either end.
    fn standing(&mut self, component: &PrintedComponent, zoom: f32) -> Face {
        let [w, h] = self.sizes.trim(component);
        let (bleed, inset) = (self.sizes.bleed, self.sizes.inset(component.form));
        let art_size = self.art_size(component);
        let art = self.art(component, &component.front, art_size, zoom);
        let paint = match component.edge {
            Edge::Border(paint) => paint,
            Edge::Picture => Paint::Card,
        };
        let mut inside = self.ground(paint);
        let (x, y) = ((bleed + inset) * UNITS, (bleed + h / 2.0 + inset) * UNITS);
        let _ = write!(inside, r#"<g transform="translate({x} {y})">{art}</g>"#);
        let (x, y) = ((bleed + w - inset) * UNITS, (bleed + h / 2.0 - inset) * UNITS);
        let _ = write!(inside, r#"<g transform="translate({x} {y}) rotate(180)">{art}</g>"#);
        self.whole(Outline::Rect, [w, h], &inside)
    }

    /// The ground of the whole face. Borders take much ink, so that they are white if it is to be saved.
    fn ground(&self, paint: Paint) -> String {
        let colour = if self.ink == Ink::Low { "#ffffff" } else { Theme::Light.value(paint, self.palette) };
        format!(r#"<rect width="100%" height="100%" fill="{colour}"/>"#)
    }

    /// The picture in a box, in units, with every text checked.
    fn art(&mut self, component: &PrintedComponent, side: &DrawnFace, [w, h]: [f32; 2], zoom: f32) -> String {
        let drawing = side.draw(w * UNITS / zoom, h * UNITS / zoom);
        self.check(&component.name, &drawing, zoom);
        let mut art = format!(r#"<g transform="scale({zoom})">"#);
        art += &draw::backdrop(&drawing, Theme::Light, self.palette);
        for sprite in &drawing.sprites {
            let ([x, y], [w, h]) = (sprite.at, sprite.size);
            let _ = write!(art, r#"<g transform="translate({x} {y})"#);
            if sprite.turned > 0 {
                let _ = write!(art, " rotate({} {} {})", u16::from(sprite.turned) * 60, w / 2.0, h / 2.0);
            }
            let _ = write!(art, r#"">{}</g>"#, draw::inside(sprite, Theme::Light, self.palette));
        }
        art + "</g>"
    }

    /// Finds how large what stands on components of a kind can be: as large as they ask for, if it fits all of them.
    pub(crate) fn find_zooms(&mut self, components: &[PrintedComponent]) {
        for component in components {
            let [w, h] = self.art_size(component).map(|side| side * UNITS);
            let zoom = self.zooms.entry(kind(component)).or_insert(component.zoom);
            while *zoom > 1.0 && !component.front.draw(w / *zoom, h / *zoom).overflows.is_empty() {
                *zoom = (*zoom - ZOOM_STEP).max(1.0);
            }
        }
    }

    /// How large the picture of a component is, in millimetres.
    fn art_size(&self, component: &PrintedComponent) -> [f32; 2] {
        let [w, h] = self.sizes.trim(component);
        let inset = match component.edge {
            Edge::Border(_) => self.sizes.inset(component.form),
            Edge::Picture => 0.0,
        };
        let h = if component.form == Form::Pawn { h / 2.0 - flap(h) } else { h };
        [w - 2.0 * inset, h - 2.0 * inset]
    }

    fn check(&mut self, component: &str, drawing: &Drawing, zoom: f32) {
        let mut fault = |problem: String| {
            let fault = PrintFault { component: component.to_owned(), problem };
            if !self.faults.contains(&fault) {
                self.faults.push(fault);
            }
        };
        for text in &drawing.overflows {
            fault(format!("does not fit in print of {PRINT_MIN} points: “{text}”"));
        }
        let sprites = drawing.sprites.iter().flat_map(|sprite| &sprite.shapes);
        for shape in drawing.backdrop.iter().chain(sprites) {
            let Shape::Text { text, size, .. } = shape else { continue };
            if let Some(missing) = draw::missing_glyph(text) {
                fault(format!("our fonts have no picture for `{missing}` in “{text}”"));
            }
            let points = size * zoom * POINTS;
            if points < PRINT_MIN {
                fault(format!("print of {points:.1} points is too small, expected {PRINT_MIN}: “{text}”"));
            }
        }
    }

    /// The SVG of a face, clipped to its bleed.
    fn whole(&self, outline: Outline, [w, h]: [f32; 2], inside: &str) -> Face {
        let bleed = self.sizes.bleed;
        let size = [w + 2.0 * bleed, h + 2.0 * bleed];
        let [width, height] = size.map(|side| side * UNITS);
        let clip = outline.svg([w * UNITS, h * UNITS], [width / 2.0, height / 2.0], bleed * UNITS);
        let definitions = draw::definitions(Theme::Light, self.palette);
        let svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" font-family="{}">{definitions}<defs><clipPath id="bleed">{clip}</clipPath></defs><g clip-path="url(#bleed)">{inside}</g></svg>"#,
            draw::FAMILY
        );
        Face { svg: self.ink.apply(&svg), size }
    }
}

/// By how much print gets smaller where it does not fit.
const ZOOM_STEP: f32 = 0.1;

/// The kind of a component: its form, and the first word of its id.
fn kind(component: &PrintedComponent) -> (Form, String) {
    (component.form, component.id.split(':').next().unwrap_or_default().to_owned())
}

/// How high the flap is on which a folded figure of this height stands.
pub(crate) fn flap(height: f32) -> f32 {
    height * 0.1
}
