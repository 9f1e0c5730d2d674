//! Prints as poppler sees them: cut along their own marks, they give the components of each game, with backs behind
//! fronts and every text on them.
#![allow(clippy::unwrap_used)]

use std::path::{Path, PathBuf};
use std::process::Command;

use draw::{Form, PrintedComponent, Shape};
use engine::{Dice, Settings, Viewer};
use scene::{Lang, Texts};

/// Points in a millimetre.
const MM: f32 = 72.0 / 25.4;

struct GetComponents;

impl games::Visitor for GetComponents {
    type Out = Vec<PrintedComponent>;

    fn visit<G: games::Playable>(self) -> Vec<PrintedComponent> {
        let seats = *G::ABOUT.seats.end();
        let options = G::options(&Settings::new(G::ABOUT.options, seats)).unwrap();
        let names = (0..seats).map(|seat| engine::Seat::new(seat).letter().to_ascii_uppercase().to_string()).collect();
        let view = G::view(&G::setup(&options, &mut Dice::seeded(1)), Viewer::Spectator);
        let components = G::components(&options, &view, &Texts::of::<G>(Lang::EN, names));
        components.into_iter().map(PrintedComponent::new).collect()
    }
}

fn components(game: &str) -> Vec<PrintedComponent> {
    games::visit(game, GetComponents).unwrap()
}

fn run(program: &str, arguments: &[&str], file: &Path, last: &[&str]) -> Vec<u8> {
    let output = Command::new(program).args(arguments).arg(file).args(last).output();
    let output = output.unwrap_or_else(|_| panic!("{program} is missing: install poppler-utils"));
    assert!(output.status.success(), "{program}: {}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

fn text(program: &str, arguments: &[&str], file: &Path, last: &[&str]) -> String {
    String::from_utf8(run(program, arguments, file, last)).unwrap()
}

fn print(game: &str, arguments: &[&str]) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("print-{game}-{}", arguments.join("")));
    let output = Command::new(env!("CARGO_BIN_EXE_escapade"))
        .args(["print", game, "--out"])
        .arg(&folder)
        .args(arguments)
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    folder.join(format!("{game}-sheets.pdf"))
}

/// A mark of a page: a short solid line, in points.
#[derive(Clone, Copy, Debug)]
struct Mark {
    from: [f32; 2],
    to: [f32; 2],
}

/// A page: its size, its marks and the number of its figures.
struct Page {
    size: [f32; 2],
    marks: Vec<Mark>,
    figures: usize,
}

fn numbers(text: &str) -> Vec<f32> {
    text.split([' ', '"', 'M', 'L']).filter_map(|word| word.parse().ok()).collect()
}

/// The marks of a page, found in what poppler makes of it: lines of the width of marks.
fn marks(file: &Path, page: usize) -> ([f32; 2], Vec<Mark>) {
    let number = page.to_string();
    let svg = text("pdftocairo", &["-svg", "-f", &number, "-l", &number], file, &["-"]);
    let size = svg.split_once("viewBox=\"0 0 ").unwrap().1;
    let size = numbers(size.split_once('"').unwrap().0);
    let lines = svg.lines().filter(|line| line.contains("stroke-width:0.25;") && !line.contains("dasharray"));
    let mark = |line: &str| {
        let path = line.split_once(" d=\"").unwrap().1.split_once('"').unwrap().0;
        let [x, y, u, v] = numbers(path)[..] else { panic!("a mark is a line: {path}") };
        Mark { from: [x, y], to: [u, v] }
    };
    ([size[0], size[1]], lines.map(mark).collect())
}

fn pages(file: &Path) -> Vec<Page> {
    let tree = text("pdfinfo", &["-struct"], file, &[]);
    let sections = tree.split("\n  Sect").skip(1);
    let page = |(index, section): (usize, &str)| {
        let (size, marks) = marks(file, index + 1);
        Page { size, marks, figures: section.matches("Figure").count() }
    };
    sections.enumerate().map(page).collect()
}

/// Where straight cuts go, by the marks outside of what is cut.
fn cuts(marks: &[Mark], across: usize) -> Vec<f32> {
    let along = 1 - across;
    let lines = marks.iter().filter(|mark| {
        (mark.from[across] - mark.to[across]).abs() < 0.01 && (mark.from[along] - mark.to[along]).abs() > 5.0
    });
    let mut cuts: Vec<f32> = lines.map(|mark| mark.from[across]).collect();
    cuts.sort_by(f32::total_cmp);
    cuts.dedup_by(|a, b| (*a - *b).abs() < 0.05);
    cuts
}

