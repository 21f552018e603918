/// What the parser found in one file. Declarations refer to each other by index and to their text by
/// ranges of tokens, so a file of any depth is parsed and held without recursion.
struct ParsedFile: Sendable {
  let file: SourceFile
  let lines: LineTable
  let tokens: [Token]
  let comments: [Comment]
  /// In source order; a parent always precedes its members.
  var declarations: [Declaration] = []
  var imports: [ImportDeclaration] = []
  /// Those outside of code, in source order.
  var typeAliases: [TypeAlias] = []
  /// In source order of their `#if`; an outer chain precedes the chains in it.
  var conditionalChains: [ConditionalChain] = []
  /// Errors of lexing and parsing, in source order.
  var diagnostics: [Diagnostic] = []
}

/// A declaration that can hold or be an enum. Bodies of code appear as `.code`, so that an enum in a
/// function is seen with the place that makes it unreachable from other files.
struct Declaration: Sendable {
  enum Kind: Sendable {
    case `struct`, `class`, `actor`, `enum`, `protocol`, `extension`
    /// A function, initializer, accessor, closure or other block of statements.
    case code
  }

  var kind: Kind
  /// Index of the enclosing declaration.
  var parent: Int?
  /// The innermost `#if` branch around it.
  var condition: ConditionalBranchReference?
  /// The name as written, with backticks where they stand; for an extension the extended type as
  /// written without generic arguments, `Outer.Inner`; empty for code.
  var name: String
  /// Bytes of the name.
  var nameRange: Range<Int>
  /// Tokens from the first attribute or modifier, or an `#if` around attributes, to the introducer
  /// (`enum`, `extension` …), inclusive. An annotation binds if the token that follows it is one of
  /// these.
  var head: Range<Int>
  var attributes: [Attribute] = []
  var modifiers: [Modifier] = []
  var genericParameters: [GenericParameter] = []
  /// Tokens of each entry of the inheritance clause, with attributes and `~` where they stand.
  var inheritedTypes: [Range<Int>] = []
  /// Tokens of the requirements, without the word `where`.
  var whereClause: Range<Int>?
  /// Tokens between the braces of the body.
  var body: Range<Int>
  /// Enums only, in source order.
  var cases: [CaseDeclaration] = []
  /// What each instance of a struct, class or actor stores, in source order.
  var storedProperties: [StoredProperty] = []
  /// Names of the members declared directly in the body: properties, functions, nested types,
  /// type aliases, associated types and cases, as written.
  var members: [Member] = []
}

/// `@available(*, deprecated)`
struct Attribute: Sendable {
  /// Without the `@`: `available`, `MainActor`, `Foo.Bar`.
  var name: String
  /// All tokens, from the `@`.
  var tokens: Range<Int>
  /// The branch of an `#if` in the head that it stands in (SE-0367); one around the whole declaration
  /// is not repeated here.
  var condition: ConditionalBranchReference?
}

/// `public`, `indirect`, `private(set)`
struct Modifier: Sendable {
  var name: String
  /// The word in parentheses, as in `private(set)`.
  var detail: String?
}

/// `T`, `T: Codable`, `each T`, `let count: Int`
struct GenericParameter: Sendable {
  enum Kind: Sendable { case type, pack, value }
  var kind: Kind
  var name: String
  /// Tokens of the constraint behind the colon.
  var constraint: Range<Int>?
  /// Bytes of the parameter.
  var range: Range<Int>
}

/// `case a(Int), b = "x"`: one `case` keyword with all its elements.
struct CaseDeclaration: Sendable {
  var condition: ConditionalBranchReference?
  /// Tokens from the first attribute or modifier to `case`, inclusive.
  var head: Range<Int>
  /// All tokens of the declaration, to its last one.
  var tokens: Range<Int>
  var attributes: [Attribute] = []
  var modifiers: [Modifier] = []
  var elements: [EnumElement] = []
}

/// One case: `waitlist(Int, [User])`
struct EnumElement: Sendable {
  /// As written, with backticks where they stand.
  var name: String
  var nameRange: Range<Int>
  /// nil without parentheses; empty for `case a()`.
  var values: [AssociatedValue]?
  /// Tokens of the raw value behind `=`.
  var rawValue: Range<Int>?
}

/// One associated value: `reason: String = "unknown"`
struct AssociatedValue: Sendable {
  /// Its tokens without the comma.
  var tokens: Range<Int>
  /// The comma behind it.
  var comma: Int?
  /// The name before the colon, as written; `_` in `_ reason: String`.
  var firstName: String?
  /// The second name, `reason` in `_ reason: String`.
  var secondName: String?
  /// With attributes and specifiers (`@escaping`, `sending`).
  var type: Range<Int>
  /// The expression behind `=`.
  var defaultValue: Range<Int>?
}

/// `@_exported public import struct Foundation.Date`
struct ImportDeclaration: Sendable {
  /// All its tokens, attributes and modifiers included.
  var tokens: Range<Int>
  /// `Foundation`, `Foundation.Date`
  var path: String
  var condition: ConditionalBranchReference?
}

/// `a` in `@Wrapper var a = 1, b: Int { didSet {} }`: a property that has storage of its own, as far
/// as syntax tells. A macro or a wrapper may take it away.
struct StoredProperty: Sendable {
  /// As written, with backticks where they stand.
  var name: String
  var nameRange: Range<Int>
  /// Declared with `let`.
  var isConstant: Bool
  /// One name of a tuple pattern, `let (a, b) = pair`, whose type and value are those of all names
  /// together and not given here.
  var isInPattern: Bool
  /// Tokens of the type; `Double` also for `x` in `let x, y: Double`. nil where the initial value
  /// tells it.
  var type: Range<Int>?
  /// Tokens of the expression behind `=`.
  var initialValue: Range<Int>?
  /// Of the whole declaration; property wrappers are among them.
  var attributes: [Attribute]
  /// Of the whole declaration: `lazy`, `weak`, `private(set)`.
  var modifiers: [Modifier]
  var condition: ConditionalBranchReference?
}

/// `public typealias Pair<T> = (T, T)`
struct TypeAlias: Sendable {
  /// As written, with backticks where they stand.
  var name: String
  var nameRange: Range<Int>
  /// Index of the type or extension that it is a member of.
  var parent: Int?
  var modifiers: [Modifier]
  var genericParameters: [GenericParameter]
  /// Tokens of the aliased type.
  var type: Range<Int>
  var condition: ConditionalBranchReference?
}

/// The name of a member of a type.
struct Member: Sendable {
  enum Kind: Sendable { case property, function, type, enumCase }
  var kind: Kind
  var name: String
  var nameRange: Range<Int>
  var isStatic: Bool
  /// The argument labels of a function or an initializer: `["from"]` for `init(from: Decoder)`, with
  /// `_` for a parameter that has none.
  var labels: [String] = []
  /// Tokens of the types of its parameters.
  var parameterTypes: [Range<Int>] = []
  var condition: ConditionalBranchReference?
}

/// `#if … #elseif … #else … #endif`
struct ConditionalChain: Sendable {
  /// The branch that the chain itself stands in.
  var parent: ConditionalBranchReference?
  /// Bytes of each directive, `#if DEBUG`, `#elseif os(Linux)`, `#else`: to the end of the
  /// condition, without a trailing comment.
  var branches: [Range<Int>]
}

struct ConditionalBranchReference: Hashable, Sendable {
  /// Index into `ParsedFile.conditionalChains`.
  var chain: Int
  /// Index into the chain's branches.
  var branch: Int
}
