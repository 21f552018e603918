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

  var isAnything: Bool { template == "CodableEnumAnyValue" }

  var isDate: Bool { template.contains("Date") }

  var isURL: Bool { template.contains("URL") }

  var isDecimal: Bool { template.contains("Decimal") }

  /// How many numbers it has, or some value in it: integers, those of a `Double`, or more; nil if there
  /// is none.
  var numberWidth: Int? {
    if isDecimal { return 3 }
    if isDate || ["Double", "Ratio", "Grade"].contains(template) { return 2 }
    let others = [
      "String", "String?", "Bool", "Level", "Level?", "Name", "UUID", "URL?", "[URL]", "[String]",
      "Nothing", "Nothing?", "Row?", "Row", "Word", "Word?", "Letter", "Tagless", "Pair",
      "Entries<Name>",
    ]
    return others.contains(template) ? nil : 1
  }

  /// Whether some value in it is one of a few strings.
  var holdsNames: Bool {
    [
      "Level", "Letter", "UUID", "URL", "Inner", "Shared", "Tagless", "Pair", "Open", "Whole",
      "Forms", "Fallen", "Row", "Word", "Grade", "Scene", "Drive", "Holder",
    ].contains { template.contains($0) }
  }

  /// Whether some value in it is any string.
  var holdsText: Bool {
    [
      "String", "Name", "Word", "Profile", "Odd", "Shared", "Tagless", "Open", "Drive", "Reply",
      "Row", "Pair",
    ].contains { template.contains($0) }
  }

  /// Whether some value in it is an array that begins with a name, such as `["ping"]`.
  var isRow: Bool { template.contains("Row") }

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
    DareType("Double", "0.25", "-2.25"),
    DareType("Level", ".low", ".high"),
    DareType("Rank", ".first", ".second"),
    DareType("Name", #"Name(rawValue: "hi")"#),
    DareType("Date", "Date(timeIntervalSinceReferenceDate: 60)"),
    DareType("Decimal", #"Decimal(string: "1.25")!"#),
    DareType("UUID", #"UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!"#),
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
    DareType("Int??", "nil", "7"),
    DareType("[Int?]?", "nil", "[]", "[nil, 2]"),
    DareType("Status?", "nil", ".fine"),
    DareType("Row?", "nil", ".text(\"hi\")"),
    DareType("Word?", "nil", ".low", ".other(\"zzz\")"),
    DareType("Date?", "nil", "Date(timeIntervalSinceReferenceDate: 60)"),
    DareType("URL?", "nil", #"URL(string: "https://swift.org")!"#),
  ]

  static let objects = [
    DareType("Point", "Point(x: 0, y: nil)", "Point(x: 1, y: 2)"),
    DareType("Profile", "Profile(name: nil, age: nil)", #"Profile(name: "Ann", age: 3)"#),
    DareType("Nothing", "Nothing()"),
    DareType("Child", "Child(x: 1)"),
    DareType("Odd", "Odd(c: nil, value: nil, _0: nil)", #"Odd(c: "ping", value: 1, _0: 2)"#),
    DareType("[String: Int]", "[:]", #"["k": 1]"#),
    DareType("Inner", ".circle(radius: 1)", ".none"),
    DareType("First", ".x(.init(name: nil, age: nil))", ".radius(2)"),
    DareType("Shared", ".one(x: 77)", ".two(x: \"hi\")", ".three"),
    DareType("Tagless", ".ping", ".link(url: \"u\")", ".silent(until: nil)"),
    DareType("Pair", ".ping", ".text(\"hi\")"),
    DareType("Open", ".circle(radius: 1)", ".other(tag: \"zzz\", radius: nil)"),
    DareType("Whole", ".low(x: 1)", ".other(.object([\"kind\": .string(\"zzz\")]))"),
    DareType("Forms", ".circle(radius: 1)", ".none"),
    DareType("Fallen", ".circle(radius: 1)", ".none"),
    DareType("Box<Int?>", "Box(value: nil)", "Box(value: 1)"),
    DareType("Holder", "Holder(letter: nil, items: [])", "Holder(letter: .first, items: [.fine])"),
  ]

  private static let arrays = [
    DareType("[Int]", "[]", "[1]", "[1, 2]"),
    DareType("[Int?]", "[]", "[nil]", "[nil, 2]"),
    DareType("[Point]", "[]", "[Point(x: 1, y: nil)]"),
    DareType("[URL]", "[]", #"[URL(string: "https://swift.org")!]"#),
    DareType("[String]", "[]", #"["ping"]"#, #"["ping", "low"]"#),
    DareType("[Status]", "[]", "[.fine]", "[.other(404), .none]"),
    DareType("[Name: Int]", "[:]", #"[Name(rawValue: "hi"): 1]"#),
    DareType("Entries<Name>", "[:]", #"[Name(rawValue: "hi"): "hi"]"#),
  ]

  private static let enums = [
    DareType("Status", ".fine", ".other(404)", ".none"),
    DareType("Row", ".ping", ".text(\"hi\")"),
    DareType("Word", ".low", ".other(\"zzz\")"),
    DareType("Flags", "Flags(rawValue: 7)"),
    DareType("Ratio", ".half"),
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
    DareType("[Own?]", "[]", "[nil, Own]"),
    DareType("Box<Own>", "Box(value: Own)"),
  ]
}
