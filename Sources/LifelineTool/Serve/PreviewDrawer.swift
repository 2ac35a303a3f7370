import Dispatch
import Foundation
import LifecycleModel
import LifecycleReaders

struct PreviewDrawer: Sendable {
    let timeout: Double
    /// The number of inputs that can be drawn at the same time. It is limited, so that a page that requests many
    /// drawings can't overload the computer.
    private let slots = DispatchSemaphore(value: WorkerPool.processorCount)

    /// Returns the drawings and the diagnostics of an input as JSON, and the text of a scenario. If `text` isn't nil,
    /// draws `text` instead of the input's file. For diagnostics, returns only the highest severity.
    func draw(_ input: Input, text: [UInt8]?, scope: Job.Scope) -> [UInt8] {
        let answer = result(input, text: text, scope: scope)
        return Array((scope == .diagnostics ? severity(answer) : json(answer)).utf8)
    }

    /// Returns the file of a drawing of an input, or nil if the input has no such drawing.
    func file(_ input: Input, text: [UInt8]?, export: Job.Export) -> [UInt8]? {
        result(input, text: text, scope: .everything, export).report.exported.map { Array($0) }
    }

    private func result(
        _ input: Input, text: [UInt8]?, scope: Job.Scope, _ export: Job.Export? = nil
    ) -> JobResult {
        let names = ReportNames.names(of: [input])[0]
        let job = Job(input: input, text: text.map { Data($0) }, sections: names, scope: scope, export: export)
        slots.wait()
        defer { slots.signal() }
        var answer = JobResult()
        func add(_ error: any Error) {
            for found in Console.diagnostics(of: error, for: job.input.path) {
                answer.check.add(ReportedDiagnostic(found))
            }
        }
        do {
            try WorkerPool(size: 1, timeout: timeout).run([job]) { _, result in
                switch result {
                case .success(let drawn): answer = drawn
                case .failure(let error): add(error)
                }
                return true
            }
        } catch { add(error) }
        return answer
    }

    private func severity(_ answer: JobResult) -> String {
        var json = JSONText()
        json.object { $0.member("severity", answer.check.diagnostics.map(\.diagnostic.severity).max()?.rawValue) }
        return json.text
    }

    private func json(_ answer: JobResult) -> String {
        var json = JSONText()
        json.object { json in
            json.member("text", answer.text.map { String(decoding: $0, as: UTF8.self) })
            json.member("style", answer.report.sheet.text)
            json.list("sections", answer.report.sections) { section, json in
                json.member("slug", section.slug)
                json.member("title", PrintableText.line(section.title))
                json.member("body", section.body)
            }
            json.list("diagnostics", answer.check.diagnostics.map(\.diagnostic), write)
        }
        return json.text
    }

    private func write(_ diagnostic: Diagnostic, to json: inout JSONText) {
        json.member("severity", diagnostic.severity.rawValue)
        json.member("rule", diagnostic.rule)
        json.member("message", PrintableText.line(diagnostic.message))
        json.member("line", diagnostic.location.line)
        json.member("column", diagnostic.location.column)
        json.member("callback", diagnostic.callback)
        guard let mismatch = diagnostic.mismatch else { return }
        json.member("expected", mismatch.expected)
        json.member("actual", mismatch.actual)
        json.member("mismatch", mismatch.firstMismatch)
    }
}
