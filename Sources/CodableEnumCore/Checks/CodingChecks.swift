/// Reports coding that a marked enum has in addition to the generated code: written by hand, or
/// left over from what the compiler synthesized.
struct CodingChecks {
  let declared: DeclaredEnum
  let facts: TargetFacts
  let reporter: Reporter

  func run() {
    let own = facts[declared.displayName]
    codingByHand(own)
    // Code that decodes or encodes by hand may need its keys.
    if !own.codesByHand() { leftoverKeys(own) }
  }

  private func codingByHand(_ own: TargetFacts.TypeFacts) {
    let isHalf = own.decodingByHand == nil || own.encodingByHand == nil
    if let position = own.decodingByHand, declared.conformance != .encodable {
      report("init(from:)", at: position, isHalf ? .encodable : nil)
    }
    if let position = own.encodingByHand, declared.conformance != .decodable {
      report("encode(to:)", at: position, isHalf ? .decodable : nil)
    }
  }

  private func report(
    _ function: String, at position: Diagnostic.Position, _ other: ConformanceChoice?
  ) {
    let kept = declared.conformance == .codable ? other : nil
    reporter.sink.report(
      Diagnostic(
        .codingByHand(function, in: declared.displayName, keptBy: kept), at: position))
  }

  // MARK: Keys of synthesized coding

  /// Reports leftover keys. The compiler takes names of cases from `CodingKeys`, and those of a
  /// case's values from `ImageCodingKeys` (SE-0295).
  private func leftoverKeys(_ own: TargetFacts.TypeFacts) {
    let ofCases = facts[declared.displayName + ".CodingKeys"]
    let keys = facts.codingKeys(of: declared.displayName)?.flatMap { $0 } ?? [:]
    let isOfCases = declared.cases.contains { keys[$0.baseName] != nil }
    let notes = isOfCases ? declared.cases.flatMap { self.notes($0, keys) } : []
    if ofCases.aliasedType != nil, let position = ofCases.position {
      report("CodingKeys", at: position, notes)
    } else if !keys.isEmpty {
      report("CodingKeys", own, notes)
    }
    for item in declared.cases {
      let name = item.baseName.prefix(1).uppercased() + item.baseName.dropFirst() + "CodingKeys"
      guard let keys = facts[declared.displayName + "." + name].codingKeys, !keys.isEmpty else {
        continue
      }
      report(
        name, own,
        item.values.enumerated().flatMap { index, value in
          self.notes(value, value.label?.withoutBackticks ?? "_\(index)", keys)
        })
    }
  }

  private func report(_ name: String, _ own: TargetFacts.TypeFacts, _ notes: [Diagnostic.Note]) {
    guard let member = own.members.first(where: { $0.name == name }) else { return }
    report(name, at: member.position, notes)
  }

  private func report(
    _ name: String, at position: Diagnostic.Position, _ notes: [Diagnostic.Note]
  ) {
    let message = Message(.leftoverCodingKeys, name, declared.displayName)
    reporter.sink.report(Diagnostic(message, at: position, notes: notes))
  }

  /// Returns the annotation that says what `CodingKeys` says about a case, unless one already does.
  private func notes(_ item: DeclaredCase, _ keys: [String: String]) -> [Diagnostic.Note] {
    let name = item.baseName
    let annotation: String
    if let key = keys[name] {
      guard key != name, item.options.tag == nil else { return [] }
      annotation = "@CodableCase(\(key.quoted))"
    } else {
      guard item.options.skip == nil else { return [] }
      annotation = "@CodableCase(skip: .both)"
    }
    return [reporter.note("write '// \(annotation)' for '\(name)'", at: item.nameOffset)]
  }

  /// Returns the annotation that says what coding keys say about a value, unless one already does.
  private func notes(
    _ value: DeclaredValue, _ name: String, _ keys: [String: String]
  ) -> [Diagnostic.Note] {
    let annotation: String
    if let key = keys[name] {
      guard key != name, value.options.key == nil else { return [] }
      annotation = "@CodableValue(key: \(key.quoted))"
    } else {
      guard value.options.skip == nil else { return [] }
      annotation = "@CodableValue(skip: true)"
    }
    return [reporter.note("write '// \(annotation)' for '\(name)'", at: value.offset)]
  }
}
