// xnu: bsd/i386/limits.h
#pragma once
#define INT_MAX 2147483647
#define INT_MIN (-INT_MAX-1)
#define UINT_MAX 4294967295U
#define LONG_MAX 9223372036854775807L
#define CHAR_BIT 8
#define SHRT_MAX 32767
#define USHRT_MAX 65535
