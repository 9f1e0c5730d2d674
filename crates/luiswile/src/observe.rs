//! Views as rows of numbers, for programs that learn. Most of a view is about prisoners, so most of a row is columns with
//! one number for each of them.

use engine::{
    BySeat, Domain, Enumerated, ObservationLayout, ObservationWriter, Observe, SEATS_MAX, Seat, Seats, Set, Viewer,
    words,
};

use crate::action::Arrival;
use crate::cards::{EventId, Number, Patrol, Pile, Prisoner, Punishment, Way};
use crate::content::{FIGHTS_MAX, NEWCOMERS_MAX, PRISONERS_MAX};
use crate::state::{Fate, Fight, LIST_MAX, Listed, Options, Order, Plan, Search, Verdict};
use crate::view::{NewcomerView, Now, View};

/// As many cards of a kind as a set can hold.
const CARDS_MAX: usize = 128;

impl Domain<Options> for Number {
    fn count(options: &Options) -> u32 {
        options.content().prisoners.len() as u32
    }

    #[inline]
    fn number(self, options: &Options) -> Option<u32> {
        options.content().find(self).map(|prisoner| u32::from(prisoner.0))
    }

    fn value(number: u32, options: &Options) -> Option<Number> {
        options.content().prisoners.get(number as usize).map(|card| card.number)
    }
}

/// The slots, then the prisoners.
impl Domain<Options> for Arrival {
    fn count(options: &Options) -> u32 {
        NEWCOMERS_MAX as u32 + <Number as Domain<Options>>::count(options)
    }

    fn number(self, options: &Options) -> Option<u32> {
        match self {
            Arrival::Slot(slot) => Some(u32::from(slot)).filter(|&slot| slot < NEWCOMERS_MAX as u32),
            Arrival::Number(number) => number.number(options).map(|number| NEWCOMERS_MAX as u32 + number),
        }
    }

    fn value(number: u32, options: &Options) -> Option<Arrival> {
        match number.checked_sub(NEWCOMERS_MAX as u32) {
            None => Some(Arrival::Slot(number as u8)),
            Some(number) => Number::value(number, options).map(Arrival::Number),
        }
    }
}

/// Where a prisoner can be, beside the gangs: the categories of the first column.
const PLACES: [&str; 5] = ["unseen", "specialists-deck", "neutral", "gone", "newcomer"];

/// The columns with one number for each prisoner.
#[derive(Clone, Copy)]
enum Column {
    Where,
    Solitary,
    Excluded,
    Brawler,
    Punished,
    Placed,
    Moved,
    Pile,
    SabotageGang,
    SabotageWay,
    /// The first entry of his list; the others follow.
    Listed,
}

/// How many columns there are.
const COLUMNS: usize = Column::Listed as usize + LIST_MAX;

/// Writes into the columns.
struct Columns<'a>(&'a mut [i16]);

impl Columns<'_> {
    #[inline]
    fn put(&mut self, column: usize, prisoner: Prisoner, value: i16) {
        self.0[column * PRISONERS_MAX + usize::from(prisoner.0)] = value;
    }

    #[inline]
    fn put_all(&mut self, column: Column, prisoners: Set<Prisoner>, value: i16) {
        let column = &mut self.0[column as usize * PRISONERS_MAX..][..PRISONERS_MAX];
        prisoners.iter().for_each(|prisoner| column[usize::from(prisoner.0)] = value);
    }

    /// The same, faster where there are more than a few.
    #[inline]
    fn put_many(&mut self, column: Column, prisoners: Set<Prisoner>, value: i16) {
        prisoners.put(&mut self.0[column as usize * PRISONERS_MAX..][..PRISONERS_MAX], value);
    }

    fn put_plan(&mut self, plan: &Plan) {
        let Plan { piles, blanks: _, moved } = plan;
        for (number, &pile) in (1..).zip(piles) {
            self.put_all(Column::Pile, pile, number);
        }
        self.put_all(Column::Moved, *moved, 1);
    }

    fn put_order(&mut self, who: Prisoner, order: Order) {
        match order {
            Order::Nothing => {}
            Order::Sabotage(gang, way) => {
                self.put(Column::SabotageGang as usize, who, gang.place() as i16 + 1);
                self.put(Column::SabotageWay as usize, who, way.place() as i16 + 1);
            }
            Order::Recruit(list) => {
                for (place, entry) in list.entries().enumerate() {
                    let value = match entry {
                        Listed::Prisoner(prisoner) => i16::from(prisoner.0),
                        Listed::Slot(slot) => PRISONERS_MAX as i16 + i16::from(slot),
                    };
                    self.put(Column::Listed as usize + place, who, value + 1);
                }
            }
        }
    }
}

