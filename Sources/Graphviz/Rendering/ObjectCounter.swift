import CGraphviz

/// A generator of IDs that numbers a graph's objects in creation order.
///
/// cgraph's own discipline uses the addresses of names as IDs, and `dot` visits subgraphs sorted by ID. With that
/// discipline, Graphviz before 10.0.1 could produce different output each time for the same graph
/// (https://gitlab.com/graphviz/graphviz/-/issues/1614).
final class ObjectCounter {
    private var count: UInt64 = 0

    /// The discipline that numbers objects. A graph opened with this discipline keeps a counter until the graph is
    /// closed.
    ///
    /// The discipline maps no names, so cgraph stores the names itself and requests an ID for each new object.
    static var discipline: Agiddisc_t {
        var discipline = gvz_default_id_discipline()
        discipline.open = { _, _ in Unmanaged.passRetained(ObjectCounter()).toOpaque() }
        discipline.map = { state, _, name, id, _ in
            guard name == nil, let state, let id else { return 0 }
            id.pointee = Unmanaged<ObjectCounter>.fromOpaque(state).takeUnretainedValue().next()
            return 1
        }
        discipline.free = { _, _, _ in }
        discipline.print = { _, _, _ in nil }
        discipline.idregister = { _, _, _ in }
        discipline.close = { state in if let state { Unmanaged<ObjectCounter>.fromOpaque(state).release() } }
        return discipline
    }

    private func next() -> UInt64 {
        count += 1
        return count
    }
}
