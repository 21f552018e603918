/// The documentation comments and attributes of declarations, by the places of the declared names.
/// Only commands need them.
package struct DeclarationNotes: Sendable {
  package struct Note: Sendable {
    /// Each comment as it is in the source.
    package var comments: [String] = []
    package var isDeprecated = false
  }

  private var notes: [Diagnostic.Position: Note] = [:]

  package subscript(position: Diagnostic.Position) -> Note { notes[position] ?? Note() }

  mutating func add(_ file: ParsedFile) {
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
  package var position: Diagnostic.Position { places.position(nameOffset) }

  package func position(ofCase index: Int) -> Diagnostic.Position {
    places.position(cases[index].nameOffset)
  }

  package func position(ofValue value: Int, inCase index: Int) -> Diagnostic.Position {
    places.position(cases[index].values[value].offset)
  }
}

extension TypeResolver {
  package func position(of name: String) -> Diagnostic.Position? { facts[name].position }

  /// The names of a type's own generic parameters.
  package func parameters(of name: String) -> [String] { facts[name].genericParameters.map(\.name) }
}
