//! The rules of a game: a guide for players with pictures, and every clause under its id, with search and links.

use client::Replay;
use client::page::{
    Block, GuidePicture, Span, first_list, parse_blocks, parse_spans, split_clauses, table_picture, thing_picture,
    without_numbering,
};
use leptos::prelude::*;
use leptos::task::spawn_local;
use scene::Lang;

use crate::icons::{self, icon};
use crate::page::Page;
use crate::{api, browser, catalogue};

/// The widest picture of a table in a guide, in pixels.
const PICTURE_WIDTH: f64 = 880.0;

/// The rules of a game.
#[component]
pub(crate) fn Rules(game: String) -> impl IntoView {
    let page = Page::get();
    let text = RwSignal::new(None::<Vec<Block>>);
    let query = RwSignal::new(String::new());
    let known = games::listed(&game).is_some();
    // An address that names a clause asks for the clauses.
    let is_guide = RwSignal::new(browser::window().location().hash().unwrap_or_default().is_empty());
    let hash_changed = window_event_listener(leptos::ev::hashchange, move |_| is_guide.set(false));
    on_cleanup(move || hash_changed.remove());
    let asked = game.clone();
    Effect::new(move |_| {
        let (game, lang, wants_guide) = (asked.clone(), page.lang.get(), is_guide.get());
        spawn_local(async move {
            let guide = if wants_guide { api::guide(&game, lang).await } else { None };
            let found = match guide {
                Some(text) => Some(text),
                None => api::rules(&game, lang).await,
            };
            let found = match found {
                Some(text) => without_numbering(parse_blocks(&text)),
                None if page.load_game(&game).await => clauses_from_texts(&game, lang),
                None => Vec::new(),
            };
            text.try_set(Some(found));
            browser::next_frame(scroll_to_target);
        });
    });
    let tab = move |id: &'static str, shows_guide: bool| {
        view! {
            <button data-do=id aria-pressed=move || (is_guide.get() == shows_guide).to_string() on:click=move |_| is_guide.set(shows_guide)>
                {move || page.text(id)}
            </button>
        }
    };
    let contents = move || {
        let headings = text.with(|blocks| headings(blocks.as_deref().unwrap_or_default()));
        let link = |(at, heading): (usize, String)| {
            view! { <li><button class="plain" on:click=move |_| scroll_to(&section_id(at))>{heading}</button></li> }
        };
        headings.into_iter().map(link).collect::<Vec<_>>()
    };
    let shown = move || {
        let query = query.get().trim().to_lowercase();
        text.with(|blocks| {
            let blocks = blocks.as_deref().unwrap_or_default();
            let is_hit =
                |block: &&Block| query.is_empty() || (!matches!(block, Block::Heading(..)) && block.contains(&query));
            blocks.iter().filter(is_hit).cloned().collect::<Vec<_>>()
        })
    };
    let shown = Memo::new(move |_| shown());
    let hits = move || match query.with(|query| query.trim().is_empty()) {
        true => String::new(),
        false => page.text_with("rules-hits", [("count", shown.with(Vec::len).into())]),
    };
    let printed = game.clone();
    let name = game.clone();
    let title = move || if known { catalogue::title(&name, page.lang.get()) } else { page.text("nowhere") };
    let is_changed = browser::window().location().search().is_ok_and(|query| query == "?changed");
    let changed = is_changed
        .then(|| view! { <p class="warn" data-fact="changed">{move || page.text("changed-content-line")}</p> });
    view! {
        <main class="page rules" data-page="rules">
            <h1 id="title" tabindex="-1">{title}</h1>
            {changed}
            <p class="row">
                <a class="button" data-do="learn" href=format!("/learn/{game}")>{icon(icons::BULB)}{move || page.text("learn")}</a>
                // The server makes this page, so it is not a part of ours.
                <a class="button" data-do="print" rel="external" href=move || format!("/print/{printed}?lang={}", page.lang.get())>{move || page.text("rules-print")}</a>
            </p>
            <div class="finder">
                <div class="row">{tab("rules-guide", true)}{tab("rules-clauses", false)}</div>
                <input
                    type="search"
                    id="rules-search"
                    class="search"
                    aria-label=move || page.text("rules-search")
                    placeholder=move || page.text("rules-search")
                    on:input=move |event| query.set(event_target_value(&event))
                />
                <p class="hits" role="status">{hits}</p>
            </div>
            <nav class="contents" aria-label=move || page.text("rules-contents")><ul>{contents}</ul></nav>
            <div class="clauses">{move || render_blocks(&shown.get())}</div>
        </main>
    }
}

