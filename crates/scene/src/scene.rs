//! Scenes: what a person sees, without pixels. Areas with pieces in them, all with ids that stay from scene to scene.
//!
//! What an area or a piece looks like is a value of the game's own types ([`Art`]), so that the compiler checks scene and
//! drawing against each other. Programs that know a game only by its name get the same scene with [`Plain`] art.

use std::fmt::Debug;
use std::hash::Hash;

use engine::{Seat, Viewer, fingerprint};
use serde::{Deserialize, Serialize};

use crate::{Section, Texts};

/// The types of a game's pictures: all that the drawing of an area, a piece or a badge depends on, as data.
pub trait Art: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// What areas look like.
    type Area: ArtValue;
    /// What pieces look like. Pieces that are alike in this are interchangeable, so that one may glide where another was.
    type Piece: ArtValue;
    /// What the game's own badges look like.
    type Badge: ArtValue;
}

/// What a value of [`Art`] can do.
pub trait ArtValue: Clone + Debug + PartialEq + Hash + Send + Sync + 'static {}

impl<T: Clone + Debug + PartialEq + Hash + Send + Sync + 'static> ArtValue for T {}

/// The art of a scene whose game is known by its name only: two pictures are alike or not, and no more is known of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plain;

/// Stands for a picture: equal ids, equal pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ArtId(u64);

impl Art for Plain {
    type Area = ArtId;
    type Piece = ArtId;
    type Badge = ArtId;
}

/// What one viewer sees.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene<A: Art> {
    /// How wide and high the board is, in units of the game's choice.
    pub board: (f32, f32),
    /// The areas in reading order.
    pub areas: Vec<Area<A>>,
}

/// A place where pieces lie: a room, a hex, a sheet, a hand, a pile.
#[derive(Clone, Debug, PartialEq)]
pub struct Area<A: Art> {
    /// Its id, such as `room:radio`; the same in every scene.
    pub id: String,
    /// Which picture it has.
    pub art: A::Area,
    /// Where it is.
    pub place: Placement,
    /// Its name.
    pub title: String,
    /// Whose it is.
    pub owner: Option<Seat>,
    /// Short sentences about it.
    pub notes: Vec<String>,
    /// Signs on it.
    pub badges: Vec<Badge<A>>,
    /// What lies in it.
    pub pieces: Vec<Piece<A>>,
    /// The sides of a hexagon, clockwise from the east, if it matters which of them lead on.
    pub sides: Option<[HexSide; 6]>,
}

/// A side of a hexagon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HexSide {
    /// It leads nowhere.
    Wall,
    /// It leads to the next area.
    Open,
    /// What is behind it is not decided yet.
    Unknown,
}

/// Where an area is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Placement {
    /// On the board: the left and upper edge, the width and the height, in the board's units.
    Board(f32, f32, f32, f32),
    /// On the board as a hexagon with a point on top: its middle and its radius, in the board's units.
    Hex(f32, f32, f32),
    /// Beside the board: decks, piles, the event of the day.
    Aside,
    /// Before a player.
    Player(Seat),
    /// Before the viewer: the own hand, own plans.
    Own,
}

/// Something that lies in an area.
#[derive(Clone, Debug, PartialEq)]
pub struct Piece<A: Art> {
    /// Its id, such as `card:17` or `pawn:b`; the same in every scene. A card that the viewer may not know has an id
    /// by its place, never by what it is.
    pub id: String,
    /// Which picture it has.
    pub art: A::Piece,
    /// How large it is beside others.
    pub size: Size,
    /// What it is, in words.
    pub name: String,
    /// A few characters that stand on it.
    pub short: String,
    /// What stands on it in smaller print.
    pub lines: Vec<String>,
    /// Whose it is.
    pub owner: Option<Seat>,
    /// How many there are of it, all alike.
    pub count: u16,
    /// Which side is up.
    pub facing: Facing,
    /// By how many sixths of a circle it is turned clockwise.
    pub turned: u8,
    /// Where it lies in its area, as parts of the width and height; wherever there is room, unless given.
    pub spot: Option<(f32, f32)>,
    /// Signs on it.
    pub badges: Vec<Badge<A>>,
}

