//! What is staged, said and explained: moments, verbs, questions and cards.

use scene::{EventLinks, Figure, GameScene, GameText, Lang, Moment, MomentKind, Presentation, Texts, Tone};

use super::*;
use crate::Action;
use crate::content::{Card, Token};
use crate::event::Fight;

fn texts(lang: Lang, reader: Option<u8>) -> Texts {
    let mut texts = Texts::of::<Wcp>(lang, ["ana", "ben", "cyd", "dan", "eve", "fay"].map(str::to_owned).to_vec());
    texts.set_reader(reader.map(Seat::new));
    texts
}

fn moment(event: &Event, lang: Lang, reader: Option<u8>) -> Moment {
    Wcp::moment(&options(2, false), event, &texts(lang, reader)).unwrap()
}

#[test]
fn headlines_speak_to_the_reader_and_name_the_others() {
    let cell = Cell::at(3, 0);
    let table: [(Event, &str, &str, &str); 8] = [
        (
            Event::Moved { pawn: who(P1), to: cell },
            "You drive into hall 21",
            "ana drives into hall 21",
            "Wjeżdżasz do hali 21",
        ),
        (
            Event::Took { pawn: who(P1), token: Token::BatteryBank },
            "You find a Battery bank",
            "ana finds a Battery bank",
            "Znajdujesz Baterię ogniw",
        ),
        (
            Event::Fought { pawn: who(P1), guard: Token::Colossus, fight: Fight::Won { armour: 2 }, before: 5 },
            "You beat a Colossus",
            "ana beats a Colossus",
            "Pokonujesz Kolosa",
        ),
        (
            Event::Fought { pawn: who(P1), guard: Token::Colossus, fight: Fight::Lost, before: 5 },
            "The Colossus destroys your vehicle",
            "The Colossus destroys ana",
            "Kolos niszczy twój pojazd",
        ),
        (
            Event::LaidToken { pawn: who(P1), token: Token::FuelFlask, cell, rotation: Rotation::NONE },
            "You put a Fuel flask into hall 21",
            "ana puts a Fuel flask into hall 21",
            "Wykładasz Bańkę paliwa w hali 21",
        ),
        (
            Event::Pressed { pawn: who(P1) },
            "You press the Big Red Button!",
            "ana presses the Big Red Button!",
            "Wciskasz Wielki Czerwony Przycisk!",
        ),
        (
            Event::Left { pawn: who(P1), number: 1, exit: Some(crate::board::Dir::East), worth: 7 },
            "You are out of the base!",
            "ana is out of the base!",
            "Jesteś poza bazą!",
        ),
        (
            Event::Looted { winner: who(P2), loser: who(P1), token: Token::FusionCell },
            "ben takes a Fusion cell from you",
            "ben takes a Fusion cell from ana",
            "ben zabiera Ogniwo fuzyjne (twoja strata)",
        ),
    ];
    for (event, own, other, polish) in table {
        assert_eq!(moment(&event, Lang::EN, Some(0)).headline, own);
        assert_eq!(moment(&event, Lang::EN, None).headline, other);
        assert_eq!(moment(&event, Lang::named("pl"), Some(0)).headline, polish);
    }
}

#[test]
fn the_button_is_a_chapter_and_an_alarm() {
    let pressed = moment(&Event::Pressed { pawn: who(P1) }, Lang::EN, None);
    assert_eq!((pressed.kind, pressed.tone), (MomentKind::Chapter, Tone::Alarm));
    assert_eq!(pressed.details[0], "Everybody else has one more turn; then stage II begins.");
    assert_eq!(moment(&Event::StageTwo { pawn: who(P1) }, Lang::EN, None).kind, MomentKind::Chapter);
}

#[test]
fn a_fight_between_vehicles_tells_both_sides() {
    let attack = |attacker_armour, defender_armour| {
        let (attacker, defender, before) = (who(P1), who(P2), [6, 8]);
        let event = Event::Attacked { attacker, defender, attacker_armour, defender_armour, before };
        moment(&event, Lang::EN, Some(1))
    };
    let undecided = attack(4, 5);
    assert_eq!(undecided.headline, "ana attacks you!");
    assert_eq!(
        undecided.details,
        ["ana has armour 4 left.", "You have armour 5 left.", "One exchange of fire, and nobody is beaten."]
    );
    let won = attack(4, 0);
    assert_eq!(won.details[1], "Your vehicle is destroyed: its upgrades are lost.");
    assert_eq!((won.tone, won.seats.iter().count()), (Tone::Alarm, 2));
    assert_eq!(won.figures, [number(0, 6, 4), number(1, 8, 0)]);
}

