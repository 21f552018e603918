/// The encoder that `encode(to:)` gets.
struct SlotEncoder: Encoder {
  let slot: EncodingSlot
  let sharedInfo: [CodingUserInfoKey: any Sendable]
  private let containers = ContainerGuard()

  init(slot: EncodingSlot, _ sharedInfo: [CodingUserInfoKey: any Sendable]) {
    self.slot = slot
    self.sharedInfo = sharedInfo
  }

  var codingPath: [any CodingKey] { slot.path }
  var userInfo: [CodingUserInfoKey: Any] { sharedInfo }

  private func openContainer() { containers.open(slot.rules, at: slot.path, slot.log) }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    openContainer()
    slot.openMembers()
    return KeyedEncodingContainer(KeyedSlot(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    openContainer()
    slot.openElements()
    return UnkeyedSlot(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    openContainer()
    slot.openSingle()
    return SingleSlot(encoder: self)
  }

  fileprivate func encoder(for slot: EncodingSlot) -> SlotEncoder {
    SlotEncoder(slot: slot, sharedInfo)
  }
}

/// Its generic `encode` stands for all that the protocol lists.
private struct KeyedSlot<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: SlotEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil(forKey key: Key) { encoder.slot.child(for: key).set(.null) }

  func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    try encoder.slot.child(for: key).encode(value, encoder.sharedInfo)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    encoder.encoder(for: encoder.slot.child(for: key)).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.encoder(for: encoder.slot.child(for: key)).unkeyedContainer()
  }

  func superEncoder() -> any Encoder {
    encoder.encoder(for: encoder.slot.child(for: StrictKey.super))
  }

  func superEncoder(forKey key: Key) -> any Encoder {
    encoder.encoder(for: encoder.slot.child(for: key))
  }
}

private struct UnkeyedSlot: UnkeyedEncodingContainer {
  let encoder: SlotEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }
  var count: Int { encoder.slot.count }

  func encodeNil() { encoder.slot.nextElement().set(.null) }

  func encode<T: Encodable>(_ value: T) throws {
    try encoder.slot.nextElement().encode(value, encoder.sharedInfo)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    encoder.encoder(for: encoder.slot.nextElement()).container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    encoder.encoder(for: encoder.slot.nextElement()).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder.encoder(for: encoder.slot.nextElement()) }
}

private struct SingleSlot: SingleValueEncodingContainer {
  let encoder: SlotEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil() { encoder.slot.set(.null) }

  func encode<T: Encodable>(_ value: T) throws {
    try encoder.slot.encode(value, encoder.sharedInfo)
  }
}
