//! Views: what a viewer may know (section 7), and `imagine`, their inverse.

use arrayvec::ArrayVec;
use engine::{BySeat, Dice, Pool, Seat, Seats, Set, Viewer};
use serde::{Deserialize, Serialize};

use crate::cards::{Cards, Kind, Kinds};
use crate::content::{Area, Background, Content, GangCard, Recipe};
use crate::rules::{mechanic_leeway, payments, weapons_to_lay};
use crate::state::{GangDecks, Leeway, Michel, Mode, Options, Player, State, Step, Team, Turn};

/// What everybody knows of a player.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
pub(crate) struct PlayerView {
    /// How many cards are in the hand.
    pub(crate) cards: u8,
    pub(crate) dug: Cards,
    pub(crate) area: Area,
    pub(crate) cigarettes: u16,
    pub(crate) beatings: u8,
    pub(crate) points: u8,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub(crate) gang: Option<GangCard>,
    /// The Background, once it is revealed.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub(crate) background: Option<Background>,
}

impl Default for PlayerView {
    fn default() -> PlayerView {
        see_player(&Player::default())
    }
}

/// What only the player knows.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
pub(crate) struct Own {
    pub(crate) hand: Cards,
    pub(crate) background: Background,
}

/// What a viewer may know.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
pub struct View {
    pub(crate) viewer: Viewer,
    pub(crate) mode: Mode,
    pub(crate) players: BySeat<PlayerView>,
    /// The viewer's own things; a spectator has none.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub(crate) own: Option<Own>,
    /// The hand that the Card Sharp is looking at, for the Card Sharp.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub(crate) shown: Option<Cards>,
    /// How many cards are in the Search deck.
    pub(crate) deck: u8,
    pub(crate) discard: Cards,
    pub(crate) piles: Cards,
    pub(crate) gang_decks: GangDecks,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub(crate) michel: Option<Michel>,
    pub(crate) turn: Turn,
    pub(crate) step: Step,
}

fn see_player(player: &Player) -> PlayerView {
    let &Player { hand, dug, area, cigarettes, beatings, points, gang, background, revealed } = player;
    PlayerView {
        cards: hand.count(),
        dug,
        area,
        cigarettes,
        beatings,
        points,
        gang,
        background: revealed.then_some(background),
    }
}

impl View {
    /// What a viewer may know.
    pub(crate) fn new(state: &State, viewer: Viewer) -> View {
        // Without `..`, so that a new field does not compile until somebody decides who sees it.
        let State { content: _, rules: _, mode, players, deck, discard, piles, gang_decks, michel, turn, step } = state;
        let own = viewer.seat().map(|seat| Own { hand: players[seat].hand, background: players[seat].background });
        let shown = match *step {
            Step::HandPick { victim } if viewer.is(turn.seat) => Some(players[victim].hand),
            _ => None,
        };
        View {
            viewer,
            mode: *mode,
            players: players.map(|_, player| see_player(player)),
            own,
            shown,
            deck: deck.count(),
            discard: *discard,
            piles: *piles,
            // BLK-R13: which cards a gang's deck holds follows from those that lie open; their order exists only
            // where everybody saw a card go under the deck.
            gang_decks: gang_decks.clone(),
            michel: michel.clone(),
            turn: turn.clone(),
            step: *step,
        }
    }

