//! Scenes: what a person sees, without pixels. Areas with pieces in them, all with ids that stay from scene to scene.

use engine::{Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use crate::{Section, Words};

/// What one viewer sees.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Scene {
    /// How wide and high the board is, in units of the game's choice.
    pub board: (f32, f32),
    /// The areas in reading order.
    pub areas: Vec<Area>,
}

/// A place where pieces lie: a room, a hex, a sheet, a hand, a pile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Area {
    /// Its id, such as `room:radio`; the same in every scene.
    pub id: String,
    /// Which picture it has.
    pub art: String,
    /// Where it is.
    pub place: Place,
    /// Its name.
    pub title: String,
    /// Whose it is.
    pub owner: Option<Seat>,
    /// Short sentences about it.
    pub notes: Vec<String>,
    /// Signs on it.
    pub badges: Vec<Badge>,
    /// What lies in it.
    pub pieces: Vec<Piece>,
}

/// Where an area is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
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
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Piece {
    /// Its id, such as `card:17` or `pawn:b`; the same in every scene. A card that the viewer may not know has an id
    /// by its place, never by what it is.
    pub id: String,
    /// Which picture it has.
    pub art: String,
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
    pub badges: Vec<Badge>,
}

/// How large a piece is beside others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Facing {
    /// The face.
    Up,
    /// The back.
    Down,
}

/// A sign with a number or a word.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Badge {
    /// Which sign.
    pub art: String,
    /// What stands on it.
    pub text: String,
    /// What it means, in words.
    pub name: String,
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
}

/// A scene with all that goes around it: what is asked, whose decision it is, and the viewer's choices.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stage {
    /// What is on the table.
    pub scene: Scene,
    /// What the viewer is asked, or whom everybody waits for.
    pub question: String,
    /// Who must decide.
    pub deciders: Seats,
    /// What the viewer may do.
    pub choices: Vec<Choice>,
}

impl Area {
    /// An empty area.
    pub fn new(id: impl Into<String>, art: &str, place: Place, title: impl Into<String>) -> Area {
        Area {
            id: id.into(),
            art: art.to_owned(),
            place,
            title: title.into(),
            owner: None,
            notes: Vec::new(),
            badges: Vec::new(),
            pieces: Vec::new(),
        }
    }

    /// An empty area before a player, with a sign if the viewer is that player.
    pub fn before(seat: Seat, id: impl Into<String>, art: &str, viewer: Viewer, words: &Words) -> Area {
        let area = Area::new(id, art, Place::Player(seat), words.seat(seat)).of(seat);
        match viewer.is(seat) {
            true => area.badge("you", words.text("seat-you"), words.text("seat-you")),
            false => area,
        }
    }

    /// The same area with a sign that its owner is deciding.
    #[must_use]
    pub fn deciding(self, words: &Words) -> Area {
        self.badge("turn", words.text("seat-deciding"), words.text("seat-deciding"))
    }

    /// Whether its owner is on turn or deciding.
    pub fn has_turn(&self) -> bool {
        self.badges.iter().any(|badge| badge.art == "turn")
    }

    /// The same area of a player.
    #[must_use]
    pub fn of(mut self, owner: Seat) -> Area {
        self.owner = Some(owner);
        self
    }

    /// The same area with a sentence about it.
    #[must_use]
    pub fn note(mut self, note: impl Into<String>) -> Area {
        self.notes.push(note.into());
        self
    }

    /// The same area with a sign.
    #[must_use]
    pub fn badge(mut self, art: &str, text: impl Into<String>, name: impl Into<String>) -> Area {
        self.badges.push(Badge { art: art.to_owned(), text: text.into(), name: name.into() });
        self
    }

    /// The same area with pieces.
    #[must_use]
    pub fn with(mut self, pieces: impl IntoIterator<Item = Piece>) -> Area {
        self.pieces.extend(pieces);
        self
    }

    /// The area in one line of plain text.
    fn line(&self) -> String {
        let notes = self.notes.iter().cloned();
        let badges = self.badges.iter().map(|badge| badge.name.clone());
        let pieces = self.pieces.iter().map(Piece::words);
        let parts: Vec<String> = notes.chain(badges).chain(pieces).filter(|part| !part.is_empty()).collect();
        match parts.is_empty() {
            true => self.title.clone(),
            false => format!("{}: {}", self.title, parts.join("; ")),
        }
    }
}

impl Piece {
    /// A piece, face up.
    pub fn new(id: impl Into<String>, art: &str, size: Size, name: impl Into<String>) -> Piece {
        Piece {
            id: id.into(),
            art: art.to_owned(),
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
    pub fn of(mut self, owner: Seat) -> Piece {
        self.owner = Some(owner);
        self
    }

    /// The same piece with a few characters on it.
    #[must_use]
    pub fn short(mut self, short: impl Into<String>) -> Piece {
        self.short = short.into();
        self
    }

    /// The same piece with smaller print.
    #[must_use]
    pub fn line(mut self, line: impl Into<String>) -> Piece {
        self.lines.push(line.into());
        self
    }

    /// The same piece, several times.
    #[must_use]
    pub fn times(mut self, count: impl Into<u16>) -> Piece {
        self.count = count.into();
        self
    }

    /// The same piece, face down.
    #[must_use]
    pub fn face_down(mut self) -> Piece {
        self.facing = Facing::Down;
        self
    }

    /// The same piece, turned by sixths of a circle.
    #[must_use]
    pub fn turned(mut self, sixths: u8) -> Piece {
        self.turned = sixths % 6;
        self
    }

    /// The same piece at a spot of its area.
    #[must_use]
    pub fn at(mut self, x: f32, y: f32) -> Piece {
        self.spot = Some((x, y));
        self
    }

    /// The same piece with a sign.
    #[must_use]
    pub fn badge(mut self, art: &str, text: impl Into<String>, name: impl Into<String>) -> Piece {
        self.badges.push(Badge { art: art.to_owned(), text: text.into(), name: name.into() });
        self
    }

    /// The piece in plain text.
    fn words(&self) -> String {
        let mut text = self.name.clone();
        if self.count > 1 {
            text += &format!(" ×{}", self.count);
        }
        let badges: Vec<&str> =
            self.badges.iter().map(|badge| badge.name.as_str()).filter(|name| !name.is_empty()).collect();
        if !badges.is_empty() {
            text += &format!(" ({})", badges.join(", "));
        }
        text
    }
}

impl Scene {
    /// Whether something has this id.
    pub fn has(&self, id: &str) -> bool {
        self.areas.iter().any(|area| area.id == id || area.pieces.iter().any(|piece| piece.id == id))
    }

    /// The scene as plain text, in a good order for reading: the board by places, what lies beside it, the players,
    /// then own things.
    pub fn outline(&self, words: &Words) -> Vec<Section> {
        let section = |title: &str, belongs: fn(Place) -> bool| {
            let lines: Vec<String> = self.areas.iter().filter(|area| belongs(area.place)).map(Area::line).collect();
            (!lines.is_empty()).then(|| Section::new(words.text(title), lines))
        };
        [
            section("outline-board", |place| matches!(place, Place::Board(..) | Place::Hex(..))),
            section("outline-aside", |place| place == Place::Aside),
            section("outline-players", |place| matches!(place, Place::Player(_))),
            section("outline-own", |place| place == Place::Own),
        ]
        .into_iter()
        .flatten()
        .collect()
    }
}
