// The C library and swift-system have different names on Linux and macOS. Because both are re-exported, no other file
// has to choose.
#if canImport(Glibc)
@_exported import Glibc
@_exported import SystemPackage
#else
@_exported import Darwin
@_exported import MachO
@_exported import System
#endif
