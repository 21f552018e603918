/// Changes one thing in a document, as encoders and people do: a missing key, a value of another
/// kind, a key in another letter case.
struct SampleDamage {
  /// Documents to take keys and values from.
  let others: [JSONNode]
  var random: SampleRandom

  mutating func damaged(_ document: JSONNode) -> JSONNode {
    switch document {
    case .literal: return replacement(for: document)
    case .array(var elements):
      guard !elements.isEmpty, random.below(8) > 0 else { return replacement(for: document) }
      let index = random.below(elements.count)
      switch random.below(5) {
      case 0: elements.remove(at: index)
      case 1: elements.append(elements[index])
      case 2: elements.swapAt(0, index)
      default: elements[index] = damaged(elements[index])
      }
      return .array(elements)
    case .object(var members):
      guard !members.isEmpty, random.below(8) > 0 else { return replacement(for: document) }
      let index = random.below(members.count)
      let key = members[index].key
      switch random.below(8) {
      case 0, 1: members.remove(at: index)
      case 2: members[index].key = random.below(2) == 0 ? key.uppercased() : key + "_"
      case 3: members[index].value = replacement(for: members[index].value)
      case 4: members[index].value = value(of: key) ?? .literal("null")
      case 5:
        if let other = member(), !members.contains(where: { $0.key == other.key }) {
          members.append(other)
        } else {
          members[index].value = .literal("null")
        }
      default: members[index].value = damaged(members[index].value)
      }
      return .object(members)
    }
  }

  /// Returns a value of another kind, or with other content.
  private mutating func replacement(for document: JSONNode) -> JSONNode {
    let text = document.compact
    let values: [JSONNode] = [
      .literal("null"), .literal("true"), .literal("0"), .literal("1.5"), .string(""),
      .string("other"), .array([]), .object([]), .array([document]),
      text.hasPrefix("\"") ? .literal("2") : .string(text),
    ]
    return random.element(of: values.filter { $0.compact != text })!
  }

  /// Returns a member of another document, usually of another case.
  private mutating func member() -> (key: String, value: JSONNode)? {
    guard case .object(let members)? = random.element(of: others) else { return nil }
    return random.element(of: members)
  }

  /// Returns the value of a key in another document. For the tag's key, that is usually the tag of
  /// another case.
  private mutating func value(of key: String) -> JSONNode? {
    let values = others.compactMap { document -> JSONNode? in
      guard case .object(let members) = document else { return nil }
      return members.first { $0.key == key }?.value
    }
    return random.element(of: values)
  }
}
