import CodableEnumCore

/// Random documents of a type: some that it writes or reads, and damaged ones.
///
/// They are for comparing two decoders, so nothing says which ones can be read. The same seed makes
/// the same documents.
package struct SampleDocuments {
  private let universe: Universe
  /// What the type writes and reads. A marked enum has one set for each case.
  private let sets: [Documents]
  private var random: SampleRandom

  /// - Parameter name: The full name of a marked enum.
  package init(of name: String, in formats: TargetFormats, seed: UInt64) {
    universe = formats.target.universe
    random = SampleRandom(seed: seed)
    let universe = universe
    sets = [Documents.Side.written, .read].flatMap { side -> [Documents] in
      let set = universe.resolved(.type(.named(name), side))
      if case .either(let sets) = set { return sets }
      return [set]
    }
  }

  /// Returns documents without repetitions: first one from each set, then damaged and valid ones by
  /// turns.
  package mutating func lines(_ count: Int) -> [String] {
    guard !sets.isEmpty else { return [] }
    var lines: [String] = []
    var known: Set<String> = []
    var whole: [JSONNode] = []
    // An enum may have few documents.
    for attempt in 0..<count * 20 where lines.count < count {
      let isWhole = attempt < sets.count || attempt % 2 == 0
      let document: JSONNode
      if isWhole {
        document = self.document(sets[whole.count % sets.count])
        whole.append(document)
      } else {
        var damage = SampleDamage(others: whole, random: random)
        document = damage.damaged(random.element(of: whole) ?? .literal("null"))
        random = damage.random
      }
      if known.insert(document.compact).inserted { lines.append(document.compact) }
    }
    return lines
  }

  // MARK: Sets

  private mutating func document(_ set: Documents, depth: Int = 0) -> JSONNode {
    // Recursive types must end.
    if depth > 4 || random.steps > 1 << 20 {
      return universe.example(of: set).map(JSONNode.init) ?? .literal("null")
    }
    switch set {
    case .null: return .literal("null")
    case .scalar(let scalars): return scalar(scalars)
    case .anything, .opaque: return anything(depth)
    case .either(let sets):
      return random.element(of: sets).map { document($0, depth: depth) } ?? .literal("null")
    case .type(let type, _):
      // Dates and URLs are read as JSONEncoder writes them by default.
      if case .scalar(let scalars) = universe.resolved(.type(type, .read)) {
        return scalar(scalars)
      }
      return document(universe.resolved(set), depth: depth)
    case .array(let array):
      var elements = array.slots
      if array.requiredCount < elements.count {
        elements.removeLast(random.below(elements.count - array.requiredCount + 1))
      }
      if let rest = array.rest {
        elements += Array(repeating: rest, count: random.below(depth > 2 ? 2 : 4))
      }
      return .array(elements.map { document($0, depth: depth + 1) })
    case .object(let object): return self.object(object, depth)
    }
  }

  private mutating func object(_ object: Documents.Members, _ depth: Int) -> JSONNode {
    var members: [(key: String, value: JSONNode)] = []
    for member in object.members {
      guard member.isRequired || random.below(2) == 0, let key = random.element(of: member.keys),
        !members.contains(where: { $0.key == key })
      else { continue }
      members.append((key, document(member.value, depth: depth + 1)))
    }
    switch object.others {
    case .none: break
    case .ignored:
      if random.below(8) == 0 { members.append(("ignored", anything(depth + 1))) }
    case .values(let values, let keys):
      for _ in 0..<random.below(3) {
        let key =
          switch keys {
          case .any: random.text()
          case .integers: "\(random.below(10))"
          case .names(let names, _): names[random.below(names.count)]
          }
        guard !members.contains(where: { $0.key == key }) else { continue }
        members.append((key, document(values, depth: depth + 1)))
      }
    case .opaque: members.append((random.text(), anything(depth + 1)))
    }
    // The order of keys has no meaning.
    if random.below(4) == 0 { members.reverse() }
    return .object(members)
  }

  private mutating func anything(_ depth: Int) -> JSONNode {
    switch random.below(depth > 2 ? 5 : 7) {
    case 0: .literal("null")
    case 1: .literal("\(random.below(2) == 0)")
    case 2: .literal("\(random.below(100))")
    case 3: .literal("0.5")
    case 4: .string(random.text())
    case 5: .array((0..<random.below(3)).map { _ in anything(depth + 1) })
    default: .object([(random.text(), anything(depth + 1))])
    }
  }

  private mutating func scalar(_ scalars: ScalarSet) -> JSONNode {
    switch scalars {
    case .boolean: return .literal("\(random.below(2) == 0)")
    case .integer(let bits, let isSigned):
      let width = min(bits, 64) - (isSigned ? 1 : 0)
      let largest = UInt64.max >> (64 - UInt64(width))
      var values = ["0", "1", "42", "\(largest)"]
      if isSigned { values += ["-1", "-\(largest)"] }
      if bits >= 64 { values.append("9007199254740993") }
      return .literal(random.element(of: values)!)
    case .double(let bits):
      let values = ["0", "1", "-1.5", "0.5", "0.25"] + (bits >= 64 ? ["1e300"] : [])
      return .literal(random.element(of: values)!)
    case .text(.any): return .string(random.text())
    case .text(.character): return .string(random.element(of: ["a", "é", "7"])!)
    case .text, .spelled: return JSONNode(.scalar(scalars.example))
    case .literals(let literals): return JSONNode(.scalar(random.element(of: literals.values)!))
    case .anyLetters(let text):
      return .string(random.element(of: [text, text.uppercased(), text.lowercased()])!)
    case .range(let range):
      guard let bounds = range.integers else { return JSONNode(.scalar(range.example)) }
      let (lower, upper) = (bounds.lowerBound, bounds.upperBound)
      let values = [lower, upper, lower == .min ? upper : lower + (upper - max(lower, 0)) / 2]
      return .literal("\(random.element(of: values.filter { $0 != .min && $0 != .max }) ?? 0)")
    }
  }
}

extension JSONNode {
  fileprivate init(_ document: Document) {
    switch document {
    case .null, .something: self = .literal("null")
    case .scalar(.string(let text)): self = .string(text)
    case .scalar(let value): self = .literal(value.json)
    case .array(let elements): self = .array(elements.map(JSONNode.init))
    case .object(let members): self = .object(members.map { ($0.key, JSONNode($0.value)) })
    }
  }
}
