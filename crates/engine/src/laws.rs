//! The laws that every game obeys, tried on random plays.
//!
//! A game's test is one line: `engine::laws::hold::<MyGame>()`. A law that is broken is shown with the shortest
//! record that was found to break it.

use std::collections::HashSet;
use std::fmt;

use crate::{Census, Dice, Game, Illegal, Judge, Log, Seat, Seats, Settings, Viewer, fingerprint};

/// What must be true of every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Law {
    /// 1. A viewer cannot tell the real state from one imagined from their view.
    ViewsHide,
    /// 2. Neither can they tell by what they may do, by who must decide, nor by how it ends.
    MenusHide,
    /// 3. Every listed action applies; every other is refused by a clause, and nothing changes.
    RefusalsTeach,
    /// 4. Every play ends, and within the stated number of actions.
    PlaysEnd,
    /// 5. The same actions with the same dice give the same states.
    ReplaysAgree,
    /// 6. Decisions at the same time do not depend on who answers first, and no dice fall before all are in.
    DecisionsCommute,
    /// 7. Nothing is made or lost.
    NothingIsLost,
    /// 8. Every text and every JSON that leaves the game can be read back.
    TextsReadBack,
    /// 9. Whatever would be accepted is listed.
    AcceptedIsListed,
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = *self as u8 + 1;
        let text = match self {
            Law::ViewsHide => "a viewer cannot tell the real state from an imagined one",
            Law::MenusHide => "menus, deciders and endings tell a viewer nothing hidden",
            Law::RefusalsTeach => "listed actions apply, others are refused by a clause and change nothing",
            Law::PlaysEnd => "every play ends within the stated number of actions",
            Law::ReplaysAgree => "the same actions with the same dice give the same states",
            Law::DecisionsCommute => "simultaneous decisions commute, and no dice fall before all are in",
            Law::NothingIsLost => "nothing is made or lost",
            Law::TextsReadBack => "every text and JSON can be read back",
            Law::AcceptedIsListed => "whatever would be accepted is listed",
        };
        write!(f, "law {number}: {text}")
    }
}

/// How much to try.
#[derive(Clone, Copy, Debug)]
pub struct LawPlan {
    /// How many games for each number of seats.
    pub games: u32,
    /// Where the seeds begin.
    pub seed: u64,
    /// The content to play with, instead of the game's own.
    pub content: Option<&'static str>,
}

impl LawPlan {
    /// A short run, unless `ESCAPADE_LAWS_GAMES` asks for more.
    pub fn from_env() -> LawPlan {
        let asked = std::env::var("ESCAPADE_LAWS_GAMES").ok().and_then(|games| games.parse().ok());
        LawPlan { games: asked.unwrap_or(16), seed: 1, content: None }
    }
}

/// What was tried for one number of seats.
#[derive(Clone, Copy, Debug, Default)]
pub struct LawReport {
    /// How many seats.
    pub seats: u8,
    /// How many games.
    pub games: u64,
    /// How many actions in all of them.
    pub actions: u64,
    /// How many in the longest.
    pub longest: u32,
}

/// A broken law with the shortest play that was found to break it.
#[derive(Clone, Debug)]
pub struct Broken {
    /// Which law.
    pub law: Law,
    /// What went wrong.
    pub problem: String,
    /// The game.
    pub game: &'static str,
    /// The settings of the match.
    pub settings: Settings,
    /// The seed of the dice ([`Dice::seeded`]).
    pub seed: u64,
    /// The actions, each with its seat.
    pub actions: Vec<String>,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} breaks {}", self.game, self.law)?;
        writeln!(f, "{}", self.problem)?;
        let options: Vec<String> = self.settings.iter().map(|(key, value)| format!("{key}={value}")).collect();
        writeln!(f, "{} seats, {}, dice seed {}", self.settings.seats(), options.join(" "), self.seed)?;
        writeln!(f, "after {} actions:", self.actions.len())?;
        for (index, action) in self.actions.iter().enumerate().skip(self.actions.len().saturating_sub(200)) {
            writeln!(f, "{} {action}", index + 1)?;
        }
        Ok(())
    }
}

