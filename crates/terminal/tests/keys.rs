//! Whole matches on the full screen, by keys and by mouse, through the app's own state machine.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use bots::{BotQuestion, Decision, Level};
use client::page::ReadingSpeed;
use client::{Local, LocalPlayer, LocalSetup};
use engine::{Dice, Seed, Settings};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::style::{Color, Modifier};
use scene::{Lang, Pseudo};
use terminal::{AppFlow, Colours, Session, TableApp};

/// A screen without a terminal, and the person before it.
struct Desk {
    app: TableApp,
    screen: Terminal<TestBackend>,
    now: u64,
    dice: Dice,
    /// Whether frames are left out, which take most of the time of long matches.
    is_blind: bool,
}

impl Desk {
    fn new(game: &str, people: usize, size: (u16, u16), lang: Lang) -> Desk {
        Desk::coloured(game, people, size, lang, Colours::Sixteen)
    }

    fn coloured(game: &str, people: usize, (columns, lines): (u16, u16), lang: Lang, colours: Colours) -> Desk {
        let about = games::find(game).unwrap().about();
        let settings = Settings::new(about.options, (*about.seats.start()).max(people as u8));
        let names = ["ana", "ben", "cyd", "dan", "eve", "fay"];
        let player = |seat: usize| match seat < people {
            true => LocalPlayer::Person(names[seat].to_owned()),
            false => LocalPlayer::Bot(Level::Easy),
        };
        let players = (0..usize::from(settings.seats())).map(player).collect();
        let setup = LocalSetup { table: "t".to_owned(), game: game.to_owned(), settings, players };
        let local = Local::open(setup, Seed::from_number(7), 0).unwrap();
        let app = TableApp::table(Session::local(local, lang, ReadingSpeed::Instant, 0), lang, colours);
        let screen = Terminal::new(TestBackend::new(columns, lines)).unwrap();
        let mut desk = Desk { app, screen, now: 1, dice: Dice::seeded(3), is_blind: false };
        desk.settle();
        desk
    }

    /// Lets bots answer at random until a person must decide, and draws.
    fn settle(&mut self) {
        let answer = |question: &BotQuestion| {
            let at = question.chance as usize % question.menu.len();
            question.answer(Decision::without_search(question.menu[at].clone()))
        };
        loop {
            let session = self.app.session().unwrap();
            let questions = session.bot_questions();
            if questions.is_empty() {
                break;
            }
            questions.iter().for_each(|question| session.bot_answered(answer(question), self.now));
        }
        self.app.tick(self.now);
        self.draw();
    }

    fn resize(&mut self, columns: u16, lines: u16) {
        self.screen.backend_mut().resize(columns, lines);
        self.draw();
    }

    fn draw(&mut self) {
        if self.is_blind {
            return;
        }
        let (app, now) = (&mut self.app, self.now);
        self.screen.draw(|frame| app.draw(frame, now)).unwrap();
    }

    fn key(&mut self, code: KeyCode) -> AppFlow {
        self.now += 10;
        let flow = self.app.handle(&Event::Key(KeyEvent::from(code)), self.now);
        self.settle();
        flow
    }

    fn click(&mut self, column: u16, row: u16) {
        let kind = MouseEventKind::Down(MouseButton::Left);
        self.app.handle(&Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }), self.now);
        self.settle();
    }

    /// The screen as text, one line for each line.
    fn text(&self) -> Vec<String> {
        let buffer = self.screen.backend().buffer();
        let line = |y: u16| (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        (0..buffer.area.height).map(|y| line(y).trim_end().to_owned()).collect()
    }

    fn rows(&mut self) -> usize {
        self.app.session().unwrap().row_labels().len()
    }

    fn is_over(&mut self) -> bool {
        self.app.session().unwrap().is_over()
    }

    /// Makes any choice by its number, or goes on where there is none.
    fn choose(&mut self) {
        match self.rows() {
            0 => _ = self.key(KeyCode::Enter),
            count => {
                let number = self.dice.below(count as u32) + 1;
                number.to_string().chars().for_each(|digit| _ = self.key(KeyCode::Char(digit)));
                if number * 10 <= count as u32 {
                    self.key(KeyCode::Enter);
                }
            }
        }
    }

    fn play_to_the_end(&mut self) {
        for turn in 0..6000 {
            self.is_blind = turn % 4 > 0;
            if self.is_over() {
                self.is_blind = false;
                return self.draw();
            }
            // Sheets on which several things are marked are left by Esc.
            if self.dice.below(4) == 0 {
                self.key(KeyCode::Esc);
            }
            self.choose();
        }
        panic!("the match does not end:\n{}", self.text().join("\n"));
    }
}

