//! `docs/story.md`: which events each game stages as moments, and what is foreseen of each action, as found in the golden
//! records. `cargo xtask bless` writes it; the test fails when a game tells or foresees something else.
#![allow(clippy::unwrap_used)]

mod shared;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::PathBuf;

use engine::{Change, Dice, Log, Settings, Trials, Viewer};
use games::{Playable, Visitor};
use scene::{Lang, MomentKind, Texts};
use serde_json::Value;

use shared::{Golden, is_blessing, records};

/// Every so many steps all choices are tried, not only the one that was taken.
const MENU_STEPS: usize = 9;

/// How many matches are played at most to find events that no golden record has.
const RARE_MATCHES_MAX: u32 = 600;

/// What was seen of a kind of events.
#[derive(Default)]
struct Staged {
    kind: Option<MomentKind>,
    to_others: Option<String>,
    to_actor: Option<String>,
}

/// What was foreseen of a kind of actions: for each gauge, by how it changes.
type Foreseen = BTreeMap<String, BTreeSet<&'static str>>;

/// The story of one game.
struct Story {
    texts: Texts,
    moments: BTreeMap<String, Staged>,
    actions: BTreeMap<String, Foreseen>,
}

struct Replay<'a>(&'a [Golden]);

impl Visitor for Replay<'_> {
    type Out = String;

    fn visit<G: Playable>(self) -> String {
        let names = ["ana", "ben", "cyd", "dan", "eve", "fay"].map(str::to_owned).to_vec();
        let moments = kinds::<G>().into_iter().map(|kind| (kind, Staged::default())).collect();
        let mut story = Story { texts: Texts::of::<G>(Lang::EN, names), moments, actions: BTreeMap::new() };
        for golden in self.0.iter().filter(|golden| golden.record.game == G::ABOUT.name) {
            story.replay::<G>(golden);
        }
        story.look_for_rare_events::<G>();
        story.page::<G>()
    }
}

