//! The draft of a plan: who gets which task, before it is said in small steps.

use std::collections::{BTreeMap, BTreeSet};

use scene::{Assignment, Choice, Pick, Worker};

/// A plan that is not said yet: the things of options, by the things of workers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlanDraft {
    assigned: BTreeMap<String, Vec<String>>,
}

impl PlanDraft {
    /// A plan to begin with: what each worker did last time, where that is possible, and what the game proposes else.
    pub fn proposed(assignment: &Assignment, last: &PlanDraft) -> PlanDraft {
        let mut plan = PlanDraft::default();
        plan.begin(assignment, last);
        plan
    }

    /// Goes on with this plan at the next question: what it says of a worker stays, and the others get a proposal.
    pub fn begin(&mut self, assignment: &Assignment, last: &PlanDraft) {
        for worker in &assignment.workers {
            let is_possible = |thing: &String| worker.options.iter().any(|option| option.thing == *thing);
            if let Some(options) = self.assigned.get_mut(&worker.thing) {
                options.retain(is_possible);
                options.truncate(worker.takes);
                continue;
            }
            let kind = worker.options.first().map(|option| kind(&option.thing));
            let again = kind.map(|kind| last.of(&memory_key(&worker.thing, kind))).unwrap_or_default();
            let options = match !again.is_empty() && !worker.repeats && again.iter().all(is_possible) {
                true => again.to_vec(),
                false => worker.proposal.clone(),
            };
            self.assigned.insert(worker.thing.clone(), options);
        }
    }

    /// What a worker is assigned to, in order.
    pub fn of(&self, worker: &str) -> &[String] {
        self.assigned.get(worker).map(Vec::as_slice).unwrap_or_default()
    }

    /// Assigns a worker to an option, or takes it from the worker if it was assigned. Where no more can be taken, the
    /// last one is replaced.
    pub fn toggle(&mut self, worker: &Worker, option: &str) {
        let assigned = self.assigned.entry(worker.thing.clone()).or_default();
        match assigned.iter().position(|thing| thing == option) {
            Some(at) if !worker.repeats || assigned.len() >= worker.takes => _ = assigned.remove(at),
            _ => {
                assigned.truncate(worker.takes.saturating_sub(1));
                assigned.push(option.to_owned());
            }
        }
    }

    /// Assigns a worker to an option once more.
    pub fn add(&mut self, worker: &Worker, option: &str) {
        let assigned = self.assigned.entry(worker.thing.clone()).or_default();
        if assigned.len() < worker.takes {
            assigned.push(option.to_owned());
        }
    }

    /// Takes an option from a worker once.
    pub fn take(&mut self, worker: &Worker, option: &str) {
        let assigned = self.assigned.entry(worker.thing.clone()).or_default();
        if let Some(at) = assigned.iter().rposition(|thing| thing == option) {
            assigned.remove(at);
        }
    }

