/// A text of UIKit's own that speaks of a life gone wrong: a warning that it prints or an exception that it raises.
///
/// Wording and versions: the article *Evidence: UIKit's Warnings*. The engine prints the texts, the log reader
/// recognizes them, and `explain` describes what they mean.
public struct UIKitWarning: Sendable, Hashable {
    /// Whether UIKit goes on after the text.
    public enum Kind: String, Sendable, CaseIterable {
        /// It is printed and the app goes on.
        case warning
        /// It is the reason of an exception.
        case exception
        /// It was printed by older versions and is raised by newer ones.
        case warningOrException = "warning-or-exception"
    }

    /// One wording, with the versions that use it.
    public struct Template: Sendable, Hashable {
        /// The text with placeholders in braces: `<{A}: {addr}>` is an object that is called `A`.
        public let text: String
        /// The first and last iOS version that use the wording, as far as is known.
        public let versions: ClosedRange<Int>

        /// The names of the placeholders in their order, without `addr`.
        public var placeholders: [String] { WarningTemplate.parts(of: text).compactMap(\.name).filter { $0 != "addr" } }
    }

    /// The name of the warning.
    public let id: String
    /// Whether UIKit goes on after the text.
    public let kind: Kind
    /// The name of the exception; nil for what is only printed.
    public let exception: String?
    /// The wordings, oldest first.
    public let templates: [Template]
    /// The placeholder of the controller that the text is about; nil where it names none.
    public let subject: String?
    /// What in an app brings the text about, in the words of one who knows UIKit.
    public let cause: String
    /// What it means, in plain words.
    public let explanation: String
    /// What to do about it.
    public let wayOut: String

    /// Every text that is known, grouped by subject.
    public static let all: [UIKitWarning] = presentation + dismissal + navigation + containment + views

    private static let index = [String: UIKitWarning](all.map { ($0.id, $0) }) { first, _ in first }

    /// The text with that id, or nil.
    public static func named(_ id: String) -> UIKitWarning? { index[id] }

    /// The wording that `ios` uses: the first whose versions hold it, else the one whose versions are nearest.
    public func template(ios: IOSVersion) -> Template {
        func distance(_ template: Template) -> Int {
            max(template.versions.lowerBound - ios.major, ios.major - template.versions.upperBound, 0)
        }
        return templates.min { distance($0) < distance($1) } ?? Template(text: id, versions: 2...26)
    }

    /// The text as `ios` prints it, with the placeholders filled: `A` by a class name, `A.addr` by its address.
    ///
    /// An object without an address prints as `<HomeViewController>`, and one without a name as `(null)`.
    public func text(ios: IOSVersion, filling values: [String: String]) -> String {
        WarningTemplate.filled(template(ios: ios).text, values)
    }

    static func printed(
        _ id: String, _ templates: [Template], subject: String? = nil, cause: String, means: String, wayOut: String
    ) -> UIKitWarning {
        UIKitWarning(
            id: id, kind: .warning, exception: nil, templates: templates, subject: subject, cause: cause,
            explanation: means, wayOut: wayOut)
    }

    static func raised(
        _ id: String, _ exception: String? = nil, _ templates: [Template], subject: String? = nil, cause: String,
        means: String, wayOut: String
    ) -> UIKitWarning {
        UIKitWarning(
            id: id, kind: .exception, exception: exception, templates: templates, subject: subject, cause: cause,
            explanation: means, wayOut: wayOut)
    }
}

extension UIKitWarning.Template {
    static func text(_ text: String, _ versions: ClosedRange<Int> = 2...26) -> Self {
        Self(text: text, versions: versions)
    }
}
