//! What is read and not cut: the page that says how to print, and the rules as a booklet.

use draw::{Form, Paint, Palette, PrintedComponent, Shape, Theme};
use scene::Texts;

use crate::face::{Face, POINTS, PRINT_MIN, UNITS};
use crate::ink::Ink;
use crate::sheets::{Arrangement, Backs, Mark, PlacedFace, SheetPage, Sheets};
use crate::typeset::{Block, Typesetter, blocks};

/// The print of texts, in units.
const PRINT: f32 = 10.5;
const MARGIN: f32 = 15.0;
/// The ruler and the cross that tell whether a printer does what it should, in millimetres.
const RULER: f32 = 100.0;
const CROSS: f32 = 10.0;

/// The print of player aids, in units: as large as fits.
const AID_PRINTS: [f32; 6] = [11.0, 10.0, 9.0, 8.5, 8.0, PRINT_MIN / POINTS];
/// Which sections of a guide tell the goal and the turn: all guides are told in this order.
const GOAL: usize = 3;
const TURN: usize = 5;

/// The goal and the steps of a turn from a guide, each step by its first paragraph, or only by its first sentence.
fn aid(title: &str, guide: &[Block], is_short: bool) -> Vec<Block> {
    let mut aid = vec![Block::Heading(2, title.to_owned())];
    let (mut section, mut step) = (0, None::<&str>);
    for block in guide {
        match block {
            Block::Heading(2, name) => {
                section += 1;
                step = (section == GOAL).then_some(name.as_str());
            }
            Block::Heading(3, name) => step = (section == TURN).then_some(name.as_str()),
            Block::Heading(..) => step = None,
            Block::Paragraph(text) | Block::Item(_, text) => {
                if let Some(name) = step.take() {
                    let text = if is_short { first_sentence(text) } else { text.as_str() };
                    aid.push(Block::Paragraph(format!("**{name}**  {text}")));
                }
            }
        }
    }
    aid
}

/// The text up to the end of its first sentence.
fn first_sentence(text: &str) -> &str {
    // A full stop after one or two letters is that of an abbreviation.
    let is_end = |at: usize| {
        let word = text[..at].rsplit(' ').next().unwrap_or_default();
        word.trim_matches('*').chars().count() > 2
    };
    let ends = text.match_indices(". ").map(|(at, _)| at).filter(|at| is_end(*at)).map(|at| at + 1);
    let ends = ends.chain(text.find('。').map(|at| at + '。'.len_utf8()));
    &text[..ends.min().unwrap_or(text.len())]
}

/// Shapes on a page of this size in millimetres, as a face without a border.
pub(crate) fn text_face(shapes: Vec<Shape>, [w, h]: [f32; 2], palette: &Palette, ink: Ink) -> Face {
    let (width, height) = (w * UNITS, h * UNITS);
    let drawing = draw::Drawing { width, height, backdrop: shapes, sprites: Vec::new(), overflows: Vec::new() };
    let svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" font-family="{}">{}</svg>"#,
        draw::FAMILY,
        draw::backdrop(&drawing, Theme::Light, palette)
    );
    Face { svg: ink.apply(&svg), size: [w, h] }
}

fn empty_page(size: [f32; 2]) -> SheetPage {
    let trim = [0.0, 0.0, size[0], size[1]];
    let (faces, marks, texts) = (Vec::new(), Vec::new(), Vec::new());
    SheetPage { size, trim, faces, marks, texts }
}

/// A cross about a middle.
fn cross([x, y]: [f32; 2]) -> [Mark; 2] {
    let half = CROSS / 2.0;
    let mark = |from, to| Mark { from, to, dashed: false };
    [mark([x - half, y], [x + half, y]), mark([x, y - half], [x, y + half])]
}

/// What is in a print, by form.
fn counts(components: &[PrintedComponent]) -> impl Iterator<Item = (Form, u32)> {
    Form::ALL.into_iter().filter_map(|form| {
        let count = components.iter().filter(|one| one.form == form).map(|one| u32::from(one.count)).sum();
        (count > 0).then_some((form, count))
    })
}

