/// An enum of the benchmarks, to be spelled in several ways: marked for the generator, with
/// hand-written conformances, or with those of the compiler.
struct EnumSchema {
  let name: String
  let style: Style
  let cases: [Case]

  enum Style: String, CaseIterable {
    case external, `internal`, adjacent, untagged, array, rawValue

    var annotation: String {
      switch self {
      case .internal: ".internal, tag: \"type\""
      case .adjacent: ".adjacent, tag: \"t\", content: \"c\", payload: .keyed"
      default: ".\(rawValue)"
      }
    }

    /// Whether the compiler writes the same format by itself.
    var isSynthesized: Bool { self == .external || self == .rawValue }
  }

  struct Case {
    let name: String
    var values: [Value] = []
  }

  struct Value {
    let label: String
    let type: String
    var isOptional = false
    /// An expression for the value in samples.
    let sample: String
  }

  /// `caseCount` cases, five kinds in turn: without values, with a string, with numbers, with an
  /// optional, with all.
  ///
  /// - Parameter ending: Of all names, so that one enum is not like the next.
  init(_ name: String, _ style: Style, caseCount: Int, ending: String = "") {
    self.name = name
    self.style = style
    cases = (0..<caseCount).map { index in
      let suffix = (index < 5 ? "" : "\(index)") + ending
      let kind = Self.kinds[index % 5]
      var values = style == .rawValue ? [] : kind.values
      // Untagged cases are told by their keys, so that each must have its own.
      let labelEnding = style == .untagged ? suffix : ending
      values = values.map {
        Value(
          label: $0.label + labelEnding, type: $0.type, isOptional: $0.isOptional,
          sample: $0.sample)
      }
      if style == .untagged, values.isEmpty, index > 0 {
        values = [Value(label: "flag\(suffix)", type: "Bool", sample: "true")]
      }
      return Case(name: kind.name + suffix, values: values)
    }
  }

  /// Three cases, all with values.
  init(threeCasesOf style: Style) {
    name = "Message"
    self.style = style
    cases = [1, 3, 4].map { Self.kinds[$0] }
  }

  private static let kinds = [
    Case(name: "ping"),
    Case(
      name: "text",
      values: [Value(label: "body", type: "String", sample: "\"It is too late to confirm.\"")]),
    Case(
      name: "move",
      values: [
        Value(label: "x", type: "Int", sample: "-12"),
        Value(label: "y", type: "Int", sample: "345"),
      ]),
    Case(
      name: "image",
      values: [
        Value(label: "url", type: "String", sample: "\"https://example.org/a.png\""),
        Value(label: "width", type: "Int", isOptional: true, sample: "640"),
      ]),
    Case(
      name: "user",
      values: [
        Value(label: "id", type: "Int", sample: "17"),
        Value(label: "name", type: "String", sample: "\"Rachel\""),
        Value(label: "admin", type: "Bool", sample: "true"),
      ]),
  ]

  /// The labels of all values, each once.
  var labels: [String] {
    var seen: Set<String> = []
    return cases.flatMap(\.values).map(\.label).filter { seen.insert($0).inserted }
  }

  /// One expression for each kind of case, spread over all cases.
  var samples: [String] {
    (0..<5).map { kind in
      let item = cases[kind * (cases.count / 25 * 5 + 1)]
      let values = item.values.map { "\($0.label): \($0.sample)" }
      return ".\(item.name)" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
    }
  }

  // MARK: Spellings

  /// The enum as the generator takes it.
  var marked: String {
    "// @CodableEnum(style: \(style.annotation))\n" + declaration("")
  }

  /// The same, which reads another format as well.
  var markedToRead: String {
    let form = style == .external ? #".internal(tag: "type")"# : ".external"
    return "// @CodableEnum(style: \(style.annotation), reads: [\(form)])\n" + declaration("")
  }

  var synthesized: String {
    declaration(style == .rawValue ? ": String, Codable" : ": Codable")
  }

  var handwritten: String { conforming { $0.decoding } }

  /// Untagged cases that are tried in turn.
  var attempting: String { conforming { $0.untaggedAttempts } }

  private func conforming(_ decoding: (HandwrittenCode) -> String) -> String {
    let code = HandwrittenCode(self)
    return declaration(": Codable") + "\n"
      + "extension \(name) {\n\(decoding(code))\n\n\(code.encoding)\n}\n"
  }

  func declaration(_ inheritance: String) -> String {
    let cases = cases.map { item in
      let values = item.values.map { "\($0.label): \($0.type)\($0.isOptional ? "?" : "")" }
      return "  case \(item.name)" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
    }
    return "enum \(name)\(inheritance) {\n\(cases.joined(separator: "\n"))\n}\n"
  }
}
