//! Michel(le): the roll at the end of a turn, and the robberies (BLK-117 to BLK-134).

use super::*;
use crate::content::MichelCard;

pub(super) fn check_ask(action: Action) -> Result<Allowed, Illegal> {
    match action {
        Action::Roll => Ok(Allowed::MichelRoll),
        Action::Skip => Ok(Allowed::MichelSkip),
        _ => refuse!("BLK-117"),
    }
}

/// Where a result of the die takes Michel(le): never to the present area (BLK-118).
fn destinations(state: &State, die: u8) -> Set<Area> {
    match &state.michel {
        Some(michel) => moving::leads_to(state, die, michel.area),
        None => Set::EMPTY,
    }
}

pub(super) fn check_destination(state: &State, die: u8, action: Action) -> Result<Allowed, Illegal> {
    match action {
        Action::Go(area) if destinations(state, die).contains(area) => Ok(Allowed::MichelGo(area)),
        _ => refuse!("BLK-118"),
    }
}

/// Whether the first card shows this Tool, and the target has it in hand.
fn can_lose(state: &State, robbery: &Robbery, card: Kind) -> bool {
    let shown = state.content.michel_cards[robbery.first.index()].tools;
    shown.contains(card) && state.players[robbery.target].hand.has(card)
}

pub(super) fn check_answer(state: &State, robbery: Robbery, action: Action) -> Result<Allowed, Illegal> {
    match action {
        Action::Yield(tool) if can_lose(state, &robbery, tool.kind()) => Ok(Allowed::MichelYield { robbery, tool }),
        Action::Yield(_) => refuse!("BLK-124"),
        Action::Fight => Ok(Allowed::MichelFight { robbery }),
        _ => refuse!("BLK-125"),
    }
}

pub(super) fn check_blow(state: &State, robbery: Robbery, action: Action) -> Result<Allowed, Illegal> {
    let player = &state.players[robbery.target];
    let blow = match action {
        Action::Strike(card) => Blow::Strike(fight::check_weapon(player, card)?),
        Action::Swing => fight::check_swing(player, robbery.swung)?,
        Action::Reveal => fight::check_reveal(player, Side::Defender)?,
        Action::Pass => Blow::Pass,
        _ => return refuse!("BLK-127"),
    };
    Ok(Allowed::MichelBlow { robbery, blow })
}

pub(super) fn check_loss(state: &State, robbery: Robbery, action: Action) -> Result<Allowed, Illegal> {
    match action {
        Action::Drop(card) if can_lose(state, &robbery, card) => Ok(Allowed::MichelLoss { robbery, card }),
        _ => refuse!("BLK-129"),
    }
}

pub(super) fn check_reward(robbery: Robbery, action: Action) -> Result<Allowed, Illegal> {
    match action {
        Action::Draw => Ok(Allowed::MichelReward { robbery }),
        Action::Decline => Ok(Allowed::DeclineReward { robbery }),
        _ => refuse!("BLK-131"),
    }
}

/// Michel(le), for a step that only exists in matches with Michel(le).
fn michel(state: &mut State) -> &mut Michel {
    state.michel.as_mut().expect("robberies happen only with Michel(le) in play")
}