const SIZES: [(u16, u16); 3] = [(80, 24), (120, 40), (200, 60)];

fn names() -> Vec<&'static str> {
    games::LIST.iter().map(|listed| listed.about.name).collect()
}

#[test]
fn every_game_is_played_to_the_end_by_keys() {
    for (index, game) in names().into_iter().enumerate() {
        let mut desk = Desk::new(game, 1, SIZES[index % SIZES.len()], Lang::EN);
        desk.play_to_the_end();
        let text = desk.text().join("\n");
        assert!(text.contains("won") || text.contains("lost") || text.contains("escape"), "{game}:\n{text}");
        assert!(desk.app.session().unwrap().saved_record().unwrap().to_string().contains("result"), "{game}");
    }
}

#[test]
fn people_at_one_keyboard_see_nothing_of_each_other_in_between() {
    let all = names().into_iter().chain(["sample"]);
    all.for_each(hold_hand_overs);
}

fn hold_hand_overs(game: &str) {
    let mut desk = Desk::new(game, 2, (80, 24), Lang::EN);
    let mut hand_overs = 0;
    for _ in 0..60 {
        if desk.is_over() {
            break;
        }
        let text = desk.text();
        if text.iter().any(|line| line.contains("Pass the keyboard")) {
            hand_overs += 1;
            let written = text.iter().filter(|line| !line.is_empty()).count();
            // The sentence, a line below it, and the keys.
            assert!(written <= 4, "{game}:\n{}", text.join("\n"));
        }
        desk.choose();
    }
    assert!(hand_overs > 0, "{game}");
}

#[test]
fn nothing_of_one_person_passes_to_the_next_with_the_screen() {
    let mut desk = Desk::new("sample", 2, (80, 24), Lang::EN);
    desk.key(KeyCode::Enter);
    // ana asks for advice, which takes its time, looks at another part of the table, and writes her sealed bid.
    desk.app.handle(&Event::Key(KeyEvent::from(KeyCode::Char('a'))), desk.now);
    let asked = desk.app.session().unwrap().bot_questions();
    assert_eq!(asked.len(), 1);
    [KeyCode::BackTab, KeyCode::Char('/')].into_iter().for_each(|code| _ = desk.key(code));
    let tabs_of_ana = desk.text().iter().find(|line| line.contains("[Log]")).cloned();
    assert!(tabs_of_ana.is_some(), "{}", desk.text().join("\n"));
    "bid 9".chars().for_each(|c| _ = desk.key(KeyCode::Char(c)));
    desk.key(KeyCode::Enter);
    assert!(desk.text().iter().any(|line| line.contains("Pass the keyboard to ben")), "{}", desk.text().join("\n"));
    desk.key(KeyCode::Enter);
    // ben finds neither what she wrote nor where she was, and is not kept waiting for her advice.
    desk.key(KeyCode::Char('/'));
    desk.key(KeyCode::Up);
    let text = desk.text();
    assert!(
        text.last().unwrap().starts_with('/') && !text.last().unwrap().starts_with("/bid 9"),
        "{}",
        text.join("\n")
    );
    desk.key(KeyCode::Esc);
    let late = asked[0].answer(Decision::without_search(asked[0].menu[0].clone()));
    desk.app.session().unwrap().bot_answered(late, desk.now);
    desk.settle();
    let text = desk.text().join("\n");
    assert!(!text.contains("Advice:") && !text.contains("[Log]") && !text.contains("Thinking"), "{text}");
    // What ben writes himself, he finds again.
    desk.key(KeyCode::Char('/'));
    "nonsense".chars().for_each(|c| _ = desk.key(KeyCode::Char(c)));
    [KeyCode::Enter, KeyCode::Char('/'), KeyCode::Up].into_iter().for_each(|code| _ = desk.key(code));
    assert!(desk.text().last().unwrap().starts_with("/nonsense"), "{}", desk.text().join("\n"));
}

