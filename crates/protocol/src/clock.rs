//! Clocks: how time is kept at a table.

use serde::{Deserialize, Serialize};

/// How time is kept.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// Not at all.
    #[default]
    None,
    /// Some time for each decision.
    Decision {
        /// In seconds.
        #[cfg_attr(feature = "openapi", schema(minimum = 5, maximum = 2592000))]
        seconds: u32,
    },
    /// Some time for the whole match, and a little more after each decision.
    Player {
        /// In seconds.
        #[cfg_attr(feature = "openapi", schema(minimum = 10, maximum = 2592000))]
        seconds: u32,
        /// In seconds.
        #[cfg_attr(feature = "openapi", schema(maximum = 3600))]
        increment: u32,
    },
    /// Days for each decision; players need not be connected.
    Days {
        /// In days.
        #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 30))]
        days: u32,
    },
}

impl Clock {
    /// The longest time for one decision, in days.
    pub const DAYS_MAX: u32 = 30;

    /// Its kind.
    pub const fn kind(self) -> ClockKind {
        match self {
            Clock::None => ClockKind::None,
            Clock::Decision { .. } => ClockKind::Decision,
            Clock::Player { .. } => ClockKind::Player,
            Clock::Days { .. } => ClockKind::Days,
        }
    }

    /// The time on a clock that has not run yet, in milliseconds.
    pub fn full_ms(self) -> u64 {
        match self {
            Clock::None => 0,
            Clock::Decision { seconds } | Clock::Player { seconds, .. } => u64::from(seconds) * 1000,
            Clock::Days { days } => u64::from(days) * 24 * 3600 * 1000,
        }
    }

    /// Why a table cannot be opened with this clock, if it cannot.
    pub fn fault(self) -> Option<String> {
        let most = Clock::DAYS_MAX * 24 * 3600;
        match self {
            Clock::None => None,
            Clock::Decision { seconds } if (5..=most).contains(&seconds) => None,
            Clock::Player { seconds, increment } if (10..=most).contains(&seconds) && increment <= 3600 => None,
            Clock::Days { days } if (1..=Clock::DAYS_MAX).contains(&days) => None,
            Clock::Decision { .. } => Some(format!("a decision has from 5 to {most} seconds")),
            Clock::Player { .. } => {
                Some(format!("a player has from 10 to {most} seconds, and at most 3600 more each time"))
            }
            Clock::Days { .. } => Some(format!("a decision has from 1 to {} days", Clock::DAYS_MAX)),
        }
    }
}

engine::ids! {
    /// The kind of a clock, for those who only show it.
    pub enum ClockKind {
        /// Not at all.
        None = "none",
        /// Some time for each decision.
        Decision = "decision",
        /// Some time for the whole match, and a little more after each decision.
        Player = "player",
        /// Days for each decision; players need not be connected.
        Days = "days",
    }
}
