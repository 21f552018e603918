/// A conversion between cases and raw values or coding keys, for an enum whose cases are only
/// tags.
struct TagConversion: Sendable {
  enum Target: Sendable {
    /// A coding key with the tag's text, whatever kind the tag is.
    case codingKey
    /// A raw value.
    case string, integer
  }

  let target: Target
  var conformance: Conformance
  /// The case that is made from any other tag.
  var other: CasePlan?
  /// The type that the text of an unknown tag must have; nil if any text will do.
  var requiredType: String?
  var matching: TagMatching

  /// Whether the initializer can return nil, for a key or raw value that isn't a tag.
  var canFail: Bool { target == .codingKey || other?.keptTag == nil }

  /// Returns a tag as a literal of the converted type; nil if the tag is of another kind.
  func literal(_ tag: Scalar) -> String? {
    if target == .codingKey { return tag.spelling.quoted }
    return isOfKind(.exact(tag)) ? tag.json : nil
  }

  /// Whether tags can be converted: aliases may be of another kind.
  private func isOfKind(_ tag: TagPattern) -> Bool {
    switch target {
    case .codingKey: true
    case .string: tag.isOfStrings
    case .integer: tag.isInteger
    }
  }

  /// Returns the literals that make a case: none for a case that isn't read, and none for one that
  /// stores unknown tags.
  func literals(_ plan: CasePlan) -> [String] {
    guard plan.isRead, !plan.keepsUnknownTag else { return [] }
    return plan.tags.map(matching.folded).compactMap(literal).uniqued
  }

  /// Returns the ranges from which a case is made, if no literal matches.
  func ranges(_ plan: CasePlan) -> [TagRange] {
    plan.isRead ? plan.ranges.filter { isOfKind(.range($0)) } : []
  }

  /// Whether a case is made from any literal or range.
  func makes(_ plan: CasePlan) -> Bool { !literals(plan).isEmpty || !ranges(plan).isEmpty }
}

extension EnumModeler {
  /// Returns the conversions for the options `rawRepresentable` and `codingKeys`.
  func conversions(_ form: Representation) -> [TagConversion] {
    let known = form.cases.filter { $0.reading != .unknown }.compactMap(\.firstTag)
    var conversions: [TagConversion] = []
    func add(_ target: TagConversion.Target, _ name: String) {
      conversions.append(
        TagConversion(
          target: target, conformance: Conformance(statements: statements(of: [name])),
          other: form.unknown?.plan ?? form.unknownTag, requiredType: known.scalarType,
          matching: form.matching))
    }
    if declared.options.rawRepresentable?.value == true {
      let first = known.first ?? form.cases.lazy.compactMap(\.firstTag).first
      add(first?.isOfStrings == false ? .integer : .string, "RawRepresentable")
    }
    if declared.options.codingKeys?.value == true { add(.codingKey, "CodingKeyRepresentable") }
    return conversions
  }
}
