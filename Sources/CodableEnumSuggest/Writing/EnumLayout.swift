import CodableEnumCore

/// The options of an enum, which follow from its cases, and the names of these cases.
struct EnumLayout {
  let description: EnumDescription
  /// The names of the cases, from their tags or the hints of untagged ones.
  private(set) var caseNames: [String] = []
  private(set) var caseNaming: Naming?
  private let keys: NameTable
  /// Whether several values without labels are an array, and a single one is bare.
  let usesNaturalPayload: Bool
  /// The most frequent form of cases without values.
  private let empty: EmptyForm?
  private let writesNull: Bool

  init(_ description: EnumDescription) {
    self.description = description
    let payloads = description.cases.map(\.payload)
    let labelled = payloads.map { payload -> [ValueDescription] in
      if case .labelled(let values) = payload { values } else { [] }
    }
    let plain = labelled.map { $0.filter { !$0.isFlattened } }
    keys = NameTable(
      plain.map { $0.compactMap(\.labelText) },
      spelledOut: Set(plain.joined().filter { !$0.parents.isEmpty }.compactMap(\.labelText)))
    usesNaturalPayload =
      description.form == .external
      && !payloads.allSatisfy {
        switch $0 {
        case .labelled, .empty: true
        case .bare, .elements, .flattened: false
        }
      }
    let forms = payloads.compactMap { if case .empty(let form) = $0 { form } else { nil } }
    empty = EmptyForm.named.max { left, right in
      forms.count { $0 == left } < forms.count { $0 == right }
    }.flatMap { forms.contains($0) ? $0 : nil }
    let optional = labelled.joined().filter { $0.mayBeNull || $0.mayBeAbsent }
    let nullCount = optional.count(where: \.mayBeNull)
    writesNull = nullCount > 1 && nullCount * 2 > optional.count
    nameCases()
  }

  private mutating func nameCases() {
    let cases = description.cases
    let texts = cases.compactMap { item in
      if case .string(let text)? = item.tag { text } else { nil }
    }
    let prefix = Self.commonPrefix(of: texts)
    let table = NameTable([prefix.isEmpty ? texts : []])
    var taken: Set<String> = []
    for item in cases {
      switch item.tag {
      case .string(let text)? where prefix.isEmpty:
        caseNames.append(Names.unique([Self.safe(table[text])], in: &taken))
      case .string(let text)?:
        let rest = String(text.dropFirst(prefix.count))
        let names = Names.candidates(for: rest) + Names.candidates(for: text)
        caseNames.append(
          Names.unique(names.isEmpty ? ["value"] : names.map(Self.safe), in: &taken))
      case let tag?: caseNames.append(Names.unique([number(tag)], in: &taken))
      case nil:
        let names = Names.candidates(for: item.nameHint ?? "value")
        caseNames.append(Names.unique(names.isEmpty ? ["value"] : names.map(Self.safe), in: &taken))
      }
    }
    caseNaming = description.form == .rawValue ? nil : table.naming
  }

  /// Returns the name of a case whose tag isn't a string, from the tag's key.
  private func number(_ tag: Scalar) -> String {
    let words = Words.of(description.form.tagPath?.last ?? "value")
    let key = words.isEmpty ? "value" : Words.lowerCamel(words)
    switch tag {
    case .boolean(true): return key
    case .boolean(false):
      return key == "success" || key == "ok" ? "failure" : "not" + Words.upperCamel(words)
    case .integer(let value) where value < 0: return "\(key)Minus\(value.magnitude)"
    case .double(let text):
      return key + text.replacing("-", with: "Minus").replacing(".", with: "_")
    default: return key + tag.spelling
    }
  }

  /// Changes names that mean something else after a dot.
  private static func safe(_ name: String) -> String {
    ["self", "init", "Type", "Protocol"].contains(name) ? name + "Case" : name
  }

  /// Returns the common prefix of tags such as `com.example.created`, up to a dot, slash or colon.
  private static func commonPrefix(of texts: [String]) -> String {
    guard texts.count > 1, let first = texts.first else { return "" }
    var prefix = Substring()
    var rest = first[...]
    while let end = rest.firstIndex(where: { "./:".contains($0) }) {
      let next = first[...end]
      guard texts.allSatisfy({ $0.hasPrefix(next) && $0.count > next.count }) else { break }
      prefix = next
      rest = first[first.index(after: end)...]
    }
    return String(prefix)
  }

  // MARK: Options

  var arguments: [String] {
    var arguments = [description.form.options]
    if usesNaturalPayload { arguments.append("payload: .natural") }
    if let empty, empty != styleEmpty, !isObjectAnyway {
      arguments.append("empty: \(empty.argument)")
    }
    if let caseNaming { arguments.append("caseNaming: .\(caseNaming)") }
    if let naming = keys.naming { arguments.append("keyNaming: .\(naming)") }
    if writesNull { arguments.append("nilValues: .null") }
    return arguments
  }

  private var styleEmpty: EmptyForm {
    switch description.form {
    case .external: .object
    case .untagged: .null
    case .internal, .nested, .adjacent, .adjacentByTag, .array, .rawValue: .omit
    }
  }

  /// Whether the form has only one way to write a case without values.
  private var isObjectAnyway: Bool {
    switch description.form {
    case .internal, .nested, .rawValue: true
    case .adjacent, .adjacentByTag, .external, .array, .untagged: false
    }
  }

  /// Returns the arguments of a case's annotation; none if it needs no annotation.
  func caseArguments(_ index: Int) -> [String] {
    let item = description.cases[index]
    var arguments: [String] = []
    if let tag = item.tag, description.form != .rawValue {
      let name = (caseNaming ?? .verbatim).apply(to: caseNames[index])
      if tag != .string(name) { arguments.append(tag.json) }
    } else if item.tag == nil, description.form.tagPath != nil {
      arguments.append(".untagged")
    }
    if let content = item.content { arguments.append("content: \(content.quoted)") }
    if !description.constants.isEmpty {
      let texts = description.constants.map { "\($0.key.quoted): \($0.value.json)" }
      arguments.append("constants: [\(texts.joined(separator: ", "))]")
    }
    if case .empty(let form) = item.payload, form != empty, !isObjectAnyway {
      arguments.append("empty: \(form.argument)")
    }
    return arguments
  }

  // MARK: Values

  func label(_ value: ValueDescription) -> String { keys[value.labelText ?? ""] }

  /// Returns the arguments of a value's annotation.
  func valueArguments(_ value: ValueDescription, isLabelled: Bool) -> [String] {
    if value.isFlattened { return ["flatten: true"] }
    guard let key = value.key else { return [] }
    var arguments: [String] = []
    if !value.parents.isEmpty {
      arguments.append("key: \((value.parents + [key]).asKey)")
    } else if !keys.isConventional(key), isLabelled {
      arguments.append("key: \(key.asKey)")
    }
    if value.mayBeNull || value.mayBeAbsent, value.mayBeNull != writesNull {
      arguments.append("nil: \(value.mayBeNull ? ".null" : ".omit")")
    }
    return arguments
  }
}
