// xnu: bsd/sys/errno.h
#pragma once
extern int *__error(void);
#define errno (*__error())
#define ENOENT 2
#define EINTR 4
#define ENXIO 6
#define EACCES 13
#define EEXIST 17
#define EAGAIN 35
#define EADDRINUSE 48
#define EPIPE 32
#define ECONNABORTED 53
#define ENAMETOOLONG 63
