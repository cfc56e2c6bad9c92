#ifndef GRAPHVIZ_SHIM_H
#define GRAPHVIZ_SHIM_H

// The few calls into libgvc that GraphvizEngine needs, as opaque handles and plain C types.
//
// Nothing here is safe to call from two threads at once: libgvc and libcgraph keep their state in globals, whatever context they are
// given. The caller holds one lock for the whole process around every function of this header.

#include <stddef.h>

typedef struct gvs_context gvs_context;
typedef struct gvs_graph gvs_graph;

// MARK: Context (context.c)

/// Opens libgvc, once per process; NULL when there is no memory. It is never closed: closing unloads no plugin, and opening again costs time.
gvs_context *gvs_context_open(void);
/// The version that libgvc gives itself; borrowed.
const char *gvs_context_version(gvs_context *context);

// MARK: What libgvc needs (plugins.c)

enum { GVS_PLUGINS_LISTED = 0, GVS_PLUGINS_UNKNOWN = 1, GVS_PLUGINS_DAMAGED = 2 };

/// What there is of the list of plugins that gvContext is going to read. One that is damaged can keep it for ever; where none is found,
/// libgvc may still have its plugins in itself.
int gvs_plugins_state(void);
/// What the last gvs_plugins_state found wrong, in words; empty where nothing is.
const char *gvs_plugins_words(void);
/// Whether as many files can still be opened as libgvc, fontconfig and libdispatch open at once. The last one ends the process where it
/// can't open any.
int gvs_descriptors_have_room(void);

// MARK: Messages (messages.c)

enum { GVS_WARNING = 0, GVS_ERROR = 1 };

/// How many messages libgvc and libcgraph have sent since the last clearing.
size_t gvs_message_count(void);
/// The text of one message; borrowed until the next call into this header.
const char *gvs_message_text(size_t index);
int gvs_message_level(size_t index);
void gvs_messages_clear(void);

// MARK: Graphs (reading.c, graph.c)

/// Reads exactly one graph; NULL when the text is not one (see the messages), also when something follows it.
gvs_graph *gvs_graph_read(gvs_context *context, const char *text, size_t length);
/// Makes an empty graph for gvs_measure_add; NULL when there is no memory.
gvs_graph *gvs_graph_for_measuring(gvs_context *context);
/// Frees a graph with its layout; NULL is fine.
void gvs_graph_free(gvs_graph *graph);
/// Sets an attribute of the graph itself, declaring it when necessary.
void gvs_graph_set(gvs_graph *graph, const char *name, const char *value);
/// An attribute of the graph itself, NULL when it has none of that name; borrowed until the graph is freed.
const char *gvs_graph_get(gvs_graph *graph, const char *name);

// MARK: Refusing (refusal.c)

/// Why libgvc must not see this graph ("… is more than …"), NULL when it may; borrowed until the next call.
const char *gvs_refusal(gvs_graph *graph, int for_dot);

// MARK: Layout and rendering (layout.c, rendering.c)

enum { GVS_LAYOUT_NOP2 = 0, GVS_LAYOUT_DOT = 1 };
enum { GVS_SVG = 0, GVS_PNG = 1, GVS_PDF = 2 };

/// Lays a graph out; 0 when it went well, that is, without a message of level GVS_ERROR: gvLayout itself returns 0 for many failures.
int gvs_layout(gvs_graph *graph, int engine);
/// Renders a graph that has been laid out; 0 when it went well. The bytes are freed with gvs_bytes_free.
int gvs_render(gvs_graph *graph, int format, char **bytes, size_t *length);
void gvs_bytes_free(char *bytes);
/// Draws a graph that has been laid out into memory of the caller's, where other formats would be encoded (pixels.c); 0 when it went well.
///
/// A pixel is 4 bytes, premultiplied: cairo's ARGB32, which is blue, green, red, alpha where the least significant byte comes first. The
/// rows go down and have no bytes between them: 4 × width × height bytes are written. Nothing is when they are more than capacity; that, and a
/// drawing without any pixel, is -1.
int gvs_render_pixels(gvs_graph *graph, unsigned char *bytes, size_t capacity, int *width, int *height);

// MARK: Drawing in part (painting.c)

/// Whole pixels, y downwards, that hold all that cairo draws of one thing, but for what smooths its edges; empty where it draws nothing.
typedef struct {
  double min_x, min_y, max_x, max_y;
} gvs_ink;

/// Draws some rows of a graph that has been laid out: the same pixels there as in the whole picture; 0 when it went well.
///
/// first, end: The rows, end excluded. canvas: 4 × width × height bytes, of which those of these rows are written, as by gvs_render_pixels.
/// width, height: Those of the whole picture.
int gvs_render_strip(gvs_graph *graph, int first, int end, unsigned char *canvas, int width, int height);
/// Finds out where things are drawn: clusters named `cluster_` and a number, nodes named by a number, and edges whose key is one; 0 when it
/// went well. Numbers are below count.
int gvs_measure_ink(gvs_graph *graph, gvs_ink *boxes, size_t count);

// MARK: Measures of a laid-out graph (boxes.c)

/// What decides the size of an image, in points; dots_per_inch is 0 when the graph leaves it to the format.
typedef struct {
  double width, height;
  double size_width, size_height;
  int size_enlarges;
  double dots_per_inch;
} gvs_canvas;

enum { GVS_NODE = 0, GVS_CLUSTER = 1 };

/// A box in points, y upwards; the name is borrowed until the graph is freed.
typedef struct {
  const char *name;
  int kind;
  double min_x, min_y, max_x, max_y;
} gvs_box;

int gvs_graph_canvas(gvs_graph *graph, gvs_canvas *canvas);
/// The boxes of all nodes and clusters; how many there are. The array is freed with gvs_boxes_free.
size_t gvs_graph_boxes(gvs_graph *graph, gvs_box **boxes);
void gvs_boxes_free(gvs_box *boxes);

// MARK: Measuring text (measuring.c)

/// Adds one label to a graph made by gvs_graph_for_measuring; -1 when there is no memory.
int gvs_measure_add(gvs_graph *graph, const char *label, const char *font_name, const char *font_size);
/// The sizes of all labels in the order they were added, as pairs of width and height in points, after gvs_layout.
void gvs_measure_sizes(gvs_graph *graph, double *pairs, size_t count);

// MARK: Standard error (standard_error.c)

/// Sends file descriptor 2 to a temporary file; 0 when it went well.
int gvs_standard_error_divert(void);
/// Gives file descriptor 2 back, and what was written meanwhile (freed with gvs_text_free; NULL when nothing was).
char *gvs_standard_error_restore(void);
void gvs_text_free(char *text);

#endif
