//! Memory by mimalloc: threads do not wait for each other, and what a crowd needed is given back when it has gone. It
//! counts what each thread asks for, for `escapade bench`.

use std::alloc::{GlobalAlloc, Layout};
use std::cell::Cell;

use mimalloc::MiMalloc;

thread_local! {
    static ASKED: Cell<u64> = const { Cell::new(0) };
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

struct Counting;

impl Counting {
    fn count(&self) {
        ASKED.with(|asked| asked.set(asked.get() + 1));
    }
}

// SAFETY: everything is passed on as it is to an allocator that keeps the contract, and counting asks for no memory.
#[allow(unsafe_code, reason = "an allocator cannot be had without")]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        self.count();
        unsafe { MiMalloc.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        self.count();
        unsafe { MiMalloc.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        self.count();
        unsafe { MiMalloc.realloc(memory, layout, size) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        unsafe { MiMalloc.dealloc(memory, layout) }
    }
}

/// How often something asks for memory on this thread.
#[cfg(feature = "tools")]
pub(crate) fn allocations(what: impl FnOnce()) -> u64 {
    let before = ASKED.get();
    what();
    ASKED.get() - before
}

#[cfg(all(test, feature = "tools"))]
mod tests {
    use super::*;

    #[test]
    fn whoever_asks_for_memory_is_counted() {
        let mut room = Vec::with_capacity(1);
        assert_eq!(allocations(|| room.push(1_u64)), 0);
        assert_eq!(allocations(|| room.push(2)), 1, "the room was full");
        assert_eq!(allocations(|| drop(std::hint::black_box(Box::new([0_u8; 64])))), 1);
    }
}
