#if Source
import LifecycleModel
import SwiftSyntax

/// A visitor that reads the calls, assignments, and reads in the body of a function.
final class BodyReader: SyntaxVisitor {
    private(set) var function: SourceFunction
    /// The names of all functions that the body calls or refers to, except calls of `super`.
    private(set) var names: Set<String> = []
    let text: SourceText
    private let returnsValue: Bool
    /// The variables in each open scope, from the outside.
    private var scopes: [[String: SourcePath]] = [[:]]
    /// The lines of the conditions around the current code.
    private var conditions: [Int] = []
    /// For each open block, the number of earlier exits from it.
    private var exits: [Int] = []
    /// The open closures that don't run at once.
    private var laterClosures = 0
    /// The open closures: whether each holds `self` weakly, whether its code uses `self`, and whether its code binds a
    /// strong `self`.
    private var closures: [(isWeak: Bool, usesSelf: Bool, bindsSelf: Bool)] = []
    /// Whether each closure that was read keeps `self` alive.
    private var keepsSelf: [SyntaxIdentifier: Bool] = [:]
    /// The body itself, whose only statement can be its result.
    private var body: SyntaxIdentifier?

    init(_ text: SourceText, _ function: SourceFunction, returnsValue: Bool) {
        (self.text, self.function, self.returnsValue) = (text, function, returnsValue)
        super.init(viewMode: .sourceAccurate)
        for parameter in function.parameters { scopes[0][parameter.name] = parameter.path }
        if function.kind == .setter || function.kind == .observer {
            // The old and the new value are the property at another time.
            for name in ["newValue", "oldValue"] { scopes[0][name] = .this(function.name) }
        }
    }

    func read(_ statements: CodeBlockItemListSyntax) {
        body = statements.id
        readBlock(statements)
    }

    // MARK: Scopes and conditions

    private func inScope(_ work: () -> Void) {
        scopes.append([:])
        work()
        scopes.removeLast()
    }

    private func readBlock(_ statements: CodeBlockItemListSyntax) {
        exits.append(0)
        inScope { walk(statements) }
        conditions.removeLast(exits.removeLast())
    }

    private func guarded(by node: some SyntaxProtocol, _ work: () -> Void) {
        conditions.append(line(of: node))
        work()
        conditions.removeLast()
    }

    /// Notes that the rest of the block runs only if a condition holds.
    private func noteExit(_ node: some SyntaxProtocol) {
        guard !exits.isEmpty else { return }
        exits[exits.count - 1] += 1
        conditions.append(line(of: node))
    }

    private func line(of node: some SyntaxProtocol) -> Int {
        text.location(node.positionAfterSkippingLeadingTrivia).line ?? 0
    }

    private func declare(
        _ name: TokenSyntax, type: String? = nil, value: SourcePath? = nil, in sequence: SourcePath? = nil,
        isNew: Bool = false
    ) {
        guard name.text != "self", name.text != "_" else { return }
        var variable = SourceVariable(
            name.text, offset: name.position.utf8Offset, type: type, value: value, sequence: sequence)
        variable.isNew = isNew
        function.variables.append(variable)
        scopes[scopes.count - 1][name.text] = variable.path
    }

