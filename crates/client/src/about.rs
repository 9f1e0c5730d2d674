//! What a thing is: its name and what can be read of it, for whoever holds a finger on it.

use scene::{Placement, Plain};

use crate::Screen;

type Area = scene::Area<Plain>;
type Badge = scene::Badge<Plain>;
type Piece = scene::Piece<Plain>;

/// The most lines of the outline that speak of one thing. Of what has more, such as a guard, none is about it alone.
const LINES_MAX: usize = 4;

impl Screen {
    /// What a thing of the scene is: its name, and what can be read of it.
    pub fn about(&self, id: &str) -> Option<Vec<String>> {
        let areas = &self.presentation.scene.areas;
        let area = areas.iter().find(|area| area.id == id || area.pieces.iter().any(|piece| piece.id == id))?;
        match area.pieces.iter().find(|piece| piece.id == id) {
            // Whoever asks for a small thing on the board may mean the place where it lies.
            Some(piece) if matches!(area.place, Placement::Board(..) | Placement::Hex(..)) => {
                Some(about_piece(piece).into_iter().chain(self.about_area(area)).collect())
            }
            Some(piece) => Some(about_piece(piece)),
            None => Some(self.about_area(area)),
        }
    }

    /// The outline says most of an area, the scene the rest.
    fn about_area(&self, area: &Area) -> Vec<String> {
        let lines = self.outline.iter().flat_map(|section| &section.lines);
        let told: Vec<String> = lines.filter(|line| line.contains(&area.title)).cloned().collect();
        if !area.title.is_empty() && (1..=LINES_MAX).contains(&told.len()) {
            return told;
        }
        let badges = signs(&area.badges);
        [area.title.clone()]
            .into_iter()
            .chain(area.notes.clone())
            .chain(badges)
            .filter(|line| !line.is_empty())
            .collect()
    }
}

fn about_piece(piece: &Piece) -> Vec<String> {
    let count = if piece.count > 1 { format!(" ×{}", piece.count) } else { String::new() };
    let name = format!("{}{count}", piece.name);
    [name].into_iter().chain(piece.lines.clone()).chain(signs(&piece.badges)).collect()
}

fn signs(badges: &[Badge]) -> Option<String> {
    let names: Vec<&str> = badges.iter().map(|badge| badge.name.as_str()).filter(|name| !name.is_empty()).collect();
    (!names.is_empty()).then(|| names.join("; "))
}
