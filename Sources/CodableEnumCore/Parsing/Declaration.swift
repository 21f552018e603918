/// The result of parsing one file. Declarations refer to each other by index and to their text by
/// ranges of tokens, so a file of any depth is parsed and stored without recursion. Names are as
/// written, with their backticks.
package final class ParsedFile: Sendable {
  package let file: SourceFile
  package let places: FilePlaces
  package let tokens: [Token]
  package let comments: [Comment]
  /// In source order; a parent always precedes its members.
  package let declarations: [Declaration]
  let imports: [ImportDeclaration]
  /// In the source order of their `#if`; an outer chain precedes the chains in it.
  let conditionalChains: [ConditionalChain]
  /// Errors of lexing and parsing, in source order.
  package let diagnostics: [Diagnostic]

  init(
    _ parser: borrowing Parser, _ tokens: [Token], _ comments: [Comment], _ findings: [Finding]
  ) {
    let places = FilePlaces(path: parser.file.path, parser.file.bytes)
    file = parser.file
    self.places = places
    self.tokens = tokens
    self.comments = comments
    declarations = parser.declarations
    imports = parser.imports
    conditionalChains = parser.conditionalChains
    diagnostics = findings.map { Diagnostic($0.message, at: places.position($0.offset)) }
  }
}

/// A declaration that can contain or be an enum, or a type alias outside of code. Bodies of code
/// appear as `.code`, so an enum in a function is found together with the reason why other files
/// can't reach it.
package struct Declaration: Sendable {
  package enum Kind: String, Sendable {
    case `struct`, `class`, `actor`, `enum`, `protocol`, `extension`, `typealias`
    /// A function, initializer, accessor, closure or other block of statements.
    case code
  }

  package var kind: Kind
  /// Index of the enclosing declaration.
  package var parent: Int?
  /// The innermost `#if` branch around it.
  package var condition: ConditionalBranchReference?
  /// For an extension, the extended type without generic arguments: `Outer.Inner`. Empty for code.
  package var name: String
  /// Bytes of the name.
  package var nameRange: Range<Int>
  /// Tokens from the first attribute or modifier, or an `#if` around attributes, to the introducer
  /// (`enum`, `extension` …), inclusive. An annotation belongs to the declaration if the token
  /// after it is one of these.
  package var head: Range<Int>
  package var attributes: [Attribute] = []
  package var modifiers: [Modifier] = []
  package var genericParameters: [GenericParameter] = []
  /// Tokens of each entry of the inheritance clause, with its attributes and `~`.
  package var inheritedTypes: [Range<Int>] = []
  /// Tokens of the requirements, without the word `where`.
  package var whereClause: Range<Int>?
  /// Tokens of the type that a type alias refers to.
  package var aliasedType: Range<Int>?
  /// Tokens between the braces of the body.
  package var body: Range<Int>
  /// The cases of an enum, in source order.
  package var cases: [CaseDeclaration] = []
  /// The stored instance properties of a struct, class or actor, in source order.
  package var storedProperties: [StoredProperty] = []
  /// The members declared directly in the body: properties, functions, nested types, type aliases,
  /// and associated types.
  package var members: [Member] = []
}

/// `@available(*, deprecated)`
package struct Attribute: Sendable {
  /// Without the `@`: `available`, `MainActor`, `Foo.Bar`.
  package var name: String
  /// All tokens, from the `@`.
  package var tokens: Range<Int>
  /// The branch of an `#if` in the head around it (SE-0367). A branch around the whole declaration
  /// isn't repeated here.
  package var condition: ConditionalBranchReference?
}

/// `public`, `indirect`, `private(set)`
package struct Modifier: Sendable {
  package var name: String
  /// The word in parentheses, as in `private(set)`.
  package var detail: String?
}

