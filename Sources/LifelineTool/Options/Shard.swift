import ArgumentParser

/// A shard of the inputs, for dividing many inputs among several machines. `2/8` is every eighth input, starting with
/// the second.
struct Shard: ExpressibleByArgument {
    private let number: Int
    private let count: Int

    init?(argument: String) {
        let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], count > 0, 1...count ~= number else {
            return nil
        }
        (self.number, self.count) = (number, count)
    }

    func share<Element>(of all: [Element]) -> [Element] {
        stride(from: number - 1, to: all.count, by: count).map { all[$0] }
    }
}
