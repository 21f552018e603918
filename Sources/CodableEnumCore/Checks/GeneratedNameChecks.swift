/// Reports types with the name of one that generated code declares, or of the module `Swift`, in
/// places that generated code sees: in the module, and in marked enums.
struct GeneratedNameChecks {
  let facts: TargetFacts
  let sink: DiagnosticSink

  func run(_ enums: [DeclaredEnum]) {
    let types = facts.types(called: "CodableEnum") + facts.types(called: "Swift")
    if types.isEmpty { return }
    let places = Set(enums.map { $0.displayName + "." } + [""])
    for (path, position) in types {
      let name = String(path.lastPart)
      guard places.contains(String(path.dropLast(name.count))) else { continue }
      if name == "Swift" {
        sink.report(Diagnostic(Message(.nameOfModule), at: position))
      } else if isGenerated(name),
        name != "CodableEnumAnyValue" || enums.contains(where: \.namesAnyValue)
      {
        sink.report(Diagnostic(Message(.nameOfGeneratedType, name), at: position))
      }
    }
  }

  private func isGenerated(_ name: String) -> Bool {
    let heads = ["struct", "enum", "protocol", "class"].flatMap { word in
      [" ", ":", "<"].map { "\(word) \(name)\($0)" }
    }
    return SupportPiece.allCases.contains { piece in heads.contains { piece.text.contains($0) } }
  }
}
