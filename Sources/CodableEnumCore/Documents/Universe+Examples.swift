extension Universe {
  /// Returns a document of a set, as short as possible; nil if the set is empty.
  package func example(of set: Documents) -> Document? {
    var search = ExampleSearch()
    return example(of: set, &search)
  }

  /// The bounds of a search: the types that are open, and how many more values the example may
  /// have.
  private struct ExampleSearch {
    var open: Set<FormatType> = []
    var left = 1_000
  }

  private func example(of set: Documents, _ search: inout ExampleSearch) -> Document? {
    search.left -= 1
    guard search.left > 0 else { return .something }
    switch set {
    case .null: return .null
    case .scalar(let scalars): return .scalar(scalars.example)
    case .anything, .opaque: return .something
    case .either(let sets):
      // A value is a better example than null.
      let sets = sets.filter { if case .null = $0 { false } else { true } } + sets
      for set in sets {
        if let found = example(of: set, &search) { return found }
      }
      return nil
    case .type(let type, _):
      guard search.open.count < 64 else { return .something }
      guard search.open.insert(type).inserted else { return nil }
      defer { search.open.remove(type) }
      return example(of: resolved(set), &search)
    case .array(let array):
      var elements: [Document] = []
      for slot in array.slots.prefix(array.requiredCount) {
        guard let element = example(of: slot, &search) else { return nil }
        elements.append(element)
      }
      // An array that isn't empty is a better example. Keys and values come in pairs.
      if elements.isEmpty, let rest = array.rest {
        let more = (array.slots.isEmpty ? [rest] : array.slots).map { example(of: $0, &search) }
        if !more.contains(nil), !more.contains(.something) { elements = more.compactMap(\.self) }
      }
      return .array(elements)
    case .object(let object):
      var members: [Document.Member] = []
      for member in object.members where member.isRequired {
        guard let value = example(of: member.value, &search) else { return nil }
        members.append(.init(key: member.keys[0], value: value))
      }
      if members.isEmpty, case .values(let values, let keys) = object.others,
        let value = example(of: values, &search)
      {
        members.append(.init(key: keys.examples[0], value: value))
      }
      return .object(members)
    }
  }
}
