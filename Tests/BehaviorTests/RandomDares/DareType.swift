import CodingChecks

/// A type of associated values that dares something, with expressions for values of it. `Own` stands
/// for the enum that has the value; among the expressions, for a value of it.
///
/// The values of types that take any text or any number are none that a literal or a narrower type is:
/// those may come first.
struct DareType {
  let template: String
  let expressions: [String]

  private init(_ template: String, _ expressions: String...) {
    self.template = template
    self.expressions = expressions
  }

  var holdsOwn: Bool { template.contains("Own") }

  var isOptional: Bool { template.hasSuffix("?") || template == "MaybeInt" }

  /// Whether its keys can stand beside others.
  var isObject: Bool { Self.objects.contains { $0.template == template } }

  func spelling(ofEnum name: String) -> String { template.replacing("Own", with: name) }

  static func random(_ random: inout SeededGenerator) -> DareType {
    switch Int.random(in: 0..<100, using: &random) {
    case ..<35: random.pick(plain)
    case ..<55: random.pick(optional)
    case ..<72: random.pick(objects)
    case ..<82: random.pick(arrays)
    case ..<92: random.pick(enums)
    default: random.pick(recursive)
    }
  }

  /// That a value may keep as its tag, with the tags that are given as such.
  static let int = DareType("Int", "7")
  static let string = DareType("String", #""""#, #""hi""#)
  static let double = DareType("Double", "0.5")
  static let anything = DareType(
    "CodableEnumAnyValue", #".array([.object(["zzz": .null])])"#,
    #".object(["zzz": .array([])])"#)

  static let plain = [
    DareType("Int", "7", "-7"),
    DareType("String", #""""#, #""hi""#, #""zzz""#),
    DareType("Bool", "false", "true"),
    DareType("Double", "0.5", "-2.25"),
    DareType("Level", ".low", ".high"),
    DareType("Rank", ".first", ".second"),
    DareType("Name", #"Name(rawValue: "hi")"#),
  ]

  private static let optional = [
    DareType("Int?", "nil", "7"),
    DareType("String?", "nil", #""type""#, #""hi""#),
    DareType("MaybeInt", "nil", "3"),
    DareType("Profile?", "nil", "Profile(name: nil, age: nil)", #"Profile(name: "Ann", age: 3)"#),
    DareType("Nothing?", "nil", "Nothing()"),
    DareType("Level?", "nil", ".high"),
    DareType("[Int]?", "nil", "[]", "[1]"),
    DareType("[String: Int]?", "nil", "[:]", #"["k": 1]"#),
    DareType("Inner?", "nil", ".circle(radius: 1)"),
  ]

  static let objects = [
    DareType("Point", "Point(x: 0, y: nil)", "Point(x: 1, y: 2)"),
    DareType("Profile", "Profile(name: nil, age: nil)", #"Profile(name: "Ann", age: 3)"#),
    DareType("Nothing", "Nothing()"),
    DareType("Odd", "Odd(c: nil, value: nil, _0: nil)", #"Odd(c: "ping", value: 1, _0: 2)"#),
    DareType("[String: Int]", "[:]", #"["k": 1]"#),
    DareType("Inner", ".circle(radius: 1)", ".none"),
    DareType("First", ".x(.init(name: nil, age: nil))", ".radius(2)"),
    DareType("Shared", ".one(x: 77)", ".two(x: \"hi\")", ".three"),
    DareType("Tagless", ".ping", ".link(url: \"u\")", ".silent(until: nil)"),
  ]

  private static let arrays = [
    DareType("[Int]", "[]", "[1]", "[1, 2]"),
    DareType("[Int?]", "[]", "[nil]", "[nil, 2]"),
    DareType("[Point]", "[]", "[Point(x: 1, y: nil)]"),
    DareType("[String]", "[]", #"["ping"]"#, #"["ping", "low"]"#),
    DareType("[Status]", "[]", "[.fine]", "[.other(404), .none]"),
  ]

  private static let enums = [
    DareType("Status", ".fine", ".other(404)", ".none"),
    DareType("Grade", ".low(1.5)", ".high"),
    DareType("Letter", ".first", ".second"),
    DareType("Scene", ".home", ".credits", ".level(3)"),
    DareType("Drive", ".file(size: 1)", ".folder(name: nil)", ".folder(name: \"hi\")"),
    DareType("Reply", ".failure(error: \"e\")", ".success(id: 3)"),
    DareType("Call", ".request(id: 1, x: 2)", ".notification(x: 3)"),
    anything,
  ]

  private static let recursive = [
    DareType("[Own]", "[]", "[Own]", "[Own, Own]"),
    DareType("Own?", "nil", "Own"),
    DareType("Own", "Own"),
    DareType("[String: Own]", "[:]", #"["k": Own]"#),
  ]

  /// The types that values have, to be compiled beside the enums.
  static let declarations =
    PlainTypes.declarations + """
      /// Its keys are those that forms have.
      struct Odd: Codable, Equatable {
        var c: String?
        var value: Int?
        var _0: Int?
      }

      struct Name: RawRepresentable, Codable, Equatable {
        var rawValue: String
      }

      enum Rank: Int, Codable {
        case first = 1
        case second = 2
      }

      // @CodableEnum(style: .internal, tag: "type")
      enum Inner: Equatable {
        case circle(radius: Int)
        case none
      }

      // @CodableEnum(style: .external, payload: .natural, severalKeys: .first)
      enum First: Equatable {
        case x(Profile)
        case radius(Int)
      }

      // @CodableEnum(style: .internal, tag: "kind")
      enum Shared: Equatable {
        // @CodableCase("ping")
        case one(x: Int)
        // @CodableCase("ping")
        case two(x: String)
        // @CodableCase("low", extras: ["x": nil])
        case three
      }

      // @CodableEnum(style: .internal, tag: "type")
      enum Tagless: Equatable {
        case ping
        // @CodableCase(nil)
        case silent(until: Int?)
        // @CodableCase(.missingTag)
        case link(url: String)
      }

      // @CodableEnum(style: .rawValue)
      enum Status: Equatable {
        // @CodableCase(200..<300, tag: 200)
        case fine
        // @CodableCase(nil)
        case none
        // @CodableCase(.unknown)
        case other(Int)
      }

      // @CodableEnum(style: .rawValue)
      enum Grade: Equatable {
        // @CodableCase(..<2.5)
        case low(Double)  // @CodableValue(tag: true)
        // @CodableCase(2.5..., aliases: ["pass"], tag: "pass")
        case high
      }

      // @CodableEnum(style: .rawValue, ignoringCase: true)
      enum Letter: Equatable {
        // @CodableCase("l0"..."l9", tag: "l5")
        case first
        // @CodableCase("r0"..."r9", tag: "r5")
        case second
      }

      // @CodableEnum(style: .untagged)
      enum Scene: Equatable {
        // @CodableCase(empty: "home")
        case home
        // @CodableCase(empty: [[:]])
        case credits
        case level(Int)
      }

      // @CodableEnum(style: .internal, tag: "type", unknownTag: .folder)
      enum Drive: Equatable {
        case file(size: Int)
        case folder(name: String?)
      }

      // @CodableEnum(style: .untagged)
      enum Reply: Equatable {
        // @CodableCase(constants: ["id": nil])
        case failure(error: String)
        case success(id: Int)
      }

      // @CodableEnum(style: .untagged, choice: .byKeys)
      enum Call: Equatable {
        case request(id: Int, x: Int)
        case notification(x: Int)
      }

      enum DocumentCoder {
        static func encode(_ value: CodableEnumAnyValue, to encoder: any Encoder) throws {
          try value.encode(to: encoder)
        }

        static func decode(from decoder: any Decoder) throws -> CodableEnumAnyValue {
          try CodableEnumAnyValue(from: decoder)
        }
      }

      """
}
