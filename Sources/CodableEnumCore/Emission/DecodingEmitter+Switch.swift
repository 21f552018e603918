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
  /// Writes a `switch` over the tag that `subject` is, with a branch for each case. One of very many
  /// cases is split into several initializers: the compiler takes longer for each case of a long
  /// one.
  ///
  /// - Parameters:
  ///   - variables: What the branches read from, beside `decoder`.
  ///   - branch: Writes the branch of a case.
  ///   - unknown: Writes what is done about a tag that no case has.
  func switchOverTags(
    _ subject: String, reading variables: [DecodingVariable],
    _ branch: @escaping (CasePlan) -> Void, unknown: () -> Void
  ) {
    if form.matching.isMixed { out.require(.scalar) }
    let folded = form.matching.isIgnoringCase ? "\(subject).lowercased()" : subject
    guard let table = TagTable(form, of: model) else {
      out.line("switch \(folded) {")
      writeBranches(form.readable, branch) { plan in
        plan.patterns.map(form.matching.literal).joined(separator: ", ")
      }
      return writeDefault(unknown)
    }
    let parts = Conditional.parts(of: form.readable, limit: EncodingEmitter.switchLimit)
    if parts.count == 1 {
      out.line("switch \(table.name).index(of: \(folded)) {")
      writeBranches(form.readable, branch) { "\($0.index)" }
      return writeDefault(unknown)
    }
    out.line("let index = \(table.name).index(of: \(folded))")
    out.line("switch index {")
    for (number, part) in parts.enumerated() {
      let indices = Conditional.elements(of: part).map(\.index)
      let arguments = variables.map { ", \($0.argument)" }.joined()
      let label = "codableEnumForm\(form.number)Part\(number)"
      out.line("case \(indices.min()!)...\(indices.max()!):")
      out.line("  self = try Self(\(label): index, in: decoder\(arguments))")
      out.afterwards { writePart(part, label, variables, branch) }
    }
    writeDefault(unknown)
  }

  private func writeBranches(
    _ plans: [Conditional<CasePlan>], _ branch: (CasePlan) -> Void,
    pattern: (CasePlan) -> String
  ) {
    out.conditional(plans) { plan in
      out.line("case \(pattern(plan)):")
      out.indented {
        writeAvailability(plan)
        if case .never = plan.availability { return }
        branch(plan)
      }
    }
  }

  private func writeDefault(_ body: () -> Void) {
    out.line("default:")
    out.indented(body)
    out.line("}")
  }

  /// Writes an initializer for some of the cases.
  private func writePart(
    _ plans: [Conditional<CasePlan>], _ label: String, _ variables: [DecodingVariable],
    _ branch: (CasePlan) -> Void
  ) {
    out.require(.decodingErrors)
    out.line("private \(memberIsolation)init(")
    out.line(
      "  \(label) index: Swift.Int, in decoder: any Swift.Decoder"
        + variables.map { ",\n  \($0.parameter)" }.joined())
    out.block(") throws") {
      out.line("switch index {")
      writeBranches(plans, branch) { "\($0.index)" }
      writeDefault {
        let name = model.displayName.quoted
        out.line("throw codableEnumUnavailable(\(name), at: decoder.codingPath)")
      }
    }
  }
}
