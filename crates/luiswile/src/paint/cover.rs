//! The cover: a searchlight finds one of three men before the wall.

use draw::{Canvas, Paint};

use super::engraving;
use super::face::{self, Look};
use crate::art::Weather;
use crate::cards::Rank;

/// Paints the cover in the whole box.
pub(super) fn paint(canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    engraving::picture(canvas, [0.0, 0.0, w, h], Weather::Night, None);
    let high = (h * 0.62).min(w * 0.4);
    let wide = high * 0.74;
    let men = [
        (Rank::Ordinary, "5377", [0, 3, 0, 2, 2, 1]),
        (Rank::Boss, "3140", [4, 2, 1, 3, 5, 2]),
        (Rank::Specialist, "6183", [1, 5, 3, 4, 1, 2]),
    ];
    let gap = (w - 3.0 * wide) / 4.0;
    for (index, (rank, number, values)) in men.into_iter().enumerate() {
        let place = index as f32;
        let x = if gap > 0.0 { gap + place * (wide + gap) } else { (w - wide) / 2.0 * place };
        let y = h - high - h * if index == 1 { 0.1 } else { 0.06 };
        canvas.rect([x - 3.0, y - 3.0, wide + 6.0, high + 6.0], 1.0, super::CLOTH, (super::DARK, 1.0));
        face::mug_shot(canvas, [x, y, wide, high], &Look::prisoner(face::seed(number), rank, values));
        let plate = [x + wide * 0.12, y + high * 0.84, wide * 0.76, high * 0.13];
        face::plate(canvas, plate, number, super::PLATE);
    }
    canvas.rect([0.0, 0.0, w, h], 0.0, Paint::None, (super::DARK, 1.0));
}
