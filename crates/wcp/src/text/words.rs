//! Names and phrases that texts and scenes share.

use scene::{TextValue, Texts};

use crate::board::{Cell, Dir, Edges};
use crate::content::{Content, Hall, OWN, Token, TokenKind, Tokens};
use crate::event::Who;
use crate::state::{Location, Pawn, Stage, entrance};
use crate::text::map;
use crate::{Options, View};

/// A value of a message, by its name.
pub(crate) type Value = (&'static str, TextValue<'static>);

/// The reader's own pawn as the subject of a sentence.
const OWN_SUBJECT: &str = "own-pawn-subject";

/// The messages of a table and the names of its content.
#[derive(Clone, Copy)]
pub(crate) struct Words<'a> {
    pub(crate) options: &'a Options,
    pub(crate) texts: &'a Texts,
}

impl Words<'_> {
    pub(crate) fn content(&self) -> &'static Content {
        self.options.content()
    }

    // Pawns and players.

    /// A pawn by its owner's name and its own sign on the map.
    pub(super) fn pawn(&self, who: Who) -> String {
        self.texts.bracketed(self.texts.seat(who.seat), &who.pawn.to_string())
    }

    /// A pawn by its owner's name, and by its own sign if the owner has several.
    pub(crate) fn who(&self, who: Who) -> String {
        if self.options.has_teams() { self.pawn(who) } else { self.texts.seat(who.seat).to_owned() }
    }

    /// The pawn that a sentence is about: messages say "you" if it is the reader's. A reader with several pawns reads
    /// which one it is instead; where that begins the sentence, [`Words::begun`] sees to the capital.
    pub(crate) fn subject(&self, who: Who) -> [Value; 2] {
        let (you, name) = self.spoken_of(who, OWN_SUBJECT);
        [("who", you), ("name", name.into())]
    }

    /// A sentence about a pawn, with a capital where it begins with words for the pawn. Names stay as they are, and
    /// where in the sentence the pawn stands is the language's own choice.
    pub(crate) fn begun(&self, who: Who, sentence: String) -> String {
        let own = self.texts.with(OWN_SUBJECT, [("pawn", who.pawn.to_string().into())]);
        match sentence.strip_prefix(&own).and(sentence.chars().next()) {
            Some(first) => first.to_uppercase().chain(sentence.chars().skip(1)).collect(),
            None => sentence,
        }
    }

    /// The other pawn of a sentence.
    pub(crate) fn object(&self, who: Who) -> [Value; 2] {
        let (you, name) = self.spoken_of(who, "own-pawn");
        [("whom", you), ("other", name.into())]
    }

    fn spoken_of(&self, who: Who, own: &str) -> (TextValue<'static>, String) {
        let you = self.texts.who(who.seat);
        let is_reader = matches!(&you, TextValue::String(word) if word == "you");
        match (self.options.has_teams(), is_reader) {
            (false, _) => (you, self.who(who)),
            (true, true) => ("other".into(), self.texts.with(own, [("pawn", who.pawn.to_string().into())])),
            (true, false) => ("other".into(), self.who(who)),
        }
    }

    /// For questions: the sign of the pawn that is asked about, or the word `only` if its owner has no other.
    pub(crate) fn asked(&self, pawn: Pawn) -> Value {
        ("pawn", if self.options.has_teams() { pawn.to_string().into() } else { "only".into() })
    }

    /// A message about a pawn alone.
    pub(crate) fn of_pawn(&self, id: &str, pawn: Who) -> String {
        self.begun(pawn, self.texts.with(id, self.subject(pawn)))
    }

    /// A message about a pawn and one thing more.
    pub(crate) fn with_value(&self, id: &str, pawn: Who, value: Value) -> String {
        let [who, name] = self.subject(pawn);
        self.begun(pawn, self.texts.with(id, [who, name, value]))
    }

    /// A message about two pawns.
    pub(crate) fn of_pawns(&self, id: &str, one: Who, other: Who) -> String {
        let ([who, name], [whom, other]) = (self.subject(one), self.object(other));
        self.begun(one, self.texts.with(id, [who, name, whom, other]))
    }

    // Things.

    pub(crate) fn hall(&self, hall: Hall) -> String {
        self.texts.called(&self.content().hall(hall).name)
    }

    /// A hall of the hand as the object of a sentence.
    pub(super) fn hall_object(&self, hall: Hall) -> String {
        self.texts.with("hall-object", [("hall", self.hall(hall).into())])
    }

    /// A token with its figures.
    pub(crate) fn token(&self, token: Token) -> String {
        self.with_figures(token, &self.texts.called(&self.content().token(token).name))
    }

    /// A token with its figures as the object of a sentence: languages have articles and cases.
    pub(crate) fn token_object(&self, token: Token) -> String {
        self.with_figures(token, &self.token_object_name(token))
    }

    /// A token as the object of a sentence.
    pub(crate) fn token_object_name(&self, token: Token) -> String {
        let (name, id) = (&self.content().token(token).name, format!("object-{token}"));
        // Content that somebody else has named has no message.
        let is_own = OWN.token(token).name == *name;
        if is_own && self.texts.has(&id) { self.texts.text(&id) } else { self.texts.called(name) }
    }

    fn with_figures(&self, token: Token, name: &str) -> String {
        match self.content().kind(token) {
            TokenKind::Trophy { value } => format!("{name} ★{value}"),
            TokenKind::Upgrade { raises, by } => format!("{name} {}+{by}", map::sign(raises)),
            TokenKind::Guard { fire, armour, .. } => format!("{name} ▲{fire}■{armour}"),
        }
    }

    /// Tokens, each kind once with its number.
    pub(crate) fn tokens(&self, tokens: &Tokens) -> String {
        let names = tokens.kinds().map(|token| self.texts.times(tokens.of(token), self.token(token)));
        self.texts.list(&names.collect::<Vec<_>>())
    }

    /// Tokens as the object of a sentence.
    pub(crate) fn token_objects(&self, tokens: &Tokens) -> String {
        let name = |token: Token| match tokens.of(token) {
            1 => self.token_object(token),
            count => self.texts.times(count, self.token(token)),
        };
        let names: Vec<String> = tokens.kinds().map(name).collect();
        self.texts.list(&names)
    }

    // Places.

    /// The number of a cell, as it stands on the board.
    pub(crate) fn cell(&self, cell: Cell) -> Value {
        ("cell", cell.number().to_string().into())
    }

    pub(crate) fn dir(&self, dir: Dir) -> String {
        self.texts.text(&format!("dir-{dir}"))
    }

    /// Edges as arrows, unless it is all of them.
    pub(crate) fn edges(&self, edges: Edges) -> String {
        if edges == Edges::ALL { self.texts.text("edges-all") } else { map::arrows(edges) }
    }

    /// How far the game is.
    pub(crate) fn stage(&self, view: &View) -> String {
        let texts = self.texts;
        match view.stage {
            Stage::Looting { .. } => texts.text("stage-looting"),
            Stage::Closed { turns } => {
                let left = self.options.rules.failsafe_turns(self.content(), view.vehicles.len()) - turns;
                texts.with("stage-closed", [("turns", left.into())])
            }
            Stage::Pressed { presser } => texts.with("stage-pressed", [("who", self.who(view.who(presser)).into())]),
            Stage::Opening => texts.text("stage-opening"),
            Stage::Fleeing { holder, .. } => {
                let who = self.who(view.who(holder));
                texts.with("stage-fleeing", [("who", who.into()), ("turns", view.turns_until(holder).into())])
            }
        }
    }

    /// Whose turn it is.
    pub(crate) fn turn(&self, view: &View) -> String {
        self.texts.with("stage-turn", [("who", self.who(view.who(view.turn)).into())])
    }

    /// Where a pawn is.
    pub(crate) fn place(&self, view: &View, pawn: Pawn) -> String {
        let texts = self.texts;
        match view.vehicles[pawn].place {
            Location::Outside => {
                let entrance = map::entrance_name(entrance(view.board.active(), pawn));
                texts.with("place-outside", [("entrance", entrance.into())])
            }
            Location::Inside(cell) => {
                let id = if view.is_trapped(pawn) { "place-trapped" } else { "place-inside" };
                texts.with(id, [self.cell(cell)])
            }
            Location::Left(number) => texts.with("place-left", [("number", number.into())]),
            Location::Lost => texts.text("place-lost"),
            Location::Resigned => texts.text("place-resigned"),
        }
    }
}
