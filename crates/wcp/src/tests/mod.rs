//! A test or more for every clause, ruling and test vector of `RULES.md`.

mod button;
mod components;
mod content;
mod encounter;
mod ending;
mod fleeing;
mod foresight;
mod guards;
mod laying;
mod moving;
mod setup;
mod story;
mod texts;
mod whole_games;

use engine::content::SharedContent;
use engine::scenario::Scenario;
use engine::{Dice, Game, Log, Pool, Seat, Settings};

use crate::board::{Cell, Edges, LaidHall, LaidToken, Rotation};
use crate::content::{Content, Hall, OWN, Token, Tokens};
use crate::event::Who;
use crate::rules::{self, Next};
use crate::state::{Location, Pawn, Stage, Vehicle};
use crate::{Event, Options, State, Wcp};

type Play = Scenario<Wcp>;

const P1: Pawn = Pawn::new(0);
const P2: Pawn = Pawn::new(1);
const P3: Pawn = Pawn::new(2);
const P4: Pawn = Pawn::new(3);

fn options(players: u8, teams: bool) -> Options {
    let teams = if teams { "on" } else { "off" };
    let settings = Settings::read(Wcp::ABOUT.options, Wcp::ABOUT.seats.clone(), players, [("teams", teams)]).unwrap();
    Wcp::options(&settings).unwrap()
}

fn built_in() -> SharedContent<Content> {
    SharedContent::from_static(&OWN)
}

/// The cell with these coordinates, in notation.
fn c(q: i8, r: i8) -> String {
    Cell::at(q, r).to_string()
}

fn words<T: std::str::FromStr<Err = String>>(text: &str) -> Vec<T> {
    text.split_whitespace().map(|word| word.parse().unwrap()).collect()
}

fn bag(text: &str) -> Tokens {
    let mut tokens = Tokens::default();
    words(text).into_iter().for_each(|token: Token| tokens.put(token));
    tokens
}

/// The hall and the rotation that give these passages.
fn hall_with(passages: u8) -> LaidHall {
    let looks = Hall::PRINTED
        .into_iter()
        .flat_map(|hall| (0..6).map(move |sixths| LaidHall { hall, rotation: Rotation::new(sixths) }));
    let mut found = looks.filter(|laid| built_in().hall(laid.hall).passages.rotated(laid.rotation).bits() == passages);
    found.next().unwrap_or_else(|| panic!("no hall has the passages {passages:06b}"))
}

/// A position in the making. Player a has p1, which begins; vehicles are v01, v02 and so on; hands and stacks are empty.
struct Position(State);

impl Position {
    fn new(players: u8) -> Position {
        Position::with(&options(players, false))
    }

    fn teams(players: u8) -> Position {
        Position::with(&options(players, true))
    }

    fn with(options: &Options) -> Position {
        let mut state = Wcp::setup(options, &mut Dice::scripted([0]));
        state.stack = Default::default();
        let mut position = Position(state);
        for number in 0..options.pawns {
            position = position.card(Pawn::new(number), &format!("v0{}", number + 1));
        }
        position
    }

    fn hall(mut self, (q, r): (i8, i8), passages: u8) -> Position {
        self.0.board.lay_hall(Cell::at(q, r), hall_with(passages), Edges::new(passages));
        self
    }

    /// Lays hangars on all cells that are still empty.
    fn full(mut self) -> Position {
        for cell in self.0.board.empty().iter() {
            self = self.hall(cell.axial(), 63);
        }
        self
    }

    fn token(mut self, (q, r): (i8, i8), text: &str) -> Position {
        let (token, rotation) = text.split_once(' ').unwrap_or((text, "r0"));
        let laid = LaidToken { token: token.parse().unwrap(), rotation: rotation.parse().unwrap() };
        self.0.board.lay_token(Cell::at(q, r), laid);
        self
    }

    fn destroyed(mut self, cells: &[(i8, i8)]) -> Position {
        for &(q, r) in cells {
            self.0.board.destroy(Cell::at(q, r));
        }
        self
    }

