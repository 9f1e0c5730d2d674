//! Comfort: what a table looks like to eyes and fingers, measured in the page: whether the board stands still, the
//! smallest print and target, the share of the header, what is cut off, and how long the page is busy.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use crate::{Device, Person};

/// Clicks between two states that are measured.
const CLICKS: usize = 5;
/// The limits.
const SHIFT_MAX: f64 = 0.5;
const TEXT_MIN_PHONE: f64 = 12.0;
const TEXT_MIN: f64 = 11.0;
const TARGET_MIN: f64 = 44.0;
const HEADER_MAX: f64 = 0.15;

/// A size of a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct WindowSize {
    /// Its width.
    pub width: u32,
    /// Its height.
    pub height: u32,
}

impl WindowSize {
    /// A phone, the same phone on its side, a tablet, a desk and a large desk.
    pub const ALL: [WindowSize; 5] = [
        WindowSize { width: 390, height: 844 },
        WindowSize { width: 844, height: 390 },
        WindowSize { width: 820, height: 1180 },
        WindowSize { width: 1440, height: 900 },
        WindowSize { width: 2560, height: 1440 },
    ];

    /// Whether it is a phone's.
    pub fn is_phone(self) -> bool {
        self.width.min(self.height) < 600
    }
}

/// What is measured in one state of a table.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct TableFigures {
    /// The upper left corner of the board's first area, and its width.
    pub board: Option<[f64; 3]>,
    /// The smallest print that is visible, in pixels.
    pub text: f64,
    /// Where that is, and what it says.
    pub text_at: String,
    /// The smallest print on the board. It grows with the zoom.
    pub board_text: f64,
    /// The smaller side of the smallest button, field or tab.
    pub target: f64,
    /// Which one that is.
    pub target_at: String,
    /// How much of the height the bar and the question take.
    pub header: f64,
    /// By how many pixels the page is larger than the window.
    pub overflow: f64,
    /// Tabs whose text is cut, or that lie outside their strip.
    pub cut_tabs: Vec<String>,
}

/// The worst of the figures of many states.
#[derive(Clone, Debug, Default)]
pub struct WorstFigures {
    /// How many states were measured.
    pub states: usize,
    /// By how many pixels the board moved from one state to the next.
    pub shift: f64,
    /// All other figures.
    pub worst: TableFigures,
    last_board: BTreeMap<String, [f64; 3]>,
}

