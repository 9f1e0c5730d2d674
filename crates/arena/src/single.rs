//! One match that is played by numbers.

use bots::{Bot, Position};
use draw::{Drawing, Frame, Palette, lay_out};
use engine::{
    ActionRow, BySeat, Dice, Log, Match, ObservationLayout, Outcome, Participant, Record, Refusal, Salt, Seat, Seats,
    Seed, Settings, Viewer, fingerprint,
};
use games::{Playable, Visitor};
use lab::Entrant;
use scene::{Lang, Texts};
use serde::{Deserialize, Serialize};

use crate::{ArenaFault, IllegalPolicy, NOOP, find, reward};

/// One match that is played by numbers. Its dice follow from its seed, as those of a recorded match do.
pub trait Arena: Send + Sync {
    /// What was chosen before the match.
    fn settings(&self) -> &Settings;

    /// The name of the game.
    fn game(&self) -> &'static str;

    /// Begins another match.
    fn reset(&mut self, seed: u64);

    /// The seed of this match.
    fn seed(&self) -> u64;

    /// The actions so far: seats and numbers.
    fn history(&self) -> &[(Seat, u32)];

    /// Who must decide now; nobody when the match is over.
    fn deciders(&self) -> Seats;

    /// How many numbers there are, [`NOOP`] included.
    fn action_count(&self) -> u32;

    /// The numbers that a seat can choose now, in the order of its menu; only [`NOOP`] if it is not asked.
    fn legal(&self, seat: Seat) -> Vec<u32>;

    /// The choices of a seat as features, in the order of its menu.
    fn rows(&self, seat: Seat) -> Vec<ActionRow>;

    /// The action with this number as features; zeros for [`NOOP`].
    fn row(&self, number: u32) -> Option<ActionRow>;

    /// Takes the action with this number, and gives the number that was taken. With `dice` it rolls dice of its own, which
    /// follow from that number, the seed and the length of the match; without, the dice of the match.
    fn step(&mut self, seat: Seat, number: u32, dice: Option<u64>, policy: IllegalPolicy) -> Result<u32, ArenaFault>;

    /// Takes the action with this number if it rolls no dice, and gives whether it did. Otherwise nothing changes.
    fn step_without_dice(&mut self, seat: Seat, number: u32) -> Result<bool, ArenaFault>;

    /// A match that looks to this seat as this one does. What the seat cannot know is invented, the dice included.
    fn imagine(&self, seat: Seat, chance: u64) -> Box<dyn Arena>;

    /// A number for all that a seat was told since the deal and chose: two matches with the same view and the same
    /// memory are the same to the seat. It is kept from [`Arena::keep_memories`] on.
    fn memory(&self, seat: Seat) -> Option<u64>;

    /// Keeps memories from now on, which costs time in every step.
    fn keep_memories(&mut self);

    /// The latest choices of a seat, the last one first; at most this many.
    fn own_choices(&self, seat: Seat, count: usize) -> Vec<u32>;

    /// How this match came about, as text for [`Arena::restore`]. That of an imagined match tells nothing of the real one.
    fn save(&self) -> String;

    /// Brings a saved match back into a fresh one with the same settings and seed.
    fn restore(&mut self, saved: &str, policy: IllegalPolicy) -> Result<(), ArenaFault>;

    /// The action with this number, in notation; nothing for [`NOOP`].
    fn notation(&self, number: u32) -> Option<String>;

    /// The number of an action in notation.
    fn number(&self, notation: &str) -> Result<u32, ArenaFault>;

    /// What the numbers of an observation mean.
    fn layout(&self) -> ObservationLayout;

    /// How many numbers an observation has.
    fn observation_width(&self) -> usize;

    /// Writes what a viewer may know.
    fn observe(&self, viewer: Viewer, row: &mut [i16]);

    /// What a viewer may know, as JSON.
    fn view(&self, viewer: Viewer) -> String;

    /// How the match ended, if it has.
    fn outcome(&self) -> Option<Outcome>;

    /// What the end is worth to each seat; nothing before it.
    fn rewards(&self) -> Vec<f32>;

    /// The number that a bot chooses for a seat.
    fn choose(&self, bot: &Entrant, seat: Seat, chance: u64) -> Result<u32, ArenaFault>;