/// Checks every law, for a test.
///
/// # Panics
/// When a law is broken.
pub fn hold<G: Judge>() {
    hold_by::<G>(&LawPlan::from_env());
}

/// Checks every law in matches with changed content, for a test.
///
/// # Panics
/// When a law is broken.
pub fn hold_with_content<G: Judge>(content: &'static str) {
    hold_by::<G>(&LawPlan { content: Some(content), ..LawPlan::from_env() });
}

fn hold_by<G: Judge>(plan: &LawPlan) {
    match check::<G>(plan) {
        Ok(tallies) => tallies.iter().for_each(|tally| {
            println!(
                "{}, {} seats: the laws hold in {} games of {} actions on average, {} at most",
                G::ABOUT.name,
                tally.seats,
                tally.games,
                tally.actions / tally.games.max(1),
                tally.longest
            );
        }),
        Err(broken) => panic!("{broken}"),
    }
}

/// Checks every law on random plays of every number of seats, or returns the first one that is broken.
pub fn check<G: Judge>(plan: &LawPlan) -> Result<Vec<LawReport>, Box<Broken>> {
    G::ABOUT.seats.clone().map(|seats| check_seats::<G>(plan, seats)).collect()
}

fn check_seats<G: Judge>(plan: &LawPlan, seats: u8) -> Result<LawReport, Box<Broken>> {
    let threads = std::thread::available_parallelism().map_or(1, |threads| threads.get() as u32);
    let shards: Vec<Result<LawReport, Box<Broken>>> = std::thread::scope(|scope| {
        let shard = |thread: u32| {
            let mut tally = LawReport { seats, ..LawReport::default() };
            for game in (thread..plan.games).step_by(threads as usize) {
                let actions = Trial::<G>::new(plan.content, seats, plan.seed + u64::from(game)).run()?;
                tally.games += 1;
                tally.actions += u64::from(actions);
                tally.longest = tally.longest.max(actions);
            }
            Ok(tally)
        };
        let running: Vec<_> = (0..threads).map(|thread| scope.spawn(move || shard(thread))).collect();
        running
            .into_iter()
            .map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    });
    shards.into_iter().try_fold(LawReport { seats, ..LawReport::default() }, |sum, shard| {
        let shard = shard?;
        Ok(LawReport {
            seats,
            games: sum.games + shard.games,
            actions: sum.actions + shard.actions,
            longest: sum.longest.max(shard.longest),
        })
    })
}

/// Slow laws are tried in one state of this many.
const RARELY: u32 = 16;

type Fault = (Law, String);
type Moves<G> = Vec<(Seat, <G as Game>::Action)>;

/// One random play under examination.
struct Trial<G: Judge> {
    settings: Settings,
    options: G::Options,
    seed: u64,
    /// Chance that belongs to the examination, not to the match.
    chance: Dice,
    /// Actions seen so far, to probe other states with.
    probes: Vec<G::Action>,
    census: Census,
}

impl<G: Judge> Trial<G> {
    fn new(content: Option<&'static str>, seats: u8, seed: u64) -> Trial<G> {
        let mut chance = Dice::seeded(seed ^ 0x1a35);
        for _ in 0..1000 {
            let mut settings = Settings::random(G::ABOUT.options, seats, &mut chance);
            if let Some(content) = content {
                settings = settings.with_content(content);
            }
            if let Ok(options) = G::options(&settings) {
                let census = G::census(&G::setup(&options, &mut Dice::seeded(seed)));
                return Trial { settings, options, seed, chance, probes: Vec::new(), census };
            }
        }
        panic!("{} accepts no settings for {seats} seats", G::ABOUT.name);
    }

