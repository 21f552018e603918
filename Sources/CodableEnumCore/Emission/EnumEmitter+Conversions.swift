// `rawValue` and `codingKey`: the tag as a value of another type, and back.

extension EnumEmitter {
  func writeConversion(_ conversion: TagConversion) {
    out.line()
    guard conversion.isOfKey else {
      return writeExtension(conversion.conformance, to: "RawRepresentable") {
        writeMembers(conversion)
      }
    }
    out.require(.key)
    // SE-0320, "Allow coding of non-String / Int keyed Dictionary into a KeyedContainer".
    let availability = ["@available(macOS 12.3, iOS 15.4, watchOS 8.5, tvOS 15.4, *)"]
    writeExtension(
      conversion.conformance, to: "CodingKeyRepresentable", availability: availability
    ) { writeMembers(conversion) }
  }

  /// Writes the members. Those with very many cases are split, for the sake of the compiler.
  private func writeMembers(_ conversion: TagConversion) {
    let plans = Conditional.map(model.caseTree) { model.primary.cases[$0] }
    let limit = EnumModel.switchLimit
    let properties = Conditional.parts(of: plans, limit: limit)
    for (number, part) in properties.enumerated() {
      if number > 0 { out.line() }
      let head =
        number == 0
        ? "\(memberModifiers)var \(conversion.property)"
        : "private \(out.memberIsolation)var \(conversion.part(number))"
      writeMember("\(head): \(conversion.type)") {
        writeProperty(conversion, part, number, isLast: number + 1 == properties.count)
      }
    }
    let made = Conditional.filter(plans, conversion.makes)
    let initializers = Conditional.parts(of: made, limit: limit)
    for (number, part) in initializers.enumerated() {
      out.line()
      out.writeDeprecation { conversion.makes($0) }
      let head =
        number == 0
        ? "\(memberModifiers)init\(conversion.parameters)"
        : "private \(out.memberIsolation)init\(conversion.mark)"
          + "(\(conversion.part(number)) \(conversion.subject): \(conversion.subjectType))"
      writeMember(head) {
        if number == 0, conversion.isOfKey { out.line("let text = codingKey.stringValue") }
        let isLast = number + 1 == initializers.count
        // Exact tags, in whichever part, come before all ranges.
        let ranges = isLast ? Conditional.filter(made) { !conversion.ranges($0).isEmpty } : []
        writeInitializer(conversion, part, ranges, number, isLast: isLast)
      }
    }
  }

  private func writeProperty(
    _ conversion: TagConversion, _ part: [Conditional<CasePlan>], _ number: Int, isLast: Bool
  ) {
    out.line("switch self {")
    out.conditional(part) { plan in
      let kept: [Int] = if case .kept(let value) = plan.tag { [value.position] } else { [] }
      out.line("case \(plan.model.pattern(binding: kept)): \(conversion.result(plan))")
    }
    if !isLast {
      out.line("default: \(conversion.part(number + 1))")
    } else if number > 0 {
      out.line("default: Swift.fatalError(\"this case was converted before\")")
    }
    out.line("}")
  }

  private func writeInitializer(
    _ conversion: TagConversion, _ part: [Conditional<CasePlan>],
    _ ranges: [Conditional<CasePlan>], _ number: Int, isLast: Bool
  ) {
    let subject = conversion.subject
    out.line("switch \(conversion.isIgnoringCase ? "\(subject).lowercased()" : subject) {")
    let exact = Conditional.filter(part) { !conversion.literals($0).isEmpty }
    writeBranches(conversion, exact) { conversion.literals($0) }
    writeBranches(conversion, ranges) { conversion.ranges($0).map(conversion.pattern) }
    out.line("default:")
    out.indented {
      if isLast { return writeUnknown(conversion) }
      let next = "Self(\(conversion.part(number + 1)): \(subject))"
      if conversion.canFail {
        out.line("guard let found = \(next) else { return nil }")
        out.line("self = found")
      } else {
        out.line("self = \(next)")
      }
    }
    out.line("}")
  }

