//! Presenters: what is shown of a client's state, in a language.

use draw::{Drawing, Frame, Palette, Picture, Theme};
use engine::{Clause, Outcome, Seat, Seats, Settings, Viewer};
use games::{Display, GameHandle, MatchOptions, ViewerSnapshot};
use protocol::{Phase, RawJson, SeatPlayer, SeatState, TableState, Update};
use scene::{EventLinks, Lang, Pick, Plain, Presentation, Scene, Section, Texts};

use crate::client_state::ViewerFeed;
use crate::{ClientState, Picking};

/// What is shown of a desk now.
#[derive(Clone, Debug, PartialEq)]
pub enum Shown {
    /// The host has told nothing yet.
    Nothing,
    /// Seats are filling up; the desk's table says who sits where.
    Gathering,
    /// Nobody's secrets are shown until this seat says that nobody else sees the screen: [`ClientState::take_screen`].
    HandOver(Seat),
    /// The table through the eyes of the desk's viewer.
    Table(Box<Screen>),
    /// This program does not know the game or its version: it must be loaded anew.
    Outdated,
}

/// The table as one viewer sees it, in one language.
#[derive(Clone, Debug)]
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
    pub presentation: Presentation<Plain>,
    /// The scene as text, for screen readers and terminals.
    pub outline: Vec<Section>,
    /// What happened, oldest first.
    pub log: Vec<LogLine>,
    /// How many lines of the log the viewer knew before the last update.
    pub known: usize,
    /// How it ended, in a few sentences.
    pub ending: Vec<String>,
    picture: Picture,
    palette: &'static Palette,
    buttons: Vec<(String, String)>,
}

/// The picture follows from the scene, and the palette from the game.
impl PartialEq for Screen {
    fn eq(&self, other: &Screen) -> bool {
        let Screen {
            game,
            lang,
            viewer,
            names,
            presentation,
            outline,
            log,
            known,
            ending,
            picture: _,
            palette: _,
            buttons,
        } = self;
        (game, lang, viewer, names, presentation)
            == (&other.game, &other.lang, &other.viewer, &other.names, &other.presentation)
            && (outline, log, known, ending, buttons)
                == (&other.outline, &other.log, &other.known, &other.ending, &other.buttons)
    }
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct LogLine {
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
        self.picture.lay_out(Frame { width })
    }

    /// The colours of the game.
    pub fn palette(&self) -> &'static Palette {
        self.palette
    }

    /// The whole picture as an SVG document, for download.
    pub fn svg(&self, width: f32, theme: Theme) -> String {
        draw::svg(&self.paint(width), theme, self.palette())
    }

    /// The walk along the picks of the viewer's choices, at its beginning.
    pub fn picking(&self) -> Picking {
        Picking::new(self.presentation.choices.clone(), |pick| self.label(pick))
    }

    /// What a pick is called.
    fn label(&self, pick: &Pick) -> String {
        match pick {
            Pick::Thing(id) => name_of(&self.presentation.scene, id).unwrap_or(id).to_owned(),
            Pick::Button(id) => {
                self.buttons.iter().find(|(button, _)| button == id).map_or(id, |(_, label)| label).clone()
            }
        }
    }
}

fn name_of<'a>(scene: &'a Scene<Plain>, id: &str) -> Option<&'a str> {
    scene.areas.iter().find_map(|area| match area.id == id {
        true => Some(area.title.as_str()),
        false => area.pieces.iter().find(|piece| piece.id == id).map(|piece| piece.name.as_str()),
    })
}

/// Makes screens of a desk in a language. It keeps the words, and what it has told already.
pub struct Presenter {
    lang: Lang,
    book: Option<MatchTexts>,
}

/// The words of one match, and what was told with them.
pub(crate) struct MatchTexts {
    pub(crate) game: &'static dyn GameHandle,
    pub(crate) settings: Settings,
    pub(crate) options: MatchOptions,
    pub(crate) names: Vec<String>,
    pub(crate) texts: Texts,
    told: Vec<ToldLog>,
}

