// CarbonHeaders: MacTypes.h. Foundation and Darwin bring these names.
#pragma once
struct Point { short v; short h; };
typedef struct Point Point;
struct Rect { short top, left, bottom, right; };
typedef struct Rect Rect;
typedef unsigned char Style;
typedef long Size;
typedef int Fixed;
typedef char *Ptr;
typedef Ptr *Handle;
typedef unsigned char Byte;
