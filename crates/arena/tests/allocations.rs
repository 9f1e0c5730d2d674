//! Steps of a batch allocate nothing, in any number of threads. This test is alone in its program, since it counts what
//! all threads allocate.
#![allow(clippy::unwrap_used)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU64, Ordering};

use arena::{BatchArrays, BatchPlan, IllegalPolicy, open_batch, settings};
use engine::Dice;

static ALLOCATIONS: AtomicU64 = AtomicU64::new(0);

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

struct CountingAllocator;

// SAFETY: every call is passed on unchanged to an allocator that keeps the contract, and counting allocates nothing.
#[allow(unsafe_code, reason = "`GlobalAlloc` is an unsafe trait")]
unsafe impl GlobalAlloc for CountingAllocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        unsafe { System.dealloc(memory, layout) }
    }
}

const ENVS: usize = 12;
const PLACES: usize = 512;
const STEPS: usize = 3000;

/// How many allocations some steps of a batch make, and how many matches ended in them.
fn allocations(game: &str, seats: u8, threads: usize) -> (u64, usize) {
    let plan = BatchPlan {
        settings: settings(game, Some(seats), [], None).unwrap(),
        envs: ENVS,
        seed: 5,
        threads,
        policy: IllegalPolicy::Error,
        places: PLACES,
        by_place: true,
    };
    let mut batch = open_batch(game, plan).unwrap();
    let mut observations = vec![0; ENVS * batch.observation_width()];
    let mut masks = vec![false; ENVS * batch.action_count() as usize];
    let (mut menus, mut rows) = (vec![0; ENVS * PLACES], vec![0; ENVS * PLACES * 4]);
    let (mut menu_sizes, mut turns) = (vec![0; ENVS], vec![0; ENVS]);
    let (mut rewards, mut dones) = (vec![0.0; ENVS * usize::from(seats)], vec![false; ENVS]);
    macro_rules! arrays {
        () => {
            BatchArrays {
                observations: &mut observations,
                masks: &mut masks,
                menus: &mut menus,
                rows: &mut rows,
                menu_sizes: &mut menu_sizes,
                turns: &mut turns,
                rewards: &mut rewards,
                dones: &mut dones,
            }
        };
    }
    batch.reset(5, arrays!()).unwrap();
    let (mut chance, mut actions, mut ended) = (Dice::seeded(9), [0; ENVS], 0);
    let before = ALLOCATIONS.load(Ordering::Relaxed);
    for _ in 0..STEPS {
        for (action, &size) in actions.iter_mut().zip(&menu_sizes) {
            *action = chance.below(size as u32) as i32;
        }
        batch.step(&actions, arrays!()).unwrap();
        ended += dones.iter().filter(|&&done| done).count();
    }
    (ALLOCATIONS.load(Ordering::Relaxed) - before, ended)
}

#[test]
fn a_step_allocates_nothing_in_any_number_of_threads() {
    let drop_one = Box::new(0_u8);
    assert!(ALLOCATIONS.load(Ordering::Relaxed) > 0 && *drop_one == 0, "allocations are counted");
    for listed in games::LIST {
        for seats in listed.about.seats.clone() {
            for threads in [1, 3] {
                let (count, ended) = allocations(listed.about.name, seats, threads);
                assert!(ended > 0, "{} with {seats} seats: no match was set up again", listed.about.name);
                assert_eq!(count, 0, "{} with {seats} seats in {threads} threads", listed.about.name);
            }
        }
    }
}
