//! Many matches of one game, stepped all at once into arrays that the caller owns. Nothing is allocated in a step.

use std::sync::{Mutex, PoisonError};

use arrayvec::ArrayVec;
use engine::{ActionRow, Dice, FIELDS_MAX, Log, ObservationLayout, Seat, Seats, Settings, Viewer};
use games::{Playable, Visitor};

use crate::single::next_legal;
use crate::workers::Workers;
use crate::{ArenaFault, IllegalPolicy, find, reward};

/// What a batch is made of.
#[derive(Clone, Debug)]
pub struct BatchPlan {
    /// The settings of every match.
    pub settings: Settings,
    /// How many matches.
    pub envs: usize,
    /// Where the seeds begin.
    pub seed: u64,
    /// How many threads step them.
    pub threads: usize,
    /// What follows an illegal number.
    pub policy: IllegalPolicy,
    /// How many choices of a menu are listed.
    pub places: usize,
    /// Whether actions are places in the menu instead of numbers.
    pub by_place: bool,
}

/// The arrays of a batch, row by row for each match.
pub struct BatchArrays<'a> {
    /// What the seat whose turn it is may know: `envs` × the width of an observation.
    pub observations: &'a mut [i16],
    /// Which numbers that seat can choose: `envs` × the number of actions, or nothing.
    pub masks: &'a mut [bool],
    /// The choices of that seat as numbers: `envs` × `places`; only the first `menu_sizes` of a row count.
    pub menus: &'a mut [i32],
    /// The choices of that seat as features: `envs` × `places` × 4, or nothing.
    pub rows: &'a mut [i16],
    /// How many choices that seat has.
    pub menu_sizes: &'a mut [i32],
    /// The seat whose turn it is.
    pub turns: &'a mut [i32],
    /// What the last step was worth to each seat: `envs` × seats.
    pub rewards: &'a mut [f32],
    /// Whether the last step ended a match; then all the rest is about the next one.
    pub dones: &'a mut [bool],
}

/// Many matches of one game.
pub trait Batch: Send + Sync {
    /// How many matches.
    fn envs(&self) -> usize;

    /// How many numbers there are, the noop included.
    fn action_count(&self) -> u32;

    /// How many numbers an observation has.
    fn observation_width(&self) -> usize;

    /// What the numbers of an observation mean.
    fn layout(&self) -> ObservationLayout;

