//! What is on the table, in lines.

use engine::Seat;
use scene::{Section, TextValue};

use super::Wording;
use crate::cards::{Pile, Way};
use crate::state::Search;
use crate::view::{NewcomerView, Now, PlanView, View};

pub(super) fn outline(wording: &Wording<'_>, view: &View) -> Vec<Section> {
    let texts = wording.texts;
    let mut sections = vec![day(wording, view)];
    match &view.step.now {
        Now::Defend(search) => sections.push(patrol(wording, view, search)),
        Now::Place | Now::Orders | Now::Stop(_) | Now::Changes | Now::Over(_) => {}
    }
    sections.push(gangs(wording, view));
    let neutrals = view.neutrals.minus(view.inside()).iter().map(|who| wording.card(who));
    sections.push(Section::new(texts.text("neutrals"), neutrals));
    if !view.newcomers.is_empty() {
        sections.push(newcomers(wording, view));
    }
    if !view.solitary.is_empty() {
        let lines = view
            .solitary
            .iter()
            .map(|&(who, days)| texts.with("solitary-line", [("who", wording.who(who).into()), ("days", days.into())]));
        sections.push(Section::new(texts.text("solitary"), lines));
    }
    for (seat, _) in view.gangs.iter() {
        sections.extend(view.plans.view(seat).map(|known| plan(wording, view, &known, seat)));
    }
    if let Some(seat) = view.viewer.seat() {
        let cards = view.gangs[seat].members.iter().map(|who| wording.card(who));
        sections.push(Section::new(texts.text("own-gang"), cards));
    }
    sections
}

fn day(wording: &Wording<'_>, view: &View) -> Section {
    let texts = wording.texts;
    let mut lines = vec![wording.clock(view.day)];
    if let Some(event) = view.event {
        lines.push(texts.with("event-title", [("title", wording.event(event).into())]));
        lines.extend(wording.event_lines(event, |who| wording.who(who)));
    }
    for (id, who) in [("day-excluded", view.excluded), ("day-to-punish", view.brawlers.or(view.punished))] {
        if !who.is_empty() {
            lines.push(texts.with(id, [("names", wording.list(who).into())]));
        }
    }
    Section::new(texts.with("day", [("day", view.day.into())]), lines)
}

fn patrol(wording: &Wording<'_>, view: &View, search: &Search) -> Section {
    let texts = wording.texts;
    let values = wording.content.patrol_values(search.patrol, view.event);
    let [tunnel, force, finesse] = values.efficacy.map(TextValue::from);
    let values = [
        ("tunnel", tunnel),
        ("force", force),
        ("finesse", finesse),
        ("talk", values.talk.into()),
        ("bribe", values.bribe.into()),
    ];
    let mut lines = vec![wording.patrol(search.patrol), texts.with("patrol-values", values)];
    for (seat, fates) in search.fates.iter() {
        lines.extend(Way::ALL.into_iter().filter_map(|way| wording.fate(fates[way.index()], seat, way)));
    }
    Section::new(texts.text("patrol-title"), lines)
}

fn gangs(wording: &Wording<'_>, view: &View) -> Section {
    let texts = wording.texts;
    let mut lines = Vec::new();
    for (seat, gang) in view.gangs.iter() {
        lines.push(wording.gang(seat, gang));
        lines.push(texts.with("gang-members", [("names", wording.list(gang.members.without(gang.boss)).into())]));
        if view.piles[seat] != [0; Pile::COUNT] {
            lines.push(texts.with("gang-piles", [("piles", wording.sizes(&view.piles[seat]).into())]));
        }
    }
    Section::new(texts.text("gangs"), lines)
}

fn newcomers(wording: &Wording<'_>, view: &View) -> Section {
    let line = |(slot, newcomer): (usize, &NewcomerView)| match *newcomer {
        NewcomerView::Up(who) => wording.card(who),
        NewcomerView::Down { who, .. } => wording.newcomer_down(slot as u8, who),
    };
    Section::new(wording.texts.text("newcomers"), view.newcomers.iter().enumerate().map(line))
}

fn plan(wording: &Wording<'_>, view: &View, plan: &PlanView, seat: Seat) -> Section {
    let mut lines = Vec::new();
    for pile in Pile::ALL {
        let (members, blanks) = (plan.piles[pile.index()], plan.blanks[pile.index()]);
        if !members.is_empty() || blanks > 0 {
            lines.push(wording.pile_of_plan(pile, members, blanks));
        }
    }
    lines.extend(wording.orders(plan, view.excluded.or(view.gone)));
    Section::new(wording.texts.with("plan", [("name", wording.seat(seat))]), lines)
}
