/// Options that name cases of the enum: `missingTag`, `unknownTag`, `order`, `fallback`.
extension DeclarationChecks {
  func missingTag() {
    guard let name = declared.options.missingTag, let match = onlyCase(name, of: "missingTag")
    else { return }
    if match.options.isMissingTag { return }
    if match.options.isUntagged {
      report(.missingTagCaseIsUntagged, name.value, at: name.offset)
    } else if match.markedTag != nil || match.options.isUnknown && unknown?.tag != nil {
      report(.missingTagCaseIsUnknown, name.value, at: name.offset)
    } else if !match.conditions.isEmpty, declared.options.reads?.value.isEmpty == false {
      report(.conditionalMissingTag, name.value, at: name.offset)
    }
  }

  func unknownTag() {
    guard let name = declared.options.unknownTag, let match = onlyCase(name, of: "unknownTag")
    else { return }
    if match.options.isUntagged || match.options.isMissingTag {
      report(.unknownTagCase, name.value, "has no tag", at: name.offset)
    } else if match.markedTag != nil {
      report(.unknownTagCase, name.value, "stores its tag", at: name.offset)
    } else if !match.conditions.isEmpty {
      report(.unknownTagCase, name.value, "is inside '#if'", at: name.offset)
    } else if let unknown = declared.cases.first(where: \.options.isUnknown) {
      report(.unknownTagCase, unknown.baseName, "takes unknown tags", at: name.offset)
    }
  }

  /// Returns the case that an option names, if it is the only one with the name and is decoded.
  private func onlyCase(_ name: Located<String>, of option: String) -> DeclaredCase? {
    guard let matches = readCases(name) else { return nil }
    if matches.count == 1 { return matches[0] }
    report(.severalCasesNamed, name.value, option, at: name.offset)
    return nil
  }

  /// Returns the cases with a name that an option gives, or nil if none of them is decoded.
  private func readCases(_ name: Located<String>) -> [DeclaredCase]? {
    let matches = declared.cases.filter { $0.baseName == name.value }
    if matches.isEmpty {
      report(
        .noSuchCase, declared.displayName, name.value,
        Message.suggestion(for: name.value, in: declared.cases.map { $0.baseName }) { ".\($0)" },
        at: name.offset)
      return nil
    }
    if matches.allSatisfy({ $0.options.isSkipped(.decoding) || $0.availability.isUnavailable }) {
      report(.namedCaseIsSkipped, name.value, at: name.offset)
      return nil
    }
    return matches
  }

  func fallback() {
    guard let name = declared.options.fallback, let item = onlyCase(name, of: "fallback")
    else { return }
    for value in item.values where value !== item.fallbackContent {
      if value.hasDefault || value.options.isSkipped(.decoding) || types.isOptional(value.type) {
        continue
      }
      report(
        .fallbackWithoutValue, item.baseName, value.type.text, at: value.offset,
        note: "'fallback' names the case here", at: name.offset)
    }
  }

  func order() {
    var first: [String: Int] = [:]
    let triesAll = declared.forms.contains { !$0.style.value.rules.hasTags }
    for name in declared.options.order?.value ?? [] {
      guard let cases = readCases(name) else { continue }
      if cases.allSatisfy(\.options.isUnknown) {
        report(.orderedUnknownCase, name.value, at: name.offset)
      } else if !triesAll, !cases.contains(where: \.options.isUntagged),
        declared.cases.contains(where: \.options.isUntagged)
      {
        report(.orderedCaseWithTag, name.value, at: name.offset)
      }
      if let other = first[name.value] {
        report(
          .caseOrderedTwice, name.value, at: name.offset, note: "it is named here first", at: other)
      } else {
        first[name.value] = name.offset
      }
    }
  }
}

/// Cases whose tag is null, or that have none (`nil`, `.missingTag`).
extension DeclarationChecks {
  func tagless(_ item: DeclaredCase) {
    let (isNull, style) = (item.options.hasNullTag, declared.style.value)
    let name = isNull ? "nil" : ".missingTag"
    func report(_ message: Message, at place: Int? = nil, other: Int? = nil) {
      let offset = place ?? item.tagOffset
      self.report(message, at: offset, note: "the other one is here", at: other)
    }
    let place = style.rules.tagPlace
    guard place == .member || isNull && place == .value else {
      return report(
        isNull && style == .untagged
          ? Message(.untaggedNull) : Message(.taglessStyle, style.rawValue, name))
    }
    if let reads = declared.options.reads, !reads.value.isEmpty {
      report(Message(.taglessBeside, name, "'reads'"), other: reads.offset)
    } else if let other = declared.cases.first(where: \.options.isUntagged) {
      report(Message(.taglessBeside, name, "'.untagged'"), other: other.options.tag?.offset)
    }
    let same = declared.cases[..<item.index].first { other in
      (isNull ? other.options.hasNullTag : other.options.isMissingTag)
        && !other.isExclusive(with: item)
    }
    if let same { report(Message(isNull ? .nullTwice : .taglessTwice), other: same.nameOffset) }
    if !isNull, let aliases = item.options.aliases {
      report(Message(.taglessOption, "aliases"), at: aliases.offset)
    }
    if !isNull, let missing = declared.options.missingTag {
      report(Message(.taglessTwice), at: missing.offset, other: item.nameOffset)
    }
    for value in item.values {
      if let tag = value.options.tag { report(Message(.taglessOption, "tag"), at: tag.offset) }
    }
    // The key of the payload would be the text of the tag.
    if declared.options.representation.content?.value == .tag, item.options.content == nil,
      item.values.contains(where: { $0.options.tag == nil }) || item.options.empty != nil
        || item.options.constants != nil || item.options.extras != nil
    {
      report(Message(.taglessContent, name))
    }
  }
}

