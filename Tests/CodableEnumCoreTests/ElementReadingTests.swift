import Testing

/// Arrays as decoders other than Foundation's hand them out.
struct ElementReadingTests {
  /// How a container keeps its place in the array.
  enum Storage: CaseIterable {
    case object, value, valueWithReference

    var declaration: String {
      switch self {
      case .object, .value:
        """
        \(self == .object ? "final class" : "struct") Elements: UnkeyedDecodingContainer {
          let values: [Any?]
          let codingPath: [any CodingKey] = []
          var currentIndex = 0

          init(_ values: [Any?]) { self.values = values }
        """
      case .valueWithReference:
        """
        final class State {
          let values: [Any?]
          var index = 0
          init(_ values: [Any?]) { self.values = values }
        }

        struct Elements: UnkeyedDecodingContainer {
          let state: State
          var values: [Any?] { state.values }
          var codingPath: [any CodingKey] { [] }
          var currentIndex: Int {
            get { state.index }
            nonmutating set { state.index = newValue }
          }

          init(_ values: [Any?]) { state = State(values) }
        """
      }
    }
  }

  /// Containers of public decoders for CBOR, MessagePack and YAML are objects or values, and go to the
  /// next element even if the one that they were asked about is not null.
  @Test(arguments: Storage.allCases)
  func anOptionalIsReadWhereAskingForNilMovesOn(_ storage: Storage) throws {
    let mutating = storage == .object ? "" : "mutating"
    let source = """
      enum Coder {
        static func decode(from decoder: any Decoder) throws -> Int { try Int(from: decoder) }
        static func encode(_ value: Int, to encoder: any Encoder) throws {
          try value.encode(to: encoder)
        }
      }

      // @CodableEnum(style: .array)
      enum Message {
        case image(String?, Int?, Bool?, Double?, UInt8?, last: String)
        case coded(
          Int?,  // @CodableValue(coder: Coder)
          last: String)
      }
      """
    let main = """
      \(storage.declaration)
        var count: Int? { values.count }
        var isAtEnd: Bool { currentIndex == values.count }

        \(mutating) func next() -> Item {
          currentIndex += 1
          return Item(value: values[currentIndex - 1])
        }

        \(mutating) func decodeNil() -> Bool { next().value == nil }
        \(mutating) func decode<T: Decodable>(_ type: T.Type) throws -> T {
          try next().decode(type)
        }
        \(mutating) func superDecoder() -> any Decoder { next() }
        \(mutating) func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { fatalError() }
        \(mutating) func nestedContainer<Key: CodingKey>(
          keyedBy type: Key.Type
        ) -> KeyedDecodingContainer<Key> { fatalError() }
      }

      struct Item: Decoder, SingleValueDecodingContainer {
        let value: Any?
        let codingPath: [any CodingKey] = []
        let userInfo: [CodingUserInfoKey: Any] = [:]

        func decodeNil() -> Bool { value == nil }
        func decode<T: Decodable>(_ type: T.Type) throws -> T {
          if let value = value as? T { return value }
          if type is any ExpressibleByNilLiteral.Type { return try T(from: self) }
          throw DecodingError.typeMismatch(type, .init(codingPath: [], debugDescription: ""))
        }
        func singleValueContainer() -> any SingleValueDecodingContainer { self }
        func unkeyedContainer() -> any UnkeyedDecodingContainer { Elements(value as! [Any?]) }
        func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
          fatalError()
        }
      }

      let documents: [[Any?]] = [
        ["image", "a", 7, true, 0.5, UInt8(3), "end"], ["image", nil, nil, nil, nil, nil, "end"],
        ["coded", 7, "end"], ["coded", nil, "end"],
      ]
      for document in documents { print(try Message(from: Item(value: document))) }
      """
    let lines = [
      #"image(Optional("a"), Optional(7), Optional(true), Optional(0.5), Optional(3), last: "end")"#,
      #"image(nil, nil, nil, nil, nil, last: "end")"#,
      #"coded(Optional(7), last: "end")"#, #"coded(nil, last: "end")"#,
    ]
    let output = try GeneratedProgram.run(source, main: main)
    #expect(output.split(separator: "\n").map(String.init) == lines)
  }
}
