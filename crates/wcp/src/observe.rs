//! Views as rows of numbers, for programs that learn.

use std::fmt::Display;

use engine::{
    BySeat, Enumerated, ObservationLayout, ObservationWriter, Observe, OpenId, SEATS_MAX, Seat, Viewer, printed_words,
    put_bits, words,
};

use crate::Options;
use crate::board::{Board, Cell, Cells, Dir, Edges, Rotation};
use crate::content::Halls;
use crate::content::{Card, Hall, Token, Tokens};
use crate::pile::Pile;
use crate::state::{ByPawn, Draft, End, Gift, Hand, HandSize, Location, Pawn, Stage, Terms, Vehicle};
use crate::view::{StepView, View};

engine::open_numbers!(Hall, |options: Options| options.content.hall_kinds);
engine::open_numbers!(Token, |options: Options| options.content.token_kinds);
engine::open_numbers!(Card, |options: Options| options.content.vehicles);

/// Implements [`Enumerated`] for a type with a text and a number.
macro_rules! by_number {
    ($name:ident, $count:expr, $number:ident, $at:expr) => {
        impl Enumerated for $name {
            const COUNT: u32 = $count;

            fn place(self) -> u32 {
                u32::from(self.$number())
            }

            fn at(place: u32) -> Option<$name> {
                let at: fn(u8) -> Option<$name> = $at;
                (place < Self::COUNT).then(|| at(place as u8)).flatten()
            }

            fn text(self) -> String {
                self.to_string()
            }
        }
    };
}

/// How many cells there are.
const CELLS: usize = 37;

by_number!(Pawn, SEATS_MAX as u32, number, |number| Some(Pawn::new(number)));
by_number!(Rotation, 6, sixths, |sixths| Some(Rotation::new(sixths)));
by_number!(Cell, CELLS as u32, number, |number| Cells::BOARD.iter().nth(usize::from(number)));

engine::observe!(
    struct View {
        viewer: Viewer,
        first: Seat,
        board: Board,
        vehicles: ByPawn<Vehicle>,
        hand: Option<Hand>,
        hand_sizes: BySeat<HandSize>,
        stack: HandSize,
        turn: Pawn,
        stage: Stage,
        step: StepView,
    }
);
engine::observe!(enum StepView {
    Pick(pawn: Pawn),
    Resign,
    Move,
    Encounter,
    Propose(terms: Terms),
    Answer(terms: Terms),
    Give(gift: Gift),
    Loot { winner: Pawn, loser: Pawn },
    LayHall(draft: Option<Draft<Hall>>),
    LayToken(draft: Option<Draft<Token>>),
    Destroy,
    Over(end: End),
});
engine::observe!(
    struct Vehicle {
        card: Option<Card>,
        armour: u8,
        boosters: u8,
        place: Location,
        goods: Tokens,
    }
);
engine::observe!(enum Location { Outside, Inside(cell: Cell), Left(number: u8), Lost, Resigned });
engine::observe!(
    struct Hand {
        halls: Halls,
        tokens: Tokens,
    }
);
engine::observe!(
    struct HandSize {
        halls: u8,
        tokens: u8,
    }
);
engine::observe!(
    enum Stage {
        Looting { idle: u8 },
        Closed { turns: u16 },
        Pressed { presser: Pawn },
        Opening,
        Fleeing { holder: Pawn, lapsed: u8 },
    }
);
engine::observe!(
    struct Terms {
        proposer: Pawn,
        partner: Pawn,
        offered: Tokens,
        asked: Tokens,
        proposals_left: u8,
    }
);
engine::observe!(
    struct Gift {
        partner: Pawn,
        given: Tokens,
        taken: Tokens,
    }
);
engine::observe!(
    enum End {
        NobodyInside,
        Collapse,
    }
);

/// How far it is, the tile or token, and its cell.
impl<T: Observe + Copy> Observe for Draft<T> {
    fn width(_: u8) -> usize {
        3
    }

    fn describe(layout: &mut ObservationLayout) {
        layout.categories(1, 3, ["which", "where", "turned"].map(str::to_owned).to_vec());
        layout.part("what", T::describe);
        layout.part("cell", Cell::describe);
    }

