//! Choices that lead to the same are offered as one.

use scene::Choice;

/// Leaves one choice of those that are alike and begin with the same touch; choices that begin with different things stay,
/// since a person may touch either. `firsts` is what [`engine::alike`] found.
///
/// The one that stays needs only the picks that all of them share, unless those could also mean something else.
pub(crate) fn merge_alike(choices: Vec<Choice>, firsts: &[usize]) -> Vec<Choice> {
    let group = |index: usize| (firsts.get(index), choices[index].picks.first());
    let is_first = |index: usize| (0..index).all(|other| group(other) != group(index));
    let merged = (0..choices.len()).filter(|&index| is_first(index)).map(|index| {
        let members: Vec<usize> = (index..choices.len()).filter(|&other| group(other) == group(index)).collect();
        let mut choice = choices[index].clone();
        if members.len() > 1 {
            let shared =
                members.iter().map(|&member| shared_picks(&choice, &choices[member])).min().unwrap_or_default();
            let is_clear = |(other, another): (usize, &Choice)| {
                members.contains(&other) || !another.picks.starts_with(&choice.picks[..shared])
            };
            if choices.iter().enumerate().all(is_clear) {
                choice.picks.truncate(shared);
            }
        }
        choice
    });
    merged.collect()
}

fn shared_picks(one: &Choice, other: &Choice) -> usize {
    one.picks.iter().zip(&other.picks).take_while(|(one, other)| one == other).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use scene::Pick;

    fn choice(action: &str, picks: &[&str]) -> Choice {
        let picks = picks.iter().map(|id| Pick::Thing((*id).to_owned())).collect();
        Choice { action: action.to_owned(), label: action.to_owned(), picks, verb: None, is_step: false, is_far: false }
    }

    fn merged(choices: &[Choice], firsts: &[usize]) -> Vec<(String, usize)> {
        merge_alike(choices.to_vec(), firsts).into_iter().map(|choice| (choice.action, choice.picks.len())).collect()
    }

    #[test]
    fn equal_routes_are_not_asked_about() {
        let choices = [choice("north", &["cell", "north"]), choice("south", &["cell", "south"]), choice("stay", &[])];
        assert_eq!(merged(&choices, &[0, 0, 2]), [("north".to_owned(), 1), ("stay".to_owned(), 0)]);
        assert_eq!(merged(&choices, &[0, 1, 2]).len(), 3);
    }

    #[test]
    fn equal_things_can_both_be_touched() {
        let choices = [choice("play 1", &["card:1"]), choice("play 2", &["card:2"])];
        assert_eq!(merged(&choices, &[0, 0]).len(), 2);
    }

    #[test]
    fn shared_picks_must_mean_one_thing() {
        let choices = [choice("a", &["cell", "a"]), choice("b", &["cell", "b"]), choice("c", &["cell", "c"])];
        assert_eq!(merged(&choices, &[0, 0, 2]), [("a".to_owned(), 2), ("c".to_owned(), 2)]);
    }
}
