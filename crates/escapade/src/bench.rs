//! `escapade bench`: how fast games play at random, and what they allocate.

use games::Playable;
use std::time::{Duration, Instant};

use anyhow::Result;
use bots::{Bot, Budget, Position, Search};
use draw::{Frame, lay_out};
use engine::sample::Sample;
use engine::{Dice, Log, Seat, Settings, Viewer};
use games::Visitor;
use rayon::prelude::*;
use scene::{Lang, Texts};

use crate::allocator::allocations;
use crate::random::playout;

#[derive(clap::Args)]
#[command(after_help = "Examples:\n  escapade bench\n  escapade bench alcatraz --seconds 5 --json\n\n\
    The legal list is built at every step, and the deals are part of the time.\n\
    Efficiency: futures that a search plays over plain playouts that are as long and judged as they are.\n\
    Figures of one run can be compared with each other; machines are noisy.")]
pub(crate) struct Args {
    /// The game; all of them unless given
    game: Option<String>,
    /// How long each measurement takes
    #[arg(long, default_value_t = 1.0)]
    seconds: f64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The measurements of one game with one number of seats.
#[derive(serde::Serialize)]
struct Figures {
    game: &'static str,
    seats: u8,
    /// Random actions a second on one core.
    one_core: f64,
    /// Random actions a second on all cores.
    all_cores: f64,
    /// Allocations for each action on one core, deals included.
    allocations: f64,
    /// Actions in a match, on average.
    actions_per_match: f64,
    /// Choices at each step, on average.
    choices: f64,
    /// Nanoseconds to imagine a state from a view.
    imagine_ns: f64,
    /// Nanoseconds to make a view.
    view_ns: f64,
    /// Nanoseconds from a view to a drawing, on one core.
    draw_ns: f64,
    /// Bytes of a state.
    state_bytes: usize,
    /// Futures that a search plays in a second on one core.
    futures: f64,
    /// Plain playouts a second from the same states, as long as a future.
    playouts: f64,
    /// The share of a search's time that goes into imagining worlds.
    imagine_share: f64,
    /// Futures over playouts.
    search_efficiency: f64,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let seconds = Duration::from_secs_f64(args.seconds.max(0.05));
    let figures: Vec<Vec<Figures>> = match &args.game {
        Some(name) => vec![crate::setup::visit(name, Measure(seconds))?],
        None => std::iter::once(Ok(Measure(seconds).visit::<Sample>()))
            .chain(games::GAMES.iter().map(|entry| crate::setup::visit(entry.about().name, Measure(seconds))))
            .collect::<Result<_>>()?,
    };
    let figures: Vec<Figures> = figures.into_iter().flatten().collect();
    if args.json {
        println!("{}", serde_json::to_string_pretty(&figures)?);
        return Ok(());
    }
    println!(
        "game       seats  actions/s   all cores  allocs/action  actions/match  choices  imagine   view     draw  state  futures/s  playouts/s  imagining  efficiency"
    );
    for figure in figures {
        println!(
            "{:10} {:5} {:8.2} M {:9.2} M {:14.3} {:14.1} {:8.1} {:5.2} µs {:5.2} µs {:5.0} µs {:4} B {:10.0} {:11.0} {:8.1} % {:11.2}",
            figure.game,
            figure.seats,
            figure.one_core / 1e6,
            figure.all_cores / 1e6,
            figure.allocations,
            figure.actions_per_match,
            figure.choices,
            figure.imagine_ns / 1e3,
            figure.view_ns / 1e3,
            figure.draw_ns / 1e3,
            figure.state_bytes,
            figure.futures,
            figure.playouts,
            figure.imagine_share * 100.0,
            figure.search_efficiency
        );
    }
    Ok(())
}

struct Measure(Duration);

impl Visitor for Measure {
    type Out = Vec<Figures>;

