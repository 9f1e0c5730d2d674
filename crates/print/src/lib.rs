//! Games on paper: components on sheets with marks to cut along, boards in pages to glue, a page that says how, and the
//! rules as a booklet. All of it is drawn from the content and the art of the table, as PDF with selectable text.
//!
//! The crate knows no game: a game lists its components (`draw::GameArt::components`), or has those of its scene.

mod board;
mod face;
mod ink;
mod leaflet;
mod pdf;
mod sheets;
mod sizes;
mod typeset;

pub use face::PrintFault;
pub use ink::Ink;
pub use pdf::PdfFault;
pub use sheets::{Arrangement, Backs, Flip};
pub use sizes::{Paper, Sizes};

use std::collections::BTreeMap;

use draw::{Form, Palette, PrintedComponent};
use scene::{EmbeddedTexts, Lang, TextFiles, Texts};

use face::FaceMaker;
use sheets::Sheets;

const EMBEDDED_TEXTS: EmbeddedTexts = scene::embedded_texts!("texts");

/// What is to be printed.
pub struct PrintJob<'a> {
    /// What the game is called.
    pub title: &'a str,
    /// The language of all texts.
    pub lang: Lang,
    /// The game's colours.
    pub palette: &'a Palette,
    /// What is printed.
    pub components: &'a [PrintedComponent],
    /// The guide to the rules, as Markdown.
    pub guide: &'a str,
    /// Whether the guide is printed as a booklet.
    pub has_booklet: bool,
    /// How many player aids are printed: the goal and the turn, from the guide.
    pub aids: u8,
    /// How it is laid out.
    pub arrangement: &'a Arrangement,
    /// How much ink it takes.
    pub ink: Ink,
}

/// A print: PDF files.
#[derive(Clone, Debug)]
pub struct Print {
    /// Everything, on sheets of the chosen paper.
    pub sheets: Vec<u8>,
    /// The board on one large sheet, if there is one.
    pub board: Option<Vec<u8>>,
    /// The rules as a booklet, if that was asked for.
    pub booklet: Option<Vec<u8>>,
    /// A page for each player, if that was asked for.
    pub aids: Option<Vec<u8>>,
}

/// Why there is no print.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoPrint {
    /// Components that cannot be printed as they are: all of them, with the language.
    #[error("what cannot be printed in {language}:\n{}", list(.faults))]
    Components {
        /// What is wrong.
        faults: Vec<PrintFault>,
        /// The language, by its own name.
        language: &'static str,
    },
    /// The file could not be made.
    #[error(transparent)]
    Pdf(#[from] PdfFault),
}

fn list(faults: &[PrintFault]) -> String {
    let lines: Vec<String> = faults.iter().map(|fault| format!("  {}: {}", fault.component, fault.problem)).collect();
    lines.join("\n")
}

/// The words of prints, for those who offer them.
pub fn texts(lang: Lang) -> Texts {
    Texts::beside(lang, TextFiles::find(EMBEDDED_TEXTS, "print", lang).messages)
}

/// Makes a print.
///
/// # Errors
/// When a text does not fit its component or has characters that our fonts lack: every such text is named.
pub fn print(job: &PrintJob<'_>) -> Result<Print, NoPrint> {
    let &PrintJob { title, lang, palette, components, guide, has_booklet, aids, arrangement, ink } = job;
    let texts = texts(lang);
    let mut maker = FaceMaker { sizes: &arrangement.sizes, palette, ink, zooms: BTreeMap::new(), faults: Vec::new() };
    maker.find_zooms(components);
    let mut sheets = Sheets::default();
    sheets.add_instructions(title, components, arrangement, &texts, palette, ink);
    sheets.add(components, arrangement, &mut maker);
    let boards = || components.iter().filter(|component| component.form == Form::Board);
    boards().for_each(|board| sheets.add_tiled_board(board, arrangement, &mut maker));
    let mut large = Sheets::default();
    boards().for_each(|board| large.add_large_board(board, arrangement, &mut maker));
    let mut pages_of_aids = Sheets::default();
    if aids > 0
        && let Err(problem) = pages_of_aids.add_aids(title, guide, aids, arrangement, palette, ink)
    {
        maker.faults.push(PrintFault { component: title.to_owned(), problem });
    }
    if !maker.faults.is_empty() {
        return Err(NoPrint::Components { faults: maker.faults, language: lang.name() });
    }
    let bleed = arrangement.sizes.bleed;
    let write = |sheets: &Sheets| pdf::write(sheets, title, lang.word(), bleed);
    let booklet = has_booklet.then(|| {
        let mut booklet = Sheets::default();
        booklet.add_booklet(guide, arrangement, palette, ink);
        write(&booklet)
    });
    Ok(Print {
        sheets: write(&sheets)?,
        board: (!large.pages.is_empty()).then(|| write(&large)).transpose()?,
        booklet: booklet.transpose()?,
        aids: (!pages_of_aids.pages.is_empty()).then(|| write(&pages_of_aids)).transpose()?,
    })
}
