//! Actions: one small step of a player, and its notation.

use std::fmt;
use std::str::FromStr;

use engine::{Reader, Seat, Unreadable};

use crate::cards::{Kind, Tool};
use crate::content::{Area, Gang, Offer, Recipe};

/// One step of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Search the area.
    Search,
    /// Roll for a normal move.
    Move,
    /// Move carefully to an area.
    Careful(Area),
    /// Go to a teammate of the same gang.
    Follow(Seat),
    /// Join a gang.
    Join(Gang),
    /// Play an Action card.
    Play(Kind),
    /// Extort a player.
    Extort(Seat),
    /// Make a recipe.
    Craft(Recipe),
    /// Dig with a Tool.
    Dig(Tool),
    /// Steal a Spoon.
    Steal,
    /// Begin a sale.
    Sell,
    /// Buy an offer.
    Buy(Offer),
    /// Heal a Beating.
    Heal,
    /// Reveal the Background.
    Reveal,
    /// Take Protection Money from a player.
    Collect(Seat),
    /// Exchange with a teammate.
    Exchange(Seat),
    /// End the turn.
    End,
    /// Go to an area, or send Michel(le) there.
    Go(Area),
    /// Roll again, on Quick Feet.
    Reroll,
    /// Pay an Accessory.
    Pay(Kind),
    /// Choose the player whom a card hits.
    Target(Seat),
    /// Name the Tool that is wanted.
    Name(Tool),
    /// Lay a Weapon to intimidate.
    Lay(Kind),
    /// Give the Tool that was named.
    Give,
    /// Refuse it.
    Refuse,
    /// Play a Weapon in a fight.
    Strike(Kind),
    /// Swing the chain in place of a Weapon.
    Swing,
    /// Play no Weapon.
    Pass,
    /// Lay a Weapon for a teammate.
    Help(Kind),
    /// Do not.
    Decline,
    /// Pay a recipe as it stands.
    Exact,
    /// Pay a recipe with another Material in place of one.
    Replace(Kind, Kind),
    /// Leave a Material of a recipe out.
    Omit(Kind),
    /// Sell a card.
    Add(Kind),
    /// That is all.
    Done,
    /// Take a card from the hand that was shown.
    Take(Kind),
    /// Hand a card to the teammate.
    Hand(Kind),
    /// Hand so many cigarettes to the teammate.
    Cigarettes(u8),
    /// Roll for Michel(le).
    Roll,
    /// Leave Michel(le) alone.
    Skip,
    /// Give Michel(le) a Tool.
    Yield(Tool),
    /// Fight Michel(le).
    Fight,
    /// Discard a card.
    Drop(Kind),
    /// Draw the reward.
    Draw,
    /// Take a card from a beaten helper.
    Loot,
}

const _: () = assert!(size_of::<Action>() <= 8);

