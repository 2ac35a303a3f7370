import Foundation

/// A crash report in JSON, as the system (`.ips`) or MetricKit writes it: its exception, failure, or signal, and the app's
/// functions in the call stack.
struct CrashReport {
    /// The report as a log with the same line numbers. The line of the app's first function in the call stack or, without
    /// one, of the exception contains the exception and the lines of its call stack, separated by CR, and all other lines
    /// are empty.
    let log: InputSource

    /// Reads a source, or returns nil if it isn't a crash report with a reason.
    init?(_ source: InputSource) {
        let marks = ["\"bug_type\"", "\"crashDiagnostics\"", "\"callStackTree\""]
        guard source.bytes.first == UInt8(ascii: "{"), marks.contains(where: source.head.contains),
            let report = Self.object(source.bytes[...]) ?? Self.object(source.bytes.drop { $0 != 0x0A }),
            let crash = Self.crash(ofMetrics: report) ?? Self.crash(in: report)
        else { return nil }
        let lines = source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        let line =
            crash.stack.flatMap { Self.line(ofFirst: crash.frames, in: $0, of: report, lines) }
            ?? lines.firstIndex { line in Self.reasons.contains { String(decoding: line, as: UTF8.self).contains($0) } }
        let entries = ([crash.reason] + crash.frames).map { $0.split(whereSeparator: \.isNewline) }
        let text = entries.map { $0.joined(separator: " ") }.joined(separator: "\r")
        log = InputSource(name: source.name, text: String(repeating: "\n", count: line ?? 0) + text)
    }

    /// Parts of the lines that state the reason.
    private static let reasons = [
        "uncaught exception '", "\"composed_message\"", "\"composedMessage\"", "Fatal error: ", "\"exception\"",
        "\"exceptionType\"",
    ]

    private static func object(_ bytes: ArraySlice<UInt8>) -> [String: Any]? {
        try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    }

    private static func exception(_ name: String, _ reason: String) -> String {
        "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
    }

    // MARK: Reports of the system

    /// What a report says. The stack is the name of the list with the call stack, or nil if its frames have no lines.
    private typealias Crash = (reason: String, frames: [String], stack: String?)

    private static func crash(in report: [String: Any]) -> Crash? {
        func crash(_ reason: String, _ stack: String) -> Crash { (reason, frames(of: report, stack), stack) }
        let images = report["asi"] as? [String: Any] ?? [:]
        let messages = images.sorted { $0.key < $1.key }.compactMap { $0.value as? [String] }.joined()
        if let message = messages.first(where: { $0.contains("uncaught exception '") }) {
            return crash(message, "lastExceptionBacktrace")
        }
        if let reason = report["exceptionReason"] as? [String: Any], let name = reason["name"] as? String,
            let message = reason["composed_message"] as? String
        {
            return crash(exception(name, message), "lastExceptionBacktrace")
        }
        if let message = messages.first(where: { $0.contains("Fatal error: ") }) {
            return crash(message, "threads")
        }
        guard let signal = report["exception"] as? [String: Any], let type = signal["type"] as? String else {
            return nil
        }
        let parts = [
            (signal["signal"] as? String).map { "(\($0))" }, signal["subtype"] as? String, thrower(in: report),
        ].compactMap(\.self)
        let reason = parts.isEmpty ? "no reason is stated" : parts.joined(separator: " ")
        let stack = report["lastExceptionBacktrace"] == nil ? "threads" : "lastExceptionBacktrace"
        return crash(exception(type, reason), stack)
    }

    /// Returns the function that threw the exception of a report without a reason, or nil if the report has no call stack
    /// of an exception.
    private static func thrower(in report: [String: Any]) -> String? {
        guard let frames = report["lastExceptionBacktrace"] as? [[String: Any]] else { return nil }
        let symbols = frames.compactMap { $0["symbol"] as? String }
        let raising = ["__exceptionPreprocess", "objc_exception_throw", "+[NSException ", "-[NSAssertionHandler "]
        let thrower = symbols.first { symbol in !raising.contains { symbol.hasPrefix($0) } }
        return "an exception without a reason" + (thrower.map { ", thrown in \(StackLine.demangled($0[...]))" } ?? "")
    }

    /// Returns the app's frames in the call stack of the exception or of the thread that crashed, as lines of a call
    /// stack. The list of images tells the app's images from those of the system. The first line also says whether all
    /// functions are known, and none of them belongs to a controller.
    private static func frames(of report: [String: Any], _ stack: String) -> [String] {
        let images = report["usedImages"] as? [[String: Any]] ?? []
        let frames = allFrames(of: report, stack)
        let symbols = frames.compactMap { ($0["symbol"] as? String).map { StackLine.demangled($0[...]) } }
        let isElsewhere =
            symbols.count == frames.count && !symbols.contains { $0.contains(/(?:Controller|VC)(?![a-z])/) }
        var end = isElsewhere ? "; no view controller is in the call stack" : ""
        return frames.enumerated().compactMap { number, frame in
            guard let index = frame["imageIndex"] as? Int, images.indices.contains(index),
                let path = images[index]["path"] as? String, isOfApp(path), let offset = frame["imageOffset"] as? Int
            else { return nil }
            let base = String(images[index]["base"] as? UInt64 ?? 0, radix: 16)
            var function = "0x\(base) + \(offset)"
            if let symbol = frame["symbol"] as? String {
                function = "\(StackLine.demangled(symbol[...])) + \(frame["symbolLocation"] as? Int ?? 0)"
                if let file = frame["sourceFile"] as? String { function += " (\(file):\(frame["sourceLine"] ?? 0))" }
            }
            defer { end = "" }
            return "\(number)   App   0x00000000 \(function)\(end)"
        }
    }

