//! Better positions are judged better, and instinct is not foolish.

use engine::{Dice, Game, Judge, Pool, Seat, Settings};

use crate::board::{Cell, Edges, LaidHall, LaidToken, Rotation};
use crate::content::{Hall, Token, Tokens};
use crate::state::{Location, Pawn, Stage, Step, Terms};
use crate::{Action, State, Wcp};

const A: Seat = Seat::new(0);
const P1: Pawn = Pawn::new(0);
const P2: Pawn = Pawn::new(1);

fn judge(state: &State, seat: Seat) -> u32 {
    Wcp::judge(state, seat)
}

/// Two players whose vehicles are the same but for their places, on a board full of hangars.
fn position(places: [Location; 2]) -> State {
    let options = Wcp::options(&Settings::new(Wcp::ABOUT.options, 2)).unwrap();
    let mut state = Wcp::setup(&options, &mut Dice::scripted([0]));
    for cell in state.board.empty().iter() {
        state.board.lay_hall(cell, LaidHall { hall: Hall::Hangar, rotation: Rotation::NONE }, Edges::ALL);
    }
    for (pawn, place) in [P1, P2].into_iter().zip(places) {
        let vehicle = &mut state.vehicles[pawn];
        (vehicle.card, vehicle.armour, vehicle.boosters) = (Some("v03".parse().unwrap()), 6, 2);
        vehicle.place = place;
        vehicle.goods.put(Token::MapArchive);
    }
    state.step = Step::Move;
    state
}

fn inside(q: i8, r: i8) -> Location {
    Location::Inside(Cell::at(q, r))
}

fn lay(state: &mut State, (q, r): (i8, i8), token: Token) {
    // Rotated like this, every guard watches the west.
    state.board.lay_token(Cell::at(q, r), LaidToken { token, rotation: Rotation::new(3) });
}

#[test]
fn trophies_and_upgrades_are_good_to_have() {
    let even = position([inside(2, 0), inside(-2, 0)]);
    let with = |token: Token| {
        let mut state = even.clone();
        state.vehicles[P1].goods.put(token);
        judge(&state, A)
    };
    assert!(judge(&even, A).abs_diff(judge(&even, Seat::new(1))) < 150_000);
    assert!(with(Token::FusionCell) > with(Token::RationTins));
    assert!(with(Token::RationTins) > judge(&even, A));
    assert!(with(Token::TwinBarrel) > judge(&even, A));
}

#[test]
fn what_lies_near_oneself_is_better_than_what_lies_near_others() {
    let mut near = position([inside(2, 0), inside(-2, 0)]);
    let mut far = near.clone();
    lay(&mut near, (2, 1), Token::FusionCell);
    lay(&mut far, (-2, -1), Token::FusionCell);
    assert!(judge(&near, A) > judge(&far, A));
    // A guard that would win keeps a pawn off what lies behind it, but a weak one does not.
    let (mut weak, mut strong) = (near.clone(), near);
    lay(&mut weak, (3, 0), Token::Tripwire);
    lay(&mut strong, (3, 0), Token::Colossus);
    assert!(judge(&weak, A) >= judge(&strong, A));
}

#[test]
fn in_the_flight_the_way_out_counts() {
    let flight = |own: Location| {
        let mut state = position([own, inside(-2, 0)]);
        state.stage = Stage::Fleeing { holder: P2, lapsed: 0 };
        state.board.destroy(Cell::CENTRE);
        judge(&state, A)
    };
    assert!(flight(inside(3, 0)) > flight(inside(1, 0)));
    assert!(flight(Location::Left(1)) > flight(inside(3, 0)));
    assert!(flight(Location::Lost) < 60_000);
}

#[test]
fn instinct_avoids_lost_fights() {
    let mut state = position([inside(2, 0), inside(-2, 0)]);
    lay(&mut state, (3, 0), Token::Colossus);
    lay(&mut state, (2, 1), Token::FusionCell);
    let mut menu = Vec::new();
    Wcp::legal(&state, A, &mut menu);
    let mut dice = Dice::seeded(1);
    let chosen: Vec<Action> = (0..200).map(|_| menu[Wcp::instinct(&state, A, &menu, &mut dice)]).collect();
    let count = |text: &str| chosen.iter().filter(|action| action.to_string() == text).count();
    assert_eq!(count("move e"), 0);
    assert!(count("move se") > 40);
}

#[test]
fn trades_are_answered_by_what_they_bring() {
    let mut state = position([inside(2, 0), inside(2, 0)]);
    let with = |token: Token| {
        let mut tokens = Tokens::default();
        tokens.put(token);
        tokens
    };
    for (offered, asked, good) in
        [(Token::FusionCell, Token::RationTins, true), (Token::RationTins, Token::FusionCell, false)]
    {
        let terms = Terms { offered: with(offered), asked: with(asked), ..Terms::new(P1, P2, 1) };
        state.step = Step::Answer(terms);
        let (menu, mut dice) = ([Action::Accept, Action::Decline], Dice::seeded(2));
        let accepted = (0..100).filter(|_| Wcp::instinct(&state, Seat::new(1), &menu, &mut dice) == 0).count();
        assert_eq!(accepted > 50, good, "{accepted} of 100");
    }
}
