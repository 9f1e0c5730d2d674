//! Matches: one game being played, as a fold over the actions that were taken.

use crate::alike::{ForcedEnd, forced_end};
use crate::content::is_json;
use crate::{
    Abort, AddressedEvent, AutoAction, BadOptions, BySeat, Dice, Game, Hash256, Illegal, Level, Log, Outcome, Record,
    Roll, Salt, Seat, Seats, Seed, SettingFault, Settings, Viewer,
};

/// Longer menus are not searched for choices that are all alike.
const FORCED_MENU_MAX: usize = 8;

/// A player of a match, and their part in the seed.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Participant {
    /// The player's name.
    pub name: String,
    /// Their part in the dice.
    pub salt: Salt,
    /// The promise of the salt, where it was given before any salt was shown. A salt that was not shown in time is
    /// [`Salt::unrevealed`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub promise: Option<Hash256>,
}

impl Participant {
    /// A participant without salt, for tests and for players at one computer, who need no proof of fairness.
    pub fn unsalted(name: impl Into<String>) -> Participant {
        Participant { name: name.into(), salt: Salt::default(), promise: None }
    }

    /// Whether a bot sat here: hosts name bots by their level.
    pub fn is_bot(&self) -> bool {
        let level = self.name.strip_suffix(" bot");
        level.is_some_and(|level| Level::ALL.iter().any(|known| level == known.to_string()))
    }

    /// As many chairs as `seats`, named ana, ben, cyd, dan, eve and fay.
    pub fn row(seats: u8) -> Vec<Participant> {
        let names = ["ana", "ben", "cyd", "dan", "eve", "fay"];
        names.into_iter().take(usize::from(seats)).map(Participant::unsalted).collect()
    }
}

/// An action that was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedAction<A> {
    /// Who took it.
    pub seat: Seat,
    /// What it was.
    pub action: A,
    /// Whether it was taken for the seat, which had nothing to decide.
    pub forced: bool,
    /// Who had to decide when it was taken.
    deciders: Seats,
    /// Whether dice fell.
    rolled: bool,
    /// Whether something hidden became known.
    revealed: bool,
    /// How many takebacks had undone a roll when it was taken: they chose the stream of its dice.
    takebacks: u32,
}

/// An action of a finished match, and the states around it.
pub struct RetracedStep<'a, G: Game> {
    /// The state that it was taken in.
    pub before: &'a G::State,
    /// Who took it.
    pub seat: Seat,
    /// What it was.
    pub action: G::Action,
    /// The state that it led to.
    pub after: &'a G::State,
    /// Whether dice fell.
    pub rolled: bool,
}

/// The last action, with what is needed to find out who could notice it.
#[derive(Clone)]
struct LastStep<S> {
    seat: Seat,
    /// The state before it.
    before: S,
    /// Whether others were told an event.
    told_others: bool,
    /// Whether the seat has just decided something: this, or hidden steps before it.
    decided: bool,
}

/// A line of the record up to the last takeback.
#[derive(Clone, Copy)]
enum PastLine<A> {
    Action(Seat, A),
    /// All agreed that so many actions remain.
    Takeback(usize),
}

/// Why an action cannot be taken back without asking the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum UndoRefusal {
    /// The seat has not done anything yet.
    #[error("there is nothing to take back")]
    Nothing,
    /// Dice fell since.
    #[error("dice have fallen since")]
    Dice,
    /// Something hidden became known since.
    #[error("something hidden has become known since")]
    Revealed,
    /// Somebody else built on it.
    #[error("somebody else has moved since")]
    OthersMoved,
}

/// A game being played.
///
/// ```
/// use engine::sample::Sample;
/// use engine::{Participant, Match, Seed, Settings, Game};
///
/// let settings = Settings::new(Sample::ABOUT.options, 2);
/// let mut game = Match::<Sample>::new(settings, Seed::from_number(1), Participant::row(2)).unwrap();
/// while let Some(seat) = game.deciders().first() {
///     let action = game.menu(seat)[0];
///     game.play(seat, action).unwrap();
/// }
/// let outcome = game.outcome().unwrap();
/// let record = game.record();
/// assert_eq!(record.result, Some(outcome.to_string()));
/// assert_eq!(record.verify::<Sample>(None), Ok(outcome));
/// ```
pub struct Match<G: Game> {
    settings: Settings,
    options: G::Options,
    seed: Seed,
    chairs: Vec<Participant>,
    state: G::State,
    dice: Dice,
    /// How many takebacks have undone a roll: the number of the stream that dice come from.
    takebacks: u32,
    played: Vec<PlayedAction<G::Action>>,
    /// All that the record tells up to the last takeback; the actions of `played` from `kept` on come after it.
    past: Vec<PastLine<G::Action>>,
    kept: usize,
    questions: BySeat<u32>,
    last_step: Option<LastStep<G::State>>,
}

