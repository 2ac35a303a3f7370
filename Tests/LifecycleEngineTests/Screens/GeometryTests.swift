import LifecycleEngine
import LifecycleModel
import Testing

@Suite("View frames in a Swift program")
struct GeometryTests {
    /// Returns the frame of a view after the width of its superview changed from 200 points to `width`. Before, the
    /// view was 100 points wide and 50 points from the left.
    private func frame(_ mask: UIView.AutoresizingMask, width: Double = 300) -> CGRect {
        var result = CGRect(x: 0, y: 0, width: 0, height: 0)
        _ = Simulation.play { _ in
            let outer = UIView()
            outer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
            let inner = UIView()
            outer.addSubview(inner)
            inner.frame = CGRect(x: 50, y: 0, width: 100, height: 100)
            inner.autoresizingMask = mask
            outer.frame = CGRect(x: 0, y: 0, width: width, height: 200)
            result = inner.frame
        }
        return result
    }

    @Test("Without a mask, a view keeps its frame")
    func fixed() {
        #expect(frame([]) == CGRect(x: 50, y: 0, width: 100, height: 100))
    }

    @Test("The flexible parts share the difference in proportion to their lengths")
    func flexible() {
        #expect(frame(.flexibleWidth) == CGRect(x: 50, y: 0, width: 200, height: 100))
        #expect(frame(.flexibleLeftMargin) == CGRect(x: 150, y: 0, width: 100, height: 100))
        #expect(frame([.flexibleLeftMargin, .flexibleRightMargin]) == CGRect(x: 100, y: 0, width: 100, height: 100))
        let all: UIView.AutoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
        #expect(frame(all) == CGRect(x: 75, y: 0, width: 150, height: 100))
    }

    @Test("A flexible part shrinks to zero, but not below zero")
    func nothing() {
        #expect(frame(.flexibleWidth, width: 100) == CGRect(x: 50, y: 0, width: 0, height: 100))
        #expect(frame(.flexibleWidth, width: 20) == CGRect(x: 50, y: 0, width: 0, height: 100))
    }

    @Test("A controller's view and its bounds have the window's size")
    func rootView() {
        var sizes: [CGSize] = []
        _ = Simulation.play { simulation in
            let root = UIViewController()
            simulation.step("launch") { simulation.launch { root } }
            sizes = [root.view.frame.size, root.view.bounds.size]
        }
        #expect(sizes == [CGSize(width: 390, height: 844), CGSize(width: 390, height: 844)])
    }
}
