//! The rules of a game: every clause under its id, with search and links.

use client::page::{Block, Span, first_list, parse_blocks, parse_spans, without_numbering};
use leptos::prelude::*;
use leptos::task::spawn_local;
use scene::Lang;

use crate::page::Page;
use crate::{api, browser, catalogue};

/// The rules of a game.
#[component]
pub(crate) fn Rules(game: String) -> impl IntoView {
    let page = Page::get();
    let text = RwSignal::new(None::<Vec<Block>>);
    let query = RwSignal::new(String::new());
    let known = games::listed(&game).is_some();
    let asked = game.clone();
    Effect::new(move |_| {
        let (game, lang) = (asked.clone(), page.lang.get());
        spawn_local(async move {
            let found = match api::rules(&game, lang).await {
                Some(text) => without_numbering(parse_blocks(&text)),
                None if page.load_game(&game).await => clauses_from_texts(&game, lang),
                None => Vec::new(),
            };
            text.try_set(Some(found));
            browser::next_frame(scroll_to_target);
        });
    });
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
    let name = game.clone();
    let title = move || if known { catalogue::title(&name, page.lang.get()) } else { page.text("nowhere") };
    view! {
        <main class="page rules" data-page="rules">
            <h1 id="title" tabindex="-1">{title}</h1>
            <div class="finder">
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
    if let Some(target) = browser::element(hash.trim_start_matches('#')) {
        target.scroll_into_view();
        let _ = target.class_list().add_1("target");
    }
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
    while let Some(block) = rest.first() {
        let rows = rest.iter().take_while(|block| matches!(block, Block::Row(..))).count();
        if rows > 0 {
            views.push(render_table(&rest[..rows]));
            rest = &rest[rows..];
            continue;
        }
        views.push(match block {
            Block::Heading(0..=2, text) => view! { <h2>{render_spans(text)}</h2> }.into_any(),
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
            Block::Item(None, text) => view! { <p class="item">{render_spans(text)}</p> }.into_any(),
            Block::Paragraph(text) => view! { <p>{render_spans(text)}</p> }.into_any(),
            Block::Row(..) => ().into_any(),
        });
        rest = &rest[1..];
    }
    views
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
