/// The start of a test or of a process, or the end of a process. The next callback begins a run.
struct RunBoundary {
    /// The title of the run: the name of the test, or nil.
    var title: String?

    /// Text that selects a line for reading, in lowercase.
    static let words = [
        "' started", " started.", "with exit code", "message from debugger", "terminated due to",
        "launched application",
        " launched: ", " exited with", "lost connection to",
    ]

    /// Reads a line that a test runner, a debugger, or a launcher prints, or returns nil.
    init?(_ message: Scalars) {
        if let name = RunBoundary.test(message) {
            title = name
        } else if !RunBoundary.isOfProcess(message) {
            return nil
        }
    }

    /// Returns the name in `Test Case '-[Tests testA]' started.`, `◇ Test testA() started.`, or the like.
    private static func test(_ message: Scalars) -> String? {
        guard let end = message.range(of: " started"), let start = message.first(where: \.isWord),
            start == "T" || start == "t"
        else { return nil }
        var name = message[..<end.lowerBound].drop { !$0.isWord }
        guard name.lowercase.hasPrefix("test ") else { return nil }
        name = name.dropFirst(5)
        if name.lowercase.hasPrefix("case ") { name = name.dropFirst(5) }
        let isCounted = ["run", "suite"].contains { name.lowercase.hasPrefix($0) }
        return isCounted ? nil : name.trimming { "'\"-[]“”".unicodeScalars.contains($0) || $0.isBlank }.string
    }

    private static let ends = [
        "Program ended with exit code", "Process finished with exit code", "Message from debugger: ",
        "App terminated due to signal", "Lost connection to device", "Launched application with ",
    ]

    /// Returns whether the line reports the start or the end of a process: `Program ended with exit code: 0`,
    /// `Process 871 launched: …`, or `com.example.demo: 871`, which `simctl launch` prints.
    private static func isOfProcess(_ message: Scalars) -> Bool {
        if ends.contains(where: { message.hasPrefix($0) }) { return true }
        if message.hasPrefix("Process ") {
            let rest = message.dropFirst(8)
            let number = rest.prefix(while: \.isDigit)
            let verb = rest[number.endIndex...]
            return !number.isEmpty && (verb.hasPrefix(" launched") || verb.hasPrefix(" exited"))
        }
        guard let colon = message.range(of: ": ") else { return false }
        let number = message[colon.upperBound...]
        return ToolLine.isBundleID(message[..<colon.lowerBound]) && !number.isEmpty && number.allSatisfy(\.isDigit)
    }
}

/// Lines that a tool prints about its own work, which are neither headings nor parts of the app's log.
enum ToolLine {
    private static let starts = [
        "test suite ", "test case ", "test run ", "test session", "suite ", "executed ", "testing ", "note: ",
        "warning: ",
        "error: ", "filtering the log data", "failing tests", "timestamp ", "type: ",
    ]

    private static let tools = [
        "simulator", "xcodebuild", "ctrl-c", "ctrl+c", "log stream", "log capture", "simctl", "xcrun", "lldb",
        "debugger",
    ]

    /// Returns whether a tool printed the line: the progress or the result of its work, the name of an app, a device, or
    /// a file that it works with, or a part of a record in JSON.
    ///
    /// - Parameters:
    ///   - line: The whole line.
    ///   - text: The line without its prefix.
    static func isChatter(_ line: Scalars, _ text: Scalars) -> Bool {
        if line.first == "{" || line.first == "}" || line.first == "\"" && (line.holds("\":") || line.holds("\" :")) {
            return true
        }
        let lower = text.lowercase
        if starts.contains(where: lower.hasPrefix) { return true }
        let words = text.split(whereSeparator: \.isBlank)
        if words.count > 3, text.last == "…" || text.hasSuffix("...") { return true }
        if lower.hasSuffix("seconds") || lower.hasSuffix("seconds)") || lower.hasSuffix("seconds.") { return true }
        if tools.contains(where: lower.contains) { return true }
        if lower.hasPrefix("t = ") || lower.hasSuffix(" succeeded") || lower.hasSuffix(" failed") { return true }
        return words.contains { word in
            let name = word.trimming { !$0.isWord && $0 != "/" }
            return isBundleID(name) || isPath(name) || isDeviceID(name)
        }
    }

    /// Returns whether the text is the ID of an app, such as `com.example.demo`.
    static func isBundleID(_ text: Scalars) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count > 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCIIWord || $0 == "-" } }
            && parts[0].allSatisfy { $0.isASCIILetter && !$0.isCapital } && parts[0].count < 6
    }

    private static func isPath(_ text: Scalars) -> Bool {
        text.first == "/" && text.dropFirst().contains("/") || text.holds(".app/") || text.hasSuffix(".app")
    }

    private static func isDeviceID(_ text: Scalars) -> Bool {
        text.count > 23 && text.contains(where: \.isDigit) && text.allSatisfy { $0.isHexDigit || $0 == "-" }
    }
}

/// The titles of runs that a text compares, such as `Expected:` and `Actual:`.
enum RunLabel {
    private static let words: Set<String> = [
        "expected", "actual", "observed", "before", "after", "cold launch", "warm launch", "cold start", "warm start",
        "预期",
        "期望", "实际", "預期", "實際", "期待", "期待値", "実際", "예상", "기대", "실제", "erwartet", "tatsächlich", "attendu", "obtenu",
        "esperado", "obtenido", "obtido", "ожидается", "фактически", "mong đợi", "thực tế",
    ]
    private static let ordinals: Set<String> = ["first", "second", "third", "fourth", "next", "last", "other"]
    private static let runs: Set<String> = ["launch", "run", "start", "attempt", "try", "time", "test"]
    private static let results: Set<String> = ["order", "output", "log", "result", "results", "behavior"]

    /// Returns whether a line is such a title: it ends in a colon, or is marked as a heading.
    static func isLabel(_ text: Scalars, isMarked: Bool) -> Bool {
        guard isMarked || text.last == ":" || text.last == "：" else { return false }
        return isTitle(text)
    }

    /// Splits a line such as `Expected: viewDidLoad` and `iOS 17: A viewDidLoad`, or returns nil for other lines.
    static func split(_ line: Scalars) -> (label: String, rest: Scalars)? {
        guard let colon = line.prefix(40).firstIndex(where: { $0 == ":" || $0 == "：" }) else { return nil }
        let label = line[..<colon]
        let rest = line[(colon + 1)...].trimmed
        let isVersion = label.lowercase.hasPrefix("ios ") && label.dropFirst(4).allSatisfy { $0.isDigit || $0 == "." }
        return rest.isEmpty || !isTitle(label) && !isVersion ? nil : (label.trimmed.string, rest)
    }

    private static func isTitle(_ text: Scalars) -> Bool {
        let title = text.trimming { !$0.isWord }.string.lowercased()
        let parts = title.split(separator: " ").map(String.init)
        if words.contains(title) || parts.count == 2 && words.contains(parts[0]) && results.contains(parts[1]) {
            return true
        }
        let isCounted = parts.count == 2 && parts[1].allSatisfy(\.isNumber) && runs.contains(parts[0])
        return isCounted || parts.count == 2 && ordinals.contains(parts[0]) && runs.contains(parts[1])
    }
}
