#include "internal.h"

#include <pthread.h>

static const char *const engines[] = {[GVS_LAYOUT_NOP2] = "nop2", [GVS_LAYOUT_DOT] = "dot"};

typedef struct {
  gvs_graph *graph;
  const char *engine;
  int status;
} task;

static void *lay_out(void *argument) {
  task *job = argument;
  job->status = gvLayout(job->graph->gvc, job->graph->root, job->engine);
  return NULL;
}

// `dot` recurses once per rank, and up to Graphviz 12 a long chain overruns the 512 KB that a secondary thread has on macOS.
static void lay_out_on_large_stack(task *job) {
  pthread_attr_t attributes;
  pthread_t thread;
  int started = 0;
  if (!pthread_attr_init(&attributes)) {
    if (!pthread_attr_setstacksize(&attributes, (size_t)64 << 20)) started = !pthread_create(&thread, &attributes, lay_out, job);
    pthread_attr_destroy(&attributes);
  }
  if (started)
    pthread_join(thread, NULL);
  else
    lay_out(job);
}

int gvs_layout(gvs_graph *graph, int engine) {
  if (graph->laid_out || engine < GVS_LAYOUT_NOP2 || engine > GVS_LAYOUT_DOT) return -1;
  task job = {.graph = graph, .engine = engines[engine], .status = -1};
  // The graph's own attribute would win over the argument of gvLayout.
  if (agget(graph->root, (char *)"layout")) gvs_graph_set(graph, "layout", job.engine);
  if (engine == GVS_LAYOUT_DOT)
    lay_out_on_large_stack(&job);
  else
    lay_out(&job);
  graph->laid_out = job.status == 0;
  graph->engine = engine;
  return graph->laid_out && !gvs_messages_have_error() ? 0 : -1;
}
