import Foundation
import OrderedJSON
import Testing

func encode(_ value: some Encodable) throws -> String {
  try OrderedJSONEncoder().encode(value)
}

func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
  try JSONDecoder().decode(type, from: Data(json.utf8))
}

func decode<Value: Decodable>(_ json: String) throws -> Value {
  try decode(Value.self, json)
}

/// Expects a value to be written as some JSON, to the byte, and to be what is read from it.
func expect<Value: Codable & Equatable>(
  _ value: Value, is json: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  #expect(try encode(value) == json, sourceLocation: sourceLocation)
  #expect(try decode(json) == value, sourceLocation: sourceLocation)
}
