#include "internal.h"

// All with their renderer: gd's drops outlines and draws without antialiasing, and cairo's SVG has neither texts nor identities.
static const char *const formats[] = {[GVS_SVG] = "svg:svg", [GVS_PNG] = "png:cairo", [GVS_PDF] = "pdf:cairo", [GVS_PIXELS] = GVS_PIXEL_FORMAT};

int gvs_render(gvs_graph *graph, int format, char **bytes, size_t *length) {
  *bytes = NULL;
  *length = 0;
  // Rendering what was not laid out leaves a job behind that makes the *next* rendering write to standard output.
  if (!graph->laid_out || gvs_messages_have_error() || format < GVS_SVG || format > GVS_PIXELS) return -1;
#if GVS_SINCE_13
  size_t written = 0;
#else
  unsigned int written = 0;
#endif
  char *data = NULL;
  int status = gvRenderData(graph->gvc, graph->root, formats[format], &data, &written);
  if (status || !data || gvs_messages_have_error()) {
    if (data) gvFreeRenderData(data);
    return -1;
  }
  *bytes = data;
  *length = written;
  return 0;
}

void gvs_bytes_free(char *bytes) {
  if (bytes) gvFreeRenderData(bytes);
}
