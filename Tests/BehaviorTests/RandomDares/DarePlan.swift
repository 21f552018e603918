/// An enum as text, with values of each case. It may be one that is refused.
struct DarePlan {
  var name: String
  var style: String
  /// After the style, those of the enum.
  var arguments: [String] = []
  /// Before `Equatable`, the type of raw values.
  var rawType: String?
  var cases: [Case] = []

  struct Case {
    var name: String
    /// Between the parentheses of `@CodableCase`.
    var arguments: [String] = []
    var rawValue: String?
    var values: [Value] = []

    /// Whether it is neither written nor read, or only one of the two.
    var isSkipped: Bool { arguments.contains { $0.hasPrefix("skip:") } }
  }

  struct Value {
    var type: DareType
    var label: String?
    /// Behind `_`.
    var parameterName: String?
    /// Between the parentheses of `@CodableValue`.
    var arguments: [String] = []
    var defaultValue: String?
    /// Values of it, where they are not any of the type.
    var expressions: [String]?
  }

  var isRecursive: Bool { cases.contains { $0.values.contains { $0.type.holdsOwn } } }

  static let coder = "coder: PlainCoder"

  /// The enum with every value coded as its type is.
  var uncoded: DarePlan {
    var plan = self
    for (number, item) in cases.enumerated() {
      for index in item.values.indices {
        plan.cases[number].values[index].arguments.removeAll { $0 == Self.coder }
      }
    }
    return plan
  }

  /// Whether a sample has an unknown document beside a tag. Reading keeps the tag in it as well: the
  /// document stays the same, and the value doesn't.
  func keepsOuterTag(_ sample: String) -> Bool {
    let values = cases.flatMap(\.values)
    let isFlattened = values.contains { $0.arguments.contains("flatten: true") }
    return (style == "internal" || isFlattened) && sample.contains(#".other(.object(["kind":"#)
  }

  /// - Parameters:
  ///   - name: Of the enum.
  ///   - kept: The cases that it has; nil for all.
  func source(_ name: String, kept: [Int]? = nil) -> String {
    let arguments = ["style: .\(style)"] + arguments
    var lines = ["// @CodableEnum(\(arguments.joined(separator: ", ")))"]
    let rawType = rawType.map { "\($0), " } ?? ""
    lines.append("\(isRecursive ? "indirect " : "")enum \(name): \(rawType)Equatable {")
    for index in kept ?? Array(cases.indices) {
      lines += cases[index].lines(ofEnum: name).map { "  \($0)" }
    }
    return (lines + ["}", "", ""]).joined(separator: "\n")
  }
}

extension DarePlan.Case {
  fileprivate func lines(ofEnum name: String) -> [String] {
    let annotation = arguments.joined(separator: ", ")
    let head = annotation.isEmpty ? [] : ["// @CodableCase(\(annotation))"]
    let rawValue = rawValue.map { " = \($0)" } ?? ""
    guard !values.isEmpty else { return head + ["case \(self.name)\(rawValue)"] }
    var lines = head + ["case \(self.name)("]
    for (index, value) in values.enumerated() {
      let annotation = value.arguments.joined(separator: ", ")
      if !annotation.isEmpty { lines.append("  // @CodableValue(\(annotation))") }
      lines.append("  \(value.declaration(ofEnum: name))\(index == values.count - 1 ? "" : ",")")
    }
    return lines + [")"]
  }

  /// A value of it, without the type.
  func expression(_ arguments: [String]) -> String {
    if arguments.isEmpty { return ".\(name)" }
    let list = zip(values, arguments).map { value, argument in
      value.label.map { "\($0): \(argument)" } ?? argument
    }
    return ".\(name)(\(list.joined(separator: ", ")))"
  }
}

extension DarePlan.Value {
  fileprivate func declaration(ofEnum name: String) -> String {
    let type = type.spelling(ofEnum: name)
    let text = label.map { "\($0): \(type)" } ?? parameterName.map { "_ \($0): \(type)" } ?? type
    return defaultValue.map { "\(text) = \($0)" } ?? text
  }
}
