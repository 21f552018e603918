// One generic `encode` in each container stands for all the requirements of its protocol.

struct ObjectContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: JSONNode
  var codingPath: [any CodingKey] { node.codingPath }

  private func member(_ key: some CodingKey) -> JSONNode {
    guard case .object(var members) = node.content else {
      preconditionFailure("two kinds of container for one value")
    }
    precondition(!members.contains { $0.key == key.stringValue }, "a key encoded twice")
    let member = JSONNode(at: codingPath + [key])
    members.append((key.stringValue, member))
    node.content = .object(members)
    return member
  }

  func encodeNil(forKey key: Key) {
    member(key).content = .scalar("null")
  }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    try member(key).encode(value)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    member(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    member(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { member(SuperKey.super) }

  func superEncoder(forKey key: Key) -> any Encoder { member(key) }
}

private enum SuperKey: CodingKey {
  case `super`
}

struct ArrayContainer: UnkeyedEncodingContainer {
  let node: JSONNode
  var codingPath: [any CodingKey] { node.codingPath }

  private var elements: [JSONNode] {
    guard case .array(let elements) = node.content else {
      preconditionFailure("two kinds of container for one value")
    }
    return elements
  }

  var count: Int { elements.count }

  private func element() -> JSONNode {
    let element = JSONNode(at: codingPath + [IndexKey(intValue: count)])
    node.content = .array(elements + [element])
    return element
  }

  func encodeNil() {
    element().content = .scalar("null")
  }

  func encode(_ value: some Encodable) throws {
    try element().encode(value)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    element().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    element().unkeyedContainer()
  }

  func superEncoder() -> any Encoder { element() }
}

private struct IndexKey: CodingKey {
  let index: Int
  var intValue: Int? { index }
  var stringValue: String { "Index \(index)" }

  init(intValue: Int) { index = intValue }
  init?(stringValue: String) { nil }
}

struct ScalarContainer: SingleValueEncodingContainer {
  let node: JSONNode
  var codingPath: [any CodingKey] { node.codingPath }

  func encodeNil() {
    node.content = .scalar("null")
  }

  func encode(_ value: some Encodable) throws {
    try node.encode(value)
  }
}
