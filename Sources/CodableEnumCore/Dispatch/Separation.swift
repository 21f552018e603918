/// Finds out what tells the documents of two representations apart, from what each can write.
struct Separation {
  let declared: DeclaredEnum
  let types: EnumTypes

  var looks: UntaggedLooks { UntaggedLooks(declared: declared, types: types) }

  var sharedTags: SharedTags { SharedTags(declared: declared, types: types) }

  enum Result {
    /// Whatever both write means the same value.
    case same
    /// A test that is true for what the first writes and false for what the second writes.
    case test(LookTest)
    /// A document that both write, for different values.
    case conflict(String)

    var isSame: Bool { if case .same = self { true } else { false } }

    /// The result with the two exchanged.
    var inverted: Result { if case .test(let test) = self { .test(test.negated) } else { self } }
  }

  /// A document of one form that another form would recognize.
  struct Match {
    var index: Int
    var document: String
  }

  func shape(_ value: ValuePlan, _ plan: CasePlan) -> Summary {
    value.coder == nil
      ? types.summary(declared.cases[plan.index].values[value.position].type) : .opaque
  }

  // MARK: Two payloads of one case

  func result(
    _ first: TagBranch.Alternative, _ second: TagBranch.Alternative, at place: TagGroup.Place
  ) -> Result {
    let (left, right) = (first.plan, second.plan)
    switch place {
    case .value: return .same
    case .key: return payloads(left, right)
    case .element: return elements(left, right)
    case .member:
      let isAbsent = [left, right].map { $0.payload.emptyForm == .omit }
      switch (left.content, right.content) {
      case (nil, nil): return payloads(left, right)
      case (let key?, nil): return isAbsent[0] ? .same : content(key, of: left, beside: right)
      case (nil, let key?):
        return isAbsent[1] ? .same : content(key, of: right, beside: left).inverted
      case (let key?, let other?) where key != other:
        // One key may be the text of a tag, and the same as the key of the other form.
        if let key = keys(key, of: left).first(where: keys(other, of: right).contains) {
          return .conflict("{\(key.quoted):…}")
        }
        if isAbsent[0] { return isAbsent[1] ? .same : .test(.not(.sibling(other))) }
        return .test(.sibling(key))
      case (let key?, _):
        let result = payloads(left, right)
        if case .test(let test) = result { return .test(.content(key, test)) }
        return result
      }
    }
  }

  /// Compares content under a key with values in the object itself.
  private func content(
    _ content: ContentKey, of owner: CasePlan, beside plan: CasePlan
  ) -> Result {
    if case .together = plan.payload { return .conflict("{…}") }
    guard case .keyed(let payload) = plan.payload else { return .test(.sibling(content)) }
    let held = keys(content, of: owner).first { key in
      payload.constants.contains { $0.key == key }
        || payload.fields.contains { field in
          field.keys.contains(key) || field.keys.isEmpty && shape(field.value, plan).mayHold(key)
        }
    }
    return held.map { .conflict("{\($0.quoted):…}") } ?? .test(.sibling(content))
  }

  /// Returns the keys that a case's content can have.
  private func keys(_ content: ContentKey, of plan: CasePlan) -> [String] {
    switch content {
    case .key(let key): [key]
    case .tag: plan.tags.map(\.spelling)
    }
  }

  /// Compares values that follow the tag one by one with a single element that contains them.
  private func elements(_ left: CasePlan, _ right: CasePlan) -> Result {
    if left.payload.values.isEmpty {
      switch (left.payload, right.payload) {
      case (.empty(.omit), .keyed): return .test(.not(.isObject))
      case (.keyed, .empty(.omit)): return .test(.isObject)
      default: return payloads(left, right)
      }
    }
    // A coder for all values makes them one element in all forms.
    if case .together = left.payload { return .same }
    switch (left.layout == .unkeyed, right.layout == .unkeyed) {
    case (true, true): return .same
    case (false, false): return payloads(left, right)
    case (false, true): return elements(right, left).inverted
    case (true, false): break
    }
    let values = left.payload.values
    guard values.count == 1 else {
      return values.isEmpty ? .same : .test(.not(.isOnly))
    }
    switch right.payload {
    case .keyed(let payload): return keyed(payload, right, values[0], left).inverted
    case .unkeyed(let list): return unkeyed(list, values[0], left).inverted
    case .bare, .empty, .together: return .same
    }
  }

  private func payloads(_ left: CasePlan, _ right: CasePlan) -> Result {
    switch (left.payload, right.payload) {
    case (.keyed(let first), .keyed(let second)): return keyed(first, left, second, right)
    case (.keyed(let payload), .bare(let value)): return keyed(payload, left, value, right)
    case (.bare, .keyed): return payloads(right, left).inverted
    case (.keyed, .unkeyed): return .test(.isObject)
    case (.unkeyed, .keyed): return .test(.isArray)
    case (.unkeyed(let values), .bare(let value)):
      return unkeyed(values, value, right)
    case (.bare, .unkeyed): return payloads(right, left).inverted
    // Only constants. In an object with a tag they need not be there.
    case (.keyed, .empty(.object)), (.keyed, .empty(.omit)): return .same
    case (.keyed, .empty(.literal(.object(let members)))):
      return .conflict(Document.object(members).text)
    case (.keyed, .empty): return .test(.isObject)
    case (.empty, .keyed): return payloads(right, left).inverted
    // A coder for all values writes the same in all forms.
    case (.together, _), (_, .together): return .same
    case (.empty(let first), .empty(let second)): return empties(first, second)
    case (.empty, _), (_, .empty), (.unkeyed, .unkeyed), (.bare, .bare): return .same
    }
  }

