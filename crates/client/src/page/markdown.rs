//! The subset of Markdown that rules and guides are written in: headings, lists, tables, paragraphs, pictures, bold, italic
//! and code. Behind a paragraph of a guide stand the clauses that it tells, in braces.

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A heading and its depth.
    Heading(u8, String),
    /// A line of a list, with the clause that it states.
    Item(Option<String>, String),
    /// A row of a table, with the clause that begins it.
    Row(Option<String>, Vec<String>),
    /// A paragraph.
    Paragraph(String),
    /// A picture: what stands below it, and what it shows.
    Picture(String, String),
}

/// A part of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    /// Plain text.
    Plain(String),
    /// Bold.
    Bold(String),
    /// Italic.
    Italic(String),
    /// Code.
    Code(String),
}

impl Block {
    /// The clause that it states.
    #[cfg(test)]
    fn clause(&self) -> Option<&str> {
        match self {
            Block::Item(clause, _) | Block::Row(clause, _) => clause.as_deref(),
            Block::Heading(..) | Block::Paragraph(_) | Block::Picture(..) => None,
        }
    }

    /// Whether it contains a text in lower case.
    pub fn contains(&self, text: &str) -> bool {
        let has_text = |part: &str| part.to_lowercase().contains(text);
        match self {
            Block::Heading(_, line) | Block::Item(_, line) | Block::Paragraph(line) | Block::Picture(line, _) => {
                has_text(line)
            }
            Block::Row(_, cells) => cells.iter().any(|cell| has_text(cell)),
        }
    }
}

/// Parses a text.
pub fn parse_blocks(text: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut is_comment = false;
    for line in text.lines() {
        let line = line.trim();
        let depth = line.bytes().take_while(|&byte| byte == b'#').count();
        is_comment |= line.starts_with("<!--");
        if line.is_empty() || is_rule(line) || is_comment {
            is_comment &= !line.ends_with("-->");
            continue;
        }
        blocks.push(if depth > 0 {
            Block::Heading(depth as u8, line[depth..].trim().to_owned())
        } else if let Some(row) = line.strip_prefix('|') {
            let cells: Vec<String> = row.trim_end_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
            Block::Row(cells.iter().find_map(|cell| clause(cell)), cells)
        } else if let Some((caption, source)) = picture(line) {
            Block::Picture(caption.to_owned(), source.to_owned())
        } else if let Some(item) = item(line) {
            Block::Item(clause(item), item.to_owned())
        } else {
            Block::Paragraph(line.to_owned())
        });
    }
    blocks
}

/// The line below the head of a table.
fn is_rule(line: &str) -> bool {
    line.starts_with('|') && line.bytes().all(|byte| matches!(byte, b'|' | b'-' | b':' | b' '))
}

fn item(line: &str) -> Option<&str> {
    let numbered = || {
        let (number, rest) = line.split_once(". ")?;
        (!number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())).then_some(rest)
    };
    line.strip_prefix("- ").or_else(numbered)
}

/// The caption and the source of a picture: `![caption](source)`.
fn picture(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix("![")?.strip_suffix(')')?.split_once("](")
}

/// A text of a guide, and the clauses that it tells: `Everybody votes. {ALC-031 ALC-R07}`.
pub fn split_clauses(text: &str) -> (&str, Vec<&str>) {
    let split = || {
        let (text, ids) = text.trim_end().strip_suffix('}')?.rsplit_once('{')?;
        let ids: Vec<&str> = ids.split_whitespace().collect();
        let is_id = |id: &&str| id.len() >= 6 && id.as_bytes()[3] == b'-' && id.is_char_boundary(3);
        (!ids.is_empty() && ids.iter().all(is_id)).then_some((text.trim_end(), ids))
    };
    split().unwrap_or((text, Vec::new()))
}

/// The id that a text begins with, such as `ALC-042` in `**ALC-042** Nobody moves.`
fn clause(text: &str) -> Option<String> {
    let id = text.strip_prefix("**")?.split([' ', '*']).next()?;
    let (prefix, number) = id.split_once('-')?;
    let is_prefix = prefix.len() == 3 && prefix.bytes().all(|byte| byte.is_ascii_uppercase());
    let number = number.strip_prefix('R').unwrap_or(number);
    (is_prefix && number.len() >= 2 && number.bytes().all(|byte| byte.is_ascii_digit())).then(|| id.to_owned())
}