fn number(seat: u8, from: u16, to: u16) -> Figure {
    Figure::Number { seat: Seat::new(seat), from, to }
}

#[test]
fn armour_and_trophies_count() {
    let fought = |fight, before| Event::Fought { pawn: who(P1), guard: Token::Colossus, fight, before };
    let figures = |event: &Event| moment(event, Lang::EN, None).figures;
    assert_eq!(figures(&fought(Fight::Won { armour: 2 }, 5)), [number(0, 5, 2)]);
    assert_eq!(figures(&fought(Fight::Lost, 5)), [number(0, 5, 0)]);
    assert_eq!(figures(&fought(Fight::Lost, 0)), [], "an older host does not say what there was");
    // A battery bank is worth something, armour is an upgrade.
    let took = |token| figures(&Event::Took { pawn: who(P1), token });
    assert!(matches!(took(Token::BatteryBank)[..], [Figure::Number { from: 0, to: 1.., .. }]));
    assert_eq!(took(Token::FuelFlask), []);
}

/// A headline fits even with the longest names of things, and with pawns of a team.
#[test]
fn headlines_are_short() {
    let (one, other) = (Who { pawn: P3, seat: Seat::new(0) }, Who { pawn: P4, seat: Seat::new(1) });
    for (lang, token) in Lang::all().flat_map(|lang| Token::PRINTED.map(|token| (lang, token))) {
        let events = [
            Event::Looted { winner: one, loser: other, token },
            Event::Took { pawn: one, token },
            Event::LaidToken { pawn: one, token, cell: Cell::at(3, 0), rotation: Rotation::NONE },
            Event::Gave { from: one, to: one, token },
            Event::Picked { pawn: one, card: Card::Rhino },
            // These are too rare for the golden records.
            Event::Lapsed { pawn: one },
            Event::Collapsed,
        ];
        for event in &events {
            for reader in [None, Some(0), Some(1)] {
                let moment = Wcp::moment(&options(2, true), event, &texts(lang, reader)).unwrap();
                assert!(moment.headline.chars().count() <= 60, "{}", moment.headline);
                assert!(!moment.headline.contains('⟦'), "{}", moment.headline);
            }
        }
    }
}

#[test]
fn the_log_has_the_colour_of_who_acts() {
    let links: EventLinks =
        Wcp::event_links(&options(2, false), &Event::Destroyed { pawn: who(P2), cell: Cell::at(1, 0) });
    assert_eq!(links.seat, Some(Seat::new(1)));
    assert_eq!(Wcp::event_links(&options(2, false), &Event::Opened).seat, None);
}

/// The verbs of all choices, each once.
fn verbs(game: &Play, seat: &str) -> Vec<String> {
    let options = options(2, false);
    let menu: Vec<(String, Action)> =
        game.menu(seat).into_iter().map(|action| (action.clone(), action.parse().unwrap())).collect();
    let texts = texts(Lang::EN, None);
    let seat: Seat = seat.parse().unwrap();
    let deciders = Wcp::deciders(&game.state);
    let shown = Presentation::<Wcp>::new(&options, &game.view(&seat.to_string()), Some(seat), deciders, menu, &texts);
    let mut verbs: Vec<String> = shown.choices.into_iter().filter_map(|choice| choice.verb).collect();
    verbs.sort();
    verbs.dedup();
    verbs
}

#[test]
fn what_could_be_missed_has_a_button() {
    let mut game =
        Position::new(2).full().closed().at(P1, (1, 0)).at(P2, (0, 0)).owns(P1, "t1a").owns(P2, "t2a").turn(P1);
    assert!(verbs(&game, "a").is_empty(), "moving is natural");
    game.play("a move w");
    assert_eq!(verbs(&game, "a"), ["attack", "press", "trade"]);
    let game = Position::new(2).full().fleeing(P2).at(P1, (3, 0)).turn(P1);
    assert_eq!(verbs(&game, "a"), ["leave:E0"]);
    assert_eq!(scene::verb_text("leave:E0", &texts(Lang::EN, None)), "Leave by E0");
    let game = Position::new(2).full().fleeing(P2).at(P2, (0, 1)).turn(P1);
    assert_eq!(verbs(&game, "a"), ["drive-off"], "a pawn that waits outside leaves, too");
    assert_eq!(texts(Lang::EN, None).text("verb-press"), "Press the Big Red Button");
}

