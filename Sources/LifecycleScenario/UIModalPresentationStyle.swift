/// The style of a modal presentation, with UIKit's names.
public enum UIModalPresentationStyle: String, Sendable, Hashable, CaseIterable {
    case automatic, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext,
        popover
    case blurOverFullScreen, none
}