/// Coding that a marked enum has in addition to the generated code: written by hand, or left over
/// from what the compiler synthesized.
extension DeclarationChecks {
  func coding() {
    let own = facts[declared.displayName]
    let isHalf = own.decodingByHand == nil || own.encodingByHand == nil
    codingByHand(own.decodingByHand, "init(from:)", .decodable, keptBy: isHalf ? .encodable : nil)
    codingByHand(own.encodingByHand, "encode(to:)", .encodable, keptBy: isHalf ? .decodable : nil)
    // Code that decodes or encodes by hand may need its keys.
    if !own.codesByHand() { leftoverKeys(own) }
  }

  private func codingByHand(
    _ position: Diagnostic.Position?, _ function: String, _ half: ConformanceChoice,
    keptBy other: ConformanceChoice?
  ) {
    guard let position, [.codable, half].contains(declared.conformance) else { return }
    var message = Message(.codingByHand, declared.displayName, function)
    if let other, declared.conformance == .codable {
      message = Message(.halfByHand, declared.displayName, function, other.rawValue)
    }
    reporter.sink.report(Diagnostic(message, at: position))
  }

  // MARK: Keys of synthesized coding

  /// Reports leftover keys. The compiler takes names of cases from `CodingKeys`, and those of a
  /// case's values from `ImageCodingKeys` (SE-0295).
  private func leftoverKeys(_ own: TargetFacts.TypeFacts) {
    let ofCases = facts[declared.displayName + ".CodingKeys"]
    let keys = facts.codingKeys(of: declared.displayName)?.flatMap { $0 } ?? [:]
    let isAlias = ofCases.aliasedType != nil && ofCases.position != nil
    if isAlias || !keys.isEmpty {
      let isOfCases = declared.cases.contains { keys[$0.baseName] != nil }
      let notes = (isOfCases ? declared.cases : []).flatMap { item in
        note(
          item.baseName, keys, "@CodableCase(", skip: "skip: .both", at: item.nameOffset,
          hasKey: item.options.tag != nil, isSkipped: item.options.skip != nil)
      }
      report("CodingKeys", isAlias ? ofCases.position : own.position(of: "CodingKeys"), notes)
    }
    for item in declared.cases {
      let name = item.baseName.prefix(1).uppercased() + item.baseName.dropFirst() + "CodingKeys"
      guard let keys = facts[declared.displayName + "." + name].codingKeys, !keys.isEmpty else {
        continue
      }
      let notes = item.values.flatMap { value in
        note(
          value.label?.withoutBackticks ?? "_\(value.position)", keys, "@CodableValue(key: ",
          skip: "skip: true", at: value.offset, hasKey: value.options.key != nil,
          isSkipped: value.options.skip != nil)
      }
      report(name, own.position(of: name), notes)
    }
  }

  private func report(
    _ name: String, _ position: Diagnostic.Position?, _ notes: [Diagnostic.Note]
  ) {
    guard let position else { return }
    let message = Message(.leftoverCodingKeys, name, declared.displayName)
    reporter.sink.report(Diagnostic(message, at: position, notes: notes))
  }

  /// Returns the annotation that says what coding keys say about a case or a value, unless one
  /// already does.
  private func note(
    _ name: String, _ keys: [String: String], _ annotation: String, skip: String, at offset: Int,
    hasKey: Bool, isSkipped: Bool
  ) -> [Diagnostic.Note] {
    if let key = keys[name] {
      if hasKey || key == name { return [] }
      return [note("write '// \(annotation)\(key.quoted))' for '\(name)'", at: offset)]
    }
    if isSkipped { return [] }
    let word = annotation.prefix { $0 != "(" }
    return [note("write '// \(word)(\(skip))' for '\(name)'", at: offset)]
  }
}

extension TargetFacts.TypeFacts {
  fileprivate func position(of member: String) -> Diagnostic.Position? {
    members.first { $0.name == member }?.position
  }
}

/// Reports types with the name of one that generated code declares, in places that generated code
/// sees: in the module, and in marked enums.
struct GeneratedNameChecks {
  let facts: TargetFacts
  let sink: DiagnosticSink

  func run(_ enums: [DeclaredEnum]) {
    let types = facts.types(called: "CodableEnum")
    if types.isEmpty { return }
    let places = Set(enums.map { $0.displayName + "." } + [""])
    for (path, position) in types {
      let name = String(path.lastPart)
      guard places.contains(String(path.dropLast(name.count))), isGenerated(name) else { continue }
      sink.report(Diagnostic(Message(.nameOfGeneratedType, name), at: position))
    }
  }

  private func isGenerated(_ name: String) -> Bool {
    let heads = ["struct", "enum", "protocol", "class"].flatMap { word in
      [" ", ":", "<"].map { "\(word) \(name)\($0)" }
    }
    return SupportPiece.allCases.contains { piece in heads.contains { piece.text.contains($0) } }
  }
}
