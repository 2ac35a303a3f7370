import ArgumentParser

/// The value of an option whose default is described in words, such as "all". The help shows the description.
struct Defaulted<Value: ExpressibleByArgument>: ExpressibleByArgument {
    let value: Value?
    let defaultValueDescription: String

    /// Creates the default with the description that the help shows.
    init(_ description: String) {
        value = nil
        defaultValueDescription = description
    }

    init?(argument: String) {
        guard let value = Value(argument: argument) else { return nil }
        self.init(value: value)
    }

    init(value: Value) {
        self.value = value
        defaultValueDescription = "\(value)"
    }
}
