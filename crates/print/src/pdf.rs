//! Pages as PDF: vectors, selectable text in fonts of our own, tags for readers, boxes for printers.

use std::sync::{Arc, LazyLock};

use krilla::geom::{PathBuilder, Rect, Size, Transform};
use krilla::graphic::Graphic;
use krilla::metadata::Metadata;
use krilla::page::PageSettings;
use krilla::paint::{FillRule, Stroke, StrokeDash};
use krilla::surface::Surface;
use krilla::tagging::{Artifact, ArtifactType, ContentTag, Tag, TagGroup, TagTree};
use krilla::{Document, SerializeSettings};
use krilla_svg::{SurfaceExt, SvgSettings};
use usvg::fontdb;

use crate::face::Face;
use crate::sheets::{Mark, PlacedFace, SheetPage, Sheets};

/// Points in a millimetre.
const MM: f32 = 72.0 / 25.4;

static FONTS: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
    let mut database = fontdb::Database::new();
    for font in draw::fonts() {
        database.load_font_source(fontdb::Source::Binary(Arc::new(font)));
    }
    Arc::new(database)
});

/// A print could not be written. That is a fault of ours, not of the content.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the PDF could not be written: {0}")]
pub struct PdfFault(pub(crate) String);

/// Writes all pages into one document.
pub(crate) fn write(sheets: &Sheets, title: &str, lang: &str, bleed: f32) -> Result<Vec<u8>, PdfFault> {
    let settings = SerializeSettings { enable_tagging: true, ..SerializeSettings::default() };
    let mut document = Document::new_with(settings);
    let mut tags = TagTree::new().with_lang(Some(lang.to_owned()));
    let mut graphics: Vec<Option<Graphic>> = vec![None; sheets.faces.len()];
    for sheet in &sheets.pages {
        let settings = page_settings(sheet, bleed).ok_or_else(|| PdfFault("a page without a size".to_owned()))?;
        let mut page = document.start_page_with(settings);
        let mut surface = page.surface();
        let mut section = TagGroup::new(Tag::Section);
        for placed in &sheet.faces {
            let graphic = &mut graphics[placed.face];
            if graphic.is_none() {
                *graphic = Some(self::graphic(&mut surface, &sheets.faces[placed.face])?);
            }
            let Some(graphic) = graphic.clone() else { continue };
            let id = surface.start_tagged(ContentTag::Other);
            place(&mut surface, graphic, placed, &sheets.faces[placed.face]);
            surface.end_tagged();
            let mut figure = TagGroup::new(Tag::Figure(Some(placed.label.clone())));
            figure.push(id);
            section.push(figure);
        }
        for text in &sheet.texts {
            let tree = parse(text)?;
            let id = surface.start_tagged(ContentTag::Other);
            surface.draw_svg(&tree, points(text.size)?, SvgSettings::default());
            surface.end_tagged();
            let mut paragraph = TagGroup::new(Tag::P);
            paragraph.push(id);
            section.push(paragraph);
        }
        surface.start_tagged(ContentTag::Artifact(Artifact::with_kind(ArtifactType::Page)));
        sheet.marks.iter().for_each(|mark| draw_mark(&mut surface, mark));
        surface.end_tagged();
        surface.finish();
        page.finish();
        tags.push(section);
    }
    document.set_tag_tree(tags);
    document.set_metadata(Metadata::new().title(title.to_owned()).language(lang.to_owned()));
    document.finish().map_err(|fault| PdfFault(format!("{fault:?}")))
}

fn rect([left, top, right, bottom]: [f32; 4]) -> Option<Rect> {
    Rect::from_ltrb(left * MM, top * MM, right * MM, bottom * MM)
}

fn page_settings(sheet: &SheetPage, bleed: f32) -> Option<PageSettings> {
    let [w, h] = sheet.size;
    let [left, top, right, bottom] = sheet.trim;
    let bleeds = [(left - bleed).max(0.0), (top - bleed).max(0.0), (right + bleed).min(w), (bottom + bleed).min(h)];
    let settings = PageSettings::from_wh(w * MM, h * MM)?;
    Some(settings.with_trim_box(rect(sheet.trim)).with_bleed_box(rect(bleeds)))
}

fn parse(face: &Face) -> Result<usvg::Tree, PdfFault> {
    let options = usvg::Options { fontdb: FONTS.clone(), ..usvg::Options::default() };
    usvg::Tree::from_str(&face.svg, &options).map_err(|fault| PdfFault(fault.to_string()))
}

fn points(size: [f32; 2]) -> Result<Size, PdfFault> {
    Size::from_wh(size[0] * MM, size[1] * MM).ok_or_else(|| PdfFault("a face without a size".to_owned()))
}

/// A face that can be drawn many times and is written once.
fn graphic(surface: &mut Surface<'_>, face: &Face) -> Result<Graphic, PdfFault> {
    let (tree, size) = (parse(face)?, points(face.size)?);
    let mut builder = surface.stream_builder();
    let mut own = builder.surface();
    own.draw_svg(&tree, size, SvgSettings::default());
    own.finish();
    Ok(Graphic::new(builder.finish(), false))
}

fn place(surface: &mut Surface<'_>, graphic: Graphic, placed: &PlacedFace, face: &Face) {
    let window = placed.window.and_then(rect);
    if let Some(window) = window {
        let mut path = PathBuilder::new();
        path.push_rect(window);
        if let Some(path) = path.finish() {
            surface.push_clip_path(&path, &FillRule::NonZero);
        }
    }
    let [x, y] = placed.at;
    let [w, h] = face.size;
    let transform = match placed.turned {
        false => Transform::from_translate(x * MM, y * MM),
        true => Transform::from_row(-1.0, 0.0, 0.0, -1.0, (x + w) * MM, (y + h) * MM),
    };
    surface.push_transform(&transform);
    surface.draw_graphic(graphic);
    surface.pop();
    if window.is_some() {
        surface.pop();
    }
}

fn draw_mark(surface: &mut Surface<'_>, mark: &Mark) {
    let mut path = PathBuilder::new();
    path.move_to(mark.from[0] * MM, mark.from[1] * MM);
    path.line_to(mark.to[0] * MM, mark.to[1] * MM);
    let Some(path) = path.finish() else { return };
    let dash = mark.dashed.then(|| StrokeDash { array: vec![3.0, 2.0], offset: 0.0 });
    surface.set_fill(None);
    surface.set_stroke(Some(Stroke { width: 0.25, dash, ..Stroke::default() }));
    surface.draw_path(&path);
    surface.set_stroke(None);
}