    /// Begins all matches anew.
    fn reset(&mut self, seed: u64, arrays: BatchArrays<'_>) -> Result<(), ArenaFault>;

    /// Takes one action in every match.
    fn step(&mut self, actions: &[i32], arrays: BatchArrays<'_>) -> Result<(), ArenaFault>;
}

/// Opens a batch.
pub fn open_batch(game: &str, plan: BatchPlan) -> Result<Box<dyn Batch>, ArenaFault> {
    find(game)?;
    let opened = games::visit(game, Open(plan));
    opened.unwrap_or_else(|| Err(ArenaFault::UnknownGame(game.to_owned(), games::names())))
}

struct Open(BatchPlan);

impl Visitor for Open {
    type Out = Result<Box<dyn Batch>, ArenaFault>;

    fn visit<G: Playable>(self) -> Self::Out {
        let plan = self.0;
        if plan.envs == 0 || plan.places == 0 || plan.threads == 0 {
            return Err(ArenaFault::Value("`envs`, `places` and `threads` are at least 1".to_owned()));
        }
        if plan.threads > THREADS_MAX {
            return Err(ArenaFault::Value(format!("threads: {} is more than {THREADS_MAX}", plan.threads)));
        }
        let options = G::options(&plan.settings)?;
        let slots = (0..plan.envs).map(|index| Slot::<G>::new(&options, plan.seed, index)).collect();
        let workers = match plan.threads.min(plan.envs) {
            1 => None,
            threads => Some(Workers::start(threads).map_err(|fault| ArenaFault::Value(fault.to_string()))?),
        };
        let shared = Shared {
            seats: plan.settings.seats(),
            width: G::observation_width(plan.settings.seats()),
            actions: 1 + G::action_count(&options),
            firsts: G::action_firsts(&options).into_iter().map(|first| 1 + first).collect(),
            plan,
            options,
        };
        Ok(Box::new(Matches { shared, slots, workers }))
    }
}

/// What all matches of a batch have in common.
struct Shared<G: Playable> {
    plan: BatchPlan,
    options: G::Options,
    seats: u8,
    width: usize,
    actions: u32,
    /// The first number of each declaration of an action, which is one higher than the game's own.
    firsts: Vec<u32>,
}

/// One match.
struct Slot<G: Playable> {
    state: G::State,
    dice: Dice,
    menu: Vec<G::Action>,
    /// The numbers of the menu, whose flags are set in the mask.
    numbers: Vec<u32>,
    seat: Seat,
    /// The place in the menu that is taken in this step. None, if the seat loses by its choice.
    chosen: Option<usize>,
}

impl<G: Playable> Slot<G> {
    fn new(options: &G::Options, seed: u64, index: usize) -> Slot<G> {
        let mut dice = first_dice(seed, index);
        let state = G::setup(options, &mut dice);
        let (menu, numbers) = (Vec::with_capacity(MENU_RESERVED), Vec::with_capacity(MENU_RESERVED));
        Slot { state, dice, menu, numbers, seat: Seat::new(0), chosen: None }
    }
}

/// For how many choices a slot has memory from the beginning: more than random play has ever met. Most of it is never
/// touched, so the system does not provide it.
pub(crate) const MENU_RESERVED: usize = 4096;

/// The dice of all matches of a slot. Slots that are side by side have seeds that are far apart.
pub(crate) fn first_dice(seed: u64, index: usize) -> Dice {
    Dice::seeded(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(index as u64))
}

/// The rows of one match in the arrays.
struct Row<'a> {
    observation: &'a mut [i16],
    mask: &'a mut [bool],
    menu: &'a mut [i32],
    features: &'a mut [i16],
    menu_size: &'a mut i32,
    turn: &'a mut i32,
    rewards: &'a mut [f32],
    done: &'a mut bool,
}

impl<G: Playable> Shared<G> {
    /// Finds what an action means: its place in the menu, or the seat's loss.
    fn choose(&self, slot: &mut Slot<G>, action: i32) -> Result<(), ArenaFault> {
        let found = match self.plan.by_place {
            true => usize::try_from(action).ok().filter(|&place| place < slot.menu.len()),
            false => slot.numbers.iter().position(|&number| i64::from(number) == i64::from(action)),
        };
        slot.chosen = match (found, self.plan.policy) {
            (Some(place), _) => Some(place),
            (None, IllegalPolicy::Error) => {
                return Err(ArenaFault::Illegal(action.into(), slot.seat.number(), slot.menu.len()));
            }
            (None, IllegalPolicy::Loss) => None,
            (None, IllegalPolicy::Next) if self.plan.by_place => Some(0),
            (None, IllegalPolicy::Next) => Some(next_legal(&slot.numbers, action.max(0) as u32)),
        };
        Ok(())
    }

    /// Takes what was chosen.
    fn step(&self, slot: &mut Slot<G>, row: &mut Row<'_>) {
        row.rewards.fill(0.0);
        *row.done = false;
        let ended = match slot.chosen {
            Some(place) => {
                let action = slot.menu[place];
                let applied = G::apply(&mut slot.state, slot.seat, action, &mut slot.dice, &mut Log::silent());
                applied.expect("listed actions apply");
                match G::deciders(&slot.state).is_empty() {
                    false => false,
                    true => {
                        let outcome = G::outcome(&slot.state).expect("a match without deciders is over");
                        for (index, value) in row.rewards.iter_mut().enumerate() {
                            *value = reward(&outcome, Seat::new(index as u8));
                        }
                        true
                    }
                }
            }
            None => {
                row.rewards.fill(1.0);
                row.rewards[slot.seat.index()] = -1.0;
                true
            }
        };
        if ended {
            *row.done = true;
            // The dice go on: one seed gives one row of matches.
            slot.state = G::setup(&self.options, &mut slot.dice);
        }
        self.show(slot, row);
    }

