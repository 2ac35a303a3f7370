/// A line of code that an override runs, in its own body or in a helper.
public struct SourceLine: Sendable, Hashable {
    /// The location.
    public var location: SourceLocation
    /// The call or the assignment in short.
    public var code: String
    /// Whether a condition or an earlier exit decides whether the line runs.
    public var isGuarded = false
    /// Whether the line is in a closure that runs later.
    public var isDeferred = false
    /// The number of helpers that lead to the line.
    public var depth = 0
    /// The step of the played scenario that does what the line does, such as `observe saved`, or nil.
    public var step: String?

    /// Creates a line.
    public init(_ code: String, at location: SourceLocation) { (self.code, self.location) = (code, location) }

    /// The line's number in its file.
    public var number: Int { location.line ?? 0 }

    /// The maximum number of characters of code in a line.
    package static let length = 100

    /// Returns code with at most ``length`` characters. Code that is cut ends with an ellipsis.
    package static func shortened(_ code: String) -> String {
        code.count > length ? code.prefix(length - 1) + "…" : code
    }
}

/// The override of a callback in Swift code.
public struct OverrideCode: Sendable, Hashable {
    /// The location of the override.
    public var location: SourceLocation
    /// The lines that it runs, in its helpers, too, in the order in which they run.
    public var lines: [SourceLine]

    /// Creates an override.
    public init(at location: SourceLocation, _ lines: [SourceLine] = []) {
        (self.location, self.lines) = (location, lines)
    }
}

extension SourceModel {
    /// Returns the lines that a function runs, in its helpers, too: calls and assignments, except calls of `super`.
    public func lines(of function: SourceFunction, in type: SourceClass) -> [SourceLine] {
        var seen: Set<SourceLocation> = []
        return reach(of: function, in: type).compactMap { reached in
            let event = reached.event
            let location = SourceLocation(file: event.location.file, line: event.location.line)
            guard event.kind != .read, event.target.root != .super, event.isWork, seen.insert(location).inserted else {
                return nil
            }
            var line = SourceLine(SourceLine.shortened(event.code), at: location)
            (line.isGuarded, line.isDeferred, line.depth) = (event.isGuarded, event.isDeferred, reached.route.count)
            return line
        }
    }
}

extension SourceEvent {
    /// Whether the event does something on its own: not the creation of an object, and not a part of another expression,
    /// except the call of a helper.
    fileprivate var isWork: Bool {
        guard kind == .call, case .type = target.root, name == "init" else { return !isPart || target.isSelf }
        return isStatement
    }

    /// The code in short.
    fileprivate var code: String {
        switch kind {
        case .assign: return "\(target.text) = \(arguments.first?.text ?? "")"
        case .read: return target.text
        case .call:
            let list = arguments.map { ($0.label.map { "\($0): " } ?? "") + $0.text }.joined(separator: ", ")
            return "\(target.isSelf ? "" : target.text + ".")\(name)(\(list))"
        }
    }
}

extension SourceLocation {
    /// The location as a comment, such as `Notes.swift:36`, or nil for a location that isn't in Swift code.
    package var comment: String? {
        guard let file, let line else { return nil }
        return "\(file.split(separator: "/").last ?? ""):\(line)"
    }
}
