import LifecycleModel

extension MessageForm {
    /// A stack frame, which shows a method that is running, not a method that starts:
    /// `3   UIKitCore   0x000… -[C viewDidLoad] + 50`, or `frame #2: 0x… App`-[C viewDidLoad]`.
    static let stackFrame = MessageForm(
        name: "stack frame", refuses: "3  Demo  0x0000000104f0a2b0 -[HomeViewController viewDidLoad] + 50"
    ) { phrase in
        let end = phrase.after.trimming { $0 == "]" || $0 == ")" || $0.isBlank }
        var cursor = Cursor(rest: end)
        if cursor.take("+"), cursor.blanks() >= 0, cursor.number(1, 9) != nil, !isTime(cursor.rest) { return .refused }
        if isFrame(phrase) { return .refused }
        if phrase.message.holds("frame #") || phrase.message.hasPrefix("(lldb) ") { return .refused }
        // The part of a function that the compiler moved.
        if phrase.after.hasPrefix(".cold.") || phrase.after.hasPrefix("().cold.") { return .refused }
        guard let tick = phrase.before.lastIndex(of: "`"), let image = phrase.before[..<tick].last else {
            return .other
        }
        // `HomeVC`viewDidLoad()` lacks the blank before the mark for code: no image has the name of a controller.
        let isOfClass = ControllerName.isClass(
            phrase.before[..<tick].reversed().prefix(while: \.isWord).reversed().lowercase)
        return image.isWord && !isOfClass ? .refused : .other
    }

    /// Returns whether the text after a number makes it the time since the previous line: `+0.012s` or `+12 ms`.
    private static func isTime(_ rest: Scalars) -> Bool {
        rest.first == "." || ["s", "ms", "us", "µs", "ns"].contains(rest.trimmed.prefix(while: \.isWord).string)
    }

    /// Returns whether the line is a stack frame: `3  App  0x0000… C.viewDidLoad() (C.swift:8)`,
    /// `0x0000… in C.viewDidLoad() at C.swift:8`, or `at C.ViewDidLoad () [0x…`.
    private static func isFrame(_ phrase: Phrase) -> Bool {
        let before = phrase.before
        let after = phrase.after.trimmed
        if before.hasPrefix("at "), before.last == ".", after.holds("[0x") { return true }
        if after.hasPrefix("at "), after.dropFirst(3).prefix(while: { !$0.isBlank }).holds(":"),
            before.last == "." || before.last?.isBlank == true
        {
            return true
        }
        guard before.last == "." || before.holds("["), let address = before.range(of: "0x"),
            before[address.upperBound...].prefix(while: \.isHexDigit).count >= 8
        else { return false }
        let head = before[..<address.lowerBound]
        return head.isEmpty || head.first?.isDigit == true && head.last?.isBlank == true || head.holds("Exception")
    }

    private static let operators = [
        "-> subscribed", "-> Event ", "-> isDisposed", "-> disposed", "receive subscription", "receive value",
        "request unlimited", "receive finished", "receive cancel", "receive error",
    ]

    /// A trace of an RxSwift or Combine operator, which can contain the method that created the operator:
    /// `ViewController.swift:69 (viewDidLoad()) -> Event next(3)`.
    static let operatorTrace = MessageForm(
        name: "operator trace", refuses: "HomeViewController.swift:69 (viewDidLoad()) -> Event next(3)"
    ) { phrase in
        phrase.holds(anyOf: operators, .operators) ? .refused : .other
    }

    private static let failures = [
        "Assertion fail", "assertion fail", "unrecognized selector", "Terminating app", "uncaught exception",
        "Fatal error", "Fatal Exception", "fatal error", "reakpoint", "Thread 1:", "Main Thread Checker",
        "unexpectedly found nil", "must only be used", "must be used from main thread",
    ]