/// How large a piece is beside others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// A coin, a cube, a marker.
    Chip,
    /// A token, a pawn.
    Token,
    /// A tile, as wide as high.
    Tile,
    /// A card, upright.
    Card,
    /// A card with much print.
    Large,
}

/// Which side of a piece is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Facing {
    /// The face.
    Up,
    /// The back.
    Down,
}

/// A sign with a number or a word.
#[derive(Clone, Debug, PartialEq)]
pub struct Badge<A: Art> {
    /// Which sign.
    pub art: BadgeKind<A::Badge>,
    /// What stands on it.
    pub text: String,
    /// What it means, in words.
    pub name: String,
}

/// What a badge looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BadgeKind<B> {
    /// The viewer sits here.
    You,
    /// The owner of the area is deciding.
    Deciding,
    /// A sign of the game.
    Own(B),
}

/// What one touches to say an action, in order.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pick {
    /// An area or a piece of the scene, by its id.
    Thing(String),
    /// A button with the id of its message.
    Button(String),
}

impl Pick {
    /// A thing of the scene.
    pub fn thing(kind: &str, id: impl std::fmt::Display) -> Pick {
        Pick::Thing(format!("{kind}:{id}"))
    }

    /// A button.
    pub fn button(id: &str) -> Pick {
        Pick::Button(id.to_owned())
    }
}

/// A choice of the viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    /// The action in notation.
    pub action: String,
    /// What it means, in a few plain words.
    pub label: String,
    /// What one touches to say it, in order.
    pub picks: Vec<Pick>,
    /// The word of its verb, if the verb has a button of its own. Its text is the message `verb-WORD`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verb: Option<String>,
    /// Whether it only prepares a choice and can be taken back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_step: bool,
    /// Whether it goes farther than one step. What one touches for it looks different.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_far: bool,
}

/// A piece that is being turned: each way in which it may lie is a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turning {
    /// The piece, as it lies unturned.
    pub piece: String,
    /// What one touches to turn it so, and by how many sixths of a circle it is turned then.
    pub turns: Vec<(String, u8)>,
}

impl<A: Art> Area<A> {
    /// An empty area.
    pub fn new(id: impl Into<String>, art: impl Into<A::Area>, place: Placement, title: impl Into<String>) -> Area<A> {
        Area {
            id: id.into(),
            art: art.into(),
            place,
            title: title.into(),
            owner: None,
            notes: Vec::new(),
            badges: Vec::new(),
            pieces: Vec::new(),
            sides: None,
        }
    }

    /// An empty area before a player, with a sign if the viewer is that player.
    pub fn before(
        seat: Seat,
        id: impl Into<String>,
        art: impl Into<A::Area>,
        viewer: Viewer,
        texts: &Texts,
    ) -> Area<A> {
        let mut area = Area::new(id, art, Placement::Player(seat), texts.seat(seat)).of(seat);
        if viewer.is(seat) {
            area.badges.push(Badge { art: BadgeKind::You, text: texts.text("seat-you"), name: texts.text("seat-you") });
        }
        area
    }

    /// The same area with a sign that its owner is deciding.
    #[must_use]
    pub fn deciding(self, texts: &Texts) -> Area<A> {
        self.on_turn(texts.text("seat-deciding"), texts.text("seat-deciding"))
    }

    /// The same area with a sign that its owner is on turn, in the game's own words.
    #[must_use]
    pub fn on_turn(mut self, text: impl Into<String>, name: impl Into<String>) -> Area<A> {
        self.badges.push(Badge { art: BadgeKind::Deciding, text: text.into(), name: name.into() });
        self
    }

