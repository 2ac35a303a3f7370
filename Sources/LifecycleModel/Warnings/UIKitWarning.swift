import LifecycleCatalog

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
    public let raisedSince: Int?
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
    /// Whether the message reports a mistake that has to be fixed, and not only a possible one.
    public let isError: Bool
    /// The IDs of the rules that report the call that caused the message.
    public let rules: [String]
    /// The title of the section of *Evidence: UIKit's Warnings* that lists the message.
    public let section: String
    /// The issues on GitHub whose logs contain the message, such as `google/paco#850`.
    public let reports: [String]
    /// What is special or unknown about the wording or its source, or nil.
    public let note: String?
    /// The element of a storyboard whose identifier the message contains.
    package let identifier: StoryboardElement?

    /// An element of a storyboard that has an identifier.
    package enum StoryboardElement: String, Sendable { case scene, segue }

    /// All known messages, grouped by topic.
    public static let all: [UIKitWarning] = Catalog.Messages.sections.flatMap { title, entries in
        entries.map { UIKitWarning($0, section: title) }
    }

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
        return templates.min { distance($0) < distance($1) } ?? Template(text: id, versions: 2...Int.max)
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

    private init(_ entry: Entry, section: String) {
        id = entry.id
        let raised = entry.fields.first { $0.key == "raises" }
        raisedSince = raised?.versions?.lowerBound
        kind = raised == nil ? .warning : raisedSince == nil ? .exception : .warningOrException
        exception = raised.flatMap { $0.value == "unknown" ? nil : $0.value }
        templates = entry.fields.filter { $0.key == "text" }
            .map { Template(text: $0.value, versions: $0.versions ?? 2...Int.max) }
        subject = entry.text("subject")
        (cause, explanation, fix) = (entry["cause"], entry["means"], entry["fix"])
        isError = entry.text("severity").map { $0 == Severity.error.rawValue } ?? (kind == .exception)
        (rules, reports, note) = (entry.items("rules", separator: " "), entry.items("reports"), entry.text("note"))
        self.section = section
        identifier = StoryboardElement(rawValue: entry["identifier"])
    }
}
