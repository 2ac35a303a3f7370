import LifecycleModel

/// The columns of a log in which the position of a callback shows its controller: those of a header such as
/// `oldVC    newVC`, or the column of a callback whose line names the controller.
struct NameColumns {
    private var names: [(start: Int, name: String)] = []
    private var isHeader = false
    /// The line that names the controller of its callback. Its column is measured only if a line below may use it.
    private var above: (message: Scalars, line: Scalars)?

    init() {}

    /// Reads a header of two or more names of controllers, which tabs or two or more spaces separate. Returns nil for
    /// other text.
    init?(header text: Scalars, context: LogContext) {
        var end = text.startIndex
        for word in text.split(whereSeparator: { $0.isBlank || $0 == "\r" }) {
            let gap = text[end..<word.startIndex]
            guard names.isEmpty || gap.count > 1 || gap.first == "\t", word.allSatisfy(\.isWord),
                CallbackMention.all(in: word).isEmpty,
                context.isController(word.string) || ControllerName.isLabel(word.string)
            else { return nil }
            names.append((text[..<word.startIndex].width, word.string))
            end = word.endIndex
        }
        guard names.count > 1 else { return nil }
        isHeader = true
    }

    /// Returns the callbacks of a line with the names of their columns. If the line names the controller of its only
    /// callback, the name also applies to the same column of the next lines, up to a line of other text
    /// (`isSeparated`).
    mutating func align(_ sightings: [Sighting], in message: Scalars, of line: Scalars, isSeparated: Bool) -> [Sighting]
    {
        if isSeparated, !isHeader { self = NameColumns() }
        let isIndented = message.startIndex - line.startIndex > 3
        if isHeader || isIndented && !names.isEmpty, sightings.allSatisfy({ $0.name == nil }),
            let aligned = aligned(message, of: line)
        {
            return aligned
        }
        self = NameColumns()
        if sightings.count == 1, let name = sightings[0].name {
            names = [(0, name)]
            above = (message, line)
        }
        return sightings
    }

    /// Returns the callbacks of a line that contains only callbacks in the columns of names, or nil for other lines.
    private mutating func aligned(_ message: Scalars, of line: Scalars) -> [Sighting]? {
        let mentions = CallbackMention.all(in: message)
        guard let first = mentions.first, let last = mentions.last,
            !line[..<first.range.lowerBound].contains(where: \.isWord),
            line[last.range.upperBound...].split(whereSeparator: { !$0.isWord }).count < 2
        else { return nil }
        let starts = mentions.map { line[..<$0.range.lowerBound].width }
        if let above, let named = CallbackMention.all(in: above.message).first {
            names[0].start = above.line[..<named.range.lowerBound].width
        }
        guard isHeader || starts == [names[0].start] else { return nil }
        return zip(mentions, starts).map { mention, start in
            Sighting(mention.callback, name: names.min { abs($0.start - start) < abs($1.start - start) }?.name)
        }
    }
}
