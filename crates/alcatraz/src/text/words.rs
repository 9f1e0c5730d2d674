//! The words for the things of this game.

use engine::{Seat, Seats, Set};
use scene::{TextValue, Texts};

use crate::content::{Content, Effect, RoomSide};
use crate::event::Votes;
use crate::rules::ending;
use crate::state::{Blackmail, Board, Deal, Element, End, Good, Goods, Item, Items, Options, Room, Sources, TaskId};

/// Texts in one language, and the content whose things they name.
pub(crate) struct Words<'a> {
    pub(crate) texts: &'a Texts,
    pub(crate) content: &'static Content,
}

impl<'a> Words<'a> {
    pub(crate) fn new(options: &Options, texts: &'a Texts) -> Words<'a> {
        Words { texts, content: options.content.get() }
    }

    pub(crate) fn say<'b, const N: usize>(&self, id: &str, values: [(&'b str, TextValue<'b>); N]) -> String {
        self.texts.with(id, values)
    }

    pub(crate) fn name(&self, seat: Seat) -> TextValue<'static> {
        self.texts.seat(seat).to_owned().into()
    }

    /// Whether the texts speak to this seat.
    pub(crate) fn is_reader(&self, seat: Seat) -> bool {
        self.texts.who(seat) == TextValue::from("you")
    }

    /// A message about a seat, which speaks to it if the reader sits there.
    pub(crate) fn to_seat(&self, id: &str, seat: Seat) -> String {
        self.say(id, [("who", self.texts.who(seat)), ("name", self.name(seat))])
    }

    /// A message about a seat and something else, which speaks to the seat if the reader sits there.
    pub(crate) fn to_seat_with(&self, id: &str, seat: Seat, value: (&str, TextValue<'_>)) -> String {
        self.say(id, [("who", self.texts.who(seat)), ("name", self.name(seat)), value])
    }

    /// A message about what one seat does to another, which speaks to the reader if it is one of them.
    pub(crate) fn to_pair(&self, id: &str, seat: Seat, other: Seat) -> String {
        self.to_pair_with(id, seat, other, ("thing", "".into()))
    }

    /// The same with the thing that it is about.
    pub(crate) fn to_pair_with(&self, id: &str, seat: Seat, other: Seat, thing: (&str, TextValue<'_>)) -> String {
        let who = [self.texts.who(seat), self.name(seat), self.texts.who(other), self.name(other)];
        let [who, name, whom, other] = who;
        self.say(id, [("who", who), ("name", name), ("whom", whom), ("other", other), thing])
    }

    pub(crate) fn names(&self, seats: Seats) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.texts.seat(seat).to_owned()).collect();
        self.texts.list(&names)
    }

    pub(crate) fn room(&self, room: Room) -> String {
        self.texts.text(&format!("room-{room}"))
    }

    /// A room after `to`, `in` or `from`, as `the` object of a sentence, or as its `first` word.
    pub(crate) fn place(&self, case: &str, room: Room) -> TextValue<'static> {
        self.texts.text(&format!("room-{room}.{case}")).into()
    }

    pub(crate) fn item(&self, item: Item) -> String {
        self.texts.text(&format!("item-{item}"))
    }

    pub(crate) fn good(&self, good: Good) -> String {
        self.texts.text(&format!("item-{good}"))
    }

    /// One of a good, as an object: "a key".
    pub(crate) fn a_good(&self, good: Good) -> TextValue<'static> {
        self.texts.text(&format!("item-{good}.one")).into()
    }

    pub(crate) fn items(&self, items: Items) -> String {
        let each = items.kinds().map(|item| self.texts.times(items.of(item), self.item(item)));
        self.texts.list(&each.collect::<Vec<_>>())
    }

    pub(crate) fn goods(&self, goods: Goods) -> String {
        let each = goods.kinds().map(|good| self.texts.times(goods.of(good), self.good(good)));
        self.texts.list(&each.collect::<Vec<_>>())
    }

    pub(crate) fn card(&self, card: Blackmail) -> String {
        self.texts.text(&format!("card-{card}"))
    }

    /// What a card says.
    pub(crate) fn text(&self, card: Blackmail) -> String {
        let numbers = &self.content.blackmail;
        let count = match card {
            Blackmail::LooseTongue => numbers.loose_tongue.get(),
            Blackmail::ProtectionMoney => numbers.protection_money.get(),
            Blackmail::ExtraChores => numbers.extra_chores.get(),
            Blackmail::CalledInFavour => numbers.called_in_favour.get(),
            Blackmail::CellToss
            | Blackmail::LongFingers
            | Blackmail::ChangeOfBlock
            | Blackmail::ClosedForRepairs
            | Blackmail::NewHidingPlace
            | Blackmail::ScrappedIdea
            | Blackmail::RollCall => 1,
        };
        self.say(&format!("card-{card}.text"), [("count", count.into())])
    }

    /// A card with what it says.
    pub(crate) fn card_with_text(&self, card: Blackmail) -> String {
        self.texts.colon(&self.card(card), &self.text(card))
    }

    pub(crate) fn cards(&self, cards: Set<Blackmail>) -> String {
        self.texts.list(&cards.iter().map(|card| self.card(card)).collect::<Vec<_>>())
    }

    /// The name of a task card, without its letter and number.
    pub(crate) fn task_title(&self, task: TaskId) -> String {
        self.texts.called(&self.content.task(task).name)
    }

    pub(crate) fn task(&self, task: TaskId) -> String {
        self.say("task-name", [("task", task.to_string().into()), ("name", self.task_title(task).into())])
    }

    pub(crate) fn letters(&self, letters: Set<Element>) -> String {
        if letters.is_empty() {
            return self.texts.text("none");
        }
        letters.iter().map(Element::word).collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn votes(&self, votes: &Votes) -> String {
        let each = votes.iter().map(|&(voter, vote)| format!("{} → {}", self.texts.seat(voter), self.texts.seat(vote)));
        self.texts.row(&each.collect::<Vec<_>>())
    }

    pub(crate) fn sources(&self, sources: &Sources) -> String {
        let each = sources.iter().map(|&(owner, item)| self.texts.bracketed(&self.item(item), self.texts.seat(owner)));
        self.texts.list(&each.collect::<Vec<_>>())
    }

    /// What a side of a room does.
    pub(crate) fn effect(&self, side: &RoomSide) -> String {
        let effect = match side.effect {
            Effect::Expose => self.texts.text("effect-expose"),
            Effect::Extort => self.texts.text("effect-extort"),
            Effect::Guards(count) => self.say("effect-guards", [("count", count.get().into())]),
            Effect::Stamina(count) => self.say("effect-stamina", [("count", count.get().into())]),
            Effect::Cash(count) => self.say("effect-cash", [("count", count.get().into())]),
            Effect::Take { item, count } => {
                self.say("effect-take", [("items", self.texts.times(count.get(), self.item(item)).into())])
            }
            Effect::TakeAny(count) => self.say("effect-take-any", [("count", count.get().into())]),
            Effect::Draw(count) => self.say("effect-draw", [("count", count.get().into())]),
        };
        if side.pay { self.say("effect-paid", [("effect", effect.into())]) } else { effect }
    }

    /// A choice with what it costs.
    pub(crate) fn costing(&self, label: String, cost: u8) -> String {
        match cost {
            0 => self.say("label-free", [("label", label.into())]),
            _ => self.say("label-cost", [("label", label.into()), ("cost", cost.into())]),
        }
    }

    /// A trade in a sentence about two prisoners, what one gives and what he gets.
    pub(crate) fn deal(&self, id: &str, seat: Seat, deal: &Deal) -> String {
        self.say(
            id,
            [
                ("who", self.texts.who(seat)),
                ("whom", self.texts.who(deal.with)),
                ("name", self.name(seat)),
                ("other", self.name(deal.with)),
                ("give", self.goods(deal.give).into()),
                ("get", self.goods(deal.get).into()),
            ],
        )
    }

    /// How a match ended.
    pub(crate) fn end(&self, end: End) -> String {
        match end {
            End::Guards => self.texts.text("end-guards"),
            End::Escape { stays } => self.to_seat("tell-escape", stays),
            End::Amnesty => self.texts.text("end-amnesty"),
        }
    }

    /// Which elements the others lack without a prisoner.
    pub(crate) fn plan(&self, board: &Board, seat: Seat) -> String {
        if ending::dispensable(board).contains(seat) {
            return self.say("plan-spare", [("name", self.name(seat))]);
        }
        let lacking = Set::first(Element::COUNT as u8).minus(board.marks_without(seat));
        self.say("plan-lacks", [("name", self.name(seat)), ("letters", self.letters(lacking).into())])
    }
}
