extension DecodingEmitter {
  /// Writes the statements that decode the values of a case and make it.
  func writePayload(_ whole: CasePlan, at place: PayloadPlace) {
    let plan = whole.asRead
    switch plan.payload {
    case .empty(let form):
      writeEmpty(form, plan, at: place)
      writeConstruction(plan, [:])
    case .keyed(let payload) where payload.isEmpty && !form.rejectsUnknownKeys:
      writeEmpty(.object, plan, at: place)
      writeConstruction(plan, [:])
    case .keyed(let payload): writeKeyed(payload, plan, at: place)
    case .unkeyed(let values): writeUnkeyed(values, plan, at: place)
    case .bare(let value): writeBare(value, plan, at: place)
    case .together(let values, let coder): writeTogether(values, coder, plan, at: place)
    }
  }

  private func writeEmpty(_ emptyForm: EmptyForm, _ plan: CasePlan, at place: PayloadPlace) {
    if emptyForm == .object, form.rejectsUnknownKeys {
      let payload = KeyedPayload(fields: [], knownKeys: [])
      let (container, _) = writeObject(payload, plan, at: place)
      return rejectUnknownKeys(plan, in: container, otherThan: [])
    }
    switch place {
    case .container, .elements: return
    case .key, .element, .root: break
    }
    let slot = place.source
    let function: String
    switch emptyForm {
    case .literal(let document):
      out.require(slot.pieces.literal)
      let arguments = "\(document.member), spelled: \(document.text.quoted)"
      return out.line("try \(slot.call("expectOnly", "for", arguments))")
    case .object: return out.line("_ = try \(object(at: place))")
    case .array:
      out.require(slot.pieces.emptyArray)
      function = "expectEmptyArray"
    case .true:
      out.require(slot.pieces.trueValue)
      function = "expectTrue"
    case .null:
      guard let null = slot.pieces.null else {
        return writeAttempt("try decoder.singleValueContainer().decodeNil()")
      }
      out.require(null)
      function = "expectNull"
    case .name, .omit: return
    }
    out.line("try \(slot.call(function, "for"))")
  }

  /// Returns an expression for the object at a place.
  func object(at place: PayloadPlace) -> String {
    out.require(.key)
    switch place {
    case .key(let key): return out.object(under: key, in: "container")
    case .element, .elements:
      out.require(.objectElement)
      return "elements.object()"
    case .root, .container: return "decoder.container(keyedBy: CodableEnumKey.self)"
    }
  }

  /// Returns an expression for the decoder of the value at a place.
  func decoder(at place: PayloadPlace) -> String {
    switch place {
    case .key: out.require(.nestedDecoder)
    case .element, .elements: out.require(.decoderElement)
    case .root, .container: return "decoder"
    }
    return place.slot.call("decoder", "for")
  }

  /// Leaves an attempt of `.untagged` if the condition is false. If no case fits, `explain` reports
  /// why.
  func writeAttempt(_ condition: String) {
    let isLong = condition.utf8.count > 60
    out.line("guard \(condition)\(isLong ? "\n" : " ")else { break attempt }")
  }

  /// Leaves an attempt of `.untagged` if the value is of another kind than the case.
  func writeLook(_ look: CaseLook, _ plan: CasePlan) {
    switch look.kind {
    case .array:
      let counts = look.counts.map { ", counts: \($0.lowerBound)...\($0.upperBound)" } ?? ""
      out.require(.attemptedArray)
      writeAttempt("attempts.isArray(decoder\(counts))")
    case .scalar:
      writeAttempt("attempts.mayBeScalar")
    case .scalarOrObject(let key):
      out.require(.attemptedScalarOrObject)
      writeAttempt("attempts.mayBeScalar(decoder, orHave: \(key.quoted))")
    case .object:
      // A case that looks for keys opens the object. Otherwise this look is needed: a flattened
      // struct without properties would read anything.
      if asksForKeys(plan) { return }
      writeAttempt("object != nil")
    case .null, nil: return
    }
  }

  // MARK: Arrays