    /// Writes what the next seat is asked.
    fn show(&self, slot: &mut Slot<G>, row: &mut Row<'_>) {
        if !row.mask.is_empty() {
            slot.numbers.iter().for_each(|&number| row.mask[number as usize] = false);
        }
        let deciders: Seats = G::deciders(&slot.state);
        slot.seat = deciders.first().expect("a match that was set up waits for somebody");
        slot.menu.clear();
        G::legal(&slot.state, slot.seat, &mut slot.menu);
        slot.numbers.clear();
        let number = |&action: &G::Action| G::action_number_by(&self.firsts, &self.options, action);
        slot.numbers.extend(slot.menu.iter().map(number));
        if !row.mask.is_empty() {
            slot.numbers.iter().for_each(|&number| row.mask[number as usize] = true);
        }
        row.menu.iter_mut().zip(&slot.numbers).for_each(|(place, &number)| *place = number as i32);
        if !row.features.is_empty() {
            let rows = row.features.as_chunks_mut::<{ 1 + FIELDS_MAX }>().0;
            for (features, &action) in rows.iter_mut().zip(&slot.menu) {
                let values: ActionRow = G::action_row(&self.options, action);
                *features = values;
            }
        }
        *row.menu_size = slot.menu.len() as i32;
        *row.turn = i32::from(slot.seat.number());
        let view = G::view(&slot.state, Viewer::Seat(slot.seat));
        G::observe(self.seats, &view, row.observation);
    }

    fn check(&self, arrays: &BatchArrays<'_>) -> Result<(), ArenaFault> {
        let (envs, places) = (self.plan.envs, self.plan.places);
        let fits = |name, got: usize, expected: usize| match got == expected {
            true => Ok(()),
            false => Err(ArenaFault::Shape { name, got, expected }),
        };
        let optional = |name, got: usize, expected: usize| if got == 0 { Ok(()) } else { fits(name, got, expected) };
        fits("observations", arrays.observations.len(), envs * self.width)?;
        optional("masks", arrays.masks.len(), envs * self.actions as usize)?;
        fits("menus", arrays.menus.len(), envs * places)?;
        optional("rows", arrays.rows.len(), envs * places * (1 + FIELDS_MAX))?;
        fits("menu_sizes", arrays.menu_sizes.len(), envs)?;
        fits("turns", arrays.turns.len(), envs)?;
        fits("rewards", arrays.rewards.len(), envs * usize::from(self.seats))?;
        fits("dones", arrays.dones.len(), envs)
    }
}

/// The most threads of a batch.
const THREADS_MAX: usize = 64;

/// How many elements of each array belong to one match.
#[derive(Clone, Copy)]
struct Widths {
    observation: usize,
    mask: usize,
    places: usize,
    features: usize,
    seats: usize,
}

impl<'a> BatchArrays<'a> {
    /// The arrays of the first matches, and those of the others.
    fn split_at(self, envs: usize, widths: Widths) -> (BatchArrays<'a>, BatchArrays<'a>) {
        let (observations, more_observations) = self.observations.split_at_mut(envs * widths.observation);
        let (masks, more_masks) = self.masks.split_at_mut(envs * widths.mask);
        let (menus, more_menus) = self.menus.split_at_mut(envs * widths.places);
        let (rows, more_rows) = self.rows.split_at_mut(envs * widths.features);
        let (menu_sizes, more_sizes) = self.menu_sizes.split_at_mut(envs);
        let (turns, more_turns) = self.turns.split_at_mut(envs);
        let (rewards, more_rewards) = self.rewards.split_at_mut(envs * widths.seats);
        let (dones, more_dones) = self.dones.split_at_mut(envs);
        let first = BatchArrays { observations, masks, menus, rows, menu_sizes, turns, rewards, dones };
        let others = BatchArrays {
            observations: more_observations,
            masks: more_masks,
            menus: more_menus,
            rows: more_rows,
            menu_sizes: more_sizes,
            turns: more_turns,
            rewards: more_rewards,
            dones: more_dones,
        };
        (first, others)
    }

