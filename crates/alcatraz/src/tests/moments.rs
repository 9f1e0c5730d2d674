//! Moments: which events are staged, and with which words.

use scene::{GameScene, Lang, Moment, MomentKind, Tone};

use super::texts::{every_event, options, texts};
use super::*;
use crate::state::End;

/// A moment as ana or ben reads it, or a spectator.
fn moment(event: &Event, reader: Option<&str>, lang: Lang) -> Option<Moment> {
    let mut texts = texts(lang);
    texts.set_reader(reader.map(seat));
    Alcatraz::moment(&options(), event, &texts)
}

fn headline(event: &Event, reader: Option<&str>) -> Option<String> {
    moment(event, reader, Lang::EN).map(|moment| moment.headline)
}

/// The list of moments: each kind of event with the headlines for ana, who does it, and for cyd, who looks on.
#[test]
fn every_event_is_staged_or_too_small() {
    let table: Vec<String> = every_event()
        .iter()
        .map(|event| {
            let word = format!("{event:?}").split(['(', ' ']).next().unwrap().to_owned();
            let said = |reader| headline(event, Some(reader)).unwrap_or_else(|| "-".to_owned());
            let (own, other) = (said("a"), said("c"));
            if own == other { format!("{word}: {own}") } else { format!("{word}: {own} / {other}") }
        })
        .collect();
    let expected = include_str!("moments.txt");
    assert_eq!(table.join("\n"), expected.trim_end(), "the list of moments has changed");
}

#[test]
fn headlines_are_short_and_complete_for_every_reader() {
    for event in every_event() {
        for lang in Lang::all() {
            for reader in [None, Some("a"), Some("b"), Some("c")] {
                let Some(Moment { headline, details, .. }) = moment(&event, reader, lang) else { continue };
                assert!(headline.chars().count() <= 60, "{headline}");
                assert!(details.len() <= 4, "{event:?} has {} lines", details.len());
                for line in details.iter().chain([&headline]) {
                    assert!(!line.is_empty() && !line.contains('⟦'), "{event:?}: {line}");
                }
            }
        }
    }
}

/// ALC-035: the votes open together, and everybody reads who voted for whom.
#[test]
fn votes_are_read_one_by_one() {
    let votes = |pairs: &[(&str, &str)]| Event::Votes(pairs.iter().map(|(by, to)| (seat(by), seat(to))).collect());
    let event = votes(&[("a", "b"), ("b", "b"), ("c", "a")]);
    let told = moment(&event, Some("a"), Lang::EN).unwrap();
    assert_eq!(told.headline, "The votes are open: 2 for ben");
    assert_eq!(told.details, ["You voted for ben", "ben voted for ben", "cyd voted for you"]);
    let told = moment(&event, Some("b"), Lang::named("pl")).unwrap();
    assert_eq!(told.headline, "Głosy są jawne: 2 na ciebie");
    assert_eq!(told.details, ["ana głosuje na ciebie", "Głosujesz na siebie", "cyd głosuje na: ana"]);
    let tie = votes(&[("a", "b"), ("b", "a"), ("c", "c")]);
    assert_eq!(headline(&tie, None).unwrap(), "The vote is tied: ana, ben and cyd");
}

/// ALC-040 to ALC-045: nobody can miss that they are the scapegoat, nor what it means.
#[test]
fn the_scapegoat_is_told_what_it_means() {
    let told = moment(&Event::Goat(seat("a"), 1), Some("a"), Lang::EN).unwrap();
    assert_eq!((&*told.headline, told.tone), ("You are the scapegoat now!", Tone::Bad));
    assert_eq!(told.details[0], "You go first, with +1 AP.");
    assert_eq!(told.details[2], "If the others complete the plan without you this round, you stay in prison.");
    let again = Event::Goat(seat("a"), 2);
    assert_eq!(headline(&again, Some("a")).unwrap(), "You are the scapegoat again!");
    assert_eq!(moment(&again, Some("a"), Lang::named("pl")).unwrap().headline, "Znowu ty jesteś kozłem ofiarnym!");
    assert_eq!(headline(&again, Some("b")).unwrap(), "ana is the scapegoat again");
}

/// The end is told to those who escape, to the one who stays and to those who watch.
#[test]
fn the_end_is_told_to_each_reader() {
    let end = Event::Ended(End::Escape { stays: seat("b") });
    let told = |reader| moment(&end, reader, Lang::EN).map(|told| (told.headline, told.kind, told.tone)).unwrap();
    assert_eq!(told(Some("b")), ("You stay in prison".to_owned(), MomentKind::Ending, Tone::Alarm));
    assert_eq!(told(Some("a")), ("You escape! ben stays behind".to_owned(), MomentKind::Ending, Tone::Good));
    assert_eq!(told(None).0, "All escape but ben");
}

/// ALC-030: a chapter says how many rounds are left, and the log has the colour of who did it.
#[test]
fn rounds_left_and_colours() {
    let left = |round| moment(&Event::Round(round), None, Lang::EN).unwrap().details;
    assert_eq!(left(2), ["11 more rounds after this one."]);
    assert_eq!(left(13), ["The last round: one more guard, and all of you lose."]);
    assert!(left(14).is_empty(), "the match is over");
    let by = |event: Event| Alcatraz::event_links(&options(), &event).seat;
    assert_eq!(by(Event::Stole(seat("c"), seat("a"), Good::Cash)), Some(seat("c")));
    assert_eq!(by(Event::Lost(seat("b"), Item::Key)), Some(seat("b")));
    assert_eq!(by(Event::GuardCame(Room::Yard)), None);
}
