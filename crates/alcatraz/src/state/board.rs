//! The board: everything that lies open on the table.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use engine::{BySeat, Dice, Id, Pool, Seat, Seats, Set};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Goods, Items};

engine::ids! {
    /// One of the twelve rooms, in the order of their numbers.
    pub enum Room {
        /// 1, the Chapel.
        Chapel = "chapel",
        /// 2, the Radio Room.
        Radio = "radio",
        /// 3, the Dining Hall.
        Dining = "dining",
        /// 4, the Infirmary.
        Infirmary = "infirmary",
        /// 5, the Exercise Yard.
        Yard = "yard",
        /// 6, the Visiting Area.
        Visiting = "visiting",
        /// 7, the Workshop.
        Workshop = "workshop",
        /// 8, the Recreation Room.
        Recreation = "recreation",
        /// 9, the Cell Block.
        Cells = "cells",
        /// 10, the Laundry.
        Laundry = "laundry",
        /// 11, the Guards' Room.
        Guards = "guards",
        /// 12, the Warden's Office.
        Warden = "warden",
    }
}

engine::ids! {
    /// The side of a room that faces up.
    pub enum Side {
        /// The simpler side.
        Silver = "silver",
        /// The other side.
        Copper = "copper",
    }
}

engine::ids! {
    /// A part of the escape plan.
    pub enum Element {
        /// The riot.
        A = "A",
        /// The tunnel.
        B = "B",
        /// The shaft.
        C = "C",
        /// The keys.
        D = "D",
        /// The clothes.
        E = "E",
        /// The hostage.
        F = "F",
    }
}

engine::ids! {
    /// A blackmail card.
    pub enum Blackmail {
        /// BM01: guards come to a task.
        LooseTongue = "loose-tongue",
        /// BM02: a prisoner loses an item.
        CellToss = "cell-toss",
        /// BM03: take an item.
        LongFingers = "long-fingers",
        /// BM04: take cash.
        ProtectionMoney = "protection-money",
        /// BM05: a prisoner is moved.
        ChangeOfBlock = "change-of-block",
        /// BM06: a prisoner has fewer action points.
        ExtraChores = "extra-chores",
        /// BM07: a room is closed.
        ClosedForRepairs = "closed-for-repairs",
        /// BM08: a task moves.
        NewHidingPlace = "new-hiding-place",
        /// BM09: a task is replaced.
        ScrappedIdea = "scrapped-idea",
        /// BM10: everybody in a room loses an item.
        RollCall = "roll-call",
        /// BM11: more action points.
        CalledInFavour = "called-in-favour",
    }
}

/// How many task cards of each letter the game prints.
const TASKS_PER_ELEMENT: u8 = 5;
/// How many task cards the game prints.
pub(crate) const TASKS: usize = Element::COUNT * TASKS_PER_ELEMENT as usize;
/// How many further task cards a content file may have for each letter, with the numbers from 6 to 9.
const FURTHER_PER_ELEMENT: u8 = 4;
/// How many task cards there can be.
pub(crate) const TASKS_MAX: usize = TASKS + Element::COUNT * FURTHER_PER_ELEMENT as usize;
/// ALC-078: how many tasks lie on rooms.
pub(crate) const DISPLAY: usize = 3;
/// ALC-007: how many guards a room can hold.
pub(crate) const ROOM_GUARDS: u8 = 4;

/// A task card, such as `A1`: its element and its number. The printed ones come first, then the further ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TaskId(u8);

impl TaskId {
    /// The element of the task.
    pub const fn element(self) -> Element {
        Element::ALL[self.place().0 as usize]
    }

    /// Every task card that there can be.
    pub fn all() -> impl Iterator<Item = TaskId> {
        (0..TASKS_MAX as u8).map(TaskId)
    }

    /// The printed card that this one looks like to programs that learn: A6 looks like A1.
    pub(crate) const fn likeness(self) -> u8 {
        let (element, number) = self.place();
        element * TASKS_PER_ELEMENT + number % TASKS_PER_ELEMENT
    }

