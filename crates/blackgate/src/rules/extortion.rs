//! Extortion: intimidation, the fight, and what it costs (BLK-063 to BLK-080, BLK-140 to BLK-145).

use super::*;
use crate::cards::Kind;
use crate::state::Extortion;

/// How often a player may extort in a turn (BLK-063, MAF-1).
pub(super) fn most(state: &State, seat: Seat) -> u8 {
    match state.players[seat].has(GangCard::DoubleCollection) {
        true => state.content.figure(GangCard::DoubleCollection),
        false => state.content.turn.extortions,
    }
}

/// How many Weapons the intimidation of a target takes (section 6.6).
fn weapons_to_lay(state: &State, seat: Seat, target: Seat) -> u8 {
    let figure = |seat: Seat, card: GangCard| match state.players[seat].has(card) {
        true => state.content.figure(card),
        false => 0,
    };
    (1 + figure(target, GangCard::BackUp)).saturating_sub(figure(seat, GangCard::Reputation))
}

pub(super) fn check_extort(state: &State, seat: Seat, target: Seat) -> Result<(), Illegal> {
    require!(state.turn.extortions < most(state, seat), "BLK-063");
    require!(!state.mates(seat).contains(target), "BLK-153");
    require!(state.opponents(seat).contains(target) && state.together(seat, target), "BLK-065");
    let weapons = state.players[seat].hand.among(Kinds::WEAPONS).count();
    require!(weapons >= weapons_to_lay(state, seat, target), "BLK-064");
    Ok(())
}

pub(super) fn check_name(action: Action) -> Result<(), Illegal> {
    require!(matches!(action, Action::Name(_)), "BLK-066");
    Ok(())
}

/// Whether a card is a Weapon in hand.
pub(super) fn check_weapon(player: &Player, card: Kind) -> Result<(), Illegal> {
    require!(Kinds::WEAPONS.contains(card), "BLK-064");
    require!(player.hand.has(card), "BLK-070");
    Ok(())
}

pub(super) fn check_lay(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Lay(card) => check_weapon(&state.players[seat], card),
        _ => refuse!("BLK-066"),
    }
}

pub(super) fn check_answer(state: &State, seat: Seat, extortion: &Extortion, action: Action) -> Result<(), Illegal> {
    let player = &state.players[seat];
    match action {
        Action::Give => {
            require!(player.hand.has(extortion.tool.kind()), "BLK-068");
            Ok(())
        }
        Action::Refuse => Ok(()),
        Action::Reveal => backgrounds::check_moment(player, &[Background::KingpinsCousin]),
        _ => refuse!("BLK-069"),
    }
}

pub(super) fn check_blow(
    state: &State,
    seat: Seat,
    extortion: &Extortion,
    side: Side,
    action: Action,
) -> Result<(), Illegal> {
    let player = &state.players[seat];
    match action {
        Action::Strike(card) => check_weapon(player, card),
        Action::Swing => {
            require!(player.has(GangCard::SwingingChain) && !extortion.swung.contains(seat), "BLK-055");
            Ok(())
        }
        Action::Reveal => match side {
            Side::Attacker => backgrounds::check_moment(player, &[Background::StreetFighter]),
            Side::Defender => {
                backgrounds::check_moment(player, &[Background::StreetFighter, Background::MartialArtist])
            }
        },
        Action::Pass => Ok(()),
        _ => refuse!("BLK-070"),
    }
}

pub(super) fn check_help(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Help(card) => check_weapon(&state.players[seat], card),
        Action::Decline => Ok(()),
        _ => refuse!("BLK-141"),
    }
}

pub(super) fn check_loot(action: Action) -> Result<(), Illegal> {
    require!(matches!(action, Action::Loot | Action::Decline), "BLK-143");
    Ok(())
}

/// Who attacks or defends for a side.
pub(super) fn principal(attacker: Seat, extortion: &Extortion, side: Side) -> Seat {
    match side {
        Side::Attacker => attacker,
        Side::Defender => extortion.target,
    }
}

