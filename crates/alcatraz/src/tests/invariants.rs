//! The invariants of section 8.4, on plays in which prisoners work on the plan instead of strolling about.

use engine::{Dice, Log, Settings, Viewer};

use super::*;
use crate::action::Action;
use crate::content::Content;

/// Completes tasks whenever possible, agrees to requests, and rarely idles.
pub(super) fn eager(menu: &[Action], chance: &mut Dice) -> Action {
    if let Some(&done) = menu.iter().find(|action| matches!(action, Action::Complete | Action::Accept)) {
        return done;
    }
    if menu.contains(&Action::Use) && chance.below(4) > 0 {
        return Action::Use;
    }
    for _ in 0..6 {
        let action = *chance.pick(menu);
        let idle = matches!(
            action,
            Action::End | Action::Discard(_) | Action::Riot(_) | Action::Trade(_) | Action::Cancel | Action::Bribe
        );
        if !idle {
            return action;
        }
    }
    *chance.pick(menu)
}

/// A prison in which tasks are easy, and plays come to every kind of end.
pub(super) fn options(seats: u8, chance: &mut Dice) -> crate::Options {
    let settings = Settings::random(Alcatraz::ABOUT.options, seats, chance);
    // One item is enough for every task, and there are points to spare.
    let first_item =
        |line: &str| match (line.find("items = [\"").filter(|_| line.starts_with(char::is_uppercase)), line) {
            (Some(start), line) => {
                let first = line[start..].find(',').expect("tasks need several items") + start;
                let end = line.find(']').expect("the list ends");
                format!("{}{}\n", &line[..first], &line[end..])
            }
            (None, line) => format!("{line}\n"),
        };
    let easy: String = crate::content::TOML.lines().map(first_item).collect();
    let easy = easy
        .replace("players = 3", "players = 5")
        .replace("players = 2", "players = 5")
        .replace("most = 20", "most = 27");
    Alcatraz::options(&settings.with_content(easy)).unwrap()
}

fn hold(state: &State, content: &Content) {
    let board = &state.board;
    assert!(board.guards.iter().all(|&guards| guards <= 4), "ALC-007");
    assert_eq!(board.guards_total(), (7 + board.round).min(27), "ALC-030");
    for room in Room::ALL {
        let here = board.tokens[room.index()];
        assert!(Item::ALL.iter().all(|&item| here.of(item) <= content.holds(room).of(item)), "ALC-008");
    }
    let letters: Set<Element> = board.display.iter().map(|posted| posted.task.element()).collect();
    let rooms: Set<Room> = board.display.iter().map(|posted| posted.room).collect();
    assert_eq!(usize::from(letters.len()), board.display.len(), "ALC-092");
    assert_eq!(usize::from(rooms.len()), board.display.len(), "ALC-009");
    let short_hands = !matches!(state.step, Step::Turn(_, Ask::Drop));
    for (seat, prisoner) in board.prisoners.iter() {
        assert!(prisoner.stamina <= 3 && prisoner.goods.cash <= 3, "ALC-003");
        assert!(prisoner.goods.items.total() <= 3, "ALC-004");
        assert!(state.hands[seat].len() <= if short_hands { 2 } else { 3 }, "ALC-005");
    }
    assert!(board.goat.number() < board.seats() && (1..=3).contains(&board.bonus), "ALC-039");
}

/// A viewer sees and may do the same in every imagined state.
fn hides(options: &crate::Options, state: &State, viewer: Viewer, chance: &mut Dice) {
    let view = Alcatraz::view(state, viewer);
    let imagined = Alcatraz::imagine(options, &view, chance);
    assert!(Alcatraz::view(&imagined, viewer) == view);
    assert_eq!(Alcatraz::deciders(&imagined), Alcatraz::deciders(state));
    assert_eq!(Alcatraz::outcome(&imagined), Alcatraz::outcome(state));
    if let Viewer::Seat(seat) = viewer {
        let (mut real, mut other) = (Vec::new(), Vec::new());
        Alcatraz::legal(state, seat, &mut real);
        Alcatraz::legal(&imagined, seat, &mut other);
        assert_eq!(real, other);
    }
}

/// ALC-003, ALC-004, ALC-005, ALC-007, ALC-008, ALC-009, ALC-030, ALC-039, ALC-R59: at every step of eager plays.
#[test]
fn eager_plays_keep_the_invariants() {
    let mut chance = Dice::seeded(5);
    let mut ends = std::collections::BTreeMap::<String, u32>::new();
    for game in 0..250 {
        let options = options(3 + game % 2, &mut chance);
        let mut dice = Dice::seeded(u64::from(game));
        let mut state = Alcatraz::setup(&options, &mut dice);
        let census = Alcatraz::census(&state);
        let (mut menu, mut last) = (Vec::new(), String::new());
        while let Some(seat) = Alcatraz::deciders(&state).first() {
            menu.clear();
            Alcatraz::legal(&state, seat, &mut menu);
            let action = eager(&menu, &mut chance);
            last = action.to_string().split(' ').next().unwrap_or_default().to_owned();
            Alcatraz::apply(&mut state, seat, action, &mut dice, &mut Log::silent()).unwrap();
            hold(&state, &options.content);
            assert_eq!(Alcatraz::census(&state), census);
            Viewer::all(options.seats).for_each(|viewer| hides(&options, &state, viewer, &mut chance));
        }
        let reason = Alcatraz::outcome(&state).unwrap().reason;
        *ends.entry(format!("{reason} by {last}")).or_default() += 1;
    }
    assert!(ends.keys().any(|end| end.starts_with("end-escape")), "{ends:?}");
    println!("{ends:?}");
}