const WORDS: [&str; 45] = [
    "search",
    "move",
    "careful",
    "follow",
    "join",
    "play",
    "extort",
    "craft",
    "dig",
    "steal",
    "sell",
    "buy",
    "heal",
    "reveal",
    "collect",
    "exchange",
    "end",
    "go",
    "reroll",
    "pay",
    "target",
    "name",
    "lay",
    "give",
    "refuse",
    "strike",
    "swing",
    "pass",
    "help",
    "decline",
    "exact",
    "replace",
    "omit",
    "add",
    "done",
    "take",
    "hand",
    "cigarettes",
    "roll",
    "skip",
    "yield",
    "fight",
    "drop",
    "draw",
    "loot",
];

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Search => write!(f, "search"),
            Action::Move => write!(f, "move"),
            Action::Careful(area) => write!(f, "careful {area}"),
            Action::Follow(seat) => write!(f, "follow {seat}"),
            Action::Join(gang) => write!(f, "join {gang}"),
            Action::Play(kind) => write!(f, "play {kind}"),
            Action::Extort(seat) => write!(f, "extort {seat}"),
            Action::Craft(recipe) => write!(f, "craft {recipe}"),
            Action::Dig(tool) => write!(f, "dig {tool}"),
            Action::Steal => write!(f, "steal"),
            Action::Sell => write!(f, "sell"),
            Action::Buy(offer) => write!(f, "buy {offer}"),
            Action::Heal => write!(f, "heal"),
            Action::Reveal => write!(f, "reveal"),
            Action::Collect(seat) => write!(f, "collect {seat}"),
            Action::Exchange(seat) => write!(f, "exchange {seat}"),
            Action::End => write!(f, "end"),
            Action::Go(area) => write!(f, "go {area}"),
            Action::Reroll => write!(f, "reroll"),
            Action::Pay(kind) => write!(f, "pay {kind}"),
            Action::Target(seat) => write!(f, "target {seat}"),
            Action::Name(tool) => write!(f, "name {tool}"),
            Action::Lay(kind) => write!(f, "lay {kind}"),
            Action::Give => write!(f, "give"),
            Action::Refuse => write!(f, "refuse"),
            Action::Strike(kind) => write!(f, "strike {kind}"),
            Action::Swing => write!(f, "swing"),
            Action::Pass => write!(f, "pass"),
            Action::Help(kind) => write!(f, "help {kind}"),
            Action::Decline => write!(f, "decline"),
            Action::Exact => write!(f, "exact"),
            Action::Replace(required, other) => write!(f, "replace {required} {other}"),
            Action::Omit(kind) => write!(f, "omit {kind}"),
            Action::Add(kind) => write!(f, "add {kind}"),
            Action::Done => write!(f, "done"),
            Action::Take(kind) => write!(f, "take {kind}"),
            Action::Hand(kind) => write!(f, "hand {kind}"),
            Action::Cigarettes(count) => write!(f, "cigarettes {count}"),
            Action::Roll => write!(f, "roll"),
            Action::Skip => write!(f, "skip"),
            Action::Yield(tool) => write!(f, "yield {tool}"),
            Action::Fight => write!(f, "fight"),
            Action::Drop(kind) => write!(f, "drop {kind}"),
            Action::Draw => write!(f, "draw"),
            Action::Loot => write!(f, "loot"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let mut words = Reader::new(text);
        let action = match words.word("an action")? {
            "search" => Action::Search,
            "move" => Action::Move,
            "careful" => Action::Careful(words.read("an area")?),
            "follow" => Action::Follow(words.read("a seat")?),
            "join" => Action::Join(words.read("a gang")?),
            "play" => Action::Play(words.read("an Action card")?),
            "extort" => Action::Extort(words.read("a seat")?),
            "craft" => Action::Craft(words.read("a recipe")?),
            "dig" => Action::Dig(words.read("a Tool")?),
            "steal" => Action::Steal,
            "sell" => Action::Sell,
            "buy" => Action::Buy(words.read("an offer")?),
            "heal" => Action::Heal,
            "reveal" => Action::Reveal,
            "collect" => Action::Collect(words.read("a seat")?),
            "exchange" => Action::Exchange(words.read("a seat")?),
            "end" => Action::End,
            "go" => Action::Go(words.read("an area")?),
            "reroll" => Action::Reroll,
            "pay" => Action::Pay(words.read("an Accessory")?),
            "target" => Action::Target(words.read("a seat")?),
            "name" => Action::Name(words.read("a Tool")?),
            "lay" => Action::Lay(words.read("a Weapon")?),
            "give" => Action::Give,
            "refuse" => Action::Refuse,
            "strike" => Action::Strike(words.read("a Weapon")?),
            "swing" => Action::Swing,
            "pass" => Action::Pass,
            "help" => Action::Help(words.read("a Weapon")?),
            "decline" => Action::Decline,
            "exact" => Action::Exact,
            "replace" => Action::Replace(words.read("a Material")?, words.read("another Material")?),
            "omit" => Action::Omit(words.read("a Material")?),
            "add" => Action::Add(words.read("a card")?),
            "done" => Action::Done,
            "take" => Action::Take(words.read("a card")?),
            "hand" => Action::Hand(words.read("a card")?),
            "cigarettes" => Action::Cigarettes(words.number("a number of cigarettes")?),
            "roll" => Action::Roll,
            "skip" => Action::Skip,
            "yield" => Action::Yield(words.read("a Tool")?),
            "fight" => Action::Fight,
            "drop" => Action::Drop(words.read("a card")?),
            "draw" => Action::Draw,
            "loot" => Action::Loot,
            _ => return Err(Reader::unknown_word(text, &WORDS)),
        };
        words.end()?;
        Ok(action)
    }
}
