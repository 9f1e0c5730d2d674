//! Escape from Luiswile, by its full rules.