    /// Whether its owner is on turn or deciding.
    pub fn has_turn(&self) -> bool {
        self.badges.iter().any(|badge| badge.art == BadgeKind::Deciding)
    }

    /// The same area of a player.
    #[must_use]
    pub fn of(mut self, owner: Seat) -> Area<A> {
        self.owner = Some(owner);
        self
    }

    /// The same area with a sentence about it.
    #[must_use]
    pub fn note(mut self, note: impl Into<String>) -> Area<A> {
        self.notes.push(note.into());
        self
    }

    /// The same area with a sign of the game.
    #[must_use]
    pub fn badge(mut self, art: impl Into<A::Badge>, text: impl Into<String>, name: impl Into<String>) -> Area<A> {
        self.badges.push(Badge { art: BadgeKind::Own(art.into()), text: text.into(), name: name.into() });
        self
    }

    /// The same area with pieces.
    #[must_use]
    pub fn with(mut self, pieces: impl IntoIterator<Item = Piece<A>>) -> Area<A> {
        self.pieces.extend(pieces);
        self
    }

    /// The same hexagon with its sides, clockwise from the east.
    #[must_use]
    pub fn sides(mut self, sides: [HexSide; 6]) -> Area<A> {
        self.sides = Some(sides);
        self
    }

    fn to_plain(&self) -> Area<Plain> {
        let Area { id, art, place, title, owner, notes, badges, pieces, sides } = self;
        Area {
            id: id.clone(),
            art: ArtId(fingerprint(art)),
            place: *place,
            title: title.clone(),
            owner: *owner,
            notes: notes.clone(),
            badges: badges.iter().map(Badge::to_plain).collect(),
            pieces: pieces.iter().map(Piece::to_plain).collect(),
            sides: *sides,
        }
    }

    fn is_on_board(&self) -> bool {
        matches!(self.place, Placement::Board(..) | Placement::Hex(..))
    }

    /// What can be read of the area, in lines: its title, its notes, its badges, and its pieces with their counts.
    fn details(&self) -> Vec<String> {
        // A piece that is counted to nothing, such as no cash, has its place in the scene and is named with the count.
        let text = |piece: &Piece<A>| if piece.count == 0 { format!("{} ×0", piece.name) } else { piece.to_text() };
        let pieces: Vec<String> = self.pieces.iter().map(text).collect();
        let lists = [badge_names(&self.badges).join("; "), pieces.join("; ")];
        let lines = std::iter::once(self.title.clone()).chain(self.notes.iter().cloned()).chain(lists);
        lines.filter(|line| !line.is_empty()).collect()
    }

    /// The area in one line of plain text.
    fn line(&self) -> String {
        let notes = self.notes.iter().cloned();
        let badges = self.badges.iter().map(|badge| badge.name.clone());
        let pieces = self.pieces.iter().map(Piece::to_text);
        let parts: Vec<String> = notes.chain(badges).chain(pieces).filter(|part| !part.is_empty()).collect();
        match parts.is_empty() {
            true => self.title.clone(),
            false => format!("{}: {}", self.title, parts.join("; ")),
        }
    }
}

impl<A: Art> Piece<A> {
    /// A piece, face up.
    pub fn new(id: impl Into<String>, art: impl Into<A::Piece>, size: Size, name: impl Into<String>) -> Piece<A> {
        Piece {
            id: id.into(),
            art: art.into(),
            size,
            name: name.into(),
            short: String::new(),
            lines: Vec::new(),
            owner: None,
            count: 1,
            facing: Facing::Up,
            turned: 0,
            spot: None,
            badges: Vec::new(),
        }
    }

    /// The same piece of a player.
    #[must_use]
    pub fn of(mut self, owner: Seat) -> Piece<A> {
        self.owner = Some(owner);
        self
    }

    /// The same piece with a few characters on it.
    #[must_use]
    pub fn short(mut self, short: impl Into<String>) -> Piece<A> {
        self.short = short.into();
        self
    }