/// The names of all events of a game, as JSON has them.
fn kinds<G: Playable>() -> BTreeSet<String> {
    let fault = serde_json::from_str::<G::Event>(r#"{"?":0}"#).expect_err("there is no such event").to_string();
    let (_, names) = fault.split_once("expected").unwrap_or_else(|| panic!("{fault}"));
    names.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

fn kind_of<G: Playable>(event: &G::Event) -> String {
    let value = serde_json::to_value(event).expect("events are plain data");
    let name = match &value {
        Value::String(name) => Some(name),
        Value::Object(fields) => fields.keys().next(),
        _ => None,
    };
    name.expect("events are variants").clone()
}

impl Story {
    fn replay<G: Playable>(&mut self, golden: &Golden) {
        let whole = golden.replay::<G>();
        let (mut state, mut dice) = golden.setup::<G>();
        for (step, played) in whole.played().iter().enumerate() {
            let view = G::view(&state, Viewer::Seat(played.seat));
            let mut trials = Trials::<G>::new(whole.options(), &view, played.seat);
            let mut menu = vec![played.action];
            if step.is_multiple_of(MENU_STEPS) {
                G::legal(&state, played.seat, &mut menu);
            }
            for action in menu {
                self.foresee::<G>(&mut trials, action);
            }
            let mut log = Log::new();
            G::apply(&mut state, played.seat, played.action, &mut dice, &mut log).unwrap();
            for told in log.events() {
                self.stage::<G>(whole.options(), &told.event);
            }
        }
    }

    /// Plays matches by instinct and at random, until every kind of event was seen.
    fn look_for_rare_events<G: Playable>(&mut self) {
        let mut chance = Dice::seeded(7);
        for _ in 0..RARE_MATCHES_MAX {
            if self.moments.values().all(|staged| staged.to_others.is_some()) {
                return;
            }
            let seats = *chance.pick(&G::ABOUT.seats.clone().collect::<Vec<_>>());
            let Ok(options) = G::options(&Settings::random(G::ABOUT.options, seats, &mut chance)) else { continue };
            let mut dice = Dice::seeded(u64::from(chance.below(u32::MAX)));
            let mut state = G::setup(&options, &mut dice);
            while let Some(seat) = G::deciders(&state).first() {
                let mut menu = Vec::new();
                G::legal(&state, seat, &mut menu);
                let choice = match chance.below(3) {
                    0 => chance.below(menu.len() as u32) as usize,
                    _ => G::instinct(&state, seat, &menu, &mut chance),
                };
                let mut log = Log::new();
                G::apply(&mut state, seat, menu[choice], &mut dice, &mut log).unwrap();
                for told in log.events() {
                    if self.moments.get(&kind_of::<G>(&told.event)).is_none_or(|staged| staged.to_others.is_none()) {
                        self.stage::<G>(&options, &told.event);
                    }
                }
            }
        }
    }

    fn foresee<G: Playable>(&mut self, trials: &mut Trials<'_, G>, action: G::Action) {
        let notation = action.to_string();
        let word = notation.split(' ').next().unwrap_or_default().to_owned();
        let foreseen = self.actions.entry(word).or_default();
        for forecast in trials.outlook(action).expect("a listed action can be tried").forecasts {
            let id = format!("gauge-{}", forecast.gauge.id);
            let name = format!("{} {}", self.texts.text(&id), self.texts.text(&format!("{id}.name")));
            let how = match forecast.change {
                Change::Certain(_) => "certain",
                Change::Between(..) => "a range",
                Change::Unknown => "unknown",
            };
            foreseen.entry(name).or_default().insert(how);
        }
    }

    fn stage<G: Playable>(&mut self, options: &G::Options, event: &G::Event) {
        let staged = self.moments.entry(kind_of::<G>(event)).or_default();
        let actor = G::event_links(options, event).seat;
        self.texts.set_reader(None);
        let others = G::moment(options, event, &self.texts);
        self.texts.set_reader(actor);
        let own = G::moment(options, event, &self.texts);
        staged.kind = staged.kind.or(others.as_ref().or(own.as_ref()).map(|moment| moment.kind));
        staged.to_others.get_or_insert_with(|| others.map_or_else(|| "–".to_owned(), |moment| moment.headline));
        staged.to_actor.get_or_insert_with(|| own.map_or_else(|| "–".to_owned(), |moment| moment.headline));
    }

    fn page<G: Playable>(&self) -> String {
        let (title, name) = (Texts::of::<G>(Lang::EN, Vec::new()).text("game-title"), G::ABOUT.name);
        let mut page = format!("## {title}\n\n");
        writeln!(page, "![Moments at a desk](pictures/story-{name}-desk.png)\n").unwrap();
        writeln!(page, "![Moments on a phone](pictures/story-{name}-phone.png)\n").unwrap();
        page += "| event | stands as | headline | headline for the one who does it |\n|---|---|---|---|\n";
        for (kind, staged) in &self.moments {
            let Staged { kind: place, to_others, to_actor } = staged;
            let place = match place {
                Some(MomentKind::Chapter) => "chapter",
                Some(MomentKind::Turn) => "turn",
                Some(MomentKind::Highlight) => "highlight",
                Some(MomentKind::Ending) => "ending",
                None if to_others.is_none() => "not in the records",
                None => "a line of the log",
            };
            let cell = |text: &Option<String>| text.clone().unwrap_or_default().replace('|', "/").replace('\n', " ");
            let (others, own) = (cell(to_others), cell(to_actor));
            let own = if own == others { "the same" } else { own.as_str() };
            let (others, own) = if place.contains(' ') { ("", "") } else { (others.as_str(), own) };
            writeln!(page, "| `{kind}` | {place} | {others} | {own} |").unwrap();
        }
        page += "\n| action | what is foreseen, and how surely |\n|---|---|\n";
        for (word, foreseen) in &self.actions {
            let effect = |(gauge, how): (&String, &BTreeSet<&str>)| {
                format!("{gauge} ({})", how.iter().copied().collect::<Vec<_>>().join(" or "))
            };
            let effects: Vec<String> = foreseen.iter().map(effect).collect();
            let effects = if effects.is_empty() { "its label".to_owned() } else { effects.join("; ") };
            writeln!(page, "| `{word}` | {effects} |").unwrap();
        }
        page + "\n"
    }
}

const HEAD: &str = "# The story of each game\n\n\
    Which events are staged as moments, with an example of each headline, and what is foreseen of each action before it is \
    taken. A test finds all of it in the golden records and, for rare events, in matches at random, and compares it with this page; `cargo xtask bless` writes it. \
    `cargo xtask story` shows each kind of moment of the records in Chromium, and `cargo xtask film-strips` makes the \
    pictures.\n\n\
    An event that is no moment is a line of the log. *Certain* means that the number is known before; *a range* that \
    its least and most are; *unknown* that it hangs on dice or on hidden things. An action without numbers is shown with \
    its label, and with a preview of the table where what follows is certain.\n\n";

#[test]
fn the_page_of_stories_is_true() {
    let records = records();
    let pages = games::GAMES.iter().map(|game| games::visit(game.about().name, Replay(&records)).unwrap());
    let page = HEAD.to_owned() + pages.collect::<String>().trim_end() + "\n";
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/story.md");
    if is_blessing() {
        std::fs::write(&path, &page).unwrap();
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(found == page, "docs/story.md is not what the games tell and foresee; run cargo xtask bless");
}

struct Signs<'a>(&'a [Golden]);

impl Visitor for Signs<'_> {
    type Out = BTreeSet<&'static str>;

    fn visit<G: Playable>(self) -> BTreeSet<&'static str> {
        let golden = self.0.iter().filter(|golden| golden.record.game == G::ABOUT.name);
        let mut gauges = BTreeSet::new();
        for golden in golden {
            let options = golden.deal::<G>().options().clone();
            let (mut state, mut dice): (G::State, Dice) = golden.setup::<G>();
            for played in golden.replay::<G>().played() {
                let view = G::view(&state, Viewer::Seat(played.seat));
                gauges.extend(G::gauges(&options, &view).into_iter().map(|reading| reading.gauge.id));
                G::apply(&mut state, played.seat, played.action, &mut dice, &mut Log::silent()).unwrap();
            }
        }
        for lang in Lang::all() {
            let texts = Texts::of::<G>(lang, Vec::new());
            for gauge in &gauges {
                let sign = texts.text(&format!("gauge-{gauge}"));
                assert_eq!(draw::missing_glyph(&sign), None, "{}, gauge-{gauge}: no font has it", G::ABOUT.name);
            }
        }
        gauges
    }
}

/// A sign that our fonts lack comes from some font of the system, or is an empty box.
#[test]
fn signs_of_gauges_are_in_our_fonts() {
    let records = records();
    for game in games::GAMES {
        let gauges = games::visit(game.about().name, Signs(&records)).unwrap();
        println!("{}: {} gauges", game.about().name, gauges.len());
    }
    assert_eq!(draw::missing_glyph("☠"), Some('☠'), "the check can fail");
}
