// Tells ThreadSanitizer of Swift's Mutex, for Scripts/sanitize, which preloads this.
//
// A Mutex that nobody else wants is taken and given back by code in the program itself, which the sanitizer sees. One that others wait for is
// taken and given back inside libswiftSynchronization, which is not instrumented (Swift 6.3 on Linux): all that happens under it would look
// like a race.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

// Synchronization._MutexHandle._lockSlow(Swift.UInt32) -> ()
#define LOCK_SLOW "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
// Synchronization._MutexHandle._unlockSlow() -> ()
#define UNLOCK_SLOW "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

typedef __attribute__((swiftcall)) void lock_slow(uint32_t thread, __attribute__((swift_context)) void *mutex);
typedef __attribute__((swiftcall)) void unlock_slow(__attribute__((swift_context)) void *mutex);

// There in a program that is built for ThreadSanitizer, and nowhere else.
extern void __tsan_acquire(void *address) __attribute__((weak));
extern void __tsan_release(void *address) __attribute__((weak));

lock_slow lock_and_tell __asm__(LOCK_SLOW);
unlock_slow tell_and_unlock __asm__(UNLOCK_SLOW);

__attribute__((swiftcall)) void lock_and_tell(uint32_t thread, __attribute__((swift_context)) void *mutex) {
  lock_slow *lock = (lock_slow *)dlsym(RTLD_NEXT, LOCK_SLOW);
  lock(thread, mutex);
  if (__tsan_acquire) __tsan_acquire(mutex);
}

__attribute__((swiftcall)) void tell_and_unlock(__attribute__((swift_context)) void *mutex) {
  unlock_slow *unlock = (unlock_slow *)dlsym(RTLD_NEXT, UNLOCK_SLOW);
  if (__tsan_release) __tsan_release(mutex);
  unlock(mutex);
}
