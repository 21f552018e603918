import CodableEnumCore
import CodableEnumFormats

/// An enum of a target that is to read samples, marked or not.
struct EnumDeclaration {
  /// With all types around it.
  let name: String
  /// Of the file that it stands in, among all sources.
  let source: Int
  let line: Int
  let column: Int
  let isMarked: Bool
  let cases: [Case]

  struct Case {
    var name: String
    /// Labels and names of parameters.
    var labels: [String]
  }

  /// All enums of that name, or of that name in another type.
  static func named(_ name: String, in sources: [SourceText]) -> [EnumDeclaration] {
    sources.enumerated().flatMap { number, source in
      // Most files have no such word.
      String(decoding: source.bytes, as: UTF8.self).contains("enum")
        ? declarations(in: source, number).filter { NameSearch.matches(name, $0.name) } : []
    }
  }

  static func names(in sources: [SourceText]) -> [String] {
    sources.enumerated().flatMap { declarations(in: $1, $0).map(\.name) }
  }

  private static func declarations(in source: SourceText, _ number: Int) -> [EnumDeclaration] {
    var inspector = Inspector(includesUnmarked: true)
    source.bytes.withUnsafeBytes { inspector.add($0, path: source.path) }
    var description: JSONValue?
    // The inspector writes JSON.
    try? JSONReader.read(Array(inspector.text.utf8)) { value, _ in description = value }
    let enums = description?["files"]?.elements?.first?["enums"]?.elements ?? []
    return enums.compactMap { EnumDeclaration($0, source: number) }
  }

  private init?(_ description: JSONValue, source: Int) {
    guard let name = description["name"]?.string, case .integer(let line)? = description["line"],
      case .integer(let column)? = description["column"]
    else { return nil }
    let parents = (description["parents"]?.elements ?? []).compactMap { $0["name"]?.string }
    self.name = (parents.filter { !$0.isEmpty } + [name]).joined(separator: ".")
    self.source = source
    self.line = line
    self.column = column
    isMarked = description["marked"] == .boolean(true)
    cases = (description["cases"]?.elements ?? []).compactMap(Case.init)
  }

  /// The source with another annotation in the place of the one that there is.
  func annotated(_ annotation: String, in source: SourceText) -> SourceText {
    var lines = source.bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).map { Array($0) }
    let own = lines[line - 1]
    let keyword = Self.lastRange(of: Array("enum".utf8), in: own[..<(column - 1)])
    let split = keyword ?? 0
    lines[line - 1] =
      Array(own[..<split]) + Array("\n// \(annotation)\n".utf8) + Array(own[split...])
    if isMarked { Self.removeAnnotation(before: line - 1, from: &lines) }
    let bytes = lines.joined(separator: [UInt8(ascii: "\n")])
    return SourceText(path: source.path, bytes: Array(bytes))
  }

  private static func lastRange(of word: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= word.count else { return nil }
    return (bytes.startIndex...(bytes.endIndex - word.count)).last { start in
      bytes[start..<(start + word.count)].elementsEqual(word)
    }
  }

  /// Empties the lines of the annotation that stands nearest above a line.
  private static func removeAnnotation(before line: Int, from lines: inout [[UInt8]]) {
    let name = Array("@CodableEnum(".utf8)
    guard let first = lines[..<line].lastIndex(where: { lastRange(of: name, in: $0[...]) != nil })
    else { return }
    var depth = 0
    for index in first..<line {
      for byte in lines[index] {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
      }
      lines[index] = []
      if depth <= 0 { return }
    }
  }
}

extension EnumDeclaration.Case {
  fileprivate init?(_ description: JSONValue) {
    guard let name = description["name"]?.string else { return nil }
    let values = description["values"]?.elements ?? []
    self.name = name.trimmed(of: "`")
    labels = values.compactMap { value in
      let label = value["label"]?.string
      return (label == "_" ? value["name"]?.string : label)?.trimmed(of: "`")
    }
  }
}

extension String {
  fileprivate func trimmed(of character: Character) -> String {
    String(filter { $0 != character })
  }
}
