/// A line of a call stack: `4   MyApp   0x000000010a1f4e31 -[HomeVC viewDidLoad] + 123`.
struct StackFrame {
    /// The function with its offset, or the address in the app if the stack has no symbols.
    let function: String
    /// Whether the function is the app's own code, rather than UIKit's, another library's, or `main`.
    let isOfApp: Bool

    /// Reads a line without its prefix, or returns nil if it isn't a line of a call stack.
    init?(_ text: Scalars) {
        let number = text.prefix(while: \.isDigit)
        let rest = text[number.endIndex...]
        guard !number.isEmpty, number.count <= 4, rest.first?.isBlank == true, let address = rest.range(of: "0x"),
            rest[address.lowerBound - 1].isBlank
        else { return nil }
        let image = rest[..<address.lowerBound].trimmed
        let after = rest[address.upperBound...].drop(while: \.isHexDigit)
        guard !image.isEmpty, after.first?.isBlank == true, after.startIndex - address.upperBound >= 6 else {
            return nil
        }
        self.init(function: after.prefix(200).trimmed.string, image: image.string)
    }

    init(function: String, image: String) {
        self.function = function
        isOfApp = !function.isEmpty && !function.hasPrefix("main ") && !StackFrame.isSystem(image)
    }

    static func isSystem(_ image: String) -> Bool {
        image.hasSuffix(".dylib") || image.hasSuffix("Services") || image.hasPrefix("Core") || image.hasPrefix("Swift")
            || system.contains(image)
    }

    /// The images of Apple's frameworks in stacks below UIKit's exceptions.
    private static let system: Set = [
        "???", "AVFoundation", "AVKit", "AttributeGraph", "BaseBoard", "CFNetwork", "Combine", "Foundation", "MapKit",
        "QuartzCore", "UIFoundation", "UIKit", "UIKitCore", "UIKitMacHelper", "WebKit", "XCTest", "XCTestCore", "dyld",
        "dyld_sim", "libobjc.A",
    ]
}
