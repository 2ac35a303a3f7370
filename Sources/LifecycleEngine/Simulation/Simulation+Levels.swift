import LifecycleModel

extension UIViewController {
    /// Whether `other` may come below this controller, as a child or presented: not deeper than a hierarchy can be walked.
    func mayHold(_ other: UIViewController) -> Bool {
        let above = sequence(first: self) { $0.holder }
        let below = levels(from: other) { $0.children + [$0.presentedViewController].compactMap { $0 } }
        return simulation.mayNest(above.reduce(below) { count, _ in count + 1 }, about: other)
    }
}

extension UIView {
    /// Whether `view` may come into this one: not deeper than a hierarchy can be walked.
    func mayHold(_ view: UIView) -> Bool {
        let above = sequence(first: self) { $0.superview }.lazy.filter { !($0 is UIWindow) }
        let below = levels(from: view, \.subviews)
        return simulation.mayNest(above.reduce(below) { count, _ in count + 1 }, about: view.owner)
    }
}

extension Simulation {
    /// Whether so many levels may be walked. Where not, that is recorded, and the story ends here.
    fileprivate func mayNest(_ levels: Int, about subject: UIViewController?) -> Bool {
        guard levels > PlayLimit.levels.value else { return true }
        stop(PlayLimit.levels.refusal, about: subject)
        return false
    }
}

/// How many levels there are below `top`, itself included; one more than may be, where there are too many.
private func levels<Element>(from top: Element, _ below: (Element) -> [Element]) -> Int {
    var count = 0
    var row = [top]
    while !row.isEmpty, count <= PlayLimit.levels.value {
        count += 1
        row = row.flatMap(below)
    }
    return count
}
