import CodableEnumCore

/// Writes all declarations of a suggestion.
struct SuggestionWriter {
  let graph: TypeGraph
  /// Of the enum of all samples.
  let name: String
  /// What it was made from.
  let origin: String

  /// What is printed.
  func text() -> String { text(structures: .complete) }

  /// The same without methods of structs, which read what the compiler's would: of what codes itself
  /// by hand, the core knows nothing but the name.
  func outline() -> String { text(structures: .withoutMethods) }

  /// What all samples are, as Swift spells it without a name of its own.
  var aliased: String? {
    guard case .alias(let value) = graph.nodes[0].definition else { return nil }
    return TypeSpeller(names: TypeNames(graph.reachable(), root: name)).spelling(value.swiftType)
  }

  private func text(structures: StructWriter.Extent) -> String {
    let nodes = graph.reachable()
    let types = TypeSpeller(names: TypeNames(nodes, root: name))
    var lines = TextLines()
    lines.comment(origin, marker: "///")
    for (index, node) in nodes.enumerated() {
      if index > 0 { lines.add() }
      let name = types.names[node.number]
      switch node.definition {
      case .enumeration(let description):
        let isIndirect = graph.isRecursive(node.number)
        EnumWriter(name, description, isIndirect: isIndirect, types).write(to: &lines)
      case .structure(let properties):
        StructWriter(name, properties, types, structures).write(to: &lines)
      case .alias(let value):
        lines.add("typealias \(name) = \(types.spelling(value.swiftType))")
      }
    }
    if needsMention(nodes) { mention(to: &lines) }
    return lines.text
  }

  /// What reads all that there is, where nothing that says more does.
  static func anything(name: String, origin: String) -> String {
    var lines = TextLines()
    lines.comment(origin, marker: "///")
    lines.comment("Nothing that says more reads all samples: they have too little in common.")
    lines.annotation("CodableEnum", ["style: .untagged"])
    lines.add("enum \(name): Hashable, Sendable {")
    lines.add("  case value(CodableEnumAnyValue)")
    lines.add("}")
    return lines.text
  }

  /// `CodableEnumAnyValue` is generated where a marked enum names it.
  private func needsMention(_ nodes: [TypeGraph.Node]) -> Bool {
    var isInStruct = false
    for node in nodes {
      let isUsed = node.definition.values.contains { $0.type.holdsAny }
      guard isUsed else { continue }
      if case .enumeration = node.definition { return false }
      isInStruct = true
    }
    return isInStruct
  }

  private func mention(to lines: inout TextLines) {
    lines.add()
    lines.comment(
      "Has `CodableEnumAnyValue` generated, which structs above hold: only a marked enum that names "
        + "it does. Needless once another one does.", marker: "///")
    lines.annotation("CodableEnum", ["style: .untagged"])
    lines.add("enum \(name)AnyValue: Hashable, Sendable {")
    lines.add("  case value(CodableEnumAnyValue)")
    lines.add("}")
  }
}

extension TypeReference {
  fileprivate var holdsAny: Bool {
    switch self {
    case .any: true
    case .optional(let type), .array(let type), .dictionary(let type): type.holdsAny
    case .bool, .int, .unsigned, .double, .string, .declared: false
    }
  }
}
