//! What players can do, and its notation.

use crate::board::{Cell, Dir, Rotation};
use crate::content::{Card, Hall, Token};
use crate::state::Pawn;

engine::actions! {
    /// One small step of a player.
    pub enum Action {
        /// Choose a vehicle card (D01).
        "pick" => Pick(card: Card = "a vehicle card"),
        /// Play on although the pawn is cut off (D02).
        "go-on" => GoOn,
        /// Resign from the rest of the game (D02).
        "resign" => Resign,
        /// Move one hall, or out of the base through an exit (D03).
        "move" => Move(dir: Dir = "a direction"),
        /// Spend a booster to move two halls (D03).
        "boost" => Boost(first: Dir = "a direction", second: Dir = "a second direction"),
        /// Leave for good from outside the base (D03).
        "drive-off" => DriveOff,
        /// Press the button (D04).
        "press" => Press,
        /// Do nothing with the other pawns here (D04).
        "ignore" => Ignore,
        /// Trade with another player's pawn (D04).
        "trade" => Trade(pawn: Pawn = "a pawn"),
        /// Attack another player's pawn (D04).
        "attack" => Attack(pawn: Pawn = "a pawn"),
        /// Hand things over between own pawns (D04).
        "give" => Give(pawn: Pawn = "a pawn"),
        /// Add an own token to the proposal (D05).
        "offer" => Offer(token: Token = "a token"),
        /// Add a token of the partner to the proposal (D05).
        "ask" => Ask(token: Token = "a token"),
        /// Put the proposal to the partner (D05).
        "propose" => Propose,
        /// End the encounter without a trade (D05).
        "cancel" => Cancel,
        /// Agree to the trade (D06).
        "accept" => Accept,
        /// Refuse the trade (D06).
        "decline" => Decline,
        /// Answer the trade with another one (D06).
        "counter" => Counter,
        /// Give a token to the other own pawn (D07).
        "hand" => HandOver(token: Token = "a token"),
        /// Take a token from the other own pawn (D07).
        "take" => Take(token: Token = "a token"),
        /// End the gift (D07).
        "done" => Done,
        /// Take a token from the loser of a fight (D08).
        "loot" => Loot(token: Token = "a token"),
        /// Choose the hall to lay (D09).
        "lay" => LayHall(hall: Hall = "a hall"),
        /// Choose the token to lay (D12).
        "lay" => LayToken(token: Token = "a hall or a token"),
        /// Choose the cell for the hall or token (D10, D13).
        "on" => On(cell: Cell = "a cell"),
        /// Choose its rotation, which makes the laying final (D11, D14).
        "turn" => Turn(rotation: Rotation = "a turn"),
        /// Destroy a hall (D15).
        "destroy" => Destroy(cell: Cell = "a cell"),
    }
}
