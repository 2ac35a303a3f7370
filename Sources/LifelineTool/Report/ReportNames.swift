/// The names of an input's sections in a report. They are found for all inputs together, so that they are unique.
struct ReportNames: Codable, Sendable {
    /// The number of the input, starting at 1.
    private var number = 1
    /// The name of the first section in links.
    private var slug = "run"
    /// The numbers that can't be appended to the name, because the results are names of other inputs.
    private var taken: Set<Int> = []
    private var count = 0
    private var last = 1

    /// Returns the names for the sections of each input.
    static func names(of inputs: [Input]) -> [ReportNames] {
        var all: [ReportNames] = []
        var (slugs, counts): (Set<String>, [String: Int]) = (["index"], [:])
        var taken: [Substring: Set<Int>] = [:]
        for input in inputs {
            var names = ReportNames()
            (names.number, names.slug) = (all.count + 1, free(Path.name(input.stem), &slugs, &counts))
            all.append(names)
        }
        for slug in slugs {
            guard let dash = slug.lastIndex(of: "-"), let number = Int(slug[slug.index(after: dash)...]) else {
                continue
            }
            taken[slug[..<dash], default: []].insert(number)
        }
        for index in all.indices { all[index].taken = taken[all[index].slug.lowercased()[...]] ?? [] }
        return all
    }

    /// Returns the name of the next section in links, and a prefix for the IDs in its drawings.
    mutating func next() -> (slug: String, prefix: String) {
        count += 1
        guard count > 1 else { return (slug, "r\(number)") }
        repeat { last += 1 } while taken.contains(last)
        return ("\(slug)-\(last)", "r\(number)-\(count)")
    }

    /// Returns a unique name that can't be mistaken for an ID in a drawing. Names that differ only in letter case
    /// count as equal, because the names are also file names.
    ///
    /// - Parameter counts: The last number that was appended to each name.
    private static func free(_ name: String, _ slugs: inout Set<String>, _ counts: inout [String: Int]) -> String {
        let plain = HTML.slug(name)
        let isLikeDrawing = plain.wholeMatch(of: /r[0-9]+-.*/) != nil
        let base = isLikeDrawing ? "run-" + plain : plain
        var (slug, count) = (base, counts[base.lowercased(), default: 1])
        while !slugs.insert(slug.lowercased()).inserted {
            count += 1
            slug = "\(base)-\(count)"
        }
        counts[base.lowercased()] = count
        return slug
    }
}
