//! The handle of a game: all that programs do with a game which they know by its name only. Views, events and actions
//! come and go as texts.

use std::any::Any;
use std::marker::PhantomData;
use std::sync::Arc;

use crate::merge::merge_alike;
use bots::{BotQuestion, BudgetKind, Decision, GaugeReason};
use draw::{Drawing, GameArt, Palette, Picture};
use engine::{
    About, BadOptions, Dice, Foresee, GaugeKind, Illegal, Judge, Log, Match, Outcome, Participant, Reading, Record,
    RecordFault, Refusal, Seat, Seats, Seed, Settings, Table, Trials, Viewer, alike, sort_short_by_key,
};
use review::{DecisionQuestion, DecisionVerdict, DecisionWords, ReviewTask};
use scene::{
    ChoiceEffect, EventLinks, GaugeDifference, Lang, Moment, Plain, Presentation, Scene, Section, Texts, ThingCard,
    advice, reason_words,
};

/// The options of a match as its game's own type, checked once. A handle can only use those that it made.
#[derive(Clone)]
pub struct MatchOptions(Arc<dyn Any + Send + Sync>);

impl MatchOptions {
    fn get<G: GameArt>(&self) -> Option<&G::Options> {
        self.0.downcast_ref()
    }
}

/// What a viewer of a match has.
#[derive(Clone, Copy)]
pub struct ViewerSnapshot<'a> {
    /// The options of the match.
    pub options: &'a MatchOptions,
    /// The view, as JSON.
    pub view: &'a str,
    /// Whose view it is.
    pub viewer: Viewer,
    /// Who must decide.
    pub deciders: Seats,
    /// What the viewer may do, in notation.
    pub menu: &'a [String],
}

/// What a viewer is shown.
#[derive(Clone, Debug)]
pub struct Display {
    /// The scene, the question, who decides, and the viewer's choices.
    pub presentation: Presentation<Plain>,
    /// The same as text, for screen readers and terminals.
    pub outline: Vec<Section>,
    /// The scene, to be drawn at any width.
    pub picture: Picture,
}

/// The table after a choice.
#[derive(Clone, Debug)]
pub struct Preview {
    /// What lies where.
    pub scene: Scene<Plain>,
    /// The scene, to be drawn at any width.
    pub picture: Picture,
}

/// How a player stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatScore {
    /// Whose numbers these are.
    pub seat: Seat,
    /// The numbers, the most important first.
    pub numbers: Vec<ScoreNumber>,
}

/// A number that players strive for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreNumber {
    /// Its sign and value, `★ 12`, which are not torn apart.
    pub text: String,
    /// Its name.
    pub name: String,
}

/// An event in words.
#[derive(Clone, Debug, PartialEq)]
pub struct DescribedEvent {
    /// What happened, in one sentence.
    pub text: String,
    /// What the sentence is about.
    pub links: EventLinks,
    /// How it is staged.
    pub moment: Option<Moment>,
}

/// What somebody tries to do.
#[derive(Clone, Copy, Debug)]
pub enum Attempt<'a> {
    /// Something with a thing of the scene.
    Touch(&'a str),
    /// An action in notation.
    Say(&'a str),
}

/// What comes of an attempt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It can be done, and is called this.
    Allowed(String),
    /// It cannot be done.
    Refused(Refusal),
}

/// A game with its type erased. What a handle cannot read, because it comes from another version of the game, it answers
/// with `None`.
pub trait GameHandle: Send + Sync {
    /// What is fixed about the game.
    fn about(&self) -> &'static About;

    /// Deals a new match.
    fn open(
        &self,
        settings: Settings,
        seed: Seed,
        participants: Vec<Participant>,
    ) -> Result<Box<dyn Table>, BadOptions>;

    /// Goes on with a recorded match, whose content is given if it is not the game's own.
    fn resume(&self, record: &Record, seed: Seed, content: Option<&str>) -> Result<Box<dyn Table>, RecordFault>;

    /// Checks the record of a finished match.
    fn verify(&self, record: &Record, content: Option<&str>) -> Result<Outcome, RecordFault>;

    /// The options of a match, if its settings fit.
    fn options(&self, settings: &Settings) -> Option<MatchOptions>;

    /// The game's own colours.
    fn palette(&self) -> &'static Palette;

    /// The game's cover, of this size.
    fn cover(&self, width: f32, height: f32) -> Drawing;

    /// The game's texts, with the names of those at the table.
    fn texts(&self, lang: Lang, names: Vec<String>) -> Texts;

