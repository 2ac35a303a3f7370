import LifecycleModel

struct Sighting: Equatable {
    /// Whether the line reports the start of the callback, its end, or the callback as a whole.
    enum Phase: Equatable {
        case whole, start, end

        /// The phase that a lowercase word such as `started` marks, or nil for other words.
        init?(word: String) {
            if LogWords.beginnings.contains(word) {
                self = .start
            } else if LogWords.endings.contains(word) {
                self = .end
            } else {
                return nil
            }
        }
    }

    var callback: Callback
    /// The controller's class or alias as printed, or nil if the line doesn't name a controller.
    var name: String?
    /// The address, UUID, or number that distinguishes instances, or nil if the line doesn't contain one.
    var address: String?
    /// The number before the callback, if the line doesn't name a controller. ``LeadingNumbers`` determines whether the
    /// number distinguishes instances.
    var leadingNumber: String?
    /// Whether the name is the class from the object's description, rather than an alias or the name of a base class.
    var isObject = false
    /// The class in an Objective-C method name, such as `-[HomeViewController viewDidLoad]`, or nil for other lines.
    var methodClass: String?
    var animated: Bool?
    var phase = Phase.whole
    /// The line number in the source file, or nil if the logger doesn't print it.
    var sourceLine: Int?
    /// Whether a message follows the callback. A logger that prints the source location repeats the callback's name
    /// with each message.
    var hasMessage = false
    /// The words of the message that are the same in each line of a logger that prints a value with each callback: the
    /// message without numbers, quotations, and values. Nil if no message follows.
    var remark: String?
    /// The container in the argument of `willMove(toParent:)` or `didMove(toParent:)`, with an empty class for nil, or nil if
    /// the line doesn't print the argument.
    var parent: ObjectDescription?
    /// Whether a swizzled method printed the line. The original method may print a line for the same call.
    var isHook = false

    /// Whether the line is another message within the call that an earlier line reports. The same remark again is from
    /// another call.
    func isMessage(after other: Sighting) -> Bool { hasMessage && (remark == nil || remark != other.remark) }

    init(_ callback: Callback, name: String? = nil, address: String? = nil) {
        (self.callback, self.name, self.address) = (callback, name, address)
    }
}

/// A callback's name in a message, with the text around it.
struct Phrase {
    var message: Scalars
    var before: Scalars
    var mention: CallbackMention
    var after: Scalars
    var prefix: LinePrefix
    var context: LogContext
    /// The hints of the words in the message, ignoring case.
    let signs: WordScanner.Hints

    init(
        message: Scalars, before: Scalars, mention: CallbackMention, after: Scalars, prefix: LinePrefix,
        context: LogContext
    ) {
        (self.message, self.before, self.mention, self.after) = (message, before, mention, after)
        (self.prefix, self.context) = (prefix, context)
        signs = MessageForm.messageFilter.hints(in: message.lazy.map { UInt8(exactly: $0.value) ?? 0xFF })
    }
}

extension Phrase {
    /// The container in the argument of `willMove(toParent:)` or `didMove(toParent:)`: `(toParent: C)`, ` C`, `: <C: 0x…>`, or
    /// `parent=nil`. The class is empty if the argument is nil. Nil for other callbacks, and without an argument.
    var parent: ObjectDescription? {
        guard mention.callback == .willMoveToParent || mention.callback == .didMoveToParent else { return nil }
        let text = (Array(mention.arguments) + [" "] + Array(after.prefix(200)))[...]
        if let (object, _) = ObjectDescription.all(in: text).first { return object }
        let labels: Set = ["toparent", "parent", "toparentviewcontroller", "viewcontroller", "optional", "to"]
        let word = text.split { !$0.isWord && $0 != "." }.first { !labels.contains($0.lowercase) }
        guard let name = word?.string else { return nil }
        if ["nil", "null", "none"].contains(name.lowercased()) { return ObjectDescription(className: "") }
        return context.isController(name) || ControllerName.isLabel(name) ? ObjectDescription(className: name) : nil
    }
}

/// Information from the lines so far that affects how the next lines are read.
struct LogContext {
    /// The names of controllers, in lowercase, with and without their modules.
    var names: Set<String> = []
    /// Whether a callback was read from a line that names a controller other than ``owner``.
    var hasNamed = false
    /// Whether one of the names was a controller class.
    var hasClass = false
    /// Whether a callback was read from a line that names no controller or only ``owner``.
    var hasBare = false
    /// Whether a callback was read with a number that distinguishes instances.
    var hasNumbers = false
    var leadingNumbers = LeadingNumbers()
    /// Whether lines of source code that declare or call callbacks were read.
    var hasSource = false
    /// The controller name that was alone on a line, or nil. The next callbacks whose lines don't name a controller
    /// belong to this controller.
    var owner: String?
    /// The kind of text that the last line without callbacks announces.
    var announcement = HeadingTracker.Announcement.other
    /// The columns in which the position of a callback shows its controller.
    var lanes = NameColumns()
    /// The cells of a table's header, which can name the controllers of the columns.
    var columns: [String] = []

    /// Returns whether the name looks like a controller class or is the name of a known controller. The receiver of a
    /// delegate callback can be another object.
    func isController(_ name: String?) -> Bool {
        guard let name = name?.lowercased() else { return false }
        return names.contains(name) || name.split(separator: " ").contains { ControllerName.isClass(String($0)) }
    }

    /// Records the name of a callback's controller.
    mutating func add(_ name: String) {
        let lower = name.lowercased()
        if names.insert(lower).inserted, let short = lower.split(separator: ".").last { names.insert(String(short)) }
        hasNamed = true
        if ControllerName.isClass(lower) { hasClass = true }
    }
}
