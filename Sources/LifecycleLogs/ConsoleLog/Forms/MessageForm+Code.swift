import LifecycleModel

extension MessageForm {
    private static let codeWords: Set<String> = [
        "override", "func", "void", "IBAction", "NSLog", "println", "debugPrint", "os_log", "selector", "define",
        "import", "let", "var", "return", "public", "private", "internal", "open", "fileprivate", "extension",
        "protocol", "if", "else", "try", "await", "DLog", "NSStringFromSelector",
    ]

    static let codeSigns = [
        " == ", " != ", " ?? ", "case .", "() }", "() {", "selector(", "(NSCoder *)", "(void)",
        "(BOOL)anim",
    ]
    /// Marks of sections, cross-references, and tasks in the comments of source files.
    static let sectionMarks = ["MARK:", "pragma mark", "SeeAlso:", "TODO:", "FIXME:"]

    /// Source code rather than the output of code: `override func viewDidLoad() {`, `[super viewDidLoad];`, or
    /// `print("viewDidLoad")`.
    static let sourceCode = MessageForm(name: "source code", refuses: "override func viewDidLoad() {") { phrase in
        // A logger prints no code.
        if phrase.prefix.seconds != nil || phrase.prefix.process != nil { return .other }
        let phrase = phrase.withoutJSON
        let before = phrase.before
        if let last = phrase.message.trimmed.last, last == "{" || last == ";" { return .refused }
        if !phrase.prefix.isLogged, phrase.mention.arguments.declaresParameter { return .refused }
        if !phrase.prefix.isLogged, isExpression(phrase) || isLink(phrase) { return .refused }
        if phrase.holds(anyOf: sectionMarks, .code) { return .refused }
        if before.hasSuffix("(.") || phrase.holds(anyOf: codeSigns, .code) { return .refused }
        if phrase.message.holds("func ") { return isLabel(before) ? .other : .refused }
        if before.hasPrefix("override ") || before.hasPrefix("def ") || before.hasSuffix("base.") { return .refused }
        if before.hasSuffix("super.") || before.hasSuffix("super ") || before.hasSuffix("super in ")
            || before.hasSuffix("self.")
        {
            return .refused
        }
        if before.hasSuffix("@\"") || before.holds("(@\"") || before.holds("print(") { return .refused }
        if let call = before.range(of: "(\"") ?? before.range(of: "([\""), call.lowerBound > before.startIndex,
            before[call.lowerBound - 1].isWord, !before.hasPrefix("Optional")
        {
            return .refused
        }
        let words = before.split { !$0.isASCIIWord }
        guard let last = words.last else { return .other }
        let isBeside = before.last == "(" || before.last?.isBlank == true && before.trimmed.last?.isWord == true
        let isCode = words.suffix(3).contains { codeWords.contains($0.string) }
        return isBeside && isCode && codeWords.contains(last.string) ? .refused : .other
    }

    /// Returns whether `func` labels the callback behind a controller or a source location, as in
    /// `HomeVC.swift:20 func viewDidLoad()`.
    private static func isLabel(_ before: Scalars) -> Bool {
        guard before.hasSuffix("func ") else { return false }
        let head = before.dropLast(5).trimmed.split { !$0.isWord && $0 != "." }
        return head.contains { ControllerName.isClass($0.lowercase) || ControllerName.isSourceFile($0) }
            && !head.contains { codeWords.contains($0.string) }
    }

