// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// A stub for the module ObjectiveC: the parts of the runtime that samples/recorder uses, emulated for Swift classes.
// `register` adds methods as C functions. `send` calls the functions, or the blocks that replace them.

public struct Selector: Hashable, @unchecked Sendable {
    let name: OpaquePointer
    nonisolated(unsafe) private static var names: [String: OpaquePointer] = [:]

    public init(_ text: String) {
        let known = Selector.names[text] ?? OpaquePointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
        Selector.names[text] = known
        name = known
    }
}

public typealias IMP = OpaquePointer
public typealias Method = OpaquePointer
public typealias Words = @convention(c) (UInt, UInt, UInt, UInt, UInt) -> UInt
public typealias Block = @convention(block) (UInt, UInt, UInt, UInt) -> UInt
public typealias SizedBlock = @convention(block) (UInt, Double, Double, UInt) -> UInt

private final class Slot {
    var code: IMP
    init(_ code: IMP) { self.code = code }
}

private struct Place: Hashable {
    let type: ObjectIdentifier
    let selector: Selector
}

nonisolated(unsafe) private var slots: [Place: Slot] = [:]
nonisolated(unsafe) private var blocks: [IMP: (UInt, UInt, UInt, UInt) -> UInt] = [:]
nonisolated(unsafe) private var associations: [ObjectIdentifier: [UnsafeRawPointer: Any]] = [:]

private func slot(_ type: AnyClass?, _ selector: Selector) -> Slot? {
    guard let type else { return nil }
    return slots[Place(type: ObjectIdentifier(type), selector: selector)] ?? slot(class_getSuperclass(type), selector)
}

private func slot(_ method: Method) -> Slot {
    Unmanaged<Slot>.fromOpaque(UnsafeRawPointer(method)).takeUnretainedValue()
}

/// Adds a method to a class.
public func register(_ type: AnyClass, _ selector: String, _ code: Words) {
    let place = Place(type: ObjectIdentifier(type), selector: Selector(selector))
    slots[place] = Slot(unsafeBitCast(code, to: IMP.self))
}

/// Sends a message as the compiler does for Objective-C. For a call to super, `type` is the class that has the method.
@discardableResult
public func send(_ it: AnyObject, _ selector: String, _ words: UInt..., from type: AnyClass? = nil) -> UInt {
    guard let code = slot(type ?? Swift.type(of: it), Selector(selector))?.code else { return 0 }
    let me = UInt(bitPattern: Unmanaged.passUnretained(it).toOpaque())
    let all = words + [0, 0, 0]
    if let block = blocks[code] { return block(me, all[0], all[1], all[2]) }
    return unsafeBitCast(code, to: Words.self)(me, 0, all[0], all[1], all[2])
}

/// Releases the associated objects of a deallocated object.
public func forget(_ object: ObjectIdentifier) { associations[object] = nil }

// MARK: - Runtime functions

public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? { type.flatMap { _getSuperclass($0) } }

public func class_getInstanceMethod(_ type: AnyClass?, _ selector: Selector) -> Method? {
    slot(type, selector).map { OpaquePointer(Unmanaged.passUnretained($0).toOpaque()) }
}

public func class_addMethod(_ type: AnyClass?, _ selector: Selector, _ code: IMP, _ types: UnsafePointer<CChar>?)
    -> Bool
{
    guard let type else { return false }
    let place = Place(type: ObjectIdentifier(type), selector: selector)
    if slots[place] != nil { return false }
    slots[place] = Slot(code)
    return true
}

public func method_getImplementation(_ method: Method) -> IMP { slot(method).code }
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }

@discardableResult
public func method_setImplementation(_ method: Method, _ code: IMP) -> IMP {
    defer { slot(method).code = code }
    return slot(method).code
}

/// Returns an implementation that calls a block. The SDK's function takes `Any`, which can't contain a block on Linux.
public func imp_implementationWithBlock(_ block: @escaping Block) -> IMP {
    let code = OpaquePointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    blocks[code] = { block($0, $1, $2, $3) }
    return code
}

public func imp_implementationWithBlock(_ block: @escaping SizedBlock) -> IMP {
    OpaquePointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

public enum objc_AssociationPolicy { case OBJC_ASSOCIATION_RETAIN }

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    associations[ObjectIdentifier(object as AnyObject)]?[key]
}

public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    associations[ObjectIdentifier(object as AnyObject), default: [:]][key] = value
}
