extension EnumEmitter {
  func writeAccessors() {
    out.line()
    for attribute in out.model.place.attributes { out.line(attribute) }
    out.block("\(out.model.isolation.ofMembers)extension \(out.model.place.typePath)") {
      let cases = out.model.declared.conditionalCases
      for (number, accessor) in out.model.accessors.enumerated() {
        if number > 0 { out.line() }
        out.below(accessor.conditions) { write(accessor, cases) }
      }
    }
  }

  private func write(_ accessor: Accessor, _ all: [Conditional<Int>]) {
    let (name, cases) = (accessor.name, out.model.primary.cases)
    let type = "\(optional(accessor.type))?"
    out.line("/// The associated value `\(name)`, or nil in cases without one.")
    let isDeprecated = out.model.place.attributes.contains { $0.contains("deprecated") }
    let usesDeprecated = accessor.values.keys.contains { cases[$0].model.isDeprecated }
    let attributes = usesDeprecated && !isDeprecated ? ["@available(*, deprecated)"] : []
    // All cases of a small enum, otherwise only those with the value, because the compiler doesn't
    // check that a `switch` over very many cases is exhaustive.
    let isLarge = cases.count > EnumModel.switchLimit
    let items = isLarge ? accessor.values.keys.sorted().map { all[$0] } : all
    out.parts(of: items) { items, number, next in
      if number == 0 {
        out.relocate(to: accessor.first.line, attributes: attributes)
      } else {
        for attribute in attributes { out.line(attribute) }
      }
      let head =
        number == 0
        ? "\(out.model.place.access.modifier)var \(name.escapedName)"
        : "private var codableEnum\(number)_\(name)"
      out.member("\(head): \(type)") {
        let isWhole = items.count == cases.count
        let end = isWhole ? nil : "return nil"
        let other = next.map { "return codableEnum\($0)_\(name)" }
        out.switchOverSelf(items, otherwise: other ?? end) { index in
          let value = accessor.values[index]?.position
          let pattern = cases[index].model.pattern(binding: value.map { [$0] } ?? [])
          return "\(pattern): return \(value.map { "value\($0)" } ?? "nil")"
        }
      }
    }
  }

  /// Returns the type in a form that a `?` can follow.
  private func optional(_ type: TokenWords) -> String {
    let first = type.words.first ?? ""
    let isName = type.words.allSatisfy { $0 == "." || TokenWords.isName($0) }
    let isAngled = type.words.last == ">" && TokenWords.isName(first)
    let isBracketed = ["[", "("].contains(first) && type.closing(of: 0) == type.words.count - 1
    let isSimple = (isName || isAngled) && !["any", "some"].contains(first) || isBracketed
    return isSimple ? type.text : "(\(type.text))"
  }

  /// Writes how properties of the enum's type are coded in types with synthesized coding. Synthesized
  /// code calls functions of containers. An overload for this enum is more specific than the standard
  /// function, so all synthesized code that sees it calls it.
  func writeOverloads() {
    guard
      out.model.declared.options.nilProperty != nil || out.model.forgivesProperties
        || out.model.forgivesElements || out.model.readsPairs
    else { return }
    let decodeIfPresent = ("decodeIfPresent", "?")
    let both = [("decode", ""), decodeIfPresent]
    let (path, signature) = (out.model.declared.path, out.model.genericSignature)
    var type = signature.parameters.isEmpty ? out.model.place.typePath : signature.type
    if ["Key", "K"].contains(path[0]) {
      let alias = "CodableEnum\(path.joined())Type"
      out.line("\n/// In an extension of a container, `\(path[0])` is the container's own.")
      for attribute in out.model.place.attributes { out.line(attribute) }
      out.line("\(out.model.place.access.modifier)typealias \(alias) = \(path[0])")
      type = alias + signature.type.dropFirst(path[0].count)
    }
    type = renamed(type)
    if let form = out.model.declared.options.nilProperty?.value {
      let isNull = form == .null
      let comment = "A nil property is \(isNull ? "written as null" : "left out")."
      writeOverloads([("encodeIfPresent", "")], of: type, comment, isDecoding: false) { _, _ in
        isNull
          ? """
          if let value {
            try encode(value, forKey: key)
          } else {
            try encodeNil(forKey: key)
          }
          """ : "guard let value else { return }\ntry encode(value, forKey: key)"
      }
    }
    if out.model.forgivesProperties {
      let comment = "A property that cannot be read is nil."
      writeOverloads([decodeIfPresent], of: type, comment) { _, _ in
        "guard contains(key), try !decodeNil(forKey: key) else { return nil }\n"
          + "return try? decode(type, forKey: key)"
      }
    }
    if out.model.forgivesElements {
      let read = out.code("[CodableEnumReadable<\(type)>]", .readable)
      writeOverloads(both, of: "[\(type)]", "Elements that cannot be read are left out.") {
        "try \($0)(\(read).self, forKey: key)\($1).compactMap { $0.value }"
      }
    }
    if out.model.readsPairs {
      let read = out.code("CodableEnumDictionary<\(type), CodableEnumValue>", .dictionary)
      let comment = "Also reads an array of alternating keys and values."
      writeOverloads(
        both, of: "[\(type): CodableEnumValue]", comment, generic: ["CodableEnumValue"]
      ) { "try \($0)(\(read).self, forKey: key)\($1).values" }
    }
  }

