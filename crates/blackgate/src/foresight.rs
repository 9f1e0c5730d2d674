//! What choices lead to: the numbers that a player watches.

use engine::Foresee;

use crate::Blackgate;

impl Foresee for Blackgate {}
