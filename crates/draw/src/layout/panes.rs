//! Panes: the board, own things, and all others', each laid out by itself. A client gives each a fixed place, so that
//! nothing moves when one of them grows.

use scene::{Area, Art, BadgeKind, Scene};

use super::{COLUMNS_FROM, GAP, Layout, MARGIN, Space, is_own, is_pile, is_player};
use crate::{Drawing, GameArt, Shape};

/// How much higher or flatter than the game has it a board of rooms may become to fill its pane.
const FLATTEST: f32 = 0.62;
const HIGHEST: f32 = 2.2;
/// Where print is too small, everything grows by this factor at the most.
const GROWTH_MAX: f32 = 2.2;
/// Where it grows, then by no less than this factor.
const STEP_MIN: f32 = 1.05;
/// It grows by a little more than is needed, since what grows has less room.
const GROWTH_SLACK: f32 = 1.03;
/// On a board that is narrower than this, everything is larger by this factor.
const SMALL_BOARD: f32 = 700.0;
const BOARD_GROWTH: f32 = 1.15;
/// No pane is laid out narrower than this.
const PANE_WIDTH_MIN: f32 = 150.0;
/// The space around panels in a pane.
const EDGE: f32 = 4.0;

/// Which part of a scene a pane shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanePart {
    /// The board.
    Board,
    /// What lies before the viewer.
    Own,
    /// What lies before all players and beside the board.
    Others,
}

/// A pane: a part of a scene in a place of its own.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pane {
    /// What it shows.
    pub part: PanePart,
    /// Its width.
    pub width: f32,
    /// Its height: the board fills it; the others are as high as they must be.
    pub height: f32,
    /// The least size of print.
    pub text_min: f32,
    /// Whether the viewer's place among the players is shown with their own things, as on small screens.
    pub is_compact: bool,
}

pub(crate) fn lay_out_pane<G: GameArt>(scene: &Scene<G>, pane: Pane) -> Drawing {
    if pane.part == PanePart::Board {
        // By the width alone: the board must not move when its smallest print changes.
        let growth = if pane.width < SMALL_BOARD { BOARD_GROWTH } else { 1.0 };
        return super::with_backdrop::<G>(lay_out_grown(scene, pane, growth));
    }
    let mut growth = 1.0;
    let mut drawing = lay_out_grown(scene, pane, growth);
    // Print may shrink to fit what has become narrower, so several tries may be needed.
    for _ in 0..16 {
        let Some((smallest, _)) = smallest_print(&drawing) else { break };
        let wanted = (GROWTH_SLACK * pane.text_min / smallest).min(GROWTH_MAX);
        if wanted <= growth {
            break;
        }
        growth = wanted.max(growth * STEP_MIN).min(GROWTH_MAX);
        drawing = lay_out_grown(scene, pane, growth);
    }
    drawing
}

/// Lays a pane out in less room than there is: shown in all of it, everything is larger.
fn lay_out_grown<G: GameArt>(scene: &Scene<G>, pane: Pane, growth: f32) -> Drawing {
    let Pane { part, width, height, text_min, is_compact } = pane;
    let (width, height) = ((width / growth).max(PANE_WIDTH_MIN), height / growth);
    let mut layout = Layout::new(scene, text_min / growth);
    let inside = Space { x: EDGE, y: EDGE, w: width - 2.0 * EDGE, h: (height - 2.0 * EDGE).max(1.0) };
    let end = match part {
        PanePart::Board => layout.board_pane(inside),
        PanePart::Own => layout.own_pane(inside, is_compact),
        PanePart::Others => layout.others_pane(inside, is_compact),
    };
    layout.into_drawing(width, end + EDGE)
}

/// The size of the smallest print, and what it says. The letters in the signs of seats do not count: their shapes say
/// the same.
pub(crate) fn smallest_print(drawing: &Drawing) -> Option<(f32, &str)> {
    let print = |shape| match shape {
        &Shape::Text { size, ref text, .. } if !matches!(text.as_bytes(), [b'A'..=b'F']) => Some((size, text.as_str())),
        _ => None,
    };
    let all = drawing.sprites.iter().flat_map(|sprite| &sprite.shapes).filter_map(print);
    all.min_by(|(one, _), (other, _)| one.total_cmp(other))
}

/// Whether an area is the viewer's own place among the players.
pub(super) fn is_viewers<A: Art>(area: &Area<A>) -> bool {
    is_player(area) && area.badges.iter().any(|badge| badge.art == BadgeKind::You)
}

fn is_other_player<A: Art>(area: &Area<A>) -> bool {
    is_player(area) && !is_viewers(area)
}

impl<G: GameArt> Layout<'_, G> {
    /// The board, as large as the pane allows, in its middle. Gives where it ends.
    fn board_pane(&mut self, space: Space) -> f32 {
        let (units_w, units_h) = self.scene.board;
        if units_w <= 0.0 || units_h <= 0.0 {
            return space.y;
        }
        let (across, down) = (space.w / units_w, space.h / units_h);
        let (across, down) = match self.is_rigid() {
            true => (across.min(down), across.min(down)),
            false => (across, down.clamp(across * FLATTEST, across * HIGHEST)),
        };
        let left = space.x + (space.w - units_w * across) / 2.0;
        let top = space.y + ((space.h - units_h * down) / 2.0).max(0.0);
        self.place_board([left, top], [across, down]);
        space.y + space.h.max(units_h * down)
    }

    /// What lies before the viewer; on small screens their place among the players, too. Gives where it ends.
    fn own_pane(&mut self, space: Space, is_compact: bool) -> f32 {
        let own = self.column(space, is_own);
        self.is_viewer_marked = false;
        let end = if is_compact { self.column(Space { y: own, ..space }, is_viewers) } else { own };
        end - GAP
    }

    /// The players, and the piles below or beside them. Gives where they end.
    fn others_pane(&mut self, space: Space, is_compact: bool) -> f32 {
        let players = if is_compact { is_other_player } else { is_player };
        if space.w < COLUMNS_FROM {
            let end = self.column(space, players);
            return self.column(Space { y: end, ..space }, is_pile) - GAP;
        }
        let w = (space.w - MARGIN) / 2.0;
        let end = self.column(Space { w, ..space }, players);
        let piles = self.column(Space { x: space.x + w + MARGIN, w, ..space }, is_pile);
        end.max(piles) - GAP
    }
}
