import ArgumentParser
import LifecycleModel

// Options that are declared in several commands.

struct TimeoutOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Timeout in seconds for each input. A single input of a command that ends by itself has no timeout.",
            valueName: "seconds"))
    var timeout = 60.0

    func validate() throws {
        guard timeout > 0 else { throw ValidationError("--timeout must be greater than 0, not \(timeout)") }
    }
}

struct ForceOption: ParsableArguments {
    @Flag(help: "Also replace existing files that Lifeline didn't write.") var force = false
}

struct IOSOption: ParsableArguments {
    @Option(help: ArgumentHelp("iOS version to simulate.", valueName: "version")) var ios: String?

    var version: IOSVersion? { ios.flatMap { IOSVersion($0) } }

    func validate() throws { if let ios { _ = try IOSVersion(argument: ios) } }
}

extension ColorChoice: ExpressibleByArgument {
    static let help: ArgumentHelp =
        "Use of colors in text. With 'auto', text is colored in a terminal with color support, unless NO_COLOR is set."
}

extension ExpressibleByArgument where Self: CaseIterable & RawRepresentable, RawValue == String {
    /// The values in the help. ArgumentParser's own implementation uses a key path, which delays the start of the
    /// program.
    public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
    public static var allValueDescriptions: [String: String] { [:] }
}

extension IOSVersion {
    /// Creates a version from an argument. Throws `ValidationError` for a version that Lifeline doesn't simulate.
    init(argument word: String) throws {
        guard let version = IOSVersion(word), version.isSupported else {
            throw ValidationError(
                "unsupported iOS version '\(word)'; use one from \(IOSVersion.oldest) to \(IOSVersion.latest)")
        }
        self = version
    }
}