    /// The same piece with smaller print.
    #[must_use]
    pub fn line(mut self, line: impl Into<String>) -> Piece<A> {
        self.lines.push(line.into());
        self
    }

    /// The same piece, several times.
    #[must_use]
    pub fn times(mut self, count: impl Into<u16>) -> Piece<A> {
        self.count = count.into();
        self
    }

    /// The same piece, face down.
    #[must_use]
    pub fn face_down(mut self) -> Piece<A> {
        self.facing = Facing::Down;
        self
    }

    /// The same piece, turned by sixths of a circle.
    #[must_use]
    pub fn turned(mut self, sixths: u8) -> Piece<A> {
        self.turned = sixths % 6;
        self
    }

    /// The same piece at a spot of its area.
    #[must_use]
    pub fn at(mut self, x: f32, y: f32) -> Piece<A> {
        self.spot = Some((x, y));
        self
    }

    /// The same piece with a sign.
    #[must_use]
    pub fn badge(mut self, art: impl Into<A::Badge>, text: impl Into<String>, name: impl Into<String>) -> Piece<A> {
        self.badges.push(Badge { art: BadgeKind::Own(art.into()), text: text.into(), name: name.into() });
        self
    }

    fn to_plain(&self) -> Piece<Plain> {
        let Piece { id, art, size, name, short, lines, owner, count, facing, turned, spot, badges } = self;
        Piece {
            id: id.clone(),
            art: ArtId(fingerprint(art)),
            size: *size,
            name: name.clone(),
            short: short.clone(),
            lines: lines.clone(),
            owner: *owner,
            count: *count,
            facing: *facing,
            turned: *turned,
            spot: *spot,
            badges: badges.iter().map(Badge::to_plain).collect(),
        }
    }

    /// What can be read of the piece, in lines: its name and count, what stands on it, and its badges.
    fn details(&self) -> Vec<String> {
        let badges = badge_names(&self.badges).join("; ");
        let badges = Some(badges).filter(|badges| !badges.is_empty());
        std::iter::once(self.name_and_count()).chain(self.lines.iter().cloned()).chain(badges).collect()
    }

    fn name_and_count(&self) -> String {
        match self.count {
            0 | 1 => self.name.clone(),
            count => format!("{} ×{count}", self.name),
        }
    }

    /// The piece in plain text.
    fn to_text(&self) -> String {
        let badges = badge_names(&self.badges);
        match badges.is_empty() {
            true => self.name_and_count(),
            false => format!("{} ({})", self.name_and_count(), badges.join(", ")),
        }
    }
}

fn badge_names<A: Art>(badges: &[Badge<A>]) -> Vec<&str> {
    badges.iter().map(|badge| badge.name.as_str()).filter(|name| !name.is_empty()).collect()
}

impl<A: Art> Badge<A> {
    fn to_plain(&self) -> Badge<Plain> {
        let art = match &self.art {
            BadgeKind::You => BadgeKind::You,
            BadgeKind::Deciding => BadgeKind::Deciding,
            BadgeKind::Own(own) => BadgeKind::Own(ArtId(fingerprint(own))),
        };
        Badge { art, text: self.text.clone(), name: self.name.clone() }
    }
}

impl<A: Art> Scene<A> {
    /// The same scene for programs that know the game by its name only.
    pub fn to_plain(&self) -> Scene<Plain> {
        Scene { board: self.board, areas: self.areas.iter().map(Area::to_plain).collect() }
    }

    /// Whether something has this id.
    pub fn has(&self, id: &str) -> bool {
        self.areas.iter().any(|area| area.id == id || area.pieces.iter().any(|piece| piece.id == id))
    }

