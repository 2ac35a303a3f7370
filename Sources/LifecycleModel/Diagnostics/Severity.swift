/// How serious a diagnostic is, from the least to the most serious.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
    case note, warning, error

    /// Whether `left` is less serious than `right`.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
