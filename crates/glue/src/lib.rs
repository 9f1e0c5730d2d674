//! From a compiled wasm module to the files that a browser loads. `cargo xtask web` runs it.
//!
//! It is a library because `cargo test --doc` looks at libraries only: with the same dependencies as all other tests it
//! compiles none of them again.
//!
//! `glue try MODULE FOLDER` writes the module with its JavaScript. With the feature `release`, `glue release MODULE
//! FOLDER` cuts the module into parts and lists them in `parts.json`, and `glue compress FOLDER` replaces files by
//! `.br`.

#[cfg(feature = "release")]
mod release;

use std::path::Path;

use anyhow::{Result, bail};
use wasm_bindgen_cli_support::Bindgen;

/// Runs the command that the arguments name.
pub fn run(arguments: &[&str]) -> Result<()> {
    match arguments {
        ["try", module, folder] => Ok(bindgen(Path::new(module)).generate(folder)?),
        #[cfg(feature = "release")]
        ["release", module, folder] => release::split(Path::new(module), Path::new(folder)),
        #[cfg(feature = "release")]
        ["compress", folder] => release::compress(Path::new(folder)),
        _ => bail!(
            "usage: glue try MODULE FOLDER; with --features release: glue release MODULE FOLDER, glue compress FOLDER"
        ),
    }
}

/// JavaScript for a module of the page. The module keeps its name, `web`.
fn bindgen(module: &Path) -> Bindgen {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).typescript(false).remove_producers_section(true).keep_lld_exports(true);
    bindgen.web(true).expect("no other kind of output was chosen");
    bindgen
}
