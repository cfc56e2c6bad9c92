#include "png_shim.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

// What is decoded comes from strangers: a small file can claim a picture that no memory holds.
enum { MOST_PIXELS = 64 * 1000 * 1000 };

int pngs_decode(const unsigned char *bytes, size_t length, pngs_pixels *result) {
  *result = (pngs_pixels){0};
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  // libpng's simplified interface keeps its jumps to itself.
  if (!bytes || !png_image_begin_read_from_memory(&image, bytes, length)) return -1;
  image.format = PNG_FORMAT_RGBA;
  if ((uint64_t)image.width * image.height <= MOST_PIXELS) result->rgba = malloc(PNG_IMAGE_SIZE(image));
  if (!result->rgba || !png_image_finish_read(&image, NULL, result->rgba, 0, NULL)) {
    png_image_free(&image);
    pngs_pixels_free(result);
    return -1;
  }
  result->width = image.width;
  result->height = image.height;
  return 0;
}

void pngs_pixels_free(pngs_pixels *pixels) {
  free(pixels->rgba);
  pixels->rgba = NULL;
}
