//! Levels of bots, by the words that people, messages and records use. The bots themselves are in `bots`.

crate::ids! {
    /// How strong a bot plays.
    pub enum Level {
        /// Looks one step ahead; answers at once.
        Easy = "easy",
        /// Plays 160 futures, for at most 0.3 seconds.
        Normal = "normal",
        /// Plays 3000 futures of twice as many choices, for at most 2 seconds.
        Hard = "hard",
    }
}
