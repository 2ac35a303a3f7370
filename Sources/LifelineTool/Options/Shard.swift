import ArgumentParser

/// A share of the inputs, so that several machines or processes do a large corpus: `2/8` is every eighth, from the second.
struct Shard: ExpressibleByArgument {
    private let number: Int
    private let count: Int

    /// Reads `2/8`; nil for what is no share.
    init?(argument: String) {
        let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], count > 0, 1...count ~= number else {
            return nil
        }
        (self.number, self.count) = (number, count)
    }

    /// The elements that are in this share, in their order.
    func share<Element>(of all: [Element]) -> [Element] {
        stride(from: number - 1, to: all.count, by: count).map { all[$0] }
    }
}
