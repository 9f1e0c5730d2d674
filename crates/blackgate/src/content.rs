//! Content: every figure of the game, read from `content/blackgate.toml` and checked.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use engine::content::{ContentFault, SharedContent, Spanned};
use engine::{Set, content};
use serde::Deserialize;

use crate::cards::{Cards, Kind, Kinds, Tool};

/// The text of the built-in content.
pub const BUILT_IN: &str = engine::own_content!("blackgate");

static CONTENT: LazyLock<Content> =
    LazyLock::new(|| Content::read(BUILT_IN).unwrap_or_else(|fault| panic!("the built-in content: {fault}")));

engine::ids! {
    /// A place where figures stand. Solo play has the Cell Block, team play Blocks A and B in its stead.
    pub enum Area {
        /// Where everybody digs in solo play.
        CellBlock = "cell",
        /// Where team A digs.
        BlockA = "block-a",
        /// Where team B digs.
        BlockB = "block-b",
        /// Where Spoons are stolen.
        Cafeteria = "cafeteria",
        /// Where things are sold and bought.
        RecreationRoom = "recreation",
        /// Where Beatings heal.
        Infirmary = "infirmary",
        /// Where most is found.
        Showers = "showers",
        /// Where only cards lead.
        Solitary = "solitary",
    }
}

engine::ids! {
    /// A gang.
    pub enum Gang {
        /// Takes two Accessories.
        Crew = "crew",
        /// Takes two Accessories.
        Cartel = "cartel",
        /// Takes two Accessories.
        Bikers = "bikers",
        /// Takes two Accessories.
        Mafia = "mafia",
        /// Takes three Accessories.
        Triad = "triad",
        /// Takes three Accessories.
        Odessa = "odessa",
    }
}

engine::ids! {
    /// A Gang card, four for each gang in the gangs' order.
    pub enum GangCard {
        /// CRE-1: a search finds more.
        Lookouts = "lookouts",
        /// CRE-2: a roll can be repeated.
        QuickFeet = "quick-feet",
        /// CRE-3: a sale brings more.
        CornerHustle = "corner-hustle",
        /// CRE-4: attackers must lay more Weapons.
        BackUp = "back-up",
        /// CAR-1: everything is cheaper.
        Wholesale = "wholesale",
        /// CAR-2: trade in the Cafeteria too.
        Runners = "runners",
        /// CAR-3: a cigarette from somebody near, once a turn.
        ProtectionMoney = "protection-money",
        /// CAR-4: a larger hand.
        DeepPockets = "deep-pockets",
        /// BIK-1: craft where others may not.
        SaddlebagWorkshop = "saddlebag-workshop",
        /// BIK-2: craft when beaten.
        ThickSkin = "thick-skin",
        /// BIK-3: one blow without a card in each fight.
        SwingingChain = "swinging-chain",
        /// BIK-4: another Material will do.
        ChopShop = "chop-shop",
        /// MAF-1: extort twice.
        DoubleCollection = "double-collection",
        /// MAF-2: lay fewer Weapons.
        Reputation = "reputation",
        /// MAF-3: losers pay.
        Tribute = "tribute",
        /// MAF-4: heal anywhere.
        BoughtDoctor = "bought-doctor",
        /// TRI-1: more actions.
        IronDiscipline = "iron-discipline",
        /// TRI-2: a cheap careful move.
        SilentStep = "silent-step",
        /// TRI-3: winners keep their Weapons.
        ReturningBlades = "returning-blades",
        /// TRI-4: no Beating for a lost fight.
        StoneFace = "stone-face",
        /// ODE-1: Spoons dig better.
        SpoonMasters = "spoon-masters",
        /// ODE-2: the first Dig is free.
        NightShift = "night-shift",
        /// ODE-3: winners take more.
        HeavyHands = "heavy-hands",
        /// ODE-4: Beatings forbid nothing.
        ColdBlood = "cold-blood",
    }
}

impl GangCard {
    /// How many cards each gang has.
    pub const PER_GANG: u8 = 4;

    /// The gang to whose deck the card belongs.
    pub fn gang(self) -> Gang {
        Gang::ALL[self.index() / usize::from(GangCard::PER_GANG)]
    }
}

