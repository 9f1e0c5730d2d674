//! Readers: what is shown of a desk, in a language.

use draw::{Drawing, Frame, Palette, Theme};
use engine::{Clause, Outcome, Seat, Seats, Settings, Viewer};
use games::Program;
use protocol::{Minder, Phase, Raw, TableState, Update};
use scene::{Lang, Mention, Scene, Section, Sight, Stage, Words};

use crate::desk::Eye;
use crate::{Desk, Picking};

/// What is shown of a desk now.
#[derive(Clone, Debug, PartialEq)]
pub enum Shown {
    /// The host has told nothing yet.
    Nothing,
    /// Seats are filling up; the desk's table says who sits where.
    Gathering,
    /// Nobody's secrets are shown until this seat says that nobody else sees the screen: [`Desk::take_screen`].
    HandOver(Seat),
    /// The table through the eyes of the desk's viewer.
    Table(Box<Screen>),
    /// This program does not know the game or its version: it must be loaded anew.
    Outdated,
}

/// The table as one viewer sees it, in one language.
#[derive(Clone, Debug, PartialEq)]
pub struct Screen {
    /// The game.
    pub game: &'static str,
    /// The language.
    pub lang: Lang,
    /// Through whose eyes.
    pub viewer: Viewer,
    /// The names of those at the table, by seat.
    pub names: Vec<String>,
    /// The scene, the question in one sentence, who must decide, and the viewer's choices.
    pub stage: Stage,
    /// The scene as text, for screen readers and terminals.
    pub outline: Vec<Section>,
    /// What happened, oldest first.
    pub log: Vec<Line>,
    /// How many lines of the log the viewer knew before the last update.
    pub known: usize,
    /// How it ended, in a few sentences.
    pub ending: Vec<String>,
    buttons: Vec<(String, String)>,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// What happened, in one sentence.
    pub text: String,
    /// The ids of the things in the scene that it is about.
    pub things: Vec<String>,
    /// The clauses that speak in it.
    pub clauses: Vec<Clause>,
}

impl Screen {
    /// The scene laid out in a width. Sprites have the ids of the scene; [`Screen::palette`] and a theme give colours,
    /// and [`draw::inside`] gives a sprite's shapes as SVG.
    pub fn paint(&self, width: f32) -> Drawing {
        program(self.game).art.lay_out(&self.stage.scene, Frame { width })
    }

    /// The colours of the game.
    pub fn palette(&self) -> &'static Palette {
        program(self.game).art.palette
    }

    /// The whole picture as an SVG document, for download.
    pub fn svg(&self, width: f32, theme: Theme) -> String {
        draw::svg(&self.paint(width), theme, self.palette())
    }

    /// The walk along the picks of the viewer's choices, at its beginning.
    pub fn picking(&self) -> Picking {
        Picking::new(self.stage.choices.clone(), |pick| self.label(pick))
    }

    /// What a pick is called.
    fn label(&self, pick: &scene::Pick) -> String {
        match pick {
            scene::Pick::Thing(id) => name_of(&self.stage.scene, id).unwrap_or(id).to_owned(),
            scene::Pick::Button(id) => {
                self.buttons.iter().find(|(button, _)| button == id).map_or(id, |(_, label)| label).clone()
            }
        }
    }
}

fn name_of<'a>(scene: &'a Scene, id: &str) -> Option<&'a str> {
    scene.areas.iter().find_map(|area| match area.id == id {
        true => Some(area.title.as_str()),
        false => area.pieces.iter().find(|piece| piece.id == id).map(|piece| piece.name.as_str()),
    })
}

/// Makes screens of a desk in a language. It keeps the words, and what it has told already.
pub struct Reader {
    lang: Lang,
    book: Option<Book>,
}

/// The words of one match, and what was told with them.
pub(crate) struct Book {
    pub(crate) game: &'static Program,
    pub(crate) settings: Settings,
    pub(crate) names: Vec<String>,
    pub(crate) words: Words,
    told: Vec<Told>,
}

/// What a viewer was told already.
struct Told {
    viewer: Viewer,
    telling: u32,
    lines: Vec<Line>,
}

