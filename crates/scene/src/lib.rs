//! What a person sees and reads of a game, without pixels: views in, words out, in any language.

mod advice;
mod assignment;
#[cfg(not(target_arch = "wasm32"))]
pub mod check;
mod effect;
mod glide;
mod lang;
mod links;
mod moment;
#[cfg(not(target_arch = "wasm32"))]
mod pseudo;
mod rules;
pub mod sample;
mod scene;
mod texts;
mod thing;

pub use advice::{GaugeDifference, advice, reason_words};
pub use assignment::{Assignment, WorkOption, Worker};
pub use effect::ChoiceEffect;
pub use glide::{Glides, glides, moved};
pub use lang::{EmbeddedTexts, Lang, TextFiles};
pub use links::EventLinks;
pub use moment::{Figure, Moment, MomentKind, Tone};
#[cfg(not(target_arch = "wasm32"))]
pub use pseudo::Pseudo;
pub use rules::clause_text;
pub use scene::{
    Area, Art, ArtId, ArtValue, Badge, BadgeKind, Choice, Facing, HexSide, Pick, Piece, Placement, Plain, Scene, Size,
    Turning,
};
pub use texts::{TextValue, Texts};
pub use thing::ThingCard;

use engine::{Game, Seat, Seats};

/// A game that people can see and read. Everything is made from views, so nothing hidden can be shown.
pub trait GameText: Game {
    /// The game's texts in all languages: `scene::embedded_texts!("texts")`.
    const EMBEDDED_TEXTS: EmbeddedTexts;

    /// The rules for players in a language: every clause of [`Game::rules`] under its id, without what `RULES.md` says to
    /// developers (`languages::player_rules`). English, unless translated.
    fn rules_in(lang: Lang) -> &'static str {
        match TextFiles::find(Self::EMBEDDED_TEXTS, Self::ABOUT.name, lang).rules {
            "" => Self::rules(),
            translated => translated,
        }
    }

    /// The rules as players read them, in a language; where there is no such text, clause by clause.
    fn guide_in(lang: Lang) -> &'static str {
        match TextFiles::find(Self::EMBEDDED_TEXTS, Self::ABOUT.name, lang).guide {
            "" => Self::rules_in(lang),
            guide => guide,
        }
    }

    /// What is on the table, in a good order for reading: the board by places, then the players, then own things.
    fn outline(options: &Self::Options, view: &Self::View, texts: &Texts) -> Vec<Section>;

    /// What a seat is asked now, in one plain sentence.
    fn question(options: &Self::Options, view: &Self::View, seat: Seat, texts: &Texts) -> String;

    /// What a choice means, in a few plain words.
    fn label(options: &Self::Options, view: &Self::View, action: Self::Action, texts: &Texts) -> String;

    /// What happened, in one sentence.
    fn describe_event(options: &Self::Options, event: &Self::Event, texts: &Texts) -> String;
}

/// A part of an outline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// What it is about.
    pub title: String,
    /// Its lines.
    pub lines: Vec<String>,
}

impl Section {
    /// A section with these lines.
    pub fn new(title: impl Into<String>, lines: impl IntoIterator<Item = String>) -> Section {
        Section { title: title.into(), lines: lines.into_iter().collect() }
    }
}

/// A game that people can look at and touch.
pub trait GameScene: GameText + Art {
    /// What is on the table.
    fn scene(options: &Self::Options, view: &Self::View, texts: &Texts) -> Scene<Self>;

    /// What one touches to say an action, in order: things of the scene, or buttons. Two choices of the same moment
    /// never have the same picks.
    fn picks(options: &Self::Options, view: &Self::View, action: Self::Action) -> Vec<Pick>;

    /// The actions that a person may mean who touches a thing, whether they are allowed now or not: what the clause
    /// behind "why not?" is found by.
    fn attempts(options: &Self::Options, view: &Self::View, seat: Seat, thing: &str) -> Vec<Self::Action>;

    /// The word of an action's verb: the action has a button of its own if there is a message `verb-WORD`. It is the
    /// first word of the notation, unless that word says several things, such as to move and to leave. What stands behind a
    /// colon, as in `leave:E4`, tells buttons of one word apart; the message gets it as `$value`.
    fn verb(_options: &Self::Options, _view: &Self::View, action: Self::Action) -> String {
        action.to_string().split(' ').next().unwrap_or_default().to_owned()
    }

