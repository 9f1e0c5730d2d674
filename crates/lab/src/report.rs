//! Reports: one HTML file that needs nothing else, and the same figures as CSV.

use std::fmt::{Display, Write};

use crate::plot::{Bar, bars, histogram};
use crate::{
    Balance, Comparison, FigureChange, Frequency, Interval, Lengths, MatchResult, Rating, Standing, TournamentPlan,
    WinRate,
};

/// The facts at the head of a report, in order.
pub type ReportFacts = Vec<(&'static str, String)>;

/// The balance that a report compares with.
pub struct ComparedBalance<'a> {
    /// The other balance.
    pub balance: &'a Balance,
    /// The changes from the report's balance to this one.
    pub changes: &'a [FigureChange],
}

/// The report of a balance, compared with another one if there is one.
pub fn balance_page(
    title: &str,
    facts: &ReportFacts,
    balance: &Balance,
    against: Option<&ComparedBalance<'_>>,
) -> String {
    let mut page = ReportPage::new(title, facts);
    if let Some(against) = against {
        page.changes(against.changes);
    }
    for comparison in &balance.comparisons {
        page.comparison(comparison, against);
    }
    for lengths in &balance.lengths {
        page.lengths(lengths);
    }
    page.frequencies("Endings", "How matches ended.", &balance.endings);
    page.frequencies(
        "Clauses",
        "In which share of matches a clause spoke in an event, and how often.",
        &balance.clauses,
    );
    page.finish()
}

/// The report of a tournament.
pub fn tournament_page(
    title: &str,
    facts: &ReportFacts,
    plan: &TournamentPlan,
    (standings, ratings): (&[Standing], &[Rating]),
    results: &[MatchResult],
) -> String {
    let mut page = ReportPage::new(title, facts);
    page.standings(standings);
    page.ratings(ratings);
    let balance = crate::balance(&[], None, results);
    if plan.entrants.len() == 1 {
        balance.comparisons.iter().for_each(|comparison| page.comparison(comparison, None));
    }
    balance.lengths.iter().for_each(|lengths| page.lengths(lengths));
    page.frequencies("Endings", "How matches ended.", &balance.endings);
    page.finish()
}

/// The figures of a balance, one a line.
pub fn balance_csv(balance: &Balance, changes: &[FigureChange]) -> String {
    let mut csv =
        String::from("kind,name,tries,hits,share,low,high,times_fair,times_fair_low,times_fair_high,other,changed\n");
    let other = |kind: &str, name: &str| {
        let found = changes.iter().find(|change| change.kind == kind && change.name == name);
        found.map_or_else(|| ",".to_owned(), |change| format!("{:.4},{}", change.there, change.is_significant))
    };
    for comparison in &balance.comparisons {
        for WinRate { name, seats, wins, rate, times_fair } in &comparison.rows {
            let kind = &comparison.kind;
            let (rate, fair) = (interval_cells(*rate), interval_cells(*times_fair));
            let _ = writeln!(
                csv,
                "{},{},{seats},{wins},{rate},{fair},{}",
                csv_cell(kind),
                csv_cell(name),
                other(kind, name)
            );
        }
        for name in &comparison.never {
            let _ = writeln!(csv, "{},{},0,0,,,,,,,,", csv_cell(&comparison.kind), csv_cell(name));
        }
    }
    for (kind, list) in [("ending", &balance.endings), ("clause", &balance.clauses)] {
        for Frequency { name, matches, share, .. } in list {
            let tries = balance.matches;
            let _ = writeln!(
                csv,
                "{kind},{},{tries},{matches},{},,,,{}",
                csv_cell(name),
                interval_cells(*share),
                other(kind, name)
            );
        }
    }
    csv
}

/// The figures of a tournament, one a line.
pub fn tournament_csv(standings: &[Standing], ratings: &[Rating]) -> String {
    let mut csv = String::from("bot,seats,wins,share,low,high,times_fair,rating,rating_low,rating_high\n");
    for (standing, rating) in standings.iter().zip(ratings) {
        let Standing { entrant, seats, wins, rate, fair_share } = standing;
        let Rating { rating, low, high, .. } = rating;
        let _ = writeln!(
            csv,
            "{},{seats},{wins},{},{fair_share:.4},{rating:.3},{low:.3},{high:.3}",
            csv_cell(entrant),
            interval_cells(*rate)
        );
    }
    csv
}

