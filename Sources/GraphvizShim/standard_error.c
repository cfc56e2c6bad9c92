#define _GNU_SOURCE
#include "graphviz_shim.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

// A file and not a pipe: nobody reads while libgvc writes, and a full pipe would stop it for ever.
static FILE *diversion;
static int original = -1;

enum { LONGEST_TEXT = 1 << 20 };

// In memory where the system can: the folder for temporary files may be full or closed to us.
static FILE *open_diversion(void) {
#ifdef MFD_CLOEXEC
  int memory = memfd_create("messages", MFD_CLOEXEC);
  FILE *file = memory < 0 ? NULL : fdopen(memory, "w+");
  if (file) return file;
  if (memory >= 0) close(memory);
#endif
  return tmpfile();
}

int gvs_standard_error_divert(void) {
  if (original >= 0) return -1;
  if (!diversion && !(diversion = open_diversion())) return -1;
  fflush(stderr);
  original = dup(STDERR_FILENO);
  if (original < 0) return -1;
  if (ftruncate(fileno(diversion), 0) || lseek(fileno(diversion), 0, SEEK_SET) < 0 ||
      dup2(fileno(diversion), STDERR_FILENO) < 0) {
    close(original);
    original = -1;
    return -1;
  }
  return 0;
}

char *gvs_standard_error_restore(void) {
  if (original < 0) return NULL;
  fflush(stderr);
  dup2(original, STDERR_FILENO);
  close(original);
  original = -1;
  off_t length = lseek(fileno(diversion), 0, SEEK_END);
  if (length <= 0) return NULL;
  if (length > LONGEST_TEXT) length = LONGEST_TEXT;
  char *text = malloc((size_t)length + 1);
  if (!text) return NULL;
  ssize_t got = pread(fileno(diversion), text, (size_t)length, 0);
  text[got > 0 ? got : 0] = 0;
  return text;
}

void gvs_text_free(char *text) { free(text); }
