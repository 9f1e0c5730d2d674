//! Pictures in the terminal, for those who ask for them.

use terminal::TableApp;
#[cfg(feature = "tools")]
use terminal::{PictureProtocol, Pixels};

/// Which pictures a person wants. Builds without the tools paint none.
#[derive(clap::Args, Clone)]
pub(crate) struct PictureArgs {
    /// Show pictures of things beside what `i` says of them: kitty or sixel, as the terminal has it
    #[cfg(feature = "tools")]
    #[arg(long, value_name = "PROTOCOL", env = "ESCAPADE_PICTURES")]
    pictures: Option<PictureProtocol>,
}

impl PictureArgs {
    /// The screen with the pictures that are wanted.
    pub(crate) fn add_to(&self, app: TableApp) -> TableApp {
        #[cfg(feature = "tools")]
        if let Some(protocol) = self.pictures {
            let paint = |drawing: &draw::Drawing, palette: &'static draw::Palette, scale: f32| {
                let (width, height, rgb) = raster::rgb(drawing, draw::Theme::Light, palette, scale);
                Pixels { width, height, rgb }
            };
            return app.with_pictures(protocol, Box::new(paint));
        }
        app
    }
}
