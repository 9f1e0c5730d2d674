//! Drawings of golden records at every width: nothing in them is smaller than nothing.
#![allow(clippy::unwrap_used)]

use draw::{Frame, Look, Shape, lay_out};
use engine::{Record, Seat, Viewer};
use games::Visitor;
use scene::{Lang, Words};

/// From a window that somebody has made as narrow as it goes to a wall.
const WIDTHS: std::ops::RangeInclusive<u16> = 40..=2600;

struct Drawn(Record);

impl Visitor for Drawn {
    type Out = ();

    fn visit<G: Look>(self) {
        let whole = self.0.resume::<G>(self.0.seed.unwrap(), None).unwrap();
        let names = ["ana", "ben", "cyd", "dan", "eve", "fay"].map(str::to_owned).to_vec();
        let words = Words::of::<G>(Lang::Pl, names);
        let last = whole.played().len();
        for (at, viewer) in [(0, Viewer::Spectator), (last / 3, Viewer::Seat(Seat::new(0))), (last, Viewer::Spectator)]
        {
            let mut game = whole.clone();
            game.rewind(at);
            let scene = G::scene(game.options(), &game.view(viewer), &words);
            for width in WIDTHS.step_by(19) {
                let drawing = lay_out::<G>(&scene, Frame { width: f32::from(width) });
                for sprite in &drawing.sprites {
                    for shape in &sprite.shapes {
                        assert!(has_size(shape), "{} at {width} px: {} has {shape:?}", G::ABOUT.name, sprite.id);
                    }
                }
            }
        }
    }
}

fn has_size(shape: &Shape) -> bool {
    match shape {
        Shape::Rect { at: [x, y, w, h], round, .. } => {
            [x, y].iter().all(|n| n.is_finite()) && *w >= 0.0 && *h >= 0.0 && *round >= 0.0
        }
        Shape::Circle { at: [x, y, r], .. } => [x, y].iter().all(|n| n.is_finite()) && *r >= 0.0,
        Shape::Icon { at: [x, y, side], .. } => [x, y].iter().all(|n| n.is_finite()) && *side >= 0.0,
        _ => true,
    }
}

#[test]
fn drawings_have_sizes_at_every_width() {
    for path in std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records")).unwrap() {
        let record: Record = std::fs::read_to_string(path.unwrap().path()).unwrap().parse().unwrap();
        if record.seed.is_some() {
            let game = record.game.clone();
            games::visit(&game, Drawn(record)).unwrap();
        }
    }
}
