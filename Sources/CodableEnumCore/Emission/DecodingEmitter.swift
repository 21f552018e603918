/// Writes statements that decode one representation.
struct DecodingEmitter {
  let model: EnumModel
  let form: Representation
  let out: CodeWriter
  /// The isolation of members, where it is not that of the extension.
  let memberIsolation: String

  /// What errors about tags are told: the enum's name and the known tags.
  var owner: String { "of: \(model.displayName.quoted), known: Self.\(knownTagsName)" }

  /// Representations that know the same tags share a list of them.
  var knownTagsName: String {
    let number = model.representations.first { $0.knownTags == form.knownTags }?.number ?? 0
    return number == 0 ? "codableEnumTags" : "codableEnumForm\(number)Tags"
  }

  // MARK: Making cases

  /// Writes the statement that makes a case out of expressions for its values.
  func writeConstruction(
    _ plan: CasePlan, _ expressions: [Int: String], isThrowing: Bool = true,
    into target: String = "self"
  ) {
    let construction = plan.model.construction(plan.unreadArguments.merging(expressions) { $1 })
    guard !expressions.isEmpty else { return out.line("\(target) = \(construction)") }
    out.relocate(to: model.path, line: plan.model.line)
    out.line("\(target) = \(isThrowing ? "try " : "")\(construction)")
    out.endRelocation()
  }

  /// Writes the case that an absent payload is.
  func writeAbsentPayload(_ plan: CasePlan) {
    out.line("self = \(plan.model.construction(plan.absentValues))")
  }

  /// Writes the error for a case that needs values, where there is but a name.
  func writeMissingPayload(_ plan: CasePlan) {
    out.require(.decodingErrors)
    let name = model.name(of: plan.model).quoted
    out.line("throw codableEnumMissingPayload(\(name), at: decoder.codingPath)")
  }

  /// Writes the check that an object has no key but those of the case.
  func rejectUnknownKeys(
    _ plan: CasePlan, in container: String = "container", otherThan keys: [String]
  ) {
    guard form.rejectsUnknownKeys else { return }
    out.require(.unknownKeys)
    let name = model.name(of: plan.model).quoted
    out.line("try \(container).rejectKeys(otherThan: [\(quotedList(keys))], in: \(name))")
  }

  // MARK: Reading single values

  /// An expression that reads a value from `receiver`, by what is known of its type.
  ///
  /// - Parameter coders: The support that the receiver needs to read through a coder.
  func expression(
    _ value: ValuePlan, _ receiver: String, _ arguments: String, coders: SupportPiece
  ) -> String {
    let function = value.isOptional ? "optional" : "value"
    guard let coder = value.coder else { return "\(receiver).\(function)(\(arguments))" }
    out.require(coders)
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
