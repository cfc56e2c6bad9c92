#include "png_shim.h"

#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  const pngs_picture *picture;
  pngs_result *result;
  size_t capacity;
} work;

// MARK: What libpng calls

// libpng never warns about what is written here: a warning is a fault, like an error.
static void fail(png_structp png, png_const_charp message) {
  work *the = png_get_error_ptr(png);
  snprintf(the->result->message, sizeof the->result->message, "%s", message);
  png_longjmp(png, 1);
}

static void append(png_structp png, png_bytep data, size_t length) {
  work *the = png_get_io_ptr(png);
  pngs_result *result = the->result;
  if (length > the->capacity - result->length) {
    size_t capacity = 2 * (result->length + length);
    unsigned char *larger = realloc(result->bytes, capacity);
    if (!larger) png_error(png, "no memory for the file");
    result->bytes = larger;
    the->capacity = capacity;
  }
  memcpy(result->bytes + result->length, data, length);
  result->length += length;
}

static void flush(png_structp png) { (void)png; }

// MARK: The file

static void write_words(png_structp png, png_infop info, const pngs_picture *picture) {
  const struct {
    const char *keyword, *text;
  } words[] = {{"Title", picture->title}, {"Description", picture->description}, {"Software", picture->software}, {picture->keyword, picture->text}};
  enum { COUNT = sizeof words / sizeof *words };
  png_text texts[COUNT];
  memset(texts, 0, sizeof texts);
  int count = picture->keyword && picture->text ? COUNT : COUNT - 1;
  for (int i = 0; i < count; i++) {
    texts[i].compression = PNG_ITXT_COMPRESSION_NONE;
    texts[i].key = (png_charp)words[i].keyword;
    texts[i].text = (png_charp)words[i].text;
    texts[i].itxt_length = strlen(words[i].text);
  }
  png_set_text(png, info, texts, count);
}

static void write_file(png_structp png, png_infop info, work *the) {
  const pngs_picture *picture = the->picture;
  png_set_IHDR(png, info, picture->width, picture->height, 8, picture->has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB,
               PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_pHYs(png, info, picture->pixels_per_meter, picture->pixels_per_meter, PNG_RESOLUTION_METER);
  write_words(png, info, picture);
  png_write_info(png, info);
  // Not png_write_end, which misses the rows that it has not compressed itself.
  png_write_chunk(png, (png_const_bytep)"IDAT", picture->stream, picture->stream_length);
  png_write_chunk(png, (png_const_bytep)"IEND", NULL, 0);
}

// The one frame that libpng jumps back to: nothing in it changes after setjmp but what `the` points to.
static int run(png_structp png, png_infop info, work *the) {
  if (setjmp(png_jmpbuf(png))) return -1;
  png_set_write_fn(png, the, append, flush);
  write_file(png, info, the);
  return 0;
}

int pngs_encode(const pngs_picture *picture, pngs_result *result) {
  *result = (pngs_result){.message = "no memory"};
  work the = {.picture = picture, .result = result};
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &the, fail, fail);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  int status = info ? run(png, info, &the) : -1;
  png_destroy_write_struct(&png, &info);
  if (status) {
    free(result->bytes);
    result->bytes = NULL;
    result->length = 0;
  }
  return status;
}

void pngs_result_free(pngs_result *result) {
  free(result->bytes);
  result->bytes = NULL;
}

const char *pngs_version(void) { return png_get_libpng_ver(NULL); }
