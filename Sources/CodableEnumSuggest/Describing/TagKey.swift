import CodableEnumCore

/// How likely a key is a tag, by its name.
enum TagKey {
  /// Returns what the key adds to the cost of a description if it is the tag.
  static func cost(_ key: String) -> Double {
    let name = Words.of(key).map { $0.lowercased() }.joined()
    if let cost = known[name] { return cost }
    // Flags.
    let first = Words.of(key).first?.lowercased() ?? ""
    if ["is", "has", "can", "should"].contains(first) { return 8 }
    if first == "id" { return 12 }
    if name.hasSuffix("type") || name.hasSuffix("kind") { return -4 }
    if ["id", "json", "hash", "token", "signature"].contains(where: name.hasSuffix) { return 12 }
    if ["at", "name", "version", "url"].contains(where: name.hasSuffix) { return 8 }
    return 0
  }

  static func isUsual(_ key: String) -> Bool { cost(key) < 0 }

  /// Whether it can hardly be anything but a tag.
  static func isPlain(_ key: String) -> Bool { cost(key) <= -4 }

  private static let known: [String: Double] = [
    "type": -10, "kind": -10, "typename": -10, "discriminator": -10, "tag": -5, "t": -4, "ty": -4,
    "event": -6, "eventtype": -8, "op": -6, "action": -5, "method": -5, "role": -6, "object": -3,
    "status": -3, "state": -3, "style": -1, "mode": -2, "command": -4, "cmd": -4,
    "operation": -4, "operator": -3, "resourcetype": -8, "variant": -4, "case": -4, "ok": -4,
    "success": -4, "result": 0, "category": -1,
    "id": 12, "name": 8, "title": 16, "text": 16, "url": 10, "href": 10, "message": 8, "value": 8,
    "key": 8, "description": 16, "content": 6, "body": 8, "label": 6, "count": 8, "index": 8,
    "version": 8, "jsonrpc": 8, "specversion": 8, "language": 4, "locale": 4, "mimetype": 8,
    "contenttype": 8, "mediatype": 8, "currency": 6,
    "source": 6, "author": 8, "email": 12, "date": 12, "time": 12, "timestamp": 12, "model": 4,
    "path": 6, "uri": 10, "from": 4, "to": 6, "width": 10, "height": 10, "x": 10, "y": 10,
    "line": 10, "sender": 8, "enabled": 4, "default": 4, "visible": 4, "public": 4, "private": 4,
    "active": 4,
  ]

  /// Whether a text can be a tag: it is short and doesn't look like data.
  static func isTag(_ text: String) -> Bool {
    guard text.utf8.count <= 48 else { return false }
    var wordCount = 0
    var isInWord = false
    for byte in text.utf8 {
      if byte < 0x20 { return false }
      if byte != 0x20, !isInWord { wordCount += 1 }
      isInWord = byte != 0x20
    }
    return wordCount <= 5 && TextLook(text) == nil
  }
}

extension JSONValue {
  /// The value as a tag, if it can be one.
  var tag: Scalar? {
    switch self {
    case .string(let text): TagKey.isTag(text) ? .string(text) : nil
    case .integer(let value): .integer(value)
    case .boolean(let value): .boolean(value)
    // `1.0` is the number 1. A number with many digits is measured, not chosen.
    case .double(let value):
      Int(exactly: value).map(Scalar.integer)
        ?? ("\(value.magnitude)".utf8.count <= 5 ? .double("\(value)") : nil)
    case .null, .unsigned, .array, .object: nil
    }
  }

  /// The value if it is a scalar that a literal in code can be.
  var scalar: Scalar? { string.map(Scalar.string) ?? tag }

  /// Returns the tag at a path of keys.
  func tag(at path: [String]) -> Scalar? {
    var value: JSONValue? = self
    for key in path { value = value?[key] }
    return value?.tag
  }
}
