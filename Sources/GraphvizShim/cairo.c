#define _GNU_SOURCE
#include "internal.h"

#include <dlfcn.h>
#include <string.h>

// cairo belongs to libgvc's plugin, which brings it along when the first picture is made of pixels. What is asked of it here is looked up in
// that plugin, so that there is one cairo in the process, nothing is loaded that libgvc does not load, and no header is needed to build.

gvs_cairo_functions gvs_cairo;

static void *library_of(void (*function)(GVJ_t *job)) {
  void *address;
  memcpy(&address, &function, sizeof address);
  Dl_info info;
  if (!address || !dladdr(address, &info) || !info.dli_fname) return NULL;
  void *library = dlopen(info.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
  // A plugin that is part of a program.
  return library ? library : dlopen(NULL, RTLD_LAZY);
}

// ISO C has no way from an object's address to a function's but that of bytes.
static int find(void *library, const char *name, void *function) {
  void *address = dlsym(library, name);
  memcpy(function, &address, sizeof address);
  return address != NULL;
}

int gvs_cairo_find(void (*function)(GVJ_t *job)) {
  enum { UNKNOWN, FOUND, MISSING };
  static int state = UNKNOWN;
  if (state != UNKNOWN) return state == FOUND;
  void *library = library_of(function);
  state = library && find(library, "cairo_create", &gvs_cairo.create) && find(library, "cairo_destroy", &gvs_cairo.destroy) &&
                  find(library, "cairo_get_matrix", &gvs_cairo.get_matrix) && find(library, "cairo_set_matrix", &gvs_cairo.set_matrix) &&
                  find(library, "cairo_image_surface_create_for_data", &gvs_cairo.image_surface_create_for_data) &&
                  find(library, "cairo_rectangle", &gvs_cairo.rectangle) &&
                  find(library, "cairo_clip", &gvs_cairo.clip) && find(library, "cairo_surface_destroy", &gvs_cairo.surface_destroy) &&
                  find(library, "cairo_recording_surface_create", &gvs_cairo.recording_surface_create) &&
                  find(library, "cairo_recording_surface_ink_extents", &gvs_cairo.recording_surface_ink_extents)
              ? FOUND
              : MISSING;
  return state == FOUND;
}
