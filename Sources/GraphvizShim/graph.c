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
  if (graph->laid_out) {
    // Up to 14.1 at least, the cleanup of nop2 forgets the list of nodes: 8 bytes a node, which adds up over a thousand frames.
    free(GD_neato_nlist(graph->root));
    GD_neato_nlist(graph->root) = NULL;
    gvFreeLayout(graph->gvc, graph->root);
  }
  agclose(graph->root);
  free(graph->samples);
  free(graph);
}

void gvs_graph_set(gvs_graph *graph, const char *name, const char *value) {
  // For a root graph, the default and the value are one.
  agattr(graph->root, AGRAPH, (char *)name, (char *)value);
}

const char *gvs_graph_get(gvs_graph *graph, const char *name) { return agget(graph->root, (char *)name); }
