//! Views: what a viewer may know (section 7 of the rules), and states imagined from them.

use engine::{BySeat, Dice, Pool, SealedView, Seat, Seats, Set, Viewer};
use serde::{Deserialize, Serialize};

use crate::state::{Ask, Blackmail, Board, End, Options, Sources, State, Step, Turn};

/// What a viewer may know.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Everything that lies open.
    pub board: Board,
    /// How many blackmail cards lie face down.
    pub pile: u8,
    /// What is known of the blackmail cards that prisoners hold.
    pub hands: BySeat<HandView>,
    /// What is being waited for.
    pub step: StepView,
}

/// What a viewer knows of a hand of blackmail cards.
#[derive(Clone, Debug, Default, PartialEq, Hash, Serialize, Deserialize)]
pub struct HandView {
    /// How many cards there are.
    pub count: u8,
    /// Those that the viewer knows: all of their own, and what was taken from them.
    pub known: Set<Blackmail>,
}

/// What is being waited for, as a viewer knows it.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StepView {
    /// The old goat ends the talk.
    Talk,
    /// Everybody votes for the next goat.
    Vote(SealedView<Option<Seat>>),
    /// The old goat breaks the tie between these.
    Tie(Seats),
    /// Something open in a turn.
    Turn(Turn, Ask),
    /// The active player keeps one of these cards: how many, and which for the active player.
    Keep(Turn, u8, Option<Set<Blackmail>>),
    /// Others agree or not to give their items for a task.
    Consent(Turn, Sources, SealedView<Option<bool>>),
    /// Who of these stays is being voted on.
    Stay(Seats, SealedView<Option<Seat>>),
    /// It is over.
    Over(End),
}

impl View {
    /// What a viewer may know.
    pub(crate) fn new(state: &State, viewer: Viewer) -> View {
        // The content, the rules and the options are public, and everybody has them already.
        let State { content: _, rules: _, free_rooms: _, amnesty: _, board, pile, hands, known, step } = state;
        let knows = |holder: Seat, card: Blackmail| {
            viewer.is(holder) || viewer.seat().is_some_and(|seat| known[card.index()].contains(seat))
        };
        View {
            viewer,
            board: board.clone(),
            pile: pile.len(),
            hands: hands.map(|seat, hand| HandView {
                count: hand.len(),
                known: hand.iter().filter(|&card| knows(seat, card)).collect(),
            }),
            step: match step {
                Step::Talk => StepView::Talk,
                Step::Vote(votes) => StepView::Vote(votes.view(viewer)),
                Step::Tie(tied) => StepView::Tie(*tied),
                Step::Turn(turn, ask) => StepView::Turn(turn.clone(), *ask),
                Step::Keep(turn, cards) => {
                    StepView::Keep(turn.clone(), cards.len(), viewer.is(turn.seat).then_some(*cards))
                }
                Step::Consent(turn, sources, answers) => {
                    StepView::Consent(turn.clone(), *sources, answers.view(viewer))
                }
                Step::Stay(tied, votes) => StepView::Stay(*tied, votes.view(viewer)),
                Step::Over(end) => StepView::Over(*end),
            },
        }
    }

    /// Any state that this view allows: unseen cards are dealt and hidden votes guessed by the dice.
    pub(crate) fn imagine(&self, options: &Options, dice: &mut Dice) -> State {
        let seats = options.seats;
        let mut known = [Seats::NONE; Blackmail::COUNT];
        let mut unseen = Set::first(Blackmail::COUNT as u8).minus(self.board.discard);
        for (holder, hand) in self.hands.iter() {
            unseen = unseen.minus(hand.known);
            if let Some(seat) = self.viewer.seat().filter(|&seat| seat != holder) {
                hand.known.iter().for_each(|card| known[card.index()] = Seats::only(seat));
            }
        }
        if let StepView::Keep(_, _, Some(cards)) = &self.step {
            unseen = unseen.minus(*cards);
        }
        let mut deal = |count: u8, dice: &mut Dice| (0..count).filter_map(|_| unseen.draw(dice)).collect::<Set<_>>();
        let hands = self.hands.map(|_, hand| hand.known.or(deal(hand.count - hand.known.len(), dice)));
        let step = match &self.step {
            StepView::Talk => Step::Talk,
            StepView::Vote(votes) => Step::Vote(votes.imagine(self.viewer, seats, |seat| {
                (!votes.pending.contains(seat)).then(|| Seat::new(dice.below(u32::from(seats)) as u8))
            })),
            StepView::Tie(tied) => Step::Tie(*tied),
            StepView::Turn(turn, ask) => Step::Turn(turn.clone(), *ask),
            StepView::Keep(turn, count, cards) => Step::Keep(turn.clone(), cards.unwrap_or_else(|| deal(*count, dice))),
            StepView::Consent(turn, sources, answers) => {
                let asked: Seats =
                    sources.iter().map(|&(owner, _)| owner).filter(|&owner| owner != turn.seat).collect();
                let answered = asked.minus(answers.pending);
                let guess = |seat| answered.contains(seat).then(|| dice.below(2) == 1);
                Step::Consent(turn.clone(), *sources, answers.imagine(self.viewer, seats, guess))
            }
            StepView::Stay(tied, votes) => {
                let voted = Seats::all(seats).minus(*tied).minus(votes.pending);
                let candidates: arrayvec::ArrayVec<Seat, 4> = tied.iter().collect();
                let guess = |seat| voted.contains(seat).then(|| *dice.pick(&candidates));
                Step::Stay(*tied, votes.imagine(self.viewer, seats, guess))
            }
            StepView::Over(end) => Step::Over(*end),
        };
        State {
            content: options.content,
            rules: options.rules,
            free_rooms: options.free_rooms,
            amnesty: options.amnesty,
            board: self.board.clone(),
            pile: unseen,
            hands,
            known,
            step,
        }
    }

    /// The turn that is being played, if one is.
    pub(crate) fn turn(&self) -> Option<&Turn> {
        match &self.step {
            StepView::Turn(turn, _) | StepView::Keep(turn, ..) | StepView::Consent(turn, ..) => Some(turn),
            StepView::Talk | StepView::Vote(_) | StepView::Tie(_) | StepView::Stay(..) | StepView::Over(_) => None,
        }
    }
}
