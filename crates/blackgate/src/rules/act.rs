//! The action phase: what a turn offers, and what each choice begins (BLK-020 to BLK-027).

use super::*;

/// A choice of the action phase that is allowed, with what the check found.
#[derive(Clone, Copy)]
pub(super) enum Act {
    Search,
    Move,
    /// A careful move, or one to a teammate of the gang.
    Walk {
        area: Area,
        cost: u8,
    },
    Join(Gang),
    Play(ActionCard),
    Extort(Seat),
    Craft {
        recipe: Recipe,
        leeway: Option<Leeway>,
    },
    Dig {
        tool: Tool,
        cost: u8,
    },
    Steal,
    Sell,
    Buy {
        offer: Offer,
        price: u8,
    },
    Heal,
    Reveal(OwnBackground),
    Collect(Seat),
    Exchange(Seat),
    End,
}

/// Whether this number of actions is left (BLK-020).
pub(super) fn check_actions_left(state: &State, actions: u8) -> Result<(), Illegal> {
    if state.turn.actions < actions { refuse!("BLK-020") } else { Ok(()) }
}

pub(super) fn check(state: &State, seat: Seat, action: Action) -> Result<Act, Illegal> {
    match action {
        Action::End => Ok(Act::End),
        Action::Reveal => backgrounds::check_own(state, seat),
        Action::Collect(target) => gangs::check_collect(state, seat, target),
        Action::Exchange(mate) => exchange::check_begin(state, seat, mate),
        Action::Move => check_actions_left(state, 1).map(|()| Act::Move),
        Action::Careful(area) => moving::check_careful(state, seat, area),
        Action::Follow(mate) => moving::check_follow(state, seat, mate),
        Action::Play(card) => action_cards::check_play(state, seat, card),
        Action::Search
        | Action::Join(_)
        | Action::Extort(_)
        | Action::Craft(_)
        | Action::Dig(_)
        | Action::Steal
        | Action::Sell
        | Action::Buy(_)
        | Action::Heal => match state.players[seat].area {
            Area::Solitary => refuse!("BLK-114"),
            _ => check_outside(state, seat, action),
        },
        _ => refuse!("BLK-021"),
    }
}

/// The actions that Solitary forbids.
fn check_outside(state: &State, seat: Seat, action: Action) -> Result<Act, Illegal> {
    // A Dig may be free (ODE-2), all others take an action.
    if let Action::Dig(tool) = action {
        return trade::check_dig(state, seat, tool);
    }
    check_actions_left(state, 1)?;
    let player = &state.players[seat];
    match action {
        Action::Search if state.turn.searches >= state.content.turn.searches => refuse!("BLK-028"),
        Action::Search if !state.can_draw() => refuse!("BLK-032"),
        Action::Search => Ok(Act::Search),
        Action::Join(gang) => gangs::check_join(state, seat, gang),
        Action::Extort(target) => extortion::check_extort(state, seat, target),
        Action::Craft(recipe) => trade::check_craft(state, seat, recipe),
        Action::Steal if player.area != Area::Cafeteria => refuse!("BLK-099"),
        Action::Steal if !state.piles.has(Kind::Spoon) => refuse!("BLK-105"),
        Action::Steal => Ok(Act::Steal),
        Action::Sell | Action::Buy(_) if !trade::trades_here(player) => refuse!("BLK-099"),
        Action::Sell if player.hand.among(state.content.sellable).is_empty() => refuse!("BLK-107"),
        Action::Sell => Ok(Act::Sell),
        Action::Buy(offer) => Ok(Act::Buy { offer, price: trade::check_buy(state, seat, offer, 0)? }),
        Action::Heal if player.area != Area::Infirmary && !player.has(Ability::BoughtDoctor) => refuse!("BLK-099"),
        Action::Heal if player.beatings == 0 => refuse!("BLK-112"),
        Action::Heal => Ok(Act::Heal),
        _ => refuse!("BLK-021"),
    }
}

/// Lists the choices of the action phase. Candidates that cannot be paid for are skipped without a check, because this
/// is the longest list of all.
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
                state.content.gang_kinds.iter().map(Action::Join).for_each(&mut keep);
            }
            if state.turn.extortions < extortion::extortions_max(state, seat) {
                state.opponents(seat).iter().map(Action::Extort).for_each(&mut keep);
            }
            if trade::check_workshop(state, seat).is_ok() {
                state.content.recipe_kinds.iter().map(Action::Craft).for_each(&mut keep);
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
    if player.has(Ability::ProtectionMoney) {
        state.opponents(seat).iter().map(Action::Collect).for_each(&mut keep);
    }
    mates.iter().map(Action::Exchange).for_each(&mut keep);
    [Action::Reveal, Action::End].into_iter().for_each(&mut keep);
}

impl Play<'_> {
    pub(super) fn act(&mut self, seat: Seat, act: Act) {
        if !matches!(act, Act::Move | Act::Walk { .. }) {
            self.state.turn.walked = Set::EMPTY;
        }
        match act {
            Act::Search => self.search(seat),
            Act::Move => {
                self.spend(1);
                self.roll(seat, false);
            }
            Act::Walk { area, cost } => {
                self.spend(cost);
                self.arrive(seat, area);
            }
            Act::Join(gang) => {
                self.spend(1);
                self.state.step = Step::JoinPay { gang, paid: Cards::NONE };
            }
            Act::Play(card) => self.play_card(seat, card),
            Act::Extort(target) => self.extort(seat, target),
            Act::Craft { recipe, leeway } => {
                self.spend(1);
                self.craft(seat, recipe, leeway);
            }
            Act::Dig { tool, cost } => {
                self.spend(cost);
                self.dig(seat, tool, 0);
            }
            Act::Steal => {
                self.spend(1);
                self.take_from_board(seat, Kind::Spoon, 1);
            }
            Act::Sell => {
                self.spend(1);
                self.state.step = Step::Sell { sold: 0 };
            }
            Act::Buy { offer, price } => {
                self.spend(1);
                self.buy(seat, offer, price);
            }
            Act::Heal => {
                self.spend(1);
                self.heal(seat, self.state.players[seat].beatings - 1);
            }
            Act::Reveal(background) => self.reveal_own(seat, background),
            Act::Collect(target) => self.collect(seat, target),
            Act::Exchange(mate) => self.begin_exchange(mate),
            Act::End => self.end_turn(),
        }
    }

    fn search(&mut self, seat: Seat) {
        self.spend(1);
        self.state.turn.searches += 1;
        let player = &self.state.players[seat];
        let found = self.state.content.search[player.area.index()] + self.state.ability(seat, Ability::Lookouts);
        self.draw(seat, found);
    }
}
