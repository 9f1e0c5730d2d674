//! Matches: one game being played, as a fold over the actions that were taken.

use crate::record::Move;
use crate::{
    AddressedEvent, AutoAction, BadOptions, BySeat, Dice, Game, Hash256, Illegal, Log, Outcome, Record, Roll, Salt,
    Seat, Seats, Seed, SettingFault, Settings, Viewer,
};

/// A player of a match, and their part in the seed.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Participant {
    /// The player's name.
    pub name: String,
    /// Their part in the dice.
    pub salt: Salt,
}

impl Participant {
    /// A participant without salt, for tests and for players at one computer, who need no proof of fairness.
    pub fn unsalted(name: impl Into<String>) -> Participant {
        Participant { name: name.into(), salt: Salt::default() }
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
    /// Who had to decide when it was taken.
    deciders: Seats,
    /// Whether dice fell.
    rolled: bool,
    /// Whether something hidden became known.
    revealed: bool,
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
    played: Vec<PlayedAction<G::Action>>,
    questions: BySeat<u32>,
}

impl<G: Game> Match<G> {
    /// Deals a new match.
    pub fn new(settings: Settings, seed: Seed, chairs: Vec<Participant>) -> Result<Match<G>, BadOptions> {
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
        let mut dice = seed.dice(&salts(&chairs));
        let state = G::setup(&options, &mut dice);
        let deciders = G::deciders(&state);
        let questions = BySeat::from_fn(seats, |seat| u32::from(deciders.contains(seat)));
        Ok(Match { settings, options, seed, chairs, state, dice, played: Vec::new(), questions })
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
        self.refuse_strangers(seat)?;
        let deciders = self.deciders();
        let rolled_before = self.dice.rolled();
        let mut log = Log::new();
        G::apply(&mut self.state, seat, action, &mut self.dice, &mut log)?;
        let rolled = self.dice.rolled() > rolled_before;
        self.played.push(PlayedAction { seat, action, deciders, rolled, revealed: log.is_revealed() });
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
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoRefusal> {
        let last = self.played.iter().rposition(|played| played.seat == seat).ok_or(UndoRefusal::Nothing)?;
        let since = &self.played[last..];
        if since.iter().any(|played| played.rolled) {
            return Err(UndoRefusal::Dice);
        }
        if since.iter().any(|played| played.revealed) {
            return Err(UndoRefusal::Revealed);
        }
        if since.iter().any(|later| !since[0].deciders.contains(later.seat)) {
            return Err(UndoRefusal::OthersMoved);
        }
        let kept = self.played.iter().enumerate().filter(|&(index, _)| index != last);
        let shorter =
            self.refold(kept.map(|(_, played)| (played.seat, played.action))).ok_or(UndoRefusal::OthersMoved)?;
        let who_knows = self.who_can_tell(&shorter).with(seat);
        self.become_shorter(shorter, who_knows);
        Ok(())
    }

    /// Goes back to the moment when `count` actions had been taken. Asking the others is the caller's part.
    pub fn rewind(&mut self, count: usize) {
        let kept = self.played.iter().take(count).map(|played| (played.seat, played.action));
        let shorter = self.refold(kept).expect("a match replays its own actions");
        self.become_shorter(shorter, Seats::all(self.seats()));
    }

    /// Everything that was told since the deal, found by playing the match again.
    pub fn story(&self) -> Vec<AddressedEvent<G::Event>> {
        let mut again = self.refold(std::iter::empty()).expect("a match can be dealt again");
        let tell = |played: &PlayedAction<G::Action>| {
            again.play(played.seat, played.action).expect("a match replays its own actions")
        };
        self.played.iter().flat_map(tell).collect()
    }

    /// The same match with other actions, or nothing if one of them is refused.
    fn refold(&self, actions: impl Iterator<Item = (Seat, G::Action)>) -> Option<Match<G>> {
        let mut shorter = Match::new(self.settings.clone(), self.seed, self.chairs.clone()).ok()?;
        for (seat, action) in actions {
            shorter.play(seat, action).ok()?;
        }
        Some(shorter)
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
        *self = shorter;
    }

    /// The record of the match. The seed, the dice and the result are in it once the match is over.
    pub fn record(&self) -> Record {
        let outcome = self.outcome();
        let mut record = Record {
            game: G::ABOUT.name.to_owned(),
            rules_version: self.settings.rules_version(G::ABOUT),
            options: self.settings.iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
            content: self.settings.content().map(content_hash),
            chairs: self.chairs.clone(),
            commitment: self.seed.commitment(),
            seed: outcome.as_ref().map(|_| self.seed),
            deal: Vec::new(),
            result: outcome.as_ref().map(Outcome::to_string),
            check: String::new(),
            moves: Vec::new(),
            lines: Default::default(),
        };
        let (deal, rolls) = if outcome.is_some() { self.rolls() } else { Default::default() };
        record.deal = deal;
        let mut chain = record.chain_start();
        record.check = chain.short();
        for (index, played) in self.played.iter().enumerate() {
            let action = played.action.to_string();
            chain = Record::link(&chain, played.seat, &action);
            let rolls = rolls.get(index).cloned().unwrap_or_default();
            record.moves.push(Move { seat: played.seat, action, rolls, check: chain.short(), line: 0 });
        }
        record
    }

    /// What the dice showed at the deal and after each action.
    fn rolls(&self) -> (Vec<Roll>, Vec<Vec<Roll>>) {
        let mut dice = self.seed.dice(&salts(&self.chairs)).traced();
        let mut state = G::setup(&self.options, &mut dice);
        let deal = dice.take_trace();
        let rolls = self.played.iter().map(|played| {
            G::apply(&mut state, played.seat, played.action, &mut dice, &mut Log::silent())
                .expect("a match replays its own actions");
            dice.take_trace()
        });
        (deal, rolls.collect())
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
            played: self.played.clone(),
            questions: self.questions.clone(),
        }
    }
}

pub(crate) fn salts(chairs: &[Participant]) -> Vec<Salt> {
    chairs.iter().map(|chair| chair.salt).collect()
}

pub(crate) fn content_hash(content: &str) -> Hash256 {
    Hash256::of(&[b"escapade content", content.as_bytes()])
}
