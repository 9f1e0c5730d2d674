//! How large components and papers are.

use std::collections::BTreeMap;

use draw::{Form, PrintedComponent};
use serde::Deserialize;

engine::ids! {
    /// The paper of the printer.
    pub enum Paper {
        /// 210 by 297 mm.
        A4 = "a4",
        /// 8.5 by 11 inches.
        Letter = "letter",
    }
}

impl Paper {
    /// Its width and height in millimetres, upright.
    pub fn size(self) -> [f32; 2] {
        match self {
            Paper::A4 => [210.0, 297.0],
            Paper::Letter => [215.9, 279.4],
        }
    }
}

/// A width and a height in millimetres.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct FormSize {
    width: f32,
    height: f32,
}

/// All sizes of a print, in millimetres.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Sizes {
    pub(crate) bleed: f32,
    border: f32,
    small_border: f32,
    pub(crate) margin: f32,
    pub(crate) gap: f32,
    pub(crate) gutter: f32,
    pub(crate) overlap: f32,
    forms: BTreeMap<Form, FormSize>,
}

impl Default for Sizes {
    fn default() -> Sizes {
        Sizes::read(include_str!("sizes.toml")).expect("a test reads our own sizes")
    }
}

impl Sizes {
    /// Reads a file of sizes.
    ///
    /// # Errors
    /// When it is not TOML, lacks a size, or has one that no paper can hold.
    pub fn read(text: &str) -> Result<Sizes, String> {
        let sizes: Sizes = toml::from_str(text).map_err(|fault| fault.to_string())?;
        for form in Form::ALL {
            let Some(FormSize { width, height }) = sizes.forms.get(&form).copied() else {
                return Err(format!("[forms] has no `{form}`"));
            };
            if !(8.0..=2000.0).contains(&width) || !(8.0..=2000.0).contains(&height) {
                return Err(format!("`{form}` is {width} by {height} mm; expected from 8 to 2000"));
            }
        }
        let spaces = [
            ("bleed", sizes.bleed),
            ("border", sizes.border),
            ("small-border", sizes.small_border),
            ("margin", sizes.margin),
            ("gap", sizes.gap),
            ("gutter", sizes.gutter),
            ("overlap", sizes.overlap),
        ];
        match spaces.into_iter().find(|(_, size)| !(0.0..=30.0).contains(size)) {
            Some((name, size)) => Err(format!("`{name}` is {size} mm; expected from 0 to 30")),
            None => Ok(sizes),
        }
    }

    /// How wide and high a component is when it is cut out.
    pub(crate) fn trim(&self, component: &PrintedComponent) -> [f32; 2] {
        component.size.unwrap_or_else(|| {
            let FormSize { width, height } = self.forms[&component.form];
            [width, height]
        })
    }

    /// How far the picture stays away from the cut.
    pub(crate) fn inset(&self, form: Form) -> f32 {
        match form {
            Form::Board => 0.0,
            Form::Token | Form::SquareToken | Form::Chip | Form::Hex | Form::Pawn => self.small_border,
            Form::Card
            | Form::WideCard
            | Form::LargeCard
            | Form::MiniCard
            | Form::Tile
            | Form::RoomTile
            | Form::Sheet => self.border,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_own_sizes_are_read_and_faults_are_named() {
        let own = include_str!("sizes.toml");
        assert!(Sizes::read(own).is_ok());
        assert!(Sizes::read(&own.replace("chip", "cihp")).unwrap_err().contains("cihp"));
        let fault = Sizes::read(&own.replace("width = 16.0", "width = 1.0")).unwrap_err();
        assert_eq!(fault, "`chip` is 1 by 16 mm; expected from 8 to 2000");
    }
}
