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

static int follows_more(source *from) {
  Agraph_t *second = read_next(from);
  if (second) agclose(second);
  return second != NULL;
}

// After "memory exhausted" (thousands of nested subgraphs) the next text fails too, whatever it is: let that be this one.
static void flush_parser(void) {
  gvs_messages_mute(1);
  for (int attempt = 0; attempt < 3; attempt++) {
    source empty = {.rest = "graph{}\n", .length = 8};
    Agraph_t *graph = read_next(&empty);
    if (!graph) continue;
    agclose(graph);
    // The scanner has read ahead; reading to the end leaves nothing for the next text.
    follows_more(&empty);
    break;
  }
  gvs_messages_mute(0);
}

gvs_graph *gvs_graph_read(gvs_context *context, const char *text, size_t length) {
#if !GVS_SINCE_13
  // The scanner counts lines for the whole process.
  agreadline(1);
#endif
  source from = {.rest = text, .length = length};
  Agraph_t *root = read_next(&from);
  int more = root && follows_more(&from);
  if (root && !more && !gvs_messages_have_error()) return gvs_graph_wrap(context, root);
  if (root) agclose(root);
  flush_parser();
  return NULL;
}
