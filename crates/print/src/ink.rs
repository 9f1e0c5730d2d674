//! How much ink a print takes: full colours, pale ones, or greys.

engine::ids! {
    /// How much ink a print takes.
    pub enum Ink {
        /// The colours of the table.
        Full = "full",
        /// Pale colours, dark print, and no borders.
        Low = "low",
        /// Greys.
        Grey = "grey",
    }
}

impl Ink {
    /// The SVG in these colours.
    pub(crate) fn apply(self, svg: &str) -> String {
        if self == Ink::Full {
            return svg.to_owned();
        }
        let mut out = String::with_capacity(svg.len());
        let mut rest = svg;
        while let Some(at) = rest.find("\"#") {
            let (before, after) = rest.split_at(at + 2);
            let digits = after.bytes().take_while(u8::is_ascii_hexdigit).count();
            let is_text = before.rfind('<').is_some_and(|tag| before[tag..].starts_with("<text"));
            out.push_str(before);
            match (digits, read(after)) {
                (6 | 8, Some(colour)) => out.push_str(&write(self.colour(colour, is_text))),
                _ => out.push_str(&after[..digits.min(6)]),
            }
            let kept = if digits >= 6 { 6 } else { digits };
            rest = &after[kept..];
        }
        out + rest
    }

    fn colour(self, [r, g, b]: [u8; 3], is_text: bool) -> [u8; 3] {
        match self {
            Ink::Full => [r, g, b],
            // Half of the way to white: black print can be read on every such ground.
            Ink::Low if is_text => [0x1a; 3],
            Ink::Low => [r, g, b].map(|part| part / 2 + 127),
            Ink::Grey => {
                let grey = (u32::from(r) * 299 + u32::from(g) * 587 + u32::from(b) * 114) / 1000;
                [grey as u8; 3]
            }
        }
    }
}

fn read(hex: &str) -> Option<[u8; 3]> {
    let part = |at: usize| u8::from_str_radix(hex.get(at..at + 2)?, 16).ok();
    Some([part(0)?, part(2)?, part(4)?])
}

fn write([r, g, b]: [u8; 3]) -> String {
    format!("{r:02x}{g:02x}{b:02x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_change_and_names_do_not() {
        let svg =
            r##"<a fill="#ff0000"/><b fill="#00000033"/><c fill="url(#fade)"/><text fill="#ffffff">#123456</text>"##;
        assert_eq!(Ink::Full.apply(svg), svg);
        let grey =
            r##"<a fill="#4c4c4c"/><b fill="#00000033"/><c fill="url(#fade)"/><text fill="#ffffff">#123456</text>"##;
        assert_eq!(Ink::Grey.apply(svg), grey);
        let low =
            r##"<a fill="#fe7f7f"/><b fill="#7f7f7f33"/><c fill="url(#fade)"/><text fill="#1a1a1a">#123456</text>"##;
        assert_eq!(Ink::Low.apply(svg), low);
    }
}
