/// Payloads of untagged cases by chance, of types that dare something, with values for each.
///
/// The values of types that take any text or any number are none that a narrower type has: that an
/// enum of known names comes before any text, and a narrower number before a wider one, is allowed. Their
/// text is none that a URL can be, since a `URL` may come before a `String` as well.
struct RandomOverlap {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64.
  private mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(bound))
  }

  struct TypeSample {
    var spelling: String
    /// Expressions of the type.
    var values: [String]
    var isNullable = false
  }

  /// Of a case: what stands between its parentheses, and the same with values.
  struct Payload {
    var declaration: String
    var values: [String]
  }

  struct Pair {
    var earlier: Payload
    var later: Payload
    var options: String
  }

  mutating func pair() -> Pair {
    let options = [
      "", "", "", ", unknownKeys: .reject", ", payload: .unkeyed", ", payload: .keyed",
    ]
    let first = payload()
    // Alike now and then, or little would meet.
    let second = next(4) == 0 ? variation(of: first) : payload()
    return Pair(earlier: first, later: second, options: options[next(options.count)])
  }

  private mutating func variation(of payload: Payload) -> Payload {
    let (key, type) = (["z", "x"][next(2)], type(depth: 1))
    guard !payload.declaration.isEmpty, payload.declaration.contains(":"),
      !payload.declaration.contains("\(key):")
    else { return self.payload() }
    return Payload(
      declaration: "(\(payload.declaration.dropFirst().dropLast()), \(key): \(type.spelling))",
      values: payload.values.flatMap { value in
        type.values.prefix(2).map { "(\(value.dropFirst().dropLast()), \(key): \($0))" }
      })
  }

  private mutating func payload() -> Payload {
    switch next(12) {
    case 0: return Payload(declaration: "", values: [""])
    case 1...5: return join([("", type(depth: 2))])
    case 6: return join([("", type(depth: 1)), ("", type(depth: 1))])
    case 7...9: return join([(label(), type(depth: 2))])
    default:
      let first = label()
      let second = label()
      guard first != second else { return payload() }
      return join([(first, type(depth: 1)), (second, type(depth: 1))])
    }
  }

  private mutating func label() -> String {
    ["x", "y", "type", "kind", "radius", "name", "value", "t", "low"][next(9)]
  }

  private func join(_ parts: [(label: String, type: TypeSample)]) -> Payload {
    func text(_ values: [String]) -> String {
      "("
        + zip(parts, values).map { $0.label.isEmpty ? $1 : "\($0.label): \($1)" }
        .joined(separator: ", ") + ")"
    }
    let count = parts.map(\.type.values.count).max() ?? 1
    return Payload(
      declaration: text(parts.map(\.type.spelling)),
      values: (0..<count).map { index in
        text(parts.map { $0.type.values[index % $0.type.values.count] })
      })
  }

  private mutating func type(depth: Int) -> TypeSample {
    let atom = Self.atoms[next(Self.atoms.count)]
    guard depth > 0 else { return atom }
    let inner = next(3) == 0 ? type(depth: depth - 1) : atom
    let values = inner.values.map { "(\($0)) as \(inner.spelling)" }
    switch next(9) {
    case 0 where !inner.isNullable:
      return TypeSample(spelling: "\(inner.spelling)?", values: ["nil"] + values, isNullable: true)
    case 1:
      return TypeSample(
        spelling: "[\(inner.spelling)]", values: values.map { "[\($0)]" } + ["[]"])
    case 2:
      return TypeSample(
        spelling: "[String: \(inner.spelling)]", values: values.map { "[\"k\": \($0)]" } + ["[:]"])
    case 3:
      return TypeSample(
        spelling: "Box<\(inner.spelling)>", values: values.map { "Box(value: \($0))" })
    default: return atom
    }
  }

  private static func atom(_ spelling: String, _ values: String..., isNullable: Bool = false)
    -> TypeSample
  {
    TypeSample(spelling: spelling, values: values, isNullable: isNullable)
  }

  private static let atoms: [TypeSample] = [
    atom("Int", "100_000"), atom("Int8", "-100"), atom("UInt8", "150"), atom("Whole", "100_000"),
    atom("Double", "1e300"), atom("Float", "0.25"), atom("Bool", "true", "false"),
    atom("String", "\"http://[x\""), atom("Text", "\"http://[x\""),
    atom("URL", "URL(string: \"https://a.b/c\")!"),
    atom("UUID", "UUID(uuidString: \"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\")!"),
    atom("Date", "Date(timeIntervalSinceReferenceDate: 1e300)"), atom("Data", "Data([1])"),
    atom("Level", ".low", ".high"), atom("Space.Level", ".low", ".high"),
    atom("Height", ".top", ".high"),
    atom("Rank", ".first", ".second"), atom("Ratio", ".half", ".whole"),
    atom("Digit", ".one", ".two"),
    atom("Loud", ".low"), atom("Name", "Name(rawValue: \"http://[x\")"),
    atom("Number", "Number(rawValue: 100_000)"), atom("Flags", "Flags(rawValue: 100_000)"),
    atom("Empty", "Empty()"), atom("Point", "Point(x: 100_000, y: 100_000)"),
    atom("Line", "Line(x: 100_000)"),
    atom("Place", "Place(x: 100_000, y: 100_000)"),
    atom("Space.Deeper.Line", "Space.Deeper.Line(x: 100_000)"),
    atom(
      "Flexible", "Flexible(name: nil, age: nil)", "Flexible(name: \"http://[x\", age: 100_000)"),
    atom("Renamed", "Renamed(first: 100_000)"), atom("Keys", "Keys(first: 100_000)"),
    atom("Node", "Node(next: nil)", "Node(next: [Node(next: nil)])"),
    atom("HasConstant", "HasConstant(x: 100_000)"), atom("HasMembers", "HasMembers(x: 100_000)"),
    atom("Late", "Late(x: 100_000)"),
    atom("Web", "Web(type: \"http://[x\", url: \"u\")"),
    atom("WritesItself", "WritesItself(x: 100_000)"), atom("Set<Int>", "[100_000]"),
    atom("[Int: Int]", "[100_000: 100_000]"),
    atom("Holder", "Holder(level: nil)", "Holder(level: .low)"),
    atom("Marks", "Marks(marks: [.low])"), atom("NilMark", ".low", ".high"),
    atom("SkipMark", ".low", ".high"), atom("Coerced", ".one", ".two"),
    atom("AnyCase", ".low", ".high"), atom("Status", ".success(204)", ".failure(404)"),
    atom("Forgiving", ".circle(radius: 100_000)", ".none"),
    atom("MissingTag", ".named(name: nil)", ".circle(radius: 100_000)"),
    atom("Second", ".line(length: 100_000)", ".arc(angle: 100_000)"),
    atom("OpenInner", ".circle(radius: 100_000)"),
    atom("TwoForms", ".circle(radius: 100_000)", ".square(side: 100_000)"),
    atom("Loadable<Int>", ".loading", ".value(100_000)"),
    atom("Loadable<Level>", ".loading", ".value(.low)"),
    atom("Mark", ".low", ".high"), atom("OpenMark", ".other(\"http://[x\")"),
    atom("Scalar", ".text(\"http://[x\")", ".number(100_000)"),
    atom("Deep", ".scalar(.text(\"http://[x\"))", ".flag(true)"),
    atom("Deeper", ".deep(.flag(false))", ".list([.flag(true)])"),
    atom("Inner", ".circle(radius: 100_000)", ".square(side: 100_000)"),
    atom("Kind", ".circle(radius: 100_000)", ".none"),
    atom("Ext", ".radius(100_000)", ".name(\"http://[x\")"),
    atom("NameOrObject", ".low", ".size(w: 100_000)"),
    atom("Pair", ".ping", ".text(\"http://[x\")"),
    atom("Row", ".ping", ".text(\"http://[x\")"),
    atom("MaybeText", ".none", ".text(\"http://[x\")", isNullable: true),
    atom("MaybeInt", "nil", "100_000", isNullable: true),
  ]
}
