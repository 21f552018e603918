/// What a look at a document tells about an untagged case, before any value is decoded.
package struct CaseLook: Sendable {
  /// The kind of value that a document must be: all scalars are one; nil if any may do.
  package let kind: Kinds?
  /// The key of the object that a `.scalarOrObject` is outside of JSON.
  var keyOutsideJSON: String?
  /// Keys that every object of the case has.
  package var requiredKeys: [String] = []
  /// Further values that every object of the case has, each by its keys.
  var requiredAliases: [[String]] = []
  /// Those of the required keys that tell the case from others. Decoding shows whether the rest is
  /// there.
  var tellingKeys: [String] = []
  /// How many elements an array must have.
  var count: Int?
  /// If keys choose the case: the required keys, each with its aliases; nil if a document is never an
  /// object.
  package var choosingKeys: [[String]]? = []
  let isRecursive: Bool
  var isArrayOfEnum = false
  /// Types of the values that can't contain the enum, by position. They are decoded first, because
  /// a failure then costs nothing. A failure after the recursive values would decode those once for
  /// each case: exponential time in all.
  var early: [Int: String] = [:]
}

/// Finds out what a quick look at a document tells about untagged cases.
struct UntaggedLooks {
  let types: EnumTypes

  func looks(_ form: Representation) -> [CaseLook] {
    guard form.style.tagPlaces.isEmpty else { return [] }
    var looks = form.cases.map(look)
    if form.choosesByKeys {
      for plan in form.cases {
        let keys =
          types.documents(.read).choosingKeys(plan, in: form) ?? keyOutsideJSON(plan).map { [[$0]] }
        looks[plan.index].requiredKeys = (keys ?? []).filter { $0.count == 1 }.map { $0[0] }
        looks[plan.index].choosingKeys = keys
      }
    }
    let readable = form.casesInOrder.map { $0.restricted(to: .decoding) }
    let known = readable.map { (index: $0.index, keys: knownKeys($0)) }
    let open = known.filter { $0.keys == nil }.map(\.index)
    var owners: [String: [Owner]] = [:]
    for case (let index, let keys?) in known {
      for key in keys { owners[key, default: []].append((index, keys)) }
    }
    for plan in readable {
      let isAlone = open.allSatisfy { $0 == plan.index }
      var telling = tellingKeys(looks[plan.index], of: plan.index, isAlone ? owners : nil)
      // Decoding the case doesn't show that a constant is missing.
      telling += plan.payload.constants.map(\.key).filter { !telling.contains($0) }
      looks[plan.index].tellingKeys = telling
    }
    return looks
  }

  /// A case that can have a key, with all keys that it can have.
  private typealias Owner = (index: Int, keys: Set<String>)

  /// Returns as few of the required keys as tell a case from others.
  ///
  /// - Parameter owners: By their keys; nil if another case can have any keys.
  private func tellingKeys(
    _ look: CaseLook, of index: Int, _ owners: [String: [Owner]]?
  ) -> [String] {
    // A case that contains the enum must never be decoded only to fail.
    guard !look.isRecursive, let owners, let first = look.requiredKeys.first
    else { return look.requiredKeys }
    var telling = [first]
    for (other, keys) in owners[first] ?? [] where other != index {
      guard telling.allSatisfy(keys.contains) else { continue }
      if let key = look.requiredKeys.first(where: { !keys.contains($0) }) { telling.append(key) }
    }
    return telling
  }

  /// Returns the keys that a case can have; nil if it can have any.
  private func knownKeys(_ plan: CasePlan) -> Set<String>? {
    switch plan.payload {
    case .keyed(let payload):
      return payload.fields.allSatisfy { !$0.keys.isEmpty } ? Set(payload.knownKeys) : nil
    case .empty, .unkeyed: return []
    case .bare, .together: return kind(plan) == .object || kind(plan) == nil ? nil : []
    }
  }

