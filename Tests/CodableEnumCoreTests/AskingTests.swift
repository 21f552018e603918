import Testing

@testable import CodableEnumCore

/// What decoders are asked in vain. Those of JSON take long to say that something is not there, the
/// longer the deeper it lies, so that no level may ask for the wrong kind.
struct AskingTests {
  private static let program = """
    indirect enum Tree: Sendable {
      case number(Int), text(String), nothing, array([Tree]), object([String: Tree])
    }

    nonisolated(unsafe) var failures = 0

    struct Failure: Error {}

    struct TreeDecoder: Decoder, SingleValueDecodingContainer {
      let tree: Tree
      var codingPath: [any CodingKey] { [] }
      var userInfo: [CodingUserInfoKey: Any] { [:] }

      func failure() -> Failure {
        failures += 1
        return Failure()
      }

      func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .object(let members) = tree else { throw failure() }
        return KeyedDecodingContainer(Members(members: members))
      }

      func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .array(let elements) = tree else { throw failure() }
        return Elements(elements: elements)
      }

      func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

      func decodeNil() -> Bool { if case .nothing = tree { true } else { false } }

      func decode<T: Decodable>(_ type: T.Type) throws -> T {
        switch tree {
        case .number(let value as T), .text(let value as T): return value
        default: break
        }
        if T.self == Int.self || T.self == String.self || T.self == Bool.self
          || T.self == Double.self
        {
          throw failure()
        }
        return try T(from: self)
      }
    }

    struct Members<Key: CodingKey>: KeyedDecodingContainerProtocol {
      let members: [String: Tree]
      var codingPath: [any CodingKey] { [] }
      var allKeys: [Key] { members.keys.sorted().compactMap(Key.init(stringValue:)) }

      func decoder(_ key: Key) throws -> TreeDecoder {
        guard let tree = members[key.stringValue] else { throw Failure() }
        return TreeDecoder(tree: tree)
      }

      func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }
      func decodeNil(forKey key: Key) throws -> Bool { try decoder(key).decodeNil() }
      func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        try decoder(key).decode(type)
      }
      func nestedContainer<Other>(
        keyedBy type: Other.Type, forKey key: Key
      ) throws -> KeyedDecodingContainer<Other> { try decoder(key).container(keyedBy: type) }
      func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder(key).unkeyedContainer()
      }
      func superDecoder() throws -> any Decoder { throw Failure() }
      func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }
    }

    struct Elements: UnkeyedDecodingContainer {
      let elements: [Tree]
      var currentIndex = 0
      var codingPath: [any CodingKey] { [] }
      var count: Int? { elements.count }
      var isAtEnd: Bool { currentIndex == elements.count }

      mutating func next() -> TreeDecoder {
        defer { currentIndex += 1 }
        return TreeDecoder(tree: elements[currentIndex])
      }

      mutating func decodeNil() throws -> Bool {
        guard case .nothing = elements[currentIndex] else { return false }
        currentIndex += 1
        return true
      }
      mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try next().decode(type) }
      mutating func nestedContainer<Other>(
        keyedBy type: Other.Type
      ) throws -> KeyedDecodingContainer<Other> { try next().container(keyedBy: type) }
      mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try next().unkeyedContainer()
      }
      mutating func superDecoder() throws -> any Decoder { next() }
    }

    func count<T: Decodable>(_ type: T.Type, _ leaf: Tree = .number(1), _ wrap: (Tree) -> Tree) {
      var counts: [String] = []
      for depth in [10, 100, 500] {
        failures = 0
        do {
          let tree = (0..<depth).reduce(leaf) { tree, _ in wrap(tree) }
          _ = try T(from: TreeDecoder(tree: tree))
          counts.append("\\(failures)")
        } catch {
          counts.append("\\(error)")
        }
      }
      print("\\(T.self): \\(counts.joined(separator: " "))")
    }

    """

  @Test func noLevelAsksForTheWrongKind() throws {
    let output = try GeneratedProgram.run(
      Self.program + """
        // @CodableEnum(style: .untagged)
        indirect enum Both { case leaf(Int), list([Both]), node(child: Both) }

        // @CodableEnum(style: .untagged)
        indirect enum Value {
          case null, bool(Bool), number(Int), string(String), array([Value]), object([String: Value])
        }

        // @CodableEnum(style: .untagged)
        indirect enum Fields { case leaf(Int), item(at: Int, next: Fields), list([Fields]) }
        """,
      main: """
        count(Both.self) { .object(["child": $0]) }
        count(Both.self) { .array([$0]) }
        count(Both.self) { .array([$0, $0.isLeaf ? .number(2) : .array([])]) }
        count(Value.self) { .object(["a": $0]) }
        count(Value.self) { .array([$0]) }
        count(Value.self, .nothing) { .array([$0]) }
        count(Fields.self) { .object(["at": .number(1), "next": $0]) }
        count(Fields.self) { .array([$0]) }

        extension Tree { var isLeaf: Bool { if case .number = self { true } else { false } } }
        """)
    #expect(
      output == """
        Both: 2 2 2
        Both: 4 4 4
        Both: 4 4 4
        Value: 3 3 3
        Value: 5 5 5
        Value: 2 2 2
        Fields: 2 2 2
        Fields: 4 4 4

        """)
  }
}
