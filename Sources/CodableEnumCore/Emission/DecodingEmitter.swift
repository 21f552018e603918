/// Writes statements that decode one representation.
struct DecodingEmitter: CodeEmitter {
  let model: EnumModel
  let representation: Representation
  /// What the decoded case is assigned to.
  var target = "self"
  var writer: CodeWriter
  var support: Set<SupportPiece> = []
  /// Further initializers, for cases that the one being written does not decode itself.
  var continuations: [CodeWriter] = []
  /// The isolation of members, where it is not that of the extension.
  let memberIsolation: String

  /// 0 for the primary representation, then counted in the order of `reads`.
  let number: Int

  init(
    _ model: EnumModel, _ representation: Representation, number: Int, _ writer: CodeWriter,
    memberIsolation: String = ""
  ) {
    self.model = model
    self.representation = representation
    self.number = number
    self.memberIsolation = memberIsolation
    self.writer = writer
  }

  /// Whether this is the form that is written, for which alone there are unknown cases and rules for
  /// missing tags and keys.
  var isPrimary: Bool { representation.isPrimary }

  /// The unknown case, if this representation can meet it.
  var unknownCase: UnknownCase? { isPrimary ? model.unknownCase : nil }

  /// For errors: `Message.image`.
  func name(of index: Int) -> String {
    "\(model.displayName).\(model.cases[index].baseName)"
  }

  /// Indices of the cases that tags lead to. The unknown case is none of them, also where unknown
  /// tags are errors: in `reads`, whose forms are told by a tag that is known.
  var taggedCases: [Conditional<Int>] {
    Conditional.filter(model.caseTree) { index in
      !model.cases[index].isSkippedInDecoding && index != model.unknownCase?.index
    }
  }

  /// Writes the statement that makes a case out of expressions for its values.
  mutating func writeConstruction(
    _ index: Int, _ expressions: [Int: String], isThrowing: Bool = true
  ) {
    var all = expressions
    for (position, value) in model.cases[index].values.enumerated()
    where value.isSkipped && !value.hasDefault {
      all[position] = "nil"
    }
    let construction = model.cases[index].construction(all)
    guard !expressions.isEmpty else { return writer.line("\(target) = \(construction)") }
    writer.relocate(to: model.path, line: model.cases[index].line)
    writer.line("\(target) = \(isThrowing ? "try " : "")\(construction)")
    writer.endRelocation()
  }

  // MARK: Reading single values

  /// An expression that reads a value from `receiver`, by what is known of its type.
  ///
  /// - Parameter coders: The support that the receiver needs to read through a coder.
  mutating func expression(
    _ value: Int, of index: Int, _ receiver: String, _ arguments: String,
    coders: SupportPiece
  ) -> String {
    let model = model.cases[index].values[value]
    let function = model.type.isOptional ? "optional" : "value"
    guard let coder = model.coder else { return "\(receiver).\(function)(\(arguments))" }
    support.insert(coders)
    let list = arguments.isEmpty ? "" : "(\(arguments))"
    return "\(receiver).\(function)\(list) { try \(coder).decode(from: $0) }"
  }

  func keyArguments(_ keys: [String]) -> String {
    keys.count == 1 ? "for: \(keys[0].quoted)" : "forAnyOf: [\(quotedList(keys))]"
  }

  func quotedList(_ texts: [String]) -> String {
    texts.map(\.quoted).joined(separator: ", ")
  }
}