    fn observe(&self, row: &mut ObservationWriter<'_>) {
        let (kind, what, cell) = match *self {
            Draft::Which => (1, None, None),
            Draft::Where(what) => (2, Some(what), None),
            Draft::Turned(what, cell) => (3, Some(what), Some(cell)),
        };
        row.put(kind);
        match what {
            Some(what) => what.observe(row),
            None => row.skip(1),
        }
        row.put(cell.map_or(0, |cell| cell.place() as i16 + 1));
    }
}

/// How many look like each printed kind.
impl<T: OpenId + Display, const K: usize> Observe for Pile<T, K> {
    fn width(_: u8) -> usize {
        T::PRINTED
    }

    fn describe(layout: &mut ObservationLayout) {
        layout.counts(T::PRINTED, i16::from(u8::MAX), printed_words::<T>());
    }

    #[inline]
    fn observe(&self, row: &mut ObservationWriter<'_>) {
        let counts = row.next(T::PRINTED);
        self.kinds().for_each(|kind| counts[usize::from(kind.like().index())] += i16::from(self.of(kind)));
    }
}

/// Each of six pawns; those that are not in play are 0.
impl<T: Observe> Observe for ByPawn<T> {
    fn width(seats: u8) -> usize {
        usize::from(SEATS_MAX) * T::width(seats)
    }

    fn describe(layout: &mut ObservationLayout) {
        (0..SEATS_MAX).for_each(|number| layout.part(Pawn::new(number), T::describe));
    }

    fn observe(&self, row: &mut ObservationWriter<'_>) {
        self.values().iter().for_each(|value| value.observe(row));
        row.skip(usize::from(SEATS_MAX - self.len()) * T::width(row.seats()));
    }
}

/// What is on each cell: its columns, one after the other. Most cells are empty for most of a match.
impl Observe for Board {
    fn width(_: u8) -> usize {
        Dir::COUNT + CELLS * (5 + Dir::COUNT)
    }

    fn describe(layout: &mut ObservationLayout) {
        let dirs = words::<Dir>();
        layout.part("active", |layout| layout.flags(Dir::COUNT, dirs.clone()));
        layout.part("destroyed", |layout| layout.flags(CELLS, words::<Cell>()));
        layout.part("hall", |layout| layout.categories(CELLS, Hall::PRINTED.len() as u32, printed_words::<Hall>()));
        layout.part("hall-turn", |layout| layout.categories(CELLS, 6, words::<Rotation>()));
        layout.part("token", |layout| layout.categories(CELLS, Token::PRINTED.len() as u32, printed_words::<Token>()));
        layout.part("token-turn", |layout| layout.categories(CELLS, 6, words::<Rotation>()));
        for dir in dirs {
            layout.part(format!("passage-{dir}"), |layout| layout.flags(CELLS, words::<Cell>()));
        }
    }

    fn observe(&self, row: &mut ObservationWriter<'_>) {
        let active: Edges = self.active();
        Dir::ALL.into_iter().for_each(|dir| row.put(i16::from(active.contains(dir))));
        let columns = row.next(CELLS * (5 + Dir::COUNT));
        put_bits(&mut columns[..CELLS], self.rubble().by_number().into(), 1);
        for cell in self.intact().or(self.rubble()).iter() {
            if let Some(laid) = self.hall(cell) {
                let at = usize::from(cell.number());
                columns[CELLS + at] = laid.hall.likeness() as i16 + 1;
                columns[2 * CELLS + at] = laid.rotation.place() as i16 + 1;
            }
        }
        for cell in self.stocked().iter() {
            if let Some(laid) = self.token(cell) {
                let at = usize::from(cell.number());
                columns[3 * CELLS + at] = laid.token.likeness() as i16 + 1;
                columns[4 * CELLS + at] = laid.rotation.place() as i16 + 1;
            }
        }
        for dir in Dir::ALL {
            let passages = &mut columns[(5 + dir.index()) * CELLS..][..CELLS];
            put_bits(passages, self.open_to(dir).by_number().into(), 1);
        }
    }
}
