//! The content file: what is in it, and how faults are reported.

use engine::{Id, Settings};

use super::*;
use crate::content::{Content, TOML};

fn fault(from: &str, to: &str) -> String {
    assert!(TOML.contains(from), "{from}");
    Content::read(&TOML.replacen(from, to, 1)).unwrap_err().to_string()
}

/// The checks of section 6.3: icons, items, prisoners and guards of the 30 tasks.
#[test]
fn the_task_cards_are_balanced() {
    let content = Content::read(TOML).unwrap();
    let tasks: Vec<_> = (0..30).map(|index| content.task(TaskId::from_index(index))).collect();
    let icons = |item: Item| tasks.iter().flat_map(|task| &task.items).filter(|&&icon| icon == item).count();
    assert!(Item::ALL[..5].iter().all(|&item| icons(item) == 15));
    assert_eq!(tasks.iter().filter(|task| task.items.len() == 2).count(), 15);
    assert_eq!(tasks.iter().filter(|task| task.prisoners.get() == 1).count(), 12);
    let with_guards = |guards: u8| tasks.iter().filter(|task| task.guards.get() == guards).count();
    assert_eq!([0, 1, 2, 3].map(with_guards), [6, 9, 9, 6]);
    assert!(tasks.iter().all(|task| task.prisoners.get() <= 2));
}

/// The file and section 6.3 of the rules have the same cards.
#[test]
fn the_task_cards_are_those_of_the_rules() {
    let content = Content::read(TOML).unwrap();
    for index in 0..30 {
        let id = TaskId::from_index(index);
        let task = content.task(id);
        let items: Vec<&str> = task.items.iter().map(|item| item.word()).collect();
        let (prisoners, guards) = (task.prisoners.get(), task.guards.get());
        let row = format!("| {id} | {} | {prisoners} | {guards} | {} |", task.name, items.join(", "));
        assert!(Alcatraz::rules().contains(&row), "{row}");
    }
}

#[test]
fn faults_say_where_and_what() {
    assert_eq!(
        fault("stamina = 3", "stamina = 9"),
        "line 9, column 11: 9 is out of range; expected a whole number from 1 to 5"
    );
    assert!(fault("stamina = 3", "stamnia = 3").starts_with("line 9, column 1: unknown field `stamnia`"));
    assert!(fault("most = 20", "most = 60").ends_with("60 guards with 8 at the start; expected 8 to 27"));
    assert!(fault("[rooms.chapel]", "[rooms.church]").contains("`church` is not one of chapel, radio"));
    assert!(fault("A1 = {", "G1 = {").contains("`G1` is not a task: a letter from A to F and a number from 1 to 9"));
    assert!(fault("items = [\"key\", \"clothes\"]", "items = [\"gun\"]").contains("the task A1 asks for the gun"));
    assert!(fault("items = [\"key\", \"clothes\"]", "items = []").contains("the task A1 needs nothing"));
    assert!(fault("name = \"Cut a Spare Key\"", "name = \" \"").contains("the name is empty"));
    assert!(fault("gun = { tokens = 1,", "gun = { tokens = 2,").contains("2 tokens of gun; expected"));
    assert!(fault("holds = { tool = 3 }", "holds = { tool = 2 }").contains("as many as the rooms hold (4)"));
    assert!(fault("{ draw = 1 }", "{ take-any = 1 }").contains("the warden gives items and holds none"));
    assert!(fault("{ draw = 1 }", "{ pray = 1 }").contains("there is no `pray`"));
}

#[test]
fn missing_rows_are_reported() {
    let start = TOML.find("[rooms.warden]").unwrap();
    let end = TOML.find("# The numbers on the blackmail cards").unwrap();
    let without_warden = format!("{}{}", &TOML[..start], &TOML[end..]);
    let fault = Content::read(&without_warden).unwrap_err().to_string();
    assert!(fault.ends_with("the room warden is missing"), "{fault}");
    let few: String = TOML
        .lines()
        .filter(|line| !["F2", "F3", "F4", "F5"].contains(&&line[..line.len().min(2)]))
        .map(|line| format!("{line}\n"))
        .collect();
    let fault = Content::read(&few).unwrap_err().to_string();
    assert!(fault.ends_with("too few tasks with the letter F: 1; expected at least 2 of each"), "{fault}");
}

/// Other content replaces the built-in one, and its faults are faults of the settings.
#[test]
fn content_can_be_replaced() {
    let settings = Settings::new(Alcatraz::ABOUT.options, 3);
    let options =
        Alcatraz::options(&settings.clone().with_content(TOML.replace("stamina = 3", "stamina = 5"))).unwrap();
    assert_eq!(options.content.sheet.stamina.get(), 5);
    let faults = Alcatraz::options(&settings.with_content("nonsense")).unwrap_err();
    assert_eq!(faults.0[0].key, "content");
    assert!(faults.0[0].problem.starts_with("line 1, column"), "{faults}");
}

/// The notation of every kind of action is read back, and faults name what was expected.
#[test]
fn notation_is_read_back() {
    for text in
        ["steal c cash", "source a gun", "guard-from radio", "blackmail closed-for-repairs", "stay d", "give-up key"]
    {
        assert_eq!(text.parse::<crate::Action>().unwrap().to_string(), text);
    }
    let fault = |text: &str| text.parse::<crate::Action>().unwrap_err().to_string();
    assert_eq!(
        fault("steal b spoon"),
        "column 9: expected an item or cash: `spoon` is not one of key, knife, clothes, drug, tool, gun, cash"
    );
    assert!(fault("jump").starts_with("column 1: `jump` is no action here; expected one of call-vote, vote"));
    assert_eq!(fault("move radio now"), "column 12: `now` is too much");
}
