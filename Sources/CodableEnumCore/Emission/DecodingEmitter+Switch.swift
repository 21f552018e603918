/// A variable that the branches of a switch over tags read from.
struct DecodingVariable {
  var name: String
  var type: String
  /// Whether reading changes it. It is never copied: copies of an existential container that holds a
  /// large one allocate.
  var isMutable = false

  static let container = DecodingVariable(
    name: "container", type: "Swift.KeyedDecodingContainer<CodableEnumKey>")
  static let key = DecodingVariable(name: "key", type: "CodableEnumKey")
  static let elements = DecodingVariable(
    name: "elements", type: "CodableEnumElements", isMutable: true)

  var parameter: String { "_ \(name): \(isMutable ? "inout " : "")\(type)" }
  var argument: String { "\(isMutable ? "&" : "")\(name)" }
}

extension DecodingEmitter {
  typealias Branch = (inout DecodingEmitter, Int) -> Void

  /// Writes a `switch` over the tag that `subject` is, with a branch for each case. One of very many
  /// cases is split into several initializers: the compiler takes longer for each case of a long
  /// one.
  ///
  /// - Parameters:
  ///   - variables: What the branches read from, beside `decoder`.
  ///   - branch: Writes the branch of a case.
  ///   - unknown: Writes what is done about a tag that no case has.
  mutating func switchOverTags(
    _ subject: String, reading variables: [DecodingVariable], _ branch: Branch,
    unknown: (inout DecodingEmitter) -> Void
  ) {
    if representation.matching.kind.isMixed { support.insert(.scalar) }
    let folded = representation.matching.isIgnoringCase ? "\(subject).lowercased()" : subject
    guard let table = TagTable(self) else {
      writer.line("switch \(folded) {")
      writeBranches(taggedCases, patterns: { $0.patterns($1) }, branch)
      return writeDefault(unknown)
    }
    let parts = Conditional.parts(of: taggedCases, limit: EncodingEmitter.switchLimit)
    if parts.count == 1 {
      writer.line("switch \(table.name).index(of: \(folded)) {")
      writeBranches(taggedCases, patterns: { ["\($1)"] }, branch)
      return writeDefault(unknown)
    }
    writer.line("let index = \(table.name).index(of: \(folded))")
    writer.line("switch index {")
    for (number, part) in parts.enumerated() {
      let indices = Conditional.elements(of: part)
      let arguments = variables.map { ", \($0.argument)" }.joined()
      let label = "codableEnumForm\(self.number)Part\(number)"
      writer.line("case \(indices.min()!)...\(indices.max()!):")
      writer.line("  self = try Self(\(label): index, in: decoder\(arguments))")
      writePart(part, label, variables, branch)
    }
    writeDefault(unknown)
  }

  private mutating func writeBranches(
    _ cases: [Conditional<Int>], patterns: (DecodingEmitter, Int) -> [String], _ branch: Branch
  ) {
    conditional(cases) { emitter, index in
      emitter.writer.line("case \(patterns(emitter, index).joined(separator: ", ")):")
      emitter.writer.indent()
      if emitter.writeAvailability(index) { branch(&emitter, index) }
      emitter.writer.outdent()
    }
  }

  private mutating func writeDefault(_ body: (inout DecodingEmitter) -> Void) {
    writer.line("default:")
    writer.indent()
    body(&self)
    writer.outdent()
    writer.line("}")
  }

  /// Writes an initializer for some of the cases, to stand behind the one being written.
  private mutating func writePart(
    _ cases: [Conditional<Int>], _ label: String, _ variables: [DecodingVariable],
    _ branch: Branch
  ) {
    let outer = writer
    writer = CodeWriter(depth: 1)
    writer.line("private \(memberIsolation)init(")
    writer.line(
      "  \(label) index: Swift.Int, in decoder: any Swift.Decoder"
        + variables.map { ",\n  \($0.parameter)" }.joined())
    writer.line(") throws {")
    writer.indent()
    writer.line("switch index {")
    writeBranches(cases, patterns: { ["\($1)"] }, branch)
    support.insert(.decodingErrors)
    writeDefault { emitter in
      emitter.writer.line(
        "throw codableEnumUnavailable(\(emitter.model.displayName.quoted), at: decoder.codingPath)")
    }
    writer.outdent()
    writer.line("}")
    continuations.append(writer)
    writer = outer
  }
}
