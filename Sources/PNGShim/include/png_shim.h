#ifndef PNG_SHIM_H
#define PNG_SHIM_H

// Pixels to PNG and back: zlib compresses, and libpng writes the file, whose way to report an error is to jump out of it: it jumps within this
// target only.
//
// All functions may be called from several threads at once, with a compressor for each.

#include <stddef.h>
#include <stdint.h>

/// Compresses bands: rows of one picture, each band by itself, so that a band's bytes depend on nothing but its pixels.
///
/// Pixels are 4 bytes each, premultiplied blue, green, red and alpha, row by row from the top without a gap.
typedef struct pngs_compressor pngs_compressor;

/// Makes a compressor for one thread at a time; NULL where there is no memory.
///
/// width: Pixels in a row, at least 1. rows: Rows of a band at most. has_alpha: Whether the picture is RGBA; it is RGB otherwise.
pngs_compressor *pngs_compressor_make(uint32_t width, uint32_t rows, int has_alpha);
void pngs_compressor_free(pngs_compressor *compressor);

/// A part of a stream as zlib has it, without header and end.
typedef struct {
  /// Borrowed from the compressor until its next call.
  const unsigned char *packed;
  size_t packed_length;
  /// The bytes that were compressed, and their Adler-32.
  size_t length;
  uint32_t checksum;
} pngs_band;

/// Compresses some rows without any loss; 0 when it went well.
int pngs_compress(pngs_compressor *compressor, const unsigned char *pixels, uint32_t rows, pngs_band *band);

/// The checksum of what is made of two parts; length is that of the second. The corresponding C function is `adler32_combine`.
uint32_t pngs_checksum_join(uint32_t first, uint32_t second, size_t length);

/// Whether no pixel lets anything through.
int pngs_is_opaque(const unsigned char *pixels, size_t count);

/// A picture and what is said about it; all of it is borrowed for the call.
typedef struct {
  /// All bands, joined to one zlib stream.
  const unsigned char *stream;
  size_t stream_length;
  uint32_t width, height;
  /// Whether it is RGBA; it is RGB otherwise.
  int has_alpha;
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

/// Makes a file of a picture whose pixels are compressed; 0 when it went well.
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
