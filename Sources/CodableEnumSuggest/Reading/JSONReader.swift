import CodableEnumCore

/// Reads JSON (RFC 8259) strictly: one value after another, as in JSON Lines.
///
/// Foundation's reader won't do: samples often contain mistakes, which need a line and a column;
/// and keys must keep their order, because names and declarations follow it.
struct JSONReader {
  /// The nesting that Foundation's decoder allows.
  static let nestingLimit = 512

  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  private var depth = 0

  /// - Parameter body: Called with each value and the line where it begins.
  static func read(_ bytes: [UInt8], _ body: (JSONValue, _ line: Int) -> Void) throws(JSONError) {
    var failure: JSONError?
    bytes.withUnsafeBufferPointer { buffer in
      var reader = JSONReader(bytes: buffer)
      do throws(JSONFault) {
        try reader.readAll(body)
      } catch {
        failure = reader.error(error)
      }
    }
    if let failure { throw failure }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private mutating func readAll(_ body: (JSONValue, _ line: Int) -> Void) throws(JSONFault) {
    try skipByteOrderMark()
    var line = 1
    var counted = 0
    skipSpace()
    guard peek != nil else { throw fault(.nothing) }
    while peek != nil {
      while counted < offset {
        if bytes[counted] == UInt8(ascii: "\n") { line += 1 }
        counted += 1
      }
      body(try readValue("a value"), line)
      skipSpace()
      if peek == UInt8(ascii: ",") { throw fault(.commaBetweenValues) }
    }
  }

  private mutating func skipByteOrderMark() throws(JSONFault) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw fault(.otherEncoding("UTF-16"))
    }
    if bytes.count > 1, bytes[0] == 0 || bytes[1] == 0 {
      throw fault(.otherEncoding("UTF-16 or UTF-32"))
    }
  }

  // MARK: Values

  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        offset += 1
      default: return
      }
    }
  }

  private mutating func readValue(_ expected: String) throws(JSONFault) -> JSONValue {
    guard let byte = peek else {
      throw fault(.unexpected("the end of the text", expected: expected))
    }
    switch byte {
    case UInt8(ascii: "{"):
      return try nested { reader throws(JSONFault) in try reader.readObject() }
    case UInt8(ascii: "["): return try nested { reader throws(JSONFault) in try reader.readArray() }
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try readNumber()
    default: return try readWord(expected)
    }
  }

  private mutating func nested(
    _ body: (inout JSONReader) throws(JSONFault) -> JSONValue
  ) throws(JSONFault) -> JSONValue {
    guard depth < Self.nestingLimit else { throw fault(.nesting(Self.nestingLimit)) }
    depth += 1
    let value = try body(&self)
    depth -= 1
    return value
  }

  private mutating func readArray() throws(JSONFault) -> JSONValue {
    let start = offset
    var elements: [JSONValue] = []
    offset += 1
    skipSpace()
    while peek != UInt8(ascii: "]") {
      try checkEnd(of: "an array", from: start)
      elements.append(try readValue("a value"))
      try readComma(before: UInt8(ascii: "]"), of: "an array", from: start)
    }
    offset += 1
    return .array(elements)
  }

  private mutating func readObject() throws(JSONFault) -> JSONValue {
    let start = offset
    var members: [JSONValue.Member] = []
    var offsets: [Int] = []
    offset += 1
    skipSpace()
    while peek != UInt8(ascii: "}") {
      try checkEnd(of: "an object", from: start)
      offsets.append(offset)
      let key = try readKey()
      skipSpace()
      try checkEnd(of: "an object", from: start)
      guard peek == UInt8(ascii: ":") else { throw fault(.unexpected(found, expected: "':'")) }
      offset += 1
      skipSpace()
      try checkEnd(of: "an object", from: start)
      members.append(.init(key: key, value: try readValue("a value")))
      try readComma(before: UInt8(ascii: "}"), of: "an object", from: start)
    }
    offset += 1
    try checkKeys(members, offsets)
    return .object(members)
  }

  private mutating func readKey() throws(JSONFault) -> String {
    if peek == UInt8(ascii: "\"") { return try readString() }
    if peek == UInt8(ascii: "'") { throw fault(.quote) }
    let word = wordHere
    throw fault(word.isEmpty ? .unexpected(found, expected: "a key") : .unquotedKey(word))
  }

  private mutating func readComma(
    before bracket: UInt8, of what: String, from start: Int
  ) throws(JSONFault) {
    skipSpace()
    try checkEnd(of: what, from: start)
    if peek == bracket { return }
    let text = String(UnicodeScalar(bracket))
    guard peek == UInt8(ascii: ",") else {
      throw fault(.unexpected(found, expected: "',' or '\(text)'"))
    }
    let comma = offset
    offset += 1
    skipSpace()
    if peek == bracket { throw fault(.trailingComma(text), at: comma) }
  }

  private func checkEnd(of what: String, from start: Int) throws(JSONFault) {
    guard peek == nil else { return }
    let (line, column) = position(of: start)
    throw fault(.end(of: what, line: line, column: column))
  }

  private func checkKeys(_ members: [JSONValue.Member], _ offsets: [Int]) throws(JSONFault) {
    // Comparing a few keys is faster than hashing them.
    if members.count <= 8 {
      for index in members.indices.dropFirst() {
        let first = members[..<index].firstIndex { $0.key == members[index].key }
        if let first { throw duplicate(members[index].key, offsets[first], offsets[index]) }
      }
      return
    }
    var seen: [String: Int] = [:]
    for (index, member) in members.enumerated() {
      if let first = seen.updateValue(index, forKey: member.key) {
        throw duplicate(member.key, offsets[first], offsets[index])
      }
    }
  }

  private func duplicate(_ key: String, _ first: Int, _ second: Int) -> JSONFault {
    let (line, column) = position(of: first)
    return fault(.duplicateKey(key.quoted, line: line, column: column), at: second)
  }
}
