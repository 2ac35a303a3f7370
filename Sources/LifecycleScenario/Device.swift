/// What kind of device the app runs on and how it is held.
public struct Device: Sendable, Hashable {
    /// Phone or pad.
    public enum Idiom: String, Sendable, CaseIterable { case phone, pad }

    public var idiom: Idiom
    /// How the device is held.
    public var orientation: UIInterfaceOrientation
    /// The screen's size in points when the device is held upright.
    public var portraitSize: CGSize

    /// Makes a device of the idiom's usual size: 390 × 844 points for a phone, 820 × 1180 for a pad.
    public init(idiom: Idiom = .phone, orientation: UIInterfaceOrientation = .portrait) {
        self.idiom = idiom
        self.orientation = orientation
        portraitSize = idiom == .phone ? CGSize(width: 390, height: 844) : CGSize(width: 820, height: 1180)
    }

    /// The screen's size in points in an orientation of the interface.
    public func size(in orientation: UIInterfaceOrientation) -> CGSize {
        orientation.isLandscape ? CGSize(width: portraitSize.height, height: portraitSize.width) : portraitSize
    }
}

/// How the interface stands, by UIKit's names.
public enum UIInterfaceOrientation: String, Sendable, Hashable, CaseIterable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

    /// Whether the interface is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
