import CodingChecks

/// Makes up enums without asking whether they are allowed: options wherever they might stand, few names
/// for tags, keys and cases alike, nil everywhere, enums in themselves.
struct DarePlanner {
  var random: SeededGenerator
  /// The key that holds the tag of the enum in hand.
  private(set) var tag: [String] = []

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private static let styles = [
    "external", "external", "internal", "internal", "internal", "internal", "adjacent", "adjacent",
    "untagged", "untagged", "untagged", "untagged", "array", "rawValue",
  ]

  mutating func plan(_ number: Int) -> DarePlan {
    let style = random.pick(Self.styles)
    var plan = DarePlan(name: "Dare\(number)", style: style)
    tag = random.pick([["type"], ["type"], ["kind"], ["x"], ["meta", "type"]])
    if style == "internal" || style == "adjacent" { plan.arguments.append("tag: \(tagSource)") }
    if style == "adjacent" {
      plan.arguments.append("content: \(random.pick(["\"c\"", "\"value\"", "\"x\"", ".tag"]))")
    }
    addCases(&plan)
    addRawValues(&plan)
    addLayouts(&plan)
    addNames(&plan)
    addChoices(&plan)
    return plan
  }

  private var tagSource: String { tag.count == 1 ? tag[0].debugDescription : "\(tag)" }

  // MARK: Cases

  private static let caseNames = [
    "ping", "low", "type", "x", "value", "none", "some", "container", "decoder", "key", "error",
    "c", "move", "text",
  ]

  /// Where the recursion of samples ends.
  static let end = "end"

  private mutating func addCases(_ plan: inout DarePlan) {
    let names = Self.caseNames.shuffled(using: &random)
    for name in names.prefix(random.pick([1, 2, 2, 3, 3, 4])) {
      plan.cases.append(planCase(name, in: plan))
    }
    if plan.isRecursive {
      let isUntagged = plan.style == "untagged"
      plan.cases.append(.init(name: Self.end, arguments: isUntagged ? ["empty: \"end\""] : []))
    }
  }

  private mutating func addRawValues(_ plan: inout DarePlan) {
    guard plan.cases.allSatisfy(\.values.isEmpty), random.chance(30) else { return }
    let (type, values) = random.pick([
      ("String", ["\"ping\"", "\"low\"", "\"1\"", "\"x\""]), ("Int", ["1", "0", "-3", "7"]),
    ])
    plan.rawType = type
    for (index, value) in values.shuffled(using: &random).prefix(plan.cases.count).enumerated() {
      plan.cases[index].rawValue = value
    }
  }

  // MARK: Options

  private mutating func addLayouts(_ plan: inout DarePlan) {
    guard !["internal", "rawValue"].contains(plan.style) else { return }
    if random.chance(35) {
      let layout = random.pick(["keyed", "unkeyed", "compact", "natural", "natural"])
      plan.arguments.append("payload: .\(layout)")
    }
    if plan.cases.contains(where: \.values.isEmpty), random.chance(30) {
      plan.arguments.append("empty: \(emptyForm())")
    }
  }

  private mutating func addNames(_ plan: inout DarePlan) {
    if random.chance(10) {
      plan.arguments.append("caseNaming: .\(random.pick(["pascalCase", "uppercase"]))")
    }
    guard plan.cases.contains(where: { $0.values.contains { $0.label != nil } }) else { return }
    if random.chance(10) {
      plan.arguments.append("keyNaming: .\(random.pick(["snakeCase", "pascalCase"]))")
    }
    if random.chance(5) { plan.arguments.append("keyPrefix: .caseName") }
    if random.chance(20) { plan.arguments.append("nilValues: .null") }
    if random.chance(12) { plan.arguments.append("unknownKeys: .reject") }
    if random.chance(8) { plan.arguments.append("accessors: true") }
    if plan.cases.contains(where: { $0.values.contains { $0.defaultValue != nil } }),
      random.chance(20)
    {
      plan.arguments.append("defaultValues: .omit")
    }
  }

  private mutating func addChoices(_ plan: inout DarePlan) {
    let some = random.pick(plan.cases).name
    switch plan.style {
    case "external":
      if random.chance(25) { plan.arguments.append("severalKeys: .first") }
      if random.chance(20) { plan.arguments.append("missingTag: .\(some)") }
    case "internal", "adjacent":
      if random.chance(20) { plan.arguments.append("missingTag: .\(some)") }
    case "untagged":
      if random.chance(25) { plan.arguments.append("choice: .byKeys") }
      if random.chance(10) { plan.arguments.append("order: [.\(some)]") }
      if random.chance(4) { plan.arguments.append("overlap: .allow") }
    default: break
    }
    if plan.style != "untagged" {
      if random.chance(15) { plan.arguments.append("unknownTag: .\(random.pick(plan.cases).name)") }
      if random.chance(10) { plan.arguments.append("coercing: true") }
      if random.chance(10) { plan.arguments.append("ignoringCase: true") }
    }
    if random.chance(6) { plan.arguments.append("fallback: .\(random.pick(plan.cases).name)") }
    if random.chance(10) {
      let forms = (0..<random.pick([1, 1, 2])).map { _ in form(besides: plan.style) }
      plan.arguments.append("reads: [\(forms.joined(separator: ", "))]")
    }
    if plan.style == "rawValue", plan.rawType == nil, random.chance(20) {
      plan.arguments.append("rawRepresentable: true")
    }
  }

  private mutating func form(besides style: String) -> String {
    let forms = [
      "external": ".external", "internal": ".internal(tag: \"t\")",
      "adjacent": ".adjacent(tag: \"t\", content: \"c\")", "array": ".array",
      "untagged": ".untagged",
    ]
    return forms[random.pick(forms.keys.sorted().filter { $0 != style })]!
  }

  // MARK: Literals

  mutating func emptyForm() -> String {
    random.chance(50)
      ? literal() : ".\(random.pick(["object", "array", "true", "null", "name", "omit"]))"
  }

  /// Any JSON.
  mutating func literal() -> String {
    random.pick([
      "nil", "[:]", "[]", "[[:]]", "\"ping\"", "\"low\"", "1", "0", "-1", "1.5", "true",
      "false", "[nil]", "[\"x\": nil]", "[\"x\": 1]", "[\"type\": \"ping\"]", "[1, \"a\"]",
      "[\"radius\": 1]", "\"end\"",
    ])
  }

  private static let keys = ["x", "name", "value", "c", "id", "type", "kind", "radius", "url"]

  mutating func key() -> String { random.pick(Self.keys) }

  /// As of `constants` and `extras`.
  mutating func members() -> String {
    var keys: Set<String> = [key()]
    if random.chance(30) { keys.insert(key()) }
    let texts = keys.sorted().map { "\"\($0)\": \(literal())" }
    return "[\(texts.joined(separator: ", "))]"
  }
}
