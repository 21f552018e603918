/// A variable that the branches of a switch over tags read from.
struct DecodingVariable {
  var name: String
  var type: String
  /// Whether reading changes it. Then it is never copied, because copies of a large existential
  /// container allocate.
  var isMutable = false

  static let container = DecodingVariable(
    name: "container", type: "Swift.KeyedDecodingContainer<CodableEnumKey>")
  static let key = DecodingVariable(name: "key", type: "Swift.String")
  static let elements = DecodingVariable(
    name: "elements", type: "CodableEnumElements", isMutable: true)

  var parameter: String { "_ \(name): \(isMutable ? "inout " : "")\(type)" }
  var argument: String { "\(isMutable ? "&" : "")\(name)" }
}

extension TagGroup {
  /// The expression to switch over, and the variables from which the branches read, other than
  /// `decoder`.
  var subject: (expression: String, variables: [DecodingVariable]) {
    switch place {
    case .member where hasContentUnderTag:
      ("tag", [.container, DecodingVariable(name: "tag", type: matching.type)])
    case .member: ("tag", [.container])
    case .key: ("key", [.container, .key])
    case .element: ("tag", [.elements])
    case .value: ("tag", [])
    }
  }
}

extension DecodingEmitter {
  /// Writes a `switch` over the tag that was read, for a group with a single form.
  func switchOverTags(
    _ group: TagGroup, _ branch: @escaping (CasePlan) -> Void, unknown: () -> Void
  ) {
    let subject = group.subject
    switchOverTags(
      group, subject: subject.expression, reading: subject.variables, branch, unknown: unknown)
  }

  func switchOverTags(
    _ group: TagGroup, subject: String, reading variables: [DecodingVariable],
    _ branch: @escaping (CasePlan) -> Void, unknown: () -> Void
  ) {
    let writer = TagSwitchWriter(
      group: group, subject: subject, variables: variables, model: model, out: out,
      memberIsolation: memberIsolation)
    writer.write({ branch($0.alternatives[0].plan) }, unknown: unknown)
  }
}

/// Writes a `switch` over tags with a branch for each case. If there are very many cases, the
/// switch is split into several initializers, because the compiler takes longer for each case of a
/// long one.
struct TagSwitchWriter {
  let group: TagGroup
  let subject: String
  /// The variables from which the branches read, other than `decoder`.
  let variables: [DecodingVariable]
  let model: EnumModel
  let out: CodeWriter
  let memberIsolation: String
  /// Whether the code after the switch is for other tags.
  var leaves = false

  /// The variables to pass to an initializer for some of the cases.
  private var handed: [DecodingVariable] {
    // A key is passed as a key, not as its text.
    let isVariable = !variables.contains { $0.name == subject || subject.hasPrefix("\($0.name).") }
    let isKept = Conditional.elements(of: group.branches).contains { branch in
      branch.alternatives.contains {
        $0.plan.keptTag != nil || $0.form.sharing($0.plan).count > 1
      }
    }
    return variables
      + (isVariable && isKept ? [DecodingVariable(name: subject, type: group.matching.type)] : [])
  }

