//! A day as a story: what is staged of it, in order.

use engine::Viewer;
use scene::{GameScene, Lang, Moment, MomentKind, Texts, Tone};

use super::*;

/// A day and all that was told of it.
struct Story {
    day: Day,
    told: Vec<engine::AddressedEvent<Event>>,
}

impl Story {
    #[track_caller]
    fn play(&mut self, actions: &str) {
        for action in actions.lines() {
            self.day.play.play(action);
            self.told.extend(self.day.play.told.iter().cloned());
        }
    }

    /// Everybody who is asked does what is done when time runs out.
    fn wait(&mut self) {
        for seat in Luiswile::deciders(&self.day.state) {
            if let Some(action) = Luiswile::timeout_action(&self.day.state, seat) {
                self.play(&format!("{seat} {action}"));
            }
        }
    }

    /// What is staged for a viewer; moments of a row are one.
    fn staged(&self, viewer: Viewer, lang: Lang) -> Vec<Moment> {
        let mut texts = Texts::of::<Luiswile>(lang, ["ana", "ben", "cyd"].map(str::to_owned).to_vec());
        texts.set_reader(viewer.seat());
        let mut moments: Vec<Moment> = Vec::new();
        for told in self.told.iter().filter(|told| told.to.includes(viewer)) {
            let Some(moment) = Luiswile::moment(&self.day.state.options, &told.event, &texts) else { continue };
            match moments.last_mut().filter(|last| last.joins(&moment)) {
                Some(last) => last.join(&moment),
                None => moments.push(moment),
            }
        }
        moments
    }

    fn headlines(&self, letter: &str, lang: Lang) -> Vec<String> {
        self.staged(Viewer::Seat(seat(letter)), lang).into_iter().map(|moment| moment.headline).collect()
    }
}

/// A day with everything: a fight, a transfer, newcomers, recruiting, sabotage, a patrol that finds something, a
/// punishment.
fn full_day() -> Story {
    let day = table(&["2301 1304 0362 0158", "3140 3569 2440", "1007 0650"])
        .event("E02")
        .neutrals("0999 1119 2001")
        .patrols(&[24])
        .punishment("K05")
        .deck("0264 0418 0533")
        .go();
    let mut story = Story { day, told: Vec::new() };
    story.play("a place 2301 tunnel\na place 1304 tunnel\na place 0158 recruit\na place 0362 recruit\na ready");
    story.play("b place 2440 sabotage\nb place 3140 recruit\nb place 3569 force\nb ready");
    story.play("c place 1007 force\nc place 0650 force\nc ready");
    story.play("a recruit 0158 0999\na recruit 0362 1119\na recruit 0362 2001\na ready");
    story.play("b recruit 3140 1119\nb sabotage 2440 a tunnel\nb ready");
    story.play("a claim 0158 a1");
    while !story.day.is_morning() {
        story.wait();
    }
    story
}

#[test]
fn a_day_is_a_story_in_a_few_cards() {
    let story = full_day();
    let cards = [
        "All cards lie face down",
        "Today: New guard",
        "Mietek Łopatka and Gus Hammersley fight!",
        "Comings and goings",
        "All cards are turned over",
        "Recruiting",
        "Sabotage! You lose one point",
        "The patrol goes round",
        "You give up Czarny Olo",
        "cyd gives up Luigi Pastore",
        "On the warden's carpet",
        "The points of the day",
        "Day 2 begins",
    ];
    assert_eq!(story.headlines("a", Lang::EN), cards);
    assert_eq!(story.headlines("b", Lang::EN)[6], "Sabotage! ana loses one point");
    assert_eq!(story.headlines("a", Lang::named("pl")).len(), cards.len());
}

#[test]
fn each_card_says_what_changed() {
    let story = full_day();
    let moments = story.staged(Viewer::Seat(seat("a")), Lang::EN);
    let card = |headline: &str| moments.iter().find(|moment| moment.headline == headline).expect("it is staged");
    assert!(card("Today: New guard").details.contains(&"To leave: 2001 Bolek Wytrych.".to_owned()));
    let recruiting = card("Recruiting");
    assert_eq!(recruiting.details.len(), 5);
    assert_eq!(recruiting.details[2], "0999 Cyril Nowak joins you: no other gang had a recruiter as strong.");
    assert!(recruiting.details[4].starts_with("2001 Bolek Wytrych joins nobody"), "he was transferred");
    assert_eq!(recruiting.seats, [seat("a"), seat("b")].into_iter().collect());
    let patrol = card("The patrol goes round");
    assert_eq!(patrol.details[2], "Found at your gang: Tunnel. No watcher saw the patrol in time.");
    assert_eq!(patrol.tone, Tone::Bad);
    let points = card("The points of the day");
    assert_eq!(points.details[0], "You: +1 (Tunnel 1, Force 0, Finesse 0)");
    assert_eq!(card("Day 2 begins").kind, MomentKind::Chapter);
}

/// LUI-098: what scouts find out is staged for their own gang alone.
#[test]
fn scouts_report_to_their_own_gang() {
    let day = table(&["2301 0158", "3140 1568"]).event("E02").deck("0999 1119 0264").go();
    let mut story = Story { day, told: Vec::new() };
    story.play("a place 0158 recruit\na ready\nb ready\na ready");
    let report = |letter: &str| story.headlines(letter, Lang::EN).iter().any(|line| line.starts_with("Your scouts"));
    assert!(report("b") && !report("a"));
}

#[test]
fn the_end_is_staged() {
    let mut story = Story { day: table(&["2301", "3140"]).event("F05").go(), told: Vec::new() };
    story.play("a ready\nb ready");
    let last = story.staged(Viewer::Spectator, Lang::EN).pop().expect("the end is staged");
    assert_eq!((last.kind, last.tone), (MomentKind::Ending, Tone::Alarm));
    assert_eq!(last.headline, "The boats are here: all go to Alcatraz");
    let day = table(&["2301 0362", "3140"]).pools("a", [249, 0, 0]).go();
    let mut story = Story { day, told: Vec::new() };
    story.play("a place 0362 tunnel\na ready\nb ready");
    while !matches!(story.day.state.step, Step::Over(_)) {
        story.wait();
    }
    assert_eq!(story.headlines("a", Lang::named("pl")).last().expect("the end is staged"), "Uciekasz z Luiswile!");
}
