//! Views as rows of numbers, for programs that learn.

use arrayvec::ArrayVec;
use engine::{BySeat, ObservationLayout, ObservationWriter, Observe, Seat, Seats, Set, Viewer, words};

use crate::Options;
use crate::cards::{Cards, Kind, TargetCard, Tool};
use crate::content::{Area, Background, Gang, GangCard, MichelCard, Recipe, TargetBackground};
use crate::event::Parcel;
use crate::state::{
    After, Ending, Extortion, GangDeck, GangDecks, Leeway, Michel, MichelCards, Mode, Robbery, Side, Step, Turn,
};
use crate::view::{Own, PlayerView, View};

engine::open_numbers!(Gang, |options: Options| options.content.gang_kinds);
engine::open_numbers!(Recipe, |options: Options| options.content.recipe_kinds);

/// The decks of the printed gangs.
impl Observe for GangDecks {
    fn width(seats: u8) -> usize {
        Gang::PRINTED.len() * GangDeck::width(seats)
    }

    fn describe(layout: &mut ObservationLayout) {
        (1..=Gang::PRINTED.len()).for_each(|number| layout.part(number, GangDeck::describe));
    }

    fn observe(&self, row: &mut ObservationWriter<'_>) {
        self.iter().take(Gang::PRINTED.len()).for_each(|deck| deck.observe(row));
    }
}

engine::observe!(
    struct View {
        viewer: Viewer,
        mode: Mode,
        players: BySeat<PlayerView>,
        own: Option<Own>,
        shown: Option<Cards>,
        deck: u8,
        discard: Cards,
        piles: Cards,
        gang_decks: GangDecks,
        michel: Option<Michel>,
        turn: Turn,
        step: Step,
    }
);
engine::observe!(
    struct PlayerView {
        cards: u8,
        dug: Cards,
        area: Area,
        cigarettes: u16,
        beatings: u8,
        points: u8,
        gang: Option<GangCard>,
        background: Option<Background>,
    }
);
engine::observe!(
    struct Own {
        hand: Cards,
        background: Background,
    }
);
engine::observe!(
    struct GangDeck {
        shuffled: Set<GangCard>,
        under: ArrayVec<GangCard, 4>,
    }
);
engine::observe!(
    struct Michel {
        area: Area,
        deck: MichelCards,
        discard: MichelCards,
    }
);
engine::observe!(
    struct Turn {
        seat: Seat,
        actions: u8,
        searches: u8,
        extortions: u8,
        digs: u8,
        collected: bool,
        exchanged: Seats,
        turns_left: u16,
        walked: Set<Area>,
    }
);
engine::observe!(
    struct Extortion {
        target: Seat,
        tool: Tool,
        by_attacker: Cards,
        by_defender: Cards,
        by_helpers: Cards,
        helpers: Seats,
        swung: Seats,
    }
);
engine::observe!(
    struct Robbery {
        target: Seat,
        first: MichelCard,
        drawn: MichelCards,
        laid: Cards,
        swung: bool,
        queue: Seats,
        after: After,
    }
);
engine::observe!(
    struct Parcel {
        cards: u8,
        cigarettes: u8,
    }
);
engine::observe!(
    enum Side {
        Attacker,
        Defender,
    }
);
engine::observe!(
    enum After {
        Act,
        EndTurn,
    }
);
engine::observe!(
    enum Leeway {
        Replace,
        Omit,
    }
);
engine::observe!(enum Ending { Tunnel(seat: Seat), Lockdown(seat: Seat) });

/// How many of each kind.
impl Observe for Cards {
    fn width(_: u8) -> usize {
        Kind::COUNT
    }

    fn describe(layout: &mut ObservationLayout) {
        layout.counts(Kind::COUNT, i16::from(Cards::MOST), words::<Kind>());
    }

    #[inline]
    fn observe(&self, row: &mut ObservationWriter<'_>) {
        let counts = row.next(Kind::COUNT);
        counts.iter_mut().zip(self.counts()).for_each(|(number, count)| *number = i16::from(count));
    }
}

/// How many of each kind.
impl Observe for MichelCards {
    fn width(_: u8) -> usize {
        MichelCard::COUNT
    }

    fn describe(layout: &mut ObservationLayout) {
        layout.counts(MichelCard::COUNT, i16::from(u8::MAX), words::<MichelCard>());
    }

    fn observe(&self, row: &mut ObservationWriter<'_>) {
        self.0.observe(row);
    }
}

/// A step, with details that several kinds of steps share in one place: each kind of its own would make the row long.
#[derive(Default)]
struct StepDetails<'a> {
    kind: i16,
    extortion: Option<&'a Extortion>,
    robbery: Option<&'a Robbery>,
    die: u8,
    rerolled: bool,
    gang: Option<Gang>,
    paid: Cards,
    card: Option<TargetCard>,
    background: Option<TargetBackground>,
    seat: Option<Seat>,
    left: u8,
    side: Option<Side>,
    helpers_left: Seats,
    recipe: Option<Recipe>,
    leeway: Option<Leeway>,
    given: Parcel,
    returned: Parcel,
    ending: Option<Ending>,
}

/// The kinds of steps, in the order of [`StepDetails::of`].
const KINDS: [&str; 28] = [
    "act",
    "destination",
    "any-destination",
    "join-pay",
    "card-target",
    "background-target",
    "name",
    "lay",
    "answer",
    "blow",
    "help",
    "loot",
    "craft-pay",
    "sell",
    "counterfeit",
    "mechanic",
    "sap",
    "hand-pick",
    "give",
    "return",
    "michel-ask",
    "michel-destination",
    "michel-answer",
    "michel-blow",
    "michel-loss",
    "michel-reward",
    "discard",
    "over",
];

