//! Whose bots think next: people take turns, and so do the tables of each, so nobody waits for all bots of somebody else.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// Something that takes turns, with a name.
struct Turn<T> {
    name: String,
    waiting: T,
}

/// The questions of one table, in their order.
type OfTable = Turn<VecDeque<oneshot::Sender<ThinkingPermit>>>;
/// The tables of one person, in the order of their turns.
type OfPerson = Turn<VecDeque<OfTable>>;

#[derive(Default)]
struct Queue {
    /// How many may begin at once.
    free: usize,
    /// How many questions wait.
    waiting: usize,
    /// The people whose bots wait, in the order of their turns.
    people: VecDeque<OfPerson>,
}

/// The turns of all bots that think.
#[derive(Clone)]
pub(crate) struct Thinking(Arc<Mutex<Queue>>);

/// Permission to think until it is dropped; nothing in it if it was given back already.
pub(crate) struct ThinkingPermit(Option<Thinking>);

/// The entry with this name, which is added at the end if it is not there.
fn entry<'a, T: Default>(turns: &'a mut VecDeque<Turn<T>>, name: &str) -> &'a mut T {
    let place = turns.iter().position(|turn| turn.name == name).unwrap_or_else(|| {
        turns.push_back(Turn { name: name.to_owned(), waiting: T::default() });
        turns.len() - 1
    });
    &mut turns[place].waiting
}

impl Queue {
    fn next(&mut self) -> Option<oneshot::Sender<ThinkingPermit>> {
        let mut person = self.people.pop_front()?;
        let mut table = person.waiting.pop_front()?;
        let question = table.waiting.pop_front();
        self.waiting -= usize::from(question.is_some());
        if !table.waiting.is_empty() {
            person.waiting.push_back(table);
        }
        if !person.waiting.is_empty() {
            self.people.push_back(person);
        }
        question
    }
}

impl Thinking {
    /// Lets so many bots think at a time.
    pub(crate) fn new(at_once: usize) -> Thinking {
        Thinking(Arc::new(Mutex::new(Queue { free: at_once, ..Queue::default() })))
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many questions wait.
    pub(crate) fn waiting(&self) -> usize {
        self.lock().waiting
    }

    /// Waits for the turn of a bot at a table that this person opened.
    pub(crate) async fn turn(&self, person: &str, table: &str) -> Option<ThinkingPermit> {
        let given = {
            let mut queue = self.lock();
            if queue.free > 0 {
                queue.free -= 1;
                return Some(ThinkingPermit(Some(self.clone())));
            }
            let (permit, given) = oneshot::channel();
            entry(entry(&mut queue.people, person), table).push_back(permit);
            queue.waiting += 1;
            given
        };
        given.await.ok()
    }
}

impl Drop for ThinkingPermit {
    fn drop(&mut self) {
        let Some(thinking) = self.0.take() else { return };
        loop {
            let mut queue = thinking.lock();
            let Some(next) = queue.next() else {
                queue.free += 1;
                return;
            };
            drop(queue);
            match next.send(ThinkingPermit(Some(thinking.clone()))) {
                Ok(()) => return,
                // Nobody waits for it any more.
                Err(mut unwanted) => drop(unwanted.0.take()),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn people_take_turns_and_so_do_their_tables() {
        let thinking = Thinking::new(1);
        let first = thinking.turn("ana", "first").await;
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut waiting = tokio::task::JoinSet::new();
        for (person, table) in [("ana", "one"), ("ana", "one"), ("ana", "two"), ("ana", "two"), ("ben", "his")] {
            let (thinking, order) = (thinking.clone(), order.clone());
            waiting.spawn(async move {
                let _permit = thinking.turn(person, table).await.unwrap();
                order.lock().unwrap().push(table);
            });
            tokio::task::yield_now().await;
        }
        drop(first);
        waiting.join_all().await;
        assert_eq!(*order.lock().unwrap(), ["one", "his", "two", "one", "two"]);
        assert_eq!(thinking.waiting(), 0);
        assert_eq!(thinking.lock().free, 1);
    }

    #[tokio::test]
    async fn whoever_gave_up_is_passed_over() {
        let thinking = Thinking::new(1);
        let first = thinking.turn("ana", "one").await.unwrap();
        let gone = thinking.clone();
        let gone = tokio::spawn(async move { gone.turn("ben", "two").await });
        tokio::task::yield_now().await;
        let last = thinking.clone();
        let last = tokio::spawn(async move { last.turn("cyd", "three").await });
        tokio::task::yield_now().await;
        gone.abort();
        drop(gone.await);
        drop(first);
        drop(last.await.unwrap().unwrap());
        assert_eq!(thinking.lock().free, 1);
    }
}
