// xnu: bsd/sys/dirent.h; Libc: include/dirent.h
#pragma once
#include <sys/types.h>
struct dirent { uint64_t d_ino; uint64_t d_seekoff; uint16_t d_reclen; uint16_t d_namlen; uint8_t d_type; char d_name[1024]; };
typedef struct { int __dd_fd; long __dd_loc; } DIR;
DIR *opendir(const char *);
struct dirent *readdir(DIR *);
int closedir(DIR *);