/// How many pieces of paper with something on them a page gives when it is cut from mark to mark.
fn pieces(file: &Path, number: usize, page: &Page) -> usize {
    let (columns, rows) = (cuts(&page.marks, 0), cuts(&page.marks, 1));
    let word = number.to_string();
    let picture = run("pdftoppm", &["-r", "36", "-gray", "-f", &word, "-l", &word], file, &[]);
    let header: Vec<&[u8]> = picture.splitn(4, |byte| byte.is_ascii_whitespace()).collect();
    let width: usize = std::str::from_utf8(header[1]).unwrap().parse().unwrap();
    let pixels = &picture[picture.len() - width * (picture.len() / width).min((page.size[1] / 2.0).ceil() as usize)..];
    let is_printed = |x: [f32; 2], y: [f32; 2]| {
        let (middle_x, middle_y) = ((x[0] + x[1]) / 4.0, (y[0] + y[1]) / 4.0);
        // Farther in than the bleed of a neighbour reaches.
        let spots = [(middle_x, y[0] / 2.0 + 6.0), (middle_x, middle_y), (x[0] / 2.0 + 6.0, middle_y)];
        spots.iter().any(|&(x, y)| pixels.get(y as usize * width + x as usize).is_some_and(|pixel| *pixel < 255))
    };
    let cells = columns.windows(2).flat_map(|x| rows.windows(2).map(move |y| ([x[0], x[1]], [y[0], y[1]])));
    // What lies between fronts and backs that are folded is narrower than any component.
    cells.filter(|&(x, y)| x[1] - x[0] > 11.0 * MM && is_printed(x, y)).count()
}

/// Whether two sets of marks are the same to a tenth of a millimetre.
fn are_same(a: &[Mark], b: &[Mark]) -> bool {
    let near = |a: [f32; 2], b: [f32; 2]| (a[0] - b[0]).abs().max((a[1] - b[1]).abs()) < 0.1 * MM;
    let has = |all: &[Mark], one: &Mark| {
        all.iter().any(|other| {
            (near(one.from, other.from) && near(one.to, other.to))
                || (near(one.from, other.to) && near(one.to, other.from))
        })
    };
    a.len() == b.len() && a.iter().all(|mark| has(b, mark)) && b.iter().all(|mark| has(a, mark))
}

fn mirrored(page: &Page, across: usize) -> Vec<Mark> {
    let turn = |mut at: [f32; 2]| {
        at[across] = page.size[across] - at[across];
        at
    };
    page.marks.iter().map(|mark| Mark { from: turn(mark.from), to: turn(mark.to) }).collect()
}

/// Pages with components: neither instructions nor parts of the board.
fn sheets(pages: &[Page], first: usize) -> impl Iterator<Item = (usize, &Page)> {
    pages.iter().enumerate().skip(first).filter(|(_, page)| page.figures > 0).map(|(index, page)| (index + 1, page))
}

#[test]
fn prints_hold_the_components_of_each_game_on_both_papers_with_every_kind_of_backs() {
    for game in games::LIST.iter().map(|listed| listed.about.name) {
        let all = components(game);
        let count = |keep: fn(&PrintedComponent) -> bool| -> usize {
            all.iter().filter(|one| one.form != Form::Board && keep(one)).map(|one| usize::from(one.count)).sum()
        };
        let (fronts, backs) = (count(|_| true), count(|one| one.back.is_some()));
        let boards = usize::from(all.iter().any(|one| one.form == Form::Board));
        for paper in ["a4", "letter"] {
            for (mode, expected) in [("duplex", fronts + backs), ("gutterfold", fronts + backs), ("none", fronts)] {
                let file = print(game, &["--paper", paper, "--backs", mode]);
                let pages = pages(&file);
                let parts = pages.iter().rev().take_while(|page| page.figures == 1 && page.marks.len() >= 8).count();
                let found: usize = pages.iter().map(|page| page.figures).sum();
                let on_board = if boards > 0 { found - expected } else { 0 };
                assert!(
                    on_board <= parts && (on_board > 0) == (boards > 0),
                    "{game} {paper} {mode}: {found} of {expected}"
                );
                let first = if mode == "duplex" { 2 } else { 1 };
                let last = pages.len() - on_board;
                let mut folded = 0;
                for (number, page) in sheets(&pages[..last], first) {
                    let name = format!("{game} {paper} {mode}, page {number}");
                    let short = page.marks.iter().filter(|mark| {
                        let length = (mark.from[0] - mark.to[0]).hypot(mark.from[1] - mark.to[1]);
                        length < 2.0 * MM
                    });
                    match short.count() {
                        0 => assert_eq!(pieces(&file, number, page), page.figures, "{name}"),
                        // Round components have four marks, hexagons six.
                        own => assert!(own == page.figures * 4 || own == page.figures * 6, "{name}: {own} marks"),
                    }
                    if are_same(&page.marks, &mirrored(page, 0)) {
                        folded += page.figures;
                    }
                }
                // Fronts and backs lie on both sides of a fold in the middle.
                let is_folded = mode != "gutterfold" || folded >= 2 * backs;
                assert!(is_folded, "{game} {paper}: {folded} of {backs} fronts and backs meet when folded");
            }
        }
    }
}

