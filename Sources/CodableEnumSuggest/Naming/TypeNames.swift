/// The names of all types of a suggestion.
struct TypeNames {
  private var names: [Int: String] = [:]

  subscript(number: Int) -> String { names[number, default: "Value"] }

  init(_ nodes: [TypeGraph.Node], root: String) {
    var taken: Set<String> = Self.reserved
    taken.insert(root)
    names[0] = root
    let uses = nodes.reduce(into: [String: Int]()) { $0[Self.own($1), default: 0] += 1 }
    // The type with the most places gets the plain name.
    var usual: [String: TypeGraph.Node] = [:]
    for node in nodes.dropFirst() where node.placeCount > usual[Self.own(node)]?.placeCount ?? 1 {
      usual[Self.own(node)] = node
    }
    for node in nodes.dropFirst() {
      let own = Self.own(node)
      let owner = node.owner.map { self[$0] } ?? root
      let context = Self.context(node.context, of: owner)
      // Of several types of one name, each gets the name of the type or case around it as a prefix.
      // Two letters are too short for a name.
      let isPlain = (uses[own] == 1 || usual[own] === node) && own.count > 2
      let isPart = !context.isEmpty && context != own
      let part = context.hasSuffix(own) ? context : context + own
      let names = [isPlain ? own : nil, isPart ? part : nil, owner + own, root + own]
      self.names[node.number] = Names.unique(names.compactMap { $0 }, in: &taken)
    }
  }

  /// Returns what the tag of a case adds to a name.
  private static func context(_ tag: String, of owner: String) -> String {
    guard !tag.isEmpty, tag != "true", tag != "false" else { return "" }
    let end = end(of: tag)
    return end.first?.isNumber == true
      ? owner + Words.upperCamel(Words.of(end)) : Names.type(end)
  }

  /// Returns the last part of a tag such as `textDocument/hover`, the last two of
  /// `com.file.created`.
  private static func end(of tag: String) -> String {
    let last = tag.split(whereSeparator: { "/:".contains($0) }).last ?? ""
    return last.split(separator: ".").suffix(2).joined(separator: "_")
  }

  private static func own(_ node: TypeGraph.Node) -> String {
    Names.type(familiar(node) ?? node.key)
  }

  /// Returns the usual name of a struct with these keys.
  private static func familiar(_ node: TypeGraph.Node) -> String? {
    guard case .structure(let properties) = node.definition else { return nil }
    // A type whose values say what they are, in every place.
    if node.placeCount > 1, let tag = properties.first(where: { TagKey.cost($0.key ?? "") <= -8 }),
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

  /// Returns why an enum can't have this name; nil if it can.
  static func problem(with name: String) -> String? {
    if name.escapedName != name {
      let isKeyword = Words.of(name) == [name]
      return isKeyword
        ? "'\(name)' is a Swift keyword; use another name, such as 'Message'"
        : "'\(name)' isn't a Swift name; use one such as 'Message'"
    }
    return used.contains(name)
      ? "an enum '\(name)' would hide the type of that name, which suggestions use" : nil
  }

  /// Whether a declaration with this name hides no other type.
  static func isFree(_ name: String) -> Bool {
    problem(with: name) == nil && !reserved.contains(name)
  }

  /// Types that suggestions use.
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