#[test]
fn the_footer_lists_what_acts_and_keeps_the_way_out() {
    let footer = |desk: &Desk| desk.text().last().unwrap().clone();
    let mut desk = Desk::new("alcatraz", 1, (200, 60), Lang::EN);
    desk.choose();
    while desk.rows() == 0 {
        desk.key(KeyCode::Enter);
    }
    for key in [
        "1-9 choose",
        "a Advice",
        "/ write",
        "u Undo",
        "i what is it?",
        "w why not?",
        "s story",
        "r Rules",
        "? keys",
        "q quit",
    ] {
        assert!(footer(&desk).contains(key), "{key}: {}", footer(&desk));
    }
    for lang in Lang::all() {
        let desk = Desk::new("alcatraz", 1, (50, 12), lang);
        assert!(footer(&desk).contains("? ") && footer(&desk).contains("q "), "{}", footer(&desk));
    }
}

#[test]
fn a_match_is_played_by_mouse_alone() {
    let mut desk = Desk::new("sample", 1, (80, 24), Lang::EN);
    for _ in 0..200 {
        if desk.is_over() {
            return;
        }
        let text = desk.text();
        let row = text.iter().rposition(|line| line.starts_with("1 ")).expect("a choice has a number");
        desk.click(4, row as u16);
    }
    panic!("the match does not end:\n{}", desk.text().join("\n"));
}

#[test]
fn a_thousand_sizes_are_drawn() {
    let mut dice = Dice::seeded(11);
    for game in names() {
        let mut desk = Desk::new(game, 1, (80, 24), Lang::EN);
        for turn in 0..250 {
            let (columns, lines) = (20 + dice.below(160) as u16, 8 + dice.below(50) as u16);
            desk.resize(columns, lines);
            match turn % 9 {
                0 => desk.choose(),
                3 => _ = desk.key(KeyCode::Tab),
                5 => _ = desk.key(KeyCode::Down),
                7 => _ = desk.key(KeyCode::Char(['?', 'i', 'r', 's'][turn / 9 % 4])),
                8 => _ = desk.key(KeyCode::Esc),
                _ => {}
            }
        }
    }
}

#[test]
fn leaving_is_asked_and_ctrl_d_drops_nothing() {
    let mut desk = Desk::new("sample", 1, (80, 24), Lang::EN);
    let ctrl = |c: char| Event::Key(KeyEvent::new(KeyCode::Char(c), KeyModifiers::CONTROL));
    assert_eq!(desk.app.handle(&ctrl('d'), 5), AppFlow::Continue);
    desk.draw();
    assert!(desk.text().iter().any(|line| line.contains("The match is kept")), "{}", desk.text().join("\n"));
    assert_eq!(desk.key(KeyCode::Char('x')), AppFlow::Continue);
    assert_eq!(desk.key(KeyCode::Char('q')), AppFlow::Continue);
    assert_eq!(desk.key(KeyCode::Enter), AppFlow::Quit);
    assert_eq!(desk.app.handle(&ctrl('c'), 5), AppFlow::Quit);
}

