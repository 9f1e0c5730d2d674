//! What choices lead to: the numbers that a player watches.

use engine::Foresee;

use crate::Luiswile;

impl Foresee for Luiswile {}
