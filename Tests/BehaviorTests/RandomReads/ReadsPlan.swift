/// An enum and the forms that it reads; the first is the one that it writes.
struct ReadsPlan {
  var number: Int
  var cases: [Case]
  var forms: [Form]
  var nilValues: String?
  var rejectsUnknownKeys = false
  /// Further arguments for every form with tags, and for the written form alone.
  var sharedArguments: [String] = []
  var ownArguments: [String] = []

  struct Case {
    var name: String
    var values: [Value] = []
    var tag: String?
    var alias: String?
    /// Whether it is the unknown case, which takes the tag.
    var isUnknown = false
    /// Whether it has no tag in any form.
    var isTagless = false
    /// In place of a string.
    var literalTag: String?
    /// In the written form, or in all if it has no tag.
    var payload: String?
    /// Further arguments for every form that has keys, and for the written form alone.
    var keyArguments: [String] = []
    var ownArguments: [String] = []
  }

  struct Value {
    var type: SampleType
    var label: String?
    /// Behind `_`.
    var parameterName: String?
    var key: String?
    /// Whether it is the tag.
    var isTag = false
    /// In place of `key`.
    var path: [String] = []
    /// Further arguments for every form that has keys, and for the written form alone.
    var keyArguments: [String] = []
    var ownArguments: [String] = []
    var defaultValue: String?
  }

  var isRecursive: Bool { cases.contains { $0.values.contains { $0.type.holdsOwn } } }

  /// Whether any case has keys in a form.
  func hasKeys(_ form: Form) -> Bool {
    cases.contains { item in
      guard !item.values.isEmpty, !item.isUnknown, form.style != "rawValue" else { return false }
      let layout = item.isTagless ? item.payload ?? "natural" : form.layout
      return layout == "keyed"
        || layout == "natural"
          && item.values.contains { $0.label != nil || $0.key != nil || !$0.path.isEmpty }
    }
  }

  // MARK: Source

  var readerName: String { "Reader\(number)" }

  func twinName(_ index: Int) -> String { "Twin\(number)x\(index)" }

  /// The enum that reads all forms.
  var reader: String {
    let further = forms.dropFirst().map(\.member).joined(separator: ", ")
    return source(
      readerName, forms[0], nilValues, index: 0, further: ["reads: [\(further)]"])
  }

  /// The same cases with one of the forms alone, as old data would have been written.
  ///
  /// - Parameter nilValues: Not a part of the form: nil is read in both ways.
  func twin(_ index: Int, nilValues: String?) -> String {
    let hasKeys = hasKeys(forms[index])
    let form = forms[index].inheriting(from: forms[0], hasKeys: hasKeys)
    return source(
      twinName(index), form, hasKeys ? nilValues : nil, index: index, further: [])
  }

  private func source(
    _ name: String, _ form: Form, _ nilValues: String?, index: Int, further: [String]
  ) -> String {
    var arguments = ["style: .\(form.style)"] + form.arguments
    if let nilValues { arguments.append("nilValues: .\(nilValues)") }
    if rejectsUnknownKeys, hasKeys(form) { arguments.append("unknownKeys: .reject") }
    if form.hasTags { arguments += sharedArguments }
    if index == 0 { arguments += ownArguments }
    arguments += further
    var lines = ["// @CodableEnum(\(arguments.joined(separator: ", ")))"]
    lines.append("\(isRecursive ? "indirect " : "")enum \(name): Equatable {")
    for (position, item) in cases.enumerated() {
      let own = item.lines(in: form, ofEnum: name, further: index == 0 ? nil : forms[index])
      // A case of its name in a branch that is never compiled changes nothing.
      let isTwice = number % 3 == 0 && position == number % cases.count
      let all = isTwice ? ["#if NEVER"] + own + ["#else"] + own + ["#endif"] : own
      lines += all.map { "  \($0)" }
    }
    return (lines + ["}", "", ""]).joined(separator: "\n")
  }
}

extension ReadsPlan.Case {
  fileprivate func lines(
    in form: Form, ofEnum name: String, further: Form?
  ) -> [String] {
    let isPrimary = further == nil || isTagless
    let layout = (isPrimary ? payload : nil) ?? (isTagless ? "natural" : form.layout)
    let hasKeys = layout == "keyed" || layout == "natural"
    let head = annotation(in: form, hasKeys, further) + ["case \(self.name)"]
    guard !values.isEmpty else { return head }
    var lines = head.dropLast() + ["case \(self.name)("]
    for (index, value) in values.enumerated() {
      var arguments = further == nil ? value.ownArguments : []
      if value.isTag { arguments.append("tag: true") }
      if hasKeys, !value.isTag {
        arguments += value.keyArguments
        if let key = value.key { arguments.append("key: \(key.debugDescription)") }
        if !value.path.isEmpty { arguments.append("key: \(value.path)") }
      }
      if !arguments.isEmpty {
        lines.append("  // @CodableValue(\(arguments.joined(separator: ", ")))")
      }
      let comma = index == values.count - 1 ? "" : ","
      lines.append("  \(value.declaration(ofEnum: name))\(comma)")
    }
    return lines + [")"]
  }

  private func annotation(in form: Form, _ hasKeys: Bool, _ further: Form?) -> [String] {
    if isUnknown { return ["// @CodableCase(.unknown)"] }
    var arguments: [String] = []
    if isTagless, form.style != "untagged" {
      arguments.append(".untagged")
    } else if form.style != "untagged" || form.hasTags && values.isEmpty {
      // Only a name has a tag.
      arguments += [literalTag ?? tag?.debugDescription].compactMap(\.self)
      if let alias { arguments.append("aliases: [\(alias.debugDescription)]") }
    }
    if hasKeys {
      // A further form's own option applies to all of its cases.
      arguments += keyArguments.filter { argument in
        argument.hasPrefix("keyNaming") ? further?.keyNaming == nil : further?.hasKeyPrefix != true
      }
    }
    if let payload, further == nil || isTagless { arguments.append("payload: .\(payload)") }
    if further == nil { arguments += ownArguments }
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
