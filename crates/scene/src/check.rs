//! Checks of a game's texts, for its tests.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Clause, Dice, Foresee, Game, Judge, Log, OptionKind, Seats, Settings, Viewer};

use crate::{
    Art, GameScene, GameText, Lang, Moment, Pick, Presentation, Pseudo, Scene, Section, TextFiles, Texts, ThingCard,
};

/// All checks of this module: texts, picks, event links, and cards that explain things; and that what was foreseen of
/// choices happens.
///
/// # Panics
/// When one of them fails.
pub fn all<G: GameScene + Judge + Foresee>() {
    texts::<G>();
    picks::<G>();
    event_links::<G>();
    effects::<G>();
    engine::foresight::hold::<G>(FORESEEN_CHOICES);
}

/// For how many random choices what was foreseen is compared with what happens.
const FORESEEN_CHOICES: u32 = 1000;

/// Plays random games in every language and expects a text for everything that is shown, asked, offered and told.
/// Every language must have the messages of English, with the same values.
///
/// # Panics
/// When a text is missing, or when a language has other messages than English.
pub fn texts<G: GameText>() {
    for lang in Lang::all() {
        same_messages::<G>(lang);
    }
    let texts: Vec<Texts> =
        Lang::all().chain(Lang::pseudo()).map(|lang| Texts::of::<G>(lang, names::<G>(PLAYERS))).collect();
    texts.iter().for_each(expect_about);
    texts.iter().for_each(expect_options::<G>);
    let mut chance = Dice::seeded(11);
    for seats in G::ABOUT.seats.clone() {
        for _ in 0..4 {
            let settings = Settings::random(G::ABOUT.options, seats, &mut chance);
            if let Ok(options) = G::options(&settings) {
                play::<G>(&options, seats, &texts, &mut chance);
            }
        }
    }
}

fn play<G: GameText>(options: &G::Options, seats: u8, texts: &[Texts], chance: &mut Dice) {
    let mut dice = Dice::seeded(u64::from(chance.below(u32::MAX)));
    let mut state = G::setup(options, &mut dice);
    let mut step = 0_u32;
    while let Some(seat) = any(G::deciders(&state), chance) {
        let view = G::view(&state, Viewer::Seat(seat));
        let mut menu = Vec::new();
        G::legal(&state, seat, &mut menu);
        let action = *chance.pick(&menu);
        // An outline is long, so only every 16th step is checked; and so are pseudo-languages, in which most faults are seen
        // at every step.
        let is_checked = step.is_multiple_of(16);
        for texts in texts.iter().filter(|texts| is_checked || Pseudo::of(texts.lang()).is_none()) {
            if is_checked {
                for viewer in Viewer::all(seats) {
                    G::outline(options, &G::view(&state, viewer), texts)
                        .iter()
                        .for_each(|section| expect_section(texts, section));
                }
            }
            expect(texts, &G::question(options, &view, seat, texts));
            menu.iter().for_each(|&action| expect(texts, &G::label(options, &view, action, texts)));
        }
        let mut log = Log::new();
        G::apply(&mut state, seat, action, &mut dice, &mut log).expect("a listed action applies");
        for texts in texts {
            log.events().iter().for_each(|told| expect(texts, &G::describe_event(options, &told.event, texts)));
        }
        step += 1;
    }
    let outcome = G::outcome(&state).expect("the match is over");
    texts.iter().for_each(|texts| expect(texts, &texts.text(&outcome.reason)));
}

/// Whether the scene of a step is looked at: all at first, then few, since random matches of some games are very long.
fn is_looked_at(step: u32) -> bool {
    step < 150 || step.is_multiple_of(16)
}

/// How often each kind of event has happened in a match.
#[derive(Default)]
struct KindsSeen(BTreeMap<String, u32>);

impl KindsSeen {
    /// Whether the event is one of the first of its kind.
    fn is_rare(&mut self, event: &impl std::fmt::Debug) -> bool {
        let text = format!("{event:?}");
        let kind = text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
        let count = self.0.entry(kind.to_owned()).or_default();
        *count += 1;
        *count <= 20
    }
}

/// Plays random games and expects of every scene that its ids are all different, and that every choice is said by
/// picks of its own, which are there to be touched and are understood as attempts at it.
///
/// # Panics
/// When two choices have the same picks, or a pick is not in the scene.
pub fn picks<G: GameScene>() {
    let texts = Texts::of::<G>(Lang::EN, names::<G>(PLAYERS));
    let mut chance = Dice::seeded(12);
    for seats in G::ABOUT.seats.clone() {
        for _ in 0..6 {
            let settings = Settings::random(G::ABOUT.options, seats, &mut chance);
            if let Ok(options) = G::options(&settings) {
                play_for_picks::<G>(&options, &texts, &mut chance);
            }
        }
    }
}

