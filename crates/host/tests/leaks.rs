//! What a seat may not know reaches it in no way: neither in what is sent, nor in how much, nor in numbers and clocks.

mod common;

use common::{A, B, C, Story, player, setup};
use engine::{Dice, Participant, Salt, Seat, Seed, Settings, Table, Viewer};
use host::{Clock, Host, TableSetup};
use protocol::{Message, Request, ResumePoint, Update};

/// Different bids of ana look the same to everybody else until the last bid opens them all.
#[test]
fn a_sealed_choice_looks_the_same_whatever_it_is() {
    for clock in [Clock::None, Clock::Decision { seconds: 30 }, Clock::Player { seconds: 60, increment: 2 }] {
        let mut stories: Vec<Story> = (0..2).map(|_| Story::dealt(TableSetup { clock, ..setup(3) }, 4)).collect();
        stories.iter_mut().for_each(|story| story.hello("eve"));
        for (choice, story) in stories.iter_mut().enumerate() {
            story.now += 700;
            story.play("ana", choice);
            story.now += 700;
            story.play("ben", 0);
        }
        for seat in [Some(B), Some(C), None] {
            let [one, other] = [stories[0].sent_to(seat), stories[1].sent_to(seat)];
            assert!(!one.is_empty());
            assert_eq!(one, other);
        }
        assert_ne!(stories[0].sent_to(Some(A)), stories[1].sent_to(Some(A)));
        stories.iter_mut().for_each(|story| story.play("cyd", 0));
        assert_ne!(stories[0].sent_to(Some(B)), stories[1].sent_to(Some(B)), "the bids are open");
    }
}

/// Hidden undos and retries of others leave no trace in what a seat is sent, but that something was taken back.
#[test]
fn a_refused_action_of_others_is_nobodys_business() {
    let mut story = Story::dealt(setup(3), 4);
    story.ask("ana", Request::Play { seat: A, question: 1, action: "bank".to_owned() }).unwrap_err();
    story.ask("ana", Request::Play { seat: A, question: 9, action: "bid 1".to_owned() }).unwrap_err();
    story.ask("ana", Request::Undo { seat: A }).unwrap_err();
    assert!(story.sent_to(Some(B)).is_empty());
}

/// Worlds with other seeds in which ana holds the same hand: she is sent the same bytes until she could know better.
#[test]
fn other_hands_look_the_same() {
    let hand = |seed: u64| Story::dealt(setup(3), seed).see("ana").view;
    let wanted = hand(1);
    let other = (2..5000).find(|&seed| hand(seed) == wanted).expect("hands repeat");
    let bytes = |seed: u64| {
        let mut story = Story::dealt(setup(3), seed);
        let promise = story.state().commitment.to_string();
        story.play("cyd", 2);
        story.play("ben", 1);
        let mut sent = story.sent_to(Some(A));
        sent.push(Message::Update(Box::new(story.see("ana"))).into_json());
        // The promise about the seed is a hash of a secret: it differs, and tells nothing.
        sent.iter().map(|text| text.replace(&promise, "promise")).collect::<Vec<_>>()
    };
    assert_eq!(bytes(1), bytes(other));
}

/// In every game: whatever somebody does or takes back that a viewer cannot see sends that viewer nothing at all.
#[test]
fn what_cannot_be_seen_sends_nothing() {
    let mut undone = 0;
    for entry in games::GAMES {
        let mut quiet = 0;
        for seed in 0..6 {
            let (steps, undos) = watch_quietly(entry.about().name, seed);
            quiet += steps;
            undone += undos;
        }
        println!("{}: {quiet} steps sent nothing to those who could not see them", entry.about().name);
    }
    assert!(undone > 100, "hidden steps were taken back {undone} times");
}

