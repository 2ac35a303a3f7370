// Libc: include/stdint.h
#pragma once
#include <sys/types.h>
