import CodableEnumCore

/// Writes all declarations of a suggestion.
struct SuggestionWriter {
  let graph: TypeGraph
  /// The name of the enum of all samples.
  let name: String
  /// The first comment: what the suggestion was made from.
  let origin: String

  /// Returns the text that is printed.
  func text() -> String { text(structures: .complete) }

  /// Returns the same text without methods in structs. These read the same documents as synthesized
  /// coding, but the core knows only the name of a type that codes itself by hand.
  func outline() -> String { text(structures: .withoutMethods) }

  /// The type of all samples as Swift spells it, if it needs no declaration.
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

  /// Returns an enum that reads anything, for samples that no other suggestion reads.
  static func anything(name: String, origin: String) -> String {
    var lines = TextLines()
    lines.comment(origin, marker: "///")
    lines.comment("The samples have too little in common for a more specific type.")
    lines.annotation("CodableEnum", ["style: .untagged"])
    lines.add("enum \(name): Hashable, Sendable {")
    lines.add("  case value(CodableEnumAnyValue)")
    lines.add("}")
    return lines.text
  }

  /// Whether a further enum must name `CodableEnumAnyValue`: it is generated only if a marked enum
  /// names it.
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
      "Makes the plugin generate `CodableEnumAnyValue`, which structs above use: it does so only for "
        + "marked enums that name it. Remove this enum once another one names it.", marker: "///")
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
