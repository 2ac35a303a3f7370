// Libc: include/time.h
#pragma once
#include <sys/types.h>
typedef enum { _CLOCK_REALTIME __attribute__((availability(macosx,introduced=10.12))) = 0,
#define CLOCK_REALTIME _CLOCK_REALTIME
_CLOCK_MONOTONIC __attribute__((availability(macosx,introduced=10.12))) = 6,
} clockid_t;
int clock_gettime(clockid_t, struct timespec *);
