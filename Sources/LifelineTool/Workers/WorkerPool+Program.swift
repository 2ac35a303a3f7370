#if canImport(Glibc)
import Glibc
#else
import Darwin
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
}
