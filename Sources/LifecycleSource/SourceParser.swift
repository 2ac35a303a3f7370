#if Source
import LifecycleLogs
import LifecycleModel
import SwiftParser
import SwiftSyntax

/// A visitor that reads the declarations of a Swift file.
final class SourceParser: SyntaxVisitor {
    private(set) var file: SourceFile
    private let text: SourceText
    /// The types around the current declaration, from the outside.
    private var open: [SourceType] = []
    /// The methods outside of a type.
    private var snippet: SourceType

    /// Whether the parser stopped at ``deepest`` levels of brackets, and skipped the rest.
    private(set) var isCut = false

    /// The levels of brackets that are read. The parser's own limit depends on its build: 256 in a release, 20 in a debug
    /// build.
    static let deepest = 128

    init(_ source: InputSource) {
        let code = source.text
        text = SourceText(name: source.name, Array(code.utf8))
        file = SourceFile(name: source.name)
        snippet = SourceType(.class, "", at: LifecycleModel.SourceLocation(file: source.name, line: 1, column: 1))
        super.init(viewMode: .sourceAccurate)
        var parser = Parser(code, maximumNestingLevel: Self.deepest)
        let tree = SourceFileSyntax.parse(from: &parser)
        isCut = tree.hasMaximumNestingLevelOverflow
        walk(tree)
        if snippet.functions.contains(where: { $0.isOverride || $0.callback != nil }) { file.types.append(snippet) }
        text.readComments(into: &file)
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.class, node.name, node.inheritanceClause)
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.struct, node.name, node.inheritanceClause)
    }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.enum, node.name, node.inheritanceClause)
    }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.actor, node.name, node.inheritanceClause)
    }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.protocol, node.name, node.inheritanceClause)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        open.append(
            SourceType(
                .extension, TypeName(node.extendedType).text ?? "", inherits: names(node.inheritanceClause),
                at: text.location(node.extensionKeyword.positionAfterSkippingLeadingTrivia)))
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    private func enter(
        _ kind: SourceType.Kind, _ name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        open.append(
            SourceType(
                kind, name.text, inherits: names(inheritance),
                at: text.location(name.positionAfterSkippingLeadingTrivia)))
        return .visitChildren
    }

    private func leave() { if let type = open.popLast() { file.types.append(type) } }

    private func names(_ clause: InheritanceClauseSyntax?) -> [String] {
        clause.map { $0.inheritedTypes.compactMap { TypeName($0.type).text } } ?? []
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if let name = TypeName(node.initializer.value).text { file.aliases[node.name.text] = name }
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first { file.imports.append(module.name.text) }
        return .skipChildren
    }

    /// Skips code for the Mac, whose controllers have methods with the same names.
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        node.isForMac ? .skipChildren : .visitChildren
    }

    // MARK: Functions and properties

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        var function = SourceFunction(
            .method, node.name.text.filter { $0 != "`" }, at: location(node.modifiers, node.funcKeyword))
        function.result = node.signature.returnClause.flatMap { TypeName($0.type).text }
        read(&function, node.modifiers, node.attributes, node.signature.parameterClause, node.body?.statements)
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        var function = SourceFunction(.initializer, "init", at: location(node.modifiers, node.initKeyword))
        read(&function, node.modifiers, node.attributes, node.signature.parameterClause, node.body?.statements)
        return .skipChildren
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        var function = SourceFunction(.deinitializer, "deinit", at: location(node.modifiers, node.deinitKeyword))
        read(&function, node.modifiers, node.attributes, nil, node.body?.statements)
        return .skipChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func location(_ modifiers: DeclModifierListSyntax, _ keyword: TokenSyntax) -> LifecycleModel.SourceLocation
    {
        let start = modifiers.first?.positionAfterSkippingLeadingTrivia ?? keyword.positionAfterSkippingLeadingTrivia
        return text.location(start)
    }

    private func read(
        _ function: inout SourceFunction, _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax,
        _ parameters: FunctionParameterClauseSyntax?, _ statements: CodeBlockItemListSyntax?
    ) {
        let words = Set(modifiers.map(\.name.text))
        function.isOverride = words.contains("override")
        function.isStatic = words.contains("static") || words.contains("class")
        function.isConvenience = words.contains("convenience")
        function.isUnavailable = attributes.contains {
            let attribute = $0.trimmedDescription
            return attribute.hasPrefix("@available") && attribute.contains("unavailable")
        }
        function.parameters = parameters.map { $0.parameters.map(parameter) } ?? []
        if let statements {
            let reader = BodyReader(text, function, returnsValue: function.result != nil)
            reader.read(statements)
            function = reader.function
            file.calledNames.formUnion(reader.names)
        }
        if open.isEmpty { snippet.functions.append(function) } else { open[open.count - 1].functions.append(function) }
    }

    private func parameter(_ node: FunctionParameterSyntax) -> SourceVariable {
        let name = node.secondName ?? node.firstName
        return SourceVariable(
            name.text, label: node.firstName.text == "_" ? nil : node.firstName.text,
            offset: name.position.utf8Offset, type: TypeName(node.type).text)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !open.isEmpty else { return .skipChildren }
        let words = Set(node.modifiers.map(\.name.text))
        let keyword = node.bindingSpecifier
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
            var property = SourceProperty(name.text, at: text.location(name.positionAfterSkippingLeadingTrivia))
            property.type =
                binding.typeAnnotation.flatMap { TypeName($0.type).text }
                ?? binding.initializer.flatMap { TypeName(ofValue: $0.value).text }
            property.isStatic = words.contains("static") || words.contains("class")
            if let block = binding.accessorBlock { readAccessors(block, of: property, node.modifiers, keyword) }
            if let value = binding.initializer?.value {
                property.value = text.excerpt(of: value)
                noteNames(in: value)
            }
            open[open.count - 1].properties.append(property)
        }
        return .skipChildren
    }

    private func readAccessors(
        _ block: AccessorBlockSyntax, of property: SourceProperty, _ modifiers: DeclModifierListSyntax,
        _ keyword: TokenSyntax
    ) {
        func add(_ kind: SourceFunction.Kind, _ statements: CodeBlockItemListSyntax?) {
            guard let statements else { return }
            var function = SourceFunction(kind, property.name, at: location(modifiers, keyword))
            function.result = property.type ?? "()"
            read(&function, modifiers, [], nil, statements)
        }
        switch block.accessors {
        case .getter(let statements):
            add(.getter, statements)
        case .accessors(let list):
            for accessor in list {
                switch accessor.accessorSpecifier.text {
                case "get":
                    add(.getter, accessor.body?.statements)
                case "set": add(.setter, accessor.body?.statements)
                case "didSet", "willSet": add(.observer, accessor.body?.statements)
                default: break
                }
            }
        }
    }

    /// Notes the names in the initial value of a property, whose code belongs to no function.
    private func noteNames(in value: ExprSyntax) {
        let reader = BodyReader(
            text, SourceFunction(.getter, "", at: text.location(value.position)), returnsValue: true)
        reader.walk(value)
        file.calledNames.formUnion(reader.names)
    }
}

