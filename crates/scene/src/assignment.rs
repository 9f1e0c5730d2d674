//! Assignments: many workers who each get one of few tasks, or some of many targets. A game that declares one lets
//! clients offer a sheet on which the whole plan is made at once, and then said in the game's ordinary small steps.

/// What a seat can assign now.
#[derive(Clone, Debug, PartialEq)]
pub struct Assignment {
    /// Who can be assigned, in a good order for reading.
    pub workers: Vec<Worker>,
    /// The button that ends the plan.
    pub done: String,
}

/// Somebody or something that can be assigned. The choice that does so has two picks: the worker, then the option.
#[derive(Clone, Debug, PartialEq)]
pub struct Worker {
    /// The thing that one touches first.
    pub thing: String,
    /// Its name.
    pub name: String,
    /// How many options it takes, in order.
    pub takes: usize,
    /// Whether it takes an option more than once.
    pub repeats: bool,
    /// What it can be assigned to.
    pub options: Vec<WorkOption>,
    /// What the game proposes: things of options.
    pub proposal: Vec<String>,
}

/// A task or a target.
#[derive(Clone, Debug, PartialEq)]
pub struct WorkOption {
    /// The thing that one touches second.
    pub thing: String,
    /// Its name.
    pub name: String,
    /// The sign of a task: the data of a path in a square of 24 by 24. Options without a sign are shown as a list.
    pub icon: &'static str,
    /// What the worker is worth there, in a few characters.
    pub value: String,
    /// What it belongs to, such as a rival: options of one group stand in one row.
    pub group: String,
    /// Whether the worker is of use there. Others come last in lists.
    pub is_useful: bool,
}
