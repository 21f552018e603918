extension RepresentationChecks {
  /// Reports values of a case that are in each other's way: with the same keys or path, with a key
  /// on another value's path, or with the tag's key.
  func repeatedKeys(_ plan: CasePlan, _ payload: KeyedPayload) {
    var paths = PathOwners()
    for field in payload.fields where !field.path.isEmpty {
      let value = field.value.declared
      for path in [field.path] + field.keys.dropFirst().map({ [$0] }) {
        // Computed only for an error, because a value may have very many aliases.
        lazy var offset = offset(of: path, value, in: plan.item)
        let tagPath = self.tagPath(beside: payload, of: plan)
        if meetsTag(path, field, tagPath) {
          report(
            .keyIsTagKey(path, tagPath), at: offset,
            note: "the tag's key is given here", at: options.tag?.offset)
        }
        guard let other = paths.add(path, of: value) else { continue }
        let both = path.count < other.path.count ? (path, other.path) : (other.path, path)
        report(
          other.path == path
            ? Message(.repeatedKey, path.keyPath)
            : Message(.keyOnPath, both.1.keyPath, both.0.keyPath),
          at: offset,
          note: "the other value is here",
          at: self.offset(of: other.path, other.owner, in: plan.item))
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
    let constants =
      (item.options.constants?.value ?? []).map { ($0.value.key, $0.offset, "constants") }
      + (item.options.extras?.value ?? []).map { ($0.value.key, $0.offset, "extras") }
    if constants.isEmpty { return }
    var taken: [String: Int] = [:]
    if let key = tagPath(beside: payload, of: plan).first { taken[key] = options.tag?.offset }
    var owners: [String: (path: [String], value: DeclaredValue)] = [:]
    for field in payload.fields {
      for (number, key) in field.keys.enumerated() {
        owners[key] = (number == 0 ? field.path : [key], field.value.declared)
      }
    }
    for (key, offset, option) in constants {
      let owner = owners.removeValue(forKey: key)
      var other = taken.updateValue(offset, forKey: key)
      if let owner { other = self.offset(of: owner.path, owner.value, in: item) }
      for field in payload.fields where field.isFlattened && other == nil {
        let value = field.value.declared
        if types.summary(value.type).mayHold(key) { other = value.offset }
      }
      guard let other else { continue }
      report(
        .constantKeyIsTaken, option, key.quoted, at: offset,
        note: "the other one is here", at: other)
    }
  }

  /// Reports paths through an object that a flattened value may write, too.
  func pathsIntoFlattened(
    _ value: DeclaredValue, _ payload: KeyedPayload, in item: DeclaredCase
  ) {
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

/// The values by their paths of keys. Adding the last path is as fast as adding the first.
private struct PathOwners {
  private var owners: [[String]: DeclaredValue] = [:]
  /// For each beginning of a path, the path and its owner.
  private var longer: [[String]: Owner] = [:]

  typealias Owner = (path: [String], owner: DeclaredValue)

  /// Adds a path. Returns another path that equals it, begins it, or begins with it.
  mutating func add(_ path: [String], of owner: DeclaredValue) -> Owner? {
    var found = longer[path]
    for count in 1..<path.count {
      let beginning = Array(path.prefix(count))
      if let other = owners[beginning] { found = (beginning, other) }
      longer[beginning] = longer[beginning] ?? (path, owner)
    }
    if let other = owners.updateValue(owner, forKey: path) { found = (path, other) }
    return found
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
    for item in declared.cases where item.options.isUnknown || item.options.isUntagged {
      let kind = item.options.isUnknown ? "'.unknown'" : "'.untagged'"
      return report(
        .missingKeyBeside, kind, at: name.offset,
        note: "'\(item.baseName)' is declared here", at: item.nameOffset)
    }
    if case .unkeyed = missing.payload {
      report(.missingKeyOfArray, name.value, at: name.offset)
    }
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
      report(
        message, at: plan.item.nameOffset,
        note: "'missingTag' is here", at: name.offset)
    }
  }
}
