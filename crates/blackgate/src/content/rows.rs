//! The rows of a content file, as they are written there.

use std::collections::BTreeMap;

use engine::content::{ContentName, Spanned};
use serde::Deserialize;

use super::{Ability, Area, Background, Gang, MichelCard, PlayerSpec, Recipe, TurnSpec};
use crate::cards::{Kind, Tool};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Targets {
    pub(super) solo: [u8; 5],
    pub(super) team: [u8; 2],
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Prices {
    pub(super) knife: u8,
    pub(super) knives: u8,
    pub(super) pick: u8,
    pub(super) shovel: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MichelRow {
    pub(super) start: Spanned<Area>,
    pub(super) by_default: Vec<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AreaRow {
    pub(super) id: Spanned<Area>,
    pub(super) search: u8,
    pub(super) die: Vec<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardRow {
    pub(super) id: Spanned<Kind>,
    pub(super) count: Spanned<u8>,
    pub(super) value: u8,
    #[serde(default)]
    pub(super) amount: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PileRow {
    pub(super) id: Spanned<Kind>,
    pub(super) count: Spanned<u8>,
    #[serde(default)]
    pub(super) points: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RecipeRow {
    pub(super) id: Spanned<Recipe>,
    pub(super) discard: Spanned<Vec<Kind>>,
    pub(super) take: Spanned<Kind>,
    pub(super) count: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GangRow {
    pub(super) id: Spanned<Gang>,
    /// Of a further gang only: the printed ones have names in all languages.
    pub(super) name: Option<Spanned<ContentName>>,
    /// Of a further gang only: the abilities of its cards.
    pub(super) cards: Option<Spanned<Vec<Ability>>>,
    pub(super) accessories: u8,
    pub(super) accepts: Spanned<Vec<Kind>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MichelCardRow {
    pub(super) id: Spanned<MichelCard>,
    pub(super) tools: Vec<Tool>,
    pub(super) knife: bool,
    pub(super) count: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BackgroundRow {
    pub(super) id: Spanned<Background>,
    pub(super) gang: Gang,
    #[serde(default)]
    pub(super) amount: u8,
    #[serde(default)]
    pub(super) bonus: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Rows {
    pub(super) turn: Spanned<TurnSpec>,
    pub(super) player: Spanned<PlayerSpec>,
    pub(super) targets: Targets,
    pub(super) prices: Prices,
    pub(super) michel: MichelRow,
    pub(super) area: Vec<AreaRow>,
    pub(super) card: Vec<CardRow>,
    pub(super) pile: Vec<PileRow>,
    pub(super) recipe: Vec<RecipeRow>,
    pub(super) gang: Vec<GangRow>,
    pub(super) abilities: Spanned<BTreeMap<Ability, u8>>,
    pub(super) michel_card: Vec<MichelCardRow>,
    pub(super) background: Vec<BackgroundRow>,
}