  private func look(_ whole: CasePlan) -> CaseLook {
    let plan = whole.restricted(to: .decoding)
    let values = plan.payload.values
    let recursive = Set(values.filter(holdsEnum).map(\.position))
    var look = CaseLook(kind: kind(plan), isRecursive: !recursive.isEmpty)
    if look.kind == .scalarOrObject { look.keyOutsideJSON = keyOutsideJSON(plan) }
    switch plan.payload {
    case .keyed(let payload):
      let required = payload.fields.compactMap(requiredKey)
      look.requiredKeys = (required + payload.constants.map(\.key)).uniqued
      look.requiredAliases = payload.fields.filter { $0.keys.count > 1 && isRequired($0) }
        .map(\.keys)
    case .unkeyed(let values): look.count = values.count
    case .bare(let value):
      look.isArrayOfEnum =
        value.coder == nil && value.leniency == nil && types.isArrayOfEnum(value.declared.type)
      // A struct that contains the enum must not be decoded only to find that a key is missing.
      if look.isRecursive, look.kind == .object {
        look.requiredKeys = keys(of: value)?.required.sorted() ?? []
      }
    case .empty(.literal(.object(let members))): look.requiredKeys = members.map(\.key)
    case .empty(.literal(.array(let elements))): look.count = elements.count
    case .empty, .together: break
    }
    for value in values
    where look.isRecursive && !recursive.contains(value.position) && !value.hasDefault {
      look.early[value.position] = types.scope.qualified(value.declared.type.words).text
    }
    return look
  }

  private func holdsEnum(_ value: ValuePlan) -> Bool {
    value.coder == nil && types.holdsEnum(value.declared.type)
  }

  private func mayBeNil(_ value: ValuePlan) -> Bool {
    if value.optionality == .required { return false }
    let type = types.type(value.declared.type)
    return value.coder != nil || type.isOptional || types.universe.summary(of: type, .read).isOpaque
  }

  private func requiredKey(_ field: Field) -> String? {
    field.keys.count == 1 && isRequired(field) ? field.keys[0] : nil
  }

  private func isRequired(_ field: Field) -> Bool {
    !field.value.hasDefault && !mayBeNil(field.value) && field.value.coder == nil
  }

  private func kind(_ plan: CasePlan) -> Kinds? {
    switch plan.payload {
    case .keyed: return .object
    case .unkeyed: return .array
    case .empty(.omit), .together: return nil
    case .empty:
      let read = types.documents(.read).payload(plan)
      return read.flatMap { kind(Summary(of: $0, in: types.universe).kinds) }
    case .bare(let value):
      let type = value.declared.type
      if value.coder != nil || value.leniency == .pairs || types.isOpaque(type) { return nil }
      let kind = kind(types.kinds(type))
      return kind == .scalars && keyOutsideJSON(plan) != nil ? .scalarOrObject : kind
    }
  }

  /// Returns a key of the object that the only value of a case is unless a JSON coder makes it a
  /// scalar.
  private func keyOutsideJSON(_ plan: CasePlan) -> String? {
    guard case .bare(let value) = plan.payload, value.coder == nil else { return nil }
    return types.keyOutsideJSON(value.declared.type)
  }

  private func kind(_ kinds: Kinds) -> Kinds? {
    if !kinds.isEmpty, kinds.isSubset(of: .scalars) { return .scalars }
    return [.object, .array, .null].contains(kinds) ? kinds : nil
  }

  /// Returns pairs of cases that contain the enum and look alike, so values are decoded to tell
  /// them apart.
  func twins(_ form: Representation) -> [(earlier: CasePlan, later: CasePlan)] {
    let readable = form.casesInOrder.map { $0.restricted(to: .decoding) }
      .filter { $0.payload.values.contains(where: holdsEnum) }
      // If keys choose the case of an object, its errors are final.
      .filter { !form.choosesByKeys || form.looks[$0.index].kind != .object }
    return readable.enumerated().flatMap { number, later in
      readable[..<number].filter { earlier in
        !earlier.item.isExclusive(with: later.item) && lookAlike(earlier, later)
      }.map { ($0, later) }
    }
  }

