/// What kind of device the app runs on and how it is held.
public struct Device: Sendable, Hashable {
    /// Phone or pad.
    public enum Idiom: String, Sendable, CaseIterable { case phone, pad }

    public var idiom: Idiom
    /// How the device is held.
    public var orientation: InterfaceOrientation
    /// The screen's size in points when the device is held upright.
    public var portraitSize: Size

    /// Makes a device of the idiom's usual size: 390 × 844 points for a phone, 820 × 1180 for a pad.
    public init(idiom: Idiom = .phone, orientation: InterfaceOrientation = .portrait) {
        self.idiom = idiom
        self.orientation = orientation
        portraitSize = idiom == .phone ? Size(width: 390, height: 844) : Size(width: 820, height: 1180)
    }

    /// The screen's size in points in an orientation of the interface.
    func size(in orientation: InterfaceOrientation) -> Size {
        orientation.isLandscape ? Size(width: portraitSize.height, height: portraitSize.width) : portraitSize
    }
}

/// A width and a height in points.
public struct Size: Sendable, Hashable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// How the interface stands, by UIKit's names.
public enum InterfaceOrientation: String, Sendable, Hashable, CaseIterable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

    /// Whether the interface is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Which size classes an interface has: a window is compact or regular in width and in height.
struct SizeClasses: Hashable {
    let isWidthCompact: Bool
    let isHeightCompact: Bool

    /// The classes of a window's size: a phone is compact in width, and in height when it lies; a pad is compact in
    /// width only where its window is narrow. Source: Apple's Human Interface Guidelines, size classes.
    init(of size: Size, on idiom: Device.Idiom) {
        isWidthCompact = idiom == .phone || size.width < 600
        isHeightCompact = idiom == .phone && size.width > size.height
    }
}
