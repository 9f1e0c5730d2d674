//! The course of play: who decides, what is allowed, what happens. Each part of the rulebook has a file of its own.

use engine::{
    About, BadOptions, Census, Clause, Dice, Game, Illegal, Log, OptionSpec, Outcome, Seat, Seats, Set, Settings,
    Viewer,
};

use crate::Blackgate;
use crate::action::Action;
use crate::cards::{Cards, Kind, Kinds, Tool};
use crate::content::{Background, Gang, GangCard, Offer, Recipe};
use crate::event::Event;
use crate::state::{
    After, Ending, GangDeck, Michel, MichelCards, Mode, Options, Player, Side, State, Step, Team, Turn,
};
use crate::view::View;

/// Refuses by a clause unless a condition holds.
macro_rules! require {
    ($condition:expr, $clause:literal) => {
        if !$condition {
            return refuse!($clause);
        }
    };
}

/// Refuses by a clause.
macro_rules! refuse {
    ($clause:literal) => {
        Err(Illegal::Rule(const { Clause::new($clause) }))
    };
}

mod act;
mod action_cards;
mod backgrounds;
mod exchange;
mod extortion;
mod gangs;
mod michel;
mod moving;
mod play;
mod setup;
mod trade;
mod turns;

pub(crate) use backgrounds::rebate;
pub(crate) use exchange::CIGARETTES_MAX;
pub(crate) use extortion::next_helper;
use play::Play;
pub(crate) use trade::{dig_points, price, ways};
pub(crate) use turns::hand_limit;

