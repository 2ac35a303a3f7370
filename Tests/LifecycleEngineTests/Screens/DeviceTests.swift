import LifecycleModel
import Testing

@testable import LifecycleEngine

@Suite("Screens of devices")
struct DeviceTests {
    @Test("A device has the default size for its idiom")
    func defaults() {
        #expect(Device(idiom: .phone).portraitSize == CGSize(width: 390, height: 844))
        #expect(Device(idiom: .pad).portraitSize == CGSize(width: 820, height: 1180))
    }

    @Test(
        "A phone's window size can be given in either order, and a pad's window size in its current orientation",
        arguments: [
            (Device.Idiom.phone, UIInterfaceOrientation.portrait, 320.0, 568.0, 320.0),
            (.phone, .portrait, 568, 320, 320), (.phone, .landscapeLeft, 568, 320, 320),
            (.phone, .landscapeLeft, 320, 568, 320), (.pad, .portrait, 507, 1180, 507),
            (.pad, .portrait, 1180, 507, 1180), (.pad, .landscapeLeft, 1180, 820, 820),
            (.pad, .landscapeRight, 590, 820, 820),
        ])
    func window(
        idiom: Device.Idiom, orientation: UIInterfaceOrientation, width: Double, height: Double, expected: Double
    ) {
        var device = Device(idiom: idiom, orientation: orientation)
        device.setWindowSize(CGSize(width: width, height: height))
        #expect(device.portraitSize.width == expected)
        #expect(device.portraitSize.height == width + height - expected)
    }

    @Test(
        "A window has regular width from a width of 600 on a pad, and from a height of 414 on a phone in landscape",
        arguments: [
            (Device.Idiom.pad, 600.0, 800.0, UIUserInterfaceSizeClass.regular), (.pad, 599, 800, .compact),
            (.pad, 820, 1180, .regular), (.phone, 896, 414, .regular), (.phone, 844, 413, .compact),
            (.phone, 414, 896, .compact), (.phone, 700, 900, .compact),
        ])
    func sizeClass(idiom: Device.Idiom, width: Double, height: Double, expected: UIUserInterfaceSizeClass) {
        let traits = UITraitCollection(of: CGSize(width: width, height: height), on: idiom)
        #expect(traits.horizontalSizeClass == expected)
    }

    @Test("In landscape, the width and height of the screen are swapped", arguments: UIInterfaceOrientation.allCases)
    func turned(orientation: UIInterfaceOrientation) {
        let isLandscape = [.landscapeLeft, .landscapeRight].contains(orientation)
        #expect(orientation.isLandscape == isLandscape)
        let size = Device(idiom: .phone).size(in: orientation)
        #expect(size == (isLandscape ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844)))
    }
}
