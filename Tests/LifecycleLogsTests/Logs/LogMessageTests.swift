import Foundation
import LifecycleLogs
import LifecycleModel
import Testing

/// Tests for UIKit's messages in logs, in the forms in which people paste them.
@Suite("UIKit messages in logs")
struct LogMessageTests {
    /// A form of a message: the message's ID and the text.
    struct Form: Sendable, CustomTestStringConvertible {
        let id: String
        let text: String
        var testDescription: String { "\(id): \(text.prefix(60))" }

        /// The forms in `Fixtures/log-messages.txt`.
        static let all: [Form] = {
            let path = URL(filePath: #filePath).deletingLastPathComponent().appending(
                path: "../Fixtures/log-messages.txt")
            let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
            return text.components(separatedBy: "\n=== ").dropFirst().flatMap { section in
                let end = section.firstIndex(of: "\n") ?? section.endIndex
                let forms = section[end...].components(separatedBy: "\n---\n")
                return forms.map { Form(id: String(section[..<end]), text: $0.trimmingCharacters(in: .newlines)) }
            }
        }()
    }

    private func warnings(in text: String) throws -> [String] {
        try LogReading.runs(text + "\n").flatMap(\.events).compactMap { event in
            if case .warning(let warning) = event.body { warning.id } else { nil }
        }
    }

    @Test("Each message is read in each form", arguments: Form.all)
    func form(_ form: Form) throws {
        #expect(try warnings(in: form.text) == [form.id])
        // Callbacks around the message are still read, and other languages don't hide it.
        let log = "HomeViewController viewDidLoad\n\(form.text)\n这是什么原因？\nHomeViewController viewWillAppear\n"
        #expect(try warnings(in: log) == [form.id])
        let callbacks = try LogReading.runs(log).flatMap { run in run.callbacks.map(\.event.callback) }
        #expect(callbacks == [.viewDidLoad, .viewWillAppear])
    }

    @Test("Text about a message is not the message")
    func prose() throws {
        for text in [
            "Setting UIDevice.orientation no longer works, so I call requestGeometryUpdate.",
            "I have no segue with identifier in this class.", "Is calling viewWillAppear directly supported?",
            "The number of view controllers is 3.", "There is no scene delegate in my project.",
        ] { #expect(try warnings(in: text).isEmpty, "\(text)") }
    }

    @Test("Each message is in the fixture at least twice")
    func complete() {
        let counts = Dictionary(grouping: Form.all, by: \.id).mapValues(\.count)
        let missing = UIKitWarning.all.map(\.id).filter { counts[$0, default: 0] < 2 }
        #expect(missing == [], "add two forms of each to Fixtures/log-messages.txt")
        #expect(
            Set(counts.keys).subtracting(UIKitWarning.all.map(\.id)) == [], "Catalog.Messages has no such entry")
    }
}
