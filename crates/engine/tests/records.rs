//! Records: read back, verified, and caught when somebody changed them.
#![allow(clippy::unwrap_used)]

use engine::sample::Sample;
use engine::{Dice, Game, Match, Participant, Record, RecordFault, Salt, Seat, Seed, Settings, UndoRefusal};

fn finished() -> Match<Sample> {
    let settings = Settings::new(Sample::ABOUT.options, 3);
    let mut chairs = Participant::row(3);
    chairs[1].salt = Salt::new([7; 16]);
    let mut game = Match::<Sample>::new(settings, Seed::from_number(9), chairs).unwrap();
    let mut chance = Dice::seeded(5);
    while let Some(seat) = game.deciders().first() {
        let menu = game.menu(seat);
        game.play(seat, *chance.pick(&menu)).unwrap();
    }
    game
}

fn verify(text: &str) -> Result<String, RecordFault> {
    Ok(text.parse::<Record>()?.verify::<Sample>(None)?.to_string())
}

/// The number of the first line that begins like this.
fn line_of(text: &str, beginning: &str) -> usize {
    text.lines().position(|line| line.starts_with(beginning)).unwrap() + 1
}

#[test]
fn a_good_record_is_read_back_and_verified() {
    let game = finished();
    let record = game.record();
    let text = record.to_string();
    assert_eq!(text.parse::<Record>().unwrap(), record);
    assert_eq!(Record::from_jsonl(&record.to_jsonl()).unwrap(), record);
    assert_eq!(verify(&text), Ok(game.outcome().unwrap().to_string()));
    assert_eq!(Record::from_jsonl(&record.to_jsonl()).unwrap().verify::<Sample>(None), Ok(game.outcome().unwrap()));
}

#[test]
fn comments_and_blank_lines_do_not_matter() {
    let text = finished().record().to_string();
    let commented = text.replace("\n\n", "\n# the deal is done\n\n\n").replace("}\n", "}   # well played\n");
    assert!(commented.contains("well played"));
    assert!(verify(&commented).is_ok());
}

#[test]
fn a_changed_action_is_named_by_its_line() {
    let record = finished().record();
    for changed in 0..record.moves.len() {
        let mut forged = record.clone();
        forged.moves[changed].action = if forged.moves[changed].action == "roll" { "bank" } else { "roll" }.to_owned();
        let text = forged.to_string();
        let fault = verify(&text).unwrap_err();
        assert_eq!(fault.line, line_of(&text, &format!("{} ", changed + 1)), "{fault}");
    }
}

#[test]
fn a_changed_order_is_named_by_its_first_line() {
    let mut record = finished().record();
    record.moves.swap(3, 5);
    let text = record.to_string();
    assert_eq!(verify(&text).unwrap_err().line, line_of(&text, "4 "));
    let mut record = finished().record();
    record.moves.remove(2);
    let text = record.to_string();
    assert_eq!(verify(&text).unwrap_err().line, line_of(&text, "3 "));
}

#[test]
fn a_changed_seed_breaks_the_promise() {
    let mut record = finished().record();
    record.seed = Some(Seed::from_number(10));
    let text = record.to_string();
    let fault = verify(&text).unwrap_err();
    assert_eq!(fault.line, line_of(&text, "seed:"));
    assert!(fault.problem.contains("promised"), "{fault}");
}

#[test]
fn a_changed_result_is_named() {
    let mut record = finished().record();
    record.result = Some("c won, places 2 2 1, charm".to_owned());
    let text = record.to_string();
    let fault = verify(&text).unwrap_err();
    assert_eq!(fault.line, line_of(&text, "result:"));
}

#[test]
fn changed_dice_are_named() {
    let mut record = finished().record();
    let rolled = record.moves.iter().position(|played| !played.rolls.is_empty()).unwrap();
    record.moves[rolled].rolls[0].value =
        (record.moves[rolled].rolls[0].value + 1) % record.moves[rolled].rolls[0].sides;
    let text = record.to_string();
    assert_eq!(verify(&text).unwrap_err().line, line_of(&text, &format!("{} ", rolled + 1)));
    let mut record = finished().record();
    record.deal.swap(0, 1);
    let text = record.to_string();
    assert_eq!(verify(&text).unwrap_err().line, line_of(&text, "deal:"));
}

#[test]
fn a_changed_header_is_named() {
    for change in [
        |record: &mut Record| record.chairs[0].name = "eve".to_owned(),
        |record: &mut Record| {
            record.options.insert("rounds".to_owned(), "2".to_owned());
        },
        |record: &mut Record| record.chairs[2].salt = Salt::new([1; 16]),
    ] {
        let mut record = finished().record();
        change(&mut record);
        let text = record.to_string();
        assert_eq!(verify(&text).unwrap_err().line, line_of(&text, "header:"));
    }
}

