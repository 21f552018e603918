// Compiled together with the inputs of the accept goldens and what is generated for them.

import Foundation

/// Each case adds a function of its name in its Run.swift.
enum Goldens {}

/// Runs are of one thread.
nonisolated(unsafe) var failures: [String] = []

func fail(_ text: String, _ file: String, _ line: Int) {
  failures.append("\(file):\(line): \(text)")
}

/// A value is written as `json`, and `json` reads as the value.
func both<Value: Codable>(
  _ value: Value, _ json: String, file: String = #fileID, line: Int = #line
) {
  writes(value, json, file: file, line: line)
  reads(json, value, file: file, line: line)
}

func writes<Value: Encodable>(
  _ value: Value, _ json: String, file: String = #fileID, line: Int = #line
) {
  do {
    let written = canonical(try JSONEncoder().encode([value]))
    let expected = canonical(Data("[\(json)]".utf8))
    if written != expected { fail("\(value) is written as \(written)", file, line) }
  } catch {
    fail("\(value) is not written: \(error)", file, line)
  }
}

func reads<Value: Decodable>(
  _ json: String, _ value: Value, file: String = #fileID, line: Int = #line
) {
  do {
    let read = try JSONDecoder().decode([Value].self, from: Data("[\(json)]".utf8))[0]
    if String(reflecting: read) != String(reflecting: value) {
      fail("\(json) reads as \(read)", file, line)
    }
  } catch {
    fail("\(json) is not read: \(error)", file, line)
  }
}

/// Reading fails with a `DecodingError` whose description holds all of `texts`.
func rejects<Value: Decodable>(
  _ json: String, _ type: Value.Type, _ texts: String..., file: String = #fileID, line: Int = #line
) {
  do {
    let read = try JSONDecoder().decode([Value].self, from: Data("[\(json)]".utf8))[0]
    fail("\(json) reads as \(read)", file, line)
  } catch let error as DecodingError {
    let text = describe(error)
    for expected in texts where !text.contains(expected) {
      fail("the error for \(json) is: \(text)", file, line)
    }
  } catch {
    fail("the error for \(json) is: \(error)", file, line)
  }
}

/// Writing fails with an `EncodingError` whose description holds `text`.
func refuses<Value: Encodable>(
  _ value: Value, _ text: String, file: String = #fileID, line: Int = #line
) {
  do {
    let written = canonical(try JSONEncoder().encode([value]))
    fail("\(value) is written as \(written)", file, line)
  } catch EncodingError.invalidValue(_, let context) {
    if !context.debugDescription.contains(text) {
      fail("the error for \(value) is: \(context.debugDescription)", file, line)
    }
  } catch {
    fail("the error for \(value) is: \(error)", file, line)
  }
}

/// `json` reads as a value that is written as `json` again.
func returns<Value: Codable>(
  _ json: String, _ type: Value.Type, file: String = #fileID, line: Int = #line
) {
  do {
    let read = try JSONDecoder().decode([Value].self, from: Data("[\(json)]".utf8))[0]
    writes(read, json, file: file, line: line)
  } catch {
    fail("\(json) is not read: \(error)", file, line)
  }
}

func isRead<Value: Decodable>(
  _ json: String, _ type: Value.Type, file: String = #fileID, line: Int = #line
) {
  do {
    _ = try JSONDecoder().decode([Value].self, from: Data("[\(json)]".utf8))
  } catch {
    fail("\(json) is not read: \(error)", file, line)
  }
}

func equal<Value: Equatable>(
  _ value: Value, _ expected: Value, file: String = #fileID, line: Int = #line
) {
  if value != expected { fail("\(value) is not \(expected)", file, line) }
}

/// `keyNotFound 0.meta.type: …`: kind, place and text.
private func describe(_ error: DecodingError) -> String {
  func join(_ kind: String, _ context: DecodingError.Context, _ key: (any CodingKey)? = nil)
    -> String
  {
    let path = (context.codingPath + [key].compactMap { $0 }).dropFirst()
    let place = path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
    return "\(kind) \(place.joined(separator: ".")): \(context.debugDescription)"
  }
  switch error {
  case .keyNotFound(let key, let context): return join("keyNotFound", context, key)
  case .valueNotFound(_, let context): return join("valueNotFound", context)
  case .typeMismatch(_, let context): return join("typeMismatch", context)
  case .dataCorrupted(let context): return join("dataCorrupted", context)
  @unknown default: return "\(error)"
  }
}

private func canonical(_ data: Data) -> String {
  do {
    let object = try JSONSerialization.jsonObject(with: data)
    let sorted = try JSONSerialization.data(
      withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
    return String(String(decoding: sorted, as: UTF8.self).dropFirst().dropLast())
  } catch {
    return "\(error)"
  }
}

// The generator doesn't see this file, so these are like types of another module.

typealias UnseenCounts = [String: Int]
typealias UnseenMaybe<Wrapped> = Wrapped?
typealias UnseenMaybeInt = Int?

struct UnseenAmount: Codable, Equatable {
  var value: Int?

  init(value: Int?) { self.value = value }

  init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(Int?.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