fn play_for_picks<G: GameScene>(options: &G::Options, texts: &Texts, chance: &mut Dice) {
    let mut dice = Dice::seeded(u64::from(chance.below(u32::MAX)));
    let mut state = G::setup(options, &mut dice);
    for step in 0_u32.. {
        let Some(seat) = any(G::deciders(&state), chance) else { break };
        let mut menu = Vec::new();
        G::legal(&state, seat, &mut menu);
        if is_looked_at(step) {
            expect_picks::<G>(options, &state, seat, &menu, texts);
        }
        let action = *chance.pick(&menu);
        G::apply(&mut state, seat, action, &mut dice, &mut engine::Log::silent()).expect("a listed action applies");
    }
}

/// Every choice of a menu can be picked, by picks of its own.
fn expect_picks<G: GameScene>(
    options: &G::Options,
    state: &G::State,
    seat: engine::Seat,
    menu: &[G::Action],
    texts: &Texts,
) {
    let view = G::view(state, Viewer::Seat(seat));
    let choices = menu.iter().map(|action| (action.to_string(), *action)).collect();
    let shown = Presentation::<G>::new(options, &view, Some(seat), G::deciders(state), choices, texts);
    let mut ids = BTreeSet::new();
    for area in &shown.scene.areas {
        for id in std::iter::once(&area.id).chain(area.pieces.iter().map(|piece| &piece.id)) {
            assert!(ids.insert(id.clone()), "the id {id} stands twice in a scene");
        }
    }
    let mut said: BTreeMap<String, String> = BTreeMap::new();
    let mut attempts: BTreeMap<&str, Vec<G::Action>> = BTreeMap::new();
    for (choice, action) in shown.choices.iter().zip(menu) {
        assert!(!choice.picks.is_empty(), "`{}` has no picks", choice.action);
        if let Some(Pick::Thing(thing)) = choice.picks.first() {
            // Many choices begin with the same thing.
            let attempts = attempts.entry(thing).or_insert_with(|| G::attempts(options, &view, seat, thing));
            assert!(attempts.contains(action), "`{action}` begins with {thing}, which is taken for {attempts:?}");
        }
        for pick in &choice.picks {
            match pick {
                Pick::Thing(id) => {
                    assert!(ids.contains(id), "`{}` is picked by {id}, which is not there", choice.action)
                }
                Pick::Button(id) => assert!(texts.has(id), "the button {id} has no text"),
            }
        }
        if let Some(other) = said.insert(format!("{:?}", choice.picks), choice.action.clone()) {
            panic!("`{}` and `{other}` have the same picks: {:?}", choice.action, choice.picks);
        }
    }
}

/// Plays games at random and by instinct, and expects of every event that what it is about stands in the scene before
/// it or after it, for everybody who is told of it, and that its clauses are in the rules and in words.
///
/// # Panics
/// When an event is about something that is not there, or names a clause that is not.
pub fn event_links<G: GameScene + Judge>() {
    let texts: Vec<Texts> =
        Lang::all().chain(Lang::pseudo()).map(|lang| Texts::of::<G>(lang, names::<G>(PLAYERS))).collect();
    let mut chance = Dice::seeded(13);
    for seats in G::ABOUT.seats.clone() {
        for random in [true, false] {
            let settings = Settings::random(G::ABOUT.options, seats, &mut chance);
            if let Ok(options) = G::options(&settings) {
                play_for_links::<G>(&options, seats, &texts, random, &mut chance);
            }
        }
    }
}

fn play_for_links<G: GameScene + Judge>(
    options: &G::Options,
    seats: u8,
    texts: &[Texts],
    random: bool,
    chance: &mut Dice,
) {
    let mut dice = Dice::seeded(u64::from(chance.below(u32::MAX)));
    let mut state = G::setup(options, &mut dice);
    let mut looked_at = KindsSeen::default();
    for step in 0_u32.. {
        let Some(seat) = any(G::deciders(&state), chance) else { break };
        // A card takes a scene, and a scene has many things.
        if chance.below(CARDS_EVERY) == 0 {
            expect_cards::<G>(options, &G::view(&state, Viewer::Seat(seat)), texts);
        }
        let mut menu = Vec::new();
        G::legal(&state, seat, &mut menu);
        let index =
            if random { chance.below(menu.len() as u32) as usize } else { G::instinct(&state, seat, &menu, chance) };
        let before = state.clone();
        let mut log = Log::new();
        G::apply(&mut state, seat, menu[index], &mut dice, &mut log).expect("a listed action applies");
        // Many steps tell nothing or the same as before, and scenes are long.
        let new_kinds = log.events().iter().filter(|told| looked_at.is_rare(&told.event)).count();
        if new_kinds > 0 || step.is_multiple_of(16) && !log.events().is_empty() {
            for viewer in Viewer::all(seats) {
                let scene = |state: &G::State| G::scene(options, &G::view(state, viewer), &texts[0]);
                let (old, new) = (scene(&before), scene(&state));
                for told in log.events().iter().filter(|told| told.to.includes(viewer)) {
                    let things = G::event_links(options, &told.event).things;
                    let missing = things.iter().find(|id| !old.has(id) && !new.has(id));
                    assert!(missing.is_none(), "{:?} is about {missing:?}, which {viewer:?} cannot see", told.event);
                }
            }
            for told in log.events() {
                expect_clauses::<G>(&G::event_links(options, &told.event).clauses, texts);
                for texts in texts {
                    G::moment(options, &told.event, texts).into_iter().for_each(|moment| expect_moment(texts, moment));
                }
            }
        }
    }
}

