// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// "low"
/// "hi"
/// "debug"
/// "release"
/// <String>
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension ConversionLevel: Swift.Decodable {
  public init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: CodableEnumScalar = try codableEnumTag(in: container, of: "ConversionLevel", known: Self.codableEnumTags)
    switch tag {
    case .string("low"):
      self = .low
    case .string("hi"), .string("high"), .integer(3):
      self = .high
#if DEBUG
    case .string("debug"):
      self = .debug
#else
    case .string("release"):
      self = .release
#endif
    default:
#sourceLocation(file: "Input.swift", line: 14)
      self = try .other(codableEnumValue(ofTag: tag, isCoercing: false, in: container, of: "ConversionLevel", known: Self.codableEnumTags))
#sourceLocation()
    }
  }

  private static var codableEnumTags: [Swift.String] {
    var tags: [Swift.String] = []
    tags += ["low"]
    tags += ["hi", "high", "3"]
#if DEBUG
    tags += ["debug"]
#else
    tags += ["release"]
#endif
    return tags
  }
}

/// Written as:
///
/// ```
/// "low"
/// "hi"
/// "debug"
/// "release"
/// "internalOnly"
/// <String>
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension ConversionLevel: Swift.Encodable {
  public func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .low:
      try container.encode("low" as Swift.String)
    case .high:
      try container.encode("hi" as Swift.String)
#if DEBUG
    case .debug:
      try container.encode("debug" as Swift.String)
#else
    case .release:
      try container.encode("release" as Swift.String)
#endif
    case .internalOnly:
      try container.encode("internalOnly" as Swift.String)
    case .other(let value0):
      try container.encode(value0)
    }
  }
}

#sourceLocation(file: "Input.swift", line: 2)
extension ConversionLevel: Swift.RawRepresentable {
  public var rawValue: Swift.String {
#sourceLocation()
    switch self {
    case .low: "low"
    case .high: "hi"
#if DEBUG
    case .debug: "debug"
#else
    case .release: "release"
#endif
    case .internalOnly: "internalOnly"
    case .other(let value0): value0
    }
  }

  public init(rawValue: Swift.String) {
    switch rawValue {
    case "low":
      self = .low
    case "hi", "high":
      self = .high
#if DEBUG
    case "debug":
      self = .debug
#else
    case "release":
      self = .release
#endif
    default:
      self = .other(rawValue)
    }
  }
}

#sourceLocation(file: "Input.swift", line: 1)
@available(macOS 12.3, iOS 15.4, watchOS 8.5, tvOS 15.4, *)
extension ConversionLevel: Swift.CodingKeyRepresentable {
  public var codingKey: any Swift.CodingKey {
#sourceLocation()
    switch self {
    case .low: CodableEnumKey(stringValue: "low")
    case .high: CodableEnumKey(stringValue: "hi")
#if DEBUG
    case .debug: CodableEnumKey(stringValue: "debug")
#else
    case .release: CodableEnumKey(stringValue: "release")
#endif
    case .internalOnly: CodableEnumKey(stringValue: "internalOnly")
    case .other(let value0): CodableEnumKey(stringValue: value0)
    }
  }

  public init?<Key: Swift.CodingKey>(codingKey: Key) {
    let text = codingKey.stringValue
    switch text {
    case "low":
      self = .low
    case "hi", "high", "3":
      self = .high
#if DEBUG
    case "debug":
      self = .debug
#else
    case "release":
      self = .release
#endif
    default:
      self = .other(text)
    }
  }
}

/// Read from:
///
/// ```
/// "red"
/// "green"
/// "blue"
/// "unknown"
/// ```
#sourceLocation(file: "Input.swift", line: 20)
extension ConversionColor: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: Swift.String = try codableEnumTag(in: container, of: "ConversionColor", known: Self.codableEnumTags)
    switch tag.lowercased() {
    case "red":
      self = .red
    case "green":
      self = .green
    case "blue":
      guard #available(macOS 26, iOS 26, *) else {
        throw codableEnumUnavailable("ConversionColor.blue", at: decoder.codingPath)
      }
      self = .blue
    default:
      self = .unknown
    }
  }

  private static var codableEnumTags: [Swift.String] { ["red", "green", "blue"] }
}

/// Written as:
///
/// ```
/// "red"
/// "green"
/// "blue"
/// "unknown"
/// ```
#sourceLocation(file: "Input.swift", line: 20)
extension ConversionColor: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .red:
      try container.encode("red" as Swift.String)
    case .green:
      try container.encode("green" as Swift.String)
    case .blue:
      try container.encode("blue" as Swift.String)
    case .unknown:
      try container.encode("unknown" as Swift.String)
    }
  }
}

