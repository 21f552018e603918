extension EnumEmitter {
  // MARK: Properties of optional type

  /// The compiler writes an optional property with `encodeIfPresent`. An overload for this enum is
  /// more specific than the standard one, and so taken by every synthesized `encode(to:)` that sees
  /// it.
  func writeNilProperty(_ form: NilForm) {
    let signature = model.genericSignature
    let parameters =
      signature.parameters.isEmpty ? "" : "<\(signature.parameters.joined(separator: ", "))>"
    let type = signature.parameters.isEmpty ? model.place.typePath : signature.type
    let requirements = model.encoding?.requirements ?? ""
    let clause = requirements.isEmpty ? "" : " where \(requirements)"
    out.line()
    for attribute in model.place.availability { out.line(attribute) }
    out.block("\(model.isolation.ofConformances)extension Swift.KeyedEncodingContainer") {
      out.line("/// A nil property is \(form == .null ? "written as null" : "left out").")
      // In a module with isolated conformances this one can only be used on its actor.
      if model.isolation == .mainActor, memberIsolation.isEmpty { out.line("@MainActor") }
      out.line("\(model.place.access.modifier)mutating func encodeIfPresent\(parameters)(")
      out.line("  _ value: \(type)?, forKey key: Self.Key")
      out.block(") throws\(clause)") {
        if form == .null {
          out.block("if let value") {
            out.line("try encode(value, forKey: key)")
          } or: {
            out.line("try encodeNil(forKey: key)")
          }
        } else {
          out.line("guard let value else { return }")
          out.line("try encode(value, forKey: key)")
        }
      }
    }
  }

  // MARK: Accessors

  func writeAccessors() {
    out.line()
    for attribute in model.place.availability { out.line(attribute) }
    out.block("\(model.isolation.ofMembers)extension \(model.place.typePath)") {
      for (number, accessor) in model.accessors.enumerated() {
        if number > 0 { out.line() }
        out.below(accessor.conditions) { write(accessor) }
      }
    }
  }

  private func write(_ accessor: Accessor) {
    let name = accessor.name
    out.line("/// The value called `\(name)`, or nil if the current case has none.")
    let isDeprecated = model.place.availability.contains { $0.contains("deprecated") }
    let usesDeprecated = accessor.values.keys.contains { model.cases[$0].isDeprecated }
    out.relocate(
      to: model.path, line: accessor.line,
      attributes: usesDeprecated && !isDeprecated ? ["@available(*, deprecated)"] : [])
    out.line(
      "\(model.place.access.modifier)var \(name.escapedName): \(optional(accessor.type))? {")
    out.endRelocation()
    out.indented {
      out.line("switch self {")
      // The compiler does not check that a switch over very many cases is exhaustive.
      let isLong = model.cases.count > EncodingEmitter.switchLimit
      out.conditional(model.caseTree) { index in
        let item = model.cases[index]
        if let value = accessor.values[index] {
          out.line("case \(item.pattern(binding: [value])): return value\(value)")
        } else if !isLong {
          out.line("case \(item.pattern(binding: [])): return nil")
        }
      }
      if isLong, accessor.values.count < model.cases.count { out.line("default: return nil") }
      out.line("}")
    }
    out.line("}")
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
