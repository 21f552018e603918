import CodingChecks
import Testing

/// Codes two numbers as text, in the one container that there is.
enum SpanCoder {
  static func encode(_ values: (Int, Int), to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("\(values.0)-\(values.1)")
  }

  static func decode(from decoder: any Decoder) throws -> (Int, Int) {
    let text = try decoder.singleValueContainer().decode(String.self)
    let numbers = text.split(separator: "-").compactMap { Int($0) }
    return (numbers[0], numbers[1])
  }
}

/// Codes two numbers as keys beside the tag.
enum SpanKeysCoder {
  struct Span: Codable { var from, to: Int }

  static func encode(_ values: (Int, Int), to encoder: any Encoder) throws {
    try Span(from: values.0, to: values.1).encode(to: encoder)
  }

  static func decode(from decoder: any Decoder) throws -> (Int, Int) {
    let span = try Span(from: decoder)
    return (span.from, span.to)
  }
}

// @CodableEnum(style: .adjacent, tag: "type", content: .tag)
enum ContentOfTag: Equatable {
  case text(String)
  case point(x: Int, y: Int?)
  case ping
}

// @CodableEnum(style: .internal, tag: "type")
enum ContentOfCase: Equatable {
  case text(body: String)
  // @CodableCase(content: "at")
  case point(Int, Int)
}

// @CodableEnum(style: .internal, tag: ["meta", "type"], defaultValues: .omit)
enum Paths: Equatable {
  case image(
    url: String,  // @CodableValue(key: ["meta", "url"])
    detail: String?,  // @CodableValue(key: ["image", "detail"])
    width: Int = 1
  )
}

// @CodableEnum(style: .internal, tag: "status")
enum KeptTags: Equatable {
  // @CodableCase(200...299)
  case success(
    code: Int,  // @CodableValue(tag: true)
    body: String)
  // @CodableCase(.unknown)
  case other(
    code: Int,  // @CodableValue(tag: true)
    message: String?)
}

// @CodableEnum(style: .internal, tag: "type")
enum ConstantsBesideTag: Equatable {
  // @CodableCase("a", constants: ["reason": "late"])
  case late(by: Int)
  // @CodableCase("a", constants: ["reason": "none"])
  case none
}

// @CodableEnum(style: .array, payload: .keyed)
enum ConstantsBehindTag: Equatable {
  // @CodableCase("a", constants: ["reason": "late"])
  case late(by: Int)
  // @CodableCase("a", constants: ["reason": "lost"])
  case lost(by: Int)
}

// @CodableEnum(style: .array)
enum CodedTogether: Equatable {
  // @CodableCase(coder: SpanCoder)
  case span(Int, Int)
}

// @CodableEnum(style: .internal, tag: "type")
enum CodedBesideTag: Equatable {
  // @CodableCase(coder: SpanKeysCoder)
  case span(Int, Int)
}

// @CodableEnum(style: .internal, tag: "type")
enum WithoutTag: Equatable {
  case text(body: String)
  // @CodableCase(.untagged)
  case bare(url: String)
}

// @CodableEnum(style: .internal, tag: "type")
enum NumbersWithoutTag: Equatable {
  case text(body: String)
  // @CodableCase(.untagged)
  case integer(Int)
  // @CodableCase(.untagged)
  case fraction(Double)
}

// @CodableEnum(style: .internal, tag: "type", fallback: .broken)
enum FallingBack: Equatable {
  case text(body: String)
  case broken
}

// @CodableEnum(style: .rawValue, fallback: .broken)
enum Keeping: Equatable {
  case low
  // @CodableCase(.unknown)
  case broken(CodableEnumAnyValue)
}

// @CodableEnum(style: .internal, tag: "type", invalidElements: .skip)
enum Readable: Equatable {
  case text(body: String)
  case list(items: [Readable])
}

// @CodableEnum(style: .internal, tag: ["meta", "type"])
enum TagInValue: Equatable {
  // @CodableCase("a", aliases: ["b"])
  case first(meta: Circle, items: [Int], title: Circle)
}

// @CodableEnum(style: .adjacent, tag: "type", content: "at")
enum ConstantArrays: Equatable {
  // @CodableCase(constants: ["list": [1, nil, ["x"]]])
  case listed(by: Int)
  // @CodableCase(empty: [1, 2])
  case pair
}

/// Which options are content with one container for each value. The others, and why:
/// - constants that tell cases apart behind the tag of an array: the object there is looked at first;
/// - a coder of a case beside the tag: it asks the same coder for a container of its own;
/// - cases without a tag that are no object: the kind is seen by asking, as in `.untagged`.
@Suite struct OptionCodingRulesTests {
  static let withOneContainer = [
    CodingRulesTests.Samples(
      ContentOfTag.text("hi"), .point(x: 1, y: nil), .point(x: 1, y: 2), .ping),
    .init(ContentOfCase.text(body: "hi"), .point(1, 2)),
    .init(
      Paths.image(url: "u", detail: nil), .image(url: "u", detail: "low", width: 3)),
    .init(
      KeptTags.success(code: 204, body: ""), .other(code: 500, message: nil),
      .other(code: 501, message: "m")),
    .init(ConstantsBesideTag.late(by: 3), .none),
    .init(CodedTogether.span(1, 2)),
    .init(WithoutTag.text(body: "hi"), .bare(url: "u")),
    .init(FallingBack.text(body: "hi"), .broken),
    .init(Keeping.low),
    .init(Readable.list(items: [.text(body: "a"), .list(items: [])])),
  ]

  static let withSeveralContainers = [
    CodingRulesTests.Samples(ConstantsBehindTag.late(by: 3), .lost(by: 4)),
    .init(CodedBesideTag.span(1, 2)),
    .init(NumbersWithoutTag.integer(3), .fraction(0.5), .text(body: "hi")),
  ]

  @Test(arguments: withOneContainer)
  func oneContainerIsEnough(samples: CodingRulesTests.Samples) throws {
    try samples.check(.oneContainer)
  }

  @Test func aNilIsNotLookedForInAConstantArray() throws {
    try CodingRulesTests.Samples(ConstantArrays.listed(by: 1), .pair).check(.nilMovesOn)
  }

  /// The object of a value that also contains the tag is complete before the next key.
  @Test func aTagInTheObjectOfAValueIsWrittenThere() throws {
    let value = TagInValue.first(meta: Circle(radius: 1), items: [1], title: Circle(radius: 3))
    try CodingRulesTests.Samples(value).check([])
  }

  /// Whoever makes one of these get by with one container takes it off the list.
  @Test(arguments: withSeveralContainers)
  func theListOfExceptionsIsExact(samples: CodingRulesTests.Samples) {
    #expect(throws: MisuseError.self) { try samples.check(.oneContainer) }
  }
}
