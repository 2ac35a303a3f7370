import Foundation

/// A line in the terminal that says that the program works on an input. It appears after half a second and is erased when
/// the work ends.
final class WorkSign: @unchecked Sendable {
    private enum State { case waiting, shown, ended }

    private static let delay = 0.5

    private let lock = NSLock()
    private var state = State.waiting

    /// Does work on an input, and shows the line if it takes long and standard error is a terminal.
    static func during<Value>(_ input: String, _ work: () throws -> Value) rethrows -> Value {
        guard ProgressLine.canShow else { return try work() }
        let sign = WorkSign()
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: delay)
            sign.show(input)
        }
        defer { sign.end() }
        return try work()
    }

    private func show(_ input: String) {
        lock.withLock {
            guard state == .waiting else { return }
            state = .shown
            Console.write("\r" + String("working on \(PrintableText.line(input))".prefix(76)) + "\u{1B}[K", to: 2)
        }
    }

    private func end() {
        lock.withLock {
            if state == .shown { Console.write("\r\u{1B}[K", to: 2) }
            state = .ended
        }
    }
}
