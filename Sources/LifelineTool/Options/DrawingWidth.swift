import ArgumentParser

/// The width that drawings are laid out for: a number of CSS pixels, or `none`.
enum DrawingWidth: ExpressibleByArgument, CustomStringConvertible {
    case limited(Double)
    case unlimited

    /// Reads `none` or a number from 200 to 20,000; returns nil for anything else.
    init?(argument: String) {
        if argument == "none" {
            self = .unlimited
        } else if let pixels = Double(argument), (200...20_000).contains(pixels) {
            self = .limited(pixels)
        } else {
            return nil
        }
    }

    /// The width in CSS pixels; nil for no limit.
    var pixels: Double? { if case .limited(let pixels) = self { pixels } else { nil } }

    var description: String { pixels.map { String(Int($0)) } ?? "none" }
    var defaultValueDescription: String { description }
}
