//! Texts: that people are told what the rules mean, also where random plays seldom come.

use engine::{Dice, Log, Settings, Viewer};
use scene::{GameText, Lang, Texts};

use super::*;

pub(super) fn texts(lang: Lang) -> Texts {
    Texts::of::<Alcatraz>(lang, ["ana", "ben", "cyd", "dan"].map(str::to_owned).to_vec())
}

pub(super) fn options() -> crate::Options {
    Alcatraz::options(&Settings::new(Alcatraz::ABOUT.options, 4)).unwrap()
}

/// What seat `who` would read as the label of an action.
fn label(game: &Prison, who: &str, action: &str, lang: Lang) -> String {
    Alcatraz::label(&options(), &game.view(who), action.parse().unwrap(), &texts(lang))
}

/// ALC-R14: room 7 and its item have one name, by whichever source.
#[test]
fn alc_r14_names_for_people() {
    assert_eq!(texts(Lang::EN).text("room-workshop"), "Workshop");
    assert_eq!((texts(Lang::EN).text("item-tool"), texts(Lang::EN).text("item-drug")), ("tool".into(), "drug".into()));
}

#[test]
fn labels_tell_the_real_cost() {
    let game = Prison::new(4).at("b", "dining").holds("b", "key").holds("c", "knife").guards("dining", 2);
    assert_eq!(label(&game, "b", "use", Lang::EN), "Use the Dining Hall: gain up to 3 stamina (2 AP)");
    assert_eq!(label(&game, "b", "discard key", Lang::EN), "Discard a key (2 AP)");
    assert_eq!(label(&game, "b", "move radio", Lang::EN), "Move to the Radio Room (1 AP)");
    assert_eq!(label(&game, "b", "move radio", Lang::named("pl")), "Idź do radiowęzła (1 PA)");
    assert_eq!(label(&game, "b", "trade c", Lang::EN), "Trade with cyd (free)");
    let game = Prison::new(4).at("b", "yard").holds("b", "key");
    let text = "Use the Exercise Yard: pay 1 item or 1 cash, then take an item lying here (free)";
    assert_eq!(label(&game, "b", "use", Lang::EN), text);
}

/// What seat `who` is asked, as that seat reads it.
fn question(game: &Prison, who: &str, lang: Lang) -> String {
    let mut texts = texts(lang);
    texts.set_reader(Some(seat(who)));
    Alcatraz::question(&options(), &game.view(who), seat(who), &texts)
}

#[test]
fn a_turn_says_when_nothing_is_left_to_do() {
    let alone = Prison::new(4).at("b", "yard").turn("b", 0);
    let end = "You are in the Exercise Yard, and nothing is left to do: end your turn.";
    assert_eq!(question(&alone, "b", Lang::EN), end);
    assert!(question(&alone, "b", Lang::named("pl")).ends_with("nic już nie da się zrobić: zakończ turę."));
    let rested = Prison::new(4).at("b", "yard").turn("b", 0).stamina("b", 1);
    assert!(question(&rested, "b", Lang::EN).contains("no action points left. Do something that is free"));
    assert!(question(&Prison::new(4), "b", Lang::EN).ends_with("3 action points (AP). What do you do?"));
}

#[test]
fn offers_and_requests_say_what_i_give_and_get() {
    let mut game = Prison::new(4).holds("b", "key cash").holds("c", "knife");
    game.play("b trade c").play("b give key").play("b give cash").play("b get knife").play("b propose");
    let offer = "ben offers you a trade. You get: key and cash. You give: knife. Do you agree?";
    assert_eq!(question(&game, "c", Lang::EN), offer);
    let offer = "ben proponuje ci wymianę. Dostajesz: klucz i banknot. Dajesz: nóż. Zgadzasz się?";
    assert_eq!(question(&game, "c", Lang::named("pl")), offer);
    assert_eq!(label(&game, "c", "accept", Lang::EN), "Agree: you get key and cash and give knife");
    let mut game = Prison::new(4).task("warden", "A1").holds("b", "key").holds("c", "clothes");
    game.play("b complete");
    let request = "ben wants to complete A1 “Cut a Spare Key” with your help. You would give up: clothes. You would gain \
                   the element of the card that is drawn for the others. Do you agree?";
    assert_eq!(question(&game, "c", Lang::EN), request);
    assert_eq!(label(&game, "c", "accept", Lang::EN), "Agree: you give up clothes");
}