  private func empties(_ first: EmptyForm, _ second: EmptyForm) -> Result {
    if first == second { return .same }
    // Within one kind, only the whole value tells forms apart, and a look doesn't compare that.
    if let literal = first.literal ?? second.literal, first.kinds == second.kinds {
      return .conflict(literal.text)
    }
    if let test = first.test { return .test(test) }
    return second.test.map { .test(.not($0)) } ?? .same
  }

  private func unkeyed(_ values: [ValuePlan], _ value: ValuePlan, _ plan: CasePlan) -> Result {
    let shape = shape(value, plan)
    guard shape.kinds.contains(.array) else { return .test(.isArray) }
    guard values.count == 1, !shape.isOpaque, !shape.elements.contains(.array),
      shape.kinds.isSubset(of: [.array, .null])
    else { return .conflict("[[…]]") }
    // One array is around the other: elements of the inner one aren't arrays.
    return .test(.first(.isArray))
  }

  // MARK: Objects

  private func keyed(
    _ payload: KeyedPayload, _ plan: CasePlan, _ value: ValuePlan, _ other: CasePlan
  ) -> Result {
    let shape = shape(value, other)
    guard let field = payload.fields.first else { return .same }
    // The keys of a flattened value are those of the object, as if the value were bare.
    guard !field.keys.isEmpty else {
      return value.isOptional ? .conflict("{}") : .same
    }
    guard shape.kinds.contains(.object) else {
      return .test(scalarTest(shape.kinds)?.negated ?? .isObject)
    }
    let keys = field.keys.filter { !shape.mayHold($0) }
    guard let written = field.keys.first, keys.contains(written) else {
      return .conflict("{\(field.keys[0].quoted):…}")
    }
    let mayBeOmitted =
      field.value.omitsDefault
      || field.value.nilWriting != .encode && shape.kinds.contains(.null)
    guard mayBeOmitted else { return .test(.holds(keys)) }
    // A nil leaves an empty object. The bare value must not be one.
    guard let required = shape.keys?.required.min() else { return .conflict("{}") }
    return .test(.all([.isObject, .not(.holds([required]))]))
  }

  /// Returns a test of a single kind of scalar, which is cheaper than recognizing an object.
  private func scalarTest(_ kinds: Kinds) -> LookTest? {
    switch kinds {
    case .string: .isString
    case .number: .isNumber
    case .boolean: .isBoolean
    default: nil
    }
  }

  /// Compares two objects. They are the same if every key means one value, because then all keys
  /// can be read at once.
  private func keyed(
    _ first: KeyedPayload, _ left: CasePlan, _ second: KeyedPayload, _ right: CasePlan
  ) -> Result {
    let flattened = [first, second].map {
      Set($0.fields.filter(\.keys.isEmpty).map(\.value.position))
    }
    guard flattened[0] == flattened[1] else {
      return flattened[0].isEmpty
        ? besideFlattened(first, second, right) : besideFlattened(second, first, left).inverted
    }
    for field in first.fields {
      if field.path.isEmpty { continue }
      let other = second.fields.first { $0.path == field.path }
      if let other, other.value.position != field.value.position {
        return .conflict("{\(field.path[0].quoted):…}")
      }
    }
    // A flattened value must not contain a key that only one of the forms gives to a value.
    for field in first.fields where field.keys.isEmpty {
      let shape = shape(field.value, left)
      let keys = Set(first.fields.compactMap(\.keys.first))
        .symmetricDifference(second.fields.compactMap(\.keys.first))
      if let key = keys.filter(shape.mayHold).min() { return .conflict("{\(key.quoted):…}") }
    }
    return .same
  }

  /// Compares an object that contains a value under a key with one that contains the value's own
  /// keys.
  private func besideFlattened(
    _ payload: KeyedPayload, _ flattened: KeyedPayload, _ plan: CasePlan
  ) -> Result {
    for field in flattened.fields where field.keys.isEmpty {
      let shape = shape(field.value, plan)
      guard let same = payload.fields.first(where: { $0.value.position == field.value.position }),
        let key = same.keys.first
      else { continue }
      if shape.mayHold(key) { return .conflict("{\(key.quoted):…}") }
      if same.value.omitsDefault { return .conflict("{}") }
      // A nil has neither the key nor keys of its own, and must not be read as an empty value.
      if shape.kinds.contains(.null), shape.keys?.required.isEmpty != false {
        return .conflict("{}")
      }
      return .test(.holds([key]))
    }
    return .same
  }
}

extension EmptyForm {
  /// A test that tells it from forms of other kinds.
  fileprivate var test: LookTest? { kinds.flatMap { LookTest.tests(of: $0).first } }

  /// nil if it has no kind of its own: the name of a case, or nothing at all.
  var kinds: Kinds? {
    switch self {
    case .object: .object
    case .array: .array
    case .true: .boolean
    case .null: .null
    case .name, .omit: nil
    case .literal(let document): document.kinds
    }
  }
}
