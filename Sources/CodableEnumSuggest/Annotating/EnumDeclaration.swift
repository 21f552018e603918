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
    let file = source.parsed
    let marked = file.markedEnums
    return file.declarations.indices.filter { file.declarations[$0].kind == .enum }.compactMap {
      EnumDeclaration(file, $0, isMarked: marked.contains($0), source: number)
    }
  }

  /// nil inside of a function.
  private init?(_ file: ParsedFile, _ index: Int, isMarked: Bool, source: Int) {
    guard let path = file.typePath(of: index) else { return nil }
    let declaration = file.declarations[index]
    let place = file.lines.location(at: declaration.nameRange.lowerBound)
    name = path
    self.source = source
    line = place.line
    column = place.column
    self.isMarked = isMarked
    cases = declaration.cases.flatMap(\.elements).map(Case.init)
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
  fileprivate init(_ element: EnumElement) {
    name = element.name.withoutBackticks
    labels = (element.values ?? []).compactMap { value in
      (value.firstName == "_" ? value.secondName : value.firstName)?.withoutBackticks
    }
  }
}
