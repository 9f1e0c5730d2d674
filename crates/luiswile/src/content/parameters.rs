//! How special rules and effects are read. Kinds with the same parameters share a reader, since each has a weight in the
//! page.

use serde::Deserialize;

use super::rows::{Effect, Special};
use crate::cards::{Defence, Nation, Number, PatrolStat, Task, Trait, Way, Ways};

/// Declares a group of parameters.
macro_rules! parameters {
    ($($name:ident { $($field:ident: $of:ty),* }),* $(,)?) => {
        $(
            #[derive(Deserialize)]
            #[serde(deny_unknown_fields)]
            pub(super) struct $name { $($field: $of),* }
        )*
    };
}

parameters! {
    Nothing {},
    OfNation { nat: Nation },
    By { n: u8 },
    OfNationBy { nat: Nation, n: u8 },
    BonusPer { way: Way, per: u8, bonus: u8 },
    BonusAmong { way: Way, others: u8, bonus: u8 },
    PatrolNumber { number: u8 },
    Level { level: u8 },
    WayBy { way: Way, n: u8 },
    WaysChange { way: Ways, n: i8 },
    WaysBy { way: Ways, n: u8 },
    SizeBy { size: u8, n: u8 },
    PatrolChange { stat: PatrolStat, n: i8 },
    TraitChange { stat: Trait, n: i8 },
    Change { n: i8 },
    OfTask { task: Task },
    OfDefence { defence: Defence },
    OfPrisoners { numbers: Vec<Number> },
}

/// Declares the kinds of a list with their parameters, and how they are told.
macro_rules! kinds {
    ($reader:ident of $told:ident { $($kind:ident($parameters:ident { $($field:ident),* })),* $(,)? }) => {
        #[derive(Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub(super) enum $reader { $($kind($parameters)),* }

        impl From<$reader> for $told {
            fn from(read: $reader) -> $told {
                match read { $($reader::$kind($parameters { $($field),* }) => $told::$kind { $($field),* }),* }
            }
        }
    };
}

kinds! {
    SpecialReader of Special {
        Aversion(OfNation { nat }),
        Refuses(OfNation { nat }),
        Stubborn(By { n }),
        Countryman(OfNationBy { nat, n }),
        Quell(By { n }),
        Engineer(BonusPer { way, per, bonus }),
        Teamwork(BonusAmong { way, others, bonus }),
        Weatherproof(By { n }),
        Noisy(By { n }),
        Snitch(By { n }),
        Panics(PatrolNumber { number }),
        SmoothTalk(Level { level }),
        Bribery(Level { level }),
        Lookout(WayBy { way, n }),
        Insider(PatrolNumber { number }),
        Bodyguard(By { n }),
        Wrecker(WayBy { way, n }),
        Coward(Nothing {}),
        Hothead(By { n }),
        Peaceful(Nothing {}),
        Tough(By { n }),
        Advocate(By { n }),
        Scout(By { n }),
    }
}

kinds! {
    EffectReader of Effect {
        WayMod(WaysChange { way, n }),
        WorkerMod(WaysChange { way, n }),
        Crowded(SizeBy { size, n }),
        PatrolMod(PatrolChange { stat, n }),
        Suspicion(SizeBy { size, n }),
        WardenMod(Change { n }),
        CharMod(TraitChange { stat, n }),
        Ban(OfTask { task }),
        NoDefence(OfDefence { defence }),
        RecruitLimit(By { n }),
        OpenArrivals(Nothing {}),
        Reassign(By { n }),
        SingleOut(OfPrisoners { numbers }),
        Amnesty(By { n }),
        PoolLoss(WaysBy { way, n }),
        LeaderLoss(By { n }),
        TransferLargest(By { n }),
        MoveOut(Nothing {}),
    }
}
