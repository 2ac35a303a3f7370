import ArgumentParser
import LifecycleDiagrams

/// The options that select what is drawn. Each sets the setting with the same name for one call.
struct DiagramOptionGroup: ParsableArguments {
    @Option(help: .setting("diagrams", as: "kinds"), completion: .setting("diagrams")) var diagram: String?
    @Option(help: .setting("run", as: "number")) var run: String?
    @Option(help: .setting("step", as: "number")) var step: String?
    @Option(help: .setting("events", as: "first-last")) var events: String?
    @Option(help: .setting("controllers", as: "names")) var controllers: String?
    @Option(help: .setting("callbacks", as: "callbacks"), completion: .setting("callbacks")) var callbacks: String?
    @Flag(help: .setting("together", as: "")) var together = false

    var given: [GivenSetting] {
        [
            GivenSetting("diagrams", diagram, by: "--diagram"), GivenSetting("run", run, by: "--run"),
            GivenSetting("step", step, by: "--step"), GivenSetting("events", events, by: "--events"),
            GivenSetting("controllers", controllers, by: "--controllers"),
            GivenSetting("callbacks", callbacks, by: "--callbacks"),
            GivenSetting("together", together ? "true" : nil, by: "--together"),
        ].compactMap(\.self)
    }

    func validate() throws { try given.validate() }
}

/// A setting with its value on the command line.
struct GivenSetting {
    private let key: Setting
    private let value: String
    private let option: String

    /// Creates the setting with the name `key`, which must exist, or returns nil if `value` is nil. `option` is the
    /// name of the option, for error messages.
    init?(_ key: String, _ value: String?, by option: String) {
        guard let key = Setting.named(key), let value else { return nil }
        (self.key, self.value, self.option) = (key, value, option)
    }

    /// Creates a setting from the value of `--set`, such as `width=700`, `diagrams=timeline,states`, or
    /// `colors.appeared=#1f7a43/#46b873`. The key can begin with its section, as in `drawings.width=700`. Throws
    /// `ValidationError` if there is no such key.
    init(_ word: String) throws {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else {
            throw ValidationError("--set: expected key=value, such as width=700, not '\(word)'")
        }
        var path = parts[0].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if path.count > 1, Setting.Section(rawValue: path[0]) != nil { path.removeFirst() }
        guard let key = Setting.named(path[0]) else {
            guard DrawingColors.names.contains(path[0]) else {
                throw ValidationError("--set: " + Setting.unknown("key", path[0], Setting.all.map(\.name)))
            }
            let meant = parts[1] == "transparent" ? "background" : "colors.\(path[0])"
            throw ValidationError("--set: unknown key '\(path[0])'; did you mean '\(meant)'?")
        }
        let part = path.dropFirst().joined(separator: ".")
        (self.key, value, option) = (key, (part.isEmpty ? "" : part + "=") + parts[1], "--set \(key.name)")
    }

    /// Sets the value in `settings`. Throws `ValidationError` if the value is invalid.
    func apply(to settings: inout Settings) throws {
        if let problem = key.set(&settings, key.value(value)).first {
            throw ValidationError("\(option): \(problem.text)")
        }
    }
}

extension [GivenSetting] {
    /// Throws `ValidationError` if a value is invalid.
    func validate() throws {
        var settings = Settings()
        for setting in self { try setting.apply(to: &settings) }
    }
}

extension ArgumentHelp {
    /// The help for an option that sets a setting. `name` describes the value.
    static func setting(_ key: String, as name: String) -> ArgumentHelp {
        ArgumentHelp("\(Setting.named(key)?.meaning ?? "")", valueName: name)
    }

    /// The help for `--set`.
    static let set = ArgumentHelp(
        "Setting for this call, as in the settings file: width=700, theme=dark, film=true. This option can be repeated. "
            + "'lifeline explain settings' lists the keys.",
        valueName: "key=value")
}

extension CompletionKind {
    /// The settings, with their values if there is a list of them.
    static let settings = CompletionKind.list(
        Setting.all.flatMap { setting in
            let choices = setting.choices.count > 20 ? [] : setting.choices
            return choices.isEmpty ? ["\(setting.name)="] : choices.map { "\(setting.name)=\($0)" }
        })

    /// Returns the completion of a setting's value, which can be a list of words with commas.
    static func setting(_ key: String) -> CompletionKind {
        .custom { _, _, prefix in
            let start = prefix.lastIndex(of: ",").map { String(prefix[...$0]) } ?? ""
            return Setting.named(key)?.choices.map { start + $0 } ?? []
        }
    }
}
