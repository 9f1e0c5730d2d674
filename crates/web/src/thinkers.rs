//! Thinkers: bots in a worker, a second instance of this program, so that the page never stands still.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use bots::{BotAnswer, BotQuestion, BudgetKind};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::browser;

thread_local! {
    static URL: RefCell<String> = const { RefCell::new(String::new()) };
    static THINKERS: RefCell<Option<Rc<Thinkers>>> = const { RefCell::new(None) };
}

type Reply = Box<dyn FnOnce(BotAnswer)>;

/// The worker, and who waits for its answers, in the order of the questions.
struct Thinkers {
    worker: Option<Worker>,
    waiting: RefCell<VecDeque<Reply>>,
}

/// Where the worker's program is.
pub(crate) fn set_url(url: &str) {
    URL.with(|kept| url.clone_into(&mut kept.borrow_mut()));
}

impl Thinkers {
    fn get() -> Rc<Thinkers> {
        THINKERS.with(|thinkers| thinkers.borrow_mut().get_or_insert_with(Thinkers::start).clone())
    }

    fn start() -> Rc<Thinkers> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = URL.with(|url| Worker::new_with_options(&url.borrow(), &options)).ok();
        let thinkers = Rc::new(Thinkers { worker, waiting: RefCell::default() });
        if let Some(worker) = &thinkers.worker {
            let hearing = thinkers.clone();
            browser::listen(worker, "message", move |event: MessageEvent| {
                let reply = hearing.waiting.borrow_mut().pop_front();
                let answer = event.data().as_string().and_then(|text| BotAnswer::from_json(&text));
                if let (Some(reply), Some(answer)) = (reply, answer) {
                    reply(answer);
                }
            });
        }
        thinkers
    }
}

/// Has a bot think, and passes its answer on.
pub(crate) fn think(question: BotQuestion, reply: impl FnOnce(BotAnswer) + 'static) {
    let thinkers = Thinkers::get();
    match &thinkers.worker {
        Some(worker) => {
            thinkers.waiting.borrow_mut().push_back(Box::new(reply));
            let _ = worker.post_message(&question.to_json().into());
        }
        // A browser without workers thinks here, between two pictures.
        None => browser::later(10, move || reply(games::answer(&question, BudgetKind::Timed))),
    }
}
