import CodingChecks
import Foundation
import Testing

/// Expects a value to be written as exactly this JSON, keys in order, and to come back equal from
/// every coder.
func expectWire<Value: Codable & Equatable>(
  _ value: Value, _ json: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  for problem in RoundTrip.problems(value, json: json) {
    Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
  }
}

/// Expects JSON that is never written to be read as a value.
func expectReads<Value: Codable & Equatable>(
  _ json: String, as value: Value, sourceLocation: SourceLocation = #_sourceLocation
) {
  for problem in RoundTrip.problemsReading(value, from: json) {
    Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
  }
}

/// The error of decoding, as `kind at path: text`, the path written `users[1].name`.
func decodingError<Value: Decodable>(
  _ type: Value.Type, _ json: String, sourceLocation: SourceLocation = #_sourceLocation
) -> String {
  do {
    let value = try JSONDecoder().decode(type, from: Data(json.utf8))
    Issue.record("\(json) is read as \(value)", sourceLocation: sourceLocation)
    return ""
  } catch let error as DecodingError {
    return error.summary
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
    return ""
  }
}

extension DecodingError {
  var summary: String {
    let path = context?.codingPath.pathText ?? ""
    let text = context?.debugDescription ?? ""
    switch self {
    case .typeMismatch: return "typeMismatch at \(path): \(text)"
    case .valueNotFound: return "valueNotFound at \(path): \(text)"
    case .keyNotFound(let key, _): return "keyNotFound \(key.stringValue) at \(path): \(text)"
    case .dataCorrupted: return "dataCorrupted at \(path): \(text)"
    @unknown default: return "\(self)"
    }
  }

  /// The summary without the text, which for errors of the decoder's own differs between decoders.
  var place: String { String(summary.prefix { $0 != ":" }) }
}
