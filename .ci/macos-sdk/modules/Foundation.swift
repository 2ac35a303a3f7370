@_exported import Darwin
@_exported import Dispatch

public struct Data: Sendable, Hashable, Codable, RandomAccessCollection {
    public init() {}
    public init<S: Sequence>(_ s: S) where S.Element == UInt8 {}
    public init(_ a: [UInt8]) {}
    public typealias Index = Int
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(i: Int) -> UInt8 { 0 }
}
open class NSObject: Hashable {
    public init() {}
    public static func == (a: NSObject, b: NSObject) -> Bool { true }
    public func hash(into h: inout Hasher) {}
}
open class NSError: NSObject, Error, @unchecked Sendable {
    public var code: Int { 0 }
    public var domain: String { "" }
    public var userInfo: [String: Any] { [:] }
}
public protocol XMLParserDelegate: AnyObject {
    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String])
    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?)
    func parser(_ parser: XMLParser, foundComment comment: String)
    func parser(_ parser: XMLParser, foundCharacters string: String)
    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error)
}
extension XMLParserDelegate {
    public func parser(_ parser: XMLParser, foundComment comment: String) {}
    public func parser(_ parser: XMLParser, foundCharacters string: String) {}
    public func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {}
}
open class XMLParser: NSObject {
    public init(data: Data) {}
    public weak var delegate: (any XMLParserDelegate)?
    public var shouldResolveExternalEntities: Bool {
        get { false }
        set {}
    }
    public func parse() -> Bool { true }
    public func abortParsing() {}
    public var parserError: (any Error)? { nil }
    public var lineNumber: Int { 0 }
    public var columnNumber: Int { 0 }
}
public struct CharacterSet: Sendable {
    public static var whitespacesAndNewlines: CharacterSet { CharacterSet() }
    public init() {}
}
extension StringProtocol {
    public func trimmingCharacters(in: CharacterSet) -> String { "" }
    public func components(separatedBy: String) -> [String] { [] }
}
public protocol LocalizedError: Error { var errorDescription: String? { get } }
public struct TimeZone: Sendable, Hashable {
    @available(macOS 13, *) public static var gmt: TimeZone { TimeZone() }
    public init() {}
}
public typealias TimeInterval = Double
public struct Date: Sendable, Hashable {
    public init(timeIntervalSince1970: TimeInterval) {}
    public init(timeIntervalSinceNow: TimeInterval) {}
    public var timeIntervalSince1970: TimeInterval { 0 }
    @available(macOS 12.0, *) public struct ISO8601FormatStyle: Sendable {
        public enum DateTimeSeparator { case space, standard }
        public enum DateSeparator { case dash, omitted }
        public enum TimeSeparator { case colon, omitted }
        public enum TimeZoneSeparator { case colon, omitted }
        public init(
            dateSeparator: DateSeparator = .dash, dateTimeSeparator: DateTimeSeparator = .standard,
            timeSeparator: TimeSeparator = .colon, timeZoneSeparator: TimeZoneSeparator = .omitted,
            includingFractionalSeconds: Bool = false, timeZone: TimeZone = TimeZone()
        ) {}
        public func year() -> Self { self }
        public func month() -> Self { self }
        public func day() -> Self { self }
        public func dateTimeSeparator(_ s: DateTimeSeparator) -> Self { self }
        public func time(includingFractionalSeconds: Bool) -> Self { self }
        public func parse(_ s: String) throws -> Date { Date(timeIntervalSince1970: 0) }
    }
    @available(macOS 12.0, *) public func formatted(_ s: ISO8601FormatStyle) -> String { "" }
}
open class JSONSerialization: NSObject {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let prettyPrinted = Self(rawValue: 1)
        @available(macOS 10.13, *) public static let sortedKeys = Self(rawValue: 2)
        @available(macOS 10.15, *) public static let withoutEscapingSlashes = Self(rawValue: 8)
    }
    public class func jsonObject(with: Data, options: ReadingOptions = []) throws -> Any { 0 }
    public class func data(withJSONObject: Any, options: WritingOptions = []) throws -> Data { Data() }
}
open class JSONEncoder {
    public init() {}
    public struct OutputFormatting: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withoutEscapingSlashes = Self(rawValue: 8)
        public static let sortedKeys = Self(rawValue: 2)
    }
    public var outputFormatting: OutputFormatting = []
    public func encode<T: Encodable>(_ v: T) throws -> Data { Data() }
}
open class JSONDecoder {
    public init() {}
    public func decode<T: Decodable>(_ t: T.Type, from: Data) throws -> T { fatalError() }
}
open class NSLock: NSObject, @unchecked Sendable {
    public func lock() {}
    public func unlock() {}
    public func withLock<R>(_ b: () throws -> R) rethrows -> R { try b() }
}
open class NSCondition: NSObject, @unchecked Sendable {
    public func wait(until limit: Date) -> Bool { false }
    public func broadcast() {}
    public func withLock<R>(_ b: () throws -> R) rethrows -> R { try b() }
}
open class ProcessInfo: NSObject, @unchecked Sendable {
    public static var processInfo: ProcessInfo { ProcessInfo() }
    public var environment: [String: String] { [:] }
    public var activeProcessorCount: Int { 1 }
}
public struct URL: Sendable, Hashable {
    @available(macOS 13.0, *) public init(filePath: String) {}
    public var path: String { "" }
}
open class FileHandle: NSObject, @unchecked Sendable { public class var nullDevice: FileHandle { FileHandle() } }
open class Process: NSObject {
    public override init() {}
    public var executableURL: URL?
    public var arguments: [String]?
    public var standardOutput: Any?
    @preconcurrency public var terminationHandler: (@Sendable (Process) -> Void)?
    public var terminationStatus: Int32 { 0 }
    public func run() throws {}
}
open class OperationQueue: NSObject, @unchecked Sendable {
    public var maxConcurrentOperationCount: Int {
        get { 0 }
        set {}
    }
    public func addOperation(_ b: @escaping @Sendable () -> Void) {}
}
extension String {
    public struct Encoding: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let utf8 = Encoding(rawValue: 4)
        public static let utf16LittleEndian = Encoding(rawValue: 5)
        public static let utf16BigEndian = Encoding(rawValue: 6)
        public static let utf16 = Encoding(rawValue: 7)
        public static let windowsCP1252 = Encoding(rawValue: 12)
        public static let ascii = Encoding(rawValue: 1)
        public static let utf32 = Encoding(rawValue: 8)
        public static let utf32LittleEndian = Encoding(rawValue: 9)
        public static let utf32BigEndian = Encoding(rawValue: 10)
    }
    public init?(data: Data, encoding: Encoding) { return nil }
    public func data(using: Encoding, allowLossyConversion: Bool = false) -> Data? { nil }
}
public struct Decimal: Sendable, Hashable, Codable { public init?(string: String) { return nil } }
public struct UUID: Sendable, Hashable, Codable {
    public init?(uuidString: String) { return nil }
    public init() {}
    public var uuidString: String { "" }
}
extension Error { public var localizedDescription: String { "" } }
extension Date: Codable {
    public init(from d: any Decoder) throws { self.init(timeIntervalSince1970: 0) }
    public func encode(to e: any Encoder) throws {}
}
open class FileManager: NSObject, @unchecked Sendable {
    public static var `default`: FileManager { FileManager() }
    public struct DirectoryEnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let skipsHiddenFiles = Self(rawValue: 4)
    }
    open class DirectoryEnumerator: NSObject, Sequence, IteratorProtocol {
        public func next() -> Any? { nil }
        public var allObjects: [Any] { [] }
    }
    public var temporaryDirectory: URL { URL(fileURLWithPath: "") }
    public var currentDirectoryPath: String { "" }
    public func fileExists(atPath: String) -> Bool { false }
    public func isExecutableFile(atPath: String) -> Bool { false }
    public func contentsOfDirectory(atPath: String) throws -> [String] { [] }
    public func contentsOfDirectory(
        at: URL, includingPropertiesForKeys: [URLResourceKey]?, options: DirectoryEnumerationOptions = []
    ) throws -> [URL] { [] }
    public func subpathsOfDirectory(atPath: String) throws -> [String] { [] }
    public func enumerator(atPath: String) -> DirectoryEnumerator? { nil }
    public func enumerator(
        at: URL, includingPropertiesForKeys: [URLResourceKey]?, options: DirectoryEnumerationOptions = []
    ) -> DirectoryEnumerator? { nil }
    public func createDirectory(at: URL, withIntermediateDirectories: Bool) throws {}
    public func removeItem(at: URL) throws {}
    public func copyItem(at: URL, to: URL) throws {}
    public func moveItem(at: URL, to: URL) throws {}
    public func createSymbolicLink(atPath: String, withDestinationPath: String) throws {}
    public func createSymbolicLink(at: URL, withDestinationURL: URL) throws {}
    public func destinationOfSymbolicLink(atPath: String) throws -> String { "" }
    public func attributesOfItem(atPath: String) throws -> [FileAttributeKey: Any] { [:] }
    public func setAttributes(_ a: [FileAttributeKey: Any], ofItemAtPath: String) throws {}
    public func createFile(atPath: String, contents: Data?) -> Bool { true }
}
public struct FileAttributeKey: Hashable, Sendable {
    public static let modificationDate = FileAttributeKey()
    public static let posixPermissions = FileAttributeKey()
    public static let systemFileNumber = FileAttributeKey()
    public static let size = FileAttributeKey()
    public static let type = FileAttributeKey()
}
public struct FileAttributeType: Hashable, Sendable {
    public static let typeRegular = FileAttributeType()
}
extension StringProtocol { public func canBeConverted(to encoding: String.Encoding) -> Bool { true } }
public struct URLResourceKey: Hashable, Sendable {
    public static let isDirectoryKey = URLResourceKey()
    public static let isRegularFileKey = URLResourceKey()
}
extension URL {
    public init(fileURLWithPath: String) { self.init(filePath: "") }
    public init?(string: String) { return nil }
    public func deletingLastPathComponent() -> URL { self }
    public func deletingPathExtension() -> URL { self }
    public func resolvingSymlinksInPath() -> URL { self }
    @available(macOS 13.0, *) public func appending(path: String) -> URL { self }
    public func appendingPathComponent(_ s: String) -> URL { self }
    public var lastPathComponent: String { "" }
    public var pathExtension: String { "" }
    @available(macOS 13.0, *) public func path(percentEncoded: Bool = true) -> String { "" }
    public var absoluteString: String { "" }
    public var host: String? { nil }
    public var port: Int? { nil }
}
extension Data {
    public init(contentsOf: URL) throws {}
    public func write(to: URL) throws {}
    public func firstRange(of: [UInt8]) -> Range<Int>? { nil }
    public init?(base64Encoded: String) { return nil }
    public mutating func append(_ d: Data) {}
}
extension String {
    public init(contentsOf: URL, encoding: Encoding) throws { self = "" }
    public init(contentsOfFile: String, encoding: Encoding) throws { self = "" }
    public func write(to: URL, atomically: Bool, encoding: Encoding) throws {}
    public init(format: String, _ a: any CVarArg...) { self = "" }
}
extension StringProtocol {
    public func replacingOccurrences(of: String, with: String) -> String { "" }
    public func range(of: String) -> Range<String.Index>? { nil }
}
open class Pipe: NSObject, @unchecked Sendable {
    public override init() {}
    public var fileHandleForReading: FileHandle { FileHandle() }
    public var fileHandleForWriting: FileHandle { FileHandle() }
}
extension FileHandle {
    public func readDataToEndOfFile() -> Data { Data() }
    public var availableData: Data { Data() }
    public convenience init(forWritingTo: URL) throws { self.init() }
    public convenience init(forReadingFrom: URL) throws { self.init() }
    public func write<D>(contentsOf: D) throws {}
    public func close() throws {}
    public func closeFile() {}
    public func readToEnd() throws -> Data? { nil }
    public func read(upToCount: Int) throws -> Data? { nil }
}
extension Process {
    public var environment: [String: String]? {
        get { nil }
        set {}
    }
    public var currentDirectoryURL: URL? {
        get { nil }
        set {}
    }
    public var standardInput: Any? {
        get { nil }
        set {}
    }
    public var standardError: Any? {
        get { nil }
        set {}
    }
    public func waitUntilExit() {}
    public func terminate() {}
    public func interrupt() {}
    public var isRunning: Bool { false }
    public var processIdentifier: Int32 { 0 }
    public enum TerminationReason { case exit, uncaughtSignal }
    public var terminationReason: TerminationReason { .exit }
    public class func run(_ u: URL, arguments: [String]) throws -> Process { Process() }
}
open class Bundle: NSObject, @unchecked Sendable {
    public static var main: Bundle { Bundle() }
    public static var allBundles: [Bundle] { [] }
    public var bundlePath: String { "" }
    public var bundleURL: URL { URL(fileURLWithPath: "") }
}
extension CharacterSet {
    public static var whitespaces: CharacterSet { CharacterSet() }
    public static var newlines: CharacterSet { CharacterSet() }
}
open class Thread: NSObject, @unchecked Sendable {
    public class func sleep(forTimeInterval: Double) {}
    public class var isMainThread: Bool { true }
}
extension Date {
    public init() { self.init(timeIntervalSince1970: 0) }
    public func timeIntervalSince(_ d: Date) -> Double { 0 }
    public func addingTimeInterval(_ d: Double) -> Date { self }
    public var timeIntervalSinceNow: Double { 0 }
}
extension JSONEncoder.OutputFormatting { public static let prettyPrinted = Self(rawValue: 1) }
open class NSNull: NSObject {}
open class NSNumber: NSObject {}
extension Date: Comparable { public static func < (a: Date, b: Date) -> Bool { false } }
extension URL { public var pathComponents: [String] { [] } }
public func _convertErrorToNSError(_ error: any Error) -> NSError { NSError() }
open class XMLNode: NSObject {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    public var name: String?
    public var stringValue: String?
    public var children: [XMLNode]? { nil }
    public var parent: XMLNode? { nil }
    public var xmlString: String { "" }
    public func nodes(forXPath xpath: String) throws -> [XMLNode] { [] }
}
open class XMLElement: XMLNode {
    public var attributes: [XMLNode]?
    public func attribute(forName name: String) -> XMLNode? { nil }
    public func elements(forName name: String) -> [XMLElement] { [] }
}
open class XMLDocument: XMLNode {
    public init(data: Data, options mask: XMLNode.Options = []) throws {}
    public init(xmlString string: String, options mask: XMLNode.Options = []) throws {}
    public func rootElement() -> XMLElement? { nil }
}
public struct NSRange: Sendable, Hashable {
    public init<R: RangeExpression, S: StringProtocol>(_ region: R, in target: S) where R.Bound == S.Index {}
}
open class NSTextCheckingResult: NSObject {}
open class NSRegularExpression: NSObject, @unchecked Sendable {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    public struct MatchingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    public init(pattern: String, options: Options = []) throws {}
    public func firstMatch(in string: String, options: MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? {
        nil
    }
}
public struct Notification: Sendable {
    public struct Name: Hashable, Sendable, RawRepresentable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}
public protocol NSObjectProtocol: AnyObject {}
extension NSObject: NSObjectProtocol {}
open class NotificationCenter: NSObject, @unchecked Sendable {
    public class var `default`: NotificationCenter { NotificationCenter() }
    public func addObserver(
        forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol { NSObject() }
    public func post(name: Notification.Name, object: Any?) {}
}
extension Bundle {
    public convenience init(for aClass: AnyClass) { self.init() }
    public var infoDictionary: [String: Any]? { nil }
}
extension ProcessInfo {
    public var systemUptime: TimeInterval { 0 }
    public var processName: String { "" }
}
extension URL {
    public var standardized: URL { self }
    public func appendingPathExtension(_ pathExtension: String) -> URL { self }
}
extension FileHandle { public func write(_ data: Data) {} }
extension XMLParserDelegate {
    public func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) {}
    public func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) {}
}
@available(macOS 12, iOS 15, *) public protocol DecodingConfigurationProviding {
    associatedtype DecodingConfiguration
    static var decodingConfiguration: DecodingConfiguration { get }
}
@available(macOS 12, iOS 15, *) public protocol DecodableWithConfiguration {
    associatedtype DecodingConfiguration
    init(from decoder: any Decoder, configuration: DecodingConfiguration) throws
}