impl<G: Game> Match<G> {
    /// Deals a new match.
    pub fn new(settings: Settings, seed: Seed, chairs: Vec<Participant>) -> Result<Match<G>, BadOptions> {
        let dice = seed.dice(&salts(&chairs));
        Match::deal(settings, seed, chairs, dice)
    }

    fn deal(settings: Settings, seed: Seed, chairs: Vec<Participant>, mut dice: Dice) -> Result<Match<G>, BadOptions> {
        let version = settings.rules_version(G::ABOUT);
        if !G::ABOUT.knows_rules(version) {
            let (oldest, newest) = (G::ABOUT.rules_version_oldest, G::ABOUT.rules_version);
            let problem = format!("version {version} of the rules is unknown; there are {oldest} to {newest}");
            return Err(BadOptions(vec![SettingFault::new("rules", problem)]));
        }
        let options = G::options(&settings)?;
        let seats = settings.seats();
        if chairs.len() != usize::from(seats) {
            let problem = format!("{} chairs do not make a table of {seats}", chairs.len());
            return Err(BadOptions(vec![SettingFault::new("seats", problem)]));
        }
        let state = G::setup(&options, &mut dice);
        let deciders = G::deciders(&state);
        let questions = BySeat::from_fn(seats, |seat| u32::from(deciders.contains(seat)));
        let (takebacks, kept, played, past) = Default::default();
        Ok(Match {
            settings,
            options,
            seed,
            chairs,
            state,
            dice,
            takebacks,
            played,
            past,
            kept,
            questions,
            last_step: None,
        })
    }

