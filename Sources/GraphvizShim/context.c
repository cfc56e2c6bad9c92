#include "internal.h"

#include <stdlib.h>

gvs_context *gvs_context_open(void) {
  gvs_context *context = calloc(1, sizeof *context);
  if (!context) return NULL;
  gvs_messages_install();
  context->gvc = gvContext();
  if (!context->gvc) {
    free(context);
    return NULL;
  }
  gvs_pixels_install(context->gvc);
  return context;
}

const char *gvs_context_version(gvs_context *context) { return gvcVersion(context->gvc); }