    /// A location in a failure report, or a message of a compiler: `*** Assertion failure in -[C viewDidLoad]`, or
    /// `C.swift:8:5: warning: viewDidLoad …`.
    static let failureReport = MessageForm(
        name: "failure report", refuses: "*** Assertion failure in -[HomeViewController viewDidLoad]"
    ) { phrase in
        if phrase.holds(anyOf: failures, .failure) { return .refused }
        let isDiagnosis = [": error: ", ": warning: ", ": note: "].contains { label in
            phrase.before.range(of: label).map { phrase.before[..<$0.lowerBound].last?.isDigit == true } ?? false
        }
        return isDiagnosis ? .refused : .other
    }

    /// Names in a heading, a list, a reference, or a URL: `# viewDidLoad`, `viewDidLoad/viewWillAppear`,
    /// `UIViewController.viewDidLoad`, or `https://…/viewDidLoad`.
    static let summary = MessageForm(name: "summary", refuses: "viewDidLoad/viewWillAppear") { phrase in
        if phrase.prefix.isHeading { return .refused }
        let before = phrase.before
        let after = phrase.after
        if before.hasSuffix("UIViewController."), !phrase.prefix.isLogged,
            before.dropLast(17).last.map({ !$0.isWord && $0 != "." }) ?? true
        {
            return .refused
        }
        if before.reversed().prefix(while: { !$0.isBlank }).reversed()[...].holds("://") { return .refused }
        if after.first == "/", after.dropFirst().first?.isWord == true { return .refused }
        if before.last == "/", before.dropLast().last.map({ $0.isWord || $0 == ")" }) ?? false {
            let words = before.split { !$0.isASCIIWord }
            return words.last.map { ControllerName.isClass($0.lowercase) } == true ? .other : .refused
        }
        return .other
    }
}

extension MessageForm {
    /// A line whose start is missing or hidden by the unified log, so that the controller is unknown:
    /// `ViewController viewDidDisappear:]`, or `<private> viewDidDisappear`.
    static let tornLine = MessageForm(name: "torn line", refuses: "ViewController viewDidLoad]") { phrase in
        let isTorn = phrase.after.first == "]" && !phrase.before.contains("[") && !phrase.message.contains("【")
        let end = phrase.before.lastIndex(of: ">") ?? phrase.before.startIndex
        let isHidden = phrase.before[..<end].hasSuffix("<private") && !phrase.before[end...].contains(where: \.isWord)
        return isTorn || isHidden ? .refused : .other
    }

    /// A sentence that formats the callback's name as code: `open the app -> only `C.viewDidLoad()` is called`.
    static let quotedName = MessageForm(
        name: "name in a sentence", refuses: "open the app and see that `viewDidLoad` comes once"
    ) { phrase in
        guard !phrase.prefix.isLogged else { return .other }
        // If the quoted name begins the message and a punctuation mark follows it, the line continues a sentence from
        // an earlier line.
        if phrase.before.isEmpty, phrase.after.first == "`",
            let mark = phrase.after.dropFirst().first, ".,;".unicodeScalars.contains(mark)
        {
            return .refused
        }
        guard let start = phrase.before.lastIndex(where: { "`\"“'".unicodeScalars.contains($0) }),
            let mark = phrase.before[start...].first, phrase.before.filter({ $0 == mark }).count % 2 == 1,
            let end = phrase.after.firstIndex(of: mark == "“" ? "”" : mark)
        else { return .other }
        let outside = (phrase.before[..<start] + phrase.after[end...]).split { !$0.isWord }
        if mark != "`" { return outside.contains { LogWords.prose.contains($0.lowercase) } ? .refused : .other }
        let words = outside.filter { word in
            word.allSatisfy { $0.isASCIILetter && $0 == $0.lower } && !LogWords.said.contains(word.lowercase)
                && !LogWords.generic.contains(word.lowercase)
        }
        return words.count > 1 ? .refused : .other
    }

    private static let hookVerbs: Set<String> = ["hooked", "hooking", "swizzle", "swizzled", "swizzling", "unhooked"]
    private static let causes: Set<String> = ["reason", "cause", "trigger", "via"]

