import LifecycleModel
import Testing

struct CallbackTests {
    @Test(arguments: Callback.allCases)
    func `every callback is found by its Swift name, its selector, and its short name`(callback: Callback) {
        #expect(Callback.named(callback.swiftName).contains(callback))
        #expect(Callback.named(callback.selector).contains(callback))
        #expect(Callback.named(callback.shortName).contains(callback))
    }

    @Test(
        arguments: [
            ("viewWillAppear", [Callback.viewWillAppear]), ("viewWillAppear:", [.viewWillAppear]),
            ("willMoveToParentViewController:", [.willMoveToParent]), ("willMove", [.willMoveToParent]),
            ("didMove", [.didMoveToParent]), ("dealloc", [.deinitializer]), ("prepare", [.prepareForSegue]),
            ("init", [.initializer, .initWithCoder, .initWithNibName]), ("didFinishLaunching", [.didFinishLaunching]),
            ("willShow", [.willShow]), ("viewWillApear", []),
        ])
    func `a name maps to the callbacks that a UIKit developer expects`(word: String, callbacks: [Callback]) {
        #expect(Callback.named(word) == callbacks)
    }

    @Test func `the base name that delegate methods share names no callback`() {
        #expect(Callback.named("application").isEmpty)
        #expect(Callback.named("navigationController").isEmpty)
    }

    @Test func `each version has the callbacks that UIKit declares for it`() {
        #expect(!Callback.viewDidUnload.exists(in: IOSVersion(6)))
        #expect(Callback.viewDidUnload.exists(in: IOSVersion(5)))
        #expect(!Callback.viewIsAppearing.exists(in: IOSVersion(12)))
        #expect(!Callback.willRotate.exists(in: IOSVersion(8)))
        #expect(Callback.viewWillTransitionToSize.exists(in: IOSVersion(8)))
    }
}

struct IOSVersionTests {
    @Test(arguments: [("17", IOSVersion(17)), ("17.2", IOSVersion(17, 2)), ("8.1.3", IOSVersion(8, 1))])
    func `a version is read in Apple's notation`(text: String, version: IOSVersion) {
        #expect(IOSVersion(text) == version)
    }

    @Test(arguments: ["", "iOS 17", "17.", "17.2.1.4", "x"])
    func `an invalid version is nil`(text: String) {
        #expect(IOSVersion(text) == nil)
    }
}
