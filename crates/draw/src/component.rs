//! Components: what a game has in its box, to be printed and cut out. Fronts and backs are the pictures of the table.

use std::sync::Arc;

use engine::Seat;
use scene::{Area, Art, Facing, Piece, Placement, Scene, Size};

use crate::layout::{lay_out_area, lay_out_board};
use crate::{Anchor, Canvas, Drawing, GameArt, Paint, Weight, measure};

engine::ids! {
    /// How a component is made of paper. How large each is stands in the sizes that a print is made with.
    pub enum Form {
        /// A card, upright.
        Card = "card",
        /// A card, lying.
        WideCard = "wide-card",
        /// A large card, lying: for much print.
        LargeCard = "large-card",
        /// A small card, upright.
        MiniCard = "mini-card",
        /// A square tile.
        Tile = "tile",
        /// A tile that is higher than wide.
        RoomTile = "room-tile",
        /// A hexagon with a point on top.
        Hex = "hex",
        /// A round token.
        Token = "token",
        /// A square token.
        SquareToken = "square-token",
        /// A small round marker.
        Chip = "chip",
        /// A figure that is folded and stands.
        Pawn = "pawn",
        /// A sheet before a player.
        Sheet = "sheet",
        /// A board, which is larger than a page.
        Board = "board",
    }
}

impl From<Size> for Form {
    fn from(size: Size) -> Form {
        match size {
            Size::Chip => Form::Chip,
            Size::Token => Form::Token,
            Size::Tile => Form::Tile,
            Size::Card => Form::Card,
            Size::Large => Form::WideCard,
        }
    }
}

/// What is drawn on one side of a component.
#[derive(Clone, Debug)]
pub enum Face<A: Art> {
    /// A piece of the table.
    Piece(Piece<A>),
    /// An area of the table with all that lies in it.
    Area(Area<A>),
    /// The board, with what lies on it.
    Board(Scene<A>),
    /// A player's sign: colour, shape and letter.
    Seat(Seat),
    /// The game's cover with the name of the deck: the back of cards that have none of their own.
    Cover(String),
}

/// What is beyond the cut, where a knife may slip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// A border of one colour, on both sides of the cut.
    Border(Paint),
    /// The picture itself reaches the cut.
    Picture,
}

/// Components of a game that are all alike.
#[derive(Clone, Debug)]
pub struct Component<A: Art> {
    /// Its id, such as `card:v01`.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What it is made as.
    pub form: Form,
    /// How wide and high it is in millimetres, if its form does not say it.
    pub size: Option<[f32; 2]>,
    /// How many there are.
    pub count: u16,
    /// Its front.
    pub front: Face<A>,
    /// Its back.
    pub back: Option<Face<A>>,
    /// What is beyond the cut.
    pub edge: Edge,
    /// How much larger than usual everything on it is, as far as all of it fits then: tables have smaller print.
    pub zoom: f32,
}

impl<A: Art> Component<A> {
    /// A component that looks like a piece of the table, as many times as the piece is there.
    pub fn piece(form: impl Into<Form>, piece: Piece<A>) -> Component<A> {
        let (id, name, count) = (piece.id.clone(), piece.name.clone(), piece.count);
        // A sign of the number would stand on each of them.
        let front = Face::Piece(Piece { count: 1, spot: None, ..piece });
        Component { count, ..Component::new(id, name, form.into(), front) }
    }

    /// A component with a player's sign.
    pub fn seat(form: Form, seat: Seat, id: impl Into<String>, name: impl Into<String>) -> Component<A> {
        Component::new(id.into(), name.into(), form, Face::Seat(seat))
    }

    /// A component that looks like an area of the table.
    pub fn area(form: Form, area: Area<A>) -> Component<A> {
        Component::new(area.id.clone(), area.title.clone(), form, Face::Area(area))
    }

    /// A board of this size with these areas, without what lies on them, with this many millimetres to its unit.
    pub fn board(
        name: impl Into<String>,
        board: (f32, f32),
        areas: impl IntoIterator<Item = Area<A>>,
        unit: f32,
    ) -> Component<A> {
        let areas = areas.into_iter().map(|area| Area { pieces: Vec::new(), ..area }).collect();
        let (size, edge) = (Some([board.0 * unit, board.1 * unit]), Edge::Border(Paint::Ground));
        let front = Face::Board(Scene { board, areas });
        Component { size, edge, ..Component::new("board".to_owned(), name.into(), Form::Board, front) }
    }

    fn new(id: String, name: String, form: Form, front: Face<A>) -> Component<A> {
        let edge = Edge::Border(Paint::Card);
        Component { id, name, form, size: None, count: 1, front, back: None, edge, zoom: 1.0 }
    }

    /// The same component, this many times.
    #[must_use]
    pub fn times(mut self, count: impl Into<u16>) -> Component<A> {
        self.count = count.into();
        self
    }

