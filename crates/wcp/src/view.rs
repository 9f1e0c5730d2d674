//! What a viewer may know, and any state that this allows.
//!
//! Hidden are the hands of the others, the stacks (section 8), and a hall or token that is chosen but not laid yet.

use engine::{BySeat, Dice, Pool, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::board::{Board, Cell, Fits};
use crate::content::{Content, Hall, Halls, Token, Tokens};
use crate::event::Who;
use crate::rules::laying;
use crate::state::{ByPawn, Draft, End, Gift, Hand, HandSize, Pawn, Stage, Step, Terms, Vehicle, owner, still_open};
use crate::{Options, State};

/// What a viewer may know.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
pub struct View {
    /// Who sees this.
    pub(crate) viewer: Viewer,
    /// Who owns the pawn that begins; the others follow clockwise.
    pub(crate) first: Seat,
    /// Halls and tokens on the board.
    pub(crate) board: Board,
    /// Every pawn's vehicle, place and goods.
    pub(crate) vehicles: ByPawn<Vehicle>,
    /// The viewer's own hand.
    pub(crate) hand: Option<Hand>,
    /// The sizes of all hands.
    pub(crate) hand_sizes: BySeat<HandSize>,
    /// The size of the stacks.
    pub(crate) stack: HandSize,
    /// Whose turn it is.
    pub(crate) turn: Pawn,
    /// How far the game is.
    pub(crate) stage: Stage,
    /// The decision that the match waits for.
    pub(crate) step: StepView,
}

/// The decision that the match waits for, as far as a viewer may know.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum StepView {
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
    /// A hall to lay; only its owner knows the choices made.
    LayHall(Option<Draft<Hall>>),
    /// A token to lay; only its owner knows the choices made.
    LayToken(Option<Draft<Token>>),
    /// A hall to destroy.
    Destroy,
    /// Nothing: the match is over.
    Over(End),
}

impl View {
    /// What a viewer may know.
    pub(crate) fn new(state: &State, viewer: Viewer) -> View {
        // Without `..`: a new field does not compile until somebody decides who sees it.
        let State { content: _, rules: _, first, board, vehicles, hands, stack, turn, stage, step } = state;
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

    /// Any state that this view allows.
    pub(crate) fn imagine(&self, options: &Options, dice: &mut Dice) -> State {
        let unseen = unseen(&options.content, self);
        let mut state = State {
            content: options.content,
            rules: options.rules,
            first: self.first,
            board: self.board.clone(),
            vehicles: self.vehicles.clone(),
            hands: BySeat::new(options.players),
            stack: unseen,
            turn: self.turn,
            stage: self.stage,
            step: imagine_step(&self.step),
        };
        // A player who is asked for a hall has one that can be laid.
        let lays = matches!(self.step, StepView::LayHall(None)).then(|| state.owner(self.turn));
        let mut fitting = lays.and_then(|_| draw_fitting(&mut state, dice));
        for (seat, size) in self.hand_sizes.iter() {
            let own = self.hand.as_ref().filter(|_| self.viewer.is(seat));
            let certain = if lays == Some(seat) { fitting.take() } else { None };
            state.hands[seat] = own.cloned().unwrap_or_else(|| draw_hand(&mut state.stack, *size, certain, dice));
        }
        state
    }

    /// The player who owns a pawn.
    pub(crate) fn owner(&self, pawn: Pawn) -> Seat {
        owner(self.first, self.hand_sizes.len(), pawn)
    }

    /// A pawn with its owner, as events name it.
    pub(crate) fn who(&self, pawn: Pawn) -> Who {
        Who { pawn, seat: self.owner(pawn) }
    }

    /// Who must decide now.
    pub(crate) fn decider(&self) -> Option<Seat> {
        let pawn = match &self.step {
            StepView::Pick(pawn) => *pawn,
            StepView::Propose(terms) => terms.proposer,
            StepView::Answer(terms) => terms.partner,
            StepView::Loot { winner, .. } => *winner,
            StepView::Over(_) => return None,
            StepView::Resign
            | StepView::Move
            | StepView::Encounter
            | StepView::Give(_)
            | StepView::LayHall(_)
            | StepView::LayToken(_)
            | StepView::Destroy => self.turn,
        };
        Some(self.owner(pawn))
    }

    /// The pawns in a hall, in turn order.
    pub(crate) fn pawns_in(&self, cell: Cell) -> impl Iterator<Item = Pawn> {
        let here = self.vehicles.iter().filter(move |(_, vehicle)| vehicle.cell() == Some(cell));
        here.map(|(pawn, _)| pawn)
    }

    /// From the removal of the central hall on, all exits are open (WCP-091).
    pub(crate) fn exits_open(&self) -> bool {
        matches!(self.stage, Stage::Fleeing { .. })
    }

    /// The number of turns before that of a pawn.
    pub(crate) fn turns_until(&self, pawn: Pawn) -> u8 {
        let pawns = self.vehicles.len();
        (pawn.number() + pawns - self.turn.number()) % pawns
    }

    /// Whether a pawn inside can never reach an exit any more (WCP-R49).
    pub(crate) fn is_trapped(&self, pawn: Pawn) -> bool {
        let halls_of = |pawn| self.hand_sizes[self.owner(pawn)].halls;
        let open = still_open(&self.board, &self.vehicles, self.stack.halls, halls_of);
        let escapes = |cell| self.board.reaches(cell, self.board.escape(open), open);
        self.exits_open() && self.vehicles[pawn].cell().is_some_and(|cell| !escapes(cell))
    }
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

fn imagine_step(step: &StepView) -> Step {
    match step {
        StepView::Pick(pawn) => Step::Pick(*pawn),
        StepView::Resign => Step::Resign,
        StepView::Move => Step::Move,
        StepView::Encounter => Step::Encounter,
        StepView::Propose(terms) => Step::Propose(terms.clone()),
        StepView::Answer(terms) => Step::Answer(terms.clone()),
        StepView::Give(gift) => Step::Give(gift.clone()),
        StepView::Loot { winner, loser } => Step::Loot { winner: *winner, loser: *loser },
        // The choice of another player is unknown, as if none were made yet.
        StepView::LayHall(draft) => Step::LayHall(draft.unwrap_or(Draft::Which)),
        StepView::LayToken(draft) => Step::LayToken(draft.unwrap_or(Draft::Which)),
        StepView::Destroy => Step::Destroy,
        StepView::Over(end) => Step::Over(*end),
    }
}

/// Takes one of the unseen halls that can be laid.
fn draw_fitting(state: &mut State, dice: &mut Dice) -> Option<Hall> {
    let fits = laying::sites(state).fold(Fits::NONE, |fits, (_, more)| fits.or(more));
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
        hand.halls.put(stack.halls.draw(dice).expect("the hands of others are unseen"));
    }
    for _ in 0..size.tokens {
        hand.tokens.put(stack.tokens.draw(dice).expect("the hands of others are unseen"));
    }
    hand
}
