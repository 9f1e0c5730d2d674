//! What positions are worth, for bots. Nothing is known yet, so that they go by the outcome alone.

use engine::Judge;

use crate::Name;

impl Judge for Name {}