#[test]
fn blackmail_names_its_victim_in_every_choice() {
    let mut game = Prison::new(4).turn("a", 3).hand("a", "cell-toss").holds("b", "key knife").holds("c", "drug");
    game.play("a blackmail cell-toss");
    let asked = "Cell Toss: another prisoner loses an item of your choice. Whom do you choose?";
    assert_eq!(question(&game, "a", Lang::EN), asked);
    assert_eq!(label(&game, "a", "victim b", Lang::EN), "Cell Toss against ben");
    game.play("a victim b");
    assert_eq!(question(&game, "a", Lang::EN), "Which item does ben lose?");
    assert_eq!(label(&game, "a", "item key", Lang::EN), "ben loses a key");
}

#[test]
fn the_outline_says_what_matters() {
    let game = Prison::new(4).task("warden", "A1").holds("b", "key").marks("b", "AB").hand("b", "cell-toss");
    let lines = |who: &str| -> Vec<String> {
        let sections = Alcatraz::outline(&options(), &game.view(who), &texts(Lang::EN));
        sections.into_iter().flat_map(|section| section.lines).collect()
    };
    let own = lines("b");
    let has = |line: &str| assert!(own.iter().any(|own| own == line), "{line}\nis not in\n{}", own.join("\n"));
    has(
        "A1 “Cut a Spare Key” (the riot), in the Warden's Office: at least 1 prisoner (now 3), at most 0 guards (now 0); \
         needs key and clothes (there: key)",
    );
    has("ben, in the Warden's Office: stamina 0, cash 0, items: key, elements: A B, 1 blackmail card.");
    has("Without ben the others lack A B C D E F.");
    has("Cell Toss: another prisoner loses an item of your choice");
    assert!(!lines("c").iter().any(|line| line.contains("Cell Toss")), "hands are hidden");
}

/// Every label and every event of plays that complete tasks has a text in every language.
#[test]
fn eager_plays_are_told() {
    let texts: Vec<Texts> = Lang::all().map(texts).collect();
    let mut chance = Dice::seeded(3);
    for game in 0..24 {
        let options = invariants::options(3 + game % 2, &mut chance);
        let mut dice = Dice::seeded(u64::from(game));
        let mut state = Alcatraz::setup(&options, &mut dice);
        let mut menu = Vec::new();
        while let Some(seat) = Alcatraz::deciders(&state).first() {
            menu.clear();
            Alcatraz::legal(&state, seat, &mut menu);
            let view = Alcatraz::view(&state, Viewer::Seat(seat));
            let action = invariants::eager(&menu, &mut chance);
            let mut log = Log::new();
            Alcatraz::apply(&mut state, seat, action, &mut dice, &mut log).unwrap();
            for texts in &texts {
                let question = Alcatraz::question(&options, &view, seat, texts);
                let told = log.events().iter().map(|told| Alcatraz::describe_event(&options, &told.event, texts));
                let label = Alcatraz::label(&options, &view, action, texts);
                for text in told.chain([question, label]) {
                    assert!(!text.is_empty() && !text.contains('⟦'), "{text}");
                }
            }
        }
    }
}

