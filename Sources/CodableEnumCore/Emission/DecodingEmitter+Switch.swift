/// Writes a `switch` over tags with a branch for each case. If there are very many cases, the
/// switch is split into several initializers, because the compiler takes longer for each case of a
/// long one.
struct TagSwitchWriter {
  let group: TagGroup
  let out: CodeWriter
  /// The name of the tag, if it is a name on its own.
  var name: String?
  /// Whether the code after the switch is for other tags.
  var leaves = false

  private var subject: String { name ?? (group.place == .key ? "key" : "tag") }

  /// The variables to pass to an initializer for some of the cases.
  private var handed: [(argument: String, parameter: String)] {
    let needsTag = group.branches.contains { branch in
      branch.element.alternatives.contains {
        $0.plan.keptTag != nil || $0.form.sharing($0.plan).count > 1
      }
    }
    let variable = [(subject, "_ \(subject): \(group.matching.type)")]
    let tag = needsTag || group.hasContentUnderTag ? variable : []
    let container = ("container", "_ container: Swift.KeyedDecodingContainer<CodableEnumKey>")
    return switch group.place {
    case .member: [container] + tag
    case .key: [container, ("key", "_ key: Swift.String")]
    // Generic, because each change of a container in an existential takes as long as reading a number.
    case .element: [("&elements", "_ elements: inout some Swift.UnkeyedDecodingContainer")] + tag
    case .value: tag
    }
  }

  func write(_ branch: (TagBranch) -> Void, unknown: () -> Void) {
    let matching = group.matching
    if matching.isMixed { out.require(.scalar) }
    if matching.isMixed, matching.isIgnoringCase { out.require(.lowercasedScalar) }
    let folded = subject + matching.folding
    let table = TagTable(group, of: out.model)
    let parts = Conditional.parts(of: group.branches, limit: EnumModel.switchLimit)
    if let table, parts.count > 1 {
      out.line("let index = \(table.name).index(of: \(folded))")
      out.line("switch index {")
      let arguments = handed.map { ", \($0.argument)" }.joined()
      for (number, part) in parts.enumerated() {
        let indices = part.map(\.element.index)
        let label = "codableEnumForm\(group.number)Part\(number)"
        let decoder = writePart(part, label, branch)
        out.branch("case \(indices.min()!)...\(indices.max()!)") {
          out.line("self = try \(out.model.ownName)(\(label): index\(decoder)\(arguments))")
          if leaves { out.line("return") }
        }
      }
    } else if let table {
      out.line("switch \(table.name).index(of: \(folded)) {")
      writeBranches(group.branches, branch) { "\($0.index)" }
    } else {
      out.line("switch \(folded) {")
      // Exact tags come before all ranges.
      let exact = group.branches.filter { !$0.element.patterns.isEmpty }
      writeBranches(exact, branch) { $0.patterns.map(matching.pattern).joined(separator: ", ") }
      let unknownTags = group.unknownTagsInRanges
      if !unknownTags.isEmpty {
        let patterns = unknownTags.map(matching.pattern).joined(separator: ", ")
        out.branch("case \(patterns)", unknown)
      }
      let ranged = group.branches.filter { !$0.element.ranges.isEmpty }
      writeBranches(ranged, branch) { item in
        out.patterns(item.ranges, of: subject, matching).joined(separator: ", ")
      }
    }
    out.branch("default", unknown)
    out.line("}")
  }

  private func writeBranches(
    _ branches: [Conditional<TagBranch>], _ branch: (TagBranch) -> Void,
    pattern: (TagBranch) -> String
  ) {
    out.conditional(branches) { item in
      out.branch("case \(pattern(item))") {
        if out.writeAvailability(item.alternatives[0].plan) { branch(item) }
      }
    }
  }

  /// Returns the argument for the decoder, if the part uses it.
  private func writePart(
    _ branches: [Conditional<TagBranch>], _ label: String, _ branch: (TagBranch) -> Void
  ) -> String {
    out.writeInitializer("\(label) index: Swift.Int", handed.map(\.parameter)) {
      out.line("switch index {")
      writeBranches(branches, branch) { "\($0.index)" }
      out.branch("default") {
        let opened =
          switch group.place {
          case .member, .key: "container"
          case .element: "elements"
          case .value: "decoder"
          }
        let text = "\(out.model.displayName) isn't available here"
        out.line(out.failure(text, in: opened))
      }
      out.line("}")
    }
  }
}

extension CodeWriter {
  /// Marks what follows as deprecated if it makes deprecated cases, because that warns elsewhere.
  ///
  /// - Parameter isMade: Which cases it makes, unless those that are read.
  func writeDeprecation(where isMade: ((CasePlan) -> Bool)? = nil) {
    let isInherited = model.place.attributes.contains { $0.contains("deprecated") }
    let isMade = isMade ?? model.primary.reads
    if !isInherited, model.primary.cases.contains(where: { $0.model.isDeprecated && isMade($0) }) {
      line("@available(*, deprecated)")
    }
  }

