//! Background cards: when they may be revealed, and what they do (BLK-088 to BLK-094, section 6.8).

use engine::Audience;

use super::*;
use crate::cards::Kind;
use crate::content::{Area, Content};
use crate::state::Leeway;

/// Whether a player's Background is one of those that this moment is for (BLK-089, BLK-092).
pub(super) fn check_moment(player: &Player, fitting: &[Background]) -> Result<(), Illegal> {
    require!(!player.revealed, "BLK-092");
    require!(fitting.contains(&player.background), "BLK-089");
    Ok(())
}

/// Whether a player belongs to the gang that a Background names (BLK-093).
fn in_its_gang(state: &State, seat: Seat, background: Background) -> bool {
    state.players[seat].belongs_to(state.content.backgrounds[background.index()].gang)
}

/// Whom a Background may hit.
fn targets(state: &State, seat: Seat, background: Background) -> Seats {
    let fits = |target: Seat| {
        let other = &state.players[target];
        match background {
            Background::Pickpocket | Background::CardSharp => state.together(seat, target) && !other.hand.is_empty(),
            Background::Hitman => state.together(seat, target) && other.beatings < state.content.player.beatings_max,
            Background::Informer => other.area != Area::Solitary,
            Background::Racketeer => other.cigarettes > 0,
            _ => false,
        }
    };
    state.opponents(seat).iter().filter(|target| fits(*target)).collect()
}

/// What the Counterfeiter takes off a price, with the gang included.
pub(crate) fn rebate(content: &Content, gang: Option<GangCard>) -> u8 {
    let figures = &content.backgrounds[Background::Counterfeiter.index()];
    figures.amount + if gang.is_some_and(|card| card.gang() == figures.gang) { figures.bonus } else { 0 }
}

/// What the Mechanic may leave out.
fn leeway(state: &State, seat: Seat) -> Option<Leeway> {
    in_its_gang(state, seat, Background::Mechanic).then_some(Leeway::Omit)
}

/// Whether the Background may be revealed in the own action phase, on its condition.
pub(super) fn check_own(state: &State, seat: Seat) -> Result<(), Illegal> {
    let player = &state.players[seat];
    require!(!player.revealed, "BLK-092");
    let background = player.background;
    let condition = match background {
        Background::Pickpocket
        | Background::CardSharp
        | Background::Hitman
        | Background::Informer
        | Background::Racketeer => !targets(state, seat, background).is_empty(),
        // BLK-027: something must come of it.
        Background::Smuggler => state.drawable() || in_its_gang(state, seat, background),
        Background::Bookmaker => player.area == Area::RecreationRoom,
        Background::Mechanic => player.area != Area::Solitary && any_recipe(state, seat),
        Background::Gunrunner => state.piles.has(Kind::Knife),
        Background::RoadCaptain => true,
        Background::CrookedDoctor => player.beatings > 0,
        Background::Counterfeiter => {
            let payable =
                |offer| trade::check_buy(state, seat, offer, rebate(&state.content, state.players[seat].gang)).is_ok();
            player.area == Area::RecreationRoom && Offer::ALL.into_iter().any(payable)
        }
        Background::Sapper => player.area == state.home(seat) && !player.hand.among(Kinds::TOOLS).is_empty(),
        Background::Fence => state.piles.has(Kind::Spoon),
        Background::GetawayDriver
        | Background::StreetFighter
        | Background::KingpinsCousin
        | Background::MartialArtist => false,
    };
    require!(condition, "BLK-089");
    Ok(())
}

fn any_recipe(state: &State, seat: Seat) -> bool {
    let leeway = leeway(state, seat);
    Recipe::ALL.into_iter().any(|recipe| trade::check_recipe(state, seat, recipe, leeway).is_ok())
}

pub(super) fn check_target(state: &State, seat: Seat, background: Background, action: Action) -> Result<(), Illegal> {
    let Action::Target(target) = action else {
        return refuse!("BLK-091");
    };
    require!(!state.mates(seat).contains(target), "BLK-153");
    require!(targets(state, seat, background).contains(target), "BLK-091");
    Ok(())
}

pub(super) fn check_counterfeit(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Buy(offer) => trade::check_buy(state, seat, offer, rebate(&state.content, state.players[seat].gang)),
        _ => refuse!("BLK-091"),
    }
}

pub(super) fn check_mechanic(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Craft(recipe) => trade::check_recipe(state, seat, recipe, leeway(state, seat)),
        _ => refuse!("BLK-091"),
    }
}

pub(super) fn check_sap(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Dig(tool) => {
            require!(state.players[seat].hand.has(tool.kind()), "BLK-100");
            Ok(())
        }
        _ => refuse!("BLK-091"),
    }
}

pub(super) fn check_hand_pick(state: &State, victim: Seat, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Take(card) if state.players[victim].hand.has(card) => Ok(()),
        _ => refuse!("BLK-091"),
    }
}

