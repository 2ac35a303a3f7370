import ArgumentParser

/// The page width for which drawings are laid out: a number of CSS pixels, or `none`.
enum DrawingWidth: ExpressibleByArgument, CustomStringConvertible {
    case limited(Double)
    case unlimited

    /// Parses `none` or a number from 200 to 20,000. Returns nil for any other argument.
    init?(argument: String) {
        if argument == "none" {
            self = .unlimited
        } else if let pixels = Double(argument), (200...20_000).contains(pixels) {
            self = .limited(pixels)
        } else {
            return nil
        }
    }

    /// The width in CSS pixels, or nil for no limit.
    var pixels: Double? { if case .limited(let pixels) = self { pixels } else { nil } }

    var description: String { pixels.map { String(Int($0)) } ?? "none" }
    var defaultValueDescription: String { description }
}
