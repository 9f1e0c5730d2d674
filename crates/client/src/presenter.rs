//! Presenters: what is shown of a client's state, in a language.

use std::collections::BTreeSet;

use draw::{Drawing, Frame, Palette, Picture, Theme};
use engine::{Clause, Outcome, Seat, Seats, Settings, Viewer, sort_short_by_key};
use games::{DescribedEvent, Display, GameHandle, MatchOptions, Preview, SeatScore, ViewerSnapshot};
use protocol::{DecidedBy, Phase, RawJson, SeatPlayer, SeatState, TableState, Update};
use scene::{ChoiceEffect, EventLinks, Lang, Moment, Pick, Plain, Presentation, Scene, Section, Texts, ThingCard};

use crate::client_state::ViewerFeed;
use crate::{ClientState, Picking};

/// What is shown of a client's state now.
#[derive(Clone, Debug, PartialEq)]
pub enum ScreenState {
    /// The host has sent nothing yet.
    Nothing,
    /// Seats are filling up; [`ClientState::table`] says who sits where.
    Gathering,
    /// The screen passes to this seat's player. No secret is shown until they call [`ClientState::take_screen`].
    PassScreen(Seat),
    /// The table as [`ClientState::viewer`] sees it.
    Table(Box<Screen>),
    /// This program does not know the game or its version; the page must be reloaded.
    Outdated,
}

/// The table as one viewer sees it, in one language.
#[derive(Clone, Debug)]
pub struct Screen {
    /// The game.
    pub game: &'static str,
    /// The language.
    pub lang: Lang,
    /// Whose view it is.
    pub viewer: Viewer,
    /// The names of those at the table, by seat.
    pub names: Vec<String>,
    /// The scene, the question in one sentence, who must decide, and the viewer's choices.
    pub presentation: Presentation<Plain>,
    /// The scene as text, for screen readers and terminals.
    pub outline: Vec<Section>,
    /// What happened, oldest first.
    pub log: Vec<LogLine>,
    /// How many lines of the log the viewer had before the last update.
    pub known_lines: usize,
    /// How many lines of the log the viewer had when they last decided; `None` after a reload.
    answered_at: Option<usize>,
    /// How it ended, in a few sentences.
    pub ending: Vec<String>,
    picture: Picture,
    palette: &'static Palette,
    buttons: Vec<(String, String)>,
}

/// Compares all but the picture, which follows from the scene, and the palette, which follows from the game.
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
            known_lines,
            answered_at,
            ending,
            picture: _,
            palette: _,
            buttons,
        } = self;
        (game, lang, viewer, names, presentation)
            == (&other.game, &other.lang, &other.viewer, &other.names, &other.presentation)
            && (outline, log, known_lines, answered_at, ending, buttons)
                == (&other.outline, &other.log, &other.known_lines, &other.answered_at, &other.ending, &other.buttons)
    }
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct LogLine {
    /// What happened, in one sentence.
    pub text: String,
    /// The ids of the things in the scene that it is about.
    pub things: Vec<String>,
    /// The clauses that it cites.
    pub clauses: Vec<Clause>,
    /// Who did it or whom it happened to.
    pub seat: Option<Seat>,
    /// How it is staged.
    pub moment: Option<Moment>,
}

impl LogLine {
    /// Puts a name before everything that is said, for readers other than the one who is spoken to.
    pub(crate) fn put_name_first(&mut self, name: &str) {
        let put = |text: &mut String| *text = format!("{name}: {text}");
        put(&mut self.text);
        if let Some(moment) = &mut self.moment {
            put(&mut moment.headline);
            moment.together.iter_mut().for_each(put);
        }
    }
}

impl Screen {
    /// The lines of the log that the last update brought.
    pub fn new_lines(&self) -> &[LogLine] {
        self.log.get(self.known_lines..).unwrap_or_default()
    }

    /// What happened since the viewer last decided. After a reload that is not known; then it is what happened since the
    /// last line about the viewer's own seat.
    pub fn recap(&self) -> &[LogLine] {
        let own = |line: &LogLine| self.viewer.seat().is_some() && line.seat == self.viewer.seat();
        let last_own = || self.log.iter().rposition(own).map_or(0, |at| at + 1);
        let since = self.answered_at.unwrap_or_else(last_own).min(self.log.len());
        &self.log[since..]
    }

