//! The course of play: who decides, what is allowed, what happens. Each part of the rulebook has a file of its own.

use engine::{
    About, BadOptions, Census, Dice, Game, Illegal, Log, OptionSpec, Outcome, Seat, Seats, Set, Settings, Viewer,
    refuse,
};

use crate::Blackgate;
use crate::action::Action;
use crate::cards::{Cards, Kind, Kinds, TargetCard, Tool};
use crate::content::{Ability, Area, Background, Content, Gang, GangCard, Offer, Recipe, TargetBackground};
use crate::event::{Event, Parcel};
use crate::state::{
    After, Ending, Extortion, GangDeck, GangDecks, Leeway, Michel, MichelCards, Mode, Options, Player, Robbery, Side,
    State, Step, Team, Turn,
};
use crate::view::View;

mod act;
mod action_cards;
mod backgrounds;
mod exchange;
mod extortion;
mod fight;
mod gangs;
mod michel;
mod moving;
mod play;
mod setup;
mod timeout;
mod trade;
mod turns;

use act::Act;
use action_cards::ActionCard;
use backgrounds::OwnBackground;
pub(crate) use backgrounds::{mechanic_leeway, rebate};
pub(crate) use exchange::CIGARETTES_MAX;
use exchange::Item;
use extortion::Answer;
pub(crate) use extortion::{next_helper, weapons_to_lay};
use fight::Blow;
use play::Play;
pub(crate) use trade::{dig_points, payments, price};
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
    /// a few questions each. That stays below 1,000. On top come the exchanges of BLK-150: after each of at most
    /// eight actions one with each of two teammates, in which all cards of both may go over and back: fewer than
    /// 18 times 100.
    const ABOUT: &'static About = &About {
        name: "blackgate",
        prefix: "BLK",
        rules_version: 2,
        rules_version_oldest: 1,
        seats: 2..=6,
        actions_max: 1_800_000,
        options: &[
            OptionSpec::choice("mode", &["solo", "team"]),
            OptionSpec::choice("michel", &["default", "on", "off"]),
            OptionSpec::choice("first", &["lot", "seat"]),
            OptionSpec::choice("figures", &["front", "back", "mixed"]),
            OptionSpec::choice("bully", &["michel", "michelle"]),
        ],
    };

    fn rules() -> &'static str {
        include_str!("../RULES.md")
    }

    fn own_content() -> &'static str {
        crate::content::OWN_TEXT
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
                payments(state.content.recipes[recipe.index()].discard, Some(*leeway))
                    .map(|payment| payment.action)
                    .for_each(keep);
            }
            Step::Sell { .. } => {
                hand.among(state.content.sellable).kinds().map(Action::Add).for_each(&mut keep);
                keep(Action::Done);
            }
            Step::Counterfeit => Offer::ALL.into_iter().map(Action::Buy).for_each(keep),
            Step::Mechanic => state.content.recipe_kinds.iter().map(Action::Craft).for_each(keep),
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
        let allowed = check(state, seat, action)?;
        perform(state, seat, allowed, dice, log);
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

    fn timeout_action(state: &State, seat: Seat) -> Option<Action> {
        timeout::action(state, seat)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::new(state, viewer)
    }

    fn imagine(options: &Options, view: &View, dice: &mut Dice) -> State {
        view.imagine(options, dice)
    }

    /// Counts the cards of section 3.
    fn census(state: &State) -> Census {
        let drawn = state.step.robbery().map_or(0, |robbery| robbery.drawn.count());
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
        Step::Blow { extortion, side } => Some(extortion.leader(active, *side)),
        Step::Help { seat, .. } | Step::Discard { seat } => Some(*seat),
        Step::Return { mate, .. } => Some(*mate),
        Step::MichelAnswer { robbery }
        | Step::MichelBlow { robbery }
        | Step::MichelLoss { robbery }
        | Step::MichelReward { robbery } => Some(robbery.target),
        Step::Over { .. } => None,
    }
}

