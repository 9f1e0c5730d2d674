//! Moving: by the die, carefully, to a teammate of the gang, or by a card (BLK-041 to BLK-048, BLK-151).

use super::*;

/// What a careful move costs (BLK-046, TRI-2).
pub(super) fn careful_cost(state: &State, seat: Seat) -> u8 {
    match state.players[seat].has(Ability::SilentStep) {
        true => state.content.ability(Ability::SilentStep),
        false => state.content.turn.careful_move,
    }
}

pub(super) fn check_careful(state: &State, seat: Seat, area: Area) -> Result<Act, Illegal> {
    let cost = careful_cost(state, seat);
    if state.turn.actions < cost {
        return refuse!("BLK-047");
    }
    check_elsewhere(state, seat, area)?;
    Ok(Act::Walk { area, cost })
}

/// Any area of this board but the present one and Solitary.
fn check_elsewhere(state: &State, seat: Seat, area: Area) -> Result<(), Illegal> {
    match area {
        Area::Solitary => refuse!("BLK-113"),
        _ if !state.areas().contains(area) => refuse!("BLK-003"),
        _ if area == state.players[seat].area => refuse!("BLK-047"),
        _ => Ok(()),
    }
}

pub(super) fn check_follow(state: &State, seat: Seat, mate: Seat) -> Result<Act, Illegal> {
    let gang = |seat: Seat| state.players[seat].gang.map(GangCard::gang);
    if !state.mates(seat).contains(mate) || gang(seat).is_none() || gang(seat) != gang(mate) {
        return refuse!("BLK-151");
    }
    let area = state.players[mate].area;
    if area == Area::Solitary || area == state.players[seat].area {
        return refuse!("BLK-152");
    }
    act::check_actions_left(state, 1)?;
    Ok(Act::Walk { area, cost: 1 })
}

/// Where a result of the die leads on this side of the board, from an area (BLK-043, BLK-044, BLK-139).
pub(super) fn leads_to(state: &State, die: u8, from: Area) -> Set<Area> {
    state.content.die[usize::from(die) - 1].and(state.areas()).without(from)
}

pub(super) fn check_destination(
    state: &State,
    seat: Seat,
    die: u8,
    rerolled: bool,
    action: Action,
) -> Result<Allowed, Illegal> {
    let player = &state.players[seat];
    match action {
        Action::Go(Area::Solitary) => refuse!("BLK-113"),
        Action::Go(area) if area == player.area => refuse!("BLK-044"),
        Action::Go(area) if !leads_to(state, die, player.area).contains(area) => refuse!("BLK-042"),
        Action::Go(area) => Ok(Allowed::Go(area)),
        Action::Reroll if rerolled || !player.has(Ability::QuickFeet) => refuse!("BLK-055"),
        Action::Reroll => Ok(Allowed::Reroll),
        Action::Reveal => {
            backgrounds::check_moment(player, Background::GetawayDriver)?;
            Ok(Allowed::DriveAnywhere)
        }
        _ => refuse!("BLK-045"),
    }
}

pub(super) fn check_any_destination(state: &State, seat: Seat, action: Action) -> Result<Allowed, Illegal> {
    match action {
        // X-04, BG-02: the card leads away from here.
        Action::Go(area) if area != Area::Solitary && area == state.players[seat].area => refuse!("BLK-045"),
        Action::Go(area) => check_elsewhere(state, seat, area).map(|()| Allowed::Go(area)),
        _ => refuse!("BLK-045"),
    }
}

impl Play<'_> {
    pub(super) fn roll(&mut self, seat: Seat, rerolled: bool) {
        let die = self.dice.die(6) as u8;
        self.emit(Event::Rolled(seat, die));
        self.state.step = Step::Destination { die, rerolled };
    }

    /// The Getaway Driver goes anywhere instead of where the die leads.
    pub(super) fn drive_anywhere(&mut self, seat: Seat) {
        let amount = self.state.content.backgrounds[Background::GetawayDriver.index()].amount;
        let actions = amount + self.reveal_bonus(seat);
        if actions > 0 {
            self.state.turn.actions += actions;
            self.emit(Event::MoreActions(seat, actions));
        }
        self.state.step = Step::AnyDestination;
    }

    /// The end of an own move, which may be where Michel(le) waits (BLK-121).
    pub(super) fn arrive(&mut self, seat: Seat, area: Area) {
        let from = self.state.players[seat].area;
        let reachable = match self.state.step {
            Step::Destination { die, .. } => leads_to(self.state, die, from),
            Step::AnyDestination => self.state.areas(),
            _ => Set::EMPTY,
        };
        reachable.with(from).iter().for_each(|area| self.state.turn.walked.insert(area));
        self.player(seat).area = area;
        self.emit(Event::Moved(seat, area));
        self.state.step = Step::Act;
        if self.state.michel.as_ref().is_some_and(|michel| michel.area == area) {
            self.rob(Seats::only(seat), After::Act);
        }
    }
}
