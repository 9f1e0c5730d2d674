//! The end of the game: ALC-094 to ALC-100, ALC-132.

use super::*;

/// The last completion: `b` completes A1 in the Warden's Office; there is no reward card unless `deck` has one.
fn last(seats: u8, marks: &[&str], deck: &str) -> Prison {
    last_with(seats, marks, deck, &[])
}

fn last_with(seats: u8, marks: &[&str], deck: &str, options: &[(&str, &str)]) -> Prison {
    let mut game = Prison::with(seats, options).task("warden", "A1").deck(deck).holds("b", "key clothes");
    for (number, marks) in marks.iter().enumerate() {
        game = game.marks(&Seat::new(number as u8).to_string(), marks);
    }
    game
}

/// ALC-094, ALC-095, ALC-R44, ALC-R06: two of four who hold A to F between them are enough, and play stops at once.
#[test]
fn alc_094_095_r44_r06_the_plan_is_complete() {
    let mut game = last(4, &["", "BC", "DEF", ""], "");
    game.play("b complete");
    assert_eq!(game.outcome().winners.to_string(), "bcd");
    // No new task was put out, and no seat is asked any more.
    assert!(game.display().is_empty());
    assert_eq!(crate::rules::check(&game.state, seat("b"), crate::Action::End).err(), Some(engine::Illegal::Over));
    // The element that completes the plan can be the drawn one.
    let mut game = last(3, &["", "BC", "EF"], "D1");
    game.play("b complete");
    assert_eq!(game.outcome().winners.to_string(), "bc");
}

/// ALC-R43, ALC-R44: when all are needed, play goes on, although A to F are there together.
#[test]
fn v07_alc_r43_r44_all_are_needed() {
    let mut game = last(3, &["DE", "BC", "F"], "C1 F1");
    // `c` gets C, which `b` holds, so no prisoner becomes dispensable.
    game.dice([3]).play("b complete");
    assert_eq!(game.display(), ["infirmary F1"]);
    game.lists("b end");
}

/// ALC-096, ALC-R08: a dispensable goat stays, even if another prisoner is less useful.
#[test]
fn v40_alc_096_r08_the_goat_stays_first() {
    let mut game = last(4, &["A", "BC", "DEF", "B"], "");
    game.play("b complete");
    assert_eq!(crate::rules::ending::dispensable(&game.state.board).to_string(), "ad");
    assert_eq!(game.outcome().winners.to_string(), "bcd");
    let mut game = last(4, &["ABCDE", "BC", "DEF", ""], "");
    game.play("b complete");
    assert_eq!(game.outcome().winners.to_string(), "bcd");
}

/// ALC-097, ALC-132, ALC-R07: an indispensable goat escapes; the only superfluous prisoner stays.
#[test]
fn v06_alc_097_132_r07_the_superfluous_one_stays() {
    // Michael is the goat `a`, Ralf `b`, Chris `c`; Chris gains F.
    let game = Prison::new(3).task("warden", "F1").deck("").holds("c", "knife clothes").turn("c", 3);
    let mut game = game.marks("a", "ABC").marks("b", "BDF").marks("c", "DE");
    game.play("c complete");
    assert_eq!(crate::rules::ending::dispensable(&game.state.board).to_string(), "b");
    assert_eq!(game.outcome().winners.to_string(), "ac");
}

/// ALC-098, ALC-R09: fewest elements, then least cash, fewest items, least stamina; cards never count.
#[test]
fn v41_v42_alc_098_r09_the_tie_break() {
    // The goat `a` alone holds A; `b` to `d` are all dispensable, and `d` has more elements. `d` completes F1.
    let base = || {
        let game = Prison::new(4).task("warden", "F1").deck("").holds("d", "knife clothes").turn("d", 2);
        let game = game.at("b", "yard").at("c", "yard");
        game.marks("a", "A").marks("b", "BCD").marks("c", "BEF").marks("d", "CDE")
    };
    let stays = |mut game: Prison| {
        game.play("d complete");
        assert_eq!(game.marked("d"), "CDEF");
        assert_eq!(crate::rules::ending::dispensable(&game.state.board).to_string(), "bcd");
        Alcatraz::outcome(&game.state).map(|outcome| Seats::all(4).minus(outcome.winners).to_string())
    };
    assert_eq!(stays(base().holds("b", "cash cash").holds("c", "cash")).as_deref(), Some("c"));
    assert_eq!(stays(base().holds("b", "cash").holds("c", "cash key")).as_deref(), Some("b"));
    assert_eq!(stays(base().holds("b", "gun").holds("c", "key tool")).as_deref(), Some("b"));
    assert_eq!(stays(base().stamina("b", 2).stamina("c", 1)).as_deref(), Some("c"));
    // Cash counts before items, and items before stamina.
    assert_eq!(stays(base().holds("b", "cash").holds("c", "key tool")).as_deref(), Some("c"));
    assert_eq!(stays(base().holds("b", "key").stamina("c", 3)).as_deref(), Some("c"));
    // Fewer elements stay even with more of everything else.
    assert_eq!(stays(base().marks("c", "EFBD").stamina("b", 3).holds("b", "cash")).as_deref(), Some("b"));
    assert_eq!(stays(base().hand("b", "cell-toss")), None, "blackmail cards do not count");
}

