//! Background cards: when they may be revealed, and what they do (BLK-088 to BLK-094, section 6.8).

use engine::Audience;

use super::*;

/// A Background that is revealed in the own action phase.
#[derive(Clone, Copy)]
pub(super) enum OwnBackground {
    Target(TargetBackground),
    Smuggler,
    Bookmaker,
    Mechanic,
    Gunrunner,
    RoadCaptain,
    CrookedDoctor,
    Racketeer,
    Counterfeiter,
    Sapper,
    Fence,
}

impl OwnBackground {
    /// Others than these have moments of their own.
    const fn of(background: Background) -> Option<OwnBackground> {
        Some(match background {
            Background::Pickpocket => OwnBackground::Target(TargetBackground::Pickpocket),
            Background::CardSharp => OwnBackground::Target(TargetBackground::CardSharp),
            Background::Hitman => OwnBackground::Target(TargetBackground::Hitman),
            Background::Informer => OwnBackground::Target(TargetBackground::Informer),
            Background::Smuggler => OwnBackground::Smuggler,
            Background::Bookmaker => OwnBackground::Bookmaker,
            Background::Mechanic => OwnBackground::Mechanic,
            Background::Gunrunner => OwnBackground::Gunrunner,
            Background::RoadCaptain => OwnBackground::RoadCaptain,
            Background::CrookedDoctor => OwnBackground::CrookedDoctor,
            Background::Racketeer => OwnBackground::Racketeer,
            Background::Counterfeiter => OwnBackground::Counterfeiter,
            Background::Sapper => OwnBackground::Sapper,
            Background::Fence => OwnBackground::Fence,
            Background::GetawayDriver
            | Background::StreetFighter
            | Background::KingpinsCousin
            | Background::MartialArtist => return None,
        })
    }
}

/// Whether a player's Background is still face down (BLK-092).
pub(super) fn check_hidden(player: &Player) -> Result<(), Illegal> {
    if player.revealed { refuse!("BLK-092") } else { Ok(()) }
}

/// Whether a player has the one Background that this moment is for, face down (BLK-089).
pub(super) fn check_moment(player: &Player, background: Background) -> Result<(), Illegal> {
    check_hidden(player)?;
    if player.background == background { Ok(()) } else { refuse!("BLK-089") }
}

/// Whether a player belongs to the gang that a Background names (BLK-093).
fn in_its_gang(state: &State, seat: Seat, background: Background) -> bool {
    is_in_gang_of(&state.content, state.players[seat].gang, background)
}

fn is_in_gang_of(content: &Content, gang: Option<GangCard>, background: Background) -> bool {
    gang.is_some_and(|card| card.gang() == content.backgrounds[background.index()].gang)
}

/// Which players a Background may hit.
fn targets(state: &State, seat: Seat, background: TargetBackground) -> Seats {
    let fits = |target: Seat| {
        let other = &state.players[target];
        match background {
            TargetBackground::Pickpocket | TargetBackground::CardSharp => {
                state.together(seat, target) && !other.hand.is_empty()
            }
            TargetBackground::Hitman => {
                state.together(seat, target) && other.beatings < state.content.player.beatings_max
            }
            TargetBackground::Informer => other.area != Area::Solitary,
        }
    };
    state.opponents(seat).iter().filter(|target| fits(*target)).collect()
}

/// What the Counterfeiter takes off a price, with the gang included.
pub(crate) fn rebate(content: &Content, gang: Option<GangCard>) -> u8 {
    let spec = &content.backgrounds[Background::Counterfeiter.index()];
    spec.amount + if is_in_gang_of(content, gang, Background::Counterfeiter) { spec.bonus } else { 0 }
}

/// Whether the Counterfeiter can pay for an offer, and its price.
fn check_rebate(state: &State, seat: Seat, offer: Offer) -> Result<u8, Illegal> {
    trade::check_buy(state, seat, offer, rebate(&state.content, state.players[seat].gang))
}