    /// Returns the frames of an exception's call stack, or of the thread that crashed.
    private static func allFrames(of report: [String: Any], _ stack: String) -> [[String: Any]] {
        let entries = report[stack] as? [[String: Any]] ?? []
        guard stack == "threads" else { return entries }
        let faulting = (report["faultingThread"] as? Int).flatMap { entries.indices.contains($0) ? entries[$0] : nil }
        let thread = entries.first { $0["triggered"] as? Bool == true } ?? faulting
        return thread?["frames"] as? [[String: Any]] ?? []
    }

    /// Returns the index of the line with the app's first function among `frames`, the lines of a call stack, or nil.
    private static func line(
        ofFirst frames: [String], in stack: String, of report: [String: Any], _ lines: [ArraySlice<UInt8>]
    ) -> Int? {
        let own = frames.first { StackLine($0[...])?.isOfApp ?? false }
        guard let own, let number = Int(own.prefix(while: \.isNumber)),
            let offset = allFrames(of: report, stack)[number]["imageOffset"] as? Int
        else { return nil }
        let texts = lines.map { String(decoding: $0, as: UTF8.self) }
        guard let start = texts.firstIndex(where: { $0.contains("\"\(stack)\"") }) else { return nil }
        // A frame of another thread can have the same offset.
        let thread = texts[start...].firstIndex { stack == "threads" && $0.contains("\"triggered\"") } ?? start
        return texts[thread...].firstIndex { text in
            text.matches(of: /"imageOffset"\s*:\s*(\d+)/).contains { $0.1 == "\(offset)" }
        }
    }

    private static func isOfApp(_ path: String) -> Bool {
        !path.isEmpty && !path.contains("/System/Library/") && !path.hasPrefix("/usr/lib/")
            && !path.contains("/RuntimeRoot/")
    }

    // MARK: Reports of MetricKit

    /// Returns the first crash of a MetricKit payload, or the crash of a single diagnostic.
    private static func crash(ofMetrics payload: [String: Any]) -> Crash? {
        let crashes = payload["crashDiagnostics"] as? [[String: Any]]
        guard let diagnostic = crashes?.first ?? (payload["callStackTree"] == nil ? nil : payload),
            let data = diagnostic["diagnosticMetaData"] as? [String: Any]
        else { return nil }
        let frames = frames(in: diagnostic["callStackTree"] as? [String: Any] ?? [:])
        if let reason = data["exceptionReason"] as? [String: Any], let message = reason["composedMessage"] as? String {
            let name = reason["exceptionName"] as? String ?? reason["exceptionType"] as? String ?? "NSException"
            return (exception(name, message), frames, nil)
        }
        guard let type = data["exceptionType"] as? Int else { return nil }
        let name = types[type] ?? "EXC_\(type)"
        let parts = [
            (data["signal"] as? Int).map { "signal \($0)" }, data["virtualMemoryRegionInfo"] as? String,
            data["terminationReason"] as? String,
        ].compactMap(\.self)
        return (exception(name, parts.isEmpty ? "no reason is stated" : parts.joined(separator: ", ")), frames, nil)
    }

    /// The names of Mach's exceptions. Source: `mach/exception_types.h`.
    private static let types = [
        1: "EXC_BAD_ACCESS", 2: "EXC_BAD_INSTRUCTION", 3: "EXC_ARITHMETIC", 5: "EXC_SOFTWARE", 6: "EXC_BREAKPOINT",
        10: "EXC_CRASH", 11: "EXC_RESOURCE", 12: "EXC_GUARD",
    ]

    /// Returns the frames of the thread that crashed, from the innermost frame outward. They have no symbols.
    private static func frames(in tree: [String: Any]) -> [String] {
        let stacks = tree["callStacks"] as? [[String: Any]] ?? []
        let crashed = stacks.first { $0["threadAttributed"] as? Bool == true } ?? stacks.first
        var next = crashed?["callStackRootFrames"] as? [[String: Any]] ?? []
        var lines: [String] = []
        while let frame = next.first, lines.count < 200 {
            let image = frame["binaryName"] as? String ?? "???"
            lines.append(
                "\(lines.count)   \(image)   0x00000000 \(image) + \(frame["offsetIntoBinaryTextSegment"] ?? 0)")
            next = frame["subFrames"] as? [[String: Any]] ?? []
        }
        return lines
    }
}
