import LifecycleDiagnostics
import LifecycleEngine
import LifecycleModel
import LifecycleReaders
import Testing

@Suite("Rules")
struct RuleTests {
    @Test("A rule finds its bad example at the right places", arguments: Rule.all)
    func findsBad(rule: Rule) throws {
        for run in try runs(of: rule.examples.bad) {
            let lines = rule.find(run).compactMap(\.line)
            #expect(
                lines == marked(rule.examples.bad), "\(rule.id) found \(rule.find(run).map(\.message))\n\(run.text)")
        }
    }

    @Test("A rule is silent on its good example", arguments: Rule.all)
    func passesGood(rule: Rule) throws {
        for run in try runs(of: rule.examples.good) {
            #expect(rule.find(run).map(\.message) == [])
        }
    }

    @Test("No rule but its own finds an error in a good example", arguments: Rule.all)
    func goodIsGood(rule: Rule) throws {
        for run in try runs(of: rule.examples.good) {
            #expect(Rule.findings(in: run).filter { $0.severity == .error }.map(\.message) == [])
        }
    }

    @Test("The rules that the checker promises are all there")
    func rulesAreThere() {
        #expect(Rule.all.map(\.id) == RuleTests.promised)
    }

    @Test("A message is lower case, has no full stop and names the way out", arguments: Rule.all)
    func messages(rule: Rule) throws {
        for run in try runs(of: rule.examples.bad) {
            for finding in rule.find(run) {
                #expect(finding.message.last != ".")
                #expect(finding.message.contains(",") || finding.message.contains(";"))
            }
        }
    }

    private func marked(_ text: String) -> [Int] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .filter { $0.element.hasSuffix("# here") }.map { $0.offset + 1 }
    }

    private func runs(of text: String) throws -> [Run] {
        let source = Source(name: "example", text: text)
        let reader = try #require(Reader.reader(for: source))
        switch try reader.read(source, Reader.Options()) {
        case .scenario(let scenario): return [scenario.play()]
        case .runs(let runs): return runs
        default: return []
        }
    }

    /// The rules by name, so that none is lost unnoticed.
    static let promised = [
        "unbalanced-appearance", "direct-appearance-call", "illegal-transition", "unfinished-transition",
        "will-without-undo", "geometry-before-layout", "one-time-work-in-viewWillAppear", "work-repeated-in-layout",
        "missing-super", "load-view-called", "load-view-calls-super", "load-view-without-view", "view-read-too-early",
        "shared-view", "child-not-added", "view-added-before-child", "did-move-missing", "will-move-missing",
        "removed-in-wrong-order", "double-forwarding", "forwarding-off-but-never-forwarded",
        "present-while-presenting", "present-from-off-window", "push-during-transition", "push-twice",
        "container-missing",
        "dangling-observer", "observer-added-twice", "unload-callbacks-after-ios-5", "deprecated-rotation-callback",
        "orientation-never-supported", "controller-leaked", "uikit-warning",
    ]
}

extension Rule: CustomTestStringConvertible {
    public var testDescription: String { id }
}
