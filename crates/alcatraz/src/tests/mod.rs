//! Tests by clause, built on small prisons with little in them.

mod blackmail;
mod components;
mod content;
mod ending;
mod foresight;
mod guards;
mod invariants;
mod moments;
mod rooms;
mod round;
mod setup;
mod tasks;
mod texts;
mod things;
mod trade;
mod turn;
mod views;

use std::ops::{Deref, DerefMut};

use engine::scenario::Scenario;
use engine::{Audience, Dice, Game, Seat, Seats, Set, Settings};

use crate::Alcatraz;
use crate::event::Event;
use crate::rules::actions::{guards_here, price};
use crate::state::{Ask, Blackmail, Element, FreeRooms, Good, Item, Posted, Room, Side, State, Step, TaskId, Turn};

/// A prison in which nothing lies about: the numbered layout, silver sides, no guards, no tasks, `a` is the goat
/// and stands in the Chapel, the others in the Warden's Office, and it is the turn of `b` with 3 action points.
struct Prison(Scenario<Alcatraz>);

impl Deref for Prison {
    type Target = Scenario<Alcatraz>;

    fn deref(&self) -> &Scenario<Alcatraz> {
        &self.0
    }
}

impl DerefMut for Prison {
    fn deref_mut(&mut self) -> &mut Scenario<Alcatraz> {
        &mut self.0
    }
}

fn seat(letter: &str) -> Seat {
    letter.parse().unwrap()
}

fn room(word: &str) -> Room {
    word.parse().unwrap()
}

fn cards(texts: &str) -> Set<Blackmail> {
    texts.split_whitespace().map(|word| word.parse::<Blackmail>().unwrap()).collect()
}

impl Prison {
    fn new(seats: u8) -> Prison {
        Prison::with(seats, &[])
    }

    fn with(seats: u8, options: &[(&str, &str)]) -> Prison {
        let options = [("layout", "numbered")].into_iter().chain(options.iter().copied());
        Prison::of(Alcatraz::ABOUT.settings(seats, options).unwrap())
    }

    fn of(settings: Settings) -> Prison {
        let options = Alcatraz::options(&settings).unwrap();
        let mut game = Prison(Scenario::from_state(Alcatraz::setup(&options, &mut Dice::seeded(1))));
        let board = &mut game.state.board;
        board.guards = [0; Room::COUNT];
        board.display.clear();
        board.tasks = crate::state::TaskDeck::shuffled(options.content.task_cards);
        board.goat = seat("a");
        board.prisoners.values_mut().iter_mut().for_each(|prisoner| prisoner.room = Room::Warden);
        game.at("a", "chapel").turn("b", 3)
    }

    fn at(mut self, who: &str, place: &str) -> Prison {
        self.state.board.prisoners[seat(who)].room = room(place);
        self
    }

    fn turn(mut self, who: &str, points: u8) -> Prison {
        self.state.step = Step::Turn(Turn::new(seat(who), points), Ask::Step);
        self
    }

    fn guards(mut self, place: &str, count: u8) -> Prison {
        self.state.board.guards[room(place).index()] = count;
        self
    }

    fn copper(mut self, place: &str) -> Prison {
        self.state.board.sides[room(place).index()] = Side::Copper;
        self
    }

    fn stamina(mut self, who: &str, stamina: u8) -> Prison {
        self.state.board.prisoners[seat(who)].stamina = stamina;
        self
    }

    /// Gives goods; items come from the first place in the order of their return, and so would go back there.
    fn holds(mut self, who: &str, goods: &str) -> Prison {
        let content = self.state.content.get();
        for good in goods.split_whitespace().map(|good| good.parse::<Good>().unwrap()) {
            if let Good::Item(item) = good {
                let tokens = &mut self.state.board.tokens;
                let from = content.returns(item).iter().find(|room| tokens[room.index()].of(item) > 0);
                tokens[from.expect("a token is left").index()].remove(item);
            }
            self.state.board.prisoners[seat(who)].goods.add(good);
        }
        self
    }

