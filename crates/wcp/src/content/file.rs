//! The content file: its rows, and the checks that make them tables.

use engine::content::{self, ContentFault, ContentName, Spanned};
use engine::{OpenId, SEATS_MAX, Set};
use serde::Deserialize;

use super::{Card, CardRow, Content, HALLS, Hall, HallRow, Halls, Symbol, TOKENS, Token, TokenKind, TokenRow, Tokens};
use crate::board::{Dir, Edges, Fits, Rotation};
use crate::state::FORMER_FAILSAFE_ROUNDS;

/// The highest number on a card or token: sums of them must stay small.
const NUMBER_MAX: u8 = 30;
/// The most that all upgrades of one value may add up to.
const UPGRADES_MAX: u32 = 200;
/// The longest failsafe, so that no match has more turns than WCP-R57 says.
const FAILSAFE_ROUNDS_MAX: u8 = 100;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rows {
    /// Content from before version 3 of the rules does not say it.
    failsafe_rounds: Option<Spanned<u8>>,
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
    name: ContentName,
    passages: Spanned<Vec<u8>>,
    count: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TrophyLine {
    id: Spanned<Token>,
    name: ContentName,
    value: Spanned<u8>,
    count: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UpgradeLine {
    id: Spanned<Token>,
    name: ContentName,
    raises: Symbol,
    by: Spanned<u8>,
    count: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GuardLine {
    id: Spanned<Token>,
    name: ContentName,
    fire: Spanned<u8>,
    armour: Spanned<u8>,
    protects: Spanned<Vec<u8>>,
    count: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VehicleLine {
    id: Spanned<Card>,
    name: ContentName,
    fire: Spanned<u8>,
    armour: Spanned<u8>,
    boosters: Spanned<u8>,
}

/// Reads a content file and checks it, or reports the first fault.
pub(super) fn read(text: &str) -> Result<Content, ContentFault> {
    content::read::<Rows>(text)?.check(text)
}

impl Rows {
    fn check(self, text: &str) -> Result<Content, ContentFault> {
        let halls_at = self.halls.start();
        let tokens_at = self.trophies.start();
        let upgrades_at = self.upgrades.start();
        let (halls, hall_kinds, hall_counts) = halls(text, &self.halls)?;
        let (tokens, token_kinds, token_counts) = tokens(text, &self)?;
        let (cards, vehicles) = cards(text, &self.vehicles)?;
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
        let failsafe_rounds = match &self.failsafe_rounds {
            None => FORMER_FAILSAFE_ROUNDS,
            Some(rounds) if (1..=FAILSAFE_ROUNDS_MAX).contains(rounds.get_ref()) => *rounds.get_ref(),
            Some(rounds) => {
                let problem = format!("{} is not from 1 to {FAILSAFE_ROUNDS_MAX} (WCP-R39)", rounds.get_ref());
                return Err(ContentFault::of(text, rounds, problem));
            }
        };
        let (all_halls, all_tokens) = (Halls::new(hall_counts), Tokens::new(token_counts));
        Ok(Content { halls, tokens, cards, hall_kinds, token_kinds, vehicles, all_halls, all_tokens, failsafe_rounds })
    }
}

/// The rows of an open list by their ids, the ids that have one, and how many there are of each.
type Counted<R, I, const N: usize> = ([R; N], Set<I>, [u8; N]);

fn halls(text: &str, lines: &Spanned<Vec<HallLine>>) -> Result<Counted<HallRow, Hall, { Hall::COUNT }>, ContentFault> {
    let mut counts = [0; Hall::COUNT];
    let mut rows = Table::new();
    for line in lines.get_ref() {
        let passages = edges(text, &line.passages)?;
        let rotations = passages.rotations();
        let looks = (0..rotations).map(|sixths| passages.rotated(Rotation::new(sixths)));
        let ways = looks.map(Fits::only).fold(Fits::NONE, Fits::or);
        counts[line.id.get_ref().index()] = *line.count.get_ref();
        number(text, &line.count, 0..=HALLS)?;
        rows.put(text, &line.id, HallRow { name: line.name.clone(), passages, rotations, ways })?;
    }
    let (rows, kinds) = rows.with_printed(text, lines.start(), &Hall::ALL)?;
    Ok((rows, kinds, counts))
}

fn tokens(text: &str, rows: &Rows) -> Result<Counted<TokenRow, Token, { Token::COUNT }>, ContentFault> {
    let mut counts = [0; Token::COUNT];
    let mut table = Table::new();
    let mut put = |id: &Spanned<Token>, letter: char, name: &ContentName, kind: TokenKind, count: &Spanned<u8>| {
        if !id.get_ref().word().starts_with(letter) {
            let problem = format!("`{}` does not belong here, expected an id with {letter}", id.get_ref());
            return Err(ContentFault::of(text, id, problem));
        }
        counts[id.get_ref().index()] = number(text, count, 0..=TOKENS)?;
        table.put(text, id, TokenRow { name: name.clone(), kind })
    };
    for line in rows.trophies.get_ref() {
        let value = number(text, &line.value, 0..=NUMBER_MAX)?;
        put(&line.id, 't', &line.name, TokenKind::Trophy { value }, &line.count)?;
    }
    for line in rows.upgrades.get_ref() {
        let by = number(text, &line.by, 1..=NUMBER_MAX)?;
        put(&line.id, 'u', &line.name, TokenKind::Upgrade { raises: line.raises, by }, &line.count)?;
    }
    for line in rows.guards.get_ref() {
        let protects = edges(text, &line.protects)?;
        let fire = number(text, &line.fire, 0..=NUMBER_MAX)?;
        // WCP-R27: a guard without armour, like a vehicle without fire, would make a fight that never ends.
        let armour = number(text, &line.armour, 1..=NUMBER_MAX)?;
        let kind = TokenKind::Guard { fire, armour, protects, rotations: protects.rotations() };
        put(&line.id, 'g', &line.name, kind, &line.count)?;
    }
    let (rows, kinds) = table.with_printed(text, rows.trophies.start(), &Token::ALL)?;
    Ok((rows, kinds, counts))
}

fn cards(text: &str, lines: &Spanned<Vec<VehicleLine>>) -> Result<([CardRow; Card::COUNT], Set<Card>), ContentFault> {
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
    // WCP-R03: every pawn has a vehicle of its own.
    if rows.count() < usize::from(SEATS_MAX) {
        let problem = format!("{} vehicles, expected at least {SEATS_MAX}, one for each pawn", rows.count());
        return Err(ContentFault::at(text, lines.start(), problem));
    }
    Ok(rows.filled(&Card::ALL))
}

fn number(text: &str, value: &Spanned<u8>, range: std::ops::RangeInclusive<u8>) -> Result<u8, ContentFault> {
    let number = *value.get_ref();
    if range.contains(&number) {
        return Ok(number);
    }
    let size = if number < *range.start() { "low" } else { "high" };
    let problem = format!("{number} is too {size}, expected {} to {}", range.start(), range.end());
    Err(ContentFault::of(text, value, problem))
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

/// A table that is being filled: every id exactly once.
struct Table<R, const N: usize>([Option<R>; N]);

impl<R, const N: usize> Table<R, N> {
    fn new() -> Table<R, N> {
        Table(std::array::from_fn(|_| None))
    }

    fn put<I: OpenId + std::fmt::Display>(&mut self, text: &str, id: &Spanned<I>, row: R) -> Result<(), ContentFault> {
        let place = &mut self.0[usize::from(id.get_ref().index())];
        if place.is_some() {
            let problem = format!("`{}` stands here again, expected every id once", id.get_ref());
            return Err(ContentFault::of(text, id, problem));
        }
        *place = Some(row);
        Ok(())
    }

    /// How many rows there are.
    fn count(&self) -> usize {
        self.0.iter().flatten().count()
    }

    /// The rows and their ids, if all printed things have one.
    fn with_printed<I: OpenId + std::fmt::Display>(
        self,
        text: &str,
        at: usize,
        ids: &[I; N],
    ) -> Result<([R; N], Set<I>), ContentFault>
    where
        R: Clone,
    {
        match self.0[..I::PRINTED].iter().position(Option::is_none) {
            Some(missing) => {
                let problem = format!("`{}` is missing; with `count = 0` there is none of it", ids[missing]);
                Err(ContentFault::at(text, at, problem))
            }
            None => Ok(self.filled(ids)),
        }
    }

    /// The rows and their ids. Where there is none stands another, which the game never asks for.
    fn filled<I: OpenId>(self, ids: &[I; N]) -> ([R; N], Set<I>)
    where
        R: Clone,
    {
        let there = ids.iter().copied().filter(|id| self.0[usize::from(id.index())].is_some()).collect();
        let any = self.0.iter().flatten().next().expect("a list has at least one row").clone();
        (self.0.map(|row| row.unwrap_or_else(|| any.clone())), there)
    }
}