    /// Any state that this view allows: the hidden cards are dealt from those that the viewer has not seen.
    pub(crate) fn imagine(&self, options: &Options, dice: &mut Dice) -> State {
        let content = options.content;
        let mut unseen = Unseen::new(self, &content);
        let mut hands = BySeat::<Cards>::new(options.seats);
        if let Some((seat, hand)) = self.viewer.seat().zip(self.own_hand()) {
            hands[seat] = hand;
        }
        if let (Step::HandPick { victim }, Some(hand)) = (self.step, self.shown) {
            hands[victim] = hand;
        }
        let payer = self.step.payer(self.turn.seat).filter(|seat| !self.viewer.is(*seat));
        if let Some(seat) = payer {
            hands[seat] = unseen.needed(self, &content, dice);
        }
        unseen.deal(self, &mut hands, dice);
        let mut backgrounds: Set<Background> = Set::first(Background::COUNT as u8);
        let known = self.players.values().iter().filter_map(|player| player.background);
        known.chain(self.own.as_ref().map(|own| own.background)).for_each(|card| {
            backgrounds.remove(card);
        });
        let players = BySeat::from_fn(options.seats, |seat| {
            let player = &self.players[seat];
            let own = self.own.as_ref().filter(|_| self.viewer.is(seat)).map(|own| own.background);
            let background = player.background.or(own);
            Player {
                hand: hands[seat],
                dug: player.dug,
                area: player.area,
                cigarettes: player.cigarettes,
                beatings: player.beatings,
                points: player.points,
                gang: player.gang,
                background: background
                    .unwrap_or_else(|| backgrounds.draw(dice).expect("there are more Backgrounds than seats")),
                revealed: player.background.is_some(),
            }
        });
        State {
            content,
            rules: options.rules,
            mode: self.mode,
            players,
            deck: unseen.search,
            discard: self.discard,
            piles: self.piles,
            gang_decks: self.gang_decks.clone(),
            michel: self.michel.clone(),
            turn: self.turn.clone(),
            step: self.step,
        }
    }

    /// The viewer's own hand; a spectator has none.
    pub(crate) fn own_hand(&self) -> Option<Cards> {
        self.own.as_ref().map(|own| own.hand)
    }

    /// Who may still help the player whose blow it is: teammates in the same area (BLK-140).
    pub(crate) fn helpers(&self) -> Seats {
        let (Step::Blow { extortion, side }, Mode::Team) = (self.step, self.mode) else { return Seats::NONE };
        let leader = extortion.leader(self.turn.seat, side);
        let mates = Team::of(leader).seats(self.players.len()).without(leader);
        mates.iter().filter(|mate| self.players[*mate].area == self.players[leader].area).collect()
    }

    /// The Tunnel points of a team (BLK-137).
    pub(crate) fn team_points(&self, team: Team) -> u16 {
        team.seats(self.players.len()).iter().map(|seat| u16::from(self.players[seat].points)).sum()
    }
}

/// The cards that a viewer has not seen. Search cards are in other hands or in the deck; cards of the board are
/// in other hands for certain, because they lie nowhere else.
struct Unseen {
    search: Cards,
    board: Cards,
    /// How many cards of other hands are still to be dealt.
    slots: u8,
}

impl Unseen {
    fn new(view: &View, content: &Content) -> Unseen {
        let mut seen = view.discard.plus(view.piles).plus(view.step.laid());
        let mut slots = 0;
        for player in view.players.values() {
            seen = seen.plus(player.dug);
            slots += player.cards;
        }
        for hand in view.own_hand().into_iter().chain(view.shown) {
            seen = seen.plus(hand);
            slots -= hand.count();
        }
        let all = content.deck.plus(content.piles).minus(seen);
        Unseen { search: all.among(Kinds::SEARCH), board: all.among(Kinds::BOARD), slots }
    }

    /// Fills the other hands, with each unseen card of the board in any of them with the same chance. Drawing from a row
    /// of cards is faster than from a bag.
    fn deal(&mut self, view: &View, hands: &mut BySeat<Cards>, dice: &mut Dice) {
        let (mut search, mut board) = (row(self.search), row(self.board));
        for (seat, player) in view.players.iter() {
            for _ in hands[seat].count()..player.cards {
                let rank = if board.is_empty() { usize::MAX } else { dice.below(u32::from(self.slots)) as usize };
                let card = if rank < board.len() {
                    board.swap_remove(rank)
                } else {
                    let card = search.swap_remove(dice.below(search.len() as u32) as usize);
                    self.search.take(card);
                    card
                };
                self.slots -= 1;
                hands[seat].put(card);
            }
        }
        debug_assert!(board.is_empty(), "cards of the board are on it or in a hand");
    }

