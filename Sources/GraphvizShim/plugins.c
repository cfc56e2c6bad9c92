#define _GNU_SOURCE
#include "internal.h"

#include <ctype.h>
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// gvContext reads the list of plugins that `dot -c` has written. Up to Graphviz 9 it trusts that list: of a damaged one it reads beyond the
// end, or reads for ever. So the list is looked at before.

enum { LARGEST_LIST = 1 << 20, FEWEST_DESCRIPTORS = 16 };

static char words[1200];

// The folder that libgvc takes its plugins from.
static int find_folder(char *folder, size_t size) {
  const char *chosen = getenv("GVBINDIR");
  if (chosen) return snprintf(folder, size, "%s", chosen) < (int)size;
  Dl_info info;
  if (!dladdr((void *)gvContext, &info) || !info.dli_fname) return 0;
  const char *slash = strrchr(info.dli_fname, '/');
  if (!slash) return 0;
  return snprintf(folder, size, "%.*s/graphviz", (int)(slash - info.dli_fname), info.dli_fname) < (int)size;
}

// Debian's name and upstream's.
static FILE *open_list(const char *folder, char *path, size_t size) {
  static const char *const suffixes[] = {"a", ""};
  FILE *file = NULL;
  for (size_t i = 0; !file && i < sizeof suffixes / sizeof *suffixes; i++) {
    if (snprintf(path, size, "%s/config%d%s", folder, (int)GVPLUGIN_VERSION, suffixes[i]) >= (int)size) return NULL;
    file = fopen(path, "r");
    if (!file && errno != ENOENT) return NULL;
  }
  return file;
}

static char *skip_blanks(char *at) {
  for (;;) {
    while (isspace((unsigned char)*at)) at++;
    if (*at != '#') return at;
    at += strcspn(at, "\n");
  }
}

static int is_word(const char *at) { return isgraph((unsigned char)*at) && *at != '{' && *at != '}'; }

static char *skip_words(char *at, int count) {
  while (at && count--) {
    at = skip_blanks(at);
    if (!is_word(at)) return NULL;
    while (is_word(at)) at++;
  }
  return at ? skip_blanks(at) : NULL;
}

// `library name { interface { type quality … } … } …`
static int is_well_formed(char *at) {
  for (at = skip_blanks(at); *at; at = skip_blanks(at + 1)) {
    if (!(at = skip_words(at, 2)) || *at != '{') return 0;
    for (at = skip_blanks(at + 1); *at != '}'; at = skip_blanks(at + 1)) {
      if (!(at = skip_words(at, 1)) || *at != '{') return 0;
      for (at = skip_blanks(at + 1); *at != '}';)
        if (!(at = skip_words(at, 2))) return 0;
    }
  }
  return 1;
}

int gvs_plugins_state(void) {
  char folder[512], path[600];
  words[0] = 0;
  if (!find_folder(folder, sizeof folder)) return GVS_PLUGINS_UNKNOWN;
  FILE *file = open_list(folder, path, sizeof path);
  if (!file) {
    if (errno == ENOENT)
      snprintf(words, sizeof words, "there is no list of plugins in '%s'", folder);
    else
      snprintf(words, sizeof words, "the list of plugins '%s' can't be read: %s", path, strerror(errno));
    return GVS_PLUGINS_UNKNOWN;
  }
  char *text = malloc(LARGEST_LIST + 1);
  errno = 0;
  size_t length = text ? fread(text, 1, LARGEST_LIST, file) : 0;
  int state = GVS_PLUGINS_LISTED;
  if (!text || ferror(file)) {
    state = GVS_PLUGINS_UNKNOWN;
    snprintf(words, sizeof words, "the list of plugins '%s' can't be read: %s", path, strerror(errno));
  } else if (!length) {
    state = GVS_PLUGINS_UNKNOWN;
    snprintf(words, sizeof words, "the list of plugins '%s' is empty", path);
  } else {
    text[length] = 0;
    if (length == LARGEST_LIST || strlen(text) < length || !is_well_formed(text)) {
      state = GVS_PLUGINS_DAMAGED;
      snprintf(words, sizeof words, "the list of plugins '%s' is damaged", path);
    }
  }
  free(text);
  fclose(file);
  return state;
}

const char *gvs_plugins_words(void) { return words; }

int gvs_descriptors_have_room(void) {
  int opened[FEWEST_DESCRIPTORS];
  int count = 0;
  while (count < FEWEST_DESCRIPTORS && (opened[count] = dup(STDIN_FILENO)) >= 0) count++;
  int has_room = count == FEWEST_DESCRIPTORS || errno != EMFILE;
  while (count) close(opened[--count]);
  return has_room;
}
