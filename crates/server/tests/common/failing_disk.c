/* A disk that fails: loaded with LD_PRELOAD into a server, it lets chosen operations on the server's database fail.
 *
 * ESCAPADE_DISK_FILES is the beginning of the paths of all files that may fail. ESCAPADE_DISK_PLAN is a file of numbers
 * of 64 bits, which both sides read and write while the server runs; see `struct plan`. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/uio.h>
#include <unistd.h>

enum kind { OPEN, WRITE, SYNC, READ, KINDS };
/* A plan of this kind lets the first write fail, and then an open: files are opened again after a write that failed. */
#define REOPEN KINDS

/* What fails: the operation of this kind with the number `at`, from 1, and all after it if `lasts`. Without an error a
 * write is cut short, and the one after it finds the disk full. */
struct plan {
    _Atomic uint64_t kind, at, error, lasts;
    /* How many operations of each kind there were since the plan was made, and how many failed. */
    _Atomic uint64_t counts[KINDS], failed;
};

#define FILES_MAX 65536

static struct plan *plan;
static const char *files;
static _Atomic unsigned char is_ours[FILES_MAX];

__attribute__((constructor)) static void begin(void) {
    const char *path = getenv("ESCAPADE_DISK_PLAN");
    files = getenv("ESCAPADE_DISK_FILES");
    if (!path || !files) return;
    int (*open_file)(const char *, int, ...) = dlsym(RTLD_NEXT, "open");
    int file = open_file(path, O_RDWR);
    if (file < 0) abort();
    void *shared = mmap(NULL, sizeof(struct plan), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (shared == MAP_FAILED) abort();
    plan = shared;
}

/* What happens to an operation: 0 if it is done, -1 if only half of it is, an error otherwise. */
static int fate(enum kind kind) {
    if (!plan) return 0;
    uint64_t number = atomic_fetch_add(&plan->counts[kind], 1) + 1;
    uint64_t at = atomic_load(&plan->at), error = atomic_load(&plan->error);
    uint64_t planned = atomic_load(&plan->kind);
    if (at != 0 && planned == REOPEN && kind == WRITE && number == 1) return ENOSPC;
    if (planned == REOPEN) planned = OPEN;
    if (at == 0 || planned != kind || number < at) return 0;
    int lasts = atomic_load(&plan->lasts) != 0;
    if (error == 0) {
        if (number == at) {
            atomic_fetch_add(&plan->failed, 1);
            return -1;
        }
        if (number > at + 1 && !lasts) return 0;
        atomic_fetch_add(&plan->failed, 1);
        return ENOSPC;
    }
    if (number > at && !lasts) return 0;
    atomic_fetch_add(&plan->failed, 1);
    return (int)error;
}

static int ours(int file) { return file >= 0 && file < FILES_MAX && is_ours[file]; }

static int named(const char *path) { return plan && strncmp(path, files, strlen(files)) == 0; }

#define FAIL(kind, file)                    \
    do {                                    \
        int error = ours(file) ? fate(kind) : 0; \
        if (error) {                        \
            errno = error > 0 ? error : EIO; \
            return -1;                      \
        }                                   \
    } while (0)

#define REAL(result, name, ...) \
    static result (*real)(__VA_ARGS__); \
    if (!real) real = dlsym(RTLD_NEXT, name)

static int opened(int file, int is_named) {
    if (file >= 0 && file < FILES_MAX) is_ours[file] = (unsigned char)is_named;
    return file;
}

#define OPENER(name)                                                    \
    int name(const char *path, int flags, ...) {                        \
        REAL(int, #name, const char *, int, ...);                       \
        va_list rest;                                                   \
        va_start(rest, flags);                                          \
        int mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, int) : 0; \
        va_end(rest);                                                   \
        int error = named(path) ? fate(OPEN) : 0;                       \
        if (error) {                                                    \
            errno = error > 0 ? error : EMFILE;                         \
            return -1;                                                  \
        }                                                               \
        return opened(real(path, flags, mode), named(path));            \
    }
OPENER(open)
OPENER(open64)

#define OPENER_AT(name)                                                 \
    int name(int folder, const char *path, int flags, ...) {            \
        REAL(int, #name, int, const char *, int, ...);                  \
        va_list rest;                                                   \
        va_start(rest, flags);                                          \
        int mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, int) : 0; \
        va_end(rest);                                                   \
        int error = named(path) ? fate(OPEN) : 0;                       \
        if (error) {                                                    \
            errno = error > 0 ? error : EMFILE;                         \
            return -1;                                                  \
        }                                                               \
        return opened(real(folder, path, flags, mode), named(path));    \
    }
OPENER_AT(openat)
OPENER_AT(openat64)

int close(int file) {
    REAL(int, "close", int);
    opened(file, 0);
    return real(file);
}

ssize_t write(int file, const void *bytes, size_t count) {
    REAL(ssize_t, "write", int, const void *, size_t);
    int error = ours(file) ? fate(WRITE) : 0;
    if (error > 0) {
        errno = error;
        return -1;
    }
    return real(file, bytes, error < 0 ? count / 2 : count);
}

#define WRITER(name, offset)                                            \
    ssize_t name(int file, const void *bytes, size_t count, offset at) { \
        REAL(ssize_t, #name, int, const void *, size_t, offset);        \
        int error = ours(file) ? fate(WRITE) : 0;                       \
        if (error > 0) {                                                \
            errno = error;                                              \
            return -1;                                                  \
        }                                                               \
        return real(file, bytes, error < 0 ? count / 2 : count, at);    \
    }
WRITER(pwrite, off_t)
WRITER(pwrite64, off64_t)

ssize_t writev(int file, const struct iovec *parts, int count) {
    REAL(ssize_t, "writev", int, const struct iovec *, int);
    FAIL(WRITE, file);
    return real(file, parts, count);
}

#define RESIZER(name, offset)                     \
    int name(int file, offset size) {             \
        REAL(int, #name, int, offset);            \
        FAIL(WRITE, file);                        \
        return real(file, size);                  \
    }
RESIZER(ftruncate, off_t)
RESIZER(ftruncate64, off64_t)

#define ALLOCATOR(name, offset)                               \
    int name(int file, offset start, offset length) {         \
        REAL(int, #name, int, offset, offset);                \
        int error = ours(file) ? fate(WRITE) : 0;             \
        if (error) return error > 0 ? error : ENOSPC;         \
        return real(file, start, length);                     \
    }
ALLOCATOR(posix_fallocate, off_t)
ALLOCATOR(posix_fallocate64, off64_t)

int rename(const char *from, const char *to) {
    REAL(int, "rename", const char *, const char *);
    int error = named(from) ? fate(WRITE) : 0;
    if (error) {
        errno = error > 0 ? error : ENOSPC;
        return -1;
    }
    return real(from, to);
}

int fsync(int file) {
    REAL(int, "fsync", int);
    FAIL(SYNC, file);
    return real(file);
}

int fdatasync(int file) {
    REAL(int, "fdatasync", int);
    FAIL(SYNC, file);
    return real(file);
}

ssize_t read(int file, void *bytes, size_t count) {
    REAL(ssize_t, "read", int, void *, size_t);
    FAIL(READ, file);
    return real(file, bytes, count);
}

#define READER(name, offset)                                       \
    ssize_t name(int file, void *bytes, size_t count, offset at) { \
        REAL(ssize_t, #name, int, void *, size_t, offset);         \
        FAIL(READ, file);                                          \
        return real(file, bytes, count, at);                       \
    }
READER(pread, off_t)
READER(pread64, off64_t)
