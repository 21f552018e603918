/// Coding that a marked enum has in addition to the generated code: written by hand, or left over
/// from what the compiler synthesized.
extension DeclarationChecks {
  func coding() {
    let own = facts[declared.displayName]
    let isHalf = own.decodingByHand == nil || own.encodingByHand == nil
    codingByHand(own.decodingByHand, "init(from:)", .decodable, keptBy: isHalf ? .encodable : nil)
    codingByHand(own.encodingByHand, "encode(to:)", .encodable, keptBy: isHalf ? .decodable : nil)
    if declared.conformance == .decodable, own.encodingByHand == nil {
      synthesizedHalf(own, "encode(to:)", "Encodable", "Decodable")
    }
    if declared.conformance == .encodable, own.decodingByHand == nil {
      synthesizedHalf(own, "init(from:)", "Decodable", "Encodable")
    }
    // Code that decodes or encodes by hand may need its keys.
    if own.codesByHand() { return }
    leftoverKeys(own)
    rawValuesByHand(own)
  }

  /// Reports an `init(rawValue:)` of its own, by which the standard library would decode it.
  private func rawValuesByHand(_ own: TargetFacts.TypeFacts) {
    guard declared.style.value == .rawValue, declared.conformance != .encodable,
      declared.rawType != nil || facts.isRawRepresentable(types.scope.fullPath),
      let position = own.members.first(where: \.isInitOfRawValue)?.position
    else { return }
    reporter.sink.report(Diagnostic(Message(.rawValuesByHand, declared.displayName), at: position))
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

  /// Reports a protocol for which the compiler makes the half that isn't generated, in its own form.
  private func synthesizedHalf(
    _ own: TargetFacts.TypeFacts, _ function: String, _ protocol: String, _ other: String
  ) {
    guard !isAsSynthesized,
      let stated = own.protocols.first(where: { ["Codable", `protocol`].contains($0) })
    else { return }
    report(.synthesizedHalf, stated, function, other, at: declared.nameOffset)
  }

  /// Whether the compiler, or the standard library for raw values, writes the same form: the options say
  /// nothing about it.
  private var isAsSynthesized: Bool {
    func areNeutral<Options: AnnotationOptions>(_ options: Options) -> Bool {
      let others = ["style", "conformance", "aliases", "ignoringCase", "accessors", "where"]
      return options.written.allSatisfy { option in
        others.contains(option.name)
          || Options.table.contains { $0.name == option.name && $0.rules.needs == .decoding }
      }
    }
    return declared.style.value == (declared.rawType == nil ? .external : .rawValue)
      && areNeutral(declared.options)
      && declared.cases.allSatisfy { item in
        areNeutral(item.options) && item.values.allSatisfy { areNeutral($0.options) }
      }
  }

  // MARK: Keys of synthesized coding

  /// Reports leftover keys. The compiler takes names of cases from `CodingKeys`, and those of a
  /// case's values from `ImageCodingKeys` (SE-0295).
  private func leftoverKeys(_ own: TargetFacts.TypeFacts) {
    let ofCases = facts.nested("CodingKeys", in: declared.displayName)?.facts
    let keys = facts.codingKeys(of: declared.displayName)?.flatMap { $0 } ?? [:]
    let isAlias = ofCases?.aliasedType != nil && ofCases?.position != nil
    if isAlias || !keys.isEmpty {
      // With any other key, code by hand used them.
      let isOfCases = Set(keys.keys).isSubset(of: declared.cases.map(\.baseName))
      let notes = (isOfCases ? declared.cases : []).flatMap { item in
        note(
          item.baseName, keys, "@CodableCase(", skip: "skip: .both", at: item.nameOffset,
          hasKey: item.options.tag != nil, isSkipped: item.options.skip != nil)
      }
      report("CodingKeys", isAlias ? ofCases?.position : own.position(of: "CodingKeys"), notes)
    }
    for item in declared.cases {
      let name = item.baseName.codingKeysOfCase
      guard let keys = facts.nested(name, in: declared.displayName)?.facts.codingKeys, !keys.isEmpty
      else { continue }
      let names = item.values.map { $0.label?.withoutBackticks ?? "_\($0.position)" }
      let isOfValues = Set(keys.keys).isSubset(of: names)
      let notes = (isOfValues ? item.values : []).flatMap { value in
        note(
          names[value.position], keys, "@CodableValue(key: ", skip: "skip: true", at: value.offset,
          hasKey: value.options.key != nil, isSkipped: value.options.skip != nil)
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
