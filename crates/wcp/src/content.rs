//! Content: the halls, tokens and vehicle cards of section 7, read from a file that a designer can edit.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use engine::Id;
use engine::content::{ContentFault, SharedContent, Spanned, read};
use scene::Lang;
use serde::Deserialize;

use crate::board::{Dir, Edges, Fits, Turn};
use crate::pile::Pile;

engine::ids! {
    /// A hall tile; tiles of one pattern are alike.
    pub enum Hall {
        /// H01.
        Fan = "h01",
        /// H02.
        LeftFork = "h02",
        /// H03.
        RightFork = "h03",
        /// H04.
        Triad = "h04",
        /// H05.
        Gallery = "h05",
        /// H06.
        Junction = "h06",
        /// H07.
        Crossing = "h07",
        /// H08.
        LoadingBay = "h08",
        /// H09.
        Hangar = "h09",
    }
}

engine::ids! {
    /// A content token: a trophy, an upgrade or a guard.
    pub enum Token {
        /// T1a.
        RationTins = "t1a",
        /// T1b.
        CableDrum = "t1b",
        /// T2a.
        FieldRadio = "t2a",
        /// T2b.
        MedCrate = "t2b",
        /// T3a.
        OpticsCase = "t3a",
        /// T3b.
        BatteryBank = "t3b",
        /// T4a.
        MapArchive = "t4a",
        /// T4b.
        SeedVault = "t4b",
        /// T5a.
        FusionCell = "t5a",
        /// T5b.
        CipherCore = "t5b",
        /// UF1.
        TwinBarrel = "uf1",
        /// UA1.
        ScrapPlate = "ua1",
        /// UA2.
        CompositePlate = "ua2",
        /// UB1.
        FuelFlask = "ub1",
        /// UB2.
        NitroTank = "ub2",
        /// G01.
        Tripwire = "g01",
        /// G02.
        Watchdog = "g02",
        /// G03.
        Stinger = "g03",
        /// G04.
        Picket = "g04",
        /// G05.
        Turnstile = "g05",
        /// G06.
        Bulwark = "g06",
        /// G07.
        Lancer = "g07",
        /// G08.
        Crusher = "g08",
        /// G09.
        Reaper = "g09",
        /// G10.
        Colossus = "g10",
    }
}

engine::ids! {
    /// A vehicle card.
    pub enum Card {
        /// V01.
        Mammoth = "v01",
        /// V02.
        Camel = "v02",
        /// V03.
        Mule = "v03",
        /// V04.
        Hornet = "v04",
        /// V05.
        Rhino = "v05",
        /// V06.
        Jackal = "v06",
        /// V07.
        Lynx = "v07",
        /// V08.
        Anvil = "v08",
        /// V09.
        Hammer = "v09",
        /// V10.
        Viper = "v10",
    }
}

engine::ids! {
    /// One of the three values of a vehicle.
    pub enum Symbol {
        /// Red triangles: what is taken off the opponent's armour.
        Fire = "fire",
        /// Blue squares: at none of them the vehicle is destroyed.
        Armour = "armour",
        /// Yellow circles: each is good for one move over two halls.
        Boosters = "boosters",
    }
}

/// Hall tiles without an order.
pub type Halls = Pile<Hall, { Hall::COUNT }>;
/// Tokens without an order.
pub type Tokens = Pile<Token, { Token::COUNT }>;

/// How many hall tiles there are (WCP-009).
pub const HALLS: u8 = 36;
/// How many content tokens there are (WCP-010).
pub const TOKENS: u8 = 108;

/// A name in every language.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Name {
    en: String,
    pl: String,
}

impl Name {
    /// The name in a language.
    pub fn get(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Pl => &self.pl,
        }
    }
}

/// A hall tile's row.
#[derive(Clone, Debug)]
pub struct HallRow {
    /// What it is called.
    pub name: Name,
    /// Its passages as printed.
    pub passages: Edges,
    /// How many turns look different.
    pub turns: u8,
    /// Every way to lay it.
    pub ways: Fits,
}

/// What a token shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// Worth something at the end.
    Trophy {
        /// How much.
        value: u8,
    },
    /// Improves a vehicle.
    Upgrade {
        /// Which value it raises.
        raises: Symbol,
        /// By how much.
        by: u8,
    },
    /// Fights whoever enters through an edge that it protects.
    Guard {
        /// What it takes off armour in an exchange.
        fire: u8,
        /// Its own armour.
        armour: u8,
        /// The protected edges as printed.
        protects: Edges,
        /// How many turns look different.
        turns: u8,
    },
}

/// A token's row.
#[derive(Clone, Debug)]
pub struct TokenRow {
    /// What it is called.
    pub name: Name,
    /// What it shows.
    pub face: Face,
}

/// A vehicle card's row.
#[derive(Clone, Debug)]
pub struct CardRow {
    /// What it is called.
    pub name: Name,
    /// Red triangles.
    pub fire: u8,
    /// Blue squares.
    pub armour: u8,
    /// Yellow circles.
    pub boosters: u8,
}

