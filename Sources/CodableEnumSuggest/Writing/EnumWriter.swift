import CodableEnumCore

/// Writes a marked enum.
struct EnumWriter {
  let name: String
  let isIndirect: Bool
  let types: TypeSpeller
  private let description: EnumDescription
  private let layout: EnumLayout

  init(
    _ name: String, _ description: EnumDescription, isIndirect: Bool, _ types: TypeSpeller
  ) {
    self.name = name
    self.description = description
    self.isIndirect = isIndirect
    self.types = types
    layout = EnumLayout(description)
  }

  func write(to lines: inout TextLines) {
    if let seenOnce { lines.comment(seenOnce) }
    lines.annotation("CodableEnum", layout.arguments)
    let raw = rawType.map { "\($0), " } ?? ""
    let hashable = rawType == nil ? "Hashable, " : ""
    lines.add("\(isIndirect ? "indirect " : "")enum \(name): \(raw)\(hashable)Sendable {")
    if hasNumbers {
      lines.comment("Some tags are numbers: give their cases better names.", indent: "  ")
    }
    var wasLong = false
    for index in description.cases.indices {
      var own = TextLines()
      if description.form == .rawValue { writeRaw(index, to: &own) } else { write(index, to: &own) }
      // Blank lines separate cases of more than one line.
      let isLong = own.lines.count > 1
      if index > 0, isLong || wasLong { lines.add() }
      wasLong = isLong
      for line in own.lines { lines.add(line) }
    }
    lines.add("}")
  }

  /// A comment about cases that appeared only once, so there was no second sample to compare with.
  private var seenOnce: String? {
    let once = description.cases.indices.filter { description.cases[$0].sampleCount == 1 }
    guard description.form != .rawValue, !once.isEmpty else { return nil }
    if once.count == description.cases.count { return "There was only one sample of each case." }
    let names = once.map { "`\(layout.caseNames[$0])`" }
    return "There was only one sample of \(names.joined(separator: ", "))."
  }

  private var hasNumbers: Bool {
    description.cases.contains {
      switch $0.tag {
      case .integer, .double: true
      case .string, .boolean, nil: false
      }
    }
  }

  private var rawType: String? {
    guard description.form == .rawValue else { return nil }
    return hasNumbers ? "Int" : "String"
  }

  private func writeRaw(_ index: Int, to lines: inout TextLines) {
    let caseName = layout.caseNames[index]
    guard let tag = description.cases[index].tag else { return }
    let value = tag == .string(caseName) ? "" : " = \(tag.json)"
    lines.add("  case \(caseName.escapedName)\(value)")
  }

  private func write(_ index: Int, to lines: inout TextLines) {
    let item = description.cases[index]
    let remarks = self.remarks(item)
    let arguments = layout.caseArguments(index)
    let values = item.payload.values.enumerated().map { position, value in
      spelled(value, position, item, layout.caseNames[index])
    }
    let head = "  case \(layout.caseNames[index].escapedName)"
    let isLong = values.count > 1 && values.contains { !$0.annotation.isEmpty }
    let line = head + (values.isEmpty ? "" : "(\(values.map(\.text).joined(separator: ", ")))")
    let trailing = values.count == 1 ? values[0].annotation : ""
    let isBroken = isLong || (line + trailing).count > TextLines.width
    for remark in remarks { lines.comment(remark, indent: "  ") }
    if !arguments.isEmpty { lines.annotation("CodableCase", arguments, indent: "  ") }
    if !isBroken {
      lines.add(trailing.isEmpty ? line : "\(line)  \(trailing)")
      return
    }
    lines.add(head + "(")
    for (position, value) in values.enumerated() {
      let text = "    \(value.text)\(position < values.count - 1 ? "," : "")"
      lines.add(value.annotation.isEmpty ? text : "\(text)  \(value.annotation)")
    }
    lines.add("  )")
  }

  private func remarks(_ item: CaseDescription) -> [String] {
    var list = RemarkList()
    for (position, value) in item.payload.values.enumerated() {
      let remarks =
        item.sampleCount == 1 ? value.remarks.filter { !$0.isAboutTexts } : value.remarks
      let name = value.key.map { _ in "`\(layout.label(value))`" }
      list.add(remarks, of: name ?? "value \(position + 1)")
    }
    let isAlone = item.payload.values.count == 1 && item.payload.values[0].key == nil
    let texts =
      isAlone ? list.groups.map { $0.remarks.map(\.text).joined(separator: "; ") } : list.texts
    return texts.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." }
  }

  private func spelled(
    _ value: ValueDescription, _ position: Int, _ item: CaseDescription, _ caseName: String
  ) -> (text: String, annotation: String) {
    let type = types.spelling(value.swiftType)
    guard case .labelled(let values) = item.payload else { return (type, "") }
    let label = value.isFlattened ? value.key ?? "" : layout.label(value)
    let isPosition =
      value.key == "_\(position)" && description.form == .external && !layout.usesNaturalPayload
    let arguments = layout.valueArguments(value, isLabelled: !isPosition)
    let annotation =
      arguments.isEmpty ? "" : "// @CodableValue(\(arguments.joined(separator: ", ")))"
    if isPosition { return (type, annotation) }
    // `text(_ text:)` reads better than `text(text:)`. Only with an internal tag do values without
    // labels take their keys from the parameter names. A single object needs a label to keep a key
    // of its own.
    var mayBeObject = false
    if case .declared = value.swiftType { mayBeObject = values.count == 1 }
    let isEcho =
      position == 0 && label == caseName && description.form.isInternal && item.tag != nil
      && values.allSatisfy { $0.key != nil } && !mayBeObject
    return ("\(isEcho ? "_ " : "")\(label.escapedLabel): \(type)", annotation)
  }
}

extension Form {
  fileprivate var isInternal: Bool { if case .internal = self { true } else { false } }
}
