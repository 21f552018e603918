/// Damages an encoded value in one place, the way careless writers, other versions and attackers do.
public struct Mutation {
  private var random: SeededGenerator
  /// Texts that are likely to mean something in the place of others: tags and keys.
  private let vocabulary: [String]

  public init(seed: UInt64, vocabulary: [String]) {
    random = SeededGenerator(seed: seed)
    self.vocabulary = vocabulary + ["", "type", "_0", "1", "true"]
  }

  public mutating func mutated(_ value: StrictValue) -> StrictValue {
    switch value {
    case .array(let elements) where random.chance(70): array(elements)
    case .object(let members) where random.chance(80): object(members)
    default: other(than: value)
    }
  }

  /// The text with a character missing, doubled or replaced, or cut off.
  public mutating func corrupted(_ text: String) -> String {
    var characters = Array(text.unicodeScalars)
    guard !characters.isEmpty else { return "{" }
    let position = Int.random(in: characters.indices, using: &random)
    switch random.pick([0, 1, 2, 3]) {
    case 0: characters.remove(at: position)
    case 1: characters.insert(characters[position], at: position)
    case 2: characters[position] = random.pick(Array("{}[]\",:0e-n\\\u{0}\u{FFFD}".unicodeScalars))
    default: characters.removeSubrange(position...)
    }
    var result = ""
    result.unicodeScalars.append(contentsOf: characters)
    return result
  }

  private mutating func array(_ elements: [StrictValue]) -> StrictValue {
    var elements = elements
    guard !elements.isEmpty else { return .array([other(than: .array([]))]) }
    let position = Int.random(in: elements.indices, using: &random)
    switch random.pick([0, 1, 2, 3, 3, 3]) {
    case 0: elements.remove(at: position)
    case 1: elements.insert(elements[position], at: position)
    case 2: elements.swapAt(position, 0)
    default: elements[position] = mutated(elements[position])
    }
    return .array(elements)
  }

  private mutating func object(_ members: [StrictValue.Member]) -> StrictValue {
    var members = members
    guard !members.isEmpty else {
      return .object([.init(random.pick(vocabulary), other(than: .null))])
    }
    let position = Int.random(in: members.indices, using: &random)
    switch random.pick([0, 1, 2, 3, 4, 4, 4, 4]) {
    case 0: members.remove(at: position)
    case 1: rename(position, in: &members)
    case 2: members.append(.init("added \(members.count)", other(than: .null)))
    case 3: members.reverse()
    default: members[position].value = mutated(members[position].value)
    }
    return .object(members)
  }

  private mutating func rename(_ position: Int, in members: inout [StrictValue.Member]) {
    let key = random.pick(vocabulary)
    if !members.contains(where: { $0.key == key }) { members[position].key = key }
  }

  private mutating func other(than value: StrictValue) -> StrictValue {
    let candidates: [StrictValue] = [
      .null, .boolean(random.chance(50)), .integer(random.pick([0, 1, -1, 256, .max, .min])),
      .unsigned(.max), .double(random.pick([0.5, -0.0, 1e300, 3])),
      .string(random.pick(vocabulary)), .string(random.pick(vocabulary)), .array([]), .object([]),
      .array([value]), .object([.init(random.pick(vocabulary), value)]), .array([.null, .null]),
    ]
    return random.pick(candidates)
  }
}
