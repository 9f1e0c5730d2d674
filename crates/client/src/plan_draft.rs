//! The draft of a plan: who gets which task, before it is said in small steps.

use std::collections::BTreeMap;

use scene::{Assignment, Choice, Pick, Worker};

/// A plan that is not said yet: the things of options, by the things of workers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlanDraft {
    assigned: BTreeMap<String, Vec<String>>,
}

impl PlanDraft {
    /// A plan to begin with: what each worker did last time, where that is possible, and what the game proposes else.
    pub fn proposed(assignment: &Assignment, last: &PlanDraft) -> PlanDraft {
        let plan = |worker: &Worker| {
            let again = last.of(&worker.thing);
            let is_possible = |thing: &String| worker.options.iter().any(|option| option.thing == *thing);
            let options = match !again.is_empty() && !worker.repeats && again.iter().all(is_possible) {
                true => again.to_vec(),
                false => worker.proposal.clone(),
            };
            (worker.thing.clone(), options)
        };
        PlanDraft { assigned: engine::collect_short(assignment.workers.iter().map(plan)) }
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

    /// Assigns nobody.
    pub fn clear(&mut self) {
        self.assigned.clear();
    }

    /// Takes over what another plan says of its workers, to be remembered.
    pub fn remember(&mut self, other: &PlanDraft) {
        self.assigned.extend(other.assigned.iter().map(|(worker, options)| (worker.clone(), options.clone())));
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
    fn the_proposal_repeats_what_was_done_and_is_said_in_small_steps() {
        let assignment =
            Assignment { workers: vec![worker("ana", 1, false), worker("ben", 1, false)], done: "ready".to_owned() };
        let mut last = PlanDraft::default();
        last.toggle(&assignment.workers[1], "watch");
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