fn interval_cells(interval: Interval) -> String {
    format!("{:.4},{:.4},{:.4}", interval.share, interval.low, interval.high)
}

/// A cell of a CSV file, quoted if necessary.
fn csv_cell(text: &str) -> String {
    if text.contains([',', '"', '\n']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text.to_owned() }
}

struct ReportPage {
    html: String,
}

impl ReportPage {
    fn new(title: &str, facts: &ReportFacts) -> ReportPage {
        let title = escape_html(title);
        let mut html = format!(
            "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" \
             content=\"width=device-width\">\n<title>{title}</title>\n<style>\n{}</style>\n<h1>{title}</h1>\n<dl>\n",
            include_str!("report.css")
        );
        for (name, value) in facts {
            let _ = writeln!(html, "<dt>{name}</dt><dd>{}</dd>", escape_html(value));
        }
        html.push_str(
            "</dl>\n<p>Bars are intervals that hold a figure in 95 of 100 cases. A full dot stands out: its interval \
             does not hold what is fair, which is the thin line.</p>\n",
        );
        ReportPage { html }
    }

    fn section(&mut self, title: &str, text: &str, body: impl Display) {
        let _ = writeln!(self.html, "<section>\n<h2>{}</h2>\n<p>{text}</p>\n{body}\n</section>", escape_html(title));
    }

    fn comparison(&mut self, comparison: &Comparison, against: Option<&ComparedBalance<'_>>) {
        let there =
            against.and_then(|against| against.balance.comparisons.iter().find(|other| other.kind == comparison.kind));
        let other = |row: &WinRate| there?.rows.iter().find(|other| other.name == row.name);
        let plotted: Vec<Bar> = comparison
            .rows
            .iter()
            .map(|row| Bar {
                name: row.name.clone(),
                figure: row.times_fair,
                other: other(row).map(|other| other.times_fair),
                is_marked: row.stands_out(),
            })
            .collect();
        let rows = comparison.rows.iter().map(|row| {
            let cells = [
                row.name.clone(),
                row.seats.to_string(),
                row.wins.to_string(),
                percent(row.rate),
                format!("{:.2} ({:.2} to {:.2})", row.times_fair.share, row.times_fair.low, row.times_fair.high),
                other(row).map(|other| format!("{:.2}", other.times_fair.share)).unwrap_or_default(),
            ];
            (cells.into_iter().take(if there.is_some() { 6 } else { 5 }).collect(), row.stands_out())
        });
        let head = ["", "seats", "wins", "win rate", "× fair share", "other"];
        let table = table(&head[..if there.is_some() { 6 } else { 5 }], rows);
        let never = match comparison.never.as_slice() {
            [] => String::new(),
            never => format!("<p><strong>Never used:</strong> {}</p>", escape_html(&never.join(", "))),
        };
        let figure = format!("<figure>{}</figure>", bars(&plotted, "win rate, times what is fair", 1.0));
        let body = format!("{figure}\n{never}\n<details><summary>Figures</summary>{table}</details>");
        let text = if there.is_some() { "Dots are this content, crosses the other." } else { "" };
        self.section(&format!("By {}", comparison.kind), text, body);
    }

    fn changes(&mut self, changes: &[FigureChange]) {
        let marked: Vec<&FigureChange> = changes.iter().filter(|change| change.is_significant).collect();
        let rows = marked.iter().map(|change| {
            let cells = [
                format!("{} {}", change.kind, change.name),
                format!("{:.2}", change.here),
                format!("{:.2}", change.there),
                format!("{:.4}", change.chance),
            ];
            (cells.to_vec(), true)
        });
        let table = table(&["", "this content", "other content", "by chance"], rows);
        let text = format!(
            "{} of {} figures differ by more than chance explains, given how many were compared.",
            marked.len(),
            changes.len()
        );
        self.section("What changed", &text, if marked.is_empty() { String::new() } else { table });
    }

