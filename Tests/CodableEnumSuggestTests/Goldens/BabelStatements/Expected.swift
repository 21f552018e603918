/// Suggested by `codable-enum suggest` from 40 samples in Statement.jsonl.
// @CodableEnum(style: .internal, tag: "type", caseNaming: .pascalCase, nilValues: .null)
indirect enum Statement: Hashable, Sendable {
  case expressionStatement(
    envelope: Envelope,  // @CodableValue(flatten: true)
    expression: Expression
  )

  // `kind`: "const" or "let"; an enum if these are all.
  case variableDeclaration(
    envelope: Envelope,  // @CodableValue(flatten: true)
    kind: String,
    declarations: [Declaration]
  )

  case returnStatement(
    envelope: Envelope,  // @CodableValue(flatten: true)
    argument: Argument?
  )

  case whileStatement(
    envelope: Envelope,  // @CodableValue(flatten: true)
    test: Expression,
    body: Statement
  )

  // `async`, `generator`: always false.
  case functionDeclaration(
    envelope: Envelope,  // @CodableValue(flatten: true)
    id: Identifier,
    params: [Identifier],
    body: Statement,
    async: Bool,
    generator: Bool
  )

  // `directives`: always empty.
  case blockStatement(
    envelope: Envelope,  // @CodableValue(flatten: true)
    body: [Statement],
    directives: [CodableEnumAnyValue]
  )

  case ifStatement(
    envelope: Envelope,  // @CodableValue(flatten: true)
    test: Test,
    consequent: Statement,
    alternate: Statement?
  )
}

struct Envelope: Codable, Hashable, Sendable {
  var start: Int
  var end: Int
  var leadingComments: [LeadingComment]?
  var loc: Loc?
}

struct LeadingComment: Codable, Hashable, Sendable {
  var type: String  // always "CommentLine"
  var value: String
}

struct Loc: Codable, Hashable, Sendable {
  var start: Position
  var end: Position
}

struct Position: Codable, Hashable, Sendable {
  var line: Int
  var column: Int
}

// @CodableEnum(style: .internal, tag: "type", caseNaming: .pascalCase)
indirect enum Expression: Hashable, Sendable {
  // `computed`: always false.
  case memberExpression(
    start: Int,
    end: Int,
    loc: Loc?,
    object: Identifier,
    property: Identifier,
    computed: Bool
  )

  case callExpression(start: Int, end: Int, loc: Loc?, callee: Identifier, arguments: [Argument])

  // `operator`: "-", "*" or "+"; an enum if these are all.
  case binaryExpression(start: Int, end: Int, loc: Loc?, left: Left, operator: String, right: Test)

  case stringLiteral(start: Int, end: Int, loc: Loc?, value: String)
  case identifier(start: Int, end: Int, loc: Loc?, name: String)
  case numericLiteral(start: Int, end: Int, loc: Loc?, value: Int)
}

struct Identifier: Codable, Hashable, Sendable {
  var type: String  // always "Identifier"
  var start: Int
  var end: Int
  var loc: Loc?
  var name: String
}

// @CodableEnum(style: .internal, tag: "type", caseNaming: .pascalCase)
enum Argument: Hashable, Sendable {
  case binaryExpression(
    start: Int,
    end: Int,
    loc: Loc?,
    left: Expression,
    operator: String,
    right: Expression
  )

  case stringLiteral(start: Int, end: Int, loc: Loc?, value: String)
  case callExpression(start: Int, end: Int, loc: Loc?, callee: Identifier, arguments: [Expression])
  case identifier(start: Int, end: Int, loc: Loc?, name: String)
  case numericLiteral(start: Int, end: Int, loc: Loc?, value: Int)

  // `computed`: always false.
  case memberExpression(
    start: Int,
    end: Int,
    loc: Loc?,
    object: Expression,
    property: Expression,
    computed: Bool
  )
}

// There was only one sample of `stringLiteral`.
// @CodableEnum(style: .internal, tag: "type", caseNaming: .pascalCase)
indirect enum Left: Hashable, Sendable {
  case binaryExpression(
    start: Int,
    end: Int,
    loc: Loc?,
    left: Expression,
    operator: String,
    right: Expression
  )

  case numericLiteral(start: Int, end: Int, loc: Loc?, value: Int)

  // `computed`: always false.
  case memberExpression(
    start: Int,
    end: Int,
    loc: Loc?,
    object: Expression,
    property: Expression,
    computed: Bool
  )

  case identifier(start: Int, end: Int, loc: Loc?, name: String)
  case stringLiteral(start: Int, end: Int, loc: Loc, value: String)
}

// @CodableEnum(style: .internal, tag: "type", caseNaming: .pascalCase)
indirect enum Test: Hashable, Sendable {
  case callExpression(start: Int, end: Int, loc: Loc?, callee: Identifier, arguments: [Argument])
  case identifier(start: Int, end: Int, loc: Loc?, name: String)
  case stringLiteral(start: Int, end: Int, loc: Loc?, value: String)

  // `computed`: always false.
  case memberExpression(
    start: Int,
    end: Int,
    loc: Loc?,
    object: Expression,
    property: Expression,
    computed: Bool
  )

  case binaryExpression(
    start: Int,
    end: Int,
    loc: Loc?,
    left: Expression,
    operator: String,
    right: Expression
  )

  case numericLiteral(start: Int, end: Int, loc: Loc?, value: Int)
}

struct Declaration: Codable, Hashable, Sendable {
  var type: String  // always "VariableDeclarator"
  var start: Int
  var end: Int
  var loc: Loc?
  var id: Identifier
  var `init`: Expression
}

// Note: another form fits, too: @CodableEnum(style: .untagged); '--style untagged' prints it
