import LifecycleModel

/// The claim that part of a run, filtered by controllers and callbacks, matches an expected list.
package struct OrderClaim {
    /// A callback or mark in the filtered run.
    private struct Occurrence: Equatable {
        let controller: String
        let item: Expectation.Item
        /// The line in the log or recording, or nil.
        var line: Int?

        static func == (left: Occurrence, right: Occurrence) -> Bool {
            left.controller == right.controller && left.item == right.item
        }

        var text: String { "\(controller).\(item.name)" }
        var isLayout: Bool { if case .callback(let callback) = item { callback.isLayout } else { false } }
    }

    private let expectation: Expectation
    private let order: [Expectation.Entry]
    private let run: Run
    private let reach: Range<Int>
    /// The controllers that the claim covers, or nil if the expectation names no controller and therefore covers all of
    /// them.
    private let controllers: Set<String>?
    /// The items that the claim covers. If the order is empty and the expectation has no `only`, the value is nil, and
    /// the claim covers all callbacks but no marks.
    private let only: EntrySet?
    /// The items that are removed before the comparison.
    private let ignored: EntrySet

    /// Creates a claim about the events in `reach`.
    package init(_ expectation: Expectation, order: [Expectation.Entry], run: Run, reach: Range<Int>) {
        self.expectation = expectation
        self.order = order
        self.run = run
        self.reach = reach
        let named = order.map { Expectation.Entry(controller: nil, items: $0.items, text: $0.text) }
        only = (expectation.only ?? (named.isEmpty ? nil : named)).map(EntrySet.init)
        ignored = EntrySet(expectation.ignore)
        let qualified = (expectation.only ?? []).compactMap(\.controller)
        let mentioned = Set(expectation.of ?? order.compactMap(\.controller) + qualified)
        controllers = expectation.of == nil && mentioned.isEmpty ? nil : mentioned
    }

    /// Returns the first mismatch between the actual and the expected order, with a message, or nil if the orders
    /// match.
    package func mismatch() -> (message: String, OrderMismatch)? { mismatch(reduced(), order) }

    /// Returns, for each controller whose orders don't match, the first mismatch between the actual and the expected
    /// order.
    func mismatchesOfEach() -> [(message: String, OrderMismatch)] {
        let all = reduced()
        var seen: Set<String> = []
        let names = (order.compactMap(\.controller) + all.map(\.controller)).filter { seen.insert($0).inserted }
        let (came, wanted) = (
            Dictionary(grouping: all, by: \.controller), Dictionary(grouping: order, by: \.controller)
        )
        return names.compactMap { name in mismatch(came[name] ?? [], wanted[name] ?? []) }
    }

    private func mismatch(_ reduced: [Occurrence], _ order: [Expectation.Entry]) -> (message: String, OrderMismatch)? {
        let actual = collapse(reduced) { $0 }
        // Only layout callbacks are collapsed. An entry that matches several callbacks doesn't count as a layout
        // callback.
        let expected = collapse(order) {
            let item = $0.items.count == 1 ? $0.items.first : nil
            return Occurrence(controller: $0.controller ?? "", item: item ?? .mark(.returned))
        }
        let length = max(actual.count, expected.count)
        let first = (0..<length).first { index in
            index >= actual.count || index >= expected.count || !matches(actual[index], expected[index])
        }
        guard let first else { return nil }
        let wanted = first < expected.count ? "'\(expected[first].text)'" : "the end of the list"
        let line = first < actual.count ? actual[first].line.map { " (\(run.file ?? "line"):\($0))" } : nil
        let came = first < actual.count ? "'\(actual[first].text)'" : "the end of the list"
        return (
            "expected \(wanted) at position \(first + 1), got \(came)\(line ?? "")",
            OrderMismatch(
                expected: expected.map(\.text), actual: actual.map(\.text), firstMismatch: first,
                keys: keys(expected, actual))
        )
    }

    /// Returns strings that are equal for matching entries and occurrences, although an entry may be spelled
    /// differently or match several callbacks.
    private func keys(
        _ expected: [Expectation.Entry], _ actual: [Occurrence]
    ) -> (expected: [String], actual: [String]) {
        var names: [String: String] = [:]
        let entries = expected.map { entry in
            let texts = entry.items.map { Occurrence(controller: entry.controller ?? "", item: $0).text }.sorted()
            for text in texts { names[text] = texts[0] }
            return texts.first ?? entry.text
        }
        return (entries, actual.map { names[$0.text] ?? $0.text })
    }

    private func matches(_ occurrence: Occurrence, _ entry: Expectation.Entry) -> Bool {
        entry.items.contains(occurrence.item)
            && (entry.controller == nil || entry.controller == occurrence.controller)
    }

    private func reduced() -> [Occurrence] {
        run.events[reach].compactMap { event in
            guard var found = occurrence(of: event), covers(found) else { return nil }
            // The lines of a played run are those of the scenario's steps.
            found.line = run.source == .scenario ? nil : event.line
            return ignored.names(found.item) || ignored.names(found.item, of: found.controller) ? nil : found
        }
    }

    private func occurrence(of event: Event) -> Occurrence? {
        switch event.body {
        case .callback(let callback):
            Occurrence(controller: run[callback.controller].name, item: .callback(callback.callback))
        case .action(let action):
            if let subject = action.subject, let mark = Expectation.Mark(action) {
                Occurrence(controller: run[subject].name, item: .mark(mark))
            } else {
                nil
            }
        default: nil
        }
    }

    /// Returns whether the claim covers the callback or mark. An entry of `only` that names a controller applies to
    /// that controller. Any other entry applies to all covered controllers.
    private func covers(_ occurrence: Occurrence) -> Bool {
        let isCovered = controllers?.contains(occurrence.controller) ?? true
        guard let only else {
            if case .callback = occurrence.item { return isCovered }
            return false
        }
        return isCovered && only.names(occurrence.item) || only.names(occurrence.item, of: occurrence.controller)
    }

    /// Collapses consecutive layout pairs of one controller into one pair. If only one callback of the pair is covered,
    /// collapses its repetitions instead. A callback that is repeated inside a pair is not collapsed.
    private func collapse<Element>(_ list: [Element], _ occurrence: (Element) -> Occurrence) -> [Element] {
        var result: [Element] = []
        var rest = list[...]
        while let element = rest.first {
            let unit = unit(of: occurrence(element))
            let isWhole = !unit.isEmpty && unit == rest.prefix(unit.count).map(occurrence)
            if isWhole, unit == result.suffix(unit.count).map(occurrence) {
                rest.removeFirst(unit.count)
            } else {
                result.append(rest.removeFirst())
            }
        }
        return result
    }

    /// Returns the layout pair or single layout callback whose repetitions are collapsed, or an empty array for other
    /// occurrences.
    private func unit(of occurrence: Occurrence) -> [Occurrence] {
        guard occurrence.isLayout else { return [] }
        let pair = [Callback.viewWillLayoutSubviews, .viewDidLayoutSubviews].map {
            Occurrence(controller: occurrence.controller, item: .callback($0))
        }
        return pair.allSatisfy(covers) ? pair : [occurrence]
    }
}
