extension RepresentationChecks {
  /// Reports values of a case that are in each other's way: with the same keys or path, with a key
  /// on another value's path, or with the tag's key.
  func repeatedKeys(_ plan: CasePlan, _ payload: KeyedPayload) {
    // By the first key, because a value may have very many aliases.
    var earlier: [String: [(path: [String], value: DeclaredValue)]] = [:]
    for field in payload.fields where !field.path.isEmpty {
      let value = field.value.declared
      for path in [field.path] + field.keys.dropFirst().map({ [$0] }) {
        lazy var offset = offset(of: path, value, in: plan.item)
        let tagPath = self.tagPath(beside: payload, of: plan)
        if meetsTag(path, field, tagPath) {
          let mayBeTag =
            tagPath == [value.name] && plan.item.values.count == 1 && modeler.unknown == nil
            && plan.item.options.written.isEmpty
            && types.isScalar(value.type, of: ["String", "Int", "Bool"])
          report(
            .keyIsTagKey(path, tagPath, mayBeTag: mayBeTag), at: offset,
            note: "the tag's key is given here", at: options.tag?.offset)
        }
        let others = earlier[path[0], default: []]
        earlier[path[0], default: []].append((path, value))
        guard
          let other = others.last(where: { $0.path == path })
            ?? others.first(where: { $0.path.starts(with: path) || path.starts(with: $0.path) })
        else { continue }
        let both = path.count < other.path.count ? (path, other.path) : (other.path, path)
        report(
          other.path == path
            ? Message(.repeatedKey, path.keyPath)
            : Message(.keyOnPath, both.1.keyPath, both.0.keyPath),
          at: offset,
          note: "the other value is here",
          at: self.offset(of: other.path, other.value, in: plan.item))
      }
    }
  }

  /// Returns the path of keys to the tag, which this case or others have.
  private func tagPath(beside payload: KeyedPayload, of plan: CasePlan) -> [String] {
    plan.isMissingTag && plan.content == nil ? options.tag?.value ?? [] : payload.tagPath
  }

  private func meetsTag(_ path: [String], _ field: Field, _ tagPath: [String]) -> Bool {
    // An object on the path to the tag gets the tag.
    return !tagPath.isEmpty && (path.starts(with: tagPath) || tagPath.starts(with: path))
      && !(field.meetsTag && path == field.path)
  }

  /// Reports constants and extras with the key of the tag, of a value or of an earlier constant.
  func constants(_ plan: CasePlan, _ payload: KeyedPayload) {
    let item = plan.item
    typealias Place = (key: String, offset: Int, option: String)
    let constants: [Place] =
      (item.options.constants?.value ?? []).map { ($0.value.key, $0.offset, "constants") }
      + (item.options.extras?.value ?? []).map { ($0.value.key, $0.offset, "extras") }
    let tagKey = tagPath(beside: payload, of: plan).first
    for (number, (key, offset, option)) in constants.enumerated() {
      let owner = payload.fields.last { $0.keys.contains(key) }.map {
        self.offset(of: $0.path[0] == key ? $0.path : [key], $0.value.declared, in: item)
      }
      let flattened = payload.fields.first {
        $0.isFlattened && types.summary($0.value.declared.type).mayHold(key)
      }
      let other =
        constants[..<number].last { $0.key == key }?.offset ?? owner
        ?? (tagKey == key ? options.tag?.offset : nil) ?? flattened?.value.declared.offset
      guard let other else { continue }
      if let type = flattened?.value.declared.type, other == flattened?.value.declared.offset,
        types.summary(type).keys?.all.contains(key) != true,
        keepsDocuments(types.type(type).unwrapped)
      {
        report(.constantBesideOpen, option, key.quoted, type.text, at: offset)
        continue
      }
      let isOnPath = payload.fields.contains { $0.path.count > 1 && $0.path[0] == key }
      report(
        isOnPath ? .constantOnPath : .constantKeyIsTaken, option, key.quoted, at: offset,
        note: "the other one is here", at: other)
    }
  }

  /// Reports paths through an object that a flattened value may write, too.
  func pathsIntoFlattened(_ value: DeclaredValue, _ payload: KeyedPayload, in item: DeclaredCase) {
    for field in payload.fields where field.path.count > 1 {
      guard types.mayHold(field.path[0], value.type) else { continue }
      report(
        .pathIntoFlattened, field.path[0].quoted, value.type.text, item.baseName,
        at: offset(of: field.path, field.value.declared, in: item),
        note: "'\(value.type.text)' is here", at: value.offset)
    }
  }

  private func offset(of path: [String], _ value: DeclaredValue, in item: DeclaredCase) -> Int {
    if let own = value.options.key, own.value == path { return own.offset }
    let keys =
      (value.options.aliases?.value ?? []) + [item.givenKey(of: value.position)].compactMap(\.self)
    return keys.first { [$0.value] == path }?.offset ?? value.offset
  }
}

/// `missingTag` in `.external`, where the tag is a key.
extension RepresentationChecks {
  func missingKey(_ form: Representation) {
    guard styleName == .external, let name = declared.options.missingTag,
      let missing = form.missingTag
    else { return }
    if let reads = declared.options.reads, !reads.value.isEmpty {
      return report(.missingKeyBeside, "'reads'", at: name.offset)
    }
    if declared.options.unknownTag != nil {
      return report(.missingKeyBeside, "'unknownTag'", at: name.offset)
    }
    for item in declared.cases where item.options.isUnknown || item.options.isUntagged {
      let kind = item.options.isUnknown ? "'.unknown'" : "'.untagged'"
      return report(.missingKeyBeside, kind, at: name.offset, beside: item)
    }
    if case .unkeyed = missing.payload { report(.missingKeyOfArray, name.value, at: name.offset) }
    let (written, read) = (types.documents(.written), types.documents(.read))
    let isBare = if case .bare = missing.payload { true } else { false }
    if isBare, let payload = read.payload(missing),
      !Summary(of: payload, in: types.universe).kinds.contains(.object)
    {
      return report(.missingKeyOfScalar, name.value, at: name.offset)
    }
    // For the case that `missingTag` names, null under its own key still means that case, unless
    // the whole object would be its value.
    for plan in form.cases
    where plan.writing == .values && (isBare || plan.model.baseName != name.value) {
      guard let payload = written.payload(plan.restricted(to: .encoding)), !plan.isName,
        case .yes = Overlap.of(payload, .null, in: types.universe)
      else { continue }
      let (item, key) = (plan.model.baseName, (plan.tags.first?.spelling ?? "").quoted)
      let message =
        item == name.value
        ? Message(.missingKeyIsNull, item, key)
        : Message(.missingKeyTakesNull, item, key, name.value)
      report(message, at: plan.item.nameOffset, note: "'missingTag' is here", at: name.offset)
    }
  }
}
