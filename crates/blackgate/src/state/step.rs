//! What the match waits for.

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::MichelCards;
use crate::cards::{Cards, TargetCard, Tool};
use crate::content::{Gang, MichelCard, Recipe, TargetBackground};
use crate::event::Parcel;

/// An extortion by the player whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Extortion {
    pub(crate) target: Seat,
    /// The Tool that was named.
    pub(crate) tool: Tool,
    /// Weapons that the attacker laid.
    pub(crate) by_attacker: Cards,
    /// Weapons that the defender laid.
    pub(crate) by_defender: Cards,
    /// Weapons that helpers of either side laid.
    pub(crate) by_helpers: Cards,
    /// Who helped, on either side.
    pub(crate) helpers: Seats,
    /// Who has swung the chain in this fight.
    pub(crate) swung: Seats,
}

/// A side of a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Side {
    Attacker,
    Defender,
}

impl Side {
    pub(crate) fn other(self) -> Side {
        match self {
            Side::Attacker => Side::Defender,
            Side::Defender => Side::Attacker,
        }
    }
}

/// What follows when Michel(le) is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum After {
    /// The turn goes on: its player walked into Michel(le).
    Act,
    /// The turn ends: Michel(le) was moved.
    EndTurn,
}

/// An extortion by Michel(le).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Robbery {
    pub(crate) target: Seat,
    /// The first card, whose Tools count.
    pub(crate) first: MichelCard,
    /// All cards drawn so far.
    pub(crate) drawn: MichelCards,
    /// Weapons that the target laid.
    pub(crate) laid: Cards,
    /// Whether the chain was swung in this fight.
    pub(crate) swung: bool,
    /// Who comes after this target.
    pub(crate) queue: Seats,
    pub(crate) after: After,
}

/// How a recipe may be paid otherwise than as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Leeway {
    /// BIK-4: another Material in place of one.
    Replace,
    /// BG-07 with the gang: one Material left out.
    Omit,
}

/// How the match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Ending {
    /// This seat's Dig opened the tunnel.
    Tunnel(Seat),
    /// The last round is over, and this seat was ahead (BLK-R62).
    Lockdown(Seat),
}

/// What the match waits for. Nothing in it is hidden from any viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Step {
    /// DP-01: the next action of the turn, or its end.
    Act,
    /// DP-02: where a roll leads.
    Destination { die: u8, rerolled: bool },
    /// DP-03: anywhere, by a card.
    AnyDestination,
    /// DP-04: the Accessories for a gang, one by one.
    JoinPay { gang: Gang, paid: Cards },
    /// DP-05: whom an Action card hits.
    CardTarget { card: TargetCard },
    /// DP-05: whom a Background hits.
    BackgroundTarget { background: TargetBackground },
    /// DP-06: which Tool is wanted.
    Name { target: Seat },
    /// DP-07: the Weapons of the intimidation, one by one.
    Lay { extortion: Extortion, left: u8 },
    /// DP-08: the target's answer.
    Answer { extortion: Extortion },
    /// DP-09: the next Weapon of a side.
    Blow { extortion: Extortion, side: Side },
    /// DP-10: whether a teammate lays it instead.
    Help { extortion: Extortion, side: Side, seat: Seat },
    /// DP-25: whether the attacker takes a card from each beaten helper, too.
    Loot { extortion: Extortion, left: Seats },
    /// DP-11: how a recipe is paid.
    CraftPay { recipe: Recipe, leeway: Leeway },
    /// DP-12: what is sold, card by card.
    Sell { sold: u8 },
    /// DP-13: the Counterfeiter's transaction.
    Counterfeit,
    /// DP-14: the Mechanic's recipe.
    Mechanic,
    /// DP-15: the Sapper's Tool.
    Sap,
    /// DP-16: the Card Sharp's pick from a hand that only this player sees.
    HandPick { victim: Seat },
    /// DP-17: what is handed to a teammate.
    Give { mate: Seat, given: Parcel },
    /// DP-18: what comes back.
    Return { mate: Seat, given: Parcel, returned: Parcel },
    /// DP-19: whether to roll for Michel(le).
    MichelAsk,
    /// DP-20: where Michel(le) goes.
    MichelDestination { die: u8 },
    /// DP-21: whether to give in to Michel(le).
    MichelAnswer { robbery: Robbery },
    /// DP-22: the next Weapon against Michel(le).
    MichelBlow { robbery: Robbery },
    /// DP-23: which Tool a lost fight costs.
    MichelLoss { robbery: Robbery },
    /// DP-24: whether to draw the reward.
    MichelReward { robbery: Robbery },
    /// DP-26: which card a player over the hand limit discards.
    Discard { seat: Seat },
    /// Nothing: the match is over.
    Over { ending: Ending },
}

impl Step {
    /// The extortion that is going on, once the Tool is named.
    pub(crate) fn extortion(&self) -> Option<&Extortion> {
        match self {
            Step::Lay { extortion, .. }
            | Step::Answer { extortion }
            | Step::Blow { extortion, .. }
            | Step::Help { extortion, .. }
            | Step::Loot { extortion, .. } => Some(extortion),
            _ => None,
        }
    }

    /// The robbery that is going on.
    pub(crate) fn robbery(&self) -> Option<&Robbery> {
        match self {
            Step::MichelAnswer { robbery }
            | Step::MichelBlow { robbery }
            | Step::MichelLoss { robbery }
            | Step::MichelReward { robbery } => Some(robbery),
            _ => None,
        }
    }

    /// The Weapons that lie on the table.
    pub(crate) fn laid(&self) -> Cards {
        let in_extortion = self.extortion().map(|extortion| {
            let &Extortion { by_attacker, by_defender, by_helpers, .. } = extortion;
            by_attacker.plus(by_defender).plus(by_helpers)
        });
        in_extortion.or(self.robbery().map(|robbery| robbery.laid)).unwrap_or_default()
    }
}
