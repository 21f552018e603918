extension DecodingEmitter {
  func writePayload(_ whole: CasePlan, in slot: Slot) {
    let plan = whole.asRead
    switch plan.payload {
    case .empty(let form):
      writeEmpty(form, plan, in: slot)
      writeConstruction(plan)
    case .keyed(let payload) where payload.isEmpty && !form.rejectsUnknownKeys:
      writeEmpty(.object, plan, in: slot)
      writeConstruction(plan)
    case .keyed(let payload): writeKeyed(payload, plan, in: slot)
    case .unkeyed(let values): writeUnkeyed(values, plan, in: slot)
    case .bare(let value) where !slot.isRoot && slot.key == nil:
      writeElements([value], plan, from: slot)
    case .bare(let value):
      let read =
        out.model.arrayOfEnum?.index == plan.index
        ? "\(out.model.ownName).codableEnumElements(of: decoder, isElement: isElement)"
        : expression(value, in: slot)
      writeSole(value, read, plan, in: slot)
    case .together(let values, let coder): writeTogether(values, coder, plan, in: slot)
    }
  }

  /// Writes the construction of a case from its only value.
  private func writeSole(_ value: ValuePlan, _ read: String, _ plan: CasePlan, in slot: Slot) {
    guard slot.isRoot, let type = plan.model.types[value.position] else {
      return writeConstruction(plan, [value.position: read])
    }
    // Swift 6.3 crashes at two attempts in a row that pass what throws to a case with its type.
    out.line("let \(value.name): \(type) = try \(read)", at: value.errorLine)
    writeConstruction(plan, [value.position: value.name], isThrowing: false)
  }

  private func writeEmpty(_ emptyForm: EmptyForm, _ plan: CasePlan, in slot: Slot) {
    if emptyForm == .object, form.rejectsUnknownKeys {
      let payload = KeyedPayload(fields: [], knownKeys: [])
      let (container, _) = writeObject(payload, plan, in: slot)
      return rejectUnknownKeys(plan, in: container, otherThan: "")
    }
    if slot.isBesideTag { return }
    let call: String
    switch emptyForm {
    case .literal(let document):
      call = read(
        "expectOnly", in: slot, [.onlyLiteralUnderKey, .onlyLiteralElement, .onlyLiteral],
        "\(document.member), spelled: \(document.text.quoted)")
    case .object: return out.line("_ = try \(object(in: slot))")
    case .array:
      out.line("let payload = try \(array(in: slot))")
      return writeEnd(of: "payload", by: reader(of: plan))
    case .true where slot.isRoot:
      call = out.code("codableEnumExpect(anyOf: [true], in: \(slot.receiver))", .expectedRoot)
    case .true: call = read("expectTrue", in: slot, [.trueUnderKey, .trueElement])
    // The attempt looked for null.
    case .null where slot.isRoot: return
    case .null: call = read("expectNull", in: slot, [.nullUnderKey, .nullElement])
    case .name, .omit:
      // Nothing is written under the key. An empty object is the same.
      guard form.rejectsUnknownKeys, let key = slot.key else { return }
      out.block("if try \(out.hasValue(for: key, in: "container"))") {
        rejectUnknownKeys(plan, in: object(in: slot), otherThan: "")
      }
      return
    }
    out.line("try \(call)")
  }

  func object(in slot: Slot) -> String {
    out.require(.key)
    return slot.isRoot ? slot.object : read("object", in: slot, [.objectUnderKey, .objectElement])
  }

  private func array(in slot: Slot) -> String {
    if slot.isRoot || slot.key != nil { return slot.array }
    return out.code(slot.source.call("array", "for"), .arrayElement)
  }

  func decoder(of slot: Slot) -> String {
    slot.isRoot ? slot.receiver : read("decoder", in: slot, [.nestedDecoder, .decoderElement])
  }

  /// Leaves an attempt of `.untagged` if the condition is false.
  func writeAttempt(_ condition: String) { out.line("guard \(condition) else { break attempt }") }

  private func writeUnkeyed(_ values: [ValuePlan], _ plan: CasePlan, in slot: Slot) {
    let array = slot.isBesideTag ? Slot.element : .item
    if !slot.isBesideTag {
      out.line("var payload = try \(self.array(in: slot))")
      out.line("let items = \(reader(of: plan))")
    }
    writeElements(values, plan, from: array)
    writeEnd(of: array.receiver, by: array.reader)
  }

  /// Returns how many elements there must be. Those after the last required value may be missing,
  /// unless the number of elements chooses the case.
  func requiredCount(_ values: [ValuePlan]) -> Int {
    form.style == .untagged ? values.count : values.requiredCount
  }

  /// Writes the reading of elements. With a tag, those at the end with defaults may be missing, so
  /// the code depends on their number.
  private func writeElements(_ values: [ValuePlan], _ plan: CasePlan, from elements: Slot) {
    var expressions: [Int: String] = [:]
    let required = requiredCount(values)
    let counts = (required..<values.count).filter { values[$0].hasDefault }
    // A value that contains the enum waits for those after it, which may show that it is another
    // case.
    let early = form.looks.isEmpty ? [:] : form.looks[plan.index].early
    let last = values.lastIndex { early[$0.position] != nil } ?? -1
    for (index, value) in values.enumerated() {
      let isLate = index < last && early[value.position] == nil
      expressions[value.position] =
        isLate
        ? writeLate(value, from: elements)
        : writeEarly(value, expression(value, in: elements), plan)
    }
    guard !counts.isEmpty else { return writeConstruction(plan, expressions) }
    let limit = "in: \(elements.receiver), upTo: \(values.count)"
    out.line("switch \(elements.reader).remainingCount(\(limit)) {", .remainingCount)
    // If optionals before a default are missing, there are even fewer elements.
    var next: Int?
    for count in counts {
      let lower = next.map { $0 == count ? "" : "\($0)..." } ?? "..."
      next = count + 1
      var present = expressions
      for value in values[count...] { present[value.position] = value.hasDefault ? nil : "nil" }
      out.branch("case \(lower)\(count)") { writeConstruction(plan, present) }
    }
    out.branch("default") { writeConstruction(plan, expressions) }
    out.line("}")
  }

  /// Opens the decoder of an element that is read after later ones. Returns the expression that
  /// reads the element.
  private func writeLate(_ value: ValuePlan, from elements: Slot) -> String {
    let decoder = "decoder\(value.position)"
    out.line("let \(decoder) = try \(self.decoder(of: elements))")
    return expression(value, in: Slot(receiver: decoder, isRoot: true))
  }

  func writeTogether(_ values: [ValuePlan], _ coder: CaseCoder, _ plan: CasePlan, in slot: Slot) {
    let read = "\(coder.name).decode(from: \(decoder(of: slot)))"
    // The case tells a generic coder the type. A constant of the type `Void` is a warning.
    if values.count == 1 { return writeSole(values[0], read, plan, in: slot) }
    let isVoid = values.map { ["Void", "()"].contains($0.declared.type.unqualified) }
    let names = zip(values, isVoid).map { $1 ? "_" : $0.name }.joined(separator: ", ")
    out.line("let (\(names)) = try \(read)", at: plan.item.line)
    let expressions = zip(values, isVoid).map { ($0.position, $1 ? "()" : $0.name) }
    writeConstruction(plan, Dictionary(uniqueKeysWithValues: expressions), isThrowing: false)
  }
}
