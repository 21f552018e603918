import Testing

/// Tags in formats that tell integers from doubles, and decode nothing as the other kind.
struct DoubleTagTests {
  @Test func aDoubleThatIsAnIntegerIsRead() throws {
    let source = """
      // @CodableEnum(style: .rawValue)
      enum Level {
        // @CodableCase(0)
        case zero
        // @CodableCase(7, aliases: [8])
        case seven(Int)  // @CodableValue(tag: true)
        // @CodableCase(0.0..<2.5)
        case some(Double)  // @CodableValue(tag: true)
      }
      """
    let main = """
      struct OneDouble: Decoder, SingleValueDecodingContainer {
        var value: Double
        var codingPath: [any CodingKey] { [] }
        var userInfo: [CodingUserInfoKey: Any] { [:] }
        var error: DecodingError {
          .dataCorrupted(.init(codingPath: [], debugDescription: "a double"))
        }

        func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
          throw error
        }
        func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw error }
        func singleValueContainer() -> any SingleValueDecodingContainer { self }
        func decodeNil() -> Bool { false }
        func decode<T: Decodable>(_ type: T.Type) throws -> T {
          if let value = value as? T { return value }
          if type is any ExpressibleByIntegerLiteral.Type || type == Bool.self || type == String.self {
            throw error
          }
          return try T(from: self)
        }
      }

      for value in [-0.0, 0, 7, 8, 2, 0.5] { print(try Level(from: OneDouble(value: value))) }
      """
    #expect(
      try GeneratedProgram.run(source, main: main) == """
        zero
        zero
        seven(7)
        seven(8)
        some(2.0)
        some(0.5)

        """)
  }
}
