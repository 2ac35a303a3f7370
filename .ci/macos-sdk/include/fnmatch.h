// Libc: include/fnmatch.h
#pragma once
#define FNM_NOESCAPE 1
#define FNM_PATHNAME 2
#define FNM_PERIOD 4
#define FNM_NOMATCH 1
int fnmatch(const char *, const char *, int);
