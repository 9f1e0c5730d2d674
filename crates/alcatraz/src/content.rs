//! Content: the numbers, rooms and cards of `content/alcatraz.toml`, read once and checked.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::LazyLock;

use arrayvec::ArrayVec;
use engine::content::{self, ContentFault, ContentName, Spanned};
use engine::{Id, Set};
use serde::Deserialize;

use crate::state::{DISPLAY, Element, Item, Items, Room, Side, TASKS_MAX, TaskId};

/// The file with the game's own content.
pub(crate) const TOML: &str = engine::own_content!("alcatraz");

/// The game's own content.
pub(crate) static OWN: LazyLock<Content> = LazyLock::new(|| Content::read(TOML).expect("a test reads our own content"));

/// The most items that a task can ask for.
pub(crate) const ICONS_MAX: usize = 3;
/// The least number of task cards of each letter.
const LETTER_MIN: usize = 2;
/// How many rounds there can be at most; the stated number of actions builds on it.
pub(crate) const ROUNDS_MAX: u8 = 20;

/// All that can differ between two contents, checked.
#[derive(Clone, Debug)]
pub(crate) struct Content {
    /// What fits on a sheet.
    pub sheet: Sheet,
    /// Action points.
    pub points: Points,
    /// Guards.
    pub guards: Guards,
    /// The numbers on the blackmail cards.
    pub blackmail: BlackmailNumbers,
    holds: [Items; Room::COUNT],
    sides: [[RoomSide; Side::COUNT]; Room::COUNT],
    returns: [Vec<Room>; Item::COUNT],
    /// The task cards that there are.
    pub task_cards: Set<TaskId>,
    tasks: [Option<Task>; TASKS_MAX],
}

/// ALC-003, ALC-R20: what fits on a sheet.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sheet {
    /// The end of the stamina track.
    pub stamina: Number<1, 5>,
    /// The end of the cash track.
    pub cash: Number<1, 5>,
    /// The slots for items.
    pub items: Number<1, 4>,
    /// How many blackmail cards a prisoner can hold.
    pub blackmail: Number<1, 2>,
}

/// ALC-047: action points.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Points {
    /// With three players.
    pub three_players: Number<1, 5>,
    /// With four players.
    pub four_players: Number<1, 5>,
    /// How far the scapegoat's bonus can grow.
    pub bonus: Number<1, 5>,
}

impl Points {
    /// The action points of each turn at a table of `seats`.
    pub(crate) fn at(&self, seats: u8) -> u8 {
        if seats == 3 { self.three_players.get() } else { self.four_players.get() }
    }
}

/// ALC-016, ALC-027: guards.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Guards {
    /// How often rooms are drawn at the start.
    pub start_times: Number<1, 4>,
    /// How many different rooms are drawn each time.
    pub start_rooms: Number<1, 10>,
    /// How many guards there can be; one more loses the game.
    pub most: Spanned<u8>,
}

impl Guards {
    /// How many guards there are at the start.
    pub(crate) fn at_start(&self) -> u8 {
        self.start_times.get() * self.start_rooms.get()
    }

    /// How many guards there can be.
    pub(crate) fn most(&self) -> u8 {
        *self.most.get_ref()
    }
}

/// The numbers on the blackmail cards that have one.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct BlackmailNumbers {
    /// How many guards may move.
    pub loose_tongue: Number<1, 4>,
    /// How much cash is taken at most.
    pub protection_money: Number<1, 5>,
    /// How many action points are lost.
    pub extra_chores: Number<1, 5>,
    /// How many action points are gained.
    pub called_in_favour: Number<1, 3>,
}

/// One side of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoomSide {
    /// ALC-065: whether using it costs no action point.
    #[serde(default)]
    pub free: bool,
    /// ALC-104: whether using it has a price of 1 item or 1 cash.
    #[serde(default)]
    pub pay: bool,
    /// What it does.
    pub effect: Effect,
}