impl Game for Blackgate {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    /// A match has at most 100 rounds (BLK-R62), so at most 600 turns. Of a turn's steps, at most about 370 move
    /// a card out of a hand: some 63 cards are in hands when it begins, a dozen choices bring no more than 60 in,
    /// and no card leaves a hand more than three times. At most about 120 are passes and refusals to help, one
    /// or two for each Weapon laid; some 50 belong to Michel(le); and a dozen choices of the action phase have
    /// a few questions each. That stays below 1,000.
    const ABOUT: &'static About = &About {
        name: "blackgate",
        prefix: "BLK",
        rules_version: 1,
        rules_version_oldest: 1,
        seats: 2..=6,
        actions_max: 600_000,
        options: &[
            OptionSpec::choice("mode", &["solo", "team"]),
            OptionSpec::choice("michel", &["default", "on", "off"]),
        ],
    };

    fn rules() -> &'static str {
        include_str!("../RULES.md")
    }

    fn options(settings: &Settings) -> Result<Options, BadOptions> {
        Options::read(settings)
    }

    fn setup(options: &Options, dice: &mut Dice) -> State {
        setup::setup(options, dice)
    }

    /// Always exactly one player, until the match is over.
    fn deciders(state: &State) -> Seats {
        asked(state.turn.seat, &state.step).map_or(Seats::NONE, Seats::only)
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if asked(state.turn.seat, &state.step) != Some(seat) {
            return;
        }
        let hand = state.players[seat].hand;
        let mut keep = |action: Action| {
            if check_step(state, seat, action).is_ok() {
                actions.push(action);
            }
        };
        let seats = || Seats::all(state.seats()).iter();
        match &state.step {
            Step::Act => act::list(state, seat, actions),
            Step::Destination { .. } => {
                state.areas().iter().map(Action::Go).for_each(&mut keep);
                [Action::Reroll, Action::Reveal].into_iter().for_each(keep);
            }
            Step::AnyDestination | Step::MichelDestination { .. } => {
                state.areas().iter().map(Action::Go).for_each(keep)
            }
            Step::JoinPay { .. } => hand.among(Kinds::ACCESSORIES).kinds().map(Action::Pay).for_each(keep),
            Step::CardTarget { .. } | Step::BackgroundTarget { .. } => seats().map(Action::Target).for_each(keep),
            Step::Name { .. } => Tool::ALL.into_iter().map(Action::Name).for_each(keep),
            Step::Lay { .. } => hand.among(Kinds::WEAPONS).kinds().map(Action::Lay).for_each(keep),
            Step::Answer { .. } => [Action::Give, Action::Refuse, Action::Reveal].into_iter().for_each(keep),
            Step::Blow { .. } | Step::MichelBlow { .. } => {
                hand.among(Kinds::WEAPONS).kinds().map(Action::Strike).for_each(&mut keep);
                [Action::Reveal, Action::Swing, Action::Pass].into_iter().for_each(keep);
            }
            Step::Help { .. } => {
                hand.among(Kinds::WEAPONS).kinds().map(Action::Help).for_each(&mut keep);
                keep(Action::Decline);
            }
            Step::Loot { .. } => [Action::Loot, Action::Decline].into_iter().for_each(keep),
            Step::CraftPay { recipe, leeway } => {
                ways(state.content.recipes[recipe.index()].discard, Some(*leeway))
                    .map(|way| way.action())
                    .for_each(keep);
            }
            Step::Sell { .. } => {
                hand.among(state.content.sellable).kinds().map(Action::Add).for_each(&mut keep);
                keep(Action::Done);
            }
            Step::Counterfeit => Offer::ALL.into_iter().map(Action::Buy).for_each(keep),
            Step::Mechanic => Recipe::ALL.into_iter().map(Action::Craft).for_each(keep),
            Step::Sap => Tool::ALL.into_iter().map(Action::Dig).for_each(keep),
            Step::HandPick { victim } => state.players[*victim].hand.kinds().map(Action::Take).for_each(keep),
            Step::Give { .. } | Step::Return { .. } => exchange::list(state, seat, keep),
            Step::MichelAsk => [Action::Roll, Action::Skip].into_iter().for_each(keep),
            Step::MichelAnswer { .. } => {
                Tool::ALL.into_iter().map(Action::Yield).for_each(&mut keep);
                keep(Action::Fight);
            }
            Step::MichelLoss { .. } => hand.among(Kinds::TOOLS).kinds().map(Action::Drop).for_each(keep),
            Step::MichelReward { .. } => [Action::Draw, Action::Decline].into_iter().for_each(keep),
            Step::Discard { .. } => hand.kinds().map(Action::Drop).for_each(keep),
            Step::Over { .. } => {}
        }
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        action: Action,
        dice: &mut Dice,
        log: &mut Log<Event>,
    ) -> Result<(), Illegal> {
        check(state, seat, action)?;
        perform(state, seat, action, dice, log);
        Ok(())
    }

    /// One player or one team wins, all others share the place behind (BLK-017).
    fn outcome(state: &State) -> Option<Outcome> {
        let Step::Over { ending } = state.step else {
            return None;
        };
        let (seat, reason) = match ending {
            Ending::Tunnel(seat) => (seat, "ending-tunnel"),
            Ending::Lockdown(seat) => (seat, "ending-lockdown"),
        };
        let outcome = Outcome::won(state.seats(), state.mates(seat).with(seat), reason);
        Some(match state.mode {
            Mode::Solo => outcome,
            Mode::Team => outcome.with_teams(|seat| Team::of(seat) as u8),
        })
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::new(state, viewer)
    }

    fn imagine(options: &Options, view: &View, dice: &mut Dice) -> State {
        view.imagine(options, dice)
    }

    /// Counts the cards of section 3.
    fn census(state: &State) -> Census {
        let drawn = match state.step {
            Step::MichelAnswer { robbery }
            | Step::MichelBlow { robbery }
            | Step::MichelLoss { robbery }
            | Step::MichelReward { robbery } => robbery.drawn.count(),
            _ => 0,
        };
        let players = state.players.values();
        let hands = players.iter().fold(Cards::NONE, |sum, player| sum.plus(player.hand).plus(player.dug));
        let all = hands.plus(state.deck).plus(state.discard).plus(state.piles).plus(state.step.laid());
        let in_gangs: u8 = state.gang_decks.iter().map(GangDeck::count).sum();
        let held = players.iter().filter(|player| player.gang.is_some()).count();
        let michel = state.michel.as_ref().map_or(0, |michel| michel.deck.count() + michel.discard.count() + drawn);
        let mut census = vec![("gang cards", u32::from(in_gangs) + held as u32), ("michel cards", michel)];
        census.extend(Kind::ALL.map(|kind| (kind.word(), u32::from(all.of(kind)))));
        census
    }
}

/// Who a step asks, in the turn of this player.
pub(crate) fn asked(active: Seat, step: &Step) -> Option<Seat> {
    match step {
        Step::Act
        | Step::Destination { .. }
        | Step::AnyDestination
        | Step::JoinPay { .. }
        | Step::CardTarget { .. }
        | Step::BackgroundTarget { .. }
        | Step::Name { .. }
        | Step::Lay { .. }
        | Step::Loot { .. }
        | Step::CraftPay { .. }
        | Step::Sell { .. }
        | Step::Counterfeit
        | Step::Mechanic
        | Step::Sap
        | Step::HandPick { .. }
        | Step::Give { .. }
        | Step::MichelAsk
        | Step::MichelDestination { .. } => Some(active),
        Step::Answer { extortion } => Some(extortion.target),
        Step::Blow { extortion, side } => Some(extortion::principal(active, extortion, *side)),
        Step::Help { seat, .. } | Step::Discard { seat } => Some(*seat),
        Step::Return { mate, .. } => Some(*mate),
        Step::MichelAnswer { robbery }
        | Step::MichelBlow { robbery }
        | Step::MichelLoss { robbery }
        | Step::MichelReward { robbery } => Some(robbery.target),
        Step::Over { .. } => None,
    }
}