#[test]
fn a_match_that_is_not_over_is_no_finished_record() {
    let mut game = finished();
    let seed = Seed::from_number(9);
    game.rewind(game.played().len() - 1);
    let text = Record { seed: Some(seed), ..game.record() }.to_string();
    let fault = verify(&text).unwrap_err();
    assert_eq!(fault.problem, "the match is not over after the last action");
}

#[test]
fn a_running_match_tells_neither_its_seed_nor_its_dice() {
    let settings = Settings::new(Sample::ABOUT.options, 2);
    let mut game = Match::<Sample>::new(settings, Seed::from_number(9), Participant::row(2)).unwrap();
    let action = game.menu(Seat::new(0))[0];
    game.play(Seat::new(0), action).unwrap();
    let text = game.record().to_string();
    assert!(!text.contains("seed:") && !text.contains("deal:") && !text.contains('['), "{text}");
    assert!(text.contains(&format!("commitment: {}", Seed::from_number(9).commitment())));
    let resumed = text.parse::<Record>().unwrap().resume::<Sample>(Seed::from_number(9), None).unwrap();
    assert_eq!(resumed.record(), game.record());
}

#[test]
fn faults_of_reading_name_line_and_column() {
    let fault = |text: &str| text.parse::<Record>().unwrap_err().to_string();
    assert_eq!(fault(""), "line 1, column 1: the file is empty");
    assert_eq!(fault("hello"), "line 1, column 1: expected `escapade record 2`");
    assert_eq!(fault("escapade record 1\ngame alcatraz"), "line 2, column 1: expected `key: value`");
    assert_eq!(fault("escapade record 1\nrules: one"), "line 2, column 8: invalid digit found in string");
    assert!(fault("escapade record 1\nspeed: 3").starts_with("line 2, column 1: `speed` is not a line of a header"));
    assert_eq!(fault("escapade record 1\ngame: sample"), "line 2, column 1: the header has no line `rules:`");
    let good = finished().record().to_string();
    let replaced = |from: &str, to: &str| fault(&good.replacen(from, to, 1));
    assert!(replaced("\n1 a", "\n1 z").contains("column 3: `z` is not a seat"));
    assert!(replaced("\n2 ", "\n7 ").contains("expected action 2, not 7"));
    assert!(replaced("}", "").contains("expected } after the check"));
    let json = finished().record().to_jsonl();
    assert!(Record::from_jsonl(&json.replacen("\"n\":1", "\"n\":\"one\"", 1)).unwrap_err().line == 2);
}

#[test]
fn an_undo_is_free_until_something_is_known() {
    let settings = Settings::new(Sample::ABOUT.options, 2);
    let mut game = Match::<Sample>::new(settings, Seed::from_number(9), Participant::row(2)).unwrap();
    let (ana, ben) = (Seat::new(0), Seat::new(1));
    assert_eq!(game.undo(ana), Err(UndoRefusal::Nothing));
    let (low, high) = (game.menu(ana)[0], game.menu(ana)[2]);
    let question = game.question(ana);
    game.play(ana, low).unwrap();
    assert_eq!(game.undo(ana), Ok(()));
    assert!(game.question(ana) > question, "an answer to what was undone is stale");
    game.play(ana, high).unwrap();
    // The bids are sealed, so that ben's bid is no reason against ana's second thoughts…
    let bid = game.menu(ben)[0];
    let only_ana = game.clone();
    game.play(ben, bid).unwrap();
    // …but once they are open, they are.
    assert_eq!(game.undo(ana), Err(UndoRefusal::Revealed));
    let mut game = only_ana;
    assert_eq!(game.undo(ana), Ok(()));
    assert_eq!(game.played().len(), 0);
}

#[test]
fn an_undo_does_not_reach_behind_dice() {
    let mut game = finished();
    let rolled = game.played().iter().position(|played| played.action.to_string() == "roll").unwrap();
    game.rewind(rolled + 1);
    let last = game.played()[rolled].seat;
    assert_eq!(game.undo(last), Err(UndoRefusal::Dice));
    game.rewind(2);
    assert_eq!(game.played().len(), 2);
}

#[test]
fn two_can_change_their_mind_at_the_same_time() {
    let settings = Settings::new(Sample::ABOUT.options, 3);
    let mut game = Match::<Sample>::new(settings, Seed::from_number(9), Participant::row(3)).unwrap();
    let (ana, ben) = (Seat::new(0), Seat::new(1));
    game.play(ana, game.menu(ana)[0]).unwrap();
    game.play(ben, game.menu(ben)[0]).unwrap();
    assert_eq!(game.undo(ana), Ok(()));
    assert_eq!(game.deciders().to_string(), "ac");
    assert_eq!(game.played().len(), 1);
    assert_eq!(game.played()[0].seat, ben);
}