#sourceLocation(file: "Input.swift", line: 20)
extension ConversionColor {
  var rawValue: Swift.String {
#sourceLocation()
    switch self {
    case .red: "red"
    case .green: "green"
    case .blue: "blue"
    case .unknown: "unknown"
    }
  }

  init?(rawValue: Swift.String) {
    switch rawValue.lowercased() {
    case "red":
      self = .red
    case "green":
      self = .green
    case "blue":
      guard #available(macOS 26, iOS 26, *) else {
        return nil
      }
      self = .blue
    case "unknown":
      self = .unknown
    default:
      return nil
    }
  }
}

#sourceLocation(file: "Input.swift", line: 19)
@available(macOS 12.3, iOS 15.4, watchOS 8.5, tvOS 15.4, *)
extension ConversionColor: Swift.CodingKeyRepresentable {
  var codingKey: any Swift.CodingKey {
#sourceLocation()
    switch self {
    case .red: CodableEnumKey(stringValue: "red")
    case .green: CodableEnumKey(stringValue: "green")
    case .blue: CodableEnumKey(stringValue: "blue")
    case .unknown: CodableEnumKey(stringValue: "unknown")
    }
  }

  init?<Key: Swift.CodingKey>(codingKey: Key) {
    let text = codingKey.stringValue
    switch text.lowercased() {
    case "red":
      self = .red
    case "green":
      self = .green
    case "blue":
      guard #available(macOS 26, iOS 26, *) else {
        self = .unknown
      }
      self = .blue
    case "unknown":
      self = .unknown
    default:
      self = .unknown
    }
  }
}

/// Read from:
///
/// ```
/// 200
/// 404
/// <Int>
/// ```
#sourceLocation(file: "Input.swift", line: 29)
extension ConversionCode: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: CodableEnumScalar = try codableEnumTag(in: container, of: "ConversionCode", known: Self.codableEnumTags)
    switch tag {
    case .integer(200), .string("200"):
      self = .ok
    case .integer(404), .integer(410), .string("404"), .string("410"):
      self = .missing
    default:
#sourceLocation(file: "Input.swift", line: 35)
      self = try .other(code: codableEnumValue(ofTag: tag, isCoercing: true, in: container, of: "ConversionCode", known: Self.codableEnumTags))
#sourceLocation()
    }
  }

  private static var codableEnumTags: [Swift.String] { ["200", "404", "410"] }
}

/// Written as:
///
/// ```
/// 200
/// 404
/// <Int>
/// ```
#sourceLocation(file: "Input.swift", line: 29)
extension ConversionCode: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .ok:
      try container.encode(200 as Swift.Int)
    case .missing:
      try container.encode(404 as Swift.Int)
    case .other(code: let value0):
      try container.encode(value0)
    }
  }
}

#sourceLocation(file: "Input.swift", line: 29)
extension ConversionCode: Swift.RawRepresentable {
  var rawValue: Swift.Int {
#sourceLocation()
    switch self {
    case .ok: 200
    case .missing: 404
    case .other(code: let value0): value0
    }
  }

  init(rawValue: Swift.Int) {
    switch rawValue {
    case 200:
      self = .ok
    case 404, 410:
      self = .missing
    default:
      self = .other(code: rawValue)
    }
  }
}

#sourceLocation(file: "Input.swift", line: 28)
@available(macOS 12.3, iOS 15.4, watchOS 8.5, tvOS 15.4, *)
extension ConversionCode: Swift.CodingKeyRepresentable {
  var codingKey: any Swift.CodingKey {
#sourceLocation()
    switch self {
    case .ok: CodableEnumKey(stringValue: "200")
    case .missing: CodableEnumKey(stringValue: "404")
    case .other(code: let value0): CodableEnumKey(stringValue: "\(value0)")
    }
  }

  init?<Key: Swift.CodingKey>(codingKey: Key) {
    let text = codingKey.stringValue
    switch text {
    case "200":
      self = .ok
    case "404", "410":
      self = .missing
    default:
      guard let tag = Swift.Int(text) else { return nil }
      self = .other(code: tag)
    }
  }
}

/// Read from:
///
/// ```
/// 0
/// 1
/// 2
/// 3
/// ```
#sourceLocation(file: "Input.swift", line: 39)
extension ConversionRaw: Swift.Decodable {
  @available(*, deprecated)
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: Swift.Int = try codableEnumTag(in: container, of: "ConversionRaw", known: Self.codableEnumTags)
    switch tag {
    case 0:
      self = .zero
    case 1:
      self = .one
    case 2:
      self = .two
    default:
      self = .other
    }
  }

  private static var codableEnumTags: [Swift.String] { ["0", "1", "2"] }
}