    /// What was chosen before the match.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The chosen options as the game's own type.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.settings.seats()
    }

    /// Who sits where.
    pub fn chairs(&self) -> &[Participant] {
        &self.chairs
    }

    /// Who must decide now; nobody when the match is over.
    pub fn deciders(&self) -> Seats {
        G::deciders(&self.state)
    }

    /// The number of the question that a seat was asked last. An answer to an older one is stale.
    pub fn question(&self, seat: Seat) -> u32 {
        self.questions[seat]
    }

    /// Every choice that a seat has now.
    pub fn menu(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        G::legal(&self.state, seat, &mut actions);
        actions
    }

    /// What a viewer may know.
    pub fn view(&self, viewer: Viewer) -> G::View {
        G::view(&self.state, viewer)
    }

    /// How the match ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        G::outcome(&self.state)
    }

    /// The action that is taken for a seat whose time has run out, where the rules name one.
    pub fn timeout_action(&self, seat: Seat) -> Option<G::Action> {
        G::timeout_action(&self.state, seat)
    }

    /// An action that the host takes by itself after a time.
    pub fn auto_action(&self) -> Option<AutoAction<G::Action>> {
        G::auto_action(&self.state)
    }

    /// The actions so far.
    pub fn played(&self) -> &[PlayedAction<G::Action>] {
        &self.played
    }

    /// Takes an action, and tells what happened; or refuses it, and nothing changes.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<Vec<AddressedEvent<G::Event>>, Illegal> {
        self.take(seat, action, false)
    }

    /// The same for a seat that has nothing to decide. [`Match::undo`] takes such an action back together with the one
    /// before it.
    pub fn play_forced(&mut self, seat: Seat, action: G::Action) -> Result<Vec<AddressedEvent<G::Event>>, Illegal> {
        self.take(seat, action, true)
    }

    fn take(&mut self, seat: Seat, action: G::Action, forced: bool) -> Result<Vec<AddressedEvent<G::Event>>, Illegal> {
        self.refuse_strangers(seat)?;
        let deciders = self.deciders();
        let rolled_before = self.dice.rolled();
        let mut log = Log::new();
        let before = self.state.clone();
        G::apply(&mut self.state, seat, action, &mut self.dice, &mut log)?;
        let decided = !forced || self.has_acted_in_secret(seat, &before);
        let told_others = self.tells_others(seat, log.events());
        self.last_step = Some(LastStep { seat, before, told_others, decided });
        let rolled = self.dice.rolled() > rolled_before;
        let (takebacks, revealed) = (self.takebacks, log.is_revealed());
        self.played.push(PlayedAction { seat, action, forced, deciders, rolled, revealed, takebacks });
        let asked_now = self.deciders().minus(deciders).with(seat);
        asked_now.iter().for_each(|asked| self.questions[asked] += 1);
        Ok(log.into_events())
    }

    /// Why an action would be refused, if it would be. Nothing changes.
    pub fn check(&self, seat: Seat, action: G::Action) -> Result<(), Illegal> {
        self.refuse_strangers(seat)?;
        G::apply(&mut self.state.clone(), seat, action, &mut self.dice.clone(), &mut Log::silent())
    }

    fn refuse_strangers(&self, seat: Seat) -> Result<(), Illegal> {
        if Seats::all(self.seats()).contains(seat) { Ok(()) } else { Err(Illegal::NotAsked(seat)) }
    }

    /// Takes a seat's last action back. That is free while no dice have fallen, nothing hidden has become
    /// known and nobody else has moved, but for those who were deciding at the same time anyway.
    ///
    /// What was forced on the seat since goes with it.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoRefusal> {
        let last = self.check_undo(seat)?;
        let goes = |index: usize, played: &PlayedAction<G::Action>| index >= last && played.seat == seat;
        let kept = self.played.iter().enumerate().filter(|&(index, played)| !goes(index, played));
        let shorter = self.refold(kept.map(|(_, played)| played), self.takebacks);
        let shorter = shorter.ok_or(UndoRefusal::OthersMoved)?;
        let who_knows = self.who_can_tell(&shorter).with(seat);
        self.become_shorter(shorter, who_knows);
        Ok(())
    }

    /// The last action that a seat decided.
    pub fn last_decision(&self, seat: Seat) -> Option<usize> {
        self.played.iter().rposition(|played| played.seat == seat && !played.forced)
    }

    /// The action that a seat could take back by itself.
    fn check_undo(&self, seat: Seat) -> Result<usize, UndoRefusal> {
        let last = self.last_decision(seat).ok_or(UndoRefusal::Nothing)?;
        let since = &self.played[last..];
        if since.iter().any(|played| played.rolled) {
            return Err(UndoRefusal::Dice);
        }
        // What was taken back since is known to all, too.
        if last < self.kept || since.iter().any(|played| played.revealed) {
            return Err(UndoRefusal::Revealed);
        }
        if since.iter().any(|later| !since[0].deciders.contains(later.seat)) {
            return Err(UndoRefusal::OthersMoved);
        }
        Ok(last)
    }

    /// The action of a seat that has nothing to decide: it has one choice, or all of them lead to the same, and everybody
    /// knows that. Two decisions are left to players all the same: the one that ends a talk, and a step after which they
    /// could not take back any more what they have just done.
    pub fn forced(&self, seat: Seat) -> Option<G::Action> {
        let menu = self.menu(seat);
        let first = *menu.first()?;
        // Nearly every menu has choices that differ, and this is asked after every action, so a quick look comes first.
        if menu
            .get(1)
            .is_some_and(|&second| menu.len() > FORCED_MENU_MAX || !self.lead_to_the_same(seat, first, second))
        {
            return None;
        }
        if self.auto_action().is_some_and(|auto_action| auto_action.seat == seat) {
            return None;
        }
        let end = |viewer| forced_end::<G>(&self.options, &self.view(viewer), seat);
        let mut ends = vec![end(Viewer::Seat(seat))?];
        // If only the seat knew that it has no choice, an answer that comes at once would tell the others. Not so if they
        // cannot see it, or if it follows a decision that they could not see: then they do not know when it was due.
        if !self.has_acted_in_secret(seat, &self.state) && self.is_noticed(seat, first) {
            ends.push(end(Viewer::Spectator)?);
        }
        let is_commitment = ends.contains(&ForcedEnd::Final) && self.check_undo(seat).is_ok();
        (!is_commitment).then_some(first)
    }

    fn lead_to_the_same(&self, seat: Seat, one: G::Action, other: G::Action) -> bool {
        let after = |action| {
            let mut state = self.state.clone();
            G::apply(&mut state, seat, action, &mut self.dice.clone(), &mut Log::silent()).map(|()| state)
        };
        after(one) == after(other)
    }

    /// Whether anybody but the seat would notice an action.
    fn is_noticed(&self, seat: Seat, action: G::Action) -> bool {
        let (mut state, mut log) = (self.state.clone(), Log::new());
        let applied = G::apply(&mut state, seat, action, &mut self.dice.clone(), &mut log);
        applied.is_err() || self.tells_others(seat, log.events()) || self.is_visible(seat, &self.state, &state)
    }

    /// Whether a seat took the last action, nobody else could notice it, and it was the seat's decision or followed one.
    fn has_acted_in_secret(&self, seat: Seat, now: &G::State) -> bool {
        self.last_step.as_ref().is_some_and(|last| {
            last.seat == seat && last.decided && !last.told_others && !self.is_visible(seat, &last.before, now)
        })
    }

    fn tells_others(&self, seat: Seat, events: &[AddressedEvent<G::Event>]) -> bool {
        let others = || Viewer::all(self.seats()).filter(|viewer| *viewer != Viewer::Seat(seat));
        events.iter().any(|told| others().any(|viewer| told.to.includes(viewer)))
    }

    /// Whether anybody but the seat can tell these states apart.
    fn is_visible(&self, seat: Seat, one: &G::State, other: &G::State) -> bool {
        let mut others = Viewer::all(self.seats()).filter(|viewer| *viewer != Viewer::Seat(seat));
        G::deciders(one) != G::deciders(other) || others.any(|viewer| G::view(one, viewer) != G::view(other, viewer))
    }

    /// Looks at the moment when `count` actions had been taken. What is played from there again meets the same dice.
    pub fn rewind(&mut self, count: usize) {
        let takebacks = self.played.get(count).map_or(self.takebacks, |next| next.takebacks);
        let shorter = self.refold(self.played.iter().take(count), takebacks);
        let shorter = shorter.expect("a match replays its own actions");
        if count < self.kept {
            // The past does not lead here; there is no record of such a moment.
            (self.kept, self.past) = Default::default();
        }
        self.become_shorter(shorter, Seats::all(self.seats()));
    }

    /// Goes back to the moment when `count` actions had been taken. Asking the others is the caller's part. The record
    /// says so, and if dice are undone, those that fall from now on come from a fresh stream.
    pub fn take_back(&mut self, count: usize) {
        let count = count.min(self.played.len());
        let undid_roll = self.played[count..].iter().any(|played| played.rolled);
        let shorter = self.refold(self.played.iter().take(count), self.takebacks + u32::from(undid_roll));
        let shorter = shorter.expect("a match replays its own actions");
        let since = &self.played[self.kept..];
        self.past.extend(since.iter().map(|played| PastLine::Action(played.seat, played.action)));
        self.past.push(PastLine::Takeback(count));
        self.kept = count;
        self.become_shorter(shorter, Seats::all(self.seats()));
    }

    /// Everything that was told since the deal, action by action, found by playing the match again.
    pub fn story(&self) -> Vec<Vec<AddressedEvent<G::Event>>> {
        let mut again = self.refold(std::iter::empty(), 0).expect("a match can be dealt again");
        let tell = |played: &PlayedAction<G::Action>| {
            again.use_dice_after(played.takebacks);
            again.play(played.seat, played.action).expect("a match replays its own actions")
        };
        self.played.iter().map(tell).collect()
    }

    /// Plays a finished match again and shows every action with the states around it, to those who weigh its luck. A
    /// match that is not over shows nothing: its states belong to nobody yet.
    pub fn retrace(&self, mut look: impl FnMut(RetracedStep<'_, G>)) {
        if self.outcome().is_none() {
            return;
        }
        let mut again = self.refold(std::iter::empty(), 0).expect("a match can be dealt again");
        for played in &self.played {
            again.use_dice_after(played.takebacks);
            let before = again.state.clone();
            let rolled_before = again.dice.rolled();
            G::apply(&mut again.state, played.seat, played.action, &mut again.dice, &mut Log::silent())
                .expect("a match replays its own actions");
            let rolled = again.dice.rolled() > rolled_before;
            let (seat, action, after) = (played.seat, played.action, &again.state);
            look(RetracedStep { before: &before, seat, action, after, rolled });
        }
    }

    /// The same match with other actions, or nothing if one of them is refused. Its next dice are those that follow so many
    /// takebacks.
    fn refold<'a>(
        &'a self,
        actions: impl Iterator<Item = &'a PlayedAction<G::Action>>,
        takebacks: u32,
    ) -> Option<Match<G>> {
        let mut shorter = Match::new(self.settings.clone(), self.seed, self.chairs.clone()).ok()?;
        for played in actions {
            shorter.use_dice_after(played.takebacks);
            shorter.take(played.seat, played.action, played.forced).ok()?;
        }
        shorter.use_dice_after(takebacks);
        Some(shorter)
    }

    /// Takes the dice from the stream that follows so many takebacks. A stream is never taken up again once it was left.
    fn use_dice_after(&mut self, takebacks: u32) {
        if self.takebacks != takebacks {
            self.takebacks = takebacks;
            self.dice = self.seed.dice_after(&salts(&self.chairs), takebacks);
        }
    }

    /// Those who can tell this match from another one.
    fn who_can_tell(&self, other: &Match<G>) -> Seats {
        let all = Seats::all(self.seats());
        if self.deciders() != other.deciders() {
            return all;
        }
        all.iter().filter(|&seat| self.view(Viewer::Seat(seat)) != other.view(Viewer::Seat(seat))).collect()
    }

    /// Seats that notice the difference get a new question number: their answers to the old question are stale. The
    /// numbers of the others must not reveal that something hidden was undone.
    fn become_shorter(&mut self, mut shorter: Match<G>, who_knows: Seats) {
        shorter.questions = self.questions.map(|seat, question| question + u32::from(who_knows.contains(seat)));
        (shorter.kept, shorter.past) = (self.kept, std::mem::take(&mut self.past));
        *self = shorter;
    }

    /// The record of the match. The seed, the dice and the result are in it once the match is over.
    pub fn record(&self) -> Record {
        self.record_until(None)
    }

    /// The record of a match that ends here, without an outcome. All that was hidden is in it.
    pub fn aborted_record(&self, why: Abort) -> Record {
        self.record_until(Some(why))
    }

    pub(crate) fn record_until(&self, aborted: Option<Abort>) -> Record {
        let outcome = self.outcome();
        let is_over = outcome.is_some() || aborted.is_some();
        let header = Record {
            format: crate::record::FORMAT,
            game: G::ABOUT.name.to_owned(),
            rules_version: self.settings.rules_version(G::ABOUT),
            options: self.settings.iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
            content: self.settings.content().map(content_hash),
            content_text: self.settings.content().filter(|text| is_json(text)).map(str::to_owned),
            chairs: self.chairs.clone(),
            commitment: self.seed.commitment(),
            seed: is_over.then_some(self.seed),
            deal: Vec::new(),
            result: outcome.as_ref().map(Outcome::to_string),
            aborted: aborted.filter(|_| outcome.is_none()),
            check: String::new(),
            moves: Vec::new(),
            takebacks: Vec::new(),
            end: None,
            signature: None,
            lines: Default::default(),
        };
        let (deal, rolls) = if is_over { self.rolls() } else { Default::default() };
        let mut rolls = rolls.into_iter();
        let mut record = header.begin(deal);
        for line in self.lines() {
            match line {
                PastLine::Action(seat, action) => {
                    record.add_move(seat, action.to_string(), rolls.next().unwrap_or_default());
                }
                PastLine::Takeback(to) => record.add_takeback(to),
            }
        }
        record.finish()
    }

    /// Every line of the record.
    fn lines(&self) -> impl Iterator<Item = PastLine<G::Action>> {
        let since = self.played[self.kept..].iter().map(|played| PastLine::Action(played.seat, played.action));
        self.past.iter().copied().chain(since)
    }

    /// What the dice showed at the deal and after each action.
    fn rolls(&self) -> (Vec<Roll>, Vec<Vec<Roll>>) {
        let dice = self.seed.dice(&salts(&self.chairs)).traced();
        let mut again = Match::<G>::deal(self.settings.clone(), self.seed, self.chairs.clone(), dice)
            .expect("a match can be dealt again");
        let deal = again.dice.take_trace();
        let mut rolls = Vec::with_capacity(self.past.len() + self.played.len());
        for line in self.lines() {
            match line {
                PastLine::Action(seat, action) => {
                    again.play(seat, action).expect("a match replays its own actions");
                    rolls.push(again.dice.take_trace());
                }
                PastLine::Takeback(to) => {
                    again.take_back(to);
                    again.dice.start_trace();
                }
            }
        }
        (deal, rolls)
    }
}

impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Match<G> {
        Match {
            settings: self.settings.clone(),
            options: self.options.clone(),
            seed: self.seed,
            chairs: self.chairs.clone(),
            state: self.state.clone(),
            dice: self.dice.clone(),
            takebacks: self.takebacks,
            played: self.played.clone(),
            past: self.past.clone(),
            kept: self.kept,
            questions: self.questions.clone(),
            last_step: self.last_step.clone(),
        }
    }
}

pub(crate) fn salts(chairs: &[Participant]) -> Vec<Salt> {
    chairs.iter().map(|chair| chair.salt).collect()
}

pub(crate) fn content_hash(content: &str) -> Hash256 {
    Hash256::of(&[b"escapade content", content.as_bytes()])
}
