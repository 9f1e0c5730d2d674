//! Tests by clause: an almost empty table, shorthands to prepare it, and what must happen there.

mod action_cards;
mod backgrounds;
mod components;
mod content;
mod crafting;
mod examples;
mod extortion;
mod foresight;
mod gangs;
mod hidden;
mod michel;
mod moments;
mod setup;
mod team;
mod timeout;
mod turn;

use engine::content::SharedContent;
use engine::scenario::Scenario;
use engine::{Game, Seat, Seats};

use crate::cards::{Cards, Kind, Kinds};
use crate::content::{Background, Content, MichelCard};
use crate::event::Event;
use crate::state::{GangDeck, MichelCards, Step};
use crate::{Blackgate, Gang};

type Table = Scenario<Blackgate>;

/// Solo play without Michel(le): it is a's turn, hands are empty and every Background is spent.
fn solo(seats: u8) -> Table {
    bare(seats, "solo", "off")
}

/// Solo play with Michel(le), who waits in the Showers.
fn with_michel(seats: u8) -> Table {
    bare(seats, "solo", "on")
}

/// Team play without Michel(le): a and c (and e) against b and d (and f).
fn team(seats: u8) -> Table {
    bare(seats, "team", "off")
}

fn bare(seats: u8, mode: &str, michel: &str) -> Table {
    let mut table = Table::deal_any(seats, [("mode", mode), ("michel", michel)], 1);
    table.state.turn.seat = Seat::new(0);
    for seat in Seats::all(seats) {
        table.hand(&seat.to_string(), "");
        table.state.players[seat].revealed = true;
    }
    table
}

/// The game's own content by a version of the rules.
fn content_of(version: u32) -> SharedContent<Content> {
    let settings = Blackgate::ABOUT.settings(2, []).unwrap().with_rules_version(version);
    Blackgate::options(&settings).unwrap().content
}

fn seat(letter: &str) -> Seat {
    letter.parse().unwrap()
}

fn cards(texts: &str) -> Cards {
    texts.split_whitespace().map(|word| word.parse::<Kind>().unwrap()).collect()
}

fn words(cards: Cards) -> String {
    let each = cards.kinds().flat_map(|kind| (0..cards.of(kind)).map(move |_| kind.word()));
    each.collect::<Vec<_>>().join(" ")
}

fn die(result: u32) -> u32 {
    result - 1
}

/// Shorthands to prepare a table and to look at it.
trait TestTable {
    fn hand(&mut self, seat: &str, texts: &str) -> &mut Self;
    fn at(&mut self, seat: &str, area: &str) -> &mut Self;
    fn gang(&mut self, seat: &str, card: &str) -> &mut Self;
    fn background(&mut self, seat: &str, card: &str) -> &mut Self;
    fn cigarettes(&mut self, seat: &str, count: u16) -> &mut Self;
    fn beatings(&mut self, seat: &str, count: u8) -> &mut Self;
    fn points(&mut self, seat: &str, count: u8) -> &mut Self;
    fn actions(&mut self, count: u8) -> &mut Self;
    fn pile(&mut self, card: &str, count: u8) -> &mut Self;
    fn deck(&mut self, texts: &str) -> &mut Self;
    fn michel_at(&mut self, area: &str) -> &mut Self;
    fn michel_deck(&mut self, texts: &str) -> &mut Self;

    fn held(&self, seat: &str) -> String;
    fn discarded(&self) -> String;
    fn actions_left(&self) -> u8;
    fn area(&self, seat: &str) -> String;
    fn cigarettes_of(&self, seat: &str) -> u16;
    fn beatings_of(&self, seat: &str) -> u8;
    fn points_of(&self, seat: &str) -> u8;
    fn pile_of(&self, card: &str) -> u8;
    fn active(&self) -> String;
    fn asked(&self) -> String;
    fn heard(&self, seat: &str) -> Vec<Event>;
}

impl TestTable for Table {
    /// Swaps a hand for these cards, which come from the Search deck and the piles.
    fn hand(&mut self, letter: &str, texts: &str) -> &mut Table {
        let old = std::mem::take(&mut self.state.players[seat(letter)].hand);
        self.state.deck = self.state.deck.plus(old.among(Kinds::SEARCH));
        self.state.piles = self.state.piles.plus(old.among(Kinds::BOARD));
        let new = cards(texts);
        self.state.deck = self.state.deck.minus(new.among(Kinds::SEARCH));
        self.state.piles = self.state.piles.minus(new.among(Kinds::BOARD));
        self.state.players[seat(letter)].hand = new;
        self
    }