    /// The scene laid out in a width. Sprites have the ids of the scene; [`Screen::palette`] and a theme give colours,
    /// and [`draw::inside`] gives a sprite's shapes as SVG.
    pub fn paint(&self, width: f32) -> Drawing {
        self.picture.lay_out(Frame { width })
    }

    /// The scene, to be laid out at any size.
    pub fn picture(&self) -> &Picture {
        &self.picture
    }

    /// The colours of the game.
    pub fn palette(&self) -> &'static Palette {
        self.palette
    }

    /// The whole picture as an SVG document, for download.
    pub fn svg(&self, width: f32, theme: Theme) -> String {
        draw::svg(&self.paint(width), theme, self.palette())
    }

    /// What can be read of an area or a piece of the scene, in lines. `None` if the scene has no such id.
    pub fn details(&self, id: &str) -> Option<Vec<String>> {
        self.presentation.scene.details(id)
    }

    /// A new [`Picking`] for the viewer's choices.
    pub fn picking(&self) -> Picking {
        let verb_label = |verb: &str| self.label(&Pick::Button(format!("verb-{verb}")));
        Picking::new(self.presentation.choices.clone(), |pick| self.label(pick), verb_label)
    }

    /// The name of a pick, for people.
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

/// Makes screens of a client's state in a language. It caches the texts of the match and the lines of the log.
pub struct Presenter {
    pub(crate) lang: Lang,
    match_texts: Option<MatchTexts>,
}

/// The texts of one match, and the log lines that were made with them.
pub(crate) struct MatchTexts {
    pub(crate) game: &'static dyn GameHandle,
    pub(crate) settings: Settings,
    pub(crate) options: MatchOptions,
    pub(crate) names: Vec<String>,
    pub(crate) texts: Texts,
    logs: Vec<CachedLog>,
}

/// The log lines of a viewer that are made already.
struct CachedLog {
    viewer: Viewer,
    generation: u32,
    lines: Vec<LogLine>,
}

