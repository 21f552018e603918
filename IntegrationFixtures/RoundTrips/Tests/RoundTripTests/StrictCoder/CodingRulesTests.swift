import CodingChecks
import Testing

/// What all coders can do is enough: one container for each value, and an array whose `decodeNil()`
/// cannot look without going on.
@Suite struct CodingRulesTests {
  /// Values of one type, to be written and read by rules.
  struct Samples: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let check: @Sendable (CodingRules) throws -> Void

    init<Value: Codable & Equatable & Sendable>(_ values: Value...) {
      testDescription = "\(Value.self)"
      check = { rules in
        for value in values {
          let tree = try StrictEncoder(rules: rules).encode(value)
          let read = try StrictDecoder(rules: rules).decode(Value.self, from: tree)
          #expect(read == value, "\(tree.json)")
        }
      }
    }
  }

  static let withOneContainer = [
    Samples(
      ExternalMessage.ping, .text("hi"), .move(1, 2), .image(url: "u", width: nil),
      .image(url: "u", width: 3)),
    Samples(
      CompactMessage.ping, .text("hi"), .move(1, 2), .image(url: "u", width: nil),
      .image(url: "u", width: 3)),
    Samples(
      UnkeyedMessage.ping, .text("hi"), .move(1, 2), .image(url: "u", width: nil),
      .image(url: "u", width: 3)),
    Samples(InternalMessage.ping, .image(url: "u", width: nil), .denied("late")),
    Samples(DeepMessage.ping, .image(url: "u", width: 3)),
    Samples(
      AdjacentMessage.ping, .text("hi"), .move(1, 2), .image(url: "u", width: nil),
      .draft(title: nil, length: nil), .note(nil), .note("n")),
    Samples(DeepAdjacentMessage.ping, .text("hi")),
    Samples(AdjacentDefaults.optional(nil), .alias(1), .number(2)),
    Samples(
      ArrayMessage.ping, .text("hi"), .move(1, 2), .image(url: "u", width: nil),
      .image(url: "u", width: 3)),
    Samples(
      NaturalArrayMessage.ping, .text("hi"), .move(1, 2), .image(url: "u", width: nil),
      .image(url: "u", width: 3)),
    Samples(RawMessage.ping, .three, .yes),
    Samples(Level.low, .high),
    Samples(Ratio.half, .whole),
    Samples(IntegerTags.one, .other(7)),
    Samples(NamedUnknown.other("zzz")),
  ]

  /// What needs a second container, and why:
  /// - a name or an object (`empty: .name`): the kind is seen by asking for one and then the other;
  /// - flattened values: they ask the same coder for a container of their own;
  /// - `.unknown` with the content: it is read whole after its tag;
  /// - `.untagged`: the kind is seen by asking;
  /// - `reads`: the form is seen by looking.
  static let withSeveralContainers = [
    Samples(NaturalMessage.ping, .text("hi"), .image(url: "u", width: nil)),
    Samples(SerdeMessage.ping, .image(url: "u", width: nil), .image(url: "u", width: 3)),
    Samples(DroppingUnknown.other),
    Samples(InternalMessage.shape(Circle(radius: 3))),
    Samples(DeepMessage.shape(Circle(radius: 3))),
    Samples(
      UnknownInternal.other(.object(["type": .string("zzz"), "more": .array([])]))),
    Samples(UnknownArray.other(.array([.string("zzz"), .null]))),
    Samples(
      UntaggedMessage.ping, .text("hi"), .move(1, 2), .image(url: "u", width: nil),
      .image(url: "u", width: 3)),
    Samples(ReadingExternal.ping, .text(value: "hi"), .image(url: "u", width: nil)),
    Samples(ReadingInternal.ping, .text(value: "hi"), .image(url: "u", width: 3)),
    Samples(ReadingArray.ping, .text(value: "hi"), .image(url: "u", width: nil)),
  ]

  @Test(arguments: withOneContainer)
  func oneContainerIsEnough(samples: Samples) throws {
    try samples.check(.oneContainer)
  }

  /// Whoever makes one of these get by with one container takes it off the list.
  @Test(arguments: withSeveralContainers)
  func theListOfExceptionsIsExact(samples: Samples) {
    #expect(throws: MisuseError.self) { try samples.check(.oneContainer) }
  }

  @Test(arguments: withOneContainer + withSeveralContainers)
  func aNilIsNotLookedForInAnArray(samples: Samples) throws {
    try samples.check(.nilMovesOn)
  }

  // MARK: The rules themselves

  private struct Twice: Codable {
    private enum Key: CodingKey { case a, b }

    init() {}

    init(from decoder: any Decoder) throws {
      _ = try decoder.container(keyedBy: Key.self).decode(Int.self, forKey: .a)
      _ = try decoder.container(keyedBy: Key.self).decode(Int.self, forKey: .b)
    }

    func encode(to encoder: any Encoder) throws {
      var first = encoder.container(keyedBy: Key.self)
      try first.encode(1, forKey: .a)
      var second = encoder.container(keyedBy: Key.self)
      try second.encode(2, forKey: .b)
    }
  }

  @Test func aSecondContainerIsReportedWhereItIsForbidden() throws {
    let tree = try StrictEncoder().encode([Twice()])
    #expect(tree.json == #"[{"a":1,"b":2}]"#)
    _ = try StrictDecoder().decode([Twice].self, from: tree)
    let misuse = MisuseError(misuses: [.secondContainer(at: "[0]")])
    #expect(throws: misuse) { try StrictEncoder(rules: .oneContainer).encode([Twice()]) }
    #expect(throws: misuse) {
      try StrictDecoder(rules: .oneContainer).decode([Twice].self, from: tree)
    }
  }

  private struct Looking: Decodable {
    var second: Int

    init(from decoder: any Decoder) throws {
      var elements = try decoder.unkeyedContainer()
      _ = try elements.decodeNil()
      second = try elements.decode(Int.self)
    }
  }

  @Test func decodeNilGoesOnWhereItIsAskedTo() throws {
    let tree = StrictValue.array([.integer(1), .integer(2)])
    #expect(try StrictDecoder().decode(Looking.self, from: tree).second == 1)
    let moving = StrictDecoder(rules: .nilMovesOn)
    #expect(try moving.decode(Looking.self, from: tree).second == 2)
  }
}