/// Where the cards of a deck are: 1 in the deck, 2 used.
fn put_deck<T: engine::Id>(row: &mut ObservationWriter<'_>, deck: Set<T>, used: Set<T>) {
    let places = row.next(CARDS_MAX);
    deck.put(places, 1);
    used.put(places, 2);
}

fn describe_deck(layout: &mut ObservationLayout) {
    layout.categories(CARDS_MAX, 2, ["deck", "used"].map(str::to_owned).to_vec());
}

impl Observe for View {
    fn width(seats: u8) -> usize {
        // The viewer, the day, the event, the decks, the columns.
        3 + 3 * CARDS_MAX
            + COLUMNS * PRISONERS_MAX
            // Boss, pools, sizes of piles, whether the plan is known, blanks.
            + usize::from(seats) * (1 + Way::COUNT + Pile::COUNT + 1 + Pile::COUNT)
            + NEWCOMERS_MAX * (2 + Seats::width(seats))
            + Seats::width(seats)
            + Now::width(seats)
    }

    fn describe(layout: &mut ObservationLayout) {
        layout.part("viewer", Viewer::describe);
        layout.part("day", u8::describe);
        layout.part("event", |layout| layout.categories(1, CARDS_MAX as u32, Vec::new()));
        layout.part("events", |layout| layout.flags(CARDS_MAX, Vec::new()));
        layout.part("patrols", describe_deck);
        layout.part("punishments", describe_deck);
        layout.part("prisoners", describe_columns);
        for seat in Seats::all(layout.seats()) {
            layout.part(format!("gangs.{seat}.boss"), |layout| {
                layout.categories(1, PRISONERS_MAX as u32, Vec::new());
            });
            layout.part(format!("gangs.{seat}.pools"), |layout| layout.counts(Way::COUNT, i16::MAX, words::<Way>()));
            layout.part(format!("gangs.{seat}.piles"), |layout| layout.counts(Pile::COUNT, 255, words::<Pile>()));
            layout.part(format!("gangs.{seat}.plan.is-known"), bool::describe);
            layout.part(format!("gangs.{seat}.plan.blanks"), |layout| {
                layout.counts(Pile::COUNT, 255, words::<Pile>());
            });
        }
        for slot in 1..=NEWCOMERS_MAX {
            layout.part(format!("newcomers.{slot}"), |layout| {
                layout.categories(1, 2, ["down", "up"].map(str::to_owned).to_vec());
                layout.part("who", |layout| layout.categories(1, PRISONERS_MAX as u32, Vec::new()));
                layout.part("known-to", Seats::describe);
            });
        }
        layout.part("pending", Seats::describe);
        layout.part("step", Now::describe);
    }

    fn observe(&self, row: &mut ObservationWriter<'_>) {
        // Without `..`: a new field does not compile until it is observed.
        let View {
            viewer,
            day,
            event,
            events,
            finals,
            specialists,
            ordinary,
            patrols,
            patrols_used,
            punishments,
            punishments_used,
            gangs,
            neutrals,
            solitary,
            gone,
            newcomers,
            excluded,
            brawlers,
            punished,
            piles,
            placed,
            plans,
            step,
        } = self;
        viewer.observe(row);
        day.observe(row);
        row.put(event.map_or(0, |EventId(event)| i16::from(event) + 1));
        events.or(*finals).put(row.next(CARDS_MAX), 1);
        put_deck::<Patrol>(row, *patrols, *patrols_used);
        put_deck::<Punishment>(row, *punishments, *punishments_used);
        let mut columns = Columns(row.next(COLUMNS * PRISONERS_MAX));
        for (place, prisoners) in (1..).zip([*ordinary, *specialists, *neutrals, *gone]) {
            columns.put_many(Column::Where, prisoners, place);
        }
        for newcomer in newcomers {
            if let NewcomerView::Up(who) | NewcomerView::Down { who: Some(who), .. } = *newcomer {
                columns.put(Column::Where as usize, who, PLACES.len() as i16);
            }
        }
        for (seat, gang) in gangs.iter() {
            columns.put_all(Column::Where, gang.members, (PLACES.len() + 1) as i16 + seat.place() as i16);
            columns.put_all(Column::Placed, placed[seat], 1);
            if let Some(plan) = plans.get(seat) {
                columns.put_plan(plan);
            }
        }
        plans.orders().iter().for_each(|&(who, order)| columns.put_order(who, order));
        solitary.iter().for_each(|&(who, days)| columns.put(Column::Solitary as usize, who, i16::from(days)));
        columns.put_all(Column::Excluded, *excluded, 1);
        columns.put_all(Column::Brawler, *brawlers, 1);
        columns.put_all(Column::Punished, *punished, 1);
        for (seat, gang) in gangs.iter() {
            row.put(i16::from(gang.boss.0) + 1);
            gang.pools.observe(row);
            piles[seat].observe(row);
            plans.get(seat).map(|plan| plan.blanks).observe(row);
        }
        for slot in 0..NEWCOMERS_MAX {
            let (kind, who, known_to) = match newcomers.get(slot) {
                None => (0, None, Seats::NONE),
                Some(&NewcomerView::Down { who, known_to }) => (1, who, known_to),
                Some(&NewcomerView::Up(who)) => (2, Some(who), Seats::NONE),
            };
            row.put(kind);
            row.put(who.map_or(0, |who| i16::from(who.0) + 1));
            known_to.observe(row);
        }
        step.pending.observe(row);
        step.now.observe(row);
    }
}

