extension Files {
    private struct Difference: Error {}

    /// Returns whether a file can be read and its content is `bytes`. Compares chunks, without reading the whole file
    /// into memory.
    static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0 else { return false }
        // Only regular files have a size before they are read.
        if status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) != bytes.count { return false }
        var place = 0
        do {
            try readChunks(path) { chunk in
                guard place + chunk.count <= bytes.count, isSame(bytes[place..<place + chunk.count], chunk) else {
                    throw Difference()
                }
                place += chunk.count
            }
        } catch { return false }
        return place == bytes.count
    }

    /// Returns whether two slices of the same length contain the same bytes. The `==` operator would compare them byte
    /// by byte.
    private static func isSame(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
        left.withUnsafeBytes { left in
            right.withUnsafeBytes { right in
                guard let first = left.baseAddress, let second = right.baseAddress else { return true }
                return memcmp(first, second, left.count) == 0
            }
        }
    }
}
