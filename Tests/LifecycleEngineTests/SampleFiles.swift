import Foundation
import LifecycleDiagnostics
import LifecycleEngine
import LifecycleModel
import LifecycleReaders

/// A scenario file from the samples or fixtures.
struct SampleFile: Sendable {
    let path: String

    /// The folder that contains Package.swift.
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The samples in the repository.
    static let samples = files(below: root.appendingPathComponent("samples"))
    /// Scenarios that express published logs or other documented behavior of UIKit.
    static let cases = files(below: root.appendingPathComponent("Tests/Fixtures/Cases"))

    private static func files(below folder: URL) -> [SampleFile] {
        // Resolves the path, because an enumerator doesn't follow a symbolic link at its root.
        let names = FileManager.default.enumerator(atPath: folder.resolvingSymlinksInPath().path) ?? .init()
        return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".yaml") }.sorted()
            .map { SampleFile(path: folder.appendingPathComponent($0).path) }
    }

    func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    func scenario() throws -> Scenario {
        let source = InputSource(name: path, text: try text())
        let options = Reader.Options { path in (try? Data(contentsOf: URL(fileURLWithPath: path))).map { Array($0) } }
        guard let reader = Reader.all.first(where: { $0.name == "scenario" }),
            case .scenario(let scenario) = try reader.read(source, options)
        else {
            throw ReadError(file: path, message: "no scenario")
        }
        return scenario
    }
}

extension Scenario {
    /// Returns the messages for the expectations that fail for `run` and its diagnostics.
    func failures(in run: Run, _ diagnostics: [Diagnostic]) -> [String] {
        Verification(of: self, run: run, reports: diagnostics).failures().map(\.message)
    }

    /// Scenarios with one changed expectation, which must fail, and a description of the change.
    var lies: [(what: String, scenario: Scenario)] {
        var lies: [(String, Scenario)] = []
        for (index, expectation) in expectations.enumerated() {
            for (what, lie) in expectation.lies {
                var copy = self
                copy.expectations[index] = lie
                lies.append((what, copy))
            }
        }
        for (step, expectations) in steps.map(\.expectations).enumerated() {
            for (index, expectation) in expectations.enumerated() {
                for (what, lie) in expectation.lies {
                    var copy = self
                    copy.steps[step].expectations[index] = lie
                    lies.append((what, copy))
                }
            }
        }
        return lies
    }
}

extension Expectation {
    fileprivate var lies: [(what: String, expectation: Expectation)] {
        orderLies + eachLies + stateLies + flagLies + chainLies + diagnosticLies + sizeLies + deliveryLies
            + valueLies
    }

    /// Expectations with a changed order: adjacent entries swapped, an entry removed, or an entry added. They cover the
    /// same callbacks.
    private var orderLies: [(String, Expectation)] {
        guard let order else { return [] }
        var pinned = self
        pinned.only = only ?? order.map { Entry(controller: nil, items: $0.items, text: $0.text) }
        pinned.of = of ?? Array(Set((order + (only ?? [])).compactMap(\.controller))).sorted()
        func changed(_ what: String, _ change: (inout [Entry]) -> Void) -> (String, Expectation) {
            var lie = pinned
            var entries = order
            change(&entries)
            lie.order = entries
            return (what, lie)
        }
        var lies: [(String, Expectation)] = []
        for place in order.indices {
            lies.append(changed("drops '\(order[place].text)' at place \(place + 1)") { $0.remove(at: place) })
            if !pinned.countsOnce(order[place]) {
                lies.append(changed("repeats place \(place + 1)") { $0.insert(order[place], at: place) })
            }
            guard place + 1 < order.count, order[place] != order[place + 1] else { continue }
            lies.append(changed("swaps places \(place + 1) and \(place + 2)") { $0.swapAt(place, place + 1) })
        }
        if order.isEmpty, let name = pinned.of?.first, let entry = only?.first {
            let more = Entry(controller: entry.controller ?? name, items: entry.items, text: "\(name).\(entry.text)")
            lies.append(changed("adds '\(more.text)'") { $0.append(more) })
        }
        return lies
    }

    /// Returns whether repetitions of the entry count once: it is half of a layout pair, and the other half is not
    /// covered.
    private func countsOnce(_ entry: Entry) -> Bool {
        let layout: [Item] = [.callback(.viewWillLayoutSubviews), .callback(.viewDidLayoutSubviews)]
        guard layout.contains(where: entry.items.contains) else { return false }
        let covered = (only ?? []).filter { $0.controller == nil || $0.controller == entry.controller }
        return !layout.allSatisfy { half in covered.contains { $0.items.contains(half) } }
    }

