//! Panes: in which part of the table things lie, and which part a small screen shows.

use draw::PanePart;
use scene::{BadgeKind, Pick, Placement, Plain, Scene};

use crate::TouchTarget;

/// How many things can be touched in each part of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TargetParts {
    /// On the board.
    pub board: usize,
    /// Before the viewer.
    pub own: usize,
    /// Before the players and beside the board.
    pub others: usize,
}

/// The part of the table that an area or a piece lies in, on a small screen.
pub fn part_of(scene: &Scene<Plain>, thing: &str) -> Option<PanePart> {
    let has = |area: &&scene::Area<Plain>| area.id == thing || area.pieces.iter().any(|piece| piece.id == thing);
    let area = scene.areas.iter().find(has)?;
    Some(match area.place {
        Placement::Player(_) if area.badges.iter().any(|badge| badge.art == BadgeKind::You) => PanePart::Own,
        Placement::Board(..) | Placement::Hex(..) => PanePart::Board,
        Placement::Own => PanePart::Own,
        Placement::Aside | Placement::Player(_) => PanePart::Others,
    })
}

impl TargetParts {
    /// Where the things are that can be touched.
    pub fn of(scene: &Scene<Plain>, targets: &[TouchTarget]) -> TargetParts {
        let mut parts = TargetParts::default();
        for target in targets {
            let Pick::Thing(id) = &target.pick else { continue };
            match part_of(scene, id) {
                Some(PanePart::Board) => parts.board += 1,
                Some(PanePart::Own) => parts.own += 1,
                Some(PanePart::Others) => parts.others += 1,
                None => {}
            }
        }
        parts
    }

    /// Which of the two large parts is shown where there is room for one only: that in which something can be touched,
    /// the board first. `None` if nothing can be touched in either.
    pub fn to_show(self) -> Option<PanePart> {
        match (self.board, self.others) {
            (0, 0) => None,
            (0, _) => Some(PanePart::Others),
            _ => Some(PanePart::Board),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_part_that_can_be_touched_is_shown() {
        let parts = |board, own, others| TargetParts { board, own, others }.to_show();
        assert_eq!(parts(0, 3, 0), None);
        assert_eq!(parts(0, 3, 2), Some(PanePart::Others));
        assert_eq!(parts(1, 0, 9), Some(PanePart::Board));
    }
}
