import CodableEnumCore
import CodableEnumFormats

/// An enum of a target, marked or not, for which `suggest --for` looks for an annotation.
struct EnumDeclaration {
  /// The name, including all types around the enum.
  let name: String
  /// The index of its file in the sources.
  var source: Int
  let line: Int
  let column: Int
  let isMarked: Bool
  let hasRawValues: Bool
  private(set) var cases: [Case]

  /// Returns the enum with cases that are called like their first tags.
  func named(by tags: [Int: [Scalar]]) -> EnumDeclaration {
    var named = self
    for (index, tags) in tags { named.cases[index].name = tags[0].spelling }
    return named
  }

  struct Case {
    var name: String
    /// The name as it is written, perhaps with backticks.
    var spelling: String
    var values: [Value]
    /// The place in its file of its declaration, or of the comma before it.
    var start: Int
    /// `indirect case`, in place of the comma, makes it a declaration of its own; nil for the first
    /// case of a declaration.
    var head: String?

    /// Whether its name says that it takes what other cases don't.
    var isUnknown: Bool {
      let names = ["other", "unrecognized", "unsupported", "unexpected", "undefined"]
      return names.contains(name) || name.hasPrefix("unknown")
    }

    var labels: [String] { values.compactMap(\.label) }

    /// The case as it is declared: `text(String)`
    var text: String {
      values.isEmpty ? spelling : "\(spelling)(\(values.map(\.text).joined(separator: ", ")))"
    }

    /// Returns the keys of the values in order, if they aren't their labels, and if each key of the
    /// samples that isn't a label has one value.
    ///
    /// - Parameters:
    ///   - keys: All keys of the case's samples but the tag's.
    ///   - inCode: The keys of the values in hand-written coding, as far as they are known. Beside
    ///     them, the key of only one value is guessed.
    func keys(among keys: [String], _ naming: Naming, _ inCode: [String?]) -> [String]? {
      let labels = values.map { $0.label.map(naming.apply) }
      let known = zip(inCode, labels).map { inCode, label in
        inCode ?? label.flatMap { keys.contains($0) ? $0 : nil }
      }
      var rest = keys.filter { !known.contains($0) }[...]
      let count = known.count { $0 == nil }
      let isKnown = inCode.contains { $0 != nil }
      guard count == 0 || rest.count == count && (count == 1 || !isKnown) else { return nil }
      let all = known.map { $0 ?? rest.removeFirst() }
      return all == labels ? nil : all
    }
  }

  struct Value {
    /// The label, or the parameter name if the label is `_`.
    var label: String?
    /// Its place in its file.
    var range: Range<Int>
    /// As it is declared: `size: Int = 1`
    var text: String
  }

  /// What cases and values need beside the annotation of the enum.
  struct CaseAnnotations: Equatable {
    /// The tags of some cases, by the index of the case. All but the first are aliases.
    var tags: [Int: [Scalar]] = [:]
    /// The keys of the values of some cases, by the index of the case.
    var keys: [Int: [String]] = [:]
    /// The keys that some cases have with literals, by the index of the case:
    /// `extras: ["version": 2]`
    var literals: [Int: String] = [:]
    /// The index of the case that is `.unknown`.
    var unknown: Int?
    /// Whether the last value of that case has all keys but the tag's.
    var flattensUnknown = false
    /// Whether the first value of that case takes the tag, although it isn't called so.
    var tagsUnknown = false
    /// The index of the case that lacks the tag.
    var missingTag: Int?
    /// The values of some cases whose null is their default, by the index of the case.
    var nulls: [Int: Set<Int>] = [:]
    /// Further keys of values, by the indices of the case and the value.
    var aliases: [Int: [Int: Set<String>]] = [:]