    /// Plays to the end and tells how many actions that took.
    fn run(mut self) -> Result<u32, Box<Broken>> {
        let mut played = Vec::new();
        match self.play(&mut played) {
            Ok(()) => Ok(played.len() as u32),
            Err((law, problem)) => Err(Box::new(self.shorten(law, problem, played))),
        }
    }

    fn play(&mut self, played: &mut Moves<G>) -> Result<(), Fault> {
        let mut dice = Dice::seeded(self.seed);
        let mut state = G::setup(&self.options, &mut dice);
        let mut prints = vec![fingerprint(&state)];
        let mut menu = Vec::new();
        loop {
            self.examine(&state, &dice, false)?;
            let deciders = G::deciders(&state);
            if deciders.is_empty() {
                break;
            }
            if played.len() as u32 >= G::ABOUT.actions_max {
                return Err((Law::PlaysEnd, format!("{} actions and no end", played.len())));
            }
            let seat = any(deciders, &mut self.chance);
            menu.clear();
            G::legal(&state, seat, &mut menu);
            // Any choice misses what only sensible play brings about, so every second play follows instinct.
            let action = match self.seed % 2 {
                0 => menu[G::instinct(&state, seat, &menu, &mut self.chance)],
                _ => *self.chance.pick(&menu),
            };
            self.remember(action);
            let read_events = self.chance.below(4) == 0;
            self.apply_listed(&mut state, seat, action, &mut dice, read_events)?;
            played.push((seat, action));
            prints.push(fingerprint(&state));
        }
        self.replay(played, &prints)
    }

    fn remember(&mut self, action: G::Action) {
        if self.probes.len() < 256 {
            self.probes.push(action);
        } else {
            let place = self.chance.below(256) as usize;
            self.probes[place] = action;
        }
    }

    fn apply_listed(
        &self,
        state: &mut G::State,
        seat: Seat,
        action: G::Action,
        dice: &mut Dice,
        read_events: bool,
    ) -> Result<(), Fault> {
        let mut log = Log::new();
        if let Err(illegal) = G::apply(state, seat, action, dice, &mut log) {
            return Err((Law::RefusalsTeach, format!("`{seat} {action}` is listed and refused: {illegal}")));
        }
        if !read_events {
            return Ok(());
        }
        for told in log.events() {
            let json = serde_json::to_string(&told.event).map_err(|fault| (Law::TextsReadBack, fault.to_string()))?;
            let read = serde_json::from_str::<G::Event>(&json)
                .map_err(|fault| (Law::TextsReadBack, format!("{json}: {fault}")))?;
            if read != told.event {
                return Err((Law::TextsReadBack, format!("the event {json} is read back as {read:?}")));
            }
        }
        Ok(())
    }

    /// Law 5.
    fn replay(&self, played: &[(Seat, G::Action)], prints: &[u64]) -> Result<(), Fault> {
        let mut dice = Dice::seeded(self.seed);
        let mut state = G::setup(&self.options, &mut dice);
        for (index, print) in prints.iter().enumerate() {
            if fingerprint(&state) != *print {
                return Err((Law::ReplaysAgree, format!("the states differ after action {index}")));
            }
            if let Some(&(seat, action)) = played.get(index) {
                self.apply_listed(&mut state, seat, action, &mut dice, false)?;
            }
        }
        Ok(())
    }

