//! What players can do, and its notation.

engine::actions! {
    /// One step of a player.
    pub enum Action {
        /// Pick a door, from 1.
        "pick" => Pick(door: u8 = "a door" to 9),
    }
}
