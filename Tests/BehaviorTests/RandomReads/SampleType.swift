import CodingChecks

/// A type of associated values, with expressions for values of it, of which the first is the
/// emptiest. `Own` stands for the enum that has the value.
struct SampleType {
  private let template: String
  let expressions: [String]

  private init(_ template: String, _ expressions: String...) {
    self.template = template
    self.expressions = expressions
  }

  var holdsOwn: Bool { template.contains("Own") }

  var isOptional: Bool { template.hasSuffix("?") }

  var isFlattenable: Bool { Self.flattenable.contains { $0.template == template } }

  var mayBeObject: Bool { !(Self.plain + Self.arrays).contains { $0.template == template } }

  /// Whether its `type` is the tag if it is the object `meta` in which a form has its tag.
  var hasTag: Bool { template == "Odd" }

  /// A type whose nil cannot be taken for a value of the enum that is written as null.
  var unlikeNull: SampleType { template == "Own?" ? Self.recursive[0] : self }

  func spelling(ofEnum name: String) -> String { template.replacing("Own", with: name) }

  static func random(_ random: inout SeededGenerator) -> SampleType {
    switch Int.random(in: 0..<100, using: &random) {
    case ..<50: random.pick(plain)
    case ..<65: random.pick(optional)
    case ..<76: random.pick(objects)
    case ..<84: random.pick(arrays)
    case ..<87: random.pick(anything)
    case ..<92: random.pick(marked)
    default: random.pick(recursive)
    }
  }

  private static let plain = [
    SampleType("Int", "0", "-7", ".max"),
    SampleType("String", #""""#, #""hi""#, #""ping""#, #""null""#),
    SampleType("Bool", "false", "true"),
    SampleType("Double", "0.25", "-2.25"),
    SampleType("Level", ".low", ".high"),
  ]

  private static let optional = [
    SampleType("Int?", "nil", "7"),
    SampleType("String?", "nil", #""type""#),
    SampleType("MaybeInt", "nil", "3"),
    SampleType("Profile?", "nil", "Profile(name: nil, age: nil)", #"Profile(name: "Ann", age: 3)"#),
    SampleType("Nothing?", "nil", "Nothing()"),
  ]

  /// What can stand beside a tag, since none of its keys is one.
  static let flattenable = [
    SampleType("Point", "Point(x: 0, y: nil)", "Point(x: 1, y: 2)"),
    SampleType("Profile", "Profile(name: nil, age: nil)", #"Profile(name: "Ann", age: 3)"#),
    SampleType("Nothing", "Nothing()"),
  ]

  private static let objects =
    flattenable + [
      SampleType(
        "Odd", "Odd(type: nil, value: nil, _0: nil)", #"Odd(type: "ping", value: 1, _0: 2)"#)
    ]

  private static let arrays = [
    SampleType("[Int]", "[]", "[1]", "[1, 2]"),
    SampleType("[Int?]", "[]", "[nil]", "[nil, 2]"),
    SampleType("[Point]", "[]", "[Point(x: 1, y: nil)]"),
    SampleType("[String]", "[]", #"["ping"]"#, #"["ping", "move"]"#),
  ]

  private static let anything = [
    SampleType("[String: Int]", "[:]", #"["k": 1]"#, #"["_0": 1]"#),
    SampleType("[String: String]", "[:]", #"["type": "ping"]"#, #"["value": "hi"]"#),
    SampleType(
      "CodableEnumAnyValue", ".null", ".object([:])", #".object(["_0": .integer(1)])"#,
      #".string("ping")"#, ".array([])"),
  ]

  private static let marked = [
    SampleType("Inner", ".circle(radius: 1)", ".none"),
    SampleType("Pair", ".ping", #".text("hi")"#),
    SampleType("Row", ".ping", #".text("hi")"#),
    SampleType("Word", ".low", #".other("zzz")"#),
    SampleType("First", ".radius(2)", ".x(.init(name: nil, age: nil))"),
    SampleType("Reply", ".success(id: 3)", #".failure(error: "e")"#),
    SampleType("Rank", ".first", ".second"),
    SampleType("Ratio", ".half"),
    SampleType("Flags", "Flags(rawValue: 0)", "Flags(rawValue: 7)"),
    SampleType("[Int?]?", "nil", "[]", "[nil, 2]"),
    SampleType("Box<Int?>", "Box(value: nil)", "Box(value: 1)"),
  ]

  /// What a case with a range of tags takes.
  static let tagInRange = SampleType("Int", "12", "19", "10")

  /// What an unknown case takes.
  static let tag = SampleType("String", #""zzz""#)

  private static let recursive = [
    SampleType("[Own]", "[]", "[Own]", "[Own, Own]"),
    SampleType("Own?", "nil", "Own"),
    SampleType("Own", "Own"),
  ]

  /// The types that values have, to be compiled beside the enums.
  static let declarations =
    PlainTypes.declarations + MarkedTypes.declarations + """
      /// Its keys are those that forms have.
      struct Odd: Codable, Equatable {
        var type: String?
        var value: Int?
        var _0: Int?
      }

      """
}
