//! What a person sees and touches.

use engine::Seat;
use scene::{Area, GameScene, Pick, Piece, Placement, Scene, Size, Texts};

use crate::art::PieceArt;
use crate::{Action, Name, Options, View};

impl GameScene for Name {
    fn scene(_: &Options, view: &View, texts: &Texts) -> Scene<Name> {
        let own = view.picks.own.flatten();
        let door = |door: u8| {
            let x = f32::from(door - 1);
            let area = Area::new(format!("door:{door}"), (), Placement::Board(x, 0.0, 1.0, 1.6), door.to_string());
            let picked =
                (own == Some(door)).then(|| Piece::new("pick", PieceArt::Pick, Size::Token, texts.text("doors")));
            area.with(picked)
        };
        Scene { board: (f32::from(view.doors), 1.6), areas: (1..=view.doors).map(door).collect() }
    }

    fn picks(_: &Options, _: &View, action: Action) -> Vec<Pick> {
        match action {
            Action::Pick(door) => vec![Pick::thing("door", door)],
        }
    }

    fn attempts(_: &Options, _: &View, _: Seat, thing: &str) -> Vec<Action> {
        thing.strip_prefix("door:").and_then(|door| door.parse().ok()).map(Action::Pick).into_iter().collect()
    }
}
