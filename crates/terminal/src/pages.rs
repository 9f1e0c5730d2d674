//! Pages over the table: the keys, cards of things, rules at a clause; and sentences that several places need.

use client::Fairness;
use client::page::{Block, Span, parse_blocks, parse_spans, split_clauses};
use engine::Clause;
use games::{Playable, Visitor};
use protocol::{ChatLine, Code, Say, SeatPlayer, SeatState};
use scene::{Lang, TextFiles, Texts, ThingCard};

use crate::app::{PageLink, Source, TextPage};
use crate::session::TableClosed;

/// The terminal's own texts in all languages.
const EMBEDDED_TEXTS: scene::EmbeddedTexts = scene::embedded_texts!("texts");

/// The messages of clients and of the terminal in a language.
pub fn program_texts(lang: Lang) -> Texts {
    let own = TextFiles::find(EMBEDDED_TEXTS, "terminal", lang).messages;
    // Texts are kept until the program ends, once for each language that is used.
    Texts::beside(lang, format!("{}\n{own}", client::page::texts(lang)).leak())
}

/// The title of a game.
pub(crate) fn game_title(game: &str, lang: Lang) -> String {
    games::listed(game).map_or_else(|| game.to_owned(), |listed| listed.texts(lang).text("game-title"))
}

/// All keys of the screen.
const TABLE_KEYS: [(&str, &str); 17] = [
    ("1–9", "term-help-number"),
    ("Enter", "term-help-enter"),
    ("↑ ↓ ← → hjkl", "term-help-arrows"),
    ("Tab", "term-help-tab"),
    ("Esc", "term-help-escape"),
    ("Space", "term-help-space"),
    ("i", "term-help-describe"),
    ("w", "term-help-why"),
    ("a", "term-help-advice"),
    ("u", "term-help-undo"),
    ("/", "term-help-notation"),
    ("s", "term-help-recap"),
    ("r", "term-help-rules"),
    ("p", "term-help-plan"),
    ("PgUp PgDn", "term-help-scroll"),
    ("Ctrl-L", "term-help-redraw"),
    ("q", "term-help-quit"),
];

const ONLINE_KEYS: [(&str, &str); 4] =
    [("c", "term-help-chat"), ("y n", "term-help-vote"), ("X", "term-help-abandon"), ("m", "term-help-rematch")];

const REPLAY_KEYS: [(&str, &str); 8] = [
    ("← →", "term-help-step"),
    ("PgUp PgDn", "term-help-part"),
    ("Home End", "term-help-ends"),
    ("Space", "term-help-play"),
    ("e", "term-help-eyes"),
    ("Tab", "term-help-tab"),
    ("r", "term-help-rules"),
    ("q", "term-help-quit"),
];

/// The page with all keys.
pub(crate) fn help(texts: &Texts, source: &Source) -> TextPage {
    let keys: Vec<(&str, &str)> = match source {
        Source::Table(session) if session.is_local() => TABLE_KEYS.to_vec(),
        Source::Table(_) => TABLE_KEYS.into_iter().chain(ONLINE_KEYS).collect(),
        Source::Replay(_) => REPLAY_KEYS.to_vec(),
    };
    let line = |(key, id): (&str, &str)| format!("{key:<13} {}", texts.text(id));
    let mut lines: Vec<String> = keys.into_iter().map(line).collect();
    lines.extend([String::new(), texts.text("term-help-signs")]);
    TextPage::new(texts.text("keys"), lines)
}

/// The card of a thing.
pub(crate) fn card(card: &ThingCard) -> TextPage {
    let ThingCard { title, lines, purpose, clauses } = card;
    let mut all: Vec<String> = lines.clone();
    for text in purpose {
        all.extend([String::new(), text.clone()]);
    }
    if !clauses.is_empty() {
        let names: Vec<String> = clauses.iter().map(ToString::to_string).collect();
        all.extend([String::new(), format!("§ {}", names.join(", "))]);
    }
    let link = clauses.first().map(|&clause| PageLink::Clauses(Some(clause)));
    TextPage { link, ..TextPage::new(title.clone(), all) }
}

/// What can be read of a thing.
pub(crate) fn details(lines: Vec<String>) -> TextPage {
    let mut lines = lines.into_iter();
    let title = lines.next().unwrap_or_default();
    TextPage::new(title, lines.collect())
}

/// Gives the clauses and the guide of the visited game.
struct RulesIn(Lang);

impl Visitor for RulesIn {
    type Out = (&'static str, &'static str);

    fn visit<G: Playable>(self) -> (&'static str, &'static str) {
        (G::rules_in(self.0), G::guide_in(self.0))
    }
}

