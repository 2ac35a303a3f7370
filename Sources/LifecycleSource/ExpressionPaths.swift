#if Source
import LifecycleModel
import SwiftSyntax

extension BodyReader {
    /// Returns the path of an expression, or nil if the expression isn't a chain of members.
    func path(of expression: ExprSyntax) -> SourcePath? {
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text { return path(named: name) }
        if expression.is(SuperExprSyntax.self) { return SourcePath(.super) }
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return path(of: chain.expression) }
        if let unwrapped = expression.as(ForceUnwrapExprSyntax.self) { return path(of: unwrapped.expression) }
        if let attempt = expression.as(TryExprSyntax.self) { return path(of: attempt.expression) }
        if let awaited = expression.as(AwaitExprSyntax.self) { return path(of: awaited.expression) }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            guard let base = member.base.flatMap(path) else { return nil }
            let name = member.declName.baseName.text
            return name == "self" ? base : base.appending([name])
        }
        if let subscripted = expression.as(SubscriptCallExprSyntax.self) {
            return path(of: subscripted.calledExpression)?.appending(["[]"])
        }
        if let call = expression.as(FunctionCallExprSyntax.self) { return path(of: call) }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return path(of: only.expression)
        }
        if let cast = expression.as(AsExprSyntax.self) { return SourcePath(.value(TypeName(cast.type).text)) }
        if let sequence = expression.as(SequenceExprSyntax.self) { return castPath(Array(sequence.elements)) }
        return nil
    }

    /// Returns the path of a cast such as `x as T`: the path of `x`, unless it says less than the type.
    func castPath(_ parts: [ExprSyntax]) -> SourcePath? {
        guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self), let type = parts[2].as(TypeExprSyntax.self)
        else { return nil }
        return path(of: parts[0]).flatMap { $0.isReference ? $0 : nil } ?? SourcePath(.value(TypeName(type.type).text))
    }

    private func path(named name: String) -> SourcePath {
        if name == "self" { return .this() }
        if let variable = local(name) { return variable }
        return name.first?.isUppercase ?? false ? SourcePath(.type(name)) : .this(name)
    }

    private func path(of call: FunctionCallExprSyntax) -> SourcePath? {
        if let type = TypeName.constructed(call.calledExpression) { return SourcePath(.value(type)) }
        guard let called = path(of: call.calledExpression), let name = called.members.last else { return nil }
        return called.base.appending([name + "()"])
    }
}

/// A visitor that collects the paths in an expression, outside of closures.
final class PathCollector: SyntaxVisitor {
    private(set) var paths: [SourcePath] = []
    private let reader: BodyReader

    init(_ reader: BodyReader) {
        self.reader = reader
        super.init(viewMode: .sourceAccurate)
    }

    private func collect(_ expression: ExprSyntax) -> SyntaxVisitorContinueKind {
        guard let path = reader.path(of: expression) else { return .visitChildren }
        paths.append(path)
        walkArguments(in: expression)
        return .skipChildren
    }

    /// Collects the paths in the arguments of calls and subscripts inside of a path.
    private func walkArguments(in expression: ExprSyntax) {
        if let member = expression.as(MemberAccessExprSyntax.self) {
            if let base = member.base { walkArguments(in: base) }
        } else if let chain = expression.as(OptionalChainingExprSyntax.self) {
            walkArguments(in: chain.expression)
        } else if let unwrapped = expression.as(ForceUnwrapExprSyntax.self) {
            walkArguments(in: unwrapped.expression)
        } else if let subscripted = expression.as(SubscriptCallExprSyntax.self) {
            walkArguments(in: subscripted.calledExpression)
            walk(subscripted.arguments)
        } else if let call = expression.as(FunctionCallExprSyntax.self) {
            walkArguments(in: call.calledExpression)
            walk(call.arguments)
        }
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        // The name of an implicit member isn't an expression of its own.
        if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
            return .skipChildren
        }
        return collect(ExprSyntax(node))
    }
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind { collect(ExprSyntax(node)) }
    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind { collect(ExprSyntax(node)) }
}

extension IfConfigClauseSyntax {
    /// Whether the code is for the Mac, whose controllers have methods with the same names.
    var isForMac: Bool {
        let mac: Set = ["os(macOS)", "os(OSX)", "canImport(AppKit)", "canImport(Cocoa)"]
        if let condition { return mac.contains(condition.trimmedDescription) }
        guard let first = parent?.as(IfConfigClauseListSyntax.self)?.first?.condition else { return false }
        return ["os(iOS)", "canImport(UIKit)", "!os(macOS)"].contains(first.trimmedDescription)
    }
}
#endif
