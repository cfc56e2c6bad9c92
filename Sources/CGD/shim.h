#ifndef CGD_SHIM_H
#define CGD_SHIM_H

// The installed header, never a copy of it.
#include <gd.h>

#endif