    fn card(mut self, pawn: Pawn, card: &str) -> Position {
        let card = card.parse().unwrap();
        let row = built_in().get().card(card);
        let vehicle = &mut self.0.vehicles[pawn];
        (vehicle.card, vehicle.armour, vehicle.boosters) = (Some(card), row.armour, row.boosters);
        self
    }

    fn armour(mut self, pawn: Pawn, armour: u8) -> Position {
        self.0.vehicles[pawn].armour = armour;
        self
    }

    fn boosters(mut self, pawn: Pawn, boosters: u8) -> Position {
        self.0.vehicles[pawn].boosters = boosters;
        self
    }

    fn owns(mut self, pawn: Pawn, tokens: &str) -> Position {
        self.0.vehicles[pawn].goods = bag(tokens);
        self
    }

    fn at(self, pawn: Pawn, (q, r): (i8, i8)) -> Position {
        self.place(pawn, Location::Inside(Cell::at(q, r)))
    }

    fn place(mut self, pawn: Pawn, place: Location) -> Position {
        self.0.vehicles[pawn].place = place;
        self
    }

    fn hand(mut self, seat: u8, text: &str) -> Position {
        let hand = &mut self.0.hands[Seat::new(seat)];
        for word in text.split_whitespace() {
            match word.parse::<Hall>() {
                Ok(hall) => hand.halls.put(hall),
                Err(_) => hand.tokens.put(word.parse().unwrap()),
            }
        }
        self
    }

    fn stack(mut self, text: &str) -> Position {
        for word in text.split_whitespace() {
            match word.parse::<Hall>() {
                Ok(hall) => self.0.stack.halls.put(hall),
                Err(_) => self.0.stack.tokens.put(word.parse().unwrap()),
            }
        }
        self
    }

    fn stage(mut self, stage: Stage) -> Position {
        self.0.stage = stage;
        self
    }

    fn closed(self) -> Position {
        self.stage(Stage::Closed { turns: 0 })
    }

    /// The exits are open, the central hall is gone, and this pawn holds the WCP tile.
    fn fleeing(self, holder: Pawn) -> Position {
        self.destroyed(&[(0, 0)]).stage(Stage::Fleeing { holder, lapsed: 0 })
    }

    /// Begins the turn of a pawn and goes on to the first decision.
    fn turn(mut self, pawn: Pawn) -> Play {
        self.0.turn = pawn;
        rules::advance(&mut self.0, Next::Begin, &mut Dice::seeded(1), &mut Log::silent());
        let mut game = Scenario::from_state(self.0);
        game.any_dice(1);
        game
    }
}

/// The short board of the vectors on moves: entrance E0, (3,0), (2,0) and (2,-1) in a row.
fn corridor() -> Position {
    Position::new(2).hall((3, 0), 11).hall((2, 0), 25).hall((2, -1), 7)
}

fn vehicle(game: &Play, pawn: Pawn) -> &Vehicle {
    &game.state.vehicles[pawn]
}

fn place(game: &Play, pawn: Pawn) -> Location {
    vehicle(game, pawn).place
}

fn inside(q: i8, r: i8) -> Location {
    Location::Inside(Cell::at(q, r))
}

/// Fire, armour and boosters.
fn values(game: &Play, pawn: Pawn) -> (u8, u8, u8) {
    let vehicle = vehicle(game, pawn);
    (vehicle.fire(&game.state.content), vehicle.armour, vehicle.boosters)
}

/// A pawn as events name it, outside the team variant and with player a first.
fn who(pawn: Pawn) -> Who {
    Who { pawn, seat: Seat::new(pawn.number()) }
}

fn told(game: &Play, event: &Event) -> bool {
    game.told.iter().any(|told| told.event == *event)
}

/// Every choice of a seat that begins with this word, sorted.
fn choices(game: &Play, seat: &str, word: &str) -> Vec<String> {
    let mut choices: Vec<String> = game.menu(seat).into_iter().filter(|choice| choice.starts_with(word)).collect();
    choices.sort();
    choices
}

/// These cells as choices with a word before, sorted.
fn cells(word: &str, cells: &[(i8, i8)]) -> Vec<String> {
    let mut choices: Vec<String> = cells.iter().map(|&(q, r)| format!("{word} {}", c(q, r))).collect();
    choices.sort();
    choices
}
