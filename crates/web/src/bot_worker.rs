//! The bot worker: a second instance of this program in a web worker, which keeps the page responsive.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use bots::{BotAnswer, BotQuestion, BudgetKind};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::browser;

thread_local! {
    static URL: RefCell<String> = const { RefCell::new(String::new()) };
    static BOT_WORKER: RefCell<Option<Rc<BotWorker>>> = const { RefCell::new(None) };
}

type Reply = Box<dyn FnOnce(BotAnswer)>;

/// The worker, and the callbacks for its answers in the order of the questions.
struct BotWorker {
    worker: Option<Worker>,
    waiting: RefCell<VecDeque<Reply>>,
}

/// Sets the address of the worker's script.
pub(crate) fn set_url(url: &str) {
    URL.with(|stored| url.clone_into(&mut stored.borrow_mut()));
}

impl BotWorker {
    fn get() -> Rc<BotWorker> {
        BOT_WORKER.with(|worker| worker.borrow_mut().get_or_insert_with(BotWorker::start).clone())
    }

    fn start() -> Rc<BotWorker> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = URL.with(|url| Worker::new_with_options(&url.borrow(), &options)).ok();
        let bot_worker = Rc::new(BotWorker { worker, waiting: RefCell::default() });
        if let Some(worker) = &bot_worker.worker {
            let receiver = bot_worker.clone();
            browser::listen(worker, "message", move |event: MessageEvent| {
                let reply = receiver.waiting.borrow_mut().pop_front();
                let answer = event.data().as_string().and_then(|text| BotAnswer::from_json(&text));
                if let (Some(reply), Some(answer)) = (reply, answer) {
                    reply(answer);
                }
            });
        }
        bot_worker
    }
}

/// Asks a bot, and calls `reply` with its answer.
pub(crate) fn ask(question: BotQuestion, reply: impl FnOnce(BotAnswer) + 'static) {
    let bot_worker = BotWorker::get();
    match &bot_worker.worker {
        Some(worker) => {
            bot_worker.waiting.borrow_mut().push_back(Box::new(reply));
            let _ = worker.post_message(&question.to_json().into());
        }
        // Without workers the bot thinks in the page, after a pause in which the page is drawn.
        None => browser::set_timeout(10, move || reply(games::answer(&question, BudgetKind::Timed))),
    }
}