    private var stateLies: [(String, Expectation)] {
        states.indices.flatMap { index in
            AppearanceState.allCases.filter { $0 != states[index].state }.map { other in
                var lie = self
                lie.states[index] = StateClaim(controller: states[index].controller, state: other)
                return ("says that '\(states[index].controller)' is \(other.rawValue)", lie)
            }
        }
    }

    private var presenterLies: [(String, Expectation)] {
        flags.indices.compactMap { index in
            let claim = flags[index]
            guard claim.presenter != nil || claim.nibName != nil || claim.animated != nil else { return nil }
            var lie = self
            let (nobody, other) = (Reference.controller("nobody at all"), Reference.controller("another nib"))
            lie.flags[index].animated = claim.animated.map(!)
            lie.flags[index].presenter = claim.presenter.map { _ in nobody }
            lie.flags[index].nibName = claim.nibName.map { _ in other }
            return (
                "says that somebody else presents, another nib, or another 'animated', in '\(claim.entry.text)'", lie
            )
        }
    }

    private var flagLies: [(String, Expectation)] {
        presenterLies
            + flags.indices.flatMap { index in
                let claim = flags[index]
                return claim.flags.indices.map { place in
                    var lie = self
                    let flag = claim.flags[place]
                    lie.flags[index].flags[place] = Flag(name: flag.name, value: !flag.value)
                    return ("flips \(flag.name) in '\(claim.entry.text)'", lie)
                }
            }
    }

    private var eachLies: [(String, Expectation)] {
        guard let each, let first = each.first else { return [] }
        var pinned = self
        pinned.only = only ?? each.map { Entry(controller: nil, items: $0.items, text: $0.text) }
        pinned.of = of ?? Array(Set(each.compactMap(\.controller))).sorted()
        var fewer = pinned
        fewer.each = Array(each.dropFirst())
        var more = pinned
        more.each = each + [first]
        return [("drops '\(first.text)' of each", fewer), ("repeats '\(first.text)' of each", more)]
    }

    private var sizeLies: [(String, Expectation)] {
        sizes.indices.map { index in
            var lie = self
            let size = LifecycleEngine.CGSize(width: sizes[index].size.width + 1, height: sizes[index].size.height)
            lie.sizes[index] = SizeClaim(controller: sizes[index].controller, size: size)
            return ("says that '\(sizes[index].controller)' is wider", lie)
        }
    }

    private var deliveryLies: [(String, Expectation)] {
        guard let deliveries else { return [] }
        var more = self
        more.deliveries = deliveries + [Delivery(name: "no such notification")]
        return [("expects one more delivery", more)]
    }

    private var chainLies: [(String, Expectation)] {
        guard let chain, chain.count > 1 else { return [] }
        var lie = self
        lie.chain = Array(chain.dropFirst(2).prefix(1) + chain.prefix(2) + chain.dropFirst(3))
        return [("moves the third of the chain to its start", lie)]
    }

    /// Expectations of another handler, another status bar, another orientation, or another controller or nib.
    private var valueLies: [(String, Expectation)] {
        var lies: [(String, Expectation)] = []
        func add(_ what: String, _ change: (inout Expectation) -> Void) {
            var lie = self
            change(&lie)
            lies.append((what, lie))
        }
        for (index, claim) in tasks.enumerated() {
            let other = claim.state == .running ? TaskClaim.State.ended : .running
            add("says that '\(claim.name)' \(other)") { $0.tasks[index] = TaskClaim(name: claim.name, state: other) }
        }
        if let handledBy { add("names another handler") { $0.handledBy = handledBy == "none" ? "app" : "none" } }
        if let statusBar { add("names another status bar") { $0.statusBar = statusBar == "dark" ? "light" : "dark" } }
        for (index, claim) in flags.enumerated() {
            let other = Reference("nobody at all")
            let orientation = claim.orientation.map {
                $0 == .portrait ? UIInterfaceOrientation.landscapeLeft : .portrait
            }
            let state = claim.applicationState.map { $0 == .background ? ApplicationState.inactive : .background }
            guard
                claim.orientation != nil || claim.presented != nil || claim.nibName != nil
                    || claim.applicationState != nil
            else { continue }
            add("changes a value in '\(claim.entry.text)'") {
                $0.flags[index].presented = claim.presented.map { _ in other }
                $0.flags[index].orientation = orientation
                $0.flags[index].nibName = claim.nibName.map { _ in other }
                $0.flags[index].applicationState = state
            }
        }
        return lies
    }

    private var diagnosticLies: [(String, Expectation)] {
        guard case .rules(let rules) = diagnostics else { return [] }
        var lie = self
        lie.diagnostics = .rules(rules.isEmpty ? ["no-such-rule"] : Array(rules.dropFirst()))
        return [("expects other diagnostics", lie)]
    }
}
