//! Takes the widths of the characters out of the fonts, so that measuring a text needs no font at run time.

use std::fmt::Write;
use std::path::Path;

use ttf_parser::Face;

fn main() {
    let [regular, bold] = ["Regular", "Bold"].map(|weight| {
        let path = format!("fonts/BIZUDPGothic-{weight}.ttf");
        println!("cargo::rerun-if-changed={path}");
        std::fs::read(path).expect("the fonts are beside this file")
    });
    let [regular, bold] = [&regular, &bold].map(|font| Face::parse(font, 0).expect("our own font is a font"));
    let mut table = format!(
        "pub(crate) const EM: f32 = {}.0;\npub(crate) const WIDTHS: &[(u16, [u16; 2])] = &[\n",
        regular.units_per_em()
    );
    for code in 0..=u16::MAX {
        let Some(widths) = char::from_u32(code.into()).and_then(|c| Some([advance(&regular, c)?, advance(&bold, c)?]))
        else {
            continue;
        };
        let _ = writeln!(table, "({code}, {widths:?}),");
    }
    table += "];\n";
    let out = std::env::var_os("OUT_DIR").expect("cargo names the folder");
    std::fs::write(Path::new(&out).join("widths.rs"), table).expect("the folder can be written");
}

fn advance(face: &Face<'_>, c: char) -> Option<u16> {
    face.glyph_hor_advance(face.glyph_index(c)?)
}
