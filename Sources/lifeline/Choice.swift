import ArgumentParser

/// An option that takes one of few words.
///
/// The words are told here, because the parser looks for them by key path and in the text of each value: that takes more
/// time than all the rest of reading such an option.
protocol Choice: ExpressibleByArgument, CaseIterable, RawRepresentable where RawValue == String {}

extension Choice {
    public init?(argument: String) { self.init(rawValue: argument) }
    public var defaultValueDescription: String { rawValue }
    public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
    public static var allValueDescriptions: [String: String] { [:] }
}
