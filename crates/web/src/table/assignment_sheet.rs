//! The sheet on which many workers get their tasks or targets: one tap assigns, changes or clears, and one button says
//! the whole plan in the game's small steps.

use client::PlanDraft;
use leptos::prelude::*;
use scene::{Assignment, Choice, Pick, WorkOption, Worker};

use super::session::{TableSession, tone_class};
use crate::icons::{self, icon};

/// From this number of targets on, they can be searched.
const SEARCH_FROM: usize = 8;

/// What the viewer can assign now, unless the plan is being said.
pub(super) fn assignment(session: TableSession) -> Option<Assignment> {
    if session.is_saying_plan.get() {
        return None;
    }
    let is_open = |assignment: &Assignment| assignment.workers.iter().any(|worker| !worker.options.is_empty());
    session.screen.with(|screen| screen.as_ref()?.presentation.assignment.clone()).filter(is_open)
}

fn choices(session: TableSession) -> Vec<Choice> {
    session.picking.with(|picking| picking.as_ref().map(|picking| picking.choices().to_vec()).unwrap_or_default())
}

/// The sheet, while there is something to assign and it is not closed.
#[component]
pub(crate) fn AssignmentSheet(session: TableSession) -> impl IntoView {
    let page = session.page;
    let shown = Memo::new(move |_| assignment(session).filter(|_| session.is_sheet_open.get()));
    let sheet = move |assignment: Assignment| {
        let rows = assignment.workers.iter().map(|worker| row(session, worker.clone())).collect::<Vec<_>>();
        let of_footer = assignment.clone();
        let effects = move || {
            let actions = session.plan.with(|plan| plan.actions(&of_footer, &choices(session)));
            let item = |effect: scene::ChoiceEffect| {
                let said = effect.text.clone();
                view! { <li class=tone_class(effect.tone) title=effect.text>{effect.badge}<span class="unseen">{said}</span></li> }
            };
            session.foresee_all(&actions).into_iter().map(item).collect::<Vec<_>>()
        };
        let (of_proposal, of_done, of_clear) = (assignment.clone(), assignment.clone(), assignment.clone());
        let of_open = assignment.clone();
        let open = Memo::new(move |_| session.plan.with(|plan| plan.idle(&of_open).count()));
        let rest = rest_row(session, assignment, open);
        let done = of_done.done.clone();
        let label = session.button_label(&done);
        view! {
            <section class="sheet" aria-label=page.text("plan") data-sheet>
                <header>
                    <button data-do="propose" on:click=move |_| session.propose_plan(&of_proposal)>
                        {icon(icons::BULB)}
                        {page.text("plan-propose")}
                    </button>
                    <button class="plain" data-do="clear" on:click=move |_| session.plan.update(|plan| plan.clear(&of_clear))>
                        {page.text("plan-clear")}
                    </button>
                    <button class="plain close" data-do="close-sheet" aria-label=page.text("plan-close") title=page.text("plan-close") on:click=move |_| session.is_sheet_open.set(false)>
                        {icon(icons::CROSS)}
                    </button>
                </header>
                <ul class="workers">{rows}{rest}</ul>
                <footer>
                    <ul class="totals" aria-live="polite">{effects}</ul>
                    <button class="main" data-button=done data-do="say-plan" on:click=move |_| session.say_plan(&of_done)>
                        {icon(icons::CHECK)}
                        {label}
                        {move || (open.get() > 0).then(|| view! { <span class="open">{page.text_with("plan-open", [("count", open.get().into())])}</span> })}
                    </button>
                </footer>
            </section>
        }
    };
    move || shown.get().map(sheet)
}

/// From this number of workers on, all who have no task can get one with one tap.
const REST_FROM: usize = 3;