  private func writeBranches(
    _ conversion: TagConversion, _ plans: [Conditional<CasePlan>],
    _ patterns: (CasePlan) -> [String]
  ) {
    out.conditional(plans) { plan in
      out.line("case \(patterns(plan).joined(separator: ", ")):")
      out.indented {
        if case .since(let introduced) = plan.availability {
          out.block("guard #available(\(introduced)) else") {
            writeUnknown(conversion)
            if !conversion.canFail { out.line("return") }
          }
        }
        writeConstruction(conversion, plan)
      }
    }
  }

  /// Writes the conversion of anything but a known tag.
  private func writeUnknown(_ conversion: TagConversion) {
    guard let plan = conversion.unknown?.plan else { return out.line("return nil") }
    if plan.keptTag == nil {
      if !conversion.isOfKey { return out.line("return nil") }
      if let type = conversion.requiredType {
        out.line("guard \(type)(\(conversion.subject)) != nil else { return nil }")
      }
    }
    writeConstruction(conversion, plan)
  }

  /// Writes the construction of a case. The value that keeps the tag is made from what is
  /// converted.
  private func writeConstruction(_ conversion: TagConversion, _ plan: CasePlan) {
    var expressions = plan.unreadArguments
    if let value = plan.keptTag {
      expressions[value.position] = conversion.subject
      if let type = conversion.keptTypeOfText(plan) {
        out.line("guard let tag = Swift.\(type)(\(conversion.subject)) else { return nil }")
        expressions[value.position] = "tag"
      }
    }
    out.line("self = \(plan.model.construction(expressions, onOneLine: true))")
  }
}

extension TagConversion {
  fileprivate var isOfKey: Bool { if case .codingKey = target { true } else { false } }

  fileprivate var property: String { isOfKey ? "codingKey" : "rawValue" }

  /// The type of the property.
  fileprivate var type: String {
    switch target {
    case .codingKey: "any Swift.CodingKey"
    case .rawValue(let isString): isString ? "Swift.String" : "Swift.Int"
    }
  }

  /// The name of what initializers convert.
  fileprivate var subject: String { isOfKey ? "text" : "rawValue" }

  fileprivate var subjectType: String { isOfKey ? "Swift.String" : type }

  fileprivate var mark: String { canFail ? "?" : "" }

  fileprivate var parameters: String {
    mark + (isOfKey ? "<Key: Swift.CodingKey>(codingKey: Key)" : "(rawValue: \(type))")
  }

  /// Returns a range as a pattern for what is converted.
  fileprivate func pattern(_ range: TagRange) -> String {
    let type: String
    switch range {
    case .integers: type = "Int"
    case .doubles: type = "Double"
    case .strings: return range.text
    }
    guard isOfKey else { return range.text }
    return "_ where Swift.\(type)(\(subject)).map { (\(range.text)) ~= $0 } == true"
  }

  /// Returns the type of the value that keeps a case's tag, if that isn't the text of the key.
  fileprivate func keptTypeOfText(_ plan: CasePlan) -> String? {
    guard isOfKey, let type = keptTypes[plan.index], type != "String" else {
      return nil
    }
    return type
  }

  /// Returns the name of a further part of the property or the initializer.
  fileprivate func part(_ number: Int) -> String { "codableEnum\(number)_\(property)" }

  fileprivate func result(_ plan: CasePlan) -> String {
    let text: String
    switch plan.tag {
    case .null, .missing: return "nil"
    case .literal(let tag): text = literal(tag) ?? ""
    case .kept(let value):
      text = keptTypeOfText(plan) == nil ? value.name : "\"\\(\(value.name))\""
    }
    return isOfKey ? "CodableEnumKey(stringValue: \(text))" : text
  }
}