/// BG-07: with the gang, the Mechanic leaves a Material out.
pub(crate) fn mechanic_leeway(content: &Content, gang: Option<GangCard>) -> Option<Leeway> {
    is_in_gang_of(content, gang, Background::Mechanic).then_some(Leeway::Omit)
}

/// Whether the Background may be revealed in the own action phase, on its condition.
pub(super) fn check_own(state: &State, seat: Seat) -> Result<Act, Illegal> {
    let player = &state.players[seat];
    check_hidden(player)?;
    let Some(background) = OwnBackground::of(player.background) else {
        return refuse!("BLK-089");
    };
    // BLK-027: it must have an effect.
    let has_effect = match background {
        OwnBackground::Target(background) => !targets(state, seat, background).is_empty(),
        OwnBackground::Smuggler => state.can_draw() || in_its_gang(state, seat, player.background),
        OwnBackground::Bookmaker => player.area == Area::RecreationRoom,
        OwnBackground::Mechanic => player.area != Area::Solitary && any_recipe(state, seat),
        OwnBackground::Gunrunner => state.piles.has(Kind::Knife),
        OwnBackground::RoadCaptain => true,
        OwnBackground::CrookedDoctor => player.beatings > 0,
        OwnBackground::Racketeer => state.opponents(seat).iter().any(|other| state.players[other].cigarettes > 0),
        OwnBackground::Counterfeiter => {
            let is_payable = |offer| check_rebate(state, seat, offer).is_ok();
            player.area == Area::RecreationRoom && Offer::ALL.into_iter().any(is_payable)
        }
        OwnBackground::Sapper => player.area == state.home(seat) && !player.hand.among(Kinds::TOOLS).is_empty(),
        OwnBackground::Fence => state.piles.has(Kind::Spoon),
    };
    if has_effect { Ok(Act::Reveal(background)) } else { refuse!("BLK-089") }
}

fn any_recipe(state: &State, seat: Seat) -> bool {
    let leeway = mechanic_leeway(&state.content, state.players[seat].gang);
    state.content.recipe_kinds.iter().any(|recipe| trade::check_recipe(state, seat, recipe, leeway).is_ok())
}

pub(super) fn check_target(
    state: &State,
    seat: Seat,
    background: TargetBackground,
    action: Action,
) -> Result<Allowed, Illegal> {
    match action {
        Action::Target(target) if state.mates(seat).contains(target) => refuse!("BLK-153"),
        Action::Target(target) if targets(state, seat, background).contains(target) => {
            Ok(Allowed::BackgroundTarget { background, target })
        }
        _ => refuse!("BLK-091"),
    }
}

pub(super) fn check_counterfeit(state: &State, seat: Seat, action: Action) -> Result<Allowed, Illegal> {
    match action {
        Action::Buy(offer) => Ok(Allowed::Counterfeit { offer, price: check_rebate(state, seat, offer)? }),
        _ => refuse!("BLK-091"),
    }
}

pub(super) fn check_mechanic(state: &State, seat: Seat, action: Action) -> Result<Allowed, Illegal> {
    match action {
        Action::Craft(recipe) => {
            let leeway = mechanic_leeway(&state.content, state.players[seat].gang);
            trade::check_recipe(state, seat, recipe, leeway)?;
            Ok(Allowed::Mechanic { recipe, leeway })
        }
        _ => refuse!("BLK-091"),
    }
}

pub(super) fn check_sap(state: &State, seat: Seat, action: Action) -> Result<Allowed, Illegal> {
    match action {
        Action::Dig(tool) if !state.players[seat].hand.has(tool.kind()) => refuse!("BLK-100"),
        Action::Dig(tool) => Ok(Allowed::Sap(tool)),
        _ => refuse!("BLK-091"),
    }
}

pub(super) fn check_hand_pick(state: &State, victim: Seat, action: Action) -> Result<Allowed, Illegal> {
    match action {
        Action::Take(card) if state.players[victim].hand.has(card) => Ok(Allowed::HandPick { victim, card }),
        _ => refuse!("BLK-091"),
    }
}

