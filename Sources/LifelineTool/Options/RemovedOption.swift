/// The options of earlier versions, with what replaces them.
enum RemovedOption {
    /// Returns an error message for the first argument that is an option of an earlier version and that `command`
    /// doesn't have, or nil. Words after `--` are no options.
    static func message(in arguments: [String], of command: String) -> String? {
        let words = arguments.prefix { $0 != "--" }.filter { $0.hasPrefix("--") }
        return words.lazy.compactMap { word in
            (kept[name(word)] ?? []).contains(command) ? nil : message(for: word)
        }.first
    }

    /// Returns an error message if `word` is an option of an earlier version, or nil.
    static func message(for word: String) -> String? {
        switch name(word) {
        case "--color": "'--color' was removed; use the environment variable NO_COLOR or FORCE_COLOR"
        case "--timeout": "'--timeout' was removed; this command handles inputs without a timeout"
        default: replacements[name(word)].map { "'\(name(word))' was removed; use '\($0)'" }
        }
    }

    private static func name(_ word: String) -> String { String(word.prefix { $0 != "=" }) }

    private static let kept = [
        "--color": ["check", "run", "inspect", "diff", "explain"], "--diagram": drawers + ["check"],
        "--step": drawers + ["diff"],
        "--callbacks": drawers + ["diff"], "--controllers": drawers,
        "--together": drawers, "--timeout": drawers + ["check"],
    ]
    private static let drawers = ["render", "watch", "report", "serve"]

    private static let replacements = [
        "--at": "--set hierarchyStep=NUMBER", "--callback-pattern": "--set patterns=REGEX",
        "--callbacks": "--set callbacks=GROUP", "--code-font": "--set codeFont=FAMILY",
        "--collapse": "--set collapse=true",
        "--controller-pattern": "--set patterns=REGEX", "--depth": "--set depth=COUNT",
        "--controllers": "--set controllers=NAMES", "--diagram": "--set diagrams=KINDS",
        "--drawings": "--set formats=FORMATS", "--film": "--set film=true", "--focus": "--set focus=SCENE",
        "--font": "--set font=FAMILY", "--jobs": "--set jobs=COUNT",
        "--from-event": "--set events=FIRST-LAST", "--group": "--set group=GROUPING", "--layout": "--set layout=LAYOUT",
        "--min-coverage": "--set minCoverage=PERCENT", "--names": "--set names=LANGUAGE",
        "--no-links": "--set links=false", "--page-size": "--set pageSize=COUNT",
        "--rules": "--set rules=RULES", "--scale": "--set scale=FACTOR", "--shard": "--set shard=NUMBER/COUNT",
        "--step": "--set step=NUMBER",
        "--theme": "--set theme=THEME", "--theme-color": "--set colors.NAME=#RRGGBB",
        "--to-event": "--set events=FIRST-LAST",
        "--together": "--set together=true", "--width": "--set width=PIXELS",
    ]
}