const MEASURE: &str = r#"
    const visible = (element) => {
        const box = element.getBoundingClientRect();
        if (box.width < 1 || box.height < 1 || box.right <= 0 || box.bottom <= 0) return null;
        if (box.left >= innerWidth || box.top >= innerHeight) return null;
        const style = getComputedStyle(element);
        return style.visibility === 'hidden' || style.opacity === '0' ? null : box;
    };
    const unseen = '.unseen, .skip, [hidden], .seat, dialog:not([open]), .ghosts, .gone, .text, .picture';
    let [text, textAt, boardText] = [99, '', 99];
    const note = (size, element, said) => { if (size < text) [text, textAt] = [size, `${element.closest('[data-id]')?.dataset.id ?? element.className}: ${said.slice(0, 30)}`]; };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement, said = node.textContent.trim();
        if (!said || !/[\p{L}\p{N}]/u.test(said) || /^[A-F]$/.test(said) || ['SCRIPT', 'STYLE', 'OPTION'].includes(element.tagName)) continue;
        if (element.closest(unseen) || !visible(element)) continue;
        const svg = element.closest('svg');
        const scale = svg && svg.viewBox.baseVal.width ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
        const size = parseFloat(getComputedStyle(element).fontSize) * scale;
        if (element.closest('[data-pane=board]')) boardText = Math.min(boardText, size);
        else note(size, element, said);
    }
    let [target, targetAt] = [999, ''];
    for (const one of document.querySelectorAll('button, a.button, select, input, [role=tab]')) {
        const box = visible(one);
        if (!box || one.closest(unseen) || one.disabled) continue;
        const size = Math.min(box.width, box.height);
        if (size < target) [target, targetAt] = [size, one.dataset.do ?? one.dataset.tab ?? one.className];
    }
    const svg = document.querySelector('[data-pane=board] > svg, [data-board] svg');
    // Without the halo of what can be touched, which Firefox counts.
    const boxOf = (sprite) => {
        const boxes = [...sprite.children].filter((one) => !one.matches('.halo')).map((one) => one.getBoundingClientRect());
        const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
        return { left, top, width: Math.max(...boxes.map((box) => box.right)) - left };
    };
    const areas = [...(svg?.querySelectorAll('.sprite[data-layer="0"][data-id]') ?? [])].map(boxOf);
    areas.sort((a, b) => a.top - b.top || a.left - b.left);
    const bars = [...document.querySelectorAll('.bar, #question, .ask')].map(visible).filter(Boolean).filter((box) => box.top < innerHeight / 3);
    const root = document.documentElement;
    const strip = document.querySelector('.tabs')?.getBoundingClientRect();
    const cut = [...document.querySelectorAll('.tabs [role=tab]')].filter((one) => {
        const box = one.getBoundingClientRect(), word = one.querySelector('.text') ?? one;
        if (!box.width) return false;
        const isRead = one.getAttribute('aria-selected') === 'true' || !one.querySelector('.text');
        return box.right > strip.right + 1 || box.left < strip.left - 1 || (isRead && word.clientWidth > 1 && word.scrollWidth > word.clientWidth + 1);
    });
    return {
        board: areas.length ? [areas[0].left, areas[0].top, areas[0].width] : null,
        text, text_at: textAt, board_text: boardText, target, target_at: targetAt,
        header: bars.reduce((low, box) => Math.max(low, box.bottom), 0) / innerHeight,
        overflow: Math.max(root.scrollWidth - innerWidth, root.scrollHeight - innerHeight, 0),
        cut_tabs: cut.map((one) => one.dataset.tab),
    };"#;

/// Waits for two frames, in which a page is laid out that was resized or has changed.
const SETTLE: &str = "const done = arguments[0]; scrollTo(0, 0);
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60)));";

/// Notes how long the page was busy at a stretch, from now on.
pub const WATCH_TASKS: &str = "window.tasks = [];
    new PerformanceObserver((list) => list.getEntries().forEach((one) => tasks.push(one.duration))).observe({ type: 'longtask' });";

/// Measures the table that is shown, in a window of this size.
pub async fn measure(person: &Person, size: WindowSize) -> Result<TableFigures> {
    person.resize(size.width, size.height).await?;
    person.run_async(SETTLE, vec![]).await?;
    Ok(serde_json::from_value(person.run(MEASURE, vec![]).await?)?)
}

/// The longest time that the page was busy since the last call.
pub async fn longest_task(person: &Person) -> Result<f64> {
    let longest = "const most = Math.max(0, ...(window.tasks ?? [])); window.tasks = []; return most;";
    Ok(person.run(longest, vec![]).await?.as_f64().unwrap_or_default())
}

impl WorstFigures {
    /// Adds a state of a match. The board is compared with the state of the same match before.
    pub fn add(&mut self, of_match: &str, figures: TableFigures) {
        self.states += 1;
        if let Some(now) = figures.board {
            let before = self.last_board.insert(of_match.to_owned(), now).unwrap_or(now);
            let moved = now.iter().zip(before).map(|(now, before)| (now - before).abs()).fold(0.0, f64::max);
            self.shift = self.shift.max(moved);
        }
        let worst = &mut self.worst;
        if worst.text_at.is_empty() || figures.text < worst.text {
            (worst.text, worst.text_at) = (figures.text, format!("{of_match} {}", figures.text_at));
        }
        if worst.target_at.is_empty() || figures.target < worst.target {
            (worst.target, worst.target_at) = (figures.target, figures.target_at);
        }
        let is_first = self.states == 1;
        worst.board_text = if is_first { figures.board_text } else { worst.board_text.min(figures.board_text) };
        worst.header = worst.header.max(figures.header);
        worst.overflow = worst.overflow.max(figures.overflow);
        worst.cut_tabs.extend(figures.cut_tabs);
    }