    fn row(&mut self, index: usize, widths: Widths) -> Row<'_> {
        Row {
            observation: &mut self.observations[index * widths.observation..][..widths.observation],
            mask: &mut self.masks[index * widths.mask..][..widths.mask],
            menu: &mut self.menus[index * widths.places..][..widths.places],
            features: &mut self.rows[index * widths.features..][..widths.features],
            menu_size: &mut self.menu_sizes[index],
            turn: &mut self.turns[index],
            rewards: &mut self.rewards[index * widths.seats..][..widths.seats],
            done: &mut self.dones[index],
        }
    }
}

struct Matches<G: Playable> {
    shared: Shared<G>,
    slots: Vec<Slot<G>>,
    /// The other threads, if there is more than one.
    workers: Option<Workers>,
}

/// The matches that one thread steps.
struct Part<'a, G: Playable> {
    /// The number of the first one.
    start: usize,
    slots: &'a mut [Slot<G>],
    arrays: BatchArrays<'a>,
}

impl<G: Playable> Matches<G> {
    /// Runs a step in every match, with its rows of the arrays.
    fn each(&mut self, arrays: BatchArrays<'_>, run: impl Fn(&Shared<G>, usize, &mut Slot<G>, &mut Row<'_>) + Sync) {
        let Matches { shared, slots, workers } = self;
        let shared = &*shared;
        let places = shared.plan.places;
        let widths = Widths {
            observation: shared.width,
            mask: if arrays.masks.is_empty() { 0 } else { shared.actions as usize },
            places,
            features: if arrays.rows.is_empty() { 0 } else { places * (1 + FIELDS_MAX) },
            seats: usize::from(shared.seats),
        };
        let step = |part: &mut Part<'_, G>| {
            for (index, slot) in part.slots.iter_mut().enumerate() {
                run(shared, part.start + index, slot, &mut part.arrays.row(index, widths));
            }
        };
        let mut rest = Part { start: 0, slots, arrays };
        let Some(workers) = workers else { return step(&mut rest) };
        let threads = shared.plan.threads.min(shared.plan.envs);
        let mut parts = ArrayVec::<Mutex<Part<'_, G>>, THREADS_MAX>::new();
        for thread in 0..threads {
            let count = rest.slots.len() / (threads - thread);
            let (slots, more_slots) = rest.slots.split_at_mut(count);
            let (arrays, more_arrays) = rest.arrays.split_at(count, widths);
            parts.push(Mutex::new(Part { start: rest.start, slots, arrays }));
            rest = Part { start: rest.start + count, slots: more_slots, arrays: more_arrays };
        }
        // Each part has one thread, so nobody waits for these locks.
        workers.run(&|thread| step(&mut parts[thread].lock().unwrap_or_else(PoisonError::into_inner)));
    }
}

impl<G: Playable> Batch for Matches<G> {
    fn envs(&self) -> usize {
        self.shared.plan.envs
    }

    fn action_count(&self) -> u32 {
        self.shared.actions
    }

    fn observation_width(&self) -> usize {
        self.shared.width
    }

    fn layout(&self) -> ObservationLayout {
        G::observation_layout(self.shared.seats)
    }

    fn reset(&mut self, seed: u64, arrays: BatchArrays<'_>) -> Result<(), ArenaFault> {
        self.shared.check(&arrays)?;
        self.each(arrays, |shared, index, slot, row| {
            slot.dice = first_dice(seed, index);
            slot.state = G::setup(&shared.options, &mut slot.dice);
            row.rewards.fill(0.0);
            *row.done = false;
            // The mask still shows the former menu.
            shared.show(slot, row);
        });
        Ok(())
    }

    fn step(&mut self, actions: &[i32], arrays: BatchArrays<'_>) -> Result<(), ArenaFault> {
        self.shared.check(&arrays)?;
        if actions.len() != self.slots.len() {
            return Err(ArenaFault::Shape { name: "actions", got: actions.len(), expected: self.slots.len() });
        }
        if self.slots[0].menu.is_empty() {
            return Err(ArenaFault::Value("call `reset` before the first `step`".to_owned()));
        }
        // All or nothing: no match is stepped if one of the actions is illegal.
        for (slot, &action) in self.slots.iter_mut().zip(actions) {
            self.shared.choose(slot, action)?;
        }
        self.each(arrays, |shared, _, slot, row| shared.step(slot, row));
        Ok(())
    }
}
