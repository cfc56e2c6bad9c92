#include "internal.h"

#include <stdlib.h>
#include <string.h>

// Whoever draws a thousand frames with the same flaw is told often enough.
enum { MOST_MESSAGES = 200, LONGEST_MESSAGE = 4096 };

typedef struct {
  int level;
  char *text;
  size_t length;
} message;

static message messages[MOST_MESSAGES];
static size_t count;
static int muted;
static int after_prefix;
static int overflowing;
static int any_error;

static void begin(int level) {
  any_error |= level == GVS_ERROR;
  overflowing = count == MOST_MESSAGES;
  if (overflowing) return;
  messages[count++] = (message){.level = level};
}

static void append(const char *text) {
  if (overflowing || !count) return;
  message *last = &messages[count - 1];
  size_t added = strlen(text);
  if (last->length + added > LONGEST_MESSAGE) added = LONGEST_MESSAGE - last->length;
  char *longer = realloc(last->text, last->length + added + 1);
  if (!longer) return;
  memcpy(longer + last->length, text, added);
  last->text = longer;
  last->length += added;
  longer[last->length] = 0;
}

// "Error" or "Warning", ": " and the text arrive in separate calls; the continuation of a message arrives without the first two.
static int receive(char *text) {
  if (muted) return 0;
  if (!strcmp(text, "Error") || !strcmp(text, "Warning")) {
    begin(*text == 'E' ? GVS_ERROR : GVS_WARNING);
    after_prefix = 1;
  } else if (after_prefix && !strcmp(text, ": ")) {
    after_prefix = 0;
  } else {
    after_prefix = 0;
    if (!count) begin(GVS_WARNING);
    append(text);
  }
  return 0;
}

// Up to Graphviz 2.44 a message of more than 1023 bytes uses a consumed va_list again, and crashes: a long style is enough. A long
// message *without* arguments takes the same path harmlessly, and leaves the library's buffer large enough for all to come.
static void enlarge_library_buffer(void) {
  enum { ENOUGH = 256 * 1024 };
  char *dots = malloc(ENOUGH + 1);
  if (!dots) return;
  memset(dots, '.', ENOUGH);
  dots[ENOUGH] = 0;
  muted = 1;
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wformat-security"
#pragma clang diagnostic ignored "-Wformat-nonliteral"
  agerr(AGWARN, dots);
#pragma clang diagnostic pop
  muted = 0;
  free(dots);
}

void gvs_messages_install(void) {
  agseterrf(receive);
  enlarge_library_buffer();
}

void gvs_messages_mute(int on) { muted = on; }
int gvs_messages_have_error(void) { return any_error; }

size_t gvs_message_count(void) { return count; }
const char *gvs_message_text(size_t index) { return index < count && messages[index].text ? messages[index].text : ""; }
int gvs_message_level(size_t index) { return index < count ? messages[index].level : GVS_WARNING; }

void gvs_messages_clear(void) {
  for (size_t i = 0; i < count; i++) free(messages[i].text);
  count = 0;
  any_error = overflowing = after_prefix = 0;
}
