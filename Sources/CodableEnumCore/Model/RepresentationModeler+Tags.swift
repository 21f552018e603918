extension RepresentationModeler {
  /// For each case, the tag that is written and then all others that are read.
  mutating func tags() -> [[Scalar]] {
    var values = RawValues(file, marked)
    let rawValues = styleName == .rawValue ? values.scalars() : nil
    diagnostics += isPrimary ? values.diagnostics : []
    if rawValues != nil, let naming = options.caseNaming {
      report(.caseNamingWithRawValues, at: naming.offset)
    }
    var tags: [[Scalar]] = []
    for index in cases.indices {
      tags.append(self.tags(ofCase: index, rawValue: rawValues?[index]))
    }
    if !isPrimary { addDeclaredNames(&tags) }
    return tags
  }

  private mutating func tags(ofCase index: Int, rawValue: Scalar?) -> [Scalar] {
    let options = marked.cases[index].options
    let naming = self.options.caseNaming?.value ?? .verbatim
    var written = rawValue ?? .string(naming.apply(to: cases[index].baseName))
    if let tag = options?.tag, case .scalar(let scalar) = tag.value {
      check(scalar, at: tag.offset, ofCase: index)
      // Where a further representation needs a key, the name stands in for what is no string.
      if isUsable(scalar) { written = scalar }
    }
    for alias in options?.aliases ?? [] { check(alias.value, at: alias.offset, ofCase: index) }
    var tags = [written]
    for alias in options?.aliases ?? [] {
      if tags.contains(alias.value) {
        if isPrimary { report(.repeatedTag(alias.value, inSameCase: true), at: alias.offset) }
      } else {
        tags.append(alias.value)
      }
    }
    return tags.filter(isUsable)
  }

  private func isUsable(_ tag: Scalar) -> Bool {
    if isPrimary || !rules.tagsAreKeys { return true }
    if case .string = tag { return true } else { return false }
  }

  private mutating func check(_ scalar: Scalar, at offset: Int, ofCase index: Int) {
    guard isPrimary else { return }
    let isNamed = styleName == .untagged && emptyForm(ofCase: index) == .name
    if !rules.hasTags, !isNamed {
      report(.tagWithoutTags(styleName), at: offset)
    }
    if rules.tagsAreKeys || isNamed {
      if case .string = scalar { return }
      report(.tagMustBeString(scalar, styleName), at: offset)
    }
  }

  /// Data that was written before the annotations has the declared names as tags.
  private func addDeclaredNames(_ tags: inout [[Scalar]]) {
    var taken = Set(tags.joined())
    for index in cases.indices {
      let name = Scalar.string(cases[index].baseName)
      if taken.insert(name).inserted { tags[index].append(name) }
    }
  }

  /// Reports cases that differ in their labels alone, and that reflection cannot stand in for
  /// patterns with: as of Swift 6.3 a pattern matches the last case of the name whatever labels it
  /// has (that part of SE-0155 was never implemented).
  mutating func checkNames(_ forms: [CaseForm]) {
    for index in cases.indices where cases[index].isIndistinct {
      let needsPattern =
        marked.options.accessors?.value == true
        || marked.options.conformance?.value != .decodable && !canBeReflected(index, forms[index])
      guard needsPattern else { continue }
      let other = cases.indices.first { $0 != index && cases[$0].name == cases[index].name }
      report(
        .indistinctCases(cases[index].baseName),
        at: marked.cases[index].element.nameRange.lowerBound,
        notes: other.map {
          [
            file.note(
              "the other one is here", at: marked.cases[$0].element.nameRange.lowerBound)
          ]
        } ?? [])
    }
  }

  /// Whether a case can be encoded from what reflection shows: values, but not their static types.
  private func canBeReflected(_ index: Int, _ form: CaseForm) -> Bool {
    if cases[index].values.isEmpty || index == unknownCase?.index { return false }
    if cases[index].values.contains(where: { $0.coder != nil }) { return false }
    guard case .keyed(let fields) = form.payload else { return true }
    return !fields.contains { if case .otherKeys = $0.place { true } else { false } }
  }

  /// Reports tags that two cases share, unless no build can have both cases.
  mutating func checkTags(_ forms: [CaseForm]) {
    guard rules.hasTags else { return }
    let ignoresCase = marked.options.ignoringCase?.value == true
    var owners: [Scalar: [Int]] = [:]
    for (index, form) in forms.enumerated() {
      for tag in form.tags {
        var key = tag
        if ignoresCase, case .string(let text) = tag { key = .string(text.lowercased()) }
        let others = owners[key, default: []]
        guard let other = others.first(where: { $0 != index && !areExclusive($0, index) }) else {
          if others.last != index { owners[key, default: []].append(index) }
          continue
        }
        let isSameName = cases[other].baseName == cases[index].baseName
        report(
          isSameName
            ? .casesOfOneName(cases[index].baseName) : .repeatedTag(tag, inSameCase: false),
          at: offset(ofTag: tag, case: index),
          notes: [file.note("the other one is here", at: offset(ofTag: tag, case: other))])
      }
    }
  }

  /// Whether two cases stand in different branches of one `#if`.
  func areExclusive(_ left: Int, _ right: Int) -> Bool {
    file.areExclusive(marked.cases[left], marked.cases[right])
  }

  private func offset(ofTag tag: Scalar, case index: Int) -> Int {
    let item = marked.cases[index]
    if let written = item.options?.tag, case .scalar(tag) = written.value { return written.offset }
    return item.options?.aliases.first { $0.value == tag }?.offset
      ?? item.element.nameRange.lowerBound
  }

  /// How the tags are to be read.
  func matching(_ forms: [CaseForm]) -> TagMatching {
    let isCoercing = isPrimary && marked.options.coercing?.value == true
    let isIgnoringCase = isPrimary && marked.options.ignoringCase?.value == true
    var kind = TagMatching.Kind.mixed
    let known = forms.enumerated().filter { $0.offset != unknownCase?.index }.flatMap(
      \.element.tags)
    if known.allSatisfy({ if case .string = $0 { true } else { false } }) {
      kind = .string
    } else if known.allSatisfy({ if case .integer = $0 { true } else { false } }) {
      kind = .integer(styleName == .rawValue ? RawValues(file, marked).typeName ?? "Int" : "Int")
    }
    if isCoercing || !unknownTakesOnly(kind, forms) { kind = rules.tagsAreKeys ? .string : .mixed }
    return TagMatching(kind: kind, isCoercing: isCoercing, isIgnoringCase: isIgnoringCase)
  }

  /// Whether the unknown case, if any, can only take tags of the kind that the known ones have.
  private func unknownTakesOnly(_ kind: TagMatching.Kind, _ forms: [CaseForm]) -> Bool {
    guard isPrimary, let unknownCase else { return true }
    if unknownCase.contentValue != nil { return false }
    guard let tagValue = unknownCase.tagValue else {
      // What is dropped is written as the case's own tag, which must be read back.
      if case .integer = kind, case .string = forms[unknownCase.index].tags[0] { return false }
      return true
    }
    switch (kind, cases[unknownCase.index].values[tagValue].type.text) {
    case (.string, "String"), (.integer("Int"), "Int"): return true
    default: return false
    }
  }
}
