//! Texts that random play does not reach.

use scene::{GameText, Lang, Texts};

use super::*;

fn texts_in(lang: &str) -> Texts {
    Texts::of::<Luiswile>(Lang::named(lang), ["ana", "ben", "cyd"].map(str::to_owned).to_vec())
}

fn texts() -> Vec<Texts> {
    Lang::all().map(|lang| texts_in(lang.word())).collect()
}

#[test]
fn every_refusal_has_a_text() {
    let sources = [
        include_str!("../rules/changes.rs"),
        include_str!("../rules/day_event.rs"),
        include_str!("../rules/patrol.rs"),
        include_str!("../rules/reveille.rs"),
        include_str!("../rules.rs"),
    ];
    let cited = sources.iter().flat_map(|source| source.split("\"LUI-").skip(1));
    for clause in cited.map(|rest| format!("LUI-{}", rest.split('"').next().unwrap())) {
        for texts in texts() {
            let text = texts.clause(clause.parse().unwrap());
            assert!(!text.contains('⟦'), "{text}");
        }
    }
}

#[test]
fn every_card_has_a_text_in_every_language() {
    let content = table(&["2301", "3140"]).state.content();
    for texts in texts() {
        let has = |id: String| assert!(texts.has(&id), "{}: {id}", texts.lang());
        content.prisoners.iter().for_each(|card| has(format!("prisoner-{}", card.number)));
        content.event_cards.iter().for_each(|card| has(format!("event-{}", card.id.to_lowercase())));
        content.patrols.iter().for_each(|card| has(format!("patrol-{}", card.number)));
        content.punishments.iter().for_each(|card| has(format!("punishment-{}", card.id.to_lowercase())));
    }
}

/// LUI-074: a card is read out with its name, number, nation and values.
#[test]
fn a_card_is_told_in_full() {
    let mut day = table(&["2301 0189", "3140"]).go();
    day.play("a place 0189 watch");
    let [english, polish] = ["en", "pl"].map(texts_in);
    let outline = |texts: &Texts| {
        let sections = Luiswile::outline(&day.state.options, &day.view("a"), texts);
        sections.iter().flat_map(|section| section.lines.clone()).collect::<Vec<_>>().join("\n")
    };
    let zenon = "0189 Zenon Śmietański, Pole: Shovel 1, Banknotes 2, Bulb 4, Cunning 4, Strength 1, Observation 2; \
                 Bribery 5, Smooth talk 4";
    assert!(outline(&english).contains(zenon));
    assert!(outline(&polish).contains("Przekupstwo 5, Gadka szmatka 4"));
    let label =
        |texts: &Texts, text: &str| Luiswile::label(&day.state.options, &day.view("a"), text.parse().unwrap(), texts);
    assert_eq!(label(&english, "place 2301 tunnel"), "2301 Czarny Olo: Tunnel (Shovel 3)");
    assert_eq!(label(&polish, "place 2301 rest"), "2301 Czarny Olo: Odpoczynek (bez zadania)");
}

/// A designer's card that our texts do not know is shown by its own title.
#[test]
fn unknown_cards_have_their_own_title() {
    let file = include_str!("../../content/luiswile.toml");
    let text = file.replacen(r#"id = "E28""#, r#"id = "X28", title = "Silent night""#, 1);
    let settings = engine::Settings::new(<Luiswile as engine::Game>::ABOUT.options, 2).with_content(text);
    let options = <Luiswile as engine::Game>::options(&settings).unwrap();
    let event = options.content().event_cards.iter().position(|card| card.id == "X28").unwrap();
    let english = texts_in("en");
    let told = Luiswile::describe_event(&options, &Event::Today(EventId(event as u8)), &english);
    assert!(told.starts_with("Today: Silent night. A gang with more than 9"), "{told}");
}
