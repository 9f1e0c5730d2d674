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
    /// Whether all of them are of more than one step.
    pub is_far: bool,
}

/// A button for all choices of one verb, such as every attack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerbButton {
    /// The word of the verb.
    pub verb: String,
    /// Its text.
    pub label: String,
    /// How many choices there are.
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
    verbs: Vec<VerbButton>,
    /// The verb whose button was pressed.
    verb: Option<String>,
    /// The picks so far, and after how many of them each touch of the person ended.
    path: Vec<Pick>,
    touched: Vec<usize>,
}

impl Picking {
    /// Picking among these choices, with nothing touched yet.
    pub fn new(choices: Vec<Choice>, label: impl Fn(&Pick) -> String, verb_label: impl Fn(&str) -> String) -> Picking {
        let mut labels: Vec<(Pick, String)> = Vec::new();
        for pick in choices.iter().flat_map(|choice| &choice.picks) {
            if !labels.iter().any(|(known, _)| known == pick) {
                labels.push((pick.clone(), label(pick)));
            }
        }
        let mut verbs: Vec<VerbButton> = Vec::new();
        for verb in choices.iter().filter_map(button_verb) {
            match verbs.iter_mut().find(|button| button.verb == *verb) {
                Some(button) => button.choices += 1,
                None => verbs.push(VerbButton { verb: verb.clone(), label: verb_label(verb), choices: 1 }),
            }
        }
        let mut picking = Picking { choices, labels, verbs, verb: None, path: Vec::new(), touched: Vec::new() };
        picking.skip_forced_picks();
        picking
    }

    /// The verbs that can be chosen now: those of choices that begin with a thing and could be missed on the board.
    pub fn verbs(&self) -> &[VerbButton] {
        if self.is_started() { &[] } else { &self.verbs }
    }

    /// The verb whose button was pressed.
    pub fn verb(&self) -> Option<&str> {
        self.verb.as_deref()
    }

    /// Presses the button of a verb: from now on only its choices remain.
    pub fn press_verb(&mut self, verb: &str) -> PickStep {
        if !self.verbs().iter().any(|button| button.verb == verb) {
            return PickStep::Refused;
        }
        self.path.clear();
        self.verb = Some(verb.to_owned());
        let remaining: Vec<&Choice> = self.remaining().collect();
        if let [only] = remaining[..] {
            return PickStep::Play(only.action.clone());
        }
        self.skip_forced_picks();
        PickStep::More
    }

    /// The choice that touching this would complete, so that its consequences can be shown before.
    pub fn completed_by(&self, pick: &Pick) -> Option<&Choice> {
        let at = self.path.len();
        let mut through = self.remaining().filter(|choice| choice.picks.get(at) == Some(pick));
        match (through.next(), through.next()) {
            (Some(only), None) => Some(only),
            _ => None,
        }
    }

    /// Every choice, as a plain list.
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// The choices that begin with what was touched.
    pub fn remaining(&self) -> impl Iterator<Item = &Choice> {
        let of_verb = |choice: &&Choice| self.verb.is_none() || button_verb(choice) == self.verb.as_ref();
        self.choices.iter().filter(|choice| choice.picks.starts_with(&self.path)).filter(of_verb)
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
        !self.touched.is_empty() || self.verb.is_some()
    }