    /// The place of its element, and its number from 0.
    const fn place(self) -> (u8, u8) {
        match self.0.checked_sub(TASKS as u8) {
            None => (self.0 / TASKS_PER_ELEMENT, self.0 % TASKS_PER_ELEMENT),
            Some(further) => (further / FURTHER_PER_ELEMENT, TASKS_PER_ELEMENT + further % FURTHER_PER_ELEMENT),
        }
    }
}

impl Id for TaskId {
    fn index(self) -> u8 {
        self.0
    }

    fn from_index(index: u8) -> TaskId {
        TaskId(index)
    }
}

impl fmt::Display for TaskId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.element(), self.place().1 + 1)
    }
}

impl FromStr for TaskId {
    type Err = String;

    fn from_str(text: &str) -> Result<TaskId, String> {
        TaskId::all()
            .find(|task| task.to_string() == text)
            .ok_or_else(|| format!("`{text}` is not a task: a letter from A to F and a number from 1 to 9"))
    }
}

impl Serialize for TaskId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TaskId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TaskId, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// How the rooms are laid out: four columns, three rows (ALC-013).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Layout {
    grid: [Room; Room::COUNT],
    places: [u8; Room::COUNT],
}

/// How many rooms lie in a row.
pub(crate) const COLUMNS: u8 = 4;

/// The places that touch each place along an edge or at a corner (ALC-011).
const NEAR: [&[u8]; Room::COUNT] = [
    &[1, 4, 5],
    &[0, 2, 4, 5, 6],
    &[1, 3, 5, 6, 7],
    &[2, 6, 7],
    &[0, 1, 5, 8, 9],
    &[0, 1, 2, 4, 6, 8, 9, 10],
    &[1, 2, 3, 5, 7, 9, 10, 11],
    &[2, 3, 6, 10, 11],
    &[4, 5, 9],
    &[4, 5, 6, 8, 10],
    &[5, 6, 7, 9, 11],
    &[6, 7, 10],
];

impl Layout {
    /// The rooms in the order of their numbers, row by row.
    pub const NUMBERED: [Room; Room::COUNT] = Room::ALL;

    /// Lays out the rooms row by row; each must be there once.
    pub fn new(grid: [Room; Room::COUNT]) -> Layout {
        let mut places = [0; Room::COUNT];
        grid.iter().enumerate().for_each(|(place, room)| places[room.index()] = place as u8);
        Layout { grid, places }
    }

    /// The rooms row by row.
    pub fn rooms(&self) -> &[Room; Room::COUNT] {
        &self.grid
    }

    /// The rooms that are adjacent to a room.
    pub fn near(&self, room: Room) -> impl Iterator<Item = Room> {
        NEAR[usize::from(self.places[room.index()])].iter().map(|&place| self.grid[usize::from(place)])
    }

    /// How many moves there are from one room to another.
    pub fn steps(&self, one: Room, other: Room) -> u8 {
        let (one, other) = (self.places[one.index()], self.places[other.index()]);
        (one / COLUMNS).abs_diff(other / COLUMNS).max((one % COLUMNS).abs_diff(other % COLUMNS))
    }

    /// Whether two rooms are adjacent.
    pub fn touch(&self, one: Room, other: Room) -> bool {
        self.steps(one, other) == 1
    }
}

impl Serialize for Layout {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.grid.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Layout {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Layout, D::Error> {
        <[Room; Room::COUNT]>::deserialize(deserializer).map(Layout::new)
    }
}

/// The deck of tasks. Which cards are in it follows from those that are not, so only their order is unknown:
/// unseen cards have none, and cards that were put under the deck lie in the order in which they were put.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TaskDeck {
    /// The cards that have no order yet.
    pub unseen: Set<TaskId>,
    /// The cards under them; the next to come is the first.
    pub under: ArrayVec<TaskId, TASKS_MAX>,
}