impl Presenter {
    /// A presenter for a language.
    pub fn new(lang: Lang) -> Presenter {
        Presenter { lang, match_texts: None }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Changes the language; every text is made again.
    pub fn set_lang(&mut self, lang: Lang) {
        if self.lang != lang {
            *self = Presenter::new(lang);
        }
    }

    /// What is shown of a client's state now.
    pub fn show(&mut self, client_state: &ClientState) -> ScreenState {
        let Some(table) = client_state.table() else { return ScreenState::Nothing };
        if let Some(seat) = client_state.screen_recipient() {
            return ScreenState::PassScreen(seat);
        }
        // The first update comes before the table's change of phase.
        let Some(viewer) = client_state.viewer() else {
            return if table.phase == Phase::Gathering { ScreenState::Gathering } else { ScreenState::Nothing };
        };
        let Some(match_texts) = self.match_texts(client_state) else { return ScreenState::Outdated };
        match_texts
            .screen(client_state, viewer)
            .map_or(ScreenState::Outdated, |screen| ScreenState::Table(Box::new(screen)))
    }

    /// What the viewer can foresee of choices, given in notation: for each what it does to numbers, the viewer's own
    /// first.
    pub fn foresee(&mut self, client_state: &ClientState, choices: &[String]) -> Vec<Vec<ChoiceEffect>> {
        let feed = client_state.viewer().and_then(|viewer| client_state.feed(viewer));
        match (feed, self.match_texts(client_state)) {
            (Some(feed), Some(match_texts)) => {
                match_texts.game.foresee(&match_texts.snapshot(&feed.update), choices, &match_texts.texts)
            }
            _ => vec![Vec::new(); choices.len()],
        }
    }

    /// How the players stand, as far as the viewer knows.
    pub fn scores(&mut self, client_state: &ClientState) -> Vec<SeatScore> {
        let feed = client_state.viewer().and_then(|viewer| client_state.feed(viewer));
        match (feed, self.match_texts(client_state)) {
            (Some(feed), Some(match_texts)) => {
                match_texts.game.scores(&match_texts.snapshot(&feed.update), &match_texts.texts)
            }
            _ => Vec::new(),
        }
    }

    /// What several choices do to the viewer's numbers, made one after the other.
    pub fn foresee_all(&mut self, client_state: &ClientState, choices: &[String]) -> Vec<ChoiceEffect> {
        let feed = client_state.viewer().and_then(|viewer| client_state.feed(viewer));
        match (feed, self.match_texts(client_state)) {
            (Some(feed), Some(match_texts)) => {
                match_texts.game.foresee_all(&match_texts.snapshot(&feed.update), choices, &match_texts.texts)
            }
            _ => Vec::new(),
        }
    }

    /// The table after a choice, where it is certain.
    pub fn preview(&mut self, client_state: &ClientState, choice: &str) -> Option<Preview> {
        let feed = client_state.feed(client_state.viewer()?)?;
        let match_texts = self.match_texts(client_state)?;
        match_texts.game.preview(&match_texts.snapshot(&feed.update), choice, &match_texts.texts)
    }

    /// What a person reads who points at a thing of the scene.
    pub fn explain_thing(&mut self, client_state: &ClientState, thing: &str) -> Option<ThingCard> {
        let feed = client_state.feed(client_state.viewer()?)?;
        let match_texts = self.match_texts(client_state)?;
        match_texts.game.explain(&match_texts.snapshot(&feed.update), thing, &match_texts.texts)
    }

    /// The texts of the client's match, made again only when the game, its settings or the names have changed.
    pub(crate) fn match_texts(&mut self, client_state: &ClientState) -> Option<&mut MatchTexts> {
        let table = client_state.table()?;
        let settings = client_state.settings()?;
        let game = games::find(&table.game)?;
        if !game.about().knows_rules(table.rules) {
            return None;
        }
        let is_current = |texts: &MatchTexts| {
            texts.game_name() == table.game && texts.settings == settings && are_names_of(&texts.names, table)
        };
        if !self.match_texts.as_ref().is_some_and(is_current) {
            self.match_texts = Some(MatchTexts::new(game, settings, self.lang, people(table))?);
        }
        self.match_texts.as_mut()
    }
}

/// The name of the person in each seat; `None` for bots and free seats.
fn people(table: &TableState) -> Vec<Option<String>> {
    let person = |seat: &SeatState| match seat.minder {
        SeatPlayer::Person | SeatPlayer::StandIn(_) => Some(seat.name.clone()),
        SeatPlayer::Bot(_) | SeatPlayer::Free => None,
    };
    table.seats.iter().map(person).collect()
}

fn are_names_of(names: &[String], table: &TableState) -> bool {
    let people = people(table);
    names.len() == people.len()
        && names.iter().zip(&people).all(|(name, person)| person.as_ref().is_none_or(|person| person == name))
}

impl MatchTexts {
    /// The texts of a match, unless its settings are those of another version. Seats without a person get the name of a
    /// bot.
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
        Some(MatchTexts { game, settings, options, names, texts, logs: Vec::new() })
    }