    /// The workers who could still get one task.
    pub fn idle<'a>(&self, assignment: &'a Assignment) -> impl Iterator<Item = &'a Worker> {
        let is_idle = |worker: &&Worker| !worker.repeats && self.of(&worker.thing).is_empty();
        assignment.workers.iter().filter(is_idle)
    }

    /// Assigns all workers without a task to an option, those for whom it is possible.
    pub fn assign_rest(&mut self, assignment: &Assignment, option: &str) {
        let idle: Vec<&Worker> = self.idle(assignment).collect();
        for worker in idle.into_iter().filter(|worker| worker.options.iter().any(|one| one.thing == option)) {
            self.add(worker, option);
        }
    }

    /// Assigns none of these workers.
    pub fn clear(&mut self, assignment: &Assignment) {
        self.assigned.extend(assignment.workers.iter().map(|worker| (worker.thing.clone(), Vec::new())));
    }

    /// Forgets all workers.
    pub fn forget(&mut self) {
        self.assigned.clear();
    }

    /// Notes that a worker was given an option.
    pub fn note(&mut self, worker: &Worker, option: &str) {
        let assigned = self.assigned.entry(worker.thing.clone()).or_default();
        if worker.takes <= 1 {
            assigned.clear();
        }
        if worker.repeats || !assigned.iter().any(|thing| thing == option) {
            assigned.push(option.to_owned());
        }
    }

    /// The plan as lines to be stored: a worker and its options, which have no spaces.
    pub fn to_lines(&self) -> Vec<String> {
        let line = |(worker, options): (&String, &Vec<String>)| format!("{worker} {}", options.join(" "));
        self.assigned.iter().map(line).collect()
    }

    /// The plan of stored lines.
    pub fn from_lines(lines: &[String]) -> PlanDraft {
        let read = |line: &String| {
            let mut words = line.split_whitespace().map(str::to_owned);
            Some((words.next()?, words.collect()))
        };
        PlanDraft { assigned: engine::collect_short(lines.iter().filter_map(read)) }
    }

    /// Takes over what another plan says of its workers, to be proposed again. A worker may get a task first and a target
    /// later, and both are remembered.
    pub fn remember(&mut self, other: &PlanDraft) {
        for (worker, options) in &other.assigned {
            let kinds: BTreeSet<&str> = engine::collect_short(options.iter().map(|option| kind(option)));
            for one in kinds {
                let of_kind = options.iter().filter(|option| kind(option) == one).cloned().collect();
                self.assigned.insert(memory_key(worker, one), of_kind);
            }
        }
    }

    /// The choices that say the plan, in the order of the workers, without the one that ends it.
    pub fn actions(&self, assignment: &Assignment, choices: &[Choice]) -> Vec<String> {
        let action = |worker: &Worker, option: &String| {
            let picks = [Pick::Thing(worker.thing.clone()), Pick::Thing(option.clone())];
            choices.iter().find(|choice| choice.picks == picks).map(|choice| choice.action.clone())
        };
        let of_worker = |worker: &Worker| -> Vec<String> {
            self.of(&worker.thing).iter().filter_map(|option| action(worker, option)).collect()
        };
        assignment.workers.iter().flat_map(of_worker).collect()
    }

    /// The choice that ends the plan.
    pub fn done<'a>(assignment: &Assignment, choices: &'a [Choice]) -> Option<&'a Choice> {
        choices.iter().find(|choice| choice.picks.first() == Some(&Pick::Button(assignment.done.clone())))
    }
}

/// The kind of a thing: what stands before the colon of its id.
fn kind(thing: &str) -> &str {
    thing.split_once(':').map_or("", |(kind, _)| kind)
}

/// Under which name a plan that is remembered has the options of one kind of a worker.
fn memory_key(worker: &str, kind: &str) -> String {
    format!("{worker}/{kind}")
}

#[cfg(test)]
mod tests {
    use scene::WorkOption;

    use super::*;

    fn worker(thing: &str, takes: usize, repeats: bool) -> Worker {
        let option = |thing: &str| WorkOption {
            thing: thing.to_owned(),
            name: String::new(),
            icon: "",
            value: String::new(),
            group: String::new(),
            is_useful: true,
        };
        let options = ["dig", "watch", "rest"].map(option).to_vec();
        let proposal = vec!["dig".to_owned()];
        Worker { thing: thing.to_owned(), name: thing.to_owned(), takes, repeats, options, proposal }
    }

    #[test]
    fn one_tap_assigns_changes_and_clears() {
        let (ana, mut plan) = (worker("ana", 1, false), PlanDraft::default());
        plan.toggle(&ana, "dig");
        assert_eq!(plan.of("ana"), ["dig"]);
        plan.toggle(&ana, "watch");
        assert_eq!(plan.of("ana"), ["watch"]);
        plan.toggle(&ana, "watch");
        assert!(plan.of("ana").is_empty());
    }

    #[test]
    fn several_targets_keep_their_order_and_blanks_repeat() {
        let (ben, blanks, mut plan) = (worker("ben", 2, false), worker("blanks", 3, true), PlanDraft::default());
        for option in ["watch", "dig", "rest"] {
            plan.toggle(&ben, option);
        }
        assert_eq!(plan.of("ben"), ["watch", "rest"]);
        for _ in 0..3 {
            plan.toggle(&blanks, "dig");
        }
        assert_eq!(plan.of("blanks"), ["dig", "dig", "dig"]);
        plan.toggle(&blanks, "dig");
        assert_eq!(plan.of("blanks").len(), 2);
    }

