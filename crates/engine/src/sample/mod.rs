//! A small complete game that uses everything in the engine: for tests, examples and benchmarks.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{
    About, Audience, BadOptions, BySeat, Census, Clause, Deck, DeckView, Dice, Foresee, Game, GaugeKind, Id, Illegal,
    Judge, Log, ObservationLayout, ObservationWriter, Observe, OptionKind, OptionSpec, Outcome, Reading, Sealed,
    SealedView, Seat, Seats, Set, Settings, Stats, Viewer,
};

const HAND_SIZE: u8 = 3;
const CARDS: u8 = 12;
const LOOT_MAX: u8 = 12;

/// A card, from 1 to 12.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Card(u8);

impl Id for Card {
    fn index(self) -> u8 {
        self.0 - 1
    }

    fn from_index(index: u8) -> Card {
        Card(index + 1)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Card {
    type Err = String;

    fn from_str(text: &str) -> Result<Card, String> {
        match text.parse() {
            Ok(number @ 1..=CARDS) => Ok(Card(number)),
            _ => Err(format!("`{text}` is not a card from 1 to {CARDS}")),
        }
    }
}

crate::enumerated!(Card, CARDS);

crate::actions! {
    /// One step of a player.
    pub enum Action {
        /// Bid a card, face down.
        "bid" => Bid(card: Card = "a card"),
        /// Look at the top card of the deck.
        "peek" => Peek,
        /// Roll for more loot.
        "roll" => Roll,
        /// Bank the loot.
        "bank" => Bank,
    }
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A seat has bid; what, stays hidden.
    HasBid(Seat),
    /// All bids were opened.
    Bids(ArrayVec<(Seat, Card), 4>),
    /// A seat looked at the top card.
    Peeked(Seat),
    /// The top card, for the seat that looked at it.
    Top(Card),
    /// A seat rolled.
    Rolled(Seat, u8),
    /// A seat banked its loot.
    Banked(Seat, u8),
    /// A seat drew a card.
    Drew(Seat),
    /// The card, for the seat that drew it.
    DrewCard(Card),
}

/// The options, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    seats: u8,
    rounds: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Step {
    Bid(Sealed<Option<Card>>),
    Loot { seat: Seat, loot: u8, rolled: bool, peeked: bool },
    Over,
}

/// What is on the table.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct State {
    rounds_left: u8,
    hands: BySeat<Set<Card>>,
    coins: BySeat<u8>,
    // Only the card on top can be known: it was peeked at.
    deck: Deck<Set<Card>, 1>,
    discard: Set<Card>,
    step: Step,
}

/// What a viewer may know.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
pub struct View {
    viewer: Viewer,
    rounds_left: u8,
    hand: Option<Set<Card>>,
    hand_sizes: BySeat<u8>,
    coins: BySeat<u8>,
    deck: DeckView<Card>,
    discard: Set<Card>,
    step: StepView,
}

#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum StepView {
    Bid(SealedView<Option<Card>>),
    Loot { seat: Seat, loot: u8, rolled: bool, peeked: bool },
    Over,
}

crate::observe!(
    struct View {
        viewer: Viewer,
        rounds_left: u8,
        hand: Option<Set<Card>>,
        hand_sizes: BySeat<u8>,
        coins: BySeat<u8>,
        deck: DeckView<Card>,
        discard: Set<Card>,
        step: StepView,
    }
);

crate::observe!(enum StepView {
    Bid(bids: SealedView<Option<Card>>),
    Loot { seat: Seat, loot: u8, rolled: bool, peeked: bool },
    Over,
});

/// The card on top, if one was peeked at, and how many others there are.
impl Observe for DeckView<Card> {
    fn width(seats: u8) -> usize {
        Option::<Card>::width(seats) + u16::width(seats)
    }

    fn describe(layout: &mut ObservationLayout) {
        layout.part("top", Option::<Card>::describe);
        layout.part("unknown", u16::describe);
    }

    fn observe(&self, row: &mut ObservationWriter<'_>) {
        self.top.last().and_then(|seen| seen.card).observe(row);
        (self.unknown as u16).observe(row);
    }
}

impl View {
    /// How many rounds are still to play.
    pub fn rounds_left(&self) -> u8 {
        self.rounds_left
    }

    /// How many cards are in the deck.
    pub fn deck_count(&self) -> u32 {
        self.deck.count()
    }

    /// The discarded cards.
    pub fn discard(&self) -> impl Iterator<Item = Card> {
        self.discard.iter()
    }

