//! Faces: what people see of a game that is known by its name only. Views, events and actions come as texts.

use engine::{Dice, Illegal, Log, Seats, Settings, Viewer};

use crate::{Lang, Mention, Scenic, Section, Stage, Words, advice, stage};

/// What a viewer has before their eyes.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    /// The settings of the match.
    pub settings: &'a Settings,
    /// The view, as JSON.
    pub view: &'a str,
    /// Whose eyes they are.
    pub viewer: Viewer,
    /// Who must decide.
    pub deciders: Seats,
    /// What the viewer may do, in notation.
    pub menu: &'a [String],
}

/// What somebody wants to do.
#[derive(Clone, Copy, Debug)]
pub enum Wish<'a> {
    /// Something with a thing of the scene.
    Touch(&'a str),
    /// An action in notation.
    Say(&'a str),
}

/// What stands against a wish.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hindrance {
    /// Nothing: it can be done, and is called this.
    Nothing(String),
    /// It is no notation of the game.
    Unreadable(String),
    /// The rules.
    Illegal(Illegal),
}

/// What a bot thinks of its choice: what it would do, what that is worth, and the next best choice with its worth.
#[derive(Clone, Copy, Debug)]
pub struct Opinion<'a> {
    /// What it would do, in notation.
    pub action: &'a str,
    /// What it expects that to be worth, from 0 (lost) to 1 (won), if it looked ahead.
    pub worth: Option<f64>,
    /// The next best choice and its worth, if it compared any.
    pub second: Option<(&'a str, f64)>,
}

type Staged = Option<(Stage, Vec<Section>)>;
type Told = Option<(String, Mention)>;

/// A game's face. What it cannot read, since it comes from another version of the game, it gives as nothing.
#[derive(Clone, Copy)]
pub struct Face {
    words: fn(Lang, Vec<String>) -> Words,
    stage: fn(&Sight<'_>, &Words) -> Staged,
    tell: fn(&Settings, &[&str], &Words) -> Vec<Told>,
    hindrance: fn(&Sight<'_>, Wish<'_>, &Words) -> Option<Hindrance>,
    advice: fn(&Sight<'_>, Opinion<'_>, &Words) -> Option<String>,
}

impl Face {
    /// The face of a game.
    pub const fn of<G: Scenic>() -> Face {
        Face {
            words: Words::of::<G>,
            stage: stage_of::<G>,
            tell: tell_of::<G>,
            hindrance: hindrance_of::<G>,
            advice: advice_of::<G>,
        }
    }

    /// The game's words, with the names of those at the table.
    pub fn words(&self, lang: Lang, names: Vec<String>) -> Words {
        (self.words)(lang, names)
    }

    /// The scene with all that goes around it, and the same as text.
    pub fn stage(&self, sight: &Sight<'_>, words: &Words) -> Option<(Stage, Vec<Section>)> {
        (self.stage)(sight, words)
    }

    /// Events in sentences, one for each, with what they are about.
    pub fn tell(&self, settings: &Settings, events: &[&str], words: &Words) -> Vec<Option<(String, Mention)>> {
        (self.tell)(settings, events, words)
    }

    /// What stands against a wish, found in an imagined world. Nothing, if nobody could mean anything by it.
    pub fn hindrance(&self, sight: &Sight<'_>, wish: Wish<'_>, words: &Words) -> Option<Hindrance> {
        (self.hindrance)(sight, wish, words)
    }

    /// A bot's opinion in one sentence.
    pub fn advice(&self, sight: &Sight<'_>, opinion: Opinion<'_>, words: &Words) -> Option<String> {
        (self.advice)(sight, opinion, words)
    }
}

fn seen<G: Scenic>(sight: &Sight<'_>) -> Option<(G::Options, G::View)> {
    Some((G::options(sight.settings).ok()?, serde_json::from_str(sight.view).ok()?))
}

fn stage_of<G: Scenic>(sight: &Sight<'_>, words: &Words) -> Staged {
    let (options, view) = seen::<G>(sight)?;
    let menu: Vec<G::Action> = sight.menu.iter().map(|text| text.parse().ok()).collect::<Option<_>>()?;
    let stage = stage::<G>(&options, &view, sight.viewer.seat(), sight.deciders, &menu, words);
    Some((stage, G::outline(&options, &view, words)))
}

fn tell_of<G: Scenic>(settings: &Settings, events: &[&str], words: &Words) -> Vec<Told> {
    let Ok(options) = G::options(settings) else { return vec![None; events.len()] };
    let tell = |json: &&str| {
        let event: G::Event = serde_json::from_str(json).ok()?;
        Some((G::tell(&options, &event, words), G::mention(&options, &event)))
    };
    events.iter().map(tell).collect()
}

fn hindrance_of<G: Scenic>(sight: &Sight<'_>, wish: Wish<'_>, words: &Words) -> Option<Hindrance> {
    let (options, view) = seen::<G>(sight)?;
    let seat = sight.viewer.seat()?;
    let wishes = match wish {
        Wish::Touch(thing) => G::wishes(&options, &view, seat, thing),
        Wish::Say(text) => match text.parse::<G::Action>() {
            Ok(action) => vec![action],
            Err(fault) => return Some(Hindrance::Unreadable(fault.to_string())),
        },
    };
    // Legality leaks nothing, so that any world which the view allows gives the same answer.
    let mut dice = Dice::seeded(1);
    let state = G::imagine(&options, &view, &mut dice);
    let mut refused = None;
    for action in wishes {
        match G::apply(&mut state.clone(), seat, action, &mut dice, &mut Log::silent()) {
            Ok(()) => return Some(Hindrance::Nothing(G::label(&options, &view, action, words))),
            Err(illegal) => refused = refused.or(Some(illegal)),
        }
    }
    refused.map(Hindrance::Illegal)
}

fn advice_of<G: Scenic>(sight: &Sight<'_>, opinion: Opinion<'_>, words: &Words) -> Option<String> {
    let (options, view) = seen::<G>(sight)?;
    let best = (opinion.action.parse().ok()?, opinion.worth);
    let second = opinion.second.and_then(|(action, worth)| Some((action.parse().ok()?, worth)));
    Some(advice::<G>(&options, &view, best, second, words))
}
