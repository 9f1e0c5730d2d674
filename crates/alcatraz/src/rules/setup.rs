//! Setup: laying out the prison and dealing (ALC-013 to ALC-023), with the dice in the order of section 8.3.

use arrayvec::ArrayVec;
use engine::{BySeat, Dice, Log, Pool, Seat, Seats, Set};

use crate::rules::{round, tasks};
use crate::state::{
    Blackmail, Board, DISPLAY, Layout, Options, Places, Posted, Prisoner, Room, Side, Sides, State, Step, TaskDeck,
};

/// Deals.
pub(crate) fn setup(options: &Options, dice: &mut Dice) -> State {
    let content = options.content;
    let layout = match options.places {
        Places::Fixed(grid) => Layout::new(grid),
        Places::Random => {
            let mut grid = Room::ALL;
            dice.shuffle(&mut grid);
            Layout::new(grid)
        }
    };
    let sides = match options.sides {
        Sides::Fixed(sides) => sides,
        Sides::Random => Room::ALL.map(|_| *dice.pick(&Side::ALL)),
    };
    let mut guards = [0; Room::COUNT];
    for _ in 0..content.guards.start_times.get() {
        draw_rooms(content.guards.start_rooms.get(), dice).for_each(|room| guards[room.index()] += 1);
    }
    let prisoners =
        BySeat::from_fn(options.seats, |_| Prisoner { room: *dice.pick(&Room::ALL), ..Prisoner::default() });
    let mut board = Board {
        layout,
        sides,
        guards,
        tokens: Room::ALL.map(|room| content.holds(room)),
        display: ArrayVec::new(),
        tasks: TaskDeck::shuffled(content.task_cards),
        removed: Set::EMPTY,
        prisoners,
        discard: Set::EMPTY,
        round: 1,
        goat: Seat::new(0),
        bonus: 1,
        closed: Set::EMPTY,
        chores: BySeat::new(options.seats),
    };
    post_first_tasks(&mut board, dice);
    board.goat = Seat::new(dice.below(u32::from(options.seats)) as u8);
    let mut state = State {
        content,
        rules: options.rules,
        free_rooms: options.free_rooms,
        amnesty: options.amnesty,
        board,
        pile: Set::first(Blackmail::COUNT as u8),
        hands: BySeat::new(options.seats),
        known: [Seats::NONE; Blackmail::COUNT],
        step: Step::Talk,
    };
    // ALC-025: round 1 has neither a new guard nor a vote.
    state.step = round::begin_turn(&state, state.board.goat, &mut Log::silent());
    state
}

/// Different rooms, drawn together (ALC-010).
fn draw_rooms(count: u8, dice: &mut Dice) -> impl Iterator<Item = Room> {
    let mut rooms: Set<Room> = Set::first(Room::COUNT as u8);
    (0..count).map_while(move |_| rooms.draw(dice))
}

/// ALC-021, ALC-R26: three tasks with different letters on three different rooms.
fn post_first_tasks(board: &mut Board, dice: &mut Dice) {
    let mut posted: ArrayVec<Posted, DISPLAY> = ArrayVec::new();
    while !posted.is_full() {
        let task = tasks::draw_fitting(board, &posted, dice, &mut Log::silent()).expect("there are six letters");
        posted.push(Posted { room: Room::Chapel, task });
    }
    draw_rooms(DISPLAY as u8, dice).zip(&mut posted).for_each(|(room, posted)| posted.room = room);
    board.display = posted;
}
