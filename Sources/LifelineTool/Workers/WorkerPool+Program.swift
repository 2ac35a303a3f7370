#if canImport(Glibc)
import Glibc
#else
import Darwin
import MachO
#endif

extension WorkerPool {
    /// The path of this program. On Linux, the path is `/proc/self/exe` if the file was replaced or removed after the
    /// program started, because this link still refers to the original file.
    static let program: String = {
        #if canImport(Glibc)
        if let path = realpath("/proc/self/exe", nil) {
            defer { free(path) }
            if access(path, X_OK) == 0 { return String(cString: path) }
        }
        return "/proc/self/exe"
        #else
        var length: UInt32 = 4096
        var path = [CChar](repeating: 0, count: Int(length))
        guard _NSGetExecutablePath(&path, &length) == 0 else { return CommandLine.arguments[0] }
        return String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        #endif
    }()

    /// Returns whether this process has enough memory and file descriptors for `count` worker processes.
    ///
    /// Without enough memory for its threads, Subprocess waits forever. Without enough descriptors, it traps.
    static func canStart(_ count: Int) -> Bool {
        // Each of about 10 threads reserves 8 MB for its stack and 64 MB for its heap. A process needs 14 descriptors.
        hasMemory(1 << 30) && hasDescriptors(16 * (count + 1))
    }

    /// Returns whether a stack of `size` bytes can be reserved for a thread.
    private static func hasMemory(_ size: Int) -> Bool {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, size)
        #if canImport(Glibc)
        var thread = pthread_t()
        guard pthread_create(&thread, &attributes, { _ in nil }, nil) == 0 else { return false }
        #else
        var created: pthread_t?
        guard pthread_create(&created, &attributes, { _ in nil }, nil) == 0, let thread = created else { return false }
        #endif
        return pthread_join(thread, nil) == 0
    }

    /// Returns whether `count` more descriptors can be opened.
    private static func hasDescriptors(_ count: Int) -> Bool {
        let opened = (0..<count).map { _ in dup(2) }
        defer { for descriptor in opened where descriptor >= 0 { close(descriptor) } }
        return !opened.contains(-1)
    }
}