    /// The same component with a back.
    #[must_use]
    pub fn back(mut self, back: Face<A>) -> Component<A> {
        self.back = Some(back);
        self
    }

    /// The same component with everything on it larger.
    #[must_use]
    pub fn zoom(mut self, zoom: f32) -> Component<A> {
        self.zoom = zoom;
        self
    }

    /// The same component with a picture that reaches the cut.
    #[must_use]
    pub fn full(mut self) -> Component<A> {
        self.edge = Edge::Picture;
        self
    }
}

/// The components of a game that does not list them: its board and the pieces that a spectator sees at the start.
pub(crate) fn of_scene<A: Art>(scene: Scene<A>, name: String) -> Vec<Component<A>> {
    let pieces = scene.areas.iter().flat_map(|area| &area.pieces).filter(|piece| piece.facing == Facing::Up);
    let mut components: Vec<Component<A>> =
        pieces.filter(|piece| piece.count > 0).map(|piece| Component::piece(piece.size, piece.clone())).collect();
    let on_board = |area: &Area<A>| matches!(area.place, Placement::Board(..) | Placement::Hex(..));
    let (width, height) = scene.board;
    if width > 0.0 && height > 0.0 && scene.areas.iter().any(on_board) {
        let areas = scene.areas.into_iter().filter(on_board);
        components.push(Component::board(name, scene.board, areas, BOARD_WIDTH / width));
    }
    components
}

/// How wide a board is whose game does not say it, in millimetres.
const BOARD_WIDTH: f32 = 480.0;

/// Draws one side at any size, whatever its game.
#[derive(Clone)]
pub struct DrawnFace(Arc<dyn Fn(f32, f32) -> Drawing + Send + Sync>);

impl DrawnFace {
    fn new<G: GameArt>(face: Face<G>) -> DrawnFace {
        DrawnFace(Arc::new(move |w, h| match &face {
            Face::Piece(piece) => painted(w, h, |canvas| G::piece(piece, canvas)),
            Face::Area(area) => lay_out_area(area, [w, h]),
            Face::Board(scene) => lay_out_board(scene, [w, h]),
            Face::Seat(seat) => painted(w, h, |canvas| {
                let middle = [canvas.w / 2.0, canvas.h / 2.0];
                canvas.seat(*seat, middle, canvas.w.min(canvas.h) * 0.38);
            }),
            Face::Cover(deck) => painted(w, h, |canvas| cover_with_name::<G>(deck, canvas)),
        }))
    }

    /// The side in a box of this size.
    pub fn draw(&self, width: f32, height: f32) -> Drawing {
        (self.0)(width, height)
    }
}

impl std::fmt::Debug for DrawnFace {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("DrawnFace")
    }
}

/// A component whose game is known by its name only.
#[derive(Clone, Debug)]
pub struct PrintedComponent {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What it is made as.
    pub form: Form,
    /// How wide and high it is in millimetres, if its form does not say it.
    pub size: Option<[f32; 2]>,
    /// How many there are.
    pub count: u16,
    /// Its front.
    pub front: DrawnFace,
    /// Its back.
    pub back: Option<DrawnFace>,
    /// What is beyond the cut.
    pub edge: Edge,
    /// How much larger than usual everything on it is, as far as all of it fits then.
    pub zoom: f32,
}

impl PrintedComponent {
    /// The component with its game erased.
    pub fn new<G: GameArt>(component: Component<G>) -> PrintedComponent {
        let Component { id, name, form, size, count, front, back, edge, zoom } = component;
        let (front, back) = (DrawnFace::new(front), back.map(DrawnFace::new));
        PrintedComponent { id, name, form, size, count, front, back, edge, zoom }
    }
}

/// A drawing without sprites.
fn painted(w: f32, h: f32, paint: impl FnOnce(&mut Canvas)) -> Drawing {
    let mut canvas = Canvas::new(w, h);
    paint(&mut canvas);
    Drawing { width: w, height: h, backdrop: canvas.shapes, sprites: Vec::new(), overflows: canvas.overflows }
}

/// The cover, and the deck's name on a plate across its middle.
fn cover_with_name<G: GameArt>(deck: &str, canvas: &mut Canvas) {
    G::cover(canvas);
    let (w, h) = (canvas.w, canvas.h);
    let size = (w * 0.1).clamp(9.0, 18.0);
    let text = measure(deck, size, Weight::Bold).min(w * 0.8);
    let (wide, high) = (text + size * 1.4, size * 2.0);
    canvas.rect([(w - wide) / 2.0, (h - high) / 2.0, wide, high], size * 0.4, Paint::Card, (Paint::Ink, size * 0.1));
    let base = [w / 2.0, h / 2.0 + size * 0.36];
    canvas.text(base, text + 0.5, deck, size, Weight::Bold, Anchor::Middle, Paint::Ink);
}
