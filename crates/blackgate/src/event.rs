//! Events: what happened, as it is told to an audience.

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::cards::{Cards, Kind, Tool};
use crate::content::{Area, Background, GangCard, MichelCard, Recipe};

/// What was handed over in one direction of an exchange.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Parcel {
    /// How many cards.
    pub cards: u8,
    /// How many cigarettes.
    pub cigarettes: u8,
}

/// What happened. A secret part is an event of its own, told only to those who may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A turn begins.
    Turn(Seat),
    /// A player drew this number of Search cards.
    Drew(Seat, u8),
    /// Which cards they were, for the player who drew them.
    DrewCards(Cards),
    /// The discard pile became the Search deck.
    Reshuffled,
    /// A player rolled for a move.
    Rolled(Seat, u8),
    /// A player moved to an area.
    Moved(Seat, Area),
    /// A player was put in an area by a card.
    Sent(Seat, Area),
    /// A player discarded a card.
    Discarded(Seat, Kind),
    /// A random card was discarded from a player's hand.
    LostAtRandom(Seat, Kind),
    /// A player joined a gang and has this card.
    Joined(Seat, GangCard),
    /// A player's old Gang card went under its deck.
    LeftGang(Seat, GangCard),
    /// A player played an Action card.
    Played(Seat, Kind),
    /// A player revealed a Background.
    Revealed(Seat, Background),
    /// A player revealed a Background as a member of the gang named on it.
    RevealedInGang(Seat, Background),
    /// A player took a Beating.
    Beaten(Seat),
    /// A player took no Beating, with a Stone Face.
    Unmoved(Seat),
    /// A player has this number of Beatings left.
    Healed(Seat, u8),
    /// A player took cigarettes from the stock.
    GotCigarettes(Seat, u16),
    /// A player (first) took cigarettes from another.
    TookCigarettes(Seat, Seat, u16),
    /// A player took a card from a pile on the board.
    TookFromBoard(Seat, Kind, u8),
    /// A player made a recipe.
    Crafted(Seat, Recipe),
    /// A player sold a card for this number of cigarettes.
    Sold(Seat, Kind, u8),
    /// A player paid this number of cigarettes.
    Paid(Seat, u8),
    /// A player dug with a Tool for this number of points.
    Dug(Seat, Tool, u8, u16),
    /// A player gained actions.
    MoreActions(Seat, u8),
    /// A player extorts another.
    Extorts(Seat, Seat),
    /// A player names the Tool that is wanted.
    Names(Seat, Tool),
    /// A player laid a Weapon.
    Laid(Seat, Kind),
    /// A player laid a Weapon for a teammate.
    Helped(Seat, Kind),
    /// A player swung the chain.
    Swung(Seat),
    /// A player gave a Tool to another.
    Gave(Seat, Seat, Tool),
    /// A player refused.
    Refused(Seat),
    /// A player lays no Weapon.
    Passed(Seat),
    /// A player does not help, or leaves something.
    Declined(Seat),
    /// A player (first) won a fight against another.
    WonFight(Seat, Seat),
    /// A player (first) took a random card from another.
    TookCard(Seat, Seat),
    /// Which card it was, for the two of them.
    TookThisCard(Seat, Seat, Kind),
    /// Weapons of an extortion were discarded.
    WeaponsDiscarded(Cards),
    /// A player took Weapons back.
    WeaponsBack(Seat, Cards),
    /// A player (first) looked at another's hand.
    Looked(Seat, Seat),
    /// The cards in it, for the player who looked.
    Saw(Seat, Cards),
    /// All hands were shuffled together and dealt again.
    HandsDealt,
    /// A player's new hand, for that player.
    NewHand(Cards),
    /// A player (first) handed another a card.
    HandedCard(Seat, Seat),
    /// Which card it was, for the two of them.
    HandedThisCard(Seat, Seat, Kind),
    /// A player (first) handed another cigarettes.
    HandedCigarettes(Seat, Seat, u8),
    /// Two teammates exchanged: the first gave the first parcel and received the second.
    Exchanged(Seat, Seat, Parcel, Parcel),
    /// A player rolled for Michel(le).
    MichelRolled(Seat, u8),
    /// Michel(le) moved.
    MichelMoved(Area),
    /// A player drew a Michel card.
    MichelShown(Seat, MichelCard),
    /// A player avoided Michel(le).
    MichelAvoided(Seat),
    /// A player gave in to Michel(le) with a Tool.
    MichelPaid(Seat, Tool),
    /// A player beat Michel(le).
    MichelBeaten(Seat),
    /// A player lost against Michel(le).
    MichelWon(Seat),
    /// The discarded Michel cards became a new deck.
    MichelReshuffled,
    /// A player's Dig opened the tunnel.
    Escaped(Seat),
    /// The last round is over, and this player was ahead.
    Lockdown(Seat),
}