    fn marks(mut self, who: &str, letters: &str) -> Prison {
        let marks = letters.chars().map(|letter| letter.to_string().parse::<Element>().unwrap());
        self.state.board.prisoners[seat(who)].marks = marks.collect();
        self
    }

    fn hand(mut self, who: &str, texts: &str) -> Prison {
        self.state.hands[seat(who)] = cards(texts);
        self.state.pile = self.state.pile.minus(cards(texts));
        self
    }

    fn task(mut self, place: &str, task: &str) -> Prison {
        let task: TaskId = task.parse().unwrap();
        self.state.board.tasks.unseen.remove(task);
        self.state.board.display.push(Posted { room: room(place), task });
        self
    }

    /// Puts these cards into the deck in this order, and all the others out of the game.
    fn deck(mut self, tasks: &str) -> Prison {
        let board = &mut self.state.board;
        board.tasks.under = tasks.split_whitespace().map(|task| task.parse::<TaskId>().unwrap()).collect();
        let deck: Set<TaskId> = board.tasks.under.iter().copied().collect();
        board.removed = board.tasks.unseen.minus(deck);
        board.tasks.unseen = Set::EMPTY;
        self
    }

    fn designer(mut self) -> Prison {
        self.state.free_rooms = FreeRooms::Designer;
        self
    }

    fn points(&self) -> u8 {
        self.state.turn().points
    }

    /// The items and cash of a prisoner, as `held_items` takes them.
    fn goods(&self, who: &str) -> String {
        let goods = self.state.board.prisoners[seat(who)].goods;
        let each = goods.kinds().flat_map(|good| (0..goods.of(good)).map(move |_| good.to_string()));
        each.collect::<Vec<_>>().join(" ")
    }

    fn marked(&self, who: &str) -> String {
        self.state.board.prisoners[seat(who)].marks.iter().map(Element::word).collect()
    }

    fn guards_in(&self, place: &str) -> u8 {
        self.state.board.guards[room(place).index()]
    }

    fn tokens(&self, place: &str, item: &str) -> u8 {
        self.state.board.tokens[room(place).index()].of(item.parse::<Item>().unwrap())
    }

    fn where_is(&self, who: &str) -> &'static str {
        self.state.board.prisoners[seat(who)].room.word()
    }

    fn display(&self) -> Vec<String> {
        self.state.board.display.iter().map(|posted| format!("{} {}", posted.room, posted.task)).collect()
    }

    /// What an ordinary action costs here and now, if it is possible at all.
    fn price(&self) -> Option<u8> {
        price(self.effective()).ok()
    }

    /// The guards here that are not bribed.
    fn effective(&self) -> u8 {
        guards_here(&self.state.board, self.state.turn())
    }

    fn told(&self, event: &Event) -> Option<Audience> {
        self.told.iter().find(|told| told.event == *event).map(|told| told.to)
    }

    /// Gives the turn to the next prisoners until it is this one's turn again, in a new round with this goat.
    #[track_caller]
    fn next_round(&mut self, goat: &str) -> &mut Prison {
        while matches!(self.state.step, Step::Turn(..)) {
            let active = self.state.turn().seat;
            self.any_dice(1).play(&format!("{active} end"));
        }
        let old = self.state.board.goat;
        self.play(&format!("{old} call-vote"));
        for voter in Seats::all(self.state.board.seats()) {
            self.play(&format!("{voter} vote {goat}"));
        }
        self
    }
}

impl State {
    /// The turn that is being played.
    fn turn(&self) -> &Turn {
        match &self.step {
            Step::Turn(turn, _) | Step::Keep(turn, _) | Step::Consent(turn, ..) => turn,
            _ => panic!("no turn is being played"),
        }
    }

    fn turn_mut(&mut self) -> &mut Turn {
        match &mut self.step {
            Step::Turn(turn, _) | Step::Keep(turn, _) | Step::Consent(turn, ..) => turn,
            _ => panic!("no turn is being played"),
        }
    }
}

/// How many actions a state offers to a seat.
fn menu_len(state: &State, who: Seat) -> usize {
    let mut actions = Vec::new();
    Alcatraz::legal(state, who, &mut actions);
    actions.len()
}
