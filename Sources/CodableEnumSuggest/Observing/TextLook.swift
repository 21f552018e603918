/// What a text looks like. It only decides remarks, and that such a text isn't a tag.
enum TextLook: Hashable {
  case date, uuid, url

  init?(_ text: String) {
    let count = text.utf8.count
    // Most texts are shorter than any date, UUID or URL.
    if count < 7 { return nil }
    if count >= 20, Self.isDate(Array(text.utf8.prefix(64))) {
      self = .date
    } else if count == 36, Self.isUUID(Array(text.utf8)) {
      self = .uuid
    } else if text.hasPrefix("https://") || text.hasPrefix("http://"), !text.contains(" ") {
      self = .url
    } else {
      return nil
    }
  }

  /// Creates the look that all texts have; nil if they differ.
  init?(_ texts: some Collection<String>) {
    guard let first = texts.first.flatMap({ TextLook($0) }),
      texts.allSatisfy({ TextLook($0) == first })
    else { return nil }
    self = first
  }

  /// `2026-01-31T12:00:00Z`
  private static func isDate(_ bytes: [UInt8]) -> Bool {
    guard matches(bytes, "0000-00-00T00:00:00") else { return false }
    return bytes.last == UInt8(ascii: "Z") || bytes.dropFirst(19).contains(UInt8(ascii: "+"))
      || bytes.dropFirst(19).contains(UInt8(ascii: "-"))
  }

  private static func isUUID(_ bytes: [UInt8]) -> Bool {
    let groups = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12]
      && groups.joined().allSatisfy { Character(UnicodeScalar($0)).isHexDigit }
  }

  /// Whether the text has digits in the places of the pattern's zeros, and is the same otherwise.
  private static func matches(_ bytes: [UInt8], _ pattern: String) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return zip(bytes, pattern.utf8).allSatisfy { byte, expected in
      expected == UInt8(ascii: "0") ? digits.contains(byte) : byte == expected
    }
  }
}