fn expect_moment(texts: &Texts, moment: Moment) {
    let Moment { headline, details, together, .. } = moment;
    for headline in std::iter::once(&headline).chain(&together) {
        let is_short = headline.chars().count() <= HEADLINE_CHARS_MAX || Pseudo::of(texts.lang()).is_some();
        assert!(is_short, "the headline is too long: {headline}");
        expect(texts, headline);
    }
    details.iter().for_each(|line| expect(texts, line));
}

/// A headline stands in one or two lines of a phone.
const HEADLINE_CHARS_MAX: usize = 60;

/// Cards are checked at one of this number of steps.
const CARDS_EVERY: u32 = 100;

/// Every thing of a scene explains itself, in some language.
fn expect_cards<G: GameScene>(options: &G::Options, view: &G::View, texts: &[Texts]) {
    let scene = G::scene(options, view, &texts[0]);
    let pieces = scene.areas.iter().flat_map(|area| area.pieces.iter().map(|piece| &piece.id));
    for (id, texts) in scene.areas.iter().map(|area| &area.id).chain(pieces).zip(texts.iter().cycle()) {
        let ThingCard { title, lines, purpose, clauses } =
            G::explain(options, view, id, texts).unwrap_or_else(|| panic!("{id} has no card"));
        assert!(!title.is_empty(), "the card of {id} has no title");
        std::iter::once(&title).chain(&lines).chain(&purpose).for_each(|line| expect(texts, line));
        expect_clauses::<G>(&clauses, std::slice::from_ref(texts));
    }
}

/// Every gauge has a sign and a name in every language.
///
/// # Panics
/// When a message is missing.
pub fn effects<G: GameText + Foresee>() {
    let mut chance = Dice::seeded(14);
    for seats in G::ABOUT.seats.clone() {
        let settings = Settings::random(G::ABOUT.options, seats, &mut chance);
        let Ok(options) = G::options(&settings) else { continue };
        let state = G::setup(&options, &mut chance);
        for reading in G::gauges(&options, &G::view(&state, Viewer::Seat(engine::Seat::new(0)))) {
            for texts in Lang::all().chain(Lang::pseudo()).map(|lang| Texts::of::<G>(lang, Vec::new())) {
                let id = format!("gauge-{}", reading.gauge.id);
                expect(&texts, &texts.text(&id));
                expect(&texts, &texts.text(&format!("{id}.name")));
            }
        }
    }
}

fn expect_clauses<G: Game>(clauses: &[Clause], texts: &[Texts]) {
    for clause in clauses {
        assert!(G::rules().contains(&format!("**{clause}")), "the clause {clause} is not in the rules");
        assert!(texts.iter().all(|texts| texts.has(&format!("clause-{clause}"))), "{clause} has no text");
    }
}

fn any(seats: Seats, chance: &mut Dice) -> Option<engine::Seat> {
    let seats: Vec<engine::Seat> = seats.iter().collect();
    (!seats.is_empty()).then(|| *chance.pick(&seats))
}

fn expect_section(texts: &Texts, section: &Section) {
    expect(texts, &section.title);
    section.lines.iter().filter(|line| !line.is_empty()).for_each(|line| expect(texts, line));
}

fn expect(texts: &Texts, text: &str) {
    assert!(!text.is_empty(), "an empty text");
    assert!(!text.contains('⟦'), "a message is missing or broken: {text}");
    let unsaid = unsaid(texts, text);
    assert!(unsaid.is_empty(), "no message says {unsaid:?} of this text in {}: {text}", texts.lang());
}

/// Players in tests.
const PLAYERS: [&str; 6] = ["ana", "ben", "cyd", "dan", "eve", "fay"];

