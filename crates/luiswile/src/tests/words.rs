//! What is asked, offered and explained: questions, labels, picks, cards, and what choices change.

use engine::{Change, Trials, Viewer};
use scene::{ChoiceEffect, GameScene, GameText, Lang, Pick, Texts};

use super::*;

fn texts(lang: Lang) -> Texts {
    Texts::of::<Luiswile>(lang, ["ana", "ben", "cyd"].map(str::to_owned).to_vec())
}

fn question(day: &Day, letter: &str) -> String {
    Luiswile::question(&day.state.options, &day.view(letter), seat(letter), &texts(Lang::EN))
}

fn label(day: &Day, letter: &str, action: &str) -> String {
    Luiswile::label(&day.state.options, &day.view(letter), action.parse().unwrap(), &texts(Lang::EN))
}

fn picks(day: &Day, letter: &str, action: &str) -> Vec<Pick> {
    Luiswile::picks(&day.state.options, &day.view(letter), action.parse().unwrap())
}

/// The badges that stand on a choice.
fn badges(day: &Day, letter: &str, action: &str) -> String {
    let (options, view) = (&day.state.options, Luiswile::view(&day.state, Viewer::Seat(seat(letter))));
    let outlook = Trials::<Luiswile>::new(options, &view, seat(letter)).outlook(action.parse().unwrap()).unwrap();
    let badge = |forecast| ChoiceEffect::new(forecast, &texts(Lang::EN)).badge;
    outlook.forecasts.iter().map(badge).collect::<Vec<_>>().join(" ")
}

/// Action → badges, for a morning.
#[test]
fn placing_shows_what_it_adds() {
    let mut day = table(&["2301 0362 3655 2440 0158", "3140", "1007"]).neutrals("0999").go();
    for (action, expected) in [
        ("place 2301 tunnel", "★+3 ▼+3"),
        ("place 2440 force", "★+4 ■+4"),
        ("place 0362 force", ""),
        ("place 3655 watch", "◉+4"),
        ("place 2440 sabotage", "♠+1"),
        ("place 0158 recruit", "♥+1"),
        ("place 0362 rest", "○+1"),
        ("place blank force", "□−1"),
        ("ready", "○+5"),
    ] {
        assert_eq!(badges(&day, "a", action), expected, "{action}");
    }
    day.play("a place 2301 tunnel\na place 0158 recruit\na place 2440 sabotage\na place 0362 tunnel");
    assert_eq!(badges(&day, "a", "place 3655 finesse"), "★+1 ◆+1");
    assert_eq!(badges(&day, "a", "ready"), "○+1", "the others still place");
    day.play("a place 3655 watch\na ready\nb ready\nc ready");
    for (action, expected) in [("recruit 0158 0999", "♡+1 !−1"), ("sabotage 2440 b force", "!−1"), ("ready", "○+0…+2")]
    {
        assert_eq!(badges(&day, "a", action), expected, "{action}");
    }
}

/// A defence shows what it costs: points, and a member who may sit tomorrow.
#[test]
fn defences_show_what_they_cost() {
    let mut day = table(&["2301 0362 0189 1568", "3140", "1007"]).patrols(&[14]).go();
    day.morning(&["tunnel 2301 0362, watch 0189 1568"]);
    for (action, expected) in [
        ("talk 0189", ""),
        ("bribe 0189", "★−2 ▼−2"),
        ("blame 1568", "♣−1…+0"),
        // The warden may transfer him, but not what he has worked (LUI-R62).
        ("last-resort 0362", "★−4 ▼−4 ♣−1…+0"),
    ] {
        assert_eq!(badges(&day, "a", action), expected, "{action}");
    }
}

/// What is certain is no range: somebody else still places, so the day cannot end yet.
#[test]
fn what_idles_is_certain_while_others_place() {
    let day = table(&["2301 0362", "3140"]).go();
    let view = day.view("b");
    let outlook = Trials::<Luiswile>::new(&day.state.options, &view, seat("b")).outlook("ready".parse().unwrap());
    assert_eq!(outlook.unwrap().forecasts[0].change, Change::Certain(1), "ana still places");
}

