// xnu and Libc: arpa/inet.h
#pragma once
#include <netinet/in.h>
int inet_pton(int, const char *, void *);
const char *inet_ntop(int, const void *, char *, socklen_t);
