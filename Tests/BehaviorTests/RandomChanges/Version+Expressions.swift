/// Values of types as expressions, of which the first is the emptiest, and which together have
/// everything that the type can be told by: each case, nil and a value, the empty and the full array.
extension Version {
  func expressions(of type: PayloadType) -> [String] { expressions(of: type, within: []) }

  /// - Parameter path: The types that the value is a part of. None is in it for the third time, so
  ///   that there are no values then.
  func expressions(of type: PayloadType, within path: [String]) -> [String] {
    switch type {
    case .int: ["0", "-7", "9223372036854775807"]
    case .int64: ["0", "9007199254740993"]
    case .uint8: ["0", "255"]
    case .string: [#""""#, #""hi""#, #""null""#, #""7""#]
    case .bool: ["false", "true"]
    case .double: ["0.5", "-2.0", "1e300"]
    case .point: ["Point(x: 0, y: nil)", "Point(x: 1, y: 2)"]
    case .level: ["Level.low", "Level.high"]
    case .maybeInt: ["nil", "3"]
    case .opaque: ["Opaque(0)", "Opaque(7)"]
    case .optional(let wrapped): ["nil"] + expressions(of: wrapped, within: path)
    case .array(let element): arrays(of: element, within: path)
    case .dictionary(let value): dictionaries(of: value, within: path)
    case .box(let content):
      expressions(of: content, within: path).map { "Box(content: \($0))" }
    case .parameter(let type): expressions(of: type, within: path)
    case .item(let parent): [#"\#(parent).Item(title: "")"#, #"\#(parent).Item(title: "a")"#]
    case .named(let name, _): expressions(ofNamed: name, within: path)
    }
  }

  private func arrays(of element: PayloadType, within path: [String]) -> [String] {
    let elements = expressions(of: element, within: path).limited(path)
    return elements.isEmpty ? ["[]"] : ["[]", "[\(elements.joined(separator: ", "))]"]
  }

  private func dictionaries(of value: PayloadType, within path: [String]) -> [String] {
    let values = expressions(of: value, within: path).limited(path)
    let members = values.enumerated().map { "\"k\($0)\": \($1)" }
    return members.isEmpty ? ["[:]"] : ["[:]", "[\(members.joined(separator: ", "))]"]
  }

  private func expressions(ofNamed name: String, within path: [String]) -> [String] {
    if let known = NamedType.expressions[name] { return known }
    guard path.count(where: { $0 == name }) < 2 else { return [] }
    let inner = path + [name]
    if let type = structs.first(where: { $0.spelling == name }) {
      return type.expressions(in: self, within: inner).limited(path)
    }
    if let type = rawEnums.first(where: { $0.name == name }) {
      return type.cases.map { "\(name).\($0.name)" }
    }
    if let type = unions.first(where: { $0.name == name }) {
      return type.cases.map { $0.expressions(in: self, of: name, within: inner) }.alternated
        .limited(path)
    }
    guard let type = enums.first(where: { $0.name == name }) else { return [] }
    return type.cases.indices.map { expressions(ofCase: $0, in: type, within: inner) }.alternated
      .limited(path)
  }
}

/// Types beside those that a version declares, whose spelling says it all.
enum NamedType {
  static let expressions: [String: [String]] = [
    "Float": ["0.5", "-2.0"],
    "Int8": ["0", "-128"],
    "UInt64": ["0", "18446744073709551615"],
    "Date": ["Date(timeIntervalSinceReferenceDate: 0.5)"],
    "URL": [#"URL(string: "https://example.org/a?b#c")!"#],
    "UUID": [#"UUID(uuidString: "5F0D3A5C-3F7E-4E9B-9C3B-0B1C2D3E4F50")!"#],
    "Data": ["Data()", "Data([1, 2])"],
    "Decimal": ["Decimal(3)", "Decimal(0.5)"],
    "[Int: String]": ["[:]", #"[7: "a"]"#],
    "[Level: Int]": ["[:]", "[.low: 1]"],
    "Set<Int>": ["[]", "[3]"],
    "CodableEnumAnyValue": [
      ".null", ".object([:])", #".object(["x": .integer(1)])"#, #".string("ping")"#, ".array([])",
    ],
  ]
}

extension PayloadType {
  /// Whether a type that a version declares is a part of it.
  var mentionsDeclared: Bool {
    switch self {
    case .named(let name, _): NamedType.expressions[name] == nil
    case .optional(let type), .array(let type), .dictionary(let type), .box(let type),
      .parameter(let type):
      type.mentionsDeclared
    default: false
    }
  }
}

extension StructPlan {
  fileprivate func expressions(in version: Version, within path: [String]) -> [String] {
    let properties = properties.filter { !$0.hasInitialValue }
    return properties.map { version.expressions(of: $0.type, within: path) }.rotated().map {
      let arguments = zip(properties, $0).map { "\($0.name): \($1)" }
      return "\(spelling)(\(arguments.joined(separator: ", ")))"
    }
  }
}

extension UnionPlan.Case {
  fileprivate func expressions(
    in version: Version, of union: String, within path: [String]
  ) -> [String] {
    values.map { version.expressions(of: $0.type, within: path) }.rotated().map { arguments in
      let list = zip(values, arguments).map { value, argument in
        value.label.map { "\($0): \(argument)" } ?? argument
      }
      return "\(union).\(name)" + (list.isEmpty ? "" : "(\(list.joined(separator: ", ")))")
    }
  }
}

extension [[String]] {
  /// Lists of one of each, the first of all first of them, such that all are in one; a single empty
  /// list of nothing, and none if one has nothing.
  func rotated() -> [[String]] {
    if contains(where: \.isEmpty) { return [] }
    let count = map(\.count).max() ?? 1
    return (0..<count).map { turn in map { $0[turn % $0.count] } }
  }

  /// The first of each, then the second, and so on.
  fileprivate var alternated: [String] {
    let count = map(\.count).max() ?? 0
    return (0..<count).flatMap { index -> [String] in
      filter { index < $0.count }.map { $0[index] }
    }
  }
}

extension [String] {
  /// The deeper a value stands, the fewer of them.
  fileprivate func limited(_ path: [String]) -> [String] {
    Array(prefix([8, 6, 5][Swift.min(path.count, 2)]))
  }
}
