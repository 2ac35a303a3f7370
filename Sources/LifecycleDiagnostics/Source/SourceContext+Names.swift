import LifecycleModel

extension [SourceEvent] {
    /// Returns the names of an object in the code of a function: a path, and the own properties that the code stores it
    /// in.
    func names(of path: SourcePath) -> [SourcePath] {
        [path]
            + compactMap { event in
                let stores = event.kind == .assign && event.target.root == .this && event.arguments.first?.path == path
                return stores ? event.target : nil
            }
    }
}
