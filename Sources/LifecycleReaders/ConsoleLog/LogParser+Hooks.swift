import LifecycleModel

extension LogParser {
    mutating func add(_ sighting: Sighting, _ prefix: LinePrefix, _ number: Int) {
        if sighting.isHook {
            endHook()
            if !builders[current].isKnown(sighting) {
                pendingHook = PendingHook(sighting: sighting, prefix: prefix, line: number)
            }
            return
        }
        if let hook = pendingHook {
            if hook.sighting.isHook(of: sighting) {
                pendingHook = nil
                var known = sighting
                known.address = sighting.address ?? hook.sighting.address
                return commit(known, prefix, number)
            }
            endHook()
        }
        commit(sighting, prefix, number)
    }

    private mutating func commit(_ sighting: Sighting, _ prefix: LinePrefix, _ number: Int) {
        var sighting = sighting
        if let own = sighting.leadingNumber, sighting.name == nil {
            if let first = context.leadingNumbers.add(own) { builders[current].number(first) }
            if context.leadingNumbers.areInstances { sighting.address = own }
        }
        if let name = sighting.name, sighting.name != context.owner || context.owner == nil {
            if knownNames.insert(name).inserted { context.add(name) }
        } else {
            context.hasBare = true
        }
        if let address = sighting.address, address.utf8.count < 4 { context.hasNumbers = true }
        if !builders[current].add(sighting, prefix: prefix, line: number, isAfterGap: hadGap) {
            builders[current].skip()
        }
    }

    /// Adds the pending callback that only a swizzled method printed.
    mutating func endHook() {
        guard let hook = pendingHook else { return }
        pendingHook = nil
        commit(hook.sighting, hook.prefix, hook.line)
    }
}

extension Sighting {
    /// Returns whether this sighting, printed by a swizzled method, and `other` report the same call.
    fileprivate func isHook(of other: Sighting) -> Bool {
        guard callback == other.callback else { return false }
        guard let name, let own = other.name else { return true }
        return name.split(separator: ".").last == own.split(separator: ".").last
    }
}
