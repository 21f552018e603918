import CodableEnumCore

/// Findings about the values of cases, and about properties.
extension ObstacleMessage {
  var valueMessage: Message {
    switch obstacle.kind {
    case .missingKey(let key, let unread):
      let cure = cure(ifBoth: "give it a default, or make it optional")
      return Message(
        .lockedKey, "'\(name)' requires the key \(key.keyPath) now, but was written without it",
        hint: unread.count == 1 && canHaveNewKey
          ? "if its key was \(unread[0].quoted), "
            + (isProperty
              ? "keep that in '\(codingKeys)'; or "
              : "write '// @CodableValue(aliases: [\(unread[0].quoted)])' after it; or ") + cure
          : cure)
    case .renamedKey(let key, let old):
      // An alias is a single key, which the new path can't lead through.
      let canBeAlias = old.count == 1 && old[0] != key[0]
      return Message(
        .lockedKeyRenamed,
        "'\(name)' was written under \(old.keyPath) but is read only under \(key.keyPath) now",
        hint: isProperty
          ? "keep the key \(old.keyPath) in '\(codingKeys)'"
          : canBeAlias
            ? "write '// @CodableValue(aliases: [\(old.keyPath)])' after it"
            : "keep its key: '// @CodableValue(key: \(old.keyPath))'"
              + (key.starts(with: old) ? ", and let no other path lead through it" : ""),
        otherwise: "if it is another value, run \(command.text)")
    case .absentKey(let key):
      let old = entry.meaning.defaults.first { $0.key.split(separator: ".").last == key[...] }
      return Message(
        .lockedNil, "'\(name)' could be missing when it was locked, and is required now",
        hint: old.map { "restore its default, \($0.value)" }
          ?? cure(ifBoth: "make it optional, or give it a default"),
        // Then another case with the tag may look like this one.
        otherwise: models.contains { !$0.primary.rivals.isEmpty } ? command.ifRejected : nil)
    case .null:
      return Message(
        .lockedNil, "'\(name)' could be null when it was locked, and can't be now",
        hint: hasKey
          ? "make it optional; or give it a default, and write '// @CodableValue(nil: .default)'"
          : "make it optional")
    case .value(.value(.dictionary(.named(let key, _), let value))) where hasNoKeys(key):
      return changed(
        from: "'[\(key): \(value.text)]'", hint: "write 'codingKeys: true' for '\(key)' again")
    case .value(.value(let type)): return changed(from: "'\(type.text)'")
    case .value(let shape): return changed(from: shape.text)
    case .removedValue(let shape):
      return changed(from: shape.text, hint: "restore the case with this value")
    case .constant(let key, let value):
      return Message(
        .lockedConstant,
        "'\(item)' was written without \(value.text) under \(key.quoted), which is required now",
        hint: "restore the case as it was, and give the constant to a new case",
        otherwise: command.ifRejected)
    case .unknownKey(let key):
      return Message(
        .lockedUnknownKey,
        "'\(item)' was written with the key \(key.quoted), which 'unknownKeys: .reject' rejects",
        hint:
          "remove the option; if that's rejected, read the key into a value with 'skip: .encoding'")
    case .entry(let key):
      return Message(
        .lockedUnknownKey,
        "'\(entry.name ?? item)' was written with the key \(key.quoted), which '\(item)' takes now",
        hint: "read the key into a value with 'skip: .encoding'", otherwise: command.ifGone)
    case .elementCount(let count):
      return Message(
        .lockedElements,
        "'\(item)' was written with \(count) value\(count == 1 ? "" : "s"), and is read from another "
          + "number now",
        hint: (declared.style.value == .untagged || own?.options.isUntagged == true
          ? "give values that you added a case of their own, because their number tells the case; "
          : "move values that you added to the end, and make them optional or give them defaults; ")
          + "restore values that you removed")
    default: preconditionFailure("\(obstacle.kind) is about no value")
    }
  }

  /// What has the key of a property, or of the value of a case: `CodingKeys`, `TextCodingKeys`.
  private var codingKeys: String {
    guard case .property(let name, _)? = obstacle.place, !name.contains("<") else {
      return "CodingKeys"
    }
    let owner = name.split(separator: ".").dropLast()
    let isType = checks.target.resolver.facts[owner.joined(separator: ".")].isDeclared
    return isType ? "CodingKeys" : String(owner.last ?? "").codingKeysOfCase
  }

  /// Whether dictionaries with an enum's values as keys aren't objects.
  private func hasNoKeys(_ name: String) -> Bool {
    checks.target.models[name]?.allSatisfy { $0.declared.options.codingKeys?.value != true } == true
  }

  private func changed(
    from type: String,
    hint: String =
      "keep the type, or use an '.untagged' enum that reads both; or keep this case for old data "
      + "with '// @CodableCase(skip: .encoding)', and add another"
  ) -> Message {
    Message(.lockedType, "'\(name)' was written as \(type), which it no longer reads", hint: hint)
  }

  /// Whether a key that nothing reads may be what the missing one was.
  private var canHaveNewKey: Bool {
    guard case .value(case: let index, let value)? = obstacle.place else { return true }
    // What another case wrote isn't this value under its old key.
    if own != nil, declared.cases[index].baseName != entry.name { return false }
    return declared.cases[index].values[value].options.flatten?.value != true && hasKey
  }

  /// Whether it is a value of a case with a key of its own. Others can't use options for keys.
  private var hasKey: Bool {
    guard case .value(case: let index, _)? = obstacle.place else { return false }
    return models.contains { $0.primary.cases[index].payload.keyed != nil }
  }

  /// How the key could be missing.
  ///
  /// - Parameter both: What to do if the value can be an optional or have a default.
  private func cure(ifBoth both: String) -> String {
    // Synthesized coding has no defaults for properties.
    guard case .value(case: let index, let position)? = obstacle.place else {
      return "make it optional"
    }
    let value = declared.cases[index].values[position]
    if value.options.nilForm?.value == .required { return "remove 'nil: .required'" }
    let types = EnumTypes(declared, checks.target.universe)
    let canBeOptional =
      value.options.flatten?.value != true && !types.mayBeNull(types.type(value.type))
    return canBeOptional ? both : "give it a default"
  }
}
