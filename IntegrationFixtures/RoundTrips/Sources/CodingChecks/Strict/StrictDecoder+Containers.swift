/// Its generic `decode` stands for all that the protocol lists.
struct KeyedValues<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: ValueDecoder
  let members: [StrictValue.Member]

  var codingPath: [any CodingKey] { decoder.codingPath }
  var allKeys: [Key] { members.compactMap { Key(stringValue: $0.key) } }

  func contains(_ key: Key) -> Bool {
    decoder.session.steps?.take()
    return members.contains { $0.key == key.stringValue }
  }

  private func value(for key: any CodingKey) throws -> ValueDecoder {
    try decoder.session.steps?.takeOrThrow()
    guard let member = members.first(where: { $0.key == key.stringValue }) else {
      throw DecodingError.keyNotFound(
        key, .init(codingPath: codingPath, debugDescription: "there is no '\(key.stringValue)'"))
    }
    return decoder.decoder(for: member.value, at: key)
  }

  func decodeNil(forKey key: Key) throws -> Bool { try value(for: key).value == .null }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try value(for: key).decode(type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try value(for: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try value(for: key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try value(for: StrictKey.super) }
  func superDecoder(forKey key: Key) throws -> any Decoder { try value(for: key) }
}

/// A failed attempt to read an element does not go past it.
struct UnkeyedValues: UnkeyedDecodingContainer {
  let decoder: ValueDecoder
  let elements: [StrictValue]
  private(set) var currentIndex = 0

  init(decoder: ValueDecoder, elements: [StrictValue]) {
    self.decoder = decoder
    self.elements = elements
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex == elements.count }

  private mutating func next<T>(_ type: Any.Type, _ read: (ValueDecoder) throws -> T) throws -> T {
    try decoder.session.steps?.takeOrThrow()
    let key = StrictKey(currentIndex)
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        type, .init(codingPath: codingPath + [key], debugDescription: "the array has ended"))
    }
    let result = try read(decoder.decoder(for: elements[currentIndex], at: key))
    currentIndex += 1
    return result
  }

  mutating func decodeNil() throws -> Bool {
    let isNull = try next(Any?.self) { $0.value == .null }
    if !isNull, !decoder.session.rules.contains(.nilMovesOn) { currentIndex -= 1 }
    return isNull
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try next(type) { try $0.decode(type) }
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try next([String: StrictValue].self) { try $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next([StrictValue].self) { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { try next((any Decoder).self) { $0 } }
}

struct SingleValue: SingleValueDecodingContainer {
  let decoder: ValueDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.value == .null }

  func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.decode(type) }
}
