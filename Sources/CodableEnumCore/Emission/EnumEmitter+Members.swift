extension EnumEmitter {
  // MARK: Properties of optional type

  /// The compiler writes an optional property with `encodeIfPresent`. An overload for this enum is
  /// more specific than the standard one, and so taken by every synthesized `encode(to:)` that sees
  /// it.
  mutating func writeNilProperty(_ form: NilForm) {
    let signature = model.genericSignature
    let parameters =
      signature.parameters.isEmpty ? "" : "<\(signature.parameters.joined(separator: ", "))>"
    let type = signature.parameters.isEmpty ? model.typePath : signature.type
    let requirements = model.encoding?.requirements ?? ""
    let clause = requirements.isEmpty ? "" : " where \(requirements)"
    writer.line()
    for attribute in model.availability { writer.line(attribute) }
    writer.line("\(model.isolation.modifier)extension Swift.KeyedEncodingContainer {")
    writer.indent()
    writer.line("/// A nil property is \(form == .null ? "written as null" : "left out").")
    // In a module with isolated conformances this one can only be used on its actor.
    if case .globalActor(let attribute) = model.isolation, memberIsolation.isEmpty {
      writer.line(attribute)
    }
    writer.line("\(model.access.modifier)mutating func encodeIfPresent\(parameters)(")
    writer.line("  _ value: \(type)?, forKey key: Self.Key")
    writer.line(") throws\(clause) {")
    writer.indent()
    if form == .null {
      writer.line("if let value {")
      writer.line("  try encode(value, forKey: key)")
      writer.line("} else {")
      writer.line("  try encodeNil(forKey: key)")
      writer.line("}")
    } else {
      writer.line("guard let value else { return }")
      writer.line("try encode(value, forKey: key)")
    }
    writer.outdent()
    writer.line("}")
    writer.outdent()
    writer.line("}")
  }

  // MARK: Accessors

  mutating func writeAccessors() {
    writer.line()
    for attribute in model.availability { writer.line(attribute) }
    writer.line("\(model.isolation.modifier)extension \(model.typePath) {")
    writer.indent()
    for (number, accessor) in model.accessors.enumerated() {
      if number > 0 { writer.line() }
      writer.openConditions(accessor.conditions)
      write(accessor)
      writer.closeConditions(accessor.conditions)
    }
    writer.outdent()
    writer.line("}")
  }

  private mutating func write(_ accessor: Accessor) {
    let name = accessor.name
    writer.line("/// The value called `\(name)`, or nil if the current case has none.")
    let isDeprecated = model.availability.contains { $0.contains("deprecated") }
    let usesDeprecated = accessor.values.keys.contains { model.cases[$0].isDeprecated }
    writer.relocate(
      to: model.path, line: accessor.position.location.line,
      attributes: usesDeprecated && !isDeprecated ? ["@available(*, deprecated)"] : [])
    writer.line("\(model.access.modifier)var \(name.escapedName): \(optional(accessor.type))? {")
    writer.endRelocation()
    writer.indent()
    writer.line("switch self {")
    // The compiler does not check that a switch over very many cases is exhaustive.
    let isLong = model.cases.count > EncodingEmitter.switchLimit
    let cases = model.cases
    conditional(model.caseTree) { emitter, index in
      let item = cases[index]
      if let value = accessor.values[index] {
        emitter.writer.line("case \(item.pattern(binding: [value])): return value\(value)")
      } else if !isLong {
        emitter.writer.line("case \(item.pattern(binding: [])): return nil")
      }
    }
    if isLong, accessor.values.count < cases.count { writer.line("default: return nil") }
    writer.line("}")
    writer.outdent()
    writer.line("}")
  }

  /// The type in the form that a `?` can stand behind.
  private func optional(_ type: TokenWords) -> String {
    let isSimple =
      type.words.count == 1 || type.words.allSatisfy { $0 == "." || TokenWords.isName($0) }
    let isBracketed =
      ["[", "("].contains(type.words.first) && type.closing(of: 0) == type.words.count - 1
    let isAngled =
      type.words.count > 2 && type.words.last == ">" && TokenWords.isName(type.words[0])
      && !["any", "some"].contains(type.words[0])
    return isSimple && !["any", "some"].contains(type.words.first ?? "") || isBracketed || isAngled
      ? type.text : "(\(type.text))"
  }
}
