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