    /// Each seat with its coins and the number of cards in its hand.
    pub fn coins(&self) -> impl Iterator<Item = (Seat, u8, u8)> {
        self.coins.iter().map(|(seat, &coins)| (seat, coins, self.hand_sizes[seat]))
    }

    /// The viewer's own hand; a spectator has none.
    pub fn hand(&self) -> Option<impl Iterator<Item = Card>> {
        self.hand.map(Set::iter)
    }

    /// The loot that is rolled for, once the bids are open.
    pub fn loot(&self) -> Option<u8> {
        match self.step {
            StepView::Loot { loot, .. } => Some(loot),
            StepView::Bid(_) | StepView::Over => None,
        }
    }
}

/// The sample game.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample;

fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    if let Step::Over = state.step {
        return Err(Illegal::Over);
    }
    if !Sample::deciders(state).contains(seat) {
        return Err(Illegal::NotAsked(seat));
    }
    let rule = |id| Err(Illegal::Rule(Clause::new(id)));
    match (&state.step, action) {
        (Step::Bid(_), Action::Bid(card)) if state.hands[seat].contains(card) => Ok(()),
        (Step::Bid(_), _) => rule("SMP-002"),
        (Step::Loot { loot: LOOT_MAX.., .. }, Action::Roll) => rule("SMP-009"),
        (Step::Loot { rolled: false, peeked: false, .. }, Action::Peek) if !state.deck.is_empty() => Ok(()),
        (_, Action::Peek) => rule("SMP-006"),
        (_, Action::Roll | Action::Bank) => Ok(()),
        (_, Action::Bid(_)) => rule("SMP-004"),
    }
}

fn open_bids(state: &mut State, bids: BySeat<Option<Card>>, log: &mut Log<Event>) {
    let bids: ArrayVec<(Seat, Card), 4> = bids.iter().filter_map(|(seat, bid)| Some((seat, (*bid)?))).collect();
    for &(seat, card) in &bids {
        state.hands[seat].remove(card);
        state.discard.insert(card);
    }
    let (seat, _) = bids.iter().copied().max_by_key(|(_, card)| *card).expect("every seat has bid");
    log.emit(Audience::ALL, Event::Bids(bids));
    log.reveal();
    state.step = Step::Loot { seat, loot: 1, rolled: false, peeked: false };
}

fn end_round(state: &mut State, seat: Seat, loot: u8, dice: &mut Dice, log: &mut Log<Event>) {
    state.coins[seat] += loot;
    log.emit(Audience::ALL, Event::Banked(seat, loot));
    state.rounds_left -= 1;
    let seats = state.hands.len();
    for seat in Seats::all(seats) {
        if let Some(card) = state.deck.draw(dice) {
            state.hands[seat].insert(card);
            log.emit(Audience::ALL, Event::Drew(seat));
            log.emit(Audience::seat(seat), Event::DrewCard(card));
            log.reveal();
        }
    }
    state.step = if state.rounds_left == 0 { Step::Over } else { Step::Bid(Sealed::new(seats, Seats::all(seats))) };
}

