//! Picking: a choice is made by touching things in order, the same for mouse, finger, keyboard and terminal.

use scene::{Choice, Pick};

/// Something that can be touched now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TouchTarget {
    /// What is touched: a thing of the scene, or a button.
    pub pick: Pick,
    /// Its name.
    pub label: String,
    /// How many choices remain after it.
    pub choices: usize,
}

/// What follows from a touch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PickStep {
    /// There are more things to touch.
    More,
    /// The choice is made: play this action.
    Play(String),
    /// One choice is left, but not all of its picks were touched: show what it means, and play it when the person
    /// confirms by [`Picking::confirm`] or touches the other picks.
    Confirm(Choice),
    /// It cannot be touched now; [`Presenter::explain_touch`](crate::Presenter::explain_touch) says why.
    Refused,
}

/// How far a person is in making one of a seat's choices.
///
/// Show [`Picking::targets`]; when one is touched, call [`Picking::touch`]. [`Picking::back`] steps back.
/// [`Picking::complete_choice`] needs no more picks although other choices do: it gets a button.
#[derive(Clone, Debug)]
pub struct Picking {
    choices: Vec<Choice>,
    labels: Vec<(Pick, String)>,
    /// The picks so far, and after how many of them each touch of the person ended.
    path: Vec<Pick>,
    touched: Vec<usize>,
}

impl Picking {
    /// Picking among these choices, with nothing touched yet.
    pub fn new(choices: Vec<Choice>, label: impl Fn(&Pick) -> String) -> Picking {
        let mut labels: Vec<(Pick, String)> = Vec::new();
        for pick in choices.iter().flat_map(|choice| &choice.picks) {
            if !labels.iter().any(|(known, _)| known == pick) {
                labels.push((pick.clone(), label(pick)));
            }
        }
        let mut picking = Picking { choices, labels, path: Vec::new(), touched: Vec::new() };
        picking.skip_forced_picks();
        picking
    }

    /// Every choice, as a plain list.
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// The choices that begin with what was touched.
    pub fn remaining(&self) -> impl Iterator<Item = &Choice> {
        self.choices.iter().filter(|choice| choice.picks.starts_with(&self.path))
    }

    /// The picks so far: those that were touched, and those that were skipped since there was no other.
    pub fn path(&self) -> &[Pick] {
        &self.path
    }

    /// The names of the picks so far.
    pub fn path_labels(&self) -> Vec<&str> {
        let label = |pick: &Pick| self.labels.iter().find(|(known, _)| known == pick).map(|(_, label)| label.as_str());
        self.path.iter().filter_map(label).collect()
    }

    /// Whether something was touched that [`Picking::back`] can take back.
    pub fn is_started(&self) -> bool {
        !self.touched.is_empty()
    }

    /// What can be touched now, in the order of the choices.
    pub fn targets(&self) -> Vec<TouchTarget> {
        let mut targets: Vec<TouchTarget> = Vec::new();
        for choice in self.remaining() {
            let Some(pick) = choice.picks.get(self.path.len()) else { continue };
            match targets.iter_mut().find(|target| target.pick == *pick) {
                Some(target) => target.choices += 1,
                None => {
                    let label = self.labels.iter().find(|(known, _)| known == pick).map(|(_, label)| label.clone());
                    targets.push(TouchTarget { pick: pick.clone(), label: label.unwrap_or_default(), choices: 1 });
                }
            }
        }
        targets
    }

    /// The choice that needs no more picks, if there is one.
    pub fn complete_choice(&self) -> Option<&Choice> {
        self.remaining().find(|choice| choice.picks.len() == self.path.len() && self.is_started())
    }

    /// Adds a touch.
    pub fn touch(&mut self, pick: &Pick) -> PickStep {
        if !self.targets().iter().any(|target| target.pick == *pick) {
            return PickStep::Refused;
        }
        self.touched.push(self.path.len());
        self.path.push(pick.clone());
        let remaining: Vec<&Choice> = self.remaining().collect();
        if let [only] = remaining[..] {
            return match only.picks.len() == self.path.len() {
                true => PickStep::Play(only.action.clone()),
                false => PickStep::Confirm(only.clone()),
            };
        }
        self.skip_forced_picks();
        PickStep::More
    }

    /// The action of the only choice that remains, or of the one that needs no more picks.
    pub fn confirm(&self) -> Option<&str> {
        let mut remaining = self.remaining();
        match (remaining.next(), remaining.next()) {
            (Some(only), None) if self.is_started() => Some(only.action.as_str()),
            _ => self.complete_choice().map(|choice| choice.action.as_str()),
        }
    }

    /// Takes the last touch back. False when there is none.
    pub fn back(&mut self) -> bool {
        let Some(length) = self.touched.pop() else { return false };
        self.path.truncate(length);
        true
    }

    /// Takes all touches back.
    pub fn restart(&mut self) {
        self.path.clear();
        self.touched.clear();
        self.skip_forced_picks();
    }

    /// Adds the picks that all remaining choices share, since there is nothing else to touch.
    fn skip_forced_picks(&mut self) {
        while let Some(pick) = self.forced_pick() {
            self.path.push(pick);
        }
    }

    fn forced_pick(&self) -> Option<Pick> {
        let at = self.path.len();
        let remaining: Vec<&Choice> = self.remaining().collect();
        let (first, others) = remaining.split_first()?;
        let pick = first.picks.get(at)?;
        let is_forced = !others.is_empty() && others.iter().all(|choice| choice.picks.get(at) == Some(pick));
        is_forced.then(|| pick.clone())
    }

    /// The choices that a text may mean: the number of one from 1, one in notation, or all whose label or notation
    /// has every word of it. Case and accents do not matter.
    pub fn find(&self, text: &str) -> Vec<&Choice> {
        let text = normalize(text);
        if let Some(choice) = text.parse::<usize>().ok().and_then(|number| self.choices.get(number.checked_sub(1)?)) {
            return vec![choice];
        }
        if let Some(exact) = self.choices.iter().find(|choice| normalize(&choice.action) == text) {
            return vec![exact];
        }
        let has_all = |choice: &&Choice| {
            let searched = normalize(&format!("{} {}", choice.label, choice.action));
            text.split(' ').all(|word| searched.contains(word))
        };
        self.choices.iter().filter(has_all).collect()
    }
}

/// A text without case, accents and double spaces.
fn normalize(text: &str) -> String {
    let fold = |c: char| match c {
        'ą' => 'a',
        'ć' => 'c',
        'ę' => 'e',
        'ł' => 'l',
        'ń' => 'n',
        'ó' => 'o',
        'ś' => 's',
        'ź' | 'ż' => 'z',
        other => other,
    };
    let text: String = text.to_lowercase().chars().map(fold).collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
