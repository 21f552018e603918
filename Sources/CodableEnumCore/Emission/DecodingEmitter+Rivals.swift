extension DecodingEmitter {
  /// Writes how a case is read whose tag was found, or that one of several with the tag whose
  /// constants fit best.
  func writeCase(_ plan: CasePlan) {
    guard let tags else { return }
    guard let rivals = form.rivals[plan.index] else { return tags.writeCase(plan) }
    let cases = [plan] + rivals
    out.require(.constantFit)
    out.line("switch codableEnumBestFit([")
    for item in cases { out.line("  \(fit(item)),") }
    out.line("]) {")
    for (number, item) in cases.enumerated() {
      out.line(number == cases.count - 1 ? "default:" : "case \(number):")
      out.indented { tags.writeCase(item) }
    }
    out.line("}")
  }

  /// An expression for how well the constants of a case fit what is there.
  private func fit(_ plan: CasePlan) -> String {
    let constants = plan.payload.constants.map { "\($0.key.quoted): \($0.value.member)" }
    if constants.isEmpty { return "codableEnumFit(of: nil, [:])" }
    return "codableEnumFit(of: \(object(of: plan)), [\(constants.joined(separator: ", "))])"
  }

  /// An expression for the object that the values of a case stand in, or nil.
  private func object(of plan: CasePlan) -> String {
    switch (form.style.tagPlaces.first, plan.content) {
    case (.key, _): return "try? container.object(for: key)"
    case (.member, .key(let key)): return "try? container.object(for: \(key.quoted))"
    case (.member, .tag):
      out.require(.tagKey)
      return "try? container.object(for: CodableEnumKey(tag: tag))"
    case (.element, _):
      out.require(.looks)
      return "CodableEnumLook(behindTagOf: decoder).object"
    default: return "container"
    }
  }
}
