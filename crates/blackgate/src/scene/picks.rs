//! Picks and attempts: the things to touch for an action, and the actions that a touch may mean.

use engine::{Seat, Seats};
use scene::Pick;

use super::panels::PACKS;
use crate::action::Action;
use crate::cards::{Kind, Kinds, Tool};
use crate::content::Offer;
use crate::rules::{CIGARETTES_MAX, next_helper};
use crate::state::{Extortion, Step};
use crate::text::decline_message;
use crate::view::View;

/// The things to touch for an action: a room to go to, a figure to extort, a card to play, a pile to take from.
pub(super) fn picks(view: &View, action: Action) -> Vec<Pick> {
    let own = view.viewer.seat().unwrap_or(view.turn.seat);
    vec![match action {
        Action::Search | Action::Draw => Pick::Thing("deck".to_owned()),
        Action::Careful(room) | Action::Go(room) => Pick::thing("room", room),
        Action::Follow(seat) | Action::Extort(seat) | Action::Target(seat) => Pick::thing("pawn", seat),
        Action::Join(gang) => Pick::thing("gang", gang),
        Action::Craft(recipe) => Pick::thing("recipe", recipe),
        Action::Dig(tool) | Action::Yield(tool) => in_hand(view, tool.kind()),
        Action::Steal => Pick::thing("pile", Kind::Spoon),
        Action::Name(tool) => Pick::thing("pile", tool),
        Action::Buy(offer) => return buy(offer),
        Action::Heal => Pick::thing("beating", own),
        Action::Reveal => Pick::thing("background", own),
        Action::Collect(seat) => Pick::thing("cigarettes", seat),
        Action::Exchange(seat) => Pick::thing("hand", seat),
        Action::Reroll => Pick::Thing("die".to_owned()),
        Action::Roll => Pick::Thing("michel".to_owned()),
        Action::Swing => Pick::thing("gang-card", "swinging-chain"),
        Action::Give => match view.step {
            Step::Answer { extortion: Extortion { tool, .. } } => in_hand(view, tool.kind()),
            _ => Pick::button("action-give"),
        },
        Action::Loot => match view.step {
            Step::Loot { left, .. } => Pick::thing("hand", next_helper(view.turn.seat, view.players.len(), left)),
            _ => Pick::button("action-loot"),
        },
        Action::Replace(required, other) => return vec![Pick::thing("need", required), in_hand(view, other)],
        Action::Omit(kind) => Pick::thing("need", kind),
        Action::Take(kind) => Pick::thing("shown", kind),
        Action::Cigarettes(count) => return count_out(count),
        Action::Play(kind)
        | Action::Pay(kind)
        | Action::Lay(kind)
        | Action::Strike(kind)
        | Action::Help(kind)
        | Action::Add(kind)
        | Action::Hand(kind)
        | Action::Drop(kind) => in_hand(view, kind),
        Action::Pass if !view.helpers().is_empty() => Pick::button("action-pass-button"),
        Action::Decline => Pick::button(decline_message(&view.step)),
        Action::Move
        | Action::Sell
        | Action::End
        | Action::Refuse
        | Action::Pass
        | Action::Exact
        | Action::Done
        | Action::Skip
        | Action::Fight => Pick::button(&format!("action-{action}")),
    }]
}

/// The cards of a kind in the viewer's hand, by the uppermost of them, which leaves it first.
fn in_hand(view: &View, kind: Kind) -> Pick {
    Pick::thing("card", format!("{kind}:{}", view.own_hand().unwrap_or_default().of(kind)))
}

/// The pile, and where it has two prices, how many of it.
fn buy(offer: Offer) -> Vec<Pick> {
    let how_many = match offer {
        Offer::Knife => Some("scene-buy-one"),
        Offer::Knives => Some("scene-buy-two"),
        Offer::Pick | Offer::Shovel => None,
    };
    std::iter::once(Pick::thing("pile", offer.kind())).chain(how_many.map(Pick::button)).collect()
}

/// Cigarettes in packs, the largest first.
fn count_out(count: u8) -> Vec<Pick> {
    let mut left = count;
    let mut picks = Vec::new();
    for size in PACKS {
        picks.extend((0..left / size).map(|_| Pick::thing("pack", size)));
        left %= size;
    }
    picks.push(Pick::button("scene-hand-cigarettes"));
    picks
}

