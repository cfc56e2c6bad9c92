#include "internal.h"

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#if defined(__APPLE__)
#include <xlocale.h>
#endif

// Every rule here stands for an input that ends the process, or seems never to end, in some version from 2.42 on.

// agclose needs a minute for 10 000 nested subgraphs, and `dot` time that grows with the square.
enum { DEEPEST_NESTING = 200 };
// A label of 32 768 lines overruns a short; no shorter value has as many lines.
enum { LONGEST_VALUE = 32000 };

static const struct {
  const char *name;
  double most;
} limits[] = {{"minlen", 1000}, {"weight", 1e6}, {"peripheries", 32}, {"sides", 1000}, {"fontsize", 2000}};

static char reason[512];

static const char *because(const char *name, const char *owner, const char *what) {
  snprintf(reason, sizeof reason, "the %s of '%.200s' %s", name, owner ? owner : "", what);
  return reason;
}

// Attributes whose values libgvc opens as files, or reads as a drawing in a language of its own: pictures for nodes, PostScript, the folders in
// which to look for them, and xdot. No drawing of ours has them, and a text from elsewhere is not to choose what is read here.
static const char *const foreign[] = {"image", "shapefile", "imagepath", "fontpath", "_background", "stylesheet"};

static int is_foreign(const char *name) {
  for (size_t i = 0; i < sizeof foreign / sizeof *foreign; i++)
    if (!strcmp(name, foreign[i])) return 1;
  return 0;
}

static int is_color(const char *name) {
  size_t length = strlen(name), suffix = strlen("color");
  return length >= suffix && !strcmp(name + length - suffix, "color");
}

static const char *value_is_fatal(const char *name, const char *value) {
  static char text[64];
  if (strlen(value) > LONGEST_VALUE) {
    snprintf(text, sizeof text, "is longer than %d bytes", LONGEST_VALUE);
    return text;
  }
  if (*value && is_foreign(name)) return "names something outside of the text";
  // One that is not well-formed ends the process in Graphviz 8 and 9.
  if (aghtmlstr((char *)value)) return "is an HTML-like label";
  // An empty colour in a list is freed twice, and a malformed length reads a null pointer (both seen with 2.42.2).
  if (is_color(name) && strpbrk(value, ":;")) return "is a list of colors";
  for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
    if (strcmp(name, limits[i].name) || strtod(value, NULL) <= limits[i].most) continue;
    snprintf(text, sizeof text, "is more than %.0f", limits[i].most);
    return text;
  }
  return NULL;
}

// What made `dot` of 2.42 crash on generated graphs; without it, 20 000 graphs of nested clusters with edges in all directions, parallel
// edges, ports and weights went through.
static int is_fatal_for_dot(int kind, const char *name, const char *value, int has_clusters) {
  if (!strcmp(name, "nodesep") || !strcmp(name, "ranksep")) return !(strtod(value, NULL) >= 0);
  if (!strcmp(name, "concentrate")) return *value && strcmp(value, "false");
  if (!strcmp(name, "lhead") || !strcmp(name, "ltail")) return *value != 0;
  if (!strcmp(name, "shape")) return strstr(value, "ecord") != NULL;
  if (!has_clusters) return 0;
  // Edges within a rank: with a label, the clusters' ranks are freed twice; with a parallel edge, an assertion fails in merge_chain.
  if (kind == AGEDGE && !strcmp(name, "label")) return *value != 0;
  if (!strcmp(name, "minlen")) return *value && strtod(value, NULL) < 1;
  if (!strcmp(name, "constraint")) return *value && strcmp(value, "true");
  if (!strcmp(name, "rank") || !strcmp(name, "newrank") || !strcmp(name, "ordering"))
    return *value != 0;
  return 0;
}

typedef struct {
  Agraph_t *root;
  int for_dot, has_clusters;
} check;

static const char *check_object(const check *the, void *object, int kind) {
  for (Agsym_t *symbol = agnxtattr(the->root, kind, NULL); symbol; symbol = agnxtattr(the->root, kind, symbol)) {
    const char *value = agxget(object, symbol);
    if (!value) continue;
    const char *owner = kind == AGEDGE ? agnameof(agtail((Agedge_t *)object)) : agnameof(object);
    const char *what = value_is_fatal(symbol->name, value);
    if (!what && the->for_dot && is_fatal_for_dot(kind, symbol->name, value, the->has_clusters)) what = "can make dot crash";
    if (what) return because(symbol->name, owner, what);
  }
  return NULL;
}

static int is_too_deep(Agraph_t *graph, int depth) {
  if (depth > DEEPEST_NESTING) return 1;
  for (Agraph_t *sub = agfstsubg(graph); sub; sub = agnxtsubg(sub))
    if (is_too_deep(sub, depth + 1)) return 1;
  return 0;
}

static int holds_clusters(Agraph_t *graph) {
  for (Agraph_t *sub = agfstsubg(graph); sub; sub = agnxtsubg(sub)) {
    const char *name = agnameof(sub);
    const char *cluster = agget(sub, (char *)"cluster");
    if ((name && !strncmp(name, "cluster", 7)) || (cluster && *cluster) || holds_clusters(sub)) return 1;
  }
  return 0;
}

static const char *check_graphs(const check *the, Agraph_t *graph) {
  const char *found = check_object(the, graph, AGRAPH);
  for (Agraph_t *sub = agfstsubg(graph); sub && !found; sub = agnxtsubg(sub)) found = check_graphs(the, sub);
  return found;
}

static const char *refusal(gvs_graph *graph, int for_dot) {
  if (is_too_deep(graph->root, 0)) {
    snprintf(reason, sizeof reason, "subgraphs nest deeper than %d", DEEPEST_NESTING);
    return reason;
  }
  check the = {.root = graph->root, .for_dot = for_dot, .has_clusters = holds_clusters(graph->root)};
  const char *found = check_graphs(&the, graph->root);
  for (Agnode_t *node = agfstnode(graph->root); node && !found; node = agnxtnode(graph->root, node)) {
    found = check_object(&the, node, AGNODE);
    for (Agedge_t *edge = agfstout(graph->root, node); edge && !found; edge = agnxtout(graph->root, edge))
      found = check_object(&the, edge, AGEDGE);
  }
  return found;
}

// libgvc reads numbers with a point, whatever the locale of the process; so must we, or `-0.5` would be a harmless `-0` where a comma is usual.
const char *gvs_refusal(gvs_graph *graph, int for_dot) {
  static locale_t plain;
  if (!plain) plain = newlocale(LC_NUMERIC_MASK, "C", (locale_t)0);
  locale_t before = plain ? uselocale(plain) : (locale_t)0;
  const char *found = refusal(graph, for_dot);
  if (before) uselocale(before);
  return found;
}