impl Play<'_> {
    /// Turns the Background up, and tells whether its effect with the gang applies.
    pub(super) fn reveal(&mut self, seat: Seat) -> bool {
        let background = self.state.players[seat].background;
        self.player(seat).revealed = true;
        self.log.reveal();
        let in_gang = in_its_gang(self.state, seat, background);
        self.tell(match in_gang {
            true => Event::RevealedInGang(seat, background),
            false => Event::Revealed(seat, background),
        });
        in_gang
    }

    /// Turns the Background up, and gives the figure of its effect with the gang, or 0 without.
    pub(super) fn reveal_bonus(&mut self, seat: Seat) -> u8 {
        let bonus = self.state.content.backgrounds[self.state.players[seat].background.index()].bonus;
        if self.reveal(seat) { bonus } else { 0 }
    }

    pub(super) fn reveal_own(&mut self, seat: Seat) {
        let content: &Content = self.state.content.get();
        let background = self.state.players[seat].background;
        let amount = content.backgrounds[background.index()].amount;
        let bonus = self.reveal_bonus(seat);
        match background {
            Background::Pickpocket | Background::CardSharp | Background::Hitman | Background::Informer => {
                self.state.step = Step::BackgroundTarget { background };
            }
            Background::Smuggler => {
                self.draw(seat, amount);
                self.bonus_cigarettes(seat, bonus);
            }
            Background::Bookmaker => {
                self.gain_cigarettes(seat, u16::from(amount));
                self.take_from_board(seat, Kind::Knife, bonus);
            }
            Background::Mechanic => self.state.step = Step::Mechanic,
            Background::Gunrunner => self.take_from_board(seat, Kind::Knife, amount + bonus),
            Background::RoadCaptain => {
                self.state.turn.actions += amount + bonus;
                self.tell(Event::MoreActions(seat, amount + bonus));
            }
            Background::CrookedDoctor => {
                self.heal(seat, 0);
                self.draw(seat, bonus);
            }
            Background::Racketeer => {
                for target in self.state.opponents(seat) {
                    self.take_cigarettes(seat, target, amount + bonus);
                }
            }
            Background::Counterfeiter => self.state.step = Step::Counterfeit,
            Background::Sapper => self.state.step = Step::Sap,
            Background::Fence => self.take_from_board(seat, Kind::Spoon, amount + bonus),
            Background::GetawayDriver
            | Background::StreetFighter
            | Background::KingpinsCousin
            | Background::MartialArtist => unreachable!("these have moments of their own"),
        }
    }

    fn bonus_cigarettes(&mut self, seat: Seat, bonus: u8) {
        if bonus > 0 {
            self.gain_cigarettes(seat, u16::from(bonus));
        }
    }

    pub(super) fn background_target(&mut self, seat: Seat, background: Background, action: Action) {
        let Action::Target(target) = action else { never(action) };
        self.state.step = Step::Act;
        let figures = self.state.content.backgrounds[background.index()];
        let bonus = if in_its_gang(self.state, seat, background) { figures.bonus } else { 0 };
        match background {
            Background::Pickpocket => {
                (0..figures.amount + bonus).for_each(|_| self.take_at_random(seat, target));
            }
            Background::Hitman => {
                (0..figures.amount).for_each(|_| self.beat(target));
                (0..bonus).for_each(|_| self.take_at_random(seat, target));
            }
            Background::Informer => {
                self.send_to_solitary(target);
                (0..bonus).for_each(|_| self.discard_at_random(target));
            }
            Background::CardSharp => {
                let hand = self.state.players[target].hand;
                self.tell(Event::Looked(seat, target));
                self.log.emit(Audience::seat(seat), Event::Saw(target, hand));
                self.log.reveal();
                if in_its_gang(self.state, seat, background) {
                    self.state.step = Step::HandPick { victim: target };
                }
            }
            _ => never(action),
        }
    }

    pub(super) fn hand_pick(&mut self, seat: Seat, victim: Seat, action: Action) {
        let Action::Take(card) = action else { never(action) };
        self.player(victim).hand.take(card);
        self.pass_secretly(seat, victim, card);
        self.state.step = Step::Act;
    }

    pub(super) fn counterfeit(&mut self, seat: Seat, action: Action) {
        let Action::Buy(offer) = action else { never(action) };
        self.buy(seat, offer, rebate(&self.state.content, self.state.players[seat].gang));
    }

    pub(super) fn mechanic(&mut self, seat: Seat, action: Action) {
        let Action::Craft(recipe) = action else { never(action) };
        match leeway(self.state, seat) {
            Some(leeway) => self.state.step = Step::CraftPay { recipe, leeway },
            None => self.make(seat, recipe, self.state.content.recipes[recipe.index()].discard),
        }
    }

    pub(super) fn sap(&mut self, seat: Seat, action: Action) {
        let Action::Dig(tool) = action else { never(action) };
        let figures = self.state.content.backgrounds[Background::Sapper.index()];
        let bonus = if in_its_gang(self.state, seat, Background::Sapper) { figures.bonus } else { 0 };
        self.dig(seat, tool, bonus);
    }
}