/// An action that is allowed, with what the check found: all that is needed to carry it out.
enum Allowed {
    Act(Act),
    Go(Area),
    Reroll,
    DriveAnywhere,
    PayGang { gang: Gang, paid: Cards, card: Kind },
    CardTarget { card: TargetCard, target: Seat },
    BackgroundTarget { background: TargetBackground, target: Seat },
    Name { target: Seat, tool: Tool },
    Lay { extortion: Extortion, left: u8, card: Kind },
    Answer { extortion: Extortion, answer: Answer },
    Blow { extortion: Extortion, side: Side, blow: Blow },
    Help { extortion: Extortion, side: Side, card: Kind },
    DeclineHelp { extortion: Extortion, side: Side },
    Loot { extortion: Extortion, left: Seats },
    DeclineLoot { extortion: Extortion, left: Seats },
    CraftPay { recipe: Recipe, paid: Cards },
    Sell { sold: u8, card: Kind },
    EndSale,
    Counterfeit { offer: Offer, price: u8 },
    Mechanic { recipe: Recipe, leeway: Option<Leeway> },
    Sap(Tool),
    HandPick { victim: Seat, card: Kind },
    Give { mate: Seat, given: Parcel, item: Option<Item> },
    Return { mate: Seat, given: Parcel, returned: Parcel, item: Option<Item> },
    MichelRoll,
    MichelSkip,
    MichelGo(Area),
    MichelYield { robbery: Robbery, tool: Tool },
    MichelFight { robbery: Robbery },
    MichelBlow { robbery: Robbery, blow: Blow },
    MichelLoss { robbery: Robbery, card: Kind },
    MichelReward { robbery: Robbery },
    DeclineReward { robbery: Robbery },
    Discard(Kind),
}

/// The one place that says what may be done.
fn check(state: &State, seat: Seat, action: Action) -> Result<Allowed, Illegal> {
    match asked(state.turn.seat, &state.step) {
        None => Err(Illegal::Over),
        Some(decider) if decider != seat => Err(Illegal::NotAsked(seat)),
        Some(_) => check_step(state, seat, action),
    }
}

/// What the step allows its decider.
fn check_step(state: &State, seat: Seat, action: Action) -> Result<Allowed, Illegal> {
    match state.step {
        Step::Act => act::check(state, seat, action).map(Allowed::Act),
        Step::Destination { die, rerolled } => moving::check_destination(state, seat, die, rerolled, action),
        Step::AnyDestination => moving::check_any_destination(state, seat, action),
        Step::JoinPay { gang, paid } => gangs::check_pay(state, seat, gang, paid, action),
        Step::CardTarget { card } => action_cards::check_target(state, seat, card, action),
        Step::BackgroundTarget { background } => backgrounds::check_target(state, seat, background, action),
        Step::Name { target } => extortion::check_name(target, action),
        Step::Lay { extortion, left } => extortion::check_lay(state, seat, extortion, left, action),
        Step::Answer { extortion } => extortion::check_answer(state, seat, extortion, action),
        Step::Blow { extortion, side } => extortion::check_blow(state, seat, extortion, side, action),
        Step::Help { extortion, side, .. } => extortion::check_help(state, seat, extortion, side, action),
        Step::Loot { extortion, left } => extortion::check_loot(extortion, left, action),
        Step::CraftPay { recipe, leeway } => trade::check_craft_pay(state, seat, recipe, leeway, action),
        Step::Sell { sold } => trade::check_sell(state, seat, sold, action),
        Step::Counterfeit => backgrounds::check_counterfeit(state, seat, action),
        Step::Mechanic => backgrounds::check_mechanic(state, seat, action),
        Step::Sap => backgrounds::check_sap(state, seat, action),
        Step::HandPick { victim } => backgrounds::check_hand_pick(state, victim, action),
        Step::Give { mate, given } => {
            let item = exchange::check_item(state, seat, given, action)?;
            Ok(Allowed::Give { mate, given, item })
        }
        Step::Return { mate, given, returned } => {
            let item = exchange::check_item(state, seat, returned, action)?;
            Ok(Allowed::Return { mate, given, returned, item })
        }
        Step::MichelAsk => michel::check_ask(action),
        Step::MichelDestination { die } => michel::check_destination(state, die, action),
        Step::MichelAnswer { robbery } => michel::check_answer(state, robbery, action),
        Step::MichelBlow { robbery } => michel::check_blow(state, robbery, action),
        Step::MichelLoss { robbery } => michel::check_loss(state, robbery, action),
        Step::MichelReward { robbery } => michel::check_reward(robbery, action),
        Step::Discard { .. } => turns::check_discard(state, seat, action),
        Step::Over { .. } => Err(Illegal::Over),
    }
}

