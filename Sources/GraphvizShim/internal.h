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

/// What our device does, before anything is drawn and when all of it is; either may be NULL.
typedef struct {
  void (*prepare)(GVJ_t *job);
  void (*take)(GVJ_t *job);
} gvs_pixel_task;
/// Has libgvc draw a graph as pixels, for a task; 0 when it went well.
int gvs_pixels_run(gvs_graph *graph, const gvs_pixel_task *task);

/// `cairo_matrix_t`.
typedef struct {
  double xx, yx, xy, yy, x0, y0;
} gvs_matrix;
/// CAIRO_CONTENT_COLOR_ALPHA, CAIRO_FORMAT_ARGB32
enum { GVS_CAIRO_COLOR_ALPHA = 0x3000, GVS_CAIRO_ARGB32 = 0 };
/// cairo's functions, by their own names; drawings and surfaces are what job->context and its like point to.
typedef struct {
  void *(*create)(void *surface);
  void (*destroy)(void *drawing);
  void (*get_matrix)(void *drawing, gvs_matrix *matrix);
  void (*set_matrix)(void *drawing, const gvs_matrix *matrix);
  void (*rectangle)(void *drawing, double x, double y, double width, double height);
  void (*clip)(void *drawing);
  void (*surface_destroy)(void *surface);
  void *(*image_surface_create_for_data)(unsigned char *data, int format, int width, int height, int stride);
  void *(*recording_surface_create)(int content, const void *extents);
  void (*recording_surface_ink_extents)(void *surface, double *x, double *y, double *width, double *height);
} gvs_cairo_functions;
/// Filled in by gvs_cairo_find.
extern gvs_cairo_functions gvs_cairo;
/// Looks cairo's functions up in the plugin that a function belongs to; whether all of them are there (cairo.c).
int gvs_cairo_find(void (*function)(GVJ_t *job));

/// Wraps a graph; frees it when there is no memory for that.
gvs_graph *gvs_graph_wrap(gvs_context *context, Agraph_t *root);

#endif
