//! Levels of bots, by the words that people, messages and records use. The bots themselves are in `bots`.

crate::ids! {
    /// How strong a bot plays.
    pub enum Level {
        /// Thinks for a moment and overlooks things.
        Easy = "easy",
        /// Thinks for at most 0.3 seconds.
        Normal = "normal",
        /// Thinks for at most a second.
        Hard = "hard",
        /// Thinks for at most three seconds.
        Expert = "expert",
    }
}
