import Foundation
import Testing

/// Expects JSON to be read as a value, and the value to be written as that JSON, whatever the order
/// of keys.
func expect<Value: Codable & Equatable>(
  _ json: String, is value: Value, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try expect(json, reads: value, sourceLocation: sourceLocation)
  try expect(json, isWrittenFrom: value, sourceLocation: sourceLocation)
}

/// Expects JSON to be read as a value, which is written in another way or not at all.
func expect<Value: Decodable & Equatable>(
  _ json: String, reads value: Value, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let read = try JSONDecoder().decode(Value.self, from: Data(json.utf8))
  #expect(read == value, sourceLocation: sourceLocation)
}

/// Expects a value to be written as JSON, whatever the order of keys.
func expect(
  _ json: String, isWrittenFrom value: some Encodable,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let written = try JSONEncoder().encode(value)
  #expect(
    try sorted(written) == sorted(Data(json.utf8)), sourceLocation: sourceLocation)
}

/// Expects that JSON is not read.
///
/// - Parameter path: Of the place that the error names: `source.type`, `0.text`. A key that is not
///   found counts as its end.
func expectRefused(
  _ json: String, as type: (some Decodable).Type, at path: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let error = #expect(throws: DecodingError.self, sourceLocation: sourceLocation) {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }
  guard let error else { return }
  #expect(error.path == path, "\(error)", sourceLocation: sourceLocation)
}

/// The text of JSON with sorted keys, which tells `1` from `true`, as equality of Foundation's
/// objects does not.
private func sorted(_ json: Data) throws -> String {
  let value = try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
  let data = try JSONSerialization.data(
    withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes])
  return String(decoding: data, as: UTF8.self)
}

extension DecodingError {
  fileprivate var path: String {
    let keys: [any CodingKey] =
      switch self {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .dataCorrupted(let context):
        context.codingPath
      case .keyNotFound(let key, let context): context.codingPath + [key]
      @unknown default: fatalError("\(self)")
      }
    return keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}