/// The tasks of all workers, to give one to everybody who has none.
fn rest_row(session: TableSession, assignment: Assignment, open: Memo<usize>) -> Option<impl IntoView> {
    let mut workers = assignment.workers.iter().filter(|worker| !worker.repeats && worker.takes == 1);
    let tasks = workers.next()?.options.clone();
    // Targets are chosen one by one.
    if workers.count() + 1 < REST_FROM || tasks.iter().any(|task| task.icon.is_empty() || !task.group.is_empty()) {
        return None;
    }
    let title = session.page.text("plan-rest");
    let button = |task: WorkOption| {
        let (assignment, label) = (assignment.clone(), session.page.colon(&title, &task.name));
        let assign = move |_| session.plan.update(|plan| plan.assign_rest(&assignment, &task.thing));
        view! {
            <button disabled=move || open.get() == 0 data-rest aria-label=label title=task.name on:click=assign>
                {icon(task.icon)}
            </button>
        }
    };
    let buttons = tasks.into_iter().map(button).collect::<Vec<_>>();
    Some(view! {
        <li class="rest">
            <span class="worker">{title.clone()}</span>
            <div class="tasks">{buttons}</div>
        </li>
    })
}

/// A worker with its options.
fn row(session: TableSession, worker: Worker) -> impl IntoView {
    let is_list = worker.options.iter().all(|option| option.icon.is_empty());
    let name = worker.name.clone();
    let body = match is_list {
        true => target_list(session, worker).into_any(),
        false => task_icons(session, worker).into_any(),
    };
    view! {
        <li>
            <span class="worker">{name}</span>
            {body}
        </li>
    }
}

/// Whether an option is assigned, and as which one.
fn place_of(session: TableSession, worker: &str, option: &str) -> usize {
    session.plan.with(|plan| plan.of(worker).iter().position(|thing| thing == option).map_or(0, |at| at + 1))
}

/// Tasks as icons with what the worker is worth there; one row for each group.
fn task_icons(session: TableSession, worker: Worker) -> impl IntoView {
    let mut groups: Vec<(String, Vec<WorkOption>)> = Vec::new();
    for option in &worker.options {
        match groups.last_mut() {
            Some((group, options)) if *group == option.group => options.push(option.clone()),
            _ => groups.push((option.group.clone(), vec![option.clone()])),
        }
    }
    let button = |option: WorkOption| match worker.repeats {
        true => stepper(session, worker.clone(), option).into_any(),
        false => task_button(session, worker.clone(), option).into_any(),
    };
    let row = |(group, options): (String, Vec<WorkOption>)| {
        let head = (!group.is_empty()).then(|| view! { <span class="group">{group}</span> });
        view! { <div class="tasks">{head}{options.into_iter().map(button).collect::<Vec<_>>()}</div> }
    };
    groups.into_iter().map(row).collect::<Vec<_>>()
}

/// A task, with what the worker is worth there.
fn task_button(session: TableSession, worker: Worker, option: WorkOption) -> impl IntoView {
    let WorkOption { thing, name, icon: path, value, is_useful, .. } = option;
    let (who, assigned) = (worker.thing.clone(), thing.clone());
    // The name that is read aloud has what is seen.
    let page = session.page;
    let label = page.colon(&worker.name, &format!("{name} {value}"));
    view! {
        <button
            class:weak=!is_useful
            data-assign=format!("{}|{thing}", worker.thing)
            aria-pressed=move || (place_of(session, &who, &assigned) > 0).to_string()
            aria-label=label
            title=name
            on:click=move |_| session.plan.update(|plan| plan.toggle(&worker, &thing))
        >
            {icon(path)}
            <span class="value">{value}</span>
        </button>
    }
}

