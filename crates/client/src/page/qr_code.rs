//! QR codes, for opening a table on a phone.

use qrcode::{Color, QrCode};

/// The width of a text's code, and its dark squares as an SVG path.
pub fn qr_code(text: &str) -> (usize, String) {
    let Ok(code) = QrCode::new(text) else { return (1, String::new()) };
    let width = code.width();
    let dark = code.to_colors().into_iter().enumerate().filter(|(_, color)| *color == Color::Dark);
    (width, dark.map(|(index, _)| format!("M{} {}h1v1h-1z", index % width, index / width)).collect())
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_code_has_the_three_corners_that_readers_look_for() {
        let (width, path) = super::qr_code("https://play.example/t/k3x#secret");
        for corner in ["M0 0h", &format!("M{} 0h", width - 1), &format!("M0 {}h", width - 1)] {
            assert!(path.contains(corner), "{corner}");
        }
    }
}
