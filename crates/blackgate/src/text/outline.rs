//! What is on the table, section by section.

use scene::{Section, Texts};

use super::Names;
use crate::cards::{Cards, Kind, Kinds, Tool};
use crate::content::{Area, Gang};
use crate::rules::hand_limit;
use crate::state::{Mode, Options, Step, Team, areas, target};
use crate::view::View;

/// The match, the areas, what lies beside them, the gangs, the players and the viewer's own things.
pub(super) fn outline(options: &Options, view: &View, texts: &Texts) -> Vec<Section> {
    let mut sections = vec![the_match(options, view, texts)];
    sections.extend(confrontation(view, texts));
    sections.push(board(options, view, texts));
    sections.push(aside(options, view, texts));
    sections.push(gangs(options, view, texts));
    sections.push(players(view, texts));
    sections.extend(own(options, view, texts));
    if let Some(cards) = view.shown {
        sections.push(Section::new(texts.text("table-shown"), [Names(texts).cards(cards)]));
    }
    sections
}

fn the_match(options: &Options, view: &View, texts: &Texts) -> Section {
    let target = target(&options.content, view.mode, options.seats);
    let mut lines = vec![texts.with("table-target", [("points", target.into())])];
    match view.step {
        Step::Over { .. } => lines.push(texts.text("table-over")),
        _ => {
            let values = [("who", texts.seat(view.turn.seat).into()), ("actions", view.turn.actions.into())];
            lines.push(texts.with("table-turn", values));
            if view.turn.searches > 0 {
                lines.push(texts.text("table-searched"));
            }
            if view.turn.extortions > 0 {
                lines.push(texts.text("table-extorted"));
            }
            lines.push(texts.with("table-turns-left", [("turns", view.turn.turns_left.into())]));
        }
    }
    Section::new(texts.text("table-match"), lines)
}

/// An extortion that is going on.
fn confrontation(view: &View, texts: &Texts) -> Option<Section> {
    let names = Names(texts);
    let laid = |who: &str, cards: Cards| {
        (!cards.is_empty())
            .then(|| texts.with("table-fight-laid", [("who", who.into()), ("cards", names.cards(cards).into())]))
    };
    let lines = if let Some(extortion) = view.step.extortion() {
        let attacker = view.turn.seat;
        let values = [
            ("attacker", names.seat(attacker)),
            ("tool", names.wanted(extortion.tool).into()),
            ("target", names.seat(extortion.target)),
        ];
        let mut lines = vec![texts.with("table-fight-line", values)];
        lines.extend(laid(texts.seat(attacker), extortion.by_attacker));
        lines.extend(laid(texts.seat(extortion.target), extortion.by_defender));
        lines.extend(laid(&names.seats(extortion.helpers), extortion.by_helpers));
        lines
    } else {
        let robbery = view.step.robbery()?;
        let card = names.michel_card(robbery.first);
        let values = [("target", names.seat(robbery.target)), ("card", card.into())];
        let mut lines = vec![texts.with("table-robbery-line", values)];
        lines.extend(laid(texts.seat(robbery.target), robbery.laid));
        lines
    };
    Some(Section::new(texts.text("table-fight"), lines))
}

fn board(options: &Options, view: &View, texts: &Texts) -> Section {
    let names = Names(texts);
    let line = |area: Area| {
        let there = view.players.iter().filter(|(_, player)| player.area == area);
        let mut who: Vec<String> = there.map(|(seat, _)| texts.seat(seat).to_owned()).collect();
        if view.michel.as_ref().is_some_and(|michel| michel.area == area) {
            who.push(texts.text("table-michel"));
        }
        let who = if who.is_empty() { texts.text("table-nobody") } else { texts.list(&who) };
        let name = names.area(area);
        if area == Area::Solitary {
            return texts.with("table-solitary", [("area", name.into()), ("who", who.into())]);
        }
        let die: Vec<String> = options.content.results_to(area).map(|die| die.to_string()).collect();
        let search = options.content.search[area.index()];
        let values =
            [("area", name.into()), ("search", search.into()), ("die", texts.row(&die).into()), ("who", who.into())];
        texts.with("table-area", values)
    };
    Section::new(texts.text("outline-board"), areas(view.mode).with(Area::Solitary).iter().map(line))
}

