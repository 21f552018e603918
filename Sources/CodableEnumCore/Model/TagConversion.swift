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
  /// The type of the value in which the unknown case keeps a tag: `Int`.
  var keptType: String?
  /// The type that an unknown tag has at least, if that is no string.
  var requiredType: String?
  var isIgnoringCase: Bool

  /// Whether there is text, or a raw value, that is no tag.
  var canFail: Bool {
    if case .rawValue = target { keptType == nil } else { true }
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
    guard plan.isRead, case .literal = plan.tag else { return [] }
    var seen: Set<String> = []
    return plan.tags.map { isIgnoringCase ? $0.lowercased : $0 }.compactMap(literal).filter {
      seen.insert($0).inserted
    }
  }
}

extension EnumModeler {
  /// The conversions that the options ask for.
  func conversions(_ form: Representation) -> [TagConversion] {
    let known = form.cases.filter { $0.reading != .unknown }.compactMap(\.tags.first)
    var conversions: [TagConversion] = []
    func add(_ target: TagConversion.Target, _ name: String) {
      let kept = form.unknown.flatMap { unknown in
        unknown.plan.keptTag.map { declared.cases[unknown.plan.index].values[$0.position] }
      }
      conversions.append(
        TagConversion(
          target: target, conformance: Conformance(statements: statements(of: [name])),
          unknown: form.unknown, keptType: kept?.type.unqualified,
          requiredType: known.allSatisfy(\.isInteger)
            ? "Swift.Int" : known.allSatisfy(\.isBoolean) ? "Swift.Bool" : nil,
          isIgnoringCase: form.matching.isIgnoringCase))
    }
    if declared.options.rawRepresentable?.value == true {
      add(.rawValue(isString: known.first?.isString ?? true), "RawRepresentable")
    }
    if declared.options.codingKeys?.value == true { add(.codingKey, "CodingKeyRepresentable") }
    return conversions
  }
}