/// One of every kind of event; random plays do not reach them all.
pub(super) fn every_event() -> Vec<Event> {
    use crate::state::{Deal, End};
    let (ana, ben, task) = (seat("a"), seat("b"), "A1".parse::<TaskId>().unwrap());
    let (here, there) = (Room::Chapel, Room::Yard);
    let card = Blackmail::CellToss;
    let give = [Good::Cash].into_iter().collect();
    let deal = Deal { from: ana, with: ben, give, get: crate::Goods::default(), counters: 0 };
    vec![
        Event::Round(2),
        Event::RoomFull(here),
        Event::GuardCame(here),
        Event::VoteCalled(ana),
        Event::Voted(ana),
        Event::Votes([(ana, ben)].into_iter().collect()),
        Event::Picked(ana, ben),
        Event::Goat(ana, 1),
        Event::Turn(ana, 3),
        Event::TurnEnded(ana),
        Event::Moved(ana, here),
        Event::Sent(ana, here),
        Event::Used(ana, here),
        Event::Paid(ana, Good::Cash),
        Event::Returned(Item::Gun, here),
        Event::Took(ana, Item::Key),
        Event::Rested(ana, 2),
        Event::Earned(ana, 2),
        Event::GuardMoved(here, there),
        Event::Drew(ana, 3),
        Event::DrewCards(cards("cell-toss roll-call")),
        Event::Reshuffled,
        Event::Kept(ana),
        Event::Dropped(ana, card),
        Event::Extorted(ana, ben),
        Event::ExtortedCard(card),
        Event::Stole(ana, ben, Good::Cash),
        Event::Rioted(ana, here, there),
        Event::Discarded(ana, Item::Drug),
        Event::Bribed(ana),
        Event::Exerted(ana),
        Event::Offered(ana, deal),
        Event::Countered(ana, deal),
        Event::Traded(ana, deal),
        Event::TradeDeclined(ana),
        Event::Cancelled(ana),
        Event::Requested(ana, task, [(ben, Item::Key)].into_iter().collect()),
        Event::Answered(ana),
        Event::RequestDeclined(ana),
        Event::Completed(ana, task),
        Event::Marked(ana, Element::A),
        Event::Reward(task),
        Event::NoReward,
        Event::TaskUnder(task),
        Event::Posted(task, here),
        Event::NoTask,
        Event::Blackmailed(ana, card),
        Event::Lost(ana, Item::Knife),
        Event::Seized(ana, ben, Good::Item(Item::Tool)),
        Event::Chores(ana, 1),
        Event::Closed(here),
        Event::TaskMoved(task, here, there),
        Event::Scrapped(task),
        Event::Favour(ana, 2),
        Event::PlanComplete,
        Event::StayVotes([(ana, ben)].into_iter().collect()),
        Event::Ended(End::Guards),
        Event::Ended(End::Escape { stays: ana }),
        Event::Ended(End::Amnesty),
    ]
}

#[test]
fn every_event_is_told_and_read_back() {
    for event in every_event() {
        for lang in Lang::all() {
            let text = Alcatraz::describe_event(&options(), &event, &texts(lang));
            assert!(!text.is_empty() && !text.contains('⟦'), "{event:?}: {text}");
        }
        let json = serde_json::to_string(&event).unwrap();
        assert_eq!(serde_json::from_str::<Event>(&json).unwrap(), event, "{json}");
    }
}

/// Every card says what it does, every room what it gives, and every question is asked in words.
#[test]
fn cards_and_rooms_explain_themselves() {
    for lang in Lang::all() {
        for card in Blackmail::ALL {
            let mut game =
                Prison::new(4).turn("a", 3).task("yard", "A1").guards("dining", 3).holds("b", "key knife cash");
            game = game.hand("a", card.word());
            let text = label(&game, "a", &format!("blackmail {card}"), lang);
            assert!(!text.contains('⟦'), "{text}");
            game.any_dice(1).play(&format!("a blackmail {card}"));
            let question = Alcatraz::question(&options(), &game.view("a"), seat("a"), &texts(lang));
            assert!(!question.contains('⟦'), "{question}");
        }
        for room in Room::ALL {
            for side in Side::ALL {
                let mut game = Prison::new(4).at("b", room.word());
                game.state.board.sides[room.index()] = side;
                assert!(!label(&game, "b", "use", lang).contains('⟦'));
            }
        }
    }
}
