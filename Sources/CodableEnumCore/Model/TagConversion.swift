/// What an enum that is nothing but a tag becomes beside its encoded form, and is made of again.
struct TagConversion: Sendable {
  enum Target: Sendable {
    /// The text of a key, whatever the tags are.
    case codingKey
    case rawValue(isString: Bool)
  }

  var target: Target
  var conformance: Conformance
  var unknown: UnknownPlan?
  /// For each case that keeps its tag, the type of the value that does: `Int`.
  var keptTypes: [Int: String]
  /// The type that an unknown tag has at least, if that is no string.
  var requiredType: String?
  var isIgnoringCase: Bool

  /// Whether there is text, or a raw value, that is no tag.
  var canFail: Bool {
    if case .rawValue = target { unknown?.plan.keptTag == nil } else { true }
  }

  /// A tag as a literal of what is converted, or nil if it is of another kind.
  func literal(_ tag: Scalar) -> String? {
    switch target {
    case .codingKey: tag.spelling.quoted
    case .rawValue(let isString): tag.isString == isString ? tag.json : nil
    }
  }

  /// The literals that a case is made of; none where nothing is read as it but what is unknown.
  func literals(_ plan: CasePlan) -> [String] {
    guard plan.isRead, !plan.keepsUnknownTag else { return [] }
    var seen: Set<String> = []
    return plan.tags.map { isIgnoringCase ? $0.lowercased : $0 }.compactMap(literal).filter {
      seen.insert($0).inserted
    }
  }

  /// The ranges that a case is made of, where there is no literal.
  func ranges(_ plan: CasePlan) -> [TagRange] { plan.isRead ? plan.ranges : [] }

  /// Whether a case is made of anything but what is unknown.
  func makes(_ plan: CasePlan) -> Bool { !literals(plan).isEmpty || !ranges(plan).isEmpty }
}

extension EnumModeler {
  /// The conversions that the options ask for.
  func conversions(_ form: Representation) -> [TagConversion] {
    let known = form.cases.filter { $0.reading != .unknown }.compactMap(\.firstTag)
    var conversions: [TagConversion] = []
    var keptTypes: [Int: String] = [:]
    for plan in form.cases {
      guard let value = plan.keptTag else { continue }
      keptTypes[plan.index] = declared.cases[plan.index].values[value.position].type.unqualified
    }
    func add(_ target: TagConversion.Target, _ name: String) {
      conversions.append(
        TagConversion(
          target: target, conformance: Conformance(statements: statements(of: [name])),
          unknown: form.unknown, keptTypes: keptTypes,
          requiredType: known.allSatisfy(\.isInteger)
            ? "Swift.Int" : known.allSatisfy { $0.exact?.isBoolean == true } ? "Swift.Bool" : nil,
          isIgnoringCase: form.matching.isIgnoringCase))
    }
    if declared.options.rawRepresentable?.value == true {
      add(.rawValue(isString: known.first?.isString ?? true), "RawRepresentable")
    }
    if declared.options.codingKeys?.value == true { add(.codingKey, "CodingKeyRepresentable") }
    return conversions
  }
}
