/// The inputs that a command drew, with the names of their drawings.
struct DrawnInputs {
    /// The names of the drawings, by the path of their input.
    var names: [String: Set<String>] = [:]
    /// The paths of inputs with messages, and of inputs that were not completed.
    var reported: Set<String> = []

    /// The names of all drawings.
    var allNames: Set<String> { names.values.reduce(into: []) { $0.formUnion($1) } }
}