/// What a side of a room does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Effect {
    /// Another prisoner loses a blackmail card to the discard pile.
    Expose,
    /// Take a blackmail card of another prisoner.
    Extort,
    /// Move up to this number of guards.
    Guards(Number<1, 2>),
    /// Gain up to this much stamina.
    Stamina(Number<1, 5>),
    /// Gain up to this much cash.
    Cash(Number<1, 5>),
    /// Take items of a kind that lie here.
    Take {
        /// The kind.
        item: Item,
        /// How many.
        count: Number<1, 2>,
    },
    /// Take this number of items that lie here.
    TakeAny(Number<1, 2>),
    /// Draw this number of blackmail cards and keep one; ALC-R57: there are always three to draw.
    Draw(Number<1, 3>),
}

impl Effect {
    /// The number that stands on the room: how much it gives, or how often.
    pub(crate) fn count(self) -> u8 {
        match self {
            Effect::Expose | Effect::Extort => 1,
            Effect::Guards(count) | Effect::TakeAny(count) | Effect::Take { count, .. } => count.get(),
            Effect::Stamina(count) | Effect::Cash(count) => count.get(),
            Effect::Draw(count) => count.get(),
        }
    }
}

/// A task card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Task {
    /// How many prisoners there must be at least.
    pub prisoners: Number<1, 3>,
    /// How many guards there may be at most.
    pub guards: Number<0, 3>,
    /// The items that are needed.
    pub items: ArrayVec<Item, ICONS_MAX>,
    /// What it is called.
    pub name: ContentName,
}

/// A number that is checked while it is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(try_from = "i64")]
pub struct Number<const MIN: u8, const MAX: u8>(u8);

impl<const MIN: u8, const MAX: u8> Number<MIN, MAX> {
    /// The number.
    pub(crate) const fn get(self) -> u8 {
        self.0
    }
}

impl<const MIN: u8, const MAX: u8> TryFrom<i64> for Number<MIN, MAX> {
    type Error = String;

