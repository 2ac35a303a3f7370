// xnu: bsd/sys/wait.h
#pragma once
#include <sys/types.h>
struct rusage { struct timeval ru_utime; struct timeval ru_stime; long ru_maxrss; };
pid_t waitpid(pid_t, int *, int);
pid_t wait4(pid_t, int *, int, struct rusage *);
#define WNOHANG 1
