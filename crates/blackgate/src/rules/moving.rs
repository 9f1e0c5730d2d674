//! Moving: by the die, carefully, to a teammate of the gang, or by a card (BLK-041 to BLK-048, BLK-151).

use super::*;
use crate::content::Area;

/// What a careful move costs (BLK-046, TRI-2).
pub(super) fn careful_cost(state: &State, seat: Seat) -> u8 {
    match state.players[seat].has(GangCard::SilentStep) {
        true => state.content.figure(GangCard::SilentStep),
        false => state.content.turn.careful_move,
    }
}

pub(super) fn check_careful(state: &State, seat: Seat, area: Area) -> Result<(), Illegal> {
    require!(state.turn.actions >= careful_cost(state, seat), "BLK-047");
    check_elsewhere(state, seat, area)
}

/// Any area of this board but the present one and Solitary.
fn check_elsewhere(state: &State, seat: Seat, area: Area) -> Result<(), Illegal> {
    require!(area != Area::Solitary, "BLK-113");
    require!(state.areas().contains(area), "BLK-003");
    require!(area != state.players[seat].area, "BLK-047");
    Ok(())
}

pub(super) fn check_follow(state: &State, seat: Seat, mate: Seat) -> Result<(), Illegal> {
    require!(state.mates(seat).contains(mate), "BLK-151");
    let gang = |seat: Seat| state.players[seat].gang.map(GangCard::gang);
    require!(gang(seat).is_some() && gang(seat) == gang(mate), "BLK-151");
    let area = state.players[mate].area;
    require!(area != Area::Solitary && area != state.players[seat].area, "BLK-152");
    act::afford(state, 1)
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
) -> Result<(), Illegal> {
    let player = &state.players[seat];
    match action {
        Action::Go(area) => {
            require!(area != Area::Solitary, "BLK-113");
            require!(area != player.area, "BLK-044");
            require!(leads_to(state, die, player.area).contains(area), "BLK-042");
            Ok(())
        }
        Action::Reroll => {
            require!(player.has(GangCard::QuickFeet) && !rerolled, "BLK-055");
            Ok(())
        }
        Action::Reveal => backgrounds::check_moment(player, &[Background::GetawayDriver]),
        _ => refuse!("BLK-045"),
    }
}

pub(super) fn check_any_destination(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Go(area) => check_elsewhere(state, seat, area),
        _ => refuse!("BLK-045"),
    }
}

impl Play<'_> {
    pub(super) fn roll_move(&mut self, seat: Seat) {
        self.spend(1);
        self.roll(seat, false);
    }

    fn roll(&mut self, seat: Seat, rerolled: bool) {
        let die = self.dice.die(6) as u8;
        self.tell(Event::Rolled(seat, die));
        self.state.step = Step::Destination { die, rerolled };
    }

    pub(super) fn destination(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Go(area) => self.arrive(seat, area),
            Action::Reroll => self.roll(seat, true),
            Action::Reveal => {
                if self.reveal(seat) {
                    self.state.turn.actions += 1;
                    self.tell(Event::MoreActions(seat, 1));
                }
                self.state.step = Step::AnyDestination;
            }
            _ => never(action),
        }
    }

    pub(super) fn any_destination(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Go(area) => self.arrive(seat, area),
            _ => never(action),
        }
    }

    pub(super) fn careful(&mut self, seat: Seat, area: Area) {
        self.spend(careful_cost(self.state, seat));
        self.arrive(seat, area);
    }

    pub(super) fn follow(&mut self, seat: Seat, mate: Seat) {
        self.spend(1);
        self.arrive(seat, self.state.players[mate].area);
    }

    /// The end of an own move, which may be where Michel(le) waits (BLK-121).
    fn arrive(&mut self, seat: Seat, area: Area) {
        self.player(seat).area = area;
        self.tell(Event::Moved(seat, area));
        self.state.step = Step::Act;
        if self.state.michel.as_ref().is_some_and(|michel| michel.area == area) {
            self.rob(Seats::only(seat), After::Act);
        }
    }
}