fn watch_quietly(game: &'static str, seed: u64) -> (u32, u32) {
    let entry = games::find(game).expect("the game is there");
    let seats = *entry.about().seats.start();
    let mut setup = TableSetup::new("t", game, Settings::new(entry.about().options, seats));
    setup.clock = Clock::Decision { seconds: 3600 };
    let names = &["ana", "ben", "cyd", "dan"][..usize::from(seats)];
    let mut story = Story::dealt(setup, seed);
    let mut dice = Dice::seeded(seed);
    let (mut quiet, mut undone) = (0, 0);
    for _ in 0..120 {
        story.now += 100;
        let before: Vec<Update> = names.iter().map(|name| story.see(name)).collect();
        let deciders = before[0].deciders;
        let Some(seat) = deciders.iter().nth(dice.below(u32::from(deciders.len()).max(1)) as usize) else { break };
        let own = &before[seat.index()];
        let action = dice.pick(&own.menu).clone();
        story.sent.clear();
        let name = names[seat.index()];
        story.ok(name, Request::Play { seat, question: own.question, action: action.clone() });
        let mut is_hidden = true;
        for other in (0..seats).map(Seat::new).filter(|&other| other != seat) {
            let sent = story.sent_to(Some(other));
            let seen = [(Viewer::Seat(other), before[other.index()].seq)].into();
            let after = look(&mut story.host, names[other.index()], ResumePoint { updates: seen, chat: 0 }, story.now);
            let same = after.view == before[other.index()].view && after.deciders == before[other.index()].deciders;
            if same && after.events.is_empty() && after.question == before[other.index()].question {
                assert!(sent.is_empty(), "{other} sees nothing new, and was sent {sent:?}");
                quiet += 1;
            } else {
                is_hidden = false;
            }
        }
        if is_hidden && seats > 1 && story.ask(name, Request::Undo { seat }).is_ok() {
            let others = (0..seats).map(Seat::new).filter(|&other| other != seat);
            others.for_each(|other| assert_eq!(story.sent_to(Some(other)), [""; 0], "{other} learnt of an undo"));
            undone += 1;
            let question = story.see(name).question;
            story.ok(name, Request::Play { seat, question, action });
        }
    }
    (quiet, undone)
}

/// In every game: two worlds with the same public story, in one of which ana does and undoes hidden things all the time.
/// Everybody else is told the same, with the same numbers, at the same times.
#[test]
fn nobody_can_tell_when_or_how_often_somebody_acts_in_secret() {
    let mut hidden = 0;
    for entry in games::GAMES {
        for seed in 0..4 {
            let calm = TwoWorlds::told(entry.about().name, seed, false);
            let restless = TwoWorlds::told(entry.about().name, seed, true);
            assert_eq!(calm.heard.len(), restless.heard.len());
            for (one, other) in calm.heard.iter().zip(&restless.heard) {
                assert_eq!(one, other, "{} {seed}", entry.about().name);
            }
            hidden += restless.hidden;
        }
    }
    assert!(hidden > 50, "ana did {hidden} things in secret");
}

/// A match of which all but ana's own messages are kept, beside a copy in which hidden things can be tried.
struct TwoWorlds {
    story: Story,
    mirror: Box<dyn Table>,
    names: Vec<&'static str>,
    heard: Vec<String>,
    hidden: u32,
}

impl TwoWorlds {
    fn told(game: &'static str, seed: u64, is_restless: bool) -> TwoWorlds {
        let entry = games::find(game).expect("the game is there");
        let seats = (*entry.about().seats.start()).max(2);
        let settings = Settings::new(entry.about().options, seats);
        let names = ["ana", "ben", "cyd", "dan"][..usize::from(seats)].to_vec();
        let chair = |name: &&str| Participant { salt: Salt::new([3; 16]), ..Participant::unsalted(*name) };
        let mirror = entry.open(settings.clone(), Seed::from_number(seed), names.iter().map(chair).collect());
        let clock = Clock::Player { seconds: 3600, increment: 7 };
        let mut story = Story::dealt(TableSetup { clock, ..TableSetup::new("t", game, settings) }, seed);
        story.hello("eve");
        let mirror = mirror.expect("the settings fit");
        let mut worlds = TwoWorlds { story, mirror, names, heard: Vec::new(), hidden: 0 };
        worlds.follow_forced();
        let mut dice = Dice::seeded(seed);
        for step in 0..80_u64 {
            if worlds.mirror.deciders().is_empty() {
                break;
            }
            let wishes = step % 5 == 4;
            if wishes {
                worlds.wish();
            }
            if is_restless {
                worlds.act_in_secret(&mut Dice::seeded(step));
            }
            worlds.story.now = 10_000 * (step + 1) + 800;
            worlds.look();
            if wishes {
                let ana = Request::AnswerTakeback { seat: A, agree: false };
                let answer = worlds.story.ask("ana", ana).map_err(|fault| fault.code);
                worlds.heard.push(format!("{answer:?}"));
            }
            worlds.play(&mut dice);
            worlds.keep();
        }
        worlds
    }