impl Game for Sample {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ABOUT: &'static About = &About {
        name: "sample",
        prefix: "SMP",
        rules_version: 1,
        rules_version_oldest: 1,
        seats: 2..=4,
        actions_max: 200,
        options: &[OptionSpec { key: "rounds", kind: OptionKind::Number { min: 1, max: 3 }, default: "3" }],
    };

    fn rules() -> &'static str {
        include_str!("RULES.md")
    }

    fn options(settings: &Settings) -> Result<Options, BadOptions> {
        Ok(Options { seats: settings.seats(), rounds: settings.number("rounds") as u8 })
    }

    fn setup(options: &Options, dice: &mut Dice) -> State {
        let mut deck = Deck::new(Set::first(CARDS));
        let hands = BySeat::from_fn(options.seats, |_| (0..HAND_SIZE).filter_map(|_| deck.draw(dice)).collect());
        let step = Step::Bid(Sealed::new(options.seats, Seats::all(options.seats)));
        State { rounds_left: options.rounds, hands, coins: BySeat::new(options.seats), deck, discard: Set::EMPTY, step }
    }

    fn deciders(state: &State) -> Seats {
        match &state.step {
            Step::Bid(bids) => bids.pending(),
            Step::Loot { seat, .. } => Seats::only(*seat),
            Step::Over => Seats::NONE,
        }
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let candidates = state.hands[seat].iter().map(Action::Bid).chain([Action::Peek, Action::Roll, Action::Bank]);
        actions.extend(candidates.filter(|&action| check(state, seat, action).is_ok()));
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        action: Action,
        dice: &mut Dice,
        log: &mut Log<Event>,
    ) -> Result<(), Illegal> {
        check(state, seat, action)?;
        match (&mut state.step, action) {
            (Step::Bid(bids), Action::Bid(card)) => {
                bids.put(seat, Some(card));
                log.emit(Audience::ALL, Event::HasBid(seat));
                if let Some(bids) = bids.open().cloned() {
                    open_bids(state, bids, log);
                }
            }
            (Step::Loot { peeked, .. }, Action::Peek) => {
                *peeked = true;
                state.deck.peek(1, Audience::seat(seat), dice);
                log.emit(Audience::ALL, Event::Peeked(seat));
                log.emit(Audience::seat(seat), Event::Top(state.deck.top()[0].card));
                log.reveal();
            }
            (Step::Loot { loot, rolled, .. }, Action::Roll) => {
                let roll = dice.die(6) as u8;
                log.emit(Audience::ALL, Event::Rolled(seat, roll));
                *rolled = true;
                // SMP-005: a 1 loses the loot, and with it the round.
                match roll {
                    1 => end_round(state, seat, 0, dice, log),
                    _ => *loot += roll,
                }
            }
            (Step::Loot { loot, .. }, Action::Bank) => {
                let loot = *loot;
                end_round(state, seat, loot, dice, log);
            }
            (_, action) => unreachable!("check let {action} pass"),
        }
        Ok(())
    }

    fn outcome(state: &State) -> Option<Outcome> {
        matches!(state.step, Step::Over).then(|| Outcome::ranked(state.coins.len(), |seat| state.coins[seat], "coins"))
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let State { rounds_left, hands, coins, deck, discard, step } = state;
        View {
            viewer,
            rounds_left: *rounds_left,
            hand: viewer.seat().map(|seat| hands[seat]),
            hand_sizes: hands.map(|_, hand| hand.len()),
            coins: coins.clone(),
            deck: deck.view(viewer),
            discard: *discard,
            step: match step {
                Step::Bid(bids) => StepView::Bid(bids.view(viewer)),
                Step::Loot { seat, loot, rolled, peeked } => {
                    StepView::Loot { seat: *seat, loot: *loot, rolled: *rolled, peeked: *peeked }
                }
                Step::Over => StepView::Over,
            },
        }
    }

    fn imagine(options: &Options, view: &View, dice: &mut Dice) -> State {
        let own = view.hand.unwrap_or_default();
        let mut unseen = Set::first(CARDS).minus(own).minus(view.discard).minus(view.deck.known().collect());
        let mut draw = |count: u8, dice: &mut Dice| -> Set<Card> {
            (0..count).filter_map(|_| crate::Pool::draw(&mut unseen, dice)).collect()
        };
        let hands = view.hand_sizes.map(|seat, &count| if view.viewer.is(seat) { own } else { draw(count, dice) });
        let step = match &view.step {
            StepView::Bid(bids) => {
                let any_card = |seat: Seat| {
                    let bid = !bids.pending.contains(seat);
                    bid.then(|| hands[seat].nth(dice.below(u32::from(hands[seat].len())) as u8)).flatten()
                };
                Step::Bid(bids.imagine(view.viewer, options.seats, any_card))
            }
            StepView::Loot { seat, loot, rolled, peeked } => {
                Step::Loot { seat: *seat, loot: *loot, rolled: *rolled, peeked: *peeked }
            }
            StepView::Over => Step::Over,
        };
        State {
            rounds_left: view.rounds_left,
            hands,
            coins: view.coins.clone(),
            deck: view.deck.imagine(&mut unseen, dice),
            discard: view.discard,
            step,
        }
    }

    fn census(state: &State) -> Census {
        let in_hands: u32 = state.hands.values().iter().map(|hand| u32::from(hand.len())).sum();
        vec![("cards", in_hands + state.deck.count() + u32::from(state.discard.len()))]
    }
}

impl Judge for Sample {}

impl Stats for Sample {}

impl Foresee for Sample {
    fn gauges(_: &Options, view: &View) -> Vec<Reading> {
        view.coins().map(|(seat, coins, _)| Reading::new("coins", GaugeKind::Goal, seat, coins)).collect()
    }
}
