//! For how long things are kept that nobody needs any more.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use protocol::Phase;
use protocol::rest::operator::{RetentionDays, RetentionReport};

use super::{Operator, store};
use crate::rest::{JsonBody, UrlQuery};
use crate::{App, Error};

const DAY_MS: i64 = 24 * 3600 * 1000;
/// How many tables or people are looked at together.
const PAGE: i64 = 100;
/// The most guests that are counted in a trial.
const COUNTED_MAX: i64 = 1_000_000;

/// For how many days things are kept; for ever where there is no number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retention {
    /// Guests without a name who never played.
    pub guests_days: Option<u32>,
    /// People with a name who have no table left, since they came and since their last browser or tool was known.
    pub names_days: Option<u32>,
    /// Tables that never began, since they were opened.
    pub gathering_days: Option<u32>,
    /// Tables with a match in play, since the last thing that happened there.
    pub playing_days: Option<u32>,
    /// Finished tables, since the last thing that happened there.
    pub finished_days: Option<u32>,
}

impl Default for Retention {
    /// Cookies and tokens last a year at most: after that there is no way back to a name without a table, and a match in
    /// which nothing happened has lost its players. Finished matches are looked at again after years.
    fn default() -> Retention {
        Retention {
            guests_days: Some(1),
            names_days: Some(366),
            gathering_days: Some(90),
            playing_days: Some(366),
            finished_days: None,
        }
    }
}

impl Retention {
    /// Keeps everything.
    pub const FOR_EVER: Retention = Retention {
        guests_days: None,
        names_days: None,
        gathering_days: None,
        playing_days: None,
        finished_days: None,
    };

    /// The same, with other numbers where some were given; 0 is for ever.
    fn with(self, days: RetentionDays) -> Retention {
        let or = |given: Option<u32>, set: Option<u32>| given.map_or(set, |days| Some(days).filter(|days| *days > 0));
        Retention {
            guests_days: or(days.guests, self.guests_days),
            names_days: or(days.names, self.names_days),
            gathering_days: or(days.gathering, self.gathering_days),
            playing_days: or(days.playing, self.playing_days),
            finished_days: or(days.finished, self.finished_days),
        }
    }
}

/// What a retention would forget now.
pub(super) async fn try_out(
    _: Operator,
    State(app): State<Arc<App>>,
    UrlQuery(days): UrlQuery<RetentionDays>,
) -> Result<Json<RetentionReport>, Error> {
    Ok(Json(retain(&app, app.config.retention.with(days), true).await?))
}

/// Forgets now what is due.
pub(super) async fn carry_out(
    _: Operator,
    State(app): State<Arc<App>>,
    JsonBody(days): JsonBody<RetentionDays>,
) -> Result<Json<RetentionReport>, Error> {
    Ok(Json(retain(&app, app.config.retention.with(days), false).await?))
}

/// Forgets what is due by the server's settings. Guests without a name are forgotten by `app`, with secrets that have ended.
pub(crate) async fn sweep(app: &Arc<App>) {
    if app.store.operator().is_none() {
        return;
    }
    let retention = Retention { guests_days: None, ..app.config.retention };
    match retain(app, retention, false).await {
        Ok(report) if report == RetentionReport::default() => {}
        Ok(RetentionReport { names, gathering, playing, finished, bytes, .. }) => {
            tracing::info!(names, gathering, playing, finished, bytes, "forgotten after their time");
        }
        Err(fault) => tracing::warn!(%fault, "what is due cannot be forgotten now"),
    }
}

/// Forgets what has been kept for long enough, or only counts it.
async fn retain(app: &Arc<App>, retention: Retention, is_trial: bool) -> Result<RetentionReport, Error> {
    let before = |days: u32| app.now() as i64 - i64::from(days) * DAY_MS;
    let mut report = RetentionReport::default();
    if let Some(days) = retention.gathering_days {
        let (count, bytes) = retain_tables(app, Phase::Gathering, before(days), is_trial).await?;
        (report.gathering, report.bytes) = (count, report.bytes + bytes);
    }
    if let Some(days) = retention.playing_days {
        let (count, bytes) = retain_tables(app, Phase::Playing, before(days), is_trial).await?;
        (report.playing, report.bytes) = (count, report.bytes + bytes);
    }
    if let Some(days) = retention.finished_days {
        let (count, bytes) = retain_tables(app, Phase::Over, before(days), is_trial).await?;
        (report.finished, report.bytes) = (count, report.bytes + bytes);
    }
    // People last: a table that is gone may have been their last one.
    if let Some(days) = retention.guests_days {
        report.guests = match is_trial {
            true => app.store.unused_guests(before(days), COUNTED_MAX).await?.len() as u64,
            false => crate::app::forget_guests(app, before(days)).await?,
        };
    }
    if let Some(days) = retention.names_days {
        report.names = match is_trial {
            true => store(app)?.idle_names(before(days), COUNTED_MAX).await?.len() as u64,
            false => forget_names(app, before(days)).await?,
        };
    }
    Ok(report)
}

/// Deletes tables in a phase of which nothing was heard since a time, or only counts them. Tables in use are kept. Gives how
/// many there are, and how many bytes their logs have.
async fn retain_tables(app: &Arc<App>, phase: Phase, before: i64, is_trial: bool) -> Result<(u64, u64), Error> {
    let (mut count, mut bytes, mut kept) = (0, 0, 0);
    loop {
        let rows = store(app)?.tables_before(phase, before, kept, PAGE).await?;
        let is_last = rows.len() < PAGE as usize;
        for row in rows {
            let is_due = !app.tables.is_live(&row.id) && last_entry_at(app, &row.id).await? < before;
            let size = store(app)?.log_size(&row.id).await?;
            if !is_due || (!is_trial && !app.tables.delete_unused(app, &row.id).await?) {
                kept += 1;
                continue;
            }
            kept += i64::from(is_trial);
            (count, bytes) = (count + 1, bytes + size.bytes);
        }
        if is_last {
            return Ok((count, bytes));
        }
    }
}

/// When something happened last at a table.
async fn last_entry_at(app: &App, table: &str) -> Result<i64, Error> {
    Ok(app.store.log(table).await?.last().map_or(0, |logged| logged.at as i64))
}

/// Forgets people with a name who have nothing left. Those who are here are spared.
async fn forget_names(app: &App, before: i64) -> Result<u64, Error> {
    let mut count = 0;
    for player in store(app)?.idle_names(before, COUNTED_MAX).await? {
        if !app.connected.is_here(&player) && store(app)?.forget_name(&player, before).await? {
            count += 1;
        }
    }
    Ok(count)
}
