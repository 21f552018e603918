/// Writes the outputs of a target: each enum's code in the output that its file belongs to, and what
/// all share in the first.
struct TargetEmitter: Sendable {
  private let enums: [MarkedModel]
  private let outputCount: Int
  private let locatesSources: Bool
  /// See `Generator`.
  private let command: String?

  init(_ enums: [MarkedModel], _ outputCount: Int, locatesSources: Bool, command: String? = nil) {
    self.enums = enums
    self.outputCount = outputCount
    self.locatesSources = locatesSources
    self.command = command
  }

  /// Hands over the texts one by one, so that no two need to be in memory. The first output comes
  /// last: what it shares with the others is known from these.
  func forEachOutput(_ body: (_ index: Int, _ text: String) -> Void) {
    let enums = Dictionary(grouping: enums) { Self.output(of: $0.model.label, count: outputCount) }
    var support: Set<SupportPiece> =
      self.enums.contains(where: \.model.usesAnyValue) ? [.anyValue] : []
    for output in (0..<outputCount).reversed() {
      body(output, text(of: enums[output] ?? [], isFirst: output == 0, &support))
    }
  }

  private func text(
    of enums: [MarkedModel], isFirst: Bool, _ support: inout Set<SupportPiece>
  ) -> String {
    var body = ""
    var labels: [String] = []
    var imports: [String] = []
    for item in enums {
      let model = item.model
      let writer = CodeWriter(locatesSources: locatesSources)
      let describer = ShapeDescriber(declared: item.declared, resolver: TypeResolver())
      EnumEmitter(
        model: model, shapes: model.representations.map(describer.shapes), out: writer
      ).emit()
      body += writer.text
      support.formUnion(writer.support)
      if labels.last != model.label { labels.append(model.label) }
      for line in model.imports where !imports.contains(line) { imports.append(line) }
    }
    let shared = isFirst ? supportText(support) : ""
    return header(labels, hasSupport: !shared.isEmpty) + importText(imports) + body + shared
  }

  /// The output that a source belongs to: by a hash of its label (FNV-1a), so that adding or removing
  /// a file moves no other one.
  static func output(of label: String, count: Int) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in label.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int(hash % UInt64(count))
  }

  private func header(_ labels: [String], hasSupport: Bool) -> String {
    if let command { return CheckedInFile.header(labels, command: command) }
    guard !labels.isEmpty || hasSupport else {
      return "// Written by codable-enum-generator; no marked enum belongs here.\n"
    }
    var lines = [
      "// Written by codable-enum-generator; the next build writes it anew. Do not edit."
    ]
    if !labels.isEmpty { lines += ["//", "// From the enums marked with @CodableEnum in:"] }
    lines += labels.map { "//   \($0.inLineComment)" }
    return lines.joined(separator: "\n") + "\n"
  }

  private func importText(_ imports: [String]) -> String {
    imports.isEmpty ? "" : "\n" + imports.joined(separator: "\n") + "\n"
  }

  /// What stands in the first output alone, for all.
  private func supportText(_ pieces: Set<SupportPiece>) -> String {
    if pieces.isEmpty { return "" }
    let access =
      enums.map(\.model).filter(\.usesAnyValue).map(\.place.accessOfValues).max() ?? .internal
    return "\n" + SupportPiece.heading + "\n"
      + SupportPiece.text(of: pieces).replacing("%access%", with: access.modifier)
  }
}
