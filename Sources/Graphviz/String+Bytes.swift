extension String {
    /// Gives its bytes to `body` where they lie. `withUTF8` wants a string of its own, and to copy one, even without its
    /// bytes, takes two atomic counts: a long drawing asks a hundred thousand times.
    @inline(__always)
    package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
        var copy = self
        return copy.withUTF8(body)
    }
}
