/// A place where a log departs from what UIKit sends.
struct Departure: Hashable {
    enum Kind: Hashable { case missing, extra, moved }
    var kind: Kind
    var token: Token
    /// The position of the callback in the log, or for a missing one of the callback before which UIKit sends it.
    var position: Int
    /// For a callback out of place, the position at which UIKit sends it.
    var expectedPosition: Int?
}
