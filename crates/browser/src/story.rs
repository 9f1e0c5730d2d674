//! Moments in the golden records, and those records as replays in a browser.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result, anyhow, ensure};
use client::page::ReadingSpeed;
use client::{LogLine, Perspective, Replay, Stage, StagedMoment};
use engine::{EventNotice, Record, Seats, Viewer};
use scene::{Lang, MomentKind};
use serde_json::{Value, json};

use crate::Person;

/// The text of a golden record, or of a match that was played to see something rare.
#[derive(Clone, Debug)]
pub struct GoldenRecord {
    /// The name of its file, without the ending; for a match that was played here any other name.
    pub name: String,
    /// The game.
    pub game: String,
    /// The record.
    pub text: String,
}

/// A step of a golden record at which some kind of event is staged.
#[derive(Clone, Debug)]
pub struct MomentPlace {
    /// The kind of event, as `docs/story.md` has it.
    pub event: String,
    /// The name of the record.
    pub record: String,
    /// The step that brings the event.
    pub step: usize,
    /// The eyes that see it: `all`, or the letter of a seat.
    pub eyes: String,
    /// Every moment of the step, in order.
    pub moments: Vec<StagedMoment>,
    /// Which of them tells the event.
    pub at: usize,
}

impl MomentPlace {
    /// The moment that tells the event.
    pub fn moment(&self) -> &StagedMoment {
        &self.moments[self.at]
    }
}

/// All golden records, by their names.
pub fn golden_records() -> Result<Vec<GoldenRecord>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/tests/records");
    let files = std::fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut records = Vec::new();
    for file in files {
        let path = file?.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path)?;
        let game = text.parse::<Record>().map_err(|fault| anyhow!("{name}: {fault}"))?.game;
        records.push(GoldenRecord { name, game, text });
    }
    records.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(records)
}

/// The kinds of events that `docs/story.md` lists as moments of each game.
pub fn kinds_of_moments() -> Result<BTreeMap<&'static str, Vec<String>>> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/story.md");
    let page = std::fs::read_to_string(&page).with_context(|| format!("cannot read {}", page.display()))?;
    let kind = |line: &str| {
        let mut cells = line.strip_prefix("| `")?.split(" | ");
        let event = cells.next()?.trim_end_matches('`');
        matches!(cells.next()?, "chapter" | "turn" | "highlight" | "ending").then(|| event.to_owned())
    };
    let sections: Vec<&str> = page.split("\n## ").skip(1).collect();
    ensure!(sections.len() == games::GAMES.len(), "docs/story.md has {} games", sections.len());
    // The page lists games in the order of the registry.
    let names = games::GAMES.iter().map(|entry| entry.about().name);
    Ok(names.zip(sections.iter().map(|section| section.lines().filter_map(kind).collect())).collect())
}

/// The word for a kind of event, from an event as JSON.
pub(crate) fn event_word(event: &str) -> Option<String> {
    match serde_json::from_str(event).ok()? {
        Value::String(word) => Some(word),
        Value::Object(fields) => fields.keys().next().cloned(),
        _ => None,
    }
}

/// The moments that a replay stages for these lines.
fn staged(lines: &[LogLine]) -> Vec<StagedMoment> {
    let mut stage = Stage::default();
    stage.replay(lines, ReadingSpeed::Brisk, 100, 0);
    let mut moments = Vec::new();
    while let Some(shown) = stage.shown() {
        moments.push(shown.clone());
        stage.skip(0);
    }
    moments
}

/// Everything that is staged in a record, as these eyes see it.
fn places_seen_by(
    golden: &GoldenRecord,
    replay: &mut Replay,
    story: &[Vec<EventNotice>],
    eyes: Perspective,
) -> Vec<MomentPlace> {
    let is_visible = |notice: &&EventNotice| match eyes {
        Perspective::Of(viewer) => notice.to.includes(viewer),
        Perspective::All => true,
    };
    let name = match eyes {
        Perspective::Of(Viewer::Seat(seat)) => seat.letter().to_string(),
        Perspective::Of(Viewer::Spectator) => "spectator".to_owned(),
        Perspective::All => "all".to_owned(),
    };
    let mut places = Vec::new();
    for (step, notices) in replay.steps(eyes, Lang::EN).iter().zip(story) {
        let moments = staged(&step.lines);
        for (index, notice) in notices.iter().filter(is_visible).enumerate() {
            if let (Some(_), Some(event)) = (&step.lines[index].moment, event_word(&notice.event)) {
                // Moments of a row are one, so those up to this line say which one it is.
                let at = staged(&step.lines[..=index]).len() - 1;
                let (record, eyes, moments) = (golden.name.clone(), name.clone(), moments.clone());
                places.push(MomentPlace { event, record, step: step.step, eyes, moments, at });
            }
        }
    }
    places
}

