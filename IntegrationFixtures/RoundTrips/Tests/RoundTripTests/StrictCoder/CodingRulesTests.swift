import CodingChecks
import Testing

/// Writes a length as text, in the one container that there is.
enum LengthCoder {
  static func encode(_ length: Int, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("\(length)m")
  }

  static func decode(from decoder: any Decoder) throws -> Int {
    Int(try decoder.singleValueContainer().decode(String.self).dropLast()) ?? 0
  }
}

// @CodableEnum(style: .array)
enum CodedElements: Equatable {
  case lengths(
    Int?,  // @CodableValue(coder: LengthCoder)
    Int?)  // @CodableValue(coder: LengthCoder)
  // @CodableCase(payload: .keyed)
  case under(
    a: Int?,  // @CodableValue(coder: LengthCoder)
    b: Int)  // @CodableValue(coder: LengthCoder)
}

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
    Samples(CodedElements.lengths(1, nil), .lengths(nil, 2), .under(a: nil, b: 3)),
    Samples(IntegerTags.one, .other(7)),
    Samples(NamedUnknown.text("hi"), .other("zzz")),
    Samples(MixedUnknown.one, .two, .other("zzz")),
    Samples(DeepUnknown.text(value: "hi"), .other("zzz")),
    Samples(RawUnknown.text, .other("zzz")),
    Samples(UnknownRaw.text, .other(.string("zzz")), .other(.array([.null]))),
    Samples(DroppingInteger.one, .other),
    Samples(DroppingCoerced.one, .other),
    // What was opened to look is read from as well.
    Samples(ReadingExternal.ping, .text(value: "hi"), .image(url: "u", width: nil)),
    Samples(ReadingInternal.ping, .text(value: "hi"), .image(url: "u", width: 3)),
    Samples(ReadingArray.ping, .text(value: "hi"), .image(url: "u", width: nil)),
  ]

  /// What needs a second container, and why:
  /// - a name or an object (`empty: .name`): the kind is seen by asking for one and then the other;
  /// - flattened values: they ask the same coder for a container of their own;
  /// - `.unknown` with the content, but for raw values: it is read whole after its tag;
  /// - `.untagged`: the kind is seen by asking;
  /// - an unknown tag in an array for a type that is no scalar: it is read again.
  static let withSeveralContainers = [
    Samples(NaturalMessage.ping, .text("hi"), .image(url: "u", width: nil)),
    Samples(SerdeMessage.ping, .image(url: "u", width: nil), .image(url: "u", width: 3)),
    Samples(DroppingUnknown.other),
    Samples(InternalMessage.shape(Circle(radius: 3))),
    Samples(DeepMessage.shape(Circle(radius: 3))),
    Samples(
      UnknownInternal.other(.object(["type": .string("zzz"), "more": .array([])]))),
    Samples(UnknownArray.other(.array([.string("zzz"), .null]))),
    Samples(UnknownVersion.other(tag: 9)),
    Samples(
      UntaggedMessage.ping, .text("hi"), .move(1, 2), .image(url: "u", width: nil),
      .image(url: "u", width: 3)),
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

  /// A tag that no case has is an error, where a second look would be a trap.
  @Test func errorsAboutTagsDoNotLookAgain() {
    func error<Value: Decodable>(_ type: Value.Type, _ tree: StrictValue) -> String {
      do {
        _ = try StrictDecoder(rules: .oneContainer).decode(type, from: tree)
        return "none"
      } catch let error as DecodingError {
        return error.context?.codingPath.pathText ?? "no path"
      } catch {
        return "\(error)"
      }
    }
    for tag in [StrictValue.string("zzz"), .integer(9), .double(0.5)] {
      #expect(error(ExternalMessage.self, .object([.init("zzz", tag)])) == "zzz")
      #expect(error(InternalMessage.self, .object([.init("type", tag)])) == "type")
      let meta = StrictValue.object([.init("type", tag)])
      #expect(error(DeepMessage.self, .object([.init("meta", meta)])) == "meta.type")
      #expect(error(ArrayMessage.self, .array([tag])) == "[0]")
      #expect(error(RawMessage.self, tag) == "")
      #expect(error(Level.self, tag) == "")
    }
    #expect(error(IntegerTags.self, .object([.init("type", .string("x"))])) == "type")
    #expect(error(NamedUnknown.self, .array([.integer(9)])) == "[0]")
    #expect(error(MixedUnknown.self, .array([.integer(9)])) == "[0]")
    #expect(error(RawUnknown.self, .integer(9)) == "")
    #expect(error(DroppingCoerced.self, .string("x")) == "")
    #expect(error(AdjacentMessage.self, .object([.init("t", .integer(9))])) == "t")
    #expect(error(ArrayMessage.self, .array([])) == "[0]")
    #expect(error(ArrayMessage.self, .array([.array([])])) == "[0]")
    #expect(error(Level.self, .array([])) == "")
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