/// The actions that a touch of a thing may mean, whether they are allowed now or not.
pub(super) fn attempts(view: &View, seat: Seat, thing: &str) -> Vec<Action> {
    let (kind, id) = thing.split_once(':').unwrap_or((thing, ""));
    let other = || id.parse::<Seat>().ok().filter(|other| *other != seat);
    match kind {
        "room" => id.parse().map_or_else(|_| Vec::new(), |room| vec![Action::Go(room), Action::Careful(room)]),
        "pawn" => match other() {
            Some(other) => vec![Action::Target(other), Action::Extort(other), Action::Follow(other)],
            None => vec![Action::Move],
        },
        "michel" => vec![Action::Roll],
        "die" => vec![Action::Reroll],
        "deck" => vec![Action::Search, Action::Draw],
        "card" => card_attempts(view, id),
        "pile" => pile_attempts(id),
        "gang" => id.parse().map(Action::Join).into_iter().collect(),
        "gang-card" => vec![Action::Swing],
        "recipe" => id.parse().map(Action::Craft).into_iter().collect(),
        "background" if other().is_none() => vec![Action::Reveal],
        "beating" if other().is_none() => vec![Action::Heal],
        "cigarettes" => match other() {
            Some(other) => vec![Action::Collect(other)],
            None => vec![Action::Sell],
        },
        "hand" => other().map_or_else(Vec::new, |other| vec![Action::Exchange(other), Action::Loot]),
        "shown" => id.parse().map(Action::Take).into_iter().collect(),
        "need" => id.parse().map_or_else(|_| Vec::new(), need_attempts),
        "pack" => id.parse().map_or_else(|_| Vec::new(), pack_attempts),
        _ => Vec::new(),
    }
}

/// A Material of a recipe is left out, or another one takes its place.
fn need_attempts(kind: Kind) -> Vec<Action> {
    let others = Kinds::MATERIALS.iter().filter(|other| *other != kind);
    std::iter::once(Action::Omit(kind)).chain(others.map(|other| Action::Replace(kind, other))).collect()
}

/// A pack alone, or any larger number that is counted out beginning with this pack.
fn pack_attempts(size: u8) -> Vec<Action> {
    let first = Pick::thing("pack", size);
    let larger = (size..=CIGARETTES_MAX).skip(1).filter(|count| count_out(*count).first() == Some(&first));
    std::iter::once(size).chain(larger).map(Action::Cigarettes).collect()
}

/// A card of the own hand means what the moment makes of it.
fn card_attempts(view: &View, id: &str) -> Vec<Action> {
    let Some(kind) = id.split(':').next().and_then(|kind| kind.parse::<Kind>().ok()) else {
        return Vec::new();
    };
    let tool = Tool::of(kind);
    let action = match view.step {
        Step::JoinPay { .. } => Action::Pay(kind),
        Step::Lay { .. } => Action::Lay(kind),
        Step::Answer { extortion } if tool == Some(extortion.tool) => Action::Give,
        Step::Blow { .. } | Step::MichelBlow { .. } => Action::Strike(kind),
        Step::Help { .. } => Action::Help(kind),
        Step::Sell { .. } => Action::Add(kind),
        Step::Give { .. } | Step::Return { .. } => Action::Hand(kind),
        Step::Discard { .. } | Step::MichelLoss { .. } => Action::Drop(kind),
        Step::MichelAnswer { .. } => tool.map_or(Action::Strike(kind), Action::Yield),
        _ => match tool {
            Some(tool) => Action::Dig(tool),
            None if Kinds::ACTIONS.contains(kind) => Action::Play(kind),
            None if Kinds::ACCESSORIES.contains(kind) => Action::Pay(kind),
            None if Kinds::WEAPONS.contains(kind) => {
                let all = Seats::all(view.players.len()).without(view.turn.seat);
                return all.iter().map(Action::Extort).collect();
            }
            None => Action::Sell,
        },
    };
    vec![action]
}

fn pile_attempts(id: &str) -> Vec<Action> {
    let Ok(kind) = id.parse::<Kind>() else {
        return Vec::new();
    };
    let named = Tool::of(kind).map(Action::Name);
    let steal = (kind == Kind::Spoon).then_some(Action::Steal);
    let bought = Offer::ALL.into_iter().filter(|offer| offer.kind() == kind).map(Action::Buy);
    steal.into_iter().chain(bought).chain(named).collect()
}
