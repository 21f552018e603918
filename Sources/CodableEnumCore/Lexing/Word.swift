/// The words that mean something to the lexer or the parser; all others are just names.
///
/// The lexer looks each word up once, so that nothing later compares texts.
enum Word: String, CaseIterable, Sendable {
  case none = ""
  case underscore = "_"

  // Introducers of declarations
  case actor, `associatedtype`, `case`, `class`, `deinit`, `enum`, `extension`, `func`, `import`
  case `init`, `let`, macro, `operator`, `precedencegroup`, `protocol`, `struct`, `subscript`
  case `typealias`, `var`

  // Modifiers
  case borrowing, consuming, convenience, distributed, dynamic, `fileprivate`, final, indirect
  case infix, `internal`, isolated, lazy, mutating, nonisolated, nonmutating, open, optional
  case override, package, postfix, prefix, `private`, `public`, required, `static`, unowned, weak
  case legacyConsuming = "__consuming"

  // Parts of declarations
  case each, `where`

  // Words that are complete expressions
  case any = "Any"
  case `false`, `nil`, `self`, `super`, `true`
  case capitalSelf = "Self"

  // Words that an expression or a statement follows
  case `as`, `break`, `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`, `for`
  case `guard`, `if`, `in`, `inout`, `is`, `repeat`, `rethrows`, `return`, `switch`, `throw`
  case `throws`, `try`, `while`

  // Directives, which also use `if` and `else`
  case elseif, endif
}

extension Word {
  /// A `/` with space around it that follows this word begins a regex literal; behind other words,
  /// which are names or complete expressions, it divides.
  var precedesOperand: Bool {
    switch self {
    case .none, .underscore, .actor, .macro, .each, .any, .false, .nil, .self, .super, .true,
      .capitalSelf, .borrowing, .consuming, .convenience, .distributed, .dynamic, .final, .indirect,
      .infix, .isolated, .lazy, .mutating, .nonisolated, .nonmutating, .open, .optional, .override,
      .package, .postfix, .prefix, .required, .unowned, .weak, .legacyConsuming, .elseif, .endif:
      false
    case .associatedtype, .case, .class, .deinit, .enum, .extension, .func, .import, .`init`, .let,
      .operator, .precedencegroup, .protocol, .struct, .subscript, .typealias, .var, .fileprivate,
      .internal, .private, .public, .static, .where, .as, .break, .catch, .continue, .default,
      .defer, .do, .else, .fallthrough, .for, .guard, .if, .in, .inout, .is, .repeat, .rethrows,
      .return, .switch, .throw, .throws, .try, .while:
      true
    }
  }
}

extension Word {
  /// Opens the declaration of a type or an extension.
  var introducesType: Bool {
    switch self {
    case .actor, .class, .enum, .extension, .protocol, .struct: true
    default: false
    }
  }

  /// Opens a declaration.
  var introducesDeclaration: Bool {
    switch self {
    case .associatedtype, .case, .deinit, .func, .import, .`init`, .let, .macro, .operator,
      .precedencegroup, .subscript, .typealias, .var:
      true
    default: introducesType
    }
  }

  /// May stand before the introducer of a declaration. `class` is not among them.
  var isModifier: Bool {
    switch self {
    case .borrowing, .consuming, .convenience, .distributed, .dynamic, .fileprivate, .final,
      .indirect, .infix, .internal, .isolated, .lazy, .mutating, .nonisolated, .nonmutating, .open,
      .optional, .override, .package, .postfix, .prefix, .private, .public, .required, .static,
      .unowned, .weak, .legacyConsuming:
      true
    default: false
    }
  }
}
