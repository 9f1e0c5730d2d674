//! Painting things: what is marked, where each thing was drawn, and the short forms of pieces.

use std::collections::{BTreeMap, BTreeSet};

use engine::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use scene::{Area, Badge, Facing, Piece, Plain};

use crate::look::{self, Colours};
use crate::text::{cut, first_columns, width, wrap};

/// What is marked in the scene.
#[derive(Clone, Debug, Default)]
pub(crate) struct Marks {
    /// Things that can be touched now, each with the number of its choice; 0 if several choices begin with it.
    pub(crate) numbers: BTreeMap<String, usize>,
    /// What was touched already.
    pub(crate) touched: BTreeSet<String>,
    /// What the moment is about.
    pub(crate) mentioned: BTreeSet<String>,
    /// What the cursor is on.
    pub(crate) cursor: Option<String>,
}

/// Where things were drawn, in this order: later ones lie on top.
pub(crate) type DrawnThings = Vec<(Rect, String)>;

/// A buffer with what is needed to paint things in it.
pub(crate) struct Painter<'a> {
    pub(crate) buffer: &'a mut Buffer,
    pub(crate) colours: Colours,
    pub(crate) marks: &'a Marks,
    pub(crate) drawn: &'a mut DrawnThings,
}

/// A text with the style of its thing.
pub(crate) struct Token {
    pub(crate) id: String,
    pub(crate) text: String,
    pub(crate) style: Style,
}

impl Painter<'_> {
    /// Writes a text, cut at the width. Gives the columns that it takes.
    pub(crate) fn write(&mut self, x: u16, y: u16, columns: u16, text: &str, style: Style) -> u16 {
        let text = cut(text, columns.into());
        if self.buffer.area.contains(Position::new(x, y)) {
            self.buffer.set_stringn(x, y, &text, columns.into(), style);
        }
        width(&text) as u16
    }

    /// Notes where a thing is.
    pub(crate) fn note(&mut self, at: Rect, id: &str) {
        let at = at.intersection(self.buffer.area);
        if !at.is_empty() {
            self.drawn.push((at, id.to_owned()));
        }
    }

    /// The number of the choice that begins with a thing, in brackets.
    pub(crate) fn number(&self, id: &str) -> String {
        match self.marks.numbers.get(id) {
            None => String::new(),
            Some(0) => "[*]".to_owned(),
            Some(number) => format!("[{number}]"),
        }
    }

    /// The style of a thing.
    pub(crate) fn style(&self, id: &str, owner: Option<Seat>) -> Style {
        let mut style = owner.map_or_else(Style::new, |seat| self.colours.seat(seat));
        if self.marks.numbers.contains_key(id) {
            style = style.patch(self.colours.target());
        }
        if self.marks.touched.contains(id) {
            style = style.add_modifier(Modifier::UNDERLINED);
        }
        if self.marks.mentioned.contains(id) {
            style = style.add_modifier(Modifier::BOLD | Modifier::UNDERLINED);
        }
        if self.marks.cursor.as_deref() == Some(id) {
            style = style.patch(look::reversed());
        }
        style
    }

    /// The pieces of an area in the longest form in which they fit in so many lines.
    pub(crate) fn tokens(&self, area: &Area<Plain>, columns: usize, lines: usize) -> Vec<Token> {
        let pieces = together(&area.pieces);
        let mut tokens = Vec::new();
        for form in [Form::Full, Form::Short, Form::Word, Form::Brief, Form::Least] {
            tokens = pieces.iter().map(|(piece, count)| self.token(piece, *count, form)).collect();
            if lines_of(&tokens, columns) <= lines && tokens.iter().all(|token| width(&token.text) <= columns) {
                break;
            }
        }
        tokens
    }

    pub(crate) fn token(&self, piece: &Piece<Plain>, count: u16, form: Form) -> Token {
        let text = format!("{}{}", self.number(&piece.id), piece_text(piece, count, form));
        Token { id: piece.id.clone(), text, style: self.style(&piece.id, piece.owner) }
    }

    /// Writes tokens one after the other into a box. Gives the lines that they take.
    pub(crate) fn flow(&mut self, tokens: &[Token], at: Rect) -> u16 {
        let (mut x, mut y) = (0, 0);
        let gap = gap(tokens) as u16;
        for (index, token) in tokens.iter().enumerate() {
            let wide = width(&token.text) as u16;
            if x > 0 && x + wide > at.width {
                (x, y) = (0, y + 1);
            }
            let is_last_line = y + 1 == at.height;
            let rest = tokens.len() - index;
            if y >= at.height || is_last_line && x + wide > at.width && rest > 1 {
                let sign = format!("+{rest}");
                let left = at.width.saturating_sub(sign.len() as u16);
                self.write(at.x + left, at.y + at.height.saturating_sub(1), sign.len() as u16, &sign, look::bold());
                return at.height;
            }
            let written = self.write(at.x + x, at.y + y, at.width.saturating_sub(x), &token.text, token.style);
            self.note(Rect::new(at.x + x, at.y + y, written.max(1), 1), &token.id);
            x += wide + gap;
        }
        if tokens.is_empty() { 0 } else { y + 1 }
    }

    /// Writes wrapped text into a box, and an ellipsis if it does not fit. Gives the lines that it takes.
    pub(crate) fn paragraph(&mut self, text: &str, at: Rect, style: Style) -> u16 {
        if at.is_empty() || text.is_empty() {
            return 0;
        }
        let lines = wrap(text, at.width.into());
        for (row, line) in lines.iter().take(at.height.into()).enumerate() {
            let is_cut = row + 1 == usize::from(at.height) && lines.len() > usize::from(at.height);
            let line = if is_cut { cut(&format!("{line} …"), at.width.into()) } else { line.clone() };
            self.write(at.x, at.y + row as u16, at.width, &line, style);
        }
        lines.len().min(at.height.into()) as u16
    }

    /// The title of an area with its number and its badges, as wide as there is room. Gives the columns that it takes.
    pub(crate) fn title(&mut self, area: &Area<Plain>, x: u16, y: u16, columns: u16) -> u16 {
        let number = self.number(&area.id);
        let style = self.style(&area.id, area.owner).add_modifier(Modifier::BOLD);
        let used = self.write(x, y, columns, &format!("{number}{}", area.title), style);
        let badges = badge_texts(&area.badges);
        let left = columns.saturating_sub(used + 1);
        if !badges.is_empty() && usize::from(left) >= width(&badges) {
            return used + 1 + self.write(x + used + 1, y, left, &badges, look::bold());
        }
        used
    }
}

