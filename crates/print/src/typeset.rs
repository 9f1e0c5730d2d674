//! Text in pages: headings, paragraphs, lists and rows of tables, from the Markdown that rules are written in.

use draw::{Anchor, Paint, Shape, Weight, measure, wrap};

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Block {
    Heading(usize, String),
    Paragraph(String),
    /// With what stands before it.
    Item(String, String),
}

/// The parts of a Markdown text. Pictures are left out, and so are the ids of clauses in braces behind paragraphs.
pub(crate) fn blocks(markdown: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut is_open = false;
    for line in markdown.lines().map(str::trim) {
        let is_rule = line.starts_with("|-") || line.starts_with("| -") || line.starts_with("---");
        if line.is_empty() || line.starts_with("![") || line.starts_with("<!--") || is_rule {
            is_open = false;
            continue;
        }
        let level = line.bytes().take_while(|byte| *byte == b'#').count();
        let numbered = line.split_once(". ").filter(|(number, _)| number.parse::<u8>().is_ok());
        if level > 0 {
            blocks.push(Block::Heading(level, without_clauses(&line[level..])));
        } else if let Some(item) = line.strip_prefix("- ") {
            blocks.push(Block::Item("•".to_owned(), without_clauses(item)));
        } else if let Some((number, item)) = numbered {
            blocks.push(Block::Item(format!("{number}."), without_clauses(item)));
        } else if let Some(row) = line.strip_prefix('|') {
            let cells: Vec<&str> = row.split('|').map(str::trim).filter(|cell| !cell.is_empty()).collect();
            blocks.push(Block::Item("·".to_owned(), without_clauses(&cells.join(" — "))));
        } else {
            match blocks.last_mut() {
                Some(Block::Paragraph(text) | Block::Item(_, text)) if is_open => {
                    text.push(' ');
                    text.push_str(&without_clauses(line));
                }
                _ => blocks.push(Block::Paragraph(without_clauses(line))),
            }
        }
        is_open = level == 0;
    }
    blocks
}

/// The text without `{ALC-001 ALC-R02}`.
fn without_clauses(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        out.push_str(before.trim_end());
        rest = after.split_once('}').map_or("", |(_, behind)| behind);
    }
    out.push_str(rest);
    out.trim().to_owned()
}

/// A run of text in one weight, without the signs of Markdown.
fn runs(text: &str) -> Vec<(Weight, String)> {
    let weights = [Weight::Regular, Weight::Bold].into_iter().cycle();
    let plain = |part: &str| part.replace(['*', '`'], "");
    text.split("**").map(plain).zip(weights).map(|(part, weight)| (weight, part)).collect()
}

/// A line of runs.
type Line = Vec<(Weight, String)>;

/// Breaks a text into lines of a width.
fn lines(text: &str, width: f32, size: f32, all: Option<Weight>) -> Vec<Line> {
    let mut lines: Vec<Line> = vec![Vec::new()];
    let mut used = 0.0;
    for (weight, run) in runs(text) {
        let weight = all.unwrap_or(weight);
        for word in run.split_inclusive(' ') {
            let whole = measure(word.trim_end(), size, weight);
            if used + whole > width && used > 0.0 {
                lines.push(Vec::new());
                used = 0.0;
            }
            // A script without spaces breaks inside.
            let parts = if whole > width { wrap(word, width, size, weight) } else { vec![word.to_owned()] };
            for (index, part) in parts.into_iter().enumerate() {
                if index > 0 {
                    lines.push(Vec::new());
                    used = 0.0;
                }
                used += measure(&part, size, weight);
                if let Some(line) = lines.last_mut() {
                    match line.last_mut() {
                        Some((last, text)) if *last == weight => text.push_str(&part),
                        _ => line.push((weight, part)),
                    }
                }
            }
        }
    }
    lines
}

/// Pages of text that are filled from the top.
pub(crate) struct Typesetter {
    size: [f32; 2],
    margin: f32,
    print: f32,
    y: f32,
    pub(crate) pages: Vec<Vec<Shape>>,
}

