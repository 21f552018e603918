extension DecodingEmitter {
  /// The type that tags are read as.
  var tagType: String {
    switch representation.matching.kind {
    case .string: "Swift.String"
    case .integer(let type): "Swift.\(type)"
    case .mixed: "CodableEnumScalar"
    }
  }

  /// An expression for the list of known tags, as errors name them.
  var knownTags: String { "Self.codableEnumTags" }

  /// Writes what is done where a case cannot be made, always or on older systems; returns whether it
  /// can be made anywhere.
  mutating func writeAvailability(_ index: Int) -> Bool {
    let item = model.cases[index]
    guard item.isUnavailable || item.introduced != nil else { return true }
    support.insert(.decodingErrors)
    let error = "throw codableEnumUnavailable(\(name(of: index).quoted), at: decoder.codingPath)"
    if item.isUnavailable {
      writer.line(error)
    } else if let introduced = item.introduced {
      writer.line("guard #available(\(introduced)) else {")
      writer.line("  \(error)")
      writer.line("}")
    }
    return !item.isUnavailable
  }

  /// The patterns of a case's tags.
  func patterns(_ index: Int) -> [String] {
    var patterns: [String] = []
    func add(_ pattern: String) {
      if !patterns.contains(pattern) { patterns.append(pattern) }
    }
    for tag in representation.forms[index].tags {
      switch (representation.matching.kind, tag) {
      case (.string, .string(let text)): add(folded(text).quoted)
      case (.integer, .integer(let value)): add("\(value)")
      case (_, .double(let digits)):
        add(mixedPattern(tag))
        // A format may write 1.0 as 1.
        if let value = Double(digits).flatMap(Int.init(exactly:)) { add(".integer(\(value))") }
      default: add(mixedPattern(tag))
      }
    }
    guard representation.matching.isCoercing else { return patterns }
    for tag in representation.forms[index].tags {
      for spelling in otherSpellings(tag) where !isTaken(spelling) { add(mixedPattern(spelling)) }
    }
    return patterns
  }

  private func folded(_ text: String) -> String {
    representation.matching.isIgnoringCase ? text.lowercased() : text
  }

  private func mixedPattern(_ tag: Scalar) -> String {
    switch tag {
    case .string(let text): ".string(\(folded(text).quoted))"
    case .integer(let value): ".integer(\(value))"
    case .boolean(let value): ".boolean(\(value))"
    case .double(let digits): ".double(\(digits))"
    }
  }

  /// The same tag as another kind of scalar: `"1"` for `1`.
  private func otherSpellings(_ tag: Scalar) -> [Scalar] {
    guard case .string(let text) = tag else { return [.string(tag.spelling)] }
    var spellings: [Scalar] = []
    if let value = Int(text), "\(value)" == text { spellings.append(.integer(value)) }
    if text == "true" || text == "false" { spellings.append(.boolean(text == "true")) }
    return spellings
  }

  /// An exact tag goes before the coerced spelling of another.
  private func isTaken(_ tag: Scalar) -> Bool {
    representation.forms.contains { $0.tags.contains(tag) }
  }

  // MARK: Unknown tags

  /// The type that a tag must have at least, where any scalar was read for the sake of coercion: not
  /// even an unknown case takes `"x"` where tags are integers.
  private var coercedType: String? {
    guard case .mixed = representation.matching.kind else { return nil }
    let known = model.cases.indices.filter { $0 != unknownCase?.index }
    let tags = known.flatMap { representation.forms[$0].tags }
    if tags.allSatisfy({ if case .integer = $0 { true } else { false } }) { return "Swift.Int" }
    if tags.allSatisfy({ if case .boolean = $0 { true } else { false } }) { return "Swift.Bool" }
    return nil
  }

  /// Writes what is done about a tag that no case has.
  ///
  /// - Parameters:
  ///   - tagValue: An expression for the tag as a value of the unknown case.
  ///   - isThrowing: Whether that expression throws.
  ///   - error: An expression for the error.
  mutating func writeUnknown(tagValue: String, isThrowing: Bool = true, error: String) {
    guard let unknown = unknownCase else {
      support.insert(.decodingErrors)
      writer.line("throw \(error)")
      return
    }
    if unknown.tagValue == nil, unknown.contentValue == nil, let type = coercedType {
      let subject = representation.matching.isIgnoringCase ? "tag.lowercased()" : "tag"
      let own = "\(subject) == \(mixedPattern(representation.forms[unknown.index].tags[0]))"
      writer.line("guard \(own) || (tag.coerced() as \(type)?) != nil else { throw \(error) }")
    }
    var expressions: [Int: String] = [:]
    if let value = unknown.tagValue { expressions[value] = tagValue }
    if let value = unknown.contentValue {
      support.insert(.rootDecoding)
      expressions[value] = "codableEnumContent(of: decoder)"
    }
    writeConstruction(
      unknown.index, expressions, isThrowing: isThrowing || unknown.contentValue != nil)
  }
}

extension TagMatching.Kind {
  var isMixed: Bool { if case .mixed = self { true } else { false } }
}
