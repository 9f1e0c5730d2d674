//! Rounds, votes and the goat: ALC-012, ALC-024 to ALC-049.

use engine::{AutoAction, Match, Outcome, Participant, Record, Seed, Viewer};

use super::*;
use crate::Action;
use crate::state::End;

fn votes(game: &mut Prison, votes: &str) {
    for (voter, vote) in votes.split_whitespace().enumerate() {
        game.play(&format!("{} vote {vote}", Seat::new(voter as u8)));
    }
}

/// Ends the round in which `a` is the goat and begins the next, with a guard in the Yard.
fn talk(seats: u8) -> Prison {
    talk_in(Prison::new(seats))
}

fn talk_in(mut game: Prison) -> Prison {
    let others = usize::from(game.state.board.seats()) - 1;
    game.dice([4]);
    for who in ["b", "c", "d"].into_iter().take(others) {
        game.play(&format!("{who} end"));
    }
    game
}

/// ALC-012: having been goat leaves nothing behind.
#[test]
fn alc_012_the_role_lasts_one_round() {
    let mut game = talk(3);
    game.play("a call-vote");
    votes(&mut game, "b b b");
    game.play("b end\nc end");
    // In the next turn `a` is like everybody else.
    let game = Prison(Scenario::from_state(game.state.clone())).at("a", "warden").task("warden", "A1");
    let mut game = game.holds("a", "key clothes");
    assert_eq!(game.points(), 3);
    game.lists("a complete");
}

/// ALC-024: guard, then vote, then turns; nothing of another phase is possible.
#[test]
fn alc_024_phases_come_in_order() {
    let mut game = talk(3);
    assert_eq!((game.guards_in("yard"), game.state.board.round), (1, 2));
    game.offers("a", &["call-vote"]).refuses("a move radio", "ALC-024").refuses("a vote b", "ALC-032");
    game.play("a call-vote").refuses("b end", "ALC-024").refuses("b pick a", "ALC-024");
    votes(&mut game, "b b b");
    game.refuses("b vote a", "ALC-024").refuses("b call-vote", "ALC-024").refuses("b stay a", "ALC-024");
    game.refuses("b pick a", "ALC-024").lists("b end");
}

/// ALC-025: round 1 begins with the goat's turn.
#[test]
fn alc_025_the_first_round_has_turns_only() {
    for seed in 0..20 {
        let game = Scenario::<Alcatraz>::deal_any(3, [], seed);
        assert_eq!((game.state.turn().seat, game.state.board.round), (game.state.board.goat, 1));
        assert_eq!(game.state.board.guards_total(), 8);
    }
}

/// ALC-026: after the last turn the next round begins.
#[test]
fn alc_026_the_last_turn_ends_the_round() {
    let mut game = Prison::new(4);
    game.play("b end\nc end").not_asked("a call-vote");
    assert_eq!(game.state.board.round, 1);
    game.dice([0]).play("d end").lists("a call-vote");
    assert_eq!(game.state.board.round, 2);
}

/// ALC-027, ALC-R05: with 20 guards on the board the game is lost before any draw, by the goat, too.
#[test]
fn alc_027_r05_the_21st_guard_loses() {
    let crowd = |guards: u8| {
        let mut game = Prison::new(3);
        (0..guards).for_each(|guard| game.state.board.guards[usize::from(guard % 12)] += 1);
        game
    };
    let mut game = crowd(20);
    game.play("b end\nc end");
    assert_eq!(game.outcome(), Outcome::all_lose(3, "end-guards"));
    assert!(game.outcome().winners.is_empty());
    let mut game = crowd(19);
    game.dice([11]).play("b end\nc end").lists("a call-vote");
    assert_eq!(game.state.board.guards_total(), 20);
}

/// ALC-028: one guard comes to the drawn room.
#[test]
fn alc_028_a_guard_comes() {
    let mut game = Prison::new(3).guards("dining", 3);
    game.dice([2]).play("b end\nc end");
    assert_eq!((game.guards_in("dining"), game.state.board.guards_total()), (4, 4));
    assert!(game.told(&Event::GuardCame(Room::Dining)).is_some());
}

/// ALC-029, ALC-R02, ALC-R51: a full room is drawn again; one with three guards gets its fourth.
#[test]
fn v08_alc_029_r02_r51_redraw_at_four() {
    let mut game = Prison::new(3).guards("chapel", 4).guards("radio", 3);
    game.dice([0, 0, 1]).play("b end\nc end");
    assert_eq!((game.guards_in("chapel"), game.guards_in("radio")), (4, 4));
    assert_eq!(game.told.iter().filter(|told| told.event == Event::RoomFull(Room::Chapel)).count(), 2);
}