  /// Writes the error for a case that can't be made, at all or on older systems. Returns whether it
  /// can ever be made.
  @discardableResult func writeAvailability(_ plan: CasePlan) -> Bool {
    if plan.availability == .always { return true }
    let error = failure("\(model.name(of: plan.model)) isn't available here")
    guard case .since(let version) = plan.availability else {
      line(error)
      return false
    }
    block("guard #available(\(version)) else") { line(error) }
    return true
  }

  /// Returns a statement that throws an error with a text.
  func failure(_ text: String, in coder: String = "decoder") -> String {
    code("throw codableEnumError(\(text.quoted), at: \(coder).codingPath)", .failure)
  }

  /// Returns ranges as patterns for a tag. The compiler warns of `where` behind a pattern without it.
  func patterns(_ ranges: [TagRange], of subject: String, _ matching: TagMatching) -> [String] {
    let patterns = ranges.map { pattern($0, of: subject, matching) }
    return patterns.filter { $0.hasPrefix("_") } + patterns.filter { !$0.hasPrefix("_") }
  }

  private func pattern(_ range: TagRange, of subject: String, _ matching: TagMatching) -> String {
    let range = matching.folded(range)
    guard matching.isMixed else { return range.text }
    if matching.isCoercing {
      let folding = range.kinds == .string ? matching.folding : ""
      return code("_ where \(subject)\(folding).spells(\(range.text))", .scalarInRange)
    }
    return switch range {
    case .integers: ".integer(\(range.text))"
    case .doubles: code("_ where \(subject).isNumber(in: \(range.text))", .scalarInDoubles)
    case .strings: ".string(\(range.text))"
    }
  }
}

extension DecodingEmitter {
  /// Writes the reading of a case whose tag was found. If several cases have the tag, constants or
  /// looks choose one of them.
  func writeCase(_ plan: CasePlan) {
    let groups = form.sharing(plan)
    guard groups.count > 1 else { return write(groups[0]) }
    // Some tags may belong to one of the cases only.
    out.line("switch \(tag)\(form.matching.folding) {")
    for (number, group) in groups.enumerated() {
      let patterns = group.patterns.map(form.matching.pattern).joined(separator: ", ")
      out.branch(number == groups.count - 1 ? "default" : "case \(patterns)") { write(group) }
    }
    out.line("}")
  }

  private func write(_ choice: TagChoice) {
    let cases = choice.cases
    guard cases.count > 1 else { return writeTagged(cases[0]) }
    if let looks = choice.looks, let place = form.tagPosition {
      let text = form.matching.text(of: "tag")
      let conditions = looks.map { out.expression($0, at: place, tag: text) }
      return out.choose(among: cases, conditions, writeTagged)
    }
    out.line("switch codableEnumBestFit([", .bestFit)
    for item in cases { out.line("  \(fit(item)),") }
    out.line("]) {")
    // A case without constants always matches.
    let isComplete = cases.contains(where: \.payload.constants.isEmpty)
    for (number, item) in cases.enumerated() {
      let isLast = isComplete && number == cases.count - 1
      out.branch(isLast ? "default" : "case \(number)") { writeTagged(item) }
    }
    if !isComplete { out.branch("default") { writeMisfit(cases) } }
    out.line("}")
  }

  /// Writes the code for a document without all constants of any of the cases.
  private func writeMisfit(_ cases: [CasePlan]) {
    if form.unknown?.takesAll == true { return writeUnknown() }
    let needs = cases.map { plan in
      let constants = plan.payload.constants.map { "\($0.key.quoted) as \($0.value.text)" }
      return "\(plan.model.baseName) has \(constants.joined(separator: " and "))"
    }
    let owner = "no case of \(out.model.displayName) with this tag matches"
    let text = ([owner] + needs).joined(separator: "; ").quoted
    out.line(
      """
      throw Swift.DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: \(text)))
      """)
  }

  /// Returns an expression for how well the constants of a case match the document.
  private func fit(_ plan: CasePlan) -> String {
    let constants = plan.payload.constants
    if constants.isEmpty { return "codableEnumFit(of: nil, [:])" }
    let isPlain = constants.allSatisfy { $0.value.scalar != nil }
    let members = constants.map { constant in
      let value = isPlain ? constant.value.scalar?.member ?? "" : constant.value.member
      return "\(constant.key.quoted): \(value)"
    }
    let list = "[\(members.joined(separator: ", "))]"
    let argument = isPlain ? list : out.code("literals: \(list)", .literalFit)
    return "codableEnumFit(of: \(object(of: plan)), \(argument))"
  }

  /// Returns an expression for the object with the values of a case, or for nil.
  private func object(of plan: CasePlan) -> String {
    let key: String
    switch (form.tagPosition, plan.content) {
    case (.key, _): key = "key"
    case (.member, .key(let text)): key = text.quoted
    case (.member, .tag): key = form.matching.text(of: "tag")
    case (.element, _):
      return out.code("CodableEnumLook(behindTagOf: decoder).object", .lookBehindTag, .lookObject)
    default: return "container"
    }
    return "try? " + read("object", in: .key(key), [.objectUnderKey])
  }
}
