//! A sensible choice without search, for quick playouts.

use engine::{Dice, Seat};

use super::{aim, can_make_tool, points_in_hand, sale};
use crate::action::Action;
use crate::cards::{Cards, Kind, Kinds, Tool};
use crate::content::{Area, Offer};
use crate::state::{Player, State, Step};

/// The index in the menu of the choice with the greatest weight, plus some chance.
pub(super) fn instinct(state: &State, seat: Seat, menu: &[Action], dice: &mut Dice) -> usize {
    if menu.len() == 1 {
        return 0;
    }
    let position = Position { state, seat, player: &state.players[seat], aim: aim(state, seat) };
    // One draw is enough for all: each choice reads other bits of it.
    let mut chance = dice.below(u32::MAX);
    let mut weigh = |action: &Action| {
        chance = chance.wrapping_mul(0x9e37_79b9).rotate_left(13).wrapping_add(0x85eb_ca6b);
        let weight = position.weight(*action);
        weight + (chance >> 16) * (weight / 2 + 12) / 0x1_0000
    };
    let weights = menu.iter().map(&mut weigh).enumerate();
    weights.max_by_key(|&(_, weight)| weight).map_or(0, |(index, _)| index)
}

/// What the weights depend on.
struct Position<'a> {
    state: &'a State,
    seat: Seat,
    player: &'a Player,
    aim: Area,
}

