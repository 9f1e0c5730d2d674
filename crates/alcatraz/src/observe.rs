//! Views as rows of numbers, for programs that learn.

use arrayvec::ArrayVec;
use engine::{
    BySeat, Enumerated, Id, ObservationLayout, ObservationWriter, Observe, SealedView, Seat, Seats, Set, Viewer, words,
};

use crate::content::ICONS_MAX;
use crate::state::{
    Ask, Blackmail, Board, DISPLAY, Deal, Element, End, Good, Goods, Item, Items, Layout, Posted, Prisoner, Room, Side,
    Sources, TASKS, TaskDeck, TaskId, Turn,
};
use crate::view::{HandView, StepView, View};

/// The printed task cards; a further one looks like one of them.
impl Enumerated for TaskId {
    const COUNT: u32 = TASKS as u32;

    fn place(self) -> u32 {
        u32::from(self.likeness())
    }

    fn at(place: u32) -> Option<TaskId> {
        (place < Self::COUNT).then(|| TaskId::from_index(place as u8))
    }

    fn text(self) -> String {
        self.to_string()
    }
}

/// The items, then cash.
impl Enumerated for Good {
    const COUNT: u32 = Item::COUNT as u32 + 1;

    fn place(self) -> u32 {
        match self {
            Good::Item(item) => item.index() as u32,
            Good::Cash => Item::COUNT as u32,
        }
    }

    fn at(place: u32) -> Option<Good> {
        match place.cmp(&(Item::COUNT as u32)) {
            std::cmp::Ordering::Less => Some(Good::Item(Item::from_index(place as u8))),
            std::cmp::Ordering::Equal => Some(Good::Cash),
            std::cmp::Ordering::Greater => None,
        }
    }

    fn text(self) -> String {
        self.to_string()
    }
}

engine::observe!(
    struct View {
        viewer: Viewer,
        board: Board,
        pile: u8,
        hands: BySeat<HandView>,
        step: StepView,
    }
);
engine::observe!(
    struct HandView {
        count: u8,
        known: Set<Blackmail>,
    }
);
engine::observe!(enum StepView {
    Talk,
    Vote(votes: SealedView<Option<Seat>>),
    Tie(tied: Seats),
    Turn(turn: Turn, ask: Ask),
    Keep(turn: Turn, count: u8, cards: Option<Set<Blackmail>>),
    Consent(turn: Turn, sources: Sources, answers: SealedView<Option<bool>>),
    Stay(tied: Seats, votes: SealedView<Option<Seat>>),
    Over(end: End),
});
engine::observe!(
    struct Board {
        layout: Layout,
        sides: [Side; Room::COUNT],
        guards: [u8; Room::COUNT],
        tokens: [Items; Room::COUNT],
        display: ArrayVec<Posted, DISPLAY>,
        tasks: TaskDeck,
        removed: Set<TaskId>,
        prisoners: BySeat<Prisoner>,
        discard: Set<Blackmail>,
        round: u8,
        goat: Seat,
        bonus: u8,
        closed: Set<Room>,
        chores: BySeat<u8>,
    }
);
engine::observe!(
    struct Posted {
        room: Room,
        task: TaskId,
    }
);
/// The unseen cards, then those under them: as many as are printed, even if content has more.
impl Observe for TaskDeck {
    fn width(seats: u8) -> usize {
        Set::<TaskId>::width(seats) + ArrayVec::<TaskId, TASKS>::width(seats)
    }

    fn describe(layout: &mut ObservationLayout) {
        layout.part("unseen", Set::<TaskId>::describe);
        layout.part("under", ArrayVec::<TaskId, TASKS>::describe);
    }

    fn observe(&self, row: &mut ObservationWriter<'_>) {
        self.unseen.observe(row);
        let under: ArrayVec<TaskId, TASKS> = self.under.iter().copied().take(TASKS).collect();
        under.observe(row);
    }
}
engine::observe!(
    struct Prisoner {
        room: Room,
        stamina: u8,
        goods: Goods,
        marks: Set<Element>,
    }
);
engine::observe!(
    struct Goods {
        items: Items,
        cash: u8,
    }
);
engine::observe!(
    struct Turn {
        seat: Seat,
        points: u8,
        used: Set<Room>,
        stole: bool,
        exerted: bool,
        bribed: u8,
        trades: u8,
        requests: u8,
        walked: Set<Room>,
    }
);
engine::observe!(
    struct Deal {
        from: Seat,
        with: Seat,
        give: Goods,
        get: Goods,
        counters: u8,
    }
);
engine::observe!(enum Ask {
    Step,
    Pay,
    Take { paid: Option<Item>, left: u8 },
    Holder,
    GuardFrom { moved: u8, left: u8 },
    GuardTo { from: Room, moved: u8, left: u8 },
    Drop,
    Source(sources: Sources),
    Deal(deal: Deal),
    Offer(deal: Deal),
    Victim(card: Blackmail),
    Loot(card: Blackmail, victim: Seat),
    Target(card: Blackmail),
    Lure { to: Room, moved: u8, left: u8 },
    Exile(victim: Seat),
    Rehide(room: Room),
    GiveUp(left: Seats),
});
engine::observe!(
    enum End {
        Guards,
        Escape { stays: Seat },
        Amnesty,
    }
);

/// The rooms row by row.
impl Observe for Layout {
    fn width(_: u8) -> usize {
        Room::COUNT
    }

    fn describe(layout: &mut ObservationLayout) {
        layout.categories(Room::COUNT, Room::COUNT as u32, words::<Room>());
    }

    fn observe(&self, row: &mut ObservationWriter<'_>) {
        self.rooms().iter().for_each(|room| room.observe(row));
    }
}

/// How many of each item.
impl Observe for Items {
    fn width(_: u8) -> usize {
        Item::COUNT
    }

    fn describe(layout: &mut ObservationLayout) {
        layout.counts(Item::COUNT, 15, words::<Item>());
    }

    fn observe(&self, row: &mut ObservationWriter<'_>) {
        Item::ALL.into_iter().for_each(|item| self.of(item).observe(row));
    }
}

/// How many tokens, then the owner and the item of each.
impl Observe for Sources {
    fn width(_: u8) -> usize {
        1 + 2 * ICONS_MAX
    }

    fn describe(layout: &mut ObservationLayout) {
        layout.part("count", |layout| layout.counts(1, ICONS_MAX as i16, Vec::new()));
        for number in 1..=ICONS_MAX {
            layout.part(format!("{number}.owner"), Seat::describe);
            layout.part(format!("{number}.item"), Item::describe);
        }
    }

    fn observe(&self, row: &mut ObservationWriter<'_>) {
        row.put(self.len() as i16);
        for (owner, item) in self.iter() {
            owner.observe(row);
            item.observe(row);
        }
        row.skip(2 * (ICONS_MAX - self.len()));
    }
}
