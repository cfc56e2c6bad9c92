#include "internal.h"

#include <gvplugin_device.h>
#include <string.h>

// libgvc's own PNG spends nine tenths of its time on encoding, under the lock. This device takes what cairo has drawn and encodes nothing.

static struct {
  unsigned char *bytes;
  size_t capacity;
  int width, height;
} target;

// Called when the drawing is complete, with the surface still there. A row of cairo's surface has no bytes to spare: 4 a pixel.
static void take(GVJ_t *job) {
  size_t length = (size_t)job->width * job->height * 4;
  if (!job->imagedata || !target.bytes || !length || length > target.capacity) return;
  memcpy(target.bytes, job->imagedata, length);
  target.width = (int)job->width;
  target.height = (int)job->height;
}

static const gvs_pixel_task whole = {.take = take};

// What the device does in the drawing under way.
static const gvs_pixel_task *task = &whole;

static void prepare(GVJ_t *job) {
  if (task->prepare) task->prepare(job);
}

static void finish(GVJ_t *job) {
  if (task->take) task->take(job);
}

static gvdevice_engine_t engine = {.initialize = prepare, .format = finish};

static gvdevice_features_t features = {
    .flags = GVDEVICE_BINARY_FORMAT | GVDEVICE_DOES_TRUECOLOR,
    .default_dpi = {96, 96},
};

static gvplugin_installed_t devices[] = {{0, GVS_PIXEL_FORMAT, 0, &engine, &features}, {0}};
static gvplugin_api_t interfaces[] = {{API_device, devices}, {0}};
static gvplugin_library_t library = {(char *)"navtree", interfaces};

void gvs_pixels_install(GVC_t *gvc) { gvAddLibrary(gvc, &library); }

int gvs_pixels_run(gvs_graph *graph, const gvs_pixel_task *wanted) {
  task = wanted;
  char *nothing = NULL;
  size_t length = 0;
  int status = gvs_render(graph, GVS_PIXELS, &nothing, &length);
  gvs_bytes_free(nothing);
  task = &whole;
  return status;
}

int gvs_render_pixels(gvs_graph *graph, unsigned char *bytes, size_t capacity, int *width, int *height) {
  target.bytes = bytes;
  target.capacity = capacity;
  target.width = target.height = 0;
  int status = gvs_pixels_run(graph, &whole);
  target.bytes = NULL;
  *width = target.width;
  *height = target.height;
  return !status && target.width ? 0 : -1;
}
