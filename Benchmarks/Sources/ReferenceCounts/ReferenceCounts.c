// Counts where a program counts references: loaded before Swift's runtime, it stands in for
// swift_retain and its kin, notes who calls, and goes on to the real one. What needs no atomic
// operation (nil, small strings, immortal objects) is left out.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>

// The runtime's own calling convention for these: no register of the caller is changed.
#define CONVENTION __attribute__((preserve_most))
#define EXPORTED __attribute__((visibility("default"), noinline)) CONVENTION

typedef CONVENTION void *(*Retain)(void *);
typedef CONVENTION void (*Release)(void *);
typedef CONVENTION void *(*RetainN)(void *, uint32_t);
typedef CONVENTION void (*ReleaseN)(void *, uint32_t);

static Retain retain;
static Release release;
static RetainN retainN;
static ReleaseN releaseN;

enum { slotCount = 1 << 14 };
static struct {
  void *caller;
  long count;
} slots[slotCount];

static int isCounted(void *object) {
  if ((intptr_t)object <= 0) return 0;
  // The bits beside the address belong to enums; the highest bit of the counts is set for objects
  // that live for ever.
  uintptr_t address = (uintptr_t)object & 0x00fffffffffffff8;
  return !(((uint64_t *)address)[1] >> 63);
}

static void note(void *caller) {
  uintptr_t slot = ((uintptr_t)caller * 0x9e3779b97f4a7c15) >> 50;
  while (slots[slot].caller && slots[slot].caller != caller) slot = (slot + 1) % slotCount;
  slots[slot].caller = caller;
  slots[slot].count += 1;
}

EXPORTED void *swift_retain(void *object) {
  if (isCounted(object)) note(__builtin_return_address(0));
  return retain(object);
}

EXPORTED void swift_release(void *object) {
  if (isCounted(object)) note(__builtin_return_address(0));
  release(object);
}

EXPORTED void *swift_retain_n(void *object, uint32_t n) {
  if (isCounted(object)) note(__builtin_return_address(0));
  return retainN(object, n);
}

EXPORTED void swift_release_n(void *object, uint32_t n) {
  if (isCounted(object)) note(__builtin_return_address(0));
  releaseN(object, n);
}

__attribute__((constructor)) static void begin(void) {
  retain = (Retain)dlsym(RTLD_NEXT, "swift_retain");
  release = (Release)dlsym(RTLD_NEXT, "swift_release");
  retainN = (RetainN)dlsym(RTLD_NEXT, "swift_retain_n");
  releaseN = (ReleaseN)dlsym(RTLD_NEXT, "swift_release_n");
}

// One line a caller: how often, the library, and the place in it.
__attribute__((destructor)) static void report(void) {
  for (int slot = 0; slot < slotCount; slot += 1) {
    Dl_info library;
    if (!slots[slot].caller || !dladdr(slots[slot].caller, &library)) continue;
    uintptr_t offset = (uintptr_t)slots[slot].caller - (uintptr_t)library.dli_fbase - 1;
    fprintf(stderr, "%ld %s 0x%lx\n", slots[slot].count, library.dli_fname, (unsigned long)offset);
  }
}