#[test]
fn the_notation_line_completes_refuses_with_the_clause_and_plays() {
    let mut desk = Desk::new("sample", 1, (80, 24), Lang::EN);
    let write = |desk: &mut Desk, text: &str| {
        desk.key(KeyCode::Char('/'));
        text.chars().for_each(|c| _ = desk.key(KeyCode::Char(c)));
    };
    write(&mut desk, "roll");
    desk.key(KeyCode::Enter);
    assert!(desk.text().iter().any(|line| line.contains("SMP-002")), "{}", desk.text().join("\n"));
    desk.key(KeyCode::Char('r'));
    assert!(desk.text().iter().any(|line| line.contains("SMP-002")), "the rules open at the clause");
    desk.key(KeyCode::Esc);
    write(&mut desk, "b");
    desk.key(KeyCode::Tab);
    desk.key(KeyCode::Char('1'));
    assert!(desk.text().iter().any(|line| line.starts_with("/bid 1")), "{}", desk.text().join("\n"));
    let bid = desk.text().last().unwrap().trim_start_matches('/').to_owned();
    desk.key(KeyCode::Enter);
    let record = desk.app.session().unwrap().saved_record().unwrap().to_string();
    assert!(record.contains(" a bid 1") == bid.starts_with("bid 1"), "{bid}\n{record}");
}

/// What stands on keys.
const KEYS: [&str; 5] = ["Enter", "Esc", "PgUp", "Space", "Tab"];

/// Gives the names at a table, which are the same in every language.
struct Names;

impl games::Visitor for Names {
    type Out = Vec<String>;

    fn visit<G: games::Playable>(self) -> Vec<String> {
        scene::check::names::<G>(["ana", "ben", "cyd", "dan", "eve", "fay"])
    }
}

#[test]
fn every_word_on_the_screen_is_said_by_a_message() {
    let lang = Lang::pseudo().next().unwrap();
    let mut unsaid = BTreeSet::new();
    for game in names() {
        let known = games::visit(game, Names).unwrap();
        let mut desk = Desk::new(game, 1, (120, 40), lang);
        for turn in 0..120 {
            match turn % 12 {
                3 | 9 => _ = desk.key(KeyCode::Tab),
                5 => _ = desk.key(KeyCode::Char(['?', 'i', 'w', 's', 'a', 'q'][turn / 12 % 6])),
                6 => _ = desk.key(KeyCode::Esc),
                _ if desk.is_over() => {}
                _ => desk.choose(),
            }
            let text = desk.text().join("\n");
            let words = Pseudo::unsaid_in_pieces(&text).into_iter();
            // Names may be cut; capitals are ids of clauses.
            let is_known = |word: &str| {
                known.iter().any(|name| name.starts_with(word))
                    || KEYS.contains(&word)
                    || word.chars().all(char::is_uppercase)
            };
            unsaid.extend(words.filter(|word| !is_known(word)).map(|word| format!("{game}: {word}")));
        }
    }
    assert!(unsaid.is_empty(), "no message says these words: {unsaid:#?}");
}

#[test]
fn wide_characters_stay_in_their_columns() {
    let mut desk = Desk::new("alcatraz", 1, (80, 24), Lang::named("ja"));
    for _ in 0..6 {
        desk.choose();
    }
    let buffer = desk.screen.backend().buffer();
    // The right edge of the board is a wall in every line of a room.
    let walls = (1..buffer.area.height).filter(|&y| "│┤┐┘".contains(buffer[(79, y)].symbol())).count();
    assert!(walls >= 14, "{walls}\n{}", desk.text().join("\n"));
}

/// Compares the screen at all sizes with what is kept.
fn hold_screens(desk: &mut Desk, name: &str) {
    for (columns, lines) in SIZES {
        desk.resize(columns, lines);
        let text = desk.text().join("\n") + "\n";
        let file = format!("{}/tests/screens/{name}-{columns}x{lines}.txt", env!("CARGO_MANIFEST_DIR"));
        if std::env::var_os("ESCAPADE_BLESS").is_some() {
            std::fs::write(&file, &text).unwrap();
        }
        let golden = std::fs::read_to_string(&file).unwrap_or_default();
        assert!(golden == text, "{file} is not the screen of today; bless it if that is meant:\n{text}");
    }
}

#[test]
fn screens_are_as_they_were_at_first_in_the_middle_and_at_the_end() {
    for game in names() {
        let mut desk = Desk::new(game, 1, SIZES[0], Lang::EN);
        hold_screens(&mut desk, game);
        (0..40).for_each(|_| desk.choose());
        assert!(!desk.is_over(), "{game} is over too soon to have a middle");
        hold_screens(&mut desk, &format!("{game}-middle"));
        desk.play_to_the_end();
        hold_screens(&mut desk, &format!("{game}-end"));
    }
}

