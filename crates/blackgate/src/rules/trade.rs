//! Making, digging and dealing: Craft, Dig, Sell and Buy (BLK-081 to BLK-087, BLK-100 to BLK-111).

use super::*;
use crate::cards::Kind;
use crate::content::{Area, Content};
use crate::state::Leeway;

/// One way to pay a recipe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    Exact(Cards),
    Replace(Kind, Kind, Cards),
    Omit(Kind, Cards),
}

impl Way {
    /// The cards that are discarded.
    pub(crate) fn cards(self) -> Cards {
        match self {
            Way::Exact(cards) | Way::Replace(_, _, cards) | Way::Omit(_, cards) => cards,
        }
    }

    pub(super) fn action(self) -> Action {
        match self {
            Way::Exact(_) => Action::Exact,
            Way::Replace(required, other, _) => Action::Replace(required, other),
            Way::Omit(material, _) => Action::Omit(material),
        }
    }
}

/// Every way to pay what a recipe asks for: as it stands, and with the leeway of a card.
pub(crate) fn ways(required: Cards, leeway: Option<Leeway>) -> impl Iterator<Item = Way> {
    let materials = move || required.among(Kinds::MATERIALS).kinds();
    let without = move |material: Kind| required.minus(Cards::NONE.with(material));
    let replaced = materials().filter(move |_| leeway == Some(Leeway::Replace)).flat_map(move |material| {
        let others = Kinds::MATERIALS.iter().filter(move |other| *other != material);
        others.map(move |other| Way::Replace(material, other, without(material).with(other)))
    });
    let omitted = materials()
        .filter(move |_| leeway == Some(Leeway::Omit))
        .map(move |material| Way::Omit(material, without(material)));
    std::iter::once(Way::Exact(required)).chain(replaced).chain(omitted)
}

/// What BIK-4 allows a Craft action.
fn leeway(state: &State, seat: Seat) -> Option<Leeway> {
    state.players[seat].has(GangCard::ChopShop).then_some(Leeway::Replace)
}

/// Whether a recipe can be made from this hand now.
pub(super) fn check_recipe(state: &State, seat: Seat, recipe: Recipe, leeway: Option<Leeway>) -> Result<(), Illegal> {
    let figures = &state.content.recipes[recipe.index()];
    require!(state.piles.has(figures.take), "BLK-085");
    let hand = state.players[seat].hand;
    let payable = hand.includes(figures.discard)
        || leeway.is_some() && ways(figures.discard, leeway).any(|way| hand.includes(way.cards()));
    require!(payable, "BLK-084");
    Ok(())
}

/// Whether the area and the Beatings of a player allow a Craft action.
pub(super) fn check_workshop(state: &State, seat: Seat) -> Result<(), Illegal> {
    let player = &state.players[seat];
    let figures = &state.content.player;
    // BLK-146: in team mode this is the own Block, and the other team's is free.
    let banned = player.area == state.home(seat) || player.area == Area::Showers;
    require!(player.area != Area::Solitary, "BLK-081");
    require!(!banned || player.has(GangCard::SaddlebagWorkshop), "BLK-081");
    let thick_skin = player.has(GangCard::ThickSkin) && player.beatings <= state.content.figure(GangCard::ThickSkin);
    let fit = player.beatings < figures.craft_ban || player.has(GangCard::ColdBlood) || thick_skin;
    require!(fit, "BLK-082");
    Ok(())
}

pub(super) fn check_craft(state: &State, seat: Seat, recipe: Recipe) -> Result<(), Illegal> {
    check_workshop(state, seat)?;
    check_recipe(state, seat, recipe, leeway(state, seat))
}

pub(super) fn check_craft_pay(
    state: &State,
    seat: Seat,
    recipe: Recipe,
    leeway: Leeway,
    action: Action,
) -> Result<(), Illegal> {
    let required = state.content.recipes[recipe.index()].discard;
    let hand = state.players[seat].hand;
    let payable = ways(required, Some(leeway)).any(|way| way.action() == action && hand.includes(way.cards()));
    require!(payable, "BLK-084");
    Ok(())
}

/// What a Dig costs: nothing for the first of a turn with the Night Shift (ODE-2).
pub(super) fn dig_cost(state: &State, seat: Seat) -> u8 {
    let free = state.players[seat].has(GangCard::NightShift) && state.turn.digs == 0;
    u8::from(!free)
}

pub(super) fn check_dig(state: &State, seat: Seat, tool: Tool) -> Result<(), Illegal> {
    let player = &state.players[seat];
    if player.area != state.home(seat) {
        require!(!matches!(player.area, Area::BlockA | Area::BlockB), "BLK-147");
        return refuse!("BLK-099");
    }
    require!(player.beatings < state.content.player.dig_ban || player.has(GangCard::ColdBlood), "BLK-101");
    require!(player.hand.has(tool.kind()), "BLK-100");
    act::afford(state, dig_cost(state, seat))
}

