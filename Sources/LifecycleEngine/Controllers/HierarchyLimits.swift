import LifecycleModel

extension UIViewController {
    /// Returns whether this controller can contain or present `other` without exceeding the maximum number of levels.
    /// If it can't, stops the simulation and records the reason.
    func canRetain(_ other: UIViewController) -> Bool {
        let above = sequence(first: self) { $0.holder }
        let below = levels(from: other) { $0.children + [$0.directlyPresented].compactMap { $0 } }
        return simulation.mayNest(above.reduce(below) { count, _ in count + 1 }, about: other)
    }
}

extension UIView {
    /// Returns whether this view can contain `view` without exceeding the maximum number of levels. If it can't, stops
    /// the simulation and records the reason.
    func canRetain(_ view: UIView) -> Bool {
        let above = sequence(first: self) { $0.superview }.lazy.filter { !($0 is UIWindow) }
        let below = levels(from: view, \.subviews)
        return simulation.mayNest(above.reduce(below) { count, _ in count + 1 }, about: view.owner)
    }
}

extension Simulation {
    /// Returns whether a hierarchy can have `levels` levels. If it can't, stops the simulation and records the reason.
    fileprivate func mayNest(_ levels: Int, about subject: UIViewController?) -> Bool {
        guard levels > PlayLimit.levels.value else { return true }
        stop(PlayLimit.levels.refusal, about: subject)
        return false
    }
}

/// Returns the number of levels from `top` downward, including `top`. The count ends at one more than the maximum.
private func levels<Element>(from top: Element, _ below: (Element) -> [Element]) -> Int {
    var count = 0
    var row = [top]
    while !row.isEmpty, count <= PlayLimit.levels.value {
        count += 1
        row = row.flatMap(below)
    }
    return count
}