    fn game_name(&self) -> &'static str {
        self.game.about().name
    }

    /// An update as the game's functions want it.
    pub(crate) fn snapshot<'a>(&'a self, update: &'a Update) -> ViewerSnapshot<'a> {
        let Update { viewer, view, deciders, menu, .. } = update;
        ViewerSnapshot { options: &self.options, view: view.get(), viewer: *viewer, deciders: *deciders, menu }
    }

    fn screen(&mut self, client_state: &ClientState, viewer: Viewer) -> Option<Screen> {
        let feed = client_state.feed(viewer)?;
        self.texts.set_reader(viewer.seat());
        let log = self.log_of(feed);
        let ending =
            client_state.ending().map_or_else(Vec::new, |ending| self.ending(ending.outcome.as_ref(), viewer.seat()));
        let mut screen = self.screen_of(&self.snapshot(&feed.update), &[], log)?;
        screen.ending = ending;
        screen.known_lines = feed.known;
        screen.answered_at = client_state.answered_at(viewer);
        Some(screen)
    }

    /// The screen of one viewer; `revealed` are views whose own areas are shown as well.
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
        for verb in presentation.choices.iter().filter_map(|choice| choice.verb.as_ref()) {
            let id = format!("verb-{verb}");
            if buttons.iter().all(|(known, _)| *known != id) {
                buttons.push((id, scene::verb_text(verb, &self.texts)));
            }
        }
        Some(Screen {
            game: self.game_name(),
            lang: self.texts.lang(),
            viewer: viewer.viewer,
            names: self.names.clone(),
            presentation,
            outline,
            known_lines: log.len(),
            answered_at: None,
            log,
            ending: Vec::new(),
            picture,
            palette: self.game.palette(),
            buttons,
        })
    }

    /// The log of a viewer. Only new events are described; the other lines come from the cache.
    fn log_of(&mut self, feed: &ViewerFeed) -> Vec<LogLine> {
        let (viewer, generation) = (feed.update.viewer, feed.generation);
        let at = self.logs.iter().position(|log| log.viewer == viewer);
        let cached = at.map(|at| self.logs.swap_remove(at)).filter(|log| log.generation == generation);
        let mut lines = cached.map_or_else(Vec::new, |log| log.lines);
        let first = lines.len();
        let new: Vec<&str> = feed.events[first..].iter().map(RawJson::get).collect();
        lines.extend(self.describe_events(&new));
        for (at, line) in lines.iter_mut().enumerate().skip(first) {
            self.name_decider(line, at.checked_sub(1).map(|at| feed.decided_by(at)), feed.decided_by(at));
        }
        self.logs.push(CachedLog { viewer, generation, lines: lines.clone() });
        lines
    }

    /// Says in the first line of an action that the clock or a stand-in decided it.
    fn name_decider(&self, line: &mut LogLine, before: Option<DecidedBy>, by: DecidedBy) {
        let id = match by {
            DecidedBy::Clock => "log-by-clock",
            DecidedBy::StandIn => "log-by-stand-in",
            DecidedBy::Person | DecidedBy::Bot | DecidedBy::Automatic => return,
        };
        if before != Some(by) {
            line.text = self.texts.with(id, [("line", std::mem::take(&mut line.text).into())]);
        }
    }

    /// Events in sentences, one line for each.
    pub(crate) fn describe_events(&self, events: &[&str]) -> Vec<LogLine> {
        let line = |described: Option<DescribedEvent>| {
            // An event of a newer host gets a line, too, since lines are counted by events.
            let unknown = || DescribedEvent { text: "…".to_owned(), links: EventLinks::default(), moment: None };
            let DescribedEvent { text, links, moment } = described.unwrap_or_else(unknown);
            let EventLinks { things, clauses, seat } = links;
            LogLine { text, things, clauses, seat, moment }
        };
        self.game.describe_events(&self.options, events, &self.texts).into_iter().map(line).collect()
    }

    /// How a match ended, in a few sentences: who won, why, and the places where there are several. A reader who played
    /// is told first how it ended for them.
    pub(crate) fn ending(&self, outcome: Option<&Outcome>, reader: Option<Seat>) -> Vec<String> {
        let texts = &self.texts;
        let Some(outcome) = outcome else { return vec![texts.text("match-abandoned")] };
        let name = |seat: Seat| texts.seat(seat).to_owned();
        let has_won = reader.is_some_and(|seat| outcome.winners.contains(seat));
        let others = outcome.winners.iter().filter(|&seat| Some(seat) != reader);
        let winners: Vec<String> = others.map(name).collect();
        let won = match (has_won, winners.is_empty()) {
            (true, true) => texts.text("play-you-won"),
            (true, false) => texts.with("play-you-won-with", [("names", texts.list(&winners).into())]),
            (false, true) => texts.text("play-nobody-won"),
            (false, false) => texts.with("play-won", [("names", texts.list(&winners).into())]),
        };
        let mut places: Vec<(u8, Seat)> = outcome.ranks.iter().map(|(seat, &rank)| (rank, seat)).collect();
        sort_short_by_key(&mut places, |place| *place);
        let mut ending = vec![won, texts.text(&outcome.reason)];
        if reader.is_some() && !has_won && !winners.is_empty() {
            ending.push(texts.text("play-you-lost"));
        }
        // Where the rules only say who wins, all others are second, whatever they have collected: no places to tell.
        let ranks: BTreeSet<u8> = engine::collect_short(places.iter().map(|(rank, _)| *rank));
        if ranks.len() < 2 || ranks.len() == 2 && !outcome.winners.is_empty() {
            return ending;
        }
        let places: Vec<String> = places.into_iter().map(|(rank, seat)| format!("{rank}. {}", name(seat))).collect();
        ending.push(texts.with("play-places", [("places", places.join(", ").into())]));
        ending
    }
}
