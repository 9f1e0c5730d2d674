//! The judgement of the first bots, kept as it was: the fixed opponents that later bots are measured against.

mod instinct;

use engine::{Dice, Seat, Seats};

use crate::action::Action;
use crate::cards::{Cards, Kind, Kinds, Tool};
use crate::content::{Ability, Area, GangCard};
use crate::state::{Extortion, Mode, Player, Robbery, State, Step};

/// The worth of a position that is as good as won.
const WORTH_MAX: u32 = 1000;

/// A Tunnel point that is dug. Everything else is counted in hundredths of it.
const POINT: u32 = 100;
/// What a Tunnel point in hand gains where it can be dug.
const AT_HOME: u32 = 18;
/// Every player begins with this much, to keep small leads small.
const BASE_VALUE: u32 = 250;

/// The chance of a seat, or of its team, to be first: how near it is to the target, and how far ahead of its rivals.
pub(super) fn judge(state: &State, seat: Seat) -> u32 {
    let own_team = state.mates(seat).with(seat);
    let goal = u32::from(state.target()) * POINT + BASE_VALUE * u32::from(own_team.len());
    let own = team_value(state, own_team);
    let rival = match state.mode {
        Mode::Solo => state.opponents(seat).iter().map(|rival| player_value(state, rival)).max().unwrap_or_default(),
        Mode::Team => team_value(state, state.opponents(seat)),
    };
    let reach = own.min(goal) * WORTH_MAX / goal;
    let lead = own * WORTH_MAX / (own + rival).max(1);
    (reach + 2 * lead) / 3
}

pub(super) fn instinct(state: &State, seat: Seat, menu: &[Action], dice: &mut Dice) -> usize {
    instinct::instinct(state, seat, menu, dice)
}

fn team_value(state: &State, seats: Seats) -> u32 {
    seats.iter().map(|seat| player_value(state, seat)).sum()
}

/// The value of a player's points, Tools, materials for Tools and place.
fn player_value(state: &State, seat: Seat) -> u32 {
    let player = &state.players[seat];
    let mut worth = BASE_VALUE + u32::from(player.points) * POINT;
    worth += tools(state, seat);
    worth += materials(player);
    worth += u32::from(player.cigarettes.min(12)) * 24;
    worth += others(state, player);
    worth += player.gang.map_or(0, gang_card_value);
    if !player.revealed {
        worth += 45;
    }
    worth += place(state, seat);
    if state.turn.seat == seat {
        worth += 14 * u32::from(state.turn.actions);
    }
    worth += pending_gain(state, seat);
    let beating = [0, 55, 150][usize::from(player.beatings.min(2))];
    let beating = if player.has(Ability::ColdBlood) { 10 * u32::from(player.beatings) } else { beating };
    worth.saturating_sub(beating + pending_loss(state, seat))
}

/// Tools in hand: a Dig each, not yet safe, and better where they can be dug with.
fn tools(state: &State, seat: Seat) -> u32 {
    let player = &state.players[seat];
    let can_dig = player.area == state.home(seat) && player.beatings < state.content.player.dig_ban;
    points_in_hand(state, player) * if can_dig { 58 + AT_HOME } else { 58 }
}

/// Materials, and more for those that make a Pick or a Shovel together.
pub(super) fn materials(player: &Player) -> u32 {
    let hand = player.hand;
    let has = |kind: Kind| hand.has(kind);
    let mut worth = 12 * u32::from(hand.among(Kinds::MATERIALS).count().min(6));
    let shovel = has(Kind::BroomHandle) && has(Kind::FryingPan) && has(Kind::DuctTape);
    let pick = has(Kind::BroomHandle) && has(Kind::Scissors);
    if shovel {
        worth += 105;
    }
    if pick && (!shovel || hand.of(Kind::BroomHandle) > 1) {
        worth += 85;
    }
    worth
}

