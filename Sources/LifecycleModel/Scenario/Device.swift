/// The device that the app runs on, and its orientation.
public struct Device: Sendable, Hashable {
    /// A device type.
    public enum Idiom: String, Sendable, CaseIterable { case phone, pad }

    /// The device type: phone or pad.
    public var idiom: Idiom
    /// The interface orientation that matches the orientation of the device.
    public var orientation: UIInterfaceOrientation
    /// The size of the screen in portrait orientation, in points.
    public var portraitSize: CGSize

    /// The user interface style that the user has chosen.
    public var style = UIUserInterfaceStyle.light
    /// The orientations that the app's Info.plist lists, or nil for all orientations.
    public var orientations: Set<UIInterfaceOrientation>?

    /// Creates a device with the default size of its idiom: 390 × 844 points for a phone, and 820 × 1180 points for a
    /// pad.
    public init(idiom: Idiom = .phone, orientation: UIInterfaceOrientation = .portrait) {
        self.idiom = idiom
        self.orientation = orientation
        portraitSize = idiom == .phone ? CGSize(width: 390, height: 844) : CGSize(width: 820, height: 1180)
    }

    /// Sets the screen size from the size of the window at launch, in the current orientation of the device. For a
    /// phone, the width and height may be in either order, because its longer side is the height in portrait.
    public mutating func setWindowSize(_ size: CGSize) {
        let isTurned = idiom == .phone ? size.width > size.height : orientation.isLandscape
        portraitSize = isTurned ? CGSize(width: size.height, height: size.width) : size
    }

    /// Returns the size of the screen in the given interface orientation, in points.
    public func size(in orientation: UIInterfaceOrientation) -> CGSize {
        orientation.isLandscape ? CGSize(width: portraitSize.height, height: portraitSize.width) : portraitSize
    }
}
