import CodableEnumCore

/// The documentation comments and attributes of declarations, by the places of the declared names.
/// Files are parsed again for them when they are needed.
final class DeclarationNotes {
  struct Note {
    /// Each comment as it is in the source.
    var comments: [String] = []
    var isDeprecated = false
  }

  /// By path.
  private var unread: [String: SourceText]
  private var notes: [Diagnostic.Position: Note] = [:]

  init(_ sources: [SourceText]) {
    unread = Dictionary(sources.map { ($0.path, $0) }) { first, _ in first }
  }

  subscript(position: Diagnostic.Position) -> Note {
    if let source = unread.removeValue(forKey: position.path) { add(source.parsed) }
    return notes[position] ?? Note()
  }

  private func add(_ file: ParsedFile) {
    let comments = Dictionary(
      grouping: file.comments.filter {
        $0.kind == .documentationLine || $0.kind == .documentationBlock
      }, by: \.nextToken)
    func add(_ head: Range<Int>, _ attributes: [Attribute], _ offset: Int) {
      notes[file.position(offset)] = Note(
        comments: head.flatMap { comments[$0] ?? [] }.map { file.file.text($0.start..<$0.end) },
        isDeprecated: CaseAvailability(file, attributes).isDeprecated)
    }
    let tokens = Dictionary(
      file.tokens.enumerated().map { ($1.start, $0) }, uniquingKeysWith: { first, _ in first })
    for declaration in file.declarations where declaration.kind != .code {
      add(declaration.head, declaration.attributes, declaration.nameRange.lowerBound)
      for item in declaration.cases {
        for element in item.elements {
          add(item.head, item.attributes, element.nameRange.lowerBound)
          for value in element.values ?? [] {
            add(value.tokens.prefix(1), [], file.tokens[value.tokens.lowerBound].start)
          }
        }
      }
      for property in declaration.storedProperties {
        // `private(set) var name`. With other attributes, it isn't known how the property is coded.
        let name = tokens[property.nameRange.lowerBound] ?? 0
        let count = property.modifiers.reduce(1) { $0 + ($1.detail == nil ? 1 : 4) }
        add(max(0, name - count)..<name + 1, property.attributes, property.nameRange.lowerBound)
      }
    }
  }
}

extension DeclaredEnum {
  var position: Diagnostic.Position { places.position(nameOffset) }

  func position(ofCase index: Int) -> Diagnostic.Position {
    places.position(cases[index].nameOffset)
  }

  func position(ofValue value: Int, inCase index: Int) -> Diagnostic.Position {
    places.position(cases[index].values[value].offset)
  }
}

extension TypeResolver {
  func position(of name: String) -> Diagnostic.Position? { facts[name].position }

  /// The names of a type's own generic parameters.
  func parameters(of name: String) -> [String] { facts[name].genericParameters.map(\.name) }
}
