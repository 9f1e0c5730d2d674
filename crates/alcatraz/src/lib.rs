//! Alcatraz: The Scapegoat, by its full rules.