    /// The record of the match so far. A match that was imagined, or with other dice than its seed's, has none.
    fn record(&self) -> Result<Record, ArenaFault>;

    /// The table as text, for people.
    fn text(&self, viewer: Viewer, lang: Lang) -> String;

    /// The table as a drawing of this width, with the colours of the game.
    fn drawing(&self, viewer: Viewer, width: u16) -> (Drawing, &'static Palette);

    /// The same match again.
    fn copy(&self) -> Box<dyn Arena>;
}

/// Opens a match with these settings.
pub fn open_arena(game: &str, settings: Settings, seed: u64) -> Result<Box<dyn Arena>, ArenaFault> {
    find(game)?;
    let opened = games::visit(game, Open { settings, seed });
    opened.unwrap_or_else(|| Err(ArenaFault::UnknownGame(game.to_owned(), games::names())))
}

struct Open {
    settings: Settings,
    seed: u64,
}

impl Visitor for Open {
    type Out = Result<Box<dyn Arena>, ArenaFault>;

    fn visit<G: Playable>(self) -> Self::Out {
        let options = G::options(&self.settings)?;
        Ok(Box::new(Single::<G>::new(self.settings, options, self.seed)))
    }
}

struct Single<G: Playable> {
    settings: Settings,
    options: G::Options,
    seed: u64,
    state: G::State,
    dice: Dice,
    history: Vec<(Seat, u32)>,
    /// The dice of each action that rolled its own.
    own_dice: Vec<Option<u64>>,
    /// What the match began with, if it was imagined.
    beginning: Option<Imagined>,
    /// What each seat was told and chose, if memories are kept.
    memories: Option<BySeat<u64>>,
    /// The seat that lost by an illegal number, if one did.
    lost: Option<Seat>,
}

/// What an imagined match began with: all of it is known to the seat for which it was imagined.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Imagined {
    seat: Seat,
    /// Its view, as JSON.
    view: String,
    chance: u64,
    memory: Option<u64>,
    /// Its former choices, the last one first.
    choices: Vec<u32>,
}

/// A match as text.
#[derive(Serialize, Deserialize)]
struct Saved {
    imagined: Option<Imagined>,
    memories: bool,
    steps: Vec<(Seat, u32, Option<u64>)>,
}

/// How many former choices an imagined match brings along.
const CHOICES_KEPT: usize = 64;

impl<G: Playable> Single<G> {
    fn new(settings: Settings, options: G::Options, seed: u64) -> Single<G> {
        let mut dice = match_dice(seed, settings.seats());
        let state = G::setup(&options, &mut dice);
        let (history, own_dice) = (Vec::new(), Vec::new());
        Single { settings, options, seed, state, dice, history, own_dice, beginning: None, memories: None, lost: None }
    }

    /// The match that follows from what a seat knows. Its dice are others than those of the real one.
    fn imagined(settings: Settings, options: G::Options, seed: u64, beginning: Imagined) -> Result<Self, ArenaFault> {
        let view: G::View =
            serde_json::from_str(&beginning.view).map_err(|fault| ArenaFault::Value(fault.to_string()))?;
        let mut chance = Dice::seeded(mix(beginning.chance, 0));
        let state = G::imagine(&options, &view, &mut chance);
        let memories = beginning.memory.map(|memory| {
            BySeat::from_fn(settings.seats(), |seat| match seat == beginning.seat {
                true => memory,
                false => fingerprint(&G::view(&state, Viewer::Seat(seat))),
            })
        });
        let dice = Dice::seeded(mix(beginning.chance, 1));
        let (history, own_dice, beginning) = (Vec::new(), Vec::new(), Some(beginning));
        Ok(Single { settings, options, seed, state, dice, history, own_dice, beginning, memories, lost: None })
    }

