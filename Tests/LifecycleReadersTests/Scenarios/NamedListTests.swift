import LifecycleModel
import Testing

struct NamedListTests {
    @Test("A new value goes to the end, and a value with a known name stays where it was")
    func order() {
        var list: NamedList = ["b": 1, "a": 2]
        list["c"] = 3
        list["a"] = 4
        #expect(list.keys == ["b", "a", "c"])
        #expect(list.values == [1, 4, 3])
        #expect(list["a"] == 4)
        #expect(list["d"] == nil)
    }

    @Test("Without a removed value, the other values are found at their new positions")
    func removal() {
        var list: NamedList = ["a": 1, "b": 2, "c": 3]
        list["a"] = nil
        list["missing"] = nil
        #expect(list.keys == ["b", "c"])
        #expect(list["c"] == 3)
        #expect(list.index(forKey: "c") == 1)
        #expect(list.index(forKey: "a") == nil)
    }
}
