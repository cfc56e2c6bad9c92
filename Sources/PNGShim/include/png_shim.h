#ifndef PNG_SHIM_H
#define PNG_SHIM_H

// Encoding PNG with libpng, whose way to report an error is to jump out of it: it jumps within this target only.
//
// All functions may be called from several threads at once.

#include <stddef.h>
#include <stdint.h>

/// A picture and what is said about it; all of it is borrowed for the call.
typedef struct {
  /// 4 bytes a pixel, premultiplied blue, green, red and alpha, row by row from the top without a gap.
  const unsigned char *pixels;
  uint32_t width, height;
  uint32_t pixels_per_meter;
  /// UTF-8 for the keywords Title, Description and Software; none is NULL.
  const char *title, *description, *software;
  /// A text under a keyword of navtree's own; both NULL where there is none.
  const char *keyword, *text;
} pngs_picture;

/// What became of a picture.
typedef struct {
  /// The file, freed with pngs_result_free; NULL where it could not be made.
  unsigned char *bytes;
  size_t length;
  /// Then, what libpng said about it; as much of it as there is room for.
  char message[128];
} pngs_result;

/// Encodes a picture without any loss, as RGB, or as RGBA where a pixel is not opaque; 0 when it went well.
int pngs_encode(const pngs_picture *picture, pngs_result *result);
void pngs_result_free(pngs_result *result);

/// A picture that was read.
typedef struct {
  /// 4 bytes a pixel: red, green, blue and alpha, freed with pngs_pixels_free; NULL where the file could not be read.
  unsigned char *rgba;
  uint32_t width, height;
} pngs_pixels;

/// Decodes a file of any origin with at most 64 million pixels; 0 when it went well.
int pngs_decode(const unsigned char *bytes, size_t length, pngs_pixels *result);
void pngs_pixels_free(pngs_pixels *pixels);

/// The version of the library that is loaded; it lives for ever.
const char *pngs_version(void);

#endif