/// The one guard: whether a seat may do this now.
fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    match asked(state.turn.seat, &state.step) {
        None => Err(Illegal::Over),
        Some(decider) if decider != seat => Err(Illegal::NotAsked(seat)),
        Some(_) => check_step(state, seat, action),
    }
}

/// What the step allows its decider.
fn check_step(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    match &state.step {
        Step::Act => act::check(state, seat, action),
        Step::Destination { die, rerolled } => moving::check_destination(state, seat, *die, *rerolled, action),
        Step::AnyDestination => moving::check_any_destination(state, seat, action),
        Step::JoinPay { gang, paid } => gangs::check_pay(state, seat, *gang, *paid, action),
        Step::CardTarget { card } => action_cards::check_target(state, seat, *card, action),
        Step::BackgroundTarget { background } => backgrounds::check_target(state, seat, *background, action),
        Step::Name { .. } => extortion::check_name(action),
        Step::Lay { .. } => extortion::check_lay(state, seat, action),
        Step::Answer { extortion } => extortion::check_answer(state, seat, extortion, action),
        Step::Blow { extortion, side } => extortion::check_blow(state, seat, extortion, *side, action),
        Step::Help { .. } => extortion::check_help(state, seat, action),
        Step::Loot { .. } => extortion::check_loot(action),
        Step::CraftPay { recipe, leeway } => trade::check_craft_pay(state, seat, *recipe, *leeway, action),
        Step::Sell { sold } => trade::check_sell(state, seat, *sold, action),
        Step::Counterfeit => backgrounds::check_counterfeit(state, seat, action),
        Step::Mechanic => backgrounds::check_mechanic(state, seat, action),
        Step::Sap => backgrounds::check_sap(state, seat, action),
        Step::HandPick { victim } => backgrounds::check_hand_pick(state, *victim, action),
        Step::Give { given, .. } => exchange::check_parcel(state, seat, *given, action),
        Step::Return { returned, .. } => exchange::check_parcel(state, seat, *returned, action),
        Step::MichelAsk => michel::check_ask(action),
        Step::MichelDestination { die } => michel::check_destination(state, *die, action),
        Step::MichelAnswer { robbery } => michel::check_answer(state, seat, robbery, action),
        Step::MichelBlow { robbery } => michel::check_blow(state, seat, robbery, action),
        Step::MichelLoss { robbery } => michel::check_loss(state, seat, robbery, action),
        Step::MichelReward { .. } => michel::check_reward(action),
        Step::Discard { .. } => turns::check_discard(state, seat, action),
        Step::Over { .. } => Err(Illegal::Over),
    }
}

/// Carries out an action that is allowed, and all that follows by itself.
fn perform(state: &mut State, seat: Seat, action: Action, dice: &mut Dice, log: &mut Log<Event>) {
    let step = state.step;
    let mut play = Play { state, dice, log };
    match step {
        Step::Act => play.act(seat, action),
        Step::Destination { .. } => play.destination(seat, action),
        Step::AnyDestination => play.any_destination(seat, action),
        Step::JoinPay { gang, paid } => play.pay_gang(seat, gang, paid, action),
        Step::CardTarget { card } => play.card_target(seat, card, action),
        Step::BackgroundTarget { background } => play.background_target(seat, background, action),
        Step::Name { target } => play.name_tool(seat, target, action),
        Step::Lay { extortion, left } => play.lay(seat, extortion, left, action),
        Step::Answer { extortion } => play.answer(seat, extortion, action),
        Step::Blow { extortion, side } => play.blow(seat, extortion, side, action),
        Step::Help { extortion, side, .. } => play.help(seat, extortion, side, action),
        Step::Loot { extortion, left } => play.loot_helper(seat, extortion, left, action),
        Step::CraftPay { recipe, leeway } => play.craft_pay(seat, recipe, leeway, action),
        Step::Sell { sold } => play.sell(seat, sold, action),
        Step::Counterfeit => play.counterfeit(seat, action),
        Step::Mechanic => play.mechanic(seat, action),
        Step::Sap => play.sap(seat, action),
        Step::HandPick { victim } => play.hand_pick(seat, victim, action),
        Step::Give { mate, given } => play.give(seat, mate, given, action),
        Step::Return { mate, given, returned } => play.give_back(mate, given, returned, action),
        Step::MichelAsk => play.michel_ask(seat, action),
        Step::MichelDestination { .. } => play.michel_destination(action),
        Step::MichelAnswer { robbery } => play.michel_answer(robbery, action),
        Step::MichelBlow { robbery } => play.michel_blow(robbery, action),
        Step::MichelLoss { robbery } => play.michel_loss(robbery, action),
        Step::MichelReward { robbery } => play.michel_reward(robbery, action),
        Step::Discard { .. } => play.drop_surplus(seat, action),
        Step::Over { .. } => unreachable!("the guard refuses every action when the match is over"),
    }
}

/// An action that the guard of this step never lets pass.
fn never(action: Action) -> ! {
    unreachable!("the guard let `{action}` pass")
}