impl Play<'_> {
    pub(super) fn roll_michel(&mut self, seat: Seat) {
        let die = self.dice.die(6) as u8;
        self.emit(Event::MichelRolled(seat, die));
        let destinations = destinations(self.state, die);
        match destinations.nth(0) {
            Some(area) if destinations.len() == 1 => self.move_michel(area),
            _ => self.state.step = Step::MichelDestination { die },
        }
    }

    pub(super) fn move_michel(&mut self, area: Area) {
        michel(self.state).area = area;
        self.emit(Event::MichelMoved(area));
        let there = self.state.players.iter().filter(|(_, player)| player.area == area).map(|(seat, _)| seat);
        let there = there.collect();
        self.rob(there, After::EndTurn);
    }

    /// Robs one after the other, first the player whose turn it is, then clockwise (BLK-120).
    pub(super) fn rob(&mut self, mut queue: Seats, after: After) {
        let targets = queue;
        let clockwise = self.state.turn.seat.around(self.state.seats());
        for target in clockwise.filter(move |seat| targets.contains(*seat)) {
            queue = queue.without(target);
            let first = self.draw_michel_card(target);
            let mut drawn = MichelCards::default();
            drawn.put(first);
            if self.state.content.michel_cards[first.index()].knife {
                let robbery = Robbery { target, first, drawn, laid: Cards::NONE, swung: false, queue, after };
                self.state.step = Step::MichelAnswer { robbery };
                return;
            }
            michel(self.state).discard.put_all(&drawn);
            self.emit(Event::MichelAvoided(target));
        }
        match after {
            After::Act => self.state.step = Step::Act,
            After::EndTurn => self.settle_hands(),
        }
    }

    /// The next Michel card, shown to all. The cards of the running robbery are in neither pile (BLK-133).
    fn draw_michel_card(&mut self, target: Seat) -> MichelCard {
        let michel = michel(self.state);
        let reshuffled = michel.deck.count() == 0;
        if reshuffled {
            michel.deck = std::mem::take(&mut michel.discard);
        }
        let card = michel.deck.draw(self.dice).expect("a card without a Knife is always left");
        if reshuffled {
            self.emit(Event::MichelReshuffled);
        }
        self.emit(Event::MichelShown(target, card));
        self.log.reveal();
        card
    }

    pub(super) fn yield_to_michel(&mut self, robbery: Robbery, tool: Tool) {
        self.remove_openly(robbery.target, tool.kind());
        self.return_card(tool.kind());
        self.emit(Event::MichelPaid(robbery.target, tool));
        self.finish_robbery(robbery);
    }

    pub(super) fn michel_blow(&mut self, mut robbery: Robbery, blow: Blow) {
        let seat = robbery.target;
        match blow {
            Blow::Strike(card) => {
                self.lay_weapon(seat, card);
                robbery.laid.put(card);
            }
            Blow::Swing => {
                robbery.swung = true;
                self.emit(Event::Swung(seat));
            }
            Blow::StreetFighter => {
                let bonus = self.reveal_bonus(seat);
                self.draw(seat, bonus);
            }
            Blow::MartialArtist => {
                let bonus = self.reveal_bonus(seat);
                self.draw(seat, bonus);
                return self.beat_michel(robbery);
            }
            Blow::Pass => {
                self.emit(Event::Passed(seat));
                return self.lose_to_michel(robbery);
            }
        }
        let card = self.draw_michel_card(seat);
        robbery.drawn.put(card);
        match self.state.content.michel_cards[card.index()].knife {
            true => self.state.step = Step::MichelBlow { robbery },
            false => self.beat_michel(robbery),
        }
    }

    fn beat_michel(&mut self, mut robbery: Robbery) {
        let seat = robbery.target;
        self.emit(Event::MichelBeaten(seat));
        if self.state.players[seat].has(Ability::ReturningBlades) {
            self.take_weapons_back(seat, std::mem::take(&mut robbery.laid));
        }
        match self.state.can_draw() {
            true => self.state.step = Step::MichelReward { robbery },
            false => self.finish_robbery(robbery),
        }
    }

    pub(super) fn draw_reward(&mut self, robbery: Robbery) {
        self.draw(robbery.target, 1);
        self.finish_robbery(robbery);
    }

    pub(super) fn decline_reward(&mut self, robbery: Robbery) {
        self.emit(Event::Declined(robbery.target));
        self.finish_robbery(robbery);
    }

    /// A Beating, and a Tool of the first card, or else a random card (BLK-128 to BLK-130).
    fn lose_to_michel(&mut self, robbery: Robbery) {
        let seat = robbery.target;
        self.emit(Event::MichelWon(seat));
        self.beat_loser(seat);
        let shown = self.state.content.michel_cards[robbery.first.index()].tools;
        let held = self.state.players[seat].hand.among(shown);
        match held.kinds().next() {
            None => self.discard_at_random(seat),
            // Where the card shows two Tools the player is asked, even with only one of them (DP-23).
            Some(_) if shown.iter().count() > 1 => {
                self.state.step = Step::MichelLoss { robbery };
                return;
            }
            Some(tool) => self.discard(seat, tool),
        }
        self.finish_robbery(robbery);
    }

    pub(super) fn michel_loss(&mut self, robbery: Robbery, card: Kind) {
        self.discard(robbery.target, card);
        self.finish_robbery(robbery);
    }

    /// Weapons and Michel cards are discarded, and the next player is robbed (BLK-132).
    fn finish_robbery(&mut self, robbery: Robbery) {
        self.discard_weapons(robbery.laid);
        michel(self.state).discard.put_all(&robbery.drawn);
        self.rob(robbery.queue, robbery.after);
    }
}
