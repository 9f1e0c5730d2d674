//! The value of a position, for bots.

mod former;

use engine::learned::{Features, OwnWeights, PHASES, Weights, has_weights};
use engine::{Dice, Judge, SearchSettings, Seat, Seats};

use self::former::{aim, can_make_tool, gang_card_value, pending_gain, pending_loss, place, points_in_hand, sale};
use crate::Blackgate;
use crate::action::Action;
use crate::cards::{Kind, Kinds};
use crate::content::{Ability, Area};
use crate::state::{Mode, Options, State, Step};

const WEIGHTS_TEXT: &str = include_str!("../content/blackgate.weights");
static WEIGHTS: OwnWeights = OwnWeights::new(WEIGHTS_TEXT);

impl Judge for Blackgate {
    fn search(_: &Options) -> SearchSettings {
        SearchSettings { horizon: 12, ..SearchSettings::UNTUNED }
    }

    const FEATURES: &'static [&'static str] = &[
        "+points",
        "+points-left-curve",
        "+tool-points",
        "+tool-points-at-home",
        "+tool-points-that-win",
        "+materials",
        "+shovel-parts",
        "+pick-parts",
        "+cigarettes",
        "+price-of-a-tool",
        "+sale",
        "+weapons",
        "-unarmed",
        "+accessories",
        "+accessories-without-gang",
        "+action-cards",
        "cards",
        "-cards-over",
        "+gang",
        "+gang-value",
        "+iron-discipline",
        "+background-hidden",
        "-one-beating",
        "-more-beatings",
        "+at-aim",
        "+place",
        "-solitary",
        "-near-michel",
        "+on-turn",
        "+actions-left",
        "+pending-gain",
        "-pending-loss",
        "+handle",
        "one",
        "+glance",
    ];

    /// The side of a seat is its team; the features of mates are added.
    fn features(state: &State, seat: Seat, _: Seat) -> Features {
        let target = i32::from(state.target()).max(1);
        let most = Seats::all(state.seats()).iter().map(|seat| i32::from(state.points(seat))).max().unwrap_or_default();
        let table = if state.mode == Mode::Team { 10 } else { 0 } + state.seats();
        let mut features = Features::new(PHASES * most / target, table);
        let values = &mut features.values;
        let left = (target - i32::from(state.points(seat))).max(0);
        for mate in state.mates(seat).with(seat).iter() {
            add_player(state, mate, left, values);
        }
        // Sixteen times the inverse of what is left: the last points count most.
        values[1] = 64 / (left + 1);
        values[33] = 1;
        values[34] = former::judge(state, seat) as i32 / 8;
        features
    }

    fn rivals(state: &State, seat: Seat) -> Seats {
        match state.mode {
            Mode::Solo => state.opponents(seat),
            Mode::Team => state.opponents(seat).first().map(Seats::only).unwrap_or_default(),
        }
    }

    fn weights() -> Option<&'static Weights> {
        const { has_weights(WEIGHTS_TEXT) }.then(|| WEIGHTS.get())
    }

    fn instinct(state: &State, seat: Seat, menu: &[Action], dice: &mut Dice) -> usize {
        former::instinct(state, seat, menu, dice)
    }

    /// Nobody walks to where the walk began, or to where an earlier step could have led.
    fn prune(state: &State, seat: Seat, menu: &mut Vec<Action>) {
        let is_walk = matches!(state.step, Step::Act | Step::Destination { .. } | Step::AnyDestination);
        if state.turn.seat == seat && is_walk {
            menu.retain(|action| match *action {
                Action::Go(area) | Action::Careful(area) => !state.turn.walked.contains(area),
                _ => true,
            });
        }
    }

    fn former_judge(state: &State, seat: Seat) -> u32 {
        former::judge(state, seat)
    }

    fn former_instinct(state: &State, seat: Seat, menu: &[Action], dice: &mut Dice) -> usize {
        former::instinct(state, seat, menu, dice)
    }
}

