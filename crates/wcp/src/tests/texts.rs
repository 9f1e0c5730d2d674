//! What people read: the map, and a text for every clause that refuses.

use scene::{GameText, Lang, Texts};

use super::*;

fn english() -> Texts {
    Texts::of::<Wcp>(Lang::EN, ["ana", "ben", "cyd", "dan", "eve", "fay"].map(str::to_owned).to_vec())
}

/// Every clause that the program cites has a message.
#[test]
fn every_refusal_has_a_text() {
    let sources = [
        include_str!("../rules.rs"),
        include_str!("../rules/encounter.rs"),
        include_str!("../rules/fleeing.rs"),
        include_str!("../rules/laying.rs"),
        include_str!("../rules/moving.rs"),
        include_str!("../rules/setup.rs"),
        include_str!("../board/survey.rs"),
        include_str!("../state.rs"),
    ];
    let cited: std::collections::BTreeSet<&str> = sources
        .iter()
        .flat_map(|source| source.split('"').filter(|literal| literal.starts_with("WCP-") && literal.len() == 7))
        .collect();
    assert!(cited.len() > 40);
    for lang in Lang::all() {
        let texts = Texts::of::<Wcp>(lang, Vec::new());
        for id in &cited {
            assert!(texts.has(&format!("clause-{id}")), "{lang}: {id}");
        }
    }
}

#[test]
fn the_map_shows_halls_tokens_pawns_rubble_and_entrances() {
    let game = corridor()
        .hall((1, 0), 62)
        .hall((-1, 0), 63)
        .token((2, -1), "g07 r1")
        .token((2, 0), "ua2")
        .fleeing(P2)
        .destroyed(&[(-1, 0)])
        .at(P1, (3, 0))
        .turn(P1);
    let outline = Wcp::outline(&options(2, false), &game.view("a"), &english());
    let map = &outline[1].lines;
    assert_eq!(map.len(), 24 + 5);
    for lang in Lang::all() {
        let texts = Texts::of::<Wcp>(lang, Vec::new());
        let outline = Wcp::outline(&options(2, false), &game.view("a"), &texts);
        assert!(outline[1].lines.iter().all(|line| line.chars().count() <= 80), "{lang}");
    }
    let expected = [
        "                    (E4)                               (E5)",
        "                   +. . +----+----+----+----+----+----+. . +",
        "                   |0        :1        :2        :3        |",
        "                   |         :         :         :         |",
        "              +----+. . +. . +. . +. . +. . +. . +. . +. . +----+",
        "              |4        :5        :6        :7        :8        |",
        "              |         :         :         :         :         |",
        "         +----+. . +. . +. . +. . +. . +. . +. . +----+----+. . +----+",
        "         |9        :10       :11       :12       |[13]▲3■2  14       |",
        "         |         :         :         :         |↘↙←                |",
        "    +----+. . +. . +. . +----+----+    +    +    +    +    +----+----+----+",
        "E3  :15       :16       |xxxxxxxxx|18 ( )    [19]     |[20] ■+2  [21]      E0",
        "p2  :         :         |xxxxxxxxx|                   |          p1",
    ];
    assert_eq!(map[..13], expected);
}

#[test]
fn choices_say_what_will_happen() {
    let game = corridor()
        .card(P1, "v04")
        .at(P1, (3, 0))
        .boosters(P1, 1)
        .token((2, 0), "g10 r0")
        .token((2, -1), "t5a")
        .turn(P1);
    let label = |action: &str| Wcp::label(&options(2, false), &game.view("a"), action.parse().unwrap(), &english());
    assert_eq!(label("move w"), "west to hall 20: the Colossus ▲4■6 destroys your vehicle");
    assert_eq!(label("boost w nw"), "with a booster west, north-west to hall 13: take a Fusion cell ★5");
    let question = Wcp::question(&options(2, false), &game.view("a"), Seat::new(0), &english());
    assert_eq!(question, "Where do you drive? One hall, or two for your last booster ●.");
    let question = Wcp::question(&options(2, true), &game.view("a"), Seat::new(0), &english());
    assert!(question.starts_with("Where does your pawn p1 drive?"), "whoever has three pawns is told which one");
}

/// A message for every state of the game in Polish, with its plurals.
#[test]
fn polish_has_plurals() {
    let texts = Texts::of::<Wcp>(Lang::named("pl"), Vec::new());
    let draw = |halls: u8, tokens: u8| {
        let (who, name) = (("who", "other".into()), ("name", "ana".into()));
        texts.with("tell-drew", [who, name, ("halls", halls.into()), ("tokens", tokens.into())])
    };
    assert_eq!(draw(1, 2), "ana dobiera 1 halę i 2 żetony.");
    assert_eq!(draw(5, 0), "ana dobiera 5 hal i 0 żetonów.");
}

/// A reader with several pawns reads which one is meant, with a capital only where the sentence begins.
#[test]
fn own_pawns_are_written_by_their_place() {
    let pawn = Who { pawn: P1, seat: Seat::new(0) };
    let said = |lang: &str, event: Event| {
        let names = ["ana", "ben"].map(str::to_owned).to_vec();
        let mut texts = Texts::of::<Wcp>(Lang::named(lang), names);
        texts.set_reader(Some(pawn.seat));
        Wcp::describe_event(&options(2, true), &event, &texts)
    };
    assert_eq!(said("en", Event::StageTwo { pawn }), "Stage II begins with the turn of your pawn p1.");
    assert_eq!(said("en", Event::Stuck { pawn }).split(' ').next(), Some("Your"));
    assert_eq!(said("fr", Event::StageTwo { pawn }), "La phase II commence. Premier tour\u{a0}: ton pion p1.");
    assert_eq!(said("es", Event::StageTwo { pawn }), "Tu peón p1 abre la fase II con su turno.");
}