    fn try_from(number: i64) -> Result<Self, String> {
        match u8::try_from(number) {
            Ok(number) if (MIN..=MAX).contains(&number) => Ok(Number(number)),
            _ => Err(format!("{number} is out of range; expected a whole number from {MIN} to {MAX}")),
        }
    }
}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rows {
    sheet: Sheet,
    points: Points,
    guards: Guards,
    items: Spanned<BTreeMap<Item, ItemRow>>,
    rooms: Spanned<BTreeMap<Room, RoomRow>>,
    blackmail: BlackmailNumbers,
    tasks: Spanned<BTreeMap<TaskId, Spanned<Task>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ItemRow {
    tokens: Spanned<u8>,
    returns: Vec<Room>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RoomRow {
    #[serde(default)]
    holds: Items,
    silver: Spanned<RoomSide>,
    copper: Spanned<RoomSide>,
}

impl Content {
    /// Reads and checks a content file.
    pub(crate) fn read(text: &str) -> Result<Content, ContentFault> {
        let rows: Rows = content::read(text)?;
        check_guards(text, &rows.guards)?;
        check_items(text, &rows)?;
        check_rooms(text, &rows)?;
        check_tasks(text, &rows.tasks)?;
        let rooms = rows.rooms.into_inner();
        let mut items = rows.items.into_inner();
        let mut tasks = rows.tasks.into_inner();
        Ok(Content {
            sheet: rows.sheet,
            points: rows.points,
            guards: rows.guards,
            blackmail: rows.blackmail,
            holds: Room::ALL.map(|room| rooms[&room].holds),
            sides: Room::ALL.map(|room| [*rooms[&room].silver.get_ref(), *rooms[&room].copper.get_ref()]),
            returns: Item::ALL.map(|item| items.remove(&item).map(|row| row.returns).unwrap_or_default()),
            task_cards: tasks.keys().copied().collect(),
            tasks: std::array::from_fn(|index| tasks.remove(&TaskId::from_index(index as u8)).map(Spanned::into_inner)),
        })
    }

    /// ALC-008: the icons of a room, which is how many tokens it holds at most and at the start.
    pub(crate) fn holds(&self, room: Room) -> Items {
        self.holds[room.index()]
    }

    /// What a side of a room does.
    pub(crate) fn side(&self, room: Room, side: Side) -> &RoomSide {
        &self.sides[room.index()][side.index()]
    }

    /// ALC-074: where an item goes that is given up, in this order.
    pub(crate) fn returns(&self, item: Item) -> &[Room] {
        &self.returns[item.index()]
    }

    /// A task card.
    pub(crate) fn task(&self, task: TaskId) -> &Task {
        self.tasks[usize::from(task.index())].as_ref().expect("a match has the task cards of its content")
    }
}

fn check_guards(text: &str, guards: &Guards) -> Result<(), ContentFault> {
    let start = guards.at_start();
    // With 43 guards in twelve rooms of four there is always another room that can take one.
    let allowed: RangeInclusive<u8> = start..=(start + ROUNDS_MAX - 1).min(43);
    if allowed.contains(&guards.most()) {
        return Ok(());
    }
    let (least, most) = allowed.into_inner();
    let problem = format!("{} guards with {start} at the start; expected {least} to {most}", guards.most());
    Err(ContentFault::of(text, &guards.most, problem))
}

/// ALC-R23: there is a place for every token that is given up.
fn check_items(text: &str, rows: &Rows) -> Result<(), ContentFault> {
    for item in Item::ALL {
        let Some(row) = rows.items.get_ref().get(&item) else {
            return Err(ContentFault::of(text, &rows.items, format!("the item {item} is missing")));
        };
        let (tokens, rooms) = (*row.tokens.get_ref(), rows.rooms.get_ref());
        let icons = |room: &Room| rooms.get(room).map_or(0, |row| row.holds.of(item));
        let everywhere: u8 = Room::ALL.iter().map(icons).sum();
        let returnable: u8 = row.returns.iter().map(icons).sum();
        if tokens == 0 || tokens > 9 || tokens != everywhere || tokens != returnable {
            let problem = format!(
                "{tokens} tokens of {item}; expected from 1 to 9, as many as the rooms hold ({everywhere}) \
                 and as many as the rooms where it returns hold ({returnable})"
            );
            return Err(ContentFault::of(text, &row.tokens, problem));
        }
    }
    if rows.items.get_ref()[&Item::Gun].tokens.get_ref() != &1 {
        let tokens = &rows.items.get_ref()[&Item::Gun].tokens;
        return Err(ContentFault::of(text, tokens, "there is one gun; expected 1"));
    }
    Ok(())
}

fn check_rooms(text: &str, rows: &Rows) -> Result<(), ContentFault> {
    for room in Room::ALL {
        let Some(row) = rows.rooms.get_ref().get(&room) else {
            return Err(ContentFault::of(text, &rows.rooms, format!("the room {room} is missing")));
        };
        for side in [&row.silver, &row.copper] {
            match side.get_ref().effect {
                Effect::Take { item, .. } if row.holds.of(item) == 0 => {
                    let problem = format!("the {room} gives {item} and holds none; expected an item that it holds");
                    return Err(ContentFault::of(text, side, problem));
                }
                Effect::TakeAny(_) if row.holds.is_empty() => {
                    let problem = format!("the {room} gives items and holds none; expected `holds`");
                    return Err(ContentFault::of(text, side, problem));
                }
                _ => {}
            }
        }
    }
    Ok(())
}

fn check_tasks(text: &str, tasks: &Spanned<BTreeMap<TaskId, Spanned<Task>>>) -> Result<(), ContentFault> {
    // ALC-021: the match can be won only with a card of every letter, and the first three are of different letters.
    const _: () = assert!(Element::COUNT >= DISPLAY);
    for element in Element::ALL {
        let count = tasks.get_ref().keys().filter(|task| task.element() == element).count();
        if count < LETTER_MIN {
            let problem =
                format!("too few tasks with the letter {element}: {count}; expected at least {LETTER_MIN} of each");
            return Err(ContentFault::of(text, tasks, problem));
        }
    }
    for (id, task) in tasks.get_ref() {
        let Task { items, .. } = task.get_ref();
        let problem = if items.is_empty() {
            format!("the task {id} needs nothing; expected from 1 to {ICONS_MAX} items")
        } else if items.contains(&Item::Gun) {
            format!("the task {id} asks for the gun, which stands for other items; expected common items")
        } else {
            continue;
        };
        return Err(ContentFault::of(text, task, problem));
    }
    Ok(())
}
