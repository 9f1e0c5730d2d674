//! Takebacks, aborted matches and signatures: what a record says about them, and that nobody can change it unnoticed.
#![allow(clippy::unwrap_used)]

use engine::sample::Sample;
use engine::{
    Abort, Dice, Game, Hash256, Match, Participant, Record, RecordKey, Roll, Salt, Seat, Seats, Seed, Settings,
    UndoRefusal,
};

fn dealt() -> Match<Sample> {
    let settings = Settings::new(Sample::ABOUT.options, 2);
    let mut chairs = Participant::row(2);
    chairs[0].salt = Salt::new([7; 16]);
    chairs[0].promise = Some(chairs[0].salt.promise());
    Match::<Sample>::new(settings, Seed::from_number(9), chairs).unwrap()
}

fn play(game: &mut Match<Sample>, steps: usize, chance: u64) {
    let mut chance = Dice::seeded(chance);
    for _ in 0..steps {
        let Some(seat) = game.deciders().first() else { return };
        let menu = game.menu(seat);
        game.play(seat, *chance.pick(&menu)).unwrap();
    }
}

/// A match that went back twice behind dice and once not.
fn twice_taken_back() -> Match<Sample> {
    let mut game = dealt();
    play(&mut game, 5, 1);
    game.take_back(2);
    play(&mut game, 4, 2);
    game.take_back(2);
    play(&mut game, 1, 3);
    game.take_back(2);
    play(&mut game, 500, 4);
    assert!(game.outcome().is_some());
    game
}

fn verify(record: &Record) -> Result<String, String> {
    let of_text = record.to_string().parse::<Record>().unwrap().verify::<Sample>(None);
    let of_json = Record::from_jsonl(&record.to_jsonl()).unwrap().verify::<Sample>(None);
    assert_eq!(of_text.is_ok(), of_json.is_ok(), "{of_text:?} {of_json:?}");
    Ok(of_text.map_err(|fault| fault.problem)?.to_string())
}

#[test]
fn dice_that_were_taken_back_do_not_fall_again() {
    let mut game = dealt();
    play(&mut game, 2, 1);
    let winner = game.deciders().first().unwrap();
    let roll = "roll".parse().unwrap();
    for _ in 0..12 {
        let before = game.played().len();
        game.play(winner, roll).unwrap();
        game.take_back(before);
    }
    let record = game.aborted_record(Abort::Agreed(Seats::NONE));
    let rolls: Vec<Roll> = record.moves[2..].iter().map(|played| played.rolls[0]).collect();
    assert_eq!(rolls.len(), 12);
    assert!((0..6).all(|value| rolls.iter().filter(|roll| roll.value == value).count() < 6), "{rolls:?}");
    assert!(verify(&record).is_ok());
}

#[test]
fn a_record_with_takebacks_verifies_and_shows_them() {
    let game = twice_taken_back();
    let record = game.record();
    assert_eq!(record.takebacks.len(), 3);
    assert!(record.moves.len() > game.played().len());
    let standing: Vec<String> = record.standing().iter().map(|&index| record.moves[index].action.clone()).collect();
    assert_eq!(standing, game.played().iter().map(|played| played.action.to_string()).collect::<Vec<_>>());
    assert_eq!(verify(&record), Ok(game.outcome().unwrap().to_string()));
    assert_eq!(record.to_string().parse::<Record>().unwrap(), record);
    assert_eq!(Record::from_jsonl(&record.to_jsonl()).unwrap(), record);
}

#[test]
fn a_takeback_cannot_be_hidden() {
    let record = twice_taken_back().record();
    let mut without = record.clone();
    without.takebacks.remove(0);
    assert!(without.to_string().parse::<Record>().unwrap().verify::<Sample>(None).is_err());
    let mut other = record.clone();
    other.takebacks[0].to = 1;
    assert!(verify(&other).unwrap_err().contains("takeback 6 was changed"));
    let mut standing = record.clone();
    standing.moves = record.standing().into_iter().map(|index| record.moves[index].clone()).collect();
    standing.takebacks.clear();
    assert!(verify(&standing).is_err());
}

/// Looking at earlier moments of such a match, and going on from them, meets the recorded dice.
#[test]
fn every_moment_can_be_seen_again() {
    let game = twice_taken_back();
    let record = game.record();
    let (seed, ana) = (Seed::from_number(9), engine::Viewer::Seat(Seat::new(0)));
    for kept in 0..=game.played().len() {
        let mut seen = game.clone();
        seen.rewind(kept);
        let resumed = record.prefix(kept).resume::<Sample>(seed, None).unwrap();
        assert_eq!(resumed.played().len(), kept);
        assert!(seen.view(ana) == resumed.view(ana), "after {kept}");
        for again in &game.played()[kept..] {
            let known = seen.played().len();
            let mut ahead = game.clone();
            ahead.rewind(known);
            assert!(seen.view(ana) == ahead.view(ana), "{known} after {kept}");
            // One who looks at a moment meets the dice that fell then.
            seen = ahead;
            seen.play(again.seat, again.action).unwrap_or_else(|fault| panic!("after {kept}: {fault}"));
        }
        assert!(seen.view(ana) == game.view(ana), "after {kept}");
        assert!(game.story().len() == game.played().len());
    }
}

#[test]
fn nobody_undoes_alone_what_stood_when_all_agreed() {
    let mut game = dealt();
    let ana = Seat::new(0);
    game.play(ana, game.menu(ana)[0]).unwrap();
    game.take_back(1);
    assert_eq!(game.undo(ana), Err(UndoRefusal::Revealed));
    game.take_back(0);
    assert_eq!(game.undo(ana), Err(UndoRefusal::Nothing));
    game.play(ana, game.menu(ana)[1]).unwrap();
    assert_eq!(game.undo(ana), Ok(()), "what came after is free");
}