/// What a viewer was told already.
struct ToldLog {
    viewer: Viewer,
    telling: u32,
    lines: Vec<LogLine>,
}

impl Presenter {
    /// A reader of a language.
    pub fn new(lang: Lang) -> Presenter {
        Presenter { lang, book: None }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Goes on in another language; everything is retold.
    pub fn set_lang(&mut self, lang: Lang) {
        if self.lang != lang {
            *self = Presenter::new(lang);
        }
    }

    /// What is shown of a desk now.
    pub fn show(&mut self, client_state: &ClientState) -> Shown {
        let Some(table) = client_state.table() else { return Shown::Nothing };
        if let Some(seat) = client_state.hand_over() {
            return Shown::HandOver(seat);
        }
        // The first update comes before the news that the match has begun.
        let Some(viewer) = client_state.viewer() else {
            return if table.phase == Phase::Gathering { Shown::Gathering } else { Shown::Nothing };
        };
        let Some(book) = self.open(client_state) else { return Shown::Outdated };
        book.screen(client_state, viewer).map_or(Shown::Outdated, |screen| Shown::Table(Box::new(screen)))
    }

    /// The words for a desk's table, made anew only when the game or the names have changed.
    pub(crate) fn open(&mut self, client_state: &ClientState) -> Option<&mut MatchTexts> {
        let table = client_state.table()?;
        let settings = client_state.settings()?;
        let game = games::find(&table.game)?;
        if !game.about().knows_rules(table.rules) {
            return None;
        }
        let fits =
            |book: &MatchTexts| book.name() == table.game && book.settings == settings && names_fit(&book.names, table);
        if !self.book.as_ref().is_some_and(fits) {
            self.book = Some(MatchTexts::new(game, settings, self.lang, chairs(table))?);
        }
        self.book.as_mut()
    }
}

/// Who sits at a table, for [`names`].
fn chairs(table: &TableState) -> Vec<Option<String>> {
    let person = |seat: &SeatState| match seat.minder {
        SeatPlayer::Person | SeatPlayer::StandIn(_) => Some(seat.name.clone()),
        SeatPlayer::Bot(_) | SeatPlayer::Free => None,
    };
    table.seats.iter().map(person).collect()
}

fn names_fit(names: &[String], table: &TableState) -> bool {
    let people = chairs(table);
    names.len() == people.len()
        && names.iter().zip(&people).all(|(name, person)| person.as_ref().is_none_or(|person| person == name))
}

impl MatchTexts {
    /// The texts of a match, unless its settings are those of another version. Seats without a person's name are called bots.
    pub(crate) fn new(
        game: &'static dyn GameHandle,
        settings: Settings,
        lang: Lang,
        people: Vec<Option<String>>,
    ) -> Option<MatchTexts> {
        let options = game.options(&settings)?;
        let unnamed = game.texts(lang, Vec::new());
        let names: Vec<String> = people
            .into_iter()
            .zip(Seats::all(engine::SEATS_MAX))
            .map(|(person, seat)| {
                person.unwrap_or_else(|| {
                    unnamed.with("bot-name", [("letter", seat.letter().to_uppercase().to_string().into())])
                })
            })
            .collect();
        let texts = game.texts(lang, names.clone());
        Some(MatchTexts { game, settings, options, names, texts, told: Vec::new() })
    }

    fn name(&self) -> &'static str {
        self.game.about().name
    }

    /// What a viewer has.
    pub(crate) fn snapshot<'a>(&'a self, update: &'a Update) -> ViewerSnapshot<'a> {
        let Update { viewer, view, deciders, menu, .. } = update;
        ViewerSnapshot { options: &self.options, view: view.get(), viewer: *viewer, deciders: *deciders, menu }
    }

