//! What a person reads who points at a thing: a prisoner with each of his values and skills, a pile by its task, a gang
//! with what it lacks, and what can be done with it now.

use ::scene::{GameScene, GameText, Pick, Texts, ThingCard};
use engine::{Clause, Dice, Game, Seat};

use crate::cards::{Prisoner, Trait};
use crate::content::Special;
use crate::text::Wording;
use crate::view::{NewcomerView, Now};
use crate::{Action, Luiswile, Options, View};

pub(super) fn explain(options: &Options, view: &View, thing: &str, texts: &Texts) -> Option<ThingCard> {
    let scene = Luiswile::scene(options, view, texts);
    let base = ThingCard::of_scene(&scene, thing, texts)?;
    let explainer = Explainer { options, view, texts, wording: Wording::new(options, texts) };
    let parts: Vec<&str> = thing.split(':').collect();
    Some(match parts[..] {
        ["card", number] => match number.parse().ok().and_then(|number| options.content().find(number)) {
            Some(who) => explainer.prisoner(base, thing, who),
            None => base,
        },
        ["newcomer", slot] => match slot.parse().ok().and_then(|slot| explainer.scouted(slot)) {
            Some(who) => explainer.prisoner(base, thing, who),
            None => base,
        },
        // The same task in somebody else's gang.
        ["pile", _, pile] => {
            ThingCard { purpose: Vec::new(), clauses: Vec::new(), ..base }.says(&format!("thing-pile-{pile}"), texts)
        }
        ["pile", _] => short(base),
        ["runner" | "gang", seat] => match seat.parse() {
            Ok(seat) => explainer.gang(base, seat),
            Err(_) => base,
        },
        // Their pieces explain themselves.
        ["own" | "neutrals" | "piles" | "decks"] => ThingCard { lines: Vec::new(), ..base },
        _ => base,
    })
}

/// A card without the short words that are printed on the tile: its title says them in full.
fn short(card: ThingCard) -> ThingCard {
    let lines = card.lines.iter().filter(|line| !card.title.contains(line.as_str()) && line.len() > 2);
    ThingCard { lines: lines.cloned().collect(), ..card }
}

struct Explainer<'a> {
    options: &'a Options,
    view: &'a View,
    texts: &'a Texts,
    wording: Wording<'a>,
}

impl Explainer<'_> {
    /// A newcomer whom the viewer's scouts know, by his place from 1.
    fn scouted(&self, slot: usize) -> Option<Prisoner> {
        match self.view.newcomers.get(slot.checked_sub(1)?)? {
            NewcomerView::Down { who, .. } => *who,
            NewcomerView::Up(who) => Some(*who),
        }
    }

    /// A prisoner: who he is, what can be done with him now, then each value and each skill in a line.
    fn prisoner(&self, base: ThingCard, thing: &str, who: Prisoner) -> ThingCard {
        let (texts, card) = (self.texts, self.wording.content.prisoner(who));
        let nation = texts.text(&format!("nation-{}", card.nation.word().to_lowercase()));
        let title = texts.with("explain-title", [("who", self.wording.who(who).into()), ("nation", nation.into())]);
        let mut lines = vec![texts.text(&format!("explain-rank-{}", card.rank))];
        let flavour = format!("prisoner-{}", card.number);
        lines.extend(texts.has(&flavour).then(|| texts.text(&flavour)));
        // What is printed on the card comes below in sentences; what is left are the signs of the day.
        let tags: Vec<String> = card.special.iter().map(|special| self.wording.tag(special)).collect();
        let printed = |line: &String| tags.contains(line) || *line == card.name || line == card.nation.word();
        lines.extend(base.lines.iter().filter(|line| !printed(line)).cloned());
        lines.extend(self.choices(thing));
        let values = [("shovel", card.work[0]), ("banknotes", card.work[1]), ("bulb", card.work[2])];
        let mut purpose: Vec<String> =
            values.iter().map(|(word, n)| texts.with(&format!("explain-{word}"), [("n", (*n).into())])).collect();
        purpose.extend(Trait::ALL.map(|of| {
            let n = card.traits[of.index()];
            texts.with(&format!("explain-of-{of}"), [("n", n.into())])
        }));
        purpose.extend(card.special.iter().map(|special| self.wording.explained(special)));
        let clauses = base.clauses.into_iter().chain(card.special.iter().flat_map(clauses)).collect();
        ThingCard { title, lines, purpose, clauses }
    }

    /// What a prisoner can do against the patrol. Other choices begin with nearly every card and would say little.
    fn choices(&self, thing: &str) -> Vec<String> {
        let Some(seat) = self.view.viewer.seat() else { return Vec::new() };
        match self.view.step.now {
            Now::Defend(_) => {}
            Now::Place | Now::Orders | Now::Stop(_) | Now::Changes | Now::Over(_) => return Vec::new(),
        }
        let mut menu: Vec<Action> = Vec::new();
        Luiswile::legal(&self.view.imagine(self.options, &mut Dice::seeded(0)), seat, &mut menu);
        let begins = |action: &Action| {
            let picks = Luiswile::picks(self.options, self.view, *action);
            picks.first() == Some(&Pick::Thing(thing.to_owned()))
        };
        let label = |action| Luiswile::label(self.options, self.view, action, self.texts);
        let can = |action| self.texts.with("explain-can", [("label", label(action).into())]);
        menu.into_iter().filter(begins).map(can).collect()
    }

    /// A gang or its runner, with what is missing for the escape.
    fn gang(&self, base: ThingCard, seat: Seat) -> ThingCard {
        let points = self.view.gangs[seat].points(self.options.goal_mode);
        let missing = self.wording.content.numbers.goal.saturating_sub(points);
        // The pieces of the gang explain themselves.
        let title = self.wording.gang(seat, &self.view.gangs[seat]);
        ThingCard { title, lines: vec![self.texts.with("explain-lacks", [("n", missing.into())])], ..base }
    }
}

/// The clauses behind a skill.
fn clauses(special: &Special) -> Vec<Clause> {
    match special {
        Special::SmoothTalk { .. } => vec![Clause::new("LUI-061")],
        Special::Bribery { .. } => vec![Clause::new("LUI-112"), Clause::new("LUI-063")],
        Special::Coward {} => vec![Clause::new("LUI-081")],
        Special::Scout { .. } => vec![Clause::new("LUI-098")],
        _ => Vec::new(),
    }
}
