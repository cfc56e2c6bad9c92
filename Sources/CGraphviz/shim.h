#ifndef CGRAPHVIZ_SHIM_H
#define CGRAPHVIZ_SHIM_H

// The installed headers, never copies of them: the layout of libgvc's structures differs from version to version.
#include <gvc.h>

#endif