#[test]
fn backs_lie_behind_their_fronts_to_a_tenth_of_a_millimetre() {
    for game in games::LIST.iter().map(|listed| listed.about.name) {
        for flip in ["long", "short"] {
            let file = print(game, &["--flip", flip, "--only", "card,wide-card,large-card,hex,room-tile,square-token"]);
            let pages = pages(&file);
            let forms = [Form::Card, Form::WideCard, Form::LargeCard, Form::Hex, Form::RoomTile, Form::SquareToken];
            let all = components(game);
            let backs = all.iter().filter(|one| one.back.is_some() && forms.contains(&one.form));
            let backs: usize = backs.map(|one| usize::from(one.count)).sum();
            assert!(backs > 0, "{game} has backs");
            let mut found = 0;
            let mut index = 2;
            while index + 1 < pages.len() {
                let (front, back) = (&pages[index], &pages[index + 1]);
                let across = usize::from((front.size[1] > front.size[0]) != (flip == "long"));
                if front.size == back.size && are_same(&front.marks, &mirrored(back, across)) {
                    assert_eq!(front.figures, back.figures, "{game} {flip}: page {}", index + 1);
                    found += back.figures;
                    index += 2;
                } else {
                    index += 1;
                }
            }
            assert_eq!(found, backs, "{game} {flip}: some backs are not behind their fronts");
        }
    }
}

#[test]
fn an_offset_moves_backs_and_nothing_else() {
    let game = games::LIST[0].about.name;
    let at = |offset: &str| pages(&print(game, &["--only", "card", "--offset", offset]));
    let (plain, moved) = (at("0,0"), at("1.5,-2"));
    assert!(are_same(&plain[2].marks, &moved[2].marks));
    let by = |mark: &Mark| {
        let shift = |[x, y]: [f32; 2]| [x + 1.5 * MM, y - 2.0 * MM];
        Mark { from: shift(mark.from), to: shift(mark.to) }
    };
    let expected: Vec<Mark> = plain[3].marks.iter().map(by).collect();
    assert!(are_same(&expected, &moved[3].marks));
}

fn without_spaces(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).collect()
}

#[test]
fn every_text_of_every_component_can_be_selected_in_fonts_that_are_embedded() {
    for game in games::LIST.iter().map(|listed| listed.about.name) {
        let file = print(game, &["--backs", "none"]);
        let found = without_spaces(&text("pdftotext", &[], &file, &["-"]));
        let mut texts = 0;
        for component in components(game).iter().filter(|one| one.form != Form::Board) {
            // At this size no text is broken into other lines than in print, or its words are found one by one.
            let drawing = component.front.draw(190.0, 190.0);
            let shapes = drawing.backdrop.iter().chain(drawing.sprites.iter().flat_map(|sprite| &sprite.shapes));
            for shape in shapes {
                let Shape::Text { text, .. } = shape else { continue };
                for word in text.split_whitespace() {
                    assert!(found.contains(word), "{game}: {}: “{word}” is not found", component.name);
                    texts += 1;
                }
            }
        }
        assert!(texts > 50, "{game}: {texts} words");
        let fonts = text("pdffonts", &[], &file, &[]);
        for font in fonts.lines().skip(2) {
            assert!(font.contains(" yes yes yes "), "embedded, a subset, and with characters: {font}");
        }
        assert!(fonts.lines().count() > 2);
    }
}

#[test]
fn pages_have_boxes_and_files_have_titles_and_stay_small() {
    for game in games::LIST.iter().map(|listed| listed.about.name) {
        let file = print(game, &[]);
        let info = text("pdfinfo", &["-box", "-f", "3", "-l", "3"], &file, &[]);
        let of = |name: &str| {
            let line = info.lines().find(|line| line.contains(name)).unwrap();
            line.split_whitespace().filter_map(|word| word.parse::<f32>().ok()).skip(1).collect::<Vec<f32>>()
        };
        let (trim, bleed) = (of("TrimBox"), of("BleedBox"));
        for (side, sign) in [(0, 1.0), (1, 1.0), (2, -1.0), (3, -1.0)] {
            let apart = (trim[side] - bleed[side]) * sign / MM;
            assert!((apart - 3.0).abs() < 0.01, "{game}: {apart} mm between cut and bleed");
        }
        assert!(info.contains("Tagged:          yes") && info.contains("Title:  "), "{info}");
        for file in std::fs::read_dir(file.parent().unwrap()).unwrap() {
            assert!(file.unwrap().metadata().unwrap().len() < 10 << 20);
        }
    }
}

