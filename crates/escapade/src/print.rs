//! `escapade print`: a game on paper, from the content and the art of the table; and the printer of a server.

mod page;

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use draw::{Form, PrintedComponent};
use engine::{Dice, Settings, Viewer};
use games::Playable;
use print::{Arrangement, Backs, Flip, Ink, Paper, PrintJob, Sizes};
use scene::{Lang, Texts};

use crate::setup;
pub(crate) use page::printer;

#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  escapade print wcp\n  escapade print luiswile --paper letter --backs gutterfold --language pl\n  escapade print blackgate --content mine.toml --only card,wide-card\n\nEach file is a PDF: GAME-sheets.pdf, GAME-board.pdf (one large sheet), GAME-rules.pdf (a booklet) and GAME-aids.pdf (the turn on half a sheet, for each player)."
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
    /// Only these components, such as card,hex,token,board; `rules` for the booklet, `aids` for the player aids
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

/// How a game is to be printed.
struct Wish {
    arrangement: Arrangement,
    ink: Ink,
    lang: Lang,
    /// In place of the game's own.
    content: Option<String>,
    players: Option<u8>,
    parts: Parts,
}

/// What is printed of a game.
enum Parts {
    All,
    /// Components of these forms, the booklet, the player aids.
    Only {
        forms: Vec<Form>,
        has_rules: bool,
        has_aids: bool,
    },
}

impl Parts {
    /// What these words say; everything if there are none.
    fn read(words: &[String]) -> Result<Parts> {
        if words.is_empty() {
            return Ok(Parts::All);
        }
        let (mut forms, mut has_rules, mut has_aids) = (Vec::new(), false, false);
        for word in words {
            match word.parse::<Form>() {
                Ok(form) => forms.push(form),
                Err(_) if word == "rules" => has_rules = true,
                Err(_) if word == "aids" => has_aids = true,
                Err(_) => {
                    let known: Vec<&str> = Form::ALL.iter().map(|form| form.word()).collect();
                    bail!("--only {word}: expected some of rules, aids, {}", known.join(", "));
                }
            }
        }
        Ok(Parts::Only { forms, has_rules, has_aids })
    }
}

/// Prints a game by its name.
struct PrintGame<'a>(&'a Wish);

impl games::Visitor for PrintGame<'_> {
    type Out = Result<Vec<(&'static str, Vec<u8>)>>;

    /// The files, each with what it holds.
    fn visit<G: Playable>(self) -> Self::Out {
        let PrintGame(wish) = self;
        let seats = wish.players.unwrap_or(*G::ABOUT.seats.end());
        if !G::ABOUT.seats.contains(&seats) {
            bail!("{} is for {} to {} players", G::ABOUT.name, G::ABOUT.seats.start(), G::ABOUT.seats.end());
        }
        let mut settings = Settings::new(G::ABOUT.options, seats);
        if let Some(content) = &wish.content {
            settings = settings.with_content(content.as_str());
        }
        let options = G::options(&settings).map_err(|faults| anyhow!("{faults}"))?;
        let names = (0..seats).map(|seat| engine::Seat::new(seat).letter().to_ascii_uppercase().to_string());
        let texts = Texts::of::<G>(wish.lang, names.collect());
        // What a spectator sees of a new match: nothing that is hidden.
        let view = G::view(&G::setup(&options, &mut Dice::seeded(1)), Viewer::Spectator);
        let components = G::components(&options, &view, &texts);
        let mut components: Vec<PrintedComponent> = components.into_iter().map(PrintedComponent::new).collect();
        let (has_booklet, has_aids) = match &wish.parts {
            Parts::All => (true, true),
            Parts::Only { forms, has_rules, has_aids } => {
                components.retain(|component| forms.contains(&component.form));
                (*has_rules, *has_aids)
            }
        };
        let made = print::print(&PrintJob {
            title: &texts.text("game-title"),
            lang: wish.lang,
            palette: G::PALETTE,
            components: &components,
            guide: G::guide_in(wish.lang),
            has_booklet,
            aids: if has_aids { seats } else { 0 },
            arrangement: &wish.arrangement,
            ink: wish.ink,
        })?;
        let sheets = (!components.is_empty()).then_some(made.sheets);
        let files = [("sheets", sheets), ("board", made.board), ("rules", made.booklet), ("aids", made.aids)];
        Ok(files.into_iter().filter_map(|(kind, bytes)| Some((kind, bytes?))).collect())
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let sizes = match &args.sizes {
        None => Sizes::default(),
        Some(path) => Sizes::read(&setup::read(path)?).map_err(|fault| anyhow!("{}: {fault}", path.display()))?,
    };
    let &Args { paper, backs, flip, offset, ink, language: lang, players, .. } = args;
    let wish = Wish {
        arrangement: Arrangement { paper, backs, flip, offset, sizes },
        ink,
        lang,
        content: args.content.as_deref().map(setup::read).transpose()?,
        players,
        parts: Parts::read(&args.only)?,
    };
    let spinner = crate::progress::spinner("laying out the pages");
    let made = setup::visit(&args.game, PrintGame(&wish))?;
    spinner.clear();
    std::fs::create_dir_all(&args.out).with_context(|| format!("cannot make {}", args.out.display()))?;
    let mut written = Vec::new();
    for (kind, bytes) in made? {
        written.push(write(kind, &args.out.join(format!("{}-{kind}.pdf", args.game)), &bytes)?);
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