#[test]
fn with_nobody_there_nobody_is_ignored() {
    let options = options(2, false);
    let mut game = Position::new(2).full().closed().at(P1, (1, 0)).at(P2, (0, 3)).turn(P1);
    game.play("a move w");
    let view = game.view("a");
    assert_eq!(Wcp::label(&options, &view, Action::Ignore, &texts(Lang::EN, None)), "do not press");
    assert_eq!(Wcp::picks(&options, &view, Action::Ignore), [scene::Pick::button("do-not-press")]);
    let question = Wcp::question(&options, &view, Seat::new(0), &texts(Lang::EN, None));
    assert!(question.starts_with("You stand at the Big Red Button. Press it?"), "{question}");
}

#[test]
fn the_question_whether_to_resign_says_why() {
    let options = options(2, false);
    let game = Position::new(2).hall((1, 0), 63).hall((0, 3), 63).fleeing(P2).at(P1, (1, 0)).at(P2, (0, 3)).turn(P1);
    let question = |lang| Wcp::question(&options, &game.view("a"), Seat::new(0), &texts(lang, None));
    assert_eq!(
        question(Lang::EN),
        "You are cut off: no way leads from hall 19 to an exit. Nothing can change that any more. Go on, or resign?"
    );
    assert!(question(Lang::named("pl")).starts_with("Nie masz drogi ucieczki: z hali 19"));
}

/// Two ways of a boost to the same hall are alike, unless a guard there watches one of them only.
#[test]
fn equal_ways_are_not_asked_about() {
    let options = options(2, false);
    let picks = |game: &Play, action: &str| {
        let picks = Wcp::picks(&options, &game.view("a"), action.parse().unwrap());
        picks
            .into_iter()
            .map(|pick| match pick {
                scene::Pick::Thing(id) | scene::Pick::Button(id) => id,
            })
            .collect::<Vec<_>>()
            .join(" ")
    };
    let game = || Position::new(2).full().at(P1, (2, -1)).boosters(P1, 1);
    let end = c(1, 1);
    let free = game().turn(P1);
    let first = picks(&free, "boost se sw");
    let second = picks(&free, "boost sw se");
    assert_eq!(first, format!("cell:{end}"));
    assert_eq!(second, format!("pick-boost cell:{end} cell:{}", c(1, 0)));
    // It watches the north-eastern side only, and the eastern one.
    let guarded = game().token((1, 1), "g10 r5").turn(P1);
    assert_eq!(picks(&guarded, "boost se sw"), format!("cell:{end} cell:{}", c(2, 0)));
    assert_eq!(picks(&guarded, "boost sw se"), format!("cell:{end} cell:{}", c(1, 0)));
}

#[test]
fn a_guard_explains_what_a_fight_would_do() {
    let game = corridor().card(P1, "v05").at(P1, (3, 0)).token((2, 0), "g09 r0").turn(P1);
    let card = |id: &str| Wcp::explain(&options(2, false), &game.view("a"), id, &texts(Lang::EN, None)).unwrap();
    let guard = card(&format!("token:{}:g09", c(2, 0)));
    let fight = "Fought by your Rhino now: you win, armour 8 → 2.";
    assert!(guard.lines.iter().any(|line| line == fight), "{guard:?}");
    assert!(guard.purpose[0].starts_with("It fights whoever enters"));
    assert_eq!(guard.clauses.len(), 3);
    let hall = card(&format!("cell:{}", c(2, 0)));
    assert_eq!(hall.purpose.len(), 2, "the hall and its guard: {hall:?}");
    assert!(card("wcp-tile").purpose[0].starts_with("The Big Red Button."));
}

/// Nothing that people read has two names: cells are called by the number on the board, and counts stand once.
#[test]
fn cells_and_counts_have_one_name() {
    let game = corridor().at(P1, (3, 0)).hand(0, "h09 ub1 ub1").turn(P1);
    let (options, view) = (options(2, false), game.view("a"));
    let texts = texts(Lang::EN, None);
    let text =
        format!("{:?}", Wcp::scene(&options, &view, &texts).areas.iter().map(|area| &area.title).collect::<Vec<_>>());
    assert!(text.contains("Hall 21: ") && !text.contains("c21"), "{text}");
    let held = Wcp::explain(&options, &view, "tokens:a", &texts).unwrap();
    assert_eq!(held.title, "tokens in hand ×2");
}