/// Written as:
///
/// ```
/// 0
/// 1
/// 2
/// 3
/// ```
#sourceLocation(file: "Input.swift", line: 39)
extension ConversionRaw: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .zero:
      try container.encode(0 as Swift.Int)
    case .one:
      try container.encode(1 as Swift.Int)
    case .two:
      try container.encode(2 as Swift.Int)
    case .other:
      try container.encode(3 as Swift.Int)
    }
  }
}

#sourceLocation(file: "Input.swift", line: 38)
@available(macOS 12.3, iOS 15.4, watchOS 8.5, tvOS 15.4, *)
extension ConversionRaw: Swift.CodingKeyRepresentable {
  var codingKey: any Swift.CodingKey {
#sourceLocation()
    switch self {
    case .zero: CodableEnumKey(stringValue: "0")
    case .one: CodableEnumKey(stringValue: "1")
    case .two: CodableEnumKey(stringValue: "2")
    case .other: CodableEnumKey(stringValue: "3")
    }
  }

  @available(*, deprecated)
  init?<Key: Swift.CodingKey>(codingKey: Key) {
    let text = codingKey.stringValue
    switch text {
    case "0":
      self = .zero
    case "1":
      self = .one
    case "2":
      self = .two
    case "3":
      self = .other
    default:
      guard Swift.Int(text) != nil else { return nil }
      self = .other
    }
  }
}

/// Read from:
///
/// ```
/// "true"
/// "false"
/// ```
#sourceLocation(file: "Input.swift", line: 48)
extension ConversionFlag: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: Swift.String = try codableEnumTag(in: container, of: "ConversionFlag", known: Self.codableEnumTags)
    switch tag {
    case "true":
      self = .yes
    case "false":
      self = .no
    default:
      throw codableEnumUnknownTag(tag, of: "ConversionFlag", known: Self.codableEnumTags, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["true", "false"] }
}

/// Written as:
///
/// ```
/// "true"
/// "false"
/// ```
#sourceLocation(file: "Input.swift", line: 48)
extension ConversionFlag: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .yes:
      try container.encode("true" as Swift.String)
    case .no:
      try container.encode("false" as Swift.String)
    }
  }
}

#sourceLocation(file: "Input.swift", line: 47)
@available(macOS 12.3, iOS 15.4, watchOS 8.5, tvOS 15.4, *)
extension ConversionFlag: Swift.CodingKeyRepresentable {
  var codingKey: any Swift.CodingKey {
#sourceLocation()
    switch self {
    case .yes: CodableEnumKey(stringValue: "true")
    case .no: CodableEnumKey(stringValue: "false")
    }
  }

  init?<Key: Swift.CodingKey>(codingKey: Key) {
    let text = codingKey.stringValue
    switch text {
    case "true":
      self = .yes
    case "false":
      self = .no
    default:
      return nil
    }
  }
}

/// Read from:
///
/// ```
/// "a"
/// "b"
/// ```
#sourceLocation(file: "Input.swift", line: 54)
extension ConversionPlain: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: Swift.String = try codableEnumTag(in: container, of: "ConversionPlain", known: Self.codableEnumTags)
    switch tag {
    case "a":
      self = .a
    case "b":
      self = .b
    default:
      throw codableEnumUnknownTag(tag, of: "ConversionPlain", known: Self.codableEnumTags, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["a", "b"] }
}

/// Written as:
///
/// ```
/// "a"
/// "b"
/// ```
#sourceLocation(file: "Input.swift", line: 54)
extension ConversionPlain: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .a:
      try container.encode("a" as Swift.String)
    case .b:
      try container.encode("b" as Swift.String)
    }
  }
}

#sourceLocation(file: "Input.swift", line: 54)
extension ConversionPlain: Swift.RawRepresentable {
  var rawValue: Swift.String {
#sourceLocation()
    switch self {
    case .a: "a"
    case .b: "b"
    }
  }

  init?(rawValue: Swift.String) {
    switch rawValue {
    case "a":
      self = .a
    case "b":
      self = .b
    default:
      return nil
    }
  }
}