/// Names that are the same in every language: of players, and behind them the proper names of the game's content, which are
/// those of its words that no English message has.
pub fn names<G: GameText>(players: [&str; 6]) -> Vec<String> {
    let words =
        |text: &str| -> BTreeSet<String> { text.split(|c: char| !c.is_alphanumeric()).map(str::to_owned).collect() };
    let TextFiles { about, messages, .. } = TextFiles::find(G::EMBEDDED_TEXTS, G::ABOUT.name, Lang::EN);
    let said = words(&format!("{about} {messages}").to_lowercase());
    // Two capitals are the code of a country.
    let is_code = |word: &String| word.len() == 2 && word.chars().all(char::is_uppercase);
    let is_proper = |word: &String| is_code(word) || !said.contains(&word.to_lowercase());
    let proper = words(G::own_content()).into_iter().filter(is_proper);
    players.map(str::to_owned).into_iter().chain(proper).collect()
}

/// The words of a text in a pseudo-language that no message has said and that are no names.
fn unsaid(texts: &Texts, text: &str) -> Vec<String> {
    let mut words = Pseudo::of(texts.lang()).map_or_else(Vec::new, |_| Pseudo::unsaid(text));
    words.retain(|word| !texts.is_name(word));
    words
}

/// The words of a scene in a pseudo-language that no message has said and that are no names, each with a text that has it.
pub fn unsaid_in_scene<A: Art>(scene: &Scene<A>, texts: &Texts) -> BTreeMap<String, String> {
    let mut shown: Vec<&String> = Vec::new();
    for area in &scene.areas {
        shown.push(&area.title);
        shown.extend(&area.notes);
        shown.extend(area.badges.iter().flat_map(|badge| [&badge.text, &badge.name]));
        for piece in &area.pieces {
            shown.extend([&piece.name, &piece.short]);
            shown.extend(&piece.lines);
            shown.extend(piece.badges.iter().flat_map(|badge| [&badge.text, &badge.name]));
        }
    }
    let unsaid = |text: &String| unsaid(texts, text).into_iter().map(|word| (word, text.clone())).collect::<Vec<_>>();
    shown.into_iter().flat_map(unsaid).collect()
}

/// What lists of games say of a game.
fn expect_about(texts: &Texts) {
    ["game-title", "game-pitch", "game-goal", "game-length"].iter().for_each(|id| expect(texts, &texts.text(id)));
}

/// Every option, and each word that it can be, has a message in every language.
fn expect_options<G: GameText>(texts: &Texts) {
    for option in G::ABOUT.options {
        let values = match option.kind {
            OptionKind::Choice(values) => values,
            OptionKind::Number { .. } | OptionKind::Text(_) => &[],
        };
        expect(texts, &texts.text(&format!("option-{}", option.key)));
        values.iter().for_each(|value| expect(texts, &texts.text(&format!("option-{}-{value}", option.key))));
    }
}

fn same_messages<G: Game + GameText>(lang: Lang) {
    let all = |lang| {
        let TextFiles { about, messages, .. } = TextFiles::find(G::EMBEDDED_TEXTS, G::ABOUT.name, lang);
        about.to_owned() + messages
    };
    same_texts(lang, &all(Lang::EN), &all(lang));
}

/// Expects of a language the messages of English, with the same values.
///
/// # Panics
/// When a message is missing, is not in English, or has other values.
pub fn same_texts(lang: Lang, english: &str, other: &str) {
    let (english, other) = (messages(english), messages(other));
    let ids = |messages: &BTreeMap<String, BTreeSet<String>>| messages.keys().cloned().collect::<BTreeSet<_>>();
    let (english_ids, other_ids) = (ids(&english), ids(&other));
    let missing: Vec<_> = english_ids.difference(&other_ids).collect();
    let unknown: Vec<_> = other_ids.difference(&english_ids).collect();
    assert!(missing.is_empty() && unknown.is_empty(), "{lang}: missing {missing:?}, not in English {unknown:?}");
    for (id, values) in &english {
        let other = &other[id];
        assert!(values == other, "{lang}: {id} has the values {other:?}, in English {values:?}");
    }
}

/// The messages of a file, each with the names of the values that it is given.
fn messages(source: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut current = String::new();
    for line in source.lines() {
        // Terms and comments are no messages.
        if line.starts_with(['-', '#']) {
            current.clear();
        }
        if line.starts_with(|c: char| c.is_ascii_alphabetic())
            && let Some((id, _)) = line.split_once('=')
        {
            current = id.trim().to_owned();
            assert!(messages.insert(current.clone(), BTreeSet::new()).is_none(), "the message {current} stands twice");
        }
        let values = line.split('$').skip(1).map(|rest| {
            rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_' || *c == '-').collect::<String>()
        });
        if let Some(message) = messages.get_mut(&current) {
            message.extend(values);
        }
    }
    messages
}
