// How long libgvc alone takes to write a frame as SVG that is laid out already.
//
// usage: render-laid-out TIMES FRAME.dot...
//
// Each frame is read and laid out once with nop2, and then rendered in memory TIMES times and once before, which is not counted.
// On standard output come the nanoseconds of one rendering by the clock and of the processor, the mean of all. Nothing is written to any file: no program that has
// libgvc write its frames is faster.

#include <errno.h>
#include <graphviz/cgraph.h>
#include <graphviz/gvc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static long long now(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static int render(GVC_t *context, Agraph_t *graph) {
    char *data = NULL;
    unsigned int length = 0;
    if (gvRenderData(context, graph, "svg", &data, &length) != 0) return -1;
    gvFreeRenderData(data);
    return length > 0 ? 0 : -1;
}

int main(int count, char **arguments) {
    long times = count > 2 ? strtol(arguments[1], NULL, 10) : 0;
    if (times < 1) {
        fprintf(stderr, "usage: render-laid-out TIMES FRAME.dot...\n");
        return 64;
    }
    GVC_t *context = gvContext();
    long long passed = 0, used = 0;
    for (int index = 2; index < count; index++) {
        FILE *file = fopen(arguments[index], "r");
        Agraph_t *graph = file ? agread(file, NULL) : NULL;
        if (file) fclose(file);
        if (!graph || gvLayout(context, graph, "nop2") != 0 || render(context, graph) != 0) {
            fprintf(stderr, "render-laid-out: '%s' can't be read, laid out or rendered\n", arguments[index]);
            return 1;
        }
        long long start = now(CLOCK_MONOTONIC), used_before = now(CLOCK_PROCESS_CPUTIME_ID);
        for (long time = 0; time < times; time++) {
            if (render(context, graph) != 0) return 1;
        }
        passed += now(CLOCK_MONOTONIC) - start;
        used += now(CLOCK_PROCESS_CPUTIME_ID) - used_before;
        gvFreeLayout(context, graph);
        agclose(graph);
    }
    gvFreeContext(context);
    long long renderings = (long long)times * (count - 2);
    printf("%lld %lld\n", passed / renderings, used / renderings);
    return 0;
}
