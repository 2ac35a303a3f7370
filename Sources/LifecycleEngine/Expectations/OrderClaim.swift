import LifecycleModel

/// An expectation that a part of a run, filtered by controllers and callbacks, equals a list.
package struct OrderClaim {
    /// One beat of the filtered run.
    private struct Item: Equatable {
        let controller: String
        let beat: Expectation.Beat

        var text: String { "\(controller).\(beat.name)" }
        var isLayout: Bool { if case .callback(let callback) = beat { callback.isLayout } else { false } }
    }

    private let expectation: Expectation
    private let order: [Expectation.Entry]
    private let run: Run
    private let reach: Range<Int>
    /// The controllers covered; nil for all controllers, if the order is empty and names none.
    private let controllers: Set<String>?
    /// The beats covered; nil for all callbacks, if the order is empty and names none.
    private let only: EntrySet?
    /// The beats that are removed before the comparison.
    private let ignored: EntrySet

    /// Creates the claim about the events in `reach`.
    package init(_ expectation: Expectation, order: [Expectation.Entry], run: Run, reach: Range<Int>) {
        self.expectation = expectation
        self.order = order
        self.run = run
        self.reach = reach
        let named = order.map { Expectation.Entry(controller: nil, beats: $0.beats, text: $0.text) }
        only = (expectation.only ?? (named.isEmpty ? nil : named)).map(EntrySet.init)
        ignored = EntrySet(expectation.ignore)
        let qualified = (expectation.only ?? []).compactMap(\.controller)
        let mentioned = Set(expectation.of ?? order.compactMap(\.controller) + qualified)
        controllers = expectation.of == nil && mentioned.isEmpty ? nil : mentioned
    }

    /// Returns the first mismatch between the actual and the expected order, with a message; nil if they match.
    package func mismatch() -> (message: String, OrderMismatch)? { mismatch(reduced(), order) }

    /// Returns the mismatches between the actual and the expected order, compared separately for each controller.
    func mismatchesOfEach() -> [(message: String, OrderMismatch)] {
        let all = reduced()
        var seen: Set<String> = []
        let names = (order.compactMap(\.controller) + all.map(\.controller)).filter { seen.insert($0).inserted }
        let (came, wanted) = (
            Dictionary(grouping: all, by: \.controller), Dictionary(grouping: order, by: \.controller)
        )
        return names.compactMap { name in mismatch(came[name] ?? [], wanted[name] ?? []) }
    }

    private func mismatch(_ reduced: [Item], _ order: [Expectation.Entry]) -> (message: String, OrderMismatch)? {
        let actual = collapse(reduced) { $0 }
        // A name that stands for several callbacks is not a layout callback; only those are collapsed.
        let expected = collapse(order) {
            Item(controller: $0.controller ?? "", beat: $0.beats.count == 1 ? $0.beats.first ?? .returned : .returned)
        }
        let length = max(actual.count, expected.count)
        let first = (0..<length).first { index in
            index >= actual.count || index >= expected.count || !matches(actual[index], expected[index])
        }
        guard let first else { return nil }
        let wanted = first < expected.count ? "'\(expected[first].text)'" : "the end"
        let came = first < actual.count ? "'\(actual[first].text)'" : "the end"
        return (
            "expected \(wanted) at position \(first + 1), got \(came)",
            OrderMismatch(expected: expected.map(\.text), actual: actual.map(\.text), firstMismatch: first)
        )
    }

    private func matches(_ item: Item, _ entry: Expectation.Entry) -> Bool {
        entry.beats.contains(item.beat) && (entry.controller == nil || entry.controller == item.controller)
    }

    private func reduced() -> [Item] {
        run.events[reach].compactMap { event in
            guard let item = item(of: event), covers(item) else { return nil }
            return ignored.names(item.beat) || ignored.names(item.beat, of: item.controller) ? nil : item
        }
    }

    private func item(of event: Event) -> Item? {
        switch event.body {
        case .callback(let callback):
            Item(controller: run[callback.controller].name, beat: .callback(callback.callback))
        case .action(let action):
            if let subject = action.subject, let beat = Expectation.Beat(action) {
                Item(controller: run[subject].name, beat: beat)
            } else {
                nil
            }
        default: nil
        }
    }

    /// Returns whether `only` covers the item. A qualified entry applies to its controller, an unqualified one to all
    /// covered controllers.
    private func covers(_ item: Item) -> Bool {
        let isCovered = controllers?.contains(item.controller) ?? true
        guard let only else {
            if case .callback = item.beat { return isCovered }
            return false
        }
        return isCovered && only.names(item.beat) || only.names(item.beat, of: item.controller)
    }

    /// Collapses consecutive layout pairs of one controller into one pair, or consecutive halves if only one half of
    /// the pair is covered. A half that repeats inside a pair is not collapsed.
    private func collapse<Element>(_ list: [Element], _ item: (Element) -> Item) -> [Element] {
        var result: [Element] = []
        var rest = list[...]
        while let element = rest.first {
            let unit = unit(of: item(element))
            let isWhole = !unit.isEmpty && unit == rest.prefix(unit.count).map(item)
            if isWhole, unit == result.suffix(unit.count).map(item) {
                rest.removeFirst(unit.count)
            } else {
                result.append(rest.removeFirst())
            }
        }
        return result
    }

    /// Returns the repeatable unit that starts with `item`: empty unless it is a layout callback.
    private func unit(of item: Item) -> [Item] {
        guard item.isLayout else { return [] }
        let pair = [Callback.viewWillLayoutSubviews, .viewDidLayoutSubviews].map {
            Item(controller: item.controller, beat: .callback($0))
        }
        return pair.allSatisfy(covers) ? pair : [item]
    }
}
