import CodableEnumCore

/// Writes a struct. The compiler synthesizes its coding, unless that would lose the difference
/// between null and a missing key.
struct StructWriter {
  let name: String
  let properties: [ValueDescription]
  let types: TypeSpeller
  private let extent: Extent
  private let names: [String]

  enum Extent {
    case complete, withoutMethods
  }

  init(
    _ name: String, _ properties: [ValueDescription], _ types: TypeSpeller, _ extent: Extent
  ) {
    self.name = name
    self.properties = properties
    self.types = types
    self.extent = extent
    var taken: Set<String> = []
    names = properties.map { property in
      let key = property.key ?? ""
      let all = Names.candidates(for: key)
      // A key that is a Swift name stays as it is.
      let own =
        all.contains(key) ? [key] : all.isEmpty ? ["value\(Words.upperCamel(Words.of(key)))"] : all
      return Names.unique(own, in: &taken)
    }
  }

  func write(to lines: inout TextLines) {
    lines.add("struct \(name): Codable, Hashable, Sendable {")
    for (property, name) in zip(properties, names) { write(property, name, to: &lines) }
    let isRenamed = zip(properties, names).contains { $0.key != $1 }
    if isRenamed || properties.contains(where: \.mayBeNull) { writeKeys(to: &lines) }
    if extent == .complete { writeMethods(to: &lines) }
    lines.add("}")
  }

  private func type(_ property: ValueDescription) -> String {
    let type = types.spelling(property.swiftType)
    return property.mayBeNull && property.mayBeAbsent ? type + "?" : type
  }

  private func write(_ property: ValueDescription, _ name: String, to lines: inout TextLines) {
    var notes = property.remarks.map(\.text)
    if property.mayBeNull, property.mayBeAbsent {
      notes.insert("nil if missing, .some(nil) for null", at: 0)
    }
    let declaration = "  var \(name.escapedName): \(type(property))"
    let line = notes.isEmpty ? declaration : "\(declaration)  // \(notes.joined(separator: "; "))"
    if line.count > TextLines.width {
      lines.comment(notes.joined(separator: "; "), indent: "  ")
      lines.add(declaration)
    } else {
      lines.add(line)
    }
  }

  private func writeKeys(to lines: inout TextLines) {
    lines.add()
    lines.add("  enum CodingKeys: String, CodingKey {")
    var same: [String] = []
    func flush() {
      if same.isEmpty { return }
      var line = "    case"
      for (index, name) in same.enumerated() {
        let part = " \(name.escapedName)\(index < same.count - 1 ? "," : "")"
        if line.count + part.count > TextLines.width {
          lines.add(line)
          line = "     "
        }
        line += part
      }
      lines.add(line)
      same = []
    }
    for (property, name) in zip(properties, names) {
      if property.key == name {
        same.append(name)
      } else {
        flush()
        lines.add("    case \(name.escapedName) = \((property.key ?? "").quoted)")
      }
    }
    flush()
    lines.add("  }")
  }

  private func writeMethods(to lines: inout TextLines) {
    if properties.contains(where: { $0.mayBeNull && $0.mayBeAbsent }) { writeDecoding(to: &lines) }
    if properties.contains(where: \.mayBeNull) { writeEncoding(to: &lines) }
  }

  /// Writes an initializer that distinguishes a missing key from null, unlike synthesized coding.
  private func writeDecoding(to lines: inout TextLines) {
    let container = "let container = try decoder.container(keyedBy: CodingKeys.self)"
    writeMethod("init(from decoder: any Decoder)", container, to: &lines) { property, name in
      let type = types.spelling(property.type)
      switch (property.mayBeNull, property.mayBeAbsent) {
      case (true, true):
        return [
          "self.\(name) =", "  container.contains(.\(name))",
          "  ? .some(try container.decode(\(types.spelling(property.swiftType)).self, "
            + "forKey: .\(name))) : nil",
        ]
      case (false, false):
        return ["self.\(name) = try container.decode(\(type).self, forKey: .\(name))"]
      default:
        let wrapped = types.spelling(property.type.unwrapped)
        return ["self.\(name) = try container.decodeIfPresent(\(wrapped).self, forKey: .\(name))"]
      }
    }
  }

  /// Writes an encoding method that writes nil as null if null was read.
  private func writeEncoding(to lines: inout TextLines) {
    let container = "var container = encoder.container(keyedBy: CodingKeys.self)"
    writeMethod("func encode(to encoder: any Encoder)", container, to: &lines) { property, name in
      let method = property.mayBeAbsent ? "encodeIfPresent" : "encode"
      return ["try container.\(method)(self.\(name), forKey: .\(name))"]
    }
  }

  /// - Parameter statements: Returns the statements for a property and its escaped name.
  private func writeMethod(
    _ head: String, _ container: String, to lines: inout TextLines,
    _ statements: (ValueDescription, String) -> [String]
  ) {
    lines.add()
    lines.add("  \(head) throws {")
    lines.add("    \(container)")
    for (property, name) in zip(properties, names) {
      for statement in statements(property, name.escapedName) { lines.add("    \(statement)") }
    }
    lines.add("  }")
  }
}

/// Spells types as Swift.
struct TypeSpeller {
  let names: TypeNames

  func spelling(_ type: TypeReference) -> String {
    switch type {
    case .any: "CodableEnumAnyValue"
    case .bool: "Bool"
    case .int: "Int"
    case .unsigned: "UInt64"
    case .double: "Double"
    case .string: "String"
    case .optional(let type): spelling(type) + "?"
    case .array(let type): "[\(spelling(type))]"
    case .dictionary(let type): "[String: \(spelling(type))]"
    case .declared(let number): names[number]
    }
  }
}

extension TypeReference {
  var unwrapped: TypeReference { if case .optional(let type) = self { type } else { self } }
}
