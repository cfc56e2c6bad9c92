#include "internal.h"

#include <stdlib.h>

int gvs_graph_canvas(gvs_graph *graph, gvs_canvas *canvas) {
  Agraph_t *root = graph->root;
  if (!graph->laid_out || !GD_drawing(root)) return -1;
  *canvas = (gvs_canvas){
      .width = GD_bb(root).UR.x - GD_bb(root).LL.x,
      .height = GD_bb(root).UR.y - GD_bb(root).LL.y,
      .size_width = GD_drawing(root)->size.x,
      .size_height = GD_drawing(root)->size.y,
      .size_enlarges = GD_drawing(root)->filled ? 1 : 0,
      .dots_per_inch = GD_drawing(root)->dpi,
  };
  return 0;
}

static size_t count_clusters(Agraph_t *graph) {
  size_t count = (size_t)GD_n_cluster(graph);
  for (int i = 1; i <= (int)GD_n_cluster(graph); i++) count += count_clusters(GD_clust(graph)[i]);
  return count;
}

static gvs_box *add_clusters(Agraph_t *graph, gvs_box *next) {
  for (int i = 1; i <= (int)GD_n_cluster(graph); i++) {
    Agraph_t *cluster = GD_clust(graph)[i];
    *next++ = (gvs_box){
        .name = agnameof(cluster),
        .kind = GVS_CLUSTER,
        .min_x = GD_bb(cluster).LL.x,
        .min_y = GD_bb(cluster).LL.y,
        .max_x = GD_bb(cluster).UR.x,
        .max_y = GD_bb(cluster).UR.y,
    };
    next = add_clusters(cluster, next);
  }
  return next;
}

size_t gvs_graph_boxes(gvs_graph *graph, gvs_box **boxes) {
  *boxes = NULL;
  if (!graph->laid_out) return 0;
  size_t count = (size_t)agnnodes(graph->root) + count_clusters(graph->root);
  gvs_box *next = *boxes = calloc(count ? count : 1, sizeof **boxes);
  if (!next) return 0;
  for (Agnode_t *node = agfstnode(graph->root); node; node = agnxtnode(graph->root, node)) {
    pointf at = ND_coord(node);
    *next++ = (gvs_box){
        .name = agnameof(node),
        .kind = GVS_NODE,
        .min_x = at.x - ND_lw(node),
        .min_y = at.y - ND_ht(node) / 2,
        .max_x = at.x + ND_rw(node),
        .max_y = at.y + ND_ht(node) / 2,
    };
  }
  add_clusters(graph->root, next);
  return count;
}

void gvs_boxes_free(gvs_box *boxes) { free(boxes); }