/// Read from:
///
/// ```
/// 100|200...203|205...299
/// 204
/// 304|305|400...499
/// ```
#sourceLocation(file: "Input.swift", line: 59)
extension ConversionStatus: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: Swift.Int = try codableEnumTag(in: container, of: "ConversionStatus", known: Self.codableEnumTags)
    switch tag {
    case 100:
      self = .success(code: tag)
    case 204:
      self = .empty
    case 304, 305:
      self = .failure(
        code: tag)
    case 200...299:
      self = .success(code: tag)
    case 400...499:
      self = .failure(
        code: tag)
    default:
      throw codableEnumUnknownTag(tag, of: "ConversionStatus", known: Self.codableEnumTags, at: decoder.codingPath, areStrings: false)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["100", "200...299", "204", "304", "305", "400...499"]
  }
}

/// Written as:
///
/// ```
/// 100|200...203|205...299
/// 204
/// 304|305|400...499
/// ```
#sourceLocation(file: "Input.swift", line: 59)
extension ConversionStatus: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .success(code: let value0):
#sourceLocation(file: "Input.swift", line: 61)
      guard [100].contains(value0) || (200...299).contains(value0) else { throw codableEnumForeignTag(value0, of: "ConversionStatus.success", known: ["100", "200...299"], at: encoder.codingPath) }
#sourceLocation()
      if [204].contains(value0) { throw codableEnumForeignTag(value0, of: "ConversionStatus.success", known: ["100", "200...299"], at: encoder.codingPath) }
      try container.encode(value0)
    case .empty:
      try container.encode(204 as Swift.Int)
    case .failure(code: let value0, isLogged: _):
#sourceLocation(file: "Input.swift", line: 66)
      guard [304, 305].contains(value0) || (400...499).contains(value0) else { throw codableEnumForeignTag(value0, of: "ConversionStatus.failure", known: ["304", "305", "400...499"], at: encoder.codingPath) }
#sourceLocation()
      try container.encode(value0)
    }
  }
}

#sourceLocation(file: "Input.swift", line: 59)
extension ConversionStatus: Swift.RawRepresentable {
  var rawValue: Swift.Int {
#sourceLocation()
    switch self {
    case .success(code: let value0): value0
    case .empty: 204
    case .failure(code: let value0, isLogged: _): value0
    }
  }

  init?(rawValue: Swift.Int) {
    switch rawValue {
    case 100:
      self = .success(code: rawValue)
    case 204:
      self = .empty
    case 304, 305:
      self = .failure(code: rawValue)
    case 200...299:
      self = .success(code: rawValue)
    case 400...499:
      self = .failure(code: rawValue)
    default:
      return nil
    }
  }
}

#sourceLocation(file: "Input.swift", line: 58)
@available(macOS 12.3, iOS 15.4, watchOS 8.5, tvOS 15.4, *)
extension ConversionStatus: Swift.CodingKeyRepresentable {
  var codingKey: any Swift.CodingKey {
#sourceLocation()
    switch self {
    case .success(code: let value0): CodableEnumKey(stringValue: "\(value0)")
    case .empty: CodableEnumKey(stringValue: "204")
    case .failure(code: let value0, isLogged: _): CodableEnumKey(stringValue: "\(value0)")
    }
  }

  init?<Key: Swift.CodingKey>(codingKey: Key) {
    let text = codingKey.stringValue
    switch text {
    case "100":
      guard let tag = Swift.Int(text) else { return nil }
      self = .success(code: tag)
    case "204":
      self = .empty
    case "304", "305":
      guard let tag = Swift.Int(text) else { return nil }
      self = .failure(code: tag)
    case _ where Swift.Int(text).map { (200...299) ~= $0 } == true:
      guard let tag = Swift.Int(text) else { return nil }
      self = .success(code: tag)
    case _ where Swift.Int(text).map { (400...499) ~= $0 } == true:
      guard let tag = Swift.Int(text) else { return nil }
      self = .failure(code: tag)
    default:
      return nil
    }
  }
}

/// Read from:
///
/// ```
/// ~"yes"|~"aye"
/// "no"
/// ```
#sourceLocation(file: "Input.swift", line: 74)
extension ConversionWord: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: Swift.String = try codableEnumTag(in: container, of: "ConversionWord", known: Self.codableEnumTags)
    switch tag.lowercased() {
    case "yes", "aye":
      self = .yes(word: tag)
    case "no":
      self = .no
    default:
      throw codableEnumUnknownTag(tag, of: "ConversionWord", known: Self.codableEnumTags, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["yes", "aye", "no"] }
}

/// Written as:
///
/// ```
/// ~"yes"|~"aye"
/// "no"
/// ```
#sourceLocation(file: "Input.swift", line: 74)
extension ConversionWord: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .yes(word: let value0):
#sourceLocation(file: "Input.swift", line: 76)
      guard ["yes", "aye"].contains(value0.lowercased()) else { throw codableEnumForeignTag(value0, of: "ConversionWord.yes", known: ["yes", "aye"], at: encoder.codingPath) }
