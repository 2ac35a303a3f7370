#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The modification time, size, and inode number of a file, for detecting changes. Without a file, the stamp is empty.
struct Stamp: Equatable {
    private var numbers: [Int] = []

    init(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        #if canImport(Glibc)
        let time = status.st_mtim
        #else
        let time = status.st_mtimespec
        #endif
        numbers = [Int(time.tv_sec), Int(time.tv_nsec), Int(status.st_size), Int(status.st_ino)]
    }
}
