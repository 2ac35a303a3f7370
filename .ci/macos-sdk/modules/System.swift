@_exported import Darwin

@available(macOS 11.0, *) public struct Errno: RawRepresentable, Error, Hashable, Sendable {
    public let rawValue: CInt
    public init(rawValue: CInt) { self.rawValue = rawValue }
    public static var invalidArgument: Errno { Errno(rawValue: 22) }
    public static var permissionDenied: Errno { Errno(rawValue: 13) }
    public static var resourceTemporarilyUnavailable: Errno { Errno(rawValue: 35) }
    public static var addressInUse: Errno { Errno(rawValue: 48) }
    public static var addressNotAvailable: Errno { Errno(rawValue: 49) }
    public static func ~= (_ lhs: Errno, _ rhs: any Error) -> Bool { false }
}
@available(macOS 11.0, *) public struct FileDescriptor: RawRepresentable, Hashable, Sendable {
    public let rawValue: CInt
    public init(rawValue: CInt) { self.rawValue = rawValue }
    public func read(into buffer: UnsafeMutableRawBufferPointer, retryOnInterrupt: Bool = true) throws -> Int { 0 }
    public func write(_ buffer: UnsafeRawBufferPointer, retryOnInterrupt: Bool = true) throws -> Int { 0 }
    @available(macOS 12.3, *) public static func pipe() throws -> (readEnd: FileDescriptor, writeEnd: FileDescriptor) {
        fatalError()
    }
}
@available(macOS 11.0, *) public struct FilePath: Hashable, Sendable {
    public init(_ s: String) {}
    public init() {}
    @available(macOS 12.0, *) public struct Root: Hashable, Sendable {}
    @available(macOS 12.0, *) public struct Component: Hashable, Sendable {
        @available(macOS 12.0, *) public var string: String { "" }
    }
    @available(macOS 12.0, *) public struct ComponentView: BidirectionalCollection, RangeReplaceableCollection, Sendable
    {
        public init() {}
        public var startIndex: Int { 0 }
        public var endIndex: Int { 0 }
        public func index(after i: Int) -> Int { i }
        public func index(before i: Int) -> Int { i }
        public subscript(i: Int) -> Component { Component() }
        public mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with: C) where C.Element == Component {}
    }
    @available(macOS 12.0, *) public var components: ComponentView { ComponentView() }
    @available(macOS 12.0, *) public var root: Root? { nil }
    @available(macOS 12.0, *) public var lastComponent: Component? { nil }
    @available(macOS 12.0, *) public var `extension`: String? {
        get { nil }
        set {}
    }
    @available(macOS 12.0, *) public func removingLastComponent() -> FilePath { self }
    @available(macOS 12.0, *) public func lexicallyNormalized() -> FilePath { self }
    @available(macOS 12.0, *) public func pushing(_ other: FilePath) -> FilePath { self }
    @available(macOS 12.0, *) @discardableResult public mutating func removePrefix(_ prefix: FilePath) -> Bool { true }
    @available(macOS 12.0, *) public var string: String { "" }
    @available(macOS 12.0, *) public init<C: Collection>(root: Root?, _ c: C) where C.Element == Component {}
}
