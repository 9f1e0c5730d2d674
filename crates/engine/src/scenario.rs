//! Scenarios: a short script of play for a test, in notation.

use crate::{AddressedEvent, Clause, Dice, Game, Illegal, Log, Outcome, Seat, Settings, Viewer};

/// A state, the dice that come next, and one-line words to play and to expect.
///
/// Lines are a seat and an action in notation, as in a record: `a move radio`.
///
/// ```
/// use engine::sample::Sample;
/// use engine::scenario::Scenario;
/// // Everybody is dealt three cards: ana 1 2 3, ben 4 5 6.
/// let mut game = Scenario::<Sample>::deal(2, [], [0, 0, 0, 0, 0, 0]);
/// game.refuses("a bid 4", "SMP-002").play("a bid 3").play("b bid 5").offers("b", &["peek", "roll", "bank"]);
/// game.dice([4]).play("b roll").refuses("b peek", "SMP-006");
/// ```
pub struct Scenario<G: Game> {
    /// The state, which a game's own tests may look into and change.
    pub state: G::State,
    /// What was told since the last call of `play`.
    pub told: Vec<AddressedEvent<G::Event>>,
    dice: Dice,
}

impl<G: Game> Scenario<G> {
    /// Deals with these options and these dice.
    ///
    /// # Panics
    /// When the settings are wrong or the dice do not fit the deal.
    pub fn deal<'a>(
        seats: u8,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
        dice: impl IntoIterator<Item = u32>,
    ) -> Scenario<G> {
        Scenario::deal_with(seats, options, Dice::scripted(dice))
    }

    /// Deals with these options and the dice of a seed, for tests to which the deal does not matter.
    ///
    /// # Panics
    /// When the settings are wrong.
    pub fn deal_any<'a>(seats: u8, options: impl IntoIterator<Item = (&'a str, &'a str)>, seed: u64) -> Scenario<G> {
        Scenario::deal_with(seats, options, Dice::seeded(seed))
    }

    fn deal_with<'a>(seats: u8, options: impl IntoIterator<Item = (&'a str, &'a str)>, mut dice: Dice) -> Scenario<G> {
        let settings = Settings::read(G::ABOUT.options, G::ABOUT.seats.clone(), seats, options);
        let options = settings.and_then(|settings| G::options(&settings)).unwrap_or_else(|faults| panic!("{faults}"));
        let state = G::setup(&options, &mut dice);
        assert_eq!(dice.script_left(), 0, "the deal did not ask for all the dice");
        Scenario { state, told: Vec::new(), dice: Dice::scripted([]) }
    }

    /// Starts in this state, without dice.
    pub fn from_state(state: G::State) -> Scenario<G> {
        Scenario { state, told: Vec::new(), dice: Dice::scripted([]) }
    }

    /// The dice that the next actions ask for, in place of what is left.
    pub fn dice(&mut self, answers: impl IntoIterator<Item = u32>) -> &mut Scenario<G> {
        self.dice = Dice::scripted(answers);
        self
    }

    /// Dice of a seed for the next actions, where chance does not matter.
    pub fn any_dice(&mut self, seed: u64) -> &mut Scenario<G> {
        self.dice = Dice::seeded(seed);
        self
    }

    /// Plays lines, each of which must be listed and accepted.
    ///
    /// # Panics
    /// When one is not.
    #[track_caller]
    pub fn play(&mut self, lines: &str) -> &mut Scenario<G> {
        self.told.clear();
        for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let (seat, action) = read::<G>(line);
            let menu = self.menu(&seat.to_string());
            assert!(menu.contains(&action.to_string()), "`{line}` is not listed; there are: {}", menu.join(", "));
            let mut log = Log::new();
            if let Err(illegal) = G::apply(&mut self.state, seat, action, &mut self.dice, &mut log) {
                panic!("`{line}` is refused: {illegal}");
            }
            self.told.append(&mut log.into_events());
        }
        self
    }

    /// Expects a line to be refused by this clause.
    ///
    /// # Panics
    /// When it is accepted, listed, or refused for another reason.
    #[track_caller]
    pub fn refuses(&mut self, line: &str, clause: &str) -> &mut Scenario<G> {
        assert_eq!(self.refusal(line), Illegal::Rule(Clause::new(clause)), "`{line}`");
        self
    }

    /// Expects a line to be refused because the seat is not asked.
    ///
    /// # Panics
    /// When it is.
    #[track_caller]
    pub fn not_asked(&mut self, line: &str) -> &mut Scenario<G> {
        let (seat, _) = read::<G>(line);
        assert_eq!(self.refusal(line), Illegal::NotAsked(seat), "`{line}`");
        self
    }

    #[track_caller]
    fn refusal(&self, line: &str) -> Illegal {
        let (seat, action) = read::<G>(line);
        let menu = self.menu(&seat.to_string());
        assert!(!menu.contains(&action.to_string()), "`{line}` is listed");
        G::apply(&mut self.state.clone(), seat, action, &mut self.dice.clone(), &mut crate::Log::silent())
            .expect_err("an action that is not listed is refused")
    }

    /// Every choice of a seat in notation; none when it is not asked.
    #[track_caller]
    pub fn menu(&self, seat: &str) -> Vec<String> {
        let mut actions = Vec::new();
        G::legal(&self.state, seat.parse().unwrap_or_else(|fault| panic!("{fault}")), &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    /// Expects exactly these choices of a seat, in any order.
    ///
    /// # Panics
    /// When there are others.
    #[track_caller]
    pub fn offers(&mut self, seat: &str, expected: &[&str]) -> &mut Scenario<G> {
        let mut menu = self.menu(seat);
        menu.sort();
        let mut expected = expected.to_vec();
        expected.sort_unstable();
        assert_eq!(menu, expected);
        self
    }

    /// Expects a choice among those of a seat.
    ///
    /// # Panics
    /// When it is missing.
    #[track_caller]
    pub fn lists(&mut self, line: &str) -> &mut Scenario<G> {
        let (seat, action) = read::<G>(line);
        let menu = self.menu(&seat.to_string());
        assert!(menu.contains(&action.to_string()), "`{line}` is not listed; there are: {}", menu.join(", "));
        self
    }

    /// Expects that no choice of a seat begins with these words.
    ///
    /// # Panics
    /// When one does.
    #[track_caller]
    pub fn lacks(&mut self, seat: &str, words: &str) -> &mut Scenario<G> {
        let menu = self.menu(seat);
        let found = menu.iter().find(|action| *action == words || action.starts_with(&format!("{words} ")));
        assert_eq!(found, None);
        self
    }

    /// What a seat (a letter) or a spectator (anything else) sees.
    pub fn view(&self, viewer: &str) -> G::View {
        G::view(&self.state, viewer.parse::<Seat>().map_or(Viewer::Spectator, Viewer::Seat))
    }

    /// How the match ended.
    ///
    /// # Panics
    /// When it has not.
    #[track_caller]
    pub fn outcome(&self) -> Outcome {
        G::outcome(&self.state).expect("the match is over")
    }
}

#[track_caller]
fn read<G: Game>(line: &str) -> (Seat, G::Action) {
    let (seat, action) = line.split_once(' ').unwrap_or_else(|| panic!("`{line}` is not a seat and an action"));
    let seat = seat.parse().unwrap_or_else(|fault| panic!("`{line}`: {fault}"));
    (seat, action.parse().unwrap_or_else(|fault| panic!("`{line}`: {fault}")))
}
