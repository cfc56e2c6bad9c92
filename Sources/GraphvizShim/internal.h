#ifndef GRAPHVIZ_SHIM_INTERNAL_H
#define GRAPHVIZ_SHIM_INTERNAL_H

#include "graphviz_shim.h"

#include <gvc.h>
#if __has_include(<graphviz_version.h>)
#include <graphviz_version.h>
#endif

// GVPLUGIN_VERSION is the only number that every version's headers carry: 6 up to Graphviz 12, 8 from 13.0 on.
#if defined(GVPLUGIN_VERSION) && GVPLUGIN_VERSION >= 8
#define GVS_SINCE_13 1
#else
#define GVS_SINCE_13 0
#endif

struct gvs_context {
  GVC_t *gvc;
};

struct gvs_graph {
  GVC_t *gvc;
  Agraph_t *root;
  int laid_out;
  // GVS_LAYOUT_…, where it is laid out.
  int engine;
  // Labels to measure are told apart by order, so that equal texts need no names.
  Agnode_t **samples;
  size_t sample_count, sample_capacity;
};

/// Ids in the order of first appearance (ids.c).
extern Agiddisc_t gvs_ids;

/// Starts collecting what libgvc and libcgraph say (messages.c).
void gvs_messages_install(void);
/// While muted, messages are dropped.
void gvs_messages_mute(int muted);
int gvs_messages_have_error(void);

/// The device of pixels.c, by the name that gvRenderData knows it by.
#define GVS_PIXEL_FORMAT "navtreepixels:cairo"
/// A format that gvs_render takes besides the public ones.
enum { GVS_PIXELS = 3 };
/// Makes the device known to a context.
void gvs_pixels_install(GVC_t *gvc);

/// Wraps a graph; frees it when there is no memory for that.
gvs_graph *gvs_graph_wrap(gvs_context *context, Agraph_t *root);

#endif
