//! One match that is played by numbers.

use bots::{Bot, Position};
use draw::{Drawing, Frame, Palette, lay_out};
use engine::{
    ActionRow, Dice, Log, Match, ObservationLayout, Outcome, Participant, Record, Refusal, Salt, Seat, Seats, Seed,
    Settings, Viewer,
};
use games::{Playable, Visitor};
use lab::Entrant;
use scene::{Lang, Texts};

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

    /// Takes the action with this number, and gives the number that was taken.
    fn step(&mut self, seat: Seat, number: u32, policy: IllegalPolicy) -> Result<u32, ArenaFault>;

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

    /// The record of the match so far.
    fn record(&self) -> Record;

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
    /// The seat that lost by an illegal number, if one did.
    lost: Option<Seat>,
}

impl<G: Playable> Single<G> {
    fn new(settings: Settings, options: G::Options, seed: u64) -> Single<G> {
        let mut dice = match_dice(seed, settings.seats());
        let state = G::setup(&options, &mut dice);
        Single { settings, options, seed, state, dice, history: Vec::new(), lost: None }
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
        *self = Single::new(self.settings.clone(), self.options.clone(), seed);
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

    fn step(&mut self, seat: Seat, number: u32, policy: IllegalPolicy) -> Result<u32, ArenaFault> {
        let deciders = self.deciders();
        if !deciders.contains(seat) {
            return match (number, deciders.is_empty()) {
                (NOOP, false) => Ok(NOOP),
                (_, true) => Err(ArenaFault::Over),
                (_, false) => Err(ArenaFault::NotAsked(seat.number(), deciders)),
            };
        }
        let menu = self.menu(seat);
        let numbers: Vec<u32> = menu.iter().map(|&action| 1 + G::action_number(&self.options, action)).collect();
        let place = match numbers.iter().position(|&legal| legal == number) {
            Some(place) => place,
            None => match policy {
                IllegalPolicy::Error => return Err(ArenaFault::Illegal(number, seat.number(), numbers.len())),
                IllegalPolicy::Loss => {
                    self.lost = Some(seat);
                    self.history.push((seat, number));
                    return Ok(number);
                }
                IllegalPolicy::Next => next_legal(&numbers, number),
            },
        };
        let applied = G::apply(&mut self.state, seat, menu[place], &mut self.dice, &mut Log::silent());
        applied.expect("listed actions apply");
        self.history.push((seat, numbers[place]));
        Ok(numbers[place])
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

    fn record(&self) -> Record {
        let chairs = Participant::row(self.settings.seats());
        let mut played = Match::<G>::new(self.settings.clone(), Seed::from_number(self.seed), chairs)
            .expect("the settings were checked");
        for &(seat, number) in &self.history {
            // The number that lost the match is no action.
            if let Some(action) = number.checked_sub(1).and_then(|number| G::numbered_action(&self.options, number)) {
                _ = played.play(seat, action);
            }
        }
        played.record()
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
            lost: self.lost,
        })
    }
}

/// The place of the legal number that comes next after one that is not legal.
pub(crate) fn next_legal(numbers: &[u32], number: u32) -> usize {
    let after = (0..numbers.len()).filter(|&place| numbers[place] > number).min_by_key(|&place| numbers[place]);
    after.or_else(|| (0..numbers.len()).min_by_key(|&place| numbers[place])).expect("a decider has choices")
}
