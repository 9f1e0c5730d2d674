//! What is on the table: pawns with their vehicles, hands, stacks, the stage of the game and what it waits for.

mod pawn;

pub(crate) use pawn::{ByPawn, Pawn};

use engine::content::{self, SharedContent};
use engine::{BadOptions, BySeat, Clause, Game, Pool, Seat, SettingFault, Settings};
use serde::{Deserialize, Serialize};

use crate::Wcp;
use crate::board::{Board, Cell, Cells, Dir, Edges};
use crate::content::{Card, Content, Hall, Halls, OWN, Symbol, Token, TokenKind, Tokens};
use crate::event::Who;

/// A hand is filled up to this many halls and this many tokens (WCP-021).
pub(crate) const HAND_SIZE: u8 = 6;
/// The most proposals of a trade in one encounter (WCP-R31).
pub(crate) const PROPOSALS_MAX: u8 = 3;
/// WCP-R39: the length of the failsafe by versions 1 and 2 of the rules.
pub(crate) const FORMER_FAILSAFE_ROUNDS: u8 = 12;

/// Where a pawn is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Location {
    /// Waiting at its own entrance.
    #[default]
    Outside,
    /// In a hall, or on the hole of the central hall.
    Inside(Cell),
    /// Out of the base for good, with the number of the leaving.
    Left(u8),
    /// Destroyed when it was trapped (WCP-R50).
    Lost,
    /// Resigned from the rest of the game.
    Resigned,
}

/// A pawn's vehicle and what it owns. All of it is public.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Vehicle {
    /// The card, once it has been chosen.
    pub card: Option<Card>,
    /// The armour left.
    pub armour: u8,
    /// The boosters left.
    pub boosters: u8,
    /// Where the pawn is.
    pub place: Location,
    /// The trophies and upgrades that it owns.
    pub goods: Tokens,
}

impl Vehicle {
    /// The hall in which the pawn is.
    pub(crate) fn cell(&self) -> Option<Cell> {
        match self.place {
            Location::Inside(cell) => Some(cell),
            Location::Outside | Location::Left(_) | Location::Lost | Location::Resigned => None,
        }
    }

    /// Whether the pawn still takes moves.
    pub(crate) fn in_play(&self) -> bool {
        matches!(self.place, Location::Outside | Location::Inside(_))
    }

    /// Its fire: that of the card and of the upgrades that it owns (WCP-R24).
    pub(crate) fn fire(&self, content: &Content) -> u8 {
        self.card.map_or(0, |card| content.card(card).fire) + sum_of(content, &self.goods, Symbol::Fire)
    }

    /// The worth of its trophies.
    pub(crate) fn worth(&self, content: &Content) -> u16 {
        let value = |token| match content.kind(token) {
            TokenKind::Trophy { value } => u16::from(value) * u16::from(self.goods.of(token)),
            TokenKind::Upgrade { .. } | TokenKind::Guard { .. } => 0,
        };
        self.goods.kinds().map(value).sum()
    }
}

/// The sum that these upgrades add to a value.
pub(crate) fn sum_of(content: &Content, tokens: &Tokens, symbol: Symbol) -> u8 {
    let add = |token| match content.kind(token) {
        TokenKind::Upgrade { raises, by } if raises == symbol => by * tokens.of(token),
        TokenKind::Upgrade { .. } | TokenKind::Trophy { .. } | TokenKind::Guard { .. } => 0,
    };
    tokens.kinds().map(add).sum()
}

/// Hall tiles and tokens: a player's hand, or the two stacks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Hand {
    /// The hall tiles.
    pub halls: Halls,
    /// The tokens.
    pub tokens: Tokens,
}

impl Hand {
    /// How many of each.
    pub(crate) fn size(&self) -> HandSize {
        HandSize { halls: self.halls.count() as u8, tokens: self.tokens.count() as u8 }
    }
}

/// The number of halls and tokens in a hand: all that the others may know.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct HandSize {
    /// Hall tiles.
    pub halls: u8,
    /// Tokens.
    pub tokens: u8,
}

/// How far the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Stage {
    /// Stage I, while halls can be laid.
    Looting {
        /// The turns in a row, this one included, in which no hall was laid (WCP-R37).
        idle: u8,
    },
    /// Stage I, when no hall can be laid any more.
    Closed {
        /// The turns that have ended since (WCP-R39).
        turns: u16,
    },
    /// Stage I, with the button pressed: all others have one more turn (WCP-084).
    Pressed {
        /// Who pressed.
        presser: Pawn,
    },
    /// The first turn of stage II, which belongs to the presser (WCP-085).
    Opening,
    /// Stage II with the exits open.
    Fleeing {
        /// Who holds the WCP tile.
        holder: Pawn,
        /// How many duties in a row have lapsed (WCP-R47).
        lapsed: u8,
    },
}

