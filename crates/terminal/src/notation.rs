//! Faults of what was written in notation, in the reader's language: where it goes wrong, and what fits there.

use engine::Unreadable;
use scene::{Choice, Texts};

/// So many words that fit are named; the completion of the notation line shows the others.
const NAMED_MAX: usize = 8;

/// What is wrong with a text that is no action, and what the choices of now have at that place.
pub(crate) fn unreadable_text(text: &str, fault: &Unreadable, choices: &[Choice], texts: &Texts) -> String {
    let before: String = text.chars().take(fault.column.saturating_sub(1)).collect();
    let before: Vec<&str> = before.split_whitespace().collect();
    let (mut fitting, mut ends_here) = (Vec::new(), false);
    for choice in choices {
        let mut words = choice.action.split_whitespace();
        if before.iter().all(|word| words.next() == Some(word)) {
            match words.next() {
                Some(next) if !fitting.iter().any(|known| known == next) => fitting.push(next.to_owned()),
                Some(_) => {}
                None => ends_here = true,
            }
        }
    }
    let column = || ("column", fault.column.into());
    let mut said = vec![match fault.word.as_str() {
        "" => texts.with("term-notation-missing", [column()]),
        word => texts.with("term-notation-wrong", [("word", word.into()), column()]),
    }];
    if !fitting.is_empty() {
        let id = if fitting.len() > NAMED_MAX { "term-notation-fits.some" } else { "term-notation-fits" };
        fitting.truncate(NAMED_MAX);
        said.push(texts.with(id, [("words", texts.row(&fitting).into())]));
    } else if ends_here {
        said.push(texts.text("term-notation-ends"));
    }
    texts.sentences(&said)
}

#[cfg(test)]
mod tests {
    use engine::sample::Action;
    use scene::Lang;

    use super::*;
    use crate::pages::program_texts;

    fn said(lang: &str, text: &str, actions: &[&str]) -> String {
        let choice = |action: &&str| Choice {
            action: (*action).to_owned(),
            label: String::new(),
            picks: Vec::new(),
            is_step: false,
            is_far: false,
            verb: None,
        };
        let choices: Vec<Choice> = actions.iter().map(choice).collect();
        let fault = text.parse::<Action>().unwrap_err();
        unreadable_text(text, &fault, &choices, &program_texts(Lang::named(lang)))
    }

    #[test]
    fn faults_say_the_place_and_what_fits_there() {
        let choices = ["bid 1", "bid 3", "peek"];
        assert_eq!(said("en", "", &choices), "Something is missing at character 1. What fits there: bid, peek.");
        assert_eq!(said("en", "bid", &choices), "Something is missing at character 4. What fits there: 1, 3.");
        assert_eq!(
            said("en", "dance a jig", &choices),
            "“dance” at character 1 does not fit. What fits there: bid, peek."
        );
        assert_eq!(said("en", "bid x", &choices), "“x” at character 5 does not fit. What fits there: 1, 3.");
        assert_eq!(said("en", "peek now", &choices), "“now” at character 6 does not fit. The action ends before it.");
        assert_eq!(said("en", "bid x", &["roll"]), "“x” at character 5 does not fit.");
        let many: Vec<String> = (1..12).map(|card| format!("bid {card}")).collect();
        let many: Vec<&str> = many.iter().map(String::as_str).collect();
        assert!(said("en", "bid", &many).ends_with(" What fits there, for example: 1, 2, 3, 4, 5, 6, 7, 8."));
    }

    #[test]
    fn faults_are_said_in_every_language_without_english() {
        for lang in Lang::all().filter(|lang| *lang != Lang::EN) {
            for text in ["", "dance", "bid x", "peek now"] {
                let said = said(lang.word(), text, &["bid 1", "peek"]);
                let english = text.parse::<Action>().unwrap_err().problem;
                assert!(!said.contains('⟦') && !said.contains(&english) && !said.contains("fits"), "{lang}: {said}");
            }
        }
    }
}