engine::ids! {
    /// A Background card.
    pub enum Background {
        /// BG-01.
        Pickpocket = "pickpocket",
        /// BG-02.
        GetawayDriver = "getaway-driver",
        /// BG-03.
        StreetFighter = "street-fighter",
        /// BG-04.
        Smuggler = "smuggler",
        /// BG-05.
        Bookmaker = "bookmaker",
        /// BG-06.
        KingpinsCousin = "kingpins-cousin",
        /// BG-07.
        Mechanic = "mechanic",
        /// BG-08.
        Gunrunner = "gunrunner",
        /// BG-09.
        RoadCaptain = "road-captain",
        /// BG-10.
        CrookedDoctor = "crooked-doctor",
        /// BG-11.
        Racketeer = "racketeer",
        /// BG-12.
        Hitman = "hitman",
        /// BG-13.
        Counterfeiter = "counterfeiter",
        /// BG-14.
        MartialArtist = "martial-artist",
        /// BG-15.
        CardSharp = "card-sharp",
        /// BG-16.
        Sapper = "sapper",
        /// BG-17.
        Fence = "fence",
        /// BG-18.
        Informer = "informer",
    }
}

engine::ids! {
    /// What can be crafted, and from what.
    pub enum Recipe {
        /// RC-K1.
        K1 = "k1",
        /// RC-K2.
        K2 = "k2",
        /// RC-K3.
        K3 = "k3",
        /// RC-P1.
        P1 = "p1",
        /// RC-S1.
        S1 = "s1",
    }
}

engine::ids! {
    /// One transaction of a Buy.
    pub enum Offer {
        /// One Knife.
        Knife = "knife",
        /// Two Knives.
        Knives = "knives",
        /// One Pick.
        Pick = "pick",
        /// One Shovel.
        Shovel = "shovel",
    }
}

impl Offer {
    /// What is bought.
    pub const fn kind(self) -> Kind {
        match self {
            Offer::Knife | Offer::Knives => Kind::Knife,
            Offer::Pick => Kind::Pick,
            Offer::Shovel => Kind::Shovel,
        }
    }

    /// How many are bought.
    pub const fn count(self) -> u8 {
        match self {
            Offer::Knives => 2,
            Offer::Knife | Offer::Pick | Offer::Shovel => 1,
        }
    }
}

engine::ids! {
    /// A kind of Michel card.
    pub enum MichelCard {
        /// MI-1.
        Mi1 = "mi-1",
        /// MI-2.
        Mi2 = "mi-2",
        /// MI-3.
        Mi3 = "mi-3",
        /// MI-4.
        Mi4 = "mi-4",
        /// MI-5.
        Mi5 = "mi-5",
        /// MI-6.
        Mi6 = "mi-6",
    }
}

/// What belongs to a turn.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TurnFigures {
    pub(crate) actions: u8,
    pub(crate) careful_move: u8,
    pub(crate) searches: u8,
    pub(crate) extortions: u8,
    pub(crate) rounds_max: u16,
}

