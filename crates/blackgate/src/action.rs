//! Actions: one small step of a player, and its notation.

use engine::Seat;

use crate::cards::{Kind, Tool};
use crate::content::{Area, Gang, Offer, Recipe};

engine::actions! {
    /// One step of a player.
    pub enum Action {
        /// Search the area.
        "search" => Search,
        /// Roll for a normal move.
        "move" => Move,
        /// Move carefully to an area.
        "careful" => Careful(area: Area = "an area"),
        /// Go to a teammate of the same gang.
        "follow" => Follow(seat: Seat = "a seat"),
        /// Join a gang.
        "join" => Join(gang: Gang = "a gang"),
        /// Play an Action card.
        "play" => Play(kind: Kind = "an Action card"),
        /// Extort a player.
        "extort" => Extort(seat: Seat = "a seat"),
        /// Make a recipe.
        "craft" => Craft(recipe: Recipe = "a recipe"),
        /// Dig with a Tool.
        "dig" => Dig(tool: Tool = "a Tool"),
        /// Steal a Spoon.
        "steal" => Steal,
        /// Begin a sale.
        "sell" => Sell,
        /// Buy an offer.
        "buy" => Buy(offer: Offer = "an offer"),
        /// Heal a Beating.
        "heal" => Heal,
        /// Reveal the Background.
        "reveal" => Reveal,
        /// Take Protection Money from a player.
        "collect" => Collect(seat: Seat = "a seat"),
        /// Exchange with a teammate.
        "exchange" => Exchange(seat: Seat = "a seat"),
        /// End the turn.
        "end" => End,
        /// Go to an area, or send Michel(le) there.
        "go" => Go(area: Area = "an area"),
        /// Roll again, on Quick Feet.
        "reroll" => Reroll,
        /// Pay an Accessory.
        "pay" => Pay(kind: Kind = "an Accessory"),
        /// Choose the player whom a card hits.
        "target" => Target(seat: Seat = "a seat"),
        /// Name the Tool that is wanted.
        "name" => Name(tool: Tool = "a Tool"),
        /// Lay a Weapon to intimidate.
        "lay" => Lay(kind: Kind = "a Weapon"),
        /// Give the Tool that was named.
        "give" => Give,
        /// Refuse it.
        "refuse" => Refuse,
        /// Play a Weapon in a fight.
        "strike" => Strike(kind: Kind = "a Weapon"),
        /// Swing the chain in place of a Weapon.
        "swing" => Swing,
        /// Play no Weapon.
        "pass" => Pass,
        /// Lay a Weapon for a teammate.
        "help" => Help(kind: Kind = "a Weapon"),
        /// Do not.
        "decline" => Decline,
        /// Pay a recipe as it stands.
        "exact" => Exact,
        /// Pay a recipe with another Material in place of one.
        "replace" => Replace(required: Kind = "a Material", other: Kind = "another Material"),
        /// Leave a Material of a recipe out.
        "omit" => Omit(kind: Kind = "a Material"),
        /// Sell a card.
        "add" => Add(kind: Kind = "a card"),
        /// That is all.
        "done" => Done,
        /// Take a card from the hand that was shown.
        "take" => Take(kind: Kind = "a card"),
        /// Hand a card to the teammate.
        "hand" => Hand(kind: Kind = "a card"),
        /// Hand cigarettes to the teammate.
        "cigarettes" => Cigarettes(count: u8 = "a number of cigarettes"),
        /// Roll for Michel(le).
        "roll" => Roll,
        /// Leave Michel(le) alone.
        "skip" => Skip,
        /// Give Michel(le) a Tool.
        "yield" => Yield(tool: Tool = "a Tool"),
        /// Fight Michel(le).
        "fight" => Fight,
        /// Discard a card.
        "drop" => Drop(kind: Kind = "a card"),
        /// Draw the reward.
        "draw" => Draw,
        /// Take a card from a beaten helper.
        "loot" => Loot,
    }
}
