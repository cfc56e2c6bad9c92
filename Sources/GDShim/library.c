#include "library.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <pthread.h>

static gds_library library;
static int is_loaded;

// The library stays for the rest of the process.
static void load(void) {
  void *file = dlopen("libgd.so.3", RTLD_LAZY | RTLD_LOCAL);
  if (!file) return;
#define FIND(member, name) ((library.member = (__typeof__(library.member))dlsym(file, name)) != NULL)
  is_loaded = FIND(version, "gdVersionString") && FIND(create, "gdImageCreate") && FIND(destroy, "gdImageDestroy") &&
              FIND(allocate, "gdImageColorAllocate") && FIND(set_transparent, "gdImageColorTransparent") &&
              FIND(begin, "gdImageGifAnimBeginPtr") && FIND(add, "gdImageGifAnimAddPtr") && FIND(end, "gdImageGifAnimEndPtr") &&
              FIND(free, "gdFree");
#undef FIND
}

const gds_library *gds_library_get(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded ? &library : NULL;
}

#else

const gds_library *gds_library_get(void) {
  static const gds_library library = {
      gdVersionString,         gdImageCreate,          gdImageDestroy,       gdImageColorAllocate,
      gdImageColorTransparent, gdImageGifAnimBeginPtr, gdImageGifAnimAddPtr, gdImageGifAnimEndPtr,
      gdFree,
  };
  return &library;
}

#endif
