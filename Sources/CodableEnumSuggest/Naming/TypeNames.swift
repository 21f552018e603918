/// The names of all types of a suggestion.
struct TypeNames {
  private var names: [Int: String] = [:]

  subscript(number: Int) -> String { names[number, default: "Value"] }

  init(_ nodes: [TypeGraph.Node], root: String) {
    var taken: Set<String> = Self.reserved
    taken.insert(root)
    names[0] = root
    let uses = nodes.reduce(into: [String: Int]()) { $0[Self.own($1), default: 0] += 1 }
    // The one that stands in most places.
    var usual: [String: TypeGraph.Node] = [:]
    for node in nodes.dropFirst() where node.placeCount > usual[Self.own(node)]?.placeCount ?? 1 {
      usual[Self.own(node)] = node
    }
    for node in nodes.dropFirst() {
      let own = Self.own(node)
      let owner = node.owner.map { self[$0] } ?? root
      let context = Self.context(node.context, of: owner)
      // Of several of one name, each is called by what it is part of; and two letters are no name.
      let isPlain = (uses[own] == 1 || usual[own] === node) && own.count > 2
      let isPart = !context.isEmpty && context != own
      let part = context.hasSuffix(own) ? context : context + own
      let names = [isPlain ? own : nil, isPart ? part : nil, owner + own, root + own]
      self.names[node.number] = Names.unique(names.compactMap { $0 }, in: &taken)
    }
  }

  /// What a case's tag adds to a name.
  private static func context(_ tag: String, of owner: String) -> String {
    guard !tag.isEmpty, tag != "true", tag != "false" else { return "" }
    let end = end(of: tag)
    return end.first?.isNumber == true ? owner + end : Names.type(end)
  }

  /// The last part of a tag such as `textDocument/hover`, the last two of `com.file.created`.
  private static func end(of tag: String) -> String {
    let last = tag.split(whereSeparator: { "/:".contains($0) }).last ?? ""
    return last.split(separator: ".").suffix(2).joined(separator: "_")
  }

  private static func own(_ node: TypeGraph.Node) -> String {
    Names.type(familiar(node) ?? node.key)
  }

  /// What everybody calls a struct of these keys.
  private static func familiar(_ node: TypeGraph.Node) -> String? {
    guard case .structure(let properties) = node.definition else { return nil }
    // What says itself what it is, wherever it stands.
    if node.placeCount > 1, let tag = properties.first(where: { TagKey.isPlain($0.key ?? "") }),
      case .always(.string(let text))? = tag.remarks.first, text.first?.isLetter == true
    {
      return text
    }
    switch Set(properties.compactMap(\.key)) {
    case ["line", "character"], ["line", "column"]: return "position"
    case ["x", "y"], ["x", "y", "z"]: return "point"
    case ["width", "height"]: return "size"
    case ["lat", "lng"], ["lat", "lon"], ["latitude", "longitude"]: return "coordinate"
    default: return nil
    }
  }

  /// Why an enum cannot be called so.
  static func problem(with name: String) -> String? {
    if name.escapedName != name {
      let isKeyword = Words.of(name) == [name]
      return isKeyword
        ? "'\(name)' is a keyword of Swift and no name for an enum; one is 'Message'"
        : "'\(name)' is no name for an enum; one is 'Message'"
    }
    return used.contains(name)
      ? "an enum '\(name)' would hide the type of that name, which the suggestion needs" : nil
  }

  /// Whether a declaration of the name hides nothing.
  static func isFree(_ name: String) -> Bool {
    problem(with: name) == nil && !reserved.contains(name)
  }

  /// What suggestions spell themselves.
  private static let used: Set<String> = [
    "Bool", "Codable", "CodableEnumAnyValue", "CodingKey", "CodingKeys", "Decoder", "Double",
    "Encoder", "Hashable", "Int", "Protocol", "Sendable", "String", "Type", "UInt64",
  ]

  /// Types of the standard library and Foundation that declarations would hide.
  private static let reserved: Set<String> = [
    "Any", "AnyObject", "Array", "Bool", "Calendar", "Character", "CodingKey", "CodingKeys",
    "Codable", "Collection", "Data", "Date", "Decimal", "Decodable", "Decoder", "Dictionary",
    "Double", "Encodable", "Encoder", "Equatable", "Error", "Float", "Hashable", "Hasher",
    "Identifiable", "Index", "Int", "Iterator", "Locale", "Measurement", "Never", "Notification",
    "Operation", "Optional", "Process", "Protocol", "Range", "Result", "Self", "Sendable",
    "Sequence", "Set", "State", "String", "Substring", "Task", "Thread", "Timer", "Type", "UInt",
    "UInt64", "URL", "UUID", "Unit", "Void", "CodableEnumAnyValue", "Actor",
  ]
}
