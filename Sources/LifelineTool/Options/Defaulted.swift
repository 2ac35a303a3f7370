import ArgumentParser

/// The value of an option whose default is not a single value, such as "all"; the help shows the description.
struct Defaulted<Value: ExpressibleByArgument>: ExpressibleByArgument {
    /// The value on the command line; nil for the default.
    let value: Value?
    let defaultValueDescription: String

    /// Creates the default, with its description for the help.
    init(_ description: String) {
        value = nil
        defaultValueDescription = description
    }

    /// Creates the value of an argument; returns nil if the argument is invalid.
    init?(argument: String) {
        guard let value = Value(argument: argument) else { return nil }
        self.init(value: value)
    }

    /// Creates an option with a value.
    init(value: Value) {
        self.value = value
        defaultValueDescription = "\(value)"
    }
}
