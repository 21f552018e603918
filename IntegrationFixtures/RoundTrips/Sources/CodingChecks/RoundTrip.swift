import Foundation

/// Takes one value through every coder there is: strict, JSON, and property lists in both formats.
///
/// Problems are returned as text, so that a test can record them and a program can print them.
public struct RoundTrip<Value: Codable & Equatable> {
  private let value: Value
  private let excuses: Excuses
  private(set) var problems: [String] = []

  /// - Parameters:
  ///   - json: What the value must be written as, with the keys in order; nil if that is not known.
  ///   - excuses: What it may be read as instead.
  public static func problems(
    _ value: Value, json: String? = nil, excuses: Excuses = Excuses()
  ) -> [String] {
    var trip = RoundTrip(value: value, excuses: excuses)
    trip.checkStrict(json)
    trip.checkJSON()
    if let json { trip.checkReading(json) }
    trip.checkPropertyList(.xml)
    trip.checkPropertyList(.binary)
    return trip.problems
  }

  /// Problems in reading a value from JSON that is not what is written for it.
  public static func problemsReading(_ value: Value, from json: String) -> [String] {
    var trip = RoundTrip(value: value)
    trip.checkReading(json)
    return trip.problems
  }

  private init(value: Value, excuses: Excuses = Excuses()) {
    self.value = value
    self.excuses = excuses
  }

  private mutating func attempt(_ coder: String, _ body: (inout Self) throws -> Void) {
    do { try body(&self) } catch { problems.append("\(coder) \(value): \(error)") }
  }

  private mutating func expect(_ result: Value, _ coder: String, _ encoded: String) {
    if result == value || excuses.allow(value, readAs: result) { return }
    problems.append("\(coder) \(value): \(encoded) is read as \(result)")
  }

  private mutating func checkStrict(_ json: String?) {
    attempt("strict") { trip in
      let tree = try StrictEncoder().encode(trip.value)
      if let json, tree.json != json {
        trip.problems.append("\(trip.value) is written as \(tree.json) instead of \(json)")
      }
      trip.expect(try StrictDecoder().decode(Value.self, from: tree), "strict", tree.json)
    }
  }

  private mutating func checkJSON() {
    attempt("JSON") { trip in
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let data = try encoder.encode(trip.value)
      let text = String(decoding: data, as: UTF8.self)
      trip.expect(try JSONDecoder().decode(Value.self, from: data), "JSON", text)
    }
  }

  private mutating func checkReading(_ json: String) {
    attempt("reading \(json) as") { trip in
      trip.expect(try JSONDecoder().decode(Value.self, from: Data(json.utf8)), "reading", json)
    }
  }

  /// Property lists need an array or a dictionary at the top.
  private mutating func checkPropertyList(_ format: PropertyListSerialization.PropertyListFormat) {
    attempt("property list") { trip in
      let encoder = PropertyListEncoder()
      encoder.outputFormat = format
      let data = try encoder.encode([trip.value])
      let read = try PropertyListDecoder().decode([Value].self, from: data)
      trip.expect(read[0], "property list", "\(data.count) bytes")
    }
  }
}