    /// Returns whether the callback is part of an expression, a statement, or a scenario. Examples of expressions are
    /// `[.viewDidLoad]`, `Callback.viewDidLoad.exists(in:`, `self.rx.viewDidLoad`, an element of an array of strings,
    /// and an argument of a call that continues on the next line.
    private static func isExpression(_ phrase: Phrase) -> Bool {
        let before = phrase.before
        let message = phrase.message.trimmed
        if let last = message.last {
            if last == "(" || last == "[", message.dropLast().last?.isBlank != true { return true }
            if last == ",", !phrase.prefix.isComment, message.isOpenList { return true }
        }
        if message.last == ")" || message.last == "]", message.dropLast().last == "\"", message.closesMore {
            return true
        }
        if phrase.prefix.isAdded, message.contains("\"") || message.last == ")" { return true }
        if message.holds("{ ") || message.holds(" }") || message.hasSuffix("*/") { return true }
        if statements.contains(where: { message.hasPrefix($0) }) { return true }
        if before.hasSuffix("rx.") || message.holds("\\(") || message.holds("$0") { return true }
        if before.last == "." {
            let sign = before.dropLast().last { !$0.isBlank }
            let isMember = sign.map { "([{,=!&|:?".unicodeScalars.contains($0) } ?? true
            let values = phrase.mention.arguments.trimmed
            let isCall =
                before.endsInVariable && !values.isEmpty && values.last != ":"
                && !phrase.context.names.contains(before.dropLast().lowercase)
            // `- call: home.viewDidLoad` is a step of a scenario.
            let isStep = phrase.prefix.isListed && before.endsInVariable && before.contains(":")
            if isMember || isCall || isStep || before.endsInPath, !before.hasSuffix("..") { return true }
        }
        return before.last == "\"" && phrase.after.first == "\"" && isArgument(phrase)
    }

    /// Returns whether the quoted callback is an argument of a call or an element of a list, as in
    /// `call("viewDidLoad")`.
    private static func isArgument(_ phrase: Phrase) -> Bool {
        let before = phrase.before.dropLast()
        // A tuple or a dictionary that is printed.
        if phrase.message.first == "(" || phrase.message.first == "[" && before.holds("\":") { return false }
        if before.last == "(" || before.last == "[" { return true }
        let rest = phrase.after.dropFirst().drop(while: \.isBlank)
        return before.trimmed.last == "," && !before.holds("\":") || rest.first == ")" || rest.first == "]"
    }

    /// Words that begin a declaration, a statement, or a scenario's title.
    private static let statements = ["case ", "let ", "var ", "return ", "title: "]

    /// Returns whether the callback is the text of a Markdown link, as in `[viewDidLoad][7]` and
    /// `[viewDidLoad](#viewdidload)`.
    private static func isLink(_ phrase: Phrase) -> Bool {
        phrase.after.hasPrefix("][") || phrase.after.hasPrefix("](")
    }
}

extension Phrase {
    /// The phrase without an object in JSON after the callback, which is a value and not the body of a function.
    fileprivate var withoutJSON: Phrase {
        guard let brace = after.firstIndex(of: "{"), after[(brace + 1)...].first(where: { !$0.isBlank }) == "\"" else {
            return self
        }
        var phrase = self
        (phrase.message, phrase.after) = (message[..<brace], after[..<brace])
        return phrase
    }
}

extension ArraySlice<Unicode.Scalar> {
    /// Whether a line that ends in a comma is part of a list or of a call.
    fileprivate var isOpenList: Bool { contains("(") || contains("\"") || contains("=") || contains("[") }

    /// Whether the arguments contain a parameter with its type, as in `(_ animated: Bool)`.
    fileprivate var declaresParameter: Bool {
        guard let colon = range(of: ": ") else { return false }
        let type = self[colon.upperBound...]
        // `toParent: HomeVC` prints a value, and `toParent parent: UIViewController?` doesn't.
        if self[..<colon.lowerBound].lowercase == "toparent" { return false }
        return type.first?.isCapital == true && !type.hasPrefix("Optional") && !contains(">")
            && AfterText.truth(type.trimmed.lowercase) == nil
    }

    fileprivate var closesMore: Bool {
        count { $0 == ")" || $0 == "]" } > count { $0 == "(" || $0 == "[" }
    }

    /// Whether the text ends in a path of lowercase members, such as `self.rx.` or `input.controller.`.
    fileprivate var endsInPath: Bool { members.count > 1 && endsInVariable }

    /// Whether the text ends in a variable name or a path, and a dot, such as `child.` or `self.rx.`. A method call
    /// with argument values on such a variable is code.
    fileprivate var endsInVariable: Bool {
        !members.isEmpty && members.allSatisfy { $0.first.map { $0 >= "a" && $0 <= "z" } ?? false }
    }

    private var members: [Scalars] {
        Scalars(reversed().prefix { $0.isASCIIWord || $0 == "." }.reversed()).split(separator: ".")
    }
}