fn aside(options: &Options, view: &View, texts: &Texts) -> Section {
    let names = Names(texts);
    let pile = |kind: Kind| {
        let (card, count) = (names.card(kind), view.piles.of(kind));
        match Tool::of(kind) {
            Some(tool) => {
                let points = options.content.points[tool.index()];
                let values = [("card", card.into()), ("count", count.into()), ("points", points.into())];
                texts.with("table-pile-points", values)
            }
            None => texts.with("table-pile", [("card", card.into()), ("count", count.into())]),
        }
    };
    let mut lines: Vec<String> = Kinds::BOARD.iter().map(pile).collect();
    lines.push(texts.with("table-deck", [("count", view.deck.into())]));
    lines.push(texts.with("table-discard", [("cards", names.cards(view.discard).into())]));
    if let Some(michel) = &view.michel {
        let values = [("deck", michel.deck.count().into()), ("discard", michel.discard.count().into())];
        lines.push(texts.with("table-michel-deck", values));
    }
    Section::new(texts.text("outline-aside"), lines)
}

fn gangs(options: &Options, view: &View, texts: &Texts) -> Section {
    let names = Names(texts);
    let line = |gang: Gang| {
        let spec = &options.content.gangs[gang.index()];
        let accepts: Vec<String> = spec.accepts.iter().map(|kind| names.card(kind)).collect();
        let values = [
            ("gang", names.gang(&options.content, gang).into()),
            ("count", view.gang_decks[gang.index()].count().into()),
            ("need", spec.accessories.into()),
            ("accepts", texts.row(&accepts).into()),
        ];
        texts.with("table-gang", values)
    };
    Section::new(texts.text("table-gangs"), options.content.gang_kinds.iter().map(line))
}

fn players(view: &View, texts: &Texts) -> Section {
    let names = Names(texts);
    let mut lines = Vec::new();
    for (seat, player) in view.players.iter() {
        let values = [
            ("who", names.seat(seat)),
            ("points", player.points.into()),
            ("cards", player.cards.into()),
            ("cigarettes", player.cigarettes.into()),
            ("beatings", player.beatings.into()),
        ];
        lines.push(texts.with("table-player", values));
        if let Some(card) = player.gang {
            let text = names.ability(card);
            let name = names.gang_card(card);
            lines.push(texts.with("table-player-gang", [("card", name.into()), ("text", text.into())]));
        }
        if let Some(card) = player.background {
            lines.push(texts.with("table-player-background", [("card", names.background(card).into())]));
        }
        if !player.dug.is_empty() {
            lines.push(texts.with("table-player-dug", [("cards", names.cards(player.dug).into())]));
        }
    }
    if view.mode == Mode::Team {
        for team in Team::ALL {
            let points = view.team_points(team);
            lines.push(texts.with("table-team", [("team", team.letter().into()), ("points", points.into())]));
        }
    }
    Section::new(texts.text("outline-players"), lines)
}

fn own(options: &Options, view: &View, texts: &Texts) -> Option<Section> {
    let (seat, own) = view.viewer.seat().zip(view.own.as_ref())?;
    let names = Names(texts);
    let limit = hand_limit(&options.content, view.players[seat].gang);
    let hand = [("count", own.hand.count().into()), ("limit", limit.into()), ("cards", names.cards(own.hand).into())];
    let card = names.background(own.background);
    let background = match view.players[seat].background {
        Some(_) => texts.with("table-own-background-spent", [("card", card.into())]),
        None => {
            let text = texts.text(&format!("background-{}.text", own.background));
            texts.with("table-own-background", [("card", card.into()), ("text", text.into())])
        }
    };
    Some(Section::new(texts.text("outline-own"), [texts.with("table-own-hand", hand), background]))
}
