//! Blackgate, the race to dig out, by its full rules.
