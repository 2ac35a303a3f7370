/// The differences between two versions of a storyboard or xib: the scenes, segues, classes, and identifiers that are
/// added, removed, moved, or changed.
///
/// Interface Builder keeps the IDs of controllers and segues. A controller whose ID is only in one version is compared
/// with the controller of the other version that has the same storyboard identifier or, if only one has it, the same
/// class. Positions on the canvas and line numbers are not compared.
public struct StoryboardComparison: Sendable {
    /// A property whose values differ.
    public struct Property: Sendable, Hashable {
        /// The name, such as `class` or `identifier`.
        public let name: String
        /// The value in the old version, or nil.
        public let old: String?
        /// The value in the new version, or nil.
        public let new: String?
    }

    /// A controller or a segue that at least one version contains.
    public struct Element<Value: Sendable>: Sendable {
        /// The element of the old version, or nil if it was added.
        public let old: Value?
        /// The element of the new version, or nil if it was removed.
        public let new: Value?
        /// The description of the element, such as `show 'detail' to DetailViewController`.
        public let text: String
        /// The properties that differ between both versions.
        public let properties: [Property]

        /// The kind of difference.
        public var change: Change {
            if old == nil { return .added }
            if new == nil { return .removed }
            if properties.isEmpty { return .same }
            return properties.contains { StoryboardComparison.ends.contains($0.name) } ? .moved : .changed
        }
    }

    /// The kind of a difference. A segue is moved if its source, its destination, or its order among the children of a
    /// container differs.
    public enum Change: String, Sendable, Hashable, CaseIterable {
        case same, added, removed, moved, changed
    }

    fileprivate static let ends: Set<String> = ["source", "destination", "order"]

    /// The old and the new version.
    public let (old, new): (Storyboard, Storyboard)
    /// The controllers: those of the new version in file order, and then the removed ones.
    public private(set) var controllers: [Element<Storyboard.Controller>] = []
    /// The segues: those of the new version in file order, and then the removed ones.
    public private(set) var segues: [Element<Storyboard.Segue>] = []
    /// The IDs of the old version's controllers in the new version, for controllers that both versions contain.
    public private(set) var ids: [String: String] = [:]

    /// Compares two versions.
    public init(from old: Storyboard, to new: Storyboard) {
        (self.old, self.new) = (old, new)
        match()
        let partners = Dictionary(ids.map { ($1, $0) }) { first, _ in first }
        let (oldByID, kept) = (StoryboardComparison.byID(old.controllers), Set(ids.keys))
        controllers = new.controllers.map { controller in
            element(partners[controller.id].flatMap { oldByID[$0] }, controller)
        }
        controllers += old.controllers.filter { !kept.contains($0.id) }.map { element($0, nil) }
        compareSegues()
    }

    /// Whether the versions are equal.
    public var isEmpty: Bool {
        controllers.allSatisfy { $0.change == .same } && segues.allSatisfy { $0.change == .same }
    }

    /// Returns the number of scenes, controllers in a xib, and segues with a change.
    public func count(_ change: Change) -> Int {
        controllers.count { $0.change == change } + segues.count { $0.change == change }
    }

    private static func byID(_ all: [Storyboard.Controller]) -> [String: Storyboard.Controller] {
        Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
    }

    // MARK: Controllers

    /// Finds the controllers that both versions contain.
    private mutating func match() {
        let newIDs = Set(new.controllers.map(\.id))
        for controller in old.controllers where newIDs.contains(controller.id) { ids[controller.id] = controller.id }
        match { $0.storyboardIdentifier.map { "identifier \($0)" } }
        match { controller in
            let target = [controller.storyboardName, controller.referencedIdentifier].map { $0 ?? "" }
            return controller.customClass ?? (controller.isPlaceholder ? target.joined(separator: ".") : nil)
        }
    }

    /// Pairs the remaining controllers whose key occurs once in each version.
    private mutating func match(by key: (Storyboard.Controller) -> String?) {
        let taken = Set(ids.values)
        func rest(_ all: [Storyboard.Controller]) -> [String: [String]] {
            all.reduce(into: [:]) { rest, controller in
                if let key = key(controller) { rest[key, default: []].append(controller.id) }
            }
        }
        let left = rest(old.controllers.filter { ids[$0.id] == nil })
        let right = rest(new.controllers.filter { !taken.contains($0.id) })
        for (key, found) in left where found.count == 1 && right[key]?.count == 1 { ids[found[0]] = right[key]?[0] }
    }

