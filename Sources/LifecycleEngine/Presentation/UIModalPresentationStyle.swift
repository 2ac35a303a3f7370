import LifecycleModel

extension UIModalPresentationStyle {
    /// Returns the style, with `automatic` and `none` resolved to full screen in iOS 12 and earlier, and to a page
    /// sheet in iOS 13 and later.
    func resolved(in ios: IOSVersion) -> UIModalPresentationStyle {
        self == .automatic || self == .none ? (ios.has(.presentsSheets) ? .pageSheet : .fullScreen) : self
    }

    /// Returns the resolved style, adapted to the window's traits: in iOS 13 and later, a popover in a compact width
    /// becomes a page sheet. Source: github.com/vercantez/openuikit, measured on iOS 26.1.
    func adapted(in ios: IOSVersion, to traits: UITraitCollection) -> UIModalPresentationStyle {
        let style = resolved(in: ios)
        return style == .popover && ios.has(.presentsSheets) && traits.horizontalSizeClass == .compact
            ? .pageSheet : style
    }

    /// Returns whether the presenter's view leaves the window, so that the presenter disappears.
    ///
    /// This is true for `fullScreen` and `currentContext` and, in iOS 12 and earlier, for `pageSheet`, `formSheet`, and
    /// `popover` on a phone. It is false for `overFullScreen`, `overCurrentContext`, `blurOverFullScreen`, and
    /// `custom`. `automatic` and `none` are resolved first. Sources: Evidence, Presentation styles, and, for
    /// `currentContext`, https://regularberry.github.io/2019/02/22/why-isnt-viewwillappear-getting-called.html.
    func hidesPresenter(in ios: IOSVersion, on idiom: Device.Idiom) -> Bool {
        switch self {
        case .fullScreen, .currentContext: true
        case .pageSheet, .formSheet, .popover: !ios.has(.presentsSheets) && idiom == .phone
        case .automatic, .none: resolved(in: ios).hidesPresenter(in: ios, on: idiom)
        case .custom, .overFullScreen, .overCurrentContext, .blurOverFullScreen: false
        }
    }

    /// Whether the style is a sheet.
    var isSheet: Bool { self == .pageSheet || self == .formSheet }

    /// Returns whether the user can dismiss the presentation by dragging it or by tapping outside it. This is true for
    /// sheets and popovers in iOS 13 and later.
    func isDraggable(in ios: IOSVersion) -> Bool { ios.has(.presentsSheets) && (isSheet || self == .popover) }

    /// Whether the style fills the window, so that the presented controller determines the orientation.
    var coversWindow: Bool { self == .fullScreen || self == .overFullScreen }

    /// Whether the presenter is the nearest controller that defines a presentation context, if there is one.
    var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}