/// ALC-030, ALC-027, ALC-R59: 7 + r guards in round r; round 14 is lost before talk and vote.
#[test]
fn v09_alc_030_r59_guards_count_rounds() {
    let mut game = Prison(Scenario::deal_any(3, [("layout", "numbered")], 4));
    let goat = game.state.board.goat.to_string();
    for round in 1..=13 {
        assert_eq!((game.state.board.round, game.state.board.guards_total()), (round, 7 + round));
        if round < 13 {
            game.next_round(&goat);
        }
    }
    while game.state.step != Step::Over(End::Guards) {
        let active = game.state.turn().seat;
        game.play(&format!("{active} end"));
    }
    assert_eq!((game.state.board.round, game.state.board.guards_total()), (14, 20));
    assert_eq!(game.outcome().reason, "end-guards");
    assert!(Alcatraz::deciders(&game.state).is_empty());
}

/// ALC-032, ALC-R30: only the old goat ends the talk, at once if they like.
#[test]
fn alc_032_r30_the_old_goat_calls_the_vote() {
    let mut game = talk(3);
    game.not_asked("b call-vote").not_asked("b vote a").refuses("a vote b", "ALC-032").offers("a", &["call-vote"]);
    // After two minutes the host calls it for them.
    assert_eq!(
        Alcatraz::auto_action(&game.state),
        Some(AutoAction { seconds: 120, seat: seat("a"), action: Action::CallVote })
    );
    game.play("a call-vote").offers("b", &["vote a", "vote b", "vote c"]);
    assert_eq!(Alcatraz::auto_action(&game.state), None);
}

/// ALC-033, ALC-034: everybody has one vote, for anybody at the table, the goat included.
#[test]
fn alc_033_034_everybody_votes_for_anybody() {
    let mut game = talk(3);
    game.play("a call-vote").refuses("a vote d", "ALC-033").play("a vote a").not_asked("a vote b");
    game.play("b vote b\nc vote b");
    assert_eq!(game.state.board.goat, seat("b"));
}

/// ALC-035, ALC-R31: a vote is hidden before all are in; a vote cannot be changed.
#[test]
fn alc_035_r31_votes_open_together() {
    let mut game = talk(3);
    game.play("a call-vote\na vote c\nb vote c");
    assert_eq!(game.told.iter().last().map(|told| &told.event), Some(&Event::Voted(seat("b"))));
    game.not_asked("a vote b");
    game.play("c vote a");
    let shown = [("a", "c"), ("b", "c"), ("c", "a")].map(|(voter, vote)| (seat(voter), seat(vote)));
    assert_eq!(game.told(&Event::Votes(shown.into_iter().collect())), Some(Audience::ALL));
}

/// ALC-036: most votes.
#[test]
fn v10_alc_036_most_votes_win() {
    let mut game = talk(4);
    game.play("a call-vote");
    votes(&mut game, "b b c d");
    assert_eq!((game.state.board.goat, game.state.turn().seat), (seat("b"), seat("b")));
}

/// ALC-037, ALC-R32: by version 2 of the rules the old goat picks anybody.
#[test]
fn v11_alc_037_r32_the_old_goat_breaks_ties_freely() {
    let mut game = talk(4);
    game.play("a call-vote");
    votes(&mut game, "b b c c");
    game.offers("a", &["pick a", "pick b", "pick c", "pick d"]).refuses("a pick e", "ALC-R32").not_asked("b pick b");
    game.refuses("a end", "ALC-024");
    game.play("a pick d");
    assert_eq!((game.state.board.goat, game.state.board.bonus), (seat("d"), 1));
}

/// ALC-037, ALC-R32: by version 1 of the rules the old goat picks one of the tied or themself.
#[test]
fn v11_alc_037_r32_the_old_goat_picks_one_of_the_tied_by_version_1() {
    let settings = Alcatraz::ABOUT.settings(4, [("layout", "numbered")]).unwrap();
    let mut game = talk_in(Prison::of(settings.with_rules_version(1)));
    game.play("a call-vote");
    votes(&mut game, "b b c c");
    game.offers("a", &["pick a", "pick b", "pick c"]).refuses("a pick d", "ALC-R32").not_asked("b pick b");
    game.refuses("a end", "ALC-024");
    game.play("a pick a");
    assert_eq!((game.state.board.goat, game.state.board.bonus), (seat("a"), 2));
}

