#include "png_shim.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

// What is decoded comes from strangers: a small file can claim a picture that no memory holds.
enum { MOST_PIXELS = 64 * 1000 * 1000 };

// libpng asks for as much memory as a chunk says that it has, up to 2 GiB, and fills it before it finds that the file is at its end.
static int are_chunks_whole(const unsigned char *bytes, size_t length) {
  size_t place = 8;
  while (length >= 12 && place <= length - 12) {
    const unsigned char *chunk = bytes + place;
    size_t size = (size_t)chunk[0] << 24 | (size_t)chunk[1] << 16 | (size_t)chunk[2] << 8 | chunk[3];
    if (size > length - place - 12) return 0;
    place += 12 + size;
  }
  return 1;
}

int pngs_decode(const unsigned char *bytes, size_t length, pngs_pixels *result) {
  *result = (pngs_pixels){0};
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  if (!bytes || !are_chunks_whole(bytes, length)) return -1;
  // libpng's simplified interface keeps its jumps to itself.
  if (!png_image_begin_read_from_memory(&image, bytes, length)) return -1;
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
