//! Lessons: the list of a game's lessons, and the coach beside the table of one.

use client::Picking;
use client::lesson::{Coach, Course, Lesson, LessonReply, LessonRun};
use leptos::prelude::*;
use leptos::task::spawn_local;
use scene::{Lang, Pick, Texts};
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::home::{self, LESSONS_DONE};
use crate::icons::{self, icon};
use crate::page::Page;
use crate::table::{Table, TableSession};
use crate::{api, browser, catalogue};

/// The style sheet of these pages.
const STYLE: &str = "/texts/lessons.css";

/// A course that was loaded, with its texts.
#[derive(Clone, Copy)]
struct LoadedCourse {
    lessons: StoredValue<Vec<Lesson>>,
    texts: StoredValue<Texts, LocalStorage>,
}

impl LoadedCourse {
    fn read(json: &str, lang: Lang) -> Option<LoadedCourse> {
        let Course { lessons, messages } = serde_json::from_str(json).ok()?;
        // A reader opens few courses, and texts live as long as the page anyway.
        let texts = Texts::beside(lang, messages.leak());
        Some(LoadedCourse { lessons: StoredValue::new(lessons), texts: StoredValue::new_local(texts) })
    }

    fn text(self, id: &str) -> String {
        self.texts.with_value(|texts| texts.text(id))
    }

    /// A message, if there is one.
    fn find(self, id: &str) -> Option<String> {
        self.texts.with_value(|texts| texts.has_attribute(id).then(|| texts.text(id)))
    }

    fn numbered(self, id: &str, number: usize, count: usize) -> String {
        self.texts.with_value(|texts| texts.with(id, [("number", number.into()), ("count", count.into())]))
    }

    /// Where a lesson stands in the course, and the name of the next one.
    fn place(self, name: &str) -> (usize, Option<String>) {
        self.lessons.with_value(|lessons| {
            let at = lessons.iter().position(|lesson| lesson.name == name).unwrap_or_default();
            (at + 1, lessons.get(at + 1).map(|lesson| lesson.name.clone()))
        })
    }
}

/// Loads the lessons of a game, in the language of the page.
fn load(game: String) -> RwSignal<Option<LoadedCourse>> {
    let page = Page::get();
    let loaded = RwSignal::new(None);
    Effect::new(move |_| {
        let (game, lang) = (game.clone(), page.lang.get());
        spawn_local(async move {
            let course = api::course(&game, lang).await;
            match course.as_deref().and_then(|json| LoadedCourse::read(json, lang)) {
                Some(course) => _ = loaded.try_set(Some(course)),
                None => page.show_toast(page.text("server-gone"), None),
            }
        });
    });
    loaded
}

/// The lessons that were done in this browser, each as `GAME/NAME`.
fn done_lessons() -> Vec<String> {
    browser::storage_get(LESSONS_DONE).map_or_else(Vec::new, |text| text.lines().map(str::to_owned).collect())
}

fn remember(address: &str) {
    let mut done = done_lessons();
    if !done.iter().any(|known| known == address) {
        done.push(address.to_owned());
        browser::storage_set(LESSONS_DONE, &done.join("\n"));
    }
}

/// The lessons of a game.
#[component]
pub(crate) fn CoursePage(game: String) -> impl IntoView {
    let page = Page::get();
    let (course, titled) = (load(game.clone()), game.clone());
    let done = done_lessons();
    let shown = move || {
        let course = course.get()?;
        let is_done = |name: &str| done.contains(&format!("{game}/{name}"));
        let lessons = course.lessons.get_value();
        let next = lessons.iter().position(|lesson| !is_done(&lesson.name)).unwrap_or_default();
        let row = |(index, lesson): (usize, &Lesson)| {
            let (id, is_done) = (lesson.message(), is_done(&lesson.name));
            let state = is_done.then(|| view! { <span class="unseen">{course.text("lesson-was-done")}</span> });
            view! {
                <li data-lesson=lesson.name.clone() data-done=is_done.then_some("") class:next={index == next}>
                    <a href=format!("/learn/{game}/{}", lesson.name)>
                        <span class="number" aria-hidden="true">
                            {if is_done { icon(icons::CHECK).into_any() } else { (index + 1).into_any() }}
                        </span>
                        <span>
                            <b>{course.text(&id)}</b>
                            <small>{course.text(&format!("{id}.goal"))}</small>
                            {state}
                        </span>
                    </a>
                </li>
            }
        };
        let rows = lessons.iter().enumerate().map(row).collect::<Vec<_>>();
        let first = lessons.get(next).map(|lesson| format!("/learn/{game}/{}", lesson.name));
        let begin = first.map(|first| {
            view! { <a class="button main" data-do="lesson-start" href=first>{icon(icons::PLAY)}{course.text("lesson-start")}</a> }
        });
        let what = begin.is_some().then(|| view! { <p class="soft">{course.text("course")}</p> });
        Some(view! {
            {what}
            <ol class="lessons">{rows}</ol>
            <div class="row">
                {begin}
                <a class="button" href=format!("/rules/{game}")>{page.text("rules")}</a>
                <a class="button" href="/">{page.text("to-home")}</a>
            </div>
        })
    };
    view! {
        <link rel="stylesheet" href=STYLE/>
        <main class="page course" data-page="course">
            <h1 id="title" tabindex="-1">{move || catalogue::title(&titled, page.lang.get())}</h1>
            {shown}
        </main>
    }
}

