// Libc: include/stdlib.h
#pragma once
#include <sys/types.h>
void *malloc(size_t);
void *calloc(size_t,size_t);
void free(void *);
void *realloc(void *, size_t);
char *getenv(const char *);
int setenv(const char*, const char*, int);
int atexit(void (*)(void));
void exit(int) __attribute__((noreturn));
void abort(void) __attribute__((noreturn));
char *realpath(const char *, char *);
double strtod(const char *, char **);
int atoi(const char *);
int system(const char *);
char *mkdtemp(char *);
int mkstemp(char *);
