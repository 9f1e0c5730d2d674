//! The game in words: what is on the table, what is asked, what a choice means, what happened.

mod events;
mod outline;
mod wording;

use ::scene::{EmbeddedTexts, GameText, Section, TextValue, Texts};
use engine::{Dice, Game, Seat};

use crate::cards::{Number, Pile, Trait};
use crate::content::PrisonerCard;
use crate::foresight::Idle;
use crate::rules::{day_event, night};
use crate::state::Search;
use crate::view::Now;
use crate::{Action, Event, Luiswile, Options, View};

pub(crate) use wording::Wording;

impl GameText for Luiswile {
    const EMBEDDED_TEXTS: EmbeddedTexts = ::scene::embedded_texts!("texts");

    fn outline(options: &Options, view: &View, texts: &Texts) -> Vec<Section> {
        outline::outline(&Wording::new(options, texts), view)
    }

    fn question(options: &Options, view: &View, seat: Seat, texts: &Texts) -> String {
        let wording = Wording::new(options, texts);
        match &view.step.now {
            Now::Place => {
                let members = view.gangs[seat].members.minus(view.inside());
                let left = view.plans.get(seat).map_or(members, |plan| members.minus(plan.placed()));
                texts.with("ask-place", [("left", left.len().into())])
            }
            Now::Orders => ask_orders(&wording, options, view, seat),
            Now::Stop(fights) => match day_event::fight_asked_about(fights, seat) {
                Some(fight) => {
                    texts.with("ask-stop", [("a", wording.who(fight.a).into()), ("b", wording.who(fight.b).into())])
                }
                None => texts.text("ask-wait"),
            },
            Now::Changes => ask_changes(&wording, options, view, seat),
            Now::Defend(search) => ask_defend(&wording, options, view, search, seat),
            Now::Over(_) => texts.text("match-over"),
        }
    }

    fn label(options: &Options, view: &View, action: Action, texts: &Texts) -> String {
        let wording = Wording::new(options, texts);
        let name = |number: Number| -> TextValue<'static> { wording.number(number).into() };
        match action {
            Action::Place(member, pile) => label_place(&wording, "do-place", member, pile),
            Action::PlaceBlank(pile) => texts.with("do-place-blank", [("pile", wording.pile(pile).into())]),
            Action::Ready => label_ready(&wording, view),
            Action::Sabotage(saboteur, gang, way) => texts.with(
                "do-sabotage",
                [("who", name(saboteur)), ("name", wording.seat(gang)), ("way", wording.way(way).into())],
            ),
            Action::Recruit(recruiter, target) => {
                texts.with("do-recruit", [("who", name(recruiter)), ("target", name(target))])
            }
            Action::Stop(a, b) => texts.with("do-stop", [("a", name(a)), ("b", name(b))]),
            Action::LetFight(a, b) => texts.with("do-let-fight", [("a", name(a)), ("b", name(b))]),
            Action::Claim(recruiter, newcomer) => {
                texts.with("do-claim", [("who", name(recruiter)), ("target", wording.arrival(newcomer).into())])
            }
            Action::ClaimInstead(recruiter, newcomer, entry) => texts.with(
                "do-claim-instead",
                [("who", name(recruiter)), ("target", wording.arrival(newcomer).into()), ("entry", entry.into())],
            ),
            Action::Move(member, pile) => label_place(&wording, "do-move", member, pile),
            Action::Talk(watcher) => texts.with("do-talk", [("who", name(watcher))]),
            Action::Bribe(watcher) if bribe_works(&wording, view, watcher) => {
                texts.with("do-bribe", [("who", name(watcher)), ("cost", wording.content.numbers.bribe_cost.into())])
            }
            Action::Bribe(watcher) => texts.with("do-bribe-in-vain", [("who", name(watcher))]),
            Action::Blame(watcher) => texts.with("do-blame", [("who", name(watcher))]),
            Action::LastResort(worker) => texts.with("do-last-resort", [("who", name(worker))]),
        }
    }

    fn describe_event(options: &Options, event: &Event, texts: &Texts) -> String {
        events::describe(&Wording::new(options, texts), event)
    }
}

/// What a seat can do now.
fn menu(options: &Options, view: &View, seat: Seat) -> Vec<Action> {
    let mut menu = Vec::new();
    Luiswile::legal(&view.imagine(options, &mut Dice::seeded(0)), seat, &mut menu);
    menu
}

