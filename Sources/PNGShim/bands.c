#include "png_shim.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

struct pngs_compressor {
  z_stream stream;
  uint32_t width;
  int has_alpha;
  // The rows of a band as PNG has them, each behind the byte that names its filter.
  unsigned char *rows;
  size_t row_length;
  unsigned char *packed;
  size_t capacity;
};

// MARK: Life

enum {
  // Even areas and equal rows: a higher level saves a quarter of the bytes for twice the time.
  LEVEL = 1,
  // Without a header: a band is a part of a stream.
  RAW_WINDOW = -15,
  MEMORY = 8,
  // What zlib's bound does not count: the empty block behind the band.
  FLUSH = 64,
  // The last pixel of RGB is written with one byte too many.
  SPARE = 1,
};

pngs_compressor *pngs_compressor_make(uint32_t width, uint32_t rows, int has_alpha) {
  pngs_compressor *made = calloc(1, sizeof *made);
  if (!made) return NULL;
  if (deflateInit2(&made->stream, LEVEL, Z_DEFLATED, RAW_WINDOW, MEMORY, Z_DEFAULT_STRATEGY) != Z_OK) {
    free(made);
    return NULL;
  }
  made->width = width;
  made->has_alpha = has_alpha;
  made->row_length = 1 + (size_t)width * (has_alpha ? 4 : 3);
  made->capacity = deflateBound(&made->stream, made->row_length * rows) + FLUSH;
  made->rows = malloc(made->row_length * rows + SPARE);
  made->packed = malloc(made->capacity);
  if (made->rows && made->packed) return made;
  pngs_compressor_free(made);
  return NULL;
}

void pngs_compressor_free(pngs_compressor *compressor) {
  if (!compressor) return;
  deflateEnd(&compressor->stream);
  free(compressor->rows);
  free(compressor->packed);
  free(compressor);
}

// MARK: Pixels

int pngs_is_opaque(const unsigned char *pixels, size_t count) {
  enum { PART = 4096 };
  for (size_t start = 0; start < count; start += PART) {
    size_t end = start + PART < count ? start + PART : count;
    // No way out of the inner loop: compilers make it one of whole vectors.
    unsigned char all = 255;
    for (size_t at = start; at < end; at++) all &= pixels[4 * at + 3];
    if (all != 255) return 0;
  }
  return 1;
}

// So does cairo: on other machines its pixels begin with alpha.
_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "a pixel's first byte is its lowest");

// Writes a byte too many for each pixel, which the next pixel replaces: that takes two thirds of the time of three single bytes.
static void to_rgb(const unsigned char *from, unsigned char *to, uint32_t width) {
  for (uint32_t x = 0; x < width; x++, from += 4, to += 3) {
    uint32_t pixel;
    memcpy(&pixel, from, sizeof pixel);
    pixel = __builtin_bswap32(pixel) >> 8;
    memcpy(to, &pixel, sizeof pixel);
  }
}

// PNG's colours are those of the pixel, not of what it adds to a black ground.
static void to_rgba(const unsigned char *from, unsigned char *to, uint32_t width) {
  for (uint32_t x = 0; x < width; x++, from += 4, to += 4) {
    unsigned alpha = from[3];
    for (int channel = 0; channel < 3; channel++)
      to[channel] = alpha ? (unsigned char)((from[2 - channel] * 255u + alpha / 2) / alpha) : 0;
    to[3] = from[3];
  }
}

// MARK: Bands

// Lays the rows out as PNG has them, without filters, which make such a picture larger; gives their checksum. Many rows are those above
// them: these need neither be converted nor added up.
static uint32_t lay_out(pngs_compressor *the, const unsigned char *pixels, uint32_t rows) {
  size_t stride = (size_t)the->width * 4;
  uint32_t sum = 1, sum_of_row = 1;
  for (uint32_t y = 0; y < rows; y++, pixels += stride) {
    unsigned char *row = the->rows + the->row_length * y;
    if (y && !memcmp(pixels, pixels - stride, stride)) {
      memcpy(row, row - the->row_length, the->row_length);
    } else {
      row[0] = 0;
      if (the->has_alpha)
        to_rgba(pixels, row + 1, the->width);
      else
        to_rgb(pixels, row + 1, the->width);
      sum_of_row = (uint32_t)adler32(1, row, (uInt)the->row_length);
    }
    sum = pngs_checksum_join(sum, sum_of_row, the->row_length);
  }
  return sum;
}

int pngs_compress(pngs_compressor *compressor, const unsigned char *pixels, uint32_t rows, pngs_band *band) {
  *band = (pngs_band){.length = compressor->row_length * rows};
  band->checksum = lay_out(compressor, pixels, rows);
  z_stream *stream = &compressor->stream;
  stream->next_in = compressor->rows;
  stream->avail_in = (uInt)band->length;
  stream->next_out = compressor->packed;
  stream->avail_out = (uInt)compressor->capacity;
  // The flush ends a band at a whole byte, and the reset lets none refer to another.
  if (deflateReset(stream) != Z_OK || deflate(stream, Z_FULL_FLUSH) != Z_OK || stream->avail_in || !stream->avail_out) return -1;
  band->packed = compressor->packed;
  band->packed_length = compressor->capacity - stream->avail_out;
  return 0;
}

uint32_t pngs_checksum_join(uint32_t first, uint32_t second, size_t length) {
  return (uint32_t)adler32_combine(first, second, (z_off_t)length);
}