/// Carries out an action that is allowed, and all that follows by itself.
fn perform(state: &mut State, seat: Seat, allowed: Allowed, dice: &mut Dice, log: &mut Log<Event>) {
    let mut play = Play { state, dice, log };
    match allowed {
        Allowed::Act(act) => play.act(seat, act),
        Allowed::Go(area) => play.arrive(seat, area),
        Allowed::Reroll => play.roll(seat, true),
        Allowed::DriveAnywhere => play.drive_anywhere(seat),
        Allowed::PayGang { gang, paid, card } => play.pay_gang(seat, gang, paid, card),
        Allowed::CardTarget { card, target } => play.hit_by_card(seat, card, target),
        Allowed::BackgroundTarget { background, target } => play.hit_by_background(seat, background, target),
        Allowed::Name { target, tool } => play.name_tool(seat, target, tool),
        Allowed::Lay { extortion, left, card } => play.lay(seat, extortion, left, card),
        Allowed::Answer { extortion, answer } => play.answer(seat, extortion, answer),
        Allowed::Blow { extortion, side, blow } => play.blow(seat, extortion, side, blow),
        Allowed::Help { extortion, side, card } => play.help(seat, extortion, side, card),
        Allowed::DeclineHelp { extortion, side } => play.decline_help(seat, extortion, side),
        Allowed::Loot { extortion, left } => play.loot(seat, extortion, left),
        Allowed::DeclineLoot { extortion, left } => play.decline_loot(seat, extortion, left),
        Allowed::CraftPay { recipe, paid } => play.finish_craft(seat, recipe, paid),
        Allowed::Sell { sold, card } => play.sell(seat, sold, card),
        Allowed::EndSale => play.state.step = Step::Act,
        Allowed::Counterfeit { offer, price } => play.buy(seat, offer, price),
        Allowed::Mechanic { recipe, leeway } => play.craft(seat, recipe, leeway),
        Allowed::Sap(tool) => play.sap(seat, tool),
        Allowed::HandPick { victim, card } => play.hand_pick(seat, victim, card),
        Allowed::Give { mate, given, item } => play.give(seat, mate, given, item),
        Allowed::Return { mate, given, returned, item } => play.give_back(mate, given, returned, item),
        Allowed::MichelRoll => play.roll_michel(seat),
        Allowed::MichelSkip => play.settle_hands(),
        Allowed::MichelGo(area) => play.move_michel(area),
        Allowed::MichelYield { robbery, tool } => play.yield_to_michel(robbery, tool),
        Allowed::MichelFight { robbery } => play.state.step = Step::MichelBlow { robbery },
        Allowed::MichelBlow { robbery, blow } => play.michel_blow(robbery, blow),
        Allowed::MichelLoss { robbery, card } => play.michel_loss(robbery, card),
        Allowed::MichelReward { robbery } => play.draw_reward(robbery),
        Allowed::DeclineReward { robbery } => play.decline_reward(robbery),
        Allowed::Discard(card) => play.discard_surplus(seat, card),
    }
}