  private func writeUnkeyed(_ values: [ValuePlan], _ plan: CasePlan, at place: PayloadPlace) {
    out.require(.elements, .elementsEnd)
    let name = model.name(of: plan.model).quoted
    let expectation = "expecting: \(requiredCount(values)), of: \(name)"
    var elements = "payload"
    switch place {
    case .container, .elements: elements = "elements"
    case .root:
      out.require(.elementsOf)
      out.line("var payload = try CodableEnumElements(of: decoder, \(expectation))")
    case .key(let key):
      out.require(.elementsUnderKey)
      out.line("var payload = try container.elements(for: \(key), \(expectation))")
    case .element:
      out.require(.elementsElement)
      out.line("var payload = try elements.elements(\(expectation))")
    }
    writeElements(values, plan, from: elements)
    out.line("try \(elements).expectEnd(of: \(name), \(values.count))")
  }

  /// Returns how many elements there must be. Those after the last required value may be missing.
  func requiredCount(_ values: [ValuePlan]) -> Int {
    (values.lastIndex { !$0.hasDefault && !$0.isOptional } ?? -1) + 1
  }

  /// Writes the reading of elements. Those at the end with defaults may be missing, so the code
  /// depends on their number.
  private func writeElements(_ values: [ValuePlan], _ plan: CasePlan, from elements: String) {
    var expressions: [Int: String] = [:]
    let required = requiredCount(values)
    let counts = (required..<values.count).filter { values[$0].hasDefault }
    // A value that contains the enum waits for those after it, which may show that it is another
    // case.
    let early = form.looks.isEmpty ? [:] : form.looks[plan.index].early
    let last =
      values[..<(counts.first ?? values.count)].lastIndex { early[$0.position] != nil } ?? -1
    for (index, value) in values.enumerated() {
      if index < last, early[value.position] == nil {
        expressions[value.position] = writeLate(value, from: elements, isRequired: index < required)
      } else {
        let read = expression(value, in: Slot(receiver: elements))
        expressions[value.position] = index > last ? read : writeEarly(value, read, plan)
      }
    }
    guard !counts.isEmpty else { return writeConstruction(plan, expressions) }
    let left = last + 1
    out.require(.remainingCount)
    out.line("switch \(elements).remainingCount(upTo: \(values.count - left)) {")
    // If optionals before a default are missing, there are even fewer elements.
    var next: Int?
    for count in counts {
      out.line("case \(next.map { $0 == count ? "" : "\($0 - left)..." } ?? "...")\(count - left):")
      next = count + 1
      var present = expressions
      for value in values[count...] { present[value.position] = value.hasDefault ? nil : "nil" }
      out.indented { writeConstruction(plan, present) }
    }
    out.line("default:")
    out.indented { writeConstruction(plan, expressions) }
    out.line("}")
  }

  /// Opens the decoder of an element that is read after later ones. Returns the expression that
  /// reads the element.
  private func writeLate(
    _ value: ValuePlan, from elements: String, isRequired: Bool
  ) -> String {
    out.require(.decoderElement)
    let decoder = "decoder\(value.position)"
    guard isRequired else {
      out.line("let \(decoder) = \(elements).container.isAtEnd ? nil : try \(elements).decoder()")
      let read = expression(value, in: .root("$0"))
      return "\(decoder).map { try \(read) } ?? nil"
    }
    out.line("let \(decoder) = try \(elements).decoder()")
    return expression(value, in: .root(decoder))
  }

  // MARK: Single values

  private func writeBare(_ value: ValuePlan, _ plan: CasePlan, at place: PayloadPlace) {
    var read = "Self.codableEnumElements(of: decoder, isElement: isElement)"
    if !place.slot.isRoot || model.arrayOfEnum?.index != plan.index {
      read = expression(value, in: place.source)
    }
    writeConstruction(plan, [value.position: read])
  }

  func writeTogether(
    _ values: [ValuePlan], _ coder: CaseCoder, _ plan: CasePlan, at place: PayloadPlace
  ) {
    out.relocate(to: model.path, line: plan.model.line)
    out.line("let \(values.names) = try \(coder.name).decode(from: \(decoder(at: place)))")
    let expressions = values.map { ($0.position, $0.name) }
    writeConstruction(plan, Dictionary(uniqueKeysWithValues: expressions), isThrowing: false)
  }
}
