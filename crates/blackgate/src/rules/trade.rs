//! Making, digging and dealing: Craft, Dig, Sell and Buy (BLK-081 to BLK-087, BLK-100 to BLK-111).

use super::*;

/// One way to pay a recipe: the action that says it, and the cards that are discarded.
#[derive(Clone, Copy)]
pub(crate) struct Payment {
    pub(super) action: Action,
    pub(crate) cards: Cards,
}

/// Every way to pay what a recipe asks for: as it stands, and with the leeway of a card.
pub(crate) fn payments(required: Cards, leeway: Option<Leeway>) -> impl Iterator<Item = Payment> {
    let materials = move || required.among(Kinds::MATERIALS).kinds();
    let without = move |material: Kind| required.minus(Cards::NONE.with(material));
    let replaced = materials().filter(move |_| leeway == Some(Leeway::Replace)).flat_map(move |material| {
        let others = Kinds::MATERIALS.iter().filter(move |other| *other != material);
        others.map(move |other| Payment {
            action: Action::Replace(material, other),
            cards: without(material).with(other),
        })
    });
    let omitted = materials()
        .filter(move |_| leeway == Some(Leeway::Omit))
        .map(move |material| Payment { action: Action::Omit(material), cards: without(material) });
    let exact = Payment { action: Action::Exact, cards: required };
    std::iter::once(exact).chain(replaced).chain(omitted)
}

/// Whether a recipe can be made from this hand now.
pub(super) fn check_recipe(state: &State, seat: Seat, recipe: Recipe, leeway: Option<Leeway>) -> Result<(), Illegal> {
    let spec = &state.content.recipes[recipe.index()];
    if !state.piles.has(spec.take) {
        return refuse!("BLK-085");
    }
    let hand = state.players[seat].hand;
    let is_payable = hand.includes(spec.discard)
        || leeway.is_some() && payments(spec.discard, leeway).any(|payment| hand.includes(payment.cards));
    if is_payable { Ok(()) } else { refuse!("BLK-084") }
}

/// Whether the area and the Beatings of a player allow a Craft action.
pub(super) fn check_workshop(state: &State, seat: Seat) -> Result<(), Illegal> {
    let player = &state.players[seat];
    // BLK-146: in team mode this is the own Block, and the other team's is free.
    let is_banned = player.area == state.home(seat) || player.area == Area::Showers;
    if player.area == Area::Solitary || is_banned && !player.has(Ability::SaddlebagWorkshop) {
        return refuse!("BLK-081");
    }
    let has_thick_skin = player.has(Ability::ThickSkin) && player.beatings <= state.content.ability(Ability::ThickSkin);
    let is_fit = player.beatings < state.content.player.craft_ban || player.has(Ability::ColdBlood) || has_thick_skin;
    if is_fit { Ok(()) } else { refuse!("BLK-082") }
}

pub(super) fn check_craft(state: &State, seat: Seat, recipe: Recipe) -> Result<Act, Illegal> {
    check_workshop(state, seat)?;
    // BIK-4: another Material will do.
    let leeway = state.players[seat].has(Ability::ChopShop).then_some(Leeway::Replace);
    check_recipe(state, seat, recipe, leeway)?;
    Ok(Act::Craft { recipe, leeway })
}

pub(super) fn check_craft_pay(
    state: &State,
    seat: Seat,
    recipe: Recipe,
    leeway: Leeway,
    action: Action,
) -> Result<Allowed, Illegal> {
    let required = state.content.recipes[recipe.index()].discard;
    let hand = state.players[seat].hand;
    match payments(required, Some(leeway)).find(|payment| payment.action == action) {
        Some(payment) if hand.includes(payment.cards) => Ok(Allowed::CraftPay { recipe, paid: payment.cards }),
        Some(_) => refuse!("BLK-084"),
        // It is no way to pay for this recipe, or no payment at all.
        None => refuse!("BLK-083"),
    }
}

pub(super) fn check_dig(state: &State, seat: Seat, tool: Tool) -> Result<Act, Illegal> {
    let player = &state.players[seat];
    if player.area != state.home(seat) {
        return match player.area {
            Area::BlockA | Area::BlockB => refuse!("BLK-147"),
            _ => refuse!("BLK-099"),
        };
    }
    if player.beatings >= state.content.player.dig_ban && !player.has(Ability::ColdBlood) {
        return refuse!("BLK-101");
    }
    if !player.hand.has(tool.kind()) {
        return refuse!("BLK-100");
    }
    // ODE-2: the first Dig of a turn is free.
    let is_free = player.has(Ability::NightShift) && state.turn.digs == 0;
    let cost = u8::from(!is_free);
    act::check_actions_left(state, cost)?;
    Ok(Act::Dig { tool, cost })
}

