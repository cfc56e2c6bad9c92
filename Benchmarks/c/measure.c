// Runs commands one after the other and says what they took together.
//
// usage: measure COMMANDS
//
// COMMANDS is a file with a command on each line, its words with tabs between them; the first is looked for in PATH. Standard
// input and output are /dev/null. On standard output come the nanoseconds that passed, the microseconds of the processors in
// user and in system mode, and the kibibytes of the largest of the processes. The status is 1 where a command fails, which is named.
//
// A process starts here from a small one: what the kernel counts as a child's peak is never less than what its parent had.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

enum { MOST_WORDS = 32768 };

static long long now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static long long microseconds(struct timeval time) { return time.tv_sec * 1000000LL + time.tv_usec; }

static int words_of(char *line, char **words) {
    int count = 0;
    line[strcspn(line, "\n")] = '\0';
    for (char *word = strsep(&line, "\t"); word; word = strsep(&line, "\t")) {
        if (count == MOST_WORDS) return -1;
        words[count++] = word;
    }
    words[count] = NULL;
    return count;
}

int main(int count, char **arguments) {
    FILE *file = count == 2 ? fopen(arguments[1], "r") : NULL;
    if (!file) {
        fprintf(stderr, "measure: %s\n", count == 2 ? strerror(errno) : "one file of commands is expected");
        return 64;
    }
    static char *words[MOST_WORDS + 1];
    char *line = NULL;
    size_t room = 0;
    long long passed = 0, user = 0, system = 0, peak = 0;

    posix_spawn_file_actions_t nowhere;
    posix_spawn_file_actions_init(&nowhere);
    posix_spawn_file_actions_addopen(&nowhere, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&nowhere, 1, "/dev/null", O_WRONLY, 0);

    while (getline(&line, &room, file) > 0) {
        if (words_of(line, words) < 1 || !*words[0]) {
            fprintf(stderr, "measure: a line has no command, or more than %d words\n", MOST_WORDS);
            return 64;
        }
        long long start = now();
        pid_t child;
        int failure = posix_spawnp(&child, words[0], &nowhere, NULL, words, environ);
        if (failure) {
            fprintf(stderr, "measure: %s: %s\n", words[0], strerror(failure));
            return 1;
        }
        int status;
        struct rusage usage;
        while (wait4(child, &status, 0, &usage) < 0) {
            if (errno != EINTR) {
                fprintf(stderr, "measure: %s: %s\n", words[0], strerror(errno));
                return 1;
            }
        }
        passed += now() - start;
        if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
            fprintf(stderr, "measure: %s ended with %s %d\n", words[0], WIFEXITED(status) ? "status" : "signal",
                    WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status));
            return 1;
        }
        user += microseconds(usage.ru_utime);
        system += microseconds(usage.ru_stime);
        if (usage.ru_maxrss > peak) peak = usage.ru_maxrss;
    }
    if (ferror(file)) {
        fprintf(stderr, "measure: %s: %s\n", arguments[1], strerror(errno));
        return 1;
    }
    printf("%lld %lld %lld %lld\n", passed, user, system, peak);
    return 0;
}