#[test]
fn an_aborted_match_has_a_record() {
    let mut game = dealt();
    play(&mut game, 4, 1);
    for why in [Abort::Agreed(Seats::NONE), Abort::Left(Seats::only(Seat::new(1)))] {
        let record = game.aborted_record(why);
        assert_eq!(verify(&record), Ok("- won, places 1 1, aborted".to_owned()));
        let text = record.to_string();
        assert!(text.contains(&format!("\naborted: {why}\n")) && text.contains("\nseed: "), "{text}");
        let changed = text.replace(&format!("aborted: {why}"), "aborted: left by a");
        let fault = changed.parse::<Record>().unwrap().verify::<Sample>(None).unwrap_err();
        assert!(fault.problem.contains("reason of the end was changed"), "{fault}");
    }
    let early = dealt().aborted_record(Abort::Agreed(Seats::NONE));
    assert!(verify(&early).is_ok(), "nobody had done anything");
    let over = Record { result: None, aborted: Some(Abort::Agreed(Seats::NONE)), ..twice_taken_back().record() };
    assert!(verify(&over).is_err());
}

#[test]
fn a_cut_record_is_refused() {
    let text = twice_taken_back().record().to_string();
    let lines: Vec<&str> = text.lines().collect();
    let header = lines.iter().position(|line| line.is_empty()).unwrap();
    for kept in header..lines.len() {
        let cut = lines[..kept].join("\n");
        let fault = cut.parse::<Record>().unwrap().verify_chain().unwrap_err();
        assert!(fault.problem.contains("cut"), "{kept}: {fault}");
    }
    for gone in header + 1..lines.len() - 1 {
        let cut: Vec<&str> = lines.iter().enumerate().filter(|(at, _)| *at != gone).map(|(_, line)| *line).collect();
        let read = cut.join("\n").parse::<Record>();
        assert!(read.is_err() || read.unwrap().verify_chain().is_err(), "without line {gone}");
    }
}

/// Whoever writes all checks again can change anything, but not below a signature.
#[test]
fn a_signed_record_cannot_be_written_again() {
    let key = RecordKey::new([3; 32]);
    let record = twice_taken_back().record().signed(&key);
    assert!(verify(&record).is_ok());
    let signed = record.signature.clone();
    assert_eq!(signed.as_ref().unwrap().key, key.public());

    let mut chairs = record.chairs.clone();
    chairs[1].name = "eve".to_owned();
    let settings = Settings::new(Sample::ABOUT.options, 2);
    let mut renamed = Match::<Sample>::new(settings, Seed::from_number(9), chairs).unwrap();
    play(&mut renamed, 500, 4);
    let mut renamed = renamed.record();
    assert!(verify(&renamed).is_ok(), "without a signature");
    renamed.signature = signed;
    assert_eq!(verify(&renamed).unwrap_err(), "the signature is not of this record");
    let other = twice_taken_back().record().signed(&RecordKey::new([4; 32]));
    assert_ne!(other.signature, record.signature);
}

#[test]
fn a_salt_must_be_the_promised_one() {
    let settings = Settings::new(Sample::ABOUT.options, 2);
    let with = |salt: Salt, promise: Hash256| {
        let mut chairs = Participant::row(2);
        (chairs[0].salt, chairs[0].promise) = (salt, Some(promise));
        let mut game = Match::<Sample>::new(settings.clone(), Seed::from_number(9), chairs).unwrap();
        play(&mut game, 500, 4);
        game.record()
    };
    let salt = Salt::new([7; 16]);
    assert!(verify(&with(salt, salt.promise())).is_ok());
    assert_eq!(with(salt, salt.promise()).unrevealed(), Seats::NONE);
    let unrevealed = with(Salt::unrevealed(&salt.promise()), salt.promise());
    assert!(verify(&unrevealed).is_ok());
    assert_eq!(unrevealed.unrevealed(), Seats::only(Seat::new(0)));
    let fault = verify(&with(Salt::new([8; 16]), salt.promise())).unwrap_err();
    assert_eq!(fault, "the salt of seat a is not the one that was promised");
}

/// Records of the first format are read and verified as ever.
#[test]
fn old_records_verify() {
    let text = "escapade record 1\ngame: sample\nrules: 1\noption rounds: 1\n\
        seat a: 11111111111111111111111111111111 ana\nseat b: 22222222222222222222222222222222 ben\n\
        commitment: 2ad602da3ee3a86a18b0e4cece0028e404d60817c30b77fb318d3d7d9c8c0451\n\
        seed: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f\n\
        deal: 5/12 0/11 8/10 4/9 0/8 4/7\nresult: a won, places 1 2, coins\nheader: 1338fc14\n\n\
        1 b bid 2 {727cf846}\n2 a bid 11 {0753442f}\n3 a peek [5/6] {5bba72ce}\n4 a roll [5/6] {7244f128}\n\
        5 a roll [2/6] {b4b299b9}\n6 a bank [1/5] {0bd34b35}\n";
    let record: Record = text.parse().unwrap();
    assert!(record.verify::<Sample>(None).is_ok());
    assert_eq!(record.to_string(), text);
    let mixed = text.to_owned() + "7 - takeback 1 {0bd34b35}\n";
    assert!(mixed.parse::<Record>().unwrap_err().problem.contains("format 1 does not know"));
}
