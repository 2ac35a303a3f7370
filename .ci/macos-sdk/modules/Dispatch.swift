@_exported import Darwin

open class DispatchObject {}
public struct DispatchTime: Sendable {
    public static func now() -> DispatchTime { DispatchTime() }
    public var uptimeNanoseconds: UInt64 { 0 }
}
public func + (a: DispatchTime, b: Double) -> DispatchTime { a }
public class DispatchWorkItem: @unchecked Sendable {
    public init(flags: Int = 0, block: @escaping () -> Void) {}
    public func cancel() {}
}
public class DispatchQueue: DispatchObject, @unchecked Sendable {
    public init(label: String) {}
    public class func global() -> DispatchQueue { DispatchQueue(label: "") }
    public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {}
    public func async(execute work: @escaping @Sendable () -> Void) {}
    public func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
}
public protocol DispatchSourceProtocol: AnyObject {
    func setEventHandler(handler: (@Sendable () -> Void)?)
    func activate()
}
public protocol DispatchSourceSignal: DispatchSourceProtocol {}
public class DispatchSource: DispatchObject {
    public class func makeSignalSource(signal: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceSignal {
        fatalError()
    }
}
public class DispatchSemaphore: DispatchObject, @unchecked Sendable {
    public init(value: Int) {}
    public func wait() {}
    @discardableResult public func signal() -> Int { 0 }
}
extension DispatchQueue {
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {}
}
public enum DispatchTimeInterval: Sendable {
    case seconds(Int)
    case milliseconds(Int)
}
public func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { time }
