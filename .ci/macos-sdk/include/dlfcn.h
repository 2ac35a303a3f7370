// dyld: include/dlfcn.h
#pragma once
#define RTLD_LAZY 0x1
void *dlopen(const char *__path, int __mode);
void *dlsym(void *__handle, const char *__symbol);