    private func element(_ left: Storyboard.Controller?, _ right: Storyboard.Controller?)
        -> Element<Storyboard.Controller>
    {
        var properties: [Property] = []
        if let left, let right {
            properties = StoryboardComparison.differences(
                left, right,
                [
                    ("element", { $0.element }), ("class", { $0.customClass }), ("module", { $0.customModule }),
                    ("identifier", { $0.storyboardIdentifier }), ("title", { $0.title }),
                    ("navigation title", { $0.navigationTitle }),
                    ("tab title", { $0.tabTitle }), ("label", { $0.userLabel }), ("nib", { $0.nibName }),
                    ("storyboard", { $0.storyboardName }), ("reference", { $0.referencedIdentifier }),
                    ("bundle", { $0.bundleIdentifier }), ("role", { $0.role }),
                ])
            let (was, isNow) = (old.initial == left.id, new.initial == right.id)
            if was != isNow { properties.append(Property(name: "initial", old: "\(was)", new: "\(isNow)")) }
        }
        let board = right == nil ? old : new
        let text = (right ?? left).map { board.description(of: $0) } ?? ""
        return Element(old: left, new: right, text: text, properties: properties)
    }

    private static func differences<Value>(
        _ old: Value, _ new: Value, _ values: [(name: String, value: (Value) -> String?)]
    ) -> [Property] {
        values.compactMap { name, value in
            let (left, right) = (value(old), value(new))
            return left == right ? nil : Property(name: name, old: left, new: right)
        }
    }

    // MARK: Segues

    /// The values of a segue that are compared. The ends are IDs of the new version, if it contains them.
    private struct Facts {
        var source: String?
        var destination: String?
        var order: String?
    }

    private mutating func compareSegues() {
        let (left, right) = (facts(of: old, ids), facts(of: new, [:]))
        let partners = partners(left, right)
        let names = old.labels.merging(new.labels) { $1 }
        let texts = (old.segueDescriptions, new.segueDescriptions)
        segues = zip(new.segues, partners).enumerated().map { index, pair in
            let (segue, partner) = pair
            guard let partner else { return Element(old: nil, new: segue, text: texts.1[index], properties: []) }
            let was = old.segues[partner]
            var properties: [Property] = []
            func add(_ name: String, _ isSame: Bool, _ old: String?, _ new: String?) {
                if !isSame { properties.append(Property(name: name, old: old, new: new)) }
            }
            func label(_ id: String?) -> String? { id.map { names[$0] ?? $0 } }
            let (from, to) = (left[partner], right[index])
            add("source", from.source == to.source, label(was.source), label(segue.source))
            add("destination", from.destination == to.destination, label(was.destination), label(segue.destination))
            add("order", from.order == to.order, from.order, to.order)
            properties += StoryboardComparison.differences(
                was, segue,
                [
                    ("kind", { $0.kind }), ("identifier", { $0.identifier }), ("relationship", { $0.relationship }),
                    ("class", { $0.customClass }), ("style", { $0.modalPresentationStyle }),
                    ("action", { $0.unwindAction }), ("trigger", { $0.trigger }), ("creation", { $0.creationSelector }),
                    ("animates", { $0.animates.map { "\($0)" } }),
                ])
            return Element(old: was, new: segue, text: texts.1[index], properties: properties)
        }
        let kept = Set(partners.compactMap(\.self))
        segues += old.segues.indices.filter { !kept.contains($0) }.map { index in
            Element(old: old.segues[index], new: nil, text: texts.0[index], properties: [])
        }
    }

    /// Returns the index of the old version's segue for each segue of the new version, or nil for an added one: the segue
    /// with the same ID or, without one, with the same ends, kind, and identifier or, without one, with the same source
    /// and identifier.
    private func partners(_ left: [Facts], _ right: [Facts]) -> [Int?] {
        func pair(_ partners: inout [Int?], by key: (Storyboard.Segue, Facts) -> [String?]?) {
            let taken = Set(partners.compactMap(\.self))
            var free: [[String?]: [Int]] = [:]
            for index in old.segues.indices.reversed() where !taken.contains(index) {
                if let key = key(old.segues[index], left[index]) { free[key, default: []].append(index) }
            }
            for index in new.segues.indices where partners[index] == nil {
                if let key = key(new.segues[index], right[index]) { partners[index] = free[key]?.popLast() }
            }
        }
        var partners: [Int?] = new.segues.map { _ in nil }
        pair(&partners) { segue, _ in segue.id.map { [$0] } }
        pair(&partners) { segue, facts in [facts.source, facts.destination, segue.kind, segue.identifier] }
        pair(&partners) { segue, facts in segue.identifier.map { [facts.source, $0] } }
        return partners
    }

    private func facts(of board: Storyboard, _ ids: [String: String]) -> [Facts] {
        var counts: [String: Int] = [:]
        let totals = board.segues.reduce(into: [String: Int]()) { $0[key(of: $1), default: 0] += 1 }
        return board.segues.map { segue in
            let key = key(of: segue)
            counts[key, default: 0] += 1
            let isOrdered = segue.work == .relationship && totals[key, default: 0] > 1
            return Facts(
                source: segue.source.map { ids[$0] ?? $0 }, destination: segue.destination.map { ids[$0] ?? $0 },
                order: isOrdered ? "\(counts[key, default: 1])" : nil)
        }
    }

    private func key(of segue: Storyboard.Segue) -> String { "\(segue.source ?? "") \(segue.relationship ?? "")" }
}