/// The clauses of a game in a language.
pub(crate) fn rules_text(game: &str, lang: Lang) -> Option<&'static str> {
    games::visit(game, RulesIn(lang)).map(|(clauses, _)| clauses)
}

/// A page of the rules of a game.
pub(crate) fn rules(game: &str, lang: Lang, link: PageLink) -> Option<TextPage> {
    match link {
        PageLink::Clauses(clause) => clauses(game, lang, clause),
        PageLink::Guide(clause) => guide(game, lang, clause),
    }
}

/// The clauses of a game, opened at one of them.
fn clauses(game: &str, lang: Lang, clause: Option<Clause>) -> Option<TextPage> {
    let text = rules_text(game, lang)?;
    let lines: Vec<String> = text.lines().map(plain).collect();
    let is_clause = |line: &String| {
        let id = clause.map(|clause| clause.to_string());
        id.is_some_and(|id| line.trim_start_matches(['-', '*', ' ', '|']).starts_with(&id))
    };
    let scroll = lines.iter().position(is_clause).unwrap_or(0);
    Some(TextPage { scroll, link: Some(PageLink::Guide(clause)), ..TextPage::new(game_title(game, lang), lines) })
}

/// The rules of a game as a player reads them. From there the clauses can be opened, at this one.
fn guide(game: &str, lang: Lang, clause: Option<Clause>) -> Option<TextPage> {
    let (_, text) = games::visit(game, RulesIn(lang))?;
    let lines = parse_blocks(text).iter().flat_map(guide_lines).collect();
    Some(TextPage { link: Some(PageLink::Clauses(clause)), ..TextPage::new(game_title(game, lang), lines) })
}

/// The lines of a part of a guide. Pictures are left out.
fn guide_lines(block: &Block) -> Vec<String> {
    match block {
        Block::Heading(0..=1, _) | Block::Picture(..) => Vec::new(),
        Block::Heading(_, text) => vec![String::new(), unmarked(text), String::new()],
        Block::Item(_, text) => vec![format!("• {}", told(text))],
        Block::Row(_, cells) => vec![cells.iter().map(|cell| told(cell)).collect::<Vec<_>>().join(" │ ")],
        Block::Paragraph(text) => vec![told(text)],
    }
}

/// A text of a guide, and behind it the clauses that it tells.
fn told(text: &str) -> String {
    let (text, clauses) = split_clauses(text);
    match clauses.is_empty() {
        true => unmarked(text),
        false => format!("{} § {}", unmarked(text), clauses.join(", ")),
    }
}

/// A line without the marks of bold, italic and code.
fn unmarked(text: &str) -> String {
    let plain = |span| match span {
        Span::Plain(text) | Span::Bold(text) | Span::Italic(text) | Span::Code(text) => text,
    };
    parse_spans(text).into_iter().map(plain).collect()
}

/// A line of Markdown without its signs.
pub(crate) fn plain(line: &str) -> String {
    line.trim_start_matches('#').replace("**", "").replace('`', "").trim_end().to_owned()
}

/// A line of chat.
pub(crate) fn chat_text(line: &ChatLine, texts: &Texts) -> String {
    let said = match &line.say {
        Say::Text(text) => text.clone(),
        Say::Phrase(phrase) => texts.text(&format!("phrase-{phrase}")),
    };
    texts.colon(&line.name, &said)
}

/// Who plays in a seat.
pub(crate) fn player_name(place: &SeatState, texts: &Texts) -> String {
    match &place.minder {
        SeatPlayer::Free => texts.text("seat-free"),
        SeatPlayer::Bot(level) => texts.text(&format!("bot-{level}")),
        SeatPlayer::Person | SeatPlayer::StandIn(_) => place.name.clone(),
    }
}

/// Why a table of a server is not shown any more or cannot be, and what to do.
pub(crate) fn closed_text(closed: &TableClosed, texts: &Texts) -> String {
    match closed {
        TableClosed::Refused(Code::NoTable | Code::NoSpectators, _) => texts.text("term-no-table"),
        TableClosed::Refused(Code::Version, _) => texts.text("term-old"),
        TableClosed::Refused(_, text) => text.clone(),
        TableClosed::Revoked => texts.text("term-revoked"),
    }
}

/// Whether the dice of a match were those that were promised.
pub fn fairness_text(fairness: &Fairness, texts: &Texts) -> String {
    match fairness {
        Fairness::Kept => texts.text("fair-kept"),
        Fairness::Broken(why) => format!("{} ({why})", texts.text("fair-broken")),
        Fairness::Unknown => texts.text("term-fair-unknown"),
    }
}
