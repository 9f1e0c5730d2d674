//! The test vectors in `docs/record.md`, computed again. Hashes and dice are computed here as the page says it, so that
//! the page, this test and the engine must agree.
#![allow(clippy::unwrap_used)]

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use engine::sample::Sample;
use engine::{Dice, Game, Hash256, Match, Participant, Record, Salt, Seed, Settings};
use sha2::{Digest, Sha256};

const DOCUMENT: &str = include_str!("../../../docs/record.md");

/// The only code block of the page with this name.
fn block(name: &str) -> &'static str {
    let fence = format!("\n```{name}\n");
    let mut blocks = DOCUMENT.split(fence.as_str()).skip(1);
    let block = blocks.next().unwrap_or_else(|| panic!("the page has no block {name}"));
    assert!(blocks.next().is_none(), "the page has two blocks {name}");
    let end = block.find("```").unwrap();
    &block[..end]
}

/// The values of the lines of a block that begin with this word.
fn values(block: &'static str, word: &str) -> Vec<&'static str> {
    let values = block.lines().filter_map(|line| line.strip_prefix(word));
    values.filter(|rest| rest.is_empty() || rest.starts_with(' ')).map(str::trim).collect()
}

fn value(block: &'static str, word: &str) -> &'static str {
    let values = values(block, word);
    assert_eq!(values.len(), 1, "{word} in {block}");
    values[0]
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn bytes(hex: &str) -> Vec<u8> {
    let digits: Vec<char> = hex.chars().filter(|c| *c != ' ').collect();
    digits.chunks(2).map(|pair| u8::from_str_radix(&String::from_iter(pair), 16).unwrap()).collect()
}

/// A hash as the page describes it, without the engine.
fn hash_of(parts: &[&[u8]]) -> Vec<u8> {
    Sha256::digest(framed(parts)).to_vec()
}

fn framed(parts: &[&[u8]]) -> Vec<u8> {
    parts.iter().flat_map(|part| [&(part.len() as u32).to_le_bytes(), *part].concat()).collect()
}

/// The key of a block as bytes.
fn key(block: &'static str) -> [u8; 32] {
    bytes(value(block, "key")).try_into().unwrap()
}

fn record() -> Record {
    block("record").parse().unwrap()
}

#[test]
fn hashes_are_over_framed_parts() {
    let block = block("hash");
    let parts: Vec<&[u8]> = values(block, "part").into_iter().map(str::as_bytes).collect();
    assert_eq!(framed(&parts), bytes(value(block, "bytes")));
    assert_eq!(hex(&hash_of(&parts)), value(block, "hash"));
    assert_eq!(Hash256::of(&parts).to_string(), value(block, "hash"));
}

#[test]
fn the_seed_gives_the_commitment_and_the_key() {
    let block = block("seed");
    let seed = bytes(value(block, "seed"));
    let salts: Vec<Vec<u8>> = values(block, "salt").into_iter().map(bytes).collect();
    assert_eq!(hex(&hash_of(&[b"escapade seed", &seed])), value(block, "commitment"));
    let mut parts: Vec<&[u8]> = vec![b"escapade dice", &seed];
    parts.extend(salts.iter().map(Vec::as_slice));
    assert_eq!(hash_of(&parts), key(block));

    let record = record();
    assert_eq!(record.seed.unwrap().to_string(), value(block, "seed"));
    assert_eq!(record.commitment.to_string(), value(block, "commitment"));
    let recorded: Vec<Salt> = record.chairs.iter().map(|chair| chair.salt).collect();
    assert_eq!(recorded.iter().map(Salt::to_string).collect::<Vec<_>>(), values(block, "salt"));
    let mut dice = value(block, "seed").parse::<Seed>().unwrap().dice(&recorded);
    let mut same = Dice::from_key(key(block));
    assert!((0..100).all(|_| dice.below(1_000_000) == same.below(1_000_000)));
}

#[test]
fn the_key_gives_the_stream() {
    let stream = block("stream");
    assert_eq!(key(stream), key(block("seed")));
    let mut words = ChaCha8Rng::from_seed(key(stream));
    for line in values(stream, "words") {
        let computed: Vec<String> = (0..4).map(|_| format!("{:08x}", words.next_u32())).collect();
        assert_eq!(computed.join(" "), line);
    }
}

/// A number below `sides`, as the page describes it; and how many words it took.
fn below(words: &mut ChaCha8Rng, sides: u32) -> (u32, u32) {
    for taken in 1.. {
        let product = u64::from(words.next_u32()) * u64::from(sides);
        if product & 0xffff_ffff >= (1 << 32) % u64::from(sides) {
            return ((product >> 32) as u32, taken);
        }
    }
    unreachable!("the stream does not end");
}

#[test]
fn the_stream_gives_the_dice() {
    let block = block("dice");
    let mut words = ChaCha8Rng::from_seed(key(block));
    let mut dice = Dice::from_key(key(block));
    let mut taken = 0;
    for line in values(block, "below") {
        let (sides, answers) = line.split_once(" = ").unwrap();
        let sides: u32 = sides.parse().unwrap();
        for answer in answers.split(' ') {
            let (computed, words) = below(&mut words, sides);
            taken += words;
            assert_eq!(computed.to_string(), answer, "below {sides}");
            assert_eq!(computed, dice.below(sides));
        }
    }
    let (count, order) = value(block, "shuffle").split_once(" = ").unwrap();
    let mut things: Vec<u32> = (0..count.parse().unwrap()).collect();
    let mut same = things.clone();
    for place in (1..things.len()).rev() {
        let (other, words) = below(&mut words, place as u32 + 1);
        taken += words;
        things.swap(place, other as usize);
    }
    dice.shuffle(&mut same);
    assert_eq!(things.iter().map(u32::to_string).collect::<Vec<_>>().join(" "), order);
    assert_eq!(things, same);
    assert_eq!(taken.to_string(), value(block, "words"));
}

#[test]
fn both_forms_are_of_the_same_match() {
    let record = record();
    assert_eq!(record.to_string(), block("record"));
    assert_eq!(record.to_jsonl(), block("jsonl"));
    assert_eq!(Record::from_jsonl(block("jsonl")).unwrap(), record);
    let outcome = record.verify::<Sample>(None).unwrap();
    assert_eq!(Some(outcome.to_string()), record.result);
}

#[test]
fn the_rolls_follow_from_the_key() {
    let record = record();
    let mut words = ChaCha8Rng::from_seed(key(block("seed")));
    let rolls = record.deal.iter().chain(record.moves.iter().flat_map(|played| &played.rolls));
    rolls.for_each(|roll| assert_eq!(below(&mut words, roll.sides).0, roll.value, "{roll}"));
}

#[test]
fn every_hash_of_the_chain_is_as_written() {
    let record = record();
    let mut links = block("chain").trim_end().split("\n\n");
    let header = links.next().unwrap();
    let mut parts = vec!["escapade record".to_owned(), "2".to_owned(), record.game.clone()];
    parts.extend([record.rules_version.to_string(), String::new(), record.commitment.to_string()]);
    parts.extend(record.options.iter().map(|(key, value)| format!("{key}={value}")));
    parts.extend(record.chairs.iter().map(|chair| format!("{} {}", chair.salt, chair.name)));
    assert_eq!(values(header, "part"), parts);
    let parts: Vec<&[u8]> = parts.iter().map(String::as_bytes).collect();
    let mut chain = hash_of(&parts);
    assert_eq!(hex(&chain), value(header, "hash"));
    assert_eq!(record.check, value(header, "hash")[..8]);
    for played in &record.moves {
        let link = links.next().unwrap();
        let seat = played.seat.to_string();
        assert_eq!(values(link, "part"), [hex(&chain).as_str(), &seat, &played.action]);
        chain = hash_of(&[&chain, seat.as_bytes(), played.action.as_bytes()]);
        assert_eq!(hex(&chain), value(link, "hash"));
        assert_eq!(played.check, value(link, "hash")[..8]);
    }
    assert_eq!(links.next(), None);
}

#[test]
fn the_end_is_over_all_of_it() {
    let (block, record) = (block("end"), record());
    let mut parts: Vec<Vec<u8>> = vec![b"escapade end".to_vec(), bytes(value(block, "chain"))];
    parts.extend(values(block, "part").into_iter().map(|part| part.as_bytes().to_vec()));
    let parts: Vec<&[u8]> = parts.iter().map(Vec::as_slice).collect();
    assert_eq!(hex(&hash_of(&parts)), value(block, "hash"));
    let (count, hash) = record.end.unwrap();
    assert_eq!((count, hash.to_string().as_str()), (record.moves.len(), value(block, "hash")));
}

#[test]
fn a_takeback_gives_a_fresh_key() {
    let block = block("fresh");
    let salt = bytes(value(block, "salt"));
    assert_eq!(hex(&hash_of(&[b"escapade salt", &salt])), value(block, "promise"));
    assert_eq!(value(block, "salt").parse::<Salt>().unwrap().promise().to_string(), value(block, "promise"));
    let record = record();
    let seed = record.seed.unwrap();
    let salts: Vec<Salt> = record.chairs.iter().map(|chair| chair.salt).collect();
    let takebacks: u32 = value(block, "takebacks").parse().unwrap();
    let mut dice = seed.dice_after(&salts, takebacks);
    let mut same = Dice::from_key(key(block));
    assert!((0..100).all(|_| dice.below(1_000_000) == same.below(1_000_000)));
}

#[test]
fn the_record_with_a_takeback_is_right() {
    let record: Record = block("takeback").parse().unwrap();
    assert_eq!(record.to_string(), block("takeback"));
    assert!(record.verify::<Sample>(None).is_ok());
    assert_eq!(record.unrevealed().to_string(), "b");
    assert_eq!(record.standing(), [0, 1, 3]);
    let salts: Vec<Salt> = record.chairs.iter().map(|chair| chair.salt).collect();
    let mut fresh = record.seed.unwrap().dice_after(&salts, 1);
    assert_eq!(fresh.below(6), record.moves[3].rolls[0].value);
}

#[test]
fn other_content_has_a_hash() {
    let hash = hash_of(&[b"escapade content", b"title = \"other\"\n"]);
    assert_eq!(hex(&hash), block("content").trim());
    let settings = Settings::new(Sample::ABOUT.options, 2).with_content("title = \"other\"\n");
    let chairs = Participant::row(2);
    let game = Match::<Sample>::new(settings, Seed::from_number(1), chairs).unwrap();
    assert_eq!(game.record().content.unwrap().to_string(), block("content").trim());
}
