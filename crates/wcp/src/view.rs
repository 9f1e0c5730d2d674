//! What a viewer may know, and the states that a view allows.
//!
//! Hidden are the hands of the others and the stacks (section 8), and what somebody is about to lay until it lies.

use engine::{BySeat, Dice, Pool, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::content::{Content, Hall, Halls, Token, Tokens};
use crate::rules::laying;
use crate::state::{
    ByPawn, Draft, End, Gift, Hand, HandSize, Options, Pawn, Stage, State, Step, Terms, Vehicle, owner, still_open,
};

/// What a viewer may know.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// Who owns the pawn that begins; the others follow clockwise.
    pub first: Seat,
    /// Halls and tokens on the board.
    pub board: Board,
    /// Every pawn's vehicle, place and goods.
    pub vehicles: ByPawn<Vehicle>,
    /// The viewer's own hand.
    pub hand: Option<Hand>,
    /// How much everybody holds.
    pub hand_sizes: BySeat<HandSize>,
    /// How much is left in the stacks.
    pub stack: HandSize,
    /// Whose turn it is.
    pub turn: Pawn,
    /// How far the game is.
    pub stage: Stage,
    /// What the match waits for.
    pub step: StepView,
}

/// What the match waits for, as far as a viewer may know.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StepView {
    /// A vehicle for this pawn.
    Pick(Pawn),
    /// Go on or resign.
    Resign,
    /// A move.
    Move,
    /// Press, ignore, trade, attack or give.
    Encounter,
    /// A proposal.
    Propose(Terms),
    /// The partner's answer.
    Answer(Terms),
    /// A gift.
    Give(Gift),
    /// The winner's loot.
    Loot {
        /// Who takes.
        winner: Pawn,
        /// From whom.
        loser: Pawn,
    },
    /// A hall to lay; only its owner knows which before it lies.
    LayHall(Option<Draft<Hall>>),
    /// A token to lay; only its owner knows which before it lies.
    LayToken(Option<Draft<Token>>),
    /// A hall to destroy.
    Destroy,
    /// Nothing: the match is over.
    Over(End),
}

impl View {
    /// The player who owns a pawn.
    pub fn owner(&self, pawn: Pawn) -> Seat {
        owner(self.first, self.hand_sizes.len(), pawn)
    }

    /// Whether a pawn inside can never reach an exit any more (WCP-R49).
    pub fn is_trapped(&self, pawn: Pawn) -> bool {
        let halls_of = |pawn| self.hand_sizes[self.owner(pawn)].halls;
        let open = still_open(&self.board, &self.vehicles, self.stack.halls, halls_of);
        let escapes = |cell| self.board.reaches(cell, self.board.escape(open), open);
        let exits_open = matches!(self.stage, Stage::Fleeing { .. });
        exits_open && self.vehicles[pawn].cell().is_some_and(|cell| !escapes(cell))
    }
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let State { content: _, first, board, vehicles, hands, stack, turn, stage, step } = state;
    let lays = viewer.is(state.owner(*turn));
    View {
        viewer,
        first: *first,
        board: board.clone(),
        vehicles: vehicles.clone(),
        hand: viewer.seat().map(|seat| hands[seat].clone()),
        hand_sizes: hands.map(|_, hand| hand.size()),
        stack: stack.size(),
        turn: *turn,
        stage: *stage,
        step: match step {
            Step::Pick(pawn) => StepView::Pick(*pawn),
            Step::Resign => StepView::Resign,
            Step::Move => StepView::Move,
            Step::Encounter => StepView::Encounter,
            Step::Propose(terms) => StepView::Propose(terms.clone()),
            Step::Answer(terms) => StepView::Answer(terms.clone()),
            Step::Give(gift) => StepView::Give(gift.clone()),
            Step::Loot { winner, loser } => StepView::Loot { winner: *winner, loser: *loser },
            Step::LayHall(draft) => StepView::LayHall(lays.then_some(*draft)),
            Step::LayToken(draft) => StepView::LayToken(lays.then_some(*draft)),
            Step::Destroy => StepView::Destroy,
            Step::Over(end) => StepView::Over(*end),
        },
    }
}

