//! The rows of the list of choices: whole choices where there are few, the next thing to touch where there are many, and
//! the sheet of a plan.

use client::{Picking, PlanDraft, Screen};
use scene::{Assignment, Choice, Pick, Worker};

/// With more choices than this, things are touched one after the other.
const WHOLE_CHOICES_MAX: usize = 12;

/// What happens when a row is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum RowKind {
    /// The action is played.
    Play(String),
    /// The thing or button is touched; more will be asked.
    Touch(Pick),
    /// The verb's choices are shown.
    Verb(String),
    /// The options of a worker are shown.
    Worker(usize),
    /// A worker is assigned to an option, or no longer.
    Assign(usize, String),
    /// The plan is said.
    SayPlan,
}

/// A row of the list.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ChoiceRow {
    pub(crate) label: String,
    pub(crate) kind: RowKind,
    /// The thing of the scene that the row begins with.
    pub(crate) thing: Option<String>,
}

impl ChoiceRow {
    /// The action that it plays.
    pub(crate) fn action(&self) -> Option<&str> {
        match &self.kind {
            RowKind::Play(action) => Some(action),
            _ => None,
        }
    }
}

/// A plan that is being made.
#[derive(Clone, Debug, Default)]
pub(crate) struct PlanSheet {
    pub(crate) draft: PlanDraft,
    /// The worker whose options are shown.
    pub(crate) worker: Option<usize>,
}

/// The rows for the present question.
pub(crate) fn rows(screen: &Screen, picking: &Picking, sheet: Option<&PlanSheet>) -> Vec<ChoiceRow> {
    if let (Some(assignment), Some(sheet), false) = (&screen.presentation.assignment, sheet, picking.is_started()) {
        return plan_rows(assignment, sheet, picking);
    }
    let remaining: Vec<&Choice> = picking.remaining().collect();
    if remaining.len() <= WHOLE_CHOICES_MAX {
        return remaining.into_iter().map(|choice| whole(choice, picking.path().len())).collect();
    }
    let verb = |button: &client::VerbButton| ChoiceRow {
        label: format!("{} … ({})", button.label, button.choices),
        kind: RowKind::Verb(button.verb.clone()),
        thing: None,
    };
    let complete = picking.complete_choice().map(|choice| whole(choice, picking.path().len()));
    let targets = picking.targets().into_iter().map(|target| match picking.completed_by(&target.pick) {
        Some(only) => whole(only, picking.path().len()),
        None => ChoiceRow {
            label: format!("{} … ({})", target.label, target.choices),
            thing: thing_of(&target.pick),
            kind: RowKind::Touch(target.pick),
        },
    });
    complete
        .into_iter()
        .chain(targets)
        .chain(picking.verbs().iter().filter(|button| button.choices > 1).map(verb))
        .collect()
}

fn whole(choice: &Choice, touched: usize) -> ChoiceRow {
    ChoiceRow {
        label: choice.label.clone(),
        kind: RowKind::Play(choice.action.clone()),
        thing: choice.picks.get(touched).and_then(thing_of),
    }
}

fn thing_of(pick: &Pick) -> Option<String> {
    match pick {
        Pick::Thing(id) => Some(id.clone()),
        Pick::Button(_) => None,
    }
}

fn plan_rows(assignment: &Assignment, sheet: &PlanSheet, picking: &Picking) -> Vec<ChoiceRow> {
    if let Some((index, worker)) = sheet.worker.and_then(|index| Some((index, assignment.workers.get(index)?))) {
        let assigned = sheet.draft.of(&worker.thing);
        let option = |option: &scene::WorkOption| {
            let count = assigned.iter().filter(|thing| **thing == option.thing).count();
            let mark = if count > 0 { "✓".repeat(count) } else { " ".to_owned() };
            ChoiceRow {
                label: format!("{mark} {} {}", option.name, option.value).trim_end().to_owned(),
                kind: RowKind::Assign(index, option.thing.clone()),
                thing: Some(option.thing.clone()),
            }
        };
        return worker.options.iter().map(option).collect();
    }
    let worker = |(index, worker): (usize, &Worker)| ChoiceRow {
        label: format!("{}: {}", worker.name, assigned_names(worker, &sheet.draft)),
        kind: RowKind::Worker(index),
        thing: Some(worker.thing.clone()),
    };
    let done = Pick::Button(assignment.done.clone());
    let button = picking.targets().into_iter().find(|target| target.pick == done);
    let say = button.map(|button| ChoiceRow { label: button.label, kind: RowKind::SayPlan, thing: None });
    say.into_iter().chain(assignment.workers.iter().enumerate().map(worker)).collect()
}

fn assigned_names(worker: &Worker, draft: &PlanDraft) -> String {
    let name = |thing: &String| worker.options.iter().find(|option| option.thing == *thing);
    let names: Vec<&str> = draft.of(&worker.thing).iter().filter_map(name).map(|option| option.name.as_str()).collect();
    if names.is_empty() { "–".to_owned() } else { names.join(", ") }
}