  /// Returns code with another name for a generic parameter `K`, which containers have, too.
  private func renamed(_ code: String) -> String {
    let parameters = out.model.genericSignature.parameters
    guard parameters.contains("K") || parameters.contains("let K: Swift.Int") else { return code }
    var (result, word) = ("", "")
    for character in code + " " {
      if character == "_" || character.isLetter || character.isNumber {
        word.append(character)
      } else {
        result += word == "K" && result.last != "." ? "CodableEnumK" : word
        result.append(character)
        word = ""
      }
    }
    return String(result.dropLast())
  }

  /// - Parameter body: Returns the body of a function, from its name and the mark of optionals.
  private func writeOverloads(
    _ functions: [(name: String, mark: String)], of type: String, _ comment: String,
    generic parameters: [String] = [], isDecoding: Bool = true, _ body: (String, String) -> String
  ) {
    let conformance = isDecoding ? out.model.decoding : out.model.encoding
    let own = out.model.genericSignature.parameters.map(renamed)
    let generics = (own + parameters).joined(separator: ", ")
    let requirements =
      [renamed(conformance?.requirements ?? "")].filter { !$0.isEmpty }
      + parameters.map { "\($0): Swift.Decodable" }
    let clause = requirements.isEmpty ? "" : " where \(requirements.joined(separator: ", "))"
    let container = isDecoding ? "KeyedDecodingContainer" : "KeyedEncodingContainer"
    let parameter = isDecoding ? "_ type: \(type).Type" : "_ value: \(type)?"
    let modifiers = out.model.place.access.modifier + (isDecoding ? "" : "mutating ")
    out.line()
    for attribute in out.model.place.attributes { out.line(attribute) }
    out.block("\(out.model.isolation.ofConformances)extension Swift.\(container)") {
      for (number, function) in functions.enumerated() {
        if number > 0 { out.line() }
        out.line("/// \(comment)")
        // In a module with isolated conformances, this conformance can only be used on its actor.
        if out.model.isolation == .mainActor, out.memberIsolation.isEmpty { out.line("@MainActor") }
        if case .stated(let actor) = out.model.isolation { out.line(actor) }
        let generics = generics.isEmpty ? "" : "<\(generics)>"
        out.line("\(modifiers)func \(function.name)\(generics)(")
        out.line("  \(parameter), forKey key: Self.Key")
        let result = isDecoding ? " -> \(type)\(function.mark)" : ""
        out.block(") throws\(result)\(clause)") { out.line(body(function.name, function.mark)) }
      }
    }
  }
}

extension CaseModel {
  /// The name in `CodableEnumReflection`: `move(to:)`.
  package var reflectedName: String {
    let labels = parameters.map { ($0.label?.withoutBackticks ?? "_") + ":" }
    return "\(baseName)(\(labels.joined()))"
  }

  /// Returns values that a call without some others would put in the place of these: those without
  /// a label after an omitted one without a label.
  func misplaced(leavingOut omitted: Set<Int>) -> [Int] {
    var isPlaceFree = false
    return parameters.indices.filter { position in
      let isOmitted = omitted.contains(position)
      let hasLabel = parameters[position].label != nil
      isPlaceFree = hasLabel ? isPlaceFree && isOmitted : isPlaceFree || isOmitted
      return isPlaceFree && !isOmitted
    }
  }

  /// Returns a pattern that binds some of the values: `.image(url: let value0, _)`.
  func pattern(binding bound: [Int], mutable: [Int] = [], as name: String = "value") -> String {
    guard !bound.isEmpty || sharesName, !parameters.isEmpty else { return ".\(self.name)" }
    var values = parameters.map { $0.prefix + "_" }
    for index in bound { values[index] = "\(parameters[index].prefix)let \(name)\(index)" }
    for index in mutable { values[index] = "\(parameters[index].prefix)var \(name)\(index)" }
    return ".\(self.name)(\(values.joined(separator: ", ")))"
  }

  /// Returns the expression that makes the case from expressions for its values, such as
  /// `.image(url: …, width: …)`. Values without one are left to their defaults.
  ///
  /// - Parameter matchesLines: Whether arguments are on lines as far apart as the values in the
  ///   source, so the compiler's errors about a value appear at its own line.
  func construction(_ expressions: [Int: String], matchesLines: Bool = false) -> String {
    guard !parameters.isEmpty else { return ".\(name)" }
    // The compiler takes a case with this type before any function of the same name. In a call, it
    // may not decide: a function can be generic, or have more parameters, with defaults.
    let types = self.types.compactMap(\.self)
    let hasType =
      types.count == parameters.count && parameters.indices.allSatisfy { expressions[$0] != nil }
    var arguments = ""
    var currentLine = item.line
    for (index, value) in parameters.enumerated() {
      guard let expression = expressions[index] else { continue }
      var gap = arguments.isEmpty ? "" : " "
      if value.line > currentLine, matchesLines {
        gap = String(repeating: "\n", count: value.line - currentLine) + "  "
        currentLine = value.line
      }
      arguments += (arguments.isEmpty ? "" : ",") + gap
      arguments += (hasType ? "" : value.prefix) + expression
      if !hasType, let type = self.types[index] { arguments += " as \(type)" }
    }
    guard hasType else { return ".\(name)(\(arguments))" }
    let labels = parameters.map { ($0.label?.escapedLabel ?? "_") + ":" }
    let function = "Self.\(name)" + (needsLabels ? "(\(labels.joined()))" : "")
    return "(\(function) as (\(types.joined(separator: ", "))) -> Self)(\(arguments))"
  }
}
