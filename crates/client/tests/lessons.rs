//! Every lesson of every game is played by its own script, on the newest rules.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use bots::{BudgetKind, Level};
use client::lesson::{Lesson, LessonReply, LessonRun};
use client::{ClientState, Local, Presenter, Screen, ScreenState};
use scene::{Lang, Texts};

/// What a reader takes for a word, and a learner for a decision, in seconds.
const SECONDS: [f64; 2] = [0.3, 6.0];
/// The most that a course may take, in minutes.
const COURSE_MAX: f64 = 8.0;

fn folder(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game)
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()))
}

/// The lessons of a game in their order.
fn lessons(game: &str) -> Vec<Lesson> {
    let folder = folder(game).join("lessons");
    let mut paths: Vec<PathBuf> = match std::fs::read_dir(&folder) {
        Ok(entries) => entries.filter_map(|entry| Some(entry.ok()?.path())).collect(),
        Err(_) => Vec::new(),
    };
    paths.sort();
    let lesson = |path: &PathBuf| {
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let mut table: toml::Table = read(path).parse().unwrap_or_else(|fault| panic!("{stem}: {fault}"));
        table.insert("name".to_owned(), stem.split_once('-').expect("files are called 1-NAME.toml").1.into());
        table.try_into().unwrap_or_else(|fault| panic!("{stem}: {fault}"))
    };
    paths.iter().map(lesson).collect()
}

fn messages(game: &str, lang: Lang) -> Texts {
    let file = |owner: &str| read(&folder(owner).join("texts").join(lang.word()).join("lessons.ftl"));
    Texts::beside(lang, (file("client") + &file(game)).leak())
}

/// A lesson at its table.
struct Played {
    name: String,
    run: LessonRun,
    local: Local,
    state: ClientState,
    presenter: Presenter,
    decisions: usize,
    /// How many lines the log has before the learner begins.
    log_before: usize,
}

impl Played {
    fn begin(game: &str, lesson: &Lesson) -> Played {
        let name = format!("{game}/{}", lesson.name);
        let local = lesson.open(game, "t", "ana", 0).unwrap_or_else(|fault| panic!("{name} does not begin: {fault}"));
        let mut state = ClientState::new("t", 0);
        state.connected();
        let run = LessonRun::new(lesson.clone());
        let mut played =
            Played { name, run, local, state, presenter: Presenter::new(Lang::EN), decisions: 0, log_before: 0 };
        played.settle();
        played.log_before = played.screen().log.len();
        played
    }

    /// Lets the others play until the learner is asked or the match is over.
    fn settle(&mut self) {
        self.local.serve(&mut self.state, 0);
        for _ in 0..1000 {
            let questions = self.local.bot_questions();
            if questions.is_empty() {
                let Some(at) = self.local.wake_at().filter(|_| self.state.question().is_none()) else { break };
                self.local.wake(&mut self.state, at);
            }
            for question in questions {
                let is_scripted = self.run.step().is_some_and(|step| step.free == 0);
                let answer = self.run.answer(&question);
                assert!(
                    answer.is_some() || !is_scripted,
                    "{}: the script has no answer of {} to {:?}",
                    self.place(),
                    question.seat,
                    question.menu
                );
                let answer = answer.unwrap_or_else(|| games::answer(&question, BudgetKind::Counted));
                self.local.bot_answered(&mut self.state, &answer, 0);
            }
        }
        if self.state.ending().is_some() {
            self.run.finish();
        }
    }

    fn screen(&mut self) -> Screen {
        let ScreenState::Table(screen) = self.presenter.show(&self.state) else {
            panic!("{} shows no table", self.name)
        };
        *screen
    }

    /// The actions that the learner can choose.
    fn choices(&mut self) -> Vec<String> {
        self.screen().picking().choices().iter().map(|choice| choice.action.clone()).collect()
    }

    /// The clauses that what happened in the lesson links to.
    fn clauses_met(&mut self) -> BTreeSet<String> {
        let log = self.screen().log;
        log.iter().skip(self.log_before).flat_map(|line| &line.clauses).map(ToString::to_string).collect()
    }

    fn place(&self) -> String {
        format!("{}, step {:?}", self.name, self.run.step().map(|step| step.id.as_str()))
    }

