#if Source
import LifecycleLogs
import LifecycleModel
import SwiftSyntax

/// The bytes of a Swift file, with the positions of its lines.
struct SourceText {
    let name: String
    private let bytes: [UInt8]
    private let lineStarts: [Int]

    init(name: String, _ bytes: [UInt8]) {
        (self.name, self.bytes) = (name, bytes)
        lineStarts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    }

    /// Returns the location of a position.
    func location(_ position: AbsolutePosition) -> LifecycleModel.SourceLocation {
        let offset = min(position.utf8Offset, bytes.count)
        let line = line(at: offset)
        let before = bytes[lineStarts[line]..<offset]
        let column = before.allSatisfy { $0 < 0x80 } ? before.count : String(decoding: before, as: UTF8.self).count
        return LifecycleModel.SourceLocation(file: name, line: line + 1, column: column + 1)
    }

    /// Returns the index of the last line that begins at an offset or before.
    private func line(at offset: Int) -> Int {
        var (low, high) = (0, lineStarts.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// Returns the code of a node in one line, shortened to ``SourceLine/length``.
    func excerpt(of node: some SyntaxProtocol) -> String { excerpt(of: [node]) }

    /// Returns the code of consecutive nodes in one line, shortened to ``SourceLine/length``.
    func excerpt(of nodes: [some SyntaxProtocol]) -> String {
        guard let first = nodes.first, let last = nodes.last else { return "" }
        let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = min(last.endPositionBeforeTrailingTrivia.utf8Offset, bytes.count)
        guard start < end else { return "" }
        let words = bytes[start..<end].split { $0 == 0x20 || 0x09...0x0D ~= $0 }
        return SourceLine.shortened(String(decoding: Array(words.joined(separator: [0x20])), as: UTF8.self))
    }

    /// Adds the rules that comments disable to a file: `// lifeline:disable RULE`, or the same in `/* */`, at the end of a
    /// line disables the rule on this line, and on a line of its own, on the next line of code.
    func readComments(into file: inout LifecycleModel.SourceFile) {
        guard bytes.withUnsafeBufferPointer({ $0.holds("lifeline:disable") }) else { return }
        var pending: [[String]] = []
        for (number, start) in lineStarts.enumerated() {
            let end = number + 1 < lineStarts.count ? lineStarts[number + 1] - 1 : bytes.count
            let line = String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
            let code = line[..<(line.firstRange(of: /\/[\/*]/)?.lowerBound ?? line.endIndex)]
            let hasCode = !code.allSatisfy(\.isWhitespace)
            let comment = line[code.endIndex...]
            if let range = comment.firstRange(of: "lifeline:disable") {
                let words = comment[range.upperBound...].prefix { $0 != "*" }.split { " ,\r".contains($0) }.map(
                    String.init)
                pending.append(words)
                let column = line.distance(from: line.startIndex, to: range.lowerBound) + 1
                file.disablingComments[
                    LifecycleModel.SourceLocation(file: name, line: number + 1, column: column)] = words
            }
            if hasCode, !pending.isEmpty {
                file.disabledRules[number + 1] = pending.contains([]) ? [] : pending.flatMap(\.self)
                pending = []
            }
        }
    }
}
#endif