    /// Ben wishes to take his last action back.
    fn wish(&mut self) {
        let answer = self.story.ask("ben", Request::AskTakeback { seat: B }).map_err(|fault| fault.code);
        self.heard.push(format!("{answer:?}"));
        self.keep();
    }

    /// Ana does something that nobody else can see, and undoes it, up to three times.
    fn act_in_secret(&mut self, dice: &mut Dice) {
        for _ in 0..dice.below(4) {
            let Some(action) = self.hidden_action() else { return };
            self.story.now += 100;
            let question = self.story.see("ana").question;
            self.story.ok("ana", Request::Play { seat: A, question, action });
            self.story.now += 100;
            self.story.ok("ana", Request::Undo { seat: A });
            self.hidden += 1;
            self.keep();
        }
    }

    fn prints(&self) -> Vec<u64> {
        let others = Viewer::all(self.names.len() as u8).filter(|viewer| *viewer != Viewer::Seat(A));
        others.map(|viewer| self.mirror.view(viewer).fingerprint()).collect()
    }

    fn hidden_action(&mut self) -> Option<String> {
        let deciders = self.mirror.deciders();
        if !deciders.contains(A) {
            return None;
        }
        for action in self.mirror.menu(A) {
            let (before, actions) = (self.prints(), self.mirror.len());
            let Ok(notices) = self.mirror.play(A, &action) else { continue };
            let mut others = Viewer::all(self.names.len() as u8).filter(|viewer| *viewer != Viewer::Seat(A));
            let is_told = others.any(|viewer| notices.iter().any(|notice| notice.to.includes(viewer)));
            let is_hidden = !is_told && self.prints() == before && self.mirror.deciders() == deciders;
            if self.mirror.undo(A).is_err() {
                self.mirror.rewind(actions);
            } else if is_hidden {
                return Some(action);
            }
        }
        None
    }

    /// The same random action in both worlds.
    fn play(&mut self, dice: &mut Dice) {
        let deciders = self.mirror.deciders();
        let seat = deciders.iter().nth(dice.below(u32::from(deciders.len())) as usize).expect("somebody decides");
        let action = dice.pick(&self.mirror.menu(seat)).clone();
        let name = self.names[seat.index()];
        let question = self.story.see(name).question;
        self.story.ok(name, Request::Play { seat, question, action: action.clone() });
        self.mirror.play(seat, &action).expect("a listed action applies");
        self.follow_forced();
    }

    /// Takes the actions that the host took for seats without a choice.
    fn follow_forced(&mut self) {
        let forced = |mirror: &dyn Table| mirror.deciders().iter().find_map(|seat| Some((seat, mirror.forced(seat)?)));
        while let Some((seat, action)) = forced(&*self.mirror) {
            self.mirror.play_forced(seat, &action).expect("a listed action applies");
        }
    }

    /// What anybody can ask for, and what those who reconnect are sent.
    fn look(&mut self) {
        let now = self.story.now;
        self.heard.push(serde_json::to_string(&self.story.state()).expect("it is plain data"));
        for name in self.names.clone().into_iter().skip(1).chain(["eve"]) {
            let effects = self.story.host.handle(&player(name), 0, common::hello(ResumePoint::default()), now);
            self.heard.extend(effects.messages.into_iter().map(|(_, message)| message.into_json()));
        }
    }

    /// Keeps what was sent to others than ana, and when.
    fn keep(&mut self) {
        let others = self.names.iter().skip(1).chain([&"eve"]);
        for name in others {
            let mine = self.story.sent.iter().filter(|(to, _)| self.story.host.reaches(*to, &player(name)));
            let texts = mine.map(|(_, message)| format!("{} {name} {}", self.story.now, message.clone().into_json()));
            self.heard.extend(texts);
        }
        self.story.sent.clear();
    }
}

fn look(host: &mut Host, name: &str, seen: ResumePoint, now: u64) -> Update {
    let effects = host.handle(&player(name), 0, common::hello(seen), now);
    let update = effects.messages.into_iter().find_map(|(_, message)| match message {
        Message::Update(update) => Some(*update),
        _ => None,
    });
    update.expect("a match is in play")
}
