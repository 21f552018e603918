import CodableEnumCore
import CodableEnumFormats

/// Asks the core whether code that it generates reads samples.
struct Verifier {
  private let formats: TargetFormats
  private let name: String

  /// - Parameter text: Swift with a marked enum of the name.
  init(_ text: String, name: String) {
    formats = TargetFormats.of([SourceText(path: "Suggestion.swift", bytes: Array(text.utf8))])
    self.name = name
  }

  var errors: [Diagnostic] { formats.diagnostics.filter(\.isError) }

  /// Whether samples are read, as far as the core knows the types. The descriptions were made of
  /// all; this finds what the core would make of them that was not thought of.
  func reads(_ values: [JSONValue]) -> Bool {
    guard errors.isEmpty else { return false }
    let reader = FormatReader(formats.target, FormatLock())
    return values.thinned(to: 2000).allSatisfy {
      !reader.read($0.shape, as: name, expecting: nil).isNone
    }
  }
}

extension JSONValue {
  /// The document as a shape: literals in the place of types.
  var shape: Shape {
    switch self {
    case .null: .null
    case .boolean(let value): .literal(.boolean(value))
    case .integer(let value): .literal(.integer(value))
    case .unsigned(let value): .literal(.double("\(value)"))
    case .double(let value): .literal(.double("\(value)"))
    case .string(let text): .literal(.string(text))
    case .array(let elements): .array(elements.map(\.shape))
    case .object(let members):
      .object(members.map { .key($0.key, $0.value.shape, isOptional: false) })
    }
  }
}
