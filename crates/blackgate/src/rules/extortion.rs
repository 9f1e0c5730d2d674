//! Extortion: intimidation, the fight, and what it costs (BLK-063 to BLK-080, BLK-140 to BLK-145).

use super::*;

/// The target's answer to an intimidation.
#[derive(Clone, Copy)]
pub(super) enum Answer {
    Give,
    Refuse,
    /// BG-06: the Kingpin's Cousin is left alone.
    Reveal,
}

/// How often a player may extort in a turn (BLK-063, MAF-1).
pub(super) fn extortions_max(state: &State, seat: Seat) -> u8 {
    match state.players[seat].has(Ability::DoubleCollection) {
        true => state.content.ability(Ability::DoubleCollection),
        false => state.content.turn.extortions,
    }
}

/// How many Weapons an intimidation takes, by the Gang cards of both players (section 6.6).
pub(crate) fn weapons_to_lay(content: &Content, attacker: Option<GangCard>, target: Option<GangCard>) -> u8 {
    let back_up = content.ability_with(target, Ability::BackUp);
    (1 + back_up).saturating_sub(content.ability_with(attacker, Ability::Reputation))
}

pub(super) fn check_extort(state: &State, seat: Seat, target: Seat) -> Result<Act, Illegal> {
    if state.turn.extortions >= extortions_max(state, seat) {
        return refuse!("BLK-063");
    }
    if state.mates(seat).contains(target) {
        return refuse!("BLK-153");
    }
    if !state.opponents(seat).contains(target) || !state.together(seat, target) {
        return refuse!("BLK-065");
    }
    let player = &state.players[seat];
    let weapons = player.hand.among(Kinds::WEAPONS).count();
    if weapons < weapons_to_lay(&state.content, player.gang, state.players[target].gang) {
        // CRE-4: one Weapon would do against anybody else.
        return if weapons == 0 { refuse!("BLK-064") } else { refuse!("BLK-026") };
    }
    Ok(Act::Extort(target))
}

pub(super) fn check_name(target: Seat, action: Action) -> Result<Allowed, Illegal> {
    match action {
        Action::Name(tool) => Ok(Allowed::Name { target, tool }),
        _ => refuse!("BLK-066"),
    }
}

pub(super) fn check_lay(
    state: &State,
    seat: Seat,
    extortion: Extortion,
    left: u8,
    action: Action,
) -> Result<Allowed, Illegal> {
    match action {
        Action::Lay(card) => {
            let card = fight::check_weapon(&state.players[seat], card)?;
            Ok(Allowed::Lay { extortion, left, card })
        }
        _ => refuse!("BLK-066"),
    }
}

pub(super) fn check_answer(
    state: &State,
    seat: Seat,
    extortion: Extortion,
    action: Action,
) -> Result<Allowed, Illegal> {
    let player = &state.players[seat];
    let answer = match action {
        Action::Give if !player.hand.has(extortion.tool.kind()) => return refuse!("BLK-068"),
        Action::Give => Answer::Give,
        Action::Refuse => Answer::Refuse,
        Action::Reveal => {
            backgrounds::check_moment(player, Background::KingpinsCousin)?;
            Answer::Reveal
        }
        _ => return refuse!("BLK-069"),
    };
    Ok(Allowed::Answer { extortion, answer })
}

pub(super) fn check_blow(
    state: &State,
    seat: Seat,
    extortion: Extortion,
    side: Side,
    action: Action,
) -> Result<Allowed, Illegal> {
    let player = &state.players[seat];
    let blow = match action {
        Action::Strike(card) => Blow::Strike(fight::check_weapon(player, card)?),
        Action::Swing => fight::check_swing(player, extortion.swung.contains(seat))?,
        Action::Reveal => fight::check_reveal(player, side)?,
        Action::Pass => Blow::Pass,
        _ => return refuse!("BLK-070"),
    };
    Ok(Allowed::Blow { extortion, side, blow })
}

pub(super) fn check_help(
    state: &State,
    seat: Seat,
    extortion: Extortion,
    side: Side,
    action: Action,
) -> Result<Allowed, Illegal> {
    match action {
        Action::Help(card) => {
            let card = fight::check_weapon(&state.players[seat], card)?;
            Ok(Allowed::Help { extortion, side, card })
        }
        Action::Decline => Ok(Allowed::DeclineHelp { extortion, side }),
        _ => refuse!("BLK-141"),
    }
}