/// How much of a piece is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    Full,
    Short,
    Word,
    Brief,
    Least,
}

/// What stands on badges, in one line.
pub(crate) fn badge_texts(badges: &[Badge<Plain>]) -> String {
    let texts = badges.iter().map(|badge| badge.text.as_str()).filter(|text| !text.is_empty());
    texts.collect::<Vec<_>>().join(" ")
}

/// A piece in a few characters.
pub(crate) fn piece_text(piece: &Piece<Plain>, count: u16, form: Form) -> String {
    let letter = piece.owner.map(|seat| format!("({})", seat.letter().to_ascii_uppercase())).unwrap_or_default();
    let mut text = match form {
        Form::Full if piece.count == 0 && piece.name.contains('0') => piece.name.clone(),
        Form::Full if piece.count == 0 && piece.short.is_empty() => format!("{}×0", piece.name),
        Form::Full => {
            let badges = badge_texts(&piece.badges);
            // Names say in words that there is nothing.
            let is_news = |short: &&String| !short.is_empty() && *short != "0" && !piece.name.contains(short.as_str());
            let short = Some(&piece.short).filter(is_news);
            let parts = [Some(piece.name.as_str()), short.map(String::as_str), Some(badges.as_str())];
            parts.into_iter().flatten().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
        }
        _ if !letter.is_empty() => format!("{letter}{}", piece.short),
        // A number alone does not say what it is the number of.
        _ if is_bare_number(piece) => {
            let name = name_part(&piece.name, form);
            if name.is_empty() { piece.short.clone() } else { format!("{name} {}", piece.short) }
        }
        _ if !piece.short.is_empty() => piece.short.clone(),
        Form::Least => first_columns(&piece.name, 3),
        form => name_part(&piece.name, form),
    };
    if piece.facing == Facing::Down && form != Form::Full {
        text = format!("▒{text}");
    }
    if count > 1 {
        text = format!("{text}×{count}");
    }
    text
}

/// Whether the short form of a piece is a number that its name does not begin with.
fn is_bare_number(piece: &Piece<Plain>) -> bool {
    let short = &piece.short;
    !short.is_empty() && !short.chars().any(char::is_alphabetic) && !piece.name.starts_with(short.as_str())
}

/// Words that are shorter are articles, often.
const WORD_COLUMNS_MIN: usize = 4;

/// The beginning of a name, as long as the form allows.
fn name_part(name: &str, form: Form) -> String {
    // An article says nothing.
    let first = name.split(' ').next().unwrap_or_default();
    let word =
        name.split(' ').find(|word| width(word) >= WORD_COLUMNS_MIN).unwrap_or(first).trim_end_matches([':', ',']);
    match form {
        Form::Full | Form::Short => first_words(name, 12),
        Form::Word => first_columns(word, 9),
        Form::Brief => first_columns(word, 5),
        Form::Least => String::new(),
    }
}

/// The first words of a text that fit, or else the beginning of the first one.
fn first_words(text: &str, columns: usize) -> String {
    let mut kept = String::new();
    for word in text.split_inclusive(' ') {
        if width(&kept) + width(word.trim_end()) > columns {
            break;
        }
        kept.push_str(word);
    }
    let kept = kept.trim_end_matches([' ', ':', ',']);
    if kept.is_empty() { first_columns(text, columns) } else { kept.to_owned() }
}

/// Pieces that look alike and are called the same are one with a count. Those of players stay apart.
pub(crate) fn together(pieces: &[Piece<Plain>]) -> Vec<(&Piece<Plain>, u16)> {
    let mut found: Vec<(&Piece<Plain>, u16)> = Vec::new();
    for piece in pieces {
        let is_alike = |(other, _): &&mut (&Piece<Plain>, u16)| {
            other.name == piece.name && other.owner == piece.owner && other.short == piece.short && piece.count == 1
        };
        match found.iter_mut().find(is_alike) {
            Some((_, count)) => *count += 1,
            None => found.push((piece, piece.count.max(1))),
        }
    }
    found
}

/// How many lines tokens take.
pub(crate) fn lines_of(tokens: &[Token], columns: usize) -> usize {
    let (mut x, mut lines) = (0, usize::from(!tokens.is_empty()));
    let gap = gap(tokens);
    for token in tokens {
        let wide = width(&token.text);
        if x > 0 && x + wide > columns {
            (x, lines) = (0, lines + 1);
        }
        x += wide + gap;
    }
    lines
}

/// The columns between tokens: names of several words need more than a space between them.
fn gap(tokens: &[Token]) -> usize {
    if tokens.iter().any(|token| token.text.contains(' ')) { 2 } else { 1 }
}