/// A task that takes one worker several times: one button for one more, and one for one less.
fn stepper(session: TableSession, worker: Worker, option: WorkOption) -> impl IntoView {
    let WorkOption { thing, name, icon: path, .. } = option;
    let id = format!("{}|{thing}", worker.thing);
    let (of, counted) = (worker.thing.clone(), thing.clone());
    let count =
        Memo::new(move |_| session.plan.with(|plan| plan.of(&of).iter().filter(|one| **one == counted).count()));
    let (of, takes) = (worker.thing.clone(), worker.takes);
    let is_full = move || session.plan.with(|plan| plan.of(&of).len() >= takes);
    let who = worker.name.clone();
    let label = move |sign: &str| session.page.colon(&who, &format!("{name} ×{} {sign}1", count.get()));
    let (more, less) = (label.clone(), label);
    let (added, taken) = (worker.clone(), worker);
    let (to_add, to_take) = (thing.clone(), thing);
    view! {
        <span class="stepper">
            <button
                data-assign=id.clone()
                aria-pressed=move || (count.get() > 0).to_string()
                aria-label=move || more("+")
                aria-disabled=move || is_full().then_some("true")
                on:click=move |_| session.plan.update(|plan| plan.add(&added, &to_add))
            >
                {icon(path)}
                <span class="value" aria-hidden="true">{move || if count.get() > 0 { format!("×{}", count.get()) } else { "+".to_owned() }}</span>
            </button>
            <button
                data-less=id
                aria-label=move || less("−")
                disabled=move || count.get() == 0
                on:click=move |_| session.plan.update(|plan| plan.take(&taken, &to_take))
            >
                "−"
            </button>
        </span>
    }
}

/// Targets as a list, to be searched and tapped in order.
fn target_list(session: TableSession, worker: Worker) -> impl IntoView {
    let page = session.page;
    let query = RwSignal::new(String::new());
    let search = (worker.options.len() >= SEARCH_FROM).then(|| {
        view! {
            <input
                type="search"
                class="search"
                aria-label=page.text("plan-search")
                placeholder=page.text("plan-search")
                on:input=move |event| query.set(event_target_value(&event))
            />
        }
    });
    let options = button_order(session, &worker);
    let button = move |option: WorkOption| {
        let WorkOption { thing, name, value, is_useful, .. } = option;
        let (of, tapped, placed, who) = (worker.clone(), thing.clone(), thing.clone(), worker.thing.clone());
        let place = Memo::new(move |_| place_of(session, &who, &placed));
        let searched = name.to_lowercase();
        let is_hidden = move || query.with(|query| !searched.contains(&query.trim().to_lowercase()));
        view! {
            <button
                class="target"
                class:weak=!is_useful
                hidden=is_hidden
                data-assign=format!("{}|{thing}", worker.thing)
                aria-pressed=move || (place.get() > 0).to_string()
                on:click=move |_| session.plan.update(|plan| plan.toggle(&of, &tapped))
            >
                <span class="place">{move || Some(place.get()).filter(|place| *place > 0)}</span>
                <span class="name">{name}</span>
                <span class="value">{value}</span>
            </button>
        }
    };
    let buttons = options.into_iter().map(button).collect::<Vec<_>>();
    view! {
        {search}
        <div class="targets">{buttons}</div>
    }
}

/// The options of a worker, those first that were assigned when the sheet was opened.
fn button_order(session: TableSession, worker: &Worker) -> Vec<WorkOption> {
    let chosen = session.plan.with_untracked(|plan| plan.of(&worker.thing).to_vec());
    let mut options = worker.options.clone();
    engine::sort_short_by_key(&mut options, |option| {
        chosen.iter().position(|thing| *thing == option.thing).unwrap_or(chosen.len())
    });
    options
}

impl TableSession {
    /// The text of a button.
    fn button_label(self, id: &str) -> String {
        let pick = Pick::button(id);
        self.picking
            .with_untracked(|picking| {
                let target = picking.as_ref()?.targets().into_iter().find(|target| target.pick == pick);
                target.map(|target| target.label)
            })
            .unwrap_or_default()
    }

    /// Says the plan in small steps, and ends it.
    fn say_plan(self, assignment: &Assignment) {
        let choices = choices(self);
        let plan = self.plan.get_untracked();
        let done = PlanDraft::done(assignment, &choices).map(|choice| choice.action.clone());
        let actions = plan.actions(assignment, &choices).into_iter().chain(done).collect();
        self.play_all(actions);
    }
}
