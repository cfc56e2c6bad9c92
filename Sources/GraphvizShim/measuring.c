#include "internal.h"

#include <stdlib.h>
#include <string.h>

gvs_graph *gvs_graph_for_measuring(gvs_context *context) {
  Agdisc_t discipline;
  memset(&discipline, 0, sizeof discipline);
  discipline.id = &gvs_ids;
  discipline.io = &AgIoDisc;
  Agraph_t *root = agopen((char *)"measuring", Agundirected, &discipline);
  if (!root) return NULL;
  // Declared before the first node: later declarations would visit every node there is.
  agattr(root, AGNODE, (char *)"label", (char *)"");
  agattr(root, AGNODE, (char *)"fontname", (char *)"");
  agattr(root, AGNODE, (char *)"fontsize", (char *)"");
  agattr(root, AGNODE, (char *)"shape", (char *)"plaintext");
  agattr(root, AGNODE, (char *)"pos", (char *)"0,0");
  return gvs_graph_wrap(context, root);
}

int gvs_measure_add(gvs_graph *graph, const char *label, const char *font_name, const char *font_size) {
  if (graph->sample_count == graph->sample_capacity) {
    size_t capacity = graph->sample_capacity ? graph->sample_capacity * 2 : 64;
    Agnode_t **samples = realloc(graph->samples, capacity * sizeof *samples);
    if (!samples) return -1;
    graph->samples = samples;
    graph->sample_capacity = capacity;
  }
  Agnode_t *node = agnode(graph->root, NULL, 1);
  if (!node) return -1;
  agset(node, (char *)"label", (char *)label);
  agset(node, (char *)"fontname", (char *)font_name);
  agset(node, (char *)"fontsize", (char *)font_size);
  graph->samples[graph->sample_count++] = node;
  return 0;
}

void gvs_measure_sizes(gvs_graph *graph, double *pairs, size_t count) {
  for (size_t i = 0; i < count && i < graph->sample_count; i++) {
    textlabel_t *label = graph->laid_out ? ND_label(graph->samples[i]) : NULL;
    pairs[2 * i] = label ? label->dimen.x : 0;
    pairs[2 * i + 1] = label ? label->dimen.y : 0;
  }
}