    /// One row of a table, whose head is [`WorstFigures::HEAD`].
    pub fn row(&self, size: WindowSize) -> String {
        let TableFigures { text, text_at, board_text, target, target_at, header, overflow, cut_tabs, .. } = &self.worst;
        format!(
            "{:>4} × {:<4} {:>6} {:>6.1} {text:>5.1} {board_text:>6.1} {target:>6.0} {:>6.1}% {overflow:>6.0} {:>4}  {text_at} | {target_at}",
            size.width,
            size.height,
            self.states,
            self.shift,
            header * 100.0,
            cut_tabs.len()
        )
    }

    /// The head of the rows.
    pub const HEAD: &'static str =
        "window      states  shift  text board  target header  overfl cut  (smallest text | smallest target)";
}

/// The figures of all sizes of the window.
#[derive(Default)]
pub struct MeasuredTables {
    sizes: [WorstFigures; WindowSize::ALL.len()],
    longest: f64,
    longest_of: String,
}

impl MeasuredTables {
    /// Plays a match for a while and measures some of its states. With `ESCAPADE_PICTURES` there is a picture of each,
    /// for those who want to look at them.
    pub async fn measure_match(&mut self, ana: &mut Person, game: &str, states: usize, browser: &str) -> Result<()> {
        let pictures = std::env::var_os("ESCAPADE_PICTURES");
        ana.resize(Device::DESKTOP.width, Device::DESKTOP.height).await?;
        ana.go("/").await?;
        ana.click(&format!("[data-game={game}] [data-do=play]")).await?;
        ana.wait_for_turn(30).await?;
        ana.run(WATCH_TASKS, vec![]).await?;
        for state in 0..states {
            for (size, figures) in WindowSize::ALL.into_iter().zip(&mut self.sizes) {
                figures.add(game, measure(ana, size).await?);
                if let Some(folder) = &pictures {
                    let name = format!("{browser}-{game}-{state}-{}.png", size.width);
                    std::fs::write(Path::new(folder).join(name), ana.screenshot().await?).context("a picture")?;
                }
            }
            longest_task(ana).await?;
            for _ in 0..CLICKS {
                let snapshot = ana.wait_for_turn(30).await?;
                ana.touch_something(&snapshot).await?;
                let task = longest_task(ana).await?;
                if task > self.longest {
                    (self.longest, self.longest_of) = (task, format!("{game}: {}", snapshot.question));
                }
            }
            ana.wait_for_turn(30).await?;
        }
        Ok(())
    }

    /// Prints the figures, and compares them with their limits.
    pub fn check(&self) -> Result<()> {
        println!("{}", WorstFigures::HEAD);
        for (size, figures) in WindowSize::ALL.into_iter().zip(&self.sizes) {
            println!("{}", figures.row(size));
        }
        println!("longest task after a click: {:.0} ms ({})", self.longest, self.longest_of);
        for (size, figures) in WindowSize::ALL.into_iter().zip(&self.sizes) {
            let WorstFigures { shift, worst, .. } = figures;
            let least = if size.is_phone() { TEXT_MIN_PHONE } else { TEXT_MIN };
            ensure!(*shift <= SHIFT_MAX, "{size:?}: the board moves by {shift} px");
            ensure!(worst.text >= least - 0.1, "{size:?}: print of {} px at {}", worst.text, worst.text_at);
            ensure!(worst.target >= TARGET_MIN - 0.5, "{size:?}: a target of {} px: {}", worst.target, worst.target_at);
            ensure!(!size.is_phone() || worst.header <= HEADER_MAX, "{size:?}: the header takes {}", worst.header);
            ensure!(worst.overflow < 1.0, "{size:?}: the page is larger than the window by {} px", worst.overflow);
            ensure!(worst.cut_tabs.is_empty(), "{size:?}: cut tabs: {:?}", worst.cut_tabs);
        }
        Ok(())
    }
}
