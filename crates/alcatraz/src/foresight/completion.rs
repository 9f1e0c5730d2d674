//! What a completed task leads to. The card for the others is drawn, and it can end the match, so all cards that may
//! come are tried.

use engine::{BySeat, Change, Dice, Forecast, Foresee, Game, Log, Reading, SealedView, Seat, Seats, Set, Viewer};

use crate::Alcatraz;
use crate::action::Action;
use crate::rules::actions::{guards_here, price};
use crate::rules::ending;
use crate::state::{Amnesty, Ask, Board, Element, End, Goods, Options, TaskId};
use crate::view::{StepView, View};

/// What a choice changes that completes a task, or may do so; `None` if it does not.
pub(super) fn forecasts(options: &Options, view: &View, seat: Seat, action: Action) -> Option<Vec<Forecast>> {
    let turn = view.turn()?;
    let task = view.board.task_in(view.board.prisoners[turn.seat].room)?;
    let (goods, is_certain) = goods_after(options, view, seat, action, task)?;
    let rewards = rewards(&view.board);
    let worlds: Vec<Vec<Reading>> = rewards
        .iter()
        .map(|reward| Alcatraz::gauges(options, &view_after(options, view, &goods, task, *reward)))
        .collect();
    let before = Alcatraz::gauges(options, view);
    Some(before.iter().filter_map(|reading| forecast(reading, &worlds, is_certain)).collect())
}

/// What everybody holds after the task, and whether it is completed for certain.
fn goods_after(
    options: &Options,
    view: &View,
    seat: Seat,
    action: Action,
    task: TaskId,
) -> Option<(BySeat<Goods>, bool)> {
    if let StepView::Consent(turn, sources, _) = &view.step {
        let mut goods = view.board.prisoners.map(|_, prisoner| prisoner.goods);
        sources.iter().for_each(|&(owner, item)| goods[owner].items.remove(item));
        let asked = sources.iter().map(|&(owner, _)| owner).collect::<Seats>().without(turn.seat);
        // The answers of the others are hidden until the last one is in.
        return Some((goods, asked.single().is_some()));
    }
    // Which tokens are used follows from the choice, whatever is hidden.
    let mut dice = Dice::seeded(0);
    let mut state = Alcatraz::imagine(options, view, &mut dice);
    Alcatraz::apply(&mut state, seat, action, &mut dice, &mut Log::silent()).ok()?;
    let after = Alcatraz::view(&state, Viewer::Seat(seat)).board;
    after.removed.contains(task).then(|| (after.prisoners.map(|_, prisoner| prisoner.goods), true))
}

/// The elements that the card for the others may have (ALC-087, ALC-R48).
fn rewards(board: &Board) -> Vec<Option<Element>> {
    if board.tasks.unseen.is_empty() {
        return vec![board.tasks.under.first().map(|task| task.element())];
    }
    let elements: Set<Element> = board.tasks.unseen.iter().map(TaskId::element).collect();
    elements.iter().map(Some).collect()
}

/// The view after the task, but for the new task.
fn view_after(options: &Options, view: &View, goods: &BySeat<Goods>, task: TaskId, reward: Option<Element>) -> View {
    let mut after = view.clone();
    let Some(mut turn) = view.turn().cloned() else { return after };
    let cost = price(guards_here(&view.board, &turn)).unwrap_or_default();
    turn.points = turn.points.saturating_sub(cost);
    let board = &mut after.board;
    board.display.retain(|posted| posted.task != task);
    for (seat, prisoner) in board.prisoners.iter_mut() {
        prisoner.goods = goods[seat];
        if seat == turn.seat {
            prisoner.marks.insert(task.element());
        } else if seat != view.board.goat {
            reward.into_iter().for_each(|element| prisoner.marks.insert(element));
        }
    }
    let tied = ending::staying(board);
    after.step = match tied.single() {
        Some(stays) => StepView::Over(End::Escape { stays }),
        None if tied.is_empty() => StepView::Turn(turn, Ask::Step),
        None if options.rules.amnesty(options.amnesty) == Amnesty::AtOnce => StepView::Over(End::Amnesty),
        None => StepView::Stay(tied, SealedView { pending: Seats::NONE, own: None }),
    };
    after
}

/// What becomes of a gauge by all cards that may come.
fn forecast(before: &Reading, worlds: &[Vec<Reading>], is_certain: bool) -> Option<Forecast> {
    let Reading { gauge, value } = *before;
    let after = |world: &Vec<Reading>| world.iter().find(|now| now.gauge == gauge).map_or(0, |now| now.value);
    let changes = worlds.iter().map(|world| after(world) - value);
    // A new task may be ready at once, and without consent nothing changes.
    let unchanged = (gauge.id == "ready" || !is_certain).then_some(0);
    let least = changes.clone().chain(unchanged).min()?;
    let most = changes.chain(unchanged).max()?;
    let change = if least == most { Change::Certain(least) } else { Change::Between(least, most) };
    (change != Change::Certain(0)).then_some(Forecast { gauge, value, change })
}
