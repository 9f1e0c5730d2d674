//! What choices lead to: the numbers that a player watches.

mod completion;

use engine::GaugeKind::{Goal, Means, Risk, Vital};
use engine::{Forecast, Foresee, Reading, Seat};

use crate::Alcatraz;
use crate::action::Action;
use crate::rules::actions::guards_here;
use crate::rules::tasks;
use crate::state::{Element, End, Options};
use crate::view::{StepView, View};

impl Foresee for Alcatraz {
    fn gauges(options: &Options, view: &View) -> Vec<Reading> {
        let board = &view.board;
        let mut readings = Vec::new();
        if let Some(turn) = view.turn() {
            readings.push(Reading::new("points", Means, turn.seat, turn.points));
        }
        if let Some(seat) = view.viewer.seat() {
            own_gauges(options, view, seat, &mut readings);
        }
        for (seat, prisoner) in board.prisoners.iter() {
            let bonus = if board.goat == seat { board.bonus } else { 0 };
            readings.extend([
                Reading::new("elements", Goal, seat, prisoner.marks.len()),
                Reading::new("items", Means, seat, prisoner.goods.items.total()),
                Reading::new("cash", Means, seat, prisoner.goods.cash),
                Reading::new("stamina", Means, seat, prisoner.stamina),
                Reading::new("cards", Means, seat, view.hands[seat].count),
                Reading::new("goat", Risk, seat, bonus),
                Reading::new("chores", Risk, seat, board.chores[seat]),
            ]);
        }
        readings
    }

    fn refine(options: &Options, view: &View, seat: Seat, action: Action, forecasts: &mut Vec<Forecast>) {
        match action {
            // What the others have chosen is hidden, and worlds only guess it.
            Action::Vote(_) | Action::Stay(_) => forecasts.clear(),
            // Where guards are matters again in the next turn, and by then one more has come.
            Action::End => forecasts.retain(|forecast| !["guards", "ready"].contains(&forecast.gauge.id)),
            Action::Complete | Action::Source(..) | Action::Accept => {
                if let Some(exact) = completion::forecasts(options, view, seat, action) {
                    *forecasts = exact;
                }
            }
            Action::CallVote
            | Action::Pick(_)
            | Action::Move(_)
            | Action::Use
            | Action::Steal(..)
            | Action::Riot(_)
            | Action::Discard(_)
            | Action::Blackmail(_)
            | Action::Trade(_)
            | Action::Bribe
            | Action::Stamina
            | Action::Pay(_)
            | Action::Take(_)
            | Action::Victim(_)
            | Action::GuardFrom(_)
            | Action::GuardTo(_)
            | Action::Stop
            | Action::Keep(_)
            | Action::Drop(_)
            | Action::Give(_)
            | Action::Get(_)
            | Action::Propose
            | Action::Cancel
            | Action::Decline
            | Action::Counter
            | Action::Room(_)
            | Action::Item(_)
            | Action::GiveUp(_) => {}
        }
    }
}

/// The numbers that matter to the viewer alone: what is around their pawn, and how the plan stands with them.
fn own_gauges(options: &Options, view: &View, seat: Seat, readings: &mut Vec<Reading>) {
    let board = &view.board;
    let room = board.prisoners[seat].room;
    let guards = match view.turn().filter(|turn| turn.seat == seat) {
        Some(turn) => guards_here(board, turn),
        None => board.guards[room.index()],
    };
    let lacking = |without: Seat| Element::COUNT as u8 - board.marks_without(without).len();
    let stays = match view.step {
        StepView::Over(End::Guards) => true,
        StepView::Over(End::Escape { stays }) => stays == seat,
        _ => false,
    };
    readings.push(Reading::new("guards", Risk, seat, guards));
    readings.push(Reading::new("needed", Goal, seat, lacking(seat)));
    readings.push(Reading::new("escape", Vital, seat, !stays));
    // ALC-045: the scapegoat completes no task.
    if board.goat != seat {
        readings.push(Reading::new("ready", Goal, seat, tasks::is_ready(options.content.get(), board, room)));
        readings.push(Reading::new("missing", Risk, seat, lacking(board.goat)));
    }
}
