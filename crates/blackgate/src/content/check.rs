//! Checks of a content file, table by table.

use engine::content::{ContentFault, Spanned};
use engine::{OpenId, Set};

use super::rows::{GangRow, Rows};
use super::{
    Ability, Area, Background, BackgroundSpec, Gang, GangCard, GangSpec, MichelCard, MichelCardSpec, PlayerSpec,
    Recipe, RecipeSpec, TurnSpec,
};
use crate::cards::{Cards, Kind, Kinds, Tool};

/// The greatest number on a card: turns must stay short.
const NUMBER_MAX: u8 = 15;

/// The abilities with a number.
const WITH_NUMBER: [Ability; 14] = [
    Ability::Lookouts,
    Ability::CornerHustle,
    Ability::BackUp,
    Ability::Wholesale,
    Ability::ProtectionMoney,
    Ability::DeepPockets,
    Ability::ThickSkin,
    Ability::DoubleCollection,
    Ability::Reputation,
    Ability::Tribute,
    Ability::IronDiscipline,
    Ability::SilentStep,
    Ability::SpoonMasters,
    Ability::HeavyHands,
];

/// Checks rows one table after the other, and points into the text where something is wrong.
pub(super) struct Checker<'a> {
    pub(super) text: &'a str,
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

    /// The rows of an open list by the places of their ids, and those ids. Where there is none stands the first.
    fn open<'r, T: OpenId + std::fmt::Display, R>(
        &self,
        table: &str,
        printed: &[T],
        rows: &'r [R],
        id: impl Fn(&R) -> &Spanned<T> + Copy,
    ) -> Result<(Vec<&'r R>, Set<T>), ContentFault> {
        let further = rows.iter().map(|row| *id(row).get_ref()).filter(|id| !id.is_printed());
        let there: Set<T> = printed.iter().copied().chain(further).collect();
        let rows = self.each(table, there.iter(), rows, id)?;
        let mut by_place = vec![rows[0]; 2 * T::PRINTED];
        there.iter().zip(rows).for_each(|(id, row)| by_place[usize::from(id.index())] = row);
        Ok((by_place, there))
    }

    pub(super) fn turn(&self, turn: &Spanned<TurnSpec>) -> Result<(), ContentFault> {
        let &TurnSpec { actions, careful_move, rounds_max, .. } = turn.get_ref();
        if !(1..=4).contains(&actions) || !(1..=actions).contains(&careful_move) {
            return self.fault(turn, "expected 1 to 4 actions, and a careful move that costs no more than them");
        }
        if !(1..=100).contains(&rounds_max) {
            return self.fault(turn, "expected rounds_max from 1 to 100, so that every match ends in time");
        }
        Ok(())
    }

    pub(super) fn player(&self, player: &Spanned<PlayerSpec>) -> Result<(), ContentFault> {
        let &PlayerSpec { hand, hand_limit, beatings_max, .. } = player.get_ref();
        if hand > hand_limit || !(1..=15).contains(&hand_limit) || beatings_max == 0 {
            return self
                .fault(player, "expected a hand_limit from 1 to 15, a hand within it, and beatings_max of 1 or more");
        }
        Ok(())
    }

    pub(super) fn areas(&self, rows: &Rows) -> Result<([u8; Area::COUNT], [Set<Area>; 6]), ContentFault> {
        let areas = self.each("area", Area::ALL, &rows.area, |row| &row.id)?;
        if let Some(row) = areas.iter().find(|row| row.search > NUMBER_MAX) {
            return self.fault(&row.id, format!("expected a search of at most {NUMBER_MAX}"));
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

    /// Puts a number of cards of a kind into a bag.
    fn fill(&self, bag: &mut Cards, kind: Kind, count: &Spanned<u8>) -> Result<(), ContentFault> {
        if !(1..=Cards::MOST).contains(count.get_ref()) {
            return self.fault(count, format!("expected 1 to {} cards of `{kind}`", Cards::MOST));
        }
        (0..*count.get_ref()).for_each(|_| bag.put(kind));
        Ok(())
    }

    #[allow(clippy::type_complexity)]
    pub(super) fn cards(&self, rows: &Rows) -> Result<(Cards, [u8; Kind::COUNT], [u8; Kind::COUNT]), ContentFault> {
        const WITH_NUMBER: [Kind; 4] = [Kind::CarePackage, Kind::Ambush, Kind::Shakedown, Kind::KitchenDuty];
        let cards = self.each("card", Kinds::SEARCH.iter(), &rows.card, |row| &row.id)?;
        let (mut deck, mut values, mut amounts) = (Cards::NONE, [0; Kind::COUNT], [0; Kind::COUNT]);
        let mut total = 0_u16;
        for row in cards {
            let kind = *row.id.get_ref();
            if WITH_NUMBER.contains(&kind) != (row.amount > 0) {
                return self.fault(&row.id, "an amount of 1 or more is for cards with a figure in their effect only");
            }
            if row.amount > NUMBER_MAX {
                return self.fault(&row.id, format!("expected an amount of at most {NUMBER_MAX}"));
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

    pub(super) fn piles(&self, rows: &Rows) -> Result<(Cards, [u8; Tool::COUNT]), ContentFault> {
        let piles = self.each("pile", Kinds::BOARD.iter(), &rows.pile, |row| &row.id)?;
        let (mut bag, mut points) = (Cards::NONE, [0; Tool::COUNT]);
        for row in piles {
            let kind = *row.id.get_ref();
            self.fill(&mut bag, kind, &row.count)?;
            let tool = Tool::of(kind);
            if tool.is_some() != (row.points > 0) {
                return self.fault(&row.id, "every Tool has points, and a Knife has none");
            }
            if let Some(tool) = tool {
                points[tool.index()] = row.points;
            }
        }
        Ok((bag, points))
    }

    #[allow(clippy::type_complexity)]
    pub(super) fn recipes(&self, rows: &Rows) -> Result<([RecipeSpec; Recipe::COUNT], Set<Recipe>), ContentFault> {
        let (recipes, kinds) = self.open("recipe", &Recipe::PRINTED, &rows.recipe, |row| &row.id)?;
        for row in &recipes {
            if row.discard.get_ref().is_empty() || row.discard.get_ref().len() > 4 {
                return self.fault(&row.discard, "a recipe takes 1 to 4 cards");
            }
            if !Kinds::BOARD.contains(*row.take.get_ref()) || row.count == 0 {
                return self.fault(&row.take, "a recipe gives at least 1 card from a pile on the board");
            }
        }
        let recipe = |index: usize| RecipeSpec {
            discard: recipes[index].discard.get_ref().iter().copied().collect(),
            take: *recipes[index].take.get_ref(),
            count: recipes[index].count,
        };
        Ok((std::array::from_fn(recipe), kinds))
    }

    #[allow(clippy::type_complexity)]
    pub(super) fn gangs(&self, rows: &Rows) -> Result<([GangSpec; Gang::COUNT], Set<Gang>), ContentFault> {
        let (gangs, kinds) = self.open("gang", &Gang::PRINTED, &rows.gang, |row| &row.id)?;
        for gang in kinds.iter() {
            let row = gangs[gang.index()];
            let accepts = row.accepts.get_ref();
            let different = accepts.iter().copied().collect::<Kinds>().iter().count();
            if accepts.iter().any(|kind| !Kinds::ACCESSORIES.contains(*kind)) || different != accepts.len() {
                return self.fault(&row.accepts, "a gang accepts different Accessories");
            }
            if !(1..=different).contains(&usize::from(row.accessories)) {
                return self.fault(&row.id, "a gang asks for at least 1 and at most as many Accessories as it accepts");
            }
            self.further_gang(gang, row)?;
        }
        let gang = |gang: Gang| {
            let row = gangs[gang.index()];
            let further = row.cards.as_ref().filter(|_| kinds.contains(gang) && !gang.is_printed());
            GangSpec {
                name: row.name.as_ref().map(|name| name.get_ref().clone()),
                cards: match further {
                    Some(cards) => cards.get_ref().iter().map(|&card| GangCard::further(gang, card)).collect(),
                    None => GangCard::printed(gang),
                },
                accessories: row.accessories,
                accepts: row.accepts.get_ref().iter().copied().collect(),
            }
        };
        Ok((Gang::ALL.map(gang), kinds))
    }

    /// Only a gang that is not printed says its name and its cards.
    fn further_gang(&self, gang: Gang, row: &GangRow) -> Result<(), ContentFault> {
        if gang.is_printed() {
            return match (&row.name, &row.cards) {
                (Some(name), _) => self.fault(name, "the game names this gang; expected no `name`"),
                (_, Some(cards)) => self.fault(cards, "the game has four cards for this gang; expected no `cards`"),
                (None, None) => Ok(()),
            };
        }
        if gang.index() >= Gang::PRINTED.len() + Gang::FURTHER_MAX {
            let room: Vec<&str> =
                Gang::ALL.iter().skip(Gang::PRINTED.len()).take(Gang::FURTHER_MAX).map(|gang| gang.word()).collect();
            return self.fault(&row.id, format!("there is room for {} and no more gangs", room.join(", ")));
        }
        let (Some(_), Some(cards)) = (&row.name, &row.cards) else {
            return self.fault(&row.id, "a further gang has a `name` and `cards`: four abilities");
        };
        let different: Set<Ability> = cards.get_ref().iter().copied().collect();
        if cards.get_ref().len() != GangCard::PER_GANG || usize::from(different.len()) != GangCard::PER_GANG {
            return self.fault(cards, format!("a gang has {} different abilities", GangCard::PER_GANG));
        }
        Ok(())
    }

    pub(super) fn abilities(&self, rows: &Rows) -> Result<[u8; Ability::COUNT], ContentFault> {
        let numbers = rows.abilities.get_ref();
        if let Some(card) = WITH_NUMBER.into_iter().find(|card| numbers.get(card).copied().unwrap_or(0) == 0) {
            return self.fault(&rows.abilities, format!("expected a figure of 1 or more for `{card}`"));
        }
        if let Some(card) = numbers.keys().find(|card| !WITH_NUMBER.contains(card)) {
            return self.fault(&rows.abilities, format!("the ability of `{card}` has no figure"));
        }
        if let Some((card, number)) = numbers.iter().find(|(_, number)| **number > NUMBER_MAX) {
            return self.fault(&rows.abilities, format!("expected at most {NUMBER_MAX} for `{card}`, not {number}"));
        }
        if numbers[&Ability::IronDiscipline] > 5 || numbers[&Ability::DoubleCollection] > 4 {
            return self.fault(&rows.abilities, "expected at most 5 actions and 4 extortions in a turn");
        }
        Ok(std::array::from_fn(|index| numbers.get(&Ability::ALL[index]).copied().unwrap_or(0)))
    }

    #[allow(clippy::type_complexity)]
    pub(super) fn michel_cards(
        &self,
        rows: &Rows,
    ) -> Result<([u8; MichelCard::COUNT], [MichelCardSpec; MichelCard::COUNT]), ContentFault> {
        let cards = self.each("michel_card", MichelCard::ALL, &rows.michel_card, |row| &row.id)?;
        // BLK-R49: a card without a Knife always turns up.
        if cards.iter().all(|row| row.knife || row.count == 0) {
            return self.fault(&rows.michel_card[0].id, "expected at least one Michel card without a Knife");
        }
        Ok((
            std::array::from_fn(|index| cards[index].count),
            std::array::from_fn(|index| MichelCardSpec {
                knife: cards[index].knife,
                tools: cards[index].tools.iter().map(|tool| tool.kind()).collect(),
            }),
        ))
    }

    pub(super) fn backgrounds(&self, rows: &Rows) -> Result<[BackgroundSpec; Background::COUNT], ContentFault> {
        let cards = self.each("background", Background::ALL, &rows.background, |row| &row.id)?;
        for row in &cards {
            let (amount, bonus) = has_numbers(*row.id.get_ref());
            if row.amount.max(row.bonus) > NUMBER_MAX {
                return self.fault(&row.id, format!("expected figures of at most {NUMBER_MAX}"));
            }
            // BG-02: content from before version 2 of the rules says no figures here.
            let is_former = *row.id.get_ref() == Background::GetawayDriver && row.amount + row.bonus == 0;
            if !is_former && (amount != (row.amount > 0) || bonus != (row.bonus > 0)) {
                let word = |there: bool| if there { "of 1 or more" } else { "left out" };
                let problem = format!("expected amount {}, bonus {}", word(amount), word(bonus));
                return self.fault(&row.id, problem);
            }
        }
        Ok(std::array::from_fn(|index| BackgroundSpec {
            gang: cards[index].gang,
            amount: cards[index].amount,
            bonus: match Background::ALL[index] {
                Background::GetawayDriver => cards[index].bonus.max(1),
                _ => cards[index].bonus,
            },
        }))
    }
}

/// Whether there is a number in a Background's effect, and in its effect with the gang.
const fn has_numbers(background: Background) -> (bool, bool) {
    match background {
        Background::Mechanic | Background::CardSharp => (false, false),
        Background::StreetFighter
        | Background::KingpinsCousin
        | Background::CrookedDoctor
        | Background::MartialArtist
        | Background::Sapper
        | Background::Informer => (false, true),
        Background::Pickpocket
        | Background::GetawayDriver
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
