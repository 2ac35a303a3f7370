/// What kind of device the app runs on and how it is held.
public struct Device: Sendable, Hashable {
    /// Phone or pad.
    public enum Idiom: String, Sendable, CaseIterable { case phone, pad }

    /// Phone or pad.
    public var idiom: Idiom
    /// How the device is held.
    public var orientation: UIInterfaceOrientation
    /// The screen's size in points when the device is held upright.
    public var portraitSize: CGSize

    /// Light or dark, as the user has set it.
    public var style = UIUserInterfaceStyle.light
    /// The orientations that the app supports at all, as its Info.plist says; nil for all that the device has.
    public var orientations: Set<UIInterfaceOrientation>?

    /// Makes a device of the idiom's usual size: 390 × 844 points for a phone, 820 × 1180 for a pad.
    public init(idiom: Idiom = .phone, orientation: UIInterfaceOrientation = .portrait) {
        self.idiom = idiom
        self.orientation = orientation
        portraitSize = idiom == .phone ? CGSize(width: 390, height: 844) : CGSize(width: 820, height: 1180)
    }

    /// Takes over the size of the window at launch, in the orientation in which the device is held then. A phone's window is
    /// its screen, whichever way the size is written.
    public mutating func setWindowSize(_ size: CGSize) {
        let isTurned = idiom == .phone ? size.width > size.height : orientation.isLandscape
        portraitSize = isTurned ? CGSize(width: size.height, height: size.width) : size
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
