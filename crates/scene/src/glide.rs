//! Glides: where pieces come from and go to between two scenes of one viewer.
//!
//! Pieces that differ keep their ids wherever they are. Pieces that are all alike (guards, coins, cards of a kind) have
//! ids by their places, because no numbering that knows only the table as it is now could tell which of them moved. Two
//! scenes in a row tell: what vanished here and appeared there is the same piece. Only what the viewer sees is compared,
//! so that nothing hidden can show.

use std::collections::{BTreeMap, BTreeSet};

use crate::{Plain, Scene};

type Piece = crate::Piece<Plain>;

/// Where pieces come from and go to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Glides {
    /// For pieces that are new in the later scene: the piece of the earlier one that each comes from.
    pub from: BTreeMap<String, String>,
    /// For pieces that are gone in the later scene: the piece there that each has joined.
    pub to: BTreeMap<String, String>,
}

/// A piece and the place of its area in the scene.
type Placed<'a> = (usize, &'a Piece);

fn pieces(scene: &Scene<Plain>) -> BTreeMap<&str, Placed<'_>> {
    let placed = scene.areas.iter().enumerate().flat_map(|(area, a)| a.pieces.iter().map(move |piece| (area, piece)));
    engine::collect_short(placed.map(|(area, piece)| (piece.id.as_str(), (area, piece))))
}

/// Compares two scenes: a new piece comes from one of its kind that vanished, or else from a pile of its kind that is
/// lower than before; a piece that vanished otherwise goes to a pile of its kind that is higher.
pub fn glides(before: &Scene<Plain>, after: &Scene<Plain>) -> Glides {
    let (old, new) = (pieces(before), pieces(after));
    let mut gone: Vec<Placed<'_>> =
        old.iter().filter(|(id, _)| !new.contains_key(*id)).map(|(_, piece)| *piece).collect();
    let come: Vec<Placed<'_>> = new.iter().filter(|(id, _)| !old.contains_key(*id)).map(|(_, piece)| *piece).collect();
    // Positive where a pile is higher than before.
    let mut grown: Vec<(&Piece, i32)> = new
        .iter()
        .filter_map(|(id, (_, piece))| Some((*piece, i32::from(piece.count) - i32::from(old.get(id)?.1.count))))
        .filter(|(_, growth)| *growth != 0)
        .collect();
    let mut glides = Glides::default();
    for (area, piece) in come {
        let like = |other: &&Piece| other.art == piece.art;
        // What changes its place within an area is more likely than what changes its area.
        let near = gone.iter().position(|(place, other)| *place == area && like(other));
        if let Some(place) = near.or_else(|| gone.iter().position(|(_, other)| like(other))) {
            glides.from.insert(piece.id.clone(), gone.swap_remove(place).1.id.clone());
        } else if let Some((pile, growth)) = grown.iter_mut().find(|(pile, growth)| *growth < 0 && like(pile)) {
            *growth += i32::from(piece.count);
            glides.from.insert(piece.id.clone(), pile.id.clone());
        }
    }
    for (_, piece) in gone {
        if let Some((pile, growth)) = grown.iter_mut().find(|(pile, growth)| *growth > 0 && pile.art == piece.art) {
            *growth -= i32::from(piece.count);
            glides.to.insert(piece.id.clone(), pile.id.clone());
        }
    }
    glides
}

/// The pieces of a later scene that are new, lie elsewhere or are turned. A piece that only makes room for others in its
/// area is not among them.
pub fn moved<'a>(before: &Scene<Plain>, after: &'a Scene<Plain>) -> BTreeSet<&'a str> {
    let area_of = |scene: &'a Scene<Plain>, area: usize| scene.areas[area].id.as_str();
    let old = pieces(before);
    let is_moved = |id: &str, (area, piece): Placed<'a>| match old.get(id) {
        Some((old_area, old)) => {
            before.areas[*old_area].id != area_of(after, area) || old.spot != piece.spot || old.turned != piece.turned
        }
        None => true,
    };
    let placed = pieces(after).into_iter().filter(|(id, placed)| is_moved(id, *placed));
    engine::collect_short(placed.map(|(id, _)| id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Area, Placement, Size};

    /// Rooms with pieces: the id, the kind and the number of each.
    type Room<'a> = (&'a str, &'a [(&'a str, &'a str, u16)]);

    /// Pieces with their kinds as art.
    #[derive(Clone, Debug, PartialEq)]
    struct Kinds;

    impl crate::Art for Kinds {
        type Area = ();
        type Piece = &'static str;
        type Badge = ();
    }

    fn scene(rooms: &[Room<'static>]) -> Scene<Plain> {
        let area = |&(id, pieces): &Room<'static>| {
            let pieces = pieces.iter().map(|&(id, art, count)| crate::Piece::new(id, art, Size::Chip, id).times(count));
            Area::<Kinds>::new(id, (), Placement::Aside, id).with(pieces)
        };
        Scene { board: (0.0, 0.0), areas: rooms.iter().map(area).collect() }.to_plain()
    }

    #[test]
    fn a_guard_walks_and_the_others_stay() {
        let before = scene(&[("yard", &[("guard:yard:1", "guard", 1), ("guard:yard:2", "guard", 1)]), ("hall", &[])]);
        let after = scene(&[("yard", &[("guard:yard:1", "guard", 1)]), ("hall", &[("guard:hall:1", "guard", 1)])]);
        let glides = glides(&before, &after);
        assert_eq!(glides.from, BTreeMap::from([("guard:hall:1".to_owned(), "guard:yard:2".to_owned())]));
        assert!(glides.to.is_empty());
    }

    #[test]
    fn what_is_taken_from_a_pile_comes_from_it_and_returns_to_it() {
        let pile = scene(&[("room", &[("pile", "knife", 3), ("coin", "coin", 1)]), ("sheet", &[])]);
        let taken = scene(&[("room", &[("pile", "knife", 2), ("coin", "coin", 1)]), ("sheet", &[("own", "knife", 1)])]);
        let pair = |one: &str, other: &str| BTreeMap::from([(one.to_owned(), other.to_owned())]);
        assert_eq!(glides(&pile, &taken), Glides { from: pair("own", "pile"), to: BTreeMap::new() });
        assert_eq!(glides(&taken, &pile), Glides { from: BTreeMap::new(), to: pair("own", "pile") });
    }

    #[test]
    fn nothing_comes_from_another_kind() {
        let before = scene(&[("room", &[("a", "knife", 1)])]);
        let after = scene(&[("room", &[("b", "key", 1)])]);
        assert_eq!(glides(&before, &after), Glides::default());
    }

    #[test]
    fn what_makes_room_has_not_moved() {
        let before = scene(&[("yard", &[("p1", "pawn", 1), ("p2", "pawn", 1)]), ("cell", &[("p3", "pawn", 1)])]);
        let after = scene(&[("yard", &[("p2", "pawn", 1)]), ("cell", &[("p3", "pawn", 1), ("p1", "pawn", 1)])]);
        assert_eq!(moved(&before, &after), BTreeSet::from(["p1"]));
        assert_eq!(moved(&before, &before), BTreeSet::new());
        let mut turned = before.clone();
        turned.areas[1].pieces[0].turned = 2;
        assert_eq!(moved(&before, &turned), BTreeSet::from(["p3"]));
    }
}
