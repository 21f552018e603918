/// Shows the JSON of cases in the documentation of generated code, with types in the place of
/// values: `{"image":{"url":String,"width":Int?}}`.
struct ShapeWriter {
  let model: EnumModel
  let representation: Representation

  func tag(_ index: Int) -> String {
    if let unknown = model.unknownCase, unknown.index == index, let value = unknown.tagValue {
      return type(value, of: index)
    }
    return representation.forms[index].tags[0].json
  }

  private func type(_ value: Int, of index: Int) -> String {
    model.cases[index].values[value].type.text.split(whereSeparator: \.isNewline)
      .joined(separator: " ")
  }

  /// The payload of a case, or nil if nothing is written.
  func payload(_ index: Int) -> String? {
    switch representation.forms[index].payload {
    case .empty(.object): "{}"
    case .empty(.array): "[]"
    case .empty(.true): "true"
    case .empty(.null): "null"
    case .empty(.name): tag(index)
    case .empty(.omit): nil
    case .keyed: "{\(fields(index).joined(separator: ","))}"
    case .unkeyed: "[\(elements(index).joined(separator: ","))]"
    case .bare(let value): type(value, of: index)
    }
  }

  /// The members of an object: `"url":String`, and `…Circle` for the keys of a flattened value.
  func fields(_ index: Int) -> [String] {
    guard case .keyed(let fields) = representation.forms[index].payload else { return [] }
    return fields.map { field in
      let type = type(field.value, of: index)
      return field.keys.first.map { "\($0.quoted):\(type)" } ?? "…\(type)"
    }
  }

  func elements(_ index: Int) -> [String] {
    guard case .unkeyed(let values) = representation.forms[index].payload else { return [] }
    return values.map { type($0, of: index) }
  }

  /// `{"meta":{"type":"ping"}}` for a path.
  func tagMember(_ index: Int, at path: [String]) -> String {
    let inner = path.dropFirst().reversed().reduce(tag(index)) { "{\($1.quoted):\($0)}" }
    return "\(path[0].quoted):\(inner)"
  }

  /// One line for each case.
  var lines: [String] {
    model.cases.indices.map { index in
      if let unknown = model.unknownCase, unknown.index == index, unknown.contentValue != nil {
        return "anything else, as it came"
      }
      return representation.style.shape(self, of: index)
    }
  }
}
