#include "internal.h"

#include <string.h>

typedef struct {
  const char *rest;
  size_t length;
} source;

static int read_source(void *channel, char *buffer, int size) {
  source *from = channel;
  if (size <= 0) return 0;
  size_t taken = from->length < (size_t)size ? from->length : (size_t)size;
  memcpy(buffer, from->rest, taken);
  from->rest += taken;
  from->length -= taken;
  return (int)taken;
}

static Agraph_t *read_next(source *from) {
  // Assigned by name: Agdisc_t has a member less from Graphviz 9 on. The parser copies what it needs of both.
  static Agiodisc_t io;
  static Agdisc_t discipline;
  io = AgIoDisc;
  io.afread = read_source;
  memset(&discipline, 0, sizeof discipline);
  discipline.id = &gvs_ids;
  discipline.io = &io;
  return agread(from, &discipline);
}

// The scanner reads ahead, and in 2.42 keeps what it has read for the next text: nothing of this one may be left. Reading on to the end
// also lets the parser recover from "memory exhausted" (thousands of nested subgraphs).
static void forget_rest(source *from) {
  gvs_messages_mute(1);
  from->length = 0;
  for (Agraph_t *graph = read_next(from); graph; graph = read_next(from)) agclose(graph);
  gvs_messages_mute(0);
}

gvs_graph *gvs_graph_read(gvs_context *context, const char *text, size_t length) {
#if !GVS_SINCE_13
  // The scanner counts lines for the whole process.
  agreadline(1);
#endif
  source from = {.rest = text, .length = length};
  Agraph_t *root = read_next(&from);
  Agraph_t *second = root ? read_next(&from) : NULL;
  if (root && !second && !gvs_messages_have_error()) return gvs_graph_wrap(context, root);
  if (second) agclose(second);
  if (root) agclose(root);
  forget_rest(&from);
  return NULL;
}
