// Libc: include/unistd.h
#pragma once
#include <sys/types.h>
#define _SC_NPROCESSORS_ONLN 58
ssize_t read(int, void *, size_t);
ssize_t write(int, const void *, size_t);
int close(int);
int unlink(const char *);
int isatty(int);
off_t lseek(int, off_t, int);
long sysconf(int);
void _exit(int) __attribute__((noreturn));
int getpagesize(void);
int usleep(useconds_t);
pid_t getppid(void);
int access(const char *, int);
int pipe(int [2]);
int dup2(int,int);
int chdir(const char*);
unsigned sleep(unsigned);
char *getcwd(char *, size_t);
uid_t getuid(void);
int symlink(const char *, const char *);
uid_t geteuid(void);
