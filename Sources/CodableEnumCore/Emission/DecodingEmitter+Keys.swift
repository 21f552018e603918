/// `choice: .byKeys`: the keys in the object tell which untagged case it is, and its errors are
/// final.
extension DecodingEmitter {
  func writeChoiceByKeys() {
    let others = Conditional.filter(form.readable) { form.looks[$0.index].kind != .object }
    let open = out.code("decoder.container(keyedBy: CodableEnumKey.self)", .key)
    guard !others.isEmpty || form.unknown != nil else {
      out.line("\(asksForKeys ? "let container" : "_") = try \(open)")
      writeCasesByKeys()
      return
    }
    out.block(asksForKeys ? "if let container = try? \(open)" : "if (try? \(open)) != nil") {
      if !writeCasesByKeys() { out.line("return") }
    }
    if others.isEmpty { return writeNoneByKeys() }
    var rest = form
    rest.readable = others
    DecodingEmitter(rest, out).writeAttempts()
  }

  /// Writes the cases that may be objects. Returns whether the code ends with an error.
  @discardableResult private func writeCasesByKeys() -> Bool {
    for item in form.readable {
      if case .element(let plan) = item, mayBeObject(plan), conditions(plan).isEmpty {
        write(plan)
        return false
      }
      out.conditional([item]) { plan in
        guard plan.isRead, mayBeObject(plan) else { return }
        let conditions = conditions(plan)
        // In a branch of `#if`, even a case that is always chosen is followed by cases of other
        // branches.
        let list = conditions.isEmpty ? "Swift.Bool(true)" : conditions.joined(separator: ", ")
        out.block("if \(list)") {
          write(plan)
          out.line("return")
        }
      }
    }
    writeNoneByKeys()
    return form.unknown == nil
  }

  private func write(_ plan: CasePlan) {
    out.writeAvailability(plan)
    writePayload(plan, in: plan.payload.isObject ? .besideTag("decoder") : .decoder)
  }

  /// Whether any case looks for keys in the object.
  private var asksForKeys: Bool {
    for item in form.readable {
      for plan in Conditional.elements(of: [item]) where plan.isRead && mayBeObject(plan) {
        if !conditions(plan).isEmpty || asksForKeys(plan) { return true }
        // This case takes every object, so no later one is written.
        if case .element = item { return false }
      }
    }
    return false
  }

  private func mayBeObject(_ plan: CasePlan) -> Bool { form.looks[plan.index].mayBeObject }

  /// Returns the conditions on the object: its required keys are there, and constants have their
  /// values.
  private func conditions(_ plan: CasePlan) -> [String] {
    let constants = plan.payload.constants
    let keys = form.looks[plan.index].requiredKeys.filter { key in
      !constants.contains { $0.key == key }
    }
    return constants.map { constant in
      let key = constant.key.quoted
      guard let scalar = constant.value.scalar else {
        return out.code("container.has(\(constant.value.member), under: \(key))", .literalUnderKey)
      }
      let arguments = "Swift.\(scalar.names.type).self, forKey: .init(stringValue: \(key))"
      return "(try? container.decode(\(arguments))) == \(scalar.expression)"
    } + keys.map { out.hasKey($0.quoted, in: "container") }
  }

  private func writeNoneByKeys() {
    if let unknown = form.unknown { return writeContent(unknown) }
    let plans = form.casesInOrder.filter { $0.isRead && mayBeObject($0) }
    let cases = plans.prefix(20).map { plan in
      let keys = form.looks[plan.index].requiredKeys.map(\.quoted).joined(separator: " and ")
      return "\(plan.model.baseName) needs \(keys)"
    }
    let text =
      "\(out.model.displayName) has no case with these keys; " + cases.joined(separator: ", ")
      + (plans.count > 20 ? ", …" : "")
    out.line("throw Swift.DecodingError.dataCorrupted(")
    out.line("  .init(codingPath: decoder.codingPath, debugDescription: \(text.quoted)))")
  }
}