    /// One card of these kinds, for a hand that is known to hold one.
    fn draw_one_of(&mut self, kinds: Kinds, unlike: Cards, dice: &mut Dice) -> Kind {
        // When only cards of the board are left for these hands, it is one of them.
        let search = if self.board.count() < self.slots { self.search } else { Cards::NONE };
        let mut fitting = search.plus(self.board).among(kinds).unlike(unlike);
        let card = fitting.draw(dice).expect("the step is only reached with such cards in hand");
        self.take(Cards::NONE.with(card));
        card
    }

    fn take(&mut self, cards: Cards) {
        self.search = self.search.minus(cards.among(Kinds::SEARCH));
        self.board = self.board.minus(cards.among(Kinds::BOARD));
        self.slots -= cards.count();
    }

    /// Whether these cards can all be in one hand of this size.
    fn allows(&self, cards: Cards, hand: u8) -> bool {
        let left = self.board.count() - cards.among(Kinds::BOARD).count().min(self.board.count());
        self.search.plus(self.board).includes(cards) && cards.count() <= hand && left + cards.count() <= self.slots
    }

    /// Cards that the deciding player must hold, because the step could not have been reached without them.
    fn needed(&mut self, view: &View, content: &Content, dice: &mut Dice) -> Cards {
        let mut hand = Cards::NONE;
        let active = &view.players[view.turn.seat];
        match view.step {
            Step::JoinPay { gang, paid } => {
                let spec = &content.gangs[gang.index()];
                for _ in paid.count()..spec.accessories {
                    hand.put(self.draw_one_of(spec.accepts, paid.plus(hand), dice));
                }
            }
            Step::Name { target } => {
                let weapons = weapons_to_lay(content, active.gang, view.players[target].gang);
                (0..weapons).for_each(|_| hand.put(self.draw_one_of(Kinds::WEAPONS, Cards::NONE, dice)));
            }
            Step::Lay { left, .. } => {
                (0..left).for_each(|_| hand.put(self.draw_one_of(Kinds::WEAPONS, Cards::NONE, dice)));
            }
            Step::Sell { sold: 0 } => hand.put(self.draw_one_of(content.sellable, Cards::NONE, dice)),
            Step::Sap => hand.put(self.draw_one_of(Kinds::TOOLS, Cards::NONE, dice)),
            Step::MichelLoss { robbery } => {
                let shown = content.michel_cards[robbery.first.index()].tools;
                hand.put(self.draw_one_of(shown, Cards::NONE, dice));
            }
            Step::CraftPay { recipe, leeway } => {
                hand = self.payment(view, content, Set::EMPTY.with(recipe), Some(leeway), dice)
            }
            Step::Mechanic => {
                let leeway = mechanic_leeway(content, active.gang);
                hand = self.payment(view, content, content.recipe_kinds, leeway, dice);
            }
            _ => {}
        }
        hand
    }

    /// Any payment for one of these recipes that the active player can hold.
    fn payment(
        &mut self,
        view: &View,
        content: &Content,
        recipes: Set<Recipe>,
        leeway: Option<Leeway>,
        dice: &mut Dice,
    ) -> Cards {
        let size = view.players[view.turn.seat].cards;
        let possible = || {
            let recipes = recipes.iter().map(|recipe| &content.recipes[recipe.index()]);
            let open = recipes.filter(|spec| view.piles.has(spec.take));
            open.flat_map(|spec| payments(spec.discard, leeway)).filter(|payment| self.allows(payment.cards, size))
        };
        let chosen = dice.below(possible().count() as u32) as usize;
        let cards = possible().nth(chosen).expect("the step is only reached with such cards in hand").cards;
        self.take(cards);
        cards
    }
}

/// Cards side by side; content allows no more than 255.
fn row(cards: Cards) -> ArrayVec<Kind, 255> {
    cards.each().collect()
}

impl Step {
    /// The player who has promised a payment, and therefore holds the cards for it.
    fn payer(&self, active: Seat) -> Option<Seat> {
        match self {
            Step::JoinPay { .. }
            | Step::Name { .. }
            | Step::Lay { .. }
            | Step::Sell { .. }
            | Step::Sap
            | Step::CraftPay { .. }
            | Step::Mechanic => Some(active),
            Step::MichelLoss { robbery } => Some(robbery.target),
            _ => None,
        }
    }
}
