/// A colour by its role: what it is called, and what it is in a light and in a dark drawing.
///
/// A drawing is written in light colours. Its style sheet finds each by its very value and puts the custom property
/// `--lifeline-NAME` in its place, so two inks of one drawing never share a light value.
public struct Ink: Sendable, Hashable {
    private final class Words: Sendable, Hashable {
        let name, light, dark: String

        init(_ name: String, _ light: String, _ dark: String) {
            (self.name, self.light, self.dark) = (name, light, dark)
        }

        static func == (left: Words, right: Words) -> Bool {
            left === right || (left.name, left.light, left.dark) == (right.name, right.light, right.dark)
        }

        func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    /// The words lie elsewhere: a few inks are spoken of hundreds of thousands of times.
    private let words: Words

    /// The name of the role, in lower case with hyphens, as `state-appeared`.
    public var name: String { words.name }
    /// The colour on a light page, as `#rrggbb` in lower case.
    public var light: String { words.light }
    /// The colour on a dark page, as `#rrggbb` in lower case.
    public var dark: String { words.dark }

    /// Whether it is the very same ink, and not only one of the same words.
    func isVery(_ other: Ink) -> Bool { words === other.words }

    /// Makes an ink.
    public init(_ name: String, light: String, dark: String) { words = Words(name, light, dark) }
}

/// The colours in which a drawing comes out.
public enum ColorScheme: String, Sendable, Hashable, CaseIterable {
    /// Light on its own, for print.
    case light
    /// Dark on its own.
    case dark
    /// Light, and dark where the reader's page is: SVG by style sheet, everything else light.
    case auto

    /// What `ink` is in this scheme, before any style sheet.
    func value(of ink: Ink) -> String { self == .dark ? ink.dark : ink.light }
}
