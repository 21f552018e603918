import CodableEnumCore
import CodableEnumFormats

extension EnumDeclaration {
  /// Returns the only direction in which the enum and its extensions say that it is coded; nil if
  /// they say both or neither.
  func onlyConformance(in sources: [SourceText]) -> ConformanceChoice? {
    let protocols = sources.map(\.parsed).flatMap { file in
      file.parts(of: name).flatMap { $0.inheritedTypes.flatMap(file.protocols) }
    }
    let stated = Set(protocols).intersection(["Codable", "Decodable", "Encodable"])
    return stated == ["Decodable"] ? .decodable : stated == ["Encodable"] ? .encodable : nil
  }

  /// Renames the coding that the enum has by hand, so that an annotation isn't an error beside it.
  ///
  /// - Returns: What the annotation replaces: `'init(from:)' at Sources/App/Message.swift:12`.
  func hideCoding(in sources: inout [SourceText]) -> [String] {
    let keys = ["CodingKeys"] + cases.map(\.name.codingKeysOfCase)
    var hidden: [String] = []
    for number in sources.indices {
      let file = sources[number].parsed
      for member in file.parts(of: name).flatMap(\.members) {
        var text = member.name
        var start = member.nameRange.lowerBound
        switch (member.kind, member.name, member.labels) {
        case (.function, "encode", ["to"]): text = "encode(to:)"
        case (.function, "init", ["from"]):
          text = "init(from:)"
          start = sources[number].bytes[start...].firstIndex(of: UInt8(ascii: "f")) ?? start
        case (.type, let name, _) where keys.contains(name): break
        default: continue
        }
        sources[number].bytes[start] = UInt8(ascii: "_")
        hidden.append("'\(text)' at \(sources[number].path):\(file.position(start).line)")
      }
    }
    return hidden
  }
}

extension ParsedFile {
  /// Returns the declaration of a type in the file, and its extensions.
  func parts(of name: String) -> [Declaration] {
    declarations.indices.filter { typePath(of: $0) == name }.map { declarations[$0] }
  }
}
