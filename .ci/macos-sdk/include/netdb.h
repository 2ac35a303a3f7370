// Libinfo: lookup.subproj/netdb.h
#pragma once
#include <sys/socket.h>
struct addrinfo { int ai_flags; int ai_family; int ai_socktype; int ai_protocol; socklen_t ai_addrlen; char *ai_canonname; struct sockaddr *ai_addr; struct addrinfo *ai_next; };
#define AI_PASSIVE 0x00000001
#define AI_NUMERICHOST 0x00000004
#define AI_NUMERICSERV 0x00001000
#define NI_NUMERICHOST 0x00000002
#define NI_NUMERICSERV 0x00000008
int getaddrinfo(const char * __restrict, const char * __restrict, const struct addrinfo * __restrict, struct addrinfo ** __restrict);
int getnameinfo(const struct sockaddr * __restrict, socklen_t, char * __restrict, socklen_t, char * __restrict, socklen_t, int);
void freeaddrinfo(struct addrinfo *);
const char *gai_strerror(int);