public struct ObjCBool: Sendable, ExpressibleByBooleanLiteral {
    public init(booleanLiteral value: Bool) {}
    public var boolValue: Bool { false }
}
extension FileManager {
    public func fileExists(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool { false }
}
extension URL {
    public var hasDirectoryPath: Bool { false }
    public func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL { self }
    public init?(string: String, relativeTo url: URL?) { return nil }
}
extension StringProtocol {
    public var removingPercentEncoding: String? { nil }
    public func rangeOfCharacter(from aSet: CharacterSet) -> Range<String.Index>? { nil }
}
extension Data {
    public func base64EncodedString() -> String { "" }
    public static func += (left: inout Data, right: Data) {}
}
extension CharacterSet {
    public init(charactersIn string: String) {}
    public init(charactersIn range: ClosedRange<Unicode.Scalar>) {}
    public func union(_ other: CharacterSet) -> CharacterSet { self }
    public static var controlCharacters: CharacterSet { CharacterSet() }
}
extension XMLParser {
    public var shouldProcessNamespaces: Bool {
        get { false }
        set {}
    }
}
extension ProcessInfo { public var processIdentifier: Int32 { 0 } }
extension Thread { public class func detachNewThread(_ block: @escaping @Sendable () -> Void) {} }
public struct URLRequest: Sendable, Hashable {
    public init(url: URL) {}
    public var httpMethod: String?
    public var httpBody: Data?
    public var timeoutInterval: TimeInterval {
        get { 0 }
        set {}
    }
    public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {}
}
open class URLResponse: NSObject, @unchecked Sendable {}
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
    public var statusCode: Int { 0 }
    public func value(forHTTPHeaderField field: String) -> String? { nil }
    public var allHeaderFields: [AnyHashable: Any] { [:] }
}
open class URLSession: NSObject, @unchecked Sendable {
    public class var shared: URLSession { URLSession() }
    @available(macOS 12, iOS 15, *)
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) { (Data(), URLResponse()) }
    @available(macOS 12, iOS 15, *)
    public func data(from url: URL) async throws -> (Data, URLResponse) { (Data(), URLResponse()) }
}

extension Data { public init(count: Int) {} }
extension CharacterSet {
    public init(charactersIn range: Range<Unicode.Scalar>) {}
    public func subtracting(_ other: CharacterSet) -> CharacterSet { self }
}
extension Thread {
    public convenience init(block: @escaping @Sendable () -> Void) { self.init() }
    public class var current: Thread { Thread() }
    public var isCancelled: Bool { false }
    public func start() {}
    public func cancel() {}
}