/// What can be sold, fought with, worn or played.
fn others(state: &State, player: &Player) -> u32 {
    let hand = player.hand;
    let valuables = hand.of(Kind::MobilePhone) * 4
        + (hand.of(Kind::GoldWatch) + hand.of(Kind::ContrabandPouch)) * 3
        + hand.of(Kind::BannedComic) * 2;
    let weapons = u32::from(hand.among(Kinds::WEAPONS).count());
    let worn = u32::from(hand.among(Kinds::ACCESSORIES).count());
    let actions = u32::from(hand.among(Kinds::ACTIONS).count());
    let joining = if player.gang.is_none() { 22 } else { 14 };
    let over = u32::from(hand.count().saturating_sub(state.content.player.hand_limit));
    let sum = u32::from(valuables) * 14 + weapons.min(3) * 14 + weapons.saturating_sub(3) * 5 + worn.min(3) * joining;
    (sum + actions * 12).saturating_sub(over * 15)
}

/// What it is worth to have a Gang card.
pub(super) fn gang_card_value(card: GangCard) -> u32 {
    match card.ability() {
        Ability::IronDiscipline => 190,
        Ability::SpoonMasters | Ability::NightShift | Ability::ColdBlood | Ability::SilentStep => 130,
        Ability::Lookouts | Ability::SaddlebagWorkshop | Ability::ChopShop | Ability::Wholesale => 110,
        _ => 85,
    }
}

/// How many Tunnel points a hand of Tools would dig.
pub(super) fn points_in_hand(state: &State, player: &Player) -> u32 {
    let points = |tool: Tool| u32::from(crate::rules::dig_points(&state.content, player.gang, tool));
    Tool::ALL.into_iter().map(|tool| u32::from(player.hand.of(tool.kind())) * points(tool)).sum()
}

/// How many cigarettes a sale of the hand would bring.
pub(super) fn sale(state: &State, hand: Cards) -> u32 {
    let spare = hand.among(state.content.sellable);
    spare.kinds().map(|kind| u32::from(spare.of(kind)) * u32::from(state.content.values[kind.index()])).sum()
}

/// Whether a Pick or a Shovel can be made from a hand.
pub(super) fn can_make_tool(state: &State, hand: Cards) -> bool {
    let mut tools = state.content.recipes.iter().filter(|spec| Kinds::TOOLS.contains(spec.take));
    tools.any(|spec| state.piles.has(spec.take) && hand.includes(spec.discard))
}

/// Where a player should go next.
pub(super) fn aim(state: &State, seat: Seat) -> Area {
    let player = &state.players[seat];
    let home = state.home(seat);
    let hardened = player.has(Ability::ColdBlood);
    let can_heal = player.beatings > 0 && !hardened;
    if player.beatings >= state.content.player.dig_ban && can_heal {
        return Area::Infirmary;
    }
    let left = u32::from(state.target()).saturating_sub(u32::from(state.points(seat)));
    if points_in_hand(state, player) >= left.min(3) {
        return home;
    }
    if can_make_tool(state, player.hand) {
        return if can_heal { Area::Infirmary } else { Area::Cafeteria };
    }
    let price = u32::from(state.content.prices[2]);
    if u32::from(player.cigarettes) >= price || u32::from(player.cigarettes) + sale(state, player.hand) >= price + 2 {
        return Area::RecreationRoom;
    }
    if state.piles.has(Kind::Spoon) { Area::Cafeteria } else { Area::Showers }
}

