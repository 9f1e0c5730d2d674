//! The content: every number of the game, read from `content/blackgate.toml`, checked, and trusted from then on.

mod check;
mod ids;
mod rows;

use std::sync::LazyLock;

use engine::Set;
use engine::content::{self, ContentFault, ContentName};
use serde::Deserialize;

use crate::cards::{Cards, Kind, Kinds, Tool};
use check::Checker;
pub(crate) use ids::TargetBackground;
pub use ids::{Ability, Area, Background, Gang, GangCard, MichelCard, Offer, Recipe};
use rows::{Rows, Targets};

/// The text of the game's own content.
pub(crate) const OWN_TEXT: &str = engine::own_content!("blackgate");

/// The game's own content.
pub(crate) static OWN: LazyLock<Content> =
    LazyLock::new(|| Content::read(OWN_TEXT).expect("a test reads our own content"));

/// The game's own content by version 1 of the rules, in which these figures were others (TRI-1, BG-02).
pub(crate) static FORMER: LazyLock<Content> = LazyLock::new(|| {
    let mut content = Content::read(OWN_TEXT).expect("a test reads our own content");
    content.turn.discipline_hand = no_limit();
    content.backgrounds[Background::GetawayDriver.index()].amount = 0;
    content
});

/// What belongs to a turn.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TurnSpec {
    pub(crate) actions: u8,
    pub(crate) careful_move: u8,
    pub(crate) searches: u8,
    pub(crate) extortions: u8,
    pub(crate) rounds_max: u16,
    /// The most cards in hand with which Iron Discipline gives its actions (TRI-1); content from before version 2 of the
    /// rules does not say it.
    #[serde(default = "no_limit")]
    pub(crate) discipline_hand: u8,
}

const fn no_limit() -> u8 {
    u8::MAX
}

/// What belongs to a player.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlayerSpec {
    pub(crate) hand: u8,
    pub(crate) hand_limit: u8,
    pub(crate) cigarettes: u16,
    pub(crate) beatings_max: u8,
    pub(crate) craft_ban: u8,
    pub(crate) dig_ban: u8,
}

/// What a recipe takes and gives.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RecipeSpec {
    pub(crate) discard: Cards,
    pub(crate) take: Kind,
    pub(crate) count: u8,
}

/// What a gang asks for.
#[derive(Clone, Debug)]
pub(crate) struct GangSpec {
    /// What content calls a further gang; the printed ones have names in all languages.
    pub(crate) name: Option<ContentName>,
    /// Its four cards.
    pub(crate) cards: Set<GangCard>,
    pub(crate) accessories: u8,
    pub(crate) accepts: Kinds,
}

/// What a Michel card shows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MichelCardSpec {
    pub(crate) knife: bool,
    pub(crate) tools: Kinds,
}

/// What a Background card says.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BackgroundSpec {
    pub(crate) gang: Gang,
    pub(crate) amount: u8,
    pub(crate) bonus: u8,
}

/// Every number of the game, checked.
#[derive(Debug)]
pub(crate) struct Content {
    pub(crate) turn: TurnSpec,
    pub(crate) player: PlayerSpec,
    targets: Targets,
    /// The price of each offer.
    pub(crate) prices: [u8; Offer::COUNT],
    /// Where Michel(le) starts.
    pub(crate) michel_start: Area,
    michel_by_default: Vec<u8>,
    /// How many cards a search finds in each area.
    pub(crate) search: [u8; Area::COUNT],
    /// The areas to which each result of the die leads, on either side of the board.
    pub(crate) die: [Set<Area>; 6],
    /// The Search deck.
    pub(crate) deck: Cards,
    /// The worth of each kind in cigarettes.
    pub(crate) values: [u8; Kind::COUNT],
    /// The kinds that are worth anything.
    pub(crate) sellable: Kinds,
    /// The number in the effect of each Action card.
    pub(crate) amounts: [u8; Kind::COUNT],
    /// The piles on the board.
    pub(crate) piles: Cards,
    /// The Tunnel points of each Tool.
    pub(crate) points: [u8; Tool::COUNT],
    pub(crate) recipes: [RecipeSpec; Recipe::COUNT],
    /// The recipes that there are.
    pub(crate) recipe_kinds: Set<Recipe>,
    pub(crate) gangs: [GangSpec; Gang::COUNT],
    /// The gangs that there are.
    pub(crate) gang_kinds: Set<Gang>,
    /// The number in each ability of Gang cards.
    pub(crate) abilities: [u8; Ability::COUNT],
    /// How many Michel cards there are of each kind.
    pub(crate) michel_deck: [u8; MichelCard::COUNT],
    pub(crate) michel_cards: [MichelCardSpec; MichelCard::COUNT],
    pub(crate) backgrounds: [BackgroundSpec; Background::COUNT],
}