/// What belongs to a player.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlayerFigures {
    pub(crate) hand: u8,
    pub(crate) hand_limit: u8,
    pub(crate) cigarettes: u16,
    pub(crate) beatings_max: u8,
    pub(crate) craft_ban: u8,
    pub(crate) dig_ban: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Targets {
    solo: [u8; 5],
    team: [u8; 2],
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Prices {
    knife: u8,
    knives: u8,
    pick: u8,
    shovel: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct MichelRow {
    start: Spanned<Area>,
    by_default: Vec<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct AreaRow {
    id: Spanned<Area>,
    search: u8,
    die: Vec<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct CardRow {
    id: Spanned<Kind>,
    count: Spanned<u8>,
    value: u8,
    #[serde(default)]
    amount: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PileRow {
    id: Spanned<Kind>,
    count: Spanned<u8>,
    #[serde(default)]
    points: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RecipeRow {
    id: Spanned<Recipe>,
    discard: Spanned<Vec<Kind>>,
    take: Spanned<Kind>,
    count: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct GangRow {
    id: Spanned<Gang>,
    accessories: u8,
    accepts: Spanned<Vec<Kind>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct MichelCardRow {
    id: Spanned<MichelCard>,
    tools: Vec<Tool>,
    knife: bool,
    count: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct BackgroundRow {
    id: Spanned<Background>,
    gang: Gang,
    #[serde(default)]
    amount: u8,
    #[serde(default)]
    bonus: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Rows {
    turn: Spanned<TurnFigures>,
    player: Spanned<PlayerFigures>,
    targets: Targets,
    prices: Prices,
    michel: MichelRow,
    area: Vec<AreaRow>,
    card: Vec<CardRow>,
    pile: Vec<PileRow>,
    recipe: Vec<RecipeRow>,
    gang: Vec<GangRow>,
    abilities: Spanned<BTreeMap<GangCard, u8>>,
    michel_card: Vec<MichelCardRow>,
    background: Vec<BackgroundRow>,
}

/// What a recipe takes and gives.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RecipeFigures {
    pub(crate) discard: Cards,
    pub(crate) take: Kind,
    pub(crate) count: u8,
}

/// What a gang asks for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GangFigures {
    pub(crate) accessories: u8,
    pub(crate) accepts: Kinds,
}

/// What a Michel card shows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MichelFigures {
    pub(crate) knife: bool,
    pub(crate) tools: Kinds,
}

/// What a Background card says.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BackgroundFigures {
    pub(crate) gang: Gang,
    pub(crate) amount: u8,
    pub(crate) bonus: u8,
}

/// Every figure of the game, checked.
#[derive(Debug)]
pub struct Content {
    pub(crate) turn: TurnFigures,
    pub(crate) player: PlayerFigures,
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
    /// The figure in the effect of each Action card.
    pub(crate) amounts: [u8; Kind::COUNT],
    /// The piles on the board.
    pub(crate) piles: Cards,
    /// The Tunnel points of each Tool.
    pub(crate) points: [u8; Tool::COUNT],
    pub(crate) recipes: [RecipeFigures; Recipe::COUNT],
    pub(crate) gangs: [GangFigures; Gang::COUNT],
    /// The figure in the ability of each Gang card.
    pub(crate) abilities: [u8; GangCard::COUNT],
    /// How many Michel cards there are of each kind.
    pub(crate) michel_deck: [u8; MichelCard::COUNT],
    pub(crate) michel_cards: [MichelFigures; MichelCard::COUNT],
    pub(crate) backgrounds: [BackgroundFigures; Background::COUNT],
}

/// The most that any figure of a card may be, so that a turn stays short.
const FIGURE_MAX: u8 = 15;

/// The Gang cards whose ability has a figure.
const FIGURED: [GangCard; 14] = [
    GangCard::Lookouts,
    GangCard::CornerHustle,
    GangCard::BackUp,
    GangCard::Wholesale,
    GangCard::ProtectionMoney,
    GangCard::DeepPockets,
    GangCard::ThickSkin,
    GangCard::DoubleCollection,
    GangCard::Reputation,
    GangCard::Tribute,
    GangCard::IronDiscipline,
    GangCard::SilentStep,
    GangCard::SpoonMasters,
    GangCard::HeavyHands,
];

impl Content {
    /// The content that comes with the game.
    pub fn built_in() -> SharedContent<Content> {
        SharedContent::from_static(LazyLock::force(&CONTENT))
    }

    /// Reads and checks a content file.
    pub fn read(text: &str) -> Result<Content, ContentFault> {
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
        let recipes = checker.recipes(&rows)?;
        let gangs = checker.gangs(&rows)?;
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
            gangs,
            abilities,
            michel_deck,
            michel_cards,
            backgrounds,
        })
    }

    /// The Tunnel points that win in solo play (BLK-015).
    pub fn solo_target(&self, seats: u8) -> u8 {
        self.targets.solo[usize::from(seats - 2)]
    }

    /// The Tunnel points that win in team play (BLK-138), which is for 4 or 6 players.
    pub fn team_target(&self, seats: u8) -> u8 {
        self.targets.team[usize::from((seats - 4) / 2)]
    }

    /// Whether Michel(le) is in play when nobody said otherwise (BLK-014).
    pub fn michel_by_default(&self, seats: u8) -> bool {
        self.michel_by_default.contains(&seats)
    }

    /// The figure of a Gang card.
    pub(crate) fn figure(&self, card: GangCard) -> u8 {
        self.abilities[card.index()]
    }
}

/// Checks rows one table after the other, and points into the text where something is wrong.
struct Checker<'a> {
    text: &'a str,
}

impl Checker<'_> {
    fn fault<T, U>(&self, at: &Spanned<T>, problem: impl Into<String>) -> Result<U, ContentFault> {
        Err(ContentFault::of(self.text, at, problem))
    }

    /// One row for each of these ids, in their order.
    fn each<'r, T: Copy + Eq + std::fmt::Display, R>(
        &self,
        table: &str,
        ids: impl IntoIterator<Item = T>,
        rows: &'r [R],
        id: impl Fn(&R) -> &Spanned<T>,
    ) -> Result<Vec<&'r R>, ContentFault> {
        for (index, row) in rows.iter().enumerate() {
            let this = id(row);
            if rows[..index].iter().any(|earlier| id(earlier).get_ref() == this.get_ref()) {
                return self.fault(this, format!("`{}` stands twice among the rows of `{table}`", this.get_ref()));
            }
        }
        let ids: Vec<T> = ids.into_iter().collect();
        if let Some(row) = rows.iter().find(|row| !ids.contains(id(row).get_ref())) {
            return self.fault(id(row), format!("`{}` does not belong into `{table}`", id(row).get_ref()));
        }
        let find = |wanted: &T| {
            rows.iter().find(|row| id(row).get_ref() == wanted).ok_or_else(|| {
                let end = self.text.len();
                ContentFault::at(self.text, end, format!("expected a row of `{table}` with the id `{wanted}`"))
            })
        };
        ids.iter().map(find).collect()
    }

    fn turn(&self, turn: &Spanned<TurnFigures>) -> Result<(), ContentFault> {
        let &TurnFigures { actions, careful_move, rounds_max, .. } = turn.get_ref();
        if !(1..=4).contains(&actions) || !(1..=actions).contains(&careful_move) {
            return self.fault(turn, "expected 1 to 4 actions, and a careful move that costs no more than them");
        }
        if !(1..=100).contains(&rounds_max) {
            return self.fault(turn, "expected rounds_max from 1 to 100, so that every match ends in time");
        }
        Ok(())
    }

    fn player(&self, player: &Spanned<PlayerFigures>) -> Result<(), ContentFault> {
        let &PlayerFigures { hand, hand_limit, beatings_max, .. } = player.get_ref();
        if hand > hand_limit || !(1..=15).contains(&hand_limit) || beatings_max == 0 {
            return self
                .fault(player, "expected a hand_limit from 1 to 15, a hand within it, and beatings_max of 1 or more");
        }
        Ok(())
    }

    fn areas(&self, rows: &Rows) -> Result<([u8; Area::COUNT], [Set<Area>; 6]), ContentFault> {
        let areas = self.each("area", Area::ALL, &rows.area, |row| &row.id)?;
        if let Some(row) = areas.iter().find(|row| row.search > FIGURE_MAX) {
            return self.fault(&row.id, format!("expected a search of at most {FIGURE_MAX}"));
        }
        let mut die = [Set::EMPTY; 6];
        for row in &areas {
            for &result in &row.die {
                match result {
                    1..=6 => die[usize::from(result) - 1].insert(*row.id.get_ref()),
                    _ => return self.fault(&row.id, format!("{result} is not a result of the die from 1 to 6")),
                }
            }
        }
        let solitary = areas[Area::Solitary.index()];
        if !solitary.die.is_empty() || solitary.search > 0 {
            return self.fault(&solitary.id, "BLK-113: no die leads to Solitary, and nothing is found there");
        }
        let blocks: Set<Area> = [Area::BlockA, Area::BlockB].into_iter().collect();
        for (result, areas) in die.iter().enumerate() {
            let enough = areas.minus(blocks).len() >= 2
                && areas.without(Area::CellBlock).len() >= 2
                && areas.contains(Area::CellBlock) == areas.contains(Area::BlockA)
                && areas.contains(Area::CellBlock) == areas.contains(Area::BlockB);
            if !enough {
                let problem = format!("BLK-042: result {} must lead to two areas on each board", result + 1);
                return self.fault(&rows.area[0].id, problem);
            }
        }
        Ok((std::array::from_fn(|index| areas[index].search), die))
    }

    /// So many cards of a kind, into a bag.
    fn fill(&self, bag: &mut Cards, kind: Kind, count: &Spanned<u8>) -> Result<(), ContentFault> {
        if !(1..=Cards::MOST).contains(count.get_ref()) {
            return self.fault(count, format!("expected 1 to {} cards of `{kind}`", Cards::MOST));
        }
        (0..*count.get_ref()).for_each(|_| bag.put(kind));
        Ok(())
    }

    #[allow(clippy::type_complexity)]
    fn cards(&self, rows: &Rows) -> Result<(Cards, [u8; Kind::COUNT], [u8; Kind::COUNT]), ContentFault> {
        const FIGURED: [Kind; 4] = [Kind::CarePackage, Kind::Ambush, Kind::Shakedown, Kind::KitchenDuty];
        let cards = self.each("card", Kinds::SEARCH.iter(), &rows.card, |row| &row.id)?;
        let (mut deck, mut values, mut amounts) = (Cards::NONE, [0; Kind::COUNT], [0; Kind::COUNT]);
        let mut total = 0_u16;
        for row in cards {
            let kind = *row.id.get_ref();
            if FIGURED.contains(&kind) != (row.amount > 0) {
                return self.fault(&row.id, "an amount of 1 or more is for cards with a figure in their effect only");
            }
            if row.amount > FIGURE_MAX {
                return self.fault(&row.id, format!("expected an amount of at most {FIGURE_MAX}"));
            }
            self.fill(&mut deck, kind, &row.count)?;
            total += u16::from(*row.count.get_ref());
            values[kind.index()] = row.value;
            amounts[kind.index()] = row.amount;
        }
        let most = u16::from(u8::MAX) - 4 * u16::from(Cards::MOST);
        if total > most || total < 6 * u16::from(rows.player.get_ref().hand) {
            return self
                .fault(&rows.card[0].id, format!("{total} Search cards are too few to deal or more than {most}"));
        }
        Ok((deck, values, amounts))
    }

    fn piles(&self, rows: &Rows) -> Result<(Cards, [u8; Tool::COUNT]), ContentFault> {
        let piles = self.each("pile", Kinds::BOARD.iter(), &rows.pile, |row| &row.id)?;
        let (mut bag, mut points) = (Cards::NONE, [0; Tool::COUNT]);
        for row in piles {
            let kind = *row.id.get_ref();
            self.fill(&mut bag, kind, &row.count)?;
            let tool = Tool::ALL.into_iter().find(|tool| tool.kind() == kind);
            if tool.is_some() != (row.points > 0) {
                return self.fault(&row.id, "every Tool has points, and a Knife has none");
            }
            if let Some(tool) = tool {
                points[tool.index()] = row.points;
            }
        }
        Ok((bag, points))
    }

    fn recipes(&self, rows: &Rows) -> Result<[RecipeFigures; Recipe::COUNT], ContentFault> {
        let recipes = self.each("recipe", Recipe::ALL, &rows.recipe, |row| &row.id)?;
        for row in &recipes {
            if row.discard.get_ref().is_empty() || row.discard.get_ref().len() > 4 {
                return self.fault(&row.discard, "a recipe takes 1 to 4 cards");
            }
            if !Kinds::BOARD.contains(*row.take.get_ref()) || row.count == 0 {
                return self.fault(&row.take, "a recipe gives at least 1 card from a pile on the board");
            }
        }
        Ok(std::array::from_fn(|index| RecipeFigures {
            discard: recipes[index].discard.get_ref().iter().copied().collect(),
            take: *recipes[index].take.get_ref(),
            count: recipes[index].count,
        }))
    }

    fn gangs(&self, rows: &Rows) -> Result<[GangFigures; Gang::COUNT], ContentFault> {
        let gangs = self.each("gang", Gang::ALL, &rows.gang, |row| &row.id)?;
        for row in &gangs {
            let accepts = row.accepts.get_ref();
            let different = accepts.iter().copied().collect::<Kinds>().iter().count();
            if accepts.iter().any(|kind| !Kinds::ACCESSORIES.contains(*kind)) || different != accepts.len() {
                return self.fault(&row.accepts, "a gang accepts different Accessories");
            }
            if !(1..=different).contains(&usize::from(row.accessories)) {
                return self.fault(&row.id, "a gang asks for at least 1 and at most as many Accessories as it accepts");
            }
        }
        Ok(std::array::from_fn(|index| GangFigures {
            accessories: gangs[index].accessories,
            accepts: gangs[index].accepts.get_ref().iter().copied().collect(),
        }))
    }

    fn abilities(&self, rows: &Rows) -> Result<[u8; GangCard::COUNT], ContentFault> {
        let figures = rows.abilities.get_ref();
        if let Some(card) = FIGURED.into_iter().find(|card| figures.get(card).copied().unwrap_or(0) == 0) {
            return self.fault(&rows.abilities, format!("expected a figure of 1 or more for `{card}`"));
        }
        if let Some(card) = figures.keys().find(|card| !FIGURED.contains(card)) {
            return self.fault(&rows.abilities, format!("the ability of `{card}` has no figure"));
        }
        if let Some((card, figure)) = figures.iter().find(|(_, figure)| **figure > FIGURE_MAX) {
            return self.fault(&rows.abilities, format!("expected at most {FIGURE_MAX} for `{card}`, not {figure}"));
        }
        if figures[&GangCard::IronDiscipline] > 5 || figures[&GangCard::DoubleCollection] > 4 {
            return self.fault(&rows.abilities, "expected at most 5 actions and 4 extortions in a turn");
        }
        Ok(std::array::from_fn(|index| figures.get(&GangCard::ALL[index]).copied().unwrap_or(0)))
    }

    #[allow(clippy::type_complexity)]
    fn michel_cards(
        &self,
        rows: &Rows,
    ) -> Result<([u8; MichelCard::COUNT], [MichelFigures; MichelCard::COUNT]), ContentFault> {
        let cards = self.each("michel_card", MichelCard::ALL, &rows.michel_card, |row| &row.id)?;
        // BLK-R49: a card without a Knife always turns up.
        if cards.iter().all(|row| row.knife || row.count == 0) {
            return self.fault(&rows.michel_card[0].id, "expected at least one Michel card without a Knife");
        }
        Ok((
            std::array::from_fn(|index| cards[index].count),
            std::array::from_fn(|index| MichelFigures {
                knife: cards[index].knife,
                tools: cards[index].tools.iter().map(|tool| tool.kind()).collect(),
            }),
        ))
    }

    fn backgrounds(&self, rows: &Rows) -> Result<[BackgroundFigures; Background::COUNT], ContentFault> {
        let cards = self.each("background", Background::ALL, &rows.background, |row| &row.id)?;
        for row in &cards {
            let (amount, bonus) = has_figures(*row.id.get_ref());
            if row.amount.max(row.bonus) > FIGURE_MAX {
                return self.fault(&row.id, format!("expected figures of at most {FIGURE_MAX}"));
            }
            if amount != (row.amount > 0) || bonus != (row.bonus > 0) {
                let word = |there: bool| if there { "of 1 or more" } else { "left out" };
                let problem = format!("expected amount {}, bonus {}", word(amount), word(bonus));
                return self.fault(&row.id, problem);
            }
        }
        Ok(std::array::from_fn(|index| BackgroundFigures {
            gang: cards[index].gang,
            amount: cards[index].amount,
            bonus: cards[index].bonus,
        }))
    }
}

/// Whether a Background's effect has a figure, and whether its effect with the gang has one.
const fn has_figures(background: Background) -> (bool, bool) {
    match background {
        Background::GetawayDriver | Background::Mechanic | Background::CardSharp => (false, false),
        Background::StreetFighter
        | Background::KingpinsCousin
        | Background::CrookedDoctor
        | Background::MartialArtist
        | Background::Sapper
        | Background::Informer => (false, true),
        Background::Pickpocket
        | Background::Smuggler
        | Background::Bookmaker
        | Background::Gunrunner
        | Background::RoadCaptain
        | Background::Racketeer
        | Background::Hitman
        | Background::Counterfeiter
        | Background::Fence => (true, true),
    }
}