    /// What can be touched now, in the order of the choices.
    pub fn targets(&self) -> Vec<TouchTarget> {
        let mut targets: Vec<TouchTarget> = Vec::new();
        for choice in self.remaining() {
            let Some(pick) = choice.picks.get(self.path.len()) else { continue };
            match targets.iter_mut().find(|target| target.pick == *pick) {
                Some(target) => {
                    target.choices += 1;
                    target.is_far &= choice.is_far;
                }
                None => {
                    let label = self.labels.iter().find(|(known, _)| known == pick).map(|(_, label)| label.clone());
                    targets.push(TouchTarget {
                        pick: pick.clone(),
                        label: label.unwrap_or_default(),
                        choices: 1,
                        is_far: choice.is_far,
                    });
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
        let Some(length) = self.touched.pop() else {
            let was_pressed = self.verb.take().is_some();
            self.restart();
            return was_pressed;
        };
        self.path.truncate(length);
        true
    }

    /// Takes all touches back.
    pub fn restart(&mut self) {
        self.path.clear();
        self.touched.clear();
        self.verb = None;
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

/// The verb of a choice, if the choice begins with a thing: other choices have a button anyway.
fn button_verb(choice: &Choice) -> Option<&String> {
    choice.verb.as_ref().filter(|_| matches!(choice.picks.first(), Some(Pick::Thing(_))))
}

/// A text without case, accents and double spaces.
fn normalize(text: &str) -> String {
    let fold = |c: char| match c {
        'à' | 'á' | 'â' | 'ä' | 'ą' => 'a',
        'ç' | 'ć' => 'c',
        'è' | 'é' | 'ê' | 'ë' | 'ę' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ł' => 'l',
        'ñ' | 'ń' => 'n',
        'ò' | 'ó' | 'ô' | 'ö' => 'o',
        'ś' => 's',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        'ź' | 'ż' => 'z',
        other => other,
    };
    let text: String = text.to_lowercase().chars().map(fold).collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(action: &str, picks: &[Pick], verb: Option<&str>) -> Choice {
        let verb = verb.map(str::to_owned);
        Choice {
            action: action.to_owned(),
            label: action.to_owned(),
            picks: picks.to_vec(),
            verb,
            is_step: false,
            is_far: false,
        }
    }

    fn picking() -> Picking {
        let thing = |id: &str| Pick::Thing(id.to_owned());
        let choices = vec![
            choice("attack b", &[thing("seat:b")], Some("attack")),
            choice("attack c", &[thing("seat:c")], Some("attack")),
            choice("move yard", &[thing("room:yard")], None),
            choice("press", &[thing("button"), thing("room:yard")], Some("press")),
            choice("end", &[Pick::button("end")], Some("end")),
        ];
        Picking::new(choices, |pick| format!("{pick:?}"), str::to_uppercase)
    }

    #[test]
    fn verbs_of_things_have_buttons() {
        let picking = picking();
        let verbs: Vec<(&str, &str, usize)> =
            picking.verbs().iter().map(|button| (&*button.verb, &*button.label, button.choices)).collect();
        assert_eq!(verbs, [("attack", "ATTACK", 2), ("press", "PRESS", 1)], "`end` has a button anyway");
    }

    #[test]
    fn a_verb_leaves_its_own_choices() {
        let mut picking = picking();
        assert_eq!(picking.press_verb("attack"), PickStep::More);
        assert!(picking.verbs().is_empty() && picking.is_started());
        assert_eq!(picking.touch(&Pick::thing("room", "yard")), PickStep::Refused);
        assert!(picking.back() && !picking.is_started());
        assert_eq!(picking.targets().len(), 5);
        assert_eq!(picking.press_verb("attack"), PickStep::More);
        assert_eq!(picking.touch(&Pick::thing("seat", "c")), PickStep::Play("attack c".to_owned()));
    }

    #[test]
    fn a_verb_with_one_choice_is_played_at_once() {
        let mut picking = picking();
        assert_eq!(picking.press_verb("press"), PickStep::Play("press".to_owned()));
        assert_eq!(picking.press_verb("fly"), PickStep::Refused);
    }

    #[test]
    fn the_choice_that_a_touch_completes_is_known_before() {
        let picking = picking();
        assert_eq!(picking.completed_by(&Pick::thing("seat", "b")).unwrap().action, "attack b");
        assert_eq!(picking.completed_by(&Pick::Thing("button".to_owned())).unwrap().action, "press");
        assert_eq!(picking.completed_by(&Pick::thing("seat", "d")), None);
    }
}