fn describe_columns(layout: &mut ObservationLayout) {
    let places = PLACES.map(str::to_owned).into_iter().chain(words::<Seat>()).collect();
    let flag = |layout: &mut ObservationLayout| layout.flags(PRISONERS_MAX, Vec::new());
    layout.part("where", |layout| {
        layout.categories(PRISONERS_MAX, (PLACES.len() + usize::from(SEATS_MAX)) as u32, places);
    });
    layout.part("solitary", |layout| layout.counts(PRISONERS_MAX, 255, Vec::new()));
    for name in ["excluded", "brawler", "punished", "placed", "moved"] {
        layout.part(name, flag);
    }
    layout.part("pile", |layout| layout.categories(PRISONERS_MAX, Pile::COUNT as u32, words::<Pile>()));
    layout.part("sabotage-gang", |layout| layout.categories(PRISONERS_MAX, Seat::COUNT, words::<Seat>()));
    layout.part("sabotage-way", |layout| layout.categories(PRISONERS_MAX, Way::COUNT as u32, words::<Way>()));
    for entry in 1..=LIST_MAX {
        layout.part(format!("listed-{entry}"), |layout| {
            layout.categories(PRISONERS_MAX, (PRISONERS_MAX + NEWCOMERS_MAX) as u32, Vec::new());
        });
    }
}

engine::observe!(
    enum Fate {
        Safe,
        Detected,
        Bribed,
        Halved,
        Caught,
    }
);

/// The kind of step, the fights, the search and the end.
impl Observe for Now {
    fn width(seats: u8) -> usize {
        1 + 4 * FIGHTS_MAX + 1 + BySeat::<[u16; Way::COUNT]>::width(seats) + BySeat::<[Fate; Way::COUNT]>::width(seats)
    }

    fn describe(layout: &mut ObservationLayout) {
        let kinds = ["place", "orders", "stop", "changes", "defend", "escape", "move"];
        layout.categories(1, kinds.len() as u32, kinds.map(str::to_owned).to_vec());
        for number in 1..=FIGHTS_MAX {
            layout.part(format!("fights.{number}"), |layout| {
                layout.part("a", |layout| layout.categories(1, PRISONERS_MAX as u32, Vec::new()));
                layout.part("b", |layout| layout.categories(1, PRISONERS_MAX as u32, Vec::new()));
                let verdicts = ["asked", "stopped", "breaks"].map(str::to_owned).to_vec();
                layout.part("verdict", |layout| layout.categories(1, 3, verdicts));
                layout.part("asked", Seat::describe);
            });
        }
        layout.part("patrol", |layout| layout.categories(1, CARDS_MAX as u32, Vec::new()));
        layout.part("losses", BySeat::<[u16; Way::COUNT]>::describe);
        layout.part("fates", BySeat::<[Fate; Way::COUNT]>::describe);
    }

    fn observe(&self, row: &mut ObservationWriter<'_>) {
        use crate::state::End;
        let (kind, fights, search): (i16, &[Fight], Option<&Search>) = match self {
            Now::Place => (1, &[], None),
            Now::Orders => (2, &[], None),
            Now::Stop(fights) => (3, fights, None),
            Now::Changes => (4, &[], None),
            Now::Defend(search) => (5, &[], Some(search)),
            Now::Over(End::Escape) => (6, &[], None),
            Now::Over(End::Move) => (7, &[], None),
        };
        row.put(kind);
        for fight in fights {
            let (verdict, asked) = match fight.verdict {
                Verdict::Asked(seat) => (1, seat.place() as i16 + 1),
                Verdict::Stopped => (2, 0),
                Verdict::Breaks => (3, 0),
            };
            for value in [i16::from(fight.a.0) + 1, i16::from(fight.b.0) + 1, verdict, asked] {
                row.put(value);
            }
        }
        row.skip(4 * (FIGHTS_MAX - fights.len()));
        match search {
            None => row.skip(Now::width(row.seats()) - 1 - 4 * FIGHTS_MAX),
            Some(Search { patrol, losses, fates }) => {
                row.put(i16::from(patrol.0) + 1);
                losses.observe(row);
                fates.observe(row);
            }
        }
    }
}