/// A trade that is being agreed.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Terms {
    /// Who proposes: the entering pawn, or the other one with a counter-offer.
    pub proposer: Pawn,
    /// With whom.
    pub partner: Pawn,
    /// The tokens that the proposer gives.
    pub offered: Tokens,
    /// The tokens that it wants.
    pub asked: Tokens,
    /// The proposals left, this one included.
    pub proposals_left: u8,
}

impl Terms {
    /// Nothing on either side.
    pub(crate) fn new(proposer: Pawn, partner: Pawn, proposals_left: u8) -> Terms {
        Terms { proposer, partner, offered: Tokens::default(), asked: Tokens::default(), proposals_left }
    }
}

/// A gift between pawns of one team. Each token may change hands only once (D07).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Gift {
    /// With whom.
    pub partner: Pawn,
    /// The tokens that the pawn on turn has handed over.
    pub given: Tokens,
    /// The tokens that it has taken.
    pub taken: Tokens,
}

/// The choices made for laying a hall or token; nothing is laid before the last one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Draft<T> {
    /// None yet: which one is asked.
    Which,
    /// The tile or token: its cell is asked.
    Where(T),
    /// The tile or token and its cell: its rotation is asked.
    Turned(T, Cell),
}

/// Why the match is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum End {
    /// No pawn inside can get out any more (WCP-117).
    NobodyInside,
    /// The base collapsed (WCP-R47).
    Collapse,
}

/// The decision that the match waits for. Picks, answers and loot have deciders of their own; all else is decided by
/// the owner of the pawn on turn.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) enum Step {
    /// A vehicle for this pawn (D01).
    Pick(Pawn),
    /// Go on or resign (D02).
    Resign,
    /// A move (D03).
    Move,
    /// Press, ignore, trade, attack or give (D04).
    Encounter,
    /// A proposal (D05).
    Propose(Terms),
    /// The partner's answer (D06).
    Answer(Terms),
    /// A gift (D07).
    Give(Gift),
    /// The winner's loot (D08).
    Loot {
        /// Who takes.
        winner: Pawn,
        /// From whom.
        loser: Pawn,
    },
    /// A hall to lay (D09–D11).
    LayHall(Draft<Hall>),
    /// A token to lay (D12–D14).
    LayToken(Draft<Token>),
    /// A hall to destroy (D15).
    Destroy,
    /// Nothing: the match is over.
    Over(End),
}

/// The behaviour in which versions of the rules differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Rules {
    /// WCP-R67: whether a proposal can be answered with a counter-offer.
    pub(crate) counter_offers: bool,
    /// WCP-R39: whether the content says how long the failsafe waits.
    pub(crate) authored_failsafe: bool,
}

impl Rules {
    /// The behaviour by a version of the rules.
    pub(crate) const fn of(version: u32) -> Rules {
        Rules { counter_offers: version >= 2, authored_failsafe: version >= 3 }
    }

    /// WCP-R39: after this many further turns the base fires the button by itself.
    pub(crate) fn failsafe_turns(self, content: &Content, pawns: u8) -> u16 {
        let rounds = if self.authored_failsafe { content.failsafe_rounds } else { FORMER_FAILSAFE_ROUNDS };
        u16::from(rounds) * u16::from(pawns)
    }
}

/// The options, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    pub(crate) players: u8,
    /// One for each player, or six in the team variant.
    pub(crate) pawns: u8,
    pub(crate) rules: Rules,
    pub(crate) content: SharedContent<Content>,
}

impl Options {
    /// Checks settings, or reports everything that is wrong with them.
    pub(crate) fn read(settings: &Settings) -> Result<Options, BadOptions> {
        let (players, teams) = (settings.seats(), settings.is_on("teams"));
        let mut faults = Vec::new();
        if teams && players > 3 {
            let problem = format!("teams are for 2 or 3 players, not for {players}");
            faults.push(SettingFault::new("teams", problem).by(const { Clause::new("WCP-122") }));
        }
        let pawns = if teams { 6 } else { players };
        let rules = Rules::of(settings.rules_version(Wcp::ABOUT));
        match content::load(settings, &OWN, Content::read) {
            Ok(content) if faults.is_empty() => Ok(Options { players, pawns, rules, content }),
            Ok(_) => Err(BadOptions(faults)),
            Err(BadOptions(more)) => {
                faults.extend(more);
                Err(BadOptions(faults))
            }
        }
    }

    /// Whether players have several pawns each.
    pub(crate) fn has_teams(&self) -> bool {
        self.pawns > self.players
    }

    /// The cards, tiles and tokens.
    pub(crate) fn content(&self) -> &'static Content {
        self.content.get()
    }
}

