import LifecycleModel

/// A kind of text that tools print and that contains no callbacks, with the command that prints what is needed.
package struct OtherText: Sendable {
    private let description: String
    private let remedy: String
    /// Texts that only this kind contains.
    private var marks: [String] = []
    /// Returns whether a line, without blanks at its ends, is typical of this kind.
    private let matches: @Sendable (Substring) -> Bool

    /// The number of bytes that are searched.
    private static let sample = 65_536

    /// Returns the message for a source without callbacks if its text is of one of these kinds, or nil. The text must
    /// contain a mark of the kind, or at least a quarter of the lines must be typical.
    package static func message(for source: InputSource) -> String? {
        let text = String(decoding: source.bytes.prefix(sample), as: UTF8.self)
        let lines = text.split(whereSeparator: \.isNewline).map { $0.trimming(\.isWhitespace) }
            .filter { $0.contains { $0.isLetter } }
        let counts = all.map { kind in
            kind.marks.contains(where: text.contains) ? lines.count : lines.count(where: kind.matches)
        }
        guard let most = counts.max(), most * 4 >= lines.count, most > 0, let index = counts.firstIndex(of: most) else {
            return nil
        }
        return "the \(source.name == "-" ? "input" : "file") \(all[index].description); \(all[index].remedy)"
    }

    /// Returns whether a line is likely to be a log line in a form of its own: it names a controller, or contains a word
    /// for the appearance of a screen.
    package static func isOwnLog(_ source: InputSource) -> Bool {
        let text = String(decoding: source.bytes.prefix(sample), as: UTF8.self).lowercased()
        return ["controller", "appear", "screen", "lifecycle", "viewdid", "viewwill", "onshow"].contains(
            where: text.contains)
            || text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { ControllerName.isClass(String($0)) }
    }

    private static let printHierarchy =
        "print the controllers in LLDB with 'expression -l objc -O -- [UIViewController _printHierarchy]'"
    private static let printLog =
        "print the callbacks in the app, and save its log with 'xcrun simctl launch --console-pty booted BUNDLE-ID > console.log'"

    private static let all = [
        OtherText(description: "lists windows or scenes, not controllers", remedy: printHierarchy) { line in
            let classes = ["Window: 0x", "WindowScene: 0x", "SceneSession: 0x"]
            return line.contains("<") && classes.contains(where: line.contains) && !line.hasPrefix("|")
        },
        // LLDB prints a collection as `▿ 2 elements`, and its optional elements as `- some : <C: 0x7f8>`.
        OtherText(description: "lists objects that LLDB printed, not a hierarchy", remedy: printHierarchy) { line in
            line.hasPrefix("▿ ") || line.hasPrefix("- ") && line.contains(" : <") && line.contains(": 0x")
        },
        OtherText(description: "is a tree of views, not of controllers", remedy: printHierarchy) { line in
            // `_autolayoutTrace` prints `|   *<UILabel:0x7f8>`.
            let isTraced = line.first.map("|*•".contains) == true && line.contains(":0x")
            return isTraced
                || line.contains("<") && line.contains(": 0x")
                    && ["; frame = (", "; layer = <", "; text = '", "autoresize = "].contains(where: line.contains)
        },
        OtherText(
            description: "is a tree of accessibility elements, not of controllers", remedy: printHierarchy,
            marks: ["Element subtree:", "element_num,depth,", "<XCUIElementType"]
        ) { line in
            let keys = [
                "\"AXFrame\"", "\"AXLabel\"", "\"AXUniqueId\"", "\"AXValue\"", "\"accessibilityText\"",
                "\"resource-id\"", "\"hintText\"", "\"bounds\" :", "\"role_description\"",
            ]
            let isElement =
                line.contains(", {{")
                || line.contains(", 0x") && (line.contains("label: '") || line.contains("identifier: '"))
            return isElement || keys.contains(where: line.contains)
        },
        OtherText(
            description: "is a log of network requests", remedy: printLog, marks: ["\"startedDateTime\""]
        ) { line in
            let methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"]
            let headers = [
                "Host: ", "Accept", "User-Agent: ", "Connection: ", "Content-", "Authorization: ", "Cookie: ",
                "Cache-Control: ", "Server: ", "Date: ",
            ]
            return ["HTTP/1", "HTTP/2", "HTTP/3", "nw_connection", "curl -", "curl '"].contains(where: line.contains)
                || headers.contains(where: line.hasPrefix)
                || line.contains("://") && line.split { !$0.isLetter }.contains { methods.contains(String($0)) }
        },
        OtherText(
            description: "is the output of xcpretty or xcbeautify, which leave out what the app prints",
            remedy: "save the raw log with 'xcodebuild test … | tee raw.log | xcbeautify'",
            marks: ["----- xcbeautify -----"]
        ) { line in
            if ["▸ ", "✓ ", "✗ ", "✔ ", "✖ ", "⊘ ", "◷ ", "◦ "].contains(where: line.hasPrefix) { return true }
            let steps = [
                "Compiling ", "Linking ", "Signing ", "Copying ", "Processing ", "Touching ", "Building ", "Creating ",
            ]
            guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return false }
            let rest = line[line.index(after: end)...].drop(while: \.isWhitespace)
            return steps.contains(where: rest.hasPrefix)
        },
    ]
}

extension Substring {
    fileprivate func trimming(_ drop: (Character) -> Bool) -> Substring {
        let start = self.drop(while: drop)
        return start.lastIndex { !drop($0) }.map { start[...$0] } ?? start
    }
}
