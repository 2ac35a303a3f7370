/// The nib of a controller's view: the name that code passes to `init(nibName:bundle:)`, and the file in the app.
public struct Nib: Sendable, Hashable {
    /// The name that code passes, or nil.
    public var name: String?
    /// The name of the nib that the app contains, or nil if the app contains none.
    public var file: String?

    /// Creates a nib.
    public init(name: String?, file: String?) { (self.name, self.file) = (name, file) }

    /// Returns the names that UIKit looks for, in order, if code passes no name: for `FooViewController`, these are
    /// `FooView` and `FooViewController` (Evidence, Nibs).
    public static func defaultNames(for className: String) -> [String] {
        let ending = "Controller"
        let short = className.hasSuffix(ending) ? String(className.dropLast(ending.count)) : ""
        return short.isEmpty ? [className] : [short, className]
    }
}
