import CodingChecks

/// A value as an expression of Swift, and what it is written as.
struct Sample {
  var expression: String
  var wire: StrictValue

  var isNil: Bool { expression == "nil" }

  static func random(_ type: PayloadType, _ random: inout SeededGenerator) -> Sample {
    switch type {
    case .int: integer(random.pick([0, 1, -1, 42, .max, .min]))
    case .int64: integer(random.pick([0, 9_007_199_254_740_993, .max, .min]))
    case .uint8: integer(random.pick([0, 1, 255]))
    case .string: string(random.pick(["", "hi", "a\"b\\c", "é😀", "a.b", "null", "1"]))
    case .bool:
      random.chance(50)
        ? Sample(expression: "true", wire: .boolean(true))
        : Sample(expression: "false", wire: .boolean(false))
    case .double: double(random.pick([0, 0.5, -2.25, 1_000_000.125]))
    case .level: level(random.pick(["low", "high"]))
    case .point: point(&random)
    case .item(let parent): item(in: parent, &random)
    case .opaque: opaque(random.pick([0, 7]))
    case .maybeInt: Self.random(.optional(.int), &random)
    case .optional(let wrapped):
      random.chance(35) ? Sample(expression: "nil", wire: .null) : Self.random(wrapped, &random)
    case .array(let element): array(element, &random)
    case .dictionary(let value): dictionary(value, &random)
    case .box(let content): box(content, &random)
    case .parameter(let type): Self.random(type, &random)
    case .named: preconditionFailure("those who declare the type have values of it")
    }
  }

  private static func integer(_ value: Int) -> Sample {
    Sample(expression: "\(value)", wire: .integer(Int64(value)))
  }

  private static func string(_ text: String) -> Sample {
    Sample(expression: text.debugDescription, wire: .string(text))
  }

  private static func double(_ value: Double) -> Sample {
    Sample(expression: "\(value)", wire: .double(value))
  }

  private static func level(_ name: String) -> Sample {
    Sample(expression: ".\(name)", wire: .string(name))
  }

  private static func opaque(_ number: Int) -> Sample {
    Sample(expression: "Opaque(\(number))", wire: .integer(Int64(number)))
  }

  private static func point(_ random: inout SeededGenerator) -> Sample {
    let x = integer(random.pick([0, 3]))
    let y = Self.random(.optional(.int), &random)
    let members = [StrictValue.Member("x", x.wire)] + (y.isNil ? [] : [.init("y", y.wire)])
    return Sample(
      expression: "Point(x: \(x.expression), y: \(y.expression))", wire: .object(members))
  }

  private static func item(
    in parent: String, _ random: inout SeededGenerator
  ) -> Sample {
    let title = Self.random(.string, &random)
    return Sample(
      expression: "\(parent).Item(title: \(title.expression))",
      wire: .object([.init("title", title.wire)]))
  }

  private static func array(_ element: PayloadType, _ random: inout SeededGenerator) -> Sample {
    let count = random.pick([0, 1, 3])
    let elements = (0..<count).map { _ in Self.random(element, &random) }
    return Sample(
      expression: "[\(elements.map(\.expression).joined(separator: ", "))]",
      wire: .array(elements.map(\.wire)))
  }

  /// One key at most, since the order of several is not fixed.
  private static func dictionary(_ value: PayloadType, _ random: inout SeededGenerator) -> Sample {
    if random.chance(30) { return Sample(expression: "[:]", wire: .object([])) }
    let value = Self.random(value, &random)
    let key = random.pick(["", "a.b", "k", "_snake_case"])
    return Sample(
      expression: "[\(key.debugDescription): \(value.expression)]",
      wire: .object([.init(key, value.wire)]))
  }

  private static func box(_ content: PayloadType, _ random: inout SeededGenerator) -> Sample {
    let sample = Self.random(content, &random)
    // The compiler leaves a nil out where it sees an optional; in a generic type it sees `T`.
    return Sample(
      expression: "Box(content: \(sample.expression))",
      wire: .object([.init("content", sample.wire)]))
  }
}
