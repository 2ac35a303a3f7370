/// Values with unique names, in the order in which the names were added.
public struct NamedList<Value>: ExpressibleByDictionaryLiteral {
    /// The names.
    public private(set) var keys: [String] = []
    /// The values, in the order of ``keys``.
    public private(set) var values: [Value] = []
    private var indices: [String: Int] = [:]

    /// Creates a list. If a name occurs twice, the list contains its last value.
    public init(dictionaryLiteral elements: (String, Value)...) {
        for (name, value) in elements { self[name] = value }
    }

    /// The value with the given name, or nil. A new value replaces the value with the same name, or is added at the end;
    /// nil removes the value, in a time that grows with the length of the list.
    public subscript(name: String) -> Value? {
        get { indices[name].map { values[$0] } }
        set {
            switch (indices[name], newValue) {
            case (let index?, let value?): values[index] = value
            case (nil, let value?):
                indices[name] = keys.count
                keys.append(name)
                values.append(value)
            case (let index?, nil):
                keys.remove(at: index)
                values.remove(at: index)
                indices[name] = nil
                for later in index..<keys.count { indices[keys[later]] = later }
            case (nil, nil): break
            }
        }
    }

    /// Returns the position of the value with the given name, or nil.
    public func index(forKey name: String) -> Int? { indices[name] }
}

extension NamedList: Sendable where Value: Sendable {}