impl Content {
    /// Reads and checks a content file.
    pub(crate) fn read(text: &str) -> Result<Content, ContentFault> {
        let rows: Rows = content::read(text)?;
        let checker = Checker { text };
        checker.turn(&rows.turn)?;
        checker.player(&rows.player)?;
        let (search, die) = checker.areas(&rows)?;
        let (deck, values, amounts) = checker.cards(&rows)?;
        let (piles, points) = checker.piles(&rows)?;
        let (michel_deck, michel_cards) = checker.michel_cards(&rows)?;
        let start = &rows.michel.start;
        if die.iter().all(|areas| !areas.contains(*start.get_ref())) {
            return Err(ContentFault::of(text, start, "Michel(le) starts in an area that the die leads to"));
        }
        let (recipes, recipe_kinds) = checker.recipes(&rows)?;
        let (gangs, gang_kinds) = checker.gangs(&rows)?;
        let abilities = checker.abilities(&rows)?;
        let backgrounds = checker.backgrounds(&rows)?;
        let Rows { turn, player, targets, prices, michel, .. } = rows;
        Ok(Content {
            turn: turn.into_inner(),
            player: player.into_inner(),
            targets,
            prices: [prices.knife, prices.knives, prices.pick, prices.shovel],
            michel_start: *michel.start.get_ref(),
            michel_by_default: michel.by_default,
            search,
            die,
            deck,
            values,
            sellable: Kind::ALL.into_iter().filter(|kind| values[kind.index()] > 0).collect(),
            amounts,
            piles,
            points,
            recipes,
            recipe_kinds,
            gangs,
            gang_kinds,
            abilities,
            michel_deck,
            michel_cards,
            backgrounds,
        })
    }

    /// The Tunnel points that win in solo play (BLK-015).
    pub(crate) fn solo_target(&self, seats: u8) -> u8 {
        self.targets.solo[usize::from(seats - 2)]
    }

    /// The Tunnel points that win in team play (BLK-138), which is for 4 or 6 players.
    pub(crate) fn team_target(&self, seats: u8) -> u8 {
        self.targets.team[usize::from((seats - 4) / 2)]
    }

    /// Whether Michel(le) is in play by default (BLK-014).
    pub(crate) fn michel_by_default(&self, seats: u8) -> bool {
        self.michel_by_default.contains(&seats)
    }

    /// The results of the die that lead to an area.
    pub(crate) fn results_to(&self, area: Area) -> impl Iterator<Item = u8> {
        (1..=6).zip(self.die).filter(move |(_, areas)| areas.contains(area)).map(|(result, _)| result)
    }

    /// The number in an ability, for a player with this Gang card; 0 if the card does something else.
    pub(crate) fn ability_with(&self, gang: Option<GangCard>, ability: Ability) -> u8 {
        if gang.map(GangCard::ability) == Some(ability) { self.ability(ability) } else { 0 }
    }

    /// The number in an ability.
    pub(crate) fn ability(&self, ability: Ability) -> u8 {
        self.abilities[ability.index()]
    }
}