impl Reader {
    /// A reader of a language.
    pub fn new(lang: Lang) -> Reader {
        Reader { lang, book: None }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Goes on in another language; everything is retold.
    pub fn set_lang(&mut self, lang: Lang) {
        if self.lang != lang {
            *self = Reader::new(lang);
        }
    }

    /// What is shown of a desk now.
    pub fn show(&mut self, desk: &Desk) -> Shown {
        let Some(table) = desk.table() else { return Shown::Nothing };
        if let Some(seat) = desk.hand_over() {
            return Shown::HandOver(seat);
        }
        // The first update comes before the news that the match has begun.
        let Some(viewer) = desk.viewer() else {
            return if table.phase == Phase::Gathering { Shown::Gathering } else { Shown::Nothing };
        };
        let Some(book) = self.open(desk) else { return Shown::Outdated };
        book.screen(desk, viewer).map_or(Shown::Outdated, |screen| Shown::Table(Box::new(screen)))
    }

    /// The words for a desk's table, made anew only when the game or the names have changed.
    pub(crate) fn open(&mut self, desk: &Desk) -> Option<&mut Book> {
        let table = desk.table()?;
        let settings = desk.settings()?;
        let game = games::program(&table.game)?;
        if game.entry.about.rules_version != table.rules {
            return None;
        }
        let fits =
            |book: &Book| book.name() == table.game && book.settings == settings && names_fit(&book.names, table);
        if !self.book.as_ref().is_some_and(fits) {
            self.book = Some(Book::new(game, settings, self.lang, chairs(table)));
        }
        self.book.as_mut()
    }
}

/// Who sits at a table, for [`names`].
fn chairs(table: &TableState) -> Vec<Option<String>> {
    let person = |place: &protocol::Place| match place.minder {
        Minder::Person | Minder::StandIn(_) => Some(place.name.clone()),
        Minder::Bot(_) | Minder::Free => None,
    };
    table.seats.iter().map(person).collect()
}

fn names_fit(names: &[String], table: &TableState) -> bool {
    let people = chairs(table);
    names.len() == people.len()
        && names.iter().zip(&people).all(|(name, person)| person.as_ref().is_none_or(|person| person == name))
}

impl Book {
    /// The words of a game. Seats without a person's name are called bots.
    pub(crate) fn new(game: &'static Program, settings: Settings, lang: Lang, people: Vec<Option<String>>) -> Book {
        let unnamed = game.face.words(lang, Vec::new());
        let names: Vec<String> = people
            .into_iter()
            .zip(Seats::all(engine::SEATS_MAX))
            .map(|(person, seat)| {
                person.unwrap_or_else(|| {
                    unnamed.with("bot-name", [("letter", seat.letter().to_uppercase().to_string().into())])
                })
            })
            .collect();
        let words = game.face.words(lang, names.clone());
        Book { game, settings, names, words, told: Vec::new() }
    }

    fn name(&self) -> &'static str {
        self.game.entry.about.name
    }

    /// What a viewer has before their eyes.
    pub(crate) fn sight<'a>(&'a self, update: &'a Update) -> Sight<'a> {
        let Update { viewer, view, deciders, menu, .. } = update;
        Sight { settings: &self.settings, view: view.get(), viewer: *viewer, deciders: *deciders, menu }
    }

    fn screen(&mut self, desk: &Desk, viewer: Viewer) -> Option<Screen> {
        let eye = desk.eye(viewer)?;
        let log = self.retell(eye);
        let ending = desk.ending().map_or_else(Vec::new, |ending| self.ending(ending.outcome.as_ref()));
        let mut screen = self.look(&self.sight(&eye.update), log)?;
        screen.ending = ending;
        screen.known = eye.known;
        Some(screen)
    }

    /// What one viewer sees, with what has happened.
    pub(crate) fn look(&self, sight: &Sight<'_>, log: Vec<Line>) -> Option<Screen> {
        let (stage, outline) = self.game.face.stage(sight, &self.words)?;
        let mut buttons: Vec<(String, String)> = Vec::new();
        for pick in stage.choices.iter().flat_map(|choice| &choice.picks) {
            if let scene::Pick::Button(id) = pick
                && buttons.iter().all(|(known, _)| known != id)
            {
                buttons.push((id.clone(), self.words.text(id)));
            }
        }
        Some(Screen {
            game: self.name(),
            lang: self.words.lang(),
            viewer: sight.viewer,
            names: self.names.clone(),
            stage,
            outline,
            known: log.len(),
            log,
            ending: Vec::new(),
            buttons,
        })
    }

    /// The log of a viewer; only what is new is put into words.
    fn retell(&mut self, eye: &Eye) -> Vec<Line> {
        let (viewer, telling) = (eye.update.viewer, eye.telling);
        let at = self.told.iter().position(|told| told.viewer == viewer);
        let old = at.map(|at| self.told.swap_remove(at)).filter(|told| told.telling == telling);
        let mut lines = old.map_or_else(Vec::new, |told| told.lines);
        let new: Vec<&str> = eye.events[lines.len()..].iter().map(Raw::get).collect();
        lines.extend(self.tell(&new));
        self.told.push(Told { viewer, telling, lines: lines.clone() });
        lines
    }

    /// Events in sentences, one line for each.
    pub(crate) fn tell(&self, events: &[&str]) -> Vec<Line> {
        let line = |told: Option<(String, Mention)>| {
            // An event of a newer host; the line stays, so that lines and events keep the same numbers.
            let (text, Mention { things, clauses }) = told.unwrap_or_else(|| ("…".to_owned(), Mention::default()));
            Line { text, things, clauses }
        };
        self.game.face.tell(&self.settings, events, &self.words).into_iter().map(line).collect()
    }

    /// How a match ended, in a few sentences: who won, why, and the places where there are several.
    pub(crate) fn ending(&self, outcome: Option<&Outcome>) -> Vec<String> {
        let words = &self.words;
        let Some(outcome) = outcome else { return vec![words.text("match-abandoned")] };
        let name = |seat: Seat| words.seat(seat).to_owned();
        let winners: Vec<String> = outcome.winners.iter().map(name).collect();
        let won = match winners.is_empty() {
            true => words.text("play-nobody-won"),
            false => words.with("play-won", [("names", words.list(&winners).into())]),
        };
        let mut places: Vec<(u8, Seat)> = outcome.ranks.iter().map(|(seat, &rank)| (rank, seat)).collect();
        places.sort();
        let mut ending = vec![won, words.text(&outcome.reason)];
        if places.first().map(|(rank, _)| rank) == places.last().map(|(rank, _)| rank) {
            return ending;
        }
        let places: Vec<String> = places.into_iter().map(|(rank, seat)| format!("{rank}. {}", name(seat))).collect();
        ending.push(words.with("play-places", [("places", places.join(", ").into())]));
        ending
    }
}

fn program(game: &str) -> &'static Program {
    games::program(game).expect("a screen is of a game that is there")
}