    /// A callback that was hooked, or that is the cause of another event: `hooked C viewWillAppear:`,
    /// `reason: viewWillDisappear`, or `reload triggered by C viewDidAppear`.
    static let cause = MessageForm(name: "cause or hook", refuses: "hooked HomeViewController viewDidLoad") { phrase in
        let words = phrase.before.split { !$0.isWord }
        // `[Swizzled] C viewWillAppear` is a tag before a call.
        let isHooked = words.contains { word in
            hookVerbs.contains(word.lowercase) && !phrase.before[word.endIndex...].hasPrefix("]")
        }
        if isHooked { return .refused }
        // A controller's name can stand between the cause and the callback.
        for word in words.suffix(2) where causes.contains(word.lowercase) {
            if let sign = phrase.before[word.endIndex...].first, sign == ":" || sign == "=" { return .refused }
        }
        guard let link = words.dropFirst(2).lastIndex(where: { $0.lowercase == "by" || $0.lowercase == "from" }),
            words.count - link < 3
        else { return .other }
        return words[link - 1].hasSuffix("ed") ? .refused : .other
    }

    private static let requests: Set<String> = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "curl"]

    /// A request or a response of the network that contains the callback: `POST /track {"event":"viewDidAppear"}`, or
    /// `<- 200 {"event":"viewDidAppear"}`.
    static let request = MessageForm(
        name: "network request", refuses: "POST /track {\"event\":\"viewDidLoad\"}"
    ) { phrase in
        let before = phrase.before
        let words = before.prefix(40).split(whereSeparator: \.isBlank)
        if words.prefix(2).contains(where: { requests.contains($0.string) }) { return .refused }
        let isStatus = words.prefix(2).contains { $0.count == 3 && $0.allSatisfy(\.isDigit) }
        return isStatus && before.contains("{") ? .refused : .other
    }

    /// A statement that a callback isn't called: `不会调用 f`, `f is not called`, `f 호출되지 않는다`, `~~f~~`, or `- [ ] f`.
    static let negation = MessageForm(name: "negation", refuses: "viewDidLoad is not called") { phrase in
        let before = phrase.before.trimming { $0.isBlank || "`*\"".unicodeScalars.contains($0) }
        if phrase.prefix.isDenied || phrase.after.prefix(8).contains(where: \.isCross) { return .refused }
        if phrase.after.hasPrefix("~~"), !phrase.after.hasPrefix("~~~") { return .refused }
        if before.drop(while: { $0 == "-" }).trimmed.hasPrefix("[ ]") { return .refused }
        let after = phrase.after.trimming { !$0.isWord }
        let label = before.prefix { $0 != ":" }
        if isWithout(before) || label.count < before.count && isWithout(label) { return .refused }
        let denial = before.indices.last { isDenial(before[$0...]) }.map { before[($0 + 1)...] }
        if let denial, denial.count < 6 || denial.prefix(2).contains(where: isCallVerb) { return .refused }
        if isDenial(after) || undone.contains(where: { after.prefix(20).holds($0) }) { return .refused }
        let words = after.split { !$0.isWord && $0 != "'" && $0 != "’" }.prefix(4).map(\.lowercase)
        if words.prefix(3).contains(where: nots.contains) { return .refused }
        if words.first == "no", words.count > 1, spanishVerbs.contains(words[1]) { return .refused }
        // `viewDidAppear is missing` denies the call, and `viewDidAppear missing token` is a message.
        if let last = words.last, words.count < 3, gaps.contains(last) { return .refused }
        let isAfter = words.indices.contains { isNot(words[$0]) && words[$0...].dropFirst().contains(where: isCall) }
        return isAfter ? .refused : .other
    }

    /// Endings of passive verbs in Japanese, and words in Korean, that deny a call.
    private static let undone = [
        "れな", "れませ", "れず", "来な", "来ませ", "지 않", "안 불", "안 호출", "안됨", "안 됨", "호출 X", "호출X", "실행 X",
    ]
    /// Words directly before a callback that is missing.
    private static let without: Set<String> = [
        "no", "not", "never", "without", "missing", "kein", "keine", "ohne", "nicht", "sans", "jamais", "sin", "nunca",
        "sem",
        "não", "senza", "non", "без", "нет", "не", "không", "chưa", "thiếu", "缺少", "没有", "沒有",
    ]
    private static func isWithout(_ text: Scalars) -> Bool {
        text.last?.isWord == true && without.contains(text.reversed().prefix(while: \.isWord).reversed().lowercase)
    }

    /// Words after a callback that isn't called.
    private static let nots: Set<String> = [
        "nicht", "nie", "pas", "jamais", "nunca", "não", "nao", "non", "mai", "не", "нет", "никогда", "không", "chưa",
        "inte", "aldrig", "niet", "nooit",
    ]
    /// The last word after a callback that is missing.
    private static let gaps: Set<String> = [
        "missing", "absent", "skipped", "omitted", "fehlt", "übersprungen", "manque", "manquant", "absente", "falta",
        "ausente", "faltando", "manca", "缺失", "缺少", "丢失", "なし", "無し", "없음", "누락", "отсутствует", "пропущен", "thiếu",
        "saknas",
    ]
    private static let spanishVerbs: Set<String> = ["se", "es", "fue", "ha", "está", "llega", "aparece"]

    /// Returns whether the text begins with a Chinese negation of a verb, such as `不会`, `没有`, `未被`, or `不调用`.
    private static func isDenial(_ text: Scalars) -> Bool {
        guard let first = text.first, "不没沒未".unicodeScalars.contains(first), let next = text.dropFirst().first else {
            return false
        }
        return "会會再有被能".unicodeScalars.contains(next) || isCallVerb(next)
    }

    private static func isCallVerb(_ scalar: Unicode.Scalar) -> Bool { "调調执執触觸走".unicodeScalars.contains(scalar) }

    private static func isNot(_ word: String) -> Bool {
        ["not", "never"].contains(word) || word.hasSuffix("n't") || word.hasSuffix("n’t")
    }

    private static func isCall(_ word: String) -> Bool {
        LogWords.said.contains(word) || word == "get" || word == "fire"
    }

    /// A method of a view, which shares the start of its name with a callback: `willMove toWindow: nil`.
    static let otherObject = MessageForm(name: "method of a view", refuses: "willMove toWindow: nil") { phrase in
        let label = phrase.after.trimming { !$0.isWord }.prefix(while: \.isWord).lowercase
        return label == "towindow" || label == "tosuperview" ? .refused : .other
    }

    private static let testVerbs: Set<String> = [
        "started", "passed", "failed", "recorded", "skipped", "ended", "finished",
    ]

    /// A report by a test runner: `◇ Test "viewDidLoad loads" started.` or
    /// `Suite viewWillAppear passed after 0.1 seconds.`
    static let testReport = MessageForm(name: "test report", refuses: "Test \"viewDidLoad loads\" started") { phrase in
        guard ["Test", "Suite", "test", "suite"].contains(where: { phrase.message.hasPrefix($0) }) else {
            return .other
        }
        return phrase.message.split { !$0.isWord }.contains { testVerbs.contains($0.lowercase) } ? .refused : .other
    }
}

extension WordScanner.Hints {
    /// The message may be source code.
    static let code = WordScanner.Hints(rawValue: 8)
    /// The message may be a trace of an RxSwift or Combine operator.
    static let operators = WordScanner.Hints(rawValue: 16)
    /// The message may be a failure report.
    static let failure = WordScanner.Hints(rawValue: 64)
}

extension MessageForm {
    /// A filter that finds, in one pass, the words of the forms `sourceCode`, `operatorTrace`, and `failureReport`. A
    /// form searches a message for its own words only if the filter reports the form's hint.
    static let messageFilter = WordScanner(
        words: (codeSigns + sectionMarks).map { ($0, .code) } + operators.map { ($0, .operators) }
            + failures.map { ($0, .failure) })
}

extension Phrase {
    /// Returns whether the message contains one of `words`, for which the filter reports `hint`.
    func holds(anyOf words: [String], _ hint: WordScanner.Hints) -> Bool {
        signs.contains(hint) && words.contains { message.holds($0) }
    }
}