/// A summary of the rules: how to win, how to get details, and the first list of the rules.
#[component]
pub(crate) fn RulesSummary(game: String) -> impl IntoView {
    let page = Page::get();
    let items = RwSignal::new(Vec::<Block>::new());
    let asked = game.clone();
    Effect::new(move |_| {
        let (game, lang) = (asked.clone(), page.lang.get());
        spawn_local(async move {
            let text = api::rules(&game, lang).await.unwrap_or_default();
            items.try_set(first_list(&parse_blocks(&text)));
        });
    });
    let goal = move || catalogue::text(&game, page.lang.get(), "game-goal");
    view! {
        <p class="goal">{goal}</p>
        <p>{move || page.text("glance-touch")}</p>
        <div class="clauses">{move || render_blocks(&items.get())}</div>
    }
}

/// Scrolls to the clause that the address names.
fn scroll_to_target() {
    let hash = browser::window().location().hash().unwrap_or_default();
    scroll_to(hash.trim_start_matches('#'));
}

fn scroll_to(id: &str) {
    if let Some(target) = browser::element(id) {
        target.scroll_into_view();
        let _ = target.class_list().add_1("target");
    }
}

/// The headings of the sections, with their places among the blocks.
fn headings(blocks: &[Block]) -> Vec<(usize, String)> {
    let heading = |(at, block): (usize, &Block)| match block {
        Block::Heading(2, text) => Some((at, text.clone())),
        _ => None,
    };
    blocks.iter().enumerate().filter_map(heading).collect()
}

/// The id of the section that begins with this block.
fn section_id(at: usize) -> String {
    format!("section-{at}")
}

/// The texts of refusals, in case the rules cannot be loaded.
fn clauses_from_texts(game: &str, lang: Lang) -> Vec<Block> {
    let Some(texts) = catalogue::texts(game, lang) else { return Vec::new() };
    let prefix = games::listed(game).map_or("", |listed| listed.about.prefix);
    let numbers = (1..400).map(|number| format!("{prefix}-{number:03}"));
    let rulings = (1..100).map(|number| format!("{prefix}-R{number:02}"));
    let ids = numbers.chain(rulings).filter(|id| texts.has(&format!("clause-{id}")));
    let item = |id: String| {
        let text = texts.text(&format!("clause-{id}"));
        Block::Item(Some(id.clone()), format!("**{id}** {text}"))
    };
    ids.map(item).collect()
}

fn render_spans(text: &str) -> Vec<AnyView> {
    let render = |span: Span| match span {
        Span::Plain(text) => text.into_any(),
        Span::Bold(text) => view! { <b>{text}</b> }.into_any(),
        Span::Italic(text) => view! { <i>{text}</i> }.into_any(),
        Span::Code(text) => view! { <code>{text}</code> }.into_any(),
    };
    parse_spans(text).into_iter().map(render).collect()
}

/// A text of a guide, and behind it links to the clauses that it tells.
fn render_told(text: &str) -> AnyView {
    let (text, clauses) = split_clauses(text);
    let link = |clause: &str| {
        let clause = clause.to_owned();
        view! { <a href=format!("#{clause}")>{clause.clone()}</a> }
    };
    let links = (!clauses.is_empty())
        .then(|| view! { <span class="cites">{clauses.into_iter().map(link).collect::<Vec<_>>()}</span> });
    view! {
        {render_spans(text)}
        {links}
    }
    .into_any()
}

/// A picture of a guide, drawn as the table would draw it. A thing is drawn from the record of the picture before it.
fn render_picture(caption: &str, source: &str, record: &str) -> AnyView {
    let page = Page::get();
    let svg = RwSignal::new(None::<String>);
    let (picture, record, is_thing) = (GuidePicture::parse(source), record.to_owned(), source.starts_with("thing:"));
    Effect::new(move |_| {
        let (picture, record) = (picture.clone(), record.clone());
        let (lang, theme) = (page.lang.get(), page.theme());
        spawn_local(async move { _ = svg.try_set(draw_picture(page, picture, &record, lang, theme).await) });
    });
    let alt = caption.to_owned();
    view! {
        <figure class:thing=is_thing>
            {move || svg.get().map(|svg| view! { <div role="img" aria-label=alt.clone() inner_html=svg></div> })}
            <figcaption>{render_spans(caption)}</figcaption>
        </figure>
    }
    .into_any()
}

