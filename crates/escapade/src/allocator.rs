//! The allocator: mimalloc, in which threads do not wait for each other, and which returns memory after a peak. It counts
//! the allocations of each thread for `escapade bench`.

use std::alloc::{GlobalAlloc, Layout};
use std::cell::Cell;

use mimalloc::MiMalloc;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

struct CountingAllocator;

impl CountingAllocator {
    fn count(&self) {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
    }
}

// SAFETY: every call is passed on unchanged to an allocator that keeps the contract, and counting allocates nothing.
#[allow(unsafe_code, reason = "`GlobalAlloc` is an unsafe trait")]
unsafe impl GlobalAlloc for CountingAllocator {
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

/// How many allocations a function makes on this thread.
#[cfg(feature = "tools")]
pub(crate) fn allocations(what: impl FnOnce()) -> u64 {
    let before = ALLOCATIONS.get();
    what();
    ALLOCATIONS.get() - before
}

#[cfg(all(test, feature = "tools"))]
mod tests {
    use super::*;

    #[test]
    fn allocations_are_counted() {
        let mut numbers = Vec::with_capacity(1);
        assert_eq!(allocations(|| numbers.push(1_u64)), 0);
        assert_eq!(allocations(|| numbers.push(2)), 1, "the capacity was used up");
        assert_eq!(allocations(|| drop(std::hint::black_box(Box::new([0_u8; 64])))), 1);
    }
}
