// How properties of the enum's type are coded in types with synthesized coding. Synthesized code
// calls functions of containers. An overload for this enum is more specific than the standard
// function, so all synthesized code that sees it calls it.

extension EnumEmitter {
  func writeNilProperty(_ form: NilForm) {
    writeOverloads(of: "KeyedEncodingContainer") {
      let type = overloadedType
      out.line("/// A nil property is \(form == .null ? "written as null" : "left out").")
      writeOverload(
        "mutating func encodeIfPresent", "_ value: \(type)?", requiring: model.encoding
      ) {
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

  func writeForgivenProperty() {
    writeOverloads(of: "KeyedDecodingContainer") {
      let type = overloadedType
      out.line("/// A property that cannot be read is nil.")
      writeOverload(
        "func decodeIfPresent", "_ type: \(type).Type", returning: "\(type)?",
        requiring: model.decoding
      ) {
        out.line("guard contains(key), try !decodeNil(forKey: key) else { return nil }")
        out.line("return try? decode(type, forKey: key)")
      }
    }
  }

  func writeForgivenElements() {
    out.require(.readable)
    writeOverloads(of: "KeyedDecodingContainer") {
      let type = overloadedType
      for (function, mark) in [("decode", ""), ("decodeIfPresent", "?")] {
        if function != "decode" { out.line() }
        out.line("/// Elements that cannot be read are left out.")
        writeOverload(
          "func \(function)", "_ type: [\(type)].Type", returning: "[\(type)]\(mark)",
          requiring: model.decoding
        ) {
          let call = "\(function)([CodableEnumReadable<\(type)>].self, forKey: key)"
          out.line("try \(call)\(mark).compactMap { $0.value }")
        }
      }
    }
  }

  func writeDictionaries() {
    out.require(.dictionary)
    writeOverloads(of: "KeyedDecodingContainer") {
      let type = "[\(overloadedType): CodableEnumValue]"
      for (function, mark) in [("decode", ""), ("decodeIfPresent", "?")] {
        if function != "decode" { out.line() }
        out.line("/// Also reads an array of keys and values in turn.")
        writeOverload(
          "func \(function)", generic: ["CodableEnumValue"], "_ type: \(type).Type",
          returning: "\(type)\(mark)", requiring: model.decoding,
          "CodableEnumValue: Swift.Decodable"
        ) {
          let call =
            "\(function)(CodableEnumDictionary<\(overloadedType), CodableEnumValue>.self, forKey: key)"
          out.line("try \(call)\(mark).values")
        }
      }
    }
  }

  // MARK: Overloads

  private var overloadedType: String {
    nameInContainers
      ?? (model.genericSignature.parameters.isEmpty
        ? model.place.typePath : model.genericSignature.type)
  }

  /// Another name for an enum called `Key` or `K`, which are a container's own in its extensions.
  private var nameInContainers: String? {
    let name = model.place.typePath
    let isGeneric = !model.genericSignature.parameters.isEmpty
    return ["Key", "K"].contains(name) && !isGeneric ? "CodableEnum\(name)Type" : nil
  }

  /// Declares that name, if an overload needs it.
  func writeNameInContainers() {
    let isNeeded =
      model.nilProperty != nil || model.forgivesProperties || model.forgivesElements
      || model.readsPairs
    guard isNeeded, let name = nameInContainers else { return }
    out.line()
    let own = model.place.typePath
    out.line("/// In an extension of a container, `\(own)` is the container's own.")
    for attribute in model.place.availability { out.line(attribute) }
    out.line("\(model.place.access.modifier)typealias \(name) = \(own)")
  }

  private func writeOverloads(of container: String, _ body: () -> Void) {
    out.line()
    for attribute in model.place.availability { out.line(attribute) }
    out.block("\(model.isolation.ofConformances)extension Swift.\(container)", body)
  }

  private func writeOverload(
    _ function: String, generic parameters: [String] = [], _ parameter: String,
    returning result: String? = nil, requiring conformance: Conformance?,
    _ requirement: String = "", _ body: () -> Void
  ) {
    let generics = (model.genericSignature.parameters + parameters).joined(separator: ", ")
    let requirements = [conformance?.requirements ?? "", requirement].filter { !$0.isEmpty }
      .joined(separator: ", ")
    // In a module with isolated conformances, this conformance can only be used on its actor.
    if model.isolation == .mainActor, out.memberIsolation.isEmpty { out.line("@MainActor") }
    let head = model.place.access.modifier + function
    out.line("\(head)\(generics.isEmpty ? "" : "<\(generics)>")(")
    out.line("  \(parameter), forKey key: Self.Key")
    let arrow = result.map { " -> \($0)" } ?? ""
    out.block(") throws\(arrow)\(requirements.isEmpty ? "" : " where \(requirements)")", body)
  }
}