pub(crate) fn imagine(options: &Options, view: &View, dice: &mut Dice) -> State {
    let unseen = unseen(&options.content, view);
    let mut state = State {
        content: options.content,
        first: view.first,
        board: view.board.clone(),
        vehicles: view.vehicles.clone(),
        hands: BySeat::new(options.players),
        stack: unseen,
        turn: view.turn,
        stage: view.stage,
        step: step(&view.step),
    };
    // Whoever is asked for a hall has one that can be laid, or would not have been asked.
    let lays = matches!(view.step, StepView::LayHall(None)).then(|| state.owner(view.turn));
    let mut fitting = lays.and_then(|_| draw_fitting(&mut state, dice));
    for (seat, size) in view.hand_sizes.iter() {
        let own = view.hand.as_ref().filter(|_| view.viewer.is(seat));
        let certain = if lays == Some(seat) { fitting.take() } else { None };
        state.hands[seat] = own.cloned().unwrap_or_else(|| draw_hand(&mut state.stack, *size, certain, dice));
    }
    state
}

/// Everything that this viewer has not seen.
fn unseen(content: &Content, view: &View) -> Hand {
    let mut unseen = Hand { halls: content.all_halls.clone(), tokens: content.all_tokens.clone() };
    for cell in view.board.intact().or(view.board.rubble()).iter() {
        if let Some(laid) = view.board.hall(cell) {
            unseen.halls.take(laid.hall);
        }
    }
    for laid in view.board.stocked().iter().filter_map(|cell| view.board.token(cell)) {
        unseen.tokens.take(laid.token);
    }
    for vehicle in view.vehicles.values() {
        unseen.tokens.take_all(&vehicle.goods);
    }
    if let Some(hand) = &view.hand {
        unseen.halls.take_all(&hand.halls);
        unseen.tokens.take_all(&hand.tokens);
    }
    unseen
}

fn step(view: &StepView) -> Step {
    match view {
        StepView::Pick(pawn) => Step::Pick(*pawn),
        StepView::Resign => Step::Resign,
        StepView::Move => Step::Move,
        StepView::Encounter => Step::Encounter,
        StepView::Propose(terms) => Step::Propose(terms.clone()),
        StepView::Answer(terms) => Step::Answer(terms.clone()),
        StepView::Give(gift) => Step::Give(gift.clone()),
        StepView::Loot { winner, loser } => Step::Loot { winner: *winner, loser: *loser },
        // What somebody else has in mind to lay is not known; they may as well still be thinking.
        StepView::LayHall(draft) => Step::LayHall(draft.unwrap_or(Draft::Which)),
        StepView::LayToken(draft) => Step::LayToken(draft.unwrap_or(Draft::Which)),
        StepView::Destroy => Step::Destroy,
        StepView::Over(end) => Step::Over(*end),
    }
}

/// Takes a hall that can be laid out of the unseen ones.
fn draw_fitting(state: &mut State, dice: &mut Dice) -> Option<Hall> {
    let fits = laying::sites(state).fold(crate::board::Fits::NONE, |fits, (_, more)| fits.or(more));
    let mut fitting = Halls::default();
    for hall in state.stack.halls.kinds().filter(|&hall| state.content.hall(hall).ways.meets(fits)) {
        (0..state.stack.halls.of(hall)).for_each(|_| fitting.put(hall));
    }
    let hall = fitting.draw(dice)?;
    state.stack.halls.take(hall);
    Some(hall)
}

fn draw_hand(stack: &mut Hand, size: HandSize, certain: Option<Hall>, dice: &mut Dice) -> Hand {
    let mut hand = Hand { halls: Halls::default(), tokens: Tokens::default() };
    if let Some(hall) = certain {
        hand.halls.put(hall);
    }
    for _ in hand.halls.count()..u32::from(size.halls) {
        hand.halls.put(stack.halls.draw(dice).expect("what others hold is unseen"));
    }
    for _ in 0..size.tokens {
        hand.tokens.put(stack.tokens.draw(dice).expect("what others hold is unseen"));
    }
    hand
}
