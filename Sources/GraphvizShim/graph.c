#include "internal.h"

#include <stdlib.h>
#include <string.h>

gvs_graph *gvs_graph_wrap(gvs_context *context, Agraph_t *root) {
  if (!root) return NULL;
  gvs_graph *graph = calloc(1, sizeof *graph);
  if (!graph) {
    agclose(root);
    return NULL;
  }
  graph->gvc = context->gvc;
  graph->root = root;
  return graph;
}

void gvs_graph_free(gvs_graph *graph) {
  if (!graph) return;
  if (graph->laid_out) gvFreeLayout(graph->gvc, graph->root);
  agclose(graph->root);
  free(graph->samples);
  free(graph);
}

void gvs_graph_set(gvs_graph *graph, const char *name, const char *value) {
  // For a root graph, the default and the value are one.
  agattr(graph->root, AGRAPH, (char *)name, (char *)value);
}

const char *gvs_graph_get(gvs_graph *graph, const char *name) { return agget(graph->root, (char *)name); }