/// A lesson at its table.
#[component]
pub(crate) fn LessonPage(game: String, name: String) -> impl IntoView {
    let page = Page::get();
    page.load_game_with_retries(&game);
    let course = load(game.clone());
    let loaded = game.clone();
    let is_loaded = Memo::new(move |_| page.is_loaded(&loaded));
    // Another attempt begins with a new number.
    let attempt = RwSignal::new(0_u32);
    let coach = LessonCoach::new(page);
    // A change of language loads the course again, but the match goes on.
    let is_there = Memo::new(move |_| course.with(Option::is_some) && is_loaded.get());
    let (played, named) = (game.clone(), name.clone());
    let table = move || {
        attempt.track();
        let course = if is_there.get() { course.get_untracked()? } else { return None };
        let lesson = course.lessons.with_value(|all| all.iter().find(|lesson| lesson.name == named).cloned())?;
        let opened = lesson.open(&played, &browser::new_id(), &page.name_or_guest(), browser::now());
        coach.begin(LessonRun::new(lesson));
        match opened {
            Ok(local) => {
                let session = TableSession::local(page, local, Some(Box::new(coach)));
                coach.session.set(Some(session));
                Some(view! { <Pointer session coach/><Table session/> }.into_any())
            }
            Err(fault) => Some(view! { <p class="page">{fault.to_string()}</p> }.into_any()),
        }
    };
    view! {
        <link rel="stylesheet" href=STYLE/>
        {move || course.get().map(|course| view! { <CoachPanel course coach attempt game=game.clone() name=name.clone()/> })}
        {table}
    }
}

/// The lesson that is played, and what was said last. It is the table's coach.
#[derive(Clone, Copy)]
struct LessonCoach {
    page: Page,
    run: RwSignal<Option<LessonRun>>,
    /// The answer to what the learner did last: whether it was wanted, and the id of the message.
    reply: RwSignal<Option<(bool, String)>>,
    is_hint_open: RwSignal<bool>,
    session: RwSignal<Option<TableSession>>,
}

impl LessonCoach {
    fn new(page: Page) -> LessonCoach {
        LessonCoach {
            page,
            run: RwSignal::new(None),
            reply: RwSignal::new(None),
            is_hint_open: RwSignal::new(false),
            session: RwSignal::new(None),
        }
    }

    fn begin(self, run: LessonRun) {
        self.run.set(Some(run));
        self.reply.set(None);
        self.is_hint_open.set(false);
    }

    fn change<T>(self, what: impl FnOnce(&mut LessonRun) -> T) -> Option<T> {
        self.run.try_update(|run| run.as_mut().map(what)).flatten()
    }

    /// Whether something happens that the learner watches before they go on.
    fn is_watching(self) -> bool {
        let Some(session) = self.session.get() else { return false };
        let is_asked = session.picking.with(Option::is_some) || self.is_over();
        !is_asked || session.stage.moment.with(Option::is_some)
    }

    fn is_over(self) -> bool {
        self.run.with(|run| run.as_ref().is_some_and(|run| run.step().is_none()))
    }
}

impl Coach for LessonCoach {
    fn allows(&mut self, action: &str) -> bool {
        let step = self.run.with_untracked(|run| {
            let run = run.as_ref()?;
            Some(run.lesson().step_message(run.step()?))
        });
        let reply = self.change(|run| run.judge(action));
        let is_allowed = !matches!(reply, Some(LessonReply::NotThis(_)));
        match (reply, step) {
            (Some(LessonReply::NotThis(id)), _) => self.reply.set(Some((false, id))),
            (Some(LessonReply::EndsStep), Some(step)) => {
                self.is_hint_open.set(false);
                self.reply.set(Some((true, format!("{step}.done"))));
            }
            _ => self.reply.set(None),
        }
        is_allowed
    }

