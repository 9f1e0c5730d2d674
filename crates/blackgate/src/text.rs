//! The game in words: the table, the questions, the choices and the events.

mod events;
mod outline;

use engine::{Dice, Game, OpenId, Seat, Seats};
use scene::{EmbeddedTexts, GameText, Section, TextValue, Texts};

use crate::Blackgate;
use crate::action::Action;
use crate::cards::{Cards, Kind, Tool};
use crate::content::{Ability, Area, Background, Content, Gang, GangCard, MichelCard, Offer, Recipe};
use crate::event::Event;
use crate::rules;
use crate::state::{Extortion, Options, Side, Step};
use crate::view::View;
pub(crate) use events::parcel as parcel_text;

impl GameText for Blackgate {
    const EMBEDDED_TEXTS: EmbeddedTexts = ::scene::embedded_texts!("texts");

    fn outline(options: &Options, view: &View, texts: &Texts) -> Vec<Section> {
        outline::outline(options, view, texts)
    }

    fn question(options: &Options, view: &View, seat: Seat, texts: &Texts) -> String {
        let names = Names(texts);
        let active = view.turn.seat;
        let with = |id: &str, key: &'static str, value: String| texts.with(id, [(key, value.into())]);
        let name = |seat: Seat| texts.seat(seat).to_owned();
        match view.step {
            Step::Act => act_question(options, view, seat, texts),
            Step::Destination { die, .. } => texts.with("question-destination", [("die", die.into())]),
            Step::AnyDestination => texts.text("question-any-destination"),
            Step::JoinPay { gang, paid } => {
                let left = options.content.gangs[gang.index()].accessories - paid.count();
                texts.with(
                    "question-join-pay",
                    [("gang", names.join(&options.content, gang).into()), ("left", left.into())],
                )
            }
            Step::CardTarget { card } => {
                let effect = texts.text(&format!("effect-{}", card.kind()));
                let values = [("card", names.card(card.kind()).into()), ("effect", effect.into())];
                texts.with("question-card-target", values)
            }
            Step::BackgroundTarget { background } => {
                let card = background.card();
                let effect = texts.text(&format!("background-{card}.text"));
                let values = [("card", names.background(card).into()), ("effect", effect.into())];
                texts.with("question-background-target", values)
            }
            Step::Name { target } => with("question-name", "target", name(target)),
            Step::Lay { extortion: Extortion { tool, target, .. }, left } => {
                let values =
                    [("tool", names.wanted(tool).into()), ("target", names.seat(target)), ("left", left.into())];
                texts.with("question-lay", values)
            }
            Step::Answer { extortion: Extortion { tool, .. } } => {
                let has_it = view.own_hand().is_some_and(|hand| hand.has(tool.kind()));
                let id = if has_it { "question-answer" } else { "question-answer-without" };
                texts.with(id, [("attacker", names.seat(active)), ("tool", names.wanted(tool).into())])
            }
            Step::Blow { extortion, side } => {
                let other = names.seat(extortion.leader(active, side.other()));
                match view.helpers() {
                    Seats::NONE => texts.with("question-blow", [("other", other)]),
                    mates => {
                        texts.with("question-blow-helped", [("other", other), ("mates", names.seats(mates).into())])
                    }
                }
            }
            Step::Help { extortion, side, .. } => {
                let leader = |side: Side| names.seat(extortion.leader(active, side));
                texts.with("question-help", [("mate", leader(side)), ("other", leader(side.other()))])
            }
            Step::Loot { left, .. } => {
                with("question-loot", "helper", name(rules::next_helper(active, view.players.len(), left)))
            }
            Step::CraftPay { recipe, .. } => with("question-craft-pay", "made", names.made(options, recipe)),
            Step::Sell { .. } => texts.text("question-sell"),
            Step::Counterfeit => {
                let rebate = rules::rebate(&options.content, view.players[active].gang);
                texts.with("question-counterfeit", [("rebate", rebate.into())])
            }
            Step::Mechanic => texts.text("question-mechanic"),
            Step::Sap => texts.text("question-sap"),
            Step::HandPick { victim } => with("question-hand-pick", "victim", name(victim)),
            Step::Give { mate, .. } => with("question-give", "mate", name(mate)),
            Step::Return { .. } => with("question-return", "mate", name(active)),
            Step::MichelAsk => texts.text("question-michel-ask"),
            Step::MichelDestination { die } => texts.with("question-michel-destination", [("die", die.into())]),
            Step::MichelAnswer { robbery } => with("question-michel-answer", "card", names.michel_card(robbery.first)),
            Step::MichelBlow { .. } => texts.text("question-michel-blow"),
            Step::MichelLoss { .. } => texts.text("question-michel-loss"),
            Step::MichelReward { .. } => texts.text("question-michel-reward"),
            Step::Discard { .. } => {
                let player = &view.players[seat];
                let limit = rules::hand_limit(&options.content, player.gang);
                texts.with("question-discard", [("count", player.cards.into()), ("limit", limit.into())])
            }
            Step::Over { .. } => texts.text("question-wait"),
        }
    }

