// How properties of the enum's type are coded in types with synthesized coding. Synthesized code
// calls functions of containers. An overload for this enum is more specific than the standard
// function, so all synthesized code that sees it calls it.

extension EnumEmitter {
  func writeOverloads() {
    guard
      out.model.declared.options.nilProperty != nil || out.model.forgivesProperties
        || out.model.forgivesElements || out.model.readsPairs
    else { return }
    let decodeIfPresent = ("decodeIfPresent", "?")
    let both = [("decode", ""), decodeIfPresent]
    let own = out.model.place.typePath
    var type = out.model.genericSignature.parameters.isEmpty ? own : out.model.genericSignature.type
    if ["Key", "K"].contains(type) {
      type = "CodableEnum\(own)Type"
      out.line("\n/// In an extension of a container, `\(own)` is the container's own.")
      for attribute in out.model.place.availability { out.line(attribute) }
      out.line("\(out.model.place.access.modifier)typealias \(type) = \(own)")
    }
    if let form = out.model.declared.options.nilProperty?.value {
      let isNull = form == .null
      writeOverloads(
        of: "KeyedEncodingContainer", [("encodeIfPresent", "")], "_ value: \(type)?",
        comment: "A nil property is \(isNull ? "written as null" : "left out").", out.model.encoding
      ) { _, _ in
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
      writeDecoding([decodeIfPresent], of: type, "A property that cannot be read is nil.") { _, _ in
        "guard contains(key), try !decodeNil(forKey: key) else { return nil }\n"
          + "return try? decode(type, forKey: key)"
      }
    }
    if out.model.forgivesElements {
      let read = out.code("[CodableEnumReadable<\(type)>]", .readable)
      writeDecoding(both, of: "[\(type)]", "Elements that cannot be read are left out.") {
        "try \($0)(\(read).self, forKey: key)\($1).compactMap { $0.value }"
      }
    }
    if out.model.readsPairs {
      let read = out.code("CodableEnumDictionary<\(type), CodableEnumValue>", .dictionary)
      let comment = "Also reads an array of keys and values in turn."
      writeDecoding(
        both, of: "[\(type): CodableEnumValue]", comment, generic: ["CodableEnumValue"]
      ) { "try \($0)(\(read).self, forKey: key)\($1).values" }
    }
  }

  private typealias Function = (name: String, mark: String)

  private func writeDecoding(
    _ functions: [Function], of type: String, _ comment: String, generic parameters: [String] = [],
    _ body: (String, String) -> String
  ) {
    writeOverloads(
      of: "KeyedDecodingContainer", functions, "_ type: \(type).Type", returning: type,
      comment: comment, out.model.decoding, generic: parameters, body)
  }

  /// - Parameter body: Returns the body of a function, from its name and the mark of optionals.
  private func writeOverloads(
    of container: String, _ functions: [Function], _ parameter: String,
    returning type: String? = nil, comment: String, _ conformance: Conformance?,
    generic parameters: [String] = [], _ body: (String, String) -> String
  ) {
    let generics = (out.model.genericSignature.parameters + parameters).joined(separator: ", ")
    let requirements =
      [conformance?.requirements ?? ""].filter { !$0.isEmpty }
      + parameters.map { "\($0): Swift.Decodable" }
    let clause = requirements.isEmpty ? "" : " where \(requirements.joined(separator: ", "))"
    let modifiers = out.model.place.access.modifier + (type == nil ? "mutating " : "")
    out.line()
    for attribute in out.model.place.availability { out.line(attribute) }
    out.block("\(out.model.isolation.ofConformances)extension Swift.\(container)") {
      for (number, function) in functions.enumerated() {
        if number > 0 { out.line() }
        out.line("/// \(comment)")
        // In a module with isolated conformances, this conformance can only be used on its actor.
        if out.model.isolation == .mainActor, out.memberIsolation.isEmpty { out.line("@MainActor") }
        let generics = generics.isEmpty ? "" : "<\(generics)>"
        out.line("\(modifiers)func \(function.name)\(generics)(")
        out.line("  \(parameter), forKey key: Self.Key")
        let result = type.map { " -> \($0)\(function.mark)" } ?? ""
        out.block(") throws\(result)\(clause)") { out.line(body(function.name, function.mark)) }
      }
    }
  }
}