/// What is on the table.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) content: SharedContent<Content>,
    pub(crate) rules: Rules,
    /// Who owns the pawn that begins.
    pub(crate) first: Seat,
    pub(crate) board: Board,
    pub(crate) vehicles: ByPawn<Vehicle>,
    pub(crate) hands: BySeat<Hand>,
    pub(crate) stack: Hand,
    /// Whose turn it is.
    pub(crate) turn: Pawn,
    pub(crate) stage: Stage,
    pub(crate) step: Step,
}

/// The player who owns a pawn (WCP-R58): pawns go round the players, beginning with the first.
pub(crate) fn owner(first: Seat, players: u8, pawn: Pawn) -> Seat {
    Seat::new(REMAINDERS[usize::from(players)][usize::from(first.number() + pawn.number())])
}

/// By number of players: the remainders of the numbers below 11. Owners are looked up at every step.
const REMAINDERS: [[u8; 11]; 7] = {
    let mut table = [[0; 11]; 7];
    let mut players = 1;
    while players < 7 {
        let mut number = 0;
        while number < 11 {
            table[players][number] = (number % players) as u8;
            number += 1;
        }
        players += 1;
    }
    table
};

/// The empty cells, while a hall is left in the stack or in the hand of a player with a pawn in play (WCP-R49).
pub(crate) fn still_open(board: &Board, vehicles: &ByPawn<Vehicle>, stack: u8, halls_of: impl Fn(Pawn) -> u8) -> Cells {
    let can_lay = |(pawn, vehicle): (Pawn, &Vehicle)| vehicle.in_play() && halls_of(pawn) > 0;
    if stack > 0 || vehicles.iter().any(can_lay) { board.empty() } else { Cells::NONE }
}

/// The active entrances for a number of pawns (WCP-012, WCP-R02).
pub(crate) fn active_entrances(pawns: u8) -> Edges {
    Edges::new(match pawns {
        2 => 0b001001,
        3 => 0b010101,
        4 => 0b011011,
        5 => 0b011111,
        _ => 0b111111,
    })
}

/// The entrance at which a pawn starts: the active ones clockwise, in turn order.
pub(crate) fn entrance(active: Edges, pawn: Pawn) -> Dir {
    active.iter().nth(usize::from(pawn.number())).expect("there are as many active entrances as pawns")
}

impl State {
    pub(crate) fn pawns(&self) -> u8 {
        self.vehicles.len()
    }

    pub(crate) fn owner(&self, pawn: Pawn) -> Seat {
        owner(self.first, self.hands.len(), pawn)
    }

    /// A pawn with its owner, as events name it.
    pub(crate) fn who(&self, pawn: Pawn) -> Who {
        Who { pawn, seat: self.owner(pawn) }
    }

    /// The vehicle on turn.
    pub(crate) fn vehicle(&self) -> &Vehicle {
        &self.vehicles[self.turn]
    }

    /// The hand that is used in this turn.
    pub(crate) fn hand(&self) -> &Hand {
        &self.hands[self.owner(self.turn)]
    }

    pub(crate) fn hand_mut(&mut self) -> &mut Hand {
        let seat = self.owner(self.turn);
        &mut self.hands[seat]
    }

    /// The cells with pawns.
    pub(crate) fn occupied(&self) -> Cells {
        self.vehicles.values().iter().filter_map(Vehicle::cell).collect()
    }

    /// From the removal of the central hall on, all exits are open (WCP-091).
    pub(crate) fn exits_open(&self) -> bool {
        matches!(self.stage, Stage::Fleeing { .. })
    }

    /// The cells that may still be opened by a hall (WCP-R49).
    pub(crate) fn still_open(&self) -> Cells {
        let halls_of = |pawn| self.hands[self.owner(pawn)].halls.len();
        still_open(&self.board, &self.vehicles, self.stack.halls.len(), halls_of)
    }

    /// Whether a pawn inside can never reach an exit any more (WCP-R49).
    pub(crate) fn is_trapped(&self, pawn: Pawn) -> bool {
        let open = self.still_open();
        self.vehicles[pawn].cell().is_some_and(|cell| !self.board.reaches(cell, self.board.escape(open), open))
    }

    /// Whether a pawn inside could reach no exit if no hall were laid any more (WCP-R49).
    pub(crate) fn is_cut_off(&self, pawn: Pawn) -> bool {
        let escape = || self.board.escape(Cells::NONE);
        self.vehicles[pawn].cell().is_some_and(|cell| !self.board.reaches(cell, escape(), Cells::NONE))
    }

    /// Whether any pawn can still leave the base: not if all have left, are lost, trapped or resigned.
    pub(crate) fn anybody_can_leave(&self) -> bool {
        let open = self.still_open();
        let escape = self.board.escape(open);
        self.vehicles.values().iter().any(|vehicle| match vehicle.place {
            Location::Outside => true,
            Location::Inside(cell) => self.board.reaches(cell, escape, open),
            Location::Left(_) | Location::Lost | Location::Resigned => false,
        })
    }
}