fn ask_orders(wording: &Wording<'_>, options: &Options, view: &View, seat: Seat) -> String {
    let idle = Idle::when_ready(view, seat);
    if !idle.is_nobody() {
        return wording.texts.with("ask-orders", [("idle", wording.idle(idle).into())]);
    }
    let room = menu(options, view, seat).len().saturating_sub(1);
    wording.texts.with("ask-orders-done", [("room", room.into())])
}

fn ask_changes(wording: &Wording<'_>, options: &Options, view: &View, seat: Seat) -> String {
    let idle = Idle::when_ready(view, seat);
    if !idle.is_nobody() {
        return wording.texts.with("ask-orders", [("idle", wording.idle(idle).into())]);
    }
    if menu(options, view, seat) == [Action::Ready] {
        return wording.texts.text("ask-changes-done");
    }
    let moved = view.plans.get(seat).map_or(0, |plan| plan.moved.len());
    let moves = wording.content.conditions(view.event).reassign.saturating_sub(moved);
    wording.texts.with("ask-changes", [("moves", moves.into())])
}

/// Names what was found, what it is worth, and each kind of defence with its price.
fn ask_defend(wording: &Wording<'_>, options: &Options, view: &View, search: &Search, seat: Seat) -> String {
    let texts = wording.texts;
    let Some(way) = search.found(seat) else { return texts.text("ask-wait") };
    let menu = menu(options, view, seat);
    let kinds = ["talk", "bribe", "blame", "last-resort"];
    let is_offered = |kind: &&str| menu.iter().any(|action| action.to_string().starts_with(*kind));
    let cost = wording.content.numbers.bribe_cost;
    let ways = kinds.into_iter().filter(is_offered);
    let ways: Vec<String> = ways.map(|kind| texts.with(&format!("defend-{kind}"), [("cost", cost.into())])).collect();
    let points = night::production(&view.imagine(options, &mut Dice::seeded(0)), search, seat, way);
    texts.with(
        "ask-defend",
        [
            ("way", wording.way_as("your", way).into()),
            ("patrol", wording.patrol(search.patrol).into()),
            ("points", points.into()),
            ("ways", texts.rows(&ways).into()),
        ],
    )
}

/// Says who would do nothing today.
fn label_ready(wording: &Wording<'_>, view: &View) -> String {
    let idle = view.viewer.seat().map(|seat| Idle::when_ready(view, seat)).unwrap_or_default();
    match idle.is_nobody() {
        true => wording.texts.text("do-ready"),
        false => wording.texts.with("do-ready-idle", [("idle", wording.idle(idle).into())]),
    }
}

/// What a member counts on a pile; nothing when he rests.
fn value(card: &PrisonerCard, pile: Pile) -> Option<(&'static str, u8)> {
    let [shovel, banknotes, bulb] = card.work;
    let level = |of: Trait| card.traits[of.index()];
    match pile {
        Pile::Tunnel => Some(("value-shovel", shovel)),
        Pile::Force => Some(("value-banknotes", banknotes)),
        Pile::Finesse => Some(("value-bulb", bulb)),
        Pile::Watch => Some(("value-observation", level(Trait::Observation))),
        Pile::Sabotage => Some(("value-cunning", level(Trait::Cunning))),
        Pile::Recruit => Some(("value-strength", level(Trait::Strength))),
        Pile::Rest => None,
    }
}

fn label_place(wording: &Wording<'_>, id: &str, member: Number, pile: Pile) -> String {
    let texts = wording.texts;
    let card = wording.content.find(member).map(|who| wording.content.prisoner(who));
    let value = card.and_then(|card| value(card, pile));
    let value = value.map_or_else(|| texts.text("value-none"), |(id, n)| texts.with(id, [("n", n.into())]));
    texts.with(
        id,
        [("who", wording.number(member).into()), ("pile", wording.pile(pile).into()), ("value", value.into())],
    )
}

/// Whether a bribe would succeed.
fn bribe_works(wording: &Wording<'_>, view: &View, watcher: Number) -> bool {
    let Now::Defend(search) = &view.step.now else { return false };
    let values = wording.content.patrol_values(search.patrol, view.event);
    let skills = wording.content.find(watcher).map(|who| &wording.content.prisoner(who).skills);
    skills.and_then(|skills| skills.bribery).is_some_and(|level| i16::from(level) > values.bribe)
}
