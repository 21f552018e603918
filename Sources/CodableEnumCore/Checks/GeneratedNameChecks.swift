/// Finds types with the name of one that generated code declares, or of the module `Swift`, in
/// places that generated code sees: in the module, and in marked enums.
struct GeneratedNameChecks {
  let facts: TargetFacts
  let sink: DiagnosticSink

  /// Returns the names that generated code must not give to its types. Reports those that it would
  /// have to give, since a marked enum uses the same word.
  func run(_ enums: [DeclaredEnum], words: Set<String>) -> [String] {
    let types = facts.types(called: "CodableEnum") + facts.types(called: "Swift")
    if types.isEmpty { return [] }
    let places = Set(enums.map { $0.displayName + "." } + [""])
    let words = words.union(enums.flatMap { $0.path + [$0.places.path] })
    var taken: [String] = []
    for (path, position) in types {
      let name = String(path.lastPart)
      // Generated code doesn't see private types. But two types at the top of files can't share a name.
      let isSeen =
        path.isInFile
        ? path.withoutFile == name && name != "Swift"
        : places.contains(String(path.dropLast(name.count)))
      guard isSeen else { continue }
      if name == "Swift" {
        sink.report(Diagnostic(Message(.nameOfModule), at: position))
      } else if isGenerated(name),
        name != "CodableEnumAnyValue" || enums.contains(where: \.namesAnyValue)
      {
        if words.contains(where: { $0.contains(name) })
          || types.contains(where: { $0.path.lastPart == name + "_" })
        {
          sink.report(Diagnostic(Message(.nameOfGeneratedType, name), at: position))
        } else {
          taken.append(name)
        }
      }
    }
    return taken
  }

  private func isGenerated(_ name: String) -> Bool {
    let heads = ["struct", "enum", "protocol", "class"].flatMap { word in
      [" ", ":", "<"].map { "\(word) \(name)\($0)" }
    }
    return SupportPiece.allCases.contains { piece in heads.contains { piece.text.contains($0) } }
  }
}

extension ParsedFile {
  /// See `Generator`. Enums can be inside each other, so the text is searched only once.
  func wordsLikeGenerated(in enums: [MarkedEnum]) -> Set<String> {
    var words: Set<String> = []
    var offset = 0
    for marked in enums {
      let token = declarations[marked.declaration].body.upperBound
      let end = token < tokens.count ? tokens[token].start : file.bytes.count
      offset = max(offset, marked.offset)
      guard offset < end else { continue }
      file.bytes.withUnsafeBytes { bytes in
        let text = UnsafeRawBufferPointer(rebasing: bytes[..<end])
        while let found = ByteSearch.firstIndex(of: Self.prefix, in: text, from: offset) {
          let word = text[found...].prefix { $0 >= 0x80 || $0 | 0x20 >= UInt8(ascii: "a") }
          offset = found + word.count
          if word.count > Self.prefix.bytes.count {
            words.insert(String(decoding: word, as: UTF8.self))
          }
        }
      }
      offset = end
    }
    return words
  }

  private static let prefix = ByteSearch.Word("CodableEnum", pivot: 7)
}
