// dyld: include/mach-o/dyld.h
#pragma once
#include <sys/types.h>
uint32_t _dyld_image_count(void);
const char *_dyld_get_image_name(uint32_t image_index);
int _NSGetExecutablePath(char *buf, uint32_t *bufsize);