/// All content, checked.
#[derive(Clone, Debug)]
pub struct Content {
    halls: [HallRow; Hall::COUNT],
    tokens: [TokenRow; Token::COUNT],
    cards: [CardRow; Card::COUNT],
    /// All 36 halls.
    pub all_halls: Halls,
    /// All 108 tokens.
    pub all_tokens: Tokens,
}

impl Content {
    /// The row of a hall.
    pub fn hall(&self, hall: Hall) -> &HallRow {
        &self.halls[hall.index()]
    }

    /// The row of a token.
    pub fn token(&self, token: Token) -> &TokenRow {
        &self.tokens[token.index()]
    }

    /// What a token shows.
    pub fn face(&self, token: Token) -> Face {
        self.token(token).face
    }

    /// The row of a vehicle card.
    pub fn card(&self, card: Card) -> &CardRow {
        &self.cards[card.index()]
    }

    /// The game's own content.
    pub fn built_in() -> SharedContent<Content> {
        static BUILT_IN: LazyLock<Content> =
            LazyLock::new(|| Content::read(engine::own_content!("wcp")).expect("a test reads the built-in file"));
        SharedContent::from_static(&BUILT_IN)
    }

    /// Reads a content file, or reports the first thing that is wrong with it.
    pub fn read(text: &str) -> Result<Content, ContentFault> {
        Rows::check(read(text)?, text)
    }
}

