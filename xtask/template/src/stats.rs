//! What the lab measures. Nothing yet but outcomes and lengths.

use engine::Stats;

use crate::Name;

impl Stats for Name {}
