//! Threads that stay between steps, so that a step neither starts a thread nor allocates.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;

/// Threads that run the parts of one job at a time, together with the thread that asks for it.
pub(crate) struct Workers {
    shared: Arc<Shared>,
    threads: Vec<JoinHandle<()>>,
}

/// What is to be done: a function of the number of a part.
type Job = &'static (dyn Fn(usize) + Sync);

#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    has_begun: Condvar,
    has_ended: Condvar,
}

#[derive(Default)]
struct State {
    job: Option<Job>,
    /// How many jobs there were, by which a thread knows whether it has done its part of this one.
    jobs: u64,
    /// How many threads have not ended their part.
    running: usize,
    has_panicked: bool,
    is_closed: bool,
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        // Jobs run without the lock, so a panic in one leaves the state as it should be.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does this part of every job, until the workers are dropped.
    fn work(&self, part: usize) {
        let mut done = 0;
        let mut state = self.state();
        loop {
            while !state.is_closed && state.jobs == done {
                state = self.has_begun.wait(state).unwrap_or_else(PoisonError::into_inner);
            }
            if state.is_closed {
                return;
            }
            done = state.jobs;
            let job = state.job;
            drop(state);
            let ended = job.is_none_or(|job| catch_unwind(AssertUnwindSafe(|| job(part))).is_ok());
            state = self.state();
            state.has_panicked |= !ended;
            state.running -= 1;
            if state.running == 0 {
                self.has_ended.notify_one();
            }
        }
    }
}

/// Waits until all threads have ended their parts, also when it is dropped by a panic.
struct UntilEnded<'a>(&'a Shared);

impl Drop for UntilEnded<'_> {
    fn drop(&mut self) {
        let mut state = self.0.state();
        while state.running > 0 {
            state = self.0.has_ended.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        state.job = None;
    }
}

impl Workers {
    /// Starts what is missing to this many threads.
    pub(crate) fn start(threads: usize) -> std::io::Result<Workers> {
        let mut workers = Workers { shared: Arc::default(), threads: Vec::new() };
        for part in 1..threads {
            let shared = workers.shared.clone();
            let thread = std::thread::Builder::new().name(format!("arena-{part}"));
            workers.threads.push(thread.spawn(move || shared.work(part))?);
        }
        Ok(workers)
    }

    /// Runs every part of a job: the first one on this thread, the others on those of the workers.
    ///
    /// # Panics
    /// When a part panics.
    pub(crate) fn run(&mut self, job: &(dyn Fn(usize) + Sync)) {
        // SAFETY: the threads get the job below and give it up before they count themselves out, and `UntilEnded` waits
        // for all of them before this function returns or unwinds. So nobody has the job longer than it lives.
        #[allow(unsafe_code, reason = "no safe reference can be lent to threads that live on")]
        let shared_job = unsafe { std::mem::transmute::<&(dyn Fn(usize) + Sync), Job>(job) };
        let until_ended = UntilEnded(&self.shared);
        {
            let mut state = self.shared.state();
            (state.job, state.running, state.has_panicked) = (Some(shared_job), self.threads.len(), false);
            state.jobs += 1;
            self.shared.has_begun.notify_all();
        }
        job(0);
        drop(until_ended);
        assert!(!self.shared.state().has_panicked, "a thread of this batch has panicked");
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        self.shared.state().is_closed = true;
        self.shared.has_begun.notify_all();
        // A thread that panicked has said so already.
        self.threads.drain(..).for_each(|thread| _ = thread.join());
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[test]
    fn every_part_of_every_job_is_run_once() {
        let mut workers = Workers::start(3).expect("threads start");
        let counts: [AtomicUsize; 3] = Default::default();
        for _ in 0..1000 {
            workers.run(&|part| _ = counts[part].fetch_add(1, Ordering::Relaxed));
            assert_eq!(counts[0].load(Ordering::Relaxed), counts[2].load(Ordering::Relaxed), "it waits for all parts");
        }
        assert_eq!(counts.map(AtomicUsize::into_inner), [1000; 3]);
    }

    #[test]
    fn a_panic_reaches_the_caller_and_the_workers_go_on() {
        let mut workers = Workers::start(2).expect("threads start");
        for failing in [&[0][..], &[1], &[0, 1]] {
            let run = AssertUnwindSafe(|| workers.run(&|part| assert!(!failing.contains(&part), "meant to fail")));
            assert!(catch_unwind(run).is_err());
            workers.run(&|_| ());
        }
    }
}
