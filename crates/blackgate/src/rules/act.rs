//! The action phase: what a turn offers, and what each choice begins (BLK-020 to BLK-027).

use super::*;
use crate::cards::Kind;
use crate::content::Area;

/// Whether so many actions are left (BLK-020).
pub(super) fn afford(state: &State, actions: u8) -> Result<(), Illegal> {
    require!(state.turn.actions >= actions, "BLK-020");
    Ok(())
}

pub(super) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    match action {
        Action::End => Ok(()),
        Action::Reveal => backgrounds::check_own(state, seat),
        Action::Collect(target) => gangs::check_collect(state, seat, target),
        Action::Exchange(mate) => exchange::check(state, seat, mate),
        Action::Move => afford(state, 1),
        Action::Careful(area) => moving::check_careful(state, seat, area),
        Action::Follow(mate) => moving::check_follow(state, seat, mate),
        Action::Play(card) => action_cards::check(state, seat, card),
        Action::Search
        | Action::Join(_)
        | Action::Extort(_)
        | Action::Craft(_)
        | Action::Dig(_)
        | Action::Steal
        | Action::Sell
        | Action::Buy(_)
        | Action::Heal => {
            require!(state.players[seat].area != Area::Solitary, "BLK-114");
            check_outside(state, seat, action)
        }
        _ => refuse!("BLK-021"),
    }
}

/// The actions that Solitary forbids.
fn check_outside(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    let player = &state.players[seat];
    match action {
        // The Night Shift digs without an action.
        Action::Dig(tool) => return trade::check_dig(state, seat, tool),
        _ => afford(state, 1)?,
    }
    match action {
        Action::Search => {
            require!(state.turn.searches < state.content.turn.searches, "BLK-028");
            require!(state.drawable(), "BLK-032");
        }
        Action::Join(gang) => gangs::check_join(state, seat, gang)?,
        Action::Extort(target) => extortion::check_extort(state, seat, target)?,
        Action::Craft(recipe) => trade::check_craft(state, seat, recipe)?,
        Action::Steal => {
            require!(player.area == Area::Cafeteria, "BLK-099");
            require!(state.piles.has(Kind::Spoon), "BLK-105");
        }
        Action::Sell => {
            require!(trade::trades_here(player), "BLK-099");
            require!(!player.hand.among(state.content.sellable).is_empty(), "BLK-107");
        }
        Action::Buy(offer) => {
            require!(trade::trades_here(player), "BLK-099");
            trade::check_buy(state, seat, offer, 0)?;
        }
        Action::Heal => {
            require!(player.area == Area::Infirmary || player.has(GangCard::BoughtDoctor), "BLK-099");
            require!(player.beatings > 0, "BLK-112");
        }
        _ => return refuse!("BLK-021"),
    }
    Ok(())
}

/// Candidates for the action phase. What cannot be paid for anyway is not even tried, because this is the
/// longest list of all.
pub(super) fn list(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let mut keep = |action: Action| {
        if check(state, seat, action).is_ok() {
            actions.push(action);
        }
    };
    let player = &state.players[seat];
    let hand = player.hand;
    let mates = state.mates(seat);
    if state.turn.actions > 0 {
        [Action::Search, Action::Move].into_iter().for_each(&mut keep);
        if state.turn.actions >= moving::careful_cost(state, seat) {
            state.areas().iter().map(Action::Careful).for_each(&mut keep);
        }
        mates.iter().map(Action::Follow).for_each(&mut keep);
        hand.among(Kinds::ACTIONS).kinds().map(Action::Play).for_each(&mut keep);
        if player.area != Area::Solitary {
            if !hand.among(Kinds::ACCESSORIES).is_empty() {
                Gang::ALL.into_iter().map(Action::Join).for_each(&mut keep);
            }
            if state.turn.extortions < extortion::most(state, seat) {
                state.opponents(seat).iter().map(Action::Extort).for_each(&mut keep);
            }
            if trade::check_workshop(state, seat).is_ok() {
                Recipe::ALL.into_iter().map(Action::Craft).for_each(&mut keep);
            }
            keep(Action::Steal);
            if trade::trades_here(player) {
                keep(Action::Sell);
                Offer::ALL.into_iter().map(Action::Buy).for_each(&mut keep);
            }
            keep(Action::Heal);
        }
    }
    if player.area == state.home(seat) && !hand.among(Kinds::TOOLS).is_empty() {
        Tool::ALL.into_iter().map(Action::Dig).for_each(&mut keep);
    }
    if player.has(GangCard::ProtectionMoney) {
        state.opponents(seat).iter().map(Action::Collect).for_each(&mut keep);
    }
    mates.iter().map(Action::Exchange).for_each(&mut keep);
    [Action::Reveal, Action::End].into_iter().for_each(&mut keep);
}

impl Play<'_> {
    pub(super) fn act(&mut self, seat: Seat, action: Action) {
        let content = self.state.content;
        match action {
            Action::Search => {
                self.spend(1);
                self.state.turn.searches += 1;
                let player = &self.state.players[seat];
                let more = if player.has(GangCard::Lookouts) { content.figure(GangCard::Lookouts) } else { 0 };
                self.draw(seat, content.search[player.area.index()] + more);
            }
            Action::Move => self.roll_move(seat),
            Action::Careful(area) => self.careful(seat, area),
            Action::Follow(mate) => self.follow(seat, mate),
            Action::Join(gang) => {
                self.spend(1);
                self.state.step = Step::JoinPay { gang, paid: Cards::NONE };
            }
            Action::Play(card) => self.play_card(seat, card),
            Action::Extort(target) => self.extort(seat, target),
            Action::Craft(recipe) => self.craft(seat, recipe),
            Action::Dig(tool) => {
                self.spend(trade::dig_cost(self.state, seat));
                self.dig(seat, tool, 0);
            }
            Action::Steal => {
                self.spend(1);
                self.take_from_board(seat, Kind::Spoon, 1);
            }
            Action::Sell => {
                self.spend(1);
                self.state.step = Step::Sell { sold: 0 };
            }
            Action::Buy(offer) => {
                self.spend(1);
                self.buy(seat, offer, 0);
            }
            Action::Heal => {
                self.spend(1);
                let left = self.state.players[seat].beatings - 1;
                self.heal(seat, left);
            }
            Action::Reveal => self.reveal_own(seat),
            Action::Collect(target) => self.collect(seat, target),
            Action::Exchange(mate) => self.begin_exchange(mate),
            Action::End => self.end_turn(),
            _ => never(action),
        }
    }
}