    fn label(options: &Options, view: &View, action: Action, texts: &Texts) -> String {
        let names = Names(texts);
        let with = |id: &str, key: &'static str, value: String| texts.with(id, [(key, value.into())]);
        let who = |id: &str, seat: Seat| texts.with(id, [("who", texts.seat(seat).into())]);
        let one = |id: &str, kind: Kind| texts.with(id, [("card", names.one(kind).into())]);
        match action {
            Action::Search => search_label(options, view, texts),
            Action::Careful(area) => with("action-careful", "area", names.to(area)),
            Action::Follow(mate) => follow_label(view, mate, texts),
            Action::Join(gang) => {
                let count = options.content.gangs[gang.index()].accessories;
                texts
                    .with("action-join", [("gang", names.join(&options.content, gang).into()), ("count", count.into())])
            }
            Action::Play(card) => {
                let effect = texts.text(&format!("effect-{card}"));
                texts.with("action-play", [("card", names.card(card).into()), ("effect", effect.into())])
            }
            Action::Extort(target) => who("action-extort", target),
            Action::Craft(recipe) => {
                let cards = names.cards(options.content.recipes[recipe.index()].discard);
                texts.with("action-craft", [("made", names.made(options, recipe).into()), ("cards", cards.into())])
            }
            Action::Dig(tool) => dig_label(options, view, tool, texts),
            Action::Buy(offer) => buy_label(options, view, offer, texts),
            Action::Reveal => {
                let card = view.own.as_ref().map(|own| names.background(own.background)).unwrap_or_default();
                with("action-reveal", "card", card)
            }
            Action::Collect(target) => who("action-collect", target),
            Action::Exchange(mate) => who("action-exchange", mate),
            Action::Go(area) => {
                let is_michel = matches!(view.step, Step::MichelDestination { .. });
                with(if is_michel { "action-send-michel" } else { "action-go" }, "area", names.to(area))
            }
            Action::Pay(card) => one("action-pay", card),
            Action::Target(target) => who("action-target", target),
            Action::Name(tool) => with("action-name", "tool", names.wanted(tool)),
            Action::Lay(card) => one("action-lay", card),
            Action::Strike(card) => one("action-strike", card),
            Action::Help(card) => one("action-help", card),
            Action::Replace(required, other) => {
                let values = [("other", names.card(other).into()), ("required", names.card(required).into())];
                texts.with("action-replace", values)
            }
            Action::Omit(card) => one("action-omit", card),
            Action::Add(card) => {
                let value = options.content.values[card.index()];
                texts.with("action-add", [("card", names.one(card).into()), ("value", value.into())])
            }
            Action::Take(card) => one("action-take", card),
            Action::Hand(card) => one("action-hand", card),
            Action::Cigarettes(count) => texts.with("action-cigarettes", [("count", count.into())]),
            Action::Yield(tool) => with("action-yield", "tool", names.one(tool.kind())),
            Action::Give => match view.step {
                Step::Answer { extortion } => with("action-yield", "tool", names.one(extortion.tool.kind())),
                _ => texts.text("action-give"),
            },
            Action::Pass => match view.helpers() {
                Seats::NONE => texts.text("action-pass"),
                mates => with("action-pass-helped", "mates", names.seats(mates)),
            },
            Action::Decline => texts.text(decline_message(&view.step)),
            Action::Drop(card) => one("action-drop", card),
            Action::Move
            | Action::Steal
            | Action::Sell
            | Action::Heal
            | Action::End
            | Action::Reroll
            | Action::Refuse
            | Action::Swing
            | Action::Exact
            | Action::Done
            | Action::Roll
            | Action::Skip
            | Action::Fight
            | Action::Draw
            | Action::Loot => texts.text(&format!("action-{action}")),
        }
    }

    fn describe_event(options: &Options, event: &Event, texts: &Texts) -> String {
        events::describe(options, event, texts)
    }
}

/// The names of things, in the forms that sentences need.
pub(crate) struct Names<'a>(pub(crate) &'a Texts);