/// The points of a Dig, which Spoon Masters raise for Spoons (BLK-102, ODE-1).
pub(crate) fn dig_points(content: &Content, gang: Option<GangCard>, tool: Tool) -> u8 {
    match (tool, gang.map(GangCard::ability)) {
        (Tool::Spoon, Some(Ability::SpoonMasters)) => content.ability(Ability::SpoonMasters),
        _ => content.points[tool.index()],
    }
}

/// Whether a player may Sell and Buy in the present area (CAR-2).
pub(super) fn trades_here(player: &Player) -> bool {
    player.area == Area::RecreationRoom || player.area == Area::Cafeteria && player.has(Ability::Runners)
}

pub(super) fn check_sell(state: &State, seat: Seat, sold: u8, action: Action) -> Result<Allowed, Illegal> {
    match action {
        Action::Add(card) if !state.content.sellable.contains(card) => refuse!("BLK-107"),
        Action::Add(card) if !state.players[seat].hand.has(card) => refuse!("BLK-106"),
        Action::Add(card) => Ok(Allowed::Sell { sold, card }),
        Action::Done if sold == 0 => refuse!("BLK-107"),
        Action::Done => Ok(Allowed::EndSale),
        _ => refuse!("BLK-106"),
    }
}

/// What an offer costs (BLK-109, CAR-1), with a rebate on top.
pub(crate) fn price(content: &Content, gang: Option<GangCard>, offer: Offer, rebate: u8) -> u8 {
    let wholesale = content.ability_with(gang, Ability::Wholesale);
    content.prices[offer.index()].saturating_sub(wholesale).saturating_sub(rebate)
}

/// Whether an offer can be bought with this rebate, and its price.
pub(super) fn check_buy(state: &State, seat: Seat, offer: Offer, rebate: u8) -> Result<u8, Illegal> {
    let left = state.piles.of(offer.kind());
    if left == 0 {
        return refuse!("BLK-110");
    }
    if left < offer.count() {
        return refuse!("BLK-111");
    }
    let player = &state.players[seat];
    let price = price(&state.content, player.gang, offer, rebate);
    if player.cigarettes < u16::from(price) { refuse!("BLK-109") } else { Ok(price) }
}

impl Play<'_> {
    /// Begins a recipe: with leeway the player chooses how to pay.
    pub(super) fn craft(&mut self, seat: Seat, recipe: Recipe, leeway: Option<Leeway>) {
        match leeway {
            Some(leeway) => self.state.step = Step::CraftPay { recipe, leeway },
            None => self.finish_craft(seat, recipe, self.state.content.recipes[recipe.index()].discard),
        }
    }

    /// Discards what was paid and takes what was made, as many as there are (BLK-084, BLK-087).
    pub(super) fn finish_craft(&mut self, seat: Seat, recipe: Recipe, paid: Cards) {
        self.emit(Event::Crafted(seat, recipe));
        paid.each().for_each(|card| self.discard(seat, card));
        let spec = self.state.content.recipes[recipe.index()];
        self.take_from_board(seat, spec.take, spec.count);
        self.state.step = Step::Act;
    }

    /// A Dig, after which victory is tested first of all (BLK-016).
    pub(super) fn dig(&mut self, seat: Seat, tool: Tool, bonus: u8) {
        self.remove_openly(seat, tool.kind());
        let content = self.state.content;
        let player = self.player(seat);
        let points = dig_points(&content, player.gang, tool) + bonus;
        player.dug.put(tool.kind());
        player.points = player.points.saturating_add(points);
        self.state.turn.digs += 1;
        let total = self.state.points(seat);
        self.emit(Event::Dug(seat, tool, points, total));
        self.state.step = Step::Act;
        if self.state.points(seat) >= u16::from(self.state.target()) {
            self.emit(Event::Escaped(seat));
            self.state.step = Step::Over { ending: Ending::Tunnel(seat) };
        }
    }

    pub(super) fn sell(&mut self, seat: Seat, sold: u8, card: Kind) {
        self.remove_openly(seat, card);
        self.return_card(card);
        let value = self.state.content.values[card.index()];
        self.player(seat).cigarettes += u16::from(value);
        self.emit(Event::Sold(seat, card, value));
        // CRE-3: once for each Sell action, so with its first card.
        if sold == 0 && self.state.players[seat].has(Ability::CornerHustle) {
            self.gain_cigarettes(seat, u16::from(self.state.content.ability(Ability::CornerHustle)));
        }
        self.state.step = Step::Sell { sold: sold + 1 };
    }

    pub(super) fn buy(&mut self, seat: Seat, offer: Offer, price: u8) {
        self.player(seat).cigarettes -= u16::from(price);
        self.emit(Event::Paid(seat, price));
        self.take_from_board(seat, offer.kind(), offer.count());
        self.state.step = Step::Act;
    }
}