    /// What the number means for the seat, if it may decide and the number is legal. Gives its action and the menu's size.
    fn find(&self, seat: Seat, number: u32, policy: IllegalPolicy) -> Result<Found<G>, ArenaFault> {
        let deciders = self.deciders();
        if !deciders.contains(seat) {
            return match (number, deciders.is_empty()) {
                (NOOP, false) => Ok(Found::Noop),
                (_, true) => Err(ArenaFault::Over),
                (_, false) => Err(ArenaFault::NotAsked(seat.number(), deciders)),
            };
        }
        let menu = self.menu(seat);
        let numbers: Vec<u32> = menu.iter().map(|&action| 1 + G::action_number(&self.options, action)).collect();
        let place = match (numbers.iter().position(|&legal| legal == number), policy) {
            (Some(place), _) => place,
            (None, IllegalPolicy::Error) => {
                return Err(ArenaFault::Illegal(number.into(), seat.number(), numbers.len()));
            }
            (None, IllegalPolicy::Loss) => return Ok(Found::Loss),
            (None, IllegalPolicy::Next) => next_legal(&numbers, number),
        };
        Ok(Found::Action(menu[place], numbers[place]))
    }

    /// Folds what the seats were told, and what the seat chose, into their memories.
    fn remember(&mut self, chooser: Seat, number: u32, log: &Log<G::Event>) {
        let Some(memories) = &mut self.memories else { return };
        memories[chooser] = fingerprint(&(memories[chooser], number));
        for told in log.events() {
            let event = serde_json::to_string(&told.event).expect("events are plain data");
            for seat in Seats::all(self.settings.seats()).iter().filter(|&seat| told.to.includes(Viewer::Seat(seat))) {
                memories[seat] = fingerprint(&(memories[seat], event.as_str()));
            }
        }
    }

    fn log(&self) -> Log<G::Event> {
        if self.memories.is_some() { Log::new() } else { Log::silent() }
    }

    /// Notes an action that was taken.
    fn note(&mut self, seat: Seat, number: u32, dice: Option<u64>, log: &Log<G::Event>) {
        self.history.push((seat, number));
        self.own_dice.push(dice);
        self.remember(seat, number, log);
    }

    fn menu(&self, seat: Seat) -> Vec<G::Action> {
        let mut menu = Vec::new();
        if self.lost.is_none() {
            G::legal(&self.state, seat, &mut menu);
        }
        menu
    }

    fn numbers(&self, seat: Seat) -> Vec<u32> {
        self.menu(seat).into_iter().map(|action| 1 + G::action_number(&self.options, action)).collect()
    }

    fn texts(&self, lang: Lang) -> Texts {
        let chairs = Participant::row(self.settings.seats());
        Texts::of::<G>(lang, chairs.into_iter().map(|chair| chair.name).collect())
    }
}

/// What a number means.
enum Found<G: Playable> {
    /// The seat is not asked, and passes.
    Noop,
    /// The seat loses by it.
    Loss,
    /// The action, and its number.
    Action(G::Action, u32),
}

/// A number that depends on both.
fn mix(one: u64, other: u64) -> u64 {
    fingerprint(&(one, other))
}

/// The dice of a match with this seed: those of a record whose chairs add no salt of their own.
fn match_dice(seed: u64, seats: u8) -> Dice {
    let salts: Vec<Salt> = Participant::row(seats).into_iter().map(|chair| chair.salt).collect();
    Seed::from_number(seed).dice(&salts)
}

impl<G: Playable> Arena for Single<G> {
    fn settings(&self) -> &Settings {
        &self.settings
    }

