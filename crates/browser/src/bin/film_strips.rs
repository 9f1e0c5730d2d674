//! `cargo xtask film-strips`: the main moments of every game beside each other, as replays stage them, on a desk and on a
//! phone.

use std::path::Path;

use anyhow::{Context, Result};
use browser::{Chromium, Device, GoldenRecord, MomentPlace, Person, Site, golden_records, moment_places};
use scene::{MomentKind, Tone};

/// A device, the number of pictures in a row of its strips, and the width of each.
const STRIPS: [(&str, Device, u32, u32); 2] = [
    ("desk", Device { width: 1280, height: 800, dark: false, motion: false }, 3, 560),
    ("phone", Device { dark: false, ..Device::PHONE }, 6, 312),
];

/// The moments of a strip, those with the fewest places first: where each stands in the story, and how it feels.
const MAIN_MOMENTS: [(MomentKind, Option<Tone>); 6] = [
    (MomentKind::Ending, None),
    (MomentKind::Chapter, None),
    (MomentKind::Highlight, Some(Tone::Alarm)),
    (MomentKind::Highlight, Some(Tone::Bad)),
    (MomentKind::Highlight, Some(Tone::Good)),
    (MomentKind::Highlight, Some(Tone::Neutral)),
];

/// A moment with more lines says too much for a small picture.
const LINES_MAX: usize = 4;

#[tokio::main]
async fn main() -> Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures");
    let records = golden_records()?;
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    for (name, device, columns, width) in STRIPS {
        let ana = chromium.person(&site, device).await?;
        ana.run("localStorage.setItem('pace', 'calm');", vec![]).await?;
        ana.go("/").await?;
        for entry in games::GAMES {
            let game = entry.about().name;
            let (golden, places) = main_moments(&records, game)?.with_context(|| format!("{game} has no records"))?;
            let mut pictures = Vec::new();
            ana.show_record(golden).await?;
            for place in &places {
                println!("{name}: {} #{} {}", golden.name, place.step, place.moment().moment.headline);
                pictures.push(picture(&ana, place).await?);
            }
            let strip = raster::strip(&pictures, columns, width)?;
            let file = folder.join(format!("story-{game}-{name}.png"));
            println!("docs/pictures/story-{game}-{name}.png: {} KB", strip.len() / 1000);
            std::fs::write(&file, strip).with_context(|| format!("cannot write {}", file.display()))?;
        }
        ana.close().await?;
    }
    Ok(())
}

/// The record of a game that has the most of the main moments, and those.
fn main_moments<'a>(records: &'a [GoldenRecord], game: &str) -> Result<Option<(&'a GoldenRecord, Vec<MomentPlace>)>> {
    let mut best: Option<(&GoldenRecord, Vec<MomentPlace>)> = None;
    // Bots play as people do; other records are of matches at random.
    for golden in records.iter().filter(|golden| golden.game == game && golden.name.contains("bots")) {
        let mut places = moment_places(golden)?;
        places.retain(|place| place.eyes == "all");
        let mut chosen: Vec<MomentPlace> = Vec::new();
        for (kind, tone) in MAIN_MOMENTS {
            let fits = |place: &&MomentPlace| {
                let moment = &place.moment().moment;
                let is_new = !chosen
                    .iter()
                    .any(|other| other.event == place.event || other.moment().moment.headline == moment.headline);
                moment.kind == kind && tone.is_none_or(|tone| moment.tone == tone) && is_new
            };
            // Steps that are not in the strip yet, then what says the most in a few lines, then the last one, when much is
            // on the table.
            let merit = |place: &&MomentPlace| {
                let lines = place.moment().moment.details.len();
                let is_new_step = !chosen.iter().any(|other| other.step == place.step);
                (is_new_step, if lines > LINES_MAX { 0 } else { lines }, place.step)
            };
            let best = places.iter().filter(fits).max_by_key(merit).cloned();
            chosen.extend(best);
        }
        chosen.sort_by_key(|place| (place.step, place.at));
        if best.as_ref().is_none_or(|(_, places)| places.len() <= chosen.len()) {
            best = Some((golden, chosen));
        }
    }
    Ok(best)
}

/// The window while a moment is staged.
async fn picture(person: &Person, place: &MomentPlace) -> Result<Vec<u8>> {
    // Slow enough for a picture.
    person.show_step_before(place, "half").await?;
    person.press('\u{E014}').await?;
    for _ in 0..place.at {
        let number = person.run("return document.querySelector('[data-moment]').dataset.moment;", vec![]).await?;
        person.press('\u{E00C}').await?;
        let next = format!("[data-moment]:not([data-moment='{}'])", number.as_str().unwrap_or_default());
        person.wait(&next).await?;
    }
    person.wait("[data-moment]").await?;
    person.screenshot().await
}
