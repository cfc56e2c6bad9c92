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

// Clusters nest no deeper than refusal.c lets through.
static void free_cluster_lists(Agraph_t *graph) {
  for (Agraph_t *part = agfstsubg(graph); part; part = agnxtsubg(part)) free_cluster_lists(part);
  // Subgraphs that are no clusters have no record.
  if (!aggetrec(graph, (char *)"Agraphinfo_t", 0)) return;
  free(GD_clust(graph));
  GD_clust(graph) = NULL;
  GD_n_cluster(graph) = 0;
}

// Up to 14.1 at least, the cleanup of nop2 forgets the list of nodes, 8 bytes a node, and up to 2.43 at least each list of clusters, 8 bytes
// a cluster and more: both add up over a thousand frames.
static void free_what_nop2_forgets(Agraph_t *root) {
  free(GD_neato_nlist(root));
  GD_neato_nlist(root) = NULL;
  free_cluster_lists(root);
}

void gvs_graph_free(gvs_graph *graph) {
  if (!graph) return;
  if (graph->laid_out) {
    if (graph->engine == GVS_LAYOUT_NOP2) free_what_nop2_forgets(graph->root);
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