    /// Plays an action that the lesson must accept.
    fn play(&mut self, action: &str) {
        let (place, choices) = (self.place(), self.choices());
        assert!(choices.iter().any(|choice| choice == action), "{place}: `{action}` is none of {choices:#?}");
        let reply = self.run.judge(action);
        assert!(!matches!(reply, LessonReply::NotThis(_)), "{place}: `{action}` is not accepted");
        self.go_on(action);
    }

    /// Plays an action that was accepted before.
    fn repeat(&mut self, action: &str) {
        self.run.judge(action);
        self.go_on(action);
    }

    fn go_on(&mut self, action: &str) {
        self.state.play(action);
        self.decisions += 1;
        self.settle();
    }

    /// What the script does now, or else something that the lesson accepts; in a free step what a bot does.
    fn scripted(&mut self) -> String {
        let choices = self.choices();
        if let Some(action) = self.run.scripted(|action| choices.iter().any(|choice| choice == action)) {
            return action.to_owned();
        }
        if self.run.decisions_left() == 0 {
            // After another answer the script may not fit; anything that the lesson accepts will do.
            let is_accepted = |choice: &&String| !matches!(self.run.clone().judge(choice), LessonReply::NotThis(_));
            let accepted = choices.iter().find(is_accepted);
            return accepted.unwrap_or_else(|| panic!("{}: none of {choices:#?} will do", self.place())).clone();
        }
        let question = self.state.hint(Level::Easy).unwrap_or_else(|| panic!("{}: nothing is asked", self.place()));
        let wanted = games::answer(&question, BudgetKind::Counted).decision.action;
        if choices.contains(&wanted) { wanted } else { choices[0].clone() }
    }

    fn play_to_the_end(&mut self) {
        while self.run.step().is_some() {
            let action = self.scripted();
            self.play(&action);
        }
    }
}

/// Plays a lesson, and from each of its steps on every other answer that it accepts; gives the learner's decisions, and
/// the clauses that speak in the script.
fn play_all_ways(game: &str, lesson: &Lesson) -> (usize, BTreeSet<String>) {
    let mut main = Played::begin(game, lesson);
    let mut before: Vec<String> = Vec::new();
    let mut unmet: BTreeSet<String> = deviations(lesson).collect();
    while let Some(step) = main.run.step().cloned() {
        let scripted = main.scripted();
        if step.free == 0 {
            for choice in main.choices() {
                let mut probe = main.run.clone();
                match probe.judge(&choice) {
                    LessonReply::NotThis(id) => _ = unmet.remove(&id),
                    _ if choice == scripted => {}
                    _ => {
                        let mut other = Played::begin(game, lesson);
                        before.iter().for_each(|action| other.repeat(action));
                        other.play(&choice);
                        other.play_to_the_end();
                    }
                }
            }
        }
        main.play(&scripted);
        before.push(scripted);
    }
    assert!(unmet.is_empty(), "{game}/{}: no answer meets {unmet:?}", lesson.name);
    (main.decisions, main.clauses_met())
}

/// The messages for foreseen deviations.
fn deviations(lesson: &Lesson) -> impl Iterator<Item = String> + '_ {
    lesson.steps.iter().flat_map(|step| {
        let id = lesson.step_message(step);
        let early = (!step.needs.is_empty()).then(|| format!("{id}.no-early"));
        step.wrong.iter().map(move |wrong| format!("{id}.no-{}", wrong.say)).chain(early)
    })
}

/// The messages that a lesson needs, in which attributes stand behind a point, and those that it may have.
fn needed(lesson: &Lesson) -> (Vec<String>, Vec<String>) {
    let title = lesson.message();
    let mut needed = vec![title.clone(), format!("{title}.goal"), format!("{title}.end")];
    let mut possible = Vec::new();
    for step in &lesson.steps {
        let id = lesson.step_message(step);
        needed.push(id.clone());
        possible.push(format!("{id}.done"));
        if step.free == 0 {
            needed.extend([format!("{id}.no"), format!("{id}.hint")]);
        }
    }
    needed.extend(deviations(lesson));
    (needed, possible)
}