/// ALC-R32: a match keeps the version of the rules that it was opened with, also after it is read from its record.
#[test]
fn alc_r32_a_match_plays_on_by_its_version() {
    for (version, offered) in [(Some(1), 3), (Some(2), 4), (None, 4)] {
        let settings = Alcatraz::ABOUT.settings(4, []).unwrap();
        let settings = version.map_or(settings.clone(), |version| settings.with_rules_version(version));
        let seed = Seed::from_number(1);
        let mut game = Match::<Alcatraz>::new(settings, seed, Participant::row(4)).unwrap();
        while game.view(Viewer::Spectator).board.round == 1 {
            let active = game.deciders().first().unwrap();
            game.play(active, Action::End).unwrap();
        }
        let goat = game.view(Viewer::Spectator).board.goat;
        game.play(goat, Action::CallVote).unwrap();
        let (second, third) = (goat.next(4), goat.next(4).next(4));
        for (voter, vote) in Seats::all(4).iter().zip([second, second, third, third]) {
            game.play(voter, Action::Vote(vote)).unwrap();
        }
        assert_eq!(game.menu(goat).len(), offered, "version {version:?}");
        let record: Record = game.record().to_string().parse().unwrap();
        assert_eq!(record.rules_version, version.unwrap_or(Alcatraz::ABOUT.rules_version));
        assert_eq!(record.resume::<Alcatraz>(seed, None).unwrap().menu(goat), game.menu(goat), "version {version:?}");
    }
}

/// ALC-037: with one vote each, the old goat picks anyone.
#[test]
fn v12_one_vote_each() {
    let mut game = talk(3);
    game.play("a call-vote");
    votes(&mut game, "b c a");
    game.offers("a", &["pick a", "pick b", "pick c"]).play("a pick c");
    assert_eq!(game.state.board.goat, seat("c"));
}

/// ALC-034, ALC-036: a vote for oneself counts.
#[test]
fn v13_a_self_vote_counts() {
    let mut game = talk(3);
    game.play("a call-vote");
    votes(&mut game, "c b b");
    assert_eq!(game.state.board.goat, seat("b"));
}

/// ALC-038, ALC-039, ALC-040: the new goat, and only they, have the card and its bonus.
#[test]
fn alc_038_039_040_one_goat_with_a_bonus() {
    let mut game = talk(3);
    game.play("a call-vote");
    votes(&mut game, "b b b");
    assert_eq!(game.told(&Event::Goat(seat("b"), 1)), Some(Audience::ALL));
    assert_eq!((game.state.board.goat, game.state.board.bonus, game.points()), (seat("b"), 1, 4));
    game.play("b end");
    assert_eq!(game.points(), 3);
    game.play("c end");
    assert_eq!(game.points(), 3);
}

/// ALC-041, ALC-042, ALC-R27: the bonus grows to 3 while the same prisoner is elected, and is lost with the role.
#[test]
fn v03_alc_041_042_r27_the_bonus_grows() {
    let mut game = Prison::new(3).turn("a", 4);
    let mut bonuses = vec![game.state.board.bonus];
    for goat in ["a", "a", "a", "a", "b", "a"] {
        game.next_round(goat);
        bonuses.push(game.state.board.bonus);
        assert_eq!(game.points(), 3 + game.state.board.bonus);
    }
    assert_eq!(bonuses, [1, 2, 3, 3, 3, 1, 1]);
}

/// ALC-046, ALC-R28: the goat first, then clockwise by seat, wrapping around.
#[test]
fn alc_046_r28_turns_go_clockwise_from_the_goat() {
    let mut game = talk(4);
    game.play("a call-vote");
    votes(&mut game, "c c c c");
    game.not_asked("d end").play("c end").not_asked("a end").play("d end\na end").dice([0]).play("b end");
    game.lists("c call-vote");
}

/// ALC-047: action points in round 1.
#[test]
fn v02_alc_047_action_points() {
    for (seats, base) in [(3, 3), (4, 2)] {
        let mut game = Prison(Scenario::deal_any(seats, [], 3));
        let goat = game.state.board.goat;
        for who in goat.around(seats) {
            assert_eq!(game.points(), if who == goat { base + 1 } else { base }, "{seats}");
            if who != goat.previous(seats) {
                game.play(&format!("{who} end"));
            }
        }
    }
}

/// ALC-048: some steps cost action points, others none.
#[test]
fn alc_048_some_actions_are_free() {
    let mut game = Prison::new(3).stamina("b", 1).holds("b", "cash").guards("warden", 1).turn("b", 0);
    game.refuses("b move guards", "ALC-047").refuses("b use", "ALC-047");
    game.lists("b bribe").lists("b stamina").lists("b trade c").lists("b end");
}

/// ALC-049, ALC-R29: action points can be left, and are not kept.
#[test]
fn alc_049_r29_points_lapse() {
    let mut game = Prison::new(3);
    game.play("b end");
    game.next_round("a");
    game.play("a end");
    assert_eq!((game.state.turn().seat, game.points()), (seat("b"), 3));
}
