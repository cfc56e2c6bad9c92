#ifndef GDS_LIBRARY_H
#define GDS_LIBRARY_H

#include <gd.h>

/// The functions of libgd that are in use, each as its header declares it.
typedef struct {
  __typeof__(&gdVersionString) version;
  __typeof__(&gdImageCreate) create;
  __typeof__(&gdImageDestroy) destroy;
  __typeof__(&gdImageColorAllocate) allocate;
  __typeof__(&gdImageColorTransparent) set_transparent;
  __typeof__(&gdImageGifAnimBeginPtr) begin;
  __typeof__(&gdImageGifAnimAddPtr) add;
  __typeof__(&gdImageGifAnimEndPtr) end;
  __typeof__(&gdFree) free;
} gds_library;

/// libgd; NULL where it is not installed.
const gds_library *gds_library_get(void);

#endif
