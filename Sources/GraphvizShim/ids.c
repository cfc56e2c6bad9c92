#include "internal.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// libcgraph's own ids are addresses of strings, and it walks subgraphs in the order of their ids: the order of what is drawn, and
// `dot`'s arrangement itself, then differ from one drawing to the next with the state of the heap
// (https://gitlab.com/graphviz/graphviz/-/issues/1767). These ids count names in the order of their first appearance, per graph.

typedef struct {
  char **names;
  size_t count, capacity;
  size_t *slots;  // index into names plus one; open addressing
  size_t slot_count;
  IDTYPE anonymous;
} id_table;

static size_t hash(const char *name) {
  uint64_t h = 1469598103934665603u;
  for (; *name; name++) h = (h ^ (unsigned char)*name) * 1099511628211u;
  return (size_t)h;
}

static size_t *slot_of(const id_table *table, const char *name) {
  size_t at = hash(name) & (table->slot_count - 1);
  while (table->slots[at] && strcmp(table->names[table->slots[at] - 1], name)) at = (at + 1) & (table->slot_count - 1);
  return &table->slots[at];
}

static int grow(id_table *table) {
  size_t capacity = table->capacity ? table->capacity * 2 : 64;
  char **names = realloc(table->names, capacity * sizeof *names);
  if (!names) return 0;
  table->names = names;
  size_t *slots = calloc(capacity * 2, sizeof *slots);
  if (!slots) return 0;
  free(table->slots);
  table->slots = slots;
  table->slot_count = capacity * 2;
  table->capacity = capacity;
  for (size_t i = 0; i < table->count; i++) *slot_of(table, names[i]) = i + 1;
  return 1;
}

static void *open_table(Agraph_t *graph, Agdisc_t *discipline) {
  (void)graph, (void)discipline;
  return calloc(1, sizeof(id_table));
}

// Named objects have even ids, those without a name odd ones.
static long map(void *state, int kind, char *name, IDTYPE *id, int create) {
  (void)kind;
  id_table *table = state;
  if (!table) return 0;
  if (!name) {
    if (!create) return 0;
    *id = 2 * table->anonymous++ + 1;
    return 1;
  }
  size_t *slot = table->slot_count ? slot_of(table, name) : NULL;
  if (slot && *slot) {
    *id = 2 * *slot;
    return 1;
  }
  if (!create) return 0;
  if (table->count == table->capacity) {
    if (!grow(table)) return 0;
    slot = slot_of(table, name);
  }
  char *copy = strdup(name);
  if (!copy) return 0;
  table->names[table->count++] = copy;
  *slot = table->count;
  *id = 2 * *slot;
  return 1;
}

// Nobody asks for an object with an id of their own choice; where the hook exists, the answer is no.
#if !GVS_SINCE_13
static long allocate(void *state, int kind, IDTYPE id) {
  (void)state, (void)kind, (void)id;
  return 0;
}
#endif

static void release(void *state, int kind, IDTYPE id) { (void)state, (void)kind, (void)id; }

static char *print(void *state, int kind, IDTYPE id) {
  (void)kind;
  id_table *table = state;
  if (!table || id % 2 || id == 0 || id / 2 > table->count) return NULL;
  return table->names[id / 2 - 1];
}

static void close_table(void *state) {
  id_table *table = state;
  if (!table) return;
  for (size_t i = 0; i < table->count; i++) free(table->names[i]);
  free(table->names);
  free(table->slots);
  free(table);
}

static void register_object(void *state, int kind, void *object) { (void)state, (void)kind, (void)object; }

Agiddisc_t gvs_ids = {
    .open = open_table,
    .map = map,
#if !GVS_SINCE_13
    .alloc = allocate,
#endif
    .free = release,
    .print = print,
    .close = close_table,
    .idregister = register_object,
};