    #[test]
    fn edits_stay_while_others_are_placed() {
        let workers = || vec![worker("ana", 1, false), worker("ben", 1, false), worker("cyd", 1, false)];
        let mut assignment = Assignment { workers: workers(), done: "ready".to_owned() };
        let mut plan = PlanDraft::proposed(&assignment, &PlanDraft::default());
        plan.toggle(&worker("ana", 1, false), "watch");
        plan.toggle(&worker("cyd", 1, false), "dig");
        // Ben is placed on the board, and the next question is about the others.
        assignment.workers.remove(1);
        plan.begin(&assignment, &PlanDraft::default());
        assert_eq!(plan.of("ana"), ["watch"]);
        assert!(plan.of("cyd").is_empty(), "who was taken from a task stays without one");
        // The next day begins anew.
        plan.forget();
        plan.begin(&assignment, &PlanDraft::default());
        assert_eq!((plan.of("ana"), plan.of("cyd")), (&["dig".to_owned()][..], &["dig".to_owned()][..]));
    }

    #[test]
    fn steppers_add_and_take_one_and_the_rest_follows_one_tap() {
        let blanks = worker("blanks", 2, true);
        let mut plan = PlanDraft::default();
        for option in ["dig", "watch", "rest"] {
            plan.add(&blanks, option);
        }
        assert_eq!(plan.of("blanks"), ["dig", "watch"], "no more than there are");
        plan.take(&blanks, "dig");
        plan.take(&blanks, "rest");
        assert_eq!(plan.of("blanks"), ["watch"]);
        let workers = vec![worker("ana", 1, false), worker("ben", 1, false), worker("cyd", 1, false), blanks];
        let assignment = Assignment { workers, done: "ready".to_owned() };
        plan.toggle(&assignment.workers[1], "dig");
        plan.assign_rest(&assignment, "watch");
        let all: Vec<&str> = ["ana", "ben", "cyd"].iter().flat_map(|who| plan.of(who)).map(String::as_str).collect();
        assert_eq!(all, ["watch", "dig", "watch"]);
        assert_eq!((plan.of("blanks"), plan.idle(&assignment).count()), (&["watch".to_owned()][..], 0));
        plan.clear(&assignment);
        plan.begin(&assignment, &PlanDraft::default());
        assert_eq!(plan.idle(&assignment).count(), 3, "who was cleared gets no proposal");
    }

    #[test]
    fn a_stored_plan_is_the_same() {
        let mut plan = PlanDraft::default();
        plan.note(&worker("ana", 1, false), "dig");
        plan.note(&worker("ana", 1, false), "watch");
        plan.note(&worker("ben", 2, false), "dig");
        plan.note(&worker("ben", 2, false), "rest");
        plan.clear(&Assignment { workers: vec![worker("cyd", 1, false)], done: String::new() });
        assert_eq!(plan.to_lines(), ["ana watch", "ben dig rest", "cyd "]);
        assert_eq!(PlanDraft::from_lines(&plan.to_lines()), plan);
    }

    #[test]
    fn the_proposal_repeats_what_was_done_and_is_said_in_small_steps() {
        let assignment =
            Assignment { workers: vec![worker("ana", 1, false), worker("ben", 1, false)], done: "ready".to_owned() };
        let (mut last, mut done) = (PlanDraft::default(), PlanDraft::default());
        done.note(&assignment.workers[1], "watch");
        last.remember(&done);
        // What he did with it later is another kind of order.
        let (mut later, mut target) = (PlanDraft::default(), worker("ben", 1, false));
        target.options[0].thing = "gang:2".to_owned();
        later.note(&target, "gang:2");
        last.remember(&later);
        let plan = PlanDraft::proposed(&assignment, &last);
        assert_eq!((plan.of("ana"), plan.of("ben")), (&["dig".to_owned()][..], &["watch".to_owned()][..]));
        let choice = |action: &str, picks: Vec<Pick>| Choice {
            action: action.to_owned(),
            label: action.to_owned(),
            picks,
            verb: None,
            is_step: true,
            is_far: false,
        };
        let thing = |id: &str| Pick::Thing(id.to_owned());
        let choices = [
            choice("place ana dig", vec![thing("ana"), thing("dig")]),
            choice("place ben watch", vec![thing("ben"), thing("watch")]),
            choice("ready", vec![Pick::button("ready")]),
        ];
        assert_eq!(plan.actions(&assignment, &choices), ["place ana dig", "place ben watch"]);
        assert_eq!(PlanDraft::done(&assignment, &choices).unwrap().action, "ready");
    }
}