impl Play<'_> {
    /// Turns a Background up, and tells whether its player belongs to the gang that it names.
    pub(super) fn reveal(&mut self, seat: Seat) -> bool {
        let background = self.state.players[seat].background;
        self.player(seat).revealed = true;
        self.log.reveal();
        let in_gang = in_its_gang(self.state, seat, background);
        self.emit(match in_gang {
            true => Event::RevealedInGang(seat, background),
            false => Event::Revealed(seat, background),
        });
        in_gang
    }

    /// Turns a Background up, and gives the number of its effect with the gang, or 0 without.
    pub(super) fn reveal_bonus(&mut self, seat: Seat) -> u8 {
        let bonus = self.state.content.backgrounds[self.state.players[seat].background.index()].bonus;
        if self.reveal(seat) { bonus } else { 0 }
    }

    pub(super) fn reveal_own(&mut self, seat: Seat, background: OwnBackground) {
        let amount = self.state.content.backgrounds[self.state.players[seat].background.index()].amount;
        let bonus = self.reveal_bonus(seat);
        match background {
            OwnBackground::Target(background) => self.state.step = Step::BackgroundTarget { background },
            OwnBackground::Smuggler => {
                self.draw(seat, amount);
                if bonus > 0 {
                    self.gain_cigarettes(seat, u16::from(bonus));
                }
            }
            OwnBackground::Bookmaker => {
                self.gain_cigarettes(seat, u16::from(amount));
                self.take_from_board(seat, Kind::Knife, bonus);
            }
            OwnBackground::Mechanic => self.state.step = Step::Mechanic,
            OwnBackground::Gunrunner => self.take_from_board(seat, Kind::Knife, amount + bonus),
            OwnBackground::RoadCaptain => {
                self.state.turn.actions += amount + bonus;
                self.emit(Event::MoreActions(seat, amount + bonus));
            }
            OwnBackground::CrookedDoctor => {
                self.heal(seat, 0);
                self.draw(seat, bonus);
            }
            OwnBackground::Racketeer => {
                for target in self.state.opponents(seat) {
                    self.take_cigarettes(seat, target, amount + bonus);
                }
            }
            OwnBackground::Counterfeiter => self.state.step = Step::Counterfeit,
            OwnBackground::Sapper => self.state.step = Step::Sap,
            OwnBackground::Fence => self.take_from_board(seat, Kind::Spoon, amount + bonus),
        }
    }

    pub(super) fn hit_by_background(&mut self, seat: Seat, background: TargetBackground, target: Seat) {
        self.state.step = Step::Act;
        let in_gang = in_its_gang(self.state, seat, background.card());
        let spec = self.state.content.backgrounds[background.card().index()];
        let bonus = if in_gang { spec.bonus } else { 0 };
        match background {
            TargetBackground::Pickpocket => {
                (0..spec.amount + bonus).for_each(|_| self.take_at_random(seat, target));
            }
            TargetBackground::Hitman => {
                (0..spec.amount).for_each(|_| self.beat(target));
                (0..bonus).for_each(|_| self.take_at_random(seat, target));
            }
            TargetBackground::Informer => {
                self.send(target, Area::Solitary);
                (0..bonus).for_each(|_| self.discard_at_random(target));
            }
            TargetBackground::CardSharp => {
                let hand = self.state.players[target].hand;
                self.emit(Event::Looked(seat, target));
                self.log.emit(Audience::seat(seat), Event::Saw(target, hand));
                self.log.reveal();
                if in_gang {
                    self.state.step = Step::HandPick { victim: target };
                }
            }
        }
    }

    pub(super) fn hand_pick(&mut self, seat: Seat, victim: Seat, card: Kind) {
        self.player(victim).hand.take(card);
        self.pass_secretly(seat, victim, card);
        self.state.step = Step::Act;
    }

    pub(super) fn sap(&mut self, seat: Seat, tool: Tool) {
        let spec = self.state.content.backgrounds[Background::Sapper.index()];
        let bonus = if in_its_gang(self.state, seat, Background::Sapper) { spec.bonus } else { 0 };
        self.dig(seat, tool, bonus);
    }
}
