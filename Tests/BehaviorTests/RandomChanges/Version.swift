/// Marked enums and the types of their values, as they are at one time.
struct Version {
  let number: Int
  /// The first is the one that holds the others.
  var enums: [EnumPlan]
  var structs: [StructPlan]
  var rawEnums: [RawEnumPlan]
  var unions: [UnionPlan]

  /// A file of the declarations.
  var source: String {
    let types =
      enums.map(\.source) + structs.map(\.source) + rawEnums.map(\.source) + unions.map(\.source)
    return types.joined()
  }

  /// A target of this version alone.
  var target: TargetSources {
    TargetSources(files: [Self.fileName: Self.head + source, "Shared.swift": Self.shared])
  }

  static let fileName = "Version.swift"
  static let head = "import Foundation\n\n"
  static let shared = RandomProgram.shared
}

/// A struct whose `Codable` the compiler synthesizes.
struct StructPlan {
  var name: String
  /// What its parameter `T` stands for, if it has one.
  var argument: PayloadType?
  var properties: [Property]
  /// Whether an extension states the conformance.
  var isExtended = false
  /// Whether it has an `encode(to:)` of its own. Then the sources don't show how it is coded.
  var isWrittenByHand = false

  struct Property {
    var name: String
    var type: PayloadType
    /// In `CodingKeys`.
    var key: String?
    /// The value of a `let`, which is written and not read.
    var constant: String?
    /// The value of a property that `CodingKeys` leave out.
    var uncodedValue: String?

    var hasInitialValue: Bool { constant != nil || uncodedValue != nil }
  }

  var spelling: String { argument.map { "\(name)<\($0.spelling)>" } ?? name }

  var source: String {
    let generic = argument == nil ? "" : "<T: Codable & Equatable>"
    let coding = isExtended ? "" : "Codable, "
    var lines = ["struct \(name)\(generic): \(coding)Equatable {"]
    lines += properties.map { "  \($0.declaration)" }
    if isWrittenByHand {
      lines += [
        "", "  func encode(to encoder: any Encoder) throws {",
        "    _ = encoder.container(keyedBy: CodingKeys.self)", "  }",
      ]
    }
    if properties.contains(where: { $0.key != nil || $0.uncodedValue != nil }) {
      let coded = properties.filter { $0.uncodedValue == nil }
      lines += ["", "  enum CodingKeys: \(coded.isEmpty ? "" : "String, ")CodingKey {"]
      for property in coded {
        let key = property.key.map { " = \($0.debugDescription)" } ?? ""
        lines.append("    case \(property.name)\(key)")
      }
      lines.append("  }")
    }
    lines.append("}")
    if isExtended { lines.append("extension \(name): Codable {}") }
    return lines.joined(separator: "\n") + "\n\n"
  }
}

extension StructPlan.Property {
  fileprivate var declaration: String {
    if let constant { return "let \(name): \(type.spelling) = \(constant)" }
    if let uncodedValue { return "var \(name): \(type.spelling) = \(uncodedValue)" }
    return "var \(name): \(type.spelling)"
  }
}

/// An enum with a raw type, which is not marked.
struct RawEnumPlan {
  var name: String
  var isInteger: Bool
  var cases: [Case]

  struct Case {
    var name: String
    /// As a literal.
    var rawValue: String?
  }

  var source: String {
    var lines = ["enum \(name): \(isInteger ? "Int" : "String"), Codable {"]
    lines += cases.map { "  case \($0.name)\($0.rawValue.map { " = \($0)" } ?? "")" }
    return (lines + ["}", "", ""]).joined(separator: "\n")
  }
}

/// An enum that is not marked, with a `Codable` that the compiler synthesizes.
struct UnionPlan {
  var name: String
  var cases: [Case]

  struct Case {
    var name: String
    var values: [Value] = []
  }

  struct Value {
    var label: String?
    var type: PayloadType
  }

  var source: String {
    var lines = ["enum \(name): Codable, Equatable {"]
    for item in cases {
      let values = item.values.map { value in
        value.label.map { "\($0): \(value.type.spelling)" } ?? value.type.spelling
      }
      let list = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
      lines.append("  case \(item.name)\(list)")
    }
    return (lines + ["}", "", ""]).joined(separator: "\n")
  }
}
