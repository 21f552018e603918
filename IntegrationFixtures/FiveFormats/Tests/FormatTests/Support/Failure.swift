import Foundation
import Testing

/// A `DecodingError` as tests look at it.
struct Failure {
  enum Kind { case typeMismatch, valueNotFound, keyNotFound, dataCorrupted }

  let kind: Kind
  /// `status`, `users.0.name`; a key that is not found counts as the end of the path.
  let path: String
  let text: String

  init(_ error: DecodingError) {
    switch error {
    case .typeMismatch(_, let context): self.init(.typeMismatch, context)
    case .valueNotFound(_, let context): self.init(.valueNotFound, context)
    case .keyNotFound(let key, let context): self.init(.keyNotFound, context, key)
    case .dataCorrupted(let context): self.init(.dataCorrupted, context)
    @unknown default: fatalError("\(error)")
    }
  }

  private init(_ kind: Kind, _ context: DecodingError.Context, _ missingKey: (any CodingKey)? = nil)
  {
    self.kind = kind
    let path = context.codingPath + (missingKey.map { [$0] } ?? [])
    self.path = path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    text = context.debugDescription
  }
}

/// Expects that decoding fails.
///
/// - Parameters:
///   - path: Of the place that the error names.
///   - text: What the error says; nil for the decoder's own errors, which are Foundation's matter.
func expectFailure(
  reading json: String, as type: (some Decodable).Type, _ kind: Failure.Kind, at path: String,
  _ text: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  let error = #expect(throws: DecodingError.self, sourceLocation: sourceLocation) {
    try decode(type, json)
  }
  guard let failure = error.map(Failure.init) else { return }
  #expect(failure.kind == kind, sourceLocation: sourceLocation)
  #expect(failure.path == path, sourceLocation: sourceLocation)
  if let text { #expect(failure.text == text, sourceLocation: sourceLocation) }
}
