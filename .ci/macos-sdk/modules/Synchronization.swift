@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public struct Mutex<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
    var v: Value
    public init(_ v: consuming sending Value) { self.v = v }
    public borrowing func withLock<R: ~Copyable, E: Error>(_ b: (inout sending Value) throws(E) -> sending R) throws(E)
        -> sending R
    { fatalError() }
}