pub(super) fn check_loot(extortion: Extortion, left: Seats, action: Action) -> Result<Allowed, Illegal> {
    match action {
        Action::Loot => Ok(Allowed::Loot { extortion, left }),
        Action::Decline => Ok(Allowed::DeclineLoot { extortion, left }),
        _ => refuse!("BLK-143"),
    }
}

impl Extortion {
    /// The player who leads a side, in the turn of this attacker.
    pub(crate) fn leader(&self, attacker: Seat, side: Side) -> Seat {
        match side {
            Side::Attacker => attacker,
            Side::Defender => self.target,
        }
    }
}

impl Play<'_> {
    pub(super) fn extort(&mut self, seat: Seat, target: Seat) {
        self.spend(1);
        self.state.turn.extortions += 1;
        self.emit(Event::Extorts(seat, target));
        self.state.step = Step::Name { target };
    }

    pub(super) fn name_tool(&mut self, seat: Seat, target: Seat, tool: Tool) {
        self.emit(Event::Names(seat, tool));
        let extortion = Extortion {
            target,
            tool,
            by_attacker: Cards::NONE,
            by_defender: Cards::NONE,
            by_helpers: Cards::NONE,
            helpers: Seats::NONE,
            swung: Seats::NONE,
        };
        let State { content, players, .. } = &*self.state;
        let weapons = weapons_to_lay(content, players[seat].gang, players[target].gang);
        self.ask_for_weapons(extortion, weapons);
    }

    pub(super) fn lay(&mut self, seat: Seat, mut extortion: Extortion, left: u8, card: Kind) {
        self.lay_weapon(seat, card);
        extortion.by_attacker.put(card);
        self.ask_for_weapons(extortion, left - 1);
    }

    /// Asks the attacker for the Weapons that are left to lay, and then the target for an answer.
    fn ask_for_weapons(&mut self, extortion: Extortion, left: u8) {
        self.state.step = match left {
            0 => Step::Answer { extortion },
            left => Step::Lay { extortion, left },
        };
    }

    pub(super) fn answer(&mut self, seat: Seat, extortion: Extortion, answer: Answer) {
        let attacker = self.state.turn.seat;
        match answer {
            Answer::Give => {
                self.hand_over_tool(attacker, seat, extortion.tool);
                self.end_extortion(extortion, None);
            }
            Answer::Refuse => {
                self.emit(Event::Refused(seat));
                self.state.step = Step::Blow { extortion, side: Side::Defender };
            }
            Answer::Reveal => {
                let bonus = self.reveal_bonus(seat);
                (0..bonus).for_each(|_| self.beat(attacker));
                self.end_extortion(extortion, None);
            }
        }
    }

    fn hand_over_tool(&mut self, to: Seat, from: Seat, tool: Tool) {
        self.remove_openly(from, tool.kind());
        self.player(to).hand.put(tool.kind());
        self.emit(Event::Gave(from, to, tool));
    }

    pub(super) fn blow(&mut self, seat: Seat, mut extortion: Extortion, side: Side, blow: Blow) {
        match blow {
            Blow::Strike(card) => {
                self.lay_weapon(seat, card);
                match side {
                    Side::Attacker => extortion.by_attacker.put(card),
                    Side::Defender => extortion.by_defender.put(card),
                }
            }
            Blow::Swing => {
                extortion.swung = extortion.swung.with(seat);
                self.emit(Event::Swung(seat));
            }
            Blow::StreetFighter => {
                let bonus = self.reveal_bonus(seat);
                self.draw(seat, bonus);
            }
            Blow::MartialArtist => {
                let bonus = self.reveal_bonus(seat);
                return self.win_fight(extortion, side, bonus);
            }
            Blow::Pass => {
                self.emit(Event::Passed(seat));
                return self.ask_for_help(extortion, side, seat);
            }
        }
        self.state.step = Step::Blow { extortion, side: side.other() };
    }

    /// Asks the next teammate in the same area, clockwise; if there is none the side loses (BLK-141).
    fn ask_for_help(&mut self, extortion: Extortion, side: Side, after: Seat) {
        let state = &*self.state;
        let leader = extortion.leader(state.turn.seat, side);
        let can_help = |seat: &Seat| state.mates(leader).contains(*seat) && state.together(leader, *seat);
        let mut queue = leader.around(state.seats()).skip_while(|seat| *seat != after).skip(1);
        match queue.find(can_help) {
            Some(seat) => self.state.step = Step::Help { extortion, side, seat },
            None => self.win_fight(extortion, side.other(), 0),
        }
    }

    pub(super) fn help(&mut self, seat: Seat, mut extortion: Extortion, side: Side, card: Kind) {
        self.remove_openly(seat, card);
        self.emit(Event::Helped(seat, card));
        extortion.by_helpers.put(card);
        extortion.helpers = extortion.helpers.with(seat);
        self.state.step = Step::Blow { extortion, side: side.other() };
    }

    pub(super) fn decline_help(&mut self, seat: Seat, extortion: Extortion, side: Side) {
        self.emit(Event::Declined(seat));
        self.ask_for_help(extortion, side, seat);
    }

    /// Beatings, then the Tool or a random card, then further cards (BLK-080). The bonus is the number of random cards
    /// that the Martial Artist takes on top.
    fn win_fight(&mut self, extortion: Extortion, side: Side, bonus: u8) {
        let attacker = self.state.turn.seat;
        let winner = extortion.leader(attacker, side);
        let loser = extortion.leader(attacker, side.other());
        self.emit(Event::WonFight(winner, loser));
        let helpers = extortion.helpers.and(self.state.mates(loser));
        self.beat_loser(loser);
        helpers.iter().for_each(|helper| self.beat_loser(helper));
        match side {
            Side::Attacker if self.state.players[loser].hand.has(extortion.tool.kind()) => {
                self.hand_over_tool(winner, loser, extortion.tool);
            }
            Side::Attacker | Side::Defender => self.take_at_random(winner, loser),
        }
        let more = bonus + self.state.ability(winner, Ability::HeavyHands);
        (0..more).for_each(|_| self.take_at_random(winner, loser));
        let left: Seats = match side {
            // BLK-143, BLK-R55: only the player who started the extortion takes from helpers.
            Side::Attacker => helpers.iter().filter(|helper| !self.state.players[*helper].hand.is_empty()).collect(),
            Side::Defender => Seats::NONE,
        };
        self.ask_for_loot(extortion, side, left);
    }

    /// Asks the attacker about the beaten helpers that are left, and then ends the fight.
    fn ask_for_loot(&mut self, extortion: Extortion, side: Side, left: Seats) {
        match left.is_empty() {
            true => self.finish_fight(extortion, side),
            false => self.state.step = Step::Loot { extortion, left },
        }
    }

    pub(super) fn loot(&mut self, seat: Seat, extortion: Extortion, left: Seats) {
        let helper = next_helper(seat, self.state.seats(), left);
        self.take_at_random(seat, helper);
        self.ask_for_loot(extortion, Side::Attacker, left.without(helper));
    }

    pub(super) fn decline_loot(&mut self, seat: Seat, extortion: Extortion, left: Seats) {
        let helper = next_helper(seat, self.state.seats(), left);
        self.emit(Event::Declined(seat));
        self.ask_for_loot(extortion, Side::Attacker, left.without(helper));
    }

    /// Cigarettes, then Weapons (BLK-080).
    fn finish_fight(&mut self, extortion: Extortion, side: Side) {
        let attacker = self.state.turn.seat;
        let winner = extortion.leader(attacker, side);
        let loser = extortion.leader(attacker, side.other());
        self.take_cigarettes(winner, loser, self.state.ability(winner, Ability::Tribute));
        self.end_extortion(extortion, Some(side));
    }

    /// All Weapons are discarded, but for those that a winner with Returning Blades laid (BLK-078, TRI-3).
    fn end_extortion(&mut self, extortion: Extortion, won: Option<Side>) {
        let Extortion { by_attacker, by_defender, by_helpers, .. } = extortion;
        let mut discarded = by_attacker.plus(by_defender).plus(by_helpers);
        if let Some(side) = won {
            let winner = extortion.leader(self.state.turn.seat, side);
            if self.state.players[winner].has(Ability::ReturningBlades) {
                let back = match side {
                    Side::Attacker => by_attacker,
                    Side::Defender => by_defender,
                };
                discarded = discarded.minus(back);
                self.take_weapons_back(winner, back);
            }
        }
        self.discard_weapons(discarded);
        self.state.step = Step::Act;
    }
}

/// The beaten helper from whom the attacker may take a card now: the next one clockwise (BLK-R67).
pub(crate) fn next_helper(attacker: Seat, seats: u8, left: Seats) -> Seat {
    let mut clockwise = attacker.around(seats);
    clockwise.find(|seat| left.contains(*seat)).expect("a helper is left as long as the attacker is asked")
}