/// Everything that is staged in a record: as all eyes together see it, then as each seat does.
pub fn moment_places(golden: &GoldenRecord) -> Result<Vec<MomentPlace>> {
    let record: Record = golden.text.parse().map_err(|fault| anyhow!("{}: {fault}", golden.name))?;
    let game = games::find(&record.game).with_context(|| format!("there is no game {}", record.game))?;
    let seed = record.seed.context("golden records are of finished matches")?;
    let story = game.resume(&record, seed, None)?.story();
    let mut replay = Replay::read(&golden.text)?;
    let seats = Seats::all(replay.seats()).iter().map(|seat| Perspective::Of(Viewer::Seat(seat)));
    let eyes: Vec<Perspective> = std::iter::once(Perspective::All).chain(seats).collect();
    Ok(eyes.into_iter().flat_map(|eyes| places_seen_by(golden, &mut replay, &story, eyes)).collect())
}

/// The best place of each kind of event in these records: with the fewest moments, early in a record.
pub fn shortest_places(records: &[GoldenRecord]) -> Result<BTreeMap<String, MomentPlace>> {
    let length = |place: &MomentPlace| (place.moments.len(), place.eyes != "all", place.step);
    let mut best: BTreeMap<String, MomentPlace> = BTreeMap::new();
    for golden in records {
        for place in moment_places(golden)? {
            if best.get(&place.event).is_none_or(|known| length(&place) < length(known)) {
                best.insert(place.event.clone(), place);
            }
        }
    }
    Ok(best)
}

/// The word for where a moment stands in the story.
pub fn kind_word(kind: MomentKind) -> &'static str {
    match kind {
        MomentKind::Chapter => "chapter",
        MomentKind::Turn => "turn",
        MomentKind::Highlight => "highlight",
        MomentKind::Ending => "ending",
    }
}

/// Answers the page's request for a record with a text, and follows a link to its replay within the page.
const SHOW_RECORD: &str = "
    const [id, text] = arguments, from_server = window.from_server ??= window.fetch;
    window.fetch = (asked, ...more) => new URL(asked.url ?? asked, location).pathname === `/api/tables/${id}/record`
        ? Promise.resolve(new Response(text)) : from_server.call(window, asked, ...more);
    const link = document.createElement('a');
    link.href = `/replay/${id}`;
    document.body.append(link);
    link.click();
    link.remove();";

/// Chooses the eyes, the speed and the step of a replay as a reader does, by its fields.
const SHOW_STEP: &str = "
    const choose = (css, value, event) => {
        const field = document.querySelector(css);
        if (field.value === value) return;
        field.value = value;
        field.dispatchEvent(new Event(event, { bubbles: true }));
    };
    const [eyes, speed, step] = arguments;
    choose('[name=eyes]', eyes, 'change');
    choose('[name=speed]', speed, 'change');
    choose('#scrub', step, 'input');
    document.activeElement?.blur();";

impl Person {
    /// Shows a golden record as a replay.
    pub async fn show_record(&self, golden: &GoldenRecord) -> Result<()> {
        // A replay that is shown already must not be taken for this one.
        if !self.has("[data-page=home]").await? {
            self.run("document.querySelector('a.brand').click();", vec![]).await?;
            self.wait("[data-page=home]").await?;
        }
        self.run(SHOW_RECORD, vec![json!(golden.name), json!(golden.text)]).await?;
        self.wait("#scrub").await
    }

    /// Shows the step before a place of the record that is shown, with the eyes of that place.
    pub async fn show_step_before(&self, place: &MomentPlace, speed: &str) -> Result<()> {
        let step = (place.step - 1).to_string();
        self.run(SHOW_STEP, vec![json!(place.eyes), json!(speed), json!(step)]).await?;
        self.wait("body:not(:has([data-moment]))").await
    }
}