#[test]
fn colours_add_nothing_that_is_not_written() {
    for game in names() {
        let mut seen = Vec::new();
        for colours in [Colours::None, Colours::Sixteen, Colours::True] {
            let mut desk = Desk::coloured(game, 1, (120, 40), Lang::EN, colours);
            (0..12).for_each(|_| desk.choose());
            let buffer = desk.screen.backend().buffer();
            let has_colour = buffer.content.iter().any(|cell| cell.fg != Color::Reset || cell.bg != Color::Reset);
            assert_eq!(has_colour, colours != Colours::None, "{game}");
            // Soft print is dim where there is no grey.
            let modifiers: Vec<Modifier> = buffer.content.iter().map(|cell| cell.modifier - Modifier::DIM).collect();
            seen.push((desk.text(), modifiers));
        }
        assert!(seen.windows(2).all(|pair| pair[0] == pair[1]), "{game}");
    }
}

/// The keys that the footer names: what is reversed in its lines.
fn footer_keys(desk: &Desk) -> BTreeSet<String> {
    let buffer = desk.screen.backend().buffer();
    let lines = buffer.area.height - 2..buffer.area.height;
    let line = |y: u16| {
        let mut signs = vec![String::new()];
        for x in 0..buffer.area.width {
            match buffer[(x, y)].modifier.contains(Modifier::REVERSED) {
                true => signs.last_mut().unwrap().push_str(buffer[(x, y)].symbol()),
                false => signs.push(String::new()),
            }
        }
        signs
    };
    lines.flat_map(line).filter(|sign| !sign.is_empty()).collect()
}

#[test]
fn the_footer_lists_exactly_the_keys_that_act() {
    let letters =
        ('a'..='z').filter(|c| !"hjkl".contains(*c)).chain(['X', '/', '?']).map(|c| (c.to_string(), KeyCode::Char(c)));
    let others = [("Tab", KeyCode::Tab), ("↑↓", KeyCode::Down), ("Esc", KeyCode::Esc)];
    let candidates: Vec<(String, KeyCode)> =
        letters.chain(others.into_iter().map(|(sign, code)| (sign.to_owned(), code))).collect();
    let frame = |desk: &Desk| desk.screen.backend().buffer().clone();
    let mut listed_ever = BTreeSet::new();
    for game in names() {
        for steps in 0..5 {
            let fresh = || {
                let mut desk = Desk::new(game, 1, (200, 60), Lang::EN);
                (0..steps * 3).for_each(|_| desk.choose());
                if steps % 2 == 1 {
                    desk.key(KeyCode::Tab);
                }
                // What was told goes with the next key.
                desk.key(KeyCode::Char('Z'));
                desk
            };
            // Each key is tried in the same state.
            let mut desk = fresh();
            let (before, listed) = (frame(&desk), footer_keys(&desk));
            for (sign, code) in &candidates {
                let flow = desk.key(*code);
                if listed.iter().any(|key| key.starts_with(sign.as_str())) {
                    listed_ever.insert(sign.clone());
                    let acted = frame(&desk) != before || flow != AppFlow::Continue;
                    // At the end of a list there is no way down.
                    assert!(acted || sign == "↑↓", "{game}, step {steps}: {sign} is listed and does nothing");
                    desk = fresh();
                    continue;
                }
                // A sentence may say why a key does nothing now; the next key takes it away.
                desk.key(KeyCode::Char('Z'));
                assert!(
                    frame(&desk) == before,
                    "{game}, step {steps}: {sign} is not listed ({listed:?}) and does something:\n{}",
                    desk.text().join("\n")
                );
            }
        }
    }
    for sign in ["a", "u", "i", "w", "r", "s", "p", "/", "?", "q", "Tab", "↑↓", "Esc"] {
        assert!(listed_ever.contains(sign), "{sign} was never listed: {listed_ever:?}");
    }
}

