//! `escapade print`: a game on paper, from the content and the art of the table.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use draw::{Form, PrintedComponent};
use engine::{Dice, Settings, Viewer};
use games::Playable;
use print::{Arrangement, Backs, Flip, Ink, Paper, PrintJob, Sizes};
use scene::{Lang, Texts};

use crate::setup;

#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  escapade print wcp\n  escapade print luiswile --paper letter --backs gutterfold --language pl\n  escapade print blackgate --content mine.toml --only card,wide-card\n\nEach file is a PDF: GAME-sheets.pdf, GAME-board.pdf (one large sheet) and GAME-rules.pdf (a booklet)."
)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// The paper: a4 or letter
    #[arg(long, default_value = "a4")]
    paper: Paper,
    /// How backs are printed: duplex, gutterfold or none
    #[arg(long, default_value = "duplex")]
    backs: Backs,
    /// The edge about which the printer turns the paper: long or short
    #[arg(long, default_value = "long")]
    flip: Flip,
    /// How far backs are moved to the right and down, in millimetres, such as 0.5,-1
    #[arg(long, value_name = "X,Y", default_value = "0,0", value_parser = offset, allow_hyphen_values = true)]
    offset: [f32; 2],
    /// How much ink: full, low or grey
    #[arg(long, default_value = "full")]
    ink: Ink,
    /// Print the written files as JSON
    #[arg(long)]
    json: bool,
    /// The language
    #[arg(long, env = "ESCAPADE_LANG", default_value_t = crate::language::of_environment())]
    language: Lang,
    /// A content file in place of the game's own
    #[arg(long, value_name = "FILE")]
    content: Option<PathBuf>,
    /// For how many players; the most that the game allows unless given
    #[arg(long)]
    players: Option<u8>,
    /// Only these components, such as card,hex,token,board; `rules` for the booklet
    #[arg(long, value_name = "KINDS", value_delimiter = ',')]
    only: Vec<String>,
    /// A file with other sizes
    #[arg(long, value_name = "FILE")]
    sizes: Option<PathBuf>,
    /// The folder to write to
    #[arg(short, long, value_name = "FOLDER", default_value = ".")]
    out: PathBuf,
}

/// Two lengths with a comma between them.
fn offset(text: &str) -> Result<[f32; 2], String> {
    let read = |part: &str| part.trim().parse::<f32>().ok().filter(|length| length.abs() <= 20.0);
    let both = text.split_once(',').and_then(|(x, y)| Some([read(x)?, read(y)?]));
    both.ok_or_else(|| "expected two lengths of at most 20 mm, such as 0.5,-1".to_owned())
}

/// What there is to print of a game.
struct Printable {
    title: String,
    rules: &'static str,
    palette: &'static draw::Palette,
    components: Vec<PrintedComponent>,
}

struct GetPrintable<'a>(&'a Args);

impl games::Visitor for GetPrintable<'_> {
    type Out = Result<Printable>;

    fn visit<G: Playable>(self) -> Result<Printable> {
        let GetPrintable(args) = self;
        let seats = args.players.unwrap_or(*G::ABOUT.seats.end());
        if !G::ABOUT.seats.contains(&seats) {
            bail!("{} is for {} to {} players", G::ABOUT.name, G::ABOUT.seats.start(), G::ABOUT.seats.end());
        }
        let mut settings = Settings::new(G::ABOUT.options, seats);
        if let Some(path) = &args.content {
            settings = settings.with_content(setup::read(path)?);
        }
        let options = G::options(&settings).map_err(|faults| anyhow!("{faults}"))?;
        let names = (0..seats).map(|seat| engine::Seat::new(seat).letter().to_ascii_uppercase().to_string());
        let texts = Texts::of::<G>(args.language, names.collect());
        // What a spectator sees of a new match: nothing that is hidden.
        let view = G::view(&G::setup(&options, &mut Dice::seeded(1)), Viewer::Spectator);
        let components = G::components(&options, &view, &texts);
        Ok(Printable {
            title: texts.text("game-title"),
            rules: G::guide_in(args.language),
            palette: G::PALETTE,
            components: components.into_iter().map(PrintedComponent::new).collect(),
        })
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let mut printable = setup::visit(&args.game, GetPrintable(args))??;
    let (mut forms, mut has_rules) = (Vec::new(), args.only.is_empty());
    for word in &args.only {
        match word.parse::<Form>() {
            Ok(form) => forms.push(form),
            Err(_) if word == "rules" => has_rules = true,
            Err(_) => {
                let known: Vec<&str> = Form::ALL.iter().map(|form| form.word()).collect();
                bail!("--only {word}: expected some of rules, {}", known.join(", "));
            }
        }
    }
    if !args.only.is_empty() {
        printable.components.retain(|component| forms.contains(&component.form));
    }
    let sizes = match &args.sizes {
        None => Sizes::default(),
        Some(path) => Sizes::read(&setup::read(path)?).map_err(|fault| anyhow!("{}: {fault}", path.display()))?,
    };
    let &Args { paper, backs, flip, offset, ink, language: lang, .. } = args;
    let spinner = crate::progress::spinner("laying out the pages");
    let made = print::print(&PrintJob {
        title: &printable.title,
        lang,
        palette: printable.palette,
        components: &printable.components,
        rules: if has_rules { printable.rules } else { "" },
        arrangement: &Arrangement { paper, backs, flip, offset, sizes },
        ink,
    })?;
    spinner.clear();
    std::fs::create_dir_all(&args.out).with_context(|| format!("cannot make {}", args.out.display()))?;
    let sheets = (!printable.components.is_empty()).then_some(made.sheets);
    let mut written = Vec::new();
    for (kind, bytes) in [("sheets", sheets), ("board", made.board), ("rules", made.booklet)] {
        if let Some(bytes) = bytes {
            written.push(write(kind, &args.out.join(format!("{}-{kind}.pdf", args.game)), &bytes)?);
        }
    }
    match args.json {
        true => println!("{}", serde_json::to_string_pretty(&written)?),
        false => written.iter().for_each(|file| println!("{} ({} KB)", file.file, file.bytes.div_ceil(1024))),
    }
    Ok(())
}

/// A file that was written.
#[derive(serde::Serialize)]
struct WrittenFile {
    kind: &'static str,
    file: String,
    bytes: usize,
}

fn write(kind: &'static str, path: &Path, bytes: &[u8]) -> Result<WrittenFile> {
    std::fs::write(path, bytes).with_context(|| format!("cannot write {}", path.display()))?;
    Ok(WrittenFile { kind, file: path.display().to_string(), bytes: bytes.len() })
}