impl Names<'_> {
    pub(crate) fn card(&self, kind: Kind) -> String {
        self.0.text(&format!("card-{kind}"))
    }

    /// One card as the object of a sentence.
    pub(crate) fn one(&self, kind: Kind) -> String {
        self.0.text(&format!("card-{kind}.one"))
    }

    /// A Tool as the object of a demand.
    pub(crate) fn wanted(&self, tool: Tool) -> String {
        self.0.text(&format!("card-{}.wanted", tool.kind()))
    }

    pub(crate) fn cards(&self, cards: Cards) -> String {
        let each = cards.kinds().map(|kind| self.0.times(cards.of(kind), self.card(kind)));
        self.0.list(&each.collect::<Vec<_>>())
    }

    pub(crate) fn area(&self, area: Area) -> String {
        self.0.text(&format!("area-{area}"))
    }

    /// An area where something happens.
    pub(crate) fn inside(&self, area: Area) -> String {
        self.0.text(&format!("area-{area}.in"))
    }

    /// An area as a destination.
    pub(crate) fn to(&self, area: Area) -> String {
        self.0.text(&format!("area-{area}.to"))
    }

    pub(crate) fn gang(&self, content: &Content, gang: Gang) -> String {
        self.gang_by(content, gang, &format!("gang-{gang}"))
    }

    /// A gang as the object of joining.
    pub(crate) fn join(&self, content: &Content, gang: Gang) -> String {
        self.gang_by(content, gang, &format!("gang-{gang}.join"))
    }

    /// A printed gang by a message, a further one by the name that its content gives it.
    pub(crate) fn gang_by(&self, content: &Content, gang: Gang, message: &str) -> String {
        match &content.gangs[gang.index()].name {
            Some(name) if !gang.is_printed() => self.0.called(name),
            _ => self.0.text(message),
        }
    }

    pub(crate) fn gang_card(&self, card: GangCard) -> String {
        self.0.text(&format!("gang-card-{}", card.ability()))
    }

    /// What a Gang card does.
    pub(crate) fn ability(&self, card: GangCard) -> String {
        self.0.text(&format!("gang-card-{}.text", card.ability()))
    }

    pub(crate) fn background(&self, card: Background) -> String {
        self.0.text(&format!("background-{card}"))
    }

    pub(crate) fn michel_card(&self, card: MichelCard) -> String {
        self.0.text(&format!("michel-card-{card}"))
    }

    /// What a recipe makes.
    pub(crate) fn made(&self, options: &Options, recipe: Recipe) -> String {
        let spec = &options.content.recipes[recipe.index()];
        self.some(spec.take, spec.count)
    }

    /// Some cards of a kind as the object of a sentence.
    pub(crate) fn some(&self, kind: Kind, count: u8) -> String {
        match count {
            1 => self.one(kind),
            count => self.0.times(count, self.card(kind)),
        }
    }

    /// Players in a row.
    pub(crate) fn seats(&self, seats: Seats) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.0.seat(seat).to_owned()).collect();
        self.0.list(&names)
    }

    pub(crate) fn seat(&self, seat: Seat) -> TextValue<'_> {
        self.0.seat(seat).into()
    }
}

/// What is asked in the action phase: what is left of it, and nothing but its end if nothing is.
fn act_question(options: &Options, view: &View, seat: Seat, texts: &Texts) -> String {
    if view.turn.actions > 0 {
        return texts.with("question-act", [("actions", view.turn.actions.into())]);
    }
    // A seat's menu is the same in every world that its view allows.
    let mut menu = Vec::new();
    Blackgate::legal(&view.imagine(options, &mut Dice::seeded(0)), seat, &mut menu);
    texts.text(if menu == [Action::End] { "question-act-end" } else { "question-act-free" })
}

/// What declining means.
pub(crate) fn decline_message(step: &Step) -> &'static str {
    match step {
        Step::Loot { .. } => "action-decline-loot",
        Step::MichelReward { .. } => "action-decline-reward",
        _ => "action-decline-help",
    }
}

fn follow_label(view: &View, mate: Seat, texts: &Texts) -> String {
    let names = Names(texts);
    let area = names.to(view.players[mate].area);
    texts.with("action-follow", [("who", names.seat(mate)), ("area", area.into())])
}

fn dig_label(options: &Options, view: &View, tool: Tool, texts: &Texts) -> String {
    let points = rules::dig_points(&options.content, view.players[view.turn.seat].gang, tool);
    texts.with("action-dig", [("tool", Names(texts).one(tool.kind()).into()), ("points", points.into())])
}

fn buy_label(options: &Options, view: &View, offer: Offer, texts: &Texts) -> String {
    let gang = view.players[view.turn.seat].gang;
    let rebate = match view.step {
        Step::Counterfeit => rules::rebate(&options.content, gang),
        _ => 0,
    };
    let price = rules::price(&options.content, gang, offer, rebate);
    texts.with(&format!("action-buy-{offer}"), [("price", price.into())])
}

fn search_label(options: &Options, view: &View, texts: &Texts) -> String {
    let player = &view.players[view.turn.seat];
    let more = options.content.ability_with(player.gang, Ability::Lookouts);
    let count = options.content.search[player.area.index()] + more;
    let area = Names(texts).inside(player.area);
    texts.with("action-search", [("area", area.into()), ("count", count.into())])
}