/// Parses a line.
pub fn parse_spans(line: &str) -> Vec<Span> {
    let mut spans = Vec::new();
    let mut rest = line;
    while !rest.is_empty() {
        let next = ["**", "`", "*"].into_iter().filter_map(|mark| Some((rest.find(mark)?, mark)));
        let next = next.min_by_key(|&(at, mark)| (at, std::cmp::Reverse(mark.len())));
        let found = next.and_then(|(at, mark)| {
            let inside = &rest[at + mark.len()..];
            let end = inside.find(mark).filter(|&end| end > 0)?;
            Some((at, mark, &inside[..end], &inside[end + mark.len()..]))
        });
        let Some((at, mark, inside, after)) = found else {
            spans.push(Span::Plain(rest.to_owned()));
            break;
        };
        if at > 0 {
            spans.push(Span::Plain(rest[..at].to_owned()));
        }
        spans.push(match mark {
            "**" => Span::Bold(inside.to_owned()),
            "*" => Span::Italic(inside.to_owned()),
            _ => Span::Code(inside.to_owned()),
        });
        rest = after;
    }
    spans
}

/// Rules without the numbers of their sections, and without their title, which the page shows itself.
pub fn without_numbering(blocks: Vec<Block>) -> Vec<Block> {
    let plain = |block| match block {
        Block::Heading(1, _) => None,
        Block::Heading(depth, text) => {
            let name = text.trim_start_matches(|one: char| one.is_ascii_digit() || one == '.').trim_start();
            Some(Block::Heading(depth, name.to_owned()))
        }
        block => Some(block),
    };
    blocks.into_iter().filter_map(plain).collect()
}

/// The first list of plain items right below a heading of a section.
pub fn first_list(blocks: &[Block]) -> Vec<Block> {
    let is_item = |block: &&Block| matches!(block, Block::Item(None, _));
    let sections = (0..blocks.len()).filter(|&at| matches!(blocks[at], Block::Heading(2, _)));
    let lists = sections.map(|at| blocks[at + 1..].iter().take_while(is_item).cloned().collect::<Vec<_>>());
    lists.into_iter().find(|list| !list.is_empty()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_are_found_in_lists_and_tables() {
        let text = "# Rules\n\n- **ALC-042** The *goat* gains nothing.\n| a | b |\n|---|---|\n| **ALC-R07** | `x` |\nEnd.\n2. Two.";
        let blocks = parse_blocks(text);
        let clauses: Vec<Option<&str>> = blocks.iter().map(Block::clause).collect();
        assert_eq!(clauses, [None, Some("ALC-042"), None, Some("ALC-R07"), None, None]);
        assert_eq!(blocks[5], Block::Item(None, "Two.".to_owned()));
        assert!(blocks[1].contains("goat") && !blocks[1].contains("sheep"));
    }

    #[test]
    fn lines_are_parsed_into_spans() {
        let plain = |text: &str| Span::Plain(text.to_owned());
        assert_eq!(
            parse_spans("**A** b *c* `d` 2 * 3"),
            [
                Span::Bold("A".to_owned()),
                plain(" b "),
                Span::Italic("c".to_owned()),
                plain(" "),
                Span::Code("d".to_owned()),
                plain(" 2 * 3"),
            ]
        );
    }

    #[test]
    fn guides_have_pictures_clauses_and_comments() {
        let text = "![The yard](golden:one-v1@4)\n<!-- not told: ALC-001\nALC-002 -->\nAll vote. {ALC-031 ALC-R07}";
        let picture = Block::Picture("The yard".to_owned(), "golden:one-v1@4".to_owned());
        let paragraph = "All vote. {ALC-031 ALC-R07}";
        assert_eq!(parse_blocks(text), [picture, Block::Paragraph(paragraph.to_owned())]);
        assert_eq!(split_clauses(paragraph), ("All vote.", vec!["ALC-031", "ALC-R07"]));
        assert_eq!(split_clauses("A {brace}"), ("A {brace}", vec![]));
    }

    #[test]
    fn the_first_list_of_a_section_is_found() {
        let text = "# Rules\n- two to six\n## Header\n| a | b |\n## At a glance\n1. Dig.\n2. Run.\n## Clauses\n- x";
        let item = |text: &str| Block::Item(None, text.to_owned());
        assert_eq!(first_list(&parse_blocks(text)), [item("Dig."), item("Run.")]);
        assert!(first_list(&parse_blocks("# Rules\nNothing.")).is_empty());
    }

    #[test]
    fn headings_have_no_numbers_and_no_second_title() {
        let heading = |depth: u8, text: &str| Block::Heading(depth, text.to_owned());
        let shown = without_numbering(parse_blocks("# Name\n## 2. At a glance\n### 4.1 General\n## Words"));
        assert_eq!(shown, [heading(2, "At a glance"), heading(3, "General"), heading(2, "Words")]);
    }
}
