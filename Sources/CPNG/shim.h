#ifndef CPNG_SHIM_H
#define CPNG_SHIM_H

// The installed header, never a copy of it.
#include <png.h>

#endif