    /// Returns the path of a variable in an open scope, or nil if the name isn't that of a variable.
    func local(_ name: String) -> SourcePath? { scopes.lazy.reversed().compactMap { $0[name] }.first }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        readBlock(node.statements)
        return .skipChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        inScope {
            walk(node.conditions)
            guarded(by: node) { walk(node.body) }
        }
        if let other = node.elseBody { guarded(by: node) { walk(other) } }
        if node.elseBody == nil, node.body.endsWithExit { noteExit(node) }
        return .skipChildren
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        walk(node.conditions)
        guarded(by: node) { walk(node.body) }
        // A closure that holds self weakly begins with such a line.
        let isAboutSelf = node.conditions.allSatisfy { condition in
            guard case .optionalBinding(let binding) = condition.condition else { return false }
            return binding.initializer.map { path(of: $0.value)?.isSelf ?? false }
                ?? (binding.pattern.trimmedDescription == "self")
        }
        if !isAboutSelf { noteExit(node) }
        return .skipChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        let isAboutSelf =
            node.initializer.map { path(of: $0.value)?.isSelf ?? false } ?? (node.pattern.trimmedDescription == "self")
        if isAboutSelf, !closures.isEmpty { closures[closures.count - 1].bindsSelf = true }
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return .visitChildren }
        if let value = node.initializer?.value {
            walk(value)
            declare(name, type: TypeName(ofValue: value).text, value: path(of: value))
        } else if name.text != "self" {
            // A property that is bound by its own name is checked, so reading the variable isn't reading the property.
            let isView = local(name.text) == nil && ["view", "tableView", "collectionView"].contains(name.text)
            declare(name, value: isView ? nil : local(name.text) ?? .this(name.text))
        }
        return .skipChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        walk(node.subject)
        guarded(by: node) { walk(node.cases) }
        return .skipChildren
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        inScope {
            walk(node.label)
            readBlock(node.statements)
        }
        return .skipChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        walk(node.sequence)
        inScope {
            if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier {
                declare(name, in: path(of: node.sequence))
            } else {
                walk(node.pattern)
            }
            if let condition = node.whereClause { walk(condition) }
            if node.whereClause == nil { walk(node.body) } else { guarded(by: node) { walk(node.body) } }
        }
        return .skipChildren
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
        inScope {
            walk(node.conditions)
            guarded(by: node) { walk(node.body) }
        }
        return .skipChildren
    }

    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
        guarded(by: node) { inScope { walk(node.body) } }
        return .skipChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        declare(node.identifier)
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isConstant = node.bindingSpecifier.text == "let"
        for binding in node.bindings {
            if let value = binding.initializer?.value { walk(value) }
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
                walk(binding.pattern)
                continue
            }
            let value = binding.initializer?.value
            declare(
                name,
                type: binding.typeAnnotation.flatMap { TypeName($0.type).text }
                    ?? value.flatMap { TypeName(ofValue: $0).text },
                value: isConstant ? value.flatMap(path) : nil,
                isNew: value?.as(FunctionCallExprSyntax.self).flatMap { TypeName.constructed($0.calledExpression) }
                    != nil)
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let body = node.body else { return .skipChildren }
        laterClosures += 1
        inScope {
            for parameter in node.signature.parameterClause.parameters {
                declare(parameter.secondName ?? parameter.firstName, type: TypeName(parameter.type).text)
            }
            walk(body)
        }
        laterClosures -= 1
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    // MARK: Closures

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        // The captures of self, such as `weak self` and `this = self`, as words.
        let captures = (node.signature?.capture?.items).map { items in
            items.map { $0.trimmedDescription.split { " =,\n\t".contains($0) } }.filter { $0.last == "self" }
        }
        let isWeak = captures?.contains { $0[0].hasPrefix("weak") || $0[0].hasPrefix("unowned") } ?? false
        let isLater = !runsAtOnce(node)
        let outer = (conditions, exits)
        closures.append((isWeak, false, false))
        if isLater { laterClosures += 1 }
        inScope {
            for words in captures ?? [] where words.count > 1 {
                let name = String(words[words.count - 2])
                if !["weak", "unowned"].contains(name) { scopes[scopes.count - 1][name] = .this() }
            }
            declareParameters(of: node)
            readBlock(node.statements)
        }
        (conditions, exits) = outer
        if isLater { laterClosures -= 1 }
        if let closed = closures.popLast() { keepsSelf[node.id] = closed.usesSelf }
        return .skipChildren
    }

    private func declareParameters(of node: ClosureExprSyntax) {
        // A closure of `forEach` receives the elements of the sequence.
        let called = call(with: node)?.calledExpression.as(MemberAccessExprSyntax.self)
        let isLoop = called.map { Self.mapping.contains($0.declName.baseName.text) } ?? false
        let sequence = isLoop ? called?.base.flatMap(path) : nil
        switch node.signature?.parameterClause {
        case .simpleInput(let list): for parameter in list { declare(parameter.name, in: sequence) }
        case .parameterClause(let clause):
            for parameter in clause.parameters {
                declare(parameter.secondName ?? parameter.firstName, type: parameter.type.flatMap { TypeName($0).text })
            }
        case nil:
            for name in ["$0", "$1"] {
                let variable = SourceVariable(name, offset: node.position.utf8Offset, sequence: sequence)
                if sequence != nil { function.variables.append(variable) }
                scopes[scopes.count - 1][name] = variable.path
            }
        }
    }

    /// Returns the call that has a closure as an argument, or nil.
    private func call(with node: ClosureExprSyntax) -> FunctionCallExprSyntax? {
        node.parent?.as(FunctionCallExprSyntax.self)
            ?? node.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
    }

    /// The functions that call a closure before they return.
    private static let immediate: Set = [
        "forEach", "map", "compactMap", "flatMap", "filter", "reduce", "sorted", "sort", "first", "last", "contains",
        "allSatisfy", "firstIndex", "removeAll", "min", "max", "performWithoutAnimation", "sync", "autoreleasepool",
        "withExtendedLifetime", "performAsCurrent", "with", "then", "do",
    ]
    /// The functions that call the closure `animations` before they return, and others later.
    private static let animations: Set = [
        "animate", "animateKeyframes", "addKeyframe", "transition", "performBatchUpdates", "modifyAnimations",
    ]

    private func runsAtOnce(_ node: ClosureExprSyntax) -> Bool {
        guard let parent = node.parent else { return false }
        if parent.is(FunctionCallExprSyntax.self),
            parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
        {
            return true
        }
        let label: String?
        var ancestor: Syntax? = parent
        if let argument = parent.as(LabeledExprSyntax.self) {
            (label, ancestor) = (argument.label?.text, argument.parent?.parent)
        } else if let trailing = parent.as(MultipleTrailingClosureElementSyntax.self) {
            (label, ancestor) = (trailing.label.text, trailing.parent?.parent)
        } else {
            label = nil
        }
        guard let call = ancestor?.as(FunctionCallExprSyntax.self), let name = calledName(call) else { return false }
        if Self.immediate.contains(name) { return true }
        guard Self.animations.contains(name) else { return false }
        if let label { return label == "animations" || label == "updates" }
        return !call.arguments.contains { $0.label?.text == "animations" || $0.label?.text == "updates" }
    }

    private func calledName(_ call: FunctionCallExprSyntax) -> String? {
        call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    /// Notes that the code uses `self`. The closures around it keep `self` alive, unless one of them holds it weakly and
    /// doesn't bind it to a strong variable.
    private func noteSelf() {
        let weak = closures.lastIndex(where: \.isWeak)
        if let weak, !closures[weak].bindsSelf { return }
        for index in closures.indices where index > weak ?? -1 { closures[index].usesSelf = true }
    }

    // MARK: Expressions

    private func add(
        _ kind: SourceEvent.Kind, _ target: SourcePath, _ name: String, _ arguments: [SourceArgument] = [],
        at node: some SyntaxProtocol, isStatement: Bool = false, isPart: Bool = false
    ) {
        var event = SourceEvent(
            kind, target, name, arguments, at: text.location(node.positionAfterSkippingLeadingTrivia))
        (event.isDeferred, event.isStatement, event.isPart) = (laterClosures > 0, isStatement, isPart)
        (event.isGuarded, event.condition) = (!conditions.isEmpty, conditions.last)
        function.events.append(event)
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        node.isForMac ? .skipChildren : .visitChildren
    }

    override func visit(_ node: UnresolvedTernaryExprSyntax) -> SyntaxVisitorContinueKind {
        guarded(by: node) { walk(node.thenExpression) }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        read(ExprSyntax(node))
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        read(ExprSyntax(node))
        return .skipChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        read(ExprSyntax(node))
        return .skipChildren
    }

    /// Adds the read of a path, and reads the calls and arguments inside of it.
    private func read(_ expression: ExprSyntax) {
        if let path = path(of: expression), let name = path.members.last {
            switch path.root {
            case .this, .local: add(.read, path, name, at: expression)
            case .super, .type, .value: break
            }
        }
        readParts(of: expression)
    }

    /// Reads the parts of a path that are code of their own: calls, arguments of subscripts, and other expressions.
    private func readParts(of expression: ExprSyntax) {
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            if name.baseName.text == "self" || local(name.baseName.text)?.isSelf ?? false { noteSelf() }
            names.insert(name.baseName.text)
        } else if let member = expression.as(MemberAccessExprSyntax.self) {
            if member.base?.is(SuperExprSyntax.self) != true { names.insert(member.declName.baseName.text) }
            if let base = member.base { readParts(of: base) }
        } else if let chain = expression.as(OptionalChainingExprSyntax.self) {
            readParts(of: chain.expression)
        } else if let unwrapped = expression.as(ForceUnwrapExprSyntax.self) {
            readParts(of: unwrapped.expression)
        } else if let subscripted = expression.as(SubscriptCallExprSyntax.self) {
            readParts(of: subscripted.calledExpression)
            walk(subscripted.arguments)
        } else if !expression.is(SuperExprSyntax.self) {
            walk(expression)
        }
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        let operators = parts.indices.filter { index in
            parts[index].is(AssignmentExprSyntax.self)
                || parts[index].as(BinaryOperatorExprSyntax.self).map { $0.operator.text.isCompoundAssignment } ?? false
        }
        guard let index = operators.first, index > 0 else { return .visitChildren }
        let values = Array(parts[(index + 1)...])
        for value in values { walk(value) }
        if let target = path(of: parts[index - 1]), let name = target.members.last {
            let base = target.base
            if let last = base.members.last, [.this].contains(base.root) || base.isReference {
                add(.read, base, last, at: parts[index - 1])
            }
            add(.assign, target, name, [argument(nil, values)], at: parts[index - 1])
        } else if let target = path(of: parts[index - 1]), case .local(let name, _) = target.root {
            add(.assign, target, name, [argument(nil, values)], at: parts[index - 1])
        }
        readParts(of: parts[index - 1])
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression
        var target: (path: SourcePath, name: String)?
        if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text {
            names.insert(name)
            if let variable = local(name) {
                target = (variable, "()")
            } else if let type = TypeName.constructed(called) {
                target = (SourcePath(.type(type)), "init")
            } else {
                target = (.this(), name)
            }
        } else if let type = TypeName.constructed(called) {
            target = (SourcePath(.type(type)), "init")
        } else if let member = called.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.text
            if member.base?.is(SuperExprSyntax.self) != true { names.insert(name) }
            if let base = member.base {
                read(base)
                target = path(of: base).map { ($0, name) } ?? (SourcePath(.value(nil)), name)
            }
        } else {
            walk(called)
        }
        let closing = [node.trailingClosure].compactMap(\.self)
        // The code of a closure that runs later follows the call.
        var later: [SourceEvent] = []
        for value in node.arguments.map(\.expression) + closing.map({ ExprSyntax($0) })
            + node.additionalTrailingClosures.map({ ExprSyntax($0.closure) })
        {
            let count = function.events.count
            walk(value)
            guard value.as(ClosureExprSyntax.self).map({ !runsAtOnce($0) }) ?? false else { continue }
            later += function.events[count...]
            function.events.removeSubrange(count...)
        }
        defer { function.events += later }
        guard let target else { return .skipChildren }
        var arguments = node.arguments.map { argument($0.label?.text, [$0.expression]) }
        arguments += closing.map { argument(nil, [ExprSyntax($0)]) }
        arguments += node.additionalTrailingClosures.map { argument($0.label.text, [ExprSyntax($0.closure)]) }
        let (child, parent) = place(of: node)
        let isAssigned = parent?.as(ExprListSyntax.self)?.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
        let isPart =
            !isAssigned
            && [SyntaxKind.codeBlockItem, .initializerClause, .returnStmt].allSatisfy { parent?.kind != $0 }
        add(
            .call, target.path, target.name, arguments, at: node, isStatement: dropsResult(child, parent),
            isPart: isPart)
        if Self.mapping.contains(target.name), arguments.count == 1, let function = arguments[0].path,
            let name = function.members.last, !name.hasSuffix(")")
        {
            add(.call, function.base, name, at: node)
        }
        return .skipChildren
    }

    /// The functions that call a function that they get by its name, as in `tokens.forEach(center.removeObserver)`.
    private static let mapping: Set = ["forEach", "map", "compactMap", "flatMap"]

    private func argument(_ label: String?, _ parts: [ExprSyntax], depth: Int = 0) -> SourceArgument {
        guard let first = parts.first else { return SourceArgument(label: label, "") }
        if parts.count == 1, let closure = first.as(ClosureExprSyntax.self) {
            return SourceArgument(label: label, "{ … }", capturesSelf: keepsSelf[closure.id] ?? false)
        }
        let mentions = PathCollector(self)
        for part in parts { mentions.walk(part) }
        let path = parts.count == 1 ? path(of: first) : castPath(parts)
        var argument = SourceArgument(label: label, text.excerpt(of: parts), path: path, mentions: mentions.paths)
        // Only containers and their contents are looked up in parts.
        guard depth < 2, parts.count == 1 else { return argument }
        if let array = first.as(ArrayExprSyntax.self) {
            argument.parts = array.elements.map { self.argument(nil, [$0.expression], depth: depth + 1) }
        } else if let call = first.as(FunctionCallExprSyntax.self) {
            argument.parts = call.arguments.map { self.argument($0.label?.text, [$0.expression], depth: depth + 1) }
        }
        return argument
    }

    /// Returns a call with its `try` and `await`, and the node around it.
    private func place(of node: FunctionCallExprSyntax) -> (Syntax, parent: Syntax?) {
        var (child, parent) = (Syntax(node), node.parent)
        while let next = parent,
            next.is(TryExprSyntax.self) || next.is(AwaitExprSyntax.self) || next.is(OptionalChainingExprSyntax.self)
        {
            (child, parent) = (next, next.parent)
        }
        return (child, parent)
    }

    /// Returns whether a statement drops the result of a call.
    private func dropsResult(_ child: Syntax, _ parent: Syntax?) -> Bool {
        if let list = parent?.as(ExprListSyntax.self) {
            return list.count == 3 && list.first?.is(DiscardAssignmentExprSyntax.self) ?? false
        }
        guard let item = parent?.as(CodeBlockItemSyntax.self), let list = item.parent?.as(CodeBlockItemListSyntax.self)
        else { return false }
        let canBeResult = list.parent?.is(ClosureExprSyntax.self) ?? false || list.id == body && returnsValue
        return !(canBeResult && list.count == 1 && child.parent?.id == item.id)
    }
}

extension String {
    fileprivate var isCompoundAssignment: Bool {
        count > 1 && hasSuffix("=") && !["==", "===", "!=", "!==", "<=", ">=", "~="].contains(self)
    }
}

extension CodeBlockSyntax {
    /// Whether the last statement leaves the surrounding block.
    fileprivate var endsWithExit: Bool {
        guard let last = statements.last?.item else { return false }
        return last.is(ReturnStmtSyntax.self) || last.is(ThrowStmtSyntax.self) || last.is(BreakStmtSyntax.self)
            || last.is(ContinueStmtSyntax.self)
    }
}
#endif
