/// A line of a call stack in one of the forms that crash reports, debuggers, and consoles print.
///
/// Examples are `4   MyApp   0x000000010a1f4e31 -[HomeVC viewDidLoad] + 123`, `3 MyApp HomeVC.viewDidLoad() + 52`,
/// ``frame #3: 0x1 MyApp`HomeVC.viewDidLoad() at HomeVC.swift:23``, and `#3 0x1 in HomeVC.viewDidLoad() at HomeVC.swift`.
struct StackLine {
    /// The function with its offset or location, demangled, or the address if the stack has no symbols.
    let function: String
    /// Whether the function is the app's own code.
    let isOfApp: Bool

    /// Reads a line, or returns nil if it isn't a line of a call stack.
    init?(_ line: Substring) {
        let text = line.drop { " \t>*-|".contains($0) }
        if let foreign = ForeignStackLine(text) {
            (function, isOfApp) = (foreign.function, foreign.isOfApp)
            return
        }
        // Kotlin/Native prints `at` before the number.
        let numbered = text.hasPrefix("at ") ? text.dropFirst(3).drop(while: \.isWhitespace) : text
        guard let (function, image) = StackLine.numbered(numbered) ?? StackLine.debugged(text) ?? StackLine.bare(text)
        else {
            return nil
        }
        if function.contains("kfun:") {
            let foreign = ForeignStackLine(function: function)
            (self.function, isOfApp) = (foreign.function, foreign.isOfApp)
            return
        }
        let plain = StackLine.demangled(function)
        self.function = plain
        isOfApp =
            StackFrame(function: plain, image: String(image ?? "")).isOfApp
            && (image?.isEmpty == false || !StackLine.isOfSystem(plain))
            && !["RCT", "-[RCT", "facebook::", "hermes::"].contains(where: plain.hasPrefix)
    }

    /// Reads a line below another line of a call stack or below an exception, in a form that could otherwise be one of the
    /// app's own lines: `File "Home.swift", line 42, in FUNCTION`, `Home.swift:42 TYPE.FUNCTION`, and `IMAGE FUNCTION`.
    init?(below line: Substring) {
        if let strong = StackLine(line) {
            self = strong
            return
        }
        let text = StackLine.trimmed(line)
        if text.hasPrefix("... ") && text.hasSuffix(" more") || text == "<asynchronous suspension>" {
            self.init("", isKnown: false)
        } else if text.hasPrefix("File \""), let mark = text.firstRange(of: ", in ") {
            self.init(text[mark.upperBound...], isKnown: !text.hasPrefix("File \"<unknown>"))
        } else {
            let image = text.prefix { !$0.isWhitespace }
            let function = StackLine.trimmed(text[image.endIndex...])
            let isTyped =
                function.hasPrefix("-[") || function.hasPrefix("+[") || function.hasPrefix("_")
                || function.contains(".") && function.split(separator: "(")[0].allSatisfy { !$0.isWhitespace }
            let location = image.split(separator: ":")
            let isLocation = location.count == 2 && location[0].contains(".") && location[1].allSatisfy(\.isNumber)
            let isImage = image.allSatisfy { $0.isLetter || $0.isNumber || "._-".contains($0) }
            guard isTyped, isLocation || isImage && (function.last == ")" || !function.contains(".")) else {
                return nil
            }
            self.init(function, isKnown: !StackFrame.isSystem(String(image)))
        }
    }

    private init(_ function: Substring, isKnown: Bool) {
        self.function = StackLine.demangled(function)
        isOfApp = isKnown && !StackLine.isOfSystem(self.function)
    }

    /// Reads `4  IMAGE  0xADDRESS  FUNCTION`, in which the address may be missing.
    private static func numbered(_ text: Substring) -> (Substring, Substring?)? {
        let number = text.prefix(while: \.isNumber)
        guard !number.isEmpty, number.count <= 4, text[number.endIndex...].first?.isWhitespace == true else {
            return nil
        }
        let rest = text[number.endIndex...].drop(while: \.isWhitespace)
        if let address = rest.firstRange(of: "0x"), address.lowerBound > rest.startIndex {
            let image = rest[..<address.lowerBound]
            let after = rest[address.upperBound...].drop(while: \.isHexDigit)
            guard image.last?.isWhitespace == true, after.first.map(\.isWhitespace) ?? true else { return nil }
            let function = after.drop(while: \.isWhitespace)
            return (function.isEmpty ? rest[address.lowerBound...] : function, trimmed(image))
        }
        let image = rest.prefix { !$0.isWhitespace }
        let function = rest[image.endIndex...].drop(while: \.isWhitespace)
        guard !function.isEmpty, !image.isEmpty, hasOffset(function) || isMangled(function) else { return nil }
        return (function, image)
    }

    /// Reads a debugger's ``frame #3: 0x1 IMAGE`FUNCTION``, or `#3  0x1 in FUNCTION`.
    private static func debugged(_ text: Substring) -> (Substring, Substring?)? {
        let frame = text.hasPrefix("frame #") ? text.dropFirst(6) : text
        guard frame.first == "#" else { return nil }
        let number = frame.dropFirst().prefix(while: \.isNumber)
        let rest = frame[number.endIndex...].drop { ": \t".contains($0) }
        guard !number.isEmpty, rest.hasPrefix("0x") else { return nil }
        let after = rest.dropFirst(2).drop(while: \.isHexDigit).drop(while: \.isWhitespace)
        if let tick = after.firstIndex(of: "`") { return (after[tick...].dropFirst(), after[..<tick]) }
        return after.hasPrefix("in ") ? (after.dropFirst(3), nil) : nil
    }

    /// Reads a function with an offset, such as `-[HomeVC viewDidLoad] + 123`, without anything before it.
    private static func bare(_ text: Substring) -> (Substring, Substring?)? {
        let isMethod = text.hasPrefix("[") || text.hasPrefix("+[") || text.contains("() + ") || text.contains(") + ")
        guard isMethod || isMangled(text), hasOffset(text) || isMangled(text), text.count < 400 else { return nil }
        return (text, nil)
    }

    /// Returns whether the text ends with an offset, such as ` + 52`, possibly followed by a location in parentheses.
    private static func hasOffset(_ text: Substring) -> Bool {
        guard let mark = text.firstRange(of: " + ") else { return false }
        let digits = text[mark.upperBound...].prefix(while: \.isNumber)
        let after = text[digits.endIndex...].drop(while: \.isWhitespace)
        return !digits.isEmpty && (after.isEmpty || after.first == "(" || after.first == "[")
    }

    private static func isMangled(_ text: Substring) -> Bool { SwiftSymbol(text.prefix { !$0.isWhitespace }) != nil }

    /// Returns a function with a mangled name in the form of ``SwiftSymbol``, and any other function without changes.
    static func demangled(_ function: Substring) -> String {
        let text = trimmed(function)
        let symbol = text.prefix { !$0.isWhitespace }
        guard let name = SwiftSymbol(symbol)?.name else { return String(text.prefix(200)) }
        return String((name + text[symbol.endIndex...]).prefix(200))
    }

    /// Returns whether a function whose image is unknown belongs to the system, as its prefix shows.
    private static func isOfSystem(_ function: String) -> Bool {
        let name = function.drop { "-+[".contains($0) }
        let prefixes = [
            "UI", "NS", "CA", "CF", "_", "GS", "objc_", "dispatch_", "swift_", "main", "start", "closure #", "thunk",
            "specialized", "partial apply", "libdispatch", "abort", "Swift.",
        ]
        return prefixes.contains(where: name.hasPrefix) && !name.hasPrefix("UIKitCatalog")
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
