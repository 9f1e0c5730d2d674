//! Picking: the walk along the picks of the choices, by mouse, touch, keyboard or terminal alike.

use scene::{Choice, Pick};

/// Something that can be touched now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Touch {
    /// What is touched: a thing of the scene, or a button.
    pub pick: Pick,
    /// What it is called.
    pub label: String,
    /// How many choices are left after it.
    pub leads_to: usize,
}

/// What a touch comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PickStep {
    /// There are more things to touch.
    More,
    /// The choice is made: play this action.
    Play(String),
    /// One choice is left, but not all of it was said by touching: show what it means, and play it when that is
    /// confirmed, by [`Picking::confirm`] or by touching on.
    Confirm(Choice),
    /// That cannot be touched now; `why` says why not.
    Nothing,
}

/// The walk along the picks of a seat's choices.
///
/// Show [`Picking::touches`]; when one is touched, [`Picking::touch`]. [`Picking::back`] steps back.
/// [`Picking::done`] is a choice that is complete as it stands, while others go on from there: it gets a button.
#[derive(Clone, Debug)]
pub struct Picking {
    choices: Vec<Choice>,
    labels: Vec<(Pick, String)>,
    /// The picks so far, and after how many of them each touch of the person ended.
    path: Vec<Pick>,
    touched: Vec<usize>,
}

impl Picking {
    /// The walk along these choices, at its beginning.
    pub fn new(choices: Vec<Choice>, label: impl Fn(&Pick) -> String) -> Picking {
        let mut labels: Vec<(Pick, String)> = Vec::new();
        for pick in choices.iter().flat_map(|choice| &choice.picks) {
            if !labels.iter().any(|(known, _)| known == pick) {
                labels.push((pick.clone(), label(pick)));
            }
        }
        let mut picking = Picking { choices, labels, path: Vec::new(), touched: Vec::new() };
        picking.skip_what_is_plain();
        picking
    }

    /// Every choice, as a plain list.
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// The choices that go on from what was touched.
    pub fn left(&self) -> impl Iterator<Item = &Choice> {
        self.choices.iter().filter(|choice| choice.picks.starts_with(&self.path))
    }

    /// What was touched so far, with what was plain without touching.
    pub fn path(&self) -> &[Pick] {
        &self.path
    }

    /// What was touched so far, by what it is called.
    pub fn said(&self) -> Vec<&str> {
        let label = |pick: &Pick| self.labels.iter().find(|(known, _)| known == pick).map(|(_, label)| label.as_str());
        self.path.iter().filter_map(label).collect()
    }

    /// Whether something was touched that [`Picking::back`] can take back.
    pub fn is_begun(&self) -> bool {
        !self.touched.is_empty()
    }

    /// What can be touched now, in the order of the choices.
    pub fn touches(&self) -> Vec<Touch> {
        let mut touches: Vec<Touch> = Vec::new();
        for choice in self.left() {
            let Some(pick) = choice.picks.get(self.path.len()) else { continue };
            match touches.iter_mut().find(|touch| touch.pick == *pick) {
                Some(touch) => touch.leads_to += 1,
                None => {
                    let label = self.labels.iter().find(|(known, _)| known == pick).map(|(_, label)| label.clone());
                    touches.push(Touch { pick: pick.clone(), label: label.unwrap_or_default(), leads_to: 1 });
                }
            }
        }
        touches
    }

    /// The choice that is complete as it stands, if there is one: others go on from there.
    pub fn done(&self) -> Option<&Choice> {
        self.left().find(|choice| choice.picks.len() == self.path.len() && self.is_begun())
    }

    /// Somebody touches something.
    pub fn touch(&mut self, pick: &Pick) -> PickStep {
        if !self.touches().iter().any(|touch| touch.pick == *pick) {
            return PickStep::Nothing;
        }
        self.touched.push(self.path.len());
        self.path.push(pick.clone());
        let left: Vec<&Choice> = self.left().collect();
        if let [only] = left[..] {
            return match only.picks.len() == self.path.len() {
                true => PickStep::Play(only.action.clone()),
                false => PickStep::Confirm(only.clone()),
            };
        }
        self.skip_what_is_plain();
        PickStep::More
    }

    /// The action of the only choice that is left, or of the one that is complete as it stands.
    pub fn confirm(&self) -> Option<&str> {
        let mut left = self.left();
        match (left.next(), left.next()) {
            (Some(only), None) if self.is_begun() => Some(only.action.as_str()),
            _ => self.done().map(|choice| choice.action.as_str()),
        }
    }

    /// Takes the last touch back. False when there is none.
    pub fn back(&mut self) -> bool {
        let Some(length) = self.touched.pop() else { return false };
        self.path.truncate(length);
        true
    }

    /// Begins anew.
    pub fn restart(&mut self) {
        self.path.clear();
        self.touched.clear();
        self.skip_what_is_plain();
    }

    /// Goes along what all of several choices begin with: nobody has to touch the only thing that can be meant.
    fn skip_what_is_plain(&mut self) {
        while let Some(pick) = self.plain_pick() {
            self.path.push(pick);
        }
    }

    fn plain_pick(&self) -> Option<Pick> {
        let at = self.path.len();
        let left: Vec<&Choice> = self.left().collect();
        let (first, others) = left.split_first()?;
        let pick = first.picks.get(at)?;
        let is_plain = !others.is_empty() && others.iter().all(|choice| choice.picks.get(at) == Some(pick));
        is_plain.then(|| pick.clone())
    }

    /// The choices that a text may mean: the number of one from 1, one in notation, or all whose label or notation
    /// has every word of it. Case and accents do not matter.
    pub fn find(&self, text: &str) -> Vec<&Choice> {
        let text = plain(text);
        if let Some(choice) = text.parse::<usize>().ok().and_then(|number| self.choices.get(number.checked_sub(1)?)) {
            return vec![choice];
        }
        if let Some(exact) = self.choices.iter().find(|choice| plain(&choice.action) == text) {
            return vec![exact];
        }
        let has_all = |choice: &&Choice| {
            let where_to_look = plain(&format!("{} {}", choice.label, choice.action));
            text.split(' ').all(|word| where_to_look.contains(word))
        };
        self.choices.iter().filter(has_all).collect()
    }
}

/// A text without case, accents and double spaces.
fn plain(text: &str) -> String {
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