/// The points of a Dig, which Spoon Masters raise for Spoons (BLK-102, ODE-1).
pub(crate) fn dig_points(content: &Content, gang: Option<GangCard>, tool: Tool) -> u8 {
    match (tool, gang) {
        (Tool::Spoon, Some(GangCard::SpoonMasters)) => content.figure(GangCard::SpoonMasters),
        _ => content.points[tool.index()],
    }
}

/// Whether a player may Sell and Buy where they are (CAR-2).
pub(super) fn trades_here(player: &Player) -> bool {
    player.area == Area::RecreationRoom || player.area == Area::Cafeteria && player.has(GangCard::Runners)
}

pub(super) fn check_sell(state: &State, seat: Seat, sold: u8, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Add(card) => {
            require!(state.content.sellable.contains(card), "BLK-107");
            require!(state.players[seat].hand.has(card), "BLK-106");
            Ok(())
        }
        Action::Done => {
            require!(sold > 0, "BLK-107");
            Ok(())
        }
        _ => refuse!("BLK-106"),
    }
}

/// What an offer costs (BLK-109, CAR-1), with a rebate on top.
pub(crate) fn price(content: &Content, gang: Option<GangCard>, offer: Offer, rebate: u8) -> u8 {
    let wholesale = match gang {
        Some(GangCard::Wholesale) => content.figure(GangCard::Wholesale),
        _ => 0,
    };
    content.prices[offer.index()].saturating_sub(wholesale).saturating_sub(rebate)
}

pub(super) fn check_buy(state: &State, seat: Seat, offer: Offer, rebate: u8) -> Result<(), Illegal> {
    let left = state.piles.of(offer.kind());
    require!(left > 0, "BLK-110");
    require!(left >= offer.count(), "BLK-111");
    let player = &state.players[seat];
    require!(player.cigarettes >= u16::from(price(&state.content, player.gang, offer, rebate)), "BLK-109");
    Ok(())
}

impl Play<'_> {
    pub(super) fn craft(&mut self, seat: Seat, recipe: Recipe) {
        self.spend(1);
        match leeway(self.state, seat) {
            Some(leeway) => self.state.step = Step::CraftPay { recipe, leeway },
            None => self.make(seat, recipe, self.state.content.recipes[recipe.index()].discard),
        }
    }

    pub(super) fn craft_pay(&mut self, seat: Seat, recipe: Recipe, leeway: Leeway, action: Action) {
        let required = self.state.content.recipes[recipe.index()].discard;
        let way = ways(required, Some(leeway)).find(|way| way.action() == action);
        let way = way.unwrap_or_else(|| never(action));
        self.make(seat, recipe, way.cards());
    }

    /// Discards what was paid and takes what was made, as much as there is (BLK-084, BLK-087).
    pub(super) fn make(&mut self, seat: Seat, recipe: Recipe, paid: Cards) {
        self.tell(Event::Crafted(seat, recipe));
        for card in paid.kinds() {
            (0..paid.of(card)).for_each(|_| self.discard(seat, card));
        }
        let figures = self.state.content.recipes[recipe.index()];
        self.take_from_board(seat, figures.take, figures.count);
        self.state.step = Step::Act;
    }

    /// A Dig, after which victory is tested first of all (BLK-016).
    pub(super) fn dig(&mut self, seat: Seat, tool: Tool, more: u8) {
        self.show(seat, tool.kind());
        let content = self.state.content;
        let player = self.player(seat);
        let points = dig_points(&content, player.gang, tool);
        player.dug.put(tool.kind());
        player.points = player.points.saturating_add(points + more);
        self.state.turn.digs += 1;
        self.tell(Event::Dug(seat, tool, points + more));
        self.state.step = Step::Act;
        if self.state.points(seat) >= u16::from(self.state.target()) {
            self.tell(Event::Escaped(seat));
            self.state.step = Step::Over { ending: Ending::Tunnel(seat) };
        }
    }

    pub(super) fn sell(&mut self, seat: Seat, sold: u8, action: Action) {
        match action {
            Action::Add(card) => {
                self.show(seat, card);
                self.put_away(card);
                let value = self.state.content.values[card.index()];
                self.player(seat).cigarettes += u16::from(value);
                self.tell(Event::Sold(seat, card, value));
                // CRE-3: once for each Sell action, so with its first card.
                if sold == 0 && self.state.players[seat].has(GangCard::CornerHustle) {
                    self.gain_cigarettes(seat, u16::from(self.state.content.figure(GangCard::CornerHustle)));
                }
                self.state.step = Step::Sell { sold: sold + 1 };
            }
            Action::Done => self.state.step = Step::Act,
            _ => never(action),
        }
    }

    pub(super) fn buy(&mut self, seat: Seat, offer: Offer, rebate: u8) {
        let price = price(&self.state.content, self.state.players[seat].gang, offer, rebate);
        self.player(seat).cigarettes -= u16::from(price);
        self.tell(Event::Paid(seat, price));
        self.take_from_board(seat, offer.kind(), offer.count());
        self.state.step = Step::Act;
    }
}
