import CodableEnumCore

/// A place inside a JSON value (RFC 6901): `/items/0`, with `~1` for a slash in a key and `~0` for a
/// tilde.
package struct JSONPointer: Sendable {
  let keys: [String]
  /// The pointer as it was given.
  let text: String

  /// - Returns: nil if the text isn't a pointer.
  package init?(_ text: String) {
    guard text.isEmpty || text.hasPrefix("/") else { return nil }
    var keys: [String] = []
    for part in text.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      let rest = part.replacing("~0", with: "").replacing("~1", with: "")
      guard !rest.contains("~") else { return nil }
      keys.append(String(part.replacing("~1", with: "/").replacing("~0", with: "~")))
    }
    self.keys = keys
    self.text = text
  }

  /// Returns the value at the place, or the pointer up to the first missing part.
  func value(in value: JSONValue) -> Result<JSONValue, Missing> {
    var value = value
    for (number, key) in keys.enumerated() {
      guard let next = Self.child(key, of: value) else {
        let path = keys[...number].map(Self.escaped).joined()
        return .failure(Missing(path: path, found: Self.content(of: value)))
      }
      value = next
    }
    return .success(value)
  }

  struct Missing: Error {
    var path: String
    var found: String
  }

  private static func child(_ key: String, of value: JSONValue) -> JSONValue? {
    guard case .array(let elements) = value else { return value[key] }
    // No sign, no leading zero.
    guard let index = Int(key), "\(index)" == key, elements.indices.contains(index) else {
      return nil
    }
    return elements[index]
  }

  static func escaped(_ key: String) -> String {
    "/" + key.replacing("~", with: "~0").replacing("/", with: "~1")
  }

  private static func content(of value: JSONValue) -> String {
    switch value {
    case .array(let elements): "the array's length is \(elements.count)"
    case .object(let members) where members.isEmpty: "the object is empty"
    case .object(let members):
      "the object has the key\(members.count == 1 ? "" : "s") \(members.prefix(10).map(\.key.quoted).joined(separator: ", "))"
        + (members.count > 10 ? " …" : "")
    default: "the value is neither an object nor an array"
    }
  }
}
