//! A table that stands still: the figures of every state of scripted matches, at five sizes of the window.

use std::path::Path;

use anyhow::{Context, Result};
use browser::{Chromium, Device, Site, WATCH_TASKS, WindowSize, WorstFigures, longest_task, measure};

/// States of each match that are measured, and clicks between two of them.
const STATES: usize = 5;
const CLICKS: usize = 5;
/// The limits.
const SHIFT_MAX: f64 = 0.5;
const TEXT_MIN_PHONE: f64 = 12.0;
const TEXT_MIN: f64 = 11.0;
const TARGET_MIN: f64 = 44.0;
const HEADER_MAX: f64 = 0.15;

#[tokio::test(flavor = "multi_thread")]
async fn the_table_stands_still_at_every_size() -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let mut ana = chromium.person(&site, Device::DESKTOP).await?;
    let mut figures: Vec<WorstFigures> = vec![WorstFigures::default(); WindowSize::ALL.len()];
    let (mut longest, mut longest_of) = (0.0, String::new());
    // Pictures of every state, for those who want to look at them.
    let pictures = std::env::var_os("ESCAPADE_PICTURES");
    for entry in games::GAMES {
        let game = entry.about().name;
        ana.resize(Device::DESKTOP.width, Device::DESKTOP.height).await?;
        ana.go("/").await?;
        ana.click(&format!("[data-game={game}] [data-do=play]")).await?;
        ana.wait_for_turn(30).await?;
        ana.run(WATCH_TASKS, vec![]).await?;
        for state in 0..STATES {
            for (size, figures) in WindowSize::ALL.into_iter().zip(&mut figures) {
                figures.add(game, measure(&ana, size).await?);
                if let Some(folder) = &pictures {
                    let name = format!("{game}-{state}-{}.png", size.width);
                    std::fs::write(Path::new(folder).join(name), ana.screenshot().await?).context("a picture")?;
                }
            }
            longest_task(&ana).await?;
            for _ in 0..CLICKS {
                let snapshot = ana.wait_for_turn(30).await?;
                ana.touch_something(&snapshot).await?;
                let task = longest_task(&ana).await?;
                if task > longest {
                    (longest, longest_of) = (task, format!("{game}: {}", snapshot.question));
                }
            }
            ana.wait_for_turn(30).await?;
        }
    }
    println!("{}", WorstFigures::HEAD);
    for (size, figures) in WindowSize::ALL.into_iter().zip(&figures) {
        println!("{}", figures.row(size));
    }
    println!("longest task after a click: {longest:.0} ms ({longest_of})");
    for (size, figures) in WindowSize::ALL.into_iter().zip(&figures) {
        let WorstFigures { shift, worst, .. } = figures;
        let least = if size.is_phone() { TEXT_MIN_PHONE } else { TEXT_MIN };
        assert!(*shift <= SHIFT_MAX, "{size:?}: the board moves by {shift} px");
        assert!(worst.text >= least - 0.1, "{size:?}: print of {} px at {}", worst.text, worst.text_at);
        assert!(worst.target >= TARGET_MIN - 0.5, "{size:?}: a target of {} px: {}", worst.target, worst.target_at);
        assert!(!size.is_phone() || worst.header <= HEADER_MAX, "{size:?}: the header takes {}", worst.header);
        assert!(worst.overflow < 1.0, "{size:?}: the page is larger than the window by {} px", worst.overflow);
        assert!(worst.cut_tabs.is_empty(), "{size:?}: cut tabs: {:?}", worst.cut_tabs);
    }
    ana.close().await
}
