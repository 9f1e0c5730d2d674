//! Reviews of every game: the parts add up, luck averages to nothing, and verdicts know no more than their seat.
#![allow(clippy::unwrap_used)]

use bots::Budget;
use engine::sample::Sample;
use engine::{Game, Judge, Match, Seat, Seats, Settings};
use games::{Playable, Visitor, visit};
use review::{
    DecisionGrade, Evaluator, MatchReview, Practice, ReviewBudget, ReviewCheck, ReviewOpening, ReviewPoint,
    ReviewResult, ReviewTask, check_match, hold_verdicts, play_by_instinct,
};

const HASTY: ReviewBudget = ReviewBudget { deals: 32, luck_futures: 8, choice_futures: 1 };

fn practised<G: Judge>(settings: &Settings) -> Evaluator<G> {
    let practice = Practice { matches: 60, positions: 6, rounds: 4 };
    Evaluator::practise(&G::options(settings).unwrap(), settings.seats(), practice)
}

fn every_game<V: Visitor<Out = ()>>(visitor: impl Fn() -> V) {
    for listed in games::LIST {
        visit(listed.about.name, visitor()).unwrap();
    }
}

struct LuckAveragesToNothing;

impl Visitor for LuckAveragesToNothing {
    type Out = ();

    fn visit<G: Playable>(self) {
        let settings = Settings::new(G::ABOUT.options, *G::ABOUT.seats.start());
        let evaluator = practised::<G>(&settings);
        let reviews = (1..=40).map(|seed| check_match::<G>(&settings, seed, &evaluator, HASTY));
        let check = reviews.fold(ReviewCheck::default(), ReviewCheck::plus);
        assert_eq!((check.matches, check.broken), (40, 0), "{}: the parts add up", G::ABOUT.name);
        for sums in &check.seats {
            let (mean, error) = sums.luck();
            assert!(error > 0.0, "{}: there is luck", G::ABOUT.name);
            assert!(mean.abs() < 3.5 * error, "{}: luck is {mean} ± {error} on average", G::ABOUT.name);
        }
    }
}

#[test]
fn parts_add_up_and_luck_averages_to_nothing() {
    every_game(|| LuckAveragesToNothing);
}

struct VerdictsHide;

impl Visitor for VerdictsHide {
    type Out = ();

    fn visit<G: Playable>(self) {
        assert!(hold_verdicts::<G>(6, Budget::futures(40)) >= 6);
    }
}

#[test]
fn verdicts_know_no_more_than_their_seat() {
    every_game(|| VerdictsHide);
}

fn sample_match() -> Match<Sample> {
    play_by_instinct(Settings::new(Sample::ABOUT.options, 3), 5).unwrap()
}

#[test]
fn a_review_in_parts_is_the_same_as_in_one_go() {
    let game = sample_match();
    let evaluator = practised::<Sample>(game.settings());
    let opening = ReviewOpening::new(&game, &evaluator, Seats::all(3), HASTY);
    let middle = opening.steps / 2;
    let mut points = ReviewPoint::weigh(&game, &evaluator, 0..middle, HASTY);
    points.extend(ReviewPoint::weigh(&game, &evaluator, middle..opening.steps, HASTY));
    assert_eq!(MatchReview::assemble(&opening, &points), MatchReview::new(&game, &evaluator, HASTY));
    assert!(
        opening.questions.iter().all(|question| question.menu.len() > 1 && question.menu.contains(&question.taken))
    );
    assert!(!opening.questions.is_empty());
}

#[test]
fn the_end_is_the_result_and_only_dice_are_luck() {
    let game = sample_match();
    let review = MatchReview::new(&game, &practised(game.settings()), HASTY);
    let winners = game.outcome().unwrap().winners;
    for seat in Seats::all(3) {
        assert_eq!(review.account(seat).result, if winners.contains(seat) { 1_000_000 } else { 0 });
    }
    let mut number = 0;
    game.retrace(|step| {
        let luck = &review.steps[number].luck;
        assert!(step.rolled || luck.values().iter().all(|luck| *luck == 0), "luck without dice at step {number}");
        number += 1;
    });
    assert_eq!(number, review.steps.len());
}

#[test]
fn what_was_taken_back_does_not_count() {
    let mut game = Match::<Sample>::new(
        Settings::new(Sample::ABOUT.options, 2),
        engine::Seed::from_number(3),
        engine::Participant::row(2),
    )
    .unwrap();
    let mut is_taken_back = false;
    while let Some(seat) = game.deciders().first() {
        let action = game.menu(seat)[0];
        game.play(seat, action).unwrap();
        if game.played().len() == 6 && !is_taken_back {
            is_taken_back = true;
            game.take_back(2);
        }
    }
    assert!(is_taken_back);
    let review = MatchReview::new(&game, &practised(game.settings()), HASTY);
    assert_eq!(review.steps.len(), game.played().len());
    for seat in Seats::all(2) {
        let account = review.account(seat);
        assert_eq!(account.result - account.expectation, account.luck + account.own + account.others);
    }
}

#[test]
fn a_match_that_is_not_over_is_not_reviewed() {
    let game = Match::<Sample>::new(
        Settings::new(Sample::ABOUT.options, 2),
        engine::Seed::from_number(3),
        engine::Participant::row(2),
    )
    .unwrap();
    let task = ReviewTask::Open { record: game.record().to_string(), content: None, asked: Seats::all(2) };
    assert_eq!(task.run::<Sample>(), None);
}

#[test]
fn tasks_travel_as_json_and_verdicts_are_told_in_words() {
    let game = sample_match();
    let record = game.record().to_string();
    let task = ReviewTask::Open { record, content: None, asked: Seats::only(Seat::new(0)) };
    let json = serde_json::to_string(&task).unwrap();
    let handle = games::find(Sample::ABOUT.name).unwrap();
    let reviews = games::find_review(Sample::ABOUT.name).unwrap();
    let run = |json: &str| serde_json::from_str(&reviews.review(json).unwrap()).unwrap();
    let ReviewResult::Opened(opening) = run(&json) else { panic!("a finished match is reviewed") };
    let question = &opening.questions[0];
    let json = serde_json::to_string(&ReviewTask::Judge(Box::new(question.clone()))).unwrap();
    let ReviewResult::Judged(verdict) = run(&json) else { panic!("a decision is judged") };
    assert_eq!((verdict.step, verdict.seat, &verdict.taken), (question.step, question.seat, &question.taken));
    for lang in scene::Lang::all() {
        let texts = handle.texts(lang, vec!["ana".to_owned(), "ben".to_owned(), "cyd".to_owned()]);
        let mistake = review::DecisionVerdict { grade: DecisionGrade::Mistake, gain: 0.06, ..(*verdict).clone() };
        let said = reviews.describe_verdict(question, &mistake, &texts, &review::review_texts(lang)).unwrap();
        let all = format!("{} {} {:?} {:?}", said.taken, said.grade, said.better, said.why);
        assert!(!all.contains('⟦'), "{lang}: {all}");
        assert!(said.better.is_some_and(|better| better.contains("+6 %")) && said.why.is_some());
    }
}