  private func lookAlike(_ earlier: CasePlan, _ later: CasePlan) -> Bool {
    switch (earlier.payload, later.payload) {
    case (.keyed(let first), .keyed(let second)):
      // Constants are compared before any value is decoded.
      return first.constants.allSatisfy { second.mayHold($0) }
        && second.constants.allSatisfy { first.mayHold($0) }
        && first.fields.allSatisfy { field in
          guard let key = field.keys.first else { return true }
          guard let other = second.fields.first(where: { $0.keys.contains(key) }) else {
            return requiredKey(field) == nil
          }
          // A look doesn't go below a key.
          guard field.path == other.path || field.path.count + other.path.count == 2 else {
            return true
          }
          return mayMeet(field.value, other.value)
        }
    case (.unkeyed(let first), .unkeyed(let second)):
      return first.count == second.count && zip(first, second).allSatisfy(mayMeet)
    case (.bare(let first), .bare(let second)):
      return mayBothDecode(earlier, later) && mayMeet(first, second)
    default: return mayBothDecode(earlier, later)
    }
  }

  /// Whether two cases may decode one value: it can be of a kind that both read, and, if it is an
  /// object, under a key that both have. Otherwise at least one of them fails before anything inside
  /// the value is decoded, even if the first look doesn't tell them apart.
  private func mayBothDecode(_ plan: CasePlan, _ other: CasePlan) -> Bool {
    if kinds(plan).isDisjoint(with: kinds(other)) { return false }
    guard let keys = keysOfObject(plan), let others = keysOfObject(other) else { return true }
    return !keys.isDisjoint(with: others)
  }

  /// Returns the keys of a case that is always an object, as far as the sources show.
  private func keysOfObject(_ plan: CasePlan) -> Set<String>? {
    guard kind(plan) == .object else { return nil }
    guard case .bare(let value) = plan.payload else { return knownKeys(plan) }
    let keys = keys(of: value)
    return keys?.isOpen == false ? keys?.all : nil
  }

  private func keys(of value: ValuePlan) -> Summary.Keys? {
    types.universe.summary(of: types.type(value.declared.type), .read).keys
  }

  private func kinds(_ plan: CasePlan) -> Kinds {
    if let kind = kind(plan) { return kind }
    guard case .bare(let value) = plan.payload, value.coder == nil, value.leniency != .pairs
    else { return .any }
    return types.universe.summary(of: types.type(value.declared.type), .read).kinds
  }

  /// Whether what `other` writes may be read as `value`.
  private func mayMeet(_ value: ValuePlan, _ other: ValuePlan) -> Bool {
    if holdsEnum(value) {
      var kinds = nestedKinds(value.declared.type)
      if value.leniency == .pairs { kinds.formUnion(.array) }
      return !kinds.isDisjoint(with: nestedKinds(other.declared.type))
    }
    let written = types.documents(.stored).value(other)
    let read = types.documents(.read).value(value)
    return Overlap.of(written, read, in: types.universe).isPossible
  }

  /// Returns the kinds of a value that contains the enum, as far as they are known without a look
  /// at the cases of a nested enum.
  private func nestedKinds(_ spelling: TypeSpelling) -> Kinds {
    switch types.type(spelling).unwrapped {
    case .array: .array
    case .dictionary: .object
    case .named(let name, _) where types.universe.resolver.isMarked(name): .any
    case .named, .pairs, .optional: types.kinds(spelling)
    }
  }
}

extension Kinds {
  /// A `URL` or a `Decimal`: a scalar in JSON, and an object with a key elsewhere.
  fileprivate static let scalarOrObject: Kinds = [.scalars, .object]
}

/// What elements of an array most likely are.
extension Representation {
  /// The case that is an array of the enum, if objects contain the enum too. Generated code then
  /// guesses what the elements are, because decoders take long to report that something is missing
  /// deep inside a document.
  var arrayOfEnum: CasePlan? {
    guard !looks.isEmpty, !Conditional.hasChain(readable),
      casesInOrder.contains(where: {
        looks[$0.index].isRecursive && looks[$0.index].kind == .object
      })
    else { return nil }
    return casesInOrder.first { looks[$0.index].isArrayOfEnum && $0.isAlwaysThere }
  }

  /// The cases of scalars, among those that every version has.
  var scalars: [CasePlan] {
    casesInOrder.filter { $0.isRead && looks[$0.index].kind == .scalars && $0.isAlwaysThere }
  }
}

extension CasePlan {
  fileprivate var isAlwaysThere: Bool {
    if case .always = availability { !model.isDeprecated } else { false }
  }
}
