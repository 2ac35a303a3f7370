/// A message from UIKit about view controllers: a warning that UIKit prints or an exception that UIKit raises.
///
/// Source of the wordings and versions: the article *Evidence: UIKit's Warnings*. The log reader recognizes the
/// messages, and `explain` describes them. The engine records some of them.
public struct UIKitWarning: Sendable, Hashable {
    /// The kind of a message: a warning, an exception, or one of them depending on the iOS version.
    public enum Kind: String, Sendable, CaseIterable {
        /// UIKit prints the message and continues.
        case warning
        /// UIKit raises an exception with the message.
        case exception
        /// Earlier versions print the message, and later versions raise an exception with it.
        case warningOrException = "warning-or-exception"
    }

    /// A wording of a message, with the iOS versions that use it.
    public struct Template: Sendable, Hashable {
        /// The text with placeholders in braces. For example, `<{A}: {addr}>` stands for the class and the address of
        /// the object `A`.
        public let text: String
        /// The iOS versions that use the wording. The limits are approximate.
        public let versions: ClosedRange<Int>

        /// The names of the placeholders, in order and without `addr`.
        public var placeholders: [String] { WarningTemplate.parts(of: text).compactMap(\.name).filter { $0 != "addr" } }
    }

    /// The ID of the message.
    public let id: String
    /// Whether the message is a warning, an exception, or one of them depending on the iOS version.
    public let kind: Kind
    /// The first iOS version that raises an exception, for a message that is printed or raised depending on the
    /// version.
    public var raisedSince: Int?
    /// The name of the exception, or nil if the message is only printed or the name is unknown.
    public let exception: String?
    /// The wordings, oldest first.
    public let templates: [Template]
    /// The placeholder for the controller that the message is about, or nil if the message doesn't name a controller.
    public let subject: String?
    /// The cause of the message in the app.
    public let cause: String
    /// The meaning of the message.
    public let explanation: String
    /// The fix for the cause.
    public let fix: String

    /// All known messages, grouped by topic.
    public static let all: [UIKitWarning] =
        presentation + dismissal + navigation + containment + views
        + interfaceBuilder + application

    private static let index = [String: UIKitWarning](all.map { ($0.id, $0) }) { first, _ in first }

    /// Returns the message with an ID, or nil.
    public static func named(_ id: String) -> UIKitWarning? { index[id] }

    /// Returns whether UIKit raises an exception with the message in the version `ios`, or in every version if `ios` is
    /// nil.
    public func isException(in ios: IOSVersion?) -> Bool {
        kind == .exception || (raisedSince.map { $0 <= ios?.major ?? 0 } ?? false)
    }

    /// Returns the first wording that covers the version `ios`, or otherwise the wording with the nearest versions.
    public func template(ios: IOSVersion) -> Template {
        func distance(_ template: Template) -> Int {
            max(template.versions.lowerBound - ios.major, ios.major - template.versions.upperBound, 0)
        }
        return templates.min { distance($0) < distance($1) } ?? Template(text: id, versions: 2...26)
    }

    /// Returns the message as UIKit prints it in the version `ios`, with its placeholders replaced. For the object
    /// `A`, `values` contains the class name with the key `A`, and the address with the key `A.addr`.
    ///
    /// An object without an address is printed as `<HomeViewController>`. An object without a class name and an address
    /// is printed as `(null)` if the wording has angle brackets around it, and otherwise as `?`. A placeholder that
    /// begins with a lowercase letter and has no value is printed as an ellipsis.
    public func text(ios: IOSVersion, filling values: [String: String]) -> String {
        WarningTemplate.filled(template(ios: ios).text, values)
    }

    static func printed(
        _ id: String, _ templates: [Template], subject: String? = nil, cause: String, means: String, fix: String
    ) -> UIKitWarning {
        UIKitWarning(
            id: id, kind: .warning, exception: nil, templates: templates, subject: subject, cause: cause,
            explanation: means, fix: fix)
    }

    static func printed(
        _ id: String, _ text: String, _ versions: ClosedRange<Int> = 2...26, subject: String? = nil, cause: String,
        means: String, fix: String
    ) -> UIKitWarning {
        printed(id, [.text(text, versions)], subject: subject, cause: cause, means: means, fix: fix)
    }

    static func raised(
        _ id: String, _ exception: String? = nil, _ text: String, _ versions: ClosedRange<Int> = 2...26,
        subject: String? = nil, cause: String, means: String, fix: String
    ) -> UIKitWarning {
        raised(id, exception, [.text(text, versions)], subject: subject, cause: cause, means: means, fix: fix)
    }

    static func raised(
        _ id: String, _ exception: String? = nil, _ templates: [Template], subject: String? = nil, cause: String,
        means: String, fix: String
    ) -> UIKitWarning {
        UIKitWarning(
            id: id, kind: .exception, exception: exception, templates: templates, subject: subject, cause: cause,
            explanation: means, fix: fix)
    }
}

extension UIKitWarning.Template {
    static func text(_ text: String, _ versions: ClosedRange<Int> = 2...26) -> Self {
        Self(text: text, versions: versions)
    }
}