#sourceLocation()
      try container.encode(value0)
    case .no:
      try container.encode("no" as Swift.String)
    }
  }
}

#sourceLocation(file: "Input.swift", line: 74)
extension ConversionWord: Swift.RawRepresentable {
  var rawValue: Swift.String {
#sourceLocation()
    switch self {
    case .yes(word: let value0): value0
    case .no: "no"
    }
  }

  init?(rawValue: Swift.String) {
    switch rawValue.lowercased() {
    case "yes", "aye":
      self = .yes(word: rawValue)
    case "no":
      self = .no
    default:
      return nil
    }
  }
}

#sourceLocation(file: "Input.swift", line: 73)
@available(macOS 12.3, iOS 15.4, watchOS 8.5, tvOS 15.4, *)
extension ConversionWord: Swift.CodingKeyRepresentable {
  var codingKey: any Swift.CodingKey {
#sourceLocation()
    switch self {
    case .yes(word: let value0): CodableEnumKey(stringValue: value0)
    case .no: CodableEnumKey(stringValue: "no")
    }
  }

  init?<Key: Swift.CodingKey>(codingKey: Key) {
    let text = codingKey.stringValue
    switch text.lowercased() {
    case "yes", "aye":
      self = .yes(word: text)
    case "no":
      self = .no
    default:
      return nil
    }
  }
}

/// Read from:
///
/// ```
/// true|false
/// 1...3
/// <String>
/// ```
#sourceLocation(file: "Input.swift", line: 81)
extension ConversionSwitch: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: CodableEnumScalar = try codableEnumTag(in: container, of: "ConversionSwitch", known: Self.codableEnumTags)
    switch tag {
    case .boolean(true), .boolean(false):
      self = try .set(isOn: codableEnumValue(ofTag: tag, isCoercing: false, in: container, of: "ConversionSwitch", known: Self.codableEnumTags))
    case .integer(1...3):
      self = try .dimmed(level: codableEnumValue(ofTag: tag, isCoercing: false, in: container, of: "ConversionSwitch", known: Self.codableEnumTags))
    default:
#sourceLocation(file: "Input.swift", line: 87)
      self = try .other(codableEnumValue(ofTag: tag, isCoercing: false, in: container, of: "ConversionSwitch", known: Self.codableEnumTags))
#sourceLocation()
    }
  }

  private static var codableEnumTags: [Swift.String] { ["true", "false", "1...3"] }
}

/// Written as:
///
/// ```
/// true|false
/// 1...3
/// <String>
/// ```
#sourceLocation(file: "Input.swift", line: 81)
extension ConversionSwitch: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .set(isOn: let value0):
#sourceLocation(file: "Input.swift", line: 83)
      guard [true, false].contains(value0) else { throw codableEnumForeignTag(value0, of: "ConversionSwitch.set", known: ["true", "false"], at: encoder.codingPath) }
#sourceLocation()
      try container.encode(value0)
    case .dimmed(level: let value0):
#sourceLocation(file: "Input.swift", line: 85)
      guard (1...3).contains(value0) else { throw codableEnumForeignTag(value0, of: "ConversionSwitch.dimmed", known: ["1...3"], at: encoder.codingPath) }
#sourceLocation()
      try container.encode(value0)
    case .other(let value0):
      try container.encode(value0)
    }
  }
}

#sourceLocation(file: "Input.swift", line: 80)
@available(macOS 12.3, iOS 15.4, watchOS 8.5, tvOS 15.4, *)
extension ConversionSwitch: Swift.CodingKeyRepresentable {
  var codingKey: any Swift.CodingKey {
#sourceLocation()
    switch self {
    case .set(isOn: let value0): CodableEnumKey(stringValue: "\(value0)")
    case .dimmed(level: let value0): CodableEnumKey(stringValue: "\(value0)")
    case .other(let value0): CodableEnumKey(stringValue: value0)
    }
  }

  init?<Key: Swift.CodingKey>(codingKey: Key) {
    let text = codingKey.stringValue
    switch text {
    case "true", "false":
      guard let tag = Swift.Bool(text) else { return nil }
      self = .set(isOn: tag)
    case _ where Swift.Int(text).map { (1...3) ~= $0 } == true:
      guard let tag = Swift.Int(text) else { return nil }
      self = .dimmed(level: tag)
    default:
      self = .other(text)
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// singleValue
// rootTag
// keptRootTag
// scalar
// coercedScalar
// scalarValue
// unknownTag
// unavailable
// foreignTag