    /// Checks what can be checked in one state: a random part of it, or thoroughly all of it.
    fn examine(&mut self, state: &G::State, dice: &Dice, thorough: bool) -> Result<(), Fault> {
        let deciders = G::deciders(state);
        if deciders.is_empty() != G::outcome(state).is_some() {
            return Err((Law::PlaysEnd, "nobody decides exactly when there is an outcome".to_owned()));
        }
        let census = G::census(state);
        if census != self.census {
            return Err((Law::NothingIsLost, format!("counted {census:?}, dealt {:?}", self.census)));
        }
        let viewers: Vec<Viewer> = Viewer::all(self.settings.seats()).collect();
        let chosen = *self.chance.pick(&viewers);
        for viewer in viewers {
            if thorough || viewer == chosen {
                self.hides(state, viewer)?;
                // Writing and reading JSON takes longer than all the rest.
                if thorough || self.chance.below(RARELY) == 0 {
                    self.reads_back(&G::view(state, viewer))?;
                }
            }
        }
        let seats: Vec<Seat> = Seats::all(self.settings.seats()).iter().collect();
        let chosen = *self.chance.pick(&seats);
        for seat in seats {
            if thorough || seat == chosen || deciders.single() == Some(seat) {
                self.menu_is_exact(state, seat, dice, thorough)?;
            }
        }
        if deciders.len() > 1 {
            self.commutes(state, dice, deciders, thorough)?;
        }
        Ok(())
    }

    /// Laws 1 and 2.
    fn hides(&mut self, state: &G::State, viewer: Viewer) -> Result<(), Fault> {
        let view = G::view(state, viewer);
        let imagined = G::imagine(&self.options, &view, &mut self.chance);
        let again = G::view(&imagined, viewer);
        if again != view {
            return Err((Law::ViewsHide, format!("{viewer:?} sees\n{view:#?}\nand in the imagined state\n{again:#?}")));
        }
        let census = G::census(&imagined);
        if census != self.census {
            return Err((Law::NothingIsLost, format!("imagined for {viewer:?}: {census:?}, dealt {:?}", self.census)));
        }
        if G::deciders(&imagined) != G::deciders(state) {
            let (real, imagined) = (G::deciders(state), G::deciders(&imagined));
            return Err((
                Law::MenusHide,
                format!("{real} decide, but {imagined} in the state imagined for {viewer:?}"),
            ));
        }
        if G::outcome(&imagined) != G::outcome(state) {
            return Err((Law::MenusHide, format!("the state imagined for {viewer:?} ends otherwise")));
        }
        if let Viewer::Seat(seat) = viewer {
            let (mut real, mut other) = (Vec::new(), Vec::new());
            G::legal(state, seat, &mut real);
            G::legal(&imagined, seat, &mut other);
            if real != other {
                return Err((
                    Law::MenusHide,
                    format!("{seat} may {}\nbut when imagined {}", texts(&real), texts(&other)),
                ));
            }
            let timeout = G::timeout_action(state, seat);
            if timeout.is_some_and(|action| !real.contains(&action)) {
                return Err((Law::AcceptedIsListed, format!("{seat} would time out with {timeout:?}, not listed")));
            }
            if timeout != G::timeout_action(&imagined, seat) {
                return Err((Law::MenusHide, format!("{seat} times out with {timeout:?}, but not when imagined")));
            }
        }
        Ok(())
    }

    /// Law 8 for a view.
    fn reads_back(&self, view: &G::View) -> Result<(), Fault> {
        let json = serde_json::to_string(view).map_err(|fault| (Law::TextsReadBack, fault.to_string()))?;
        match serde_json::from_str::<G::View>(&json) {
            Ok(read) if read == *view => Ok(()),
            Ok(read) => Err((Law::TextsReadBack, format!("the view {json} is read back as {read:?}"))),
            Err(fault) => Err((Law::TextsReadBack, format!("the view {json}: {fault}"))),
        }
    }

