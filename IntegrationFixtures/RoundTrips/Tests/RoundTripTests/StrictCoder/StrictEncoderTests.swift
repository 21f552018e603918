import CodingChecks
import Testing

/// The strict coder is a judge, so it is judged first.
@Suite struct StrictEncoderTests {
  private enum Key: CodingKey { case a, b }

  private struct Writing: Encodable {
    let body: @Sendable (any Encoder) throws -> Void

    func encode(to encoder: any Encoder) throws { try body(encoder) }
  }

  private func misuses(_ body: @escaping @Sendable (any Encoder) throws -> Void) -> [Misuse] {
    do {
      _ = try StrictEncoder().encode(Writing(body: body))
      return []
    } catch {
      return (error as? MisuseError)?.misuses ?? []
    }
  }

  @Test func valuesAndContainersKeepTheirOrder() throws {
    let value = try StrictEncoder().encode(
      Writing { encoder in
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(1, forKey: .b)
        var elements = container.nestedUnkeyedContainer(forKey: .a)
        try elements.encode("x")
        try elements.encodeNil()
        try elements.encode([1.5])
        try true.encode(to: elements.superEncoder())
      })
    #expect(value.json == #"{"b":1,"a":["x",null,[1.5],true]}"#)
    #expect(value.sortedJSON == #"{"a":["x",null,[1.5],true],"b":1}"#)
  }

  @Test func twoKindsOfContainerAreReported() {
    let found = misuses { encoder in
      _ = encoder.container(keyedBy: Key.self)
      _ = encoder.unkeyedContainer()
    }
    #expect(found == [.secondContainer(at: "")])
  }

  @Test func aSecondSingleValueIsReported() {
    let found = misuses { encoder in
      var container = encoder.singleValueContainer()
      try container.encode(1)
      try container.encode(2)
    }
    #expect(found == [.secondContainer(at: "")])
  }

  @Test func aRepeatedKeyIsReported() {
    let found = misuses { encoder in
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(1, forKey: .a)
      try container.encode(2, forKey: .a)
    }
    #expect(found == [.repeatedKey("a", at: "")])
  }

  @Test func aValueThatWritesNothingIsReported() {
    let found = misuses { encoder in
      var container = encoder.container(keyedBy: Key.self)
      _ = container.superEncoder(forKey: .a)
      try container.encode(Writing { _ in }, forKey: .b)
    }
    #expect(Set(found) == [.nothingEncoded(at: "b"), .nothingEncoded(at: "a")])
  }

  @Test func aNestedContainerUsedTooLateIsReported() {
    let found = misuses { encoder in
      var container = encoder.container(keyedBy: Key.self)
      var nested = container.nestedContainer(keyedBy: Key.self, forKey: .a)
      try container.encode(1, forKey: .b)
      try nested.encode(2, forKey: .b)
    }
    #expect(found.contains(.abandonedContainer(at: "a")))
  }

  @Test func flattenedKeysMayShareAnObject() throws {
    let value = try StrictEncoder().encode(
      Writing { encoder in
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(1, forKey: .a)
        var second = encoder.container(keyedBy: Key.self)
        try second.encode(2, forKey: .b)
      })
    #expect(value.json == #"{"a":1,"b":2}"#)
  }
}
