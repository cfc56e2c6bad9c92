#ifndef GRAPHVIZ_SHIM_H
#define GRAPHVIZ_SHIM_H
int gvs_placeholder(void);
#endif
