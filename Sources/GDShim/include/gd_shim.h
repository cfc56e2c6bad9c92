#ifndef GD_SHIM_H
#define GD_SHIM_H

// The parts of a GIF that libgd makes.
//
// On Linux libgd is loaded when the first part is asked for, not with the program: it brings some forty libraries, for formats that nobody
// asks it for, and their start takes half of the time in which a whole story is drawn.
//
// All functions may be called from several threads at once.

#include <stddef.h>

/// The colours of all pictures: 0xRRGGBB, at most 255, and behind them the place that means "as in the picture before".
typedef struct {
  const unsigned int *colors;
  int count;
} gds_palette;

/// The version of libgd; NULL where it is not installed. The corresponding C function is `gdVersionString`.
const char *gds_version(void);

/// The header with the palette, and the wish to be played for ever. The corresponding C function is `gdImageGifAnimBeginPtr`.
///
/// Returns: The bytes, freed with gds_bytes_free; NULL where libgd is not installed, or has no memory.
unsigned char *gds_gif_begin(gds_palette palette, int width, int height, size_t *length);

/// A picture, or the part of one that changes. The corresponding C function is `gdImageGifAnimAddPtr`.
///
/// indices: The place in the palette of each pixel, row by row. left, top: Where it stands. hold: Hundredths of a second.
/// Returns: As gds_gif_begin.
unsigned char *gds_gif_add(
    gds_palette palette, const unsigned char *indices, int width, int height, int left, int top, int hold, size_t *length);

/// The last byte. The corresponding C function is `gdImageGifAnimEndPtr`.
///
/// Returns: As gds_gif_begin.
unsigned char *gds_gif_end(size_t *length);

void gds_bytes_free(unsigned char *bytes);

#endif
