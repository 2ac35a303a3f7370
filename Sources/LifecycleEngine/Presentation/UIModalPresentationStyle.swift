import LifecycleModel

extension UIModalPresentationStyle {
    /// The style that `automatic` means: full screen up to iOS 12, a page sheet from iOS 13.
    func resolved(in ios: IOSVersion) -> UIModalPresentationStyle {
        self == .automatic || self == .none ? (ios.presentsSheets ? .pageSheet : .fullScreen) : self
    }

    /// Whether the presenter's view leaves the window, so that the presenter disappears.
    ///
    /// Source: Evidence, Presentation styles. Full screen always; page and form
    /// sheets on a phone before iOS 13, where a popover too fills the screen; the over styles and custom ones never. For
    /// currentContext no log was found: Apple's documentation has the presenter's view removed, so it hides.
    func hidesPresenter(in ios: IOSVersion, on idiom: Device.Idiom) -> Bool {
        switch self {
        case .fullScreen, .currentContext: true
        case .pageSheet, .formSheet, .popover: !ios.presentsSheets && idiom == .phone
        case .automatic, .none: resolved(in: ios).hidesPresenter(in: ios, on: idiom)
        case .custom, .overFullScreen, .overCurrentContext, .blurOverFullScreen: false
        }
    }

    /// Whether the user can drag it away.
    func isDraggable(in ios: IOSVersion) -> Bool {
        ios.presentsSheets && (self == .pageSheet || self == .formSheet)
    }
}