/// No number on a card or token is higher, so that sums of them stay small.
const NUMBER_MAX: u8 = 30;
/// What all upgrades of one value may add up to.
const UPGRADES_MAX: u32 = 200;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rows {
    halls: Spanned<Vec<HallLine>>,
    trophies: Spanned<Vec<TrophyLine>>,
    upgrades: Spanned<Vec<UpgradeLine>>,
    guards: Spanned<Vec<GuardLine>>,
    vehicles: Spanned<Vec<VehicleLine>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HallLine {
    id: Spanned<Hall>,
    name: Name,
    passages: Spanned<Vec<u8>>,
    count: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TrophyLine {
    id: Spanned<Token>,
    name: Name,
    value: Spanned<u8>,
    count: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UpgradeLine {
    id: Spanned<Token>,
    name: Name,
    raises: Symbol,
    by: Spanned<u8>,
    count: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GuardLine {
    id: Spanned<Token>,
    name: Name,
    fire: Spanned<u8>,
    armour: Spanned<u8>,
    protects: Spanned<Vec<u8>>,
    count: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VehicleLine {
    id: Spanned<Card>,
    name: Name,
    fire: Spanned<u8>,
    armour: Spanned<u8>,
    boosters: Spanned<u8>,
}

impl Rows {
    fn check(self, text: &str) -> Result<Content, ContentFault> {
        let halls_at = self.halls.start();
        let tokens_at = self.trophies.start();
        let upgrades_at = self.upgrades.start();
        let (halls, hall_counts) = halls(text, &self.halls)?;
        let (tokens, token_counts) = tokens(text, &self)?;
        let cards = cards(text, &self.vehicles)?;
        let sum = |counts: &[u8]| counts.iter().map(|&count| u32::from(count)).sum::<u32>();
        if sum(&hall_counts) != u32::from(HALLS) {
            let problem = format!("{} halls in all, expected {HALLS} (WCP-009)", sum(&hall_counts));
            return Err(ContentFault::at(text, halls_at, problem));
        }
        if sum(&token_counts) != u32::from(TOKENS) {
            let problem = format!("{} tokens in all, expected {TOKENS} (WCP-010)", sum(&token_counts));
            return Err(ContentFault::at(text, tokens_at, problem));
        }
        for symbol in Symbol::ALL {
            let lines = self.upgrades.get_ref().iter().filter(|line| line.raises == symbol);
            let sum: u32 = lines.map(|line| u32::from(*line.by.get_ref()) * u32::from(*line.count.get_ref())).sum();
            if sum > UPGRADES_MAX {
                let problem = format!("all upgrades of {symbol} add up to {sum}, expected at most {UPGRADES_MAX}");
                return Err(ContentFault::at(text, upgrades_at, problem));
            }
        }
        let (all_halls, all_tokens) = (Halls::new(hall_counts), Tokens::new(token_counts));
        Ok(Content { halls, tokens, cards, all_halls, all_tokens })
    }
}

fn halls(
    text: &str,
    lines: &Spanned<Vec<HallLine>>,
) -> Result<([HallRow; Hall::COUNT], [u8; Hall::COUNT]), ContentFault> {
    let mut counts = [0; Hall::COUNT];
    let mut rows = Table::new();
    for line in lines.get_ref() {
        let passages = edges(text, &line.passages)?;
        let turns = passages.turns();
        let ways = (0..turns).map(|turn| Fits::only(passages.turned(Turn::new(turn)))).fold(Fits::NONE, Fits::or);
        counts[line.id.get_ref().index()] = *line.count.get_ref();
        number(text, &line.count, 0..=HALLS)?;
        rows.put(text, &line.id, HallRow { name: line.name.clone(), passages, turns, ways })?;
    }
    Ok((rows.all(text, lines.start(), &Hall::ALL)?, counts))
}

fn tokens(text: &str, rows: &Rows) -> Result<([TokenRow; Token::COUNT], [u8; Token::COUNT]), ContentFault> {
    let mut counts = [0; Token::COUNT];
    let mut table = Table::new();
    let mut put = |id: &Spanned<Token>, letter: char, name: &Name, face: Face, count: &Spanned<u8>| {
        if !id.get_ref().word().starts_with(letter) {
            let problem = format!("`{}` does not belong here, expected an id with {letter}", id.get_ref());
            return Err(ContentFault::of(text, id, problem));
        }
        counts[id.get_ref().index()] = number(text, count, 0..=TOKENS)?;
        table.put(text, id, TokenRow { name: name.clone(), face })
    };
    for line in rows.trophies.get_ref() {
        let value = number(text, &line.value, 0..=NUMBER_MAX)?;
        put(&line.id, 't', &line.name, Face::Trophy { value }, &line.count)?;
    }
    for line in rows.upgrades.get_ref() {
        let by = number(text, &line.by, 1..=NUMBER_MAX)?;
        put(&line.id, 'u', &line.name, Face::Upgrade { raises: line.raises, by }, &line.count)?;
    }
    for line in rows.guards.get_ref() {
        let protects = edges(text, &line.protects)?;
        let fire = number(text, &line.fire, 0..=NUMBER_MAX)?;
        // WCP-R27: a guard without armour, like a vehicle without fire, would make a fight that never ends.
        let armour = number(text, &line.armour, 1..=NUMBER_MAX)?;
        let face = Face::Guard { fire, armour, protects, turns: protects.turns() };
        put(&line.id, 'g', &line.name, face, &line.count)?;
    }
    Ok((table.all(text, rows.trophies.start(), &Token::ALL)?, counts))
}

fn cards(text: &str, lines: &Spanned<Vec<VehicleLine>>) -> Result<[CardRow; Card::COUNT], ContentFault> {
    let mut rows = Table::new();
    for line in lines.get_ref() {
        let row = CardRow {
            name: line.name.clone(),
            fire: number(text, &line.fire, 1..=NUMBER_MAX)?,
            armour: number(text, &line.armour, 1..=NUMBER_MAX)?,
            boosters: number(text, &line.boosters, 0..=NUMBER_MAX)?,
        };
        rows.put(text, &line.id, row)?;
    }
    rows.all(text, lines.start(), &Card::ALL)
}

fn number(text: &str, value: &Spanned<u8>, range: std::ops::RangeInclusive<u8>) -> Result<u8, ContentFault> {
    let number = *value.get_ref();
    if range.contains(&number) {
        return Ok(number);
    }
    let problem = format!("{number} is too {}, expected {} to {}", size(number, &range), range.start(), range.end());
    Err(ContentFault::of(text, value, problem))
}

fn size(number: u8, range: &std::ops::RangeInclusive<u8>) -> &'static str {
    if number < *range.start() { "low" } else { "high" }
}

fn edges(text: &str, list: &Spanned<Vec<u8>>) -> Result<Edges, ContentFault> {
    let numbers = list.get_ref();
    let edges: Edges = numbers.iter().filter_map(|&edge| Dir::ALL.get(usize::from(edge)).copied()).collect();
    if edges.is_empty() || usize::from(edges.len()) != numbers.len() {
        let problem =
            format!("{numbers:?} is not a list of edges, expected different numbers from 0 to 5, at least one");
        return Err(ContentFault::of(text, list, problem));
    }
    Ok(edges)
}

/// Rows on their way into a complete table: every id exactly once.
struct Table<R, const N: usize>([Option<R>; N]);

impl<R, const N: usize> Table<R, N> {
    fn new() -> Table<R, N> {
        Table(std::array::from_fn(|_| None))
    }

    fn put<I: Id + std::fmt::Display>(&mut self, text: &str, id: &Spanned<I>, row: R) -> Result<(), ContentFault> {
        let place = &mut self.0[usize::from(id.get_ref().index())];
        if place.is_some() {
            let problem = format!("`{}` stands here again, expected every id once", id.get_ref());
            return Err(ContentFault::of(text, id, problem));
        }
        *place = Some(row);
        Ok(())
    }

    fn all<I: std::fmt::Display>(self, text: &str, at: usize, ids: &[I; N]) -> Result<[R; N], ContentFault> {
        if let Some(missing) = self.0.iter().position(Option::is_none) {
            return Err(ContentFault::at(text, at, format!("`{}` is missing", ids[missing])));
        }
        let rows: ArrayVec<R, N> = self.0.into_iter().flatten().collect();
        Ok(rows.into_inner().ok().expect("no row is missing"))
    }
}