impl Typesetter {
    /// Pages of this size with margins and print of these sizes, all in units of drawings.
    pub(crate) fn new(size: [f32; 2], margin: f32, print: f32) -> Typesetter {
        Typesetter { size, margin, print, y: margin, pages: vec![Vec::new()] }
    }

    /// Where the next line comes.
    pub(crate) fn y(&self) -> f32 {
        self.y
    }

    pub(crate) fn add(&mut self, block: &Block) {
        let print = self.print;
        match block {
            Block::Heading(level, text) => {
                let size = print * [1.9, 1.9, 1.4, 1.15][(*level).min(3)];
                // A heading stays with what it is over.
                self.space(size * 0.7, size * 1.3 + print * 4.0);
                self.text(text, 0.0, size, Some(Weight::Bold));
                self.y += print * 0.3;
            }
            Block::Paragraph(text) => {
                self.text(text, 0.0, print, None);
                self.y += print * 0.5;
            }
            Block::Item(mark, text) => {
                let indent = print * 1.6;
                self.space(0.0, print * 1.3);
                let (x, y) = (self.margin, self.y + print);
                self.push([x, y], mark, print, Weight::Regular);
                self.text(text, indent, print, None);
                self.y += print * 0.25;
            }
        }
    }

    /// Leaves space, unless at the top, and turns the page if less than `needed` is left then.
    fn space(&mut self, space: f32, needed: f32) {
        if self.y > self.margin {
            self.y += space;
        }
        if self.y + needed > self.size[1] - self.margin {
            self.pages.push(Vec::new());
            self.y = self.margin;
        }
    }

    fn text(&mut self, text: &str, indent: f32, size: f32, weight: Option<Weight>) {
        let width = self.size[0] - 2.0 * self.margin - indent;
        for line in lines(text, width, size, weight) {
            self.space(0.0, size * 1.3);
            let mut x = self.margin + indent;
            let y = self.y + size;
            for (weight, run) in line {
                // SVG drops spaces at the beginning of a text.
                let text = run.trim_start();
                x += measure(&run[..run.len() - text.len()], size, weight);
                self.push([x, y], text, size, weight);
                x += measure(text, size, weight);
            }
            self.y += size * 1.32;
        }
    }

    fn push(&mut self, at: [f32; 2], text: &str, size: f32, weight: Weight) {
        let shape = Shape::Text { at, text: text.to_owned(), size, weight, anchor: Anchor::Start, fill: Paint::Ink };
        if let Some(page) = self.pages.last_mut() {
            page.push(shape);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markdown_becomes_blocks_without_clauses() {
        let text = "# Title\n\nOne line\nand more. {ABC-001 ABC-R02}\n\n![A picture](golden:x@0)\n- **Bold** item {ABC-003}\n1. First\n| a | b |\n|---|---|\n";
        let found = blocks(text);
        let item = |mark: &str, text: &str| Block::Item(mark.to_owned(), text.to_owned());
        let expected = [
            Block::Heading(1, "Title".to_owned()),
            Block::Paragraph("One line and more.".to_owned()),
            item("•", "**Bold** item"),
            item("1.", "First"),
            item("·", "a — b"),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn long_texts_fill_pages_and_no_line_leaves_its_page() {
        let mut setter = Typesetter::new([300.0, 200.0], 20.0, 10.0);
        let text = "words and **bold words** that fill a page and another one ".repeat(30);
        setter.add(&Block::Paragraph(text));
        setter.add(&Block::Paragraph("脱獄の計画。".repeat(40)));
        assert!(setter.pages.len() > 2);
        for shape in setter.pages.iter().flatten() {
            let Shape::Text { at, text, size, weight, .. } = shape else { panic!("only text") };
            assert!(at[0] + measure(text.trim_end(), *size, *weight) <= 281.0 && at[1] <= 180.5, "{text}");
        }
    }
}
