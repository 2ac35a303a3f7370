extension SourceModel {
    /// Returns the name of the type of an expression, or nil if the files don't say it.
    ///
    /// - Parameters:
    ///   - path: The expression.
    ///   - functions: The functions whose parameters and variables the path can contain.
    ///   - type: The class that contains the functions.
    public func typeName(of path: SourcePath, in functions: [SourceFunction], of type: SourceClass) -> String? {
        typeName(of: path, in: functions, of: type, depth: 0)
    }

    private func typeName(
        of path: SourcePath, in functions: [SourceFunction], of type: SourceClass, depth: Int
    ) -> String? {
        guard depth < 8 else { return nil }
        func next(_ path: SourcePath) -> String? { typeName(of: path, in: functions, of: type, depth: depth + 1) }
        var (name, rest): (String?, ArraySlice<String>) = (nil, path.members[...])
        switch path.root {
        case .this:
            guard let first = rest.popFirst() else { return type.name }
            name = ownMemberType(first, of: type)
        case .type(let known) where UIKitClass.isController(known) && !UIKitClass.containers.contains(known):
            // An app's extension of a class such as UIAlertController makes an object of the class.
            return rest.count == 1 && rest[0].hasSuffix("()") ? known : nil
        case .super, .type: return nil
        case .value(let known): name = known
        case .local:
            guard let variable = functions.lazy.compactMap({ $0.variable(path.root) }).first else { return nil }
            name =
                variable.type ?? variable.value.flatMap(next)
                ?? variable.sequence.flatMap(next).flatMap(Self.element)
        }
        for member in rest { name = name.flatMap { memberType(member, of: $0) } }
        return name
    }

    /// Returns whether an expression certainly is a controller.
    public func isController(_ path: SourcePath, in functions: [SourceFunction], of type: SourceClass) -> Bool {
        if path.isSelf { return isController(type) }
        return typeName(of: path, in: functions, of: type).map(isController) ?? false
    }

    private func ownMemberType(_ member: String, of type: SourceClass) -> String? {
        if member.hasSuffix("()") {
            return method(String(member.dropLast(2)), [], of: type)?.result
                ?? memberType(member, of: "UIViewController")
        }
        if let declared = propertyType(member, of: type) { return declared }
        return isController(type) ? memberType(member, of: "UIViewController") : nil
    }

    private func memberType(_ member: String, of name: String) -> String? {
        if let element = Self.element(of: name) {
            return ["[]", "first", "last", "first()", "last()", "randomElement()"].contains(member) ? element : nil
        }
        if let declared = `class`(named: name) {
            if let found = propertyType(member, of: declared) { return found }
            guard isController(declared) else { return nil }
        } else if !UIKitClass.isController(name) {
            return name == "UIView" ? UIKitClass.viewMembers[member] : nil
        }
        return UIKitClass.controllerMembers[member]
    }

    private static func element(of name: String) -> String? {
        name.hasPrefix("[") && name.hasSuffix("]") && !name.contains(":") ? String(name.dropFirst().dropLast()) : nil
    }
}

extension SourceFunction {
    /// Returns the parameter or the variable that a path begins with, or nil.
    public func variable(_ root: SourcePath.Root) -> SourceVariable? {
        parameters.first { $0.path.root == root } ?? variables.first { $0.path.root == root }
    }
}

extension UIKitClass {
    /// The types of the properties of each controller that lead to other controllers and to views.
    static let controllerMembers = [
        "view": "UIView", "viewIfLoaded": "UIView", "tableView": "UITableView", "collectionView": "UICollectionView",
        "parent": "UIViewController", "presentingViewController": "UIViewController",
        "presentedViewController": "UIViewController", "navigationController": "UINavigationController",
        "tabBarController": "UITabBarController", "splitViewController": "UISplitViewController",
        "children": "[UIViewController]", "childViewControllers": "[UIViewController]",
        "viewControllers": "[UIViewController]", "topViewController": "UIViewController",
        "visibleViewController": "UIViewController", "selectedViewController": "UIViewController",
    ]
    static let viewMembers = ["window": "UIWindow", "superview": "UIView", "layer": "CALayer"]
}