/// The messages of a file with their attributes.
fn all_messages(game: &str, lang: Lang) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut message = String::new();
    for line in read(&folder(game).join("texts").join(lang.word()).join("lessons.ftl")).lines() {
        match line.trim_start().strip_prefix('.').and_then(|rest| rest.split_once('=')) {
            Some((attribute, _)) => _ = found.insert(format!("{message}.{}", attribute.trim())),
            None if line.starts_with(|c: char| c.is_ascii_lowercase()) => {
                message = line.split_once('=').map_or("", |(id, _)| id).trim().to_owned();
                found.insert(message.clone());
            }
            None => {}
        }
    }
    found
}

#[test]
fn every_lesson_can_be_played_in_every_way_that_it_accepts() {
    for listed in games::LIST {
        let game = listed.about.name;
        let lessons = lessons(game);
        if lessons.is_empty() {
            println!("{game} has no lessons yet");
            continue;
        }
        assert!((3..=6).contains(&lessons.len()), "{game} has {} lessons", lessons.len());
        let english = messages(game, Lang::EN);
        let mut minutes = 0.0;
        let listed_clauses =
            |lesson: &Lesson| lesson.steps.iter().flat_map(|step| step.clauses.clone()).collect::<Vec<_>>();
        let taught: BTreeSet<String> = lessons.iter().flat_map(listed_clauses).collect();
        for lesson in &lessons {
            let newest = listed.about.rules_version;
            assert!(lesson.rules <= newest, "{game}/{}: rules {} do not exist yet", lesson.name, lesson.rules);
            let (decisions, met) = play_all_ways(game, lesson);
            let unlisted: Vec<&String> = met.difference(&taught).collect();
            if !unlisted.is_empty() {
                println!("{game}/{}: what happens cites {unlisted:?}, which no lesson lists", lesson.name);
            }
            let read: Vec<String> =
                needed(lesson).0.into_iter().filter(|id| !id.contains(".no") && !id.ends_with(".hint")).collect();
            let words: usize = read.iter().map(|id| english.text(id).split_whitespace().count()).sum();
            let own = (words as f64 * SECONDS[0] + decisions as f64 * SECONDS[1]) / 60.0;
            let older =
                if lesson.rules < newest { format!(", written for rules {}", lesson.rules) } else { String::new() };
            println!(
                "{game}/{}: {} steps, {decisions} decisions, {words} words, about {own:.1} minutes{older}",
                lesson.name,
                lesson.steps.len()
            );
            assert!(own <= 3.0, "{game}/{} takes {own:.1} minutes", lesson.name);
            minutes += own;
        }
        println!("{game}: about {minutes:.1} minutes");
        assert!(minutes <= COURSE_MAX, "the course of {game} takes {minutes:.1} minutes");
        let last = lessons.last().and_then(|lesson| lesson.steps.last()).map_or(0, |step| step.free);
        assert!(last > 0, "the last lesson of {game} ends with free play against bots");
    }
}

#[test]
fn every_lesson_speaks_every_language() {
    for listed in games::LIST {
        let game = listed.about.name;
        let lessons = lessons(game);
        if lessons.is_empty() {
            continue;
        }
        let (mut wanted, mut possible) = (BTreeSet::from(["course".to_owned()]), BTreeSet::new());
        for lesson in &lessons {
            let (needed, optional) = needed(lesson);
            wanted.extend(needed);
            possible.extend(optional);
        }
        let english = all_messages(game, Lang::EN);
        for lang in Lang::all() {
            let found = all_messages(game, lang);
            let missing: Vec<&String> = wanted.difference(&found).collect();
            assert!(missing.is_empty(), "{game}, {lang}: {missing:#?} are missing");
            let unused: Vec<&String> =
                found.iter().filter(|id| !wanted.contains(*id) && !possible.contains(*id)).collect();
            assert!(unused.is_empty(), "{game}, {lang}: nobody says {unused:#?}");
            assert_eq!(found, english, "{game}, {lang} and English have the same messages");
            let texts = messages(game, lang);
            for id in &found {
                let text = texts.text(id);
                assert!(!text.contains('⟦') && !text.is_empty(), "{game}, {lang}, {id}: {text}");
            }
        }
    }
}
