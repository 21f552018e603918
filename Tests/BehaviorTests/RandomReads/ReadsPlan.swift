/// An enum and the forms that it reads; the first is the one that it writes.
struct ReadsPlan {
  var number: Int
  var cases: [Case]
  var forms: [Form]
  var nilValues: String?
  var rejectsUnknownKeys = false

  struct Case {
    var name: String
    var values: [Value] = []
    var tag: String?
    var alias: String?
    /// Whether it is the unknown case, which takes the tag.
    var isUnknown = false
  }

  struct Value {
    var type: SampleType
    var label: String?
    /// Behind `_`.
    var parameterName: String?
    var key: String?
    var defaultValue: String?
  }

  var isRecursive: Bool { cases.contains { $0.values.contains { $0.type.holdsOwn } } }

  /// Whether any case has keys in a form.
  func hasKeys(_ form: Form) -> Bool {
    cases.contains { item in
      guard !item.values.isEmpty, !item.isUnknown, form.style != "rawValue" else { return false }
      return form.layout == "keyed"
        || form.layout == "natural"
          && item.values.contains { $0.label != nil || $0.key != nil }
    }
  }

  // MARK: Source

  var readerName: String { "Reader\(number)" }

  func twinName(_ index: Int) -> String { "Twin\(number)x\(index)" }

  /// The enum that reads all forms.
  var reader: String {
    let further = forms.dropFirst().map(\.member).joined(separator: ", ")
    return source(readerName, forms[0], nilValues, further: ["reads: [\(further)]"])
  }

  /// The same cases with one of the forms alone, as old data would have been written.
  ///
  /// - Parameter nilValues: Not a part of the form: nil is read in both ways.
  func twin(_ index: Int, nilValues: String?) -> String {
    let hasKeys = hasKeys(forms[index])
    let form = forms[index].inheriting(from: forms[0], hasKeys: hasKeys)
    return source(twinName(index), form, hasKeys ? nilValues : nil, further: [])
  }

  private func source(
    _ name: String, _ form: Form, _ nilValues: String?, further: [String]
  ) -> String {
    var arguments = ["style: .\(form.style)"] + form.arguments
    if let nilValues { arguments.append("nilValues: .\(nilValues)") }
    if rejectsUnknownKeys, hasKeys(form) { arguments.append("unknownKeys: .reject") }
    arguments += further
    var lines = ["// @CodableEnum(\(arguments.joined(separator: ", ")))"]
    lines.append("\(isRecursive ? "indirect " : "")enum \(name): Equatable {")
    for (index, item) in cases.enumerated() {
      let own = item.lines(in: form, ofEnum: name)
      // A case of its name in a branch that is never compiled changes nothing.
      let isTwice = number % 3 == 0 && index == number % cases.count
      let all = isTwice ? ["#if NEVER"] + own + ["#else"] + own + ["#endif"] : own
      lines += all.map { "  \($0)" }
    }
    return (lines + ["}", "", ""]).joined(separator: "\n")
  }
}

extension ReadsPlan.Case {
  fileprivate func lines(in form: Form, ofEnum name: String) -> [String] {
    let head = annotation(in: form) + ["case \(self.name)"]
    guard !values.isEmpty else { return head }
    let hasKeys = form.layout == "keyed" || form.layout == "natural"
    var lines = head.dropLast() + ["case \(self.name)("]
    for (index, value) in values.enumerated() {
      if let key = value.key, hasKeys {
        lines.append("  // @CodableValue(key: \(key.debugDescription))")
      }
      let comma = index == values.count - 1 ? "" : ","
      lines.append("  \(value.declaration(ofEnum: name))\(comma)")
    }
    return lines + [")"]
  }

  private func annotation(in form: Form) -> [String] {
    if isUnknown { return ["// @CodableCase(.unknown)"] }
    // Only a name has a tag.
    guard form.style != "untagged" || form.hasTags && values.isEmpty else { return [] }
    var arguments = tag.map { [$0.debugDescription] } ?? []
    if let alias { arguments.append("aliases: [\(alias.debugDescription)]") }
    return arguments.isEmpty ? [] : ["// @CodableCase(\(arguments.joined(separator: ", ")))"]
  }
}

extension ReadsPlan.Value {
  fileprivate func declaration(ofEnum name: String) -> String {
    let type = type.spelling(ofEnum: name)
    let text = label.map { "\($0): \(type)" } ?? parameterName.map { "_ \($0): \(type)" } ?? type
    return defaultValue.map { "\(text) = \($0)" } ?? text
  }
}
