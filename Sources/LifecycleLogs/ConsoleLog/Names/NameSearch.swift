import LifecycleModel

/// A search for the controller's name in pieces of text. The last piece is nearest to the callback.
struct NameSearch {
    private(set) var verdict = ControllerName.Verdict.nothing
    /// The number that distinguishes instances, such as `2` in `Home#2`, `Home[2]`, or `Home index 2`.
    private(set) var index: String?
    /// Whether the line reports the start or the end of the callback.
    private(set) var phase = Sighting.Phase.whole
    /// The line number after the name of the source file.
    private(set) var sourceLine: Int?
    /// The address or UUID that distinguishes instances.
    private(set) var address: String?

    var name: ControllerName? { if case .name(let name) = verdict { name } else { nil } }
    /// The address, UUID, or number that distinguishes the instance from other instances of its class.
    var identity: String? { address ?? name?.identity ?? index }

    /// Searches from the last piece to the first. A class, a source file, or a known name takes precedence over another
    /// alias, an alias outside brackets over an alias in brackets, and a near alias over a distant alias. If the last
    /// piece is part of a sentence, and is neither a label nor in brackets, the verdict is `prose`.
    init(_ pieces: [NamePiece], context: LogContext) {
        var weak: ControllerName?
        var weakIsEnclosed = false
        var isSentence = false
        for position in pieces.indices.reversed() {
            let piece = pieces[position]
            note(piece, before: position > 0 ? pieces[position - 1] : nil)
            let afterLabel = position > 0 && pieces[position - 1].isLabel
            switch ControllerName.classify(piece, afterLabel: afterLabel, context: context) {
            case .nothing: continue
            case .prose where position == pieces.indices.last && piece.isLabel:
                // `View moved from disappeared to appearing: viewWillAppear(_:)`: a sentence introduces the callback.
                if let name = ControllerName.className(in: piece) { verdict = .name(name) }
                return
            case .prose:
                if position == pieces.indices.last, !piece.isEnclosed {
                    verdict = .prose
                    return
                }
                isSentence = isSentence || !piece.isEnclosed
            case .name(let name):
                if name.strength == .strong {
                    verdict = .name(name)
                    return
                }
                // `View moved from <A> to <B>: f`: text before part of a sentence belongs to the sentence and is not an
                // alias.
                if !isSentence, weak == nil || weakIsEnclosed && !piece.isEnclosed {
                    weak = name
                    weakIsEnclosed = piece.isEnclosed
                }
            }
        }
        if let weak { verdict = .name(weak) }
    }

    private mutating func note(_ piece: NamePiece, before: NamePiece?) {
        for word in piece.text.split(whereSeparator: \.isBlank) {
            let lower = word.lowercase
            if address == nil, lower.hasPrefix("0x") || ControllerName.isUUID(word) { address = word.string }
            phase = Sighting.Phase(word: lower) ?? phase
        }
        if index == nil { index = Ordinal(endOf: piece.text.split(whereSeparator: \.isBlank))?.number }
        guard piece.text.allSatisfy(\.isDigit), let number = Int(piece.text.string) else { return }
        if let before, before.text.hasSuffix(".swift") || before.text.hasSuffix(".m") || before.text.hasSuffix(".mm") {
            sourceLine = number
        } else if piece.isAttached, before != nil, number < 100, index == nil {
            index = piece.text.string
        }
    }
}
