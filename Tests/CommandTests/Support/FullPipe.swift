#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A named pipe that is open for reading and writing, and contains as much as it can. A program that writes to it waits
/// until the test ends.
final class FullPipe {
    private var descriptor: Int32 = -1

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    func create(at path: String) {
        mkfifo(path, 0o600)
        descriptor = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        let bytes = [UInt8](repeating: 0, count: 1024)
        while write(descriptor, bytes, bytes.count) > 0 {}
    }
}
