@_exported import Darwin

public struct os_unfair_lock { public init() {} }
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>
public func os_unfair_lock_lock(_ l: os_unfair_lock_t) {}
public func os_unfair_lock_unlock(_ l: os_unfair_lock_t) {}
public func os_unfair_lock_trylock(_ l: os_unfair_lock_t) -> Bool { true }