    /// Returns a case with its annotations; nil if it has none.
    func text(of item: Case, _ index: Int) -> String? {
      if item.values.indices.allSatisfy({ ofValue($0, in: index).isEmpty }) {
        let keys = keys[index].map { "keys: [\($0.map(\.quoted).joined(separator: ", "))]" }
        return annotation(of: index, [keys].compactMap(\.self)).map { "\($0)\ncase \(item.text)" }
      }
      let values = item.values.enumerated().map { position, value in
        let text = position + 1 < item.values.count ? "\(value.text)," : value.text
        return "  " + text + (annotation(ofValue: position, in: index).map { "  \($0)" } ?? "")
      }
      let lines = [tag(of: index), "case \(item.spelling)("].compactMap(\.self) + values + [")"]
      return lines.joined(separator: "\n")
    }

    /// Returns the annotation that says which tags a case has, if there is one.
    func tag(of index: Int) -> String? { annotation(of: index, []) }

    private func annotation(of index: Int, _ others: [String]) -> String? {
      let tags =
        index == unknown
        ? [".unknown"] : index == missingTag ? [".missingTag"] : (tags[index] ?? []).map(\.json)
      let aliases =
        tags.count > 1 ? ["aliases: [\(tags.dropFirst().joined(separator: ", "))]"] : []
      let literals = [literals[index]].compactMap(\.self)
      let arguments = Array(tags.prefix(1)) + aliases + literals + others
      return arguments.isEmpty
        ? nil : "// @CodableCase(\(arguments.joined(separator: ", ")))"
    }

    /// Whether any case has an annotation, for which it needs a declaration of its own.
    var hasTags: Bool {
      unknown != nil || missingTag != nil || !tags.isEmpty || !literals.isEmpty
    }

    /// Returns the annotation of a value, if it needs one.
    func annotation(ofValue position: Int, in index: Int) -> String? {
      let arguments =
        (keys[index].map { ["key: \($0[position].quoted)"] } ?? []) + ofValue(position, in: index)
      return arguments.isEmpty ? nil : "// @CodableValue(\(arguments.joined(separator: ", ")))"
    }

    /// Returns arguments of a value's annotation that no annotation of the case can replace.
    private func ofValue(_ position: Int, in index: Int) -> [String] {
      let aliases = (aliases[index]?[position] ?? []).sorted().map(\.quoted)
      return (aliases.isEmpty ? [] : ["aliases: [\(aliases.joined(separator: ", "))]"])
        + (nulls[index]?.contains(position) == true ? ["nil: .default"] : [])
        + (index == unknown && flattensUnknown && position > 0 ? ["flatten: true"] : [])
        + (index == unknown && tagsUnknown && position == 0 ? ["tag: true"] : [])
    }
  }

  /// Returns all enums with this name, including those in other types.
  static func named(_ name: String, in sources: [SourceText]) -> [EnumDeclaration] {
    sources.enumerated().flatMap { number, source in
      // Most files don't contain this word.
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

  /// Returns nil for an enum inside a function.
  private init?(_ file: ParsedFile, _ index: Int, isMarked: Bool, source: Int) {
    guard let path = file.typePath(of: index) else { return nil }
    let declaration = file.declarations[index]
    let place = file.position(declaration.nameRange.lowerBound)
    name = path
    self.source = source
    line = place.line
    column = place.column
    self.isMarked = isMarked
    hasRawValues = RawValues(file, declaration).values != nil
    cases = declaration.cases.flatMap { Case.all(in: $0, file) }
  }

  /// Returns the source with this annotation instead of the existing one.
  func annotated(
    _ annotation: String, _ more: CaseAnnotations = CaseAnnotations(), in source: SourceText
  ) -> SourceText {
    var bytes = source.bytes
    for (index, item) in cases.enumerated().reversed() {
      for (position, value) in item.values.enumerated().reversed() {
        guard let text = more.annotation(ofValue: position, in: index) else { continue }
        // The annotation is for the only value on the next line.
        bytes.insert(UInt8(ascii: "\n"), at: value.range.upperBound)
        bytes.insert(contentsOf: "\n\(text)\n".utf8, at: value.range.lowerBound)
      }
      let tag = more.tag(of: index)
      if let head = item.head, more.hasTags {
        let text = "\n\(tag ?? "")\n\(head) "
        bytes.replaceSubrange(item.start...item.start, with: text.utf8)
      } else if let tag {
        bytes.insert(contentsOf: "\n\(tag)\n".utf8, at: item.start)
      }
    }
    var lines = Self.lines(of: bytes)
    let own = lines[line - 1]
    let keyword = Self.lastRange(of: Array("enum".utf8), in: own[..<(column - 1)])
    let split = keyword ?? 0
    lines[line - 1] =
      Array(own[..<split]) + Array("\n// \(annotation)\n".utf8) + Array(own[split...])
    if isMarked { Self.removeAnnotation(before: line - 1, from: &lines) }
    return SourceText(
      path: source.path, bytes: Array(lines.joined(separator: [UInt8(ascii: "\n")])))
  }

  private static func lines(of bytes: [UInt8]) -> [[UInt8]] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Array($0) }
  }