/// `T`, `T: Codable`, `each T`, `let count: Int`
package struct GenericParameter: Sendable {
  package enum Kind: Sendable { case type, pack, value }
  package var kind: Kind
  package var name: String
  /// Tokens of the constraint after the colon.
  package var constraint: Range<Int>?
  /// Bytes of the parameter.
  package var range: Range<Int>
}

/// `case a(Int), b = "x"`: one `case` keyword with all its elements.
package struct CaseDeclaration: Sendable {
  package var condition: ConditionalBranchReference?
  /// Tokens from the first attribute or modifier to `case`, inclusive.
  package var head: Range<Int>
  package var tokens: Range<Int>
  package var attributes: [Attribute] = []
  package var modifiers: [Modifier] = []
  package var elements: [EnumElement] = []
}

/// One case: `waitlist(Int, [User])`
package struct EnumElement: Sendable {
  package var name: String
  package var nameRange: Range<Int>
  /// nil without parentheses; empty for `case a()`.
  package var values: [AssociatedValue]?
  /// Tokens of the raw value after `=`.
  package var rawValue: Range<Int>?
}

/// One associated value: `reason: String = "unknown"`
package struct AssociatedValue: Sendable {
  /// Its tokens without the comma.
  package var tokens: Range<Int>
  /// `_` in `_ reason: String`.
  package var firstName: String?
  /// `reason` in `_ reason: String`.
  package var secondName: String?
  /// Tokens of the type, with attributes and specifiers (`@escaping`, `sending`).
  package var type: Range<Int>
  /// Tokens of the expression after `=`.
  package var defaultValue: Range<Int>?
}

/// `@_exported public import struct Foundation.Date`
struct ImportDeclaration: Sendable {
  /// All its tokens, with attributes and modifiers.
  package var tokens: Range<Int>
  /// `Foundation`, `Foundation.Date`
  package var path: String
  package var condition: ConditionalBranchReference?
}

/// `a` in `@Wrapper var a = 1, b: Int { didSet {} }`: a property that has its own storage, as far
/// as syntax tells. A macro or a wrapper may remove it.
package struct StoredProperty: Sendable {
  package var name: String
  package var nameRange: Range<Int>
  /// Whether it is declared with `let`.
  package var isConstant: Bool
  /// Whether it is one name of a tuple pattern, `let (a, b) = pair`. The type and the value belong
  /// to all names together and are not given here.
  package var isInPattern: Bool
  /// Tokens of the type; `Double` also for `x` in `let x, y: Double`. nil if the type follows from
  /// the initial value.
  package var type: Range<Int>?
  /// Tokens of the expression after `=`.
  package var initialValue: Range<Int>?
  // Those of the whole declaration, with property wrappers.
  package var attributes: [Attribute]
  package var modifiers: [Modifier]
  package var condition: ConditionalBranchReference?
}

package struct Member: Sendable {
  package enum Kind: Sendable { case property, function, type }
  package var kind: Kind
  package var name: String
  package var nameRange: Range<Int>
  package var isStatic: Bool
  /// The argument labels of a function or an initializer: `["from"]` for `init(from: Decoder)`,
  /// with `_` for a parameter without a label.
  package var labels: [String] = []
  /// Tokens of the types of its parameters.
  package var parameterTypes: [Range<Int>] = []
  /// Tokens of the expression after a property's `=`, or of its getter.
  package var value: Range<Int>?
  package var condition: ConditionalBranchReference?
}

/// `#if … #elseif … #else … #endif`
struct ConditionalChain: Sendable {
  /// The branch around the chain itself.
  package var parent: ConditionalBranchReference?
  /// Bytes of each directive, `#if DEBUG`, `#elseif os(Linux)`, `#else`, up to the end of the
  /// condition, without a trailing comment.
  package var branches: [Range<Int>]
}

package struct ConditionalBranchReference: Equatable, Sendable {
  /// Index into `ParsedFile.conditionalChains`.
  package var chain: Int
  /// Index into the chain's branches.
  package var branch: Int
}
