//! What choices lead to. Nothing is counted yet, so players see only what is certain of the table itself.

use engine::Foresee;

use crate::Name;

impl Foresee for Name {}