    /// Laws 3, 8 and 9 for one seat.
    fn menu_is_exact(&mut self, state: &G::State, seat: Seat, dice: &Dice, thorough: bool) -> Result<(), Fault> {
        let mut menu = Vec::new();
        G::legal(state, seat, &mut menu);
        let asked = G::deciders(state).contains(seat);
        if asked == menu.is_empty() {
            return Err((Law::RefusalsTeach, format!("{seat} is asked: {asked}, and may {}", texts(&menu))));
        }
        let everything = thorough || self.chance.below(RARELY) == 0;
        if everything && menu.iter().collect::<HashSet<_>>().len() != menu.len() {
            return Err((Law::RefusalsTeach, format!("{seat} is offered something twice: {}", texts(&menu))));
        }
        let written = if everything { menu.len() } else { menu.len().min(1) };
        let first = if menu.is_empty() { 0 } else { self.chance.below(menu.len() as u32) as usize };
        for &action in menu.iter().cycle().skip(first).take(written) {
            let text = action.to_string();
            let clean =
                text.split_whitespace().collect::<Vec<_>>().join(" ") == text && !text.contains(['#', '[', '{']);
            if !clean || text.parse::<G::Action>().ok() != Some(action) {
                return Err((Law::TextsReadBack, format!("`{text}` is not read back as {action:?}")));
            }
        }
        let tried = |trial: &mut Trial<G>, action: G::Action| trial.answers(state, seat, action, dice, &menu);
        if thorough {
            let probes = self.probes.clone();
            menu.iter().chain(&probes).try_for_each(|&action| tried(self, action))
        } else {
            if !menu.is_empty() {
                let action = *self.chance.pick(&menu);
                tried(self, action)?;
            }
            for _ in 0..self.probes.len().min(4) {
                let action = self.probes[self.chance.below(self.probes.len() as u32) as usize];
                tried(self, action)?;
            }
            Ok(())
        }
    }

    /// An action applies if and only if it is listed; a refusal cites a clause and changes nothing.
    fn answers(
        &self,
        state: &G::State,
        seat: Seat,
        action: G::Action,
        dice: &Dice,
        listed: &[G::Action],
    ) -> Result<(), Fault> {
        let (mut after, mut dice_after) = (state.clone(), dice.clone());
        match G::apply(&mut after, seat, action, &mut dice_after, &mut Log::silent()) {
            Ok(()) if listed.contains(&action) => Ok(()),
            Ok(()) => Err((Law::AcceptedIsListed, format!("`{seat} {action}` is accepted and not listed"))),
            Err(illegal) if listed.contains(&action) => {
                Err((Law::RefusalsTeach, format!("`{seat} {action}` is listed and refused: {illegal}")))
            }
            Err(_) if after != *state || dice_after.rolled() != dice.rolled() => {
                Err((Law::RefusalsTeach, format!("`{seat} {action}` is refused and changes something")))
            }
            Err(illegal) => self.teaches(state, seat, action, illegal),
        }
    }

    fn teaches(&self, state: &G::State, seat: Seat, action: G::Action, illegal: Illegal) -> Result<(), Fault> {
        let asked = G::deciders(state);
        let fits = match illegal {
            Illegal::Over => asked.is_empty(),
            Illegal::NotAsked(refused) => refused == seat && !asked.is_empty() && !asked.contains(seat),
            Illegal::Rule(clause) => asked.contains(seat) && G::rules().contains(&format!("**{clause}")),
        };
        if fits {
            return Ok(());
        }
        Err((
            Law::RefusalsTeach,
            format!("`{seat} {action}` is refused for a wrong reason: {illegal} (asked: {asked})"),
        ))
    }

    /// Law 6.
    fn commutes(&mut self, state: &G::State, dice: &Dice, deciders: Seats, thorough: bool) -> Result<(), Fault> {
        let first = any(deciders, &mut self.chance);
        let second = any(deciders.without(first), &mut self.chance);
        let (mut firsts, mut seconds) = (Vec::new(), Vec::new());
        G::legal(state, first, &mut firsts);
        G::legal(state, second, &mut seconds);
        let pairs: Vec<(G::Action, G::Action)> = if thorough {
            firsts.iter().flat_map(|&a| seconds.iter().map(move |&b| (a, b))).take(2000).collect()
        } else {
            vec![(*self.chance.pick(&firsts), *self.chance.pick(&seconds))]
        };
        pairs.into_iter().try_for_each(|(a, b)| {
            let name = format!("`{first} {a}` and `{second} {b}`");
            let (one, one_rolled) =
                in_order::<G>(state, dice, [(first, a), (second, b)]).map_err(|fault| broken(&name, fault))?;
            let (two, two_rolled) =
                in_order::<G>(state, dice, [(second, b), (first, a)]).map_err(|fault| broken(&name, fault))?;
            if one != two || one_rolled != two_rolled {
                return Err(broken(&name, "the order makes a difference".to_owned()));
            }
            Ok(())
        })
    }