    fn answer(&mut self, question: &bots::BotQuestion) -> Option<bots::BotAnswer> {
        // What other seats do is no change of what is shown.
        self.run.try_update_untracked(|run| run.as_mut()?.answer(question)).flatten()
    }
}

/// The coach: what is asked, what was said to the last answer, and where the lesson stands.
#[component]
fn CoachPanel(
    course: LoadedCourse,
    coach: LessonCoach,
    attempt: RwSignal<u32>,
    game: String,
    name: String,
) -> impl IntoView {
    let page = coach.page;
    let (number, next) = course.place(&name);
    let count = course.lessons.with_value(Vec::len);
    let title = course.text(&format!("lesson-{name}"));
    let reply = Memo::new(move |_| coach.reply.get().and_then(|(is_right, id)| Some((is_right, course.find(&id)?))));
    let asked = {
        let id = format!("lesson-{name}");
        Memo::new(move |_| {
            if coach.is_watching() {
                return course.text("lesson-watch");
            }
            coach.run.with(|run| match run.as_ref().map(|run| (run, run.step())) {
                Some((run, Some(step))) => course.text(&run.lesson().step_message(step)),
                Some((_, None)) => course.text(&format!("{id}.end")),
                None => String::new(),
            })
        })
    };
    let goal = course.text(&format!("lesson-{name}.goal"));
    let is_first = Memo::new(move |_| coach.run.with(|run| run.as_ref().is_none_or(|run| run.steps_done() == 0)));
    let hint = Memo::new(move |_| {
        let id = coach.run.with(|run| {
            let run = run.as_ref()?;
            Some(format!("{}.hint", run.lesson().step_message(run.step()?)))
        })?;
        course.find(&id)
    });
    let left = Memo::new(move |_| coach.run.with(|run| run.as_ref().map_or(0, LessonRun::decisions_left)));
    let is_over = Memo::new(move |_| coach.is_over());
    let (address, list) = (format!("{game}/{name}"), format!("/learn/{game}"));
    // What is new is read to those who do not see it.
    let spoken = goal.clone();
    Effect::new(move |_| {
        let (reply, asked) = (reply.get(), asked.get());
        let hint = hint.get().filter(|_| coach.is_hint_open.get() && !coach.is_watching());
        if is_over.get() {
            remember(&address);
        }
        let first = Some(spoken.clone()).filter(|_| is_first.get() && reply.is_none());
        let parts = [first, reply.map(|(_, text)| text), Some(asked), hint];
        let text = parts.into_iter().flatten().collect::<Vec<_>>().join(" ");
        // The table announces its question after the same touch.
        browser::set_timeout(50, move || _ = page.announcement.try_set(text));
    });
    let steps = move || {
        let (done, all) =
            coach.run.with(|run| run.as_ref().map_or((0, 0), |run| (run.steps_done(), run.lesson().steps.len())));
        (0..all).map(|at| view! { <i class:done={at < done}></i> }).collect::<Vec<_>>()
    };
    let reply_line = move || {
        reply.get().map(|(is_right, text)| {
            let sign = icon(if is_right { icons::CHECK } else { icons::BACK });
            view! { <p class="reply" class:right=is_right data-reply=if is_right { "right" } else { "other" }>{sign}<span>{text}</span></p> }
        })
    };
    let goal_line = move || {
        let is_shown = is_first.get() && !coach.is_hint_open.get() && reply.with(Option::is_none);
        is_shown.then(|| view! { <p class="goal">{goal.clone()}</p> })
    };
    let hint_line = move || {
        let hint = hint.get().filter(|_| coach.is_hint_open.get());
        hint.map(|hint| view! { <p class="hinted" data-lesson-hint>{icon(icons::BULB)}<span>{hint}</span></p> })
    };
    let free = move || {
        (left.get() > 0)
            .then(|| view! { <span class="soft">{course.numbered("lesson-left", left.get(), left.get())}</span> })
    };
    let ends = move || {
        let next = next.clone();
        let game = game.clone();
        is_over.get().then(|| match next {
            Some(next) => view! {
                <a class="button main" data-do="lesson-next" href=format!("/learn/{game}/{next}")>{course.text("lesson-next")}{icon(icons::NEXT)}</a>
            }
            .into_any(),
            None => view! {
                <button class="main" data-do="lesson-next" on:click=move |_| home::play_game(page, &game)>
                    {icon(icons::PLAY)}
                    {page.text("play-now")}
                </button>
            }
            .into_any(),
        })
    };
    let hint_button = move || {
        (hint.get().is_some() && !is_over.get()).then(|| {
            view! {
                <button data-do="lesson-hint" aria-pressed=move || coach.is_hint_open.get().to_string() on:click=move |_| coach.is_hint_open.update(|is_open| *is_open = !*is_open)>
                    {icon(icons::BULB)}
                    {course.text("lesson-hint")}
                </button>
            }
        })
    };
    // In a free step a bot gives advice.
    let advice = move || {
        let session = coach.session.get().filter(|_| left.get() > 0)?;
        Some(view! {
            <button data-do="lesson-advice" disabled=move || session.is_hint_pending.get() || session.picking.with(Option::is_none) on:click=move |_| session.hint()>
                {icon(icons::BULB)}
                {page.text("hint")}
            </button>
        })
    };
    view! {
        <aside
            id="coach"
            class="coach"
            class:over=is_over
            aria-label=title.clone()
            data-lesson-step=move || coach.run.with(|run| run.as_ref().map_or(0, LessonRun::steps_done))
        >
            <header>
                <a href=list title=course.text("lesson-all")>{icon(icons::LIST)}<span class="unseen">{course.text("lesson-all")}</span></a>
                <b>{title.clone()}</b>
                <span class="soft">{course.numbered("lesson-number", number, count)}</span>
                <span class="steps" aria-hidden="true">{steps}</span>
            </header>
            <div class="words">
                {reply_line}
                {goal_line}
                <p class="asked">{asked}" "{free}</p>
                {hint_line}
            </div>
            <div class="acts">
                {ends}
                {hint_button}
                {advice}
                <button class="plain" data-do="lesson-again" title=course.text("lesson-again") on:click=move |_| attempt.update(|attempt| *attempt += 1)>
                    {icon(icons::TURN)}
                    <span class="unseen">{course.text("lesson-again")}</span>
                </button>
            </div>
        </aside>
    }
}

