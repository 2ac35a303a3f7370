extension Storyboard {
    /// The platform of a storyboard or xib.
    public enum Platform: String, Sendable, Hashable, CaseIterable {
        case iOS, macOS, tvOS, watchOS
    }

    /// The platform of the target runtime, or else of the document type, or nil if neither is known.
    public var platform: Platform? {
        switch targetRuntime {
        case "iOS.CocoaTouch", "iOS.CocoaTouch.iPad": return .iOS
        case "MacOSX.Cocoa": return .macOS
        case "AppleTV": return .tvOS
        case "watchKit": return .watchOS
        default: break
        }
        guard let type else { return nil }
        if type.contains("AppleTV") { return .tvOS }
        if type.contains("WatchKit") { return .watchOS }
        if type.contains("CocoaTouch") { return .iOS }
        return type.contains(".Cocoa.") ? .macOS : nil
    }

    /// Returns the system's class for a controller element, such as `UITableViewController` for `tableViewController`.
    /// For an unknown element, returns its name with the platform's prefix.
    public static func systemClass(ofElement element: String, on platform: Platform?) -> String {
        switch element {
        case "avPlayerViewController": return "AVPlayerViewController"
        case "glkViewController": return "GLKViewController"
        case "controller", "glanceController": return "WKInterfaceController"
        case "notificationController": return "WKUserNotificationInterfaceController"
        case "pagecontroller": return "NSPageController"
        case "hostingController" where platform == .watchOS: return "WKHostingController"
        default: break
        }
        let prefix =
            switch platform {
            case .macOS: "NS"
            case .watchOS: "WK"
            case .iOS, .tvOS, nil: "UI"
            }
        return prefix + element.capitalizedFirst
    }
}