/// The value of the present area, or of the best one that the die leads to.
pub(super) fn place(state: &State, seat: Seat) -> u32 {
    let aim = aim(state, seat);
    let (area, home) = (state.players[seat].area, state.home(seat));
    let on_the_way = state.turn.seat == seat && matches!(state.step, Step::Destination { .. } | Step::AnyDestination);
    let points = points_in_hand(state, &state.players[seat]);
    let worth = |area: Area| match area {
        // The way home is worth what the Tools are worth there.
        _ if area == aim && area == home => 20 + if on_the_way { AT_HOME * points } else { 0 },
        _ if area == aim => 34,
        Area::Solitary => 0,
        // A recipe can be made in most places.
        Area::RecreationRoom | Area::Infirmary if aim == Area::Cafeteria => 20,
        _ => 10 + 2 * u32::from(state.content.search[area.index()]),
    };
    match state.step {
        Step::Destination { die, .. } if state.turn.seat == seat => {
            let leads = state.content.die[usize::from(die) - 1].and(state.areas()).without(area);
            leads.iter().map(worth).max().unwrap_or_default()
        }
        Step::AnyDestination if state.turn.seat == seat => worth(aim),
        _ => worth(area),
    }
}

/// The probable gain from a step that has been begun and paid for.
pub(super) fn pending_gain(state: &State, seat: Seat) -> u32 {
    if state.turn.seat != seat {
        return 0;
    }
    match state.step {
        Step::JoinPay { gang, paid } => {
            let owing = state.content.gangs[gang.index()].accessories.saturating_sub(paid.count());
            let already = state.players[seat].gang.map_or(0, gang_card_value);
            100_u32.saturating_sub(already + 22 * u32::from(owing))
        }
        Step::CardTarget { .. } | Step::BackgroundTarget { .. } | Step::HandPick { .. } => 40,
        Step::Sell { sold: 0 } => 8 * sale(state, state.players[seat].hand).min(10),
        Step::Counterfeit | Step::Mechanic | Step::Sap => 90,
        Step::CraftPay { recipe, .. } => match state.content.recipes[recipe.index()].take {
            Kind::Shovel => 150,
            Kind::Pick => 110,
            _ => 30,
        },
        Step::Name { target } | Step::Lay { extortion: Extortion { target, .. }, .. } => {
            let weapons = u32::from(state.players[seat].hand.among(Kinds::WEAPONS).count());
            (14 * weapons + 4 * u32::from(state.players[target].hand.count().min(10))).saturating_sub(45)
        }
        _ => 0,
    }
}

/// The probable cost of the current fight.
pub(super) fn pending_loss(state: &State, seat: Seat) -> u32 {
    let active = state.turn.seat;
    match state.step {
        Step::Answer { extortion } if extortion.target == seat => fight_cost(state, &extortion, seat) / 2,
        Step::Blow { extortion, side } => {
            let principal = extortion.leader(active, side);
            if principal != seat {
                return 0;
            }
            let armed = !state.players[seat].hand.among(Kinds::WEAPONS).is_empty();
            fight_cost(state, &extortion, seat) / if armed { 3 } else { 1 }
        }
        Step::MichelAnswer { robbery } if robbery.target == seat => robbery_cost(state, &robbery) / 2,
        Step::MichelBlow { robbery } if robbery.target == seat => robbery_cost(state, &robbery),
        _ => 0,
    }
}

/// What a lost fight costs: a Beating, and the Tool that was named or some card.
fn fight_cost(state: &State, extortion: &Extortion, seat: Seat) -> u32 {
    let holds = extortion.target == seat && state.players[seat].hand.has(extortion.tool.kind());
    let tool = u32::from(state.content.points[extortion.tool.index()]) * 72;
    60 + if holds { tool } else { 20 }
}

/// What Michel(le) will probably take: less with every Weapon in hand.
fn robbery_cost(state: &State, robbery: &Robbery) -> u32 {
    let hand = state.players[robbery.target].hand;
    let shown = state.content.michel_cards[robbery.first.index()].tools;
    let tool = hand.among(shown).kinds().map(|kind| match kind {
        Kind::Shovel => 280,
        Kind::Pick => 210,
        _ => 66,
    });
    let cost = 60 + tool.min().unwrap_or(20);
    let weapons = u32::from(hand.among(Kinds::WEAPONS).count());
    cost * 3 / (3 + 2 * weapons)
}