/// Points at what is to be touched next, and ends the lesson with the match.
#[component]
fn Pointer(session: TableSession, coach: LessonCoach) -> impl IntoView {
    Effect::new(move |_| {
        if session.ending.with(Option::is_some) {
            coach.change(LessonRun::finish);
        }
    });
    Effect::new(move |_| {
        let is_staged = session.stage.moment.with(Option::is_some);
        let is_free = !session.is_sent.get() && !is_staged;
        let is_wanted = coach.is_hint_open.get()
            || coach.run.with(|run| run.as_ref().and_then(LessonRun::step).is_some_and(|step| step.show));
        let pointed = session.picking.with(|picking| {
            let picking = picking.as_ref().filter(|_| is_wanted && is_free)?;
            coach.run.with(|run| Some(pointed_things(session, run.as_ref()?, picking)))
        });
        let (pick, buttons) = pointed.unwrap_or_default();
        // The table marks what its own moments are about at the same time.
        browser::set_timeout(30, move || point_at(session, pick, &buttons));
    });
}

/// What is to be touched next: a thing, or the buttons that stand for it, as selectors.
fn pointed_things(session: TableSession, run: &LessonRun, picking: &Picking) -> (Option<Pick>, Vec<String>) {
    let pick = run.next_pick(picking);
    let mut buttons: Vec<String> = pick.iter().map(button_of).collect();
    buttons.extend(run.verb(picking).map(|verb| format!("[data-verb=\"{verb}\"]")));
    // On the sheet of a plan a worker and a task are one button, and another one ends it.
    let pairs = run.assignments(picking);
    let open = pairs.iter().find(|(worker, task)| session.plan.with(|plan| !plan.of(worker).contains(task)));
    buttons.push(match open {
        Some((worker, task)) => format!("[data-assign=\"{worker}|{task}\"]"),
        None => "[data-do=say-plan]".to_owned(),
    });
    (pick, buttons)
}

fn button_of(pick: &Pick) -> String {
    match pick {
        Pick::Thing(id) => format!("button[data-thing=\"{id}\"]"),
        Pick::Button(id) => format!("[data-button=\"{id}\"]"),
    }
}

/// Marks a thing on the board, and the buttons that stand for it.
fn point_at(session: TableSession, pick: Option<Pick>, buttons: &[String]) {
    let document = browser::document();
    let all = |css: &str| {
        let found = document.query_selector_all(css).ok();
        let elements = found.into_iter().flat_map(|list| (0..list.length()).filter_map(move |at| list.get(at)));
        elements.filter_map(|node| node.dyn_into::<Element>().ok()).collect::<Vec<_>>()
    };
    for element in all(".pointed") {
        let _ = element.class_list().remove_1("pointed");
    }
    for element in buttons.iter().flat_map(|css| all(css)) {
        let _ = element.class_list().add_1("pointed");
    }
    if let Some(Pick::Thing(id)) = pick {
        _ = session.mentioned.try_set(vec![id]);
    }
}
