#ifndef CZLIB_SHIM_H
#define CZLIB_SHIM_H

// The installed header, never a copy of it.
#include <zlib.h>

#endif
