import Foundation
import TOMLKit
import XMLCoder
import Yams

/// A public encoder and its decoder.
struct Coder: Sendable {
  var name: String
  /// Whether a document can be anything but an object; if not, values are written in one.
  var hasBareValues: Bool
  var trip: Trip

  protocol Trip: Sendable {
    func callAsFunction<Value: Codable>(_ value: Value) throws -> (value: Value, text: String)
  }

  static let all = [
    Coder(name: "JSON", hasBareValues: true, trip: JSON()),
    Coder(name: "XML plist", hasBareValues: false, trip: PropertyList(format: .xml)),
    Coder(name: "binary plist", hasBareValues: false, trip: PropertyList(format: .binary)),
    Coder(name: "Yams 6.2.2", hasBareValues: true, trip: YAML()),
    Coder(name: "TOMLKit 0.6.0", hasBareValues: false, trip: TOML()),
    Coder(name: "XMLCoder 0.18.2", hasBareValues: false, trip: XML()),
  ]
}

struct JSON: Coder.Trip {
  func callAsFunction<Value: Codable>(_ value: Value) throws -> (value: Value, text: String) {
    let data = try JSONEncoder().encode(value)
    return (try JSONDecoder().decode(Value.self, from: data), String(decoding: data, as: UTF8.self))
  }
}

struct PropertyList: Coder.Trip {
  var format: PropertyListSerialization.PropertyListFormat

  func callAsFunction<Value: Codable>(_ value: Value) throws -> (value: Value, text: String) {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = format
    let data = try encoder.encode(value)
    let read = try PropertyListDecoder().decode(Value.self, from: data)
    return (read, format == .xml ? String(decoding: data, as: UTF8.self) : "\(data.count) bytes")
  }
}

struct YAML: Coder.Trip {
  func callAsFunction<Value: Codable>(_ value: Value) throws -> (value: Value, text: String) {
    let text = try YAMLEncoder().encode(value)
    return (try YAMLDecoder().decode(Value.self, from: text), text)
  }
}

struct TOML: Coder.Trip {
  func callAsFunction<Value: Codable>(_ value: Value) throws -> (value: Value, text: String) {
    let text = try TOMLEncoder().encode(value)
    return (try TOMLDecoder().decode(Value.self, from: text), text)
  }
}

struct XML: Coder.Trip {
  func callAsFunction<Value: Codable>(_ value: Value) throws -> (value: Value, text: String) {
    let data = try XMLEncoder().encode(value, withRootKey: "root")
    return (try XMLDecoder().decode(Value.self, from: data), String(decoding: data, as: UTF8.self))
  }
}
