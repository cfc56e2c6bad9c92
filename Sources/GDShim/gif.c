#include "gd_shim.h"
#include "library.h"

#include <string.h>

const char *gds_version(void) {
  const gds_library *gd = gds_library_get();
  return gd ? gd->version() : NULL;
}

static gdImagePtr image_make(const gds_library *gd, gds_palette palette, int width, int height) {
  gdImagePtr image = gd->create(width, height);
  if (!image) return NULL;
  for (int i = 0; i < palette.count; i++) {
    unsigned int color = palette.colors[i];
    gd->allocate(image, (int)(color >> 16 & 255), (int)(color >> 8 & 255), (int)(color & 255));
  }
  gd->allocate(image, 0, 0, 0);
  gd->set_transparent(image, palette.count);
  return image;
}

static unsigned char *take(void *bytes, int count, size_t *length) {
  *length = bytes && count > 0 ? (size_t)count : 0;
  return bytes;
}

unsigned char *gds_gif_begin(gds_palette palette, int width, int height, size_t *length) {
  *length = 0;
  const gds_library *gd = gds_library_get();
  gdImagePtr image = gd ? image_make(gd, palette, width, height) : NULL;
  if (!image) return NULL;
  int count = 0;
  void *bytes = gd->begin(image, &count, 1, 0);
  gd->destroy(image);
  return take(bytes, count, length);
}

unsigned char *gds_gif_add(
    gds_palette palette, const unsigned char *indices, int width, int height, int left, int top, int hold, size_t *length) {
  *length = 0;
  const gds_library *gd = gds_library_get();
  gdImagePtr image = gd ? image_make(gd, palette, width, height) : NULL;
  if (!image) return NULL;
  for (int y = 0; y < height; y++) memcpy(image->pixels[y], indices + (size_t)y * (size_t)width, (size_t)width);
  int count = 0;
  void *bytes = gd->add(image, &count, 0, left, top, hold, gdDisposalNone, NULL);
  gd->destroy(image);
  return take(bytes, count, length);
}

unsigned char *gds_gif_end(size_t *length) {
  *length = 0;
  const gds_library *gd = gds_library_get();
  if (!gd) return NULL;
  int count = 0;
  return take(gd->end(&count), count, length);
}

void gds_bytes_free(unsigned char *bytes) {
  const gds_library *gd = gds_library_get();
  if (bytes && gd) gd->free(bytes);
}