/// ALC-099, ALC-R46: those outside the tie vote; the goat's vote decides if they differ.
#[test]
fn v44_alc_099_r46_the_last_vote() {
    let tied = |options: &[(&str, &str)]| {
        let game = Prison::with(4, options).task("warden", "F1").deck("").holds("d", "knife clothes").turn("d", 2);
        let mut game = game.marks("a", "A").marks("b", "BCD").marks("c", "BEF").marks("d", "CDE");
        game.play("d complete");
        game
    };
    let mut game = tied(&[]);
    game.offers("a", &["stay b", "stay c"]).offers("d", &["stay b", "stay c"]).not_asked("b stay c");
    game.refuses("a stay d", "ALC-R46").refuses("a end", "ALC-R46");
    // Matches at random do not come here, so that the vote has a button is seen here.
    let menu = game.menu("a").into_iter().map(|text| (text.clone(), text.parse().unwrap())).collect();
    let (view, texts) = (game.view("a"), texts::texts(scene::Lang::EN));
    let deciders = Alcatraz::deciders(&game.state);
    let shown = scene::Presentation::<Alcatraz>::new(&texts::options(), &view, Some(seat("a")), deciders, menu, &texts);
    assert_eq!(shown.choices.len(), 2);
    for choice in &shown.choices {
        assert_eq!(choice.verb.as_deref(), Some("stay"));
        assert!(matches!(choice.picks.first(), Some(scene::Pick::Thing(_))), "{choice:?}");
    }
    game.play("d stay b");
    assert_eq!(game.told.len(), 1, "only that d has voted is told");
    game.not_asked("d stay c").play("a stay c");
    assert_eq!(game.outcome().winners.to_string(), "abd");
    let mut game = tied(&[]);
    game.play("a stay b\nd stay b");
    assert_eq!(game.outcome().winners.to_string(), "acd");
}

/// The last tie of four, with amnesty, by a version of the rules: `b` and `c` are tied, `a` and `d` decide.
fn tied_with_amnesty(version: u32) -> Prison {
    let options = [("layout", "numbered"), ("amnesty", "on")];
    let settings = Alcatraz::ABOUT.settings(4, options).unwrap().with_rules_version(version);
    let game = Prison::of(settings).task("warden", "F1").deck("").holds("d", "knife clothes").turn("d", 2);
    let mut game = game.marks("a", "A").marks("b", "BCD").marks("c", "BEF").marks("d", "CDE");
    game.play("d complete");
    game
}

/// ALC-R47, ALC-099: with amnesty the others decide first, and all escape only if they cannot agree.
#[test]
fn alc_r47_099_amnesty_comes_after_a_tied_vote() {
    let mut game = tied_with_amnesty(4);
    game.offers("a", &["stay b", "stay c"]).offers("d", &["stay b", "stay c"]).play("a stay b\nd stay b");
    assert_eq!((game.outcome().winners.to_string().as_str(), &*game.outcome().reason), ("acd", "end-escape"));
    let mut game = tied_with_amnesty(4);
    game.play("a stay b\nd stay c");
    assert_eq!((game.outcome().winners.to_string().as_str(), &*game.outcome().reason), ("abcd", "end-amnesty"));
    // One who decides alone can always decide.
    let game = Prison::with(4, &[("amnesty", "on")]).task("warden", "F1").deck("").holds("d", "knife clothes");
    let mut game = game.turn("d", 2).marks("a", "A").marks("b", "BCDEF").marks("c", "BCDEF").marks("d", "BCDE");
    game.play("d complete\na stay c");
    assert_eq!(game.outcome().winners.to_string(), "abd");
}

/// ALC-R47: by versions 1 to 3 of the rules all escape without a vote.
#[test]
fn alc_r47_no_vote_before_version_4() {
    for version in 1..=3 {
        let game = tied_with_amnesty(version);
        assert_eq!((game.outcome().winners.to_string().as_str(), &*game.outcome().reason), ("abcd", "end-amnesty"));
    }
}

/// ALC-R46: one decider decides alone.
#[test]
fn v45_alc_r46_the_goat_decides_alone() {
    let game = Prison::new(4).task("warden", "F1").deck("").holds("d", "knife clothes").turn("d", 2);
    let mut game = game.marks("a", "A").marks("b", "BCDEF").marks("c", "BCDEF").marks("d", "BCDE");
    game.play("d complete").offers("a", &["stay b", "stay c", "stay d"]).play("a stay d");
    assert_eq!(game.outcome().winners.to_string(), "abc");
}

/// ALC-100: exactly one stays and loses, all others win together.
#[test]
fn alc_100_one_stays() {
    let mut game = last(4, &["", "BC", "DEF", ""], "");
    game.play("b complete");
    let outcome = game.outcome();
    assert_eq!((outcome.winners.len(), outcome.ranks.values()), (3, &[4, 1, 1, 1][..]));
    assert_eq!(outcome.reason, "end-escape");
}

/// ALC-R47: amnesty is only for a full tie.
#[test]
fn alc_r47_amnesty_is_for_ties_only() {
    let mut game = last_with(3, &["", "BC", "DEF"], "", &[("amnesty", "on")]);
    game.play("b complete");
    assert_eq!(game.outcome().winners.to_string(), "bc");
    let mut game = last_with(3, &["", "BCDEF", "ABCDEF"], "", &[("amnesty", "on")]);
    game.play("b complete");
    assert_eq!(game.outcome().winners.to_string(), "bc");
}
