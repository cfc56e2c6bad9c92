#include "internal.h"

#include <gvplugin_render.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

// libgvc hands what it draws to an engine, cairo's. While a drawing is measured, or drawn in part, a copy of that engine takes its place,
// some of whose functions do a little more.

static gvrender_engine_t cairos, ours;

// Puts the copy into a job whose engine is cairo's; NULL where cairo's functions are not found.
static gvrender_engine_t *engine_for(GVJ_t *job) {
  if (!job->render.engine || !gvs_cairo_find(job->render.engine->begin_page)) return NULL;
  cairos = ours = *job->render.engine;
  job->render.engine = &ours;
  return &ours;
}

// MARK: Some rows

static struct {
  unsigned char *canvas;
  int first, end, width, height;
  int done;
} strip;

// cairo draws on the caller's canvas, which is as large as the picture: the same numbers decide where each line goes. A clip whose edges are
// those of pixels, and that is as wide as the picture, changes no pixel inside of it: cairo's rasterizer samples each row by itself, and clips
// lines at the picture's sides anyway.
static void begin_strip(GVJ_t *job) {
  if ((int)job->width == strip.width && (int)job->height == strip.height) {
    size_t stride = (size_t)strip.width * 4;
    // As a surface of cairo's own begins.
    memset(strip.canvas + stride * strip.first, 0, stride * (size_t)(strip.end - strip.first));
    void *surface = gvs_cairo.image_surface_create_for_data(strip.canvas, GVS_CAIRO_ARGB32, strip.width, strip.height, (int)stride);
    job->context = gvs_cairo.create(surface);
    gvs_cairo.surface_destroy(surface);
    gvs_cairo.rectangle(job->context, 0, strip.first, strip.width, strip.end - strip.first);
    gvs_cairo.clip(job->context);
    strip.done = 1;
  }
  cairos.begin_page(job);
}

static void prepare_strip(GVJ_t *job) {
  gvrender_engine_t *engine = engine_for(job);
  if (engine) engine->begin_page = begin_strip;
}

static const gvs_pixel_task strip_task = {.prepare = prepare_strip};

int gvs_render_strip(gvs_graph *graph, int first, int end, unsigned char *canvas, int width, int height) {
  if (first < 0 || end <= first || end > height) return -1;
  strip.canvas = canvas;
  strip.first = first;
  strip.end = end;
  strip.width = width;
  strip.height = height;
  strip.done = 0;
  int status = gvs_pixels_run(graph, &strip_task);
  strip.canvas = NULL;
  return !status && strip.done ? 0 : -1;
}

// MARK: Ink

static struct {
  gvs_ink *boxes;
  size_t count;
  int done;
  // What cairo draws on besides the thing that is measured.
  void *page, *recording;
} measuring;

// What is not measured, such as the paper, is recorded too: that costs less than a picture.
static void begin_recorded_page(GVJ_t *job) {
  void *surface = gvs_cairo.recording_surface_create(GVS_CAIRO_COLOR_ALPHA, NULL);
  job->context = gvs_cairo.create(surface);
  gvs_cairo.surface_destroy(surface);
  cairos.begin_page(job);
  measuring.done = 1;
}

static void begin_thing(GVJ_t *job) {
  gvs_matrix matrix;
  gvs_cairo.get_matrix(job->context, &matrix);
  measuring.page = job->context;
  measuring.recording = gvs_cairo.recording_surface_create(GVS_CAIRO_COLOR_ALPHA, NULL);
  job->context = gvs_cairo.create(measuring.recording);
  gvs_cairo.set_matrix(job->context, &matrix);
}

static void end_thing(GVJ_t *job, const char *name) {
  double x = 0, y = 0, width = 0, height = 0;
  gvs_cairo.recording_surface_ink_extents(measuring.recording, &x, &y, &width, &height);
  gvs_cairo.destroy(job->context);
  gvs_cairo.surface_destroy(measuring.recording);
  job->context = measuring.page;
  measuring.recording = NULL;
  size_t number = name ? strtoul(name, NULL, 10) : measuring.count;
  if (number >= measuring.count) return;
  measuring.boxes[number] = (gvs_ink){.min_x = floor(x), .min_y = floor(y), .max_x = ceil(x + width), .max_y = ceil(y + height)};
}

static void end_cluster(GVJ_t *job) {
  const char *name = agnameof(job->obj->u.sg);
  end_thing(job, name && !strncmp(name, "cluster_", 8) ? name + 8 : NULL);
}

// The two nodes between which all edges are have no number.
static const char *number(const char *name) { return name && *name >= '0' && *name <= '9' ? name : NULL; }
static void end_node(GVJ_t *job) { end_thing(job, number(agnameof(job->obj->u.n))); }
static void end_edge(GVJ_t *job) { end_thing(job, number(agnameof(job->obj->u.e))); }

static void prepare_measuring(GVJ_t *job) {
  gvrender_engine_t *engine = engine_for(job);
  if (!engine) return;
  engine->begin_page = begin_recorded_page;
  engine->begin_cluster = engine->begin_node = engine->begin_edge = begin_thing;
  engine->end_cluster = end_cluster;
  engine->end_node = end_node;
  engine->end_edge = end_edge;
}

static const gvs_pixel_task measuring_task = {.prepare = prepare_measuring};

int gvs_measure_ink(gvs_graph *graph, gvs_ink *boxes, size_t count) {
  memset(boxes, 0, count * sizeof *boxes);
  measuring.boxes = boxes;
  measuring.count = count;
  measuring.done = 0;
  int status = gvs_pixels_run(graph, &measuring_task);
  measuring.boxes = NULL;
  return !status && measuring.done ? 0 : -1;
}