impl Position<'_> {
    fn weight(&self, action: Action) -> u32 {
        let (state, player) = (self.state, self.player);
        match action {
            Action::Dig(tool) => 1000 + 200 * u32::from(state.content.points[tool.index()]),
            Action::Craft(recipe) => match state.content.recipes[recipe.index()].take {
                Kind::Shovel => 600,
                Kind::Pick => 500,
                _ => 60 + 20 * u32::from(player.hand.among(Kinds::WEAPONS).is_empty()),
            },
            Action::Buy(offer) => match offer {
                Offer::Shovel => 560,
                Offer::Pick => 480,
                Offer::Knife | Offer::Knives => 30,
            },
            Action::Steal => 190,
            Action::Search => 90 + 45 * u32::from(state.content.search[player.area.index()]),
            Action::Sell => 50 + 30 * sale(state, player.hand).min(9),
            Action::Heal => 150 + 120 * u32::from(player.beatings),
            Action::Reveal => 260,
            Action::Collect(_) => 400,
            Action::Join(_) if player.gang.is_none() => 260,
            Action::Join(_) => 10,
            Action::Extort(target) => {
                let weapons = u32::from(player.hand.among(Kinds::WEAPONS).count());
                30 * weapons + 8 * u32::from(state.players[target].hand.count())
            }
            Action::Play(card) => self.play(card),
            Action::Move if player.area == self.aim => 20,
            Action::Move => 150,
            Action::Follow(mate) => {
                if state.players[mate].area == self.aim {
                    300
                } else {
                    5
                }
            }
            Action::Careful(area) => self.careful(area),
            Action::Go(area) if matches!(state.step, Step::MichelDestination { .. }) => self.send(area),
            Action::Go(area) => {
                if area == self.aim {
                    400
                } else {
                    60 + 20 * u32::from(state.content.search[area.index()])
                }
            }
            Action::Exchange(_) => 12,
            Action::End => {
                if state.turn.actions > 0 {
                    25
                } else {
                    60
                }
            }
            Action::Reroll => 90,
            _ => self.answer(action),
        }
    }

    /// The weights of answers, once something has begun.
    fn answer(&self, action: Action) -> u32 {
        let (state, player) = (self.state, self.player);
        match action {
            Action::Target(seat) => {
                60 + 10 * u32::from(state.players[seat].points) + u32::from(state.players[seat].hand.count())
            }
            Action::Name(tool) => 40 + 20 * u32::from(state.content.points[tool.index()]),
            Action::Pay(card) | Action::Lay(card) | Action::Strike(card) | Action::Add(card) | Action::Drop(card) => {
                self.spare(card)
            }
            Action::Help(card) => self.spare(card) / 2,
            Action::Swing => 400,
            Action::Give => {
                if player.hand.among(Kinds::WEAPONS).is_empty() {
                    200
                } else {
                    60
                }
            }
            Action::Refuse | Action::Fight => 120,
            Action::Pass => 30,
            Action::Yield(tool) => {
                let weapons = u32::from(player.hand.among(Kinds::WEAPONS).count());
                (180 - 30 * u32::from(state.content.points[tool.index()])).saturating_sub(50 * weapons)
            }
            Action::Exact => 60,
            Action::Replace(_, other) => self.spare(other),
            Action::Omit(_) | Action::Loot | Action::Draw => 200,
            Action::Take(card) => 300 - self.spare(card).min(300),
            Action::Hand(card) => 10 + u32::from(Kinds::TOOLS.contains(card)) * 10,
            Action::Cigarettes(_) => 4,
            Action::Done => self.done(),
            Action::Roll => {
                if self.near_michel() {
                    20
                } else {
                    100
                }
            }
            Action::Skip => 60,
            _ => 40,
        }
    }

    /// How well a card can be spared.
    fn spare(&self, card: Kind) -> u32 {
        let content = &self.state.content;
        if let Some(tool) = Tool::of(card) {
            return 30 - 6 * u32::from(content.points[tool.index()].min(4));
        }
        let base = match card {
            Kind::BroomHandle | Kind::Scissors | Kind::FryingPan => 50,
            Kind::DuctTape => 70,
            _ if Kinds::WEAPONS.contains(card) => 80,
            _ if Kinds::ACTIONS.contains(card) => 90,
            _ => 110,
        };
        let more = 40 * u32::from(self.player.hand.of(card) > 1);
        match self.state.step {
            Step::Sell { .. } => base + more + 60 * u32::from(content.values[card.index()]).saturating_sub(1),
            _ => base + more + 10,
        }
    }

    /// Whether to stop selling or handing over.
    fn done(&self) -> u32 {
        let (state, player) = (self.state, self.player);
        match state.step {
            Step::Sell { .. } => {
                let enough = u32::from(player.cigarettes) >= u32::from(state.content.prices[3]);
                let useful = player.hand.among(Kinds::MATERIALS) == player.hand.among(state.content.sellable);
                if enough || useful { 160 } else { 70 }
            }
            _ => 60,
        }
    }

    fn play(&self, card: Kind) -> u32 {
        let player = self.player;
        let wants_home = self.aim == self.state.home(self.seat) && player.area != self.aim;
        match card {
            Kind::CarePackage => 420,
            Kind::KitchenDuty => 300,
            Kind::Painkillers => 120 + 120 * u32::from(player.beatings),
            Kind::Escort => {
                if player.area == self.aim {
                    15
                } else {
                    320
                }
            }
            Kind::RollCall => {
                if wants_home {
                    300
                } else {
                    10
                }
            }
            Kind::Shakedown => 200,
            Kind::Ambush | Kind::Snitch => 130,
            Kind::Riot => {
                if player.hand.count() < 4 {
                    150
                } else {
                    5
                }
            }
            _ => 50,
        }
    }

    /// A careful move takes the whole turn: only for something good.
    fn careful(&self, area: Area) -> u32 {
        if area != self.aim {
            return 4;
        }
        let ready = points_in_hand(self.state, self.player) > 2 || can_make_tool(self.state, self.player.hand);
        if ready { 190 } else { 90 }
    }

    /// Michel(le) goes to the leading opponents, and not to the own area.
    fn send(&self, area: Area) -> u32 {
        let state = self.state;
        if area == self.player.area {
            return 20;
        }
        let there = state.opponents(self.seat).iter().filter(|seat| state.players[*seat].area == area);
        60 + there.map(|seat| 30 + 5 * u32::from(state.players[seat].points)).sum::<u32>()
    }

    /// Whether Michel(le) may come here: then only with a Weapon in hand.
    fn near_michel(&self) -> bool {
        let unarmed = self.player.hand.among(Kinds::WEAPONS) == Cards::NONE;
        unarmed && self.player.area != Area::Solitary
    }
}
