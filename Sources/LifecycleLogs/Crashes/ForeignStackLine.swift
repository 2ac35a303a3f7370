/// A line of a call stack of Kotlin, Java, JavaScript, Dart, or C#, which the apps of cross-platform frameworks print.
///
/// Examples are `at com.example.Home.load(Home.kt:12)`, `at render (index.bundle:12:3)`, `render@index.bundle:12:3`, and
/// `#1      Home.load (package:shop/home.dart:42:9)`.
struct ForeignStackLine {
    /// The function with its location.
    let function: String
    /// Whether the function is the app's own code, rather than that of the language or of a framework.
    let isOfApp: Bool

    /// Reads a line without blanks and marks at its start, or returns nil if it isn't such a line.
    init?(_ text: Substring) {
        guard text.utf8.count < 2_000,
            let function = ForeignStackLine.called(text) ?? ForeignStackLine.dart(text)
                ?? ForeignStackLine.script(text)
        else { return nil }
        self.init(function: function)
    }

    /// Creates the line for a function whose form is known.
    init(function: Substring) {
        self.function = String(ForeignStackLine.kotlin(function).prefix(200))
        let name = function.firstRange(of: "kfun:").map { function[$0.upperBound...] } ?? function
        isOfApp =
            !ForeignStackLine.packages.contains(where: name.hasPrefix)
            && !ForeignStackLine.locations.contains(where: function.contains)
    }

    /// The packages and the locations of functions that aren't the app's own code.
    private static let packages = [
        "kotlin.", "kotlinx.", "java.", "javax.", "android.", "androidx.", "UIKit.", "Foundation.", "System.",
    ]
    private static let locations = [
        "node_modules", "react-native/", "[native code]", "(native)", "(dart:", "(package:flutter/",
    ]

    /// Reads `at FUNCTION (LOCATION)`, `at FUNCTION(LOCATION)`, and `at LOCATION`.
    private static func called(_ text: Substring) -> Substring? {
        guard text.hasPrefix("at ") else { return nil }
        let rest = text.dropFirst(3).drop(while: \.isWhitespace)
        if rest.hasPrefix("kfun:") || isLocation(rest) { return rest }
        guard let open = rest.firstIndex(of: "(") else { return nil }
        let name = rest[..<open].split(whereSeparator: \.isWhitespace)
        guard !name.isEmpty, name.count <= (["new", "async"].contains(name[0]) ? 2 : 1) || name.contains("[as") else {
            return nil
        }
        let location = rest[open...].dropFirst().prefix { $0 != ")" }
        let isManaged = rest.contains(") [0x") || rest.contains(") in ")
        return isLocation(location) || unknownLocations.contains(String(location)) || isManaged ? rest : nil
    }

    private static let unknownLocations = ["Native Method", "Unknown Source", "native", "<anonymous>", "SourceFile"]

    /// Reads Dart's `#1      FUNCTION (package:shop/home.dart:42:9)`.
    private static func dart(_ text: Substring) -> Substring? {
        guard text.first == "#" else { return nil }
        let number = text.dropFirst().prefix(while: \.isNumber)
        let function = text[number.endIndex...].drop(while: \.isWhitespace)
        let origins = [" (package:", " (dart:", " (file:", " (http"]
        return !number.isEmpty && function.last == ")" && origins.contains(where: function.contains) ? function : nil
    }

    /// Reads JavaScript's `FUNCTION@LOCATION` and `FUNCTION (LOCATION)`, in which the location is a script or two numbers.
    private static func script(_ text: Substring) -> Substring? {
        if let mark = text.lastIndex(of: "@"), !text[..<mark].contains(where: \.isWhitespace) {
            let location = text[mark...].dropFirst()
            return location == "[native code]" || numbers(after: location) == 2 ? text : nil
        }
        guard text.last == ")", let open = text.lastIndex(of: "("), open > text.startIndex else { return nil }
        let location = text[open...].dropFirst().dropLast()
        let isScript = [".bundle", ".js:", ".jsx:", ".ts:", ".tsx:", "://"].contains(where: location.contains)
        return isScript && numbers(after: location) > 0 && text[..<open].split(separator: " ").count == 1
            ? text : nil
    }

    /// Returns whether a text is a file with a line and possibly a column, such as `Home.kt:12` or `index.bundle:12:3`.
    private static func isLocation(_ text: Substring) -> Bool {
        !text.contains(where: \.isWhitespace) && text.contains(where: \.isLetter) && numbers(after: text) > 0
    }

    /// Returns how many numbers, separated by colons, end a location.
    private static func numbers(after text: Substring) -> Int {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return 0 }
        return parts.reversed().prefix { !$0.isEmpty && $0.allSatisfy(\.isNumber) }.count
    }

    /// Returns a function of Kotlin/Native without its package and its result: `kfun:com.shop.Home#load(){}Unit` becomes
    /// `Home.load()`. Returns other functions without changes.
    private static func kotlin(_ function: Substring) -> String {
        guard let mark = function.firstRange(of: "kfun:") else { return String(function) }
        let body = function[mark.upperBound...]
        let path = body.prefix { $0 != "#" && $0 != " " }
        let owner = path.split(separator: ".").last.map(String.init) ?? ""
        let call = body[path.endIndex...].dropFirst()
        let name = call.firstRange(of: "{}").map { call[..<$0.lowerBound] } ?? call.prefix { $0 != " " }
        let rest = call[name.endIndex...].firstRange(of: " ").map { call[$0.lowerBound...] } ?? ""
        return (owner.isEmpty ? "" : owner + ".") + name + rest
    }
}
