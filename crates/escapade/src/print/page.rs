//! The printer of a server: the choices as a page of their own, and the files that are made of them.

use std::fmt::Write;
use std::str::FromStr;

use games::Playable;
use print::{Arrangement, Backs, Flip, Ink, Paper, Sizes};
use scene::{Lang, Texts};
use server::{NotPrinted, PrintOrder, Printed, Printer};

use super::{Form, Parts, PrintGame, Wish, offset};

/// The files of a game, and what to print for each.
const FILES: [&str; 4] = ["sheets", "board", "rules", "aids"];
/// How the page of choices looks.
const STYLE: &str = include_str!("page.css");

/// The printer for the settings of a server.
pub(crate) fn printer() -> Printer {
    Printer(print)
}

fn print(order: &PrintOrder) -> Result<Printed, NotPrinted> {
    let lang = choice(order, "lang", Lang::EN).unwrap_or(Lang::EN);
    if order.name == "page.css" {
        return Ok(Printed { media_type: "text/css", bytes: STYLE.into() });
    }
    let Some((game, kind)) = order.name.strip_suffix(".pdf").and_then(|name| name.rsplit_once('-')) else {
        let page = games::visit(&order.name, Page(lang)).ok_or(NotPrinted::Nothing)?;
        return Ok(Printed { media_type: "text/html; charset=utf-8", bytes: page.into_bytes() });
    };
    if !FILES.contains(&kind) {
        return Err(NotPrinted::Nothing);
    }
    let files = games::visit(game, PrintGame(&wish(order, game, kind, lang)?)).ok_or(NotPrinted::Nothing)?;
    let files = files.map_err(|fault| NotPrinted::Fault(format!("{fault:#}")))?;
    let file = files.into_iter().find(|(made, _)| *made == kind).ok_or(NotPrinted::Nothing)?;
    Ok(Printed { media_type: "application/pdf", bytes: file.1 })
}

/// A choice, or what is taken without one.
fn choice<T: FromStr<Err: std::fmt::Display>>(order: &PrintOrder, name: &str, default: T) -> Result<T, NotPrinted> {
    match order.choices.get(name) {
        None => Ok(default),
        Some(text) => text.parse().map_err(|fault| NotPrinted::Choice(format!("{name}: {fault}"))),
    }
}

fn wish(order: &PrintOrder, game: &str, kind: &str, lang: Lang) -> Result<Wish, NotPrinted> {
    let moved = order.choices.get("offset").map_or(Ok([0.0, 0.0]), |text| offset(text));
    let only: Vec<String> =
        order.choices.get("only").map(|only| only.split(',').map(str::to_owned).collect()).unwrap_or_default();
    let parts = match kind {
        "rules" => Parts::Only { forms: Vec::new(), has_rules: true, has_aids: false },
        "aids" => Parts::Only { forms: Vec::new(), has_rules: false, has_aids: true },
        "board" => Parts::Only { forms: vec![Form::Board], has_rules: false, has_aids: false },
        _ if only.is_empty() => Parts::Only { forms: Form::ALL.to_vec(), has_rules: false, has_aids: false },
        _ => Parts::read(&only).map_err(|fault| NotPrinted::Choice(fault.to_string()))?,
    };
    Ok(Wish {
        arrangement: Arrangement {
            paper: choice(order, "paper", Paper::A4)?,
            backs: choice(order, "backs", Backs::Duplex)?,
            flip: choice(order, "flip", Flip::Long)?,
            offset: moved.map_err(|fault| NotPrinted::Choice(format!("offset: {fault}")))?,
            sizes: Sizes::default(),
        },
        ink: choice(order, "ink", Ink::Full)?,
        lang,
        content: order.contents.get(game).cloned(),
        players: order.choices.contains_key("players").then(|| choice(order, "players", 0)).transpose()?,
        parts,
    })
}

/// The page of choices for a game.
struct Page(Lang);

impl games::Visitor for Page {
    type Out = String;

    fn visit<G: Playable>(self) -> String {
        let Page(lang) = self;
        let (texts, of_game) = (print::texts(lang), Texts::of::<G>(lang, Vec::new()));
        let title = texts.with("print-page-title", [("game", of_game.text("game-title").into())]);
        let name = G::ABOUT.name;
        let mut fields = String::new();
        field(&mut fields, &texts, "paper", &[("a4", "A4".to_owned()), ("letter", "Letter".to_owned())]);
        for (key, words) in [
            ("backs", Backs::ALL.map(Backs::word).as_slice()),
            ("flip", Flip::ALL.map(Flip::word).as_slice()),
            ("ink", Ink::ALL.map(Ink::word).as_slice()),
        ] {
            let options: Vec<(&str, String)> =
                words.iter().map(|word| (*word, texts.text(&format!("print-page-{key}-{word}")))).collect();
            field(&mut fields, &texts, key, &options);
        }
        let players: Vec<String> = G::ABOUT.seats.clone().rev().map(|seats| seats.to_string()).collect();
        let players: Vec<(&str, String)> = players.iter().map(|text| (text.as_str(), text.clone())).collect();
        field(&mut fields, &texts, "players", &players);
        let buttons: String = FILES
            .iter()
            .map(|kind| {
                let text = escaped(&texts.text(&format!("print-page-{kind}")));
                format!("<button formaction=\"/print/{name}-{kind}.pdf\">{text}</button>\n")
            })
            .collect();
        let (title, about) = (escaped(&title), escaped(&texts.text("print-page-about")));
        let lang = lang.word();
        format!(
            "<!doctype html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <title>{title}</title>\n<link rel=\"stylesheet\" href=\"/print/page.css\">\n</head>\n<body>\n<main>\n\
             <h1>{title}</h1>\n<p>{about}</p>\n<form method=\"get\" action=\"/print/{name}-sheets.pdf\">\n\
             <input type=\"hidden\" name=\"lang\" value=\"{lang}\">\n{fields}<p class=\"files\">{buttons}</p>\n</form>\n\
             </main>\n</body>\n</html>\n"
        )
    }
}

/// Adds a list to choose from. The first is taken unless another is chosen.
fn field(page: &mut String, texts: &Texts, key: &str, options: &[(&str, String)]) {
    let label = escaped(&texts.text(&format!("print-page-{key}")));
    let options: String =
        options.iter().map(|(word, text)| format!("<option value=\"{word}\">{}</option>", escaped(text))).collect();
    // Writing into a text cannot fail.
    let _ = writeln!(page, "<label>{label} <select name=\"{key}\">{options}</select></label>");
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
