/// The libraries that this process has loaded.
enum LoadedLibraries {
    /// The paths of the library files. On Linux, also contains the paths of other mapped files.
    static var paths: [String] {
        #if canImport(Glibc)
        // The line of a mapped file ends with the path of the file.
        let lines = ((try? Files.read("/proc/self/maps")) ?? []).split(separator: UInt8(ascii: "\n"))
        return lines.compactMap { line in
            line.firstIndex(of: UInt8(ascii: "/")).map { String(decoding: line[$0...], as: UTF8.self) }
        }
        #else
        return (0..<_dyld_image_count()).compactMap { _dyld_get_image_name($0).map { String(cString: $0) } }
        #endif
    }
}