    /// What can be read of an area or a piece, in lines. `None` if nothing has this id.
    pub fn details(&self, id: &str) -> Option<Vec<String>> {
        let area = self.areas.iter().find(|area| area.id == id || area.pieces.iter().any(|piece| piece.id == id))?;
        let Some(piece) = area.pieces.iter().find(|piece| piece.id == id) else {
            let on_board = match area.place {
                Placement::Player(seat) => self.on_board_of(seat),
                _ => Vec::new(),
            };
            return Some(area.details().into_iter().chain(on_board).collect());
        };
        // On the board a piece may cover its area, so both are described.
        let around = if area.is_on_board() { area.details() } else { Vec::new() };
        Some(piece.details().into_iter().chain(around).collect())
    }

    /// What a player has on the board, one line for each area: the areas of their own, and where their pieces are.
    fn on_board_of(&self, seat: Seat) -> Vec<String> {
        let line = |area: &Area<A>| {
            let own = area.pieces.iter().filter(|piece| piece.owner == Some(seat)).map(Piece::to_text);
            let own: Vec<String> = own.collect();
            match (own.is_empty(), area.owner == Some(seat)) {
                (true, false) => None,
                (true, true) => Some(area.title.clone()),
                (false, _) => Some(format!("{}: {}", area.title, own.join("; "))),
            }
        };
        self.areas.iter().filter(|area| area.is_on_board()).filter_map(line).collect()
    }

    /// Adds what only one seat could see, laid open before that seat, with ids of its own.
    pub fn reveal(&mut self, seat: Seat, own: Scene<A>, texts: &Texts) {
        for mut area in own.areas.into_iter().filter(|area| area.place == Placement::Own) {
            area.id = format!("{seat}/{}", area.id);
            area.place = Placement::Player(seat);
            area.owner = Some(seat);
            area.title = format!("{}: {}", texts.seat(seat), area.title);
            area.pieces.iter_mut().for_each(|piece| piece.id = format!("{seat}/{}", piece.id));
            self.areas.push(area);
        }
    }

    /// The scene as plain text, in a good order for reading: the board by places, what lies beside it, the players,
    /// then own things.
    pub fn outline(&self, texts: &Texts) -> Vec<Section> {
        let section = |title: &str, belongs: fn(Placement) -> bool| {
            let lines: Vec<String> = self.areas.iter().filter(|area| belongs(area.place)).map(Area::line).collect();
            (!lines.is_empty()).then(|| Section::new(texts.text(title), lines))
        };
        [
            section("outline-board", |place| matches!(place, Placement::Board(..) | Placement::Hex(..))),
            section("outline-aside", |place| place == Placement::Aside),
            section("outline-players", |place| matches!(place, Placement::Player(_))),
            section("outline-own", |place| place == Placement::Own),
        ]
        .into_iter()
        .flatten()
        .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Art for String {
        type Area = String;
        type Piece = String;
        type Badge = String;
    }

    #[test]
    fn details_name_everything_in_an_area_and_where_a_player_is() {
        let ana = Seat::new(0);
        let pawn = Piece::new("pawn:a", "pawn", Size::Token, "ana").of(ana);
        let coins = Piece::new("coins:a", "coin", Size::Chip, "coins");
        let room = Area::new("room:cell", "room", Placement::Board(0.0, 0.0, 1.0, 1.0), "Cell").note("Dig here.");
        let sheet = Area::new("seat:a", "seat", Placement::Player(ana), "ana").badge("turn", "1", "on turn");
        let scene: Scene<String> =
            Scene { board: (1.0, 1.0), areas: vec![room.with([pawn]), sheet.with([coins.times(0_u16)])] };
        assert_eq!(scene.details("room:cell").unwrap(), ["Cell", "Dig here.", "ana"]);
        assert_eq!(scene.details("pawn:a").unwrap(), ["ana", "Cell", "Dig here.", "ana"]);
        assert_eq!(scene.details("seat:a").unwrap(), ["ana", "on turn", "coins ×0", "Cell: ana"]);
        assert_eq!(scene.details("room:yard"), None);
    }
}
