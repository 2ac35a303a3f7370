import LifecycleModel

extension UIModalPresentationStyle {
    /// The style that `automatic` means: full screen up to iOS 12, a page sheet from iOS 13.
    func resolved(in ios: IOSVersion) -> UIModalPresentationStyle {
        self == .automatic || self == .none ? (ios.presentsSheets ? .pageSheet : .fullScreen) : self
    }

    /// The style in which it is shown in a window of these traits: from iOS 13 a popover without the width for one is a
    /// page sheet. Source: github.com/vercantez/openuikit, measured on iOS 26.1.
    func adapted(in ios: IOSVersion, to traits: UITraitCollection) -> UIModalPresentationStyle {
        let style = resolved(in: ios)
        return style == .popover && ios.presentsSheets && traits.horizontalSizeClass == .compact ? .pageSheet : style
    }

    /// Whether the presenter's view leaves the window, so that the presenter disappears.
    ///
    /// Source: Evidence, Presentation styles. Full screen always; page and form
    /// sheets on a phone before iOS 13, where a popover too fills the screen; the over styles and custom ones never; a
    /// current context always (https://regularberry.github.io/2019/02/22/why-isnt-viewwillappear-getting-called.html).
    func hidesPresenter(in ios: IOSVersion, on idiom: Device.Idiom) -> Bool {
        switch self {
        case .fullScreen, .currentContext: true
        case .pageSheet, .formSheet, .popover: !ios.presentsSheets && idiom == .phone
        case .automatic, .none: resolved(in: ios).hidesPresenter(in: ios, on: idiom)
        case .custom, .overFullScreen, .overCurrentContext, .blurOverFullScreen: false
        }
    }

    /// Whether it is a sheet.
    var isSheet: Bool { self == .pageSheet || self == .formSheet }

    /// Whether the user can drag it away, or tap outside it.
    func isDraggable(in ios: IOSVersion) -> Bool { ios.presentsSheets && (isSheet || self == .popover) }

    /// Whether it fills the window, so that its controller decides about orientation.
    var coversWindow: Bool { self == .fullScreen || self == .overFullScreen }

    /// Whether it is shown where the nearest controller is that defines a presentation context.
    var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}