    /// Looks for a shorter play that breaks the same law: the same dice, with actions left out.
    fn shorten(mut self, law: Law, problem: String, played: Moves<G>) -> Broken {
        let mut shortest = (played, problem);
        if !matches!(law, Law::PlaysEnd | Law::ReplaysAgree) {
            let mut tries = 400;
            let mut place = shortest.0.len();
            while place > 0 && tries > 0 {
                place -= 1;
                tries -= 1;
                let mut fewer = shortest.0.clone();
                fewer.remove(place);
                if let Some(found) = self.breaks(law, &fewer) {
                    shortest = found;
                    place = place.min(shortest.0.len());
                }
            }
        }
        let (actions, problem) = shortest;
        Broken {
            law,
            problem,
            game: G::ABOUT.name,
            settings: self.settings,
            seed: self.seed,
            actions: actions.iter().map(|(seat, action)| format!("{seat} {action}")).collect(),
        }
    }

    /// The first part of this play that breaks the law, if it does.
    fn breaks(&mut self, law: Law, played: &[(Seat, G::Action)]) -> Option<(Moves<G>, String)> {
        let mut dice = Dice::seeded(self.seed);
        let mut state = G::setup(&self.options, &mut dice);
        for index in 0..=played.len() {
            match self.examine(&state, &dice, true) {
                Err((found, problem)) if found == law => return Some((played[..index].to_vec(), problem)),
                Err(_) => return None,
                Ok(()) => {}
            }
            let &(seat, action) = played.get(index)?;
            // Without the actions that were left out, this one may not be possible any more.
            let mut menu = Vec::new();
            G::legal(&state, seat, &mut menu);
            if !menu.contains(&action) {
                return None;
            }
            match self.apply_listed(&mut state, seat, action, &mut dice, true) {
                Err((found, problem)) if found == law => return Some((played[..index].to_vec(), problem)),
                Err(_) => return None,
                Ok(()) => {}
            }
        }
        None
    }
}

fn broken(pair: &str, problem: String) -> Fault {
    (Law::DecisionsCommute, format!("{pair}: {problem}"))
}

/// Applies two decisions of the same moment, the second of which must not notice the first.
fn in_order<G: Judge>(state: &G::State, dice: &Dice, order: [(Seat, G::Action); 2]) -> Result<(G::State, u64), String> {
    let [(first, a), (second, b)] = order;
    let (mut after, mut dice) = (state.clone(), dice.clone());
    let rolled = dice.rolled();
    G::apply(&mut after, first, a, &mut dice, &mut Log::silent()).map_err(|illegal| illegal.to_string())?;
    if dice.rolled() > rolled {
        return Err(format!("dice fall after `{first} {a}`, while {second} has not decided"));
    }
    let (mut before_menu, mut after_menu) = (Vec::new(), Vec::new());
    G::legal(state, second, &mut before_menu);
    G::legal(&after, second, &mut after_menu);
    if before_menu != after_menu {
        return Err(format!("after `{first} {a}` the choices of {second} change"));
    }
    G::apply(&mut after, second, b, &mut dice, &mut Log::silent()).map_err(|illegal| illegal.to_string())?;
    Ok((after, dice.rolled()))
}

fn any(seats: Seats, chance: &mut Dice) -> Seat {
    let rank = chance.below(u32::from(seats.len())) as usize;
    seats.iter().nth(rank).expect("the dice answer below the count")
}

fn texts(actions: &[impl fmt::Display]) -> String {
    actions.iter().map(|action| format!("`{action}`")).collect::<Vec<_>>().join(", ")
}