impl TaskDeck {
    /// These task cards, shuffled (ALC-020).
    pub fn shuffled(cards: Set<TaskId>) -> TaskDeck {
        TaskDeck { unseen: cards, under: ArrayVec::new() }
    }

    /// How many cards there are.
    pub fn count(&self) -> u8 {
        self.unseen.len() + self.under.len() as u8
    }

    /// Draws the top card.
    pub fn draw(&mut self, dice: &mut Dice) -> Option<TaskId> {
        self.unseen.draw(dice).or_else(|| self.under.pop_at(0))
    }
}

/// A task that lies on a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Posted {
    /// The room.
    pub room: Room,
    /// The card.
    pub task: TaskId,
}

/// A player's pawn and sheet.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Prisoner {
    /// Where the pawn stands.
    pub room: Room,
    /// Stamina.
    pub stamina: u8,
    /// Items and cash.
    pub goods: Goods,
    /// The elements marked on the sheet.
    pub marks: Set<Element>,
}

impl Default for Prisoner {
    /// ALC-019, ALC-R25: a prisoner starts with nothing.
    fn default() -> Prisoner {
        Prisoner { room: Room::Chapel, stamina: 0, goods: Goods::default(), marks: Set::EMPTY }
    }
}

/// Everything that lies open on the table, for everybody to see.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Board {
    /// Where the rooms lie.
    pub layout: Layout,
    /// Which side of each room faces up.
    pub sides: [Side; Room::COUNT],
    /// The guards in each room.
    pub guards: [u8; Room::COUNT],
    /// The items in each room.
    pub tokens: [Items; Room::COUNT],
    /// The tasks that lie on rooms, the oldest first.
    pub display: ArrayVec<Posted, DISPLAY>,
    /// The deck of tasks.
    pub tasks: TaskDeck,
    /// The tasks that have left the game (ALC-090).
    pub removed: Set<TaskId>,
    /// The prisoners.
    pub prisoners: BySeat<Prisoner>,
    /// The discard pile of blackmail cards, face up.
    pub discard: Set<Blackmail>,
    /// The number of the round, from 1.
    pub round: u8,
    /// The scapegoat: of this round, and before the vote still the one of the round before.
    pub goat: Seat,
    /// The scapegoat's bonus of action points.
    pub bonus: u8,
    /// The rooms that are closed for this round (BM07).
    pub closed: Set<Room>,
    /// How many action points each prisoner loses this round (BM06).
    pub chores: BySeat<u8>,
}

impl Board {
    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.prisoners.len()
    }

    /// The prisoners in a room.
    pub fn prisoners_in(&self, room: Room) -> Seats {
        self.prisoners.iter().filter(|(_, prisoner)| prisoner.room == room).map(|(seat, _)| seat).collect()
    }

    /// Whether two different prisoners of this table are in the same room.
    pub fn are_together(&self, seat: Seat, other: Seat) -> bool {
        other != seat && other.number() < self.seats() && self.prisoners[other].room == self.prisoners[seat].room
    }

    /// The elements that all prisoners but one have marked together.
    pub fn marks_without(&self, seat: Seat) -> Set<Element> {
        let others = Seats::all(self.seats()).without(seat);
        others.iter().fold(Set::EMPTY, |sum, other| self.prisoners[other].marks.or(sum))
    }

    /// The task on a room.
    pub fn task_in(&self, room: Room) -> Option<TaskId> {
        self.display.iter().find(|posted| posted.room == room).map(|posted| posted.task)
    }

    /// Whether a room can take one more guard (ALC-007), and so can be entered (ALC-071).
    pub fn has_space(&self, room: Room) -> bool {
        self.guards[room.index()] < ROOM_GUARDS
    }

    /// All guards on the board.
    pub fn guards_total(&self) -> u8 {
        self.guards.iter().sum()
    }

    /// Moves one guard.
    pub fn move_guard(&mut self, from: Room, to: Room) {
        self.guards[from.index()] -= 1;
        self.guards[to.index()] += 1;
    }
}
