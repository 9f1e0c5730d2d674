//! Michel(le): the roll at the end of a turn, and the robberies (BLK-117 to BLK-134).

use super::*;
use crate::content::{Area, MichelCard};
use crate::state::Robbery;

pub(super) fn check_ask(action: Action) -> Result<(), Illegal> {
    require!(matches!(action, Action::Roll | Action::Skip), "BLK-117");
    Ok(())
}

/// Where a result of the die takes Michel(le): never to where they stand (BLK-118).
fn destinations(state: &State, die: u8) -> Set<Area> {
    let from = state.michel.as_ref().map(|michel| michel.area).expect("only who is in play is moved");
    moving::leads_to(state, die, from)
}

pub(super) fn check_destination(state: &State, die: u8, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Go(area) => {
            require!(destinations(state, die).contains(area), "BLK-118");
            Ok(())
        }
        _ => refuse!("BLK-118"),
    }
}

pub(super) fn check_answer(state: &State, seat: Seat, robbery: &Robbery, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Yield(tool) => {
            let shown = state.content.michel_cards[robbery.first.index()].tools;
            require!(shown.contains(tool.kind()) && state.players[seat].hand.has(tool.kind()), "BLK-124");
            Ok(())
        }
        Action::Fight => Ok(()),
        _ => refuse!("BLK-125"),
    }
}

pub(super) fn check_blow(state: &State, seat: Seat, robbery: &Robbery, action: Action) -> Result<(), Illegal> {
    let player = &state.players[seat];
    match action {
        Action::Strike(card) => extortion::check_weapon(player, card),
        Action::Swing => {
            require!(player.has(GangCard::SwingingChain) && !robbery.swung, "BLK-055");
            Ok(())
        }
        Action::Reveal => backgrounds::check_moment(player, &[Background::StreetFighter, Background::MartialArtist]),
        Action::Pass => Ok(()),
        _ => refuse!("BLK-127"),
    }
}

pub(super) fn check_loss(state: &State, seat: Seat, robbery: &Robbery, action: Action) -> Result<(), Illegal> {
    let Action::Drop(card) = action else {
        return refuse!("BLK-129");
    };
    let shown = state.content.michel_cards[robbery.first.index()].tools;
    require!(shown.contains(card) && state.players[seat].hand.has(card), "BLK-129");
    Ok(())
}

pub(super) fn check_reward(action: Action) -> Result<(), Illegal> {
    require!(matches!(action, Action::Draw | Action::Decline), "BLK-131");
    Ok(())
}

impl Play<'_> {
    fn michel(&mut self) -> &mut Michel {
        self.state.michel.as_mut().expect("only who is in play robs")
    }

    pub(super) fn michel_ask(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Roll => {
                let die = self.dice.die(6) as u8;
                self.tell(Event::MichelRolled(seat, die));
                let destinations = destinations(self.state, die);
                match destinations.nth(0) {
                    Some(area) if destinations.len() == 1 => self.move_michel(area),
                    _ => self.state.step = Step::MichelDestination { die },
                }
            }
            Action::Skip => self.settle_hands(),
            _ => never(action),
        }
    }

    pub(super) fn michel_destination(&mut self, action: Action) {
        let Action::Go(area) = action else { never(action) };
        self.move_michel(area);
    }

    fn move_michel(&mut self, area: Area) {
        self.michel().area = area;
        self.tell(Event::MichelMoved(area));
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
            self.michel().discard.put_all(&drawn);
            self.tell(Event::MichelAvoided(target));
        }
        match after {
            After::Act => self.state.step = Step::Act,
            After::EndTurn => self.settle_hands(),
        }
    }

    /// The next Michel card, shown to all. The cards of the running robbery are in neither pile (BLK-133).
    fn draw_michel_card(&mut self, target: Seat) -> MichelCard {
        let michel = self.michel();
        let reshuffled = michel.deck.count() == 0;
        if reshuffled {
            michel.deck = std::mem::take(&mut michel.discard);
        }
        let deck = &mut self.state.michel.as_mut().expect("only who is in play robs").deck;
        let card = deck.draw(self.dice).expect("a card without a Knife is always left");
        if reshuffled {
            self.tell(Event::MichelReshuffled);
        }
        self.tell(Event::MichelShown(target, card));
        self.log.reveal();
        card
    }

    pub(super) fn michel_answer(&mut self, robbery: Robbery, action: Action) {
        match action {
            Action::Yield(tool) => {
                self.show(robbery.target, tool.kind());
                self.put_away(tool.kind());
                self.tell(Event::MichelPaid(robbery.target, tool));
                self.finish_robbery(robbery);
            }
            Action::Fight => self.state.step = Step::MichelBlow { robbery },
            _ => never(action),
        }
    }

    pub(super) fn michel_blow(&mut self, mut robbery: Robbery, action: Action) {
        let seat = robbery.target;
        match action {
            Action::Strike(card) => {
                self.show(seat, card);
                self.tell(Event::Laid(seat, card));
                robbery.laid.put(card);
            }
            Action::Swing => {
                robbery.swung = true;
                self.tell(Event::Swung(seat));
            }
            Action::Reveal => {
                let background = self.state.players[seat].background;
                let bonus = self.reveal_bonus(seat);
                self.draw(seat, bonus);
                if background == Background::MartialArtist {
                    return self.beat_michel(robbery);
                }
            }
            Action::Pass => {
                self.tell(Event::Passed(seat));
                return self.lose_to_michel(robbery);
            }
            _ => never(action),
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
        self.tell(Event::MichelBeaten(seat));
        if self.state.players[seat].has(GangCard::ReturningBlades) {
            self.take_weapons_back(seat, std::mem::take(&mut robbery.laid));
        }
        match self.state.drawable() {
            true => self.state.step = Step::MichelReward { robbery },
            false => self.finish_robbery(robbery),
        }
    }

    pub(super) fn michel_reward(&mut self, robbery: Robbery, action: Action) {
        match action {
            Action::Draw => self.draw(robbery.target, 1),
            Action::Decline => self.tell(Event::Declined(robbery.target)),
            _ => never(action),
        }
        self.finish_robbery(robbery);
    }

    /// A Beating, and a Tool of the first card, or else a random card (BLK-128 to BLK-130).
    fn lose_to_michel(&mut self, robbery: Robbery) {
        let seat = robbery.target;
        self.tell(Event::MichelWon(seat));
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

    pub(super) fn michel_loss(&mut self, robbery: Robbery, action: Action) {
        let Action::Drop(card) = action else { never(action) };
        self.discard(robbery.target, card);
        self.finish_robbery(robbery);
    }

    /// Weapons and Michel cards are discarded, and the next one is robbed (BLK-132).
    fn finish_robbery(&mut self, robbery: Robbery) {
        if !robbery.laid.is_empty() {
            self.put_all_away(robbery.laid);
            self.tell(Event::WeaponsDiscarded(robbery.laid));
        }
        self.michel().discard.put_all(&robbery.drawn);
        self.rob(robbery.queue, robbery.after);
    }
}