    fn lengths(&mut self, lengths: &Lengths) {
        let (mean, error) = lengths.mean();
        let text = format!(
            "{mean:.1} {}s on average (± {:.1}), half of all matches {} or fewer, 8 in 10 between {} and {}.",
            lengths.unit,
            1.96 * error,
            lengths.quantile(0.5),
            lengths.quantile(0.1),
            lengths.quantile(0.9)
        );
        let title = format!("Length in {}s", lengths.unit);
        self.section(&title, &text, format!("<figure>{}</figure>", histogram(lengths)));
    }

    fn frequencies(&mut self, title: &str, text: &str, list: &[Frequency]) {
        if list.is_empty() {
            return;
        }
        let rows = list.iter().map(|frequency| {
            let cells = [frequency.name.clone(), percent(frequency.share), format!("{:.2}", frequency.per_match)];
            (cells.to_vec(), false)
        });
        let table = table(&["", "matches", "times in a match"], rows);
        // Long lists are folded.
        let body = match list.len() {
            0..=8 => table,
            many => format!("<details><summary>{many} of them</summary>{table}</details>"),
        };
        self.section(title, text, body);
    }

    fn standings(&mut self, standings: &[Standing]) {
        let plotted: Vec<Bar> = standings
            .iter()
            .map(|standing| Bar {
                name: standing.entrant.clone(),
                figure: standing.rate,
                other: None,
                is_marked: standings
                    .iter()
                    .all(|other| other.entrant == standing.entrant || standing.rate.is_apart_from(other.rate)),
            })
            .collect();
        let seats: u64 = standings.iter().map(|standing| standing.seats).sum();
        let wins: u64 = standings.iter().map(|standing| standing.wins).sum();
        let rows = standings.iter().zip(&plotted).map(|(standing, bar)| {
            let cells = [
                standing.entrant.clone(),
                standing.seats.to_string(),
                standing.wins.to_string(),
                percent(standing.rate),
                format!("{:.2}", standing.fair_share),
            ];
            (cells.to_vec(), bar.is_marked)
        });
        let table = table(&["bot", "seats", "wins", "win rate", "× fair share"], rows);
        let figure = bars(&plotted, "share of seats that won", wins as f64 / seats.max(1) as f64);
        let text = "A full dot: the interval touches that of no other bot.";
        self.section("Standings", text, format!("<figure>{figure}</figure>\n{table}"));
    }

    fn ratings(&mut self, ratings: &[Rating]) {
        let plotted: Vec<Bar> = ratings
            .iter()
            .map(|rating| Bar {
                name: rating.entrant.clone(),
                figure: Interval { share: rating.rating, low: rating.low, high: rating.high },
                other: None,
                is_marked: false,
            })
            .collect();
        let rows = ratings.iter().map(|rating| {
            (
                vec![rating.entrant.clone(), format!("{:.1} ({:.1} to {:.1})", rating.rating, rating.low, rating.high)],
                false,
            )
        });
        let table = table(&["bot", "rating"], rows);
        let figure = bars(&plotted, "rating", 25.0);
        self.section(
            "Ratings",
            "By Weng and Lin; everybody begins with 25.",
            format!("<figure>{figure}</figure>\n{table}"),
        );
    }

    fn finish(mut self) -> String {
        self.html.push_str("</html>\n");
        self.html
    }
}

fn percent(share: Interval) -> String {
    format!("{:.1} % ({:.1} to {:.1})", share.share * 100.0, share.low * 100.0, share.high * 100.0)
}

fn table(head: &[&str], rows: impl Iterator<Item = (Vec<String>, bool)>) -> String {
    let mut html = String::from("<div class=\"scroll\"><table><thead><tr>");
    head.iter().for_each(|name| html.push_str(&format!("<th scope=\"col\">{name}</th>")));
    html.push_str("</tr></thead><tbody>\n");
    for (cells, is_marked) in rows {
        html.push_str(if is_marked { "<tr class=\"marked\">" } else { "<tr>" });
        cells.iter().for_each(|cell| html.push_str(&format!("<td>{}</td>", escape_html(cell))));
        html.push_str("</tr>\n");
    }
    html.push_str("</tbody></table></div>");
    html
}

fn escape_html(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
