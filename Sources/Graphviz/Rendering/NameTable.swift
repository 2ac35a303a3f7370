import CGraphviz

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The IDs of a graph's objects: their names, numbered in order of appearance.
///
/// cgraph's own discipline uses the addresses of names as IDs, and `dot` visits subgraphs in the order of IDs, so the
/// same graph would give different output each time (https://gitlab.com/graphviz/graphviz/-/issues/1614).
final class NameTable {
    private var ids: [String: UInt64] = [:]
    /// The names in the order of their IDs, as the C strings that cgraph requests.
    private var names: [UnsafeMutablePointer<CChar>] = []
    private var anonymousCount: UInt64 = 0

    deinit { for name in names { free(name) } }

    /// The discipline that numbers names. A graph opened with it keeps a table until it is closed.
    static var discipline: Agiddisc_t {
        var discipline = gvz_default_id_discipline()
        discipline.open = { _, _ in Unmanaged.passRetained(NameTable()).toOpaque() }
        discipline.map = { state, _, name, id, create in
            guard let id, let number = NameTable.of(state)?.id(of: name, creates: create != 0) else { return 0 }
            id.pointee = number
            return 1
        }
        discipline.free = { _, _, _ in }
        discipline.print = { state, _, id in NameTable.of(state)?.name(of: id) }
        discipline.idregister = { _, _, _ in }
        discipline.close = { state in if let state { Unmanaged<NameTable>.fromOpaque(state).release() } }
        return discipline
    }

    private static func of(_ state: UnsafeMutableRawPointer?) -> NameTable? {
        state.map { Unmanaged<NameTable>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Returns the ID of a name: even for a named object, odd for an anonymous one. Nil if it is new and must not be
    /// created.
    private func id(of name: UnsafePointer<CChar>?, creates: Bool) -> UInt64? {
        guard let name else {
            anonymousCount += 1
            return anonymousCount * 2 - 1
        }
        let text = String(cString: name)
        if let id = ids[text] { return id }
        guard creates, let copy = strdup(name) else { return nil }
        names.append(copy)
        ids[text] = UInt64(names.count) * 2
        return UInt64(names.count) * 2
    }

    private func name(of id: UInt64) -> UnsafeMutablePointer<CChar>? {
        id > 0 && id % 2 == 0 && id / 2 <= UInt64(names.count) ? names[Int(id / 2) - 1] : nil
    }
}
