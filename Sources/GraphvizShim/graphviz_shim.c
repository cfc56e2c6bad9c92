#include "graphviz_shim.h"
#include <gvc.h>
int gvs_placeholder(void) { return 0; }
