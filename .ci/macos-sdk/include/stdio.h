// Libc: include/stdio.h
#pragma once
#include <sys/types.h>
#include <stdarg.h>
typedef struct __sFILE { unsigned char *_p; int _r; int _w; short _flags; short _file; } FILE;
extern FILE *__stdinp;
extern FILE *__stdoutp;
extern FILE *__stderrp;
#define stdin __stdinp
#define stdout __stdoutp
#define stderr __stderrp
#define EOF (-1)
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
int fflush(FILE *);
FILE *popen(const char *, const char *);
int pclose(FILE *);
int fgetc(FILE *);
FILE *fopen(const char *__restrict, const char *__restrict);
int fclose(FILE *);
char *fgets(char *__restrict, int, FILE *);
int fputs(const char *, FILE *);
int rename(const char *, const char *);
int renamex_np(const char *, const char *, unsigned int);
size_t fread(void *, size_t, size_t, FILE *);
size_t fwrite(const void *, size_t, size_t, FILE *);