impl<'a> StepDetails<'a> {
    fn of(step: &'a Step) -> StepDetails<'a> {
        let none = StepDetails { extortion: step.extortion(), robbery: step.robbery(), ..StepDetails::default() };
        match *step {
            Step::Act => StepDetails { kind: 1, ..none },
            Step::Destination { die, rerolled } => StepDetails { kind: 2, die, rerolled, ..none },
            Step::AnyDestination => StepDetails { kind: 3, ..none },
            Step::JoinPay { gang, paid } => StepDetails { kind: 4, gang: Some(gang), paid, ..none },
            Step::CardTarget { card } => StepDetails { kind: 5, card: Some(card), ..none },
            Step::BackgroundTarget { background } => StepDetails { kind: 6, background: Some(background), ..none },
            Step::Name { target } => StepDetails { kind: 7, seat: Some(target), ..none },
            Step::Lay { extortion: _, left } => StepDetails { kind: 8, left, ..none },
            Step::Answer { extortion: _ } => StepDetails { kind: 9, ..none },
            Step::Blow { extortion: _, side } => StepDetails { kind: 10, side: Some(side), ..none },
            Step::Help { extortion: _, side, seat } => {
                StepDetails { kind: 11, side: Some(side), seat: Some(seat), ..none }
            }
            Step::Loot { extortion: _, left } => StepDetails { kind: 12, helpers_left: left, ..none },
            Step::CraftPay { recipe, leeway } => {
                StepDetails { kind: 13, recipe: Some(recipe), leeway: Some(leeway), ..none }
            }
            Step::Sell { sold } => StepDetails { kind: 14, left: sold, ..none },
            Step::Counterfeit => StepDetails { kind: 15, ..none },
            Step::Mechanic => StepDetails { kind: 16, ..none },
            Step::Sap => StepDetails { kind: 17, ..none },
            Step::HandPick { victim } => StepDetails { kind: 18, seat: Some(victim), ..none },
            Step::Give { mate, given } => StepDetails { kind: 19, seat: Some(mate), given, ..none },
            Step::Return { mate, given, returned } => {
                StepDetails { kind: 20, seat: Some(mate), given, returned, ..none }
            }
            Step::MichelAsk => StepDetails { kind: 21, ..none },
            Step::MichelDestination { die } => StepDetails { kind: 22, die, ..none },
            Step::MichelAnswer { robbery: _ } => StepDetails { kind: 23, ..none },
            Step::MichelBlow { robbery: _ } => StepDetails { kind: 24, ..none },
            Step::MichelLoss { robbery: _ } => StepDetails { kind: 25, ..none },
            Step::MichelReward { robbery: _ } => StepDetails { kind: 26, ..none },
            Step::Discard { seat } => StepDetails { kind: 27, seat: Some(seat), ..none },
            Step::Over { ending } => StepDetails { kind: 28, ending: Some(ending), ..none },
        }
    }
}

impl Observe for Step {
    fn width(seats: u8) -> usize {
        1 + Option::<Extortion>::width(seats)
            + Option::<Robbery>::width(seats)
            + u8::width(seats)
            + bool::width(seats)
            + Option::<Gang>::width(seats)
            + Cards::width(seats)
            + Option::<TargetCard>::width(seats)
            + Option::<TargetBackground>::width(seats)
            + Option::<Seat>::width(seats)
            + u8::width(seats)
            + Option::<Side>::width(seats)
            + Seats::width(seats)
            + Option::<Recipe>::width(seats)
            + Option::<Leeway>::width(seats)
            + 2 * Parcel::width(seats)
            + Option::<Ending>::width(seats)
    }

    fn describe(layout: &mut ObservationLayout) {
        layout.categories(1, KINDS.len() as u32, KINDS.map(str::to_owned).to_vec());
        layout.part("extortion", Option::<Extortion>::describe);
        layout.part("robbery", Option::<Robbery>::describe);
        layout.part("die", u8::describe);
        layout.part("rerolled", bool::describe);
        layout.part("gang", Option::<Gang>::describe);
        layout.part("paid", Cards::describe);
        layout.part("card", Option::<TargetCard>::describe);
        layout.part("background", Option::<TargetBackground>::describe);
        layout.part("seat", Option::<Seat>::describe);
        layout.part("left", u8::describe);
        layout.part("side", Option::<Side>::describe);
        layout.part("helpers-left", Seats::describe);
        layout.part("recipe", Option::<Recipe>::describe);
        layout.part("leeway", Option::<Leeway>::describe);
        layout.part("given", Parcel::describe);
        layout.part("returned", Parcel::describe);
        layout.part("ending", Option::<Ending>::describe);
    }

    fn observe(&self, row: &mut ObservationWriter<'_>) {
        let step = StepDetails::of(self);
        row.put(step.kind);
        step.extortion.copied().observe(row);
        step.robbery.copied().observe(row);
        step.die.observe(row);
        step.rerolled.observe(row);
        step.gang.observe(row);
        step.paid.observe(row);
        step.card.observe(row);
        step.background.observe(row);
        step.seat.observe(row);
        step.left.observe(row);
        step.side.observe(row);
        step.helpers_left.observe(row);
        step.recipe.observe(row);
        step.leeway.observe(row);
        step.given.observe(row);
        step.returned.observe(row);
        step.ending.observe(row);
    }
}