    /// What an event is about: things that stand in the scene before it or after it, and the clauses that speak in it.
    fn event_links(_options: &Self::Options, _event: &Self::Event) -> EventLinks {
        EventLinks::default()
    }

    /// How an event is staged. One without a moment is told by its line in the log.
    fn moment(_options: &Self::Options, _event: &Self::Event, _texts: &Texts) -> Option<Moment> {
        None
    }

    /// What a seat can assign now, if that is done on a sheet.
    fn assignment(_options: &Self::Options, _view: &Self::View, _seat: Seat, _texts: &Texts) -> Option<Assignment> {
        None
    }

    /// Whether an action is a small step that only prepares a choice and can be taken back. Clients ask for no
    /// confirmation of it.
    fn is_step(_options: &Self::Options, _view: &Self::View, _action: Self::Action) -> bool {
        false
    }

    /// Whether an action is a move of more than one step. Clients draw its goal in another way than those of single steps.
    fn is_far(_options: &Self::Options, _view: &Self::View, _action: Self::Action) -> bool {
        false
    }

    /// A piece that is being turned, and the choices that turn it, in order.
    fn turning(_options: &Self::Options, _view: &Self::View) -> Option<Turning> {
        None
    }

    /// What a person reads who points at a thing; `None` if the scene has no such thing.
    fn explain(options: &Self::Options, view: &Self::View, thing: &str, texts: &Texts) -> Option<ThingCard> {
        ThingCard::of_scene(&Self::scene(options, view, texts), thing, texts)
    }
}

/// The message of a verb, and what stands behind its colon.
fn verb_message(verb: &str) -> (String, &str) {
    let (word, value) = verb.split_once(':').unwrap_or((verb, ""));
    (format!("verb-{word}"), value)
}

/// The text of a verb's button.
pub fn verb_text(verb: &str, texts: &Texts) -> String {
    let (id, value) = verb_message(verb);
    texts.with(&id, [("value", value.into())])
}

/// A scene with all that goes around it: what is asked, whose decision it is, and the viewer's choices.
#[derive(Clone, Debug, PartialEq)]
pub struct Presentation<A: Art> {
    /// What is on the table.
    pub scene: Scene<A>,
    /// What the viewer is asked, or whom everybody waits for.
    pub question: String,
    /// Who must decide.
    pub deciders: Seats,
    /// What the viewer may do.
    pub choices: Vec<Choice>,
    /// What the viewer can assign on a sheet.
    pub assignment: Option<Assignment>,
    /// The piece that the viewer is turning.
    pub turning: Option<Turning>,
}

impl<G: GameScene> Presentation<G> {
    /// What a viewer is shown: a seat, or none for spectators. The menu gives the notation of each action, too.
    pub fn new(
        options: &G::Options,
        view: &G::View,
        viewer: Option<Seat>,
        deciders: Seats,
        menu: Vec<(String, G::Action)>,
        texts: &Texts,
    ) -> Presentation<G> {
        let choice = |(notation, action): (String, G::Action)| Choice {
            label: G::label(options, view, action, texts),
            picks: G::picks(options, view, action),
            is_step: G::is_step(options, view, action),
            is_far: G::is_far(options, view, action),
            verb: Some(G::verb(options, view, action)).filter(|verb| texts.has(&verb_message(verb).0)),
            action: notation,
        };
        let asked = viewer.filter(|&seat| deciders.contains(seat));
        Presentation {
            scene: G::scene(options, view, texts),
            question: match asked {
                Some(seat) => G::question(options, view, seat, texts),
                None if deciders.is_empty() => texts.text("match-over"),
                None => {
                    let names: Vec<String> = deciders.iter().map(|seat| texts.seat(seat).to_owned()).collect();
                    texts.with("waiting-for", [("names", texts.list(&names).into())])
                }
            },
            deciders,
            choices: menu.into_iter().map(choice).collect(),
            assignment: asked.and_then(|seat| G::assignment(options, view, seat, texts)),
            turning: asked.and_then(|_| G::turning(options, view)),
        }
    }
}