async fn draw_picture(
    page: Page,
    picture: Option<GuidePicture>,
    record: &str,
    lang: Lang,
    theme: draw::Theme,
) -> Option<String> {
    let text = api::golden_record(record).await?;
    let game = text.parse::<engine::Record>().ok()?.game;
    if !page.load_game(&game).await {
        return None;
    }
    let mut replay = Replay::read(&text).ok()?;
    let width = (browser::viewport_width() - 40.0).clamp(280.0, PICTURE_WIDTH) as f32;
    match picture? {
        GuidePicture::Table { step, .. } => Some(table_picture(&mut replay, step, lang, width, theme)),
        GuidePicture::Thing(thing) => thing_picture(&mut replay, 0, &thing, lang, theme),
    }
}

/// A clause's id as a link to itself.
fn anchor(clause: &str) -> impl IntoView + use<> {
    let clause = clause.to_owned();
    view! { <a class="id" href=format!("#{clause}")>{clause.clone()}</a> }
}

/// The text without the id that it begins with.
fn without_id(text: &str, clause: &str) -> String {
    let rest = text.strip_prefix(&format!("**{clause}**")).map(str::to_owned);
    // In a ruling a question follows the id, in the same bold text.
    rest.unwrap_or_else(|| text.replacen(&format!("**{clause} "), "**", 1)).trim().to_owned()
}

fn render_blocks(blocks: &[Block]) -> Vec<AnyView> {
    let mut views = Vec::new();
    let mut rest = blocks;
    let mut record = first_record(blocks);
    while let Some(block) = rest.first() {
        let at = blocks.len() - rest.len();
        let rows = rest.iter().take_while(|block| matches!(block, Block::Row(..))).count();
        if rows > 0 {
            views.push(render_table(&rest[..rows]));
            rest = &rest[rows..];
            continue;
        }
        views.push(match block {
            Block::Heading(0..=2, text) => view! { <h2 id=section_id(at)>{render_spans(text)}</h2> }.into_any(),
            Block::Heading(_, text) => view! { <h3>{render_spans(text)}</h3> }.into_any(),
            Block::Item(Some(clause), text) => {
                let text = render_spans(&without_id(text, clause));
                view! {
                    <div class="one" id=clause.clone()>
                        {anchor(clause)}
                        <p>{text}</p>
                    </div>
                }
                .into_any()
            }
            Block::Item(None, text) => view! { <p class="item">{render_told(text)}</p> }.into_any(),
            Block::Paragraph(text) => view! { <p>{render_told(text)}</p> }.into_any(),
            Block::Picture(caption, source) => {
                if let Some(GuidePicture::Table { record: named, .. }) = GuidePicture::parse(source) {
                    record = named;
                }
                render_picture(caption, source, &record)
            }
            Block::Row(..) => ().into_any(),
        });
        rest = &rest[1..];
    }
    views
}

/// The record of the first picture of a table.
fn first_record(blocks: &[Block]) -> String {
    let record = |block: &Block| match block {
        Block::Picture(_, source) => match GuidePicture::parse(source)? {
            GuidePicture::Table { record, .. } => Some(record),
            GuidePicture::Thing(_) => None,
        },
        _ => None,
    };
    blocks.iter().find_map(record).unwrap_or_default()
}

fn render_table(rows: &[Block]) -> AnyView {
    let row = |(index, block): (usize, &Block)| {
        let Block::Row(clause, cells) = block else { return ().into_any() };
        let is_head = index == 0 && clause.is_none() && cells.iter().any(|cell| !cell.is_empty());
        let cell = |cell: &String| match is_head {
            true => view! { <th scope="col">{render_spans(cell)}</th> }.into_any(),
            false => view! { <td>{render_spans(cell)}</td> }.into_any(),
        };
        let cells = cells.iter().map(cell).collect::<Vec<_>>();
        view! { <tr id=clause.clone()>{cells}</tr> }.into_any()
    };
    let rows = rows.iter().enumerate().map(row).collect::<Vec<_>>();
    view! {
        <div class="wide" tabindex="0">
            <table>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
    .into_any()
}