#[test]
fn every_language_and_ink_fits_and_what_does_not_is_named() {
    for game in games::LIST.iter().map(|listed| listed.about.name) {
        for lang in Lang::all() {
            print(game, &["--language", lang.word(), "--only", "card,wide-card,large-card,room-tile,token,rules"]);
        }
        for ink in ["low", "grey"] {
            print(game, &["--ink", ink]);
        }
    }
    let sizes = include_str!("../../print/src/sizes.toml").replace("height = 88.9", "height = 12.0");
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("flat.toml");
    std::fs::write(&path, sizes).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_escapade"))
        .args(["print", games::LIST[0].about.name, "--language", "pl", "--sizes"])
        .arg(&path)
        .output()
        .unwrap();
    let fault = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success());
    assert!(fault.contains("cannot be printed in Polski") && fault.contains("6.5 points"), "{fault}");
}

#[test]
fn player_aids_are_one_for_each_player_and_tell_the_turn() {
    for listed in games::LIST {
        let game = listed.about.name;
        for lang in Lang::all() {
            let sheets = print(game, &["--only", "aids", "--language", lang.word()]);
            assert!(!sheets.exists(), "{game}: only the aids");
            let file = sheets.with_file_name(format!("{game}-aids.pdf"));
            let seats = usize::from(*listed.about.seats.end());
            let pages = pages(&file);
            assert_eq!(pages.len(), seats.div_ceil(2), "{game} {lang}");
            assert_eq!(pages.iter().map(|page| page.figures).sum::<usize>(), seats, "{game} {lang}");
            let words = text("pdftotext", &[], &file, &["-"]);
            assert!(words.chars().count() > 400 * seats, "{game} {lang}: {words}");
        }
        let words = without_spaces(&text(
            "pdftotext",
            &[],
            &print(game, &["--only", "aids"]).with_file_name(format!("{game}-aids.pdf")),
            &["-"],
        ));
        let guide = games::visit(game, GetGuide).unwrap();
        let goal = guide.split("\n## ").nth(3).unwrap().lines().next().unwrap();
        assert!(words.contains(&without_spaces(goal)), "{game}: {goal}");
    }
}

struct GetGuide;

impl games::Visitor for GetGuide {
    type Out = &'static str;

    fn visit<G: games::Playable>(self) -> &'static str {
        G::guide_in(Lang::EN)
    }
}

#[test]
fn a_server_prints_what_is_chosen_on_a_page() {
    use std::io::{BufRead, BufReader, Read, Write};
    use std::process::Stdio;

    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("print-server");
    std::fs::create_dir_all(&folder).unwrap();
    let mut server = Command::new(env!("CARGO_BIN_EXE_escapade"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data", "data"])
        .current_dir(&folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    // Whoever stops reading stops the server.
    let mut out = BufReader::new(server.stdout.take().unwrap());
    out.read_line(&mut line).unwrap();
    let address = line.split_once("http://").unwrap().1.split(['/', ' ', '\n']).next().unwrap().to_owned();
    let get = |path: &str| {
        let mut stream = std::net::TcpStream::connect(&address).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nAccept-Language: pl\r\nConnection: close\r\n\r\n")
            .unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        let head = answer.windows(4).position(|end| end == b"\r\n\r\n").unwrap();
        (String::from_utf8_lossy(&answer[..head]).to_lowercase(), answer[head + 4..].to_vec())
    };
    let game = games::LIST[0].about.name;
    let (head, page) = get(&format!("/print/{game}"));
    let page = String::from_utf8(page).unwrap();
    assert!(head.starts_with("http/1.1 200") && head.contains("content-type: text/html"), "{head}");
    assert!(
        page.contains("<html lang=\"pl\">") && page.contains("name=\"paper\"") && page.contains("Ściągi"),
        "{page}"
    );
    let (_, page) = get(&format!("/print/{game}?lang=de"));
    assert!(String::from_utf8(page).unwrap().contains("<html lang=\"de\">"));
    let path = format!("/print/{game}-aids.pdf?lang=en&paper=letter&players=3&ink=grey");
    let (head, first) = get(&path);
    assert!(head.contains("content-type: application/pdf"), "{head}");
    let file = folder.join("aids.pdf");
    std::fs::write(&file, &first).unwrap();
    assert_eq!(pages(&file).iter().map(|page| page.figures).sum::<usize>(), 3);
    assert_eq!(get(&path).1, first, "the same print again");
    for (path, status) in [
        (format!("/print/{game}-all.pdf"), "404"),
        ("/print/nothing".to_owned(), "404"),
        (format!("/print/{game}-sheets.pdf?paper=a9"), "400"),
        (format!("/print/{game}-aids.pdf?players=77"), "422"),
    ] {
        assert!(get(&path).0.starts_with(&format!("http/1.1 {status}")), "{path}: {}", get(&path).0);
    }
    server.kill().unwrap();
    server.wait().unwrap();
}