/// "Ready" says who would do nothing, and takes a second touch then.
#[test]
fn ready_warns_of_idle_members() {
    let mut day = table(&["2301 0362 0158", "3140"]).neutrals("0999").go();
    assert_eq!(question(&day, "a"), "3 of your members have no task yet. Give them one; who has none rests.");
    assert_eq!(label(&day, "a", "ready"), "Ready: 3 members idle");
    assert_eq!(picks(&day, "a", "ready"), [Pick::button("do-ready"), Pick::Thing("own".to_owned())]);
    day.play("a place 2301 tunnel\na place 0362 sabotage\na place 0158 recruit");
    assert_eq!((label(&day, "a", "ready").as_str(), picks(&day, "a", "ready").len()), ("Ready", 1));
    day.play("a ready\nb ready");
    let missing = "one saboteur without an order, one recruiter without an order";
    assert_eq!(label(&day, "a", "ready"), format!("Ready: {missing}"));
    assert_eq!(question(&day, "a"), format!("Give your orders. Still waiting: {missing}."));
    day.play("a sabotage 0362 b tunnel\na recruit 0158 0999");
    assert_eq!(label(&day, "a", "ready"), "Ready");
    let done = "All whom you send have their orders. Nothing left to do: be ready.";
    assert_eq!(question(&day, "a"), done, "nobody else can be listed");
}

/// The patrol's question names every kind of defence with its price; one thing has one button.
#[test]
fn defences_are_named_and_not_doubled() {
    let mut day = table(&["2301 0362 0189 1568", "3140"]).patrols(&[14]).go();
    day.morning(&["tunnel 2301 0362, watch 0189 1568"]);
    let asked = question(&day, "a");
    assert!(asked.starts_with("The patrol 14 Torch patrol has found your Tunnel, worth 7 points today."), "{asked}");
    assert!(asked.contains("let a watcher take the blame") && asked.contains("give up a worker"), "{asked}");
    let found = Pick::Thing("pool:a:tunnel".to_owned());
    assert_eq!(picks(&day, "a", "last-resort 0362"), [Pick::thing("card", "0362"), found.clone()]);
    assert_eq!(picks(&day, "a", "blame 1568"), [Pick::thing("card", "1568"), found], "he can do nothing else");
    assert_eq!(picks(&day, "a", "blame 0189"), [Pick::thing("card", "0189"), Pick::button("pick-blame")]);
    let card = Luiswile::explain(&day.state.options, &day.view("a"), "card:0362", &texts(Lang::EN)).unwrap();
    let given_up = "Now: Give up 0362 Józef Kretowicz: he is punished, half of today's points are lost.";
    assert!(card.lines.iter().any(|line| line == given_up), "{:?}", card.lines);
}

/// Each value and each skill of a prisoner is a sentence of its own.
#[test]
fn a_prisoner_explains_himself() {
    let day = table(&["2301 0189", "3140"]).go();
    let explain =
        |thing: &str, lang| Luiswile::explain(&day.state.options, &day.view("a"), thing, &texts(lang)).unwrap();
    let card = explain("card:0189", Lang::EN);
    assert_eq!(card.title, "0189 Zenon Śmietański, Pole");
    assert_eq!(card.purpose.len(), 8);
    assert_eq!(card.purpose[0], "Shovel 1: points when he digs (Tunnel).");
    assert!(card.purpose[6].starts_with("Bribery 5: as a watcher"));
    assert!(!card.clauses.is_empty());
    let all: Vec<&String> = card.lines.iter().chain(&card.purpose).collect();
    assert!(all.iter().enumerate().all(|(at, line)| !all[..at].contains(line)), "no line twice: {all:?}");
    assert!(explain("card:0189", Lang::named("pl")).purpose[4].starts_with("Siła 1: jak dobrze werbuje"));
    assert!(explain("pile:b:watch", Lang::EN).purpose[0].starts_with("Watchers make no points"));
    assert!(explain("gang:b", Lang::EN).lines[0].starts_with("250 points are missing"));
}

/// The order of somebody who has left is void; nobody is told that he is sent.
#[test]
fn orders_of_the_transferred_are_void() {
    let mut day = table(&["2301 2001", "3140"]).event("E02").neutrals("0999").patrols(&[24]).go();
    day.play("a place 2301 tunnel\na place 2001 recruit\na ready\nb ready\na recruit 2001 0999\na ready");
    assert!(day.is_gone("2001"));
    let outline = Luiswile::outline(&day.state.options, &day.view("a"), &texts(Lang::EN));
    let lines: Vec<String> = outline.into_iter().flat_map(|section| section.lines).collect();
    assert!(lines.iter().any(|line| line.starts_with("Void, he is out of action: Order for 2001")), "{lines:?}");
    assert!(!lines.iter().any(|line| line.contains("is sent")));
}

/// In Polish every task has one name, and the pile is not called like the characteristic.
#[test]
fn polish_tasks_have_one_name() {
    let texts = texts(Lang::named("pl"));
    for pile in crate::Pile::ALL {
        let (name, short) = (texts.text(&format!("pile-{pile}")), texts.text(&format!("pile-{pile}.short")));
        assert_eq!(name, short);
    }
    let rules = Luiswile::rules_in(Lang::named("pl")).to_lowercase();
    for other in ["pilnowanie tyłów", "pozyskiwanie", "pozyskać"] {
        assert!(!rules.contains(other), "{other}");
    }
}