impl Play<'_> {
    pub(super) fn extort(&mut self, seat: Seat, target: Seat) {
        self.spend(1);
        self.state.turn.extortions += 1;
        self.tell(Event::Extorts(seat, target));
        self.state.step = Step::Name { target };
    }

    pub(super) fn name_tool(&mut self, seat: Seat, target: Seat, action: Action) {
        let Action::Name(tool) = action else { never(action) };
        self.tell(Event::Names(seat, tool));
        let extortion = Extortion {
            target,
            tool,
            by_attacker: Cards::NONE,
            by_defender: Cards::NONE,
            by_helpers: Cards::NONE,
            helpers: Seats::NONE,
            swung: Seats::NONE,
        };
        self.state.step = match weapons_to_lay(self.state, seat, target) {
            0 => Step::Answer { extortion },
            left => Step::Lay { extortion, left },
        };
    }

    pub(super) fn lay(&mut self, seat: Seat, mut extortion: Extortion, left: u8, action: Action) {
        let Action::Lay(card) = action else { never(action) };
        self.show(seat, card);
        self.tell(Event::Laid(seat, card));
        extortion.by_attacker.put(card);
        self.state.step = match left - 1 {
            0 => Step::Answer { extortion },
            left => Step::Lay { extortion, left },
        };
    }

    pub(super) fn answer(&mut self, seat: Seat, extortion: Extortion, action: Action) {
        let attacker = self.state.turn.seat;
        match action {
            Action::Give => {
                self.hand_over_tool(attacker, seat, extortion.tool);
                self.put_weapons_away(extortion, None);
            }
            Action::Refuse => {
                self.tell(Event::Refused(seat));
                self.state.step = Step::Blow { extortion, side: Side::Defender };
            }
            Action::Reveal => {
                if self.reveal(seat) {
                    let bonus = self.state.content.backgrounds[Background::KingpinsCousin.index()].bonus;
                    (0..bonus).for_each(|_| self.beat(attacker));
                }
                self.put_weapons_away(extortion, None);
            }
            _ => never(action),
        }
    }

    fn hand_over_tool(&mut self, to: Seat, from: Seat, tool: Tool) {
        self.show(from, tool.kind());
        self.player(to).hand.put(tool.kind());
        self.tell(Event::Gave(from, to, tool));
    }

    pub(super) fn blow(&mut self, seat: Seat, mut extortion: Extortion, side: Side, action: Action) {
        match action {
            Action::Strike(card) => {
                self.show(seat, card);
                self.tell(Event::Laid(seat, card));
                match side {
                    Side::Attacker => extortion.by_attacker.put(card),
                    Side::Defender => extortion.by_defender.put(card),
                }
            }
            Action::Swing => {
                extortion.swung = extortion.swung.with(seat);
                self.tell(Event::Swung(seat));
            }
            Action::Reveal => {
                let background = self.state.players[seat].background;
                let bonus = self.reveal_bonus(seat);
                match background {
                    Background::MartialArtist => return self.win_fight(extortion, side, bonus),
                    _ => self.draw(seat, bonus),
                }
            }
            Action::Pass => {
                self.tell(Event::Passed(seat));
                return self.ask_for_help(extortion, side, seat);
            }
            _ => never(action),
        }
        self.state.step = Step::Blow { extortion, side: side.other() };
    }

    /// Asks the next teammate who stands by, clockwise; if there is none the side loses (BLK-141).
    fn ask_for_help(&mut self, extortion: Extortion, side: Side, after: Seat) {
        let state = &*self.state;
        let principal = principal(state.turn.seat, &extortion, side);
        let stands_by = |seat: &Seat| state.mates(principal).contains(*seat) && state.together(principal, *seat);
        let mut queue = principal.around(state.seats()).skip_while(|seat| *seat != after).skip(1);
        match queue.find(stands_by) {
            Some(seat) => self.state.step = Step::Help { extortion, side, seat },
            None => self.win_fight(extortion, side.other(), 0),
        }
    }

    pub(super) fn help(&mut self, seat: Seat, mut extortion: Extortion, side: Side, action: Action) {
        match action {
            Action::Help(card) => {
                self.show(seat, card);
                self.tell(Event::Helped(seat, card));
                extortion.by_helpers.put(card);
                extortion.helpers = extortion.helpers.with(seat);
                self.state.step = Step::Blow { extortion, side: side.other() };
            }
            Action::Decline => {
                self.tell(Event::Declined(seat));
                self.ask_for_help(extortion, side, seat);
            }
            _ => never(action),
        }
    }

    /// Beatings, then the Tool or a random card, then further cards (BLK-080). `more` random cards come from the
    /// Martial Artist.
    fn win_fight(&mut self, extortion: Extortion, side: Side, more: u8) {
        let attacker = self.state.turn.seat;
        let winner = principal(attacker, &extortion, side);
        let loser = principal(attacker, &extortion, side.other());
        self.tell(Event::WonFight(winner, loser));
        let helpers = extortion.helpers.and(self.state.mates(loser));
        self.beat_loser(loser);
        helpers.iter().for_each(|helper| self.beat_loser(helper));
        match side {
            Side::Attacker if self.state.players[loser].hand.has(extortion.tool.kind()) => {
                self.hand_over_tool(winner, loser, extortion.tool);
            }
            Side::Attacker | Side::Defender => self.take_at_random(winner, loser),
        }
        let heavy = match self.state.players[winner].has(GangCard::HeavyHands) {
            true => self.state.content.figure(GangCard::HeavyHands),
            false => 0,
        };
        (0..more + heavy).for_each(|_| self.take_at_random(winner, loser));
        let left: Seats = match side {
            // BLK-143, BLK-R55: only who started the extortion takes from helpers.
            Side::Attacker => helpers.iter().filter(|helper| !self.state.players[*helper].hand.is_empty()).collect(),
            Side::Defender => Seats::NONE,
        };
        match left.is_empty() {
            true => self.finish_fight(extortion, side),
            false => self.state.step = Step::Loot { extortion, left },
        }
    }

    /// The next beaten helper, clockwise from the attacker.
    pub(super) fn loot_helper(&mut self, seat: Seat, extortion: Extortion, left: Seats, action: Action) {
        let helper = next_helper(seat, self.state.seats(), left);
        match action {
            Action::Loot => self.take_at_random(seat, helper),
            Action::Decline => self.tell(Event::Declined(seat)),
            _ => never(action),
        }
        let left = left.without(helper);
        match left.is_empty() {
            true => self.finish_fight(extortion, Side::Attacker),
            false => self.state.step = Step::Loot { extortion, left },
        }
    }

    /// Cigarettes, then Weapons (BLK-080).
    fn finish_fight(&mut self, extortion: Extortion, side: Side) {
        let attacker = self.state.turn.seat;
        let winner = principal(attacker, &extortion, side);
        let loser = principal(attacker, &extortion, side.other());
        if self.state.players[winner].has(GangCard::Tribute) {
            self.take_cigarettes(winner, loser, self.state.content.figure(GangCard::Tribute));
        }
        self.put_weapons_away(extortion, Some(side));
    }

    /// All Weapons are discarded, but for those that a winner with Returning Blades laid (BLK-078, TRI-3).
    fn put_weapons_away(&mut self, extortion: Extortion, won: Option<Side>) {
        let Extortion { by_attacker, by_defender, by_helpers, .. } = extortion;
        let mut away = by_attacker.plus(by_defender).plus(by_helpers);
        if let Some(side) = won {
            let winner = principal(self.state.turn.seat, &extortion, side);
            if self.state.players[winner].has(GangCard::ReturningBlades) {
                let back = match side {
                    Side::Attacker => by_attacker,
                    Side::Defender => by_defender,
                };
                away = away.minus(back);
                self.take_weapons_back(winner, back);
            }
        }
        self.put_all_away(away);
        if !away.is_empty() {
            self.tell(Event::WeaponsDiscarded(away));
        }
        self.state.step = Step::Act;
    }

    pub(super) fn take_weapons_back(&mut self, seat: Seat, back: Cards) {
        if !back.is_empty() {
            let hand = &mut self.player(seat).hand;
            *hand = hand.plus(back);
            self.tell(Event::WeaponsBack(seat, back));
        }
    }
}

/// The beaten helper from whom the attacker may take a card now: the next one clockwise (BLK-R67).
pub(crate) fn next_helper(attacker: Seat, seats: u8, left: Seats) -> Seat {
    let mut clockwise = attacker.around(seats);
    clockwise.find(|seat| left.contains(*seat)).expect("a helper is left as long as the attacker is asked")
}