  /// - Parameters:
  ///   - branch: Writes the branch of a case.
  ///   - unknown: Writes the code for a tag that no case has.
  func write(_ branch: @escaping (TagBranch) -> Void, unknown: () -> Void) {
    if group.matching.isMixed {
      out.require(.scalar)
      if group.matching.isIgnoringCase { out.require(.lowercasedScalar) }
      let ranges = Conditional.elements(of: group.branches).flatMap(\.ranges)
      if group.matching.isCoercing, ranges.contains(where: { $0.integers != nil }) {
        out.require(.scalarInRange)
      }
      if group.matching.isCoercing, ranges.contains(where: { $0.kinds == .string }) {
        out.require(.scalarInStrings)
      }
      let hasDoubles = ranges.contains { if case .doubles = $0 { true } else { false } }
      if hasDoubles { out.require(.scalarInDoubles) }
    }
    let folded = group.matching.isIgnoringCase ? "\(subject).lowercased()" : subject
    guard let table = TagTable(group, of: model) else {
      out.line("switch \(folded) {")
      // Exact tags come before all ranges.
      let exact = Conditional.filter(group.branches) { !$0.patterns.isEmpty }
      writeBranches(exact, branch) { item in
        item.patterns.map(group.matching.pattern).joined(separator: ", ")
      }
      let unknownTags = group.unknownTagsInRanges
      if !unknownTags.isEmpty {
        out.line("case \(unknownTags.map(group.matching.pattern).joined(separator: ", ")):")
        out.indented(unknown)
      }
      writeBranches(Conditional.filter(group.branches) { !$0.ranges.isEmpty }, branch) { item in
        item.ranges.map { group.matching.pattern($0, of: subject) }.joined(separator: ", ")
      }
      return writeDefault(unknown)
    }
    let parts = Conditional.parts(of: group.branches, limit: EnumModel.switchLimit)
    if parts.count == 1 {
      out.line("switch \(table.name).index(of: \(folded)) {")
      writeBranches(group.branches, branch) { "\($0.index)" }
      return writeDefault(unknown)
    }
    out.line("let index = \(table.name).index(of: \(folded))")
    out.line("switch index {")
    for (number, part) in parts.enumerated() {
      let indices = Conditional.elements(of: part).map(\.index)
      let arguments = handed.map { ", \($0.argument)" }.joined()
      let label = "codableEnumForm\(group.number)Part\(number)"
      out.line("case \(indices.min()!)...\(indices.max()!):")
      out.line("  self = try Self(\(label): index, in: decoder\(arguments))")
      if leaves { out.line("  return") }
      out.afterwards { writePart(part, label, branch) }
    }
    writeDefault(unknown)
  }

  private func writeBranches(
    _ branches: [Conditional<TagBranch>], _ branch: (TagBranch) -> Void,
    pattern: (TagBranch) -> String
  ) {
    out.conditional(branches) { item in
      out.line("case \(pattern(item)):")
      out.indented {
        let plan = item.alternatives[0].plan
        if out.writeAvailability(plan, of: model) { branch(item) }
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
    _ branches: [Conditional<TagBranch>], _ label: String, _ branch: (TagBranch) -> Void
  ) {
    out.require(.unavailable)
    out.writeDeprecation(of: model)
    out.line("private \(memberIsolation)init(")
    out.line(
      "  \(label) index: Swift.Int, in decoder: any Swift.Decoder"
        + handed.map { ",\n  \($0.parameter)" }.joined())
    out.block(") throws") {
      out.line("switch index {")
      writeBranches(branches, branch) { "\($0.index)" }
      writeDefault {
        let name = model.displayName.quoted
        out.line("throw codableEnumUnavailable(\(name), at: decoder.codingPath)")
      }
    }
  }
}

extension CodeWriter {
  /// Marks what follows as deprecated if it makes deprecated cases, because that warns elsewhere.
  func writeDeprecation(of model: EnumModel, where isMade: (CasePlan) -> Bool = { _ in true }) {
    let isInherited = model.place.availability.contains { $0.contains("deprecated") }
    if !isInherited, model.primary.cases.contains(where: { $0.model.isDeprecated && isMade($0) }) {
      line("@available(*, deprecated)")
    }
  }

  /// Writes the error for a case that can't be made, at all or on older systems. Returns whether it
  /// can ever be made.
  @discardableResult func writeAvailability(_ plan: CasePlan, of model: EnumModel) -> Bool {
    let name = model.name(of: plan.model).quoted
    let error = "throw codableEnumUnavailable(\(name), at: decoder.codingPath)"
    if case .always = plan.availability { return true }
    require(.unavailable)
    guard case .since(let introduced) = plan.availability else {
      line(error)
      return false
    }
    block("guard #available(\(introduced)) else") { line(error) }
    return true
  }
}
