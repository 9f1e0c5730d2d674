//! Open tables of a server, as lines.

use client::page::{CLOCKS, clock_of, time_text};
use protocol::Clock;
use protocol::SeatPlayer;
use protocol::rest::{TableAbout, TableListing};
use scene::{Lang, Texts};

use crate::pages::{game_title, program_texts};

/// The open tables of a server at this address: game, link, who opened it, seats, time, options and names.
pub fn lobby_lines(tables: &[TableListing], origin: &str, lang: Lang) -> Vec<String> {
    let texts = program_texts(lang);
    if tables.is_empty() {
        return vec![texts.text("lobby-empty")];
    }
    let lines = |listed: &TableListing| {
        let title = format!("{}  {origin}/t/{}", game_title(&listed.game, lang), listed.table);
        let facts = listed.about.as_ref().map(|about| facts(&listed.game, about, lang, &texts));
        let names = listed.about.as_ref().map(names).filter(|names| !names.is_empty());
        let below = [facts, names.map(|names| texts.row(&names))];
        std::iter::once(title).chain(below.into_iter().flatten().map(|line| format!("    {line}"))).collect::<Vec<_>>()
    };
    tables.iter().flat_map(lines).collect()
}

/// Who opened a table, how full it is, and what was chosen.
fn facts(game: &str, about: &TableAbout, lang: Lang, texts: &Texts) -> String {
    let (seats, taken) = (about.seats.len(), about.seats.len() - about.free());
    let host = about.host.as_ref().map(|host| texts.with("lobby-host", [("name", host.as_str().into())]));
    let seats = texts.with("lobby-seats", [("taken", taken.into()), ("seats", seats.into())]);
    let clock = (about.clock != Clock::None).then(|| clock_text(about.clock, texts));
    let options = about.options.iter().filter_map(|(key, value)| option_text(game, key, value, lang));
    let rules = texts.with("rules-number", [("version", about.rules.into())]);
    let changed = about.is_changed.then(|| texts.text("changed-content"));
    let facts = host.into_iter().chain([seats]).chain(clock).chain(options).chain([rules]).chain(changed);
    facts.collect::<Vec<_>>().join(" · ")
}

/// Those who sit there already.
fn names(about: &TableAbout) -> Vec<String> {
    let taken = about.seats.iter().filter(|seat| seat.minder != SeatPlayer::Free);
    taken.map(|seat| format!("{} {}", seat.seat.letter().to_ascii_uppercase(), seat.name)).collect()
}

fn clock_text(clock: Clock, texts: &Texts) -> String {
    if let Some(word) = CLOCKS.into_iter().find(|word| clock_of(word) == clock) {
        return texts.text(&format!("clock-{word}"));
    }
    let time = [("time", time_text(texts, clock.full_ms()).into())];
    match clock {
        Clock::None => texts.text("clock-none"),
        Clock::Decision { .. } | Clock::Days { .. } => texts.with("clock-decision", time),
        Clock::Player { .. } => texts.with("clock-player", time),
    }
}

fn option_text(game: &str, key: &str, value: &str, lang: Lang) -> Option<String> {
    let listed = games::listed(game)?;
    let own = listed.texts(lang);
    listed.about.options.iter().find(|option| option.key == key)?;
    let name = |id: String, plain: &str| if own.has(&id) { own.text(&id) } else { plain.replace('_', " ") };
    Some(format!("{}: {}", name(format!("option-{key}"), key), name(format!("option-{key}-{value}"), value)))
}