/// The name of a type without optionality, generic arguments, and outer types.
struct TypeName {
    let text: String?

    init(_ type: TypeSyntax) {
        switch type.as(TypeSyntaxEnum.self) {
        case .identifierType(let type): text = Self.plain(type.name.text, type.genericArgumentClause)
        case .memberType(let type): text = type.name.text
        case .optionalType(let type): text = TypeName(type.wrappedType).text
        case .implicitlyUnwrappedOptionalType(let type): text = TypeName(type.wrappedType).text
        case .arrayType(let type): text = TypeName(type.element).text.map { "[\($0)]" }
        case .attributedType(let type): text = TypeName(type.baseType).text
        case .someOrAnyType(let type): text = TypeName(type.constraint).text
        case .compositionType(let type): text = type.elements.first.flatMap { TypeName($0.type).text }
        default: text = nil
        }
    }

    private static func plain(_ name: String, _ arguments: GenericArgumentClauseSyntax?) -> String? {
        name == "Optional" || name == "Array" ? nil : name
    }

    /// The type of a value that names it: `T()`, `x as! T`, or an array of such values.
    init(ofValue value: ExprSyntax) {
        if let call = value.as(FunctionCallExprSyntax.self) {
            text = Self.constructed(call.calledExpression)
        } else if let list = value.as(ArrayExprSyntax.self), let first = list.elements.first {
            text = TypeName(ofValue: first.expression).text.map { "[\($0)]" }
        } else if let sequence = value.as(SequenceExprSyntax.self), let last = sequence.elements.last,
            let type = last.as(TypeExprSyntax.self)
        {
            text = TypeName(type.type).text
        } else if let cast = value.as(AsExprSyntax.self) {
            text = TypeName(cast.type).text
        } else if let attempt = value.as(TryExprSyntax.self) {
            text = TypeName(ofValue: attempt.expression).text
        } else if let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first
        {
            text = TypeName(ofValue: only.expression).text
        } else if let unwrapped = value.as(ForceUnwrapExprSyntax.self) {
            text = TypeName(ofValue: unwrapped.expression).text
        } else {
            text = nil
        }
    }

    /// The type that an expression constructs if it is called.
    static func constructed(_ called: ExprSyntax) -> String? {
        func isType(_ name: String) -> Bool { name.first?.isUppercase ?? false }
        if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text { return isType(name) ? name : nil }
        if let generic = called.as(GenericSpecializationExprSyntax.self) { return constructed(generic.expression) }
        if let list = called.as(ArrayExprSyntax.self), list.elements.count == 1, let only = list.elements.first {
            return constructed(only.expression).map { "[\($0)]" }
        }
        guard let member = called.as(MemberAccessExprSyntax.self) else { return nil }
        let name = member.declName.baseName.text
        if name == "init" { return member.base.flatMap(constructed) }
        return isType(name) && member.base != nil ? name : nil
    }
}
#endif
