import Foundation

/// A crash report in JSON (`.ips`): its uncaught exception, and the app's functions in the call stack.
struct CrashReport {
    /// The report as a log with the same line numbers. The line of the exception contains the exception and the lines
    /// of its call stack, separated by CR, and all other lines are empty.
    let log: Source

    /// Reads a source, or returns nil if it isn't a crash report with an exception.
    init?(_ source: Source) {
        guard source.bytes.first == UInt8(ascii: "{"), source.head.contains("\"bug_type\""),
            let report = Self.object(source.bytes[...]) ?? Self.object(source.bytes.drop { $0 != 0x0A }),
            let exception = Self.exception(in: report)
        else { return nil }
        let lines = source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        let marks = ["uncaught exception '", "\"composed_message\""]
        let line = lines.firstIndex { line in
            marks.contains { String(decoding: line, as: UTF8.self).contains($0) }
        }
        let entries = ([exception] + Self.frames(of: report)).map { $0.split(whereSeparator: \.isNewline) }
        let text = entries.map { $0.joined(separator: " ") }.joined(separator: "\r")
        log = Source(name: source.name, text: String(repeating: "\n", count: line ?? 0) + text)
    }

    private static func object(_ bytes: ArraySlice<UInt8>) -> [String: Any]? {
        try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    }

    private static func exception(in report: [String: Any]) -> String? {
        let images = report["asi"] as? [String: Any] ?? [:]
        let messages = images.sorted { $0.key < $1.key }.compactMap { $0.value as? [String] }.joined()
        if let message = messages.first(where: { $0.contains("uncaught exception '") }) { return message }
        guard let reason = report["exceptionReason"] as? [String: Any], let name = reason["name"] as? String,
            let message = reason["composed_message"] as? String
        else { return nil }
        return "*** Terminating app due to uncaught exception '\(name)', reason: '\(message)'"
    }

    /// Returns the app's frames in the call stack of the exception, as lines of a call stack. The list of images tells
    /// the app's images from those of the system.
    private static func frames(of report: [String: Any]) -> [String] {
        let images = report["usedImages"] as? [[String: Any]] ?? []
        let frames = report["lastExceptionBacktrace"] as? [[String: Any]] ?? []
        return frames.enumerated().compactMap { number, frame in
            guard let index = frame["imageIndex"] as? Int, images.indices.contains(index),
                let path = images[index]["path"] as? String, isOfApp(path), let offset = frame["imageOffset"] as? Int
            else { return nil }
            let base = String(images[index]["base"] as? UInt64 ?? 0, radix: 16)
            var function = "0x\(base) + \(offset)"
            if let symbol = frame["symbol"] as? String {
                function = "\(symbol) + \(frame["symbolLocation"] as? Int ?? 0)"
                if let file = frame["sourceFile"] as? String { function += " (\(file):\(frame["sourceLine"] ?? 0))" }
            }
            return "\(number)   App   0x00000000 \(function)"
        }
    }

    private static func isOfApp(_ path: String) -> Bool {
        !path.isEmpty && !path.contains("/System/Library/") && !path.hasPrefix("/usr/lib/")
            && !path.contains("/RuntimeRoot/")
    }
}
