// Libc: include/inttypes.h
#pragma once
#include <sys/types.h>
