/// The inputs that a command drew, with the names of their drawings.
struct DrawnInputs {
    /// The names of the drawings, keyed by the path of their input.
    var names: [String: Set<String>] = [:]
    /// The paths of the inputs to draw again in the next round of `watch`, such as inputs with messages and inputs that
    /// were not completed.
    var reported: Set<String> = []

    /// The names of all drawings.
    var allNames: Set<String> { names.values.reduce(into: []) { $0.formUnion($1) } }
}