  private static func lastRange(of word: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= word.count else { return nil }
    return (bytes.startIndex...(bytes.endIndex - word.count)).last { start in
      bytes[start..<(start + word.count)].elementsEqual(word)
    }
  }

  /// Returns the arguments of the existing annotation; nil if there is none.
  func arguments(in source: SourceText) -> String? {
    guard isMarked else { return nil }
    let lines = Self.lines(of: source.bytes)
    let own = Self.annotation(before: line - 1, in: lines).map { index in
      String(decoding: lines[index].drop { " \t/".utf8.contains($0) }, as: UTF8.self)
    }
    let text = own.joined(separator: " ")
    guard let start = text.firstIndex(of: "("), let end = text.lastIndex(of: ")") else {
      return nil
    }
    return text[start..<end].dropFirst().split(separator: " ").joined(separator: " ")
  }

  /// Empties the lines of the nearest annotation above a line.
  private static func removeAnnotation(before line: Int, from lines: inout [[UInt8]]) {
    for index in annotation(before: line, in: lines) { lines[index] = [] }
  }

  /// Returns the lines of the nearest annotation above a line.
  private static func annotation(before line: Int, in lines: [[UInt8]]) -> Range<Int> {
    let name = Array("@CodableEnum(".utf8)
    guard let first = lines[..<line].lastIndex(where: { lastRange(of: name, in: $0[...]) != nil })
    else { return line..<line }
    var depth = 0
    for index in first..<line {
      for byte in lines[index] {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
      }
      if depth <= 0 { return first..<(index + 1) }
    }
    return first..<line
  }
}

extension EnumDeclaration.Case {
  fileprivate static func all(
    in declaration: CaseDeclaration, _ file: ParsedFile
  ) -> [EnumDeclaration.Case] {
    let head = file.bytes(ofTokens: declaration.head)
    var token = declaration.head.upperBound
    return declaration.elements.enumerated().map { number, element in
      if number == 0 {
        return EnumDeclaration.Case(element, start: head.lowerBound, head: nil, file)
      }
      while file.tokens[token].start < element.nameRange.lowerBound { token += 1 }
      let comma = file.tokens[token - 1].start
      return EnumDeclaration.Case(element, start: comma, head: file.file.text(head), file)
    }
  }

  private init(_ element: EnumElement, start: Int, head: String?, _ file: ParsedFile) {
    self.start = start
    self.head = head
    name = element.name.withoutBackticks
    spelling = element.name
    values = (element.values ?? []).map { value in
      let label = value.firstName == "_" ? value.secondName : value.firstName
      let range = file.bytes(ofTokens: value.tokens)
      return EnumDeclaration.Value(
        label: label?.withoutBackticks, range: range, text: file.file.text(range))
    }
  }
}