    fn game(&self) -> &'static str {
        G::ABOUT.name
    }

    fn reset(&mut self, seed: u64) {
        let has_memories = self.memories.is_some();
        *self = Single::new(self.settings.clone(), self.options.clone(), seed);
        if has_memories {
            self.keep_memories();
        }
    }

    fn seed(&self) -> u64 {
        self.seed
    }

    fn history(&self) -> &[(Seat, u32)] {
        &self.history
    }

    fn deciders(&self) -> Seats {
        if self.lost.is_some() { Seats::NONE } else { G::deciders(&self.state) }
    }

    fn action_count(&self) -> u32 {
        1 + G::action_count(&self.options)
    }

    fn legal(&self, seat: Seat) -> Vec<u32> {
        let numbers = self.numbers(seat);
        if numbers.is_empty() { vec![NOOP] } else { numbers }
    }

    fn rows(&self, seat: Seat) -> Vec<ActionRow> {
        self.menu(seat).into_iter().map(|action| G::action_row(&self.options, action)).collect()
    }

    fn row(&self, number: u32) -> Option<ActionRow> {
        match number.checked_sub(1) {
            None => Some(ActionRow::default()),
            Some(number) => Some(G::action_row(&self.options, G::numbered_action(&self.options, number)?)),
        }
    }

    fn step(&mut self, seat: Seat, number: u32, dice: Option<u64>, policy: IllegalPolicy) -> Result<u32, ArenaFault> {
        let (action, number) = match self.find(seat, number, policy)? {
            Found::Noop => return Ok(NOOP),
            Found::Loss => {
                self.lost = Some(seat);
                self.note(seat, number, None, &Log::silent());
                return Ok(number);
            }
            Found::Action(action, number) => (action, number),
        };
        let mut log = self.log();
        let applied = match dice {
            None => G::apply(&mut self.state, seat, action, &mut self.dice, &mut log),
            Some(dice) => {
                let mut dice = Dice::seeded(mix(mix(self.seed, dice), self.history.len() as u64));
                G::apply(&mut self.state, seat, action, &mut dice, &mut log)
            }
        };
        applied.expect("listed actions apply");
        self.note(seat, number, dice, &log);
        Ok(number)
    }

    fn step_without_dice(&mut self, seat: Seat, number: u32) -> Result<bool, ArenaFault> {
        let Found::Action(action, number) = self.find(seat, number, IllegalPolicy::Error)? else { return Ok(true) };
        // Whether dice are rolled does not depend on what they show, so any dice tell.
        let (mut state, mut dice, mut log) = (self.state.clone(), Dice::seeded(0), self.log());
        G::apply(&mut state, seat, action, &mut dice, &mut log).expect("listed actions apply");
        if dice.rolled() > 0 {
            return Ok(false);
        }
        self.state = state;
        self.note(seat, number, None, &log);
        Ok(true)
    }

    fn imagine(&self, seat: Seat, chance: u64) -> Box<dyn Arena> {
        let memory = self.memory(seat);
        let choices = self.own_choices(seat, CHOICES_KEPT);
        let beginning = Imagined { seat, view: self.view(Viewer::Seat(seat)), chance, memory, choices };
        // The seed of the real match would tell its dice.
        let imagined = Single::<G>::imagined(self.settings.clone(), self.options.clone(), chance, beginning);
        let lost = self.lost;
        Box::new(Single { lost, ..imagined.expect("a view is read back as it was written") })
    }

    fn memory(&self, seat: Seat) -> Option<u64> {
        self.memories.as_ref().map(|memories| memories[seat])
    }

    fn keep_memories(&mut self) {
        let state = &self.state;
        let fresh = || BySeat::from_fn(self.settings.seats(), |seat| fingerprint(&G::view(state, Viewer::Seat(seat))));
        self.memories.get_or_insert_with(fresh);
    }

    fn own_choices(&self, seat: Seat, count: usize) -> Vec<u32> {
        let since = self.history.iter().rev().filter(|(by, _)| *by == seat).map(|&(_, number)| number);
        let before = self.beginning.iter().filter(|beginning| beginning.seat == seat);
        since.chain(before.flat_map(|beginning| beginning.choices.iter().copied())).take(count).collect()
    }

    fn save(&self) -> String {
        let steps = self.history.iter().zip(&self.own_dice).map(|(&(seat, number), &dice)| (seat, number, dice));
        let (imagined, memories) = (self.beginning.clone(), self.memories.is_some());
        let saved = Saved { imagined, memories, steps: steps.collect() };
        serde_json::to_string(&saved).expect("it is plain data")
    }

    fn restore(&mut self, saved: &str, policy: IllegalPolicy) -> Result<(), ArenaFault> {
        let saved: Saved = serde_json::from_str(saved).map_err(|fault| ArenaFault::Value(fault.to_string()))?;
        let (settings, options) = (self.settings.clone(), self.options.clone());
        *self = match saved.imagined {
            None => Single::new(settings, options, self.seed),
            Some(beginning) => Single::imagined(settings, options, self.seed, beginning)?,
        };
        if saved.memories {
            self.keep_memories();
        }
        saved.steps.into_iter().try_for_each(|(seat, number, dice)| self.step(seat, number, dice, policy).map(|_| ()))
    }

    fn notation(&self, number: u32) -> Option<String> {
        let action = G::numbered_action(&self.options, number.checked_sub(1)?)?;
        Some(action.to_string())
    }

    fn number(&self, notation: &str) -> Result<u32, ArenaFault> {
        let action: G::Action = notation.parse().map_err(Refusal::Unreadable)?;
        G::find_action_number(&self.options, action)
            .map(|number| number + 1)
            .ok_or_else(|| ArenaFault::Value(format!("no match with these options has the action `{notation}`")))
    }

    fn layout(&self) -> ObservationLayout {
        G::observation_layout(self.settings.seats())
    }

    fn observation_width(&self) -> usize {
        G::observation_width(self.settings.seats())
    }

    fn observe(&self, viewer: Viewer, row: &mut [i16]) {
        G::observe(self.settings.seats(), &G::view(&self.state, viewer), row);
    }

    fn view(&self, viewer: Viewer) -> String {
        serde_json::to_string(&G::view(&self.state, viewer)).expect("views are plain data")
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.lost {
            None => G::outcome(&self.state),
            Some(seat) => {
                let seats = self.settings.seats();
                Some(Outcome::won(seats, Seats::all(seats).without(seat), "illegal-number"))
            }
        }
    }

    fn rewards(&self) -> Vec<f32> {
        let seats = Seats::all(self.settings.seats());
        match self.outcome() {
            None => vec![0.0; usize::from(self.settings.seats())],
            Some(outcome) => seats.iter().map(|seat| reward(&outcome, seat)).collect(),
        }
    }

    fn choose(&self, bot: &Entrant, seat: Seat, chance: u64) -> Result<u32, ArenaFault> {
        let menu = self.menu(seat);
        if menu.is_empty() {
            return if self.deciders().is_empty() { Err(ArenaFault::Over) } else { Ok(NOOP) };
        }
        let view = G::view(&self.state, Viewer::Seat(seat));
        let position = Position::<G> { options: &self.options, view: &view, seat, menu: &menu };
        let mut player: Box<dyn Bot<G>> = bot.bot_for(&self.settings);
        let action = player.decide(&position, &mut Dice::seeded(chance)).action;
        if let Some(fault) = bot.fault() {
            return Err(ArenaFault::Value(fault));
        }
        Ok(1 + G::action_number(&self.options, action))
    }

    fn record(&self) -> Result<Record, ArenaFault> {
        if self.beginning.is_some() || self.own_dice.iter().any(Option::is_some) {
            return Err(ArenaFault::NoRecord);
        }
        let chairs = Participant::row(self.settings.seats());
        let mut played = Match::<G>::new(self.settings.clone(), Seed::from_number(self.seed), chairs)
            .expect("the settings were checked");
        for &(seat, number) in &self.history {
            // The number that lost the match is no action.
            if let Some(action) = number.checked_sub(1).and_then(|number| G::numbered_action(&self.options, number)) {
                _ = played.play(seat, action);
            }
        }
        Ok(played.record())
    }

    fn text(&self, viewer: Viewer, lang: Lang) -> String {
        let texts = self.texts(lang);
        let mut text = String::new();
        for section in G::outline(&self.options, &G::view(&self.state, viewer), &texts) {
            text.push_str(&section.title);
            text.push('\n');
            section.lines.iter().for_each(|line| text.push_str(&format!("  {line}\n")));
        }
        text
    }

    fn drawing(&self, viewer: Viewer, width: u16) -> (Drawing, &'static Palette) {
        let scene = G::scene(&self.options, &G::view(&self.state, viewer), &self.texts(Lang::EN));
        (lay_out::<G>(&scene, Frame { width: f32::from(width) }), G::PALETTE)
    }

    fn copy(&self) -> Box<dyn Arena> {
        Box::new(Single::<G> {
            settings: self.settings.clone(),
            options: self.options.clone(),
            seed: self.seed,
            state: self.state.clone(),
            dice: self.dice.clone(),
            history: self.history.clone(),
            own_dice: self.own_dice.clone(),
            beginning: self.beginning.clone(),
            memories: self.memories.clone(),
            lost: self.lost,
        })
    }
}

/// The place of the legal number that comes next after one that is not legal.
pub(crate) fn next_legal(numbers: &[u32], number: u32) -> usize {
    let after = (0..numbers.len()).filter(|&place| numbers[place] > number).min_by_key(|&place| numbers[place]);
    after.or_else(|| (0..numbers.len()).min_by_key(|&place| numbers[place])).expect("a decider has choices")
}