    fn at(&mut self, letter: &str, area: &str) -> &mut Table {
        self.state.players[seat(letter)].area = area.parse().unwrap();
        self
    }

    fn gang(&mut self, letter: &str, card: &str) -> &mut Table {
        let card: crate::GangCard = card.parse().unwrap();
        let deck = &mut self.state.gang_decks[card.gang().index()];
        assert!(deck.shuffled.remove(card), "{card} is held already");
        self.state.players[seat(letter)].gang = Some(card);
        self
    }

    fn background(&mut self, letter: &str, card: &str) -> &mut Table {
        let player = &mut self.state.players[seat(letter)];
        player.background = card.parse::<Background>().unwrap();
        player.revealed = false;
        self
    }

    fn cigarettes(&mut self, letter: &str, count: u16) -> &mut Table {
        self.state.players[seat(letter)].cigarettes = count;
        self
    }

    fn beatings(&mut self, letter: &str, count: u8) -> &mut Table {
        self.state.players[seat(letter)].beatings = count;
        self
    }

    fn points(&mut self, letter: &str, count: u8) -> &mut Table {
        self.state.players[seat(letter)].points = count;
        self
    }

    fn actions(&mut self, count: u8) -> &mut Table {
        self.state.turn.actions = count;
        self
    }

    /// Leaves this number of cards in a pile; the others are out of the game.
    fn pile(&mut self, card: &str, count: u8) -> &mut Table {
        let kind: Kind = card.parse().unwrap();
        while self.state.piles.take(kind) {}
        (0..count).for_each(|_| self.state.piles.put(kind));
        self
    }

    /// Leaves these cards in the Search deck and none in the discard pile; the others are out of the game.
    fn deck(&mut self, texts: &str) -> &mut Table {
        self.state.deck = cards(texts);
        self.state.discard = Cards::NONE;
        self
    }

    fn michel_at(&mut self, area: &str) -> &mut Table {
        self.state.michel.as_mut().unwrap().area = area.parse().unwrap();
        self
    }

    /// Leaves these cards in the Michel deck and none in its discard pile.
    fn michel_deck(&mut self, texts: &str) -> &mut Table {
        let michel = self.state.michel.as_mut().unwrap();
        michel.deck = MichelCards::default();
        michel.discard = MichelCards::default();
        texts.split_whitespace().for_each(|word| michel.deck.put(word.parse::<MichelCard>().unwrap()));
        self
    }

    fn held(&self, letter: &str) -> String {
        words(self.state.players[seat(letter)].hand)
    }

    fn discarded(&self) -> String {
        words(self.state.discard)
    }

    fn actions_left(&self) -> u8 {
        self.state.turn.actions
    }

    fn area(&self, letter: &str) -> String {
        self.state.players[seat(letter)].area.to_string()
    }

    fn cigarettes_of(&self, letter: &str) -> u16 {
        self.state.players[seat(letter)].cigarettes
    }

    fn beatings_of(&self, letter: &str) -> u8 {
        self.state.players[seat(letter)].beatings
    }

    fn points_of(&self, letter: &str) -> u8 {
        self.state.players[seat(letter)].points
    }

    fn pile_of(&self, card: &str) -> u8 {
        self.state.piles.of(card.parse().unwrap())
    }

    fn active(&self) -> String {
        self.state.turn.seat.to_string()
    }

    fn asked(&self) -> String {
        <Blackgate as engine::Game>::deciders(&self.state).to_string()
    }

    /// What a seat (a letter) or a spectator (anything else) was told since the last play.
    fn heard(&self, letter: &str) -> Vec<Event> {
        let viewer = letter.parse().map_or(engine::Viewer::Spectator, engine::Viewer::Seat);
        self.told.iter().filter(|told| told.to.includes(viewer)).map(|told| told.event).collect()
    }
}

/// Ends the turn of a, with no Michel(le) and no hand over the limit.
fn next_turn(table: &mut Table) -> &mut Table {
    let active = table.active();
    table.play(&format!("{active} end"))
}

fn gang_deck(table: &Table, gang: Gang) -> &GangDeck {
    &table.state.gang_decks[gang.index()]
}

fn is_act(table: &Table) -> bool {
    table.state.step == Step::Act
}