/// What a player adds to the features of a side that lacks so many points.
fn add_player(state: &State, seat: Seat, left: i32, values: &mut [i32]) {
    let player = &state.players[seat];
    let hand = player.hand;
    let tools = points_in_hand(state, player) as i32;
    let can_dig = player.area == state.home(seat) && player.beatings < state.content.player.dig_ban;
    let (handle, pan, tape) = (hand.has(Kind::BroomHandle), hand.has(Kind::FryingPan), hand.has(Kind::DuctTape));
    let weapons = i32::from(hand.among(Kinds::WEAPONS).count());
    let worn = i32::from(hand.among(Kinds::ACCESSORIES).count()).min(4);
    let on_turn = state.turn.seat == seat;
    let mut add = |index: usize, value: i32| values[index] += value;
    add(0, i32::from(player.points));
    add(2, tools);
    add(3, if can_dig { tools } else { 0 });
    add(4, i32::from(tools >= left) + i32::from(tools >= left && can_dig));
    add(5, i32::from(hand.among(Kinds::MATERIALS).count().min(6)));
    add(6, i32::from(handle && pan && tape) * 2 + i32::from(handle) + i32::from(pan) + i32::from(tape));
    add(7, i32::from(handle && hand.has(Kind::Scissors)) * 2 + i32::from(can_make_tool(state, hand)));
    add(8, i32::from(player.cigarettes.min(16)));
    add(9, i32::from(u32::from(player.cigarettes) >= u32::from(state.content.prices[2])));
    add(10, sale(state, hand).min(16) as i32);
    add(11, weapons.min(4));
    add(12, i32::from(weapons == 0));
    add(13, worn);
    add(14, if player.gang.is_none() { worn } else { 0 });
    add(15, i32::from(hand.among(Kinds::ACTIONS).count()));
    add(16, i32::from(hand.count()));
    add(17, i32::from(hand.count().saturating_sub(state.content.player.hand_limit)));
    add(18, i32::from(player.gang.is_some()));
    add(19, player.gang.map_or(0, |card| gang_card_value(card) as i32 / 10));
    add(20, i32::from(player.has(Ability::IronDiscipline)));
    add(21, i32::from(!player.revealed));
    let hardened = player.has(Ability::ColdBlood);
    add(22, i32::from(player.beatings > 0 && !hardened));
    add(23, i32::from(player.beatings > 1 && !hardened));
    add(24, i32::from(player.area == aim(state, seat)));
    add(25, place(state, seat) as i32 / 4);
    add(26, i32::from(player.area == Area::Solitary));
    add(27, i32::from(state.michel.as_ref().is_some_and(|michel| michel.area == player.area)));
    add(28, i32::from(on_turn));
    add(29, if on_turn { i32::from(state.turn.actions) } else { 0 });
    add(30, pending_gain(state, seat) as i32 / 10);
    add(31, pending_loss(state, seat) as i32 / 10);
    add(32, i32::from(handle) + i32::from(hand.has(Kind::Scissors)));
}

#[cfg(test)]
mod tests {
    use engine::{Game, Settings};

    use super::*;
    use crate::cards::Cards;
    use crate::state::Player;

    fn start() -> State {
        let options = Blackgate::options(&Settings::new(Blackgate::ABOUT.options, 3)).unwrap();
        let mut state = Blackgate::setup(&options, &mut Dice::seeded(3));
        state.players.values_mut().iter_mut().for_each(|player| player.hand = Cards::NONE);
        state
    }

    /// What the first seat thinks of the start after a change to its own things.
    fn worth(change: impl FnOnce(&mut Player)) -> u32 {
        let mut state = start();
        change(&mut state.players[Seat::new(0)]);
        Blackgate::judge(&state, Seat::new(0))
    }

    #[test]
    fn what_leads_to_the_tunnel_is_worth_more() {
        let nothing = worth(|_| ());
        let spoon = worth(|player| player.hand.put(Kind::Spoon));
        let shovel = worth(|player| player.hand.put(Kind::Shovel));
        let dug = worth(|player| player.points = 4);
        assert!(nothing < spoon && spoon < shovel && shovel < dug, "{nothing} {spoon} {shovel} {dug}");
        assert!(worth(|player| player.cigarettes = 6) > nothing);
        assert!(worth(|player| player.beatings = 2) < worth(|player| player.beatings = 1));
        assert!(worth(|player| player.beatings = 1) < nothing);
    }

    #[test]
    fn a_rival_who_digs_makes_it_worse() {
        let mut state = start();
        let before = Blackgate::judge(&state, Seat::new(0));
        state.players[Seat::new(2)].points = 6;
        assert!(Blackgate::judge(&state, Seat::new(0)) < before);
    }

    #[test]
    fn instinct_digs() {
        let mut state = start();
        let seat = state.turn.seat;
        state.players[seat].hand.put(Kind::Pick);
        let mut menu = Vec::new();
        Blackgate::legal(&state, seat, &mut menu);
        let chosen = Blackgate::instinct(&state, seat, &menu, &mut Dice::seeded(1));
        assert_eq!(menu[chosen].to_string(), "dig pick");
    }
}