    fn visit<G: Playable>(self) -> Vec<Figures> {
        let measured = |seats: u8| {
            let spinner = crate::progress::spinner(&format!("measuring {} with {seats} seats", G::ABOUT.name));
            let figures = measure::<G>(seats, self.0);
            spinner.clear();
            figures
        };
        G::ABOUT.seats.clone().map(measured).collect()
    }
}

/// Random matches until the time is up.
#[derive(Default)]
struct Run {
    actions: u64,
    matches: u64,
    time: Duration,
}

fn matches<G: Playable>(options: &G::Options, seed: u64, time: Duration) -> Run {
    let mut dice = Dice::seeded(seed);
    let mut menu = Vec::with_capacity(1024);
    let mut run = Run::default();
    let start = Instant::now();
    while run.time < time {
        // Reading the clock costs as much as many actions.
        for _ in 0..16 {
            run.actions += u64::from(playout::<G>(options, &mut dice, &mut menu, |_, _| ()).1);
            run.matches += 1;
        }
        run.time = start.elapsed();
    }
    run
}

fn measure<G: Playable>(seats: u8, time: Duration) -> Figures {
    let settings = Settings::new(G::ABOUT.options, seats);
    let options = G::options(&settings).expect("the default options fit");
    matches::<G>(&options, 0, time / 10);
    let one = matches::<G>(&options, 1, time);
    let cores = rayon::current_num_threads() as u64;
    let all: Vec<Run> = (0..cores).into_par_iter().map(|core| matches::<G>(&options, 2 + core, time)).collect();
    let (allocations, choices) = count::<G>(&options);
    let states = sample_states::<G>(&options);
    let (view_ns, imagine_ns) = view_and_imagine::<G>(&options, &states);
    let speed = search::<G>(&options, &states);
    Figures {
        game: G::ABOUT.name,
        seats,
        one_core: per_second(&one),
        all_cores: all.iter().map(per_second).sum(),
        allocations,
        actions_per_match: one.actions as f64 / one.matches as f64,
        choices,
        imagine_ns,
        view_ns,
        draw_ns: draw_time::<G>(&options, &states),
        state_bytes: size_of::<G::State>(),
        futures: speed.futures,
        playouts: speed.playouts,
        imagine_share: imagine_ns / 1e9 * speed.worlds,
        search_efficiency: speed.futures / speed.playouts,
    }
}

fn per_second(run: &Run) -> f64 {
    run.actions as f64 / run.time.as_secs_f64()
}

/// Allocations and choices for each action, over a hundred matches.
fn count<G: Playable>(options: &G::Options) -> (f64, f64) {
    let mut dice = Dice::seeded(3);
    let mut menu = Vec::with_capacity(1024);
    let mut actions = 0_u64;
    let allocated = allocations(|| {
        for _ in 0..100 {
            actions += u64::from(playout::<G>(options, &mut dice, &mut menu, |_, _| ()).1);
        }
    });
    let mut choices = 0;
    let mut buffer = Vec::with_capacity(1024);
    for _ in 0..10 {
        playout::<G>(options, &mut dice, &mut menu, |state, seat| {
            buffer.clear();
            G::legal(state, seat, &mut buffer);
            choices += buffer.len();
        });
    }
    let steps = actions as f64;
    (allocated as f64 / steps, choices as f64 / (steps / 10.0))
}

/// States of random matches, each with a seat that decides.
fn sample_states<G: Playable>(options: &G::Options) -> Vec<(G::State, Seat)> {
    let mut dice = Dice::seeded(4);
    let mut states = Vec::new();
    while states.len() < 2000 {
        let mut turn = 0_u32;
        playout::<G>(options, &mut dice, &mut Vec::new(), |state, seat| {
            turn += 1;
            if turn.is_multiple_of(7) && states.len() < 2000 {
                states.push((state.clone(), seat));
            }
        });
    }
    states
}

/// How long some fixed work takes: the shortest of several times, which was disturbed least.
fn shortest(mut work: impl FnMut()) -> Duration {
    let times = (0..5).map(|_| {
        let start = Instant::now();
        work();
        start.elapsed()
    });
    times.min().unwrap_or_default()
}

/// Nanoseconds to make a view and to imagine a state from it.
fn view_and_imagine<G: Playable>(options: &G::Options, states: &[(G::State, Seat)]) -> (f64, f64) {
    let mut views: Vec<G::View> = Vec::new();
    let view_time =
        shortest(|| views = states.iter().map(|(state, seat)| G::view(state, Viewer::Seat(*seat))).collect());
    let imagine_time = shortest(|| {
        let mut dice = Dice::seeded(5);
        for view in &views {
            std::hint::black_box(G::imagine(options, view, &mut dice));
        }
    });
    let per_state = |time: Duration| time.as_nanos() as f64 / states.len() as f64;
    (per_state(view_time), per_state(imagine_time))
}

/// Nanoseconds to make a scene of a view and to lay it out at desktop width.
fn draw_time<G: Playable>(options: &G::Options, states: &[(G::State, Seat)]) -> f64 {
    let names = ["ana", "ben", "cyd", "dan", "eve", "fay"].map(str::to_owned).to_vec();
    let texts = Texts::of::<G>(Lang::EN, names);
    let views: Vec<G::View> =
        states.iter().step_by(10).map(|(state, seat)| G::view(state, Viewer::Seat(*seat))).collect();
    let start = Instant::now();
    for view in &views {
        std::hint::black_box(lay_out::<G>(&G::scene(options, view, &texts), Frame { width: 1000.0 }));
    }
    start.elapsed().as_nanos() as f64 / views.len() as f64
}

/// Speeds per second of a search and of plain playouts.
struct SearchSpeed {
    futures: f64,
    worlds: f64,
    playouts: f64,
}

/// Searches and plays from the same states in turn, which spreads a disturbance over both.
fn search<G: Playable>(options: &G::Options, states: &[(G::State, Seat)]) -> SearchSpeed {
    const STATES: usize = 200;
    const FUTURES: u32 = 200;
    let (mut menu, mut buffer) = (Vec::with_capacity(1024), Vec::with_capacity(1024));
    let (mut searching, mut playing) = (Duration::ZERO, Duration::ZERO);
    let (mut futures, mut worlds) = (0, 0);
    let horizon = G::search(options).horizon;
    for (state, seat) in states.iter().step_by(states.len() / STATES) {
        menu.clear();
        G::legal(state, *seat, &mut menu);
        if menu.len() < 2 {
            continue;
        }
        let view = G::view(state, Viewer::Seat(*seat));
        let question = Position::<G> { options, view: &view, seat: *seat, menu: &menu };
        let mut bot = Search::new(Budget::futures(FUTURES));
        searching += shortest(|| {
            bot = Search::new(Budget::futures(FUTURES));
            bot.decide(&question, &mut Dice::seeded(6));
        });
        let figures = bot.figures();
        let world = state_before_own_answer::<G>(state.clone(), *seat, &mut buffer);
        playing += shortest(|| {
            let mut dice = Dice::seeded(7);
            for _ in 0..figures.futures {
                std::hint::black_box(playout_like_future::<G>(world.clone(), (*seat, horizon), &mut buffer, &mut dice));
            }
        });
        futures += figures.futures;
        worlds += figures.worlds;
    }
    let per_second = |count: u64, time: Duration| count as f64 / time.as_secs_f64().max(1e-9);
    SearchSpeed {
        futures: per_second(futures, searching),
        worlds: per_second(worlds, searching),
        playouts: per_second(futures, playing),
    }
}

/// The state after all others who are asked at the same time have answered: a future begins with the seat's own answer.
fn state_before_own_answer<G: Playable>(mut state: G::State, seat: Seat, menu: &mut Vec<G::Action>) -> G::State {
    let mut dice = Dice::seeded(8);
    // The limit ends a draft that goes back and forth.
    for _ in 0..512 {
        let Some(other) = G::deciders(&state).without(seat).first() else { break };
        act_by_instinct::<G>(&mut state, other, menu, &mut dice);
    }
    state
}

/// A playout by instinct with the length of a future, which ends with a judgement for the seat, as a future does.
fn playout_like_future<G: Playable>(
    mut state: G::State,
    (seat, horizon): (Seat, u32),
    menu: &mut Vec<G::Action>,
    dice: &mut Dice,
) -> u32 {
    for _ in 0..=horizon {
        let Some(asked) = G::deciders(&state).first() else { break };
        act_by_instinct::<G>(&mut state, asked, menu, dice);
    }
    match G::outcome(&state) {
        Some(outcome) => u32::from(outcome.winners.contains(seat)),
        None => G::judge(&state, seat),
    }
}

/// Applies a seat's instinctive action.
fn act_by_instinct<G: Playable>(state: &mut G::State, seat: Seat, menu: &mut Vec<G::Action>, dice: &mut Dice) {
    menu.clear();
    G::legal(state, seat, menu);
    let action = menu[G::instinct(state, seat, menu, dice)];
    G::apply(state, seat, action, dice, &mut Log::silent()).expect("listed actions apply");
}