    /// What a viewer is shown. What the seats of `revealed` alone could see is laid open before them.
    fn display(&self, viewer: &ViewerSnapshot<'_>, revealed: &[ViewerSnapshot<'_>], texts: &Texts) -> Option<Display>;

    /// Events in sentences, one for each, with what they are about.
    fn describe_events(&self, options: &MatchOptions, events: &[&str], texts: &Texts) -> Vec<Option<DescribedEvent>>;

    /// What the viewer can foresee of these choices, in notation: for each what it does to numbers, the viewer's own
    /// first.
    fn foresee(&self, viewer: &ViewerSnapshot<'_>, choices: &[String], texts: &Texts) -> Vec<Vec<ChoiceEffect>>;

    /// How the players stand: for each seat the numbers that it strives for, as far as the viewer knows them.
    fn scores(&self, viewer: &ViewerSnapshot<'_>, texts: &Texts) -> Vec<SeatScore>;

    /// What several choices do to numbers, made one after the other, as far as they are the viewer's own and certain.
    fn foresee_all(&self, viewer: &ViewerSnapshot<'_>, choices: &[String], texts: &Texts) -> Vec<ChoiceEffect>;

    /// The table after a choice, where it is certain.
    fn preview(&self, viewer: &ViewerSnapshot<'_>, choice: &str, texts: &Texts) -> Option<Preview>;

    /// What a person reads who points at a thing of the scene.
    fn explain(&self, viewer: &ViewerSnapshot<'_>, thing: &str, texts: &Texts) -> Option<ThingCard>;

    /// What comes of an attempt, found in an imagined world; `None` also if a touch could mean nothing.
    fn judge_attempt(&self, viewer: &ViewerSnapshot<'_>, attempt: Attempt<'_>, texts: &Texts) -> Option<Verdict>;

    /// A bot's decision as advice: what to do, how good that is, and why.
    fn advice(&self, viewer: &ViewerSnapshot<'_>, decision: &Decision<String>, texts: &Texts) -> Option<String>;

    /// What a bot decides.
    fn decide(&self, question: &BotQuestion, budget: BudgetKind) -> Option<Decision<String>>;
}

/// What reviews ask of a game with its type erased. It is apart from [`GameHandle`], since few visits of the page need it.
pub trait ReviewHandle: Send + Sync {
    /// What is fixed about the game.
    fn about(&self) -> &'static About;

    /// A part of a review: a [`ReviewTask`] and its [`ReviewResult`](review::ReviewResult), as JSON.
    fn review(&self, task: &str) -> Option<String>;

    /// A verdict on a decision in words: those of the game, and those of reviews.
    fn describe_verdict(
        &self,
        question: &DecisionQuestion,
        verdict: &DecisionVerdict,
        texts: &Texts,
        words: &Texts,
    ) -> Option<DecisionWords>;
}

/// The one implementation of [`GameHandle`], for every game.
pub(crate) struct Erased<G>(PhantomData<fn() -> G>);

impl<G> Erased<G> {
    pub(crate) const NEW: Erased<G> = Erased(PhantomData);
}

impl<G: GameArt + Judge + Foresee> GameHandle for Erased<G> {
    fn about(&self) -> &'static About {
        G::ABOUT
    }

    fn open(
        &self,
        settings: Settings,
        seed: Seed,
        participants: Vec<Participant>,
    ) -> Result<Box<dyn Table>, BadOptions> {
        Ok(Box::new(Match::<G>::new(settings, seed, participants)?))
    }

    fn resume(&self, record: &Record, seed: Seed, content: Option<&str>) -> Result<Box<dyn Table>, RecordFault> {
        Ok(Box::new(record.resume::<G>(seed, content)?))
    }

    fn verify(&self, record: &Record, content: Option<&str>) -> Result<Outcome, RecordFault> {
        record.verify::<G>(content)
    }

    fn options(&self, settings: &Settings) -> Option<MatchOptions> {
        Some(MatchOptions(Arc::new(G::options(settings).ok()?)))
    }

    fn palette(&self) -> &'static Palette {
        G::PALETTE
    }

    fn cover(&self, width: f32, height: f32) -> Drawing {
        draw::cover::<G>(width, height)
    }

    fn texts(&self, lang: Lang, names: Vec<String>) -> Texts {
        Texts::of::<G>(lang, names)
    }

    fn display(&self, viewer: &ViewerSnapshot<'_>, revealed: &[ViewerSnapshot<'_>], texts: &Texts) -> Option<Display> {
        let (options, view) = read::<G>(viewer)?;
        let menu: Vec<(String, G::Action)> =
            viewer.menu.iter().map(|text| Some((text.clone(), text.parse().ok()?))).collect::<Option<_>>()?;
        let seat = viewer.viewer.seat();
        let actions: Vec<G::Action> = menu.iter().map(|(_, action)| *action).collect();
        let firsts = seat.map_or_else(Vec::new, |seat| alike::<G>(options, &view, seat, &actions));
        let Presentation { mut scene, question, deciders, choices, assignment, turning } =
            Presentation::<G>::new(options, &view, seat, viewer.deciders, menu, texts);
        let choices = merge_alike(choices, &firsts);
        for other in revealed {
            let (_, view) = read::<G>(other)?;
            scene.reveal(other.viewer.seat()?, G::scene(options, &view, texts), texts);
        }
        let outline = match revealed.is_empty() {
            true => G::outline(options, &view, texts),
            false => scene.outline(texts),
        };
        let presentation = Presentation { scene: scene.to_plain(), question, deciders, choices, assignment, turning };
        Some(Display { presentation, outline, picture: Picture::new(scene) })
    }

    fn describe_events(&self, options: &MatchOptions, events: &[&str], texts: &Texts) -> Vec<Option<DescribedEvent>> {
        let describe = |json: &&str| {
            let options = options.get::<G>()?;
            let event: G::Event = serde_json::from_str(json).ok()?;
            Some(DescribedEvent {
                text: G::describe_event(options, &event, texts),
                links: G::event_links(options, &event),
                moment: G::moment(options, &event, texts),
            })
        };
        events.iter().map(describe).collect()
    }

    fn foresee(&self, viewer: &ViewerSnapshot<'_>, choices: &[String], texts: &Texts) -> Vec<Vec<ChoiceEffect>> {
        let Some(((options, view), seat)) = read::<G>(viewer).zip(viewer.viewer.seat()) else {
            return vec![Vec::new(); choices.len()];
        };
        let mut trials = Trials::<G>::new(options, &view, seat);
        let mut effects = |choice: &String| {
            let forecasts = trials.outlook(choice.parse().ok()?)?.forecasts;
            let mut effects: Vec<ChoiceEffect> =
                forecasts.iter().map(|forecast| ChoiceEffect::new(forecast, texts)).collect();
            sort_short_by_key(&mut effects, |effect| effect.seat != seat);
            Some(effects)
        };
        choices.iter().map(|choice| effects(choice).unwrap_or_default()).collect()
    }

    fn scores(&self, viewer: &ViewerSnapshot<'_>, texts: &Texts) -> Vec<SeatScore> {
        let readings = read::<G>(viewer).map_or_else(Vec::new, |(options, view)| G::gauges(options, &view));
        let goals: Vec<Reading> =
            readings.into_iter().filter(|reading| reading.gauge.kind == GaugeKind::Goal).collect();
        // A number that only one seat has, since the others hide theirs, compares nobody. Of such ones the first is told.
        let is_shared = |goal: &Reading| {
            goals.iter().any(|other| other.gauge.id == goal.gauge.id && other.gauge.seat != goal.gauge.seat)
        };
        let are_compared = goals.iter().any(is_shared);
        let mut scores: Vec<SeatScore> = Vec::new();
        for goal in goals.iter().filter(|goal| !are_compared || is_shared(goal)) {
            let id = format!("gauge-{}", goal.gauge.id);
            let number = ScoreNumber {
                text: format!("{}\u{a0}{}", texts.text(&id), goal.value),
                name: texts.text(&format!("{id}.name")),
            };
            match scores.iter_mut().find(|score| score.seat == goal.gauge.seat) {
                Some(score) if are_compared => score.numbers.push(number),
                Some(_) => {}
                None => scores.push(SeatScore { seat: goal.gauge.seat, numbers: vec![number] }),
            }
        }
        sort_short_by_key(&mut scores, |score| score.seat);
        scores
    }

    fn foresee_all(&self, viewer: &ViewerSnapshot<'_>, choices: &[String], texts: &Texts) -> Vec<ChoiceEffect> {
        let Some(((options, view), seat)) = read::<G>(viewer).zip(viewer.viewer.seat()) else { return Vec::new() };
        // Own plans are the same in every world that the view allows.
        let mut dice = Dice::seeded(1);
        let mut state = G::imagine(options, &view, &mut dice);
        for choice in choices.iter().filter_map(|choice| choice.parse().ok()) {
            // A choice that an earlier one has made impossible changes nothing.
            let _ = G::apply(&mut state, seat, choice, &mut dice, &mut Log::silent());
        }
        let after = G::gauges(options, &G::view(&state, viewer.viewer));
        let effect = |before: Reading| {
            let now = after.iter().find(|now| now.gauge == before.gauge)?;
            let change = engine::Change::Certain(now.value - before.value);
            let forecast = engine::Forecast { gauge: before.gauge, value: before.value, change };
            (now.value != before.value && before.gauge.seat == seat).then(|| ChoiceEffect::new(&forecast, texts))
        };
        G::gauges(options, &view).into_iter().filter_map(effect).collect()
    }

    fn preview(&self, viewer: &ViewerSnapshot<'_>, choice: &str, texts: &Texts) -> Option<Preview> {
        let (options, view) = read::<G>(viewer)?;
        let after = Trials::<G>::new(options, &view, viewer.viewer.seat()?).outlook(choice.parse().ok()?)?.after?;
        let scene = G::scene(options, &after, texts);
        Some(Preview { scene: scene.to_plain(), picture: Picture::new(scene) })
    }

    fn explain(&self, viewer: &ViewerSnapshot<'_>, thing: &str, texts: &Texts) -> Option<ThingCard> {
        let (options, view) = read::<G>(viewer)?;
        G::explain(options, &view, thing, texts)
    }

    fn judge_attempt(&self, viewer: &ViewerSnapshot<'_>, attempt: Attempt<'_>, texts: &Texts) -> Option<Verdict> {
        let (options, view) = read::<G>(viewer)?;
        let seat = viewer.viewer.seat()?;
        let actions = match attempt {
            Attempt::Touch(thing) => G::attempts(options, &view, seat, thing),
            Attempt::Say(text) => match text.parse::<G::Action>() {
                Ok(action) => vec![action],
                Err(fault) => return Some(Verdict::Refused(Refusal::Unreadable(fault))),
            },
        };
        // Legality leaks nothing, so every world that the view allows gives the same answer.
        let mut dice = Dice::seeded(1);
        let state = G::imagine(options, &view, &mut dice);
        let mut refused: Option<Illegal> = None;
        for action in actions {
            match G::apply(&mut state.clone(), seat, action, &mut dice, &mut Log::silent()) {
                Ok(()) => return Some(Verdict::Allowed(G::label(options, &view, action, texts))),
                Err(illegal) => refused = refused.or(Some(illegal)),
            }
        }
        refused.map(|illegal| Verdict::Refused(Refusal::Illegal(illegal)))
    }

    fn advice(&self, viewer: &ViewerSnapshot<'_>, decision: &Decision<String>, texts: &Texts) -> Option<String> {
        let (options, view) = read::<G>(viewer)?;
        let best = (decision.action.parse().ok()?, decision.worth);
        let second = decision.second.as_ref().and_then(|(action, worth)| Some((action.parse().ok()?, *worth)));
        let seat = viewer.viewer.seat()?;
        let reason =
            (!decision.reasons.is_empty()).then(|| reason_words(decision.reasons.iter().map(difference), seat, texts));
        Some(advice::<G>(options, &view, best, second, reason, texts))
    }

    fn decide(&self, question: &BotQuestion, budget: BudgetKind) -> Option<Decision<String>> {
        question.decide::<G>(budget)
    }
}

impl<G: GameArt + Judge + Foresee> ReviewHandle for Erased<G> {
    fn about(&self) -> &'static About {
        G::ABOUT
    }

    fn review(&self, task: &str) -> Option<String> {
        ReviewTask::run_text::<G>(task)
    }

    fn describe_verdict(
        &self,
        question: &DecisionQuestion,
        verdict: &DecisionVerdict,
        texts: &Texts,
        words: &Texts,
    ) -> Option<DecisionWords> {
        DecisionWords::new::<G>(question, verdict, texts, words)
    }
}

fn difference(reason: &GaugeReason) -> GaugeDifference<'_> {
    let GaugeReason { gauge, seat, better, taken } = reason;
    GaugeDifference { gauge, seat: *seat, better: *better, other: *taken }
}

fn read<'a, G: GameArt>(viewer: &ViewerSnapshot<'a>) -> Option<(&'a G::Options, G::View)> {
    Some((viewer.options.get::<G>()?, serde_json::from_str(viewer.view).ok()?))
}
