import LifecycleModel

/// One callback as a line of a log shows it.
struct Sighting: Equatable {
    /// Whether the line tells of the callback's beginning, its end, or just of it.
    enum Phase: Equatable { case whole, start, end }

    var callback: Callback
    /// The controller's class or alias as printed; nil where the line names none.
    var name: String?
    /// The address, UUID or index that tells instances apart.
    var address: String?
    /// Whether the name is the class of the object itself, as its description prints it, and no base class of it.
    var isObject = false
    /// The class in which the method stands, where it is printed beside the object.
    var methodClass: String?
    var animated: Bool?
    var phase = Phase.whole
    /// The line of the source file, where the logger prints it.
    var sourceLine: Int?
    /// Whether the logger prints where it was called and a message of its own: such a prefix may repeat.
    var hasMessage = false
    /// Whether a swizzled method prints it beside the real one.
    var isHook = false

    init(_ callback: Callback, name: String? = nil, address: String? = nil) {
        (self.callback, self.name, self.address) = (callback, name, address)
    }
}

/// What stands around a callback's name in a message.
struct Phrase {
    /// The whole message, for what only the whole tells.
    var message: Scalars
    /// What stands before the callback.
    var before: Scalars
    var mention: CallbackMention
    /// What stands after it.
    var after: Scalars
    /// What was before the message.
    var prefix: LinePrefix
    /// What the lines before have shown.
    var context: LogContext
}

/// What the lines so far have shown of the log.
struct LogContext {
    /// The names that controllers go by, in lower case.
    var names: Set<String> = []
    /// Whether callbacks were seen with, or without, a name.
    var hasNamed = false
    /// Whether one of the names was a controller's class.
    var hasClass = false
    var hasBare = false
    /// Whether numbers behind the callbacks told controllers apart.
    var hasNumbers = false
    /// Whether lines of source code were seen that declare callbacks or call them.
    var hasSource = false
    /// The controller whose name stood on a line of its own before the callbacks.
    var owner: String?
    /// The controllers at the heads of a table's columns.
    var columns: [String] = []
}