impl Sheets {
    /// The page that says how to print, cut and fold, with a ruler and a cross; behind it another cross.
    pub(crate) fn add_instructions(
        &mut self,
        title: &str,
        components: &[PrintedComponent],
        arrangement: &Arrangement,
        texts: &Texts,
        palette: &Palette,
        ink: Ink,
    ) {
        let size = arrangement.paper.size();
        let has = |form: Form| components.iter().any(|one| one.form == form);
        let has_backs = components.iter().any(|one| one.back.is_some());
        let mut setter = Typesetter::new(size.map(|side| side * UNITS), MARGIN * UNITS, PRINT);
        let heading = texts.with("print-title", [("game", title.to_owned().into())]);
        setter.add(&Block::Heading(1, heading));
        let overlap = arrangement.sizes.overlap;
        let item = |text: String| Block::Item("•".to_owned(), text);
        setter.add(&item(texts.text("print-scale")));
        setter.add(&item(texts.text("print-paper")));
        match arrangement.backs {
            Backs::Duplex if has_backs => {
                let flip = arrangement.flip.to_string();
                setter.add(&item(texts.with("print-duplex", [("flip", flip.into())])));
                setter.add(&item(texts.text("print-test")));
            }
            Backs::Gutterfold if has_backs => setter.add(&item(texts.text("print-gutterfold"))),
            Backs::Duplex | Backs::Gutterfold | Backs::None => {}
        }
        setter.add(&item(texts.with("print-cut", [("bleed", arrangement.sizes.bleed.into())])));
        for (form, message) in [
            (Form::Token, "print-round"),
            (Form::Hex, "print-hex"),
            (Form::Pawn, "print-pawn"),
            (Form::Board, "print-board"),
        ] {
            if has(form) {
                setter.add(&item(texts.with(message, [("overlap", overlap.into())])));
            }
        }
        setter.add(&item(texts.text("print-other")));
        setter.add(&Block::Heading(2, texts.text("print-contents")));
        for (form, count) in counts(components) {
            let name = texts.text(&format!("print-form-{form}"));
            setter.add(&item(format!("{name}: {count}")));
        }
        let ruler = setter.y() / UNITS + 14.0;
        let mut page = empty_page(size);
        let mut shapes = setter.pages.into_iter().flatten().collect::<Vec<_>>();
        shapes.push(Shape::Text {
            at: [(MARGIN + RULER + 4.0) * UNITS, (ruler + 1.0) * UNITS],
            text: "100 mm".to_owned(),
            size: PRINT,
            weight: draw::Weight::Regular,
            anchor: draw::Anchor::Start,
            fill: Paint::Ink,
        });
        page.texts.push(text_face(shapes, size, palette, ink));
        page.marks.push(Mark { from: [MARGIN, ruler], to: [MARGIN + RULER, ruler], dashed: false });
        page.marks.extend([0_u8, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(|step| {
            let x = MARGIN + RULER * f32::from(step) / 10.0;
            let high = if step % 5 == 0 { 4.0 } else { 2.0 };
            Mark { from: [x, ruler - high], to: [x, ruler], dashed: false }
        }));
        let is_tested = arrangement.backs == Backs::Duplex && has_backs;
        if !is_tested {
            self.pages.push(page);
            return;
        }
        let middle = [size[0] / 2.0, ruler + 24.0];
        page.marks.extend(cross(middle));
        let mut behind = empty_page(size);
        let (at, _) = arrangement.behind(size, middle, [0.0, 0.0]);
        behind.marks.extend(cross(at));
        self.pages.extend([page, behind]);
    }

    /// A page for each player with the goal and the turn, two on a sheet. The problem, if it does not fit.
    pub(crate) fn add_aids(
        &mut self,
        title: &str,
        guide: &str,
        copies: u8,
        arrangement: &Arrangement,
        palette: &Palette,
        ink: Ink,
    ) -> Result<(), String> {
        let [short, long] = arrangement.paper.size();
        let half = [long / 2.0, short];
        let guide = blocks(guide);
        let set = |is_short: bool, print: f32| {
            let mut setter = Typesetter::new(half.map(|side| side * UNITS), 10.0 * UNITS, print);
            aid(title, &guide, is_short).iter().for_each(|block| setter.add(block));
            setter.pages
        };
        let mut tries = [false, true].into_iter().flat_map(|is_short| AID_PRINTS.map(|print| set(is_short, print)));
        let fits = tries.find(|pages| pages.len() == 1);
        let shapes = fits.ok_or("the player aid does not fit half a sheet in 6.5 points")?.concat();
        let face = self.push(text_face(shapes, half, palette, ink));
        for sheet in 0..copies.div_ceil(2) {
            let mut page = empty_page([long, short]);
            for (copy, x) in [(2 * sheet, 0.0), (2 * sheet + 1, half[0])] {
                if copy < copies {
                    let (turned, window, label) = (false, None, title.to_owned());
                    page.faces.push(PlacedFace { face, at: [x, 0.0], turned, window, label });
                }
            }
            for [from, to] in [[0.0, 5.0], [short - 5.0, short]] {
                page.marks.push(Mark { from: [half[0], from], to: [half[0], to], dashed: false });
            }
            self.pages.push(page);
        }
        Ok(())
    }

    /// The rules as a booklet: two pages side by side on each side of a sheet, to be folded in the middle.
    pub(crate) fn add_booklet(&mut self, rules: &str, arrangement: &Arrangement, palette: &Palette, ink: Ink) {
        let [short, long] = arrangement.paper.size();
        let half = [long / 2.0, short];
        let mut setter = Typesetter::new(half.map(|side| side * UNITS), 12.0 * UNITS, PRINT * 0.9);
        blocks(rules).iter().for_each(|block| setter.add(block));
        let mut pages = setter.pages;
        let count = pages.len().div_ceil(4) * 4;
        pages.resize(count, Vec::new());
        for (index, page) in pages.iter_mut().enumerate().filter(|(_, page)| !page.is_empty()) {
            page.push(Shape::Text {
                at: [half[0] * UNITS / 2.0, (half[1] - 6.0) * UNITS],
                text: (index + 1).to_string(),
                size: PRINT * 0.8,
                weight: draw::Weight::Regular,
                anchor: draw::Anchor::Middle,
                fill: Paint::Ink,
            });
        }
        let first = self.faces.len();
        let faces = pages.into_iter().map(|shapes| text_face(shapes, half, palette, ink));
        self.faces.extend(faces);
        for sheet in 0..count / 4 {
            let (low, high) = (2 * sheet, count - 1 - 2 * sheet);
            for [left, right] in [[high, low], [low + 1, high - 1]] {
                let mut page = empty_page([long, short]);
                for (number, x) in [(left, 0.0), (right, half[0])] {
                    let label = (number + 1).to_string();
                    let (face, window) = (first + number, None);
                    page.faces.push(PlacedFace { face, at: [x, 0.0], turned: false, window, label });
                }
                self.pages.push(page);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_aid_tells_the_goal_and_the_steps_of_a_turn() {
        let guide = "# G\n## About\nNo.\n## Parts\nNo.\n## Goal\nWin.\n\nNo.\n## Set-up\nNo.\n## A turn\nNo.\n\n\
                     ### Move\nGo e. g. on. No.\n\nNo.\n### End\n- Stop.\n## Tactics\n### None\nNo.";
        let text = |text: &str| Block::Paragraph(text.to_owned());
        let expected = [
            Block::Heading(2, "Game".to_owned()),
            text("**Goal**  Win."),
            text("**Move**  Go e. g. on."),
            text("**End**  Stop."),
        ];
        assert_eq!(aid("Game", &blocks(guide), true), expected);
        assert_eq!(aid("Game", &blocks(guide), false)[2], text("**Move**  Go e. g. on. No."));
        assert_eq!(first_sentence("駒を置く。次へ。"), "駒を置く。");
    }
}