    fn screen(&mut self, client_state: &ClientState, viewer: Viewer) -> Option<Screen> {
        let feed = client_state.feed(viewer)?;
        let log = self.retell(feed);
        let ending = client_state.ending().map_or_else(Vec::new, |ending| self.ending(ending.outcome.as_ref()));
        let mut screen = self.screen_of(&self.snapshot(&feed.update), &[], log)?;
        screen.ending = ending;
        screen.known = feed.known;
        Some(screen)
    }

    /// What one viewer sees, with what has happened.
    pub(crate) fn screen_of(
        &self,
        viewer: &ViewerSnapshot<'_>,
        revealed: &[ViewerSnapshot<'_>],
        log: Vec<LogLine>,
    ) -> Option<Screen> {
        let Display { presentation, outline, picture } = self.game.display(viewer, revealed, &self.texts)?;
        let mut buttons: Vec<(String, String)> = Vec::new();
        for pick in presentation.choices.iter().flat_map(|choice| &choice.picks) {
            if let Pick::Button(id) = pick
                && buttons.iter().all(|(known, _)| known != id)
            {
                buttons.push((id.clone(), self.texts.text(id)));
            }
        }
        Some(Screen {
            game: self.name(),
            lang: self.texts.lang(),
            viewer: viewer.viewer,
            names: self.names.clone(),
            presentation,
            outline,
            known: log.len(),
            log,
            ending: Vec::new(),
            picture,
            palette: self.game.palette(),
            buttons,
        })
    }

    /// The log of a viewer; only what is new is put into words.
    fn retell(&mut self, feed: &ViewerFeed) -> Vec<LogLine> {
        let (viewer, telling) = (feed.update.viewer, feed.telling);
        let at = self.told.iter().position(|told| told.viewer == viewer);
        let old = at.map(|at| self.told.swap_remove(at)).filter(|told| told.telling == telling);
        let mut lines = old.map_or_else(Vec::new, |told| told.lines);
        let new: Vec<&str> = feed.events[lines.len()..].iter().map(RawJson::get).collect();
        lines.extend(self.tell(&new));
        self.told.push(ToldLog { viewer, telling, lines: lines.clone() });
        lines
    }

    /// Events in sentences, one line for each.
    pub(crate) fn tell(&self, events: &[&str]) -> Vec<LogLine> {
        let line = |told: Option<(String, EventLinks)>| {
            // An event of a newer host; the line stays, so that lines and events keep the same numbers.
            let (text, EventLinks { things, clauses }) =
                told.unwrap_or_else(|| ("…".to_owned(), EventLinks::default()));
            LogLine { text, things, clauses }
        };
        self.game.describe_events(&self.options, events, &self.texts).into_iter().map(line).collect()
    }

    /// How a match ended, in a few sentences: who won, why, and the places where there are several.
    pub(crate) fn ending(&self, outcome: Option<&Outcome>) -> Vec<String> {
        let texts = &self.texts;
        let Some(outcome) = outcome else { return vec![texts.text("match-abandoned")] };
        let name = |seat: Seat| texts.seat(seat).to_owned();
        let winners: Vec<String> = outcome.winners.iter().map(name).collect();
        let won = match winners.is_empty() {
            true => texts.text("play-nobody-won"),
            false => texts.with("play-won", [("names", texts.list(&winners).into())]),
        };
        let mut places: Vec<(u8, Seat)> = outcome.ranks.iter().map(|(seat, &rank)| (rank, seat)).collect();
        places.sort();
        let mut ending = vec![won, texts.text(&outcome.reason)];
        if places.first().map(|(rank, _)| rank) == places.last().map(|(rank, _)| rank) {
            return ending;
        }
        let places: Vec<String> = places.into_iter().map(|(rank, seat)| format!("{rank}. {}", name(seat))).collect();
        ending.push(texts.with("play-places", [("places", places.join(", ").into())]));
        ending
    }
}