#[test]
fn every_game_is_played_to_the_end_by_mouse_alone() {
    for game in names() {
        let mut desk = Desk::new(game, 1, (80, 24), Lang::EN);
        let mut clicks = 0;
        while !desk.is_over() {
            clicks += 1;
            assert!(clicks < 6000, "{game} does not end:\n{}", desk.text().join("\n"));
            let text = desk.text();
            let first = text.iter().rposition(|line| line.starts_with('─')).unwrap_or(0);
            // Numbers of choices, in one column or in two.
            let begins = |line: &str, column: usize| -> bool {
                let behind: String = line.chars().skip(column).take(3).collect();
                behind.trim_start().starts_with(|c: char| c.is_ascii_digit())
            };
            let rows = (first..23).flat_map(|y| [0, 40].map(|x| (x, y)));
            let rows: Vec<(usize, usize)> = rows.filter(|(x, y)| begins(&text[*y], *x)).collect();
            // Sheets are left by the footer's Esc.
            let footer = text.last().unwrap();
            let esc = footer.find("Esc ").map(|at| (footer[..at].chars().count(), 23));
            let (x, y) = match (rows.len(), esc) {
                (0, Some(esc)) => esc,
                (_, Some(esc)) if clicks % 5 == 0 => esc,
                (0, None) => (2 + desk.dice.below(76) as usize, desk.dice.below(23) as usize),
                (count, _) => rows[desk.dice.below(count as u32) as usize],
            };
            desk.click(x as u16, y as u16);
        }
    }
}

#[test]
fn leaving_and_pages_can_be_clicked() {
    let mut desk = Desk::new("sample", 1, (80, 24), Lang::EN);
    let click_on = |desk: &mut Desk, text: &str| {
        let lines = desk.text();
        let (y, line) = lines.iter().enumerate().rfind(|(_, line)| line.contains(text)).unwrap();
        let column = line.split(text).next().unwrap().chars().count();
        desk.click(column as u16, y as u16);
    };
    let shows = |desk: &Desk, text: &str| desk.text().iter().any(|line| line.contains(text));
    click_on(&mut desk, "? keys");
    assert!(shows(&desk, "Esc Close"));
    click_on(&mut desk, "Esc Close");
    assert!(!shows(&desk, "Esc Close"));
    click_on(&mut desk, "q quit");
    assert!(shows(&desk, "Leave the table?") && shows(&desk, "Esc stay"));
    click_on(&mut desk, "Esc stay");
    assert!(!shows(&desk, "Leave the table?"));
}

#[test]
fn the_captures_in_the_readme_are_true() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let readme = std::fs::read_to_string(format!("{folder}/README.md")).unwrap();
    for name in ["alcatraz-80x24", "wcp-middle-80x24"] {
        let screen = std::fs::read_to_string(format!("{folder}/crates/terminal/tests/screens/{name}.txt")).unwrap();
        assert!(readme.contains(&format!("```text\n{screen}```\n")), "README.md shows another screen than {name}.txt");
    }
}

#[test]
fn the_rules_are_a_guide_that_leads_to_the_clauses() {
    let mut desk = Desk::new("alcatraz", 1, (100, 40), Lang::EN);
    let shows = |desk: &Desk, text: &str| desk.text().iter().any(|line| line.contains(text));
    desk.key(KeyCode::Char('r'));
    assert!(shows(&desk, "What it is about") && !shows(&desk, "{ALC"), "{}", desk.text().join("\n"));
    assert!(shows(&desk, "r All clauses"), "{}", desk.text().join("\n"));
    desk.key(KeyCode::Char('r'));
    assert!(shows(&desk, "r How to play"), "{}", desk.text().join("\n"));
    desk.key(KeyCode::Home);
    assert!(shows(&desk, "At a glance") && !shows(&desk, "Header"), "{}", desk.text().join("\n"));
    desk.key(KeyCode::Char('r'));
    assert!(shows(&desk, "What it is about"), "{}", desk.text().join("\n"));
}
