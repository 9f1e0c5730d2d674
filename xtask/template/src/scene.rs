//! What a person sees and touches.

use draw::{Look, Palette};
use engine::Seat;
use scene::{Area, Pick, Piece, Place, Scene, Scenic, Size, Words};

use crate::{Action, Name, Options, View};

impl Scenic for Name {
    fn scene(_: &Options, view: &View, words: &Words) -> Scene {
        let own = view.picks.own.flatten();
        let door = |door: u8| {
            let x = f32::from(door - 1);
            let area = Area::new(format!("door:{door}"), "door", Place::Board(x, 0.0, 1.0, 1.6), door.to_string());
            let picked = (own == Some(door)).then(|| Piece::new("pick", "pick", Size::Token, words.text("doors")));
            area.with(picked)
        };
        Scene { board: (f32::from(view.doors), 1.6), areas: (1..=view.doors).map(door).collect() }
    }

    fn picks(_: &Options, _: &View, action: Action) -> Vec<Pick> {
        match action {
            Action::Pick(door) => vec![Pick::thing("door", door)],
        }
    }

    fn wishes(_: &Options, _: &View, _: Seat, thing: &str) -> Vec<Action> {
        thing.strip_prefix("door:").and_then(|door| door.parse().ok()).map(Action::Pick).into_iter().collect()
    }
}

impl Look for Name {
    const PALETTE: &'static Palette = &Palette { accents: &[("#8a5a2b", "#d79a5b"), ("#5b4a8a", "#a99be0")] };
}
